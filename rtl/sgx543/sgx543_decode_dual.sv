// Decodes an operation of a dual instruction (sheet 3.5); see sgx543_decode. Combinational.
module sgx543_decode_dual (
  input  logic                     enable_i,
  input  sgx543_pkg::op_e          op_i,
  input  logic [63:0]              word_i,
  input  logic                     pass_i,   // 0 the primary operation, 1 the secondary one
  input  sgx543_core_pkg::uop_t    plain_i,
  output sgx543_core_pkg::uop_t    uop_o
);
  localparam logic [2:0] F32 = sgx543_arith_pkg::FmtF32, F16 = sgx543_arith_pkg::FmtF16;
  logic [31:0] w0, w1;
  assign w0 = word_i[31:0];
  assign w1 = word_i[63:32];

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

  // ---- the two operations ----
  logic                     vec4, dual_vector, dual_unified;
  logic [3:0]               op1_code;
  dual_t                    op1, op2, now;
  logic [5:0]               route;
  logic                     dual_legal;
  logic [2:0]               dual_fmt;
  assign vec4         = op_i == sgx543_pkg::OP_DUAL4;
  assign op1_code     = vec4 ? {1'b0, sgx543_pkg::get_dual4_op1(w1)} : sgx543_pkg::get_dual3_op1(w1);
  assign op1          = dual_op(op1_code);
  assign op2          = dual_op(sgx543_pkg::get_dual3_op2(word_i));
  assign now          = pass_i ? op2 : op1;
  assign route        = pass_i ? route2(op1.sources, op2.sources, sgx543_pkg::get_dual3_cfg(w0))
                               : route1(op1.sources, sgx543_pkg::get_dual3_cfg(w0));
  assign dual_vector  = now.by_lane || now.reduces;
  assign dual_unified = sgx543_pkg::get_dual3_primu(w1) != pass_i;   // this operation's result goes to the unified one
  assign dual_fmt     = sgx543_pkg::get_dual3_f16(w1) ? F16 : F32;
  assign dual_legal   = op1.legal && op2.legal && sgx543_pkg::get_dual3_op2(word_i) != 4'd0
                        && !(op1.sources == 2'd2 && sgx543_pkg::get_dual3_cfg(w0) == 2'd3)
                        && !(op1.sources != 2'd1 && op2.sources == 2'd3) && !(op1.sources == 2'd3 && op2.sources == 2'd2)
                        && !(!vec4 && sgx543_pkg::get_dual3_g1swz(w1) > 5'd26)
                        && !(!vec4 && op1.sources == 2'd1 && sgx543_pkg::get_dual3_b15(w0) && sgx543_pkg::get_dual3_uswz(w1) > 4'd10);

  // ---- the unified source, and three internal registers ----
  sgx543_core_pkg::source_t unified, unified_first, slot0, slot0_first, slot1, slot1_first, slot2, slot2_first;
  sgx543_core_pkg::dest_t   dest_first;
  sgx543_source u_unified (
    .bank_i    (sgx543_pkg::get_dual3_ubank(w0)),
    .ext_i     (1'b0),
    .number_i  (sgx543_pkg::get_dual3_usrc(w0)),
    .six_i     (1'b0),
    .doubled_i (dual_vector),
    .moe_i     (2'd1),
    .source_o  (unified_first)
  );
  sgx543_source u_slot0 (
    .bank_i    (2'd0),
    .ext_i     (1'b0),
    .number_i  ({5'h1f, sgx543_pkg::get_dual3_g0n(w0)}),
    .six_i     (1'b0),
    .doubled_i (1'b0),
    .moe_i     (2'd1),
    .source_o  (slot0_first)
  );
  sgx543_source u_slot1 (
    .bank_i    (2'd0),
    .ext_i     (1'b0),
    .number_i  ({5'h1f, sgx543_pkg::get_dual3_g1n(w0)}),
    .six_i     (1'b0),
    .doubled_i (1'b0),
    .moe_i     (2'd1),
    .source_o  (slot1_first)
  );
  sgx543_source u_slot2 (
    .bank_i    (2'd0),
    .ext_i     (1'b0),
    .number_i  ({5'h1f, op1.sources >= 2'd2 ? {sgx543_pkg::get_dual3_b15(w0), sgx543_pkg::get_dual3_b14(w0)} : 2'd2}),
    .six_i     (1'b0),
    .doubled_i (1'b0),
    .moe_i     (2'd1),
    .source_o  (slot2_first)
  );
  sgx543_dest u_dest (
    .bank_i    (sgx543_pkg::get_bw_dbank(w1)),
    .ext_i     (1'b0),
    .number_i  (sgx543_pkg::get_bw_dest(w0)),
    .six_i     (1'b0),
    .doubled_i (now.by_lane),
    .dest_o    (dest_first)
  );
  function automatic logic [11:0] swizzle(input logic four, input logic [4:0] code);
    if (four) swizzle = code[4] ? sgx543_swizzle_pkg::dw4x(code[3:0]) : sgx543_swizzle_pkg::dw4(code[3:0]);
    else      swizzle = code[4] ? sgx543_swizzle_pkg::dw3x(code[3:0]) : sgx543_swizzle_pkg::dw3(code[3:0]);
  endfunction
  always_comb begin
    unified      = unified_first;
    unified.step = sgx543_core_pkg::StepNone;
    unified.fmt  = dual_fmt;
    unified.neg  = sgx543_pkg::get_dual3_uneg(w1);
    unified.abs  = op1.sources == 2'd1 && sgx543_pkg::get_dual3_b14(w0);
    unified.swz  = swizzle(vec4, {op1.sources == 2'd1 && sgx543_pkg::get_dual3_b15(w0), sgx543_pkg::get_dual3_uswz(w1)});
    slot0        = slot0_first;
    slot0.step   = sgx543_core_pkg::StepNone;
    slot0.swz    = swizzle(vec4, {1'b0, sgx543_pkg::get_dual3_g0swz(w1)});
    slot1        = slot1_first;
    slot1.step   = sgx543_core_pkg::StepNone;
    slot1.neg    = sgx543_pkg::get_dual3_g1neg(w1);
    slot1.swz    = swizzle(vec4, sgx543_pkg::get_dual3_g1swz(w1));
    slot2        = slot2_first;
    slot2.step   = sgx543_core_pkg::StepNone;
  end

  function automatic sgx543_core_pkg::source_t routed(input logic [1:0] from, input sgx543_core_pkg::source_t s_0, input sgx543_core_pkg::source_t s_1,
                                                      input sgx543_core_pkg::source_t s_2, input sgx543_core_pkg::source_t s_u);
    routed = from == 2'd0 ? s_0 : from == 2'd1 ? s_1 : from == 2'd2 ? s_2 : s_u;
  endfunction
  sgx543_core_pkg::source_t first, second, third;
  assign first  = routed(route[1:0], slot0, slot1, slot2, unified);
  assign second = routed(route[3:2], slot0, slot1, slot2, unified);
  assign third  = routed(route[5:4], slot0, slot1, slot2, unified);

  sgx543_core_pkg::uop_t    u;
  sgx543_core_pkg::source_t s0, s1, s2;
  logic [3:0]               lanes;
  always_comb begin
    u     = enable_i ? plain_i : '0;
    s0    = first;
    s1    = second;
    s2    = third;
    lanes = 4'h0;
    if (enable_i) begin
      u.dst = dest_first;
      u.legal    = dual_legal;
      u.pred     = sgx543_decode_pkg::pred_sv(sgx543_pkg::get_dual3_pred(w1));
      u.more     = !pass_i;
      lanes      = !dual_vector ? 4'h1 : {vec4, 3'h7};   // that are read, where they do not depend on the mask
      if (dual_unified) begin
        u.dst.fmt = dual_fmt;
        if (u.dst.bank == sgx543_core_pkg::BankInternal) u.dst.mask = {vec4, 3'h7};
        else if (now.by_lane)                            u.dst.mask = dual_fmt == F16 ? 4'hf : 4'h3;
        else                                             u.dst.mask = dual_fmt == F16 ? 4'h3 : 4'h1;
      end else begin
        u.dst        = '0;
        u.dst.bank   = sgx543_core_pkg::BankInternal;
        u.dst.number = {6'd0, sgx543_pkg::get_dual3_idest(w0)};
        u.dst.fmt    = F32;
        u.dst.mask   = {vec4 && sgx543_pkg::get_dual4_imaskw(w1), sgx543_pkg::get_dual3_imask(w0)};
      end
      u.dst.step = sgx543_core_pkg::StepNone;
      if (now.by_lane)          lanes = u.dst.mask;
      else if (u.dst.mask == '0) lanes = 4'h0;
      s0.lanes    = lanes;
      s1.lanes    = lanes;
      s2.lanes    = lanes;
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
      u.a.number_is_float = 1'b1;
      u.b.number_is_float = 1'b1;
      u.c.number_is_float = 1'b1;
    end
    uop_o = u;
  end
endmodule
