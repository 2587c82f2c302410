// Decodes an instruction into what the data path does in one pass (sheet 2 and 3). Combinational. Illegal words give legal = 0. The operands
// are here; what an instruction does with them is said by a module for each group of instructions, which gives 0 for all others. So it does
// while not enabled, and stays still.
module sgx543_decode (
  input  logic                    enable_i, // else all is 0
  input  logic [63:0]             word_i,
  input  logic                    pass_i,   // of a dual instruction: 0 the primary operation, 1 the secondary one
  output sgx543_core_pkg::uop_t   uop_o
);
  localparam logic [2:0] F16 = sgx543_arith_pkg::FmtF16;
  logic [31:0]     w0, w1;
  sgx543_pkg::op_e op;
  assign w0 = word_i[31:0];
  assign w1 = word_i[63:32];
  always_comb begin
    op = sgx543_pkg::OP_ILLEGAL;
    if (enable_i) op = sgx543_pkg::op_of(word_i);
  end

  // ---- operands: the fields stand at the same places in most forms ----
  logic                     source_six, s1_six, dest_six, source_twice, dest_twice, s0_ext, dest_ext;
  logic [6:0]               s0_number, s1_number, s2_number, dest_number;
  sgx543_core_pkg::source_t s0, s1, s2;
  sgx543_core_pkg::dest_t   dest;
  always_comb begin
    source_six   = 1'b0;
    source_twice = 1'b0;
    s0_ext       = 1'b0;
    dest_ext     = sgx543_pkg::get_bw_dext(w1);
    s0_number    = sgx543_pkg::get_sop3_src0(w0);
    s1_number    = sgx543_pkg::get_bw_src1(w0);
    s2_number    = sgx543_pkg::get_bw_src2(w0);
    dest_number  = sgx543_pkg::get_bw_dest(w0);
    unique case (op)
      sgx543_pkg::OP_MAD2, sgx543_pkg::OP_VMAD, sgx543_pkg::OP_VDP,
      sgx543_pkg::OP_V32_MUL, sgx543_pkg::OP_V32_ADD, sgx543_pkg::OP_V32_FRC, sgx543_pkg::OP_V32_DSX, sgx543_pkg::OP_V32_DSY,
      sgx543_pkg::OP_V32_MIN, sgx543_pkg::OP_V32_MAX, sgx543_pkg::OP_V32_DOT,
      sgx543_pkg::OP_V16_MUL, sgx543_pkg::OP_V16_ADD, sgx543_pkg::OP_V16_FRC, sgx543_pkg::OP_V16_DSX, sgx543_pkg::OP_V16_DSY,
      sgx543_pkg::OP_V16_MIN, sgx543_pkg::OP_V16_MAX, sgx543_pkg::OP_V16_DOT: begin
        source_six   = 1'b1;
        source_twice = 1'b1;
        if (op == sgx543_pkg::OP_MAD2) dest_ext = 1'b0;
      end
      sgx543_pkg::OP_MOV, sgx543_pkg::OP_CMOV, sgx543_pkg::OP_CMOV8: begin
        source_six   = 1'b1;
        source_twice = sgx543_pkg::get_mov_dtype(w1) >= 3'd3;
        s0_ext       = sgx543_pkg::get_cmov_s0ext(w1);
      end
      sgx543_pkg::OP_RCP, sgx543_pkg::OP_RSQ, sgx543_pkg::OP_LOG, sgx543_pkg::OP_EXP: source_twice = 1'b1;
      sgx543_pkg::OP_TST, sgx543_pkg::OP_TSTMSK: source_twice = sgx543_pkg::get_tst_alu(w0) < 6'd16;
      sgx543_pkg::OP_I32MAD2: s0_ext = sgx543_pkg::get_i32mad2_s0ext(w1);
      sgx543_pkg::OP_LD, sgx543_pkg::OP_ST: s0_ext = sgx543_pkg::get_mem_s0ext(w1);
      sgx543_pkg::OP_SMP: begin
        source_twice = 1'b1;
        s0_ext       = sgx543_pkg::get_smp_s0ext(w1);
      end
      sgx543_pkg::OP_DEPTHF: begin
        source_twice = 1'b1;
        s0_ext       = sgx543_pkg::get_depthf_s0ext(w1);
      end
      default: ;
    endcase
    s1_six     = source_six;
    dest_six   = source_six;
    dest_twice = source_twice;
    if (source_six) begin
      s0_number   = {1'b0, sgx543_pkg::get_mad2_src0(w0)};
      s1_number   = {1'b0, op == sgx543_pkg::OP_VMAD || op == sgx543_pkg::OP_VDP ? sgx543_pkg::get_vmad_src1(w0) : sgx543_pkg::get_mad2_src1(w0)};
      s2_number   = {1'b0, sgx543_pkg::get_mad2_src2(w0)};
      dest_number = {1'b0, sgx543_pkg::get_mad2_dest(w0)};
      if (op == sgx543_pkg::OP_MOV || op == sgx543_pkg::OP_CMOV || op == sgx543_pkg::OP_CMOV8) dest_number = {1'b0, sgx543_pkg::get_mov_dest(w0)};
    end
    if (op == sgx543_pkg::OP_PCK) begin
      // six bits and doubled: source 2, and source 1 if it is a float
      source_six   = 1'b1;
      source_twice = 1'b1;
      s2_number    = {1'b0, sgx543_pkg::get_pck_src2(w0)};
      s1_six       = sgx543_pkg::get_pck_sfmt(w1) >= F16;
      if (s1_six) s1_number = {1'b0, sgx543_pkg::get_pck_src1(w0)};
    end
  end
  sgx543_source u_s0 (
    .bank_i    ({sgx543_pkg::get_mad2_s0bank(w1), s0_ext}),   // r, pa, with the ext bit o, sa
    .ext_i     (1'b0),
    .number_i  (s0_number),
    .six_i     (source_six),
    .doubled_i (source_twice),
    .moe_i     (2'd1),
    .source_o  (s0)
  );
  sgx543_source u_s1 (
    .bank_i    (sgx543_pkg::get_bw_s1bank(w0)),
    .ext_i     (sgx543_pkg::get_bw_s1ext(w1)),
    .number_i  (s1_number),
    .six_i     (s1_six),
    .doubled_i (source_twice && (s1_six || op != sgx543_pkg::OP_PCK)),
    .moe_i     (2'd2),
    .source_o  (s1)
  );
  sgx543_source u_s2 (
    .bank_i    (sgx543_pkg::get_bw_s2bank(w0)),
    .ext_i     (sgx543_pkg::get_bw_s2ext(w1)),
    .number_i  (s2_number),
    .six_i     (source_six),
    .doubled_i (source_twice),
    .moe_i     (2'd3),
    .source_o  (s2)
  );
  sgx543_dest u_dest (
    .bank_i    (sgx543_pkg::get_bw_dbank(w1)),
    .ext_i     (dest_ext),
    .number_i  (dest_number),
    .six_i     (dest_six),
    .doubled_i (dest_twice),
    .dest_o    (dest)
  );

  // ---- which group it is of (2.1) ----
  logic is_float, is_dual, is_move, is_test, is_int, is_colour, is_memory, is_control, known;
  assign known = enable_i && op != sgx543_pkg::OP_ILLEGAL;
  always_comb begin
    {is_float, is_dual, is_move, is_test, is_int, is_colour, is_memory, is_control} = '0;
    unique case (w1[31:27])
      5'd0, 5'd1, 5'd2, 5'd3, 5'd6:                               is_float   = known;
      5'd4, 5'd5:                                                 is_dual    = known;
      5'd7, 5'd8:                                                 is_move    = known;
      5'd9, 5'd15:                                                is_test    = known;
      5'd10, 5'd11, 5'd12, 5'd13, 5'd14, 5'd20, 5'd21, 5'd26:     is_int     = known;
      5'd16, 5'd17, 5'd18, 5'd19, 5'd25:                          is_colour  = known;
      5'd28, 5'd29, 5'd30:                                        is_memory  = known;
      5'd31:                                                      is_control = known;
      default: ;
    endcase
  end

  // ---- what it is if its group says nothing else ----
  sgx543_core_pkg::uop_t plain;
  always_comb begin
    plain          = '0;
    plain.legal    = 1'b1;
    plain.pred     = 5'b10000;
    plain.float_op = sgx543_arith_pkg::FloatPass;
    plain.kind     = sgx543_core_pkg::KindCompute;
    plain.unit     = sgx543_core_pkg::UnitFloat;
    plain.dst      = dest;
  end

  sgx543_core_pkg::uop_t of_float, of_dual, of_move, of_test, of_int, of_colour, of_memory, of_control, illegal;
  sgx543_decode_float    u_float   (.enable_i(is_float), .op_i(op), .word_i(word_i), .s0_i(s0), .s1_i(s1), .s2_i(s2), .plain_i(plain), .uop_o(of_float));
  sgx543_decode_dual     u_dual    (.enable_i(is_dual), .op_i(op), .word_i(word_i), .pass_i(pass_i), .plain_i(plain), .uop_o(of_dual));
  sgx543_decode_move     u_move    (.enable_i(is_move), .op_i(op), .word_i(word_i), .s0_i(s0), .s1_i(s1), .s2_i(s2), .plain_i(plain), .uop_o(of_move));
  sgx543_decode_test     u_test    (.enable_i(is_test), .op_i(op), .word_i(word_i), .s1_i(s1), .s2_i(s2), .plain_i(plain), .uop_o(of_test));
  sgx543_decode_int      u_int     (.enable_i(is_int), .op_i(op), .word_i(word_i), .s0_i(s0), .s1_i(s1), .s2_i(s2), .plain_i(plain), .uop_o(of_int));
  sgx543_decode_colour   u_colour  (.enable_i(is_colour), .op_i(op), .word_i(word_i), .s0_i(s0), .s1_i(s1), .s2_i(s2), .plain_i(plain), .uop_o(of_colour));
  sgx543_decode_memory   u_memory  (.enable_i(is_memory), .op_i(op), .word_i(word_i), .s0_i(s0), .s1_i(s1), .s2_i(s2), .plain_i(plain), .uop_o(of_memory));
  sgx543_decode_control  u_control (.enable_i(is_control), .op_i(op), .word_i(word_i), .s0_i(s0), .s1_i(s1), .s2_i(s2), .plain_i(plain), .uop_o(of_control));
  always_comb begin
    illegal       = enable_i && !known ? plain : '0;
    illegal.legal = 1'b0;
  end
  assign uop_o = of_float | of_dual | of_move | of_test | of_int | of_colour | of_memory | of_control | illegal;

`ifndef SYNTHESIS
  always_comb begin
    one_group_says_what: assert ($onehot0({of_float != '0, of_dual != '0, of_move != '0, of_test != '0, of_int != '0,
                                           of_colour != '0, of_memory != '0, of_control != '0, illegal != '0}))
      else $error("two groups decode %h", word_i);
  end
`endif
endmodule
