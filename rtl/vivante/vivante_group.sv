// A group: where its lanes are, what waits to go, and when that may (sheet 1.5). vivante_front says what these are.
module vivante_group #(
  parameter int unsigned GROUP = 0,
  parameter int unsigned LANES = 4,
  parameter int unsigned BEATS = 1,
  parameter bit          DEEP  = 1'b0
) (
  input  logic                     clk_i,
  input  logic                     rst_ni,
  input  logic                     hold_i,          // it is not to go in this clock
  input  logic [15:0]              start_pc_i,
  input  logic [15:0]              end_pc_i,

  // it begins
  input  logic                     launch_i,
  input  logic [3:0]               launch_lanes_i,  // that have a thread
  input  logic                     token_take_i,    // the launch uses the order
  output vivante_core_pkg::order_t order_o,

  // what is to be fetched
  output logic                     want_o,
  output logic [15:0]              pc_o,            // the smallest one of its unfinished lanes
  output logic [3:0]               lanes_o,         // that are there
  output logic                     second_o,        // a second pass
  input  logic                     fetch_i,         // it is fetched

  // it has been fetched: decoded, a clock later
  input  logic                     load_i,
  input  logic [3:0]               load_lanes_i,
  input  vivante_core_pkg::uop_t   load_uop_i,
  input  vivante_core_pkg::lines_t load_need_i,
  input  vivante_core_pkg::lines_t load_write_i,
  input  logic                     load_alone_i,
  input  logic                     load_stops_i,
  output logic                     load_last_o,     // no lane is left behind it
  output logic [1:0]               load_to_o,       // the place where it waits

  // the oldest of what waits
  input  logic [2:0]               free_place_i,    // by when a result is there: the clock of L is free, for what may go as ready_o says
  input  logic                     shared_free_i,
  input  logic                     told_i,          // the launch has been told
  output logic                     ready_o,
  output logic [1:0]               oldest_o,        // its place
  output vivante_core_pkg::leave_e leave_o,         // when its result will be there
  input  logic                     goes_i,

  // it has come to L, or farther
  input  logic                     passes_i,        // the first of two passes
  input  logic                     flows_i,         // control flow
  input  logic [3:0]               flow_lanes_i,
  input  logic [LANES*16-1:0]      flow_pc_i,       // where they are now
  input  logic [3:0]               flow_ends_i,
  output logic                     flow_last_o,     // all lanes are finished then
  input  logic                     retires_i,
  input  logic                     shared_done_i
);
  // Clocks from when registers are read to L, with what comes between them and the units with DEEP
  localparam int unsigned Reads  = DEEP ? vivante_core_pkg::DeepReads : 0;
  localparam int unsigned More   = DEEP ? vivante_core_pkg::DeepHeld + Reads : 0;
  localparam int unsigned Early  = (DEEP ? vivante_core_pkg::DeepEarly : vivante_core_pkg::Early) + More + BEATS - 1;
  localparam int unsigned Middle = (DEEP ? vivante_core_pkg::DeepMiddle : vivante_core_pkg::Middle) + More + BEATS - 1;
  localparam int unsigned Late   = (DEEP ? vivante_core_pkg::DeepLate : vivante_core_pkg::Late) + More + BEATS - 1;
  // With DEEP and BEATS above 1, where nothing goes in the clock behind one that goes, whether the oldest may is known a clock before.
  localparam int unsigned Ahead  = DEEP && BEATS > 1 ? 1 : 0;

  // those that wait
  vivante_core_pkg::wait_t loaded, oldest;
  localparam int unsigned  EntryW = $bits(loaded);
  logic [EntryW-1:0]       entry_q [0:3];
  logic [2:0]              count_q;
  logic [1:0]              head_q, tail_q;

  logic                     stopped_q, second_q;
  logic [3:0]               unfinished_q, ends, there;
  logic [15:0]              pc_q [0:LANES-1];
  logic [15:0]              pc_d [0:LANES-1];
  logic [15:0]              low;
  logic [4:0]               flight_q;
  logic [vivante_core_pkg::Lines-1:0] late_q [0:Late];   // entry n: what will not have arrived n clocks from now
  logic [vivante_core_pkg::Lines-1:0] late_d [0:Late];
  vivante_core_pkg::order_t order_q;
  logic                     resumes, ready;
  logic [2:0]               in_turn, may;        // by when its result is there
  vivante_core_pkg::leave_e leave;

  // A shared unit's instruction passes L on its way as well, and is done later.
  assign resumes = flows_i || passes_i || shared_done_i;

  // The smallest pc. A lane beyond the end is finished, or a flow instruction has yet to say where it goes.
  always_comb begin
    low   = 16'hffff;
    there = '0;
    for (int unsigned l = 0; l < LANES; l++)
      if (unfinished_q[l] && pc_q[l] < low) low = pc_q[l];
    for (int unsigned l = 0; l < LANES; l++) there[l] = unfinished_q[l] && pc_q[l] == low;
  end
  assign pc_o    = low;
  assign lanes_o = there;
  assign want_o  = !stopped_q && 32'(count_q) + 32'(load_i) < 4 && unfinished_q != '0 && low < end_pc_i;

  // Where its lanes are next: what is fetched moves them on, and a first pass, as which it turns out, back again.
  always_comb begin
    ends = '0;
    for (int unsigned l = 0; l < LANES; l++) begin
      pc_d[l] = pc_q[l];
      if (load_i && load_lanes_i[l]) begin
        if (load_uop_i.first) pc_d[l] = pc_q[l] - 16'd1;
        else                  ends[l] = load_uop_i.unit != vivante_core_pkg::UnitFlow && pc_q[l] >= end_pc_i;
      end
      if (fetch_i && there[l])        pc_d[l] = pc_q[l] + 16'd1;
      if (flows_i && flow_lanes_i[l]) pc_d[l] = flow_pc_i[l*16 +: 16];
    end
  end
  assign load_last_o = (unfinished_q & ~ends) == '0;
  assign flow_last_o = (unfinished_q & ~flow_ends_i) == '0;

  assign loaded.need      = load_need_i;
  assign loaded.write     = load_uop_i.first || vivante_core_pkg::is_shared(load_uop_i.unit) ? '0 : load_write_i;
  assign loaded.leave     = load_uop_i.leave;
  assign loaded.alone     = load_alone_i;
  assign loaded.is_shared = vivante_core_pkg::is_shared(load_uop_i.unit);
  assign loaded.first     = load_uop_i.first;
  // Conditions, what goes to a0, and a scratch register have their fixed time.
  assign loaded.stretches = load_uop_i.we && !load_alone_i && !load_uop_i.swizzles && !load_uop_i.a0_we && !load_uop_i.kills && !load_uop_i.first
                            && load_uop_i.unit != vivante_core_pkg::UnitFlow;
  assign oldest           = entry_q[head_q];

  // What is in flight is so until all of it has arrived.
  logic group_clk;
  common_gate u_clk (
    .clk_i(clk_i), .rst_ni(rst_ni), .clk_o(group_clk),
    .moves_i(launch_i || token_take_i || unfinished_q != '0 || count_q != '0 || flight_q != '0 || stopped_q));
  always_ff @(posedge group_clk) begin
    if (!rst_ni) begin
      count_q      <= '0;
      head_q       <= '0;
      tail_q       <= '0;
      stopped_q    <= 1'b0;
      second_q     <= 1'b0;
      unfinished_q <= '0;
      flight_q     <= '0;
      order_q      <= '0;
      for (int unsigned n = 0; n <= Late; n++) late_q[n] <= '0;
    end else begin
      count_q <= count_q + 3'(load_i) - 3'(goes_i);
      head_q  <= head_q + 2'(goes_i);
      tail_q  <= tail_q + 2'(load_i);
      if (load_i && load_stops_i) stopped_q <= 1'b1;
      else if (resumes)           stopped_q <= 1'b0;
      if (load_i && load_uop_i.first) second_q <= 1'b1;
      else if (fetch_i)               second_q <= 1'b0;
      if (launch_i)      unfinished_q <= launch_lanes_i;
      else if (flows_i)  unfinished_q <= unfinished_q & ~flow_ends_i;
      else               unfinished_q <= unfinished_q & ~ends;
      flight_q <= flight_q + 5'(goes_i) - 5'(retires_i);
      if ((goes_i && !oldest.first) || token_take_i) order_q <= order_q + 32'd1;
      for (int unsigned n = 0; n <= Late; n++) late_q[n] <= late_d[n];
    end
    if (load_i) entry_q[tail_q] <= loaded;
    for (int unsigned l = 0; l < LANES; l++) pc_q[l] <= launch_i ? start_pc_i : pc_d[l];
  end
  always_comb begin
    for (int unsigned n = 0; n <= Late; n++) begin
      late_d[n] = n == Late ? '0 : late_q[n == Late ? n : n + 1];
      if (goes_i && n < vivante_core_pkg::latency_of(leave_o, DEEP) + Reads + BEATS) late_d[n][31:0] = late_d[n][31:0] | oldest.write[31:0];
      // a0 is read as an instruction goes, and not passed on on its way; what writes it is early.
      if (goes_i && n <= Early + vivante_core_pkg::ToUnits) late_d[n][32] = late_d[n][32] || oldest.write[32];
    end
  end

  // A result is there as early as it can be, or later, where the clock of L is taken; what it writes comes behind all earlier
  // writes of the same temporary.
  assign in_turn[vivante_core_pkg::LeaveEarly]  = (oldest.write[31:0] & late_q[Early+1+Ahead][31:0]) == '0;
  assign in_turn[vivante_core_pkg::LeaveMiddle] = (oldest.write[31:0] & late_q[Middle+1+Ahead][31:0]) == '0;
  assign in_turn[vivante_core_pkg::LeaveLate]   = 1'b1;
  always_comb begin
    for (int unsigned n = 0; n < 3; n++)
      may[n] = free_place_i[n] && in_turn[n] && (32'(oldest.leave) == n || (oldest.stretches && 32'(oldest.leave) < n));
    leave = may[vivante_core_pkg::LeaveEarly] ? vivante_core_pkg::LeaveEarly :
            may[vivante_core_pkg::LeaveMiddle] ? vivante_core_pkg::LeaveMiddle : vivante_core_pkg::LeaveLate;
  end
  assign ready = count_q != '0 && told_i && (oldest.need & late_q[Ahead]) == '0 && may != '0
                 && (!oldest.alone || flight_q == '0) && (!oldest.is_shared || shared_free_i) && flight_q != 5'd31;
  // What may go in a clock may go in the next one, if nothing goes in this one.
  if (Ahead != 0) begin : gen_ahead
    logic       ready_q;
    logic [1:0] leave_q;
    assign ready_o = ready_q && !hold_i;
    assign leave_o = leave_q == vivante_core_pkg::LeaveEarly ? vivante_core_pkg::LeaveEarly :
                     leave_q == vivante_core_pkg::LeaveMiddle ? vivante_core_pkg::LeaveMiddle : vivante_core_pkg::LeaveLate;
    always_ff @(posedge group_clk) begin
      ready_q <= rst_ni && ready;
      leave_q <= leave;
    end
  end else begin : gen_at_once
    assign ready_o = ready && !hold_i;
    assign leave_o = leave;
  end
  assign second_o  = second_q;
  assign oldest_o  = head_q;
  assign load_to_o = tail_q;
  assign order_o   = order_q;

`ifndef SYNTHESIS
  always_ff @(posedge clk_i) begin
    if (rst_ni) begin
      fetched_where_there_is_room: assert (!load_i || count_q != 3'd4)
        else $error("group %0d is given an instruction and has four", GROUP);
      nothing_behind_a_stop: assert (!load_i || !stopped_q)
        else $error("group %0d is given an instruction behind one that must be done first", GROUP);
      landed_was_in_flight: assert (!retires_i || flight_q != '0)
        else $error("group %0d has nothing in flight", GROUP);
      shared_goes_alone: assert (!goes_i || !oldest.alone || flight_q == '0)
        else $error("group %0d sends what goes alone behind something else", GROUP);
      goes_when_ready: assert (!goes_i || ready_o)
        else $error("group %0d sends what may not go yet", GROUP);
      somebody_executes: assert (!load_i || load_lanes_i != '0)
        else $error("group %0d is given an instruction of no lane", GROUP);
      resumes_what_stopped: assert (!resumes || stopped_q)
        else $error("group %0d goes on and was not stopped", GROUP);
      ends_alive_lanes: assert (!flows_i || (flow_lanes_i & ~unfinished_q) == '0)
        else $error("group %0d: control flow of lanes that are finished", GROUP);
      // what the shared unit was done with may still be on its way through the pipeline, alone, and writes nothing there
      launched_when_free: assert (!launch_i || (unfinished_q == '0 && count_q == '0 && flight_q <= 5'd1 && !stopped_q))
        else $error("group %0d is launched and runs", GROUP);
    end
  end
`endif
endmodule
