// Holds one decoded instruction per warp and sends one at a time on: to tesla_collect, or
// straight to tesla_control. Warps take turns; one that cannot go is passed over.
//
// Rules, per warp: no source or destination may be in flight; a control instruction waits until
// nothing is; what is not for the LSU waits until nothing is in the LSU, so that the warp retires
// in order.
//
// Rules between warps, so that s[] and its locks are used in the order in which instructions retire. What
// accesses s[] and ends in tesla_control retires late: stores wait for it, and if it is a store, loads too.
// Lanes that exit lose their lock: ld lock waits for control instructions of warps that hold one, and these for
// ld lock, but go first when both wait.
module tesla_issue #(
  parameter int unsigned WARPS   = 8,
  parameter bit          TEXTURE = 1'b1,
  parameter bit          LATE    = 1'b0   // an instruction waits decoded a clock later
) (
  input  logic                   clk_i,
  input  logic                   rst_ni,
  output logic [WARPS-1:0]       want_o,          // to fetch: this warp has room
  input  logic                   insn_valid_i,    // from fetch
  input  tesla_core_pkg::warp_t  insn_warp_i,
  input  logic [23:0]            insn_pc_i,
  input  logic [63:0]            insn_words_i,
  input  logic [1:0]             insn_nwords_i,
  input  logic [3:0]             features_i,      // of the chip: see tesla_decode
  input  logic [1:0]             type_i,          // of the program
  input  logic [WARPS-1:0]       hold_i,
  input  logic [WARPS-1:0]       waiting_i,       // at a barrier
  input  logic [WARPS*32-1:0]    active_i,
  input  logic                   flush_valid_i,   // forget what was decoded
  input  tesla_core_pkg::warp_t  flush_warp_i,
  input  tesla_core_pkg::warp_t  order_warp_i,    // the dispatcher's look-up of an order id
  output tesla_core_pkg::order_t order_o,
  input  logic                   order_take_i,    // LAUNCH uses it
  output logic                   pipe_valid_o,    // to tesla_collect
  input  logic                   pipe_ready_i,
  output logic                   direct_valid_o,  // to tesla_control
  input  logic                   direct_ready_i,
  output tesla_uop_pkg::insn_t   insn_o,
  input  logic                   wrote_valid_i,   // see tesla_scoreboard
  input  tesla_core_pkg::warp_t  wrote_warp_i,
  input  tesla_uop_pkg::lines_t  wrote_lines_i,
  input  logic                   loaded_valid_i,
  input  tesla_core_pkg::warp_t  loaded_warp_i,
  input  tesla_uop_pkg::lines_t  loaded_lines_i,
  input  logic [WARPS-1:0]       held_i,          // warps that hold a lock
  input  logic                   pipe_retire_i,
  input  tesla_core_pkg::warp_t  pipe_warp_i,
  input  logic                   lsu_retire_i,
  input  tesla_core_pkg::warp_t  lsu_warp_i,
  input  logic                   ctl_retire_i,
  input  tesla_core_pkg::warp_t  ctl_warp_i,
  output logic                   idle_o           // nothing decoded, nothing in flight
);
  localparam int unsigned L  = tesla_uop_pkg::Lines;
  localparam int unsigned WW = $clog2(WARPS);

  // Decode
  tesla_uop_pkg::uop_t   dec_uop;
  tesla_uop_pkg::lines_t dec_need, dec_write;
  logic                  dec_direct;
  tesla_decode #(
    .TEXTURE (TEXTURE),
    .LATE    (LATE)
  ) u_decode (
    .clk_i      (clk_i),
    .words_i    (insn_words_i),
    .nwords_i   (insn_nwords_i),
    .pc_i       (insn_pc_i),
    .features_i (features_i),
    .type_i     (type_i),
    .uop_o      (dec_uop),
    .need_o     (dec_need),
    .write_o    (dec_write),
    .direct_o   (dec_direct)
  );
  logic                  dec_valid;
  tesla_core_pkg::warp_t dec_warp;
  if (LATE) begin : gen_late
    always_ff @(posedge clk_i) begin
      dec_valid <= rst_ni && insn_valid_i;
      dec_warp  <= insn_warp_i;
    end
  end else begin : gen_now
    assign dec_valid = insn_valid_i;
    assign dec_warp  = insn_warp_i;
  end

  // One slot per warp. What the ready vector needs is in registers, the rest in a small memory.
  localparam int unsigned UW = $bits(dec_uop);
  logic [UW-1:0] slot_mem [0:WARPS-1];
  logic work_clk, out_valid_q;  // moves while instructions are here or in flight
  logic [WARPS-1:0] filled, idle;
  common_gate u_work_clk (
    .clk_i(clk_i), .rst_ni(rst_ni), .clk_o(work_clk),
    .moves_i(dec_valid || filled != '0 || out_valid_q || !(&idle) || flush_valid_i || order_take_i));
  always_ff @(posedge work_clk) begin
    if (dec_valid) slot_mem[dec_warp[WW-1:0]] <= dec_uop;
  end

  logic                   pick_valid, pick_go;
  logic [WW-1:0]          pick, last_q;
  logic [WARPS-1:0]       ready, direct, lsu, lsu_idle, full;
  logic [WARPS-1:0]       late_use, late_store;   // s[] accesses that end in tesla_control
  logic [WARPS-1:0]       locking, leaving;       // ld lock in flight; control instructions against it
  logic [WARPS*L-1:0]     pending, write;
  logic [WARPS*32-1:0]    order;

  for (genvar w = 0; w < WARPS; w++) begin : g_warp
    logic                   load, flush, picked;
    logic                   valid_q, busy_q, ctl_q, lsu_q, direct_q;
    logic                   s_use_q, s_store_q, lock_q, locking_q, late_use_q, late_store_q;
    logic                   able, could, in_order;
    tesla_core_pkg::order_t order_q;
    tesla_uop_pkg::lines_t  need_q, write_q;
    assign load   = dec_valid && dec_warp == 5'(w);
    assign flush  = flush_valid_i && flush_warp_i == 5'(w);
    assign picked = pick_go && pick == WW'(w);

    always_ff @(posedge work_clk) begin
      if (!rst_ni) begin
        valid_q <= 1'b0;
        busy_q  <= 1'b0;
        order_q <= '0;
        locking_q <= 1'b0;
      end else begin
        if (flush)       valid_q <= 1'b0;
        else if (load)   valid_q <= 1'b1;
        else if (picked) valid_q <= 1'b0;
        // Nothing follows a control instruction before it has retired.
        if (picked && ctl_q)                          busy_q <= 1'b1;
        else if (ctl_retire_i && ctl_warp_i == 5'(w)) busy_q <= 1'b0;
        locking_q <= (picked && lock_q) || (locking_q && !idle[w]);
        if (picked || (order_take_i && order_warp_i == 5'(w))) order_q <= order_q + 32'd1;
      end
      if (load) begin
        need_q   <= dec_need;
        write_q  <= dec_write;
        ctl_q    <= dec_uop.ctl;
        lsu_q    <= dec_uop.lsu;
        direct_q <= dec_direct;
        s_use_q   <= dec_uop.s_use;
        s_store_q <= dec_uop.s_write || dec_uop.op == tesla_pkg::OP_LD_LOCK;
        lock_q    <= dec_uop.op == tesla_pkg::OP_LD_LOCK;
      end
      if (picked) begin
        late_use_q   <= ctl_q && s_use_q;
        late_store_q <= ctl_q && s_store_q && s_use_q;
      end
    end

    assign want_o[w] = !valid_q && !load;
    assign filled[w] = valid_q;
    assign direct[w] = direct_q;
    assign lsu[w]    = lsu_q;
    // What hangs on hold_i is worked out in every clock, so all else stands by itself.
    assign able      = valid_q && !busy_q && !waiting_i[w] && !full[w] &&
                       (need_q & pending[w*L +: L]) == '0 &&
                       (ctl_q ? idle[w] : (lsu_q || lsu_idle[w]));
    always_comb begin
      in_order = 1'b1;
      if (s_use_q && late_store != '0)            in_order = 1'b0;
      if (s_use_q && s_store_q && late_use != '0) in_order = 1'b0;
      if (ctl_q && held_i[w] && locking != '0)    in_order = 1'b0;  // its own is none: the warp is idle
    end
    assign could     = able && !hold_i[w];
    assign ready[w]  = could && in_order && !(lock_q && (leaving & ~(WARPS'(1) << w)) != '0);
    assign late_use[w]   = busy_q && late_use_q;
    assign late_store[w] = busy_q && late_store_q;
    assign locking[w]    = locking_q && !idle[w];
    assign leaving[w]    = held_i[w] && (busy_q || (could && ctl_q && !lock_q));
    assign write[w*L +: L]    = write_q;
    assign order[w*32 +: 32]  = order_q;
`ifndef SYNTHESIS
    always_ff @(posedge clk_i) begin
      if (rst_ni) begin
        fetch_sends_what_is_wanted: assert (!load || !valid_q)
          else $error("warp %0d is sent an instruction and has one", w);
      end
    end
`endif
  end

  common_pick #(.N(WARPS)) u_pick (
    .req_i   (ready),
    .after_i (last_q),
    .valid_o (pick_valid),
    .index_o (pick)
  );

  // The instruction on its way out
  logic                 out_direct_q, out_free;
  tesla_uop_pkg::insn_t out_q;
  tesla_uop_pkg::uop_t  pick_uop;
  assign pick_uop = slot_mem[pick];
  assign out_free = !out_valid_q || (out_direct_q ? direct_ready_i : pipe_ready_i);
  assign pick_go  = pick_valid && out_free;
  always_ff @(posedge work_clk) begin
    if (!rst_ni)       out_valid_q <= 1'b0;
    else if (out_free) out_valid_q <= pick_valid;
    if (!rst_ni)       last_q <= '0;
    else if (pick_go)  last_q <= pick;
    if (pick_go) begin
      out_direct_q <= direct[pick];
      out_q.warp   <= 5'(pick);
      out_q.order  <= order[pick*32 +: 32];
      out_q.active <= active_i[pick*32 +: 32];
      out_q.uop    <= pick_uop;
    end
  end
  assign pipe_valid_o   = out_valid_q && !out_direct_q;
  assign direct_valid_o = out_valid_q && out_direct_q;
  assign insn_o         = out_q;

  assign order_o = order[32'(order_warp_i)*32 +: 32];
  assign idle_o  = filled == '0 && (&idle) && !out_valid_q;

  tesla_scoreboard #(
    .WARPS (WARPS)
  ) u_scoreboard (
    .clk_i          (work_clk),
    .rst_ni         (rst_ni),
    .issue_warp_i   (5'(pick)),
    .issue_valid_i  (pick_go),
    .issue_lsu_i    (lsu[pick]),
    .issue_lines_i  (write[pick*L +: L]),
    .wrote_valid_i  (wrote_valid_i),
    .wrote_warp_i   (wrote_warp_i),
    .wrote_lines_i  (wrote_lines_i),
    .loaded_valid_i (loaded_valid_i),
    .loaded_warp_i  (loaded_warp_i),
    .loaded_lines_i (loaded_lines_i),
    .pipe_retire_i  (pipe_retire_i),
    .pipe_warp_i    (pipe_warp_i),
    .lsu_retire_i   (lsu_retire_i),
    .lsu_warp_i     (lsu_warp_i),
    .ctl_retire_i   (ctl_retire_i),
    .ctl_warp_i     (ctl_warp_i),
    .pending_o      (pending),
    .idle_o         (idle),
    .lsu_idle_o     (lsu_idle),
    .full_o         (full)
  );

`ifndef SYNTHESIS
  common_held #(.WIDTH($bits(tesla_uop_pkg::insn_t))) stalled_pipe_stable (
    .clk_i   (clk_i),
    .rst_ni  (rst_ni),
    .valid_i (pipe_valid_o),
    .ready_i (pipe_ready_i),
    .data_i  (insn_o)
  );
  common_held #(.WIDTH($bits(tesla_uop_pkg::insn_t))) stalled_direct_stable (
    .clk_i   (clk_i),
    .rst_ni  (rst_ni),
    .valid_i (direct_valid_o),
    .ready_i (direct_ready_i),
    .data_i  (insn_o)
  );
  always_ff @(posedge clk_i) begin
    if (rst_ni) begin
      ready_warp_is_picked: assert (!pick_valid || ready[pick])
        else $error("a warp is picked that is not ready");
      control_goes_alone: assert (!pick_go || !direct[pick] || idle[pick])
        else $error("a control instruction goes while its warp has others in flight");
    end
  end
`endif
endmodule
