// Sum of two binary32 numbers: denormal operands count as zero, a result below 2^-126 becomes zero
// after rounding; an exact zero sum is +0, but (-0) + (-0) is -0. Three registered stages: align, add, round.
// An idle stage stays still.
module common_f32_add (
  input  logic        clk_i,
  input  logic        valid_i,   // operands are there
  input  logic        rtne_i,    // round to nearest even, else toward zero
  input  logic [31:0] a_i,
  input  logic [31:0] b_i,
  output logic [31:0] result_o   // three clocks later
);
  // ---- align: 24 bits, two more, and one that jams the rest ----
  logic        a_nan, b_nan, a_inf, b_inf, a_first, special;
  logic [31:0] value;
  logic [31:0] big;
  logic [30:0] lesser;
  logic [7:0]  distance;
  logic [26:0] mantissa, small_out;  // of the lesser one
  always_comb begin
    {a_nan, b_nan, a_inf, b_inf, a_first, special, value, big, lesser, mantissa, distance} = '0;
    if (valid_i) begin
      a_nan   = a_i[30:0] > 31'h7f800000;
      b_nan   = b_i[30:0] > 31'h7f800000;
      a_inf   = a_i[30:0] == 31'h7f800000;
      b_inf   = b_i[30:0] == 31'h7f800000;
      special = 1'b1;
      if (a_nan || b_nan || (a_inf && b_inf && a_i[31] != b_i[31])) value = 32'h7fc00000;
      else if (a_inf)                                               value = a_i;
      else if (b_inf)                                               value = b_i;
      else                                                          special = 1'b0;
      a_first  = a_i[30:0] >= b_i[30:0];
      big      = a_first ? a_i : b_i;
      lesser   = a_first ? b_i[30:0] : a_i[30:0];
      mantissa = lesser[30:23] == 8'd0 ? 27'd0 : {1'b1, lesser[22:0], 3'd0};
      distance = big[30:23] - lesser[30:23];
    end
  end
  common_shift_jam #(.WIDTH(27), .PLACE_BITS(8)) u_align (
    .enable_i (valid_i),
    .data_i   (mantissa),
    .places_i (distance),
    .data_o   (small_out)
  );

  logic        aligned_q, special_q, sign_q, subtracts_q, rtne_q, zero_sign_q;
  logic [31:0] value_q;
  logic [26:0] big_q, small_q;
  logic [7:0]  exponent_q;
  always_ff @(posedge clk_i) begin
    aligned_q <= valid_i;
    if (valid_i) begin
      special_q   <= special;
      value_q     <= value;
      sign_q      <= big[31];
      subtracts_q <= a_i[31] != b_i[31];
      zero_sign_q <= a_i[31] && b_i[31];
      rtne_q      <= rtne_i;
      big_q       <= big[30:23] == 8'd0 ? 27'd0 : {1'b1, big[22:0], 3'd0};
      small_q     <= small_out;
      exponent_q  <= big[30:23];
    end
  end

  // ---- add ----
  logic        added_q, add_special_q, add_sign_q, add_rtne_q, add_zero_sign_q;
  logic [31:0] add_value_q;
  logic [27:0] sum_q;
  logic [7:0]  add_exponent_q;
  always_ff @(posedge clk_i) begin
    added_q <= aligned_q;
    if (aligned_q) begin
      add_special_q   <= special_q;
      add_value_q     <= value_q;
      add_sign_q      <= sign_q;
      add_zero_sign_q <= zero_sign_q;
      add_rtne_q      <= rtne_q;
      add_exponent_q  <= exponent_q;
      sum_q           <= subtracts_q ? {1'b0, big_q} - {1'b0, small_q} : {1'b0, big_q} + {1'b0, small_q};
    end
  end

  // ---- round ----
  logic [27:0]       normal;
  logic [4:0]        zeros;
  logic signed [9:0] exponent;
  logic [31:0]       packed_result;
  common_normalize #(.WIDTH(28)) u_normalize (
    .enable_i (added_q),
    .data_i   (sum_q),
    .data_o   (normal),
    .zeros_o  (zeros)
  );
  assign exponent = added_q ? $signed({2'd0, add_exponent_q}) + 10'sd1 - $signed({5'd0, zeros}) : 10'sd0;
  common_f32_pack #(.WIDTH(28)) u_pack (
    .enable_i   (added_q),
    .rtne_i     (add_rtne_q),
    .sign_i     (add_sign_q),
    .exponent_i (exponent),
    .data_i     (normal),
    .result_o   (packed_result)
  );
  always_ff @(posedge clk_i) begin
    if (added_q) begin
      if (add_special_q)      result_o <= add_value_q;
      else if (sum_q == '0)   result_o <= {add_zero_sign_q, 31'd0};
      else                    result_o <= packed_result;
    end
  end
endmodule
