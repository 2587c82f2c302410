// Instruction fetch: a buffer of ENTRIES 64-bit words per warp, filled through one in-order code port and
// emptied one whole instruction a clock. Warps with room take turns at the port, warps that decode
// wants take turns at the output. A start or stop makes the answers still on their way void: they
// are counted per warp and dropped as they come.
module tesla_fetch #(
  parameter int unsigned WARPS   = 8,
  parameter int unsigned ENTRIES = 4,   // 64-bit words per warp, power of two
  parameter int unsigned FLIGHT  = 32   // requests on their way, all warps, power of two
) (
  input  logic                   clk_i,
  input  logic                   rst_ni,
  input  logic [24:0]            code_bytes_i,     // size of the program; stable while a warp runs

  input  logic                   start_valid_i,    // launch or redirect: begin anew at start_pc_i
  input  tesla_core_pkg::warp_t  start_warp_i,
  input  logic [23:0]            start_pc_i,
  input  logic                   stop_valid_i,     // the warp is done; not the one that starts now
  input  tesla_core_pkg::warp_t  stop_warp_i,

  output logic                   code_req_valid_o,
  input  logic                   code_req_ready_i,
  output logic [23:0]            code_req_addr_o,  // multiple of 8
  input  logic                   code_rsp_valid_i,
  input  logic [63:0]            code_rsp_data_i,

  input  logic [WARPS-1:0]       want_i,           // once set, stays until an instruction, start or stop
  output logic                   insn_valid_o,     // registered; always taken
  output tesla_core_pkg::warp_t  insn_warp_o,
  output logic [23:0]            insn_pc_o,
  output logic [63:0]            insn_words_o,     // words beyond insn_nwords_o are 0
  output logic [1:0]             insn_nwords_o,    // 2 long; 1 short, or a long one cut off by the
                                                   // program's end; 0 pc outside the program
  output logic                   busy_o            // a request or an answer is on its way
);
endmodule
