// What decode makes of an instruction, and what travels with it down the pipe. Field values come
// from sheet sections 2 and 3; modifiers of arithmetic stay in the words and are decoded in
// tesla_alu.
package tesla_uop_pkg;
  // Scoreboard lines of one warp: $r modulo 32, $a1..$a4, $c0..$c3. Two registers that share a line
  // cannot both be in flight; kernels of up to 32 registers never meet that.
  localparam int unsigned GprLines = 32;
  localparam int unsigned Lines    = GprLines + 4 + 4;

  typedef logic [Lines-1:0] lines_t;

  // A register source: half picks 16 bits, zero-extended.
  typedef struct packed {
    logic       used;
    logic       half;
    logic       high;
    logic [6:0] index;
  } src_t;

  typedef enum logic [1:0] {
    ImmNone  = 2'd0,
    ImmWord  = 2'd1,  // 32-bit IMM of the long immediate form
    ImmHalf  = 2'd2,  // its low 16 bits
    ImmShift = 2'd3   // constant shift count, w0[22:16]
  } imm_e;

  typedef enum logic [1:0] {
    SlotA = 2'd0,
    SlotB = 2'd1,
    SlotC = 2'd2
  } slot_e;

  // What an access to s[] means: graphics programs have their inputs there, see tesla_agu
  typedef enum logic [1:0] {
    InShared       = 2'd0,  // s[] itself
    InAttribute    = 2'd1,  // a[] of ld
    InPrimitive    = 2'd2,  // p[]
    InInterpolated = 2'd3   // v[]
  } in_e;

  // What an operation has by its row of the sheet: tesla_classify
  typedef enum logic [1:0] {
    SourceNone = 2'd0,
    SourceReg  = 2'd1,
    SourceMem  = 2'd2   // register, or s[] (SRC1) or c[] (SRC2, SRC3) if the words say so
  } source_e;

  // What SRC1 accepts from s[]: section 2.5
  typedef enum logic [2:0] {
    KindWord     = 3'd0,  // 32 bits: every mode
    KindHalf     = 3'd1,  // 16 bits, untyped
    KindUnsigned = 3'd2,
    KindSigned   = 3'd3,
    KindByte     = 3'd4   // cvt from 8 bits
  } kind_e;

  typedef enum logic [1:0] {
    DestNone = 2'd0,
    DestWord = 2'd1,
    DestHalf = 2'd2
  } dest_e;

  typedef struct packed {
    source_e s1;
    source_e s2;
    source_e s3;
    logic    half1;      // 16-bit sources
    logic    half2;
    logic    half3;
    kind_e   kind;
    logic    const2;     // SRC2 is a constant shift count
    dest_e   dest;       // $r result
    logic    dest7;      // its field has 7 bits
    logic    dest_o;     // w1[3]: o[] or the bit bucket
    logic    c_maybe;    // $c result if w1[6]
    logic    c_always;
    logic    c_read;     // $c as data
    logic    a_result;   // $a result
    logic    a_source;
    logic    memory;     // load or store with the long offset and $a
    logic    pred;       // the predicate field counts
    logic    pair1;      // 64-bit operands: alignment
    logic    pair2;
    logic    pair3;
    logic    pair_d;
    logic    texture;    // consecutive registers: sources and destinations
  } class_t;

  typedef struct packed {
    logic [7:0]     op;        // tesla_pkg::op_e; Yosys takes no type of another package here
    logic [63:0]    words;
    logic [23:0]    pc;
    logic [1:0]     nwords;
    logic [15:0]    trap;      // 0, or why the warp is killed
    logic           lsu;       // g[] or l[] access, or texture
    logic           tex;
    logic           live;      // texture: only visible lanes execute
    logic           sfu;       // for tesla_sfu: a beat takes several clocks
    logic           f64;       // for tesla_fp64: low words in the first pass, high words in the second
    logic           ctl;       // ends in tesla_control: control instruction, exit, join or trap
    logic           exit;
    logic           join_;
    logic           two;       // takes two passes: see tesla_collect
    logic           pred;      // executes under predicate w1[11:7] of $c
    logic [1:0]     csrc;      // $c read: predicate, carry, data
    src_t           a;         // SRC1, or the g[] address
    src_t           b;         // SRC2, or store data word 0
    src_t           c;         // SRC3, or store data word 1
    imm_e           imm;       // what replaces slot b
    logic           s_use;     // s[] access: into slot a, or a store of slot c
    logic           s_write;
    logic [1:0]     s_mode;    // 0 u8, 1 u16, 2 s16, 3 b32
    in_e            s_in;      // InShared if there is no such access
    logic           s_direct;  // it is row s_row of a[], no $a
    logic [6:0]     s_row;
    logic [1:0]     sample;    // of v[]: 0 centre, 1 centroid, 2 flat
    logic           c_use;     // c[] read
    logic           c_direct;  // c[] is the second indirect memory operand: no $a
    logic [1:0]     c_mode;
    logic [3:0]     c_bank;
    slot_e          c_slot;
    logic [8:0]     c_off;     // byte offset when c_direct
    logic [2:0]     areg;      // $a read; 0, 5, 6, 7 read 0
    logic [15:0]    off;       // bytes added to $a: before the access, or after it when inc
    logic           inc;       // post-increment of $a
    logic           d_we;      // $r result
    logic           d_pair;    // f64: two registers
    logic           d_half;
    logic           d_high;
    logic           d_out;     // that result goes to o[]
    logic [6:0]     d_index;   // LSU: first data register; o[]: word, of st o[] found out in tesla_exec
    logic [2:0]     d_count;   // LSU: registers written, from d_index on
    logic           c_we;      // $c result
    logic [1:0]     c_dst;
    logic           a_we;      // $a result
    logic [1:0]     a_dst;     // $a1..$a4 as 0..3
    logic [3:0]     lanemask;  // of mov, ld a[]: which lanes of four write the result
  } uop_t;

  // An issued instruction.
  typedef struct packed {
    logic [4:0]  warp;
    logic [31:0] order;
    logic [31:0]            active;
    uop_t                   uop;
  } insn_t;

  // Its place in the pipe, beat by beat.
  typedef struct packed {
    logic       part;  // second pass
    logic [2:0] beat;
    logic       last;  // last beat of the last pass
    insn_t      insn;
  } beat_t;

  // What tesla_control finishes: one at a time, in order of arrival.
  typedef struct packed {
    logic [7:0]             op;
    logic [4:0]  warp;
    logic [31:0] order;
    logic [63:0]            words;
    logic [23:0]            pc;
    logic [1:0]             nwords;
    logic                   exit;
    logic                   join_;
    logic [31:0]            trap;
    logic [31:0]            active;
    logic [31:0]            exec;
    logic [31:0]            target;  // value of the c[] operand in the lowest active lane
  } ctl_t;
endpackage
