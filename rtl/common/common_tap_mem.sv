// Memory write tap: instantiate it at the memory's own write port. One entry per set bit of mask_i:
// an aligned 32-bit word with byte enables. lane_i matters in per-lane spaces only.
module common_tap_mem #(
  parameter int unsigned CORE      = 0,
  parameter int unsigned SPACE     = 0,  // the ISA's space number
  parameter int unsigned LANES     = 8,
  parameter int unsigned ADDR_BITS = 32  // of one address of this core, 64 at most
) (
  input logic                       clk_i,
  input logic                       valid_i,
  input logic [7:0]                 warp_i,
  input logic [31:0]                order_i,
  input logic [LANES-1:0]           mask_i,
  input logic [LANES*6-1:0]         lane_i,
  input logic [LANES*ADDR_BITS-1:0] addr_i,
  input logic [LANES*4-1:0]         be_i,
  input logic [LANES*32-1:0]        data_i
);
endmodule
