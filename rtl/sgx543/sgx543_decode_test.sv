// Decodes tests (sheet 3.9); see sgx543_decode. Combinational.
module sgx543_decode_test (
  input  logic                     enable_i,
  input  sgx543_pkg::op_e          op_i,
  input  logic [63:0]              word_i,
  input  sgx543_core_pkg::source_t s1_i,
  input  sgx543_core_pkg::source_t s2_i,
  input  sgx543_core_pkg::uop_t    plain_i,
  output sgx543_core_pkg::uop_t    uop_o
);
  localparam logic [2:0] F32 = sgx543_arith_pkg::FmtF32, F16 = sgx543_arith_pkg::FmtF16, U8 = sgx543_arith_pkg::FmtU8, S8 = sgx543_arith_pkg::FmtS8, U16 = sgx543_arith_pkg::FmtU16, S16 = sgx543_arith_pkg::FmtS16;
  logic [31:0] w0, w1;
  assign w0 = word_i[31:0];
  assign w1 = word_i[63:32];
  logic [1:0]  asel;
  logic [3:0]  aop;
  logic        s1neg, is_float;
  assign {asel, aop} = sgx543_pkg::get_tst_alu(w0);
  assign s1neg       = sgx543_pkg::get_tst_s1neg(w1);
  assign is_float    = asel == 2'd0;

  sgx543_core_pkg::uop_t    u;
  sgx543_core_pkg::source_t s1, s2;
  sgx543_int_pkg::int_t     i;
  logic                     half, sub;
  logic [3:0]               tested;    // lanes
  always_comb begin
    u  = enable_i ? plain_i : '0;
    s1 = s1_i;
    s2 = s2_i;
    i      = '0;
    half   = 1'b0;
    sub    = 1'b0;
    tested = 4'hf;
    if (enable_i) begin
      unique case (op_i)
        sgx543_pkg::OP_TST, sgx543_pkg::OP_TSTMSK: begin
          u.pred  = sgx543_decode_pkg::pred_ext(sgx543_pkg::get_tst_pred(w1));
          u.count = {2'd0, sgx543_pkg::get_tst_rcount(w1)};
          u.tests = 1'b1;
          u.stest = sgx543_pkg::get_tst_stest(w1);
          u.ztest = sgx543_pkg::get_tst_ztest(w1);
          u.both  = sgx543_pkg::get_tst_and(w1);
          u.legal = u.stest != 2'd3 && u.ztest != 2'd3;
          if (op_i == sgx543_pkg::OP_TST) begin
            u.chan        = sgx543_pkg::get_tst_chan(w1);
            u.pdst        = sgx543_pkg::get_tst_pdst(w1);
            u.test_chosen = 1'b1;
            tested        = u.chan == 3'd4 || u.chan == 3'd5 ? 4'hf : u.chan > 3'd5 ? 4'h5 : 4'h1 << u.chan[1:0];
          end
          u.dst.mask = tested;
          u.integer_result = !is_float;
          unique case (asel)
            2'd0: begin
              u.dst.fmt = sgx543_pkg::get_tst_prec(w1) ? F32 : F16;
              s1.fmt    = u.dst.fmt;
              s2.fmt    = u.dst.fmt;
              s1.neg    = s1neg;
              if (sgx543_pkg::get_tst_vscomp(w1)) s2.swz = 12'o0000;
              s1.lanes  = tested;
              s2.lanes  = tested;
              u.a       = s1;
              unique case (aop)
                4'd2, 4'd3, 4'd9, 4'd10, 4'd11, 4'd12, 4'd14: begin
                  u.float_op = aop == 4'd3 ? sgx543_arith_pkg::FloatFrc : aop == 4'd9 ? sgx543_arith_pkg::FloatMin
                               : aop == 4'd10 ? sgx543_arith_pkg::FloatMax : sgx543_arith_pkg::FloatAdd;
                  s2.neg     = aop[3] && aop != 4'd9 && aop != 4'd10;
                  u.c        = s2;
                end
                4'd4, 4'd5, 4'd6, 4'd7: begin
                  u.unit      = sgx543_core_pkg::UnitTable;
                  u.table_fn  = aop[1:0];
                  u.replicate = 1'b1;
                  s1.lanes    = 4'h1;
                  u.a         = s1;
                end
                4'd8: begin
                  u.float_op  = sgx543_arith_pkg::FloatDot4;
                  u.replicate = 1'b1;
                  s1.lanes    = 4'hf;
                  s2.lanes    = 4'hf;
                  {u.a, u.b}  = {s1, s2};
                end
                4'd13: begin
                  u.float_op = sgx543_arith_pkg::FloatMul;
                  u.b        = s2;
                end
                default: u.legal = 1'b0;
              endcase
            end
            2'd1: begin
              // 16 bits: add, sub, mul of i16, then of u16; 32 bits: add i32, add u32, sub i32, sub u32
              if (aop < 4'd6) u.legal = 1'b0;
              half       = aop < 4'd12;
              sub        = half ? aop == 4'd7 || aop == 4'd10 : aop[1];
              i.kind     = sgx543_int_pkg::IntMad;
              i.mad.a    = {half ? sgx543_int_pkg::PartLow : sgx543_int_pkg::PartWord, half ? aop < 4'd9 : !aop[0], s1neg};
              i.mad.c    = {i.mad.a.part, i.mad.a.is_signed, sub};
              i.mad.b    = {sgx543_int_pkg::PartOne, 1'b0, 1'b0};
              s1.lanes   = 4'h1;
              s2.lanes   = 4'h1;
              u.a        = s1;
              if (aop == 4'd8 || aop == 4'd11) begin
                i.mad.b = {sgx543_int_pkg::PartLow, i.mad.a.is_signed, 1'b0};
                i.mad.c = {sgx543_int_pkg::PartZero, 1'b0, 1'b0};
                u.b     = s2;
              end else begin
                u.c = s2;
              end
              u.unit     = sgx543_core_pkg::UnitInt;
              u.dst.fmt  = !half ? F32 : i.mad.a.is_signed ? S16 : U16;
              u.dst.mask = 4'h1;
            end
            2'd2: begin
              // add, sub of i8 and u8; mul of i8, fx8, u8; add, sub of fx8
              if (aop > 4'd8) u.legal = 1'b0;
              half       = aop == 4'd5 || aop == 4'd7 || aop == 4'd8;   // fx8
              sub        = aop == 4'd4 || aop == 4'd5 || aop == 4'd6;   // a product
              i.kind     = sgx543_int_pkg::IntColour;
              i.colour.f1 = {sgx543_int_pkg::FactorB, sgx543_int_pkg::FactorB, 2'b00};
              i.colour.x1 = {sgx543_int_pkg::FactorUnit, sgx543_int_pkg::FactorUnit, 2'b00};
              i.colour.f2 = {sgx543_int_pkg::FactorC, sgx543_int_pkg::FactorC, 2'b00};
              i.colour.x2 = {sgx543_int_pkg::FactorUnit, sgx543_int_pkg::FactorUnit, 2'b00};
              if (sub) begin
                i.colour.x1 = {sgx543_int_pkg::FactorC, sgx543_int_pkg::FactorC, 2'b00};
                i.colour.f2 = {sgx543_int_pkg::FactorZero, sgx543_int_pkg::FactorZero, 2'b00};
              end
              i.colour.is_signed = aop == 4'd0 || aop == 4'd1 || aop == 4'd4;
              i.colour.negate    = s1neg && !half;
              i.colour.normal    = aop == 4'd5;
              i.colour.op_rgb    = aop == 4'd1 || aop == 4'd3 || aop == 4'd8 ? sgx543_int_pkg::OpSub : sgx543_int_pkg::OpAdd;
              i.colour.op_alpha  = i.colour.op_rgb;
              i.colour.finish    = half ? sgx543_int_pkg::FinishClamp : sgx543_int_pkg::FinishWrap;
              u.unit     = sgx543_core_pkg::UnitInt;
              s1.fmt     = U8;
              s2.fmt     = U8;
              s1.lanes   = tested;
              s2.lanes   = tested;
              {u.b, u.c} = {s1, s2};
              u.dst.fmt  = i.colour.is_signed ? S8 : U8;
            end
            default: begin
              i.kind     = sgx543_int_pkg::IntBits;
              unique case (aop)
                4'd0:    i.bits.op = sgx543_int_pkg::BitsAnd;
                4'd1:    i.bits.op = sgx543_int_pkg::BitsOr;
                4'd2:    i.bits.op = sgx543_int_pkg::BitsXor;
                4'd3:    i.bits.op = sgx543_int_pkg::BitsShl;
                4'd4:    i.bits.op = sgx543_int_pkg::BitsShr;
                4'd5:    i.bits.op = sgx543_int_pkg::BitsRol;
                4'd7:    i.bits.op = sgx543_int_pkg::BitsAsr;
                default: u.legal   = 1'b0;
              endcase
              u.unit     = sgx543_core_pkg::UnitInt;
              s1.lanes   = 4'h1;
              s2.lanes   = 4'h1;
              {u.b, u.c} = {s1, s2};
              u.dst.mask = 4'h1;
            end
          endcase
          if (op_i == sgx543_pkg::OP_TSTMSK) begin
            u.test_mask = 1'b1;
            u.legal     = u.legal && sgx543_pkg::get_tstmsk_mtype(w1) != 2'd3;
            unique case (sgx543_pkg::get_tstmsk_mtype(w1))
              2'd0: {u.literal, u.dst.fmt, u.dst.mask, u.integer_result} = {32'hff, U8, 4'hf, 1'b1};
              2'd1: {u.literal, u.dst.fmt, u.dst.mask, u.integer_result} = {32'hffff, U16, 4'hf, 1'b1};
              default: begin
                unique case (asel)
                  2'd0:    u.literal = sgx543_arith_pkg::One;
                  2'd1:    u.literal = {u.dst.fmt != F32 ? 16'd0 : i.mad.a.is_signed ? 16'h7fff : 16'hffff, u.dst.fmt == S16 ? 16'h7fff : 16'hffff};
                  2'd2:    u.literal = {24'd0, !i.colour.is_signed, 7'h7f};
                  default: u.literal = 32'hffffffff;
                endcase
                if (asel == 2'd2) u.dst.fmt = U8;
              end
            endcase
          end
          if (!sgx543_pkg::get_tst_wben(w0)) u.dst.mask = 4'h0;
        end
        default: ;
      endcase
      u.int_op = i;
      if (is_float) begin
        u.a.number_is_float = 1'b1;
        u.b.number_is_float = 1'b1;
        u.c.number_is_float = 1'b1;
      end
    end
    uop_o = u;
  end
endmodule
