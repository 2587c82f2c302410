// One lane of the special functions: rcp, rsqrt, lg2, ex2, sin, cos, and the range reductions presin and
// preex2. Five registered stages, an operation every clock: reduce, table and square, products, sum, pack.
// Each function is a quadratic c0 + c1 x + c2 x^2 in the bits behind the table's index. The ISA sheet, 4.6;
// names follow it.
module tesla_sfu_lane (
  input  logic              clk_i,
  input  logic              valid_i,
  input  tesla_sfu_pkg::fn_e fn_i,
  input  logic              abs_i,
  input  logic              neg_i,
  input  logic              sat_i,
  input  logic              sat_nan_i, // saturation of NaN gives +0; steady while the core runs
  input  logic [31:0]       a_i,
  output logic [31:0]       result_o
);
  // What goes along with an operation. done: value is the result.
  typedef struct packed {
    logic               valid;
    logic [2:0]         fn;     // tesla_sfu_pkg::fn_e; Yosys takes no type of another package here
    logic               sat;
    logic               done;
    logic [31:0]        value;
    logic               sign;
    logic signed [10:0] exp;   // biased, of PK; lg2: of the argument, less 127
    logic [16:0]        x;
  } side_t;

  // ---- reduce ----
  side_t       r, r_q;
  logic [31:0] v;
  logic [23:0] m, r_m_q;
  logic [22:0] f;
  logic [7:0]  q;
  logic        is_nan, is_inf, is_zero, power;
  logic [8:0]  addr, r_addr_q;
  logic signed [10:0] e;
  always_comb begin
    r       = '0;
    v       = '0;
    m       = '0;
    f       = '0;
    q       = '0;
    addr    = '0;
    e       = '0;
    power   = 1'b0;
    {is_nan, is_inf, is_zero} = '0;
    if (valid_i) begin
      v       = {(a_i[31] && !abs_i) ^ neg_i, a_i[30:0]};
      is_nan  = v[30:0] > 31'h7f800000;
      is_inf  = v[30:0] == 31'h7f800000;
      is_zero = v[30:23] == 8'd0;
      m       = is_zero ? 24'd0 : {1'b1, v[22:0]};
      e       = $signed({3'd0, v[30:23]}) - 11'sd127;
      r.valid = 1'b1;
      r.fn    = fn_i;
      r.sat   = sat_i;
      r.sign  = v[31];
      unique case (fn_i)
        tesla_sfu_pkg::FnRcp: begin
          r.exp = 11'sd126 - e;  // 253 - biased exponent
          addr  = {2'b00, m[22:16]};
          r.x   = {1'b0, m[15:0]};
          if (is_nan)       {r.done, r.value} = {1'b1, tesla_fp_pkg::Nan};
          else if (is_inf)  {r.done, r.value} = {1'b1, v[31], 31'd0};
          else if (is_zero) {r.done, r.value} = {1'b1, v[31], 31'h7f800000};
        end
        tesla_sfu_pkg::FnRsqrt: begin
          r.exp  = 11'sd126 - (e >>> 1);
          r.sign = 1'b0;
          addr   = {2'b01, e[0], m[22:17]};
          r.x    = m[16:0];
          power  = {e[0], m[22:0]} == '0;
          if (is_nan)       {r.done, r.value} = {1'b1, tesla_fp_pkg::Nan};
          else if (is_zero) {r.done, r.value} = {1'b1, v[31], 31'h7f800000};
          else if (v[31])   {r.done, r.value} = {1'b1, tesla_fp_pkg::Nan};
          else if (is_inf)  {r.done, r.value} = {1'b1, 32'd0};
          else if (power)   {r.done, r.value} = {1'b1, 1'b0, 8'(r.exp + 11'sd1), 23'd0};
        end
        tesla_sfu_pkg::FnLg2: begin
          r.exp = e;
          addr  = {3'b100, m[22:17]};
          r.x   = m[16:0];
          if (is_nan)       {r.done, r.value} = {1'b1, tesla_fp_pkg::Nan};
          else if (is_zero) {r.done, r.value} = {1'b1, 32'hff800000};
          else if (v[31])   {r.done, r.value} = {1'b1, tesla_fp_pkg::Nan};
          else if (is_inf)  {r.done, r.value} = {1'b1, 32'h7f800000};
          else if (v == tesla_fp_pkg::One) {r.done, r.value} = {1'b1, 32'd0};
        end
        tesla_sfu_pkg::FnSin, tesla_sfu_pkg::FnCos: begin  // 2 bits of quadrant, 23 of fraction
          q      = a_i[30:23] + {7'd0, fn_i == tesla_sfu_pkg::FnCos};
          f      = q[0] ? ~a_i[22:0] : a_i[22:0];
          r.sign = (a_i[31] && fn_i == tesla_sfu_pkg::FnSin) ^ q[1];
          addr   = {3'b110, f[22:17]};
          r.x    = f[16:0];
          if (a_i[30]) {r.done, r.value} = {1'b1, tesla_fp_pkg::Nan};
        end
        tesla_sfu_pkg::FnEx2: begin                        // sign, 7 bits of integer, 23 of fraction
          f      = (a_i[31] && a_i[22:0] != '0) ? ~a_i[22:0] : a_i[22:0];
          r.exp  = $signed({3'd0, a_i[30:23]});
          if (a_i[31]) r.exp = -r.exp - ((a_i[22:0] != '0) ? 11'sd1 : 11'sd0);
          r.exp  = r.exp + 11'sd127;
          r.sign = 1'b0;
          addr   = {3'b101, f[22:17]};
          r.x    = f[16:0];
          if (a_i[30] && a_i[23]) {r.done, r.value} = {1'b1, a_i[31] ? 32'd0 : 32'h7f800000};
          else if (a_i[30])       {r.done, r.value} = {1'b1, tesla_fp_pkg::Nan};
        end
        default: begin                                     // presin, preex2
          r.exp = (fn_i == tesla_sfu_pkg::FnPresin) ? e - 11'sd8 : e;
          if (is_zero) r.exp = -11'sd126;
          if (is_nan)      {r.done, r.value} = {1'b1, v[31], 31'h40000000};
          else if (is_inf) {r.done, r.value} = {1'b1, v[31], 31'h40800000};
          else if (fn_i == tesla_sfu_pkg::FnPreex2 && !is_zero && e >= 11'sd7)
            {r.done, r.value} = {1'b1, v[31], 31'h40800000};
        end
      endcase
    end
  end
  always_ff @(posedge clk_i) begin
    r_q.valid <= valid_i;
    if (valid_i) begin
      r_q      <= r;
      r_m_q    <= m;
      r_addr_q <= addr;
    end
  end

  // ---- table and square; for presin the product with 2/pi ----
  side_t       t_q;
  logic [16:0] root;
  logic [15:0] square;
  logic [17*18-1:0] rows;  // 17 of 18 bits
  logic [51:0] coefficients;
  logic [31:0] t_reduced_q, reduced;
  logic [47:0] two_over_pi;
  logic [15:0] t_square_q;
  tesla_sfu_rom u_rom (
    .clk_i   (clk_i),
    .valid_i (r_q.valid),
    .addr_i  (r_addr_q),
    .data_o  (coefficients)
  );
  always_comb begin
    root        = '0;
    square      = '0;
    rows        = '0;
    two_over_pi = '0;
    reduced     = '0;
    if (r_q.valid) begin
      root = (r_q.fn == tesla_sfu_pkg::FnRcp) ? {r_q.x[15:0], 1'b0} : r_q.x;
      // a squarer that leaves columns out: SQ of the sheet; its rows, and their sums two by two
      for (int unsigned k = 0; k < 17; k++) if (root[k]) rows[k*18 +: 18] = {1'b0, root} >> (18 - k);
      for (int unsigned n = 1; n < 17; n = 2 * n) for (int unsigned k = 0; k + n < 17; k = k + 2 * n) rows[k*18 +: 18] = rows[k*18 +: 18] + rows[(k+n)*18 +: 18];
      square = rows[16:1];
      two_over_pi = r_m_q * 24'ha2f983;
      reduced     = (r_q.fn == tesla_sfu_pkg::FnPresin) ? two_over_pi[47:16] : {8'd0, r_m_q};
    end
  end
  always_ff @(posedge clk_i) begin
    t_q.valid <= r_q.valid;
    if (r_q.valid) begin
      t_q         <= r_q;
      t_square_q  <= square;
      t_reduced_q <= reduced;
    end
  end

  // ---- products; for the reductions the shift ----
  side_t              p, p_q;
  logic [25:0]        p_c0_q;
  logic signed [17:0] c1;
  logic signed [11:0] c2;
  logic signed [35:0] p_linear_q;
  logic signed [28:0] p_square_q;
  logic [31:0]        word;
  logic signed [10:0] back;
  always_comb begin
    p    = t_q;
    c1   = '0;
    c2   = '0;
    word = '0;
    back = '0;
    if (t_q.valid) begin
      c1 = {2'b00, coefficients[25:10]};
      c2 = {2'b00, coefficients[9:0]};
      unique case (t_q.fn)  // implied signs
        tesla_sfu_pkg::FnRcp, tesla_sfu_pkg::FnRsqrt: c1[17:16] = 2'b11;
        tesla_sfu_pkg::FnLg2:                         c2[11:10] = 2'b11;
        tesla_sfu_pkg::FnSin, tesla_sfu_pkg::FnCos: begin
          c1 = {3'b000, coefficients[25:11]};
          c2 = {1'b1, coefficients[10:0]};
        end
        default: ;
      endcase
      if (!t_q.done && (t_q.fn == tesla_sfu_pkg::FnPresin || t_q.fn == tesla_sfu_pkg::FnPreex2)) begin
        back = -t_q.exp;
        if (t_q.exp >= 11'sd32)     word = '0;
        else if (t_q.exp >= 11'sd0) word = t_reduced_q << t_q.exp[4:0];
        else if (back < 11'sd32)    word = t_reduced_q >> back[4:0];
        if (t_q.fn == tesla_sfu_pkg::FnPresin) word[31:25] = '0;
        p.done  = 1'b1;
        p.value = {t_q.sign, word[30:0]};
      end
    end
  end
  always_ff @(posedge clk_i) begin
    p_q.valid <= t_q.valid;
    if (t_q.valid) begin
      p_q        <= p;
      p_c0_q     <= coefficients[51:26];
      p_linear_q <= c1 * $signed({1'b0, t_q.x});
      p_square_q <= c2 * $signed({1'b0, t_square_q});
    end
  end

  // ---- sum ----
  side_t              s_q;
  logic signed [44:0] sum, s_sum_q, linear, quadratic;
  always_comb begin
    sum       = '0;
    linear    = '0;
    quadratic = '0;
    if (p_q.valid) begin
      linear    = 45'(p_linear_q);
      quadratic = 45'(p_square_q);
      unique case (p_q.fn)
        tesla_sfu_pkg::FnRcp:
          sum = ($signed({6'd0, p_c0_q, 13'd0}) + linear + quadratic + 45'sh47e7) >>> 15;
        tesla_sfu_pkg::FnRsqrt:
          sum = ($signed({5'd0, p_c0_q, 14'd0}) + linear + (quadratic <<< 2) + 45'sh7fff) >>> 16;
        tesla_sfu_pkg::FnEx2:
          sum = ($signed({6'd0, p_c0_q, 13'd0}) + linear + quadratic + 45'sh77e2) >>> 15;
        tesla_sfu_pkg::FnLg2:
          sum = (($signed({7'd0, p_c0_q, 12'd0}) + linear + (quadratic <<< 1) + 45'sh3345) >>> 2)
                + $signed({p_q.exp[8:0], 36'd0});
        default:
          sum = ($signed({8'd0, p_c0_q, 11'd0}) + linear + quadratic) <<< 5;  // sin: top at bit 42, as lg2
      endcase
    end
  end
  always_ff @(posedge clk_i) begin
    s_q.valid <= p_q.valid;
    if (p_q.valid) begin
      s_q     <= p_q;
      s_sum_q <= sum;
    end
  end

  // ---- pack ----
  logic [42:0] fixed, norm;
  logic [5:0]  zeros;
  logic        sign, is_fixed;
  logic signed [10:0] exp;
  logic [24:0] fraction;
  logic [31:0] result;
  always_comb begin
    fixed    = '0;
    is_fixed = s_q.valid && (s_q.fn == tesla_sfu_pkg::FnLg2 || s_q.fn == tesla_sfu_pkg::FnSin
                             || s_q.fn == tesla_sfu_pkg::FnCos);
    if (is_fixed) begin
      fixed = s_sum_q[42:0];
      if (s_q.fn == tesla_sfu_pkg::FnLg2 && s_sum_q[44]) fixed = ~s_sum_q[42:0];
    end
  end
  common_normalize #(.WIDTH(43)) u_normalize (
    .enable_i (is_fixed),
    .data_i   (fixed),
    .data_o   (norm),
    .zeros_o  (zeros)
  );
  always_comb begin
    sign     = 1'b0;
    exp      = '0;
    fraction = '0;
    result   = '0;
    if (s_q.valid) begin
      sign = s_q.sign;
      exp  = s_q.exp;
      fraction = s_sum_q[24:0];
      if (is_fixed) begin
        exp = 11'sd127;
        if (s_q.fn == tesla_sfu_pkg::FnLg2) begin
          exp  = 11'sd133;
          sign = s_sum_q[44];
        end
        exp      = exp - $signed({5'd0, zeros});
        fraction = {1'b0, norm[42:19]};
      end
      if (fraction[24]) begin
        fraction = 25'h0800000;
        exp      = exp + 11'sd1;
      end
      if (s_q.done)                                  result = s_q.value;
      else if (exp <= 11'sd0 || !fraction[23])       result = {sign, 31'd0};
      else if (exp >= 11'sd255)                      result = {sign, 31'h7f800000};
      else                                           result = {sign, exp[7:0], fraction[22:0]};
      if (s_q.sat) result = tesla_fp_pkg::saturate(result, sat_nan_i);
    end
  end
  always_ff @(posedge clk_i) if (s_q.valid) result_o <= result;
endmodule
