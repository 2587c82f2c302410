// Product of two binary32 numbers: denormal operands count as zero, a result below 2^-126 becomes
// zero after rounding. Two registered stages: multiply, round. An idle stage stays still.
module common_f32_mul (
  input  logic        clk_i,
  input  logic        valid_i,     // operands are there
  input  logic        rtne_i,      // round to nearest even, else toward zero
  input  logic        zero_wins_i, // a zero operand gives +0, whatever the other one is
  input  logic [31:0] a_i,
  input  logic [31:0] b_i,
  output logic [31:0] result_o     // two clocks later
);
  // ---- multiply ----
  logic        a_zero, b_zero, a_inf, b_inf, a_nan, b_nan, sign, special;
  logic [31:0] value;              // of a special result
  always_comb begin
    {a_zero, b_zero, a_inf, b_inf, a_nan, b_nan, sign, special, value} = '0;
    if (valid_i) begin
      a_zero  = a_i[30:23] == 8'd0;
      b_zero  = b_i[30:23] == 8'd0;
      a_inf   = a_i[30:0] == 31'h7f800000;
      b_inf   = b_i[30:0] == 31'h7f800000;
      a_nan   = a_i[30:0] > 31'h7f800000;
      b_nan   = b_i[30:0] > 31'h7f800000;
      sign    = a_i[31] ^ b_i[31];
      special = 1'b1;
      if (zero_wins_i && (a_zero || b_zero))                             value = 32'd0;
      else if (a_nan || b_nan || (a_inf && b_zero) || (b_inf && a_zero)) value = 32'h7fc00000;
      else if (a_inf || b_inf)                                           value = {sign, 31'h7f800000};
      else if (a_zero || b_zero)                                         value = {sign, 31'd0};
      else                                                               special = 1'b0;
    end
  end

  logic               valid_q, special_q, sign_q, rtne_q;
  logic [31:0]        value_q;
  logic [47:0]        product_q;   // unit in bit 46
  logic signed [9:0]  exponent_q;  // biased, of a product below 2
  always_ff @(posedge clk_i) begin
    valid_q <= valid_i;
    if (valid_i) begin
      special_q  <= special;
      value_q    <= value;
      sign_q     <= sign;
      rtne_q     <= rtne_i;
      product_q  <= {1'b1, a_i[22:0]} * {1'b1, b_i[22:0]};
      exponent_q <= $signed({2'd0, a_i[30:23]}) + $signed({2'd0, b_i[30:23]}) - 10'sd127;
    end
  end

  // ---- round ----
  logic [31:0]        packed_result;
  logic [47:0]        normal;
  logic signed [9:0]  exponent;
  always_comb begin
    {normal, exponent} = '0;
    if (valid_q) begin
      normal   = product_q[47] ? product_q : {product_q[46:0], 1'b0};
      exponent = product_q[47] ? exponent_q + 10'sd1 : exponent_q;
    end
  end
  common_f32_pack #(.WIDTH(48)) u_pack (
    .enable_i   (valid_q),
    .rtne_i     (rtne_q),
    .sign_i     (sign_q),
    .exponent_i (exponent),
    .data_i     (normal),
    .result_o   (packed_result)
  );
  always_ff @(posedge clk_i) begin
    if (valid_q) result_o <= special_q ? value_q : packed_result;
  end
endmodule
