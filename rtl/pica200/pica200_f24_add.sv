// float24 sum, truncated toward zero (sheet 1.3, ADD). Three bits below the significand, the last of them
// sticky, make the truncation exact. Two numbers of unlike sign whose exponents are the same or neighbours may leave few bits or none:
// their difference has a way of its own, which has no far places to shift before it, and the other way none behind it.
// Combinational; 0 while not enabled, so that an idle one stays still.
module pica200_f24_add (
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

  // ---- align, add ----
  logic [19:0] aligned;
  logic [20:0] sum;       // 1.0 is bit 19
  common_shift_jam #(.WIDTH(20), .PLACE_BITS(7)) u_align (
    .enable_i (enable_i),
    .data_i   ({1'b1, minor[15:0], 3'd0}),
    .places_i (distance),
    .data_o   (aligned)
  );
  always_comb begin
    sum = '0;
    if (enable_i) sum = subtract ? {2'b01, major[15:0], 3'd0} - {1'b0, aligned}
                                 : {2'b01, major[15:0], 3'd0} + {1'b0, aligned};
  end

  // ---- near: both differences, so that it need not be known first which one is right ----
  logic [17:0] a_less_b, b_less_a, difference, norm;  // 1.0 is bit 17
  logic [4:0]  zeros;
  logic        near, a_next, b_next;  // a's exponent is one above b's, or b's above a's, where they are neighbours
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
  assign near       = subtract && distance[6:1] == '0;
  assign difference = first ? a_less_b : b_less_a;
  common_normalize #(.WIDTH(18)) u_normalize (
    .enable_i (enable_i),
    .data_i   (difference),
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
    if (enable_i) begin
      lower = major[22:16] - {2'd0, zeros};
      if (norm[17] && {2'd0, zeros} < major[22:16]) near_sum = {major[23], lower, norm[16:1]};
      if (sum[20] && major[22:16] == 7'd126) far_sum  = {major[23], pica200_core_pkg::F24_INF[22:0]};
      else if (sum[20])                      far_sum  = {major[23], major[22:16] + 7'd1, sum[19:4]};
      else if (sum[19])                      far_sum  = {major[23:16], sum[18:3]};
      else if (major[22:16] != 7'd1)         far_sum  = {major[23], major[22:16] - 7'd1, sum[17:2]};
      if (nan)                          sum_o = pica200_core_pkg::F24_QNAN;
      else if (major_zero)              sum_o = '0;
      else if (major_top || minor_zero) sum_o = major;
      else                              sum_o = near ? near_sum : far_sum;
    end
  end

  logic unused;
  assign unused = ^{norm[0], sum[1:0]};

`ifndef SYNTHESIS
  always_comb begin
    no_subnormal_comes_out: assert (sum_o[22:16] != '0 || sum_o == '0)
      else $error("%06x comes of %06x and %06x", sum_o, a_i, b_i);
    far_loses_one_bit_at_most: assert (!enable_i || near || sum[20:18] != '0)
      else $error("%06x and %06x leave too little", a_i, b_i);
  end
`endif
endmodule
