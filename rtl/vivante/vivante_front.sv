// Where each group is, and which instruction goes next (sheet 1.5): every lane has a pc; the lanes of a group whose pc is
// the smallest one execute together. A group's next instruction is fetched and decoded, waits here until what it
// needs is not in flight, and goes; groups take turns. An instruction that is no control flow moves its lanes on as
// it goes; control flow, and what the shared units do, goes alone: nothing of its group is in flight before it, and
// nothing follows until it is done.
//
//   fetch ── code RAM ── decode ── waits ── pick ── O
//     ^                                      │
//     └── pc of each lane <──────────────────┴── control flow, in L
module vivante_front #(
  parameter int unsigned GROUPS = 4,
  parameter int unsigned LANES  = 4,
  parameter int unsigned IMEM_INSTR = 512,
  parameter int unsigned CORE   = 0,
  localparam int unsigned GW    = GROUPS > 1 ? $clog2(GROUPS) : 1,
  localparam int unsigned IW    = $clog2(IMEM_INSTR)
) (
  input  logic                     clk_i,
  input  logic                     rst_ni,
  input  logic [GROUPS-1:0]        hold_i,          // groups that are not to go in this clock

  // configuration
  input  logic [15:0]              start_pc_i,
  input  logic [15:0]              end_pc_i,
  input  logic [1:0]               halti_i,
  input  logic                     fast_i,
  input  logic                     rtne_i,
  input  logic                     clear_i,         // a row of the code, after reset
  input  logic                     code_we_i,       // a word of it, before the start
  input  logic [IW-1:0]            code_addr_i,
  input  logic [1:0]               code_word_i,
  input  logic [31:0]              code_data_i,

  // a group begins
  input  logic                     launch_valid_i,
  input  vivante_core_pkg::group_t launch_group_i,
  input  logic [3:0]               launch_lanes_i,  // that have a thread
  input  logic                     token_take_i,    // the launch uses the order of its slot
  input  vivante_core_pkg::group_t token_group_i,
  output vivante_core_pkg::order_t token_order_o,

  // the record of a group that has ended reads temporaries: an instruction that goes before all others
  input  logic                     record_valid_i,
  input  vivante_core_pkg::insn_t  record_insn_i,

  // an instruction goes
  output logic                     issue_valid_o,
  output vivante_core_pkg::insn_t  issue_insn_o,
  input  logic                     shared_free_i,   // the unit of memory, textures and division takes one

  // it has come to L
  input  logic                     l_valid_i,
  input  vivante_core_pkg::insn_t  l_insn_i,
  input  logic                     w_valid_i,       // one clock later
  input  vivante_core_pkg::insn_t  w_insn_i,
  input  logic [LANES*16-1:0]      flow_pc_i,       // of control flow: where its lanes are now
  input  logic [3:0]               flow_ends_i,
  output logic                     flow_last_o,     // all lanes of its group are finished then
  input  logic                     shared_done_i,   // the shared unit is done with a group's instruction
  input  vivante_core_pkg::group_t shared_group_i,

  output logic [GROUPS-1:0]        idle_o           // nothing in flight
);

  // ---- each group ----
  logic [GROUPS-1:0]        want, ready, second, more, is_flow, is_shared_wait, flow_last;
  logic [GROUPS*16-1:0]     least;       // the smallest pc of its unfinished lanes
  logic [GROUPS*4-1:0]      at_least;    // the lanes that are there
  logic [GROUPS*4-1:0]      at_ends, at_stays;
  logic [GROUPS*32-1:0]     order;
  logic                     fetch_valid, fetched_q, pick_valid, pick_go;
  logic [GW-1:0]            fetch, fetched_group_q, pick, last_q, fetch_last_q;
  logic [15:0]              fetched_pc_q;
  logic [3:0]               fetched_lanes_q;
  logic                     fetched_second_q;

  // ---- decode of what was fetched ----
  logic [127:0]             words;
  vivante_core_pkg::uop_t   dec_uop;
  vivante_core_pkg::lines_t dec_need, dec_write;
  logic                     dec_two, dec_alone;
  common_ram #(.WIDTH(128), .DEPTH(IMEM_INSTR), .GRANULE(32), .CORE(CORE), .TAP(vivante_core_pkg::TapCode), .BANK(0)) u_code (
    .clk_i   (clk_i),
    .we_i    (clear_i ? 4'hf : 4'(code_we_i) << code_word_i),
    .waddr_i (code_addr_i),
    .wdata_i ({4{code_data_i}}),
    .re_i    (fetch_valid),
    .raddr_i (least[fetch*16 +: IW]),
    .rdata_o (words)
  );
  vivante_decode u_decode (
    .words_i  (words),
    .halti_i  (halti_i),
    .fast_i   (fast_i),
    .rtne_i   (rtne_i),
    .second_i (fetched_second_q),
    .uop_o    (dec_uop),
    .two_o    (dec_two),
    .alone_o  (dec_alone),
    .need_o   (dec_need),
    .write_o  (dec_write)
  );
  common_pick #(.N(GROUPS)) u_fetch (
    .req_i   (want),
    .after_i (fetch_last_q),
    .valid_o (fetch_valid),
    .index_o (fetch)
  );
  always_ff @(posedge clk_i) begin
    if (!rst_ni) begin
      fetched_q    <= 1'b0;
      fetch_last_q <= '0;
    end else begin
      fetched_q <= fetch_valid;
      if (fetch_valid) fetch_last_q <= fetch;
    end
    if (fetch_valid) begin
      fetched_group_q  <= fetch;
      fetched_pc_q     <= least[fetch*16 +: 16];
      fetched_lanes_q  <= at_least[fetch*4 +: 4];
      fetched_second_q <= second[fetch];
    end
  end

  // What waits to go: one instruction a group
  typedef struct packed {
    logic [15:0]            pc;
    logic [127:0]           words;
    logic [3:0]             lanes;
    vivante_core_pkg::uop_t uop;
  } waiting_t;
  waiting_t waits, picked;
  logic [$bits(waiting_t)-1:0] waiting_mem [0:GROUPS-1];
  assign waits.pc    = fetched_pc_q;
  assign waits.words = words;
  assign waits.lanes = fetched_lanes_q;
  assign waits.uop   = dec_uop;
  assign picked      = waiting_mem[pick];
  always_ff @(posedge clk_i) if (fetched_q) waiting_mem[fetched_group_q] <= waits;

  for (genvar g = 0; g < GROUPS; g++) begin : gen_group
    logic                     asked_q, valid_q, locked_q, second_q, alone_q, two_q, shared_q, is_flow_q;
    logic [3:0]               unfinished_q, lanes_q, ends, there;
    logic [15:0]              pc_q [0:LANES-1];
    logic [15:0]              pc_d [0:LANES-1];
    logic [15:0]              low;
    logic [4:0]               flight_q;
    vivante_core_pkg::lines_t need_q, write_q, pending_q, pending_d;
    vivante_core_pkg::order_t order_q;
    logic                     launch, load, goes, advances, landed, landed_w, flows, unlocked, takes;

    assign launch   = launch_valid_i && launch_group_i == 3'(g);
    assign takes    = token_take_i && token_group_i == 3'(g);
    assign load     = fetched_q && fetched_group_q == GW'(g);
    assign goes     = pick_go && pick == GW'(g);
    assign advances = goes && !more[g];       // a first pass stays where it is
    assign landed   = l_valid_i && l_insn_i.group == 3'(g) && !l_insn_i.record;
    assign landed_w = w_valid_i && w_insn_i.group == 3'(g) && !w_insn_i.record;
    assign flows    = landed && l_insn_i.uop.unit == vivante_core_pkg::UnitFlow;
    // A shared unit's instruction passes L on its way as well, and is done later.
    assign unlocked = (landed && !vivante_core_pkg::is_shared(l_insn_i.uop.unit)) || (shared_done_i && shared_group_i == 3'(g));

    // the smallest pc
    always_comb begin
      low = 16'hffff;
      for (int unsigned l = 0; l < LANES; l++)
        if (unfinished_q[l] && pc_q[l] < low) low = pc_q[l];
      there = '0;
      for (int unsigned l = 0; l < LANES; l++) there[l] = unfinished_q[l] && pc_q[l] == low;
    end
    assign least[g*16 +: 16]  = low;
    assign at_least[g*4 +: 4] = there;
    assign want[g]            = !asked_q && !locked_q && unfinished_q != '0;

    // where its lanes are next
    always_comb begin
      ends = '0;
      for (int unsigned l = 0; l < LANES; l++) begin
        pc_d[l] = pc_q[l];
        if (advances && lanes_q[l]) begin
          pc_d[l] = pc_q[l] + 16'd1;
          ends[l] = !is_flow[g] && pc_d[l] >= end_pc_i;
        end
        if (flows && l_insn_i.lanes[l]) pc_d[l] = flow_pc_i[l*16 +: 16];
      end
      pending_d = pending_q;
      if (landed)   pending_d[31:0] = pending_d[31:0] & ~l_clears;
      if (landed_w) pending_d[32]   = pending_d[32] && !w_insn_i.uop.a0_we;
      if (goes)     pending_d       = pending_d | (more[g] || is_shared_wait[g] ? '0 : write_q);
    end
    assign at_ends[g*4 +: 4]  = ends;
    assign at_stays[g*4 +: 4] = unfinished_q & ~ends;
    assign flow_last[g]       = (unfinished_q & ~flow_ends_i) == '0;

    always_ff @(posedge clk_i) begin
      if (!rst_ni) begin
        asked_q      <= 1'b0;
        valid_q      <= 1'b0;
        locked_q     <= 1'b0;
        second_q     <= 1'b0;
        unfinished_q <= '0;
        flight_q     <= '0;
        pending_q    <= '0;
        order_q      <= '0;
      end else begin
        if (fetch_valid && fetch == GW'(g))                       asked_q <= 1'b1;
        else if (goes)                                            asked_q <= 1'b0;
        if (load)                                                 valid_q <= 1'b1;
        else if (goes)                                            valid_q <= 1'b0;
        if (goes && alone_q)                                      locked_q <= 1'b1;
        else if (unlocked)                                        locked_q <= 1'b0;
        if (goes)                                                 second_q <= more[g];
        if (launch)                                               unfinished_q <= launch_lanes_i;
        else if (flows)                                           unfinished_q <= unfinished_q & ~flow_ends_i;
        else                                                      unfinished_q <= unfinished_q & ~ends;
        flight_q  <= flight_q + 5'(goes) - 5'(landed_w);
        pending_q <= pending_d;
        if (advances || takes)                                    order_q <= order_q + 32'd1;
      end
      if (load) begin
        lanes_q   <= fetched_lanes_q;
        need_q    <= dec_need;
        write_q   <= dec_write;
        alone_q   <= dec_alone;
        two_q     <= dec_two;
        shared_q  <= vivante_core_pkg::is_shared(dec_uop.unit);
        is_flow_q <= dec_uop.unit == vivante_core_pkg::UnitFlow;
      end
      for (int unsigned l = 0; l < LANES; l++) pc_q[l] <= launch ? start_pc_i : pc_d[l];
    end
    assign is_flow[g]        = is_flow_q;
    assign is_shared_wait[g] = shared_q;
    assign second[g]         = second_q;
    assign more[g]           = two_q && !second_q;
    assign ready[g]          = valid_q && !locked_q && !hold_i[g] && (need_q & pending_q) == '0
                               && (!alone_q || flight_q == '0) && (!shared_q || shared_free_i) && flight_q != 5'd31;
    assign order[g*32 +: 32] = order_q;
    assign idle_o[g]         = flight_q == '0 && !locked_q;

`ifndef SYNTHESIS
    always_ff @(posedge clk_i) begin
      if (rst_ni) begin
        fetched_where_there_is_room: assert (!load || !valid_q)
          else $error("group %0d is given an instruction and has one", g);
        landed_was_in_flight: assert (!landed_w || flight_q != '0)
          else $error("group %0d has nothing in flight", g);
        control_goes_alone: assert (!goes || !alone_q || flight_q == '0)
          else $error("group %0d sends what goes alone behind something else", g);
        launched_when_free: assert (!launch || (unfinished_q == '0 && flight_q == '0))
          else $error("group %0d is launched and runs", g);
      end
    end
`endif
  end
  // Lines of temporaries that what has come to L has written. Nothing waits for those of a shared unit: it may be done
  // before its instruction comes here, and what follows has its own.
  logic [31:0] l_clears;
  always_comb begin
    l_clears = '0;
    if (l_insn_i.uop.we && !vivante_core_pkg::is_shared(l_insn_i.uop.unit)) begin
      if (l_insn_i.uop.dst_amode >= 3'd1 && l_insn_i.uop.dst_amode <= 3'd4) l_clears = '1;
      else l_clears[l_insn_i.uop.dst[4:0]] = 1'b1;
    end
  end

  // ---- pick ----
  common_pick #(.N(GROUPS)) u_pick (
    .req_i   (ready),
    .after_i (last_q),
    .valid_o (pick_valid),
    .index_o (pick)
  );
  assign pick_go        = pick_valid && !record_valid_i;
  assign issue_valid_o  = pick_go || record_valid_i;
  always_ff @(posedge clk_i) begin
    if (!rst_ni)      last_q <= '0;
    else if (pick_go) last_q <= pick;
  end
  always_comb begin
    issue_insn_o        = '0;
    issue_insn_o.group  = 3'(pick);
    issue_insn_o.order  = order[pick*32 +: 32];
    issue_insn_o.pc     = picked.pc;
    issue_insn_o.words  = picked.words;
    issue_insn_o.lanes  = picked.lanes;
    issue_insn_o.ends   = at_ends[pick*4 +: 4];
    issue_insn_o.last   = at_stays[pick*4 +: 4] == '0 && !is_flow[pick] && !more[pick];
    issue_insn_o.uop    = picked.uop;
    if (record_valid_i) issue_insn_o = record_insn_i;
  end
  assign token_order_o = order[token_group_i[GW-1:0]*32 +: 32];
  assign flow_last_o   = flow_last[l_insn_i.group[GW-1:0]];
endmodule
