// The way of a beat to memory, one lane after the other: what tesla_coalesce and tesla_atomic do for whole segments, with one adder, one
// store aligner and one atomic operation. A lane is picked with what it stores, then its address is made, then it asks; each is a clock.
// An atomic's lane has the port to itself: it reads, waits, works, stores if there is something new, and atom writes its register.
//
//   todo_q ── pick ──> p_* (a lane) ── address ──┬── load, store ──> mem_*, note_*
//                        ^                       └── atomic: Read ─> Await ─> Work ─> Store ─> Write ─> Done
//                        └───────── what is to be stored, at Work ──────┘
//
// The beat is not copied: it stays until beat_ready_o, in the clock in which its last lane goes on.
module tesla_serial #(
  parameter int unsigned LANES = 8,
  parameter int unsigned TAG   = 1,  // width of what is carried along
  localparam int unsigned BEATS = 32 / LANES,
  localparam int unsigned BW    = (BEATS > 1) ? $clog2(BEATS) : 1,
  localparam int unsigned SB    = $clog2(LANES * 4),
  localparam int unsigned LW    = $clog2(LANES)
) (
  input  logic                   clk_i,
  input  logic                   rst_ni,

  // One beat, held until ready
  input  logic                   beat_valid_i,
  output logic                   beat_ready_o,
  input  logic                   beat_last_i,   // the last one of its instruction
  input  logic                   beat_store_i,  // st or red
  input  logic                   beat_atomic_i,
  input  logic                   beat_local_i,
  input  logic [3:0]             beat_op_i,     // of an atomic: w1[5:2]
  input  logic [2:0]             beat_size_i,   // as in the instruction
  input  logic [2:0]             beat_log_i,    // log2 of the bytes a lane accesses, 0..4
  input  logic [LANES-1:0]       beat_mask_i,   // executing lanes
  input  logic [LANES*32-1:0]    beat_addr_i,   // in the space
  input  logic [LANES*128-1:0]   beat_data_i,
  input  logic [6:0]             beat_reg_i,
  input  logic [BW-1:0]          beat_beat_i,
  input  tesla_core_pkg::warp_t  beat_warp_i,
  input  tesla_core_pkg::order_t beat_order_i,
  input  logic [TAG-1:0]         beat_tag_i,
  output logic                   outside_o,     // of the beat so far a lane is outside that tells; whole in the clock of beat_ready_o

  // Launch
  input  logic [4:0]             local_log_i,
  input  logic [31:0]            g_base_i,
  input  logic [31:0]            g_limit_i,

  output logic                   idle_o,        // every request has been taken
  input  logic                   drained_i,     // so it is, and every load is through: an atomic may begin
  output logic                   busy_o,        // an atomic is at work

  // A request, held until ready
  output logic                   mem_valid_o,
  input  logic                   mem_ready_i,
  output logic                   mem_write_o,
  output logic                   mem_local_o,
  output logic [31:0]            mem_addr_o,
  output logic [LANES*4-1:0]     mem_be_o,
  output logic [LANES*32-1:0]    mem_data_o,
  output tesla_core_pkg::warp_t  mem_warp_o,
  output tesla_core_pkg::order_t mem_order_o,

  // A note for tesla_lsu_load, with its request
  output logic                   note_valid_o,
  input  logic                   note_ready_i,
  output logic                   note_rsp_o,    // a response belongs to it
  output logic                   note_last_o,   // the instruction is complete with it
  output logic [LANES-1:0]       note_hit_o,    // the lane that the response answers
  output logic [LANES-1:0]       note_mask_o,   // that, or the one that reads 0
  output logic [SB-1:0]          note_off_o,    // byte offset in the segment
  output logic [TAG-1:0]         note_tag_o,

  // Atomics: the answer, the register write, and the end of the instruction
  input  logic                   rsp_valid_i,
  output logic                   rsp_ready_o,
  input  logic [LANES*32-1:0]    rsp_data_i,
  output logic                   wb_valid_o,
  input  logic                   wb_ready_i,
  output logic [6:0]             wb_reg_o,
  output logic [LANES-1:0]       wb_mask_o,
  output logic [LANES*32-1:0]    wb_data_o,
  output logic                   done_o
);
  // ---- Pick
  logic             active_q, p_ready, p_valid_q, p_none_q, p_end_q, outside_q;
  logic [LANES-1:0] todo, todo_q, rest, one;
  logic [LW-1:0]    lane, p_lane_q;
  logic [31:0]      p_addr_q;
  logic [127:0]     p_data_q;
  logic             pick, some;
  common_pick #(.N(LANES)) u_pick (
    .req_i   (todo),
    .after_i (LW'(LANES - 1)),
    .valid_o (some),
    .index_o (lane)
  );
  assign todo = active_q ? todo_q : beat_mask_i;
  assign rest = todo & ~(LANES'(some) << lane);
  assign pick = beat_valid_i && (!p_valid_q || (p_ready && !p_end_q));
  assign one  = LANES'(!p_none_q) << p_lane_q;

  // ---- Address
  logic             legal, quiet, outside, kept;
  logic [31:0]      phys;
  tesla_address u_address (
    .local_i     (beat_local_i),
    .warp_i      (beat_warp_i),
    .lane_i      (5'(32'(beat_beat_i) * LANES + 32'(p_lane_q))),
    .log_i       (beat_log_i),
    .local_log_i (local_log_i),
    .g_base_i    (g_base_i),
    .g_limit_i   (g_limit_i),
    .addr_i      (p_addr_q),
    .legal_o     (legal),
    .quiet_o     (quiet),
    .phys_o      (phys)
  );
  assign kept      = p_valid_q && !p_none_q && legal;
  assign outside   = p_valid_q && !p_none_q && !legal && !quiet;
  assign outside_o = outside_q || outside;

  // ---- Atomics. An operand of 64 bits stands in data and swap, cas's new value behind it; what is found goes to registers word by word.
  typedef enum logic [2:0] {
    Begin = 3'd0,
    Await = 3'd1,
    Work  = 3'd2,
    Store = 3'd3,
    Write = 3'd4,
    Done  = 3'd5
  } state_e;
  state_e        state_q, state_d;
  logic          modifies, wide, word_q, at_begin, at_read, at_store;
  logic          out_req_q, out_note_q;  // of the output, below
  logic [SB-3:0] place;  // word of the segment; the even one of a pair
  logic [31:0]   found_low_q, found_high_q, next_low, next_high;
  logic [63:0]   old, old_q;
  assign wide     = beat_size_i == 3'd4;
  assign place    = phys[SB-1:2];
  assign at_begin = p_valid_q && beat_atomic_i && state_q == Begin && drained_i;
  assign at_read  = at_begin && kept;
  assign at_store = state_q == Store && !out_req_q;
  tesla_atomic_op u_op (
    .op_i       (beat_op_i),
    .size_i     (beat_size_i),
    .low_i      (found_low_q),
    .high_i     (found_high_q),
    .byte_i     (phys[1:0]),
    .data_i     (p_data_q[31:0]),
    .swap_i     (p_data_q[63:32]),
    .fresh_i    (p_data_q[127:64]),
    .modifies_o (modifies),
    .old_o      (old),
    .low_o      (next_low),
    .high_o     (next_high)
  );
  always_comb begin
    state_d = state_q;
    unique case (state_q)
      Begin:
        if (at_read)       state_d = Await;
        else if (at_begin) state_d = (beat_store_i || p_none_q) ? Done : Write;
      Await:   if (rsp_valid_i) state_d = Work;
      Work:    state_d = modifies ? Store : beat_store_i ? Done : Write;
      Store:   if (mem_ready_i && out_req_q) state_d = beat_store_i ? Done : Write;
      Write:   if (wb_ready_i && (!wide || word_q)) state_d = Done;
      default: state_d = Begin;
    endcase
  end
  assign busy_o      = beat_atomic_i && state_q != Begin;
  assign rsp_ready_o = state_q == Await;
  assign wb_valid_o  = state_q == Write;
  assign wb_reg_o    = beat_reg_i + {6'd0, word_q};
  assign wb_mask_o   = one;
  assign wb_data_o   = {LANES{word_q ? old_q[63:32] : old_q[31:0]}};
  assign done_o      = state_q == Done && p_end_q && beat_last_i;

  logic work_clk;  // moves while a beat is here, or a request or note waits
  common_gate u_work_clk (
    .clk_i(clk_i), .rst_ni(rst_ni), .clk_o(work_clk),
    .moves_i(beat_valid_i || out_req_q || out_note_q));
  always_ff @(posedge work_clk) begin
    if (!rst_ni) state_q <= Begin;
    else         state_q <= state_d;
    if (state_q == Await) begin
      found_low_q  <= rsp_data_i[place*32 +: 32];
      found_high_q <= rsp_data_i[{place[SB-3:1], 1'b1}*32 +: 32];
    end
    if (state_q == Begin)     old_q <= '0;
    else if (state_q == Work) old_q <= old;
    word_q <= state_q == Write && (word_q || wb_ready_i);
  end

  // ---- Lanes, one after the other
  logic out_ready, new_note;
  assign p_ready      = beat_atomic_i ? state_q == Done : out_ready;
  assign beat_ready_o = p_valid_q && p_ready && p_end_q;
  assign new_note     = (beat_last_i && p_end_q) || (!beat_store_i && !p_none_q);
  always_ff @(posedge work_clk) begin
    if (!rst_ni) begin
      active_q  <= 1'b0;
      p_valid_q <= 1'b0;
    end else begin
      active_q <= (active_q || pick) && !beat_ready_o;
      if (pick)         p_valid_q <= 1'b1;
      else if (p_ready) p_valid_q <= 1'b0;
    end
    outside_q <= active_q && outside_o;
    if (pick) begin
      todo_q   <= rest;
      p_none_q <= !some;
      p_end_q  <= rest == '0;
      p_lane_q <= lane;
      p_addr_q <= beat_addr_i[lane*32 +: 32];
      p_data_q <= beat_data_i[lane*128 +: 128];
    end
    if (state_q == Work) p_data_q[63:0] <= {next_high, next_low};
  end

  // ---- What is stored, repeated so that byte k of the segment finds its data at k mod 16, and the bytes that are
  logic [127:0]       spread;
  logic [SB-1:0]      keep;    // the offset bits that tell accesses apart
  logic [LANES*4-1:0] be;
  assign keep = {SB{1'b1}} << beat_log_i;
  always_comb begin
    unique case (beat_log_i)
      3'd0:    spread = {16{p_data_q[7:0]}};
      3'd1:    spread = {8{p_data_q[15:0]}};
      3'd2:    spread = {4{p_data_q[31:0]}};
      3'd3:    spread = {2{p_data_q[63:0]}};
      default: spread = p_data_q;
    endcase
    for (int unsigned k = 0; k < LANES * 4; k++) be[k] = (k[SB-1:0] & keep) == phys[SB-1:0];
  end

  // ---- Output: a request, a note, or both at once
  logic req_done, note_done, load, step;
  assign step         = p_valid_q && !beat_atomic_i && out_ready;
  assign load         = step || at_read || at_store;
  assign mem_valid_o  = out_req_q && (!out_note_q || note_ready_i);
  assign note_valid_o = out_note_q && (!out_req_q || mem_ready_i);
  assign req_done     = !out_req_q || (mem_valid_o && mem_ready_i);
  assign note_done    = !out_note_q || (note_valid_o && note_ready_i);
  assign out_ready    = req_done && note_done;
  assign idle_o       = !out_req_q && !out_note_q;
  for (genvar k = 0; k < LANES / 4; k++) begin : g_data
    always_ff @(posedge work_clk) if (load) mem_data_o[k*128 +: 128] <= spread;
  end
  always_ff @(posedge work_clk) begin
    if (!rst_ni) begin
      out_req_q  <= 1'b0;
      out_note_q <= 1'b0;
    end else if (load || out_ready) begin
      out_req_q  <= load && kept;
      out_note_q <= step && new_note;
    end
    if (load) begin
      mem_write_o <= beat_atomic_i ? at_store : beat_store_i;
      mem_local_o <= beat_local_i;
      mem_addr_o  <= {phys[31:SB], {SB{1'b0}}};
      mem_be_o    <= be;
      mem_warp_o  <= beat_warp_i;
      mem_order_o <= beat_order_i;
      note_rsp_o  <= kept && !beat_store_i;
      note_last_o <= beat_last_i && p_end_q;
      note_hit_o  <= (beat_store_i || !legal) ? '0 : one;
      note_mask_o <= beat_store_i ? '0 : one;
      note_off_o  <= phys[SB-1:0];
      note_tag_o  <= beat_tag_i;
    end
  end

`ifndef SYNTHESIS
  common_held #(.WIDTH(LANES*36 + 34)) stalled_request_stable (
    .clk_i   (clk_i),
    .rst_ni  (rst_ni),
    .valid_i (mem_valid_o),
    .ready_i (mem_ready_i),
    .data_i  ({mem_write_o, mem_local_o, mem_addr_o, mem_be_o, mem_data_o})
  );
  common_held #(.WIDTH(LANES*160 + 5)) stalled_beat_stable (
    .clk_i   (clk_i),
    .rst_ni  (rst_ni),
    .valid_i (beat_valid_i),
    .ready_i (beat_ready_o),
    .data_i  ({beat_addr_i, beat_data_i, beat_warp_i})
  );
  common_held #(.WIDTH(LANES*33 + 7)) stalled_write_stable (
    .clk_i   (clk_i),
    .rst_ni  (rst_ni),
    .valid_i (wb_valid_o),
    .ready_i (wb_ready_i),
    .data_i  ({wb_reg_o, wb_mask_o, wb_data_o})
  );
  always_ff @(posedge clk_i) begin
    if (rst_ni) begin
      answer_was_asked_for: assert (!(busy_o && rsp_valid_i) || state_q == Await)
        else $error("an answer that the unit does not wait for");
      operation_exists: assert (!(at_begin && !p_none_q) || (beat_op_i != 4'h3 && beat_size_i != 3'd5))
        else $error("an operation or a size that does not exist");
      atomic_has_the_port_alone: assert (!(at_read || at_store) || (!out_req_q && !out_note_q))
        else $error("an atomic asks while another request waits");
      lane_is_picked_in_a_beat: assert (!p_valid_q || (active_q && beat_valid_i))
        else $error("a lane of a beat that is not there");
    end
  end
`endif
endmodule
