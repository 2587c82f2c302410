// Table of operations: which operands each has, by its row in section 3 of the ISA sheet. One
// entry per operation; fields that depend on the form or the size are worked out beside it.
module tesla_classify (
  input  tesla_pkg::op_e        op_i,
  input  logic [63:0]           words_i,
  output tesla_uop_pkg::class_t class_o
);
  logic [31:0] w0, w1;
  logic        is_short, is_imm, is_long;
  assign w0       = words_i[31:0];
  assign w1       = words_i[63:32];
  assign is_short = !w0[0];
  assign is_imm   = w0[1:0] == 2'd1 && w1[1:0] == 2'd3;
  assign is_long  = w0[1:0] == 2'd1 && w1[1:0] != 2'd3;

  // b16 or b32, signed or not, where most rows have it
  logic                   half, sign, mad_half, mad_signed;
  tesla_uop_pkg::kind_e   kind_half, kind_size;
  tesla_uop_pkg::dest_e   dest_size;
  tesla_uop_pkg::source_e s2_form, s2_short, s3_long;
  always_comb begin
    half       = is_long ? !w1[26] : !w0[15];
    sign       = is_long ? w1[27] : w0[8];
    mad_half   = is_long ? !w0[28] && w1[31:29] <= 3'd2 : {w0[15], w0[8]} != 2'd3;
    mad_signed = is_long ? w1[31:29] != 3'd0 : {w0[15], w0[8]} != 2'd0;
    kind_half  = half ? tesla_uop_pkg::KindHalf : tesla_uop_pkg::KindWord;
    kind_size  = tesla_uop_pkg::KindWord;
    if (half) kind_size = sign ? tesla_uop_pkg::KindSigned : tesla_uop_pkg::KindUnsigned;
    dest_size  = half ? tesla_uop_pkg::DestHalf : tesla_uop_pkg::DestWord;
    // SRC2 is IMM in the immediate form; add has SRC2 in the short and SRC3 in the long form
    s2_form    = is_imm ? tesla_uop_pkg::SourceNone : tesla_uop_pkg::SourceMem;
    s2_short   = is_short ? tesla_uop_pkg::SourceMem : tesla_uop_pkg::SourceNone;
    s3_long    = is_long ? tesla_uop_pkg::SourceMem : tesla_uop_pkg::SourceNone;
  end

  always_comb begin
    class_o       = '0;
    class_o.s1    = tesla_uop_pkg::SourceNone;
    class_o.s2    = tesla_uop_pkg::SourceNone;
    class_o.s3    = tesla_uop_pkg::SourceNone;
    class_o.kind  = tesla_uop_pkg::KindWord;
    class_o.dest  = tesla_uop_pkg::DestNone;
    class_o.dest7 = is_long;
    class_o.pred  = is_long;
    unique case (op_i)
      tesla_pkg::OP_MOV: begin
        class_o.s1     = is_imm ? tesla_uop_pkg::SourceNone : tesla_uop_pkg::SourceMem;
        class_o.half1  = half;
        class_o.kind   = kind_half;
        class_o.dest   = dest_size;
        class_o.dest7  = !is_short;
        class_o.dest_o = 1'b1;
      end
      tesla_pkg::OP_MOV_FROM_C: begin
        class_o.dest   = tesla_uop_pkg::DestWord;
        class_o.c_read = 1'b1;
      end
      tesla_pkg::OP_MOV_FROM_A: begin
        class_o.dest     = tesla_uop_pkg::DestWord;
        class_o.a_source = 1'b1;
      end
      tesla_pkg::OP_MOV_FROM_SR: class_o.dest = tesla_uop_pkg::DestWord;
      tesla_pkg::OP_MOV_TO_C: begin
        class_o.s1       = tesla_uop_pkg::SourceReg;
        class_o.c_always = 1'b1;
      end
      tesla_pkg::OP_SHL_TO_A: begin
        class_o.s1       = tesla_uop_pkg::SourceMem;
        class_o.a_result = 1'b1;
      end
      tesla_pkg::OP_ADD_TO_A: begin
        class_o.a_source = 1'b1;
        class_o.a_result = 1'b1;
      end
      tesla_pkg::OP_LD_C, tesla_pkg::OP_LD_S, tesla_pkg::OP_LD_LOCK: begin
        class_o.memory    = 1'b1;
        class_o.dest      = dest_size;
        class_o.dest_o    = 1'b1;
        class_o.c_always  = op_i == tesla_pkg::OP_LD_LOCK;
      end
      tesla_pkg::OP_ST_S, tesla_pkg::OP_ST_UNLOCK: begin
        class_o.memory    = 1'b1;
        class_o.s3        = tesla_uop_pkg::SourceReg;
        class_o.half3     = !w1[21];
      end
      tesla_pkg::OP_LD_L, tesla_pkg::OP_ST_L: class_o.memory = 1'b1;
      tesla_pkg::OP_LD_A: begin
        class_o.memory    = 1'b1;
        class_o.dest      = tesla_uop_pkg::DestWord;
        class_o.dest_o    = 1'b1;
      end
      tesla_pkg::OP_ST_O: begin
        class_o.memory    = 1'b1;
        class_o.s3        = tesla_uop_pkg::SourceReg;
      end
      tesla_pkg::OP_INTERP: begin  // its SRC1 and v[] are worked out in tesla_decode
        class_o.dest      = tesla_uop_pkg::DestWord;
      end
      tesla_pkg::OP_LD_G, tesla_pkg::OP_ST_G: class_o.s1 = tesla_uop_pkg::SourceReg;
      tesla_pkg::OP_RED, tesla_pkg::OP_ATOM: begin
        class_o.s1        = tesla_uop_pkg::SourceReg;
        class_o.pair2     = op_i == tesla_pkg::OP_ATOM && w1[23:21] == 3'd4;
        class_o.pair3     = class_o.pair2 && w1[5:2] == 4'd2;  // cas
      end
      tesla_pkg::OP_IADD: begin
        class_o.s1      = tesla_uop_pkg::SourceMem;
        class_o.s2      = s2_short;
        class_o.s3      = s3_long;
        class_o.half1   = half;
        class_o.half2   = half;
        class_o.half3   = half;
        class_o.kind    = kind_half;
        class_o.dest    = dest_size;
        class_o.dest_o  = 1'b1;
        class_o.c_maybe = 1'b1;
        class_o.c_read  = w0[28] && w0[22];  // addc
      end
      tesla_pkg::OP_IMUL16: begin
        class_o.s1      = tesla_uop_pkg::SourceMem;
        class_o.s2      = s2_form;
        class_o.half1   = 1'b1;
        class_o.half2   = 1'b1;
        class_o.kind    = (is_long ? w1[15] : w0[15]) ? tesla_uop_pkg::KindSigned
                                                      : tesla_uop_pkg::KindUnsigned;
        class_o.dest    = tesla_uop_pkg::DestWord;
        class_o.dest_o  = 1'b1;
        class_o.c_maybe = 1'b1;
      end
      tesla_pkg::OP_IMUL24: begin
        class_o.s1      = tesla_uop_pkg::SourceMem;
        class_o.s2      = s2_form;
        class_o.dest    = tesla_uop_pkg::DestWord;
        class_o.dest_o  = 1'b1;
        class_o.c_maybe = 1'b1;
      end
      tesla_pkg::OP_IMAD: begin
        class_o.s1      = tesla_uop_pkg::SourceMem;
        class_o.s2      = s2_form;
        class_o.s3      = is_long ? tesla_uop_pkg::SourceMem : tesla_uop_pkg::SourceReg;
        class_o.half1   = mad_half;
        class_o.half2   = mad_half;
        if (mad_half) class_o.kind = mad_signed ? tesla_uop_pkg::KindSigned
                                                : tesla_uop_pkg::KindUnsigned;
        class_o.dest    = tesla_uop_pkg::DestWord;
        class_o.dest_o  = 1'b1;
        class_o.c_maybe = 1'b1;
        class_o.c_read  = is_long ? w1[27:26] == 2'd3 : w0[28] && w0[22];
      end
      tesla_pkg::OP_ISAD: begin
        class_o.s1      = tesla_uop_pkg::SourceMem;
        class_o.s2      = tesla_uop_pkg::SourceMem;
        class_o.s3      = is_long ? tesla_uop_pkg::SourceMem : tesla_uop_pkg::SourceReg;
        class_o.half1   = half;
        class_o.half2   = half;
        class_o.kind    = kind_size;
        class_o.dest    = tesla_uop_pkg::DestWord;
        class_o.dest_o  = 1'b1;
        class_o.c_maybe = 1'b1;
      end
      tesla_pkg::OP_ISET, tesla_pkg::OP_IMAX, tesla_pkg::OP_IMIN, tesla_pkg::OP_SHL,
      tesla_pkg::OP_SHR: begin
        class_o.s1      = tesla_uop_pkg::SourceMem;
        class_o.s2      = tesla_uop_pkg::SourceMem;
        class_o.const2  = (op_i == tesla_pkg::OP_SHL || op_i == tesla_pkg::OP_SHR) && w1[20];
        if (class_o.const2) class_o.s2 = tesla_uop_pkg::SourceNone;
        class_o.half1   = half;
        class_o.half2   = half;
        class_o.kind    = (op_i == tesla_pkg::OP_SHL) ? kind_half : kind_size;
        class_o.dest    = dest_size;
        class_o.dest_o  = 1'b1;
        class_o.c_maybe = 1'b1;
      end
      tesla_pkg::OP_LOGIC: begin  // the immediate form has 32 bits only
        class_o.s1      = tesla_uop_pkg::SourceMem;
        class_o.s2      = s2_form;
        class_o.half1   = is_long && half;
        class_o.half2   = is_long && half;
        class_o.kind    = is_long ? kind_half : tesla_uop_pkg::KindWord;
        class_o.dest    = is_long ? dest_size : tesla_uop_pkg::DestWord;
        class_o.dest_o  = 1'b1;
        class_o.c_maybe = 1'b1;
      end
      tesla_pkg::OP_I2I, tesla_pkg::OP_I2F: begin
        class_o.s1        = tesla_uop_pkg::SourceMem;
        class_o.half1     = !w1[14];
        if (w1[15])       class_o.kind = tesla_uop_pkg::KindByte;
        else if (!w1[14]) class_o.kind = w1[16] ? tesla_uop_pkg::KindSigned
                                                : tesla_uop_pkg::KindUnsigned;
        class_o.dest      = dest_size;
        class_o.dest_o    = 1'b1;
        class_o.c_maybe   = 1'b1;
      end
      tesla_pkg::OP_F2I, tesla_pkg::OP_F2F: begin
        class_o.s1        = tesla_uop_pkg::SourceMem;
        class_o.half1     = !w1[14];
        if (!w1[14]) class_o.kind = tesla_uop_pkg::KindHalf;
        class_o.dest      = dest_size;
        class_o.dest_o    = 1'b1;
        class_o.c_maybe   = 1'b1;
      end
      tesla_pkg::OP_I2F64, tesla_pkg::OP_F2I64, tesla_pkg::OP_F2F64: begin
        class_o.s1        = w1[14] ? tesla_uop_pkg::SourceReg : tesla_uop_pkg::SourceMem;
        class_o.pair1     = w1[14];
        class_o.pair_d    = w1[26];
        class_o.dest      = tesla_uop_pkg::DestWord;
        class_o.dest_o    = !w1[26];
        class_o.c_maybe   = 1'b1;
      end
      tesla_pkg::OP_FADD: begin
        class_o.s1        = tesla_uop_pkg::SourceMem;
        class_o.s2        = s2_short;
        class_o.s3        = s3_long;
        class_o.dest      = tesla_uop_pkg::DestWord;
        class_o.dest_o    = 1'b1;
        class_o.c_maybe   = 1'b1;
      end
      tesla_pkg::OP_FMUL, tesla_pkg::OP_FSET, tesla_pkg::OP_FMAX, tesla_pkg::OP_FMIN,
      tesla_pkg::OP_FMAD, tesla_pkg::OP_FSLCT: begin
        class_o.s1        = tesla_uop_pkg::SourceMem;
        class_o.s2        = s2_form;
        if (op_i == tesla_pkg::OP_FMAD)
          class_o.s3 = is_long ? tesla_uop_pkg::SourceMem : tesla_uop_pkg::SourceReg;
        if (op_i == tesla_pkg::OP_FSLCT) class_o.s3 = tesla_uop_pkg::SourceMem;
        class_o.dest      = tesla_uop_pkg::DestWord;
        class_o.dest_o    = 1'b1;
        class_o.c_maybe   = 1'b1;
      end
      tesla_pkg::OP_PRESIN, tesla_pkg::OP_PREEX2: begin
        class_o.s1        = tesla_uop_pkg::SourceMem;
        class_o.dest      = tesla_uop_pkg::DestWord;
        class_o.dest_o    = 1'b1;
      end
      tesla_pkg::OP_RCP, tesla_pkg::OP_RSQRT, tesla_pkg::OP_LG2, tesla_pkg::OP_SIN,
      tesla_pkg::OP_COS, tesla_pkg::OP_EX2: begin
        class_o.s1        = tesla_uop_pkg::SourceReg;
        class_o.dest      = tesla_uop_pkg::DestWord;
        class_o.dest_o    = 1'b1;
      end
      tesla_pkg::OP_QUADOP: begin
        class_o.s1        = tesla_uop_pkg::SourceReg;
        class_o.s3        = tesla_uop_pkg::SourceReg;
        class_o.dest      = tesla_uop_pkg::DestWord;
        class_o.dest_o    = 1'b1;
        class_o.c_maybe   = 1'b1;
      end
      tesla_pkg::OP_DFMA, tesla_pkg::OP_DADD, tesla_pkg::OP_DMUL, tesla_pkg::OP_DMIN,
      tesla_pkg::OP_DMAX, tesla_pkg::OP_DSET: begin
        class_o.s1        = tesla_uop_pkg::SourceReg;
        class_o.pair1     = 1'b1;
        class_o.pair2     = op_i != tesla_pkg::OP_DADD;
        class_o.pair3     = op_i == tesla_pkg::OP_DFMA || op_i == tesla_pkg::OP_DADD;
        if (class_o.pair2) class_o.s2 = tesla_uop_pkg::SourceReg;
        if (class_o.pair3) class_o.s3 = tesla_uop_pkg::SourceReg;
        class_o.pair_d    = op_i != tesla_pkg::OP_DSET;
        class_o.dest      = tesla_uop_pkg::DestWord;
        class_o.dest_o    = op_i == tesla_pkg::OP_DSET;
        class_o.c_maybe   = 1'b1;
      end
      tesla_pkg::OP_VOTE: begin  // the predicate is data
        class_o.c_always = 1'b1;
        class_o.c_read   = 1'b1;
        class_o.pred     = 1'b0;
      end
      tesla_pkg::OP_TEXAUTO, tesla_pkg::OP_TEXFETCH, tesla_pkg::OP_TEXBIAS,
      tesla_pkg::OP_TEXLOD, tesla_pkg::OP_TEXSIZE, tesla_pkg::OP_TEXPREP,
      tesla_pkg::OP_TEXQUERYLOD, tesla_pkg::OP_TEXCSAA, tesla_pkg::OP_TEXGATHER: begin
        class_o.texture   = 1'b1;
      end
      tesla_pkg::OP_BRA, tesla_pkg::OP_RET, tesla_pkg::OP_BRK: class_o.pred = 1'b1;
      tesla_pkg::OP_DISCARD: begin
        class_o.pred      = 1'b1;
      end
      default: ;  // no operands
    endcase
  end
endmodule
