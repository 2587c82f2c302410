// Reciprocal, reciprocal root, logarithm and exponential of one binary32 number, one a clock (sheet 4.6): a row of the table
// for one of 128 segments and a polynomial of second degree,
//
//   operand ── segment i, fraction t ── row f0 c1 c2, t2 ── c1 * t, c2 * t2 ── y ── |y|, leading one ── pack
//
// each arrow a registered stage. What needs no table is known in the first stage and travels as a finished value.
module sgx543_table (
  input  logic                     clk_i,
  input  logic                     rst_ni,
  input  logic                     valid_i,
  input  logic [1:0]               fn_i,
  input  logic [31:0]              a_i,
  output logic [31:0]              result_o   // TableLatency clocks later
);
  localparam logic [31:0] Inf = 32'h7f800000;
  // The order in which sgx543_rom.awk writes the tables
  localparam logic [2:0] RomRcp = 3'd0, RomRsq = 3'd1, RomLog = 3'd3, RomExp = 3'd4;

  logic [4:0] valid_q;
  always_ff @(posedge clk_i) begin
    if (!rst_ni) valid_q <= '0;
    else         valid_q <= {valid_q[3:0], valid_i};
  end

  // ---- 1: what kind of operand; which row ----
  logic               is_nan, is_inf, is_zero, negative, special, sign, is_log;
  logic [31:0]        value;
  logic signed [9:0]  e, exponent;
  logic [33:0]        magnitude_t;                 // |x| * 2^26, |x| < 256
  logic               lost;                        // and what it leaves out is not 0
  logic signed [34:0] fixed;                       // floor(x * 2^26)
  logic [2:0]         which;
  logic [6:0]         segment;
  logic [18:0]        t;                           // 19 fraction bits
  logic [5:0]         places;
  assign is_nan   = a_i[30:0] > 31'h7f800000;
  assign is_inf   = a_i[30:0] == 31'h7f800000;
  assign is_zero  = a_i[30:23] == 8'd0;
  assign negative = a_i[31];
  assign is_log   = fn_i == sgx543_arith_pkg::TableLog;
  assign e        = $signed({2'd0, a_i[30:23]}) - 10'sd127;
  always_comb begin
    // e <= 7: the number with 26 fraction bits is the significand moved by e + 3
    places      = 6'd0;
    magnitude_t = '0;
    lost        = 1'b0;
    if (e >= -10'sd3) begin
      places      = 6'(e + 10'sd3);
      magnitude_t = {10'd0, 1'b1, a_i[22:0]} << places[3:0];
    end else begin
      places      = e < -10'sd30 ? 6'd27 : 6'(-10'sd3 - e);
      magnitude_t = {10'd0, 1'b1, a_i[22:0]} >> places;
      lost        = (magnitude_t[23:0] << places[4:0]) != {1'b1, a_i[22:0]};
    end
    fixed = negative ? -$signed({1'b0, magnitude_t}) - $signed({34'd0, lost}) : $signed({1'b0, magnitude_t});
  end
  always_comb begin
    special  = is_nan;
    value    = sgx543_arith_pkg::Nan;
    sign     = 1'b0;
    which    = RomRcp;
    segment  = a_i[22:16];
    t        = {a_i[15:0], 3'd0};
    exponent = -e - 10'sd1;
    unique case (fn_i)
      sgx543_arith_pkg::TableRcp: begin
        sign = negative;
        if (!is_nan && (is_zero || is_inf)) begin
          special = 1'b1;
          value   = {negative, is_zero ? Inf[30:0] : 31'd0};
        end
      end
      sgx543_arith_pkg::TableRsq: begin
        which    = RomRsq + {2'd0, e[0]};
        exponent = -(e >>> 1) - 10'sd1;
        if (is_zero || negative || is_inf) special = 1'b1;
        if (is_zero)                       value = Inf;
        else if (is_inf && !negative)      value = 32'd0;
      end
      sgx543_arith_pkg::TableLog: begin
        which    = RomLog;
        exponent = e;
        if (is_zero || negative || is_inf) special = 1'b1;
        if (is_zero)                       value = {1'b1, Inf[30:0]};
        else if (is_inf && !negative)      value = Inf;
      end
      default: begin
        which    = RomExp;
        segment  = fixed[25:19];
        t        = fixed[18:0];
        exponent = 10'(fixed >>> 26);
        if (!is_nan && (is_zero || e >= 10'sd8)) begin
          special = 1'b1;
          value   = is_zero ? sgx543_arith_pkg::One : negative ? 32'd0 : Inf;
        end
      end
    endcase
  end

  // ---- what goes along: entry n belongs to stage n + 1 ----
  logic [4:0]        special_q, sign_q, is_log_q;
  logic [31:0]       value_q [0:4];
  logic signed [9:0] exponent_q [0:4];
  always_ff @(posedge clk_i) begin
    special_q <= {special_q[3:0], special};
    sign_q    <= {sign_q[3:0], sign};
    is_log_q  <= {is_log_q[3:0], is_log};
    if (valid_i) begin
      value_q[0]    <= value;
      exponent_q[0] <= exponent;
    end
    for (int unsigned n = 1; n < 5; n++) begin
      if (valid_q[n-1]) begin
        value_q[n]    <= value_q[n-1];
        exponent_q[n] <= exponent_q[n-1];
      end
    end
  end

  // ---- 2: the row, and the square of the fraction ----
  logic [9:0]         addr_q;
  logic [18:0]        t_q, row_t_q;
  logic [37:0]        t2_q;
  logic [28:0]        f0;
  logic signed [22:0] c1;
  logic signed [14:0] c2;
  always_ff @(posedge clk_i) begin
    if (valid_i) begin
      addr_q <= {which, segment};
      t_q    <= t;
    end
    if (valid_q[0]) begin
      row_t_q <= t_q;
      t2_q    <= 38'(t_q) * 38'(t_q);
    end
  end
  sgx543_rom u_rom (
    .clk_i  (clk_i),
    .en_i   (valid_q[0]),
    .addr_i (addr_q),
    .f0_o   (f0),
    .c1_o   (c1),
    .c2_o   (c2)
  );

  // ---- 3: products; 4: their sum, on f0, and for the logarithm on the exponent ----
  logic signed [42:0] linear_q;
  logic signed [53:0] square_q;
  logic signed [62:0] sum;
  logic [28:0]        f0_q;
  logic signed [36:0] y_q;                         // the unit is bit 27; of a logarithm bit 28
  assign sum = $signed({linear_q[42], linear_q, 19'd0}) + 63'(square_q);
  always_ff @(posedge clk_i) begin
    if (valid_q[1]) begin
      f0_q     <= f0;
      linear_q <= 43'(c1) * $signed({24'd0, row_t_q});
      square_q <= 54'(c2) * $signed({16'd0, t2_q});
    end
    if (valid_q[2])
      y_q <= $signed({8'd0, f0_q}) + 37'(sum >>> 38) + (is_log_q[2] ? 37'(exponent_q[2]) <<< 28 : 37'sd0);
  end

  // ---- 5: magnitude and its leading one; 6: round half up, pack ----
  logic [35:0]       normal, normal_q;
  logic [5:0]        zeros, zeros_q;
  logic              negative_q;
  logic [24:0]       rounded;
  logic signed [9:0] biased;
  logic              unused;
  common_normalize #(.WIDTH(36)) u_normalize (
    .enable_i (valid_q[3]),
    .data_i   (y_q < 37'sd0 ? 36'(-y_q) : 36'(y_q)),
    .data_o   (normal),
    .zeros_o  (zeros)
  );
  always_comb begin
    rounded = {1'b0, normal_q[35:12]} + {24'd0, normal_q[11]};
    // the leading one is at 35 - zeros
    biased  = (is_log_q[4] ? -10'sd1 : exponent_q[4]) + 10'sd135 - $signed({4'd0, zeros_q}) + 10'(rounded[24]);
  end
  assign unused = ^{normal_q[10:0], rounded[23]};
  always_ff @(posedge clk_i) begin
    if (valid_q[3]) begin
      normal_q   <= normal;
      zeros_q    <= zeros;
      negative_q <= y_q < 37'sd0;
    end
    if (valid_q[4]) begin
      result_o <= {sign_q[4] || negative_q, biased[7:0], rounded[22:0]};
      if (special_q[4])             result_o <= value_q[4];
      else if (normal_q == '0)      result_o <= 32'd0;
      else if (biased <= 10'sd0)    result_o <= {sign_q[4] || negative_q, 31'd0};
      else if (biased >= 10'sd255)  result_o <= {sign_q[4] || negative_q, Inf[30:0]};
    end
  end
endmodule
