// The PICA200 shader core: THREADS vertices in flight, one instruction a clock. Ports: README.md.
module pica200_core #(
  parameter int unsigned THREADS = 4,  // 1..8
  parameter int unsigned CORE    = 0   // the number that taps and RAMs carry
) (
  input  logic               clk_i,
  input  logic               rst_ni,
  input  logic               cfg_valid_i,
  input  logic [7:0]         cfg_addr_i,
  input  logic [31:0]        cfg_data_i,
  input  logic               start_i,
  output logic               busy_o,
  input  logic [THREADS-1:0] hold_i,
  output logic               in_req_valid_o,
  input  logic               in_req_ready_i,
  output logic [31:0]        in_req_addr_o,
  input  logic               in_rsp_valid_i,
  input  logic [127:0]       in_rsp_data_i,
  output logic               out_req_valid_o,
  input  logic               out_req_ready_i,
  output logic [31:0]        out_req_addr_o,
  output logic [15:0]        out_req_be_o,
  output logic [127:0]       out_req_data_o,
  output logic [THREADS-1:0] settled_o
);
endmodule
