// Conversions of one component: docs/isa/vivante.md, 4.4, 4.7 and 4.10.
package vivante_convert_pkg;
  typedef enum logic [3:0] {
    CvtFloor    = 4'd0,   // float to float
    CvtCeil     = 4'd1,
    CvtFraction = 4'd2,   // a - floor(a)
    CvtToFloat  = 4'd3,   // integer to float, rounded as rtne_i says
    CvtTrunc    = 4'd4,   // float to integer, saturating
    CvtRound    = 4'd5,   // as rtne_i says
    CvtNearest  = 4'd6,   // to nearest even, always
    CvtDown     = 4'd7,   // floor
    CvtWiden    = 4'd8,   // CONV of a half
    CvtSame     = 4'd9    // CONV of a float
  } cvt_e;

  localparam int unsigned CvtLatency = 3;

  // A half as a float, exactly (4.1 step 5): subnormal halves become normal floats, any NaN the one NaN.
  function automatic logic [31:0] widen(input logic [15:0] half);
    logic [9:0] fraction;
    logic [4:0] lead;
    fraction = half[9:0];
    lead     = 5'd0;
    for (int unsigned k = 0; k < 10; k++) if (half[k]) lead = 5'(k);
    fraction = half[9:0] << (5'd10 - lead);
    if (half[14:10] == 5'h1f)      widen = (half[9:0] != '0) ? 32'h7fc00000 : {half[15], 31'h7f800000};
    else if (half[14:10] != 5'd0)  widen = {half[15], {3'd0, half[14:10]} + 8'd112, half[9:0], 13'd0};
    else if (half[9:0] == '0)      widen = {half[15], 31'd0};
    else                           widen = {half[15], 8'd103 + {3'd0, lead}, fraction, 13'd0};  // 2^(lead - 24)
  endfunction

  // A float as a half (4.10), in the low bits.
  function automatic logic [15:0] narrow(input logic [31:0] value, input logic rtne);
    logic [23:0] sig;
    logic [4:0]  places;
    logic [35:0] shifted;
    logic        up;
    logic [15:0] rounded;
    // the last place of a half of exponent e is 2^(e - 10), of a subnormal one 2^-24
    sig     = {1'b1, value[22:0]};
    places  = (value[30:23] < 8'd113) ? 5'(8'd113 - value[30:23]) : 5'd0;
    if (value[30:23] < 8'd88) places = 5'd25;
    shifted = {sig, 12'd0} >> places;
    shifted[0] = shifted[0] || (places == 5'd25) || (({sig, 12'd0} & ~(36'hfffffffff << places)) != '0);
    up      = rtne && shifted[24] && (shifted[25] || shifted[23:0] != '0);
    rounded = {5'd0, shifted[35:25]} + 16'(up);
    if (value[30:23] >= 8'd113) rounded = rounded + {1'b0, 5'(value[30:23] - 8'd113), 10'd0};
    if (value[30:0] > 31'h7f800000)                                   narrow = 16'h7e00;
    else if (value[30:23] == 8'd0)                                    narrow = {value[31], 15'd0};
    else if (value[30:0] == 31'h7f800000)                             narrow = {value[31], 15'h7c00};
    else if (value[30:23] >= 8'd143 || rounded >= 16'h7c00)           narrow = {value[31], rtne ? 15'h7c00 : 15'h7bff};
    else                                                              narrow = {value[31], rounded[14:0]};
  endfunction
endpackage
