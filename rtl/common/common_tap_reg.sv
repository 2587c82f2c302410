// Register-file write tap: instantiate it at the RAM's own write port, beside the RAM, and feed it the
// signals that the RAM sees. The architectural index and the warp whose row it is are worked back from the row
// that is written; warp_i and order_i come with the data, from the instruction that writes. Example: a bug lets
// an instruction of warp 3 write a row of warp 1: warp_i 3, row_warp_i 1.
// ROWS: where one clock gives many rows the same data, bit r of valid_i stands for row index_i + r.
module common_tap_reg #(
  parameter int unsigned CORE  = 0,
  parameter int unsigned FILE  = 0,  // the ISA's file number
  parameter int unsigned LANES = 8,
  parameter int unsigned ROWS  = 1
) (
  input logic                clk_i,
  input logic [ROWS-1:0]     valid_i,
  input logic [7:0]          warp_i,      // the instruction's token
  input logic [31:0]         order_i,
  input logic [7:0]          row_warp_i,  // whose row it is
  input logic [15:0]         index_i,
  input logic [5:0]          lane_base_i,
  input logic [LANES-1:0]    mask_i,
  input logic [3:0]          be_i,
  input logic [LANES*32-1:0] data_i
);
endmodule
