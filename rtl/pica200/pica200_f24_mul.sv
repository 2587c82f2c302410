// float24 product, truncated toward zero (sheet 1.3, MUL). Zero times infinity is +0; no result is
// subnormal or -0. Combinational; 0 while not enabled, so that an idle one stays still.
module pica200_f24_mul (
  input  logic        enable_i,
  input  logic [23:0] a_i,
  input  logic [23:0] b_i,
  output logic [23:0] product_o
);
  logic        a_zero, b_zero, a_top, b_top, a_nan, b_nan, sign;
  logic [33:0] product;
  // The product's top bit comes late: what the exponent is with and without it is known before.
  logic [7:0]  exponent;  // of the result, plus 63, without that bit
  logic [6:0]  biased;
  logic        above, normal;  // beyond the largest number; not below the smallest

  always_comb begin
    product_o = '0;
    a_zero    = a_i[22:16] == 7'd0;
    b_zero    = b_i[22:16] == 7'd0;
    a_top     = a_i[22:16] == 7'd127;
    b_top     = b_i[22:16] == 7'd127;
    a_nan     = a_top && a_i[15:0] != 16'd0;
    b_nan     = b_top && b_i[15:0] != 16'd0;
    sign      = a_i[23] ^ b_i[23];
    product   = '0;
    exponent  = '0;
    biased    = '0;
    above     = 1'b0;
    normal    = 1'b0;
    if (enable_i) begin
      product  = {17'd0, 1'b1, a_i[15:0]} * {17'd0, 1'b1, b_i[15:0]};
      exponent = {1'b0, a_i[22:16]} + {1'b0, b_i[22:16]};
      biased   = product[33] ? exponent[6:0] - 7'd62 : exponent[6:0] - 7'd63;  // right whenever it is used
      above    = product[33] ? exponent >= 8'd189 : exponent >= 8'd190;
      normal   = product[33] ? exponent >= 8'd63 : exponent >= 8'd64;
      if (a_nan || b_nan)                               product_o = pica200_core_pkg::F24_QNAN;
      else if (a_zero || b_zero)                        product_o = '0;
      else if (a_top || b_top || above)                 product_o = {sign, pica200_core_pkg::F24_INF[22:0]};
      else if (normal)
        product_o = {sign, biased, product[33] ? product[32:17] : product[31:16]};
    end
  end

`ifndef SYNTHESIS
  always_comb begin
    no_subnormal_comes_out: assert (product_o[22:16] != '0 || product_o == '0)
      else $error("%06x comes of %06x and %06x", product_o, a_i, b_i);
  end
`endif
endmodule
