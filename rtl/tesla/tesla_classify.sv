// Table of operations: which operands each has, by its row in section 3 of the ISA sheet. The table
// says by which rule each column is made; what the rules make of form and size of the instruction
// stands below it.
module tesla_classify (
  input  tesla_pkg::op_e        op_i,
  input  logic [63:0]           words_i,  // w1[22] of cvt is 0 without FP64
  output tesla_uop_pkg::class_t class_o
);
  logic [31:0] w0, w1;
  logic        is_short, is_imm, is_long;
  assign w0       = words_i[31:0];
  assign w1       = words_i[63:32];
  assign is_short = !tesla_pkg::get_is_long(w0);
  assign is_imm   = tesla_pkg::get_kind(w0) == 2'd1 && tesla_pkg::get_long_end(w1) == 2'd3;
  assign is_long  = tesla_pkg::get_kind(w0) == 2'd1 && tesla_pkg::get_long_end(w1) != 2'd3;

  // ---- rules of the columns

  typedef enum logic [3:0] {
    None,
    Reg,
    Mem,
    NotImm,      // SRC2 is IMM in the immediate form
    ShortMem,    // add has SRC2 in the short form,
    LongMem,     // and SRC3 in the long one
    MemOrReg,    // SRC3 is the destination's register in short and immediate forms
    MemOrImm,    // a shift count may be a constant
    MemOrPair    // cvt: a pair is no memory
  } source_rule_e;

  // which sources have 16 bits, if the rule of the column behind it says that any has
  typedef enum logic [2:0] {
    Src0 = 3'b000, Src1 = 3'b001, Src3 = 3'b100, Src12 = 3'b011, Src123 = 3'b111
  } halves_e;
  typedef enum logic [2:0] {
    Never,
    Always,
    BySize,      // b16 or b32, where most rows have it
    ByLong,      // likewise; 32 bits in the immediate form
    ByMode,      // multiply-add: 16 or 24 bits
    ByCvt,
    Stored
  } half_rule_e;

  typedef enum logic [2:0] {
    Word,
    Untyped,   // 16 bits of no sign
    Typed,     // 16 bits with the sign where most rows have it
    MulTyped,  // multiply's sign
    MadTyped,  // multiply-add's
    CvtInt,
    CvtFloat,
    Logic      // 32 bits but in the long form
  } kind_rule_e;

  typedef enum logic [2:0] {
    NoDest,
    ToWord,
    ToSize,
    ToLong,      // by size; 32 bits in the immediate form
    ToCvt        // by size; a word register in the FP64 group
  } dest_rule_e;
  typedef enum logic [1:0] {NoOut, Out, OutIfWord} out_rule_e;  // o[] or the bit bucket instead
  typedef enum logic [2:0] {
    NoPair, Pair12, Pair12D, Pair13D, Pair123D, PairCvt, PairAtom
  } pair_rule_e;
  typedef enum logic [1:0] {NoC, MayC, SetsC} c_rule_e;  // $c result
  typedef enum logic [1:0] {NoRead, ReadsC, Addc, MadAddc} read_rule_e;  // $c as data
  typedef enum logic [2:0] {Plain, Move, ReadsA, WritesA, AddsA, Memory, Texture} other_e;

  typedef struct packed {
    source_rule_e s1, s2, s3;
    halves_e      halves;
    half_rule_e   half;
    kind_rule_e   kind;
    dest_rule_e   dest;
    out_rule_e    out;
    c_rule_e      c;
  } row_t;

  // ---- the table

  row_t       row;
  pair_rule_e pair;   // what few operations have
  read_rule_e read;
  other_e     other;
  always_comb begin
    unique case (op_i)
      //    SRC1       SRC2      SRC3      16 bits         kind      result  o[]        $c
      tesla_pkg::OP_MOV:
        row = {NotImm,    None,     None,     Src1,   BySize, Untyped,  ToSize, Out,       NoC};
      tesla_pkg::OP_MOV_FROM_C:
        row = {None,      None,     None,     Src0,   Never,  Word,     ToWord, NoOut,     NoC};
      tesla_pkg::OP_MOV_FROM_A:
        row = {None,      None,     None,     Src0,   Never,  Word,     ToWord, NoOut,     NoC};
      tesla_pkg::OP_MOV_FROM_SR, tesla_pkg::OP_INTERP:  // interp: tesla_decode knows SRC1 and v[]
        row = {None,      None,     None,     Src0,   Never,  Word,     ToWord, NoOut,     NoC};
      tesla_pkg::OP_MOV_TO_C:
        row = {Reg,       None,     None,     Src0,   Never,  Word,     NoDest, NoOut,     SetsC};
      tesla_pkg::OP_SHL_TO_A:
        row = {Mem,       None,     None,     Src0,   Never,  Word,     NoDest, NoOut,     NoC};
      tesla_pkg::OP_ADD_TO_A:
        row = {None,      None,     None,     Src0,   Never,  Word,     NoDest, NoOut,     NoC};
      tesla_pkg::OP_LD_C, tesla_pkg::OP_LD_S:
        row = {None,      None,     None,     Src0,   Never,  Word,     ToSize, Out,       NoC};
      tesla_pkg::OP_LD_LOCK:
        row = {None,      None,     None,     Src0,   Never,  Word,     ToSize, Out,       SetsC};
      tesla_pkg::OP_ST_S, tesla_pkg::OP_ST_UNLOCK:
        row = {None,      None,     Reg,      Src3,   Stored, Word,     NoDest, NoOut,     NoC};
      tesla_pkg::OP_LD_L, tesla_pkg::OP_ST_L:
        row = {None,      None,     None,     Src0,   Never,  Word,     NoDest, NoOut,     NoC};
      tesla_pkg::OP_LD_A:
        row = {None,      None,     None,     Src0,   Never,  Word,     ToWord, Out,       NoC};
      tesla_pkg::OP_ST_O:
        row = {None,      None,     Reg,      Src0,   Never,  Word,     NoDest, NoOut,     NoC};
      tesla_pkg::OP_LD_G, tesla_pkg::OP_ST_G, tesla_pkg::OP_RED:
        row = {Reg,       None,     None,     Src0,   Never,  Word,     NoDest, NoOut,     NoC};
      tesla_pkg::OP_ATOM:
        row = {Reg,       None,     None,     Src0,   Never,  Word,     NoDest, NoOut,     NoC};
      tesla_pkg::OP_IADD:
        row = {Mem,       ShortMem, LongMem,  Src123, BySize, Untyped,  ToSize, Out,       MayC};
      tesla_pkg::OP_IMUL16:
        row = {Mem,       NotImm,   None,     Src12,  Always, MulTyped, ToWord, Out,       MayC};
      tesla_pkg::OP_IMAD:
        row = {Mem,       NotImm,   MemOrReg, Src12,  ByMode, MadTyped, ToWord, Out,       MayC};
      tesla_pkg::OP_ISAD:
        row = {Mem,       Mem,      MemOrReg, Src12,  BySize, Typed,    ToWord, Out,       MayC};
      tesla_pkg::OP_ISET, tesla_pkg::OP_IMAX, tesla_pkg::OP_IMIN:
        row = {Mem,       Mem,      None,     Src12,  BySize, Typed,    ToSize, Out,       MayC};
      tesla_pkg::OP_SHL:
        row = {Mem,       MemOrImm, None,     Src12,  BySize, Untyped,  ToSize, Out,       MayC};
      tesla_pkg::OP_SHR:
        row = {Mem,       MemOrImm, None,     Src12,  BySize, Typed,    ToSize, Out,       MayC};
      tesla_pkg::OP_LOGIC:
        row = {Mem,       NotImm,   None,     Src12,  ByLong, Logic,    ToLong, Out,       MayC};
      tesla_pkg::OP_I2I, tesla_pkg::OP_I2F:
        row = {Mem,       None,     None,     Src1,   ByCvt,  CvtInt,   ToCvt,  Out,       MayC};
      tesla_pkg::OP_F2I, tesla_pkg::OP_F2F:
        row = {Mem,       None,     None,     Src1,   ByCvt,  CvtFloat, ToCvt,  Out,       MayC};
      tesla_pkg::OP_I2F64, tesla_pkg::OP_F2I64, tesla_pkg::OP_F2F64:
        row = {MemOrPair, None,     None,     Src0,   Never,  Word,     ToWord, OutIfWord, MayC};
      tesla_pkg::OP_FADD:
        row = {Mem,       ShortMem, LongMem,  Src0,   Never,  Word,     ToWord, Out,       MayC};
      tesla_pkg::OP_IMUL24, tesla_pkg::OP_FMUL, tesla_pkg::OP_FSET, tesla_pkg::OP_FMAX,
      tesla_pkg::OP_FMIN:
        row = {Mem,       NotImm,   None,     Src0,   Never,  Word,     ToWord, Out,       MayC};
      tesla_pkg::OP_FMAD:
        row = {Mem,       NotImm,   MemOrReg, Src0,   Never,  Word,     ToWord, Out,       MayC};
      tesla_pkg::OP_FSLCT:
        row = {Mem,       NotImm,   Mem,      Src0,   Never,  Word,     ToWord, Out,       MayC};
      tesla_pkg::OP_PRESIN, tesla_pkg::OP_PREEX2:
        row = {Mem,       None,     None,     Src0,   Never,  Word,     ToWord, Out,       NoC};
      tesla_pkg::OP_RCP, tesla_pkg::OP_RSQRT, tesla_pkg::OP_LG2, tesla_pkg::OP_SIN,
      tesla_pkg::OP_COS, tesla_pkg::OP_EX2:
        row = {Reg,       None,     None,     Src0,   Never,  Word,     ToWord, Out,       NoC};
      tesla_pkg::OP_QUADOP:
        row = {Reg,       None,     Reg,      Src0,   Never,  Word,     ToWord, Out,       MayC};
      tesla_pkg::OP_DFMA:
        row = {Reg,       Reg,      Reg,      Src0,   Never,  Word,     ToWord, NoOut,     MayC};
      tesla_pkg::OP_DADD:
        row = {Reg,       None,     Reg,      Src0,   Never,  Word,     ToWord, NoOut,     MayC};
      tesla_pkg::OP_DMUL, tesla_pkg::OP_DMIN, tesla_pkg::OP_DMAX:
        row = {Reg,       Reg,      None,     Src0,   Never,  Word,     ToWord, NoOut,     MayC};
      tesla_pkg::OP_DSET:
        row = {Reg,       Reg,      None,     Src0,   Never,  Word,     ToWord, Out,       MayC};
      tesla_pkg::OP_VOTE:
        row = {None,      None,     None,     Src0,   Never,  Word,     NoDest, NoOut,     SetsC};
      tesla_pkg::OP_TEXAUTO, tesla_pkg::OP_TEXFETCH, tesla_pkg::OP_TEXBIAS, tesla_pkg::OP_TEXLOD,
      tesla_pkg::OP_TEXSIZE, tesla_pkg::OP_TEXPREP, tesla_pkg::OP_TEXQUERYLOD,
      tesla_pkg::OP_TEXCSAA, tesla_pkg::OP_TEXGATHER:
        row = {None,      None,     None,     Src0,   Never,  Word,     NoDest, NoOut,     NoC};
      default:  // no operands
        row = {None,      None,     None,     Src0,   Never,  Word,     NoDest, NoOut,     NoC};
    endcase
  end

  always_comb begin
    pair = NoPair;
    unique case (op_i)
      tesla_pkg::OP_ATOM: pair = PairAtom;
      tesla_pkg::OP_I2F64, tesla_pkg::OP_F2I64, tesla_pkg::OP_F2F64: pair = PairCvt;
      tesla_pkg::OP_DFMA: pair = Pair123D;
      tesla_pkg::OP_DADD: pair = Pair13D;
      tesla_pkg::OP_DMUL, tesla_pkg::OP_DMIN, tesla_pkg::OP_DMAX: pair = Pair12D;
      tesla_pkg::OP_DSET: pair = Pair12;
      default: ;
    endcase
  end

  always_comb begin
    read = NoRead;
    unique case (op_i)
      tesla_pkg::OP_MOV_FROM_C, tesla_pkg::OP_VOTE: read = ReadsC;
      tesla_pkg::OP_IADD: read = Addc;
      tesla_pkg::OP_IMAD: read = MadAddc;
      default: ;
    endcase
  end

  always_comb begin
    other = Plain;
    unique case (op_i)
      tesla_pkg::OP_MOV: other = Move;
      tesla_pkg::OP_MOV_FROM_A: other = ReadsA;
      tesla_pkg::OP_SHL_TO_A: other = WritesA;
      tesla_pkg::OP_ADD_TO_A: other = AddsA;
      tesla_pkg::OP_LD_C, tesla_pkg::OP_LD_S, tesla_pkg::OP_LD_LOCK, tesla_pkg::OP_ST_S,
      tesla_pkg::OP_ST_UNLOCK, tesla_pkg::OP_LD_L, tesla_pkg::OP_ST_L, tesla_pkg::OP_LD_A,
      tesla_pkg::OP_ST_O: other = Memory;
      tesla_pkg::OP_TEXAUTO, tesla_pkg::OP_TEXFETCH, tesla_pkg::OP_TEXBIAS, tesla_pkg::OP_TEXLOD,
      tesla_pkg::OP_TEXSIZE, tesla_pkg::OP_TEXPREP, tesla_pkg::OP_TEXQUERYLOD,
      tesla_pkg::OP_TEXCSAA, tesla_pkg::OP_TEXGATHER: other = Texture;
      default: ;
    endcase
  end

  // ---- what the rules make of the words

  logic count_const, cvt_wide;  // the source of a conversion has 32 bits, or 64
  assign count_const = tesla_pkg::get_count_const(w1);
  assign cvt_wide    = tesla_pkg::get_cvt_from_wide(w1);
  logic size16, sign, mode16, mode_signed, any16, cvt16, cvt_group64, pair_atom, mad_addc;
  assign size16      = is_long ? !tesla_pkg::get_m1(w1) : !tesla_pkg::get_flag2(w0);
  assign sign        = is_long ? tesla_pkg::get_m2(w1) : tesla_pkg::get_flag1(w0);
  assign mode16      = is_long ? tesla_pkg::get_p(w0) == 4'd6 && tesla_pkg::get_s(w1) <= 3'd2
                               : tesla_pkg::get_mad(w0) != 2'd3;
  assign mode_signed = is_long ? tesla_pkg::get_s(w1) != 3'd0 : tesla_pkg::get_mad(w0) != 2'd0;
  // The FP64 group has rows of its own where 64 bits are involved; its conversions from 32 bits to 16, both in word
  // registers, come here. i2i ignores w1[22] (sheet 3.9).
  assign cvt_group64 = tesla_pkg::get_cvt_fp64(w1) && tesla_pkg::get_cvt_kind(w1) != 2'd0;
  assign cvt16       = !cvt_wide && !cvt_group64;
  assign mad_addc    = is_long ? tesla_pkg::get_addopm(w1) == 2'd3 : tesla_pkg::get_addop(w0) == 2'd3;
  assign pair_atom   = pair == PairAtom && tesla_pkg::get_access(w1) == 3'd4;

  function automatic tesla_uop_pkg::source_e source(
    input source_rule_e rule, input logic short_form, input logic imm_form, input logic long_form,
    input logic constant, input logic wide
  );
    unique case (rule)
      Reg:        source = tesla_uop_pkg::SourceReg;
      Mem:        source = tesla_uop_pkg::SourceMem;
      NotImm:     source = imm_form   ? tesla_uop_pkg::SourceNone : tesla_uop_pkg::SourceMem;
      ShortMem:   source = short_form ? tesla_uop_pkg::SourceMem  : tesla_uop_pkg::SourceNone;
      LongMem:    source = long_form  ? tesla_uop_pkg::SourceMem  : tesla_uop_pkg::SourceNone;
      MemOrReg:   source = long_form  ? tesla_uop_pkg::SourceMem  : tesla_uop_pkg::SourceReg;
      MemOrImm:   source = constant   ? tesla_uop_pkg::SourceNone : tesla_uop_pkg::SourceMem;
      MemOrPair:  source = wide       ? tesla_uop_pkg::SourceReg  : tesla_uop_pkg::SourceMem;
      default:    source = tesla_uop_pkg::SourceNone;
    endcase
  endfunction

  function automatic tesla_uop_pkg::kind_e typed(input logic is_signed);
    typed = is_signed ? tesla_uop_pkg::KindSigned : tesla_uop_pkg::KindUnsigned;
  endfunction

  always_comb begin
    class_o    = '0;
    class_o.s1 = source(row.s1, is_short, is_imm, is_long, count_const, cvt_wide);
    class_o.s2 = source(row.s2, is_short, is_imm, is_long, count_const, cvt_wide);
    class_o.s3 = source(row.s3, is_short, is_imm, is_long, count_const, cvt_wide);

    unique case (row.half)
      Always:     any16 = 1'b1;
      BySize:     any16 = size16;
      ByLong:     any16 = is_long && size16;
      ByMode:     any16 = mode16;
      ByCvt:      any16 = cvt16;
      Stored:     any16 = !tesla_pkg::get_store_word(w1);
      default:    any16 = 1'b0;
    endcase
    {class_o.half3, class_o.half2, class_o.half1} = row.halves & {3{any16}};

    class_o.kind = tesla_uop_pkg::KindWord;
    unique case (row.kind)
      Untyped:  if (size16) class_o.kind = tesla_uop_pkg::KindHalf;
      Typed:    if (size16) class_o.kind = typed(sign);
      MulTyped: class_o.kind = typed(is_long ? tesla_pkg::get_u15(w1) : tesla_pkg::get_t15(w0));
      MadTyped: if (mode16) class_o.kind = typed(mode_signed);
      CvtInt:   if (tesla_pkg::get_cvt_from_byte(w1)) class_o.kind = tesla_uop_pkg::KindByte;
                else if (cvt16) class_o.kind = typed(tesla_pkg::get_cvt_from_signed(w1));
      CvtFloat: if (cvt16) class_o.kind = tesla_uop_pkg::KindHalf;
      Logic:    if (is_long && size16) class_o.kind = tesla_uop_pkg::KindHalf;
      default: ;
    endcase

    class_o.dest = tesla_uop_pkg::DestWord;
    if (row.dest == NoDest) class_o.dest = tesla_uop_pkg::DestNone;
    if (size16 && (row.dest == ToSize || (row.dest == ToLong && is_long) || (row.dest == ToCvt && !cvt_group64)))
      class_o.dest = tesla_uop_pkg::DestHalf;
    class_o.dest7  = is_long || (other == Move && is_imm);
    class_o.dest_o = row.out == Out || (row.out == OutIfWord && !tesla_pkg::get_cvt_to_wide(w1));

    class_o.const2 = row.s2 == MemOrImm && count_const;
    class_o.pair1  = pair == Pair12 || pair == Pair12D || pair == Pair13D ||
                     pair == Pair123D || (pair == PairCvt && cvt_wide);
    class_o.pair2  = pair == Pair12 || pair == Pair12D || pair == Pair123D || pair_atom;
    class_o.pair3  = pair == Pair13D || pair == Pair123D ||
                     (pair_atom && tesla_pkg::get_function(w1) == 4'd2);  // cas
    class_o.pair_d = pair == Pair12D || pair == Pair13D || pair == Pair123D ||
                     (pair == PairCvt && tesla_pkg::get_cvt_to_wide(w1));

    class_o.c_maybe  = row.c == MayC;
    class_o.c_always = row.c == SetsC;
    class_o.c_read   = read == ReadsC || (read == Addc && tesla_pkg::get_addop(w0) == 2'd3) ||
                       (read == MadAddc && mad_addc);

    class_o.a_source = other == ReadsA || other == AddsA;
    class_o.a_result = other == WritesA || other == AddsA;
    class_o.memory   = other == Memory;
    class_o.texture  = other == Texture;

    class_o.pred = is_long && op_i != tesla_pkg::OP_VOTE;  // vote: the predicate is data
    if (op_i == tesla_pkg::OP_BRA || op_i == tesla_pkg::OP_RET || op_i == tesla_pkg::OP_BRK ||
        op_i == tesla_pkg::OP_DISCARD) class_o.pred = 1'b1;
  end
endmodule
