// Constant cache of one MP: LINES lines of 4 words, direct mapped, in front of the c[] port.
// A beat whose lanes lie in one line is looked up in one clock; more lines take a clock each.
// Answers come in order, 3 clocks after acceptance for a hit in one line.
module tesla_const #(
  parameter int unsigned LANES = 8,
  parameter int unsigned LINES = 64
) (
  input  logic                clk_i,
  input  logic                rst_ni,
  input  logic                flush_i,           // forget everything; only when nothing is under way

  input  logic                req_valid_i,
  output logic                req_ready_o,
  input  logic [3:0]          req_bank_i,
  input  logic [1:0]          req_mode_i,        // 0 u8, 1 u16, 2 s16, 3 b32
  input  logic [LANES-1:0]    req_mask_i,
  input  logic [LANES*16-1:0] req_addr_i,        // byte address in the bank

  output logic                rsp_valid_o,       // for every request
  output logic [LANES*32-1:0] rsp_data_o,        // extended by the mode; 0 where masked

  output logic                const_req_valid_o,
  input  logic                const_req_ready_i,
  output logic [3:0]          const_req_bank_o,
  output logic [15:0]         const_req_addr_o,  // multiple of 4
  input  logic                const_rsp_valid_i,
  input  logic [31:0]         const_rsp_data_i
);
endmodule
