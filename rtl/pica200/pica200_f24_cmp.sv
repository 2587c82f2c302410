// Raw order of two float24 (sheet 1.3, Compare): sign and magnitude, nothing flushed, subnormal patterns in
// their order, 000000 and 800000 equal; a NaN makes both outputs 0 and unordered_o 1.
module pica200_f24_cmp (
  input  logic [23:0] a_i,
  input  logic [23:0] b_i,
  output logic        less_o,
  output logic        equal_o,
  output logic        unordered_o
);
  logic both_zero, below;

  assign unordered_o = a_i[22:0] > pica200_core_pkg::F24_INF[22:0] || b_i[22:0] > pica200_core_pkg::F24_INF[22:0];
  assign both_zero   = a_i[22:0] == '0 && b_i[22:0] == '0;
  assign below       = a_i[22:0] < b_i[22:0];
  assign equal_o     = !unordered_o && (a_i == b_i || both_zero);
  // Both negative: the larger magnitude is the lesser number.
  assign less_o      = !unordered_o && !equal_o && ((a_i[23] != b_i[23]) ? a_i[23] : below != a_i[23]);
endmodule
