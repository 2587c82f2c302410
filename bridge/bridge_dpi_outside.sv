// Simulation half of common_tap_outside: one DPI call per event. Bound by bridge_bind.sv.
module bridge_dpi_outside #(
  parameter int unsigned CORE  = 0,
  parameter int unsigned WORDS = 1
) (
  input logic                clk_i,
  input logic                valid_i,
  input logic                whole_i,
  input logic [7:0]          warp_i,
  input logic [31:0]         order_i,
  input logic [31:0]         what_i,
  input logic [WORDS*32-1:0] words_i
);
  always_ff @(posedge clk_i) begin
    if (valid_i)
      bridge_pkg::bridge_dpi_outside(CORE, {128'(words_i), WORDS, what_i, whole_i ? 32'd0 : order_i,
                                            whole_i ? 32'hffffffff : {24'd0, warp_i}});
  end

  if (WORDS < 1 || WORDS > 4) begin : g_words
    initial $fatal(1, "bridge_dpi_outside: %0d words; 1 to 4", WORDS);
  end
endmodule
