// Control flow of all warps: active masks, lane states and divergence stacks (sheet 3.14). One request
// at a time: 2 clocks, and one more for every stack entry that unwinding takes off.
module tesla_flow #(
  parameter int unsigned WARPS       = 8,
  parameter int unsigned STACK_DEPTH = 32
) (
  input  logic                   clk_i,
  input  logic                   rst_ni,

  input  logic                   start_valid_i,   // launch: stack empty, these lanes run
  output logic                   start_ready_o,
  input  tesla_core_pkg::warp_t  start_warp_i,
  input  logic [31:0]            start_mask_i,    // lanes that exist; not 0

  input  logic                   req_valid_i,
  output logic                   req_ready_o,
  input  tesla_core_pkg::warp_t  req_warp_i,
  input  tesla_pkg::op_e         req_op_i,
  input  logic [63:0]            req_words_i,
  input  logic [23:0]            req_pc_i,
  input  logic [1:0]             req_nwords_i,
  input  logic [31:0]            req_exec_i,      // active lanes whose predicate holds
  input  logic [31:0]            req_const_i,     // bra c[]: the word read
  input  logic                   req_exit_i,      // modifiers; 0 for a control instruction
  input  logic                   req_join_i,
  input  logic                   req_kill_i,      // the instruction trapped: end the warp

  output logic                   res_valid_o,     // one clock; active_o has changed already
  output tesla_core_pkg::warp_t  res_warp_o,
  output logic [23:0]            res_next_pc_o,   // 0 when done
  output logic                   res_done_o,      // the warp has no lane left
  output logic [15:0]            res_trap_o,      // STACK_*, QUADON_ACTIVE; done is set too

  output logic [WARPS*32-1:0]    active_o
);
endmodule
