// What the Vivante core's units must agree on. Sections are those of docs/isa/vivante.md; files, spaces and what a launch is:
// model/vivante/machine.md, "What is reported at the taps".
// verilator lint_off UNUSEDPARAM
package vivante_core_pkg;
  localparam int unsigned FileTemp      = 0;
  localparam int unsigned FileA0        = 1;
  localparam int unsigned FileKilled    = 2;
  localparam int unsigned FileInternal  = 3;
  localparam int unsigned SpaceGlobal   = 0;
  localparam int unsigned SpaceLocal    = 1;
  localparam int unsigned SpaceOutput   = 3;

  // Numbers of the RAMs that a sweep reads. Rows: core.md, "What a sweep reads".
  localparam int unsigned TapTemp       = 1;
  localparam int unsigned TapA0         = 2;
  localparam int unsigned TapKilled     = 3;
  localparam int unsigned TapInternal   = 4;
  localparam int unsigned TapLocal      = 5;
  localparam int unsigned TapUniform    = 6;
  localparam int unsigned TapCode       = 7;
  localparam int unsigned TapWritten    = 8;

  localparam int unsigned TrapRsv       = 16;
  localparam int unsigned TrapStk       = 17;

  typedef logic [2:0]  group_t;
  typedef logic [31:0] order_t;  // feeds only the taps

  // HALTI as register MODE has it
  localparam logic [1:0] Halti0 = 2'd0;
  localparam logic [1:0] Halti2 = 2'd1;
  localparam logic [1:0] Halti5 = 2'd2;

  // TYPE, 2.2
  localparam logic [2:0] F32 = 3'd0;
  localparam logic [2:0] S32 = 3'd1;
  localparam logic [2:0] S8  = 3'd2;
  localparam logic [2:0] U16 = 3'd3;
  localparam logic [2:0] F16 = 3'd4;
  localparam logic [2:0] S16 = 3'd5;
  localparam logic [2:0] U32 = 3'd6;
  localparam logic [2:0] U8  = 3'd7;

  // What computes a result, or where the instruction goes from the operands on.
  typedef enum logic [3:0] {
    UnitNone   = 4'd0,   // nothing: nop, barrier, reserved opcodes
    UnitFloat  = 4'd1,
    UnitInt    = 4'd2,
    UnitCvt    = 4'd3,
    UnitTable  = 4'd4,
    UnitSelect = 4'd5,   // moves, compares
    UnitFlow   = 4'd6,
    UnitMem    = 4'd7,
    UnitTex    = 4'd8,
    UnitDiv    = 4'd9
  } unit_e;

  // When a result is there, counted from the operands; the instruction leaves the pipeline then. Early is what needs no
  // sum of floats, Late what goes through the table or adds twice. Where lanes go over beats, results of all lanes are there BEATS - 1
  // clocks after that of the first one, for which these numbers are.
  typedef enum logic [1:0] {
    LeaveEarly  = 2'd0,
    LeaveMiddle = 2'd1,
    LeaveLate   = 2'd2
  } leave_e;
  // Clocks; vivante_execute holds them against those of its units, since Yosys 0.23 takes no constant of another package here.
  localparam int unsigned Early  = 3;
  localparam int unsigned Middle = 5;
  localparam int unsigned Late   = 8;
  // The same with DEEP
  localparam int unsigned DeepEarly  = 5;
  localparam int unsigned DeepMiddle = 7;
  localparam int unsigned DeepLate   = 11;
  // and a result waits so long between the units and L.
  localparam int unsigned DeepHeld   = 1;
  // From the clock in which an instruction goes to that of its operands in the units; with DEEP so many more
  localparam int unsigned ToUnits    = 3;
  localparam int unsigned DeepReads  = 1;
  // From the units to L
  function automatic int unsigned latency_of(input leave_e leave, input bit deep);
    if (deep) latency_of = DeepHeld + (leave == vivante_core_pkg::LeaveEarly ? DeepEarly : leave == vivante_core_pkg::LeaveMiddle ? DeepMiddle : DeepLate);
    else      latency_of = leave == vivante_core_pkg::LeaveEarly ? Early : leave == vivante_core_pkg::LeaveMiddle ? Middle : Late;
  endfunction

  // What vivante_shared does, one instruction at a time, and writes by itself.
  function automatic logic is_shared(input unit_e unit);
    is_shared = unit == vivante_core_pkg::UnitMem || unit == vivante_core_pkg::UnitTex || unit == vivante_core_pkg::UnitDiv;
  endfunction

  // What vivante_select gives, 3.2.
  typedef enum logic [3:0] {
    SelA       = 4'd0,   // a: for what float unit and others compute
    SelC       = 4'd1,   // c
    SelSelect  = 4'd2,
    SelSet     = 4'd3,
    SelCmp     = 4'd4,
    SelSign    = 4'd5,   // of a float
    SelClamp   = 4'd6,   // CLAMP0_MAX
    SelLitp    = 4'd7,   // bit 0 of z: whether the exponential counts
    SelDst     = 4'd8,   // 1.0, a.y, a.z, b.w
    SelA0      = 4'd9,   // a0, for ENDLOOP
    SelZero    = 4'd10
  } sel_e;

  typedef enum logic [3:0] {
    FlowBranch    = 4'd0,
    FlowBranchAny = 4'd1,
    FlowCall      = 4'd2,
    FlowRet       = 4'd3,
    FlowRep       = 4'd4,
    FlowEndrep    = 4'd5,
    FlowLoop      = 4'd6,
    FlowEndloop   = 4'd7
  } flow_e;

  typedef enum logic [1:0] {
    SourceTemp     = 2'd0,
    SourceUniform  = 2'd1,
    SourceInternal = 2'd2,
    SourceValue    = 2'd3   // an immediate; 0 where a slot is not used
  } source_e;

  // A slot. Conversions and modifiers: 4.1.
  typedef struct packed {
    source_e     from;
    logic [8:0]  index;
    logic        high;      // uniform 128 and on
    logic [2:0]  amode;     // 1..4: + a.x .. a.w
    logic [7:0]  swizzle;
    logic        abs;
    logic        neg;
    logic [31:0] value;
  } slot_t;

  // How operands are converted, 4.1 step 5, and what abs and neg are, step 6
  typedef enum logic [2:0] {
    OpAsIs   = 3'd0,
    OpSign8  = 3'd1,
    OpSign16 = 3'd2,
    OpZero8  = 3'd3,
    OpZero16 = 3'd4,
    OpHalf   = 3'd5
  } extend_e;
  typedef enum logic [1:0] {
    ModFloat    = 2'd0,
    ModSigned   = 2'd1,
    ModUnsigned = 2'd2
  } modifier_e;

  // A decoded instruction, or a pass of one
  typedef struct packed {
    unit_e                     unit;
    sel_e                      sel;
    leave_e                    leave;      // when its result is there; until it goes: at the earliest
    logic [3:0]                fop;        // vivante_float_pkg::float_e. Yosys 0.23 takes no type of another package here
    logic [4:0]                int_op;     // vivante_int_pkg::int_e
    logic [3:0]                cvt;        // vivante_convert_pkg::cvt_e
    logic [2:0]                fn;         // vivante_table_pkg::fn_e
    flow_e                     flow;
    logic [7:0]                op;         // vivante_pkg::op_e
    logic                      rsv;
    logic [2:0]                dtype;      // TYPE
    logic [4:0]                cond;
    logic                      is_float;   // compares are of floats
    logic                      is_signed;  // of signed integers
    logic [1:0]                width;      // N: vivante_int_pkg::width_e
    logic                      rtne;       // rounding mode, RMODE and cfg_rtne together
    logic                      fast;       // sine and cosine of x / pi
    logic                      squares;    // NORM_DPn: the dot product of a with itself
    logic                      nan_saturates;  // F2I, F2IRND below HALTI 2, 4.4
    logic                      scalar;     // component x of the result goes to all
    logic                      pair;       // 4.6: the result in the first enabled component, 1.0 in the others
    logic                      sat;        // clamp to 0 .. 1
    extend_e                   narrow;     // of the result
    logic                      dx;         // DSX, DSY: operands of neighbours
    logic                      dy;
    logic                      first;      // of two passes: the result goes to the scratch register
    logic                      second;     // of two passes: the scratch register is an operand
    logic                      litp_all;   // LITP without a source a: its two tests hold
    logic                      kills;      // TEXKILL
    logic                      we;         // a temporary is written
    logic                      a0_we;
    logic [3:0]                comps;
    logic [6:0]                dst;
    logic [2:0]                dst_amode;
    logic                      swizzles;   // SWIZZLE: bytes of the destination
    logic [14:0]               target;
    extend_e                   extend;     // of operands
    modifier_e                 modifier;
    logic                      cvt_abs;    // CONV: its modifiers come later
    logic                      cvt_neg;
    slot_t                     a;
    slot_t                     b;
    slot_t                     c;
  } uop_t;

  // What a group must wait for: lines of temporaries (equal number modulo 32), and a0
  localparam int unsigned Lines = 33;
  typedef logic [Lines-1:0] lines_t;

  // An instruction that waits in its group
  typedef struct packed {
    logic [15:0]  pc;
    logic [127:0] words;
    logic [3:0]   lanes;
    logic         last;
    uop_t         uop;
  } waiting_t;

  // and what its group must know of it
  typedef struct packed {
    lines_t       need;
    lines_t       write;
    leave_e       leave;
    logic         alone;      // goes when its group has nothing in flight
    logic         is_shared;
    logic         first;
    logic         stretches;  // its result may be there later than it could be
  } wait_t;

  // An instruction on its way.
  typedef struct packed {
    group_t       group;
    order_t       order;
    logic [15:0]  pc;
    logic [127:0] words;
    logic [3:0]   lanes;    // that execute it
    logic         last;     // all lanes of the group are finished with it, if it is no control flow
    uop_t         uop;
  } insn_t;
endpackage
