// Decodes one instruction: operands, addresses, destinations, what it needs of the scoreboard, and every decode error; in the same
// clock, or with LATE in the one behind. Sections are those of the ISA sheet; what depends on the program's type
// is in section 9.
module tesla_decode #(
  parameter bit TEXTURE = 1'b1, // the core has a texture port
  parameter bit LATE    = 1'b0
) (
  input  logic                  clk_i,
  input  logic [63:0]           words_i,    // word 0 in bits 31:0
  input  logic [1:0]            nwords_i,   // words that exist: 0 is a pc outside the program
  input  logic [23:0]           pc_i,
  input  logic [3:0]            features_i, // of the chip: D10_1, FP64, SM12, SM11
  input  logic [1:0]            type_i,     // of the program
  output tesla_uop_pkg::uop_t   uop_o,
  output tesla_uop_pkg::lines_t need_o,     // scoreboard lines read or written
  output tesla_uop_pkg::lines_t write_o,    // lines written
  output logic                  direct_o    // for tesla_control at once: no operand, no predicate
);
  // Which operation the words are, if it is one here; with LATE all else is found a clock later. Without FP64 a conversion ignores w1[22].
  logic           sm11, sm12, fp64, d10_1;
  logic [63:0]    known_now, known, insn;
  logic [1:0]     nwords;
  logic [23:0]    pc;
  tesla_pkg::op_e op_now, any_op;
  assign {d10_1, fp64, sm12, sm11} = features_i;
  always_comb begin
    known_now = words_i;
    if (!fp64 && tesla_pkg::get_kind(words_i[31:0]) == 2'd1 && tesla_pkg::get_long_end(words_i[63:32]) != 2'd3 &&
        tesla_pkg::get_p(words_i[31:0]) == 4'ha && tesla_pkg::get_cvt_fp64(words_i[63:32])) known_now[32+22] = 1'b0;
    op_now = tesla_pkg::op_of(known_now);
  end
  if (LATE) begin : gen_late
    always_ff @(posedge clk_i) begin
      any_op <= op_now;
      known  <= known_now;
      insn   <= words_i;
      nwords <= nwords_i;
      pc     <= pc_i;
    end
  end else begin : gen_now
    logic unused_clk;
    assign unused_clk = clk_i;
    assign any_op = op_now;
    assign known  = known_now;
    assign insn   = words_i;
    assign nwords = nwords_i;
    assign pc     = pc_i;
  end

  logic [31:0] w0, w1;
  logic        is_short, is_imm, is_long, is_ctl, missing;
  logic [63:0] words;
  assign w0       = insn[31:0];
  assign w1       = insn[63:32];
  assign is_short = !tesla_pkg::get_is_long(w0);
  assign is_ctl   = tesla_pkg::get_is_control(w0);
  assign is_imm   = tesla_pkg::get_kind(w0) == 2'd1 && tesla_pkg::get_long_end(w1) == 2'd3;
  assign is_long  = tesla_pkg::get_kind(w0) == 2'd1 && tesla_pkg::get_long_end(w1) != 2'd3;
  assign missing  = nwords == 2'd0 || (nwords == 2'd1 && !is_short);
  assign words    = {(nwords == 2'd2) ? w1 : 32'd0, (nwords != 2'd0) ? w0 : 32'd0};

  logic compute, geometry, fragment;
  assign compute  = type_i == tesla_core_pkg::TypeCompute;
  assign geometry = type_i == tesla_core_pkg::TypeGeometry;
  assign fragment = type_i == tesla_core_pkg::TypeFragment;

  // What a chip or a program of this type does not have is no instruction: sheet 5.
  logic [2:0]     size;    // of an access to g[] and l[]
  logic [3:0]     atomic;  // what a red or atom does
  assign size   = tesla_pkg::get_access(w1);
  assign atomic = tesla_pkg::get_function(w1);
  logic           old_atomic;
  tesla_pkg::op_e op;
  always_comb begin
    old_atomic = 1'b0;
    op         = any_op;
    unique case (any_op)
      tesla_pkg::OP_LD_S, tesla_pkg::OP_BRKPT: if (!sm11) op = tesla_pkg::OP_ILLEGAL;
      tesla_pkg::OP_RED, tesla_pkg::OP_ATOM: begin
        old_atomic = size <= 3'd4 || (size == 3'd7 && (atomic == 4'd4 || atomic == 4'd5));  // inc, dec
        if (!sm11 || (!sm12 && old_atomic)) op = tesla_pkg::OP_ILLEGAL;
      end
      tesla_pkg::OP_LD_LOCK, tesla_pkg::OP_ST_UNLOCK, tesla_pkg::OP_VOTE:
        if (!sm12) op = tesla_pkg::OP_ILLEGAL;
      tesla_pkg::OP_DFMA, tesla_pkg::OP_DADD, tesla_pkg::OP_DMUL, tesla_pkg::OP_DMIN,
      tesla_pkg::OP_DMAX, tesla_pkg::OP_DSET: if (!fp64) op = tesla_pkg::OP_ILLEGAL;
      tesla_pkg::OP_BRA_C, tesla_pkg::OP_PRERET, tesla_pkg::OP_TEXPREP,
      tesla_pkg::OP_TEXQUERYLOD, tesla_pkg::OP_TEXGATHER: if (!d10_1) op = tesla_pkg::OP_ILLEGAL;
      default: ;
    endcase
    unique case (any_op)
      tesla_pkg::OP_LD_S, tesla_pkg::OP_LD_LOCK, tesla_pkg::OP_ST_S, tesla_pkg::OP_ST_UNLOCK,
      tesla_pkg::OP_LD_G, tesla_pkg::OP_ST_G, tesla_pkg::OP_RED, tesla_pkg::OP_ATOM,
      tesla_pkg::OP_BAR: if (!compute) op = tesla_pkg::OP_ILLEGAL;
      tesla_pkg::OP_DISCARD: if (!fragment) op = tesla_pkg::OP_ILLEGAL;
      default: ;
    endcase
    if (missing) op = tesla_pkg::OP_ILLEGAL;
  end

  // What a program of this type does not have, though it decodes, and has an error of its own
  logic foreign;
  always_comb begin
    unique case (op)
      tesla_pkg::OP_LD_A, tesla_pkg::OP_ST_O:    foreign = compute || fragment;
      tesla_pkg::OP_INTERP:                      foreign = !fragment;
      tesla_pkg::OP_EMIT, tesla_pkg::OP_RESTART: foreign = !geometry;
      default:                                   foreign = 1'b0;
    endcase
  end

  tesla_uop_pkg::class_t cls;
  tesla_pkg::op_e        own_op;  // nobody looks at the operands of a foreign one
  assign own_op = foreign ? tesla_pkg::OP_ILLEGAL : op;
  tesla_classify u_classify (
    .op_i    (own_op),
    .words_i (known),
    .class_o (cls)
  );
  logic s1_reg, s2_reg, s3_reg;
  assign s1_reg = cls.s1 != tesla_uop_pkg::SourceNone;
  assign s2_reg = cls.s2 != tesla_uop_pkg::SourceNone;
  assign s3_reg = cls.s3 != tesla_uop_pkg::SourceNone;

  // Register fields of the long form; the short form's are the low bits of them
  logic [6:0] src1, src2, src3, dst;
  assign src1 = tesla_pkg::get_l1_source_1(w0);
  assign src2 = tesla_pkg::get_l2_source_2(w0);
  assign src3 = tesla_pkg::get_l3_source_3(w1);
  assign dst  = tesla_pkg::get_dl_destination(w0);

  // Memory operands: sections 2.5 and 2.6
  logic        s_src, a_src, p_src, c_src2, c_src3, s_any, c_any, indirect, c_half;
  logic [1:0]  s_mode, ld_mode;
  logic [4:0]  s_off;
  logic [6:0]  a_off;
  logic [6:0]  c_off;
  logic [15:0] s_bytes, c_bytes, ld_bytes;
  logic [2:0]  areg;
  logic        inc;
  logic [3:0]  s1_off;
  logic [4:0]  s2_off;
  logic [5:0]  s1_row;
  logic [6:0]  attribute;
  assign s1_off    = tesla_pkg::get_s1_offset(w0);
  assign s2_off    = tesla_pkg::get_s2_offset(w0);
  assign s1_row    = tesla_pkg::get_s1_source_1(w0);
  assign attribute = tesla_pkg::get_amem_offset(w0);

  always_comb begin
    s_src   = cls.s1 == tesla_uop_pkg::SourceMem && (is_long ? tesla_pkg::get_l1_s(w1) : tesla_pkg::get_s1_s(w0));
    p_src   = s_src && geometry && (is_imm || tesla_pkg::get_memory_sources(w0) == 2'b11);
    a_src   = s_src && !compute && !p_src;
    c_src2  = cls.s2 == tesla_uop_pkg::SourceMem &&
              (is_long ? tesla_pkg::get_memory_sources(w0) == 2'b01 : tesla_pkg::get_s2_c(w0) && !p_src);
    c_src3  = cls.s3 == tesla_uop_pkg::SourceMem && is_long && tesla_pkg::get_memory_sources(w0) == 2'b10;
    s_mode  = is_long ? tesla_pkg::get_l1_access(w0) : tesla_pkg::get_s1_access(w0);
    if (!compute) s_mode = 2'd3;
    inc     = tesla_pkg::get_inc(w0);
    areg    = is_long ? tesla_pkg::get_l1_areg(insn) : {1'b0, tesla_pkg::get_s1_areg(w0)};
    if (op == tesla_pkg::OP_BRA_C) areg = tesla_pkg::get_cjump_areg(insn);
    // An offset is unsigned, a post-increment is signed.
    s_off   = is_long ? tesla_pkg::get_l1_offset(w0) : {inc && s1_off[3], s1_off};
    if (is_short) c_off = {{2{inc && s2_off[4]}}, s2_off};
    else          c_off = c_src2 ? tesla_pkg::get_l2_offset(w0) : tesla_pkg::get_l3_offset(w1);
    c_half  = c_src2 ? cls.half2 : cls.half3;
    s_bytes = {11'd0, s_off};
    if (inc) s_bytes[15:5] = {11{s_off[4]}};
    unique case (s_mode)
      2'd0:    s_bytes = s_bytes;
      2'd3:    s_bytes = s_bytes << 2;
      default: s_bytes = s_bytes << 1;
    endcase
    // a[] and p[] take the bits of the mode for the offset; a[] is direct and leaves $a to c[], p[] counts words of a
    // vertex
    a_off = is_long ? tesla_pkg::get_amem_offset(w0) : {p_src && inc && s1_row[5], s1_row};
    if (p_src) s_bytes = {{4{inc && a_off[6]}}, a_off, 5'd0};
    c_bytes = {9'd0, c_off};
    if (inc && (!s_src || a_src)) c_bytes[15:7] = {9{c_off[6]}};
    else if (is_short) c_bytes[6:5] = 2'd0;
    c_bytes = c_half ? c_bytes << 1 : c_bytes << 2;
  end

  // Loads and stores with the long offset: ld c[], ld s[], st s[]; l[] and bra c[] count bytes. Those of a[], o[]
  // and v[] are shorter.
  always_comb begin
    ld_mode = tesla_pkg::get_smem_access(w1);
    if (op == tesla_pkg::OP_ST_S || op == tesla_pkg::OP_ST_UNLOCK) begin
      ld_mode = 2'd3;
      if (tesla_pkg::get_store_byte(w1))       ld_mode = 2'd0;
      else if (!tesla_pkg::get_m1(w1)) ld_mode = 2'd1;
    end
    if (op == tesla_pkg::OP_ST_O) ld_mode = 2'd3;
    ld_bytes = tesla_pkg::get_smem_offset(w0);
    if (op != tesla_pkg::OP_LD_L && op != tesla_pkg::OP_ST_L && op != tesla_pkg::OP_BRA_C) begin
      unique case (ld_mode)
        2'd0:    ld_bytes = tesla_pkg::get_smem_offset(w0);
        2'd3:    ld_bytes = {tesla_pkg::get_smem32_offset(w0), 2'd0};
        default: ld_bytes = {tesla_pkg::get_smem16_offset(w0), 1'b0};
      endcase
    end
    unique case (op)
      tesla_pkg::OP_LD_A: begin
        ld_mode  = 2'd3;
        ld_bytes = {{7{inc && attribute[6]}}, attribute, 2'd0};
      end
      tesla_pkg::OP_INTERP: begin
        ld_mode  = 2'd3;
        ld_bytes = {6'd0, tesla_pkg::get_vmem_offset(w0), 2'd0};
      end
      default: ;
    endcase
  end

  assign s_any    = s_src && !a_src;
  assign c_any    = c_src2 || c_src3;
  assign indirect = s_any || c_any || cls.memory || cls.a_source;

  // Destination
  logic       d_half;
  logic [6:0] d_field;
  logic       d_bucket, d_out, d_bad;
  assign d_half   = cls.dest == tesla_uop_pkg::DestHalf;
  assign d_field  = cls.dest7 ? dst : {1'b0, tesla_pkg::get_ds_destination(w0)};
  assign d_bucket = is_long && cls.dest_o && tesla_pkg::get_dl_o(w1);
  assign d_out    = d_bucket && dst != 7'd127;
  assign d_bad    = d_out && (compute || fragment);

  // g[] and l[]
  logic       is_lsu, is_store, is_atom, is_cas;  // a red is a store: its data register is DST
  assign is_atom  = op == tesla_pkg::OP_ATOM;
  assign is_cas   = is_atom && atomic == 4'd2;
  assign is_store = op == tesla_pkg::OP_ST_L || op == tesla_pkg::OP_ST_G ||
                    op == tesla_pkg::OP_RED;
  assign is_lsu   = op == tesla_pkg::OP_LD_L || op == tesla_pkg::OP_LD_G || is_store || is_atom;

  // Textures: sheet 3.13. Sources and destinations are consecutive registers from the destination on.
  logic       is_tex;
  logic [1:0] t_last;   // number of sources - 1
  logic [3:0] t_mask;   // components written
  assign is_tex = cls.texture;
  assign t_last = (op == tesla_pkg::OP_TEXSIZE) ? 2'd0 : tesla_pkg::get_tsrc_sources_1(w0);
  assign t_mask = is_short ? 4'hf : tesla_pkg::get_tdst_components(insn);

  // Decode errors; the lowest bit number of DECODE_ERROR wins
  logic        e_opcode, e_unaligned, e_postinc, e_byte, e_sign, e_size;
  logic [15:0] trap;
  always_comb begin
    e_opcode  = op == tesla_pkg::OP_ILLEGAL || (s_src && fragment) || (is_tex && !TEXTURE);
    if (is_short && !is_ctl && s2_reg && tesla_pkg::get_memory_sources(w0) == 2'd3 && !p_src) e_opcode = 1'b1;
    if ((cls.pair1 && src1[0]) || (cls.pair2 && src2[0])) e_opcode = 1'b1;
    if ((cls.pair3 && src3[0]) || (cls.pair_d && dst[0])) e_opcode = 1'b1;
    if (is_lsu) begin
      if (size == 3'd4 && dst[0]) e_opcode = 1'b1;
      if (size == 3'd5 && dst[1:0] != 2'd0) e_opcode = 1'b1;
    end
    e_unaligned = !is_short && pc[2];
    e_postinc   = indirect && inc && (areg == 3'd0 || areg == 3'd5 || areg == 3'd6);
    // What s[] has modes for
    e_byte      = s_src && compute && cls.kind == tesla_uop_pkg::KindByte && s_mode != 2'd0;
    e_sign      = s_src && compute && ((cls.kind == tesla_uop_pkg::KindUnsigned && s_mode == 2'd2) ||
                            (cls.kind == tesla_uop_pkg::KindSigned && s_mode == 2'd1));
    e_size      = s_src && compute && cls.half1 && s_mode == 2'd3;
    trap        = 16'd0;
    if (op == tesla_pkg::OP_TRAP)           trap = tesla_core_pkg::TrapInstruction;
    else if (e_opcode)                      trap = tesla_core_pkg::TrapIllegalOpcode;
    else if (e_unaligned)                   trap = tesla_core_pkg::TrapUnalignedLong;
    else if (e_postinc)                     trap = tesla_core_pkg::TrapIllegalPostInc;
    else if (d_bad || (foreign && (op == tesla_pkg::OP_LD_A || op == tesla_pkg::OP_ST_O)))
                                            trap = tesla_core_pkg::TrapLdAStO;
    else if (foreign && op == tesla_pkg::OP_INTERP) trap = tesla_core_pkg::TrapInterp;
    else if (foreign)                       trap = tesla_core_pkg::TrapEmit;
    else if (e_byte)                        trap = tesla_core_pkg::TrapMemoryByte;
    else if (e_sign)                        trap = tesla_core_pkg::TrapMemorySign;
    else if (e_size)                        trap = tesla_core_pkg::TrapMemorySize;
  end

  // Predicate codes that need no $c: always, never and the undefined ones, which are never
  logic       pred_reads, is_control, is_output;
  logic [4:0] code;
  assign code       = tesla_pkg::get_long_predicate(w1);
  assign pred_reads = cls.pred && code != 5'h0f && code != 5'h00 &&
                      !(code >= 5'h14 && code <= 5'h1b);
  always_comb begin
    unique case (op)
      tesla_pkg::OP_BRA, tesla_pkg::OP_CALL, tesla_pkg::OP_RET, tesla_pkg::OP_PREBRK,
      tesla_pkg::OP_BRK, tesla_pkg::OP_BAR, tesla_pkg::OP_JOINAT, tesla_pkg::OP_BRA_C,
      tesla_pkg::OP_PRERET, tesla_pkg::OP_QUADON, tesla_pkg::OP_QUADPOP, tesla_pkg::OP_BRKPT,
      tesla_pkg::OP_DISCARD:
        is_control = 1'b1;
      default: is_control = 1'b0;
    endcase
  end

  assign is_output = op == tesla_pkg::OP_EMIT || op == tesla_pkg::OP_RESTART;

  always_comb begin
    uop_o          = '0;
    uop_o.op       = op;
    uop_o.words    = words;
    uop_o.pc       = pc;
    uop_o.nwords   = missing ? nwords : (is_short ? 2'd1 : 2'd2);
    uop_o.trap     = trap;
    uop_o.imm      = tesla_uop_pkg::ImmNone;
    uop_o.c_slot   = tesla_uop_pkg::SlotA;
    uop_o.lanemask = 4'hf;
    if (is_short) uop_o.words[63:32] = 32'd0;
    if (trap != 16'd0) begin
      uop_o.ctl = 1'b1;
    end else begin
      uop_o.lsu   = is_lsu || is_tex;
      uop_o.tex   = is_tex;
      uop_o.live  = is_tex && fragment && (is_short ? tesla_pkg::get_live8(w0) : tesla_pkg::get_live(w1));
      uop_o.sfu   = op == tesla_pkg::OP_RCP || op == tesla_pkg::OP_RSQRT ||
                    op == tesla_pkg::OP_LG2 || op == tesla_pkg::OP_SIN ||
                    op == tesla_pkg::OP_COS || op == tesla_pkg::OP_EX2 ||
                    op == tesla_pkg::OP_PRESIN || op == tesla_pkg::OP_PREEX2;
      uop_o.f64   = op == tesla_pkg::OP_DFMA || op == tesla_pkg::OP_DADD ||
                    op == tesla_pkg::OP_DMUL || op == tesla_pkg::OP_DMIN ||
                    op == tesla_pkg::OP_DMAX || op == tesla_pkg::OP_DSET ||
                    op == tesla_pkg::OP_I2F64 || op == tesla_pkg::OP_F2I64 ||
                    op == tesla_pkg::OP_F2F64;
      uop_o.exit  = is_long && tesla_pkg::get_long_end(w1) == 2'd1;
      uop_o.join_ = is_long && tesla_pkg::get_long_end(w1) == 2'd2;
      uop_o.ctl   = is_control || is_output || (is_long && tesla_pkg::get_long_end(w1) != 2'd0);
      uop_o.pred  = cls.pred;
      uop_o.csrc  = is_long || is_ctl ? tesla_pkg::get_long_c(w1) : 2'd0;
      // Register sources
      uop_o.a.used  = s1_reg && !s_src;
      uop_o.a.half  = cls.half1;
      uop_o.a.high  = src1[0];
      uop_o.a.index = is_long ? src1 : {1'b0, tesla_pkg::get_s1_source_1(w0)};
      if (cls.half1) uop_o.a.index = uop_o.a.index >> 1;
      uop_o.b.used  = s2_reg && !c_src2;
      uop_o.b.half  = cls.half2;
      uop_o.b.high  = src2[0];
      uop_o.b.index = is_long ? src2 : {1'b0, tesla_pkg::get_s2_source_2(w0)};
      if (cls.half2) uop_o.b.index = uop_o.b.index >> 1;
      uop_o.c.used  = s3_reg && !c_src3;
      uop_o.c.half  = cls.half3;
      uop_o.c.high  = src3[0];
      uop_o.c.index = is_long ? src3 : {1'b0, tesla_pkg::get_sd_addend(w0)};  // short addend: the destination
      if (cls.half3) uop_o.c.index = src3 >> 1;
      if (is_store) begin
        uop_o.b.used  = 1'b1;
        uop_o.b.index = dst;
        uop_o.c.used  = size == 3'd4 || size == 3'd5;
        uop_o.c.index = dst | 7'd1;
      end else if (is_atom) begin  // data in b; of a pair the rest in c, else cas's new value
        uop_o.b.used  = 1'b1;
        uop_o.c.used  = size == 3'd4 || is_cas;
        uop_o.c.index = (size == 3'd4) ? src2 | 7'd1 : src3;
      end else if (is_tex) begin  // one that is not there wraps here, and is 0 in tesla_texture
        uop_o.a.used  = 1'b1;
        uop_o.a.index = d_field;
        uop_o.b.used  = t_last != 2'd0;
        uop_o.b.index = d_field + 7'd1;
        uop_o.c.used  = t_last[1];
        uop_o.c.index = d_field + 7'd2;
      end
      if (op == tesla_pkg::OP_INTERP) begin  // v[] comes in slot a
        uop_o.b.used  = is_long ? tesla_pkg::get_long_scaled(w1) : tesla_pkg::get_scaled(w0);
        uop_o.b.index = uop_o.a.index;
      end
      // Immediates
      if (is_imm) begin
        uop_o.imm = tesla_uop_pkg::ImmWord;
        if (cls.half2 || (op == tesla_pkg::OP_MOV && d_half)) uop_o.imm = tesla_uop_pkg::ImmHalf;
      end else if (cls.const2) begin
        uop_o.imm = tesla_uop_pkg::ImmShift;
      end
      // Memory operands
      uop_o.s_write = op == tesla_pkg::OP_ST_S || op == tesla_pkg::OP_ST_UNLOCK;
      uop_o.s_use   = s_src || uop_o.s_write || op == tesla_pkg::OP_LD_S ||
                      op == tesla_pkg::OP_LD_LOCK || op == tesla_pkg::OP_LD_A ||
                      op == tesla_pkg::OP_INTERP;
      uop_o.s_mode  = s_src ? s_mode : ld_mode;
      uop_o.s_in    = tesla_uop_pkg::InShared;
      if (op == tesla_pkg::OP_INTERP) uop_o.s_in = tesla_uop_pkg::InInterpolated;
      else if (p_src)                 uop_o.s_in = tesla_uop_pkg::InPrimitive;
      else if (op == tesla_pkg::OP_LD_A) uop_o.s_in = tesla_uop_pkg::InAttribute;
      uop_o.s_direct = a_src;
      uop_o.s_row    = a_off;
      if (is_long ? tesla_pkg::get_long_flat(w1) : tesla_pkg::get_flat(w0))       uop_o.sample = 2'd2;
      else if (is_long ? tesla_pkg::get_long_centroid(w1) : tesla_pkg::get_centroid(w0)) uop_o.sample = 2'd1;
      uop_o.c_use   = c_any || op == tesla_pkg::OP_LD_C || op == tesla_pkg::OP_BRA_C;
      uop_o.c_direct = c_any && s_any;
      uop_o.c_bank  = is_short ? {3'd0, tesla_pkg::get_s2_bank(w0)} : tesla_pkg::get_l2_bank(w1);
      uop_o.c_off   = c_bytes[8:0];
      uop_o.c_mode  = 2'd3;
      if (op == tesla_pkg::OP_LD_C) uop_o.c_mode = ld_mode;
      else if (c_any && c_half)     uop_o.c_mode = 2'd1;
      if (c_src2)      uop_o.c_slot = tesla_uop_pkg::SlotB;
      else if (c_src3) uop_o.c_slot = tesla_uop_pkg::SlotC;
      if (indirect || op == tesla_pkg::OP_BRA_C || op == tesla_pkg::OP_INTERP) uop_o.areg = areg;
      if (s_any)      uop_o.off = s_bytes;
      else if (c_any) uop_o.off = c_bytes;
      else            uop_o.off = ld_bytes;
      uop_o.inc = inc && (s_any || c_any || cls.memory);
      // Destinations
      uop_o.d_we    = (cls.dest != tesla_uop_pkg::DestNone && (!d_bucket || d_out)) || op == tesla_pkg::OP_ST_O;
      uop_o.d_out   = d_out || op == tesla_pkg::OP_ST_O;
      uop_o.d_pair  = uop_o.f64 && cls.pair_d;
      uop_o.d_half  = d_half;
      uop_o.d_high  = d_field[0];
      uop_o.d_index = d_half ? {1'b0, d_field[6:1]} : d_field;
      if (is_tex) begin
        uop_o.d_count = {2'd0, t_mask[0]} + {2'd0, t_mask[1]} + {2'd0, t_mask[2]} + {2'd0, t_mask[3]};
      end else if (is_lsu && !is_store) begin
        uop_o.d_count = 3'd1;
        if (size == 3'd4) uop_o.d_count = 3'd2;
        if (size == 3'd5) uop_o.d_count = 3'd4;
      end
      uop_o.c_we    = cls.c_always || (cls.c_maybe && is_long && tesla_pkg::get_mc_writes_c(w1));
      uop_o.c_dst   = tesla_pkg::get_mc_c(w1);
      uop_o.a_we    = cls.a_result && tesla_pkg::get_da_a(w0) >= 3'd1 && tesla_pkg::get_da_a(w0) <= 3'd4;
      uop_o.a_dst   = 2'(tesla_pkg::get_da_a(w0) - 3'd1);
      if ((op == tesla_pkg::OP_MOV && is_long) || op == tesla_pkg::OP_LD_A) uop_o.lanemask = tesla_pkg::get_lanes(w1);
      uop_o.two = op == tesla_pkg::OP_VOTE || (op == tesla_pkg::OP_SHL_TO_A && uop_o.inc) ||
                  (is_store && size == 3'd5) || (is_cas && size == 3'd4) || uop_o.f64 ||
                  (is_tex && t_last == 2'd3);
    end
  end

  // Straight to tesla_control: nothing to execute or read, and the predicate is known.
  assign direct_o = uop_o.ctl && (trap != 16'd0 || op == tesla_pkg::OP_NOP ||
                                  op == tesla_pkg::OP_PMEVENT ||
                                  ((is_control || is_output) && !pred_reads && op != tesla_pkg::OP_BRA_C));

  // Scoreboard lines. $r from 32 on share lines with $r0..$r31.
  logic [31:0]           g_read, g_write;
  logic [3:0]            a_read, a_write, c_lines_read, c_lines_write;
  always_comb begin
    g_read  = '0;
    g_write = '0;
    if (uop_o.a.used) g_read[uop_o.a.index[4:0]] = 1'b1;
    if (uop_o.b.used) g_read[uop_o.b.index[4:0]] = 1'b1;
    if (uop_o.c.used) g_read[uop_o.c.index[4:0]] = 1'b1;
    if (is_store && size == 3'd5) begin
      g_read[{uop_o.d_index[4:2], 2'd2}] = 1'b1;
      g_read[{uop_o.d_index[4:2], 2'd3}] = 1'b1;
    end
    if (uop_o.a.used && cls.pair1) g_read[uop_o.a.index[4:0] | 5'd1] = 1'b1;
    if (uop_o.b.used && cls.pair2) g_read[uop_o.b.index[4:0] | 5'd1] = 1'b1;
    if (uop_o.c.used && cls.pair3) g_read[uop_o.c.index[4:0] | 5'd1] = 1'b1;
    if (uop_o.lsu && is_cas && size == 3'd4) begin
      g_read[src3[4:0]]        = 1'b1;
      g_read[src3[4:0] | 5'd1] = 1'b1;
    end
    if (uop_o.tex && t_last == 2'd3) g_read[uop_o.d_index[4:0] + 5'd3] = 1'b1;
    if (uop_o.d_we && !uop_o.d_out) g_write[uop_o.d_index[4:0]] = 1'b1;
    if (uop_o.d_we && uop_o.d_pair) g_write[uop_o.d_index[4:0] | 5'd1] = 1'b1;
    for (int unsigned k = 0; k < 4; k++) begin
      if (k < 32'(uop_o.d_count)) g_write[uop_o.d_index[4:0] + 5'(k)] = 1'b1;
    end
  end
  always_comb begin
    a_read  = '0;
    a_write = '0;
    if (uop_o.areg >= 3'd1 && uop_o.areg <= 3'd4) begin
      a_read[uop_o.areg[1:0] - 2'd1] = 1'b1;
      if (uop_o.inc) a_write[uop_o.areg[1:0] - 2'd1] = 1'b1;
    end
    if (uop_o.a_we) a_write[uop_o.a_dst] = 1'b1;
    c_lines_read  = '0;
    c_lines_write = '0;
    if (trap == 16'd0 && (pred_reads || cls.c_read)) c_lines_read[uop_o.csrc] = 1'b1;
    if (uop_o.c_we) c_lines_write[uop_o.c_dst] = 1'b1;
  end
  assign write_o = {c_lines_write, a_write, g_write};
  assign need_o  = {c_lines_read, a_read, g_read} | write_o;
endmodule
