// Simulation half of common_tap_retire: one DPI call per event. Bound by bridge_bind.sv.
module bridge_dpi_retire #(
  parameter int unsigned CORE   = 0,
  parameter int unsigned FIELDS = 63
) (
  input logic         clk_i,
  input logic         valid_i,
  input logic         launch_i,
  input logic [7:0]   warp_i,
  input logic [31:0]  order_i,
  input logic [31:0]  pc_i,
  input logic [2:0]   nwords_i,
  input logic [127:0] words_i,
  input logic [31:0]  active_i,
  input logic [31:0]  next_pc_i,
  input logic [31:0]  trap_i,
  input logic         done_i,
  input logic [127:0] args_i
);
  always_ff @(posedge clk_i) begin
    if (valid_i) begin
      automatic int word[4];
      automatic int arg[4];
      for (int i = 0; i < 4; i++) begin
        word[i] = words_i[i*32 +: 32];
        arg[i]  = args_i[i*32 +: 32];
      end
      bridge_pkg::bridge_dpi_retire(CORE, {31'd0, launch_i}, {24'd0, warp_i}, order_i, FIELDS, pc_i,
                                    {29'd0, nwords_i}, word, active_i, next_pc_i, trap_i,
                                    {31'd0, done_i}, arg);
    end
  end
endmodule
