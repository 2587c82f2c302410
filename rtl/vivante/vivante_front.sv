// Where each group is, and which instruction goes next (sheet 1.5): every lane has a pc; the lanes of a group whose pc is
// the smallest one execute together. What is fetched moves its lanes on; decoded, up to four instructions of a group wait here, the
// first of them until its operands will be there in time; groups take turns in fetching, and the one that was launched first goes
// first. Behind control flow, an instruction of the shared unit and the first of two passes nothing is fetched before they are done:
// what is fetched as they are decoded is dropped.
//
//   fetch ── code RAM ── decode ── four wait ── pick ── O
//     ^                    │                     ^
//     └── pc of each lane <┴── control flow, in L
//
// With DEEP there is a register before decode and one behind it, and a group fetches when its last word is decoded.
//
// The result of an instruction is there in L, and when is known as it goes: no two are there in one clock, so that one waits
// beside the units where two would be; and what depends on it goes as soon as it can reach the operands. Where a unit takes several
// lanes one behind the other, an instruction goes every BEATS clocks, and needs as many clocks of L.
module vivante_front #(
  parameter int unsigned GROUPS = 4,
  parameter int unsigned LANES  = 4,
  parameter int unsigned BEATS  = 1,
  parameter bit          DEEP   = 1'b0,
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

  // a group begins: it is fetched; its instructions go when its launch has been told, which takes the order of its slot
  input  logic                     launch_valid_i,
  input  vivante_core_pkg::group_t launch_group_i,
  input  logic [3:0]               launch_lanes_i,  // that have a thread
  input  logic                     token_take_i,
  input  vivante_core_pkg::group_t token_group_i,
  output vivante_core_pkg::order_t token_order_o,

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
  input  vivante_core_pkg::group_t shared_group_i
);

  // From the clock in which an instruction goes to those in which its first and its last lane leave, the latter at most
  localparam int unsigned ToUnits  = vivante_core_pkg::ToUnits + (DEEP ? vivante_core_pkg::DeepReads : 0);
  localparam int unsigned Held     = DEEP ? vivante_core_pkg::DeepHeld : 0;
  localparam int unsigned ToEarly  = ToUnits + (DEEP ? vivante_core_pkg::DeepEarly : vivante_core_pkg::Early) + Held;
  localparam int unsigned ToMiddle = ToUnits + (DEEP ? vivante_core_pkg::DeepMiddle : vivante_core_pkg::Middle) + Held;
  localparam int unsigned ToLate   = ToUnits + (DEEP ? vivante_core_pkg::DeepLate : vivante_core_pkg::Late) + Held;
  localparam int unsigned ToLeave  = ToLate + BEATS - 1;

  // ---- each group ----
  logic [GROUPS-1:0]        want, ready, second, flow_last, told_q;
  logic [GROUPS*2-1:0]      head, tail, leave;
  logic [GROUPS*16-1:0]     least;       // the smallest pc of its unfinished lanes
  logic [GROUPS*4-1:0]      at_least;    // the lanes that are there
  logic [GROUPS-1:0]        no_more;     // what is fetched is the last instruction
  logic [GROUPS*32-1:0]     order;
  logic                     fetch_valid, fetch_stays, fetched_q, pick_valid;
  logic [GW-1:0]            fetch, fetched_group_q, pick, newest_q, fetch_last_q;
  logic [15:0]              fetched_pc_q;
  logic [3:0]               fetched_lanes_q;
  logic                     fetched_second_q;

  // ---- decode of what was fetched ----
  // and of it what waits: with DEEP two clocks later
  logic                     got_second, load_valid, load_alone, load_stops;
  logic [GW-1:0]            load_group;
  logic [15:0]              load_pc;
  logic [3:0]               load_lanes;
  logic [127:0]             words, got_words, load_words;
  vivante_core_pkg::uop_t   dec_uop, load_uop;
  vivante_core_pkg::lines_t load_need, load_write;
  logic [GROUPS-1:0]        under_way;       // it may not fetch, for it has a word between the code and where it waits
  vivante_core_pkg::lines_t dec_need, dec_write;
  logic                     dec_alone, dec_stops;
  // What has been fetched moves when a word comes or goes.
  logic code_clk;
  common_gate u_code_clk (
    .clk_i(clk_i), .rst_ni(rst_ni), .clk_o(code_clk),
    .moves_i(want != '0 || fetched_q || clear_i || code_we_i));
  common_ram #(.WIDTH(128), .DEPTH(IMEM_INSTR), .GRANULE(32), .CORE(CORE), .TAP(vivante_core_pkg::TapCode), .BANK(0), .OLD(1'b0)) u_code (
    .clk_i   (code_clk),
    .we_i    (clear_i ? 4'hf : 4'(code_we_i) << code_word_i),
    .waddr_i (code_addr_i),
    .wdata_i ({4{code_data_i}}),
    .re_i    (fetch_valid),
    .raddr_i (least[fetch*16 +: IW]),
    .rdata_o (words)
  );
  vivante_decode u_decode (
    .words_i  (got_words),
    .halti_i  (halti_i),
    .fast_i   (fast_i),
    .rtne_i   (rtne_i),
    .second_i (got_second),
    .uop_o    (dec_uop),
    .alone_o  (dec_alone),
    .stops_o  (dec_stops),
    .need_o   (dec_need),
    .write_o  (dec_write)
  );
  common_pick #(.N(GROUPS)) u_fetch (
    .req_i   (want & ~under_way),
    .after_i (fetch_last_q),
    .valid_o (fetch_valid),
    .index_o (fetch)
  );
  // What follows an instruction that stops its group
  assign fetch_stays = fetch_valid && (DEEP || !(load_valid && load_stops && load_group == fetch));
  always_ff @(posedge code_clk) begin
    if (!rst_ni) begin
      fetched_q    <= 1'b0;
      fetch_last_q <= '0;
    end else begin
      fetched_q <= fetch_stays;
      if (fetch_valid) fetch_last_q <= fetch;
    end
    if (fetch_valid) begin
      fetched_group_q  <= fetch;
      fetched_pc_q     <= least[fetch*16 +: 16];
      fetched_lanes_q  <= at_least[fetch*4 +: 4];
      fetched_second_q <= second[fetch];
    end
  end

  if (DEEP) begin : gen_registers
    localparam int unsigned UopW = $bits(dec_uop);
    logic                     got_q, got_second_q, load_q, load_alone_q, load_stops_q;
    logic [GW-1:0]            got_group_q, load_group_q;
    logic [15:0]              got_pc_q, load_pc_q;
    logic [3:0]               got_lanes_q, load_lanes_q;
    logic [127:0]             got_words_q, load_words_q;
    logic [UopW-1:0]          load_uop_q;
    vivante_core_pkg::lines_t load_need_q, load_write_q;
    assign got_words  = got_words_q;
    assign got_second = got_second_q;
    assign {load_valid, load_group, load_pc, load_lanes, load_words} = {load_q, load_group_q, load_pc_q, load_lanes_q, load_words_q};
    assign {load_need, load_write, load_alone, load_stops} = {load_need_q, load_write_q, load_alone_q, load_stops_q};
    assign load_uop   = load_uop_q;
    always_ff @(posedge clk_i) begin
      got_q  <= rst_ni && fetched_q;
      load_q <= rst_ni && got_q;
      if (fetched_q) begin
        {got_group_q, got_pc_q, got_lanes_q} <= {fetched_group_q, fetched_pc_q, fetched_lanes_q};
        {got_second_q, got_words_q}          <= {fetched_second_q, words};
      end
      if (got_q) begin
        {load_group_q, load_pc_q, load_lanes_q, load_words_q}     <= {got_group_q, got_pc_q, got_lanes_q, got_words_q};
        {load_need_q, load_write_q, load_alone_q, load_stops_q}   <= {dec_need, dec_write, dec_alone, dec_stops};
        load_uop_q                                                <= dec_uop;
      end
    end
    always_comb begin
      for (int unsigned g = 0; g < GROUPS; g++) begin
        under_way[g] = (fetched_q && fetched_group_q == GW'(g)) || (got_q && got_group_q == GW'(g))
                       || (load_q && load_group_q == GW'(g));
      end
    end
  end else begin : gen_at_once
    assign got_words  = words;
    assign got_second = fetched_second_q;
    assign {load_valid, load_group, load_pc, load_lanes, load_words} = {fetched_q, fetched_group_q, fetched_pc_q, fetched_lanes_q, words};
    assign {load_need, load_write, load_alone, load_stops} = {dec_need, dec_write, dec_alone, dec_stops};
    assign load_uop   = dec_uop;
    assign under_way  = '0;
  end

  // What waits to go: four instructions a group
  vivante_core_pkg::waiting_t waits, picked;
  localparam int unsigned WaitingW = $bits(waits);
  logic [WaitingW-1:0] waiting_mem [0:4*GROUPS-1];
  logic [$clog2(4*GROUPS)-1:0] waits_at, picked_at;
  assign waits.pc    = load_pc;
  assign waits.words = load_words;
  assign waits.lanes = load_lanes;
  assign waits.last  = no_more[load_group];
  assign waits.uop   = load_uop;
  assign waits_at    = $clog2(4*GROUPS)'({load_group, tail[load_group*2 +: 2]});
  assign picked_at   = $clog2(4*GROUPS)'({pick, head[pick*2 +: 2]});
  assign picked      = pick_valid ? waiting_mem[picked_at] : '0;
  always_ff @(posedge clk_i) if (load_valid) waiting_mem[waits_at] <= waits;

  // Clocks of L that are taken: bit n is n clocks from now. A group looks a clock ahead where it can (vivante_group)
  localparam int unsigned Ahead = DEEP && BEATS > 1 ? 1 : 0;
  localparam int unsigned Taken = ToLeave + Ahead;
  logic [Taken:1] taken_q;
  logic [2:0]     free_place;     // of an instruction that goes now, or in the next clock, by when it leaves
  assign free_place[vivante_core_pkg::LeaveEarly]  = taken_q[ToEarly+Ahead +: BEATS] == '0;
  assign free_place[vivante_core_pkg::LeaveMiddle] = taken_q[ToMiddle+Ahead +: BEATS] == '0;
  assign free_place[vivante_core_pkg::LeaveLate]   = taken_q[ToLate+Ahead +: BEATS] == '0;

  for (genvar g = 0; g < GROUPS; g++) begin : gen_group
    logic landed;
    assign landed = l_valid_i && l_insn_i.group == 3'(g);
    vivante_group #(.GROUP(g), .LANES(LANES), .BEATS(BEATS), .DEEP(DEEP)) u_group (
      .clk_i          (clk_i),
      .rst_ni         (rst_ni),
      .hold_i         (hold_i[g]),
      .start_pc_i     (start_pc_i),
      .end_pc_i       (end_pc_i),
      .launch_i       (launch_valid_i && launch_group_i == 3'(g)),
      .launch_lanes_i (launch_lanes_i),
      .token_take_i   (token_take_i && token_group_i == 3'(g)),
      .order_o        (order[g*32 +: 32]),
      .want_o         (want[g]),
      .pc_o           (least[g*16 +: 16]),
      .lanes_o        (at_least[g*4 +: 4]),
      .second_o       (second[g]),
      .fetch_i        (fetch_stays && fetch == GW'(g)),
      .load_i         (load_valid && load_group == GW'(g)),
      .load_lanes_i   (load_lanes),
      .load_uop_i     (load_uop),
      .load_need_i    (load_need),
      .load_write_i   (load_write),
      .load_alone_i   (load_alone),
      .load_stops_i   (load_stops),
      .load_last_o    (no_more[g]),
      .load_to_o      (tail[g*2 +: 2]),
      .free_place_i   (free_place),
      .shared_free_i  (shared_free_i),
      .told_i         (told_q[g]),
      .ready_o        (ready[g]),
      .oldest_o       (head[g*2 +: 2]),
      .leave_o        (leave[g*2 +: 2]),
      .goes_i         (pick_valid && pick == GW'(g)),
      .passes_i       (landed && l_insn_i.uop.first),
      .flows_i        (landed && l_insn_i.uop.unit == vivante_core_pkg::UnitFlow),
      .flow_lanes_i   (l_insn_i.lanes),
      .flow_pc_i      (flow_pc_i),
      .flow_ends_i    (flow_ends_i),
      .flow_last_o    (flow_last[g]),
      .retires_i      (w_valid_i && w_insn_i.group == 3'(g)),
      .shared_done_i  (shared_done_i && shared_group_i == 3'(g))
    );
  end

  // ---- pick: the group that was launched first, which is the next one behind the newest ----
  common_pick #(.N(GROUPS)) u_pick (
    .req_i   (pace_q == '0 ? ready : '0),
    .after_i (newest_q),
    .valid_o (pick_valid),
    .index_o (pick)
  );
  logic [3:0]               pace_q;        // clocks before the next one may go
  vivante_core_pkg::leave_e picked_leave;
  logic [4:0]               to_first;      // clocks to its first lane in L
  assign to_first      = 5'(ToUnits + vivante_core_pkg::latency_of(picked_leave, DEEP));
  assign picked_leave  = leave[pick*2 +: 2] == vivante_core_pkg::LeaveEarly ? vivante_core_pkg::LeaveEarly :
                         leave[pick*2 +: 2] == vivante_core_pkg::LeaveMiddle ? vivante_core_pkg::LeaveMiddle : vivante_core_pkg::LeaveLate;
  assign issue_valid_o = pick_valid;
  always_comb begin
    issue_insn_o = '0;
    if (pick_valid) begin
      issue_insn_o.group     = 3'(pick);
      issue_insn_o.order     = order[pick*32 +: 32];
      issue_insn_o.pc        = picked.pc;
      issue_insn_o.words     = picked.words;
      issue_insn_o.lanes     = picked.lanes;
      issue_insn_o.last      = picked.last;
      issue_insn_o.uop       = picked.uop;
      issue_insn_o.uop.leave = picked_leave;
    end
  end
  always_ff @(posedge clk_i) begin
    if (!rst_ni) begin
      taken_q  <= '0;
      pace_q   <= '0;
      newest_q <= '0;
      told_q   <= '0;
    end else begin
      for (int unsigned n = 1; n < Taken; n++)
        taken_q[n] <= taken_q[n+1] || (pick_valid && n + 1 >= 32'(to_first) && n + 1 < 32'(to_first) + BEATS);
      taken_q[Taken] <= claim_i;
      if (pick_valid)        pace_q <= 4'(BEATS - 1);
      else if (pace_q != '0) pace_q <= pace_q - 4'd1;
      if (launch_valid_i) begin
        newest_q                       <= launch_group_i[GW-1:0];
        told_q[launch_group_i[GW-1:0]] <= 1'b0;
      end
      if (token_take_i) told_q[token_group_i[GW-1:0]] <= 1'b1;
    end
  end
  assign token_order_o = order[token_group_i[GW-1:0]*32 +: 32];
  assign flow_last_o   = flow_last[l_insn_i.group[GW-1:0]];

`ifndef SYNTHESIS
  logic leaves_q;  // the first clock of taken_q, now
  always_ff @(posedge clk_i) begin
    leaves_q <= rst_ni && taken_q[1];
    if (rst_ni) begin
      lands_where_foretold: assert (!l_valid_i || leaves_q)
        else $error("an instruction of group %0d leaves in a clock that it did not take", l_insn_i.group);
      told_once: assert (!token_take_i || !told_q[token_group_i[GW-1:0]])
        else $error("the launch of group %0d is told twice", token_group_i);
      code_only_idle: assert (!code_we_i || want == '0)
        else $error("code is written while a group fetches");
      goes_where_it_can_leave: assert (!pick_valid || (taken_q[to_first +: BEATS] == '0))
        else $error("an instruction of group %0d goes, and the clocks in which it leaves are taken", pick);
      somebody_goes: assert (!issue_valid_o || issue_insn_o.lanes != '0)
        else $error("an instruction of no lane goes");
      beats_are_waited_for: assert (32'(pace_q) < BEATS)
        else $error("the next instruction waits for %0d clocks", pace_q);
      group_is_there: assert ((!w_valid_i || 32'(w_insn_i.group) < GROUPS) && (!launch_valid_i || 32'(launch_group_i) < GROUPS))
        else $error("group %0d retires, or group %0d is launched", w_insn_i.group, launch_group_i);
    end
  end
`endif
endmodule
