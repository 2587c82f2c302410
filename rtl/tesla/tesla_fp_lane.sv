// One lane of 32-bit floating point: add, multiply, multiply-add, minimum, maximum, compare, select. Four registered
// stages behind the operand register of tesla_alu: multiply, align, add, round. Semantics: the ISA sheet, 3.10
// and 4.1 to 4.5b. What has no arithmetic (NaN, infinities, compares) is settled in the first stage and
// travels as a finished value. A stage without a valid operation computes nothing, which simulation thanks.
module tesla_fp_lane (
  input  logic              clk_i,
  input  tesla_fp_pkg::fp_t s1_i,      // control of the operation in each stage
  input  tesla_fp_pkg::fp_t s2_i,
  input  tesla_fp_pkg::fp_t s3_i,
  input  tesla_fp_pkg::fp_t s4_i,
  input  logic              sat_nan_i, // saturation of NaN gives +0; steady while the core runs
  input  logic [31:0]       a_i,
  input  logic [31:0]       b_i,
  input  logic [31:0]       c_i,
  output logic [31:0]       result_o,
  output logic [3:0]        flags_o    // O C S Z
);
  // ---- multiply: modifiers, special values, the product ----
  logic [31:0] x, y, z, other, value;
  logic        x_nan, y_nan, z_nan, x_inf, y_inf, z_inf, x_zero, y_zero, z_zero;
  logic        multiplies, adds, special, p_sign, less, equal, met;
  logic [23:0] x_sig, y_sig, z_sig;
  logic [30:0] x_mag, y_mag;       // denormals are 0
  logic signed [10:0] p_exp;       // biased
  logic [47:0] product;            // unit in bit 46

  always_comb begin
    {x, y, z, other, value}    = '0;
    {x_nan, y_nan, z_nan, x_inf, y_inf, z_inf, x_zero, y_zero, z_zero} = '0;
    {multiplies, adds, special, p_sign, less, equal, met} = '0;
    {x_sig, y_sig, z_sig}      = '0;
    {x_mag, y_mag}             = '0;
    p_exp                      = '0;
    product                    = '0;
    if (s1_i.valid) begin
      x = {(a_i[31] && !s1_i.abs1) ^ s1_i.neg1, a_i[30:0]};
      y = {(b_i[31] && !s1_i.abs2) ^ s1_i.neg2, b_i[30:0]};
      z = s1_i.z_is_b ? b_i : c_i;
      z[31] = z[31] ^ s1_i.neg3;
      multiplies = s1_i.op == tesla_fp_pkg::FpMul || s1_i.op == tesla_fp_pkg::FpMad;
      adds       = s1_i.op == tesla_fp_pkg::FpAdd || s1_i.op == tesla_fp_pkg::FpMad;
      x_nan  = x[30:0] > 31'h7f800000;
      y_nan  = y[30:0] > 31'h7f800000;
      z_nan  = z[30:0] > 31'h7f800000;
      x_inf  = x[30:0] == 31'h7f800000;
      y_inf  = y[30:0] == 31'h7f800000;
      z_inf  = z[30:0] == 31'h7f800000;
      x_zero = x[30:23] == 8'd0;
      y_zero = y[30:23] == 8'd0;
      z_zero = z[30:23] == 8'd0;
      x_sig  = x_zero ? 24'd0 : {1'b1, x[22:0]};
      y_sig  = y_zero ? 24'd0 : {1'b1, y[22:0]};
      z_sig  = z_zero ? 24'd0 : {1'b1, z[22:0]};
      x_mag  = x_zero ? 31'd0 : x[30:0];
      y_mag  = y_zero ? 31'd0 : y[30:0];
      less   = (x[31] != y[31]) ? x[31] && !(x_zero && y_zero)
                                : x[31] ? x_mag > y_mag : x_mag < y_mag;
      equal  = (x_zero && y_zero) || (x[31] == y[31] && x_mag == y_mag);
      p_sign  = multiplies ? x[31] ^ y[31] : x[31];
      p_exp   = multiplies ? $signed({3'd0, x[30:23]}) + $signed({3'd0, y[30:23]}) - 11'sd127
                           : $signed({3'd0, x[30:23]});
      product = multiplies ? x_sig * y_sig : {1'b0, x_sig, 23'd0};
      unique case (s1_i.op)
        tesla_fp_pkg::FpSet: begin
          special = 1'b1;
          if (x_nan || y_nan) met = s1_i.cond[3];
          else                met = (s1_i.cond[0] && less) || (s1_i.cond[1] && equal)
                                    || (s1_i.cond[2] && !less && !equal);
          value   = {32{met}};
        end
        tesla_fp_pkg::FpSelect: begin
          special = 1'b1;
          value   = z_nan || (z[31] && !z_zero) ? b_i : a_i;
        end
        tesla_fp_pkg::FpMin, tesla_fp_pkg::FpMax: begin
          special = 1'b1;
          // signs tell before magnitudes do, so that -0 is below +0
          if (x_nan)      other = {y[31], y_mag};
          else if (y_nan) other = {x[31], x_mag};
          else if (x[31] != y[31])
            other = (x[31] == (s1_i.op == tesla_fp_pkg::FpMin)) ? {x[31], x_mag} : {y[31], y_mag};
          else other = (less == (s1_i.op == tesla_fp_pkg::FpMin)) ? {x[31], x_mag} : {y[31], y_mag};
          value   = x_nan && y_nan ? tesla_fp_pkg::Nan : other;
        end
        default: begin
          if (x_nan || (multiplies && y_nan) || (adds && z_nan)) begin
            special = 1'b1;
            value   = tesla_fp_pkg::Nan;
          end else if (multiplies && ((x_inf && y_zero) || (y_inf && x_zero))) begin
            special = 1'b1;
            value   = tesla_fp_pkg::Nan;
          end else if (x_inf || (multiplies && y_inf)) begin
            special = 1'b1;
            value   = (adds && z_inf && z[31] != p_sign) ? tesla_fp_pkg::Nan : {p_sign, 31'h7f800000};
          end else if (adds && z_inf) begin
            special = 1'b1;
            value   = z;
          end
        end
      endcase
    end
  end

  logic        m_special_q, m_sign_q, m_z_sign_q, m_whole_q, m_strict_q, m_met_q;
  logic [31:0] m_value_q;
  logic [47:0] m_product_q;
  logic signed [10:0] m_exp_q;
  logic [7:0]  m_z_exp_q;
  logic [23:0] m_z_sig_q;
  always_ff @(posedge clk_i) begin
    if (s1_i.valid) begin
      m_special_q <= special;
      m_value_q   <= value;
      m_met_q     <= met;
      m_sign_q    <= p_sign;
      m_exp_q     <= p_exp;
      m_product_q <= product;
      m_z_sign_q  <= adds ? z[31] : p_sign;
      m_z_exp_q   <= z[30:23];
      m_z_sig_q   <= adds ? z_sig : 24'd0;
      // multiply-add keeps 24 bits of the product, and has its own underflow, unless a zero is among the operands
      m_strict_q  <= s1_i.op == tesla_fp_pkg::FpMad && !x_zero && !y_zero && !z_zero;
      m_whole_q   <= s1_i.op == tesla_fp_pkg::FpMad && z_zero;
    end
  end

  // ---- align: 24 bits, two more, and one that jams the rest ----
  logic [26:0] p_sig, big, small_in, small_out;
  logic        aligns;
  logic [4:0]  places;
  logic signed [10:0] p_top, distance, z_exp;
  logic        p_first, big_sign, small_sign;
  logic signed [10:0] big_exp;
  always_comb begin
    {p_sig, big, small_in}            = '0;
    {p_top, distance, z_exp, big_exp} = '0;
    {p_first, big_sign, small_sign}   = '0;
    places                            = '0;
    aligns                            = s2_i.valid && !m_special_q;
    if (aligns) begin
      p_sig = m_product_q[47] ? {m_product_q[47:22], m_product_q[21:0] != '0}
                              : {m_product_q[46:21], m_product_q[20:0] != '0};
      if (m_strict_q) p_sig[2:0] = 3'd0;
      p_top   = m_exp_q + (m_product_q[47] ? 11'sd1 : 11'sd0);
      z_exp   = $signed({3'd0, m_z_exp_q});
      p_first = m_z_sig_q == '0 || (m_product_q != '0 && p_top >= z_exp);
      big        = p_first ? p_sig : {m_z_sig_q, 3'd0};
      small_in   = p_first ? {m_z_sig_q, 3'd0} : p_sig;
      big_sign   = p_first ? m_sign_q : m_z_sign_q;
      small_sign = p_first ? m_z_sign_q : m_sign_q;
      big_exp    = p_first ? p_top : z_exp;
      distance   = p_first ? p_top - z_exp : z_exp - p_top;
      places     = (distance > 11'sd27) ? 5'd27 : distance[4:0];
    end
  end
  common_shift_jam #(.WIDTH(27), .PLACE_BITS(5)) u_align (
    .enable_i (aligns),
    .data_i   (small_in),
    .places_i (places),
    .data_o   (small_out)
  );

  logic        l_special_q, l_sign_q, l_small_sign_q, l_strict_q, l_whole_q, l_met_q;
  logic [31:0] l_value_q;
  logic [26:0] l_big_q, l_small_q;
  logic signed [10:0] l_exp_q;
  always_ff @(posedge clk_i) begin
    if (s2_i.valid) begin
      l_special_q    <= m_special_q;
      l_value_q      <= m_value_q;
      l_met_q        <= m_met_q;
      l_strict_q     <= m_strict_q;
      l_whole_q      <= m_whole_q;
      l_sign_q       <= big_sign;
      l_small_sign_q <= small_sign;
      l_big_q        <= big;
      l_small_q      <= small_out;
      l_exp_q        <= big_exp + 11'sd1;
    end
  end

  // ---- add: 28 bits, the carry in bit 27 ----
  logic signed [28:0] sum;
  logic [27:0] acc, acc_norm;
  logic        sums, sum_sign;
  logic [4:0]  zeros;
  always_comb begin
    sum      = '0;
    acc      = '0;
    sum_sign = 1'b0;
    sums     = s3_i.valid && !l_special_q;
    if (sums) begin
      sum = (l_sign_q == l_small_sign_q) ? {2'b00, l_big_q} + {2'b00, l_small_q}
                                         : {2'b00, l_big_q} - {2'b00, l_small_q};
      acc      = sum[28] ? -sum[27:0] : sum[27:0];
      sum_sign = sum[28] ? l_small_sign_q : l_sign_q;
    end
  end
  common_normalize #(.WIDTH(28)) u_normalize (
    .enable_i (sums),
    .data_i   (acc),
    .data_o   (acc_norm),
    .zeros_o  (zeros)
  );

  logic        a_special_q, a_sign_q, a_both_q, a_zero_q, a_strict_q, a_whole_q, a_met_q;
  logic [31:0] a_value_q;
  logic [27:0] a_acc_q;            // its leading one is on top
  logic signed [10:0] a_exp_q;
  always_ff @(posedge clk_i) begin
    if (s3_i.valid) begin
      a_special_q <= l_special_q;
      a_value_q   <= l_value_q;
      a_met_q     <= l_met_q;
      a_strict_q  <= l_strict_q;
      a_whole_q   <= l_whole_q;
      a_both_q    <= l_sign_q && l_small_sign_q;
      a_sign_q    <= sum_sign;
      a_zero_q    <= acc == '0;
      a_acc_q     <= acc_norm;
      a_exp_q     <= l_exp_q - $signed({6'd0, zeros});
    end
  end

  // ---- round ----
  logic [27:0] norm;
  logic [24:0] rounded;
  logic signed [10:0] exp, below;
  logic [31:0] result;
  logic [3:0]  flags;
  logic        up;
  always_comb begin
    norm    = '0;
    rounded = '0;
    exp     = '0;
    below   = '0;
    result  = '0;
    flags   = '0;
    up      = 1'b0;
    if (s4_i.valid) begin
      if (a_special_q) begin
        result = a_value_q;
      end else if (a_zero_q) begin
        result = {a_both_q, 31'd0};
      end else begin
        norm = a_acc_q;
        exp  = a_exp_q;
        if (a_strict_q && exp < 11'sd1) begin
          below = 11'sd1 - exp;
          norm  = (below > 11'sd27) ? 28'd0 : norm >> below[4:0];
          exp   = 11'sd1;
        end
        up      = norm[3] && (norm[2:0] != 3'd0 || norm[4]) && !s4_i.to_zero;
        rounded = {1'b0, norm[27:4]} + {24'd0, up};
        if (rounded[24]) begin
          rounded = rounded >> 1;
          exp     = exp + 11'sd1;
        end
        if (exp < 11'sd1 || !rounded[23]) result = {a_whole_q ? a_both_q : a_sign_q, 31'd0};
        else if (exp > 11'sd254) result = {a_sign_q, s4_i.to_zero ? 31'h7f7fffff : 31'h7f800000};
        else                     result = {a_sign_q, exp[7:0], rounded[22:0]};
      end
      if (s4_i.sat) result = tesla_fp_pkg::saturate(result, sat_nan_i);
      unique case (s4_i.op)
        tesla_fp_pkg::FpSet:    flags = a_met_q ? 4'd2 : 4'd1;
        tesla_fp_pkg::FpSelect: flags = {2'b00, result[31] && result[30:0] != '0, result[30:0] == '0};
        default:                flags = tesla_fp_pkg::float_flags(result);
      endcase
    end
  end
  always_ff @(posedge clk_i) begin
    if (s4_i.valid) begin
      result_o <= result;
      flags_o  <= flags;
    end
  end
endmodule
