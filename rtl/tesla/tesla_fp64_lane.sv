// 64-bit floating point, one operand set a clock, eight clocks to the result: fused multiply-add (add and multiply
// are special cases of it), minimum, maximum, compare, and conversions. IEEE-754 with denormals and four
// rounding modes; NaN rules and quirks: the ISA sheet, 3.11 and 4.8.
//
// A 166-bit window holds the exact sum: the product at [108:3], the addend anywhere up to 112 bits above bit 0.
// What lies below bit 0 jams into it; an addend further up turns the whole product into that one bit.
module tesla_fp64_lane (
  input  logic                  clk_i,
  input  logic                  rst_ni,
  input  logic                  valid_i,
  input  tesla_fp64_pkg::ctl_t  ctl_i,
  input  logic [63:0]           a_i,      // SRC1; 32-bit sources in the low half
  input  logic [63:0]           b_i,      // SRC2
  input  logic [63:0]           c_i,      // SRC3
  output logic                  valid_o,
  output logic [63:0]           result_o, // 32-bit results in the low half
  output logic [3:0]            flags_o   // O C S Z
);
  localparam int unsigned W = 166;

  function automatic logic [3:0] flags64(input logic [63:0] x);
    if (x[62:0] > {11'h7ff, 52'd0}) flags64 = 4'd3;
    else if (x[62:0] == '0)         flags64 = 4'd1;
    else                            flags64 = {2'b00, x[63], 1'b0};
  endfunction

  logic [7:0] valid_q;  // of each stage
  always_ff @(posedge clk_i) valid_q <= rst_ni ? {valid_q[6:0], valid_i} : 8'd0;

  // ---- 1: modifiers, special values ----
  tesla_fp64_pkg::side_t s1, s1_q;
  logic [63:0] a, b, c, wide;
  logic        a_nan, b_nan, c_nan, a_inf, b_inf, c_inf, a_zero, b_zero, c_zero, less, equal, met;
  logic        p_sign, c_sign, invalid, from_float, widens;
  logic [22:0] wide_norm;
  logic [4:0]  wide_zeros;
  logic [52:0] ma, mb, mc, ma_q, mb_q, mc_q;
  logic [63:0] whole, whole_q;            // i2f: the integer
  logic signed [13:0] p_exp, c_exp, p_exp_q, c_exp_q;
  logic        c_sign_q, whole_use_q;
  assign from_float = ctl_i.op == tesla_fp64_pkg::DF2i || ctl_i.op == tesla_fp64_pkg::DF2f;
  assign widens     = valid_i && from_float && !ctl_i.src64;
  common_normalize #(.WIDTH(23)) u_widen (
    .enable_i (widens && a_i[30:23] == 8'd0),
    .data_i   (a_i[22:0]),
    .data_o   (wide_norm),
    .zeros_o  (wide_zeros)
  );
  always_comb begin
    s1 = '0;
    {a, b, c, wide, whole}     = '0;
    {a_nan, b_nan, c_nan, a_inf, b_inf, c_inf, a_zero, b_zero, c_zero, less, equal, met} = '0;
    {p_sign, c_sign, invalid}  = '0;
    {ma, mb, mc}               = '0;
    {p_exp, c_exp}             = '0;
    if (valid_i) begin
      s1.ctl     = ctl_i;
      a = a_i;
      b = b_i;
      c = c_i;
      if (widens) begin  // f32, exactly
        wide = {a_i[31], {3'd0, a_i[30:23]} + 11'd896, a_i[22:0], 29'd0};
        if (a_i[30:23] == 8'hff) wide[62:52] = '1;
        if (a_i[30:23] == 8'h00)
          wide[62:0] = wide_norm[22] ? {11'd896 - {6'd0, wide_zeros}, wide_norm[21:0], 30'd0} : '0;
        a = wide;
      end
      a_nan  = a[62:0] > {11'h7ff, 52'd0};
      b_nan  = b[62:0] > {11'h7ff, 52'd0};
      c_nan  = c[62:0] > {11'h7ff, 52'd0};
      if (!a_nan) a[63] = (a[63] && !ctl_i.abs1) ^ ctl_i.neg1;
      if (!b_nan) b[63] = (b[63] && !ctl_i.abs2) ^ ctl_i.neg2;
      if (!c_nan) c[63] = c[63] ^ ctl_i.neg3;
      if (ctl_i.op == tesla_fp64_pkg::DAdd) b = {12'h3ff, 52'd0};
      a_inf  = a[62:0] == {11'h7ff, 52'd0};
      b_inf  = b[62:0] == {11'h7ff, 52'd0};
      c_inf  = c[62:0] == {11'h7ff, 52'd0} && ctl_i.op != tesla_fp64_pkg::DMul;
      a_zero = a[62:0] == '0;
      b_zero = b[62:0] == '0;
      p_sign = a[63] ^ b[63];
      if (ctl_i.op == tesla_fp64_pkg::DMul) c = {p_sign, 63'd0};
      c_zero = c[62:0] == '0;
      c_sign = c[63];
      ma     = {a[62:52] != '0, a[51:0]};
      mb     = {b[62:52] != '0, b[51:0]};
      mc     = {c[62:52] != '0, c[51:0]};
      p_exp  = $signed({3'd0, a[62:52]}) + (a[62:52] == '0 ? 14'sd1 : 14'sd0)
               + $signed({3'd0, b[62:52]}) + (b[62:52] == '0 ? 14'sd1 : 14'sd0) - 14'sd2150;
      c_exp  = $signed({3'd0, c[62:52]}) + (c[62:52] == '0 ? 14'sd1 : 14'sd0) - 14'sd1075;
      less   = (a[63] != b[63]) ? a[63] && !(a_zero && b_zero)
                                : a[63] ? a[62:0] > b[62:0] : a[62:0] < b[62:0];
      equal  = (a_zero && b_zero) || a == b;
      s1.sign       = p_sign;
      s1.round_sign = p_sign;
      unique case (ctl_i.op)
        tesla_fp64_pkg::DMin, tesla_fp64_pkg::DMax: begin
          s1.done = 1'b1;
          if (a_nan && b_nan)      s1.value = b | 64'h0008000000000000;
          else if (a_nan)          s1.value = b;
          else if (b_nan)          s1.value = a;
          else if (a[63] != b[63]) s1.value = (a[63] == (ctl_i.op == tesla_fp64_pkg::DMin)) ? a : b;
          else                     s1.value = (less == (ctl_i.op == tesla_fp64_pkg::DMin)) ? a : b;
          s1.flags = flags64(s1.value);
        end
        tesla_fp64_pkg::DSet: begin
          s1.done = 1'b1;
          if (a_nan || b_nan) met = ctl_i.cond[3];
          else met = (ctl_i.cond[0] && less) || (ctl_i.cond[1] && equal)
                     || (ctl_i.cond[2] && !less && !equal);
          s1.value = {32'd0, {32{met}}};
          s1.flags = met ? 4'd2 : 4'd1;
        end
        tesla_fp64_pkg::DI2f: begin
          whole = ctl_i.src64 ? a_i : {{32{ctl_i.is_signed && a_i[31]}}, a_i[31:0]};
          s1.sign = ctl_i.is_signed && whole[63];
          if (s1.sign) whole = -whole;
          s1.sign = (s1.sign && !ctl_i.abs1) ^ ctl_i.neg1;
          s1.round_sign = ctl_i.is_signed && s1.sign;
        end
        tesla_fp64_pkg::DF2i, tesla_fp64_pkg::DF2f: begin
          s1.sign       = a[63];
          s1.round_sign = a[63];
          if (a_nan && ctl_i.op == tesla_fp64_pkg::DF2i) begin
            s1.done  = 1'b1;
            s1.value = ctl_i.dst64 ? 64'h8000000000000000 : 64'h0000000080000000;
            s1.flags = 4'b1010;
          end else if (a_nan) begin
            s1.done  = 1'b1;
            s1.value = ctl_i.dst64 ? a | 64'h0008000000000000
                                   : {32'd0, a[63], 8'hff, 1'b1, a[50:29]};
            s1.flags = 4'd3;
          end else if (a_inf && ctl_i.op == tesla_fp64_pkg::DF2f) begin
            s1.done  = 1'b1;
            s1.value = ctl_i.dst64 ? a : {32'd0, a[63], 31'h7f800000};
            s1.flags = {2'b00, a[63], 1'b0};
          end
          if (!s1.done) s1.value = a;  // what has no fraction stays
          whole = {11'd0, ma};
        end
        default: begin  // the three that add and multiply; the NaN that wins is not the same
          s1.done = 1'b1;
          invalid = (a_inf && b_zero) || (b_inf && a_zero)
                    || ((a_inf || b_inf) && c_inf && c_sign != p_sign);
          if (ctl_i.op != tesla_fp64_pkg::DAdd && b_nan)      s1.value = b | 64'h0008000000000000;
          else if (ctl_i.op != tesla_fp64_pkg::DMul && c_nan) s1.value = c | 64'h0008000000000000;
          else if (a_nan)                                     s1.value = a | 64'h0008000000000000;
          else if (invalid)                                   s1.value = 64'hfff8000000000000;
          else if (a_inf || b_inf)                            s1.value = {p_sign, 11'h7ff, 52'd0};
          else if (c_inf)                                     s1.value = c;
          else                                                s1.done  = 1'b0;
          s1.flags = flags64(s1.value);
        end
      endcase
      if (ctl_i.op == tesla_fp64_pkg::DI2f) p_exp = '0;
      if (from_float) p_exp = $signed({3'd0, a[62:52]}) + (a[62:52] == '0 ? 14'sd1 : 14'sd0) - 14'sd1075;
    end
  end
  always_ff @(posedge clk_i) begin
    if (valid_i) begin
      s1_q        <= s1;
      ma_q        <= ma;
      mb_q        <= mb;
      mc_q        <= c_zero ? 53'd0 : mc;
      p_exp_q     <= p_exp;
      c_exp_q     <= c_exp;
      c_sign_q    <= c_sign;
      whole_q     <= whole;
      whole_use_q <= from_float || ctl_i.op == tesla_fp64_pkg::DI2f;
    end
  end

  // ---- 2: product ----
  tesla_fp64_pkg::side_t s2_q;
  logic [105:0] product_q;
  logic [52:0]  mc2_q;
  logic [63:0]  whole2_q;
  logic signed [13:0] p_exp2_q, c_exp2_q;
  logic         c_sign2_q, whole_use2_q;
  always_ff @(posedge clk_i) begin
    if (valid_q[0]) begin
      s2_q         <= s1_q;
      product_q    <= ma_q * mb_q;
      mc2_q        <= mc_q;
      whole2_q     <= whole_q;
      p_exp2_q     <= p_exp_q;
      c_exp2_q     <= c_exp_q;
      c_sign2_q    <= c_sign_q;
      whole_use2_q <= whole_use_q;
    end
  end

  // ---- 3: align ----
  tesla_fp64_pkg::side_t s3, s3_q;
  logic [W-1:0]  p_window, c_window, p_window_q, c_window_q;
  logic [52:0]   slid;
  logic [5:0]    slides;
  logic          aligns, below;
  logic signed [13:0] place;    // of the addend's bit 0 in the window
  logic          c_sign3_q;
  always_comb begin
    aligns = valid_q[1] && !s2_q.done && !whole_use2_q;
    place  = '0;
    slides = '0;
    below  = 1'b0;
    if (aligns) begin
      place  = c_exp2_q - p_exp2_q + 14'sd3;
      below  = place < 14'sd0;
      slides = (place < -14'sd60) ? 6'd60 : 6'(-place);
    end
  end
  common_shift_jam #(.WIDTH(53), .PLACE_BITS(6)) u_align (
    .enable_i (below),
    .data_i   (mc2_q),
    .places_i (slides),
    .data_o   (slid)
  );
  always_comb begin
    s3       = s2_q;
    p_window = '0;
    c_window = '0;
    if (valid_q[1] && !s2_q.done) begin
      if (whole_use2_q) begin
        p_window = W'(whole2_q);
        s3.exp   = p_exp2_q;
      end else begin
        p_window = W'(product_q) << 3;
        s3.exp   = p_exp2_q - 14'sd3;
        if (mc2_q == '0) begin
          c_window = '0;
        end else if (place > 14'sd112 || product_q == '0) begin
          c_window = W'(mc2_q) << 112;
          p_window = W'(product_q != '0);
          s3.exp   = c_exp2_q - 14'sd112;
        end else if (place >= 14'sd0) begin
          c_window = W'(mc2_q) << place[6:0];
        end else begin
          c_window = W'(slid);
        end
      end
    end
  end
  always_ff @(posedge clk_i) begin
    if (valid_q[1]) begin
      s3_q       <= s3;
      p_window_q <= p_window;
      c_window_q <= c_window;
      c_sign3_q  <= whole_use2_q ? s2_q.sign : c_sign2_q;
    end
  end

  // ---- 4: add ----
  tesla_fp64_pkg::side_t s4, s4_q;
  logic [W:0]   sum;
  logic [W-1:0] acc, acc_q;
  always_comb begin
    s4  = s3_q;
    sum = '0;
    acc = '0;
    if (valid_q[2] && !s3_q.done) begin
      sum = (s3_q.sign == c_sign3_q) ? {1'b0, p_window_q} + {1'b0, c_window_q}
                                     : {1'b0, p_window_q} - {1'b0, c_window_q};
      acc = (sum[W] && s3_q.sign != c_sign3_q) ? -sum[W-1:0] : sum[W-1:0];
      if (s3_q.ctl.op != tesla_fp64_pkg::DI2f && s3_q.ctl.op != tesla_fp64_pkg::DF2i
          && s3_q.ctl.op != tesla_fp64_pkg::DF2f) begin
        if (s3_q.sign != c_sign3_q) begin
          if (sum[W])           s4.sign = c_sign3_q;
          else if (acc == '0)   s4.sign = s3_q.ctl.round == tesla_fp_pkg::RoundDown;
        end
        s4.round_sign = s4.sign;
      end
    end
  end
  always_ff @(posedge clk_i) begin
    if (valid_q[2]) begin
      s4_q  <= s4;
      acc_q <= acc;
    end
  end

  // ---- 5: normalize ----
  tesla_fp64_pkg::side_t s5, s5_q;
  logic [W-1:0] norm, norm_q;
  logic [7:0]   zeros;
  logic         is_zero_q, normalizes;
  assign normalizes = valid_q[3] && !s4_q.done;
  common_normalize #(.WIDTH(W)) u_normalize (
    .enable_i (normalizes),
    .data_i   (acc_q),
    .data_o   (norm),
    .zeros_o  (zeros)
  );
  always_comb begin
    s5 = s4_q;
    if (normalizes) s5.exp = s4_q.exp + $signed(14'(W - 1)) - $signed({6'd0, zeros});
  end
  always_ff @(posedge clk_i) begin
    if (valid_q[3]) begin
      s5_q      <= s5;
      norm_q    <= norm;
      is_zero_q <= acc_q == '0;
    end
  end

  // ---- 6: shift for denormal results, or to the integer point; 53 or 24 bits, or 64 of an integer, on top ----
  tesla_fp64_pkg::side_t s6_q;
  logic [W-1:0] placed;
  logic [63:0]  kept, kept_q;
  logic         places;
  logic         half, rest, half_q, rest_q, is_zero6_q, huge_q, to_integer;
  logic signed [13:0] right, minimum;
  assign to_integer = s5_q.ctl.op == tesla_fp64_pkg::DF2i || s5_q.ctl.integral;
  assign places     = valid_q[4] && !s5_q.done;
  always_comb begin
    right   = '0;
    minimum = '0;
    if (places) begin
      minimum = s5_q.ctl.dst64 ? -14'sd1022 : -14'sd126;
      if (to_integer)               right = 14'sd63 - s5_q.exp;
      else if (s5_q.exp < minimum)  right = minimum - s5_q.exp;
      if (right < 14'sd0)  right = '0;  // beyond 64 bits: huge
      if (right > 14'sd66) right = 14'sd66;
    end
  end
  common_shift_jam #(.WIDTH(W), .PLACE_BITS(7)) u_place (
    .enable_i (places),
    .data_i   (norm_q),
    .places_i (right[6:0]),
    .data_o   (placed)
  );
  always_comb begin
    kept         = '0;
    {half, rest} = '0;
    if (places) begin
      if (to_integer) begin
        kept = placed[W-1 -: 64];
        half = placed[W-65];
        rest = placed[W-66:0] != '0;
      end else if (s5_q.ctl.dst64) begin
        kept = {11'd0, placed[W-1 -: 53]};
        half = placed[W-54];
        rest = placed[W-55:0] != '0;
      end else begin
        kept = {40'd0, placed[W-1 -: 24]};
        half = placed[W-25];
        rest = placed[W-26:0] != '0;
      end
    end
  end
  always_ff @(posedge clk_i) begin
    if (valid_q[4]) begin
      s6_q       <= s5_q;
      kept_q     <= kept;
      half_q     <= half;
      rest_q     <= rest;
      is_zero6_q <= is_zero_q;
      huge_q     <= !is_zero_q && s5_q.exp > 14'sd63;
    end
  end

  // ---- 7: round and pack ----
  tesla_fp64_pkg::side_t s7, s7_q;
  logic        up, away;
  logic [64:0] rounded, rounded_q;
  logic [63:0] packed_value;
  logic signed [13:0] biased;
  logic        huge7_q;
  always_comb begin
    s7           = s6_q;
    {up, away}   = '0;
    rounded      = '0;
    packed_value = '0;
    biased       = '0;
    if (valid_q[5] && !s6_q.done) begin
      up      = tesla_fp_pkg::round_up(s6_q.ctl.round, s6_q.round_sign, kept_q[0], half_q, rest_q);
      away    = s6_q.ctl.round == tesla_fp_pkg::RoundNearest
                || s6_q.ctl.round == (s6_q.round_sign ? tesla_fp_pkg::RoundDown : tesla_fp_pkg::RoundUp);
      rounded = {1'b0, kept_q} + {64'd0, up};
      if (s6_q.ctl.op != tesla_fp64_pkg::DF2i && !s6_q.ctl.integral) begin
        // the hidden bit, or a carry out of the fraction, counts the exponent up
        s7.done = 1'b1;
        if (s6_q.ctl.dst64) begin
          biased       = (s6_q.exp < -14'sd1022) ? 14'sd0 : s6_q.exp + 14'sd1022;
          packed_value = {s6_q.sign, 63'd0};
          if (!is_zero6_q) begin
            if (biased >= 14'sd2046) packed_value[62:0] = {11'h7ff, 52'd0};
            else                     packed_value[62:0] = {biased[10:0], 52'd0} + rounded[62:0];
            if (packed_value[62:52] == '1)
              packed_value[62:0] = away ? {11'h7ff, 52'd0} : {11'h7fe, {52{1'b1}}};
          end
          s7.flags = flags64(packed_value);
        end else begin
          biased       = (s6_q.exp < -14'sd126) ? 14'sd0 : s6_q.exp + 14'sd126;
          packed_value = {32'd0, s6_q.sign, 31'd0};
          if (!is_zero6_q) begin
            if (biased >= 14'sd254) packed_value[30:0] = {8'hff, 23'd0};
            else                    packed_value[30:0] = {biased[7:0], 23'd0} + rounded[30:0];
            if (packed_value[30:23] == '1)
              packed_value[30:0] = away ? {8'hff, 23'd0} : {8'hfe, {23{1'b1}}};
          end
          s7.flags = {2'b00, packed_value[31] && packed_value[30:0] != '0, packed_value[30:0] == '0};
        end
        s7.value = packed_value;
      end
    end
  end
  always_ff @(posedge clk_i) begin
    if (valid_q[5]) begin
      s7_q      <= s7;
      rounded_q <= rounded;
      huge7_q   <= huge_q;
    end
  end

  // ---- 8: integers: clamp, or back to an integral float ----
  logic [63:0] result, magnitude, limit;
  logic [3:0]  flags;
  logic        over;
  logic        is_integral;
  logic [63:0] integral;
  logic [5:0]  integral_zeros;
  assign is_integral = valid_q[6] && !s7_q.done && s7_q.ctl.op != tesla_fp64_pkg::DF2i;
  common_normalize #(.WIDTH(64)) u_integral (
    .enable_i (is_integral),
    .data_i   (rounded_q[63:0]),
    .data_o   (integral),
    .zeros_o  (integral_zeros)
  );
  always_comb begin
    {result, magnitude, limit} = '0;
    flags = '0;
    over  = 1'b0;
    if (valid_q[6] && s7_q.done) begin
      result = s7_q.value;
      flags  = s7_q.flags;
    end else if (valid_q[6] && s7_q.ctl.op == tesla_fp64_pkg::DF2i) begin
      magnitude = (huge7_q || rounded_q[64]) ? 64'hffffffffffffffff : rounded_q[63:0];
      over      = magnitude == 64'h00000000ffffffff;  // the reference says so of every destination
      if (s7_q.ctl.is_signed) begin
        limit = s7_q.ctl.dst64 ? 64'h8000000000000000 : 64'h0000000080000000;
        if (!s7_q.sign) limit = limit - 64'd1;
        if (magnitude > limit) begin
          magnitude = limit;
          over      = 1'b1;
        end
        result = s7_q.sign ? -magnitude : magnitude;
      end else begin
        result = magnitude;
        if (s7_q.sign && magnitude != '0) begin
          result = '0;
          over   = 1'b1;
        end else if (!s7_q.ctl.dst64 && magnitude[63:32] != '0) begin
          result = 64'h00000000ffffffff;
          over   = 1'b1;
        end
      end
      if (!s7_q.ctl.dst64) result[63:32] = '0;
      flags = {over, 1'b0, s7_q.ctl.dst64 ? result[63] : result[31], result == '0};
    end else if (is_integral) begin  // at most 2^53, or a value that has no fraction
      if (huge7_q)               result = s7_q.value;
      else if (rounded_q == '0)  result = {s7_q.sign, 63'd0};
      else                       result = {s7_q.sign, 11'd1086 - {5'd0, integral_zeros}, integral[62:11]};
      flags = flags64(result);
    end
  end
  always_ff @(posedge clk_i) begin
    if (valid_q[6]) begin
      result_o <= result;
      flags_o  <= flags;
    end
  end
  assign valid_o = valid_q[7];

  logic unused;
  assign unused = ^{integral[63], integral[10:0]};
endmodule
