// Control flow of one lane (sheet 3.5): its call stack and its loop stack, and where it goes. An instruction is resolved in
// the clock in which it is shown; stacks change with its edge. With DEEP they are read in the clock before: nothing else of its group is on
// its way then.
module vivante_flow #(
  parameter int unsigned GROUPS     = 4,
  parameter int unsigned CALL_DEPTH = 8,
  parameter int unsigned LOOP_DEPTH = 4,
  parameter bit          DEEP       = 1'b0,
  localparam int unsigned GW        = GROUPS > 1 ? $clog2(GROUPS) : 1
) (
  input  logic                     clk_i,
  input  logic                     rst_ni,
  input  logic                     launch_valid_i,  // a group begins: its stacks are empty
  input  vivante_core_pkg::group_t launch_group_i,

  input  vivante_core_pkg::group_t next_group_i,    // of what is shown in the next clock
  input  logic                     valid_i,         // this lane executes a flow instruction
  input  vivante_core_pkg::group_t group_i,
  input  vivante_core_pkg::flow_e  flow_i,
  input  logic [15:0]              pc_i,
  input  logic [14:0]              target_i,
  input  logic [15:0]              start_pc_i,
  input  logic [15:0]              end_pc_i,
  input  logic                     all_i,           // the condition
  input  logic                     any_i,
  input  logic [127:0]             value_i,         // REP: count; LOOP: count, first a0.w, step; ENDLOOP: a0
  output logic [15:0]              next_pc_o,
  output logic                     ends_o,          // the lane is finished
  output logic                     stk_o,           // stack fault
  output logic                     a0_w_we_o,
  output logic [31:0]              a0_w_o
);
  localparam int unsigned CW = $clog2(CALL_DEPTH + 1);
  localparam int unsigned LW = $clog2(LOOP_DEPTH + 1);
  localparam int unsigned CA = $clog2(GROUPS * CALL_DEPTH);
  localparam int unsigned LA = $clog2(GROUPS * LOOP_DEPTH);

  typedef struct packed {
    logic        is_loop;
    logic [15:0] start;
    logic [31:0] left;
    logic [31:0] step;
  } loop_t;

  logic [15:0]   calls [0:GROUPS*CALL_DEPTH-1];
  logic [80:0]   loops [0:GROUPS*LOOP_DEPTH-1];
  logic [CW-1:0] call_depth_q [0:GROUPS-1];
  logic [LW-1:0] loop_depth_q [0:GROUPS-1];

  logic [GW-1:0] group, read_group;
  logic [CA-1:0] call_at;  // where a push goes
  logic [LA-1:0] loop_at, top_at;
  logic [CW-1:0] call_depth;
  logic [LW-1:0] loop_depth;
  logic [15:0]   return_pc, following;
  loop_t         top, top_d;
  logic [CW-1:0] read_calls;
  logic [LW-1:0] read_loops;
  logic [15:0]   read_return;
  logic [80:0]   read_top;
  assign group      = group_i[GW-1:0];
  assign read_group = DEEP ? next_group_i[GW-1:0] : group;
  assign read_calls = call_depth_q[read_group];
  assign read_loops = loop_depth_q[read_group];
  assign read_return = calls[call_place(read_group, read_calls - CW'(1))];
  assign read_top   = loops[loop_place(read_group, read_loops - LW'(1))];
  if (DEEP) begin : gen_read
    logic [CW-1:0] read_calls_q;
    logic [LW-1:0] read_loops_q;
    logic [15:0]   read_return_q;
    logic [80:0]   read_top_q;
    assign {call_depth, loop_depth, return_pc, top} = {read_calls_q, read_loops_q, read_return_q, read_top_q};
    always_ff @(posedge clk_i) {read_calls_q, read_loops_q, read_return_q, read_top_q} <= {read_calls, read_loops, read_return, read_top};
  end else begin : gen_at_once
    assign {call_depth, loop_depth, return_pc, top} = {read_calls, read_loops, read_return, read_top};
  end
  assign call_at    = call_place(group, call_depth);
  assign loop_at    = loop_place(group, loop_depth);
  assign top_at     = loop_place(group, loop_depth - LW'(1));
  assign following  = pc_i + 16'd1;
  function automatic logic [CA-1:0] call_place(input logic [GW-1:0] of_group, input logic [CW-1:0] entry);
    call_place = CA'(32'(of_group) * CALL_DEPTH + 32'(entry));
  endfunction
  function automatic logic [LA-1:0] loop_place(input logic [GW-1:0] of_group, input logic [LW-1:0] entry);
    loop_place = LA'(32'(of_group) * LOOP_DEPTH + 32'(entry));
  endfunction

  logic call_push, call_pop, loop_push, loop_pop, loop_turn, is_end_loop, empty_return;
  assign is_end_loop = flow_i == vivante_core_pkg::FlowEndloop;
  always_comb begin
    next_pc_o = following;
    stk_o     = 1'b0;
    a0_w_we_o = 1'b0;
    a0_w_o    = is_end_loop ? value_i[127:96] + top.step : value_i[63:32];
    top_d.is_loop = flow_i == vivante_core_pkg::FlowLoop;
    top_d.start   = following;
    top_d.left    = value_i[31:0];
    top_d.step    = value_i[95:64];
    {call_push, call_pop, loop_push, loop_pop, loop_turn, empty_return} = '0;
    if (valid_i) begin
      unique case (flow_i)
        vivante_core_pkg::FlowBranch:    if (all_i) next_pc_o = {1'b0, target_i};
        vivante_core_pkg::FlowBranchAny: if (any_i) next_pc_o = {1'b0, target_i};
        vivante_core_pkg::FlowCall: begin
          if (all_i) begin
            next_pc_o = {1'b0, target_i};
            stk_o     = 32'(call_depth) == CALL_DEPTH;
            call_push = !stk_o;
          end
        end
        vivante_core_pkg::FlowRet: begin
          empty_return = call_depth == '0;
          call_pop     = !empty_return;
          next_pc_o    = empty_return ? end_pc_i : return_pc;
        end
        vivante_core_pkg::FlowRep, vivante_core_pkg::FlowLoop: begin
          if ($signed(value_i[31:0]) <= 0) next_pc_o = {1'b0, target_i};
          else begin
            stk_o     = 32'(loop_depth) == LOOP_DEPTH;
            loop_push = !stk_o;
            a0_w_we_o = loop_push && flow_i == vivante_core_pkg::FlowLoop;
          end
        end
        default: begin  // ENDREP, ENDLOOP
          stk_o = loop_depth == '0 || top.is_loop != is_end_loop;
          if (!stk_o) begin
            a0_w_we_o = is_end_loop;
            loop_turn = $signed(top.left) > 1;
            loop_pop  = !loop_turn;
            if (loop_turn) next_pc_o = top.start;
          end
          top_d      = top;
          top_d.left = top.left - 32'd1;
        end
      endcase
      if (stk_o) next_pc_o = end_pc_i;
    end
    ends_o = valid_i && (stk_o || empty_return || next_pc_o < start_pc_i || next_pc_o >= end_pc_i);
  end

  always_ff @(posedge clk_i) begin
    if (call_push) calls[call_at] <= following;
    if (loop_push)      loops[loop_at] <= top_d;
    else if (loop_turn) loops[top_at] <= top_d;
    if (call_push)      call_depth_q[group] <= call_depth + CW'(1);
    else if (call_pop)  call_depth_q[group] <= call_depth - CW'(1);
    if (loop_push)      loop_depth_q[group] <= loop_depth + LW'(1);
    else if (loop_pop)  loop_depth_q[group] <= loop_depth - LW'(1);
    if (launch_valid_i) begin
      call_depth_q[launch_group_i[GW-1:0]] <= '0;
      loop_depth_q[launch_group_i[GW-1:0]] <= '0;
    end
  end

`ifndef SYNTHESIS
  always_ff @(posedge clk_i) begin
    if (rst_ni) begin
      stacks_in_bounds: assert (!valid_i || (32'(call_depth) <= CALL_DEPTH && 32'(loop_depth) <= LOOP_DEPTH))
        else $error("a stack holds more than there is room for");
      launch_is_alone: assert (!(valid_i && launch_valid_i && group_i == launch_group_i))
        else $error("a group is launched while it executes");
      one_move_of_the_stacks: assert ($onehot0({call_push, call_pop, loop_push, loop_pop, loop_turn}))
        else $error("two moves of the stacks of group %0d", group_i);
      pops_what_is_there: assert ((!call_pop || call_depth != '0) && (!(loop_pop || loop_turn) || loop_depth != '0))
        else $error("group %0d takes from an empty stack", group_i);
      pushes_where_there_is_room: assert ((!call_push || 32'(call_depth) < CALL_DEPTH) && (!loop_push || 32'(loop_depth) < LOOP_DEPTH))
        else $error("group %0d pushes on a full stack", group_i);
    end
  end
`endif
endmodule
