// What the units of binary32 arithmetic share: docs/isa/vivante.md, 4.2 and 4.3.
package vivante_float_pkg;
  localparam logic [31:0] Nan = 32'h7fc00000;  // the only one that arithmetic gives
  localparam logic [31:0] One = 32'h3f800000;

  // What vivante_float computes from vec4 a, b, c.
  typedef enum logic [3:0] {
    FloatPass = 4'd0,  // a, unchanged
    FloatAdd  = 4'd1,  // a + c
    FloatMul  = 4'd2,  // a * b
    FloatMad  = 4'd3,  // round(a * b) + c
    FloatDot2 = 4'd4,  // p0 + p1 in every component
    FloatDot3 = 4'd5,  // (p0 + p1) + p2
    FloatDot4 = 4'd6,  // (p0 + p1) + (p2 + p3)
    FloatNorm = 4'd7,  // a * b, +0 where an operand is zero
    FloatDst  = 4'd8   // a.y * b.y in y, a in the other components
  } float_e;

  localparam int unsigned MulLatency   = 2;
  localparam int unsigned AddLatency   = 3;
  localparam int unsigned DeepAddLatency = 4;  // with DEEP
endpackage
