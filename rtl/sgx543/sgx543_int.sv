// Integers, one operation a clock (sheet 3.9 to 3.17): channels of eight bits, exact sums of a product, bits.
//
//   a, b, c ── factors ── products ── sum ── bounds ── result, each arrow a registered stage
//
// Channel k is in bits 32k+7:32k of an operand; a sum of a product and bits are in lane 0, and their result is in all lanes.
module sgx543_int (
  input  logic                   clk_i,
  input  logic                   rst_ni,
  input  logic                   valid_i,
  input  sgx543_int_pkg::int_t   op_i,
  input  logic                   carry_i,    // what BitsRlp moves in
  input  logic [127:0]           a_i,
  input  logic [127:0]           b_i,
  input  logic [127:0]           c_i,
  output logic [127:0]           result_o,   // IntLatency clocks later, extended with zeros; the writer cuts it
  output logic [3:0]             negative_o, // of the exact result; of bits: bit 31
  output logic [3:0]             zero_o,
  output logic                   carry_o     // what BitsRlp moves out
);
  localparam int unsigned Latency = sgx543_int_pkg::IntLatency;
  logic [Latency-2:0]   valid_q;
  sgx543_int_pkg::int_t product_op_q, sum_op_q, bound_op_q;  // of these stages
  always_ff @(posedge clk_i) begin
    if (!rst_ni) valid_q <= '0;
    else         valid_q <= {valid_q[Latency-3:0], valid_i};
    if (valid_i)    product_op_q <= op_i;
    if (valid_q[0]) sum_op_q     <= product_op_q;
    if (valid_q[1]) bound_op_q   <= sum_op_q;
  end

  // ---- channels: factors, signed and of nine bits (sheet 3.11 to 3.14) ----
  function automatic logic [7:0] twice(input logic [7:0] x);
    twice = x[7] ? 8'd255 : {x[6:0], 1'b0};
  endfunction
  function automatic logic [7:0] half_off(input logic [7:0] x);
    half_off = x[7] ? {1'b0, x[6:0]} : 8'd0;
  endfunction

  // t / 255 of t from 0 to 65025, rounded half up (sheet 4.5)
  function automatic logic [7:0] divide(input logic [15:0] t);
    logic [16:0] biased;
    biased = {1'b0, t} + 17'd128;
    divide = 8'((biased + {8'd0, biased[16:8]}) >> 8);
  endfunction

  sgx543_int_pkg::colour_t colour;
  assign colour = op_i.colour;
  logic signed [8:0]  f1_q [0:3], x1_q [0:3], f2_q [0:3], x2_q [0:3];
  logic signed [17:0] p_q [0:3], q_q [0:3];
  logic signed [18:0] sum_q [0:3];
  logic [7:0]         b_alpha, c_alpha, a_alpha, sat;
  assign a_alpha = a_i[103:96];
  assign b_alpha = b_i[103:96] ^ {8{colour.b_alpha_flip}};
  assign c_alpha = c_i[103:96];
  assign sat     = b_alpha < ~c_alpha ? b_alpha : ~c_alpha;

  function automatic logic signed [8:0] factor(input logic [4:0] from, input logic is_signed, input logic [7:0] a_k,
                                               input logic [7:0] b_k, input logic [7:0] c_k, input logic [7:0] a_a,
                                               input logic [7:0] b_a, input logic [7:0] c_a, input logic [7:0] saturated);
    logic [7:0] value;
    logic       has_sign;
    has_sign = 1'b0;
    unique case (from[3:0])
      sgx543_int_pkg::FactorFull:   value = 8'd255;
      sgx543_int_pkg::FactorUnit:   value = 8'd1;
      sgx543_int_pkg::FactorA:      {value, has_sign} = {a_k, 1'b1};
      sgx543_int_pkg::FactorAA:     {value, has_sign} = {a_a, 1'b1};
      sgx543_int_pkg::FactorB:      {value, has_sign} = {b_k, 1'b1};
      sgx543_int_pkg::FactorBA:     {value, has_sign} = {b_a, 1'b1};
      sgx543_int_pkg::FactorC:      {value, has_sign} = {c_k, 1'b1};
      sgx543_int_pkg::FactorCA:     {value, has_sign} = {c_a, 1'b1};
      sgx543_int_pkg::FactorSat:    value = saturated;
      sgx543_int_pkg::FactorTwiceB: value = twice(b_a);
      sgx543_int_pkg::FactorTwiceC: value = twice(c_a);
      sgx543_int_pkg::FactorHalfC:  value = half_off(c_k);
      sgx543_int_pkg::FactorHalfCA: value = half_off(c_a);
      default:                      value = 8'd0;
    endcase
    if (from[4]) value = ~value;
    factor = {has_sign && is_signed && value[7], value};
  endfunction

  for (genvar k = 0; k < 4; k++) begin : gen_channel
    logic [7:0] a, b, c;
    assign a = a_i[k*32 +: 8];
    assign b = b_i[k*32 +: 8] ^ {8{k == 3 ? colour.b_alpha_flip : colour.b_rgb_flip}};
    assign c = c_i[k*32 +: 8];

    // where each factor comes from, and whether it is complemented
    logic [4:0]        f1_from, x1_from, f2_from, x2_from;
    logic signed [8:0] f1;
    assign f1_from = k == 3 ? {colour.f1.alpha_flip, colour.f1.alpha} : {colour.f1.rgb_flip, colour.f1.rgb};
    assign x1_from = k == 3 ? {colour.x1.alpha_flip, colour.x1.alpha} : {colour.x1.rgb_flip, colour.x1.rgb};
    assign f2_from = k == 3 ? {colour.f2.alpha_flip, colour.f2.alpha} : {colour.f2.rgb_flip, colour.f2.rgb};
    assign x2_from = k == 3 ? {colour.x2.alpha_flip, colour.x2.alpha} : {colour.x2.rgb_flip, colour.x2.rgb};
    assign f1 = factor(f1_from, colour.is_signed, a, b, c, a_alpha, b_alpha, c_alpha, sat);
    always_ff @(posedge clk_i) begin
      if (valid_i) begin
        f1_q[k] <= colour.negate ? -f1 : f1;
        x1_q[k] <= factor(x1_from, colour.is_signed, a, b, c, a_alpha, b_alpha, c_alpha, sat);
        f2_q[k] <= factor(f2_from, colour.is_signed, a, b, c, a_alpha, b_alpha, c_alpha, sat);
        x2_q[k] <= factor(x2_from, colour.is_signed, a, b, c, a_alpha, b_alpha, c_alpha, sat);
      end
      if (valid_q[0]) begin
        p_q[k] <= f1_q[k] * x1_q[k];
        q_q[k] <= f2_q[k] * x2_q[k];
      end
    end

    logic signed [17:0] p;
    logic signed [18:0] sum;
    logic [1:0]         sum_op;
    assign sum_op = k == 3 ? sum_op_q.colour.op_alpha : sum_op_q.colour.op_rgb;
    assign p      = sum_op_q.colour.normal ? {10'd0, divide(p_q[k][15:0])} : p_q[k];
    always_comb begin
      unique case (sum_op)
        sgx543_int_pkg::OpAdd: sum = 19'(p) + 19'(q_q[k]);
        sgx543_int_pkg::OpSub: sum = 19'(p) - 19'(q_q[k]);
        sgx543_int_pkg::OpMin: sum = p < q_q[k] ? 19'(p) : 19'(q_q[k]);
        default:               sum = p > q_q[k] ? 19'(p) : 19'(q_q[k]);
      endcase
    end
    always_ff @(posedge clk_i) if (valid_q[1]) sum_q[k] <= sum;
  end

  // ---- one sum of a product: parts of lane 0, signed and of 34 bits (sheet 3.15 to 3.17) ----
  function automatic logic signed [33:0] part(input logic [2:0] from, input logic is_signed, input logic negate, input logic absolute, input logic [31:0] word);
    logic signed [33:0] value;
    unique case (from)
      sgx543_int_pkg::PartWord:  value = {{2{is_signed && word[31]}}, word};
      sgx543_int_pkg::PartLow:   value = {{18{is_signed && word[15]}}, word[15:0]};
      sgx543_int_pkg::PartHigh:  value = {{18{is_signed && word[31]}}, word[31:16]};
      sgx543_int_pkg::PartByte0: value = {{26{is_signed && word[7]}}, word[7:0]};
      sgx543_int_pkg::PartByte1: value = {{26{is_signed && word[15]}}, word[15:8]};
      sgx543_int_pkg::PartOne:   value = 34'sd1;
      default:                   value = 34'sd0;
    endcase
    if (absolute && value[33]) value = -value;
    part = negate ? -value : value;
  endfunction

  logic signed [33:0] a_part_q, b_part_q, c_part_q, c_late_q;
  logic signed [35:0] product_q, mad_q;
  always_ff @(posedge clk_i) begin
    if (valid_i) begin
      a_part_q <= part(op_i.mad.a.part, op_i.mad.a.is_signed, op_i.mad.a.negate, 1'b0, a_i[31:0]);
      b_part_q <= part(op_i.mad.b.part, op_i.mad.b.is_signed, op_i.mad.b.negate, op_i.mad.b_abs, b_i[31:0]);
      c_part_q <= part(op_i.mad.c.part, op_i.mad.c.is_signed, op_i.mad.c.negate, 1'b0, c_i[31:0]);
    end
    if (valid_q[0]) begin
      product_q <= 36'(a_part_q) * 36'(b_part_q);
      c_late_q  <= c_part_q;
    end
    if (valid_q[1]) mad_q <= product_q + 36'(c_late_q);
  end

  // ---- bits (sheet 3.10) ----
  logic [31:0] turned_q, word_q, bits_q;
  logic        carry_q, bits_carry_q;
  logic [31:0] turned, bits, wide_b;
  logic [4:0]  amount;
  always_comb begin
    turned = op_i.bits.half ? {2{c_i[15:0]}} : c_i[31:0];
    turned = (turned << op_i.bits.turn) | (turned >> (6'd32 - {1'b0, op_i.bits.turn}));
    if (op_i.bits.flip) turned = ~turned;
  end
  always_comb begin
    amount = turned_q[4:0] & {!product_op_q.bits.half, 4'hf};
    wide_b = word_q;
    unique case (product_op_q.bits.op)
      sgx543_int_pkg::BitsAnd: bits = word_q & turned_q;
      sgx543_int_pkg::BitsOr:  bits = word_q | turned_q;
      sgx543_int_pkg::BitsXor: bits = word_q ^ turned_q;
      sgx543_int_pkg::BitsShl: bits = word_q << amount;
      sgx543_int_pkg::BitsShr: bits = (product_op_q.bits.half ? {16'd0, word_q[15:0]} : word_q) >> amount;
      sgx543_int_pkg::BitsRol: begin
        if (product_op_q.bits.half) wide_b = {2{word_q[15:0]}};
        bits = (wide_b << amount) | (wide_b >> (6'd32 - {1'b0, amount}));
      end
      sgx543_int_pkg::BitsAsr: begin
        if (product_op_q.bits.half) wide_b = {{16{word_q[15]}}, word_q[15:0]};
        bits = $signed(wide_b) >>> amount;
      end
      default:                 bits = {word_q[30:0], carry_q};
    endcase
  end
  always_ff @(posedge clk_i) begin
    if (valid_i) begin
      turned_q <= turned;
      word_q   <= b_i[31:0];
      carry_q  <= carry_i;
    end
    if (valid_q[0]) begin
      bits_q       <= product_op_q.bits.half ? {16'd0, bits[15:0]} : bits;
      bits_carry_q <= product_op_q.bits.half ? word_q[15] : word_q[31];
    end
  end
  logic [31:0] bits_late_q;
  logic        carry_late_q;
  always_ff @(posedge clk_i) if (valid_q[1]) {bits_late_q, carry_late_q} <= {bits_q, bits_carry_q};

  // ---- bounds ----
  logic signed [35:0] low, high;
  logic [31:0]        bounded;
  always_comb begin
    low  = 36'sd0;
    high = 36'sd65535;
    unique case (bound_op_q.mad.bound)
      sgx543_int_pkg::BoundS16: {low, high} = {-36'sd32768, 36'sd32767};
      sgx543_int_pkg::BoundU32: high        = 36'sd4294967295;
      sgx543_int_pkg::BoundS32: {low, high} = {-36'sd2147483648, 36'sd2147483647};
      default: ;
    endcase
    bounded = mad_q[31:0];
    if (bound_op_q.mad.bound != sgx543_int_pkg::BoundNone) bounded = mad_q < low ? low[31:0] : mad_q > high ? high[31:0] : mad_q[31:0];
  end

  function automatic logic [7:0] finish(input logic [1:0] how, input logic flip, input logic signed [18:0] t);
    logic [7:0] value;
    unique case (how)
      sgx543_int_pkg::FinishDivide: value = t < 19'sd0 ? 8'd0 : t > 19'sd65025 ? 8'd255 : divide(t[15:0]);
      sgx543_int_pkg::FinishClamp:  value = t < 19'sd0 ? 8'd0 : t > 19'sd255 ? 8'd255 : t[7:0];
      default:                      value = t[7:0];
    endcase
    finish = flip ? ~value : value;
  endfunction
  logic [127:0] done, done_q;
  logic [3:0]   negative, zero, negative_q, zero_q;
  logic         carry_done_q;
  always_comb begin
    done     = {4{bounded}};
    negative = {4{mad_q[35]}};
    zero     = {4{mad_q == '0}};
    if (bound_op_q.kind == sgx543_int_pkg::IntBits) begin
      done     = {4{bits_late_q}};
      negative = {4{bits_late_q[31]}};
      zero     = {4{bits_late_q == '0}};
    end else if (bound_op_q.kind == sgx543_int_pkg::IntColour) begin
      for (int unsigned k = 0; k < 4; k++) begin
        done[k*32 +: 32] = {24'd0, finish(bound_op_q.colour.finish, bound_op_q.colour.flip, sum_q[k])};
        negative[k]      = sum_q[k] < 19'sd0;
        zero[k]          = sum_q[k] == '0;
      end
    end
  end
  always_ff @(posedge clk_i) begin
    if (valid_q[2]) {done_q, negative_q, zero_q, carry_done_q} <= {done, negative, zero, carry_late_q};
    if (valid_q[3]) {result_o, negative_o, zero_o, carry_o}    <= {done_q, negative_q, zero_q, carry_done_q};
  end
endmodule
