// The core's clock: that of the board, but for the clocks in which en_i, which comes from a flip-flop, is low. On an ECP5 and on a Xilinx
// part the clock network does it; the plain form is what a simulation runs.
module board_clock_gate (
  input  logic clk_i,
  input  logic en_i,
  output logic clk_o
);
`ifdef BOARD_ECP5
  DCCA u_gate (
    .CLKI (clk_i),
    .CE   (en_i),
    .CLKO (clk_o)
  );
`elsif BOARD_XILINX7
  BUFGCE u_gate (
    .I  (clk_i),
    .CE (en_i),
    .O  (clk_o)
  );
`else
  logic en_q;
  always_ff @(negedge clk_i) en_q <= en_i;
  assign clk_o = clk_i && en_q;
`endif
endmodule
