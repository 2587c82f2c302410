// From the four words of an instruction to what the core does with it: sheet 2 and the tables of 3.2 and 3.3. DIV takes
// two passes, a reciprocal and a product, and is decoded once for each.
module vivante_decode (
  input  logic [127:0]             words_i,    // W0 lowest
  input  logic [1:0]               halti_i,
  input  logic                     fast_i,     // FAST_TRANS
  input  logic                     rtne_i,     // cfg_rtne
  input  logic                     second_i,   // the second pass
  output vivante_core_pkg::uop_t   uop_o,
  output logic                     alone_o,    // goes when its group has nothing in flight
  output logic                     stops_o,    // nothing follows it before it is done
  output vivante_core_pkg::lines_t need_o,     // what it reads
  output vivante_core_pkg::lines_t write_o     // what it writes
);
  logic [31:0] w0, w1, w2, w3;
  assign {w3, w2, w1, w0} = words_i;
  logic unused;
  assign unused = ^{w0[31:27], w0[5:0], w2[16], w1[9:6], w1[2], w1[10], w3[24], w3[31]};

  // ---- fields, 2.1 ----
  logic [2:0]  dtype;
  vivante_pkg::op_e op;
  logic [1:0]  rmode;
  logic        is_tex, is_flow, is_float_type, is_signed_type, rounds_even, fast_form;
  assign op             = vivante_pkg::op_of(words_i);
  assign dtype          = {w1[21], w2[31:30]};
  assign rmode          = w1[1:0];
  assign is_float_type  = dtype == vivante_core_pkg::F32 || dtype == vivante_core_pkg::F16;
  assign is_signed_type = dtype == vivante_core_pkg::S32 || dtype == vivante_core_pkg::S16 || dtype == vivante_core_pkg::S8;
  assign rounds_even    = (rmode == 2'd2) || (rmode != 2'd1 && rtne_i);
  assign fast_form      = fast_i && rmode == 2'd1;

  // What a width means for operands and results
  function automatic vivante_core_pkg::extend_e extend_of(input logic [2:0] of_type);
    unique case (of_type)
      vivante_core_pkg::S8:  extend_of = vivante_core_pkg::OpSign8;
      vivante_core_pkg::S16: extend_of = vivante_core_pkg::OpSign16;
      vivante_core_pkg::U8:  extend_of = vivante_core_pkg::OpZero8;
      vivante_core_pkg::U16: extend_of = vivante_core_pkg::OpZero16;
      vivante_core_pkg::F16: extend_of = vivante_core_pkg::OpHalf;
      default:               extend_of = vivante_core_pkg::OpAsIs;
    endcase
  endfunction

  // ---- the operation ----
  typedef enum logic [1:0] {KindType, KindFloat, KindInt, KindRaw} kind_e;  // 3.1
  kind_e                  kind;
  logic                   two, gated, int_op, table_op, reserved, uses_cond, narrows;
  vivante_core_pkg::uop_t u;

  always_comb begin
    u             = '0;
    u.unit        = vivante_core_pkg::UnitNone;
    u.sel         = vivante_core_pkg::SelA;
    u.fop         = vivante_float_pkg::FloatPass;
    u.int_op      = vivante_int_pkg::IntPass;
    u.cvt         = vivante_convert_pkg::CvtFloor;
    u.fn          = vivante_table_pkg::FnRcp;
    u.flow        = vivante_core_pkg::FlowBranch;
    u.op          = op;
    u.dtype       = dtype;
    u.cond        = w0[10:6];
    u.is_signed   = is_signed_type;
    u.rtne        = rounds_even;
    u.comps       = w0[26:23];
    u.dst         = w0[22:16];
    u.dst_amode   = w0[15:13];
    u.target      = w3[21:7];
    u.we          = w0[12];
    kind          = KindType;
    {gated, int_op, table_op, reserved, uses_cond, narrows} = '0;
    {is_tex, is_flow, two} = '0;

    unique case (op)
      vivante_pkg::OP_NOP, vivante_pkg::OP_BARRIER, vivante_pkg::OP_NOP7C, vivante_pkg::OP_NOP7E: u.we = 1'b0;

      // sums and products of floats or integers by TYPE
      vivante_pkg::OP_ADD: begin
        narrows  = 1'b1;
        u.unit   = is_float_type ? vivante_core_pkg::UnitFloat : vivante_core_pkg::UnitInt;
        u.fop    = vivante_float_pkg::FloatAdd;
        u.int_op = vivante_int_pkg::IntAdd;
        gated    = !is_float_type;
        u.sat    = w0[11] && is_float_type;
      end
      vivante_pkg::OP_MAD: begin
        narrows  = 1'b1;
        u.unit   = is_float_type ? vivante_core_pkg::UnitFloat : vivante_core_pkg::UnitInt;
        u.fop    = vivante_float_pkg::FloatMad;
        u.int_op = vivante_int_pkg::IntMadLo;
        u.sat    = w0[11] && is_float_type;
      end
      vivante_pkg::OP_MUL: begin
        narrows  = 1'b1;
        u.unit   = is_float_type ? vivante_core_pkg::UnitFloat : vivante_core_pkg::UnitInt;
        u.fop    = vivante_float_pkg::FloatMul;
        u.int_op = vivante_int_pkg::IntMulLo;
        u.sat    = w0[11] && is_float_type;
      end

      // floats alone
      vivante_pkg::OP_DST: begin
        kind    = KindFloat;
        u.unit  = vivante_core_pkg::UnitFloat;
        u.sel   = vivante_core_pkg::SelDst;
        u.fop   = vivante_float_pkg::FloatDst;
        u.sat   = w0[11];
      end
      vivante_pkg::OP_DP2, vivante_pkg::OP_DP3, vivante_pkg::OP_DP4: begin
        kind    = KindFloat;
        u.unit  = vivante_core_pkg::UnitFloat;
        u.fop   = op == vivante_pkg::OP_DP2 ? vivante_float_pkg::FloatDot2 :
                  op == vivante_pkg::OP_DP3 ? vivante_float_pkg::FloatDot3 : vivante_float_pkg::FloatDot4;
        u.sat   = w0[11];
      end
      vivante_pkg::OP_NORM_MUL: begin
        kind    = KindFloat;
        u.unit  = vivante_core_pkg::UnitFloat;
        u.fop   = vivante_float_pkg::FloatNorm;
        u.sat   = w0[11];
      end
      vivante_pkg::OP_DSX, vivante_pkg::OP_DSY: begin
        kind    = KindFloat;
        u.unit  = vivante_core_pkg::UnitFloat;
        u.fop   = vivante_float_pkg::FloatAdd;
        u.dx    = op == vivante_pkg::OP_DSX;
        u.dy    = op == vivante_pkg::OP_DSY;
        u.sat   = w0[11];
      end
      vivante_pkg::OP_NORM_DP2, vivante_pkg::OP_NORM_DP3, vivante_pkg::OP_NORM_DP4: begin
        kind      = KindFloat;
        u.unit    = vivante_core_pkg::UnitFloat;
        u.squares = 1'b1;
        u.fop     = op == vivante_pkg::OP_NORM_DP2 ? vivante_float_pkg::FloatDot2 :
                    op == vivante_pkg::OP_NORM_DP3 ? vivante_float_pkg::FloatDot3 : vivante_float_pkg::FloatDot4;
        u.sat     = w0[11];
      end

      // moves and compares
      vivante_pkg::OP_MOV: begin
        narrows = 1'b1;
        u.unit  = vivante_core_pkg::UnitSelect;
        u.sel   = vivante_core_pkg::SelC;
        u.sat   = w0[11] && is_float_type;
      end
      vivante_pkg::OP_SELECT, vivante_pkg::OP_SET: begin
        narrows   = 1'b1;
        uses_cond = 1'b1;
        u.unit    = vivante_core_pkg::UnitSelect;
        u.sel     = op == vivante_pkg::OP_SET ? vivante_core_pkg::SelSet : vivante_core_pkg::SelSelect;
        u.sat     = w0[11] && is_float_type;
      end
      vivante_pkg::OP_CMP: begin
        uses_cond = 1'b1;
        u.unit    = vivante_core_pkg::UnitSelect;
        u.sel     = vivante_core_pkg::SelCmp;
      end
      vivante_pkg::OP_SIGN: begin
        narrows  = 1'b1;
        u.unit   = is_float_type ? vivante_core_pkg::UnitSelect : vivante_core_pkg::UnitInt;
        u.sel    = is_float_type ? vivante_core_pkg::SelSign : vivante_core_pkg::SelA;
        u.int_op = vivante_int_pkg::IntSign;
        u.sat    = w0[11] && is_float_type;
      end
      vivante_pkg::OP_CLAMP0_MAX: begin
        kind   = KindFloat;
        u.unit = vivante_core_pkg::UnitSelect;
        u.sel  = vivante_core_pkg::SelClamp;
        u.sat  = w0[11];
      end
      vivante_pkg::OP_SWIZZLE: begin
        kind       = KindRaw;
        u.unit     = vivante_core_pkg::UnitSelect;
        u.swizzles = 1'b1;
      end

      // to a0
      vivante_pkg::OP_MOVAR, vivante_pkg::OP_MOVAF, vivante_pkg::OP_MOVAI: begin
        u.we    = 1'b0;
        u.a0_we = 1'b1;
        u.sel   = vivante_core_pkg::SelC;
        u.cvt   = op == vivante_pkg::OP_MOVAR ? vivante_convert_pkg::CvtNearest : vivante_convert_pkg::CvtDown;
        if (op == vivante_pkg::OP_MOVAF) kind = KindFloat;
        if (op == vivante_pkg::OP_MOVAI) kind = KindInt;
        u.unit = op == vivante_pkg::OP_MOVAF || (op == vivante_pkg::OP_MOVAR && is_float_type) ? vivante_core_pkg::UnitCvt
                                                                                               : vivante_core_pkg::UnitSelect;
        u.is_signed = 1'b1;
      end

      // the table unit
      vivante_pkg::OP_RCP, vivante_pkg::OP_RSQ, vivante_pkg::OP_SQRT, vivante_pkg::OP_EXP, vivante_pkg::OP_LOG,
      vivante_pkg::OP_SIN, vivante_pkg::OP_COS: begin
        table_op = 1'b1;
        kind     = KindFloat;
        u.unit   = vivante_core_pkg::UnitTable;
        u.sel    = vivante_core_pkg::SelC;
        u.scalar = 1'b1;
        u.sat    = w0[11];
        unique case (op)
          vivante_pkg::OP_RCP:  u.fn = vivante_table_pkg::FnRcp;
          vivante_pkg::OP_RSQ:  u.fn = vivante_table_pkg::FnRsq;
          vivante_pkg::OP_SQRT: u.fn = vivante_table_pkg::FnSqrt;
          vivante_pkg::OP_EXP:  u.fn = vivante_table_pkg::FnExp;
          vivante_pkg::OP_LOG:  u.fn = vivante_table_pkg::FnLog;
          vivante_pkg::OP_SIN:  u.fn = vivante_table_pkg::FnSin;
          default:              u.fn = vivante_table_pkg::FnCos;
        endcase
        if (op == vivante_pkg::OP_LOG || op == vivante_pkg::OP_SIN || op == vivante_pkg::OP_COS) u.pair = fast_form;
        u.fast = fast_form && (op == vivante_pkg::OP_SIN || op == vivante_pkg::OP_COS);
      end
      vivante_pkg::OP_LITP: begin
        kind       = KindFloat;
        u.unit     = vivante_core_pkg::UnitTable;
        u.fn       = vivante_table_pkg::FnExp;
        u.sel      = vivante_core_pkg::SelLitp;
        u.litp_all = !w1[11];
        u.sat      = w0[11];
      end
      vivante_pkg::OP_DIV: begin
        kind     = KindFloat;
        two      = 1'b1;
        u.unit   = second_i ? vivante_core_pkg::UnitFloat : vivante_core_pkg::UnitTable;
        u.fn     = vivante_table_pkg::FnRcp;
        u.fop    = vivante_float_pkg::FloatMul;
        u.scalar = 1'b1;
        u.pair   = 1'b1;
        u.sat    = w0[11];
      end

      // conversions
      vivante_pkg::OP_FLOOR, vivante_pkg::OP_CEIL, vivante_pkg::OP_FRC: begin
        kind   = KindFloat;
        u.unit = vivante_core_pkg::UnitCvt;
        u.sel  = vivante_core_pkg::SelC;
        u.cvt  = op == vivante_pkg::OP_FLOOR ? vivante_convert_pkg::CvtFloor :
                 op == vivante_pkg::OP_CEIL ? vivante_convert_pkg::CvtCeil : vivante_convert_pkg::CvtFraction;
        u.sat  = w0[11];
      end
      vivante_pkg::OP_I2F: begin
        kind   = KindInt;
        gated  = 1'b1;
        u.unit = vivante_core_pkg::UnitCvt;
        u.cvt  = vivante_convert_pkg::CvtToFloat;
        u.sat  = w0[11];
      end
      vivante_pkg::OP_F2I, vivante_pkg::OP_F2IRND: begin
        kind   = KindFloat;
        gated  = 1'b1;
        u.unit = vivante_core_pkg::UnitCvt;
        u.cvt  = op == vivante_pkg::OP_F2I ? vivante_convert_pkg::CvtTrunc : vivante_convert_pkg::CvtRound;
        u.nan_saturates = halti_i == vivante_core_pkg::Halti0;
      end
      vivante_pkg::OP_CONV: begin
        kind     = KindRaw;
        u.unit   = vivante_core_pkg::UnitCvt;
        u.cvt    = vivante_convert_pkg::CvtSame;
        u.sat    = w0[11];
        u.narrow = dtype == vivante_core_pkg::F16 ? vivante_core_pkg::OpHalf : vivante_core_pkg::OpAsIs;
      end

      // integers alone
      vivante_pkg::OP_I2I:         begin int_op = 1'b1; u.int_op = vivante_int_pkg::IntPass; end
      vivante_pkg::OP_IADDSAT:     begin int_op = 1'b1; u.int_op = vivante_int_pkg::IntAddSat; end
      vivante_pkg::OP_HALFADD:     begin int_op = 1'b1; u.int_op = vivante_int_pkg::IntHalf; end
      vivante_pkg::OP_HALFADDINC:  begin int_op = 1'b1; u.int_op = vivante_int_pkg::IntHalfInc; end
      vivante_pkg::OP_IMULLO0:     begin int_op = 1'b1; u.scalar = 1'b1; u.int_op = vivante_int_pkg::IntMulLo; end
      vivante_pkg::OP_IMULLOSAT0:  begin int_op = 1'b1; u.scalar = 1'b1; u.int_op = vivante_int_pkg::IntMulSat; end
      vivante_pkg::OP_IMULHI0:     begin int_op = 1'b1; u.scalar = 1'b1; u.int_op = vivante_int_pkg::IntMulHi; end
      vivante_pkg::OP_IMADLO0:     begin int_op = 1'b1; u.scalar = 1'b1; u.int_op = vivante_int_pkg::IntMadLo; end
      vivante_pkg::OP_IMADLOSAT0:  begin int_op = 1'b1; u.scalar = 1'b1; u.int_op = vivante_int_pkg::IntMadSat; end
      vivante_pkg::OP_IMADHI0:     begin int_op = 1'b1; u.scalar = 1'b1; u.int_op = vivante_int_pkg::IntMadHi; end
      vivante_pkg::OP_IMADHISAT0:  begin int_op = 1'b1; u.scalar = 1'b1; u.int_op = vivante_int_pkg::IntMadHiSat; end
      vivante_pkg::OP_IABS:        begin int_op = 1'b1; u.int_op = vivante_int_pkg::IntAbs; end
      vivante_pkg::OP_LEADZERO:    begin int_op = 1'b1; gated = 1'b1; u.int_op = vivante_int_pkg::IntLeading; end
      vivante_pkg::OP_LSHIFT:      begin int_op = 1'b1; gated = 1'b1; u.int_op = vivante_int_pkg::IntShl; end
      vivante_pkg::OP_RSHIFT:      begin int_op = 1'b1; gated = 1'b1; u.int_op = vivante_int_pkg::IntShr; end
      vivante_pkg::OP_ROTATE:      begin int_op = 1'b1; gated = 1'b1; u.int_op = vivante_int_pkg::IntRotate; end
      vivante_pkg::OP_OR:          begin int_op = 1'b1; gated = 1'b1; u.int_op = vivante_int_pkg::IntOr; end
      vivante_pkg::OP_AND:         begin int_op = 1'b1; gated = 1'b1; u.int_op = vivante_int_pkg::IntAnd; end
      vivante_pkg::OP_XOR:         begin int_op = 1'b1; gated = 1'b1; u.int_op = vivante_int_pkg::IntXor; end
      vivante_pkg::OP_NOT:         begin int_op = 1'b1; gated = 1'b1; u.int_op = vivante_int_pkg::IntNot; end
      vivante_pkg::OP_BIT_EXTRACT: begin int_op = 1'b1; u.int_op = vivante_int_pkg::IntExtract; end
      vivante_pkg::OP_POPCOUNT:    begin int_op = 1'b1; u.int_op = vivante_int_pkg::IntOnes; end
      vivante_pkg::OP_BIT_REV:     begin int_op = 1'b1; u.int_op = vivante_int_pkg::IntBitRev; end
      vivante_pkg::OP_BYTE_REV:    begin int_op = 1'b1; u.int_op = vivante_int_pkg::IntByteRev; end
      vivante_pkg::OP_EXT: begin
        int_op   = w3[12:4] == 9'h00b || w3[12:4] == 9'h00c;
        reserved = !int_op;
        u.int_op = w3[12:4] == 9'h00b ? vivante_int_pkg::IntFindLsb : vivante_int_pkg::IntFindMsb;
      end
      vivante_pkg::OP_IDIV0, vivante_pkg::OP_IMOD0: begin
        int_op   = 1'b1;
        u.scalar = 1'b1;
      end

      // control flow
      vivante_pkg::OP_BRANCH, vivante_pkg::OP_BRANCH_ANY, vivante_pkg::OP_CALL: begin
        is_flow   = 1'b1;
        uses_cond = 1'b1;
        u.flow    = op == vivante_pkg::OP_CALL ? vivante_core_pkg::FlowCall :
                    op == vivante_pkg::OP_BRANCH ? vivante_core_pkg::FlowBranch : vivante_core_pkg::FlowBranchAny;
      end
      vivante_pkg::OP_RET:     begin is_flow = 1'b1; u.flow = vivante_core_pkg::FlowRet; end
      vivante_pkg::OP_ENDREP:  begin is_flow = 1'b1; u.flow = vivante_core_pkg::FlowEndrep; end
      vivante_pkg::OP_ENDLOOP: begin is_flow = 1'b1; u.flow = vivante_core_pkg::FlowEndloop; u.sel = vivante_core_pkg::SelA0; end
      vivante_pkg::OP_REP, vivante_pkg::OP_LOOP: begin
        is_flow     = 1'b1;
        u.flow      = op == vivante_pkg::OP_REP ? vivante_core_pkg::FlowRep : vivante_core_pkg::FlowLoop;
        u.cvt       = vivante_convert_pkg::CvtTrunc;
        u.is_signed = 1'b1;
      end
      vivante_pkg::OP_TEXKILL: begin
        uses_cond = 1'b1;
        u.we      = 1'b0;
        u.kills   = 1'b1;
        u.unit    = vivante_core_pkg::UnitSelect;
      end

      // memory, textures
      vivante_pkg::OP_LOAD, vivante_pkg::OP_IMG_LOAD, vivante_pkg::OP_IMG_LOAD_3D, vivante_pkg::OP_ATOMIC_ADD,
      vivante_pkg::OP_ATOMIC_XCHG, vivante_pkg::OP_ATOMIC_CMP_XCHG, vivante_pkg::OP_ATOMIC_MIN, vivante_pkg::OP_ATOMIC_MAX,
      vivante_pkg::OP_ATOMIC_OR, vivante_pkg::OP_ATOMIC_AND, vivante_pkg::OP_ATOMIC_XOR: begin
        kind   = KindRaw;
        u.unit = vivante_core_pkg::UnitMem;
      end
      vivante_pkg::OP_STORE, vivante_pkg::OP_IMG_STORE, vivante_pkg::OP_IMG_STORE_3D: begin
        kind   = KindRaw;
        u.unit = vivante_core_pkg::UnitMem;
        u.we   = 1'b0;
      end
      vivante_pkg::OP_TEXLD, vivante_pkg::OP_TEXLDB, vivante_pkg::OP_TEXLDD, vivante_pkg::OP_TEXLDL,
      vivante_pkg::OP_TEXLDPCF, vivante_pkg::OP_TEXLDLPCF, vivante_pkg::OP_TEXLDGPCF, vivante_pkg::OP_TG4,
      vivante_pkg::OP_TXF: begin
        kind   = op == vivante_pkg::OP_TXF ? KindRaw : KindFloat;
        is_tex = 1'b1;
        u.unit = vivante_core_pkg::UnitTex;
        u.sat  = w0[11];
      end
      default: reserved = 1'b1;
    endcase

    if (int_op) begin
      kind    = KindInt;
      narrows = 1'b1;
      u.unit  = op == vivante_pkg::OP_IDIV0 || op == vivante_pkg::OP_IMOD0 ? vivante_core_pkg::UnitDiv
                                                                           : vivante_core_pkg::UnitInt;
    end
    if (is_flow) begin
      u.unit = vivante_core_pkg::UnitFlow;
      u.we   = 1'b0;
    end
    if (reserved) u.we = 1'b0;
    u.rsv      = reserved || (uses_cond && u.cond > 5'd15 && u.cond != 5'd22);
    u.scalar   = u.scalar || (gated && halti_i == vivante_core_pkg::Halti0);
    u.is_float = kind == KindFloat || (kind == KindType && is_float_type);
    u.first    = two && !second_i;
    u.second   = two && second_i;
    if (u.first) {u.we, u.pair, u.sat} = '0;
    u.leave    = vivante_core_pkg::LeaveEarly;
    if (u.unit == vivante_core_pkg::UnitTable) u.leave = vivante_core_pkg::LeaveLate;
    if (u.unit == vivante_core_pkg::UnitFloat) begin
      unique case (u.fop)
        vivante_float_pkg::FloatAdd, vivante_float_pkg::FloatMad, vivante_float_pkg::FloatDot2: u.leave = vivante_core_pkg::LeaveMiddle;
        vivante_float_pkg::FloatDot3, vivante_float_pkg::FloatDot4:                             u.leave = vivante_core_pkg::LeaveLate;
        default: ;
      endcase
    end

    // Widths. The integers of F2I and of a0 are not those of the operands.
    unique case (dtype)
      vivante_core_pkg::S8, vivante_core_pkg::U8:   u.width = vivante_int_pkg::Bits8;
      vivante_core_pkg::S16, vivante_core_pkg::U16: u.width = vivante_int_pkg::Bits16;
      default:                                      u.width = vivante_int_pkg::Bits32;
    endcase
    if (u.a0_we || is_flow) u.width = vivante_int_pkg::Bits32;

    // Conversions of operands and result, 4.1 and 3.4. An integer of TYPE F16 is one of 32 bits.
    u.extend   = vivante_core_pkg::OpAsIs;
    u.modifier = vivante_core_pkg::ModFloat;
    if (kind == KindType || (kind == KindInt && dtype != vivante_core_pkg::F16)) u.extend = extend_of(dtype);
    if (narrows) u.narrow = u.extend;
    if (op == vivante_pkg::OP_EXT) u.narrow = vivante_core_pkg::OpAsIs;
    if (kind != KindFloat && !(is_float_type && kind != KindInt))
      u.modifier = is_signed_type ? vivante_core_pkg::ModSigned : vivante_core_pkg::ModUnsigned;
  end

  // ---- slots: a, b, c ----
  vivante_core_pkg::slot_t slot_a, slot_b, slot_c;
  localparam int unsigned SlotW = $bits(slot_a);
  logic [2:0]         used, is_temp, is_uniform, indexed, negs, abses;
  logic [3*9-1:0]     regs;
  logic [3*3-1:0]     groups, amodes;
  logic [3*8-1:0]     swizzles;
  logic [3*SlotW-1:0] slots;
  logic [1:0]         last_uniform;
  assign used     = {w3[3] && !is_flow && op != vivante_pkg::OP_EXT, w2[6], w1[11]};
  assign regs     = {w3[12:4], w2[15:7], w1[20:12]};
  assign swizzles = {w3[21:14], w2[24:17], w1[29:22]};
  assign negs     = {w3[22], w2[25], w1[30]};
  assign abses    = {w3[23], w2[26], w1[31]};
  assign amodes   = {w3[27:25], w2[29:27], w2[2:0]};
  assign groups   = {w3[30:28], w3[2:0], w2[5:3]};
  always_comb begin
    last_uniform = 2'd0;
    for (int unsigned k = 0; k < 3; k++) if (is_uniform[k]) last_uniform = 2'(k);
  end
  for (genvar k = 0; k < 3; k++) begin : gen_slot
    vivante_slot u_slot (
      .used_i          (used[k]),
      .group_i         (groups[k*3 +: 3]),
      .reg_i           (regs[k*9 +: 9]),
      .swizzle_i       (swizzles[k*8 +: 8]),
      .neg_i           (negs[k]),
      .abs_i           (abses[k]),
      .amode_i         (amodes[k*3 +: 3]),
      .halti_i         (halti_i),
      .widens_i        (kind == KindType && dtype == vivante_core_pkg::F16),
      .extends_i       (kind == KindInt),
      .extend_i        (u.extend),
      .is_temp_o       (is_temp[k]),
      .is_uniform_o    (is_uniform[k]),
      .uniform_reg_i   (regs[last_uniform*9 +: 9]),
      .uniform_high_i  (groups[last_uniform*3]),
      .uniform_amode_i (amodes[last_uniform*3 +: 3]),
      .slot_o          (slots[k*SlotW +: SlotW]),
      .indexed_o       (indexed[k])
    );
  end
  assign {slot_c, slot_b, slot_a} = slots;

  always_comb begin
    uop_o   = u;
    uop_o.a = slot_a;
    uop_o.b = slot_b;
    uop_o.c = slot_c;
    if (op == vivante_pkg::OP_CONV) begin  // its modifiers come behind the conversion, 4.10
      uop_o.cvt_abs = slot_a.abs && slot_a.from != vivante_core_pkg::SourceValue;
      uop_o.cvt_neg = slot_a.neg && slot_a.from != vivante_core_pkg::SourceValue;
      uop_o.a.abs   = 1'b0;
      uop_o.a.neg   = 1'b0;
    end
    if (u.swizzles) begin
      uop_o.b.abs = 1'b0;
      uop_o.b.neg = 1'b0;
      uop_o.c.abs = 1'b0;
      uop_o.c.neg = 1'b0;
    end
  end

  // ---- what it reads and writes ----
  logic dst_indexed, sampler_indexed;
  assign dst_indexed     = w0[15:13] >= 3'd1 && w0[15:13] <= 3'd4;
  assign sampler_indexed = is_tex && w1[2:0] >= 3'd1 && w1[2:0] <= 3'd4;
  assign alone_o         = vivante_core_pkg::is_shared(u.unit);
  assign stops_o         = alone_o || is_flow || u.first;
  always_comb begin
    need_o  = '0;
    write_o = '0;
    if (u.we) begin
      if (dst_indexed) write_o[31:0] = '1;
      else             write_o[{1'b0, w0[20:16]}] = 1'b1;
    end
    if (u.a0_we) write_o[32] = 1'b1;
    for (int unsigned k = 0; k < 3; k++) begin
      if (is_temp[k]) begin
        if (indexed[k]) need_o[31:0] = '1;
        else            need_o[{1'b0, regs[k*9 +: 5]}] = 1'b1;
      end
      if (indexed[k]) need_o[32] = 1'b1;
    end
    if ((u.we && dst_indexed) || sampler_indexed || u.sel == vivante_core_pkg::SelA0) need_o[32] = 1'b1;
  end
  logic unused_more;
  assign unused_more = ^{table_op, w1[5:3]};
endmodule
