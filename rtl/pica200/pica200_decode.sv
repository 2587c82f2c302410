// What an instruction is and which registers it names (sheet 2.1, 2.2, 3.1). Combinational.
module pica200_decode (
  input  logic               geometry_i,  // EMIT and SETEMIT do something
  input  logic [31:0]        word_i,
  input  logic [3:0]         mask_i,      // destination mask of its descriptor
  output pica200_pkg::dec_t  dec_o,
  output pica200_pkg::need_t need_o
);
  logic [5:0] opcode;
  logic       mad, madi, cmp, wide1, narrow1, one, sfu;
  assign opcode  = word_i[31:26];
  assign mad     = opcode[5:3] == 3'b111;
  assign madi    = opcode[5:3] == 3'b110;
  assign cmp     = opcode[5:1] == 5'b10111;
  assign narrow1 = opcode[5:2] == 4'b0110;  // DPHI, DSTI, SGEI, SLTI: source 1 is the narrow one
  assign wide1   = opcode[5:4] == 2'b00;    // two sources or one
  assign sfu     = opcode == pica200_pkg::OP_EX2 || opcode == pica200_pkg::OP_LG2 ||
                   opcode == pica200_pkg::OP_RCP || opcode == pica200_pkg::OP_RSQ;
  assign one     = sfu || opcode == pica200_pkg::OP_LITP || opcode == pica200_pkg::OP_FLR ||
                   opcode == pica200_pkg::OP_MOVA || opcode == pica200_pkg::OP_MOV;

  logic mova, vector, dst_vector;
  assign mova       = opcode == pica200_pkg::OP_MOVA;
  assign vector     = mad || madi || cmp || narrow1 || wide1 || mova ||
                      opcode == pica200_pkg::OP_MOV;
  assign dst_vector = vector && !cmp && !mova;

  always_comb begin
    dec_o.desc    = vector;
    dec_o.sfu     = sfu && mask_i != '0;
    dec_o.alu     = vector && !sfu;
    dec_o.writes  = dst_vector && mask_i != '0;
    dec_o.mova    = mova && mask_i[3:2] != '0;
    dec_o.flags   = cmp || opcode == pica200_pkg::OP_LITP;
    dec_o.setemit = geometry_i && opcode == pica200_pkg::OP_SETEMIT;
    dec_o.emit    = geometry_i && opcode == pica200_pkg::OP_EMIT;
    dec_o.stop    = opcode == pica200_pkg::OP_END;
    dec_o.cond    = opcode == pica200_pkg::OP_BREAKC || opcode == pica200_pkg::OP_CALLC ||
                    opcode == pica200_pkg::OP_IFC || opcode == pica200_pkg::OP_JMPC;
    dec_o.undef   = !vector && (!opcode[5] || (!geometry_i &&
                    (opcode == pica200_pkg::OP_EMIT || opcode == pica200_pkg::OP_SETEMIT)));

    dec_o.op      = narrow1 ? {4'b0000, 2'b00} : opcode;
    if (mad || madi) dec_o.op = pica200_pkg::OP_MAD;
    if (cmp)         dec_o.op = pica200_pkg::OP_CMP;
    if (narrow1) begin
      unique case (opcode[1:0])
        2'd0:    dec_o.op = pica200_pkg::OP_DPH;
        2'd1:    dec_o.op = pica200_pkg::OP_DST;
        2'd2:    dec_o.op = pica200_pkg::OP_SGE;
        default: dec_o.op = pica200_pkg::OP_SLT;
      endcase
    end

    dec_o.dst   = word_i[25:21];
    dec_o.idx   = word_i[20:19];
    dec_o.wide  = 2'd0;
    dec_o.reads = {1'b0, vector && !one, vector};
    dec_o.src0  = word_i[18:12];
    dec_o.src1  = {2'b00, word_i[11:7]};
    dec_o.src2  = word_i[11:5];
    if (narrow1) begin
      dec_o.wide = 2'd1;
      dec_o.src0 = {2'b00, word_i[18:14]};
      dec_o.src1 = word_i[13:7];
    end
    if (mad || madi) begin
      dec_o.dst   = word_i[28:24];
      dec_o.idx   = word_i[23:22];
      dec_o.reads = 3'b111;
      dec_o.src0  = {2'b00, word_i[21:17]};
      dec_o.wide  = mad ? 2'd1 : 2'd2;
      dec_o.src1  = mad ? word_i[16:10] : {2'b00, word_i[16:12]};
      dec_o.src2  = mad ? {2'b00, word_i[9:5]} : word_i[11:5];
    end
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
endmodule
