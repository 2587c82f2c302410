// float24 to a signed byte for MOVA (sheet 1.7): truncated toward zero; NaN, infinity and what does not fit
// give 0. Combinational. The lower mantissa bits are below 1 in every number that fits.
module pica200_f24_int8 (
  input  logic [14:0] a_i,  // bits 23:9
  output logic [7:0]  int8_o
);
  logic [6:0] exponent;
  logic [7:0] magnitude;
  logic [2:0] shift;
  logic       fits;

  always_comb begin
    exponent  = a_i[13:7];
    shift     = 3'd6 - exponent[2:0];  // 70 - exponent; 70 stands for 128.0 to below 256.0
    magnitude = {1'b1, a_i[6:0]} >> shift;
    fits      = exponent >= 7'd63 && exponent <= 7'd70 && (!magnitude[7] || (a_i[14] && magnitude == 8'h80));
    int8_o    = !fits ? '0 : a_i[14] ? -magnitude : magnitude;
  end
endmodule
