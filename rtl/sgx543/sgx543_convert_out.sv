// A lane's value in the format of the destination (sheet 1.2, 4.3, 4.4), in the low bits of 32: from binary32, or an integer that
// stays one. Integers that are signed are extended with their sign, all else with zeros. Combinational; with one reader
// of registers a clock later.
module sgx543_convert_out #(
  parameter int unsigned READERS = 4
) (
  input  logic                   clk_i,
  input  logic                   rst_ni,
  input  logic                   valid_i,
  input  logic [2:0]   fmt_i,
  input  logic                   integer_i,   // the lanes are integers, not binary32
  input  logic [3:0]             raw_i,       // lanes whose bits are final
  input  logic                   nearest_i,   // float to integer: to nearest even, else toward zero
  input  logic                   bounded_i,   // nothing below -1.0
  input  logic [127:0]           lanes_i,
  output logic [127:0]           lanes_o
);
  // Gradual underflow; |x| >= 65520 is infinity (sheet 4.3).
  function automatic logic [15:0] to_f16(input logic [31:0] x);
    logic [35:0] significand;
    logic [4:0]  places;
    logic [10:0] kept;
    logic        up;
    // below 2^-14 the last bit is 2^-24
    places      = x[30:23] < 8'd113 ? 5'(8'd113 - x[30:23]) : 5'd0;
    significand = {1'b1, x[22:0], 12'd0} >> places;
    kept        = significand[35:25];
    up          = significand[24] && (significand[25] || significand[23:0] != '0);
    // a carry goes on into the exponent, which is that of x less 112, of 5 bits
    to_f16 = {x[31], (x[30:23] < 8'd113 ? {4'd0, kept} : {x[27:23] - 5'd16, kept[9:0]}) + {14'd0, up}};
    if (x[30:0] > 31'h7f800000) to_f16 = 16'h7e00;
    else if (x[30:23] < 8'd102) to_f16 = {x[31], 15'd0};
    else if (x[30:23] > 8'd142) to_f16 = {x[31], 15'h7c00};
  endfunction

  // The integer of |x| * 2^scale, held to 17 bits (sheet 4.4; of C10 4.3). A NaN gives 0.
  function automatic logic [17:0] to_int(input logic [30:0] x, input logic nearest, input logic [3:0] scale);
    logic [8:0]  exponent;
    logic [41:0] fixed;           // 24 fraction bits
    logic        up;
    logic [17:0] whole;
    exponent = {1'b0, x[30:23]} + {5'd0, scale};
    fixed = {18'd0, 1'b1, x[22:0]} << 5'(exponent - 9'd126);
    up    = nearest && fixed[23] && (fixed[24] || fixed[22:0] != '0);
    whole = fixed[41:24] + {17'd0, up};
    if (x > 31'h7f800000 || x[30:23] == 8'd0 || exponent < 9'd126) whole = 18'd0;
    else if (exponent >= 9'd143)                                         whole = 18'd131071;
    to_int = whole;
  endfunction

  logic [2:0]         fmt;        // what goes along
  logic [3:0]         raw;
  logic               is_integer, unused_valid;
  sgx543_stage #(.ON(READERS == 1), .WIDTH(8)) u_format (
    .clk_i   (clk_i),
    .rst_ni  (rst_ni),
    .valid_i (valid_i),
    .data_i  ({fmt_i, raw_i, integer_i}),
    .valid_o (unused_valid),
    .data_o  ({fmt, raw, is_integer})
  );
  logic signed [17:0] low, high;  // what the destination holds
  always_comb begin
    unique case (fmt)
      sgx543_arith_pkg::FmtU8:  {low, high} = {18'sd0, 18'sd255};
      sgx543_arith_pkg::FmtU16: {low, high} = {18'sd0, 18'sd65535};
      sgx543_arith_pkg::FmtS16: {low, high} = {-18'sd32768, 18'sd32767};
      sgx543_arith_pkg::FmtC10: {low, high} = {-18'sd512, 18'sd511};
      default:                  {low, high} = {-18'sd128, 18'sd127};
    endcase
  end

  for (genvar k = 0; k < 4; k++) begin : gen_lane
    logic [31:0]        came, number, lane, x;
    logic signed [17:0] rounded, clamped, whole;
    logic [17:0]        magnitude;
    logic [15:0]        half;
    logic               is_c10, unused, unused_lane_valid;
    assign came    = lanes_i[k*32 +: 32];
    assign is_c10  = fmt_i == sgx543_arith_pkg::FmtC10;
    assign number  = bounded_i && came[31] && came[30:0] > sgx543_arith_pkg::One[30:0] && came[30:0] <= 31'h7f800000
                     ? sgx543_arith_pkg::MinusOne : came;
    sgx543_stage #(.ON(READERS == 1), .WIDTH(32 + 32 + 18 + 16)) u_rounded (
      .clk_i   (clk_i),
      .rst_ni  (rst_ni),
      .valid_i (valid_i),
      .data_i  ({came, number, to_int(number[30:0], nearest_i || is_c10, is_c10 ? 4'd8 : 4'd0), to_f16(number)}),
      .valid_o (unused_lane_valid),
      .data_o  ({lane, x, magnitude, half})
    );
    assign rounded = x[31] ? -$signed(magnitude) : $signed(magnitude);
    assign clamped = rounded < low ? low : rounded > high ? high : rounded;
    assign whole   = (is_integer ? $signed(lane[17:0]) : clamped) + (fmt == sgx543_arith_pkg::FmtO8 ? 18'sd128 : 18'sd0);
    assign unused  = ^whole[17:16];
    always_comb begin
      unique case (fmt)
        sgx543_arith_pkg::FmtU8,
        sgx543_arith_pkg::FmtO8:  lanes_o[k*32 +: 32] = {24'd0, whole[7:0]};
        sgx543_arith_pkg::FmtS8:  lanes_o[k*32 +: 32] = {{24{whole[7]}}, whole[7:0]};
        sgx543_arith_pkg::FmtU16: lanes_o[k*32 +: 32] = {16'd0, whole[15:0]};
        sgx543_arith_pkg::FmtS16: lanes_o[k*32 +: 32] = {{16{whole[15]}}, whole[15:0]};
        sgx543_arith_pkg::FmtF16: lanes_o[k*32 +: 32] = {16'd0, half};
        sgx543_arith_pkg::FmtC10: lanes_o[k*32 +: 32] = {22'd0, whole[9:0]};
        default:                  lanes_o[k*32 +: 32] = x;
      endcase
      if (raw[k]) lanes_o[k*32 +: 32] = lane;
    end
  end
endmodule
