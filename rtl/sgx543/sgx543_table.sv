// Reciprocal, reciprocal root, logarithm and exponential of one binary32 number, one a clock (sheet 4.6): segment and fraction in a
// table of 128 rows, from which common_interpolate goes on. What needs no table is known here and travels along as a finished value. With one reader of registers
// the power that an exponential is of is found in a clock of its own.
module sgx543_table #(
  parameter int unsigned READERS = 4
) (
  input  logic                     clk_i,
  input  logic                     rst_ni,
  input  logic                     valid_i,
  input  logic [1:0]               fn_i,
  input  logic [31:0]              a_i,
  output logic [31:0]              result_o   // TableLatency clocks later, or one more
);
  localparam logic [31:0] Inf = 32'h7f800000;
  // The order in which sgx543_rom.awk writes the tables
  localparam logic [2:0] RomRcp = 3'd0, RomRsq = 3'd1, RomLog = 3'd3, RomExp = 3'd4;

  // ---- what kind of operand; which row ----
  logic [31:0]        a;
  logic [1:0]         fn;
  logic               valid, is_nan, is_inf, is_zero, negative, special, sign, is_log;
  logic [31:0]        value;
  logic signed [9:0]  first_e, e, exponent;
  logic [33:0]        first_magnitude, magnitude_t; // |x| * 2^26, |x| < 256
  logic               first_lost, lost;            // and what it leaves out is not 0
  logic signed [34:0] fixed;                       // floor(x * 2^26)
  logic [2:0]         which;
  logic [6:0]         segment;
  logic [18:0]        t;                           // 19 fraction bits
  logic [5:0]         places;
  assign first_e  = $signed({2'd0, a_i[30:23]}) - 10'sd127;
  always_comb begin
    // e <= 7: the number with 26 fraction bits is the significand moved by e + 3
    places          = 6'd0;
    first_magnitude = '0;
    first_lost      = 1'b0;
    if (first_e >= -10'sd3) begin
      places          = 6'(first_e + 10'sd3);
      first_magnitude = {10'd0, 1'b1, a_i[22:0]} << places[3:0];
    end else begin
      places          = first_e < -10'sd30 ? 6'd27 : 6'(-10'sd3 - first_e);
      first_magnitude = {10'd0, 1'b1, a_i[22:0]} >> places;
      first_lost      = (first_magnitude[23:0] << places[4:0]) != {1'b1, a_i[22:0]};
    end
  end
  sgx543_stage #(.ON(READERS == 1), .WIDTH(2 + 32 + 10 + 35)) u_power (
    .clk_i   (clk_i),
    .rst_ni  (rst_ni),
    .valid_i (valid_i),
    .data_i  ({fn_i, a_i, first_e, first_magnitude, first_lost}),
    .valid_o (valid),
    .data_o  ({fn, a, e, magnitude_t, lost})
  );
  assign is_nan   = a[30:0] > 31'h7f800000;
  assign is_inf   = a[30:0] == 31'h7f800000;
  assign is_zero  = a[30:23] == 8'd0;
  assign negative = a[31];
  assign is_log   = fn == sgx543_arith_pkg::TableLog;
  always_comb begin
    fixed = negative ? -$signed({1'b0, magnitude_t}) - $signed({34'd0, lost}) : $signed({1'b0, magnitude_t});
  end
  always_comb begin
    special  = is_nan;
    value    = sgx543_arith_pkg::Nan;
    sign     = 1'b0;
    which    = RomRcp;
    segment  = a[22:16];
    t        = {a[15:0], 3'd0};
    exponent = -e;
    unique case (fn)
      sgx543_arith_pkg::TableRcp: begin
        sign = negative;
        if (!is_nan && (is_zero || is_inf)) begin
          special = 1'b1;
          value   = {negative, is_zero ? Inf[30:0] : 31'd0};
        end
      end
      sgx543_arith_pkg::TableRsq: begin
        which    = RomRsq + {2'd0, e[0]};
        exponent = -(e >>> 1);
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
        exponent = 10'(fixed >>> 26) + 10'sd1;  // the rows are those of 2^(x - 1)
        if (!is_nan && (is_zero || e >= 10'sd8)) begin
          special = 1'b1;
          value   = is_zero ? sgx543_arith_pkg::One : negative ? 32'd0 : Inf;
        end
      end
    endcase
  end

  // ---- the row, and all that follows ----
  logic               row_en, unused_valid;
  logic [9:0]         row;
  logic [28:0]        c0;
  logic signed [22:0] c1;
  logic signed [14:0] c2;
  sgx543_rom u_rom (
    .clk_i  (clk_i),
    .en_i   (row_en),
    .row_i  (row),
    .c0_o   (c0),
    .c1_o   (c1),
    .c2_o   (c2)
  );
  common_interpolate #(.T_BITS(19), .SQUARE_BITS(38), .C0_BITS(29), .C1_BITS(23), .C2_BITS(15)) u_interpolate (
    .clk_i      (clk_i),
    .rst_ni     (rst_ni),
    .valid_i    (valid),
    .row_i      ({which, segment}),
    .t_i        (t),
    .exponent_i (exponent),
    .is_log_i   (is_log),
    .sign_i     (sign),
    .special_i  (special),
    .value_i    (value),
    .row_en_o   (row_en),
    .row_o      (row),
    .c0_i       (c0),
    .c1_i       (c1),
    .c2_i       (c2),
    .valid_o    (unused_valid),
    .result_o   (result_o)
  );

`ifndef SYNTHESIS
  always_ff @(posedge clk_i) begin
    if (rst_ni) begin
      row_of_a_number: assert (!valid || special || !(is_nan || is_inf))
        else $error("a NaN or an infinity is looked up");
      root_of_what_has_one: assert (!valid || special || !(is_zero || negative) || (fn != sgx543_arith_pkg::TableRsq && fn != sgx543_arith_pkg::TableLog))
        else $error("the root or logarithm of %h is looked up", a);
    end
  end
`endif
endmodule
