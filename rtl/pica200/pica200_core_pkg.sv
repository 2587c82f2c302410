// What the PICA200 core's units must agree on; the instruction set is pica200_pkg.
// verilator lint_off UNUSEDPARAM
package pica200_core_pkg;
  localparam logic [23:0] F24_ONE   = 24'h3F0000;
  localparam logic [23:0] F24_INF   = 24'h7F0000;
  localparam logic [23:0] F24_QNAN  = 24'h7F8000;
  localparam logic [23:0] F24_LIT   = 24'h45FFFC;  // 127.99609375, where LITP clamps

  // pica200_alu: operands in clock n, result_o in clock n + AluLatency, with DEEP n + AluLatencyDeep.
  localparam int unsigned AluLatency     = 3;
  localparam int unsigned AluLatencyDeep = 5;

  // Files, spaces and the rows of what a sweep reads: sheet 10.2 and core.md.
  localparam int unsigned FileV         = 0;
  localparam int unsigned FileO         = 1;
  localparam int unsigned FileR         = 2;
  localparam int unsigned FileA0        = 3;
  localparam int unsigned FileAl        = 4;
  localparam int unsigned FileCmp       = 5;
  localparam int unsigned FileEmit      = 6;
  localparam int unsigned FileVbuf      = 7;
  localparam int unsigned FileDepth     = 8;
  localparam int unsigned SpaceOutput   = 1;
  localparam int unsigned SpaceUniform  = 2;
  localparam int unsigned SpaceBool     = 4;

  localparam int unsigned TapV          = 1;
  localparam int unsigned TapR          = 2;
  localparam int unsigned TapO          = 3;
  localparam int unsigned TapUniform    = 4;
  localparam int unsigned TapInt        = 5;
  localparam int unsigned TapBool       = 6;
  localparam int unsigned TapCode       = 7;
  localparam int unsigned TapDesc       = 8;
  localparam int unsigned TapA0         = 9;
  localparam int unsigned TapAl         = 10;
  localparam int unsigned TapCmp        = 11;
  localparam int unsigned TapEmit       = 12;
  localparam int unsigned TapVbuf       = 13;
  localparam int unsigned TapDepth      = 14;
  localparam int unsigned TapCall       = 15;
  localparam int unsigned TapIf         = 16;
  localparam int unsigned TapLoop       = 17;

  localparam int unsigned Uniforms      = 96;   // c0..c95
  localparam int unsigned Flight        = 32;   // instructions of a thread between issue and retirement

  // Geometry input modes, register 42 bits 7:0.
  localparam logic [7:0] InputVariable  = 8'd1;
  localparam logic [7:0] InputFixed     = 8'd2;

  typedef logic [2:0]  thread_t;
  typedef logic [31:0] order_t;  // feeds only the taps

  // A decoded instruction. Sources are numbered 0 to 2 in the order of the mnemonic's operands.
  typedef struct packed {
    logic       desc;     // its format names a descriptor
    logic       undef;    // does nothing but retire with the UNDEF flag
    logic       alu;
    logic       sfu;      // RCP, RSQ, EX2 or LG2, with a component to write
    logic       writes;   // an o or r register, some component of it
    logic       mova;     // a0.x, a0.y or both
    logic       flags;    // cmp
    logic       cond;     // looks at cmp
    logic       rel;      // looks at a0
    logic       setemit;
    logic       emit;
    logic       stop;     // END
    logic [5:0] op;       // as the ALU and the SFU know it
    logic [4:0] dst;
    logic [1:0] idx;
    logic [1:0] wide;     // source whose field is wide
    logic [2:0] reads;    // sources it has
    logic [6:0] src0, src1, src2;
    logic [11:0] target_end;  // where the scope ends that it opens
  } dec_t;

  localparam int unsigned DecBits = 63;  // of a dec_t

  // What issue asks of an instruction at the head of its thread.
  typedef struct packed {
    logic [4:0]  spare;   // makes 32 bits, which is cheap to take apart in simulation
    logic [15:0] r;       // r registers it reads
    logic [4:0]  dst;
    logic        writes, sfu, cond, rel, emit, stop;
  } need_t;
  localparam int unsigned NeedBits = 32;  // of a need_t

  // An instruction in the pipe, from operand read to write-back.
  typedef struct packed {
    logic       valid;
    thread_t    thread;
    logic       alu;
    logic       sfu;
    logic       writes;
    logic [4:0] dst;
    logic       bank;     // of o
    logic [3:0] mask;     // x in bit 0
    logic       mova;
    logic       flags;
    logic       plain;    // complete when it leaves the pipe
    logic       job;      // END or EMIT: outputs are read when it leaves the pipe
    order_t     order;
  } pipe_t;

  // How the operands of an instruction are made.
  typedef enum logic [1:0] {
    FromV    = 2'd0,
    FromR    = 2'd1,
    FromC    = 2'd2,
    FromOnes = 2'd3  // relative addressing beyond c95
  } from_e;
endpackage
