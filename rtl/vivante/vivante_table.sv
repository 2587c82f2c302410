// Reciprocal, roots, exponential, logarithm, sine and cosine of one binary32 number, one a clock (sheet 4.5): place and rest in a table
// of 128 rows, from which common_interpolate goes on. What needs no table is known here and travels along as a finished value.
module vivante_table #(
  parameter bit DEEP = 1'b0
) (
  input  logic                   clk_i,
  input  logic                   rst_ni,
  input  logic                   valid_i,
  input  logic [2:0]             fn_i,     // vivante_table_pkg::fn_e
  input  logic                   fast_i,   // sine and cosine with period 2 instead of 4 (sheet 4.6)
  input  logic [31:0]            a_i,
  output logic                   valid_o,  // TableLatency clocks later, with DEEP one more
  output logic [31:0]            result_o
);
  // ---- what kind of operand ----
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
    {is_nan, is_inf, is_zero, is_neg, special, is_log, turned, sign} = '0;
    {value, k, fixed_k, exponent, left, sig, right, fixed, places, x, quarter, rest, which} = '0;
    if (valid_i) begin
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
  end

  // ---- the row, and all that follows ----
  logic               row_en;
  logic [9:0]         row;
  logic [29:0]        c0;
  logic signed [22:0] c1;
  logic signed [15:0] c2;
  vivante_rom u_rom (
    .clk_i  (clk_i),
    .en_i   (row_en),
    .row_i  (row),
    .c0_o   (c0),
    .c1_o   (c1),
    .c2_o   (c2)
  );
  common_interpolate #(.T_BITS(16), .SQUARE_BITS(16), .C0_BITS(30), .C1_BITS(23), .C2_BITS(16), .DEEP(DEEP)) u_interpolate (
    .clk_i      (clk_i),
    .rst_ni     (rst_ni),
    .valid_i    (valid_i),
    .row_i      ({which, rest[22:16]}),
    .t_i        (rest[15:0]),
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
    .valid_o    (valid_o),
    .result_o   (result_o)
  );

`ifndef SYNTHESIS
  always_ff @(posedge clk_i) begin
    if (rst_ni) begin
      row_of_a_number: assert (!valid_i || special || !(is_nan || is_inf))
        else $error("a NaN or an infinity is looked up");
      root_of_what_has_one: assert (!valid_i || special || !(is_zero || is_neg) || (fn_i != vivante_table_pkg::FnRsq && fn_i != vivante_table_pkg::FnSqrt && fn_i != vivante_table_pkg::FnLog))
        else $error("the root or logarithm of %h is looked up", a_i);
    end
  end
`endif
endmodule
