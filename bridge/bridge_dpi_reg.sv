// Simulation half of common_tap_reg: one DPI call per beat of a row. Bound by bridge_bind.sv.
module bridge_dpi_reg #(
  parameter int unsigned CORE  = 0,
  parameter int unsigned FILE  = 0,
  parameter int unsigned LANES = 8
) (
  input logic                clk_i,
  input logic                valid_i,
  input logic [7:0]          warp_i,
  input logic [31:0]         order_i,
  input logic [15:0]         index_i,
  input logic [5:0]          lane_base_i,
  input logic [LANES-1:0]    mask_i,
  input logic [3:0]          be_i,
  input logic [LANES*32-1:0] data_i
);
  // A call with an empty mask is made too: the checker rejects a warp, file or row that is not
  // there.
  always_ff @(posedge clk_i) begin
    if (valid_i) begin
      automatic int data[32];
      for (int unsigned i = 0; i < LANES; i++) data[i] = data_i[i*32 +: 32];
      bridge_pkg::bridge_dpi_reg(CORE, {24'd0, warp_i}, order_i, FILE, {16'd0, index_i},
                                 {26'd0, lane_base_i}, 32'(mask_i), {28'd0, be_i}, data);
    end
  end
endmodule
