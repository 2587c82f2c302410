// Simulation half of common_tap_reg: one DPI call for 4 lanes or for each 8 of a row. Bound by bridge_bind.sv.
module bridge_dpi_reg #(
  parameter int unsigned CORE  = 0,
  parameter int unsigned FILE  = 0,
  parameter int unsigned LANES = 8,
  parameter int unsigned ROWS  = 1
) (
  input logic                clk_i,
  input logic [ROWS-1:0]     valid_i,
  input logic [7:0]          warp_i,
  input logic [31:0]         order_i,
  input logic [7:0]          row_warp_i,
  input logic [15:0]         index_i,
  input logic [5:0]          lane_base_i,
  input logic [LANES-1:0]    mask_i,
  input logic [3:0]          be_i,
  input logic [LANES*32-1:0] data_i
);
  // A call with an empty mask is made too: the checker rejects a warp, file or row that is not
  // there.
  if (LANES <= 4) begin : g_four
    always_ff @(posedge clk_i)
      if (valid_i != '0)
        for (int unsigned r = 0; r < ROWS; r++)
          if (valid_i[r])
            bridge_pkg::bridge_dpi_reg4(CORE, {24'd0, warp_i}, order_i, {24'd0, row_warp_i}, FILE,
                                        {16'd0, index_i} + r, {26'd0, lane_base_i}, 32'(mask_i),
                                        {28'd0, be_i}, 128'(data_i));
  end
  for (genvar k = 0; k < LANES / 8; k++) begin : g_eight
    always_ff @(posedge clk_i)
      if (valid_i != '0)
        for (int unsigned r = 0; r < ROWS; r++)
          if (valid_i[r])
            bridge_pkg::bridge_dpi_reg8(CORE, {24'd0, warp_i}, order_i, {24'd0, row_warp_i}, FILE,
                                        {16'd0, index_i} + r, {26'd0, lane_base_i} + 8 * k,
                                        {24'd0, mask_i[k*8 +: 8]}, {28'd0, be_i},
                                        data_i[k*256 +: 256]);
  end
  if (LANES > 4 && LANES % 8 != 0) begin : g_other
    initial $fatal(1, "bridge_dpi_reg: %0d lanes; 1 to 4 or a multiple of 8", LANES);
  end
endmodule
