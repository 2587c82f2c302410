// One lane of conversions between integers, f32 and f16 (the sheet, 3.9 and 4.7; i2i is in
// tesla_alu_lane). Four registered stages behind the operand register of tesla_alu: magnitude of an integer, to f32, round
// to an integer, narrow. i2f with an f16 result rounds twice, and repeats a fault of the silicon.
module tesla_convert_lane (
  input  logic               clk_i,
  input  tesla_fp_pkg::cvt_t s1_i,     // control of the operation in each stage
  input  tesla_fp_pkg::cvt_t s2_i,
  input  tesla_fp_pkg::cvt_t s3_i,
  input  tesla_fp_pkg::cvt_t s4_i,
  input  logic               sat_nan_i, // saturation of NaN gives +0; steady while the core runs
  input  logic [31:0]        a_i,
  output logic [31:0]        result_o, // a 16-bit result is zero-extended
  output logic [3:0]         flags_o   // O C S Z
);
  // ---- magnitude of an integer ----
  logic        below0, sign;
  logic [31:0] magnitude;
  logic [15:0] low;
  logic [2:0]  blanks;
  always_comb begin
    {below0, sign} = '0;
    magnitude      = '0;
    {low, blanks}  = '0;
    if (s1_i.valid && s1_i.op == tesla_fp_pkg::CvtIntToFloat) begin
      if (s1_i.src8)       magnitude = {{24{s1_i.src_signed && a_i[7]}}, a_i[7:0]};
      else if (s1_i.src32) magnitude = a_i;
      else                 magnitude = {{16{s1_i.src_signed && a_i[15]}}, a_i[15:0]};
      below0 = s1_i.src_signed && magnitude[31];
      if (below0) magnitude = -magnitude;
      sign = (below0 && !s1_i.abs) ^ s1_i.neg;
      if (!s1_i.dst32) begin  // I2F16BUG: clears the top 2 to 7 bits, or all
        low    = magnitude[15:0] - {15'd0, below0};
        blanks = 3'd7;
        for (int unsigned n = 7; n >= 2; n--) if (low[15-(n-2)]) blanks = n[2:0];
        if (magnitude[29:5] == '1 && (s1_i.round == tesla_fp_pkg::RoundNearest ||
            s1_i.round == (sign ? tesla_fp_pkg::RoundDown : tesla_fp_pkg::RoundUp)))
          magnitude = 32'd0;
        magnitude = magnitude & (32'hffffffff >> blanks);
      end
    end
  end
  logic [31:0] a_q;  // the magnitude, or a float as it is
  logic        sign_q;
  always_ff @(posedge clk_i) begin
    if (s1_i.valid) begin
      a_q    <= s1_i.op == tesla_fp_pkg::CvtIntToFloat ? magnitude : a_i;
      sign_q <= sign;
    end
  end

  // ---- to f32 ----
  logic        from_int, up2;
  logic [31:0] top, x;
  logic [4:0]  zeros;
  logic [7:0]  exp2;
  logic [24:0] sig2;
  assign from_int = s2_i.op == tesla_fp_pkg::CvtIntToFloat;
  common_normalize #(.WIDTH(32)) u_normalize (
    .enable_i (s2_i.valid && (from_int || !s2_i.src32)),
    .data_i   (from_int ? a_q : {a_q[9:0], 22'd0}),  // of f16 the fraction, which may be a denormal
    .data_o   (top),
    .zeros_o  (zeros)
  );
  always_comb begin
    up2          = 1'b0;
    x            = '0;
    {exp2, sig2} = '0;
    if (s2_i.valid && from_int) begin
      up2  = tesla_fp_pkg::round_up(s2_i.round, sign_q, top[8], top[7], top[6:0] != '0);
      sig2 = {1'b0, top[31:8]} + {24'd0, up2};
      exp2 = 8'd158 - {3'd0, zeros} + {7'd0, sig2[24]};
      if (a_q != '0) x = {sign_q, exp2, sig2[24] ? 23'd0 : sig2[22:0]};
      else           x = {sign_q, 31'd0};
    end else if (s2_i.valid) begin
      if (s2_i.src32) begin
        x = a_q;
      end else if (a_q[14:10] == '1) begin
        x = (a_q[9:0] != '0) ? tesla_fp_pkg::Nan : {a_q[15], 31'h7f800000};
      end else if (a_q[14:10] == '0) begin
        x = (a_q[9:0] != '0) ? {a_q[15], 8'd112 - {3'd0, zeros}, top[30:8]} : {a_q[15], 31'd0};
      end else begin
        x = {a_q[15], {3'd0, a_q[14:10]} + 8'd112, a_q[9:0], 13'd0};
      end
      if (s2_i.abs) x[31] = 1'b0;
      x[31] = x[31] ^ s2_i.neg;
      if (x[30:0] > 31'h7f800000) x = tesla_fp_pkg::Nan;
      else if (x[30:23] == '0)    x[22:0] = '0;
    end
    if (s2_i.valid && s2_i.sat && s2_i.op != tesla_fp_pkg::CvtFloatToInt) x = tesla_fp_pkg::saturate(x, sat_nan_i);
  end
  logic [31:0] x_q;
  always_ff @(posedge clk_i) if (s2_i.valid) x_q <= x;

  // ---- round to an integer: the f2i magnitude, or the integral float ----
  logic [31:0] integer3, y;
  logic [24:0] whole, back;
  logic [24:0] rest;     // what is behind the point, first bit on top
  logic [49:0] shift3;
  logic [7:0]  places;   // 1 to 25 bits behind the point
  logic        up3;
  always_comb begin
    {integer3, y}  = '0;
    {whole, back, rest} = '0;
    shift3         = '0;
    places         = '0;
    up3            = 1'b0;
    if (s3_i.valid) begin
      y = x_q;
      if (s3_i.op == tesla_fp_pkg::CvtFloatToInt || s3_i.integral) begin
        places = (x_q[30:23] < 8'd125) ? 8'd25 : 8'd150 - x_q[30:23];
        if (x_q[30:23] >= 8'd150) places = 8'd0;
        shift3 = {x_q[30:23] != '0, x_q[22:0], 26'd0} >> places[4:0];
        whole  = {1'b0, shift3[49:26]};
        rest   = shift3[25:1];
        up3    = tesla_fp_pkg::round_up(s3_i.round, x_q[31], whole[0], rest[24], rest[23:0] != '0);
        whole  = whole + {24'd0, up3};
        // as an integer
        if (x_q[30:23] >= 8'd159)      integer3 = 32'hffffffff;
        else if (x_q[30:23] >= 8'd150) integer3 = {8'd0, 1'b1, x_q[22:0]} << (x_q[30:23] - 8'd150);
        else                           integer3 = {7'd0, whole};
        if (x_q[30:0] > 31'h7f800000)  integer3 = 32'd0;
        // as a float
        if (s3_i.integral && s3_i.op == tesla_fp_pkg::CvtFloatToFloat && x_q[30:23] < 8'd150) begin
          back = whole << places[4:0];
          if (whole == '0)                y = {x_q[31], 31'd0};
          else if (x_q[30:23] < 8'd127)   y = {x_q[31], tesla_fp_pkg::One[30:0]};
          else if (back[24])              y = {x_q[31], x_q[30:23] + 8'd1, 23'd0};
          else                            y = {x_q[31], x_q[30:23], back[22:0]};
        end
      end
    end
  end
  logic [31:0] y_q, integer_q;
  logic        below_q;
  always_ff @(posedge clk_i) begin
    if (s3_i.valid) begin
      y_q       <= y;
      integer_q <= integer3;
      below_q   <= x_q[31];
    end
  end

  // ---- narrow: clamp the integer, or round to f16 ----
  logic [31:0] limit, value;
  logic [15:0] half;
  logic [3:0]  flags;
  logic [1:0]  mode;
  logic [11:0] kept;
  logic [49:0] shift4;
  logic [4:0]  drop;     // places below the last f16 bit of a 24-bit significand, less 13
  logic        up4, away;
  always_comb begin
    {limit, value} = '0;
    half           = '0;
    flags          = '0;
    mode           = '0;
    kept           = '0;
    shift4         = '0;
    drop           = '0;
    {up4, away}    = '0;
    if (s4_i.valid && s4_i.op == tesla_fp_pkg::CvtFloatToInt) begin
      limit = s4_i.dst32 ? 32'hffffffff : 32'h0000ffff;
      if (s4_i.dst_signed) begin
        limit = (limit >> 1) + {31'd0, below_q};
        value = (integer_q > limit) ? limit : integer_q;
        if (below_q) value = -value;
      end else if (!below_q) begin
        value = (integer_q > limit) ? limit : integer_q;
      end
      if (!s4_i.dst32) value[31:16] = '0;
      flags = {2'b00, s4_i.dst32 ? value[31] : value[15], value == '0};
    end else if (s4_i.valid && s4_i.dst32) begin
      value = y_q;
      flags = tesla_fp_pkg::float_flags(y_q);
    end else if (s4_i.valid) begin
      mode   = (s4_i.op == tesla_fp_pkg::CvtFloatToFloat && s4_i.integral) ? tesla_fp_pkg::RoundZero : s4_i.round;
      drop   = (y_q[30:23] < 8'd113) ? 5'(8'd113 - y_q[30:23]) : 5'd0;  // f16 denormals
      shift4 = {1'b1, y_q[22:0], 26'd0} >> drop;
      up4    = tesla_fp_pkg::round_up(mode, y_q[31], shift4[39], shift4[38], shift4[37:0] != '0);
      kept   = {1'b0, shift4[49:39]} + {11'd0, up4};
      // an infinite result is decided by the rounding of the instruction
      away   = s4_i.round == tesla_fp_pkg::RoundNearest
               || s4_i.round == (y_q[31] ? tesla_fp_pkg::RoundDown : tesla_fp_pkg::RoundUp);
      if (y_q[30:0] > 31'h7f800000)       half = 16'h7fff;
      else if (y_q[30:23] == 8'hff)       half = {y_q[31], 15'h7c00};
      else if (y_q[30:23] <= 8'h5d)       half = {y_q[31], 15'd0};
      else if (y_q[30:23] < 8'd113)       half = {y_q[31], 3'd0, kept};
      else if (y_q[30:23] + {7'd0, kept[11]} >= 8'd143) half = {y_q[31], away ? 15'h7c00 : 15'h7bff};
      else half = {y_q[31], y_q[27:23] - 5'd16 + {4'd0, kept[11]}, kept[11] ? 10'd0 : kept[9:0]};  // - 112, of 5 bits
      value = {16'd0, half};
      if (half[14:0] > 15'h7c00)    flags = 4'd3;
      else if (half[14:0] == 15'd0) flags = 4'd1;
      else                          flags = {2'b00, half[15], 1'b0};
    end
  end
  always_ff @(posedge clk_i) begin
    if (s4_i.valid) begin
      result_o <= value;
      flags_o  <= flags;
    end
  end
endmodule
