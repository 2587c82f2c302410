// Where each group is, and which instruction goes next (sheet 1.5): every lane has a pc; the lanes of a group whose pc is
// the smallest one execute together. What is fetched is decoded and moves its lanes on; two instructions of a group wait here,
// decoded, the first of them until its operands will be there in time; groups take turns. Behind control flow, an instruction
// of the shared unit and the first of two passes nothing is fetched before they are done.
//
//   fetch ── code RAM ── decode ── two wait ── pick ── O
//     ^                    │                    ^
//     └── pc of each lane <┴── control flow, in L
//
// The result of an instruction is there in L, and when is known as it goes: no two are there in one clock, and what
// depends on it goes as soon as it can reach the operands.
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
  output logic                     record_ready_o,
  input  vivante_core_pkg::insn_t  record_insn_i,

  // an instruction goes
  output logic                     issue_valid_o,
  output vivante_core_pkg::insn_t  issue_insn_o,
  input  logic                     shared_free_i,   // the unit of memory, textures and division takes one
  input  logic                     claim_i,         // somebody wants a clock in which nothing is in L

  // it has come to L
  input  logic                     l_valid_i,
  input  vivante_core_pkg::insn_t  l_insn_i,
  input  logic                     w_valid_i,       // it retires
  input  vivante_core_pkg::insn_t  w_insn_i,
  input  logic [LANES*16-1:0]      flow_pc_i,       // of control flow: where its lanes are now
  input  logic [3:0]               flow_ends_i,
  output logic                     flow_last_o,     // all lanes of its group are finished then
  input  logic                     shared_done_i,   // the shared unit is done with a group's instruction
  input  vivante_core_pkg::group_t shared_group_i,

  output logic [GROUPS-1:0]        idle_o           // nothing waits, nothing is in flight
);

  localparam int unsigned ToLeave = vivante_core_pkg::ToLeave;
  localparam int unsigned Late    = vivante_core_pkg::Late;

  // ---- each group ----
  logic [GROUPS-1:0]        want, ready, second, head, tail, flow_last;
  logic [GROUPS*16-1:0]     least;       // the smallest pc of its unfinished lanes
  logic [GROUPS*4-1:0]      at_least;    // the lanes that are there
  logic [GROUPS-1:0]        no_more;     // what is fetched is the last instruction
  logic [GROUPS*32-1:0]     order;
  logic                     fetch_valid, fetched_q, pick_valid, pick_go, record_go;
  logic [GW-1:0]            fetch, fetched_group_q, pick, last_q, fetch_last_q;
  logic [15:0]              fetched_pc_q;
  logic [3:0]               fetched_lanes_q;
  logic                     fetched_second_q;

  // ---- decode of what was fetched ----
  logic [127:0]             words;
  vivante_core_pkg::uop_t   dec_uop;
  vivante_core_pkg::lines_t dec_need, dec_write;
  logic                     dec_alone, dec_stops;
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
    .alone_o  (dec_alone),
    .stops_o  (dec_stops),
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

  // What waits to go: two instructions a group
  typedef struct packed {
    logic [15:0]            pc;
    logic [127:0]           words;
    logic [3:0]             lanes;
    logic                   last;
    vivante_core_pkg::uop_t uop;
  } waiting_t;
  waiting_t waits, picked;
  logic [$bits(waiting_t)-1:0] waiting_mem [0:2*GROUPS-1];
  logic [$clog2(2*GROUPS)-1:0] waits_at, picked_at;
  assign waits.pc    = fetched_pc_q;
  assign waits.words = words;
  assign waits.lanes = fetched_lanes_q;
  assign waits.last  = no_more[fetched_group_q];
  assign waits.uop   = dec_uop;
  assign waits_at    = $clog2(2*GROUPS)'({fetched_group_q, tail[fetched_group_q]});
  assign picked_at   = $clog2(2*GROUPS)'({pick, head[pick]});
  assign picked      = waiting_mem[picked_at];
  always_ff @(posedge clk_i) if (fetched_q) waiting_mem[waits_at] <= waits;

  // Clocks of L that are taken: bit n is n clocks from now
  logic [ToLeave:1] taken_q;
  logic [2:0]       free_place;   // of an instruction that goes now, by when it leaves
  assign free_place[vivante_core_pkg::LeaveEarly]  = !taken_q[vivante_core_pkg::ToUnits + vivante_core_pkg::Early];
  assign free_place[vivante_core_pkg::LeaveMiddle] = !taken_q[vivante_core_pkg::ToUnits + vivante_core_pkg::Middle];
  assign free_place[vivante_core_pkg::LeaveLate]   = !taken_q[vivante_core_pkg::ToUnits + vivante_core_pkg::Late];

  for (genvar g = 0; g < GROUPS; g++) begin : gen_group
    // the two that wait
    typedef struct packed {
      vivante_core_pkg::lines_t need;
      vivante_core_pkg::lines_t write;
      vivante_core_pkg::leave_e leave;
      logic                     alone;
      logic                     is_shared;
      logic                     first;
    } wait_t;
    wait_t      entry [0:1];
    wait_t      entry_q [0:1];
    wait_t      oldest;
    logic [1:0] count_q;
    logic       head_q, tail_q;

    logic                     stopped_q, second_q;
    logic [3:0]               unfinished_q, ends, there;
    logic [15:0]              pc_q [0:LANES-1];
    logic [15:0]              pc_d [0:LANES-1];
    logic [15:0]              low;
    logic [4:0]               flight_q;
    vivante_core_pkg::lines_t late_q [0:Late];   // entry n: what will not have arrived n clocks from now
    vivante_core_pkg::lines_t late_d [0:Late];
    vivante_core_pkg::order_t order_q;
    logic                     launch, load, goes, landed, landed_w, flows, resumes, takes, in_turn;

    assign launch   = launch_valid_i && launch_group_i == 3'(g);
    assign takes    = token_take_i && token_group_i == 3'(g);
    assign load     = fetched_q && fetched_group_q == GW'(g);
    assign goes     = pick_go && pick == GW'(g);
    assign landed   = l_valid_i && l_insn_i.group == 3'(g) && !l_insn_i.record;
    assign landed_w = w_valid_i && w_insn_i.group == 3'(g) && !w_insn_i.record;
    assign flows    = landed && l_insn_i.uop.unit == vivante_core_pkg::UnitFlow;
    // A shared unit's instruction passes L on its way as well, and is done later.
    assign resumes  = flows || (landed && l_insn_i.uop.first) || (shared_done_i && shared_group_i == 3'(g));

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
    assign want[g]            = !load && !stopped_q && count_q != 2'd2 && unfinished_q != '0;

    // where its lanes are next; a first pass stays where it is
    always_comb begin
      ends = '0;
      for (int unsigned l = 0; l < LANES; l++) begin
        pc_d[l] = pc_q[l];
        if (load && !dec_uop.first && fetched_lanes_q[l]) begin
          pc_d[l] = pc_q[l] + 16'd1;
          ends[l] = dec_uop.unit != vivante_core_pkg::UnitFlow && pc_d[l] >= end_pc_i;
        end
        if (flows && l_insn_i.lanes[l]) pc_d[l] = flow_pc_i[l*16 +: 16];
      end
    end
    assign no_more[g]   = (unfinished_q & ~ends) == '0;
    assign flow_last[g] = (unfinished_q & ~flow_ends_i) == '0;

    always_comb begin
      entry[0] = entry_q[0];
      entry[1] = entry_q[1];
      if (load) begin
        entry[tail_q].need      = dec_need;
        entry[tail_q].write     = dec_uop.first || vivante_core_pkg::is_shared(dec_uop.unit) ? '0 : dec_write;
        entry[tail_q].leave     = dec_uop.leave;
        entry[tail_q].alone     = dec_alone;
        entry[tail_q].is_shared = vivante_core_pkg::is_shared(dec_uop.unit);
        entry[tail_q].first     = dec_uop.first;
      end
    end
    assign oldest = entry_q[head_q];

    always_ff @(posedge clk_i) begin
      if (!rst_ni) begin
        count_q      <= '0;
        head_q       <= 1'b0;
        tail_q       <= 1'b0;
        stopped_q    <= 1'b0;
        second_q     <= 1'b0;
        unfinished_q <= '0;
        flight_q     <= '0;
        order_q      <= '0;
        for (int unsigned n = 0; n <= Late; n++) late_q[n] <= '0;
      end else begin
        count_q <= count_q + 2'(load) - 2'(goes);
        head_q  <= head_q ^ goes;
        tail_q  <= tail_q ^ load;
        if (load && dec_stops) stopped_q <= 1'b1;
        else if (resumes)      stopped_q <= 1'b0;
        if (load)              second_q <= dec_uop.first;
        if (launch)            unfinished_q <= launch_lanes_i;
        else if (flows)        unfinished_q <= unfinished_q & ~flow_ends_i;
        else                   unfinished_q <= unfinished_q & ~ends;
        flight_q <= flight_q + 5'(goes) - 5'(landed_w);
        if ((goes && !oldest.first) || takes) order_q <= order_q + 32'd1;
        for (int unsigned n = 0; n <= Late; n++) late_q[n] <= late_d[n];
      end
      entry_q[0] <= entry[0];
      entry_q[1] <= entry[1];
      for (int unsigned l = 0; l < LANES; l++) pc_q[l] <= launch ? start_pc_i : pc_d[l];
    end
    always_comb begin
      for (int unsigned n = 0; n <= Late; n++) begin
        late_d[n] = n == Late ? '0 : late_q[n == Late ? n : n + 1];
        if (goes && n <= vivante_core_pkg::latency_of(oldest.leave)) late_d[n][31:0] = late_d[n][31:0] | oldest.write[31:0];
        // a0 is read as an instruction goes, and not passed on on its way; what writes it is early.
        if (goes && n <= vivante_core_pkg::Early + vivante_core_pkg::ToUnits) late_d[n][32] = late_d[n][32] || oldest.write[32];
      end
    end

    // What it writes comes behind all earlier writes of the same temporary.
    always_comb begin
      unique case (oldest.leave)
        vivante_core_pkg::LeaveEarly:  in_turn = (oldest.write[31:0] & late_q[vivante_core_pkg::Early+1][31:0]) == '0;
        vivante_core_pkg::LeaveMiddle: in_turn = (oldest.write[31:0] & late_q[vivante_core_pkg::Middle+1][31:0]) == '0;
        default:                       in_turn = 1'b1;
      endcase
    end
    assign second[g]         = second_q;
    assign head[g]           = head_q;
    assign tail[g]           = tail_q;
    assign ready[g]          = count_q != '0 && !hold_i[g] && (oldest.need & late_q[0]) == '0 && in_turn
                               && free_place[oldest.leave] && (!oldest.alone || flight_q == '0)
                               && (!oldest.is_shared || shared_free_i) && flight_q != 5'd31;
    assign order[g*32 +: 32] = order_q;
    assign idle_o[g]         = count_q == '0 && flight_q == '0 && !stopped_q;

`ifndef SYNTHESIS
    always_ff @(posedge clk_i) begin
      if (rst_ni) begin
        fetched_where_there_is_room: assert (!load || count_q != 2'd2)
          else $error("group %0d is given an instruction and has two", g);
        nothing_behind_a_stop: assert (!load || !stopped_q)
          else $error("group %0d is given an instruction behind one that must be done first", g);
        landed_was_in_flight: assert (!landed_w || flight_q != '0)
          else $error("group %0d has nothing in flight", g);
        shared_goes_alone: assert (!goes || !oldest.alone || flight_q == '0)
          else $error("group %0d sends what goes alone behind something else", g);
        launched_when_free: assert (!launch || (unfinished_q == '0 && idle_o[g]))
          else $error("group %0d is launched and runs", g);
      end
    end
`endif
  end

  // ---- pick ----
  common_pick #(.N(GROUPS)) u_pick (
    .req_i   (ready),
    .after_i (last_q),
    .valid_o (pick_valid),
    .index_o (pick)
  );
  assign record_ready_o = free_place[vivante_core_pkg::LeaveEarly];
  assign record_go      = record_valid_i && record_ready_o;
  assign pick_go        = pick_valid && !record_go;
  assign issue_valid_o  = pick_go || record_go;
  always_ff @(posedge clk_i) begin
    if (!rst_ni) taken_q <= '0;
    else begin
      for (int unsigned n = 1; n < ToLeave; n++)
        taken_q[n] <= taken_q[n+1] || (issue_valid_o && n + 1 == vivante_core_pkg::ToUnits
                                                                 + vivante_core_pkg::latency_of(issue_insn_o.uop.leave));
      taken_q[ToLeave] <= claim_i;
    end
  end
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
    issue_insn_o.last   = picked.last;
    issue_insn_o.uop    = picked.uop;
    if (record_go) issue_insn_o = record_insn_i;
  end
  assign token_order_o = order[token_group_i[GW-1:0]*32 +: 32];
  assign flow_last_o   = flow_last[l_insn_i.group[GW-1:0]];
endmodule
