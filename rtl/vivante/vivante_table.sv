// Reciprocal, roots, exponential, logarithm, sine and cosine of one binary32 number, one a clock (sheet 4.5): a table of
// 128 rows and a polynomial of second degree,
//
//   operand ── place i, rest d ── row c0 c1 c2, d2 ── c1 * d, c2 * d2 ── y = c0 + sum ── |y|, leading one ── pack
//
// each arrow a registered stage. What needs no table is known in the first stage and travels as a finished value.
module vivante_table (
  input  logic                   clk_i,
  input  logic                   rst_ni,
  input  logic                   valid_i,
  input  logic [2:0]             fn_i,     // vivante_table_pkg::fn_e
  input  logic                   fast_i,   // sine and cosine with period 2 instead of 4 (sheet 4.6)
  input  logic [31:0]            a_i,
  output logic                   valid_o,  // TableLatency clocks later
  output logic [31:0]            result_o
);
  localparam int unsigned Latency = vivante_table_pkg::TableLatency;
  logic [Latency-1:0] valid_q;
  always_ff @(posedge clk_i) begin
    if (!rst_ni) valid_q <= '0;
    else         valid_q <= {valid_q[Latency-2:0], valid_i};
  end
  assign valid_o = valid_q[Latency-1];

  // ---- 1: what kind of operand ----
  logic              is_nan, is_inf, is_zero, is_neg, special;
  logic [31:0]       value;
  logic signed [9:0] k, fixed_k, exponent;
  logic              is_log, turned;
  logic [30:0]       left;
  logic [23:0]       sig, right;
  logic [30:0]       fixed;              // FIX23: |x| * 2^23, rounded half up
  logic [4:0]        places;
  logic signed [31:0] x;                 // with its sign
  logic [1:0]        quarter;
  logic [22:0]       rest;
  logic [2:0]        which;
  logic              sign;
  always_comb begin
    is_nan  = a_i[30:0] > 31'h7f800000;
    is_inf  = a_i[30:0] == 31'h7f800000;
    is_zero = a_i[30:23] == 8'd0;
    is_neg  = a_i[31];
    sig     = {1'b1, a_i[22:0]};
    k       = $signed({2'd0, a_i[30:23]}) - 10'sd127;
    fixed_k = fast_i ? k + 10'sd1 : k;
    places  = 5'(-fixed_k);
    left    = 31'(sig) << fixed_k[4:0];
    right   = (sig >> places) + 24'((sig >> (places - 5'd1)) & 24'd1);
    fixed   = '0;
    if (is_zero || fixed_k < -10'sd24 || fixed_k >= 10'sd25) fixed = '0;
    else if (fixed_k >= 10'sd0)                              fixed = left;
    else                                                     fixed = {7'd0, right};
    x       = is_neg ? -$signed({1'b0, fixed}) : $signed({1'b0, fixed});

    special  = is_nan;
    value    = vivante_float_pkg::Nan;
    which    = vivante_table_pkg::Rcp;
    rest     = a_i[22:0];
    exponent = '0;
    sign     = 1'b0;
    quarter  = fixed[24:23];
    turned   = 1'b0;
    is_log   = fn_i == vivante_table_pkg::FnLog;
    unique case (fn_i)
      vivante_table_pkg::FnRcp: begin
        sign     = is_neg;
        exponent = -k;
        if (!is_nan && (is_zero || is_inf)) begin
          special = 1'b1;
          value   = {is_neg, is_zero ? 31'h7f800000 : 31'd0};
        end
      end
      vivante_table_pkg::FnRsq, vivante_table_pkg::FnSqrt: begin
        // k odd: the other table of the two, and the exponent below
        which    = (fn_i == vivante_table_pkg::FnRsq ? vivante_table_pkg::RsqE : vivante_table_pkg::SqrtE) + {2'd0, k[0]};
        exponent = fn_i == vivante_table_pkg::FnRsq ? -(k >>> 1) : k >>> 1;
        if (!is_nan && (is_zero || is_neg || is_inf)) begin
          special = 1'b1;
          if (is_zero)      value = fn_i == vivante_table_pkg::FnRsq ? 32'h7f800000 : 32'd0;
          else if (!is_neg) value = fn_i == vivante_table_pkg::FnRsq ? 32'd0 : 32'h7f800000;
        end
      end
      vivante_table_pkg::FnExp: begin
        which    = vivante_table_pkg::Exp2;
        rest     = x[22:0];
        exponent = 10'(x >>> 23);
        if (!is_nan && !is_zero && k >= 10'sd7) begin
          special = 1'b1;
          value   = is_neg ? 32'd0 : 32'h7f800000;
        end
      end
      vivante_table_pkg::FnLog: begin
        which    = vivante_table_pkg::Log2;
        exponent = k;
        if (!is_nan && (is_zero || is_neg || is_inf)) begin
          special = 1'b1;
          if (is_zero)      value = 32'hff800000;
          else if (!is_neg) value = 32'h7f800000;
        end
      end
      default: begin
        which = vivante_table_pkg::Sin;
        sign  = is_neg;
        if (fn_i == vivante_table_pkg::FnCos) begin
          quarter = quarter + 2'd1;
          sign    = 1'b0;
        end
        sign   = sign ^ quarter[1];
        turned = quarter[0];
        rest   = turned ? -fixed[22:0] : fixed[22:0];
        if (is_inf) special = 1'b1;
        else if (!is_nan && turned && fixed[22:0] == '0) begin  // a whole quarter
          special = 1'b1;
          value   = {sign, vivante_float_pkg::One[30:0]};
        end
      end
    endcase
  end

  // ---- what goes along: entry n belongs to stage n + 1 ----
  logic [4:0]         special_q, sign_q, is_log_q;
  logic [31:0]        value_q [0:4];
  logic signed [9:0]  exponent_q [0:4];
  always_ff @(posedge clk_i) begin
    if (valid_i) begin
      value_q[0]    <= value;
      exponent_q[0] <= exponent;
    end
    special_q <= {special_q[3:0], special};
    sign_q    <= {sign_q[3:0], sign};
    is_log_q  <= {is_log_q[3:0], is_log};
    for (int unsigned n = 1; n < 5; n++) begin
      if (valid_q[n-1]) begin
        value_q[n]    <= value_q[n-1];
        exponent_q[n] <= exponent_q[n-1];
      end
    end
  end

  // ---- 2: the row ----
  logic [9:0]         addr_q;
  logic [15:0]        d_q, row_d_q, row_d2_q;
  logic [31:0]        square;
  logic [29:0]        c0;
  logic signed [22:0] c1;
  logic signed [15:0] c2;
  assign square = d_q * d_q;
  always_ff @(posedge clk_i) begin
    if (valid_i) begin
      addr_q <= {which, rest[22:16]};
      d_q    <= rest[15:0];
    end
    if (valid_q[0]) begin
      row_d_q  <= d_q;
      row_d2_q <= square[31:16];
    end
  end
  vivante_rom u_rom (
    .clk_i  (clk_i),
    .en_i   (valid_q[0]),
    .addr_i (addr_q),
    .c0_o   (c0),
    .c1_o   (c1),
    .c2_o   (c2)
  );

  // ---- 3: products; 4: their sum, on c0, and for the logarithm on the exponent ----
  logic signed [39:0] linear_q, square_q, sum;
  logic [29:0]        c0_q;
  logic signed [36:0] y_q;               // 28 fraction bits
  logic               unused;
  assign sum    = linear_q + square_q;
  assign unused = ^{sum[15:0], square[15:0]};
  always_ff @(posedge clk_i) begin
    if (valid_q[1]) begin
      c0_q     <= c0;
      linear_q <= c1 * $signed({1'b0, row_d_q});
      square_q <= c2 * $signed({1'b0, row_d2_q});
    end
    if (valid_q[2]) begin
      y_q <= $signed({7'd0, c0_q}) + 37'($signed(sum[39:16]))
             + (is_log_q[2] ? 37'(exponent_q[2]) <<< 28 : 37'sd0);
    end
  end

  // ---- 5: magnitude and its leading one; 6: round half up, pack ----
  logic [35:0]       magnitude, normal, normal_q;
  logic [5:0]        zeros, zeros_q;
  logic              negative_q;
  logic [24:0]       rounded;
  logic signed [9:0] biased;
  assign magnitude = y_q < 37'sd0 ? 36'(-y_q) : 36'(y_q);
  common_normalize #(.WIDTH(36)) u_normalize (
    .enable_i (valid_q[3]),
    .data_i   (magnitude),
    .data_o   (normal),
    .zeros_o  (zeros)
  );
  always_comb begin
    rounded = {1'b0, normal_q[35:12]} + {24'd0, normal_q[11]};
    // p = 35 - zeros is the place of the leading one, so the biased exponent is ex + p - 28 + 127
    biased  = (is_log_q[4] ? 10'sd0 : exponent_q[4]) + 10'sd134 - $signed({4'd0, zeros_q}) + 10'(rounded[24]);
  end
  logic unused_low;
  assign unused_low = ^{normal_q[10:0], rounded[23]};
  always_ff @(posedge clk_i) begin
    if (valid_q[3]) begin
      normal_q   <= normal;
      zeros_q    <= zeros;
      negative_q <= y_q < 37'sd0;
    end
    if (valid_q[4]) begin
      result_o <= {sign_q[4] || negative_q, biased[7:0], rounded[22:0]};
      if (special_q[4])                             result_o <= value_q[4];
      else if (normal_q == '0)                      result_o <= 32'd0;
      else if (biased <= 10'sd0)                    result_o <= {sign_q[4] || negative_q, 31'd0};
      else if (biased >= 10'sd255)                  result_o <= {sign_q[4] || negative_q, 31'h7f800000};
    end
  end
endmodule
