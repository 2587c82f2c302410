// What the parts of the core tell each other: a decoded instruction; files, spaces and RAMs by the numbers of the taps.
// verilator lint_off UNUSEDPARAM
package sgx543_core_pkg;
  // model/sgx543/machine.md, "Files" and "Spaces"; files 0 to 3 are banks R to Sa
  localparam int unsigned FileInternal = 4;
  localparam int unsigned FilePred     = 5;
  localparam int unsigned FileIndex    = 6;
  localparam int unsigned FileLink     = 7;
  localparam int unsigned FileMoe      = 8;
  localparam int unsigned FilePhase    = 9;
  localparam int unsigned SpaceGlobal  = 0;
  localparam int unsigned SpaceLocal   = 1;
  localparam int unsigned SpaceOutput  = 3;
  localparam int unsigned SpacePort    = 8;
  localparam int unsigned SpaceLoad    = 9;

  // Numbers of the RAMs that a sweep reads. Rows: core.md, "What a sweep reads".
  localparam int unsigned TapR         = 1;
  localparam int unsigned TapO         = 2;
  localparam int unsigned TapPa        = 3;
  localparam int unsigned TapSa        = 4;
  localparam int unsigned TapInternal  = 5;
  localparam int unsigned TapPred      = 6;
  localparam int unsigned TapIndex     = 7;
  localparam int unsigned TapLink      = 8;
  localparam int unsigned TapMoe       = 9;
  localparam int unsigned TapPhase     = 10;
  localparam int unsigned TapLocal     = 11;
  localparam int unsigned TapCode      = 12;

  // 1 in the simulation, where clocks stand still (common_gate), so that more does: the register behind a large RAM is beside it, on the
  // clock of what reads, and a decoder goes on saying what its last word was. Nobody looks at either then.
`ifdef SYNTHESIS
  localparam bit Still = 1'b0;
`else
  localparam bit Still = 1'b1;
`endif

  typedef enum logic [2:0] {
    BankR         = 3'd0,
    BankO         = 3'd1,
    BankPa        = 3'd2,
    BankSa        = 3'd3,
    BankInternal  = 3'd4,
    BankSpecial   = 3'd5,
    BankImmediate = 3'd6,   // the number is the value
    BankIndex     = 3'd7
  } bank_e;

  // How an operand's register goes on from iteration to iteration (sheet 2.7)
  typedef enum logic [2:0] {
    StepNone = 3'd0,
    StepMoe  = 3'd1,
    StepOne  = 3'd2,        // + j
    StepFour = 3'd3,        // + 4 j
    StepTwo  = 3'd4         // + 2 j
  } step_e;

  // Constants behind the four channels of a swizzle
  localparam logic [2:0] SwzZero = 3'd4, SwzOne = 3'd5, SwzTwo = 3'd6, SwzHalf = 3'd7;

  typedef struct packed {
    logic [2:0]  bank;      // bank_e; of an indexed operand R to Sa
    logic [7:0]  number;    // of the first register, doubled
    logic        indexed;
    logic        index;     // idx2
    logic        doubled;
    logic [1:0]  moe;       // which entry steps it: 0 dst, 1 s0, 2 s1, 3 s2
    logic [2:0]  step;      // step_e
    logic [2:0]  fmt;       // fmt_e of sgx543_arith_pkg; FmtF32 also of words that are no numbers
    logic        raw;       // lanes are moved, not computed with
    logic        number_is_float;  // of an immediate
    logic [11:0] swz;       // of lane k bits 3k+2:3k
    logic        abs;
    logic        neg;
    logic [3:0]  lanes;     // that are read, after the swizzle; none: no such operand
  } source_t;

  typedef struct packed {
    logic [2:0]  bank;      // bank_e
    logic [7:0]  number;
    logic        indexed;
    logic        index;
    logic [1:0]  shift;     // of a step: 2 doubled, 4 times
    logic [2:0]  step;
    logic [2:0]  fmt;
    logic [3:0]  mask;      // lanes that are written; none: no register
    logic        rotates;   // the mask, by a lane an iteration
  } dest_t;

  typedef struct packed {
    logic        sure;      // no predicate
    logic        each;      // p[j mod 4]
    logic        not_met;   // if it is 0
    logic [1:0]  number;
  } pred_t;

  typedef enum logic [1:0] {UnitFloat = 2'd0, UnitTable = 2'd1, UnitInt = 2'd2} unit_e;

  // Instructions that are no computation
  typedef enum logic [4:0] {
    KindCompute = 5'd0,
    KindBa      = 5'd1,
    KindBr      = 5'd2,
    KindLapc    = 5'd3,
    KindSetl    = 5'd4,
    KindSavl    = 5'd5,
    KindNop     = 5'd6,
    KindPhas    = 5'd7,
    KindSmlsi   = 5'd8,
    KindSmbo    = 5'd9,
    KindEmit    = 5'd10,
    KindPcoeff  = 5'd11,
    KindPtoff   = 5'd12,
    KindKill    = 5'd13,
    KindDepthf  = 5'd14,
    KindLoad    = 5'd15,
    KindStore   = 5'd16,
    KindSample  = 5'd17
  } kind_e;

  // What lane k of a move takes
  typedef enum logic [1:0] {
    PickB    = 2'd0,
    PickTest = 2'd1,        // b where a meets the condition, else c
    PickPair = 2'd2         // a or c, lane by lane
  } pick_e;

  // How a is looked at by a condition
  typedef enum logic [1:0] {AsFloat = 2'd0, AsSigned = 2'd1, AsUnsigned = 2'd2} as_e;

  // One pass over the data path. Only a dual instruction has two: its operations.
  typedef struct packed {
    logic        legal;
    logic [4:0]  kind;      // kind_e
    logic        more;      // another pass follows
    pred_t       pred;
    logic [3:0]  count;     // iterations less one; of memory and textures: how often operands are read, less one
    logic        ends;      // the phase
    source_t     a;
    source_t     b;
    source_t     c;
    dest_t       dst;
    logic [1:0]  unit;      // unit_e
    logic [3:0]  float_op;  // float_e of sgx543_arith_pkg
    logic [1:0]  table_fn;  // table_e
    logic [82:0] int_op;    // int_t of sgx543_int_pkg
    logic        moves;     // a of the float unit is what is picked
    logic [1:0]  pick;      // pick_e
    logic [3:0]  pick_c;    // of PickPair
    logic [1:0]  as;        // as_e
    logic [1:0]  condition; // 0 zero, 1 not zero, 2 negative, 3 negative or zero
    logic        packs;     // converts between from and dst.fmt
    logic [2:0]  from;
    logic        scale;
    logic        integer_result;
    logic        replicate; // lane 0 in all lanes
    logic        tests;
    logic        test_mask; // writes masks, not results
    logic        test_chosen;  // the predicate is written
    logic [1:0]  stest;
    logic [1:0]  ztest;
    logic        both;
    logic [2:0]  chan;
    logic [1:0]  pdst;      // also of a rotate through a predicate
    logic        carries;
    logic        clips;
    logic [2:0]  plane;
    logic [31:0] literal;   // of an immediate load; a met lane of a mask
    logic        is_literal;  // c is the literal
  } uop_t;

  typedef logic [3:0]  slot_t;
  typedef logic [31:0] order_t;   // feeds only the taps
  typedef logic [19:0] pc_t;

  // ---- what waits for registers: r, o, pa, sa modulo 8, and each lane of i0 to i3 ----
  localparam int unsigned Lines = 48;

  // ---- clocks from the one in which a pass goes ----
  localparam int unsigned ToOperands = 3;    // until it is in the data path
  localparam int unsigned ShortPath  = 11;   // until its result is written: ToOperands + 3 + FloatLatency of sgx543_arith_pkg
  localparam int unsigned LongPath   = 17;   // ToOperands + 3 + DotLatency
  localparam int unsigned ToRetire   = LongPath + 1;
  localparam int unsigned SerialPath = 12;   // more of each, where one reader fetches a pass's operands one after the other

  // Where four words are
  typedef struct packed {
    logic [2:0]  bank;      // bank_e
    logic [6:0]  number;    // of the first one
    logic [3:0]  exists;    // words that there are
  } place_t;

  // What a pass is on its way to the registers and the data path
  typedef enum logic [2:0] {
    PassCompute = 3'd0,
    PassNothing = 3'd1,     // only retires, if that
    PassGather  = 3'd2,     // operands go to sgx543_shared
    PassInject  = 3'd3      // data of sgx543_shared are written
  } pass_e;
  typedef struct packed {
    logic [2:0]  what;      // pass_e
    slot_t       slot;
    order_t      order;
    logic        met;       // the predicate
    logic [3:0]  iteration;
    logic        carry;
    logic        keeps;     // a part of a word that it writes
    logic        counted;   // a write of a predicate or of an index register that the front waits for
    place_t      a;
    place_t      b;
    place_t      c;
    place_t      dst;
    logic signed [17:0] target;   // of what sgx543_shared loads
    logic [63:0] word;
    uop_t        uop;
  } pass_t;

  // What goes along with a pass through the data path
  typedef struct packed {
    slot_t       slot;
    order_t      order;
    place_t      place;
    logic        counted;
    logic [1:0]  pred;      // that is written
    logic        clips;
    logic [2:0]  plane;
  } tag_t;

  // What is known of an instruction before its turn
  typedef struct packed {
    logic        outside;      // of the code memory
    logic        legal;
    logic [3:0]  count;        // iterations less one
    logic        two;          // two passes
    logic        shared;       // done by sgx543_shared
    logic        uses_pred;
    logic        writes_pred;
    logic        uses_index;
    logic        writes_index;
    logic        stops;        // fetching, until it is known where the slot goes on
  } fact_t;

  // What retires
  typedef struct packed {
    slot_t       slot;
    order_t      order;
    pc_t         pc;
    pc_t         next_pc;
    logic        outside;   // of the code memory
    logic [63:0] word;
    logic        illegal;
    logic        killed;
    logic        oob;
    logic        exception;
    logic        done;
  } retire_t;
endpackage
// verilator lint_on UNUSEDPARAM
