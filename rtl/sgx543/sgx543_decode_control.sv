// Decodes special instructions (sheet 3.20): flow, phases, events, MOE, immediate loads; see sgx543_decode. Combinational.
module sgx543_decode_control (
  input  logic                     enable_i,
  input  sgx543_pkg::op_e          op_i,
  input  logic [63:0]              word_i,
  input  sgx543_core_pkg::source_t s0_i,
  input  sgx543_core_pkg::source_t s1_i,
  input  sgx543_core_pkg::source_t s2_i,
  input  sgx543_core_pkg::uop_t    plain_i,
  output sgx543_core_pkg::uop_t    uop_o
);
  logic [31:0] w1;
  assign w1 = word_i[63:32];

  sgx543_core_pkg::uop_t    u;
  sgx543_core_pkg::source_t s0, s1, s2;
  sgx543_int_pkg::int_t     i;
  always_comb begin
    u  = enable_i ? plain_i : '0;
    s0 = s0_i;
    s1 = s1_i;
    s2 = s2_i;
    i  = '0;
    if (enable_i) begin
      unique case (op_i)
        sgx543_pkg::OP_BA, sgx543_pkg::OP_BR, sgx543_pkg::OP_LAPC, sgx543_pkg::OP_SETL, sgx543_pkg::OP_SAVL, sgx543_pkg::OP_NOP: begin
          u.kind = op_i == sgx543_pkg::OP_BA ? sgx543_core_pkg::KindBa : op_i == sgx543_pkg::OP_BR ? sgx543_core_pkg::KindBr
                   : op_i == sgx543_pkg::OP_LAPC ? sgx543_core_pkg::KindLapc : op_i == sgx543_pkg::OP_SETL ? sgx543_core_pkg::KindSetl
                   : op_i == sgx543_pkg::OP_SAVL ? sgx543_core_pkg::KindSavl : sgx543_core_pkg::KindNop;
          u.pred = sgx543_decode_pkg::pred_ext(sgx543_pkg::get_flow_pred(w1));
          u.ends = op_i == sgx543_pkg::OP_NOP && sgx543_pkg::get_nop_end(w1);
          if (op_i == sgx543_pkg::OP_SETL) begin
            u.b       = s1;
            u.b.step  = sgx543_core_pkg::StepNone;
            u.b.lanes = 4'h1;
          end
          if (op_i == sgx543_pkg::OP_SAVL) begin
            // the literal is LINK
            u.unit           = sgx543_core_pkg::UnitInt;
            u.integer_result = 1'b1;
            i.kind           = sgx543_int_pkg::IntBits;
            i.bits.op        = sgx543_int_pkg::BitsOr;
            u.dst.step       = sgx543_core_pkg::StepNone;
            u.dst.mask       = 4'h1;
            u.b.bank         = sgx543_core_pkg::BankImmediate;   // 0
            u.is_literal     = 1'b1;
          end
        end
        sgx543_pkg::OP_LIMM: begin
          u.pred       = sgx543_decode_pkg::pred_ext(sgx543_pkg::get_limm_pred(w1));
          u.ends       = sgx543_pkg::get_limm_end(w1);
          u.unit       = sgx543_core_pkg::UnitInt;
          u.integer_result = 1'b1;
          i.kind       = sgx543_int_pkg::IntBits;
          i.bits.op    = sgx543_int_pkg::BitsOr;
          u.dst.step   = sgx543_core_pkg::StepNone;
          u.dst.mask   = 4'h1;
          u.b.bank     = sgx543_core_pkg::BankImmediate;   // 0
          u.literal    = sgx543_pkg::get_limm_value(word_i);
          u.is_literal = 1'b1;
        end
        sgx543_pkg::OP_PHAS: begin
          u.kind  = sgx543_core_pkg::KindPhas;
          u.legal = sgx543_pkg::get_phas_sprvv(w1) || !sgx543_pkg::get_phas_imm(w1)
                    || (sgx543_pkg::get_phas_rate(w1) != 2'd3 && (sgx543_pkg::get_phas_wait(w1) < 3'd3 || sgx543_pkg::get_phas_wait(w1) == 3'd7));
          u.ends  = sgx543_pkg::get_phas_end(w1);
          if (!sgx543_pkg::get_phas_imm(w1)) begin
            u.c       = s2;
            u.c.step  = sgx543_core_pkg::StepNone;
            u.c.lanes = 4'h1;
          end
        end
        sgx543_pkg::OP_SMLSI: u.kind = sgx543_core_pkg::KindSmlsi;
        sgx543_pkg::OP_SMBO:  u.kind = sgx543_core_pkg::KindSmbo;
        sgx543_pkg::OP_SMOA, sgx543_pkg::OP_SMR, sgx543_pkg::OP_IMO, sgx543_pkg::OP_SETFC, sgx543_pkg::OP_SYS0, sgx543_pkg::OP_WDF,
        sgx543_pkg::OP_SYS2, sgx543_pkg::OP_SYS5, sgx543_pkg::OP_SYS6, sgx543_pkg::OP_SYS7: u.kind = sgx543_core_pkg::KindNop;
        sgx543_pkg::OP_EMIT: begin
          u.kind  = sgx543_core_pkg::KindEmit;
          u.legal = sgx543_pkg::get_emit_tgt(w1) != 2'd3 && !(sgx543_pkg::get_emit_tgt(w1) == 2'd1 && sgx543_pkg::get_emit_ctl(w1) == 2'd3);
          u.ends  = sgx543_pkg::get_emit_end(w1);
        end
        sgx543_pkg::OP_PCOEFF: u.kind = sgx543_core_pkg::KindPcoeff;
        sgx543_pkg::OP_PTOFF:  u.kind = sgx543_core_pkg::KindPtoff;
        sgx543_pkg::OP_KILL: begin
          u.kind = sgx543_core_pkg::KindKill;
          u.pred = sgx543_decode_pkg::pred_kill(sgx543_pkg::get_kill_pred(w1));
        end
        sgx543_pkg::OP_DEPTHF: begin
          u.kind     = sgx543_core_pkg::KindDepthf;
          u.pred     = sgx543_decode_pkg::pred_short(sgx543_pkg::get_depthf_pred(w1));
          u.ends     = sgx543_pkg::get_depthf_end(w1);
          u.a        = s0;
          u.a.step   = sgx543_core_pkg::StepNone;
          u.a.lanes  = 4'h1;
        end
        default: ;
      endcase
      u.int_op = i;
      if (op_i == sgx543_pkg::OP_DEPTHF) begin
        u.a.number_is_float = 1'b1;
        u.b.number_is_float = 1'b1;
        u.c.number_is_float = 1'b1;
      end
    end
    uop_o = u;
  end
endmodule
