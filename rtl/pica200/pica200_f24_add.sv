// float24 sum, truncated toward zero (sheet 1.3, ADD). Three bits below the significand, the last of them
// sticky, make the truncation exact. Two numbers of unlike sign whose exponents are the same or neighbours may leave few bits or none:
// their difference has a way of its own, which has no far places to shift before it, and the other way none behind it.
// Combinational, and with DEEP a clock later; 0 while not enabled, so that an idle one stays still.
module pica200_f24_add #(
  parameter bit DEEP = 1'b0
) (
  input  logic        clk_i,
  input  logic        enable_i,
  input  logic [23:0] a_i,
  input  logic [23:0] b_i,
  output logic [23:0] sum_o
);
  // ---- order by magnitude ----
  logic        first, major_zero, minor_zero, major_top, minor_top, nan, subtract;
  logic [23:0] major, minor;
  logic [6:0]  distance, a_above, b_above;  // exponents: the difference of the larger number, and both that it may be
  always_comb begin
    major      = '0;
    minor      = '0;
    first      = 1'b0;
    major_zero = 1'b0;
    minor_zero = 1'b0;
    major_top  = 1'b0;
    minor_top  = 1'b0;
    nan        = 1'b0;
    subtract   = 1'b0;
    distance   = '0;
    a_above    = '0;
    b_above    = '0;
    if (enable_i) begin
      first      = a_i[22:0] >= b_i[22:0];
      major      = first ? a_i : b_i;
      minor      = first ? b_i : a_i;
      major_zero = major[22:16] == 7'd0;
      minor_zero = minor[22:16] == 7'd0;
      major_top  = major[22:16] == 7'd127;
      minor_top  = minor[22:16] == 7'd127;
      subtract   = major[23] != minor[23];
      nan        = (major_top && major[15:0] != 16'd0) || (minor_top && subtract);  // a NaN is the larger
      a_above    = a_i[22:16] - b_i[22:16];
      b_above    = b_i[22:16] - a_i[22:16];
      distance   = first ? a_above : b_above;
    end
  end

  // ---- align ----
  logic [19:0] aligned;
  common_shift_jam #(.WIDTH(20), .PLACE_BITS(7)) u_align (
    .enable_i (enable_i),
    .data_i   ({1'b1, minor[15:0], 3'd0}),
    .places_i (distance),
    .data_o   (aligned)
  );

  // ---- near: both differences, so that it need not be known first which one is right ----
  logic [17:0] a_less_b, b_less_a;  // 1.0 is bit 17
  logic        a_next, b_next;  // a's exponent is one above b's, or b's above a's, where they are neighbours
  always_comb begin
    a_less_b = '0;
    b_less_a = '0;
    a_next   = a_i[16] != b_i[16] && (a_i[17] != b_i[17]) == b_i[16];
    b_next   = a_i[16] != b_i[16] && (a_i[17] != b_i[17]) == a_i[16];
    if (enable_i) begin
      a_less_b = {1'b1, a_i[15:0], 1'b0} - (a_next ? {2'b01, b_i[15:0]} : {1'b1, b_i[15:0], 1'b0});
      b_less_a = {1'b1, b_i[15:0], 1'b0} - (b_next ? {2'b01, a_i[15:0]} : {1'b1, a_i[15:0], 1'b0});
    end
  end

  // ---- a register with DEEP ----
  typedef struct packed {
    logic        enable, subtract, close, nan, major_zero, major_top, minor_zero;
    logic [23:0] major;
    logic [19:0] aligned;
    logic [17:0] difference;
  } ordered_t;
  ordered_t ordered, s;
  always_comb begin
    ordered.enable     = enable_i;
    ordered.subtract   = subtract;
    ordered.close      = subtract && distance[6:1] == '0;
    ordered.nan        = nan;
    ordered.major_zero = major_zero;
    ordered.major_top  = major_top;
    ordered.minor_zero = minor_zero;
    ordered.major      = major;
    ordered.aligned    = aligned;
    ordered.difference = first ? a_less_b : b_less_a;
  end
  if (DEEP) begin : gen_deep
    ordered_t s_q;
    always_ff @(posedge clk_i) s_q <= ordered;
    assign s = s_q;
  end else begin : gen_at_once
    assign s = ordered;
  end

  // ---- add, normalize ----
  logic [20:0] sum;       // 1.0 is bit 19
  logic [17:0] norm;
  logic [4:0]  zeros;
  always_comb begin
    sum = '0;
    if (s.enable) sum = s.subtract ? {2'b01, s.major[15:0], 3'd0} - {1'b0, s.aligned}
                                   : {2'b01, s.major[15:0], 3'd0} + {1'b0, s.aligned};
  end
  common_normalize #(.WIDTH(18)) u_normalize (
    .enable_i (s.enable),
    .data_i   (s.difference),
    .data_o   (norm),
    .zeros_o  (zeros)
  );

  // ---- pack: the bits below the significand are cut; a sum that is not near has its leading one at bit 20, 19 or 18 ----
  logic [6:0]  lower;   // exponent of what is near
  logic [23:0] near_sum, far_sum;
  always_comb begin
    sum_o    = '0;
    lower    = '0;
    near_sum = '0;
    far_sum  = '0;
    if (s.enable) begin
      lower = s.major[22:16] - {2'd0, zeros};
      if (norm[17] && {2'd0, zeros} < s.major[22:16]) near_sum = {s.major[23], lower, norm[16:1]};
      if (sum[20] && s.major[22:16] == 7'd126) far_sum = {s.major[23], pica200_core_pkg::F24_INF[22:0]};
      else if (sum[20])                        far_sum = {s.major[23], s.major[22:16] + 7'd1, sum[19:4]};
      else if (sum[19])                        far_sum = {s.major[23:16], sum[18:3]};
      else if (s.major[22:16] != 7'd1)         far_sum = {s.major[23], s.major[22:16] - 7'd1, sum[17:2]};
      if (s.nan)                            sum_o = pica200_core_pkg::F24_QNAN;
      else if (s.major_zero)                sum_o = '0;
      else if (s.major_top || s.minor_zero) sum_o = s.major;
      else                                  sum_o = s.close ? near_sum : far_sum;
    end
  end

  logic unused;
  assign unused = ^{clk_i, norm[0], sum[1:0]};

`ifndef SYNTHESIS
  always_comb begin
    no_subnormal_comes_out: assert (sum_o[22:16] != '0 || sum_o == '0)
      else $error("%06x comes of %06x and what is smaller", sum_o, s.major);
    far_loses_one_bit_at_most: assert (!s.enable || s.close || sum[20:18] != '0)
      else $error("%06x leaves too little", s.major);
  end
`endif
endmodule
