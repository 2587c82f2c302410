// Simulation half of common_tap_retire: one DPI call per event. Bound by bridge_bind.sv.
module bridge_dpi_retire #(
  parameter int unsigned CORE    = 0,
  parameter int unsigned FIELDS  = 63,
  parameter int unsigned PC_BITS = 32
) (
  input logic               clk_i,
  input logic               valid_i,
  input logic               launch_i,
  input logic [7:0]         warp_i,
  input logic [31:0]        order_i,
  input logic [PC_BITS-1:0] pc_i,
  input logic [2:0]         nwords_i,
  input logic [127:0]       words_i,
  input logic [31:0]        active_i,
  input logic [PC_BITS-1:0] next_pc_i,
  input logic [31:0]        trap_i,
  input logic               done_i,
  input logic [127:0]       args_i
);
  always_ff @(posedge clk_i) begin
    if (valid_i)
      bridge_pkg::bridge_dpi_retire(CORE, {
        args_i, 31'd0, done_i, trap_i, active_i, words_i, 29'd0, nwords_i, 64'(next_pc_i),
        64'(pc_i), FIELDS, order_i, 24'd0, warp_i, 31'd0, launch_i});
  end
endmodule
