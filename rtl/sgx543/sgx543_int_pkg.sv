// What sgx543_int is told to do: docs/isa/sgx543.md, 3.9 to 3.17.
package sgx543_int_pkg;
  typedef enum logic [1:0] {
    IntColour = 2'd0,  // four channels of eight bits: sums of two products
    IntMad    = 2'd1,  // one sum of a product, exact
    IntBits   = 2'd2   // bitwise, shifts
  } kind_e;

  // Where a factor of a channel comes from. a, b and c are sources 0, 1 and 2; "A" is their alpha.
  typedef enum logic [3:0] {
    FactorZero   = 4'd0,
    FactorFull   = 4'd1,   // 255
    FactorUnit   = 4'd2,   // the number 1
    FactorA      = 4'd3,
    FactorAA     = 4'd4,
    FactorB      = 4'd5,
    FactorBA     = 4'd6,
    FactorC      = 4'd7,
    FactorCA     = 4'd8,
    FactorSat    = 4'd9,   // min(b alpha, 255 - c alpha)
    FactorTwiceB = 4'd10,  // min(2 * b alpha, 255)
    FactorTwiceC = 4'd11,  // min(2 * c alpha, 255)
    FactorHalfC  = 4'd12,  // max(c - 128, 0)
    FactorHalfCA = 4'd13   // max(c alpha - 128, 0)
  } factor_e;

  typedef struct packed {
    logic [3:0] rgb;             // factor_e
    logic [3:0] alpha;
    logic       rgb_flip;        // 255 - it
    logic       alpha_flip;
  } factor_t;

  typedef enum logic [1:0] {OpAdd = 2'd0, OpSub = 2'd1, OpMin = 2'd2, OpMax = 2'd3} op_e;
  // What is made of the sum: it divided by 255, its low byte, or it held to a byte.
  typedef enum logic [1:0] {FinishDivide = 2'd0, FinishWrap = 2'd1, FinishClamp = 2'd2} finish_e;

  // op(f1 * x1, f2 * x2) in each channel
  typedef struct packed {
    factor_t    f1;
    factor_t    x1;
    factor_t    f2;
    factor_t    x2;
    logic       b_rgb_flip;      // complements b before all else
    logic       b_alpha_flip;
    logic [1:0] op_rgb;          // op_e
    logic [1:0] op_alpha;
    logic [1:0] finish;          // finish_e
    logic       normal;          // the first product divided by 255
    logic       flip;            // 255 - the result
    logic       is_signed;       // channels of a, b, c
    logic       negate;          // f1
  } colour_t;

  typedef enum logic [2:0] {
    PartWord  = 3'd0,
    PartLow   = 3'd1,
    PartHigh  = 3'd2,
    PartByte0 = 3'd3,
    PartByte1 = 3'd4,
    PartZero  = 3'd5,            // the number 0
    PartOne   = 3'd6             // the number 1
  } part_e;
  typedef struct packed {
    logic [2:0] part;            // part_e
    logic       is_signed;
    logic       negate;
  } part_t;
  typedef enum logic [2:0] {BoundNone = 3'd0, BoundU16 = 3'd1, BoundS16 = 3'd2, BoundU32 = 3'd3, BoundS32 = 3'd4} bound_e;

  // a * b + c, of parts
  typedef struct packed {
    part_t      a;
    part_t      b;
    part_t      c;
    logic       b_abs;
    logic [2:0] bound;           // bound_e
  } mad_t;

  typedef enum logic [2:0] {
    BitsAnd = 3'd0,
    BitsOr  = 3'd1,
    BitsXor = 3'd2,
    BitsShl = 3'd3,
    BitsShr = 3'd4,
    BitsRol = 3'd5,
    BitsAsr = 3'd6,
    BitsRlp = 3'd7
  } bits_e;
  // b with c turned left and flipped
  typedef struct packed {
    logic [2:0] op;              // bits_e
    logic       half;            // 16 bits
    logic [4:0] turn;
    logic       flip;
  } bits_t;

  typedef struct packed {
    logic [1:0] kind;            // kind_e
    colour_t    colour;
    mad_t       mad;
    bits_t      bits;
  } int_t;
  localparam int unsigned IntLatency = 5;
endpackage
