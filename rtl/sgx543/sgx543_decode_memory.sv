// Decodes texture requests, loads and stores (sheet 3.18, 3.19); see sgx543_decode. Combinational.
module sgx543_decode_memory (
  input  logic                     enable_i,
  input  sgx543_pkg::op_e          op_i,
  input  logic [63:0]              word_i,
  input  sgx543_core_pkg::source_t s0_i,
  input  sgx543_core_pkg::source_t s1_i,
  input  sgx543_core_pkg::source_t s2_i,
  input  sgx543_core_pkg::uop_t    plain_i,
  output sgx543_core_pkg::uop_t    uop_o
);
  localparam logic [2:0] F32 = sgx543_arith_pkg::FmtF32, U8 = sgx543_arith_pkg::FmtU8, U16 = sgx543_arith_pkg::FmtU16;
  logic [31:0] w0, w1;
  assign w0 = word_i[31:0];
  assign w1 = word_i[63:32];
  logic [1:0]  dim, lod;
  assign dim = sgx543_pkg::get_smp_dim(w1);
  assign lod = sgx543_pkg::get_smp_lod(w1);

  sgx543_core_pkg::uop_t    u;
  sgx543_core_pkg::source_t s0, s1, s2;
  logic                     steps;
  always_comb begin
    u  = enable_i ? plain_i : '0;
    s0 = s0_i;
    s1 = s1_i;
    s2 = s2_i;
    steps = 1'b0;
    if (enable_i) begin
      unique case (op_i)
        sgx543_pkg::OP_SMP: begin
          u.kind  = sgx543_core_pkg::KindSample;
          u.pred  = sgx543_decode_pkg::pred_ext(sgx543_pkg::get_smp_pred(w1));
          u.legal = dim != 2'd3 && sgx543_pkg::get_smp_fconv(w1) != 2'd1 && sgx543_pkg::get_smp_s0type(w1) != 2'd3;
          // a the coordinates, b the state, c what the level of detail comes from; the second half of a cube's gradients is read by itself
          u.a          = s0;
          u.b          = s1;
          u.c          = s2;
          u.a.fmt      = sgx543_arith_pkg::component_fmt(sgx543_pkg::get_smp_s0type(w1));
          u.c.fmt      = u.a.fmt;
          u.c.number_is_float = 1'b1;
          u.a.step     = sgx543_core_pkg::StepNone;
          u.b.step     = sgx543_core_pkg::StepNone;
          u.c.step     = s2.bank == sgx543_core_pkg::BankInternal ? sgx543_core_pkg::StepOne
                         : s2.bank == sgx543_core_pkg::BankSpecial ? sgx543_core_pkg::StepNone
                         : u.a.fmt == F32 ? sgx543_core_pkg::StepFour : sgx543_core_pkg::StepTwo;
          u.a.lanes    = dim == 2'd0 ? 4'h1 : dim == 2'd1 ? 4'h3 : 4'h7;
          u.b.lanes    = 4'hf;
          u.c.lanes    = lod == 2'd0 ? 4'h0 : lod != 2'd3 ? 4'h1 : dim == 2'd0 ? 4'h3 : dim == 2'd1 ? 4'hf : 4'h7;
          u.count      = {3'd0, dim == 2'd2 && lod == 2'd3};
          u.dst        = '0;
          u.dst.bank   = sgx543_pkg::get_smp_dpa(w1) ? sgx543_core_pkg::BankPa : sgx543_core_pkg::BankR;
          u.dst.number = {1'b0, sgx543_pkg::get_smp_dest(w0)};
        end
        sgx543_pkg::OP_LD, sgx543_pkg::OP_ST: begin
          u.kind  = op_i == sgx543_pkg::OP_LD ? sgx543_core_pkg::KindLoad : sgx543_core_pkg::KindStore;
          u.pred  = sgx543_decode_pkg::pred_ext(sgx543_pkg::get_mem_pred(w1));
          u.legal = sgx543_pkg::get_mem_space(w1) != 2'd3 && sgx543_pkg::get_mem_dtype(w1) != 2'd3;
          steps    = sgx543_pkg::get_mem_moe(w1);
          // the base has no internal alias
          s0.bank      = {1'b0, sgx543_pkg::get_mem_s0bank(w1), sgx543_pkg::get_mem_s0ext(w1)};
          s0.number    = {1'b0, sgx543_pkg::get_mem_src0(w0)};
          {u.a, u.b, u.c} = {s0, s1, s2};
          u.a.lanes    = 4'h1;
          u.b.lanes    = 4'h1;
          u.c.lanes    = 4'h1;
          u.dst        = '0;
          u.dst.bank   = sgx543_pkg::get_mem_dpa(w1) ? sgx543_core_pkg::BankPa : sgx543_core_pkg::BankR;
          u.dst.number = {1'b0, sgx543_pkg::get_mem_dest(w0)};
          u.dst.step   = sgx543_core_pkg::StepMoe;
          u.count      = steps ? sgx543_pkg::get_mem_count(w1) : 4'd0;
          if (op_i == sgx543_pkg::OP_ST) begin
            u.b.moe = 2'd0;
            u.c.fmt = sgx543_pkg::get_mem_dtype(w1) == 2'd0 ? F32 : sgx543_pkg::get_mem_dtype(w1) == 2'd1 ? U16 : U8;
          end
          if (!steps) begin
            u.a.step   = sgx543_core_pkg::StepNone;
            u.b.step   = sgx543_core_pkg::StepNone;
            u.c.step   = sgx543_core_pkg::StepNone;
            u.dst.step = sgx543_core_pkg::StepNone;
            if (op_i == sgx543_pkg::OP_ST) begin
              // four elements at a time
              u.count   = sgx543_pkg::get_mem_count(w1) >> 2;
              u.c.lanes = 4'hf;
              if (s2.bank != sgx543_core_pkg::BankSpecial && s2.bank != sgx543_core_pkg::BankImmediate)
                u.c.step = s2.bank == sgx543_core_pkg::BankInternal || u.c.fmt == U8 ? sgx543_core_pkg::StepOne
                           : u.c.fmt == U16 ? sgx543_core_pkg::StepTwo : sgx543_core_pkg::StepFour;
            end
          end
        end
        default: ;
      endcase
    end
    uop_o = u;
  end
endmodule
