// Rounds a normalized magnitude to 24 bits and packs it: rounded as if the exponent had no bounds; then
// what is below 2^-126 becomes zero, what is too large infinity (RTNE) or the largest finite number (RTZ).
// Combinational; 0 while not enabled, so that an idle one stays still.
module common_f32_pack #(
  parameter int unsigned WIDTH = 28        // 26 or more
) (
  input  logic              enable_i,
  input  logic              rtne_i,
  input  logic              sign_i,
  input  logic signed [9:0] exponent_i,    // biased, of the top bit
  input  logic [WIDTH-1:0]  data_i,        // its top bit is set; the last one may be sticky
  output logic [31:0]       result_o
);
  logic [24:0]       rounded;
  logic              up, unused;
  logic signed [9:0] exponent;
  assign unused = rounded[23];  // the unit, which is not written
  always_comb begin
    {up, rounded, exponent, result_o} = '0;
    if (enable_i) begin
      up       = rtne_i && data_i[WIDTH-25] && (data_i[WIDTH-24] || data_i[WIDTH-26:0] != '0);
      rounded  = {1'b0, data_i[WIDTH-1 -: 24]} + {24'd0, up};
      exponent = rounded[24] ? exponent_i + 10'sd1 : exponent_i;
      if (exponent <= 10'sd0)        result_o = {sign_i, 31'd0};
      else if (exponent >= 10'sd255) result_o = {sign_i, rtne_i ? 31'h7f800000 : 31'h7f7fffff};
      else                           result_o = {sign_i, exponent[7:0], rounded[22:0]};
    end
  end
endmodule
