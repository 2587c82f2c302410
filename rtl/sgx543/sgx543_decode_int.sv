// Decodes instructions on bits and mads of 16 and 32 bits (sheet 3.10, 3.15 to 3.17); see sgx543_decode. Combinational.
module sgx543_decode_int (
  input  logic                     enable_i,
  input  sgx543_pkg::op_e          op_i,
  input  logic [63:0]              word_i,
  input  sgx543_core_pkg::source_t s0_i,
  input  sgx543_core_pkg::source_t s1_i,
  input  sgx543_core_pkg::source_t s2_i,
  input  sgx543_core_pkg::uop_t    plain_i,
  output sgx543_core_pkg::uop_t    uop_o
);
  localparam logic [2:0] F32 = sgx543_arith_pkg::FmtF32, U16 = sgx543_arith_pkg::FmtU16, S16 = sgx543_arith_pkg::FmtS16;
  logic [31:0] w0, w1;
  assign w0 = word_i[31:0];
  assign w1 = word_i[63:32];
  logic [1:0]  i16_mode, s2type;
  assign i16_mode = sgx543_pkg::get_i16mad_mode(w1);
  assign s2type   = sgx543_pkg::get_i32mad_s2type(w1);

  // An operand of a mad of 16 bits: 16 bits, a byte as the mode has it, or a signed byte
  function automatic logic [4:0] mad_part(input logic [1:0] code, input logic high, input logic is_signed, input logic negate);
    mad_part = {code == 2'd0 ? sgx543_int_pkg::PartLow : high ? sgx543_int_pkg::PartByte1 : sgx543_int_pkg::PartByte0, is_signed || code[1], negate};
  endfunction

  sgx543_core_pkg::uop_t    u;
  sgx543_core_pkg::source_t s0, s1, s2;
  sgx543_int_pkg::int_t     i;
  logic                     half, is_signed;
  always_comb begin
    u  = enable_i ? plain_i : '0;
    s0 = s0_i;
    s1 = s1_i;
    s2 = s2_i;
    i         = '0;
    half      = 1'b0;
    is_signed = 1'b0;
    if (enable_i) begin
      unique case (op_i)
        sgx543_pkg::OP_AND, sgx543_pkg::OP_OR, sgx543_pkg::OP_XOR, sgx543_pkg::OP_SHL, sgx543_pkg::OP_ROL, sgx543_pkg::OP_SHR,
        sgx543_pkg::OP_ASR, sgx543_pkg::OP_RLP: begin
          u.pred      = sgx543_decode_pkg::pred_ext(sgx543_pkg::get_bw_pred(w1));
          u.count     = sgx543_pkg::get_bw_rcount(w1);
          u.ends      = sgx543_pkg::get_bw_end(w1);
          half        = sgx543_pkg::get_bw_partial(w1);
          u.unit      = sgx543_core_pkg::UnitInt;
          u.integer_result = 1'b1;
          i.kind      = sgx543_int_pkg::IntBits;
          i.bits.op   = op_i == sgx543_pkg::OP_AND ? sgx543_int_pkg::BitsAnd : op_i == sgx543_pkg::OP_OR ? sgx543_int_pkg::BitsOr
                        : op_i == sgx543_pkg::OP_XOR ? sgx543_int_pkg::BitsXor : op_i == sgx543_pkg::OP_SHL ? sgx543_int_pkg::BitsShl
                        : op_i == sgx543_pkg::OP_ROL ? sgx543_int_pkg::BitsRol : op_i == sgx543_pkg::OP_SHR ? sgx543_int_pkg::BitsShr
                        : op_i == sgx543_pkg::OP_ASR ? sgx543_int_pkg::BitsAsr : sgx543_int_pkg::BitsRlp;
          i.bits.half = half;
          i.bits.turn = sgx543_pkg::get_bw_rot(w1);
          i.bits.flip = sgx543_pkg::get_bw_inv(w1);
          u.dst.fmt   = half ? U16 : F32;
          u.dst.mask  = 4'h1;
          u.b         = s1;
          u.b.lanes   = 4'h1;
          if (op_i == sgx543_pkg::OP_RLP) begin
            u.carries = 1'b1;
            u.pdst    = sgx543_pkg::get_bw_immhi(w1);
          end else begin
            u.c       = s2;
            u.c.lanes = 4'h1;
            u.literal = {16'd0, sgx543_pkg::get_bw_immhi(w1), sgx543_pkg::get_bw_immmid(w0), sgx543_pkg::get_bw_src2(w0)};
            u.is_literal = u.c.bank == sgx543_core_pkg::BankImmediate;
          end
        end
        sgx543_pkg::OP_I16MAD, sgx543_pkg::OP_I32MAD, sgx543_pkg::OP_I32MAD2: begin
          u.pred     = op_i == sgx543_pkg::OP_I32MAD2 ? sgx543_decode_pkg::pred_ext(sgx543_pkg::get_i32mad2_pred(w1)) : sgx543_decode_pkg::pred_short(sgx543_pkg::get_i16mad_pred(w1));
          u.count    = {1'b0, sgx543_pkg::get_i16mad_rcount(w1)};
          u.ends     = sgx543_pkg::get_i16mad_end(w1);
          u.unit     = sgx543_core_pkg::UnitInt;
          u.integer_result = 1'b1;
          i.kind     = sgx543_int_pkg::IntMad;
          u.dst.mask = 4'h1;
          s0.lanes   = 4'h1;
          s1.lanes   = 4'h1;
          s2.lanes   = 4'h1;
          unique case (op_i)
            sgx543_pkg::OP_I16MAD: begin
              is_signed   = i16_mode[1];
              i.mad.a     = {sgx543_int_pkg::PartLow, is_signed, 1'b0};
              i.mad.b     = mad_part(sgx543_pkg::get_i16mad_s1fmt(w1), sgx543_pkg::get_i16mad_s1hi8(w1), is_signed, 1'b0);
              i.mad.c     = mad_part(sgx543_pkg::get_i16mad_s2fmt(w1), sgx543_pkg::get_i16mad_s2hi8(w1), is_signed, sgx543_pkg::get_i16mad_s2neg(w1));
              i.mad.b_abs = sgx543_pkg::get_i16mad_abs(w1) && is_signed;
              i.mad.bound = !i16_mode[0] ? sgx543_int_pkg::BoundNone : is_signed ? sgx543_int_pkg::BoundS16 : sgx543_int_pkg::BoundU16;
              u.dst.fmt   = is_signed ? S16 : U16;
            end
            sgx543_pkg::OP_I32MAD: begin
              u.legal     = s2type != 2'd3;
              is_signed   = sgx543_pkg::get_i32mad_sgn(w1);
              i.mad.a     = {sgx543_pkg::get_i32mad_s0hi(w1) ? sgx543_int_pkg::PartHigh : sgx543_int_pkg::PartLow, is_signed, 1'b0};
              i.mad.b     = {sgx543_pkg::get_i32mad_s1hi(w1) ? sgx543_int_pkg::PartHigh : sgx543_int_pkg::PartLow, is_signed, 1'b0};
              i.mad.c     = s2type == 2'd2 ? {sgx543_int_pkg::PartWord, is_signed, 1'b0}
                            : {sgx543_pkg::get_i32mad_s2hi(w1) ? sgx543_int_pkg::PartHigh : sgx543_int_pkg::PartLow, s2type[0], 1'b0};
              i.mad.bound = !sgx543_pkg::get_i32mad_sat(w1) ? sgx543_int_pkg::BoundNone : is_signed ? sgx543_int_pkg::BoundS32 : sgx543_int_pkg::BoundU32;
            end
            default: begin
              i.mad.a = {sgx543_int_pkg::PartWord, 1'b0, 1'b0};
              i.mad.b = {sgx543_int_pkg::PartWord, 1'b0, sgx543_pkg::get_i32mad2_s1neg(w1)};
              i.mad.c = {sgx543_int_pkg::PartWord, 1'b0, sgx543_pkg::get_i32mad2_s2neg(w1)};
              if (sgx543_pkg::get_i32mad2_sn(w1)) begin
                i.mad.a.part = sgx543_int_pkg::PartZero;
                s0.lanes     = 4'h0;
                s1.lanes     = 4'h0;
              end
            end
          endcase
          {u.a, u.b, u.c} = {s0, s1, s2};
        end
        default: ;
      endcase
      u.int_op = i;
    end
    uop_o = u;
  end
endmodule
