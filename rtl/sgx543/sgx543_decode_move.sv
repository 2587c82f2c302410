// Decodes moves and packs (sheet 3.7, 3.8); see sgx543_decode. Combinational.
module sgx543_decode_move (
  input  logic                     enable_i,
  input  sgx543_pkg::op_e          op_i,
  input  logic [63:0]              word_i,
  input  sgx543_core_pkg::source_t s0_i,
  input  sgx543_core_pkg::source_t s1_i,
  input  sgx543_core_pkg::source_t s2_i,
  input  sgx543_core_pkg::uop_t    plain_i,
  output sgx543_core_pkg::uop_t    uop_o
);
  localparam logic [2:0] F32 = sgx543_arith_pkg::FmtF32, F16 = sgx543_arith_pkg::FmtF16, C10 = sgx543_arith_pkg::FmtC10;
  localparam logic [2:0] U8 = sgx543_arith_pkg::FmtU8, S8 = sgx543_arith_pkg::FmtS8, S16 = sgx543_arith_pkg::FmtS16;
  logic [31:0] w0, w1;
  assign w0 = word_i[31:0];
  assign w1 = word_i[63:32];

  function automatic logic [2:0] move_fmt(input logic [2:0] code);
    move_fmt = code == 3'd0 ? S8 : code == 3'd1 ? S16 : code == 3'd3 ? C10 : code == 3'd4 ? F16 : F32;
  endfunction

  // ---- pack: which lane of the source each lane takes (3.8) ----
  logic [2:0]  pck_from, pck_to;
  logic [3:0]  pck_mask;
  logic        pck_pair, pck_straight, pck_odd;
  logic [7:0]  pck_sel;          // as encoded
  logic [7:0]  pck_lane;         // of lane l bits 2l+1:2l
  logic [1:0]  enabled;
  assign pck_from     = sgx543_pkg::get_pck_sfmt(w1);
  assign pck_to       = sgx543_pkg::get_pck_dfmt(w1);
  assign pck_straight = (pck_from >= F16 && pck_to >= F16) || (sgx543_pkg::get_pck_scale(w0) && (pck_from == U8 || pck_to == U8));
  assign pck_odd      = pck_from == F32 ? sgx543_pkg::get_pck_b7(w0) : 1'(sgx543_pkg::get_pck_src2(w0));
  assign pck_sel      = {sgx543_pkg::get_pck_cs3(w0), sgx543_pkg::get_pck_cs2(w0), sgx543_pkg::get_pck_cs1(w0), pck_odd,
                         sgx543_pkg::get_pck_b0(w0)};
  assign pck_mask     = !pck_straight && (pck_from == U8 || pck_to == U8) && sgx543_pkg::get_pck_mask(w1) == 4'hf
                        ? 4'h3 : sgx543_pkg::get_pck_mask(w1);
  always_comb begin
    pck_lane = pck_sel;
    enabled  = 2'd0;
    if (!pck_straight) begin
      for (int unsigned k = 0; k < 4; k++) begin
        if (pck_mask[k]) begin
          pck_lane[2*k +: 2] = pck_sel[2*enabled +: 2];
          enabled            = enabled + 2'd1;
        end
      end
    end
  end

  sgx543_core_pkg::uop_t    u;
  sgx543_core_pkg::source_t s0, s1, s2;
  logic                     half, is_float, internal, whole;
  always_comb begin
    u  = enable_i ? plain_i : '0;
    s0 = s0_i;
    s1 = s1_i;
    s2 = s2_i;
    half     = 1'b0;
    is_float = 1'b0;
    pck_pair = 1'b0;
    internal = plain_i.dst.bank == sgx543_core_pkg::BankInternal;
    whole    = !plain_i.dst.indexed && !plain_i.dst.bank[2];
    if (enable_i) begin
      unique case (op_i)
        sgx543_pkg::OP_MOV, sgx543_pkg::OP_CMOV, sgx543_pkg::OP_CMOV8: begin
          u.legal    = sgx543_pkg::get_mov_dtype(w1) < 3'd6;
          u.pred     = sgx543_decode_pkg::pred_ext(sgx543_pkg::get_mov_pred(w1));
          u.count    = {2'd0, sgx543_pkg::get_mov_rcount(w1)};
          u.ends     = op_i == sgx543_pkg::OP_MOV && sgx543_pkg::get_mov_end(w1);
          half       = sgx543_pkg::get_mov_dtype(w1) == 3'd4;
          u.moves    = 1'b1;
          u.pick     = op_i == sgx543_pkg::OP_MOV ? sgx543_core_pkg::PickB : sgx543_core_pkg::PickTest;
          is_float   = sgx543_pkg::get_mov_dtype(w1) >= 3'd3;  // a float type
          u.dst.fmt  = move_fmt(sgx543_pkg::get_mov_dtype(w1));
          s1.fmt     = u.dst.fmt;
          s2.fmt     = u.dst.fmt;
          s0.fmt     = op_i == sgx543_pkg::OP_CMOV8 ? U8 : u.dst.fmt;
          u.as       = op_i == sgx543_pkg::OP_CMOV8 ? sgx543_core_pkg::AsUnsigned : is_float ? sgx543_core_pkg::AsFloat : sgx543_core_pkg::AsSigned;
          u.condition = sgx543_pkg::get_mov_test(w1);
          u.integer_result = !is_float;
          if (is_float) begin
            s1.swz = sgx543_swizzle_pkg::sw4(sgx543_pkg::get_mov_swz(w1));
            s2.swz = s1.swz;
            if (sgx543_pkg::get_mov_s0csel(w1)) s0.swz = s1.swz;
            s1.number_is_float = 1'b1;
            s2.number_is_float = 1'b1;
            s0.number_is_float = op_i == sgx543_pkg::OP_CMOV;
          end
          u.dst.mask = !is_float ? 4'h1 : u.dst.fmt == C10 ? sgx543_pkg::get_mov_mask(w0)
                       : sgx543_decode_pkg::mask_w(internal, whole, half, sgx543_pkg::get_mov_mask(w0));
          // bits as they are, from register to register
          s1.raw = is_float && u.dst.bank != sgx543_core_pkg::BankInternal && s1.bank != sgx543_core_pkg::BankInternal && s1.bank != sgx543_core_pkg::BankImmediate;
          s2.raw = is_float && u.dst.bank != sgx543_core_pkg::BankInternal && s2.bank != sgx543_core_pkg::BankInternal && s2.bank != sgx543_core_pkg::BankImmediate;
          s1.lanes = u.dst.mask;
          u.b      = s1;
          if (op_i != sgx543_pkg::OP_MOV) begin
            s0.lanes   = u.dst.mask;
            s2.lanes   = u.dst.mask;
            {u.a, u.c} = {s0, s2};
          end
        end
        sgx543_pkg::OP_PCK: begin
          u.legal    = !(pck_from == C10 && pck_to < F16) && !(pck_to == C10 && pck_from < F16);
          u.pred     = sgx543_decode_pkg::pred_ext(sgx543_pkg::get_pck_pred(w1));
          u.count    = sgx543_pkg::get_pck_rcount(w1);
          u.ends     = sgx543_pkg::get_pck_end(w1);
          u.moves    = 1'b1;
          u.pick     = sgx543_core_pkg::PickPair;
          u.packs    = 1'b1;
          u.from     = pck_from;
          u.scale    = sgx543_pkg::get_pck_scale(w0);
          u.integer_result = pck_from < F16 && pck_to < F16;
          is_float   = pck_from >= F16;   // immediates are numbers
          u.dst.fmt  = pck_to;
          u.dst.mask = pck_mask;
          pck_pair   = pck_from == F32 && s1.bank != sgx543_core_pkg::BankInternal && s2.bank != sgx543_core_pkg::BankImmediate;
          s1.fmt     = pck_from;
          s2.fmt     = pck_from;
          for (int unsigned k = 0; k < 4; k++) begin
            s1.swz[3*k +: 3] = {1'b0, pck_lane[2*k+1] && !pck_pair, pck_lane[2*k]};
            s2.swz[3*k +: 3] = {2'b00, pck_lane[2*k]};
            u.pick_c[k]      = pck_pair && pck_lane[2*k+1];
          end
          s1.raw   = pck_from == pck_to && pck_from >= F16 && u.dst.bank != sgx543_core_pkg::BankInternal && s1.bank != sgx543_core_pkg::BankInternal
                     && s1.bank != sgx543_core_pkg::BankImmediate;
          s1.lanes = u.dst.mask & ~u.pick_c;
          s2.lanes = u.dst.mask & u.pick_c;
          u.a      = s1;
          u.c      = s2;
        end
        default: ;
      endcase
      if (op_i == sgx543_pkg::OP_PCK && is_float) begin
        u.a.number_is_float = 1'b1;
        u.b.number_is_float = 1'b1;
        u.c.number_is_float = 1'b1;
      end
    end
    uop_o = u;
  end
endmodule
