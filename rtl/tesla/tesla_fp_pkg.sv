// Control word of tesla_fp_lane and tesla_convert_lane: made once per instruction by tesla_alu.
package tesla_fp_pkg;
  typedef enum logic [2:0] {
    FpAdd,     // x + z
    FpMul,     // x * y
    FpMad,     // x * y + z, product truncated: the sheet, 4.5
    FpMin,
    FpMax,
    FpSet,     // all ones or 0, by cond
    FpSelect   // x or y by the sign of z
  } fp_e;

  typedef enum logic [1:0] {CvtIntToFloat, CvtFloatToInt, CvtFloatToFloat} cvt_e;

  localparam logic [1:0] RoundNearest = 2'd0;
  localparam logic [1:0] RoundDown    = 2'd1;
  localparam logic [1:0] RoundUp      = 2'd2;
  localparam logic [1:0] RoundZero    = 2'd3;

  localparam logic [31:0] Nan = 32'h7fffffff;
  localparam logic [31:0] One = 32'h3f800000;

  typedef struct packed {
    logic       valid;    // this stage holds one of this unit's operations
    fp_e        op;
    logic       z_is_b;   // third operand: slot b, else slot c
    logic       neg1;     // abs goes before neg
    logic       abs1;
    logic       neg2;
    logic       abs2;
    logic       neg3;
    logic       to_zero;  // rounding of add and mul
    logic       sat;
    logic [3:0] cond;     // unordered, greater, equal, less
  } fp_t;

  typedef struct packed {
    logic       valid;
    cvt_e       op;
    logic       src_signed;  // integers
    logic       src8;
    logic       src32;       // 32-bit source, else 16
    logic       dst_signed;
    logic       dst32;
    logic       abs;
    logic       neg;
    logic [1:0] round;
    logic       sat;
    logic       integral;    // f2f: round to an integral value
  } cvt_t;

  // SAT32: the sheet, 4.2. sat_nan: the mode bit SAT_NAN, section 5.
  function automatic logic [31:0] saturate(input logic [31:0] x, input logic sat_nan);
    if (x[30:0] > 31'h7f800000) saturate = sat_nan ? 32'd0 : Nan;
    else if (x[31])             saturate = 32'd0;
    else if (x >= One)          saturate = One;
    else                        saturate = x;
  endfunction

  // Flags of a result, FF of the sheet, 3: O C S Z.
  function automatic logic [3:0] float_flags(input logic [31:0] x);
    if (x[30:0] > 31'h7f800000)  float_flags = 4'd3;
    else if (x[30:23] == 8'd0)   float_flags = 4'd1;
    else                         float_flags = {2'b00, x[31], 1'b0};
  endfunction

  // Whether a magnitude with this last kept bit and remainder is rounded up. The mode is that of the
  // signed value.
  function automatic logic round_up(input logic [1:0] mode, input logic sign, input logic last,
                                    input logic half, input logic rest);
    unique case (mode)
      RoundNearest: round_up = half && (rest || last);
      RoundDown:    round_up = sign && (half || rest);
      RoundUp:      round_up = !sign && (half || rest);
      default:      round_up = 1'b0;
    endcase
  endfunction
endpackage
