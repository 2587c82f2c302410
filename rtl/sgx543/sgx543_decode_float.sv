// Decodes sums and products of vectors and functions of one number (sheet 3.1 to 3.4, 3.6); see sgx543_decode. Combinational.
module sgx543_decode_float (
  input  logic                     enable_i,
  input  sgx543_pkg::op_e          op_i,
  input  logic [63:0]              word_i,
  input  sgx543_core_pkg::source_t s0_i,
  input  sgx543_core_pkg::source_t s1_i,
  input  sgx543_core_pkg::source_t s2_i,
  input  sgx543_core_pkg::uop_t    plain_i,
  output sgx543_core_pkg::uop_t    uop_o
);
  localparam logic [2:0] F32 = sgx543_arith_pkg::FmtF32, F16 = sgx543_arith_pkg::FmtF16;
  logic [31:0] w0, w1;
  assign w0 = word_i[31:0];
  assign w1 = word_i[63:32];

  // The internal registers that VMAD and VDP name, all lanes
  sgx543_core_pkg::source_t g0_first, g1_first;
  sgx543_source u_g0 (
    .bank_i    (2'd0),
    .ext_i     (1'b0),
    .number_i  ({5'h1f, sgx543_pkg::get_vmad_g0n(w0)}),
    .six_i     (1'b0),
    .doubled_i (1'b0),
    .moe_i     (2'd1),
    .source_o  (g0_first)
  );
  sgx543_source u_g1 (
    .bank_i    (2'd0),
    .ext_i     (1'b0),
    .number_i  ({5'h1f, sgx543_pkg::get_vmad_g1n(w0)}),
    .six_i     (1'b0),
    .doubled_i (1'b0),
    .moe_i     (2'd1),
    .source_o  (g1_first)
  );
  logic [1:0] rmode;
  assign rmode = sgx543_pkg::get_vmad_rmode(w1);

  function automatic logic [11:0] swizzle(input logic four, input logic [4:0] code);
    if (four) swizzle = code[4] ? sgx543_swizzle_pkg::sw4x(code[3:0]) : sgx543_swizzle_pkg::sw4(code[3:0]);
    else      swizzle = code[4] ? sgx543_swizzle_pkg::sw3x(code[3:0]) : sgx543_swizzle_pkg::sw3(code[3:0]);
  endfunction

  sgx543_core_pkg::uop_t    u;
  sgx543_core_pkg::source_t s0, s1, s2;
  logic                     half, internal, whole;
  always_comb begin
    u  = enable_i ? plain_i : '0;
    s0 = s0_i;
    s1 = s1_i;
    s2 = s2_i;
    half     = 1'b0;
    internal = plain_i.dst.bank == sgx543_core_pkg::BankInternal;
    whole    = !plain_i.dst.indexed && !plain_i.dst.bank[2];
    if (enable_i) begin
      unique case (op_i)
        sgx543_pkg::OP_MAD2: begin
          u.pred   = sgx543_decode_pkg::pred_sv(sgx543_pkg::get_mad2_pred(w1));
          half     = sgx543_pkg::get_mad2_fmt(w1);
          s0.swz   = sgx543_swizzle_pkg::mad_s0(sgx543_pkg::get_mad2_s0swz(word_i));
          s1.swz   = sgx543_swizzle_pkg::mad_s1(sgx543_pkg::get_mad2_s1swz(word_i));
          s2.swz   = sgx543_swizzle_pkg::mad_s2(sgx543_pkg::get_mad2_s2swz(w1));
          s0.abs   = sgx543_pkg::get_mad2_s0abs(w1);
          {s1.abs, s1.neg} = sgx543_pkg::get_mad2_s1mod(w1);
          {s2.abs, s2.neg} = sgx543_pkg::get_mad2_s2mod(w1);
          u.dst.mask = sgx543_decode_pkg::mask_w(internal, whole, half, sgx543_pkg::get_mad2_mask(w1));
          u.dst.fmt  = half ? F16 : F32;
          s0.fmt     = u.dst.fmt;
          s1.fmt     = u.dst.fmt;
          s2.fmt     = u.dst.fmt;
          s0.lanes   = u.dst.mask;
          s1.lanes   = u.dst.mask;
          s2.lanes   = u.dst.mask;
          s0.step    = sgx543_core_pkg::StepNone;
          s1.step    = sgx543_core_pkg::StepNone;
          s2.step    = sgx543_core_pkg::StepNone;
          u.dst.step = sgx543_core_pkg::StepNone;
          u.float_op = sgx543_arith_pkg::FloatMad;
          {u.a, u.b, u.c} = {s0, s1, s2};
        end
        sgx543_pkg::OP_V32_MUL, sgx543_pkg::OP_V32_ADD, sgx543_pkg::OP_V32_FRC, sgx543_pkg::OP_V32_DSX, sgx543_pkg::OP_V32_DSY,
        sgx543_pkg::OP_V32_MIN, sgx543_pkg::OP_V32_MAX, sgx543_pkg::OP_V32_DOT,
        sgx543_pkg::OP_V16_MUL, sgx543_pkg::OP_V16_ADD, sgx543_pkg::OP_V16_FRC, sgx543_pkg::OP_V16_DSX, sgx543_pkg::OP_V16_DSY,
        sgx543_pkg::OP_V16_MIN, sgx543_pkg::OP_V16_MAX, sgx543_pkg::OP_V16_DOT: begin
          u.pred   = sgx543_decode_pkg::pred_vec(sgx543_pkg::get_nmad_pred(w1));
          half     = op_i >= sgx543_pkg::OP_V16_MUL;
          s1.swz   = {sgx543_pkg::get_nmad_s1w(w1), sgx543_pkg::get_nmad_s1z(word_i), sgx543_pkg::get_nmad_s1y(w0), sgx543_pkg::get_nmad_s1x(w0)};
          s2.swz   = sgx543_swizzle_pkg::sw4(sgx543_pkg::get_nmad_s2swz(w1));
          {s1.abs, s1.neg} = sgx543_pkg::get_nmad_s1mod(w1);
          s2.abs     = sgx543_pkg::get_nmad_s2abs(w1);
          u.dst.mask = sgx543_pkg::get_nmad_mask(w1);
          u.dst.fmt  = half ? F16 : F32;
          s1.fmt     = u.dst.fmt;
          s2.fmt     = u.dst.fmt;
          s1.step    = sgx543_core_pkg::StepNone;
          s2.step    = sgx543_core_pkg::StepNone;
          u.dst.step = sgx543_core_pkg::StepNone;
          s1.lanes   = u.dst.mask;
          unique case (op_i)
            sgx543_pkg::OP_V32_MUL, sgx543_pkg::OP_V16_MUL: u.float_op = sgx543_arith_pkg::FloatMul;
            sgx543_pkg::OP_V32_FRC, sgx543_pkg::OP_V16_FRC: u.float_op = sgx543_arith_pkg::FloatFrc;
            sgx543_pkg::OP_V32_MIN, sgx543_pkg::OP_V16_MIN: u.float_op = sgx543_arith_pkg::FloatMin;
            sgx543_pkg::OP_V32_MAX, sgx543_pkg::OP_V16_MAX: u.float_op = sgx543_arith_pkg::FloatMax;
            sgx543_pkg::OP_V32_DOT, sgx543_pkg::OP_V16_DOT: begin
              u.float_op  = sgx543_arith_pkg::FloatDot4;
              u.replicate = 1'b1;
              s1.lanes    = u.dst.mask == '0 ? 4'h0 : 4'hf;
            end
            sgx543_pkg::OP_V32_ADD, sgx543_pkg::OP_V16_ADD: u.float_op = sgx543_arith_pkg::FloatAdd;
            default: begin
              u.float_op = sgx543_arith_pkg::FloatAdd;
              s2.neg     = 1'b1;
            end
          endcase
          s2.lanes = s1.lanes;
          u.a      = s1;
          if (u.float_op == sgx543_arith_pkg::FloatMul || u.replicate) u.b = s2;
          else                                                         u.c = s2;
        end
        sgx543_pkg::OP_VMAD, sgx543_pkg::OP_VDP: begin
          u.pred     = sgx543_decode_pkg::pred_vec(sgx543_pkg::get_vmad_pred(w1));
          u.ends     = sgx543_pkg::get_vmad_end(w1);
          u.count    = {2'd0, sgx543_pkg::get_vmad_rcount(w1)};
          u.dst.mask = sgx543_pkg::get_vmad_mask(w1);
          s0         = g0_first;
          s0.abs     = sgx543_pkg::get_vmad_g0abs(w1);
          s1.neg     = sgx543_pkg::get_vmad_s1neg(w1);
          s1.abs     = sgx543_pkg::get_vmad_s1abs(w1);
          s0.lanes   = u.dst.mask;
          // internal operands, then the others: bit 0 of rmode steps the former, all but 1 the latter
          s0.step    = ^rmode ? sgx543_core_pkg::StepOne : sgx543_core_pkg::StepNone;
          s1.step    = s1.bank == sgx543_core_pkg::BankInternal ? s0.step
                       : rmode == 2'd1 ? sgx543_core_pkg::StepNone : sgx543_core_pkg::StepFour;
          u.dst.step = u.dst.bank == sgx543_core_pkg::BankInternal ? s0.step
                       : rmode == 2'd1 ? sgx543_core_pkg::StepNone : sgx543_core_pkg::StepFour;
          if (rmode == 2'd3) begin
            s1.step    = sgx543_core_pkg::StepMoe;
            u.dst.step = sgx543_core_pkg::StepMoe;
            if (u.dst.shift != 2'd0) u.dst.shift = 2'd2;   // of what is doubled
          end
          if (op_i == sgx543_pkg::OP_VMAD) begin
            u.float_op = sgx543_arith_pkg::FloatMad;
            s2         = g1_first;
            s2.step    = s0.step;
            s2.neg     = sgx543_pkg::get_vmad_g1neg(w1);
            s2.abs     = sgx543_pkg::get_vmad_g1abs(w1);
            s0.neg     = sgx543_pkg::get_vmad_g0neg(w0);
            s0.swz     = swizzle(sgx543_pkg::get_vmad_vec4(w1), sgx543_pkg::get_vmad_g0swz(word_i));
            s1.swz     = swizzle(sgx543_pkg::get_vmad_vec4(w1), sgx543_pkg::get_vmad_s1swz(w0));
            s2.swz     = swizzle(sgx543_pkg::get_vmad_vec4(w1), sgx543_pkg::get_vmad_g1swz(word_i));
            if (!sgx543_pkg::get_vmad_vec4(w1) && (sgx543_pkg::get_vmad_g0swz(word_i) > 5'd26 || sgx543_pkg::get_vmad_s1swz(w0) > 5'd26
                                                   || sgx543_pkg::get_vmad_g1swz(word_i) > 5'd26)) u.legal = 1'b0;
            s1.lanes   = u.dst.mask;
            s2.lanes   = u.dst.mask;
            {u.a, u.b, u.c} = {s0, s1, s2};
          end else begin
            s1.swz        = {sgx543_pkg::get_vdp_s1w(w0), sgx543_pkg::get_vdp_s1z(w0), sgx543_pkg::get_vdp_s1y(w0), sgx543_pkg::get_vdp_s1x(w0)};
            s0.swz        = swizzle(sgx543_pkg::get_vdp_vec4(w1), {1'b0, sgx543_pkg::get_vdp_g0swz(w0)});
            s0.lanes      = u.dst.mask == '0 && !sgx543_pkg::get_vdp_clipen(w1) ? 4'h0 : {sgx543_pkg::get_vdp_vec4(w1), 3'h7};
            s1.lanes      = s0.lanes;
            u.float_op    = sgx543_pkg::get_vdp_vec4(w1) ? sgx543_arith_pkg::FloatDot4 : sgx543_arith_pkg::FloatDot3;
            u.replicate   = 1'b1;
            u.dst.step    = sgx543_core_pkg::StepNone;
            u.dst.rotates = 1'b1;
            u.clips       = sgx543_pkg::get_vdp_clipen(w1);
            u.plane       = sgx543_pkg::get_vdp_clipn(w1);
            {u.a, u.b}    = {s1, s0};
          end
        end
        sgx543_pkg::OP_RCP, sgx543_pkg::OP_RSQ, sgx543_pkg::OP_LOG, sgx543_pkg::OP_EXP: begin
          u.legal     = sgx543_pkg::get_comp_dtype(w1) != 2'd3 && sgx543_pkg::get_comp_stype(w1) != 2'd3;
          u.pred      = sgx543_decode_pkg::pred_ext(sgx543_pkg::get_comp_pred(w1));
          u.count     = sgx543_pkg::get_comp_rcount(w1);
          u.ends      = sgx543_pkg::get_comp_end(w1);
          u.unit      = sgx543_core_pkg::UnitTable;
          u.table_fn  = op_i == sgx543_pkg::OP_RCP ? sgx543_arith_pkg::TableRcp : op_i == sgx543_pkg::OP_RSQ ? sgx543_arith_pkg::TableRsq
                        : op_i == sgx543_pkg::OP_LOG ? sgx543_arith_pkg::TableLog : sgx543_arith_pkg::TableExp;
          u.replicate = 1'b1;
          u.dst.fmt   = sgx543_arith_pkg::component_fmt(sgx543_pkg::get_comp_dtype(w1));
          u.dst.mask  = sgx543_pkg::get_comp_mask(w0);
          s1.fmt      = sgx543_arith_pkg::component_fmt(sgx543_pkg::get_comp_stype(w1));
          s1.swz      = {9'o321, 1'b0, sgx543_pkg::get_comp_scomp(w1)};
          s1.lanes    = u.dst.mask == '0 ? 4'h0 : 4'h1;
          {s1.abs, s1.neg} = sgx543_pkg::get_comp_s1mod(w1);
          u.a         = s1;
        end
        default: ;
      endcase
      u.a.number_is_float = 1'b1;
      u.b.number_is_float = 1'b1;
      u.c.number_is_float = 1'b1;
    end
    uop_o = u;
  end
endmodule
