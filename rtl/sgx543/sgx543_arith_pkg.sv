// What the arithmetic units share: docs/isa/sgx543.md, section 4.
package sgx543_arith_pkg;
  localparam logic [31:0] Nan      = 32'h7fc00000;  // the only one that arithmetic gives
  localparam logic [31:0] One      = 32'h3f800000;
  localparam logic [31:0] MinusOne = 32'hbf800000;

  // What a lane is: the numbers are those of a pack instruction's formats.
  typedef enum logic [2:0] {
    FmtU8  = 3'd0,
    FmtS8  = 3'd1,
    FmtO8  = 3'd2,
    FmtU16 = 3'd3,
    FmtS16 = 3'd4,
    FmtF16 = 3'd5,
    FmtF32 = 3'd6,
    FmtC10 = 3'd7
  } fmt_e;
  // Of a field of two bits; 3 is reserved
  function automatic logic [2:0] component_fmt(input logic [1:0] code);
    component_fmt = code == 2'd0 ? sgx543_arith_pkg::FmtF32 : code == 2'd1 ? sgx543_arith_pkg::FmtF16 : sgx543_arith_pkg::FmtC10;
  endfunction

  // What sgx543_float computes from vectors a, b, c.
  typedef enum logic [3:0] {
    FloatPass = 4'd0,  // a, unchanged
    FloatAdd  = 4'd1,  // a + c
    FloatMul  = 4'd2,  // a * b
    FloatMad  = 4'd3,  // round(a * b) + c
    FloatMin  = 4'd4,  // of a and c
    FloatMax  = 4'd5,
    FloatFrc  = 4'd6,  // a - floor(c)
    FloatDot3 = 4'd7,  // (p0 + p1) + p2
    FloatDot4 = 4'd8   // ((p0 + p1) + p2) + p3
  } float_e;
  localparam int unsigned MulLatency   = 2;
  localparam int unsigned AddLatency   = 3;
  localparam int unsigned FloatLatency = MulLatency + AddLatency;
  localparam int unsigned DotLatency   = FloatLatency + 2 * AddLatency;

  typedef enum logic [1:0] {
    TableRcp = 2'd0,
    TableRsq = 2'd1,
    TableLog = 2'd2,
    TableExp = 2'd3
  } table_e;
  localparam int unsigned TableLatency = 6;
endpackage
