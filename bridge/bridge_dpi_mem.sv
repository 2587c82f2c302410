// Simulation half of common_tap_mem: one DPI call for each 8 lanes of which one writes. Bound by
// bridge_bind.sv.
module bridge_dpi_mem #(
  parameter int unsigned CORE      = 0,
  parameter int unsigned SPACE     = 0,
  parameter int unsigned LANES     = 8,
  parameter int unsigned ADDR_BITS = 32
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
  for (genvar k = 0; k < LANES; k += 8) begin : g_eight
    localparam int unsigned Lanes = (LANES - k < 8) ? LANES - k : 8;
    always_ff @(posedge clk_i) begin
      if (valid_i && mask_i[k +: Lanes] != '0) begin
        automatic logic [1023:0] words = '0;
        for (int unsigned i = 0; i < Lanes; i++)
          words[i*128 +: 128] = {data_i[(k+i)*32 +: 32], 18'd0, lane_i[(k+i)*6 +: 6], 4'd0,
                                 be_i[(k+i)*4 +: 4], 64'(addr_i[(k+i)*ADDR_BITS +: ADDR_BITS])};
        bridge_pkg::bridge_dpi_mem(CORE, {24'd0, warp_i}, order_i, SPACE, 32'(mask_i[k +: Lanes]),
                                   words);
      end
    end
  end
endmodule
