// Arithmetic of one beat: copies of tesla_alu_lane (integers, moves), tesla_fp_lane and tesla_convert_lane for LANES /
// STEPS lanes, behind one reader of modifiers. Fully pipelined, never stalls. A beat goes in in STEPS clocks, in which
// its operands stay; result_o and flags_o belong to the beat whose last clock was AluLatency clocks ago. Field
// positions: the ISA sheet, 2.2 and 3.1 to 3.10. Operations it does not know pass slot a.
module tesla_alu #(
  parameter int unsigned LANES = 8,
  parameter int unsigned STEPS = 1       // power of two, LANES at most
) (
  input  logic                clk_i,
  input  logic                rst_ni,
  input  logic                valid_i,   // operands are loaded; keeps idle stages still; as tesla_parts has it
  output logic                last_o,
  input  tesla_pkg::op_e      op_i,
  input  logic [63:0]         words_i,   // word 0 in bits 31:0
  input  logic [LANES*32-1:0] a_i,       // SRC1, $a or $sr value, loaded value of ld c[] and ld s[]
  input  logic [LANES*32-1:0] b_i,       // SRC2 or IMM
  input  logic [LANES*32-1:0] c_i,       // SRC3, or the addend of a short or immediate form
  input  logic [LANES*4-1:0]  cc_i,      // CSRC, $c0 in short and immediate forms
  input  logic                sm12_i,    // chip feature: fmul saturates
  input  logic                fp64_i,    // chip feature: w1[22] of cvt counts
  input  logic                sat_nan_i, // mode: saturation of NaN gives +0
  input  logic                fragment_i, // of the program's types the one in which quadop knows dx and dy
  output logic [LANES*32-1:0] result_o,  // a 16-bit result is zero-extended
  output logic [LANES*4-1:0]  flags_o    // what FCDST or MCDST would write
);
  localparam int unsigned P  = LANES / STEPS;  // lanes of a part
  localparam int unsigned LW = $clog2(LANES);

  logic [31:0] w0, w1;
  logic        is_long, is_imm;
  assign w0      = words_i[31:0];
  assign w1      = words_i[63:32];
  assign is_imm  = tesla_pkg::get_is_long(w0) && tesla_pkg::get_long_end(w1) == 2'd3;
  assign is_long = tesla_pkg::get_is_long(w0) && tesla_pkg::get_long_end(w1) != 2'd3;

  tesla_alu_pkg::control_t ctl, ctl_q;
  logic [1:0] mad_mode;
  always_comb begin
    ctl             = '0;
    ctl.unit        = tesla_alu_pkg::UnitPass;
    ctl.pass        = tesla_alu_pkg::PassA;
    ctl.x           = tesla_alu_pkg::XOperand;
    ctl.wide        = is_long ? tesla_pkg::get_m1(w1) : tesla_pkg::get_flag2(w0);  // where most rows have their size
    mad_mode        = tesla_pkg::get_mad(w0);
    ctl.count       = tesla_pkg::get_k7_constant(w0);
    unique case (op_i)
      tesla_pkg::OP_MOV: ctl.pass = is_imm ? tesla_alu_pkg::PassB : tesla_alu_pkg::PassA;
      tesla_pkg::OP_MOV_FROM_C: begin
        ctl.pass = tesla_alu_pkg::PassCc;
        ctl.wide = 1'b1;
      end
      tesla_pkg::OP_MOV_FROM_A:  ctl.wide = 1'b0;
      tesla_pkg::OP_SHL_TO_A: begin
        ctl.unit        = tesla_alu_pkg::UnitShift;
        ctl.wide        = 1'b1;
        ctl.narrow_out  = 1'b1;
        ctl.count_const = 1'b1;
        ctl.count       = {3'd0, tesla_pkg::get_k4_constant(w0)};
      end
      tesla_pkg::OP_ADD_TO_A: begin
        ctl.unit   = tesla_alu_pkg::UnitAdd;
        ctl.wide   = 1'b0;
        ctl.y_is_b = 1'b1;
      end
      tesla_pkg::OP_LD_C, tesla_pkg::OP_LD_S: ;
      tesla_pkg::OP_IADD: begin
        ctl.unit   = tesla_alu_pkg::UnitAdd;
        ctl.y_is_b = !is_long;
        ctl.addop  = tesla_pkg::get_addop(w0);
        ctl.sat    = is_long ? tesla_pkg::get_sat27(w1) : tesla_pkg::get_sat8(w0);
      end
      tesla_pkg::OP_IMUL16: begin
        ctl.unit    = tesla_alu_pkg::UnitMul;
        ctl.signed1 = is_long ? tesla_pkg::get_u15(w1) : tesla_pkg::get_t15(w0);
        ctl.signed2 = is_long ? tesla_pkg::get_u14(w1) : tesla_pkg::get_t8(w0);
      end
      tesla_pkg::OP_IMUL24: begin
        ctl.unit    = tesla_alu_pkg::UnitMul;
        ctl.mul24   = 1'b1;
        ctl.signed1 = is_long ? tesla_pkg::get_u15(w1) : tesla_pkg::get_t15(w0);
        ctl.signed2 = ctl.signed1;
        ctl.high    = is_long ? tesla_pkg::get_hi14(w1) : tesla_pkg::get_hi8(w0);
      end
      tesla_pkg::OP_IMAD: begin
        ctl.unit  = tesla_alu_pkg::UnitAdd;
        ctl.x     = tesla_alu_pkg::XProduct;
        ctl.wide  = 1'b1;
        ctl.addop = is_long ? tesla_pkg::get_addopm(w1) : tesla_pkg::get_addop(w0);
        if (!is_long) begin
          ctl.mul24   = mad_mode == 2'd3;
          ctl.signed1 = mad_mode == 2'd1 || mad_mode == 2'd2;
          ctl.sat     = mad_mode == 2'd2;
        end else if (tesla_pkg::get_p(w0) == 4'd6) begin  // by S; high s24 saturating is alone in P7, the rest of which is u24
          ctl.mul24   = tesla_pkg::get_s(w1) >= 3'd3;
          ctl.signed1 = tesla_pkg::get_s(w1) == 3'd1 || tesla_pkg::get_s(w1) == 3'd2 || tesla_pkg::get_s(w1) == 3'd4
                        || tesla_pkg::get_s(w1) == 3'd5 || tesla_pkg::get_s(w1) == 3'd7;
          ctl.sat     = tesla_pkg::get_s(w1) == 3'd2 || tesla_pkg::get_s(w1) == 3'd5;
          ctl.high    = tesla_pkg::get_s(w1) >= 3'd6;
        end else begin
          ctl.mul24   = 1'b1;
          ctl.signed1 = tesla_pkg::get_s(w1) == 3'd0;
          ctl.sat     = tesla_pkg::get_s(w1) == 3'd0;
          ctl.high    = tesla_pkg::get_s(w1) == 3'd0;
        end
        ctl.signed2 = ctl.signed1;
      end
      tesla_pkg::OP_ISAD: begin
        ctl.unit    = tesla_alu_pkg::UnitAdd;
        ctl.x       = tesla_alu_pkg::XDistance;
        ctl.signed1 = is_long ? tesla_pkg::get_u27(w1) : tesla_pkg::get_t8(w0);
      end
      tesla_pkg::OP_ISET: begin
        ctl.unit    = tesla_alu_pkg::UnitSelect;
        ctl.is_set  = 1'b1;
        ctl.cond    = tesla_pkg::get_icond(w1);
        ctl.signed1 = tesla_pkg::get_u27(w1);
      end
      tesla_pkg::OP_IMAX: begin
        ctl.unit    = tesla_alu_pkg::UnitSelect;
        ctl.cond    = 3'b100;
        ctl.signed1 = tesla_pkg::get_u27(w1);
      end
      tesla_pkg::OP_IMIN: begin
        ctl.unit    = tesla_alu_pkg::UnitSelect;
        ctl.cond    = 3'b011;
        ctl.signed1 = tesla_pkg::get_u27(w1);
      end
      tesla_pkg::OP_SHL, tesla_pkg::OP_SHR: begin
        ctl.unit        = tesla_alu_pkg::UnitShift;
        ctl.right       = op_i == tesla_pkg::OP_SHR;
        ctl.signed1     = tesla_pkg::get_u27(w1);
        ctl.count_const = tesla_pkg::get_count_const(w1);
      end
      tesla_pkg::OP_LOGIC: begin
        ctl.unit     = tesla_alu_pkg::UnitLogic;
        ctl.wide     = !is_long || tesla_pkg::get_m1(w1);
        ctl.logic_op = is_long ? tesla_pkg::get_lopl(w1) : tesla_pkg::get_lops(w0);
        ctl.not1     = is_long ? tesla_pkg::get_not16(w1) : tesla_pkg::get_not22(w0);
        ctl.not2     = is_long && tesla_pkg::get_not17(w1);
      end
      tesla_pkg::OP_I2I: begin
        ctl.unit       = tesla_alu_pkg::UnitConvert;
        ctl.signed1    = tesla_pkg::get_cvt_from_signed(w1);
        ctl.src8       = tesla_pkg::get_cvt_from_byte(w1);
        ctl.src32      = tesla_pkg::get_cvt_from_wide(w1);
        ctl.dst8       = tesla_pkg::get_cvt_to_byte(w1);
        ctl.dst_signed = tesla_pkg::get_cvt_to_signed(w1);
        ctl.abs        = tesla_pkg::get_cvt_abs(w1);
        ctl.neg        = tesla_pkg::get_cvt_neg(w1);
      end
      default: ctl.wide = 1'b1;  // mov to $c, mov from $sr, and what is not for the ALU
    endcase
  end

  tesla_fp_pkg::fp_t  fp, fp1_q, fp2_q, fp3_q, fp4_q;
  tesla_fp_pkg::cvt_t cvt, cvt1_q, cvt2_q, cvt3_q, cvt4_q;
  always_comb begin
    fp         = '0;
    fp.valid   = valid_i;
    fp.op      = tesla_fp_pkg::FpAdd;
    fp.neg1    = is_long ? tesla_pkg::get_neg26(w1) : tesla_pkg::get_neg15(w0);
    fp.neg2    = is_long ? tesla_pkg::get_neg27(w1) : tesla_pkg::get_neg22(w0);
    fp.neg3    = is_long ? tesla_pkg::get_neg27(w1) : tesla_pkg::get_neg22(w0);
    fp.cond    = tesla_pkg::get_fcond(w1);
    fp.sat     = is_long ? tesla_pkg::get_sat29(w1) : tesla_pkg::get_sat8(w0);
    unique case (op_i)
      tesla_pkg::OP_FADD: begin
        fp.z_is_b  = !is_long;
        fp.to_zero = is_long && tesla_pkg::get_fadd_to_zero(w0);
      end
      tesla_pkg::OP_FMUL: begin
        fp.op      = tesla_fp_pkg::FpMul;
        fp.to_zero = is_long && tesla_pkg::get_fmul_to_zero(w1);
        fp.sat     = sm12_i && (is_long ? tesla_pkg::get_sat20(w1) : tesla_pkg::get_sat8(w0));
      end
      tesla_pkg::OP_FMAD: begin
        fp.op   = tesla_fp_pkg::FpMad;
        fp.neg2 = 1'b0;
      end
      tesla_pkg::OP_FSET, tesla_pkg::OP_FMIN, tesla_pkg::OP_FMAX: begin
        fp.op   = tesla_fp_pkg::FpSet;
        if (op_i == tesla_pkg::OP_FMIN) fp.op = tesla_fp_pkg::FpMin;
        if (op_i == tesla_pkg::OP_FMAX) fp.op = tesla_fp_pkg::FpMax;
        fp.abs1 = tesla_pkg::get_abs20(w1);
        fp.abs2 = tesla_pkg::get_abs19(w1);
        fp.sat  = 1'b0;
      end
      tesla_pkg::OP_FSLCT: begin
        fp.op   = tesla_fp_pkg::FpSelect;
        fp.neg3 = tesla_pkg::get_neg29(w1);
        fp.sat  = 1'b0;
      end
      tesla_pkg::OP_INTERP: begin  // v[] in slot a, the factor in slot b
        fp.valid = valid_i && (is_long ? tesla_pkg::get_long_scaled(w1) : tesla_pkg::get_scaled(w0));
        fp.op    = tesla_fp_pkg::FpMul;
        fp.neg1  = 1'b0;
        fp.neg2  = is_long && tesla_pkg::get_neg26(w1);
        fp.sat   = 1'b0;
      end
      tesla_pkg::OP_QUADOP: begin  // an addition of what gen_quad puts in slots a and c
        fp.neg1 = 1'b0;
        fp.neg3 = 1'b0;
        fp.sat  = 1'b0;
      end
      default: fp.valid = 1'b0;
    endcase

    cvt            = '0;
    cvt.valid      = valid_i;
    cvt.op         = tesla_fp_pkg::CvtIntToFloat;
    cvt.src_signed = tesla_pkg::get_cvt_from_signed(w1);
    cvt.src8       = tesla_pkg::get_cvt_from_byte(w1);
    cvt.src32      = tesla_pkg::get_cvt_from_wide(w1) || (fp64_i && tesla_pkg::get_cvt_fp64(w1));
    cvt.dst_signed = tesla_pkg::get_cvt_to_signed(w1);
    cvt.dst32      = tesla_pkg::get_cvt_to_wide(w1);
    cvt.abs        = tesla_pkg::get_cvt_abs(w1);
    cvt.neg        = tesla_pkg::get_cvt_neg(w1);
    cvt.round      = tesla_pkg::get_cvt_round(w1);
    cvt.sat        = tesla_pkg::get_cvt_sat(w1);
    cvt.integral   = tesla_pkg::get_cvt_integral(w1);
    unique case (op_i)
      tesla_pkg::OP_I2F: ;
      tesla_pkg::OP_F2I: cvt.op = tesla_fp_pkg::CvtFloatToInt;
      tesla_pkg::OP_F2F: cvt.op = tesla_fp_pkg::CvtFloatToFloat;
      default:           cvt.valid = 1'b0;
    endcase
  end

  // The operands of a part. quadop: slot a comes from a lane of the same quad; each position of the quad has an operation of
  // its own. Lane codes from 4 on, dx and dy (the neighbour in the row, in the column), give +0 outside fragment programs.
  logic [(STEPS > 1 ? $clog2(STEPS) : 1)-1:0] step;
  logic [P*32-1:0] a_q, b_q, c_q, a, b, c;
  logic [P*4-1:0]  cc_q, cc;
  logic [7:0]      quad_ops;  // of position p in bits 2p+1:2p
  logic            is_quad, quad_zero;
  assign is_quad   = op_i == tesla_pkg::OP_QUADOP;
  assign quad_zero = tesla_pkg::get_neighbour(w0) && !fragment_i;
  assign quad_ops = {tesla_pkg::get_q3(w0), tesla_pkg::get_q2(w1), tesla_pkg::get_q1(w1), tesla_pkg::get_q0(w1)};
  for (genvar l = 0; l < P; l++) begin : gen_part
    logic [LW-1:0] at;  // this lane of the part, in the beat
    logic [31:0]   from, own;
    logic [1:0]    quad_op, lane;
    assign at      = LW'(32'(step) * P + l);
    assign quad_op = quad_ops[2*at[1:0] +: 2];
    assign lane    = tesla_pkg::get_neighbour(w0) ? at[1:0] ^ (tesla_pkg::get_column(w0) ? 2'd2 : 2'd1)
                                                  : tesla_pkg::get_lane(w0);
    assign from    = a_i[{at[LW-1:2], is_quad ? lane : at[1:0]}*32 +: 32];
    assign own     = c_i[at*32 +: 32];
    always_comb begin
      a[l*32 +: 32] = from;
      c[l*32 +: 32] = own;
      if (is_quad) begin
        a[l*32 +: 32] = (quad_zero || quad_op == 2'd3) ? 32'd0 : {from[31] ^ (quad_op == 2'd1), from[30:0]};
        c[l*32 +: 32] = quad_zero ? 32'd0 : {own[31] ^ (quad_op == 2'd2), own[30:0]};
      end
    end
    // the offset of add to $a is in w0
    assign b[l*32 +: 32] = (op_i == tesla_pkg::OP_ADD_TO_A) ? {16'd0, tesla_pkg::get_off_constant(w0)} : b_i[at*32 +: 32];
    assign cc[l*4 +: 4]  = cc_i[at*4 +: 4];
  end

  // ---- clocks in which something moves: where operands wait; in the lanes of each kind, until the result is there. Control of fp and cvt
  // stays invalid where it stops, so theirs has a clock more, in which that comes through. Other results take int_clk. ----
  localparam int unsigned D = tesla_core_pkg::AluLatency;
  logic in_clk, int_clk, fp_clk, cvt_clk, parts_clk;
  common_gate u_in_clk (
    .clk_i(clk_i), .rst_ni(rst_ni), .clk_o(in_clk),
    .moves_i(valid_i));
  common_gate #(.SPAN(D)) u_int_clk (
    .clk_i(clk_i), .rst_ni(rst_ni), .clk_o(int_clk),
    .moves_i({D{valid_i && !fp.valid && !cvt.valid}}));
  common_gate #(.SPAN(D + 1)) u_fp_clk (
    .clk_i(clk_i), .rst_ni(rst_ni), .clk_o(fp_clk),
    .moves_i({(D + 1){fp.valid}}));
  common_gate #(.SPAN(D + 1)) u_cvt_clk (
    .clk_i(clk_i), .rst_ni(rst_ni), .clk_o(cvt_clk),
    .moves_i({(D + 1){cvt.valid}}));
  common_gate #(.SPAN(D + 1)) u_parts_clk (  // where results of parts are gathered
    .clk_i(clk_i), .rst_ni(rst_ni), .clk_o(parts_clk),
    .moves_i({(D + 1){valid_i}}));

  always_ff @(posedge fp_clk) begin
    fp1_q <= fp;
    fp2_q <= fp1_q;
    fp3_q <= fp2_q;
    fp4_q <= fp3_q;
  end
  always_ff @(posedge cvt_clk) begin
    cvt1_q <= cvt;
    cvt2_q <= cvt1_q;
    cvt3_q <= cvt2_q;
    cvt4_q <= cvt3_q;
  end
  always_ff @(posedge in_clk) begin
    if (valid_i) begin
      ctl_q <= ctl;
      a_q   <= a;
      b_q   <= b;
      c_q   <= c;
      cc_q  <= cc;
    end
  end

  logic [P*32-1:0] int_result, int_result_q, fp_result, cvt_result;
  logic [P*4-1:0]  int_flags, int_flags_q, fp_flags, cvt_flags;
  logic                is_fp_q, is_cvt_q;
  always_ff @(posedge int_clk) begin
    int_result_q <= int_result;
    int_flags_q  <= int_flags;
  end
  always_ff @(posedge fp_clk)  is_fp_q  <= fp4_q.valid;
  always_ff @(posedge cvt_clk) is_cvt_q <= cvt4_q.valid;

  logic [P*36-1:0]     part;   // a lane's flags and result
  logic [LANES*36-1:0] whole;
  for (genvar l = 0; l < P; l++) begin : gen_lane
    assign part[l*36 +: 32]    = is_fp_q ? fp_result[l*32 +: 32] : is_cvt_q ? cvt_result[l*32 +: 32] : int_result_q[l*32 +: 32];
    assign part[l*36+32 +: 4]  = is_fp_q ? fp_flags[l*4 +: 4] : is_cvt_q ? cvt_flags[l*4 +: 4] : int_flags_q[l*4 +: 4];
    tesla_alu_lane u_lane (
      .clk_i    (int_clk),
      .ctl_i    (ctl_q),
      .a_i      (a_q[l*32 +: 32]),
      .b_i      (b_q[l*32 +: 32]),
      .c_i      (c_q[l*32 +: 32]),
      .cc_i     (cc_q[l*4 +: 4]),
      .result_o (int_result[l*32 +: 32]),
      .flags_o  (int_flags[l*4 +: 4])
    );
    tesla_fp_lane u_fp (
      .clk_i    (fp_clk),
      .s1_i     (fp1_q),
      .s2_i     (fp2_q),
      .s3_i     (fp3_q),
      .s4_i     (fp4_q),
      .sat_nan_i (sat_nan_i),
      .a_i      (a_q[l*32 +: 32]),
      .b_i      (b_q[l*32 +: 32]),
      .c_i      (c_q[l*32 +: 32]),
      .result_o (fp_result[l*32 +: 32]),
      .flags_o  (fp_flags[l*4 +: 4])
    );
    tesla_convert_lane u_convert (
      .clk_i    (cvt_clk),
      .s1_i     (cvt1_q),
      .s2_i     (cvt2_q),
      .s3_i     (cvt3_q),
      .s4_i     (cvt4_q),
      .sat_nan_i (sat_nan_i),
      .a_i      (a_q[l*32 +: 32]),
      .result_o (cvt_result[l*32 +: 32]),
      .flags_o  (cvt_flags[l*4 +: 4])
    );
  end
  tesla_parts #(
    .STEPS (STEPS),
    .PART  (P * 36)
  ) u_parts (
    .clk_i   (parts_clk),
    .rst_ni  (rst_ni),
    .valid_i (valid_i),
    .last_o  (last_o),
    .step_o  (step),
    .part_i  (part),
    .whole_o (whole)
  );
  for (genvar l = 0; l < LANES; l++) begin : gen_result
    assign {flags_o[l*4 +: 4], result_o[l*32 +: 32]} = whole[l*36 +: 36];
  end

`ifndef SYNTHESIS
  common_held #(.WIDTH(LANES*100 + 64)) operands_stay_till_last (
    .clk_i   (clk_i),
    .rst_ni  (rst_ni),
    .valid_i (valid_i),
    .ready_i (last_o),
    .data_i  ({words_i, a_i, b_i, c_i, cc_i})
  );
`endif
endmodule
