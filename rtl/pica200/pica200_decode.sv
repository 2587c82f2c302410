// What an instruction is and which registers it names (sheet 2.1, 2.2, 3.1). Combinational.
module pica200_decode (
  input  logic                    geometry_i,  // EMIT and SETEMIT do something
  input  logic [31:0]             word_i,
  input  logic [3:0]              mask_i,      // destination mask of its descriptor
  output pica200_core_pkg::dec_t  dec_o,
  output pica200_core_pkg::need_t need_o
);
  pica200_pkg::op_e op;
  assign op = pica200_pkg::op_of(word_i);

  // What the operation is: one column each.
  logic vector, one, wide2, wide3, three, sfu, cond;
  always_comb begin
    vector = 1'b0;  // works on vectors: its format names a descriptor
    one    = 1'b0;  // has one source; vector operations have two otherwise
    three  = 1'b0;  // has three
    wide2  = 1'b0;  // its wide source is the second
    wide3  = 1'b0;  // the third; else the first
    sfu    = 1'b0;
    cond   = 1'b0;  // looks at cmp
    unique case (op)
      pica200_pkg::OP_ADD, pica200_pkg::OP_DP3, pica200_pkg::OP_DP4, pica200_pkg::OP_DPH,
      pica200_pkg::OP_DST, pica200_pkg::OP_MUL, pica200_pkg::OP_SGE, pica200_pkg::OP_SLT,
      pica200_pkg::OP_MAX, pica200_pkg::OP_MIN,
      pica200_pkg::OP_CMP:    {vector}               = '1;
      pica200_pkg::OP_EX2, pica200_pkg::OP_LG2, pica200_pkg::OP_RCP,
      pica200_pkg::OP_RSQ:    {vector, one, sfu}     = '1;
      pica200_pkg::OP_LITP, pica200_pkg::OP_FLR, pica200_pkg::OP_MOVA,
      pica200_pkg::OP_MOV:    {vector, one}          = '1;
      pica200_pkg::OP_DPHI, pica200_pkg::OP_DSTI, pica200_pkg::OP_SGEI,
      pica200_pkg::OP_SLTI:   {vector, wide2}        = '1;
      pica200_pkg::OP_MAD:    {vector, three, wide2} = '1;
      pica200_pkg::OP_MADI:   {vector, three, wide3} = '1;
      pica200_pkg::OP_BREAKC, pica200_pkg::OP_CALLC, pica200_pkg::OP_IFC,
      pica200_pkg::OP_JMPC:   {cond}                 = '1;
      default: ;
    endcase
  end

  always_comb begin
    dec_o.desc    = vector;
    dec_o.sfu     = sfu && mask_i != '0;
    dec_o.alu     = vector && !sfu;
    dec_o.writes  = vector && op != pica200_pkg::OP_CMP && op != pica200_pkg::OP_MOVA &&
                    mask_i != '0;
    dec_o.mova    = op == pica200_pkg::OP_MOVA && mask_i[3:2] != '0;
    dec_o.flags   = op == pica200_pkg::OP_CMP || op == pica200_pkg::OP_LITP;
    dec_o.setemit = geometry_i && op == pica200_pkg::OP_SETEMIT;
    dec_o.emit    = geometry_i && op == pica200_pkg::OP_EMIT;
    dec_o.stop    = op == pica200_pkg::OP_END;
    dec_o.cond    = cond;
    dec_o.undef   = op == pica200_pkg::OP_UNDEF || (!geometry_i &&
                    (op == pica200_pkg::OP_EMIT || op == pica200_pkg::OP_SETEMIT));

    unique case (op)  // the ALU knows the plain spellings
      pica200_pkg::OP_DPHI: dec_o.op = pica200_pkg::OP_DPH;
      pica200_pkg::OP_DSTI: dec_o.op = pica200_pkg::OP_DST;
      pica200_pkg::OP_SGEI: dec_o.op = pica200_pkg::OP_SGE;
      pica200_pkg::OP_SLTI: dec_o.op = pica200_pkg::OP_SLT;
      pica200_pkg::OP_MADI: dec_o.op = pica200_pkg::OP_MAD;
      default:              dec_o.op = op;
    endcase

    dec_o.wide  = {wide3, wide2};
    dec_o.reads = {three, vector && !one, vector};
    dec_o.dst   = pica200_pkg::get_f1_dst(word_i);
    dec_o.idx   = pica200_pkg::get_f1_idx(word_i);
    dec_o.src0  = pica200_pkg::get_f1_src1(word_i);
    dec_o.src1  = {2'b00, pica200_pkg::get_f1_src2(word_i)};
    dec_o.src2  = '0;
    if (three) begin
      dec_o.dst  = pica200_pkg::get_f5_dst(word_i);
      dec_o.idx  = pica200_pkg::get_f5_idx(word_i);
      dec_o.src0 = {2'b00, pica200_pkg::get_f5_src1(word_i)};
      dec_o.src1 = wide2 ? pica200_pkg::get_f5_src2(word_i)
                         : {2'b00, pica200_pkg::get_f5i_src2(word_i)};
      dec_o.src2 = wide2 ? {2'b00, pica200_pkg::get_f5_src3(word_i)}
                         : pica200_pkg::get_f5i_src3(word_i);
    end else if (wide2) begin
      dec_o.src0 = {2'b00, pica200_pkg::get_f1i_src1(word_i)};
      dec_o.src1 = pica200_pkg::get_f1i_src2(word_i);
    end
    dec_o.target_end = word_i[21:10] + {4'd0, word_i[7:0]};
    // Only c registers are addressed relative to something.
    dec_o.rel = vector && (dec_o.idx == 2'd1 || dec_o.idx == 2'd2) &&
                ((dec_o.wide == 2'd0 && dec_o.src0[6:5] != '0) ||
                 (dec_o.wide == 2'd1 && dec_o.src1[6:5] != '0) ||
                 (dec_o.wide == 2'd2 && dec_o.src2[6:5] != '0));

    need_o        = '0;
    if (dec_o.reads[0] && dec_o.src0[6:4] == 3'b001) need_o.r[dec_o.src0[3:0]] = 1'b1;
    if (dec_o.reads[1] && dec_o.src1[6:4] == 3'b001) need_o.r[dec_o.src1[3:0]] = 1'b1;
    if (dec_o.reads[2] && dec_o.src2[6:4] == 3'b001) need_o.r[dec_o.src2[3:0]] = 1'b1;
    need_o.dst    = dec_o.dst;
    need_o.writes = dec_o.writes;
    need_o.sfu    = dec_o.sfu;
    need_o.cond   = dec_o.cond;
    need_o.rel    = dec_o.rel;
    need_o.emit   = dec_o.emit;
    need_o.stop   = dec_o.stop;
  end

`ifndef SYNTHESIS
  always_comb begin
    one_kind: assert ($onehot0({dec_o.alu, dec_o.sfu, dec_o.cond, dec_o.setemit, dec_o.emit, dec_o.stop, dec_o.undef}))
      else $error("%08x is of two kinds", word_i);
    sfu_writes: assert (!dec_o.sfu || dec_o.writes)
      else $error("%08x is computed and not written", word_i);
  end
`endif
endmodule
