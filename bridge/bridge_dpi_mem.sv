// Simulation half of common_tap_mem: one DPI call per clock that writes. Bound by bridge_bind.sv.
module bridge_dpi_mem #(
  parameter int unsigned CORE  = 0,
  parameter int unsigned SPACE = 0,
  parameter int unsigned LANES = 8
) (
  input logic                clk_i,
  input logic                valid_i,
  input logic [7:0]          warp_i,
  input logic [31:0]         order_i,
  input logic [LANES-1:0]    mask_i,
  input logic [LANES*6-1:0]  lane_i,
  input logic [LANES*32-1:0] addr_i,
  input logic [LANES*4-1:0]  be_i,
  input logic [LANES*32-1:0] data_i
);
  always_ff @(posedge clk_i) begin
    if (valid_i) begin
      automatic int lane[32];
      automatic int addr[32];
      automatic int be[32];
      automatic int data[32];
      for (int unsigned i = 0; i < LANES; i++) begin
        lane[i] = {26'd0, lane_i[i*6 +: 6]};
        addr[i] = addr_i[i*32 +: 32];
        be[i]   = {28'd0, be_i[i*4 +: 4]};
        data[i] = data_i[i*32 +: 32];
      end
      bridge_pkg::bridge_dpi_mem(CORE, {24'd0, warp_i}, order_i, SPACE, 32'(mask_i), lane, addr, be,
                                 data);
    end
  end
endmodule
