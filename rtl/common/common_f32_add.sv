// Sum of two binary32 numbers: denormal operands count as zero, a result below 2^-126 becomes zero
// after rounding; an exact zero sum is +0, but (-0) + (-0) is -0. Three registered stages: order and align, add,
// normalize and round. With DEEP four shorter ones: order, align and add, normalize, round. An idle stage stays still.
module common_f32_add #(
  parameter bit DEEP = 1'b0
) (
  input  logic        clk_i,
  input  logic        valid_i,   // operands are there
  input  logic        rtne_i,    // round to nearest even, else toward zero
  input  logic [31:0] a_i,
  input  logic [31:0] b_i,
  output logic [31:0] result_o   // three clocks later, with DEEP four
);
  // ---- order ----
  typedef struct packed {
    logic        special, sign, subtracts, zero_sign, rtne;
    logic [31:0] value;      // of a special result
    logic [7:0]  exponent;
    logic [26:0] big;        // 24 bits, two more, and one that jams the rest
  } sum_t;
  sum_t        order;
  logic        a_nan, b_nan, a_inf, b_inf, a_first;
  logic [30:0] big, lesser;
  logic [26:0] mantissa;     // of the lesser one
  logic [7:0]  distance;
  always_comb begin
    order = '0;
    {a_nan, b_nan, a_inf, b_inf, a_first, big, lesser, mantissa, distance} = '0;
    if (valid_i) begin
      a_nan   = a_i[30:0] > 31'h7f800000;
      b_nan   = b_i[30:0] > 31'h7f800000;
      a_inf   = a_i[30:0] == 31'h7f800000;
      b_inf   = b_i[30:0] == 31'h7f800000;
      order.special = 1'b1;
      if (a_nan || b_nan || (a_inf && b_inf && a_i[31] != b_i[31])) order.value = 32'h7fc00000;
      else if (a_inf)                                               order.value = a_i;
      else if (b_inf)                                               order.value = b_i;
      else                                                          order.special = 1'b0;
      a_first         = a_i[30:0] >= b_i[30:0];
      big             = a_first ? a_i[30:0] : b_i[30:0];
      lesser          = a_first ? b_i[30:0] : a_i[30:0];
      mantissa        = lesser[30:23] == 8'd0 ? 27'd0 : {1'b1, lesser[22:0], 3'd0};
      distance        = big[30:23] - lesser[30:23];
      order.sign      = a_first ? a_i[31] : b_i[31];
      order.subtracts = a_i[31] != b_i[31];
      order.zero_sign = a_i[31] && b_i[31];
      order.rtne      = rtne_i;
      order.exponent  = big[30:23];
      order.big       = big[30:23] == 8'd0 ? 27'd0 : {1'b1, big[22:0], 3'd0};
    end
  end

  // ---- align; a register before or behind it ----
  logic        ordered, aligned;
  logic [26:0] moved, jammed, less;
  logic [7:0]  places;
  sum_t        align_sum;
  common_shift_jam #(.WIDTH(27), .PLACE_BITS(8)) u_align (
    .enable_i (ordered),
    .data_i   (moved),
    .places_i (places),
    .data_o   (jammed)
  );
  if (DEEP) begin : gen_order
    logic        ordered_q;
    sum_t        order_q;
    logic [26:0] mantissa_q;
    logic [7:0]  distance_q;
    always_ff @(posedge clk_i) begin
      ordered_q <= valid_i;
      if (valid_i) {order_q, mantissa_q, distance_q} <= {order, mantissa, distance};
    end
    assign {ordered, moved, places}    = {ordered_q, mantissa_q, distance_q};
    assign {aligned, align_sum, less} = {ordered_q, order_q, jammed};
  end else begin : gen_align
    logic        aligned_q;
    sum_t        align_q;
    logic [26:0] less_q;
    always_ff @(posedge clk_i) begin
      aligned_q <= valid_i;
      if (valid_i) {align_q, less_q} <= {order, jammed};
    end
    assign {ordered, moved, places}    = {valid_i, mantissa, distance};
    assign {aligned, align_sum, less} = {aligned_q, align_q, less_q};
  end

  // ---- add ----
  logic        added_q;
  sum_t        add_q;
  logic [27:0] sum_q;
  always_ff @(posedge clk_i) begin
    added_q <= aligned;
    if (aligned) begin
      add_q <= align_sum;
      sum_q <= align_sum.subtracts ? {1'b0, align_sum.big} - {1'b0, less} : {1'b0, align_sum.big} + {1'b0, less};
    end
  end

  // ---- normalize; with DEEP a register ----
  logic [27:0]       normal, shifted;
  logic [4:0]        zeros, ahead;
  logic              normalized;
  sum_t              last;
  logic signed [9:0] exponent;
  logic [31:0]       packed_result;
  common_normalize #(.WIDTH(28)) u_normalize (
    .enable_i (added_q),
    .data_i   (sum_q),
    .data_o   (shifted),
    .zeros_o  (ahead)
  );
  if (DEEP) begin : gen_normal
    logic        normalized_q;
    sum_t        last_q;
    logic [27:0] normal_q;
    logic [4:0]  zeros_q;
    always_ff @(posedge clk_i) begin
      normalized_q <= added_q;
      if (added_q) {last_q, normal_q, zeros_q} <= {add_q, shifted, ahead};
    end
    assign {normalized, last, normal, zeros} = {normalized_q, last_q, normal_q, zeros_q};
  end else begin : gen_at_once
    assign {normalized, last, normal, zeros} = {added_q, add_q, shifted, ahead};
  end

  logic unused;
  assign unused = ^{last.subtracts, last.big};

  // ---- round: a sum that is not 0 has its leading one on top ----
  assign exponent = normalized ? $signed({2'd0, last.exponent}) + 10'sd1 - $signed({5'd0, zeros}) : 10'sd0;
  common_f32_pack #(.WIDTH(28)) u_pack (
    .enable_i   (normalized),
    .rtne_i     (last.rtne),
    .sign_i     (last.sign),
    .exponent_i (exponent),
    .data_i     (normal),
    .result_o   (packed_result)
  );
  always_ff @(posedge clk_i) begin
    if (normalized) begin
      if (last.special)     result_o <= last.value;
      else if (!normal[27]) result_o <= {last.zero_sign, 31'd0};
      else                  result_o <= packed_result;
    end
  end
endmodule
