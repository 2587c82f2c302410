// Integer operations of one component: docs/isa/vivante.md, 3.2 and 3.3. N is the width of TYPE: 8, 16 or 32.
package vivante_int_pkg;
  typedef enum logic [4:0] {
    IntAdd      = 5'd0,   // a + c
    IntAddSat   = 5'd1,
    IntHalf     = 5'd2,   // (a + c) >> 1, of N + 1 bits
    IntHalfInc  = 5'd3,   // (a + c + 1) >> 1
    IntMulLo    = 5'd4,   // a * b
    IntMulSat   = 5'd5,
    IntMulHi    = 5'd6,   // (a * b) >> N
    IntMadLo    = 5'd7,   // a * b + c
    IntMadSat   = 5'd8,
    IntMadHi    = 5'd9,   // ((a * b) >> N) + c
    IntMadHiSat = 5'd10,
    IntPass     = 5'd11,  // a
    IntAbs      = 5'd12,  // |c|
    IntSign     = 5'd13,  // of c: -1, 0, 1
    IntShl      = 5'd14,  // by c, modulo N
    IntShr      = 5'd15,
    IntRotate   = 5'd16,
    IntOr       = 5'd17,  // a, c
    IntAnd      = 5'd18,
    IntXor      = 5'd19,
    IntNot      = 5'd20,  // c
    IntLeading  = 5'd21,  // zeros before the leading one of c
    IntOnes     = 5'd22,  // of c
    IntExtract  = 5'd23,  // c bits of a, from bit b on
    IntBitRev   = 5'd24,  // of a
    IntByteRev  = 5'd25,
    IntFindLsb  = 5'd26,
    IntFindMsb  = 5'd27
  } int_e;

  // Widths of TYPE
  typedef enum logic [1:0] {
    Bits8  = 2'd0,
    Bits16 = 2'd1,
    Bits32 = 2'd2
  } width_e;

  localparam int unsigned IntLatency = 3;
endpackage
