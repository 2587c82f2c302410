// A function of a binary32 number by a table and a polynomial of second degree, one number a clock, from the row on:
//
//   row, t ── (the caller's table) c0 c1 c2, t2 ── c1 * t, c2 * t2 ── y = c0 + sum ── |y|, leading one ── round half up, pack
//
// each arrow a registered stage; with DEEP |y| is one, and its leading one the next. t is what the row's number leaves of the argument,
// below 1; t2 are the first bits of its square.
// The result is (-1)^sign * y * 2^exponent, or exponent + y for a logarithm; what is below 2^-126 becomes zero. A value that needs
// no table (an infinity, a NaN) travels along. An idle stage stays still.
module common_interpolate #(
  parameter int unsigned T_BITS      = 16,  // of t, all of them behind the point
  parameter int unsigned SQUARE_BITS = 16,  // of t2: T_BITS .. 2 * T_BITS
  parameter int unsigned C0_BITS     = 30,  // not negative; the unit is bit 28, as in c1 and c2
  parameter int unsigned C1_BITS     = 23,  // signed
  parameter int unsigned C2_BITS     = 16,  // signed, not wider than c1
  parameter bit          DEEP        = 1'b0,
  localparam int unsigned RowBits    = 10
) (
  input  logic                      clk_i,
  input  logic                      rst_ni,
  // what is asked for
  input  logic                      valid_i,
  input  logic [RowBits-1:0]        row_i,
  input  logic [T_BITS-1:0]         t_i,
  input  logic signed [9:0]         exponent_i,
  input  logic                      is_log_i,
  input  logic                      sign_i,
  input  logic                      special_i,  // the result is value_i
  input  logic [31:0]               value_i,
  // the table, which answers a clock later
  output logic                      row_en_o,
  output logic [RowBits-1:0]        row_o,
  input  logic [C0_BITS-1:0]        c0_i,
  input  logic signed [C1_BITS-1:0] c1_i,
  input  logic signed [C2_BITS-1:0] c2_i,
  // what comes of it, 6 clocks after it was asked for, with DEEP 7
  output logic                      valid_o,
  output logic [31:0]               result_o
);
  localparam int unsigned Latency    = DEEP ? 7 : 6;
  localparam int unsigned Last       = Latency - 2;           // the entry of what is packed
  localparam int unsigned LinearBits = C1_BITS + T_BITS + 1;
  localparam int unsigned SquareBits = C2_BITS + SQUARE_BITS + 1;
  localparam int unsigned SumBits    = C1_BITS + SQUARE_BITS + 2;  // the linear term, moved to the other one's point, and a carry

  logic [Latency-1:0] valid_q;
  always_ff @(posedge clk_i) begin
    if (!rst_ni) valid_q <= '0;
    else         valid_q <= {valid_q[Latency-2:0], valid_i};
  end
  assign valid_o = valid_q[Latency-1];

  // ---- what goes along: entry n belongs to stage n + 1 ----
  logic [Last:0]     special_q, sign_q, is_log_q;
  logic [31:0]       value_q [0:Last];
  logic signed [9:0] exponent_q [0:Last];
  always_ff @(posedge clk_i) begin
    special_q <= {special_q[Last-1:0], special_i};
    sign_q    <= {sign_q[Last-1:0], sign_i};
    is_log_q  <= {is_log_q[Last-1:0], is_log_i};
    if (valid_i) begin
      value_q[0]    <= value_i;
      exponent_q[0] <= exponent_i;
    end
    for (int unsigned n = 1; n <= Last; n++) begin
      if (valid_q[n-1]) begin
        value_q[n]    <= value_q[n-1];
        exponent_q[n] <= exponent_q[n-1];
      end
    end
  end

  // ---- the row, and beside it the square ----
  logic [RowBits-1:0]     row_q;
  logic [T_BITS-1:0]      t_q, row_t_q;
  logic [2*T_BITS-1:0]    square;
  logic [SQUARE_BITS-1:0] row_t2_q;
  assign square   = (2*T_BITS)'(t_q) * (2*T_BITS)'(t_q);
  assign row_en_o = valid_q[0];
  assign row_o    = row_q;
  always_ff @(posedge clk_i) begin
    if (valid_i) begin
      row_q <= row_i;
      t_q   <= t_i;
    end
    if (valid_q[0]) begin
      row_t_q  <= t_q;
      row_t2_q <= SQUARE_BITS'(square >> (2 * T_BITS - SQUARE_BITS));
    end
  end

  // ---- products; their sum, on c0, and for a logarithm on the exponent ----
  logic signed [LinearBits-1:0] linear_q;
  logic signed [SquareBits-1:0] square_q;
  logic signed [SumBits-1:0]    sum;
  logic [C0_BITS-1:0]           c0_q;
  logic signed [36:0]           y_q;     // 28 bits behind the point
  assign sum = (SumBits'(linear_q) <<< (SQUARE_BITS - T_BITS)) + SumBits'(square_q);
  always_ff @(posedge clk_i) begin
    if (valid_q[1]) begin
      c0_q     <= c0_i;
      linear_q <= LinearBits'(c1_i) * $signed({1'b0, row_t_q});
      square_q <= SquareBits'(c2_i) * $signed({1'b0, row_t2_q});
    end
    if (valid_q[2])
      y_q <= $signed({1'b0, 36'(c0_q)}) + 37'(sum >>> SQUARE_BITS) + (is_log_q[2] ? 37'(exponent_q[2]) <<< 28 : 37'sd0);
  end

  // ---- magnitude and its leading one; with DEEP a register between them ----
  logic [35:0] magnitude, found, normal, normal_q;
  logic [5:0]  zeros, zeros_q;
  logic        negative, negative_q;
  assign magnitude = y_q < 37'sd0 ? 36'(-y_q) : 36'(y_q);
  if (DEEP) begin : gen_magnitude
    logic [35:0] magnitude_q;
    logic        below_q;
    always_ff @(posedge clk_i) if (valid_q[3]) {below_q, magnitude_q} <= {y_q < 37'sd0, magnitude};
    assign {negative, found} = {below_q, magnitude_q};
  end else begin : gen_at_once
    assign {negative, found} = {y_q < 37'sd0, magnitude};
  end
  common_normalize #(.WIDTH(36)) u_normalize (
    .enable_i (valid_q[Last-1]),
    .data_i   (found),
    .data_o   (normal),
    .zeros_o  (zeros)
  );
  always_ff @(posedge clk_i) begin
    if (valid_q[Last-1]) begin
      normal_q   <= normal;
      zeros_q    <= zeros;
      negative_q <= negative;
    end
  end

  // ---- round half up, pack ----
  logic [24:0]       rounded;
  logic signed [9:0] biased;
  logic              unused;
  assign unused = ^{normal_q[10:0], rounded[23]};
  always_comb begin
    rounded = {1'b0, normal_q[35:12]} + {24'd0, normal_q[11]};
    // the leading one stands at 35 - zeros, so the biased exponent is that of y * 2^-28 and 127
    biased  = (is_log_q[Last] ? 10'sd0 : exponent_q[Last]) + 10'sd134 - $signed({4'd0, zeros_q}) + 10'(rounded[24]);
  end
  always_ff @(posedge clk_i) begin
    if (valid_q[Last]) begin
      result_o <= {sign_q[Last] || negative_q, biased[7:0], rounded[22:0]};
      if (special_q[Last])            result_o <= value_q[Last];
      else if (normal_q == '0)     result_o <= 32'd0;
      else if (biased <= 10'sd0)   result_o <= {sign_q[Last] || negative_q, 31'd0};
      else if (biased >= 10'sd255) result_o <= {sign_q[Last] || negative_q, 31'h7f800000};
    end
  end

`ifndef SYNTHESIS
  always_ff @(posedge clk_i) begin
    if (rst_ni && valid_q[Last] && !special_q[Last]) begin
      y_is_normal: assert (normal_q == '0 || normal_q[35])
        else $error("the leading one of %h is not on top", normal_q);
      no_sign_of_both: assert (!(sign_q[Last] && negative_q))
        else $error("the polynomial is negative where the caller gives a sign");
    end
  end
`endif
endmodule
