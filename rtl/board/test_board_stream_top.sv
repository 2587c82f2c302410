// The link without a serial line, a byte in each clock, around the core of test_board_link_top.sv: for test_board_stream.cpp.
`include "test_board_link_top.sv"

module test_board_stream_top #(
  parameter int unsigned DIVIDE = 2
) (
  input  logic       clk_i,
  input  logic       rst_ni,
  input  logic       rx_valid_i,
  input  logic       rx_bad_i,
  input  logic [7:0] rx_data_i,
  output logic       tx_valid_o,
  input  logic       tx_ready_i,
  output logic [7:0] tx_data_o,
  output logic [2:0] alive_o
);
  board_stream #(
    .DIVIDE(DIVIDE), .FLUSH(50), .RETRY(4000), .BUILD(64'h0123_4567_89ab_cdef), .HERTZ(32'd1000000)
  ) u_stream (.source_i (clk_i), .*);
endmodule
