// Decodes an instruction into what the data path does in one pass (sheet 2 and 3). Combinational. Illegal words give legal = 0.
module sgx543_decode (
  input  logic [63:0]             word_i,
  input  logic                    pass_i,   // of a dual instruction: 0 the primary operation, 1 the secondary one
  output sgx543_core_pkg::uop_t   uop_o
);
  localparam logic [2:0] F32 = sgx543_arith_pkg::FmtF32, F16 = sgx543_arith_pkg::FmtF16, C10 = sgx543_arith_pkg::FmtC10;
  localparam logic [2:0] U8 = sgx543_arith_pkg::FmtU8, S8 = sgx543_arith_pkg::FmtS8, U16 = sgx543_arith_pkg::FmtU16, S16 = sgx543_arith_pkg::FmtS16;
  localparam logic [11:0] Identity = 12'o3210;

  logic [31:0]     w0, w1;
  sgx543_pkg::op_e op;
  assign w0 = word_i[31:0];
  assign w1 = word_i[63:32];
  assign op = sgx543_pkg::op_of(word_i);

  // The effective mask of VMAD2 and VMOV (rule W of 2.6)
  function automatic logic [3:0] mask_w(input logic [2:0] bank, input logic indexed, input logic half, input logic [3:0] mask);
    if (bank == sgx543_core_pkg::BankInternal) mask_w = mask;
    else if (!half)                            mask_w = mask & 4'b0011;
    else                                       mask_w = !indexed && !bank[2] ? {{2{mask[2]}}, {2{mask[0]}}} : mask;
  endfunction

  // ---- predicates (2.2) ----
  // {sure, each, not met, number}
  function automatic logic [4:0] pred_ext(input logic [2:0] code);
    pred_ext = {code == 3'd0, code == 3'd7, code == 3'd5 || code == 3'd6, code < 3'd5 ? 2'(code - 3'd1) : 2'(code - 3'd5)};
  endfunction
  function automatic logic [4:0] pred_vec(input logic [2:0] code);
    pred_vec = {code == 3'd0, code == 3'd7, code > 3'd3 && code != 3'd7, code < 3'd4 ? 2'(code - 3'd1) : code == 3'd7 ? 2'd0 : 2'(code - 3'd4)};
  endfunction
  function automatic logic [4:0] pred_sv(input logic [1:0] code);
    pred_sv = {code == 2'd0, code == 2'd3, code == 2'd2, 2'd0};
  endfunction
  function automatic logic [4:0] pred_short(input logic [1:0] code);
    pred_short = {code == 2'd0, 1'b0, code == 2'd3, 1'b0, code == 2'd2};
  endfunction
  function automatic logic [4:0] pred_kill(input logic [1:0] code);
    pred_kill = {code == 2'd0, 1'b0, code == 2'd1 || code == 2'd2, 1'b0, code == 2'd2};
  endfunction

  // ---- colours ----
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

  // ---- dual instructions (3.5) ----
  typedef struct packed {
    logic       legal;
    logic [1:0] sources;
    logic       by_lane;
    logic       reduces;    // all lanes to one
    logic       is_table;
    logic [1:0] fn;
    logic [3:0] float_op;
    logic       moves;
  } dual_t;
  function automatic dual_t dual_op(input logic [3:0] code);
    logic [1:0] sources, fn;
    logic [3:0] float_op;
    logic       is_table;
    sources  = 2'd1;
    float_op = sgx543_arith_pkg::FloatPass;
    is_table = 1'b0;
    fn       = code == 4'd6 ? sgx543_arith_pkg::TableRsq : code == 4'd7 ? sgx543_arith_pkg::TableRcp
               : code == 4'd12 ? sgx543_arith_pkg::TableExp : sgx543_arith_pkg::TableLog;
    unique case (code)
      4'd0, 4'd8:  {sources, float_op} = {2'd3, sgx543_arith_pkg::FloatMad};
      4'd1:        sources             = 2'd2;
      4'd2, 4'd5:  sources             = 2'd1;
      4'd3, 4'd10: {sources, float_op} = {2'd2, sgx543_arith_pkg::FloatMul};
      4'd4, 4'd9:  {sources, float_op} = {2'd2, sgx543_arith_pkg::FloatAdd};
      4'd11:       {sources, float_op} = {2'd2, sgx543_arith_pkg::FloatFrc};
      default:     is_table            = 1'b1;
    endcase
    dual_op = {code < 4'd14, sources, code == 4'd0 || code == 4'd3 || code == 4'd4 || code == 4'd5, code == 4'd1 || code == 4'd2,
               is_table, fn, float_op, code == 4'd5};
  endfunction

  // Three slots of two bits, the first lowest; 3 is the unified source.
  function automatic logic [5:0] route1(input logic [1:0] sources, input logic [1:0] cfg);
    unique case ({sources, cfg})
      4'b01_00: route1 = {2'd0, 2'd0, 2'd3};
      4'b01_01: route1 = {2'd0, 2'd0, 2'd0};
      4'b01_10: route1 = {2'd0, 2'd0, 2'd1};
      4'b01_11: route1 = {2'd0, 2'd0, 2'd2};
      4'b10_00: route1 = {2'd0, 2'd1, 2'd3};
      4'b10_01: route1 = {2'd0, 2'd3, 2'd0};
      4'b10_10: route1 = {2'd0, 2'd1, 2'd0};
      4'b11_00: route1 = {2'd2, 2'd1, 2'd3};
      4'b11_01: route1 = {2'd2, 2'd3, 2'd0};
      4'b11_10: route1 = {2'd3, 2'd1, 2'd0};
      default:  route1 = {2'd2, 2'd1, 2'd0};
    endcase
  endfunction
  function automatic logic [5:0] route2(input logic [1:0] first, input logic [1:0] sources, input logic [1:0] cfg);
    unique case ({first, sources, cfg})
      6'b01_01_00: route2 = {2'd0, 2'd0, 2'd0};
      6'b01_01_01, 6'b01_01_10, 6'b01_01_11: route2 = {2'd0, 2'd0, 2'd3};
      6'b01_10_00: route2 = {2'd0, 2'd1, 2'd0};
      6'b01_10_01: route2 = {2'd0, 2'd1, 2'd3};
      6'b01_10_10: route2 = {2'd0, 2'd3, 2'd0};
      6'b01_10_11: route2 = {2'd0, 2'd3, 2'd1};
      6'b01_11_00: route2 = {2'd2, 2'd1, 2'd0};
      6'b01_11_01: route2 = {2'd2, 2'd1, 2'd3};
      6'b01_11_10: route2 = {2'd2, 2'd3, 2'd0};
      6'b01_11_11: route2 = {2'd1, 2'd3, 2'd0};
      6'b10_01_00: route2 = {2'd0, 2'd0, 2'd0};
      6'b10_01_01: route2 = {2'd0, 2'd0, 2'd1};
      6'b10_01_10: route2 = {2'd0, 2'd0, 2'd3};
      6'b10_10_00: route2 = {2'd0, 2'd2, 2'd0};
      6'b10_10_01: route2 = {2'd0, 2'd2, 2'd1};
      6'b10_10_10: route2 = {2'd0, 2'd3, 2'd2};
      6'b11_01_00: route2 = {2'd0, 2'd0, 2'd0};
      6'b11_01_01: route2 = {2'd0, 2'd0, 2'd1};
      6'b11_01_10: route2 = {2'd0, 2'd0, 2'd2};
      default:     route2 = {2'd0, 2'd0, 2'd3};
    endcase
  endfunction

  logic                     vec4, dual_vector, dual_unified;
  logic [3:0]               op1_code;
  dual_t                    op1, op2, now;
  logic [5:0]               route;
  sgx543_core_pkg::source_t unified;
  sgx543_core_pkg::source_t slot0, slot1, slot2;
  logic                     dual_legal, op1_two;
  logic [2:0]               dual_fmt;
  assign vec4         = op == sgx543_pkg::OP_DUAL4;
  assign op1_code     = vec4 ? {1'b0, sgx543_pkg::get_dual4_op1(w1)} : sgx543_pkg::get_dual3_op1(w1);
  assign op1          = dual_op(op1_code);
  assign op2          = dual_op(sgx543_pkg::get_dual3_op2(word_i));
  assign now          = pass_i ? op2 : op1;
  assign route        = pass_i ? route2(op1.sources, op2.sources, sgx543_pkg::get_dual3_cfg(w0))
                               : route1(op1.sources, sgx543_pkg::get_dual3_cfg(w0));
  assign dual_vector  = now.by_lane || now.reduces;
  assign dual_unified = sgx543_pkg::get_dual3_primu(w1) != pass_i;   // this operation's result goes to the unified one
  assign op1_two      = op1.sources >= 2'd2;
  assign dual_fmt     = sgx543_pkg::get_dual3_f16(w1) ? F16 : F32;
  assign dual_legal   = op1.legal && op2.legal && sgx543_pkg::get_dual3_op2(word_i) != 4'd0
                        && !(op1.sources == 2'd2 && sgx543_pkg::get_dual3_cfg(w0) == 2'd3)
                        && !(op1.sources != 2'd1 && op2.sources == 2'd3) && !(op1.sources == 2'd3 && op2.sources == 2'd2)
                        && !(!vec4 && sgx543_pkg::get_dual3_g1swz(w1) > 5'd26)
                        && !(!vec4 && op1.sources == 2'd1 && sgx543_pkg::get_dual3_b15(w0) && sgx543_pkg::get_dual3_uswz(w1) > 4'd10);
  // ---- operands: the fields stand at the same places in most forms ----
  logic                     source_six, s1_six, dest_six, source_twice, dest_twice, s0_ext, dest_ext;
  logic [6:0]               s0_number, s1_number, s2_number, dest_number;
  sgx543_core_pkg::source_t s0_first, s1_first, s2_first, unified_first;
  sgx543_core_pkg::dest_t   dest_first;
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
      sgx543_pkg::OP_DUAL3, sgx543_pkg::OP_DUAL4: dest_ext = 1'b0;
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
    if (op == sgx543_pkg::OP_DUAL3 || op == sgx543_pkg::OP_DUAL4) dest_twice = now.by_lane;
  end
  sgx543_source u_s0 (
    .bank_i    ({sgx543_pkg::get_mad2_s0bank(w1), s0_ext}),   // r, pa, with the ext bit o, sa
    .ext_i     (1'b0),
    .number_i  (s0_number),
    .six_i     (source_six),
    .doubled_i (source_twice),
    .moe_i     (2'd1),
    .source_o  (s0_first)
  );
  sgx543_source u_s1 (
    .bank_i    (sgx543_pkg::get_bw_s1bank(w0)),
    .ext_i     (sgx543_pkg::get_bw_s1ext(w1)),
    .number_i  (s1_number),
    .six_i     (s1_six),
    .doubled_i (source_twice && (s1_six || op != sgx543_pkg::OP_PCK)),
    .moe_i     (2'd2),
    .source_o  (s1_first)
  );
  sgx543_source u_s2 (
    .bank_i    (sgx543_pkg::get_bw_s2bank(w0)),
    .ext_i     (sgx543_pkg::get_bw_s2ext(w1)),
    .number_i  (s2_number),
    .six_i     (source_six),
    .doubled_i (source_twice),
    .moe_i     (2'd3),
    .source_o  (s2_first)
  );
  sgx543_source u_unified (
    .bank_i    (sgx543_pkg::get_dual3_ubank(w0)),
    .ext_i     (1'b0),
    .number_i  (sgx543_pkg::get_dual3_usrc(w0)),
    .six_i     (1'b0),
    .doubled_i (dual_vector),
    .moe_i     (2'd1),
    .source_o  (unified_first)
  );
  sgx543_dest u_dest (
    .bank_i    (sgx543_pkg::get_bw_dbank(w1)),
    .ext_i     (dest_ext),
    .number_i  (dest_number),
    .six_i     (dest_six),
    .doubled_i (dest_twice),
    .dest_o    (dest_first)
  );

  // i<n>, all lanes, not stepped
  function automatic sgx543_core_pkg::source_t internal_source(input logic [1:0] n, input logic neg, input logic [11:0] swz);
    internal_source = {sgx543_core_pkg::BankInternal, 6'd0, n, 3'd0, 2'd1, sgx543_core_pkg::StepNone, F32, 2'd0, swz, 1'b0, neg, 4'd0};
  endfunction

  always_comb begin
    unified     = unified_first;
    unified.fmt = dual_fmt;
    unified.neg = sgx543_pkg::get_dual3_uneg(w1);
    unified.abs = op1.sources == 2'd1 && sgx543_pkg::get_dual3_b14(w0);
    unified.swz = dual_swizzle(vec4, {op1.sources == 2'd1 && sgx543_pkg::get_dual3_b15(w0), sgx543_pkg::get_dual3_uswz(w1)});
    unified.step = sgx543_core_pkg::StepNone;
  end
  assign slot0 = internal_source(sgx543_pkg::get_dual3_g0n(w0), 1'b0,
                                 vec4 ? sgx543_swizzle_pkg::dw4(sgx543_pkg::get_dual3_g0swz(w1)) : sgx543_swizzle_pkg::dw3(sgx543_pkg::get_dual3_g0swz(w1)));
  assign slot1 = internal_source(sgx543_pkg::get_dual3_g1n(w0), sgx543_pkg::get_dual3_g1neg(w1), dual_swizzle(vec4, sgx543_pkg::get_dual3_g1swz(w1)));
  assign slot2 = internal_source(op1_two ? {sgx543_pkg::get_dual3_b15(w0), sgx543_pkg::get_dual3_b14(w0)} : 2'd2, 1'b0, Identity);
  function automatic logic [11:0] dual_swizzle(input logic four, input logic [4:0] code);
    if (four) dual_swizzle = code[4] ? sgx543_swizzle_pkg::dw4x(code[3:0]) : sgx543_swizzle_pkg::dw4(code[3:0]);
    else      dual_swizzle = code[4] ? sgx543_swizzle_pkg::dw3x(code[3:0]) : sgx543_swizzle_pkg::dw3(code[3:0]);
  endfunction
  function automatic sgx543_core_pkg::source_t routed(input logic [1:0] from, input sgx543_core_pkg::source_t s_0, input sgx543_core_pkg::source_t s_1,
                                                      input sgx543_core_pkg::source_t s_2, input sgx543_core_pkg::source_t s_u);
    routed = from == 2'd0 ? s_0 : from == 2'd1 ? s_1 : from == 2'd2 ? s_2 : s_u;
  endfunction

  function automatic logic [11:0] swizzle(input logic four, input logic [4:0] code);
    if (four) swizzle = code[4] ? sgx543_swizzle_pkg::sw4x(code[3:0]) : sgx543_swizzle_pkg::sw4(code[3:0]);
    else      swizzle = code[4] ? sgx543_swizzle_pkg::sw3x(code[3:0]) : sgx543_swizzle_pkg::sw3(code[3:0]);
  endfunction
  // C of a mad of bytes
  function automatic logic [3:0] mad_c(input logic [1:0] code);
    mad_c = code == 2'd0 ? sgx543_int_pkg::FactorA : code == 2'd1 ? sgx543_int_pkg::FactorB
            : code == 2'd2 ? sgx543_int_pkg::FactorAA : sgx543_int_pkg::FactorBA;
  endfunction
  // An operand of a mad of 16 bits: 16 bits, a byte as the mode has it, or a signed byte
  function automatic logic [4:0] mad_part(input logic [1:0] code, input logic high, input logic is_signed, input logic negate);
    mad_part = {code == 2'd0 ? sgx543_int_pkg::PartLow : high ? sgx543_int_pkg::PartByte1 : sgx543_int_pkg::PartByte0, is_signed || code[1], negate};
  endfunction

  sgx543_core_pkg::source_t first, second, third;
  assign first  = routed(route[1:0], slot0, slot1, slot2, unified);
  assign second = routed(route[3:2], slot0, slot1, slot2, unified);
  assign third  = routed(route[5:4], slot0, slot1, slot2, unified);

  // ---- the internal registers that VMAD and VDP name ----
  sgx543_core_pkg::source_t g0_first, g1_first;
  assign g0_first = internal_source(sgx543_pkg::get_vmad_g0n(w0), 1'b0, Identity);
  assign g1_first = internal_source(sgx543_pkg::get_vmad_g1n(w0), 1'b0, Identity);

  // ---- formats ----
  function automatic logic [2:0] comp_fmt(input logic [1:0] code);
    comp_fmt = code == 2'd0 ? F32 : code == 2'd1 ? F16 : C10;
  endfunction
  function automatic logic [2:0] mov_fmt(input logic [2:0] code);
    mov_fmt = code == 3'd0 ? S8 : code == 3'd1 ? S16 : code == 3'd3 ? C10 : code == 3'd4 ? F16 : F32;
  endfunction

  // ---- pack: which lane of the source each lane takes (3.8) ----
  logic [2:0]  pck_from, pck_to;
  logic [3:0]  pck_mask;
  logic        pck_pair, pck_straight;
  logic [7:0]  pck_sel;          // as encoded
  logic [7:0]  pck_lane;         // of lane l bits 2l+1:2l
  logic [1:0]  enabled;
  assign pck_from     = sgx543_pkg::get_pck_sfmt(w1);
  assign pck_to       = sgx543_pkg::get_pck_dfmt(w1);
  assign pck_straight = (pck_from >= F16 && pck_to >= F16) || (sgx543_pkg::get_pck_scale(w0) && (pck_from == U8 || pck_to == U8));
  assign pck_sel      = {sgx543_pkg::get_pck_cs3(w0), sgx543_pkg::get_pck_cs2(w0), sgx543_pkg::get_pck_cs1(w0),
                         pck_from == F32 ? sgx543_pkg::get_pck_b7(w0) : 1'(sgx543_pkg::get_pck_src2(w0)), sgx543_pkg::get_pck_b0(w0)};
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

  // ---- what each form has ----
  sgx543_core_pkg::uop_t    u;
  sgx543_core_pkg::source_t s0, s1, s2;
  sgx543_int_pkg::int_t     i;
  logic                     is_float, ends, half, sub;
  logic [3:0]               tested;
  logic [1:0]               asel;
  logic [3:0]               aop;
  logic                     s1neg;
  logic [2:0]               sel1, sel2;      // of SOP2M
  logic [3:0]               wmask;
  logic [1:0]               i16_mode, s2type, rmode, dim, lod;
  assign sel1     = sgx543_pkg::get_sop2m_csel1(w1);
  assign sel2     = sgx543_pkg::get_sop2m_csel2(w1);
  assign wmask    = sgx543_pkg::get_sop2m_wmask(w1);
  assign i16_mode = sgx543_pkg::get_i16mad_mode(w1);
  assign s2type   = sgx543_pkg::get_i32mad_s2type(w1);
  assign rmode    = sgx543_pkg::get_vmad_rmode(w1);
  assign dim      = sgx543_pkg::get_smp_dim(w1);
  assign lod      = sgx543_pkg::get_smp_lod(w1);
  assign {asel, aop} = sgx543_pkg::get_tst_alu(w0);
  assign s1neg = sgx543_pkg::get_tst_s1neg(w1);
  always_comb begin
    u             = '0;
    u.legal       = 1'b1;
    u.pred        = 5'b10000;
    u.float_op    = sgx543_arith_pkg::FloatPass;
    u.kind        = sgx543_core_pkg::KindCompute;
    u.unit        = sgx543_core_pkg::UnitFloat;
    i             = '0;
    s0            = s0_first;
    s1            = s1_first;
    s2            = s2_first;
    u.dst         = dest_first;
    is_float      = 1'b0;
    half          = 1'b0;
    sub           = 1'b0;
    pck_pair      = 1'b0;
    ends          = 1'b0;
    tested        = 4'hf;
    unique case (op)
      sgx543_pkg::OP_MAD2: begin
        u.pred   = pred_sv(sgx543_pkg::get_mad2_pred(w1));
        half     = sgx543_pkg::get_mad2_fmt(w1);
        is_float = 1'b1;
        s0.swz   = sgx543_swizzle_pkg::mad_s0(sgx543_pkg::get_mad2_s0swz(word_i));
        s1.swz   = sgx543_swizzle_pkg::mad_s1(sgx543_pkg::get_mad2_s1swz(word_i));
        s2.swz   = sgx543_swizzle_pkg::mad_s2(sgx543_pkg::get_mad2_s2swz(w1));
        s0.abs   = sgx543_pkg::get_mad2_s0abs(w1);
        {s1.abs, s1.neg} = sgx543_pkg::get_mad2_s1mod(w1);
        {s2.abs, s2.neg} = sgx543_pkg::get_mad2_s2mod(w1);
        u.dst.mask = mask_w(u.dst.bank, u.dst.indexed, half, sgx543_pkg::get_mad2_mask(w1));
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
        u.pred   = pred_vec(sgx543_pkg::get_nmad_pred(w1));
        half     = op >= sgx543_pkg::OP_V16_MUL;
        is_float = 1'b1;
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
        unique case (op)
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
        u.pred     = pred_vec(sgx543_pkg::get_vmad_pred(w1));
        is_float   = 1'b1;
        ends       = sgx543_pkg::get_vmad_end(w1);
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
        if (op == sgx543_pkg::OP_VMAD) begin
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
      sgx543_pkg::OP_DUAL3, sgx543_pkg::OP_DUAL4: begin
        u.legal    = dual_legal;
        u.pred     = pred_sv(sgx543_pkg::get_dual3_pred(w1));
        u.more     = !pass_i;
        is_float   = 1'b1;
        tested     = !dual_vector ? 4'h1 : {vec4, 3'h7};   // lanes that are read, where they do not depend on the mask
        if (dual_unified) begin
            u.dst.fmt = dual_fmt;
          if (u.dst.bank == sgx543_core_pkg::BankInternal) u.dst.mask = {vec4, 3'h7};
          else if (now.by_lane)                             u.dst.mask = dual_fmt == F16 ? 4'hf : 4'h3;
          else                                             u.dst.mask = dual_fmt == F16 ? 4'h3 : 4'h1;
        end else begin
          u.dst       = '0;
          u.dst.bank   = sgx543_core_pkg::BankInternal;
          u.dst.number = {6'd0, sgx543_pkg::get_dual3_idest(w0)};
          u.dst.fmt    = F32;
          u.dst.mask = {vec4 && sgx543_pkg::get_dual4_imaskw(w1), sgx543_pkg::get_dual3_imask(w0)};
        end
        u.dst.step = sgx543_core_pkg::StepNone;
        s0 = first;
        s1 = second;
        s2 = third;
        if (now.by_lane)           tested = u.dst.mask;
        else if (u.dst.mask == 0) tested = 4'h0;
        s0.lanes    = tested;
        s1.lanes    = tested;
        s2.lanes    = tested;
        u.a         = s0;
        u.float_op  = now.float_op;
        u.replicate = !now.by_lane;
        if (now.is_table) begin
          u.unit     = sgx543_core_pkg::UnitTable;
          u.table_fn = now.fn;
        end else if (now.reduces) begin
          u.float_op = vec4 ? sgx543_arith_pkg::FloatDot4 : sgx543_arith_pkg::FloatDot3;
          u.b        = now.sources == 2'd1 ? s0 : s1;
        end else if (now.moves) begin
          u.moves = 1'b1;
          u.pick  = sgx543_core_pkg::PickB;
          u.a     = '0;
          u.b     = s0;
        end else begin
          if (now.float_op == sgx543_arith_pkg::FloatMul || now.float_op == sgx543_arith_pkg::FloatMad) u.b = s1;
          else                                                                                       u.c = s1;
          if (now.float_op == sgx543_arith_pkg::FloatMad) u.c = s2;
        end
      end
      sgx543_pkg::OP_RCP, sgx543_pkg::OP_RSQ, sgx543_pkg::OP_LOG, sgx543_pkg::OP_EXP: begin
        u.legal     = sgx543_pkg::get_comp_dtype(w1) != 2'd3 && sgx543_pkg::get_comp_stype(w1) != 2'd3;
        u.pred      = pred_ext(sgx543_pkg::get_comp_pred(w1));
        u.count     = sgx543_pkg::get_comp_rcount(w1);
        ends        = sgx543_pkg::get_comp_end(w1);
        is_float    = 1'b1;
        u.unit      = sgx543_core_pkg::UnitTable;
        u.table_fn  = op == sgx543_pkg::OP_RCP ? sgx543_arith_pkg::TableRcp : op == sgx543_pkg::OP_RSQ ? sgx543_arith_pkg::TableRsq
                      : op == sgx543_pkg::OP_LOG ? sgx543_arith_pkg::TableLog : sgx543_arith_pkg::TableExp;
        u.replicate = 1'b1;
        u.dst.fmt   = comp_fmt(sgx543_pkg::get_comp_dtype(w1));
        u.dst.mask  = sgx543_pkg::get_comp_mask(w0);
        s1.fmt      = comp_fmt(sgx543_pkg::get_comp_stype(w1));
        s1.swz      = {9'o321, 1'b0, sgx543_pkg::get_comp_scomp(w1)};
        s1.lanes    = u.dst.mask == '0 ? 4'h0 : 4'h1;
        {s1.abs, s1.neg} = sgx543_pkg::get_comp_s1mod(w1);
        u.a         = s1;
      end
      sgx543_pkg::OP_MOV, sgx543_pkg::OP_CMOV, sgx543_pkg::OP_CMOV8: begin
        u.legal    = sgx543_pkg::get_mov_dtype(w1) < 3'd6;
        u.pred     = pred_ext(sgx543_pkg::get_mov_pred(w1));
        u.count    = {2'd0, sgx543_pkg::get_mov_rcount(w1)};
        ends       = op == sgx543_pkg::OP_MOV && sgx543_pkg::get_mov_end(w1);
        half       = sgx543_pkg::get_mov_dtype(w1) == 3'd4;
        u.moves    = 1'b1;
        u.pick     = op == sgx543_pkg::OP_MOV ? sgx543_core_pkg::PickB : sgx543_core_pkg::PickTest;
        sub        = sgx543_pkg::get_mov_dtype(w1) >= 3'd3;  // a float type
        u.dst.fmt  = mov_fmt(sgx543_pkg::get_mov_dtype(w1));
        s1.fmt     = u.dst.fmt;
        s2.fmt     = u.dst.fmt;
        s0.fmt     = op == sgx543_pkg::OP_CMOV8 ? U8 : u.dst.fmt;
        u.as       = op == sgx543_pkg::OP_CMOV8 ? sgx543_core_pkg::AsUnsigned : sub ? sgx543_core_pkg::AsFloat : sgx543_core_pkg::AsSigned;
        u.condition = sgx543_pkg::get_mov_test(w1);
        u.integer_result = !sub;
        if (sub) begin
          s1.swz = sgx543_swizzle_pkg::sw4(sgx543_pkg::get_mov_swz(w1));
          s2.swz = s1.swz;
          if (sgx543_pkg::get_mov_s0csel(w1)) s0.swz = s1.swz;
          s1.number_is_float = 1'b1;
          s2.number_is_float = 1'b1;
          s0.number_is_float = op == sgx543_pkg::OP_CMOV;
        end
        u.dst.mask = !sub ? 4'h1 : u.dst.fmt == C10 ? sgx543_pkg::get_mov_mask(w0) : mask_w(u.dst.bank, u.dst.indexed, half, sgx543_pkg::get_mov_mask(w0));
        // bits as they are, from register to register
        s1.raw = sub && u.dst.bank != sgx543_core_pkg::BankInternal && s1.bank != sgx543_core_pkg::BankInternal && s1.bank != sgx543_core_pkg::BankImmediate;
        s2.raw = sub && u.dst.bank != sgx543_core_pkg::BankInternal && s2.bank != sgx543_core_pkg::BankInternal && s2.bank != sgx543_core_pkg::BankImmediate;
        s1.lanes = u.dst.mask;
        u.b      = s1;
        if (op != sgx543_pkg::OP_MOV) begin
          s0.lanes   = u.dst.mask;
          s2.lanes   = u.dst.mask;
          {u.a, u.c} = {s0, s2};
        end
      end
      sgx543_pkg::OP_PCK: begin
        u.legal    = !(pck_from == C10 && pck_to < F16) && !(pck_to == C10 && pck_from < F16);
        u.pred     = pred_ext(sgx543_pkg::get_pck_pred(w1));
        u.count    = sgx543_pkg::get_pck_rcount(w1);
        ends       = sgx543_pkg::get_pck_end(w1);
        u.moves    = 1'b1;
        u.pick     = sgx543_core_pkg::PickPair;
        u.packs    = 1'b1;
        u.from     = pck_from;
        u.scale    = sgx543_pkg::get_pck_scale(w0);
        u.integer_result = pck_from < F16 && pck_to < F16;
        is_float   = pck_from >= F16;
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
      sgx543_pkg::OP_TST, sgx543_pkg::OP_TSTMSK: begin
        u.pred  = pred_ext(sgx543_pkg::get_tst_pred(w1));
        u.count = {2'd0, sgx543_pkg::get_tst_rcount(w1)};
        u.tests = 1'b1;
        u.stest = sgx543_pkg::get_tst_stest(w1);
        u.ztest = sgx543_pkg::get_tst_ztest(w1);
        u.both  = sgx543_pkg::get_tst_and(w1);
        u.legal = u.stest != 2'd3 && u.ztest != 2'd3;
        is_float = asel == 2'd0;
        if (op == sgx543_pkg::OP_TST) begin
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
        if (op == sgx543_pkg::OP_TSTMSK) begin
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
      sgx543_pkg::OP_AND, sgx543_pkg::OP_OR, sgx543_pkg::OP_XOR, sgx543_pkg::OP_SHL, sgx543_pkg::OP_ROL, sgx543_pkg::OP_SHR,
      sgx543_pkg::OP_ASR, sgx543_pkg::OP_RLP: begin
        u.pred      = pred_ext(sgx543_pkg::get_bw_pred(w1));
        u.count     = sgx543_pkg::get_bw_rcount(w1);
        ends        = sgx543_pkg::get_bw_end(w1);
        half        = sgx543_pkg::get_bw_partial(w1);
        u.unit      = sgx543_core_pkg::UnitInt;
        u.integer_result = 1'b1;
        i.kind      = sgx543_int_pkg::IntBits;
        i.bits.op   = op == sgx543_pkg::OP_AND ? sgx543_int_pkg::BitsAnd : op == sgx543_pkg::OP_OR ? sgx543_int_pkg::BitsOr
                      : op == sgx543_pkg::OP_XOR ? sgx543_int_pkg::BitsXor : op == sgx543_pkg::OP_SHL ? sgx543_int_pkg::BitsShl
                      : op == sgx543_pkg::OP_ROL ? sgx543_int_pkg::BitsRol : op == sgx543_pkg::OP_SHR ? sgx543_int_pkg::BitsShr
                      : op == sgx543_pkg::OP_ASR ? sgx543_int_pkg::BitsAsr : sgx543_int_pkg::BitsRlp;
        i.bits.half = half;
        i.bits.turn = sgx543_pkg::get_bw_rot(w1);
        i.bits.flip = sgx543_pkg::get_bw_inv(w1);
        u.dst.fmt   = half ? U16 : F32;
        u.dst.mask  = 4'h1;
        u.b         = s1;
        u.b.lanes   = 4'h1;
        if (op == sgx543_pkg::OP_RLP) begin
          u.carries = 1'b1;
          u.pdst    = sgx543_pkg::get_bw_immhi(w1);
        end else begin
          u.c       = s2;
          u.c.lanes = 4'h1;
          u.literal = {16'd0, sgx543_pkg::get_bw_immhi(w1), sgx543_pkg::get_bw_immmid(w0), sgx543_pkg::get_bw_src2(w0)};
          u.is_literal = u.c.bank == sgx543_core_pkg::BankImmediate;
        end
      end
      sgx543_pkg::OP_SOP2, sgx543_pkg::OP_SOP2M, sgx543_pkg::OP_SOP3, sgx543_pkg::OP_I8MAD, sgx543_pkg::OP_I8MAD2: begin
        u.pred     = pred_short(sgx543_pkg::get_sop2_pred(w1));
        ends       = sgx543_pkg::get_sop2_end(w1);
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
        unique case (op)
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
            i.colour.normal   = op == sgx543_pkg::OP_I8MAD2;
            i.colour.finish   = sgx543_pkg::get_i8mad_sat(w1) ? sgx543_int_pkg::FinishClamp : sgx543_int_pkg::FinishWrap;
          end
        endcase
        s1.lanes = u.dst.mask;
        s2.lanes = u.dst.mask;
        s0.lanes = u.dst.mask;
        if (op == sgx543_pkg::OP_SOP2M || op == sgx543_pkg::OP_SOP3) begin
          s0.step    = sgx543_core_pkg::StepNone;
          s1.step    = sgx543_core_pkg::StepNone;
          s2.step    = sgx543_core_pkg::StepNone;
          u.dst.step = sgx543_core_pkg::StepNone;
        end
        {u.b, u.c} = {s1, s2};
        if (op != sgx543_pkg::OP_SOP2 && op != sgx543_pkg::OP_SOP2M) u.a = s0;
      end
      sgx543_pkg::OP_I16MAD, sgx543_pkg::OP_I32MAD, sgx543_pkg::OP_I32MAD2: begin
        u.pred     = op == sgx543_pkg::OP_I32MAD2 ? pred_ext(sgx543_pkg::get_i32mad2_pred(w1)) : pred_short(sgx543_pkg::get_i16mad_pred(w1));
        u.count    = {1'b0, sgx543_pkg::get_i16mad_rcount(w1)};
        ends       = sgx543_pkg::get_i16mad_end(w1);
        u.unit     = sgx543_core_pkg::UnitInt;
        u.integer_result = 1'b1;
        i.kind     = sgx543_int_pkg::IntMad;
        u.dst.mask = 4'h1;
        s0.lanes   = 4'h1;
        s1.lanes   = 4'h1;
        s2.lanes   = 4'h1;
        unique case (op)
          sgx543_pkg::OP_I16MAD: begin
            half        = i16_mode[1];   // signed
            i.mad.a     = {sgx543_int_pkg::PartLow, half, 1'b0};
            i.mad.b     = mad_part(sgx543_pkg::get_i16mad_s1fmt(w1), sgx543_pkg::get_i16mad_s1hi8(w1), half, 1'b0);
            i.mad.c     = mad_part(sgx543_pkg::get_i16mad_s2fmt(w1), sgx543_pkg::get_i16mad_s2hi8(w1), half, sgx543_pkg::get_i16mad_s2neg(w1));
            i.mad.b_abs = sgx543_pkg::get_i16mad_abs(w1) && half;
            i.mad.bound = !i16_mode[0] ? sgx543_int_pkg::BoundNone : half ? sgx543_int_pkg::BoundS16 : sgx543_int_pkg::BoundU16;
            u.dst.fmt   = half ? S16 : U16;
          end
          sgx543_pkg::OP_I32MAD: begin
            u.legal     = s2type != 2'd3;
            half        = sgx543_pkg::get_i32mad_sgn(w1);
            i.mad.a     = {sgx543_pkg::get_i32mad_s0hi(w1) ? sgx543_int_pkg::PartHigh : sgx543_int_pkg::PartLow, half, 1'b0};
            i.mad.b     = {sgx543_pkg::get_i32mad_s1hi(w1) ? sgx543_int_pkg::PartHigh : sgx543_int_pkg::PartLow, half, 1'b0};
            i.mad.c     = s2type == 2'd2 ? {sgx543_int_pkg::PartWord, half, 1'b0}
                          : {sgx543_pkg::get_i32mad_s2hi(w1) ? sgx543_int_pkg::PartHigh : sgx543_int_pkg::PartLow, s2type[0], 1'b0};
            i.mad.bound = !sgx543_pkg::get_i32mad_sat(w1) ? sgx543_int_pkg::BoundNone : half ? sgx543_int_pkg::BoundS32 : sgx543_int_pkg::BoundU32;
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
      sgx543_pkg::OP_LIMM: begin
        u.pred       = pred_ext(sgx543_pkg::get_limm_pred(w1));
        ends         = sgx543_pkg::get_limm_end(w1);
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
      sgx543_pkg::OP_SMP: begin
        u.kind  = sgx543_core_pkg::KindSample;
        u.pred  = pred_ext(sgx543_pkg::get_smp_pred(w1));
        u.legal = dim != 2'd3 && sgx543_pkg::get_smp_fconv(w1) != 2'd1 && sgx543_pkg::get_smp_s0type(w1) != 2'd3;
        // a the coordinates, b the state, c what the level of detail comes from; the second half of a cube's gradients is read by itself
        u.a          = s0;
        u.b          = s1;
        u.c          = s2;
        u.a.fmt      = comp_fmt(sgx543_pkg::get_smp_s0type(w1));
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
        u.kind  = op == sgx543_pkg::OP_LD ? sgx543_core_pkg::KindLoad : sgx543_core_pkg::KindStore;
        u.pred  = pred_ext(sgx543_pkg::get_mem_pred(w1));
        u.legal = sgx543_pkg::get_mem_space(w1) != 2'd3 && sgx543_pkg::get_mem_dtype(w1) != 2'd3;
        half    = sgx543_pkg::get_mem_moe(w1);
        // the base has no internal alias
        s0.bank      = {1'b0, sgx543_pkg::get_mem_s0bank(w1), s0_ext};
        s0.number    = {1'b0, sgx543_pkg::get_mem_src0(w0)};
        {u.a, u.b, u.c} = {s0, s1, s2};
        u.a.lanes    = 4'h1;
        u.b.lanes    = 4'h1;
        u.c.lanes    = 4'h1;
        u.dst        = '0;
        u.dst.bank   = sgx543_pkg::get_mem_dpa(w1) ? sgx543_core_pkg::BankPa : sgx543_core_pkg::BankR;
        u.dst.number = {1'b0, sgx543_pkg::get_mem_dest(w0)};
        u.dst.step   = sgx543_core_pkg::StepMoe;
        u.count      = half ? sgx543_pkg::get_mem_count(w1) : 4'd0;
        if (op == sgx543_pkg::OP_ST) begin
          u.b.moe = 2'd0;
          u.c.fmt = sgx543_pkg::get_mem_dtype(w1) == 2'd0 ? F32 : sgx543_pkg::get_mem_dtype(w1) == 2'd1 ? U16 : U8;
        end
        if (!half) begin
          u.a.step   = sgx543_core_pkg::StepNone;
          u.b.step   = sgx543_core_pkg::StepNone;
          u.c.step   = sgx543_core_pkg::StepNone;
          u.dst.step = sgx543_core_pkg::StepNone;
          if (op == sgx543_pkg::OP_ST) begin
            // four elements at a time
            u.count   = sgx543_pkg::get_mem_count(w1) >> 2;
            u.c.lanes = 4'hf;
            if (s2.bank != sgx543_core_pkg::BankSpecial && s2.bank != sgx543_core_pkg::BankImmediate)
              u.c.step = s2.bank == sgx543_core_pkg::BankInternal || u.c.fmt == U8 ? sgx543_core_pkg::StepOne
                         : u.c.fmt == U16 ? sgx543_core_pkg::StepTwo : sgx543_core_pkg::StepFour;
          end
        end
      end
      sgx543_pkg::OP_BA, sgx543_pkg::OP_BR, sgx543_pkg::OP_LAPC, sgx543_pkg::OP_SETL, sgx543_pkg::OP_SAVL, sgx543_pkg::OP_NOP: begin
        u.kind = op == sgx543_pkg::OP_BA ? sgx543_core_pkg::KindBa : op == sgx543_pkg::OP_BR ? sgx543_core_pkg::KindBr
                 : op == sgx543_pkg::OP_LAPC ? sgx543_core_pkg::KindLapc : op == sgx543_pkg::OP_SETL ? sgx543_core_pkg::KindSetl
                 : op == sgx543_pkg::OP_SAVL ? sgx543_core_pkg::KindSavl : sgx543_core_pkg::KindNop;
        u.pred = pred_ext(sgx543_pkg::get_flow_pred(w1));
        ends   = op == sgx543_pkg::OP_NOP && sgx543_pkg::get_nop_end(w1);
        if (op == sgx543_pkg::OP_SETL) begin
          u.b       = s1;
          u.b.step  = sgx543_core_pkg::StepNone;
          u.b.lanes = 4'h1;
        end
        if (op == sgx543_pkg::OP_SAVL) begin
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
      sgx543_pkg::OP_PHAS: begin
        u.kind  = sgx543_core_pkg::KindPhas;
        u.legal = sgx543_pkg::get_phas_sprvv(w1) || !sgx543_pkg::get_phas_imm(w1)
                  || (sgx543_pkg::get_phas_rate(w1) != 2'd3 && (sgx543_pkg::get_phas_wait(w1) < 3'd3 || sgx543_pkg::get_phas_wait(w1) == 3'd7));
        ends    = sgx543_pkg::get_phas_end(w1);
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
        ends    = sgx543_pkg::get_emit_end(w1);
      end
      sgx543_pkg::OP_PCOEFF: u.kind = sgx543_core_pkg::KindPcoeff;
      sgx543_pkg::OP_PTOFF:  u.kind = sgx543_core_pkg::KindPtoff;
      sgx543_pkg::OP_KILL: begin
        u.kind = sgx543_core_pkg::KindKill;
        u.pred = pred_kill(sgx543_pkg::get_kill_pred(w1));
      end
      sgx543_pkg::OP_DEPTHF: begin
        u.kind     = sgx543_core_pkg::KindDepthf;
        u.pred     = pred_short(sgx543_pkg::get_depthf_pred(w1));
        ends       = sgx543_pkg::get_depthf_end(w1);
        is_float   = 1'b1;
        u.a        = s0;
        u.a.step   = sgx543_core_pkg::StepNone;
        u.a.lanes  = 4'h1;
      end
      default: u.legal = 1'b0;
    endcase
    if (is_float) begin
      u.a.number_is_float = 1'b1;
      u.b.number_is_float = 1'b1;
      u.c.number_is_float = 1'b1;
    end
    u.ends   = ends;
    u.int_op = i;
    uop_o    = u;
  end
endmodule
