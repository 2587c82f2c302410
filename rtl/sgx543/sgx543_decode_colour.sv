// Decodes sums of colours and mads of bytes (sheet 3.11 to 3.14); see sgx543_decode. Combinational.
module sgx543_decode_colour (
  input  logic                     enable_i,
  input  sgx543_pkg::op_e          op_i,
  input  logic [63:0]              word_i,
  input  sgx543_core_pkg::source_t s0_i,
  input  sgx543_core_pkg::source_t s1_i,
  input  sgx543_core_pkg::source_t s2_i,
  input  sgx543_core_pkg::uop_t    plain_i,
  output sgx543_core_pkg::uop_t    uop_o
);
  localparam logic [2:0] U8 = sgx543_arith_pkg::FmtU8;
  logic [31:0] w0, w1;
  assign w0 = word_i[31:0];
  assign w1 = word_i[63:32];
  logic [2:0]  sel1, sel2;   // of SOP2M
  logic [3:0]  wmask;
  assign sel1  = sgx543_pkg::get_sop2m_csel1(w1);
  assign sel2  = sgx543_pkg::get_sop2m_csel2(w1);
  assign wmask = sgx543_pkg::get_sop2m_wmask(w1);

  // The factor of a colour may be an alpha, also where SOP2M does not write that.
  logic        saturates, alpha1, alpha2;
  assign saturates = sel1 == 3'd1 || sel2 == 3'd1;
  assign alpha1    = saturates || sel1 == 3'd3 || sel2 == 3'd3;
  assign alpha2    = saturates || sel1 == 3'd7 || sel2 == 3'd7;

  // SOP2: colour selectors 0 zero, s1, s2, s1 alpha, s2 alpha, saturate, and scale or half
  function automatic logic [3:0] sop2_colour(input logic [2:0] code, input logic second);
    unique case (code)
      3'd1:    sop2_colour = sgx543_int_pkg::FactorB;
      3'd2:    sop2_colour = sgx543_int_pkg::FactorC;
      3'd3:    sop2_colour = sgx543_int_pkg::FactorBA;
      3'd4:    sop2_colour = sgx543_int_pkg::FactorCA;
      3'd5:    sop2_colour = sgx543_int_pkg::FactorSat;
      3'd6:    sop2_colour = second ? sgx543_int_pkg::FactorHalfC : sgx543_int_pkg::FactorTwiceB;
      default: sop2_colour = sgx543_int_pkg::FactorZero;
    endcase
  endfunction
  function automatic logic [3:0] sop2_alpha(input logic [1:0] code, input logic second);
    unique case (code)
      2'd1:    sop2_alpha = sgx543_int_pkg::FactorBA;
      2'd2:    sop2_alpha = sgx543_int_pkg::FactorCA;
      2'd3:    sop2_alpha = second ? sgx543_int_pkg::FactorHalfCA : sgx543_int_pkg::FactorTwiceC;
      default: sop2_alpha = sgx543_int_pkg::FactorZero;
    endcase
  endfunction
  function automatic logic [3:0] sop2m(input logic [2:0] code, input logic alpha);
    unique case (code)
      3'd1:    sop2m = alpha ? sgx543_int_pkg::FactorFull : sgx543_int_pkg::FactorSat;
      3'd2:    sop2m = sgx543_int_pkg::FactorB;
      3'd3:    sop2m = sgx543_int_pkg::FactorBA;
      3'd6:    sop2m = sgx543_int_pkg::FactorC;
      3'd7:    sop2m = sgx543_int_pkg::FactorCA;
      default: sop2m = sgx543_int_pkg::FactorZero;
    endcase
  endfunction
  function automatic logic [3:0] sop3(input logic [2:0] code, input logic alpha);
    unique case (code)
      3'd1:    sop3 = alpha ? sgx543_int_pkg::FactorFull : sgx543_int_pkg::FactorSat;
      3'd2:    sop3 = sgx543_int_pkg::FactorB;
      3'd3:    sop3 = sgx543_int_pkg::FactorBA;
      3'd4:    sop3 = sgx543_int_pkg::FactorA;
      3'd5:    sop3 = sgx543_int_pkg::FactorAA;
      3'd6:    sop3 = sgx543_int_pkg::FactorC;
      3'd7:    sop3 = sgx543_int_pkg::FactorCA;
      default: sop3 = sgx543_int_pkg::FactorZero;
    endcase
  endfunction
  function automatic logic [3:0] sop3_alpha(input logic [1:0] code);
    unique case (code)
      2'd1:    sop3_alpha = sgx543_int_pkg::FactorAA;
      2'd2:    sop3_alpha = sgx543_int_pkg::FactorBA;
      2'd3:    sop3_alpha = sgx543_int_pkg::FactorCA;
      default: sop3_alpha = sgx543_int_pkg::FactorZero;
    endcase
  endfunction
  // C of a mad of bytes
  function automatic logic [3:0] mad_c(input logic [1:0] code);
    mad_c = code == 2'd0 ? sgx543_int_pkg::FactorA : code == 2'd1 ? sgx543_int_pkg::FactorB
            : code == 2'd2 ? sgx543_int_pkg::FactorAA : sgx543_int_pkg::FactorBA;
  endfunction

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
        sgx543_pkg::OP_SOP2, sgx543_pkg::OP_SOP2M, sgx543_pkg::OP_SOP3, sgx543_pkg::OP_I8MAD, sgx543_pkg::OP_I8MAD2: begin
          u.pred     = sgx543_decode_pkg::pred_short(sgx543_pkg::get_sop2_pred(w1));
          u.ends     = sgx543_pkg::get_sop2_end(w1);
          u.unit     = sgx543_core_pkg::UnitInt;
          u.integer_result = 1'b1;
          i.kind     = sgx543_int_pkg::IntColour;
          u.dst.fmt  = U8;
          u.dst.mask = 4'hf;
          s0.fmt     = U8;
          s1.fmt     = U8;
          s2.fmt     = U8;
          i.colour.x1 = {sgx543_int_pkg::FactorB, sgx543_int_pkg::FactorB, 2'b00};
          i.colour.x2 = {sgx543_int_pkg::FactorC, sgx543_int_pkg::FactorC, 2'b00};
          i.colour.finish = sgx543_int_pkg::FinishDivide;
          unique case (op_i)
            sgx543_pkg::OP_SOP2: begin
              u.legal     = sgx543_pkg::get_sop2_csel1(w1) != 3'd7 && sgx543_pkg::get_sop2_csel2(w1) != 3'd7;
              u.count     = {1'b0, sgx543_pkg::get_sop2_rcount(w1)};
              i.colour.f1 = {sop2_colour(sgx543_pkg::get_sop2_csel1(w1), 1'b0), sop2_alpha(sgx543_pkg::get_sop2_asel1(w1), 1'b0),
                             sgx543_pkg::get_sop2_cmod1(w1), sgx543_pkg::get_sop2_amod1(w1)};
              i.colour.f2 = {sop2_colour(sgx543_pkg::get_sop2_csel2(w1), 1'b1), sop2_alpha(sgx543_pkg::get_sop2_asel2(w1), 1'b1),
                             sgx543_pkg::get_sop2_cmod2(w1), sgx543_pkg::get_sop2_amod2(w1)};
              i.colour.b_rgb_flip   = sgx543_pkg::get_sop2_s1mod(w0);
              i.colour.b_alpha_flip = sgx543_pkg::get_sop2_as1mod(w0);
              i.colour.op_rgb       = sgx543_pkg::get_sop2_cop(w0);
              i.colour.op_alpha     = sgx543_pkg::get_sop2_aop(w0);
              i.colour.flip         = sgx543_pkg::get_sop2_dmod(w0);
            end
            sgx543_pkg::OP_SOP2M: begin
              u.legal     = sel1[2:1] != 2'd2 && sel2[2:1] != 2'd2;
              i.colour.f1 = {sop2m(sel1, 1'b0), sop2m(sel1, 1'b1),
                             {2{sgx543_pkg::get_sop2m_cmod1(w1)}}};
              i.colour.f2 = {sop2m(sel2, 1'b0), sop2m(sel2, 1'b1),
                             {2{sgx543_pkg::get_sop2m_cmod2(w1)}}};
              i.colour.op_rgb   = sgx543_pkg::get_sop2m_cop(w1);
              i.colour.op_alpha = sgx543_pkg::get_sop2m_aop(w1);
              // alpha is the lowest bit of the mask, then red, green, blue
              u.dst.mask  = {wmask[0], wmask[3:1]};
            end
            sgx543_pkg::OP_SOP3: begin
              i.colour.f1 = {sop3(sgx543_pkg::get_sop3_csel1(w1), 1'b0), sop3_alpha(sgx543_pkg::get_sop3_asel1(w1)),
                             sgx543_pkg::get_sop3_cmod1(w1), sgx543_pkg::get_sop3_amod1(w1)};
              i.colour.f2 = {sop3(sgx543_pkg::get_sop3_csel2(w1), 1'b0), sop3(sgx543_pkg::get_sop3_csel2(w1), 1'b1),
                             {2{sgx543_pkg::get_sop3_cmod2(w1)}}};
              i.colour.op_rgb   = {1'b0, sgx543_pkg::get_sop3_cop(w1)};
              i.colour.op_alpha = {1'b0, sgx543_pkg::get_sop3_aop(w1)};
            end
            default: begin
              u.count     = {1'b0, sgx543_pkg::get_i8mad_rcount(w1)};
              i.colour.f1 = {sgx543_pkg::get_i8mad_csel1(w1) ? sgx543_int_pkg::FactorBA : sgx543_int_pkg::FactorB, sgx543_int_pkg::FactorBA,
                             sgx543_pkg::get_i8mad_cmod1(w1), sgx543_pkg::get_i8mad_amod1(w1)};
              i.colour.x1 = {sgx543_pkg::get_i8mad_csel2(w1) ? sgx543_int_pkg::FactorCA : sgx543_int_pkg::FactorC, sgx543_int_pkg::FactorCA,
                             sgx543_pkg::get_i8mad_cmod2(w1), sgx543_pkg::get_i8mad_amod2(w1)};
              i.colour.f2 = {mad_c(sgx543_pkg::get_i8mad_csel0(w1)), sgx543_pkg::get_i8mad_asel0(w1) ? sgx543_int_pkg::FactorBA : sgx543_int_pkg::FactorAA,
                             sgx543_pkg::get_i8mad_cmod0(w1), sgx543_pkg::get_i8mad_amod0(w1)};
              i.colour.x2       = {sgx543_int_pkg::FactorUnit, sgx543_int_pkg::FactorUnit, 2'b00};
              i.colour.op_rgb   = sgx543_pkg::get_i8mad_s0neg(w1) ? sgx543_int_pkg::OpSub : sgx543_int_pkg::OpAdd;
              i.colour.op_alpha = i.colour.op_rgb;
              i.colour.normal   = op_i == sgx543_pkg::OP_I8MAD2;
              i.colour.finish   = sgx543_pkg::get_i8mad_sat(w1) ? sgx543_int_pkg::FinishClamp : sgx543_int_pkg::FinishWrap;
            end
          endcase
          s1.lanes = u.dst.mask | {u.dst.mask[2:0] != '0 && alpha1, 3'd0};
          s2.lanes = u.dst.mask | {u.dst.mask[2:0] != '0 && alpha2, 3'd0};
          s0.lanes = u.dst.mask;
          if (op_i == sgx543_pkg::OP_SOP2M || op_i == sgx543_pkg::OP_SOP3) begin
            s0.step    = sgx543_core_pkg::StepNone;
            s1.step    = sgx543_core_pkg::StepNone;
            s2.step    = sgx543_core_pkg::StepNone;
            u.dst.step = sgx543_core_pkg::StepNone;
          end
          {u.b, u.c} = {s1, s2};
          if (op_i != sgx543_pkg::OP_SOP2 && op_i != sgx543_pkg::OP_SOP2M) u.a = s0;
        end
        default: ;
      endcase
      u.int_op = i;
    end
    uop_o = u;
  end
endmodule
