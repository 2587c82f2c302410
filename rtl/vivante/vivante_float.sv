// Sums, products and dot products of vec4 of binary32, one a clock (sheet 4.3; each step rounded by itself):
//
//   a, b ── 4 x multiply ── 4 x add c, or p0 + p1 and p2 + p3 ── 1 x add of these two
//              2 clocks  │              3 clocks              │        3 clocks     │     with DEEP 4 each
//                        └─> early, a clock later             └─> middle            └─> late
//
// What has no sum comes out early (what is not multiplied passes the multipliers by), sums and DP2 in the middle, DP3 and
// DP4 late: 3, 5 and 8 clocks after the operands, with DEEP 3, 6 and 10.
module vivante_float #(
  parameter bit DEEP = 1'b0
) (
  input  logic         clk_i,
  input  logic         rst_ni,
  input  logic         valid_i,
  input  logic [3:0]   op_i,      // vivante_float_pkg::float_e
  input  logic         rtne_i,
  input  logic [127:0] a_i,       // component k in bits 32k+31:32k
  input  logic [127:0] b_i,
  input  logic [127:0] c_i,
  output logic [127:0] early_o,
  output logic [127:0] middle_o,
  output logic [31:0]  late_o     // of all components
);
  localparam int unsigned Mul = vivante_float_pkg::MulLatency;
  localparam int unsigned Add = DEEP ? vivante_float_pkg::DeepAddLatency : vivante_float_pkg::AddLatency;
  localparam int unsigned Sum = Mul + Add;  // the first additions are done

  // ---- what is asked for, beside the data: entry k has been on the way k + 1 clocks ----
  logic [Sum-1:0] valid_q, rtne_q;
  logic [3:0]     op_q [0:Sum-1];
  always_ff @(posedge clk_i) begin
    if (!rst_ni) valid_q <= '0;
    else         valid_q <= {valid_q[Sum-2:0], valid_i};
    rtne_q  <= {rtne_q[Sum-2:0], rtne_i};
    op_q[0] <= op_i;
    for (int unsigned k = 1; k < Sum; k++) op_q[k] <= op_q[k-1];
  end

  // ---- multiply ----
  logic         multiplies;
  logic [127:0] product;
  logic [127:0] a_q [0:Mul-1];
  logic [127:0] c_q [0:Mul-1];
  assign multiplies = op_i != vivante_float_pkg::FloatPass && op_i != vivante_float_pkg::FloatAdd;
  for (genvar k = 0; k < 4; k++) begin : gen_mul
    common_f32_mul u_mul (
      .clk_i       (clk_i),
      .valid_i     (valid_i && multiplies),
      .rtne_i      (rtne_i),
      .zero_wins_i (op_i == vivante_float_pkg::FloatNorm),
      .a_i         (a_i[k*32 +: 32]),
      .b_i         (b_i[k*32 +: 32]),
      .result_o    (product[k*32 +: 32])
    );
  end
  always_ff @(posedge clk_i) begin
    if (valid_i) begin
      a_q[0] <= a_i;
      c_q[0] <= c_i;
    end
    for (int unsigned k = 1; k < Mul; k++) begin
      if (valid_q[k-1]) begin
        a_q[k] <= a_q[k-1];
        c_q[k] <= c_q[k-1];
      end
    end
  end

  // ---- add c, or the products in pairs ----
  logic [3:0]   sum_op;
  logic         dots, adds;
  logic [127:0] left, right, sum, past_q;
  assign sum_op = op_q[Mul-1];
  assign dots   = sum_op == vivante_float_pkg::FloatDot2 || sum_op == vivante_float_pkg::FloatDot3
                  || sum_op == vivante_float_pkg::FloatDot4;
  assign adds   = dots || sum_op == vivante_float_pkg::FloatAdd || sum_op == vivante_float_pkg::FloatMad;
  always_comb begin
    left  = '0;
    right = '0;
    if (valid_q[Mul-1]) begin
      left  = sum_op == vivante_float_pkg::FloatAdd || sum_op == vivante_float_pkg::FloatPass ? a_q[Mul-1] : product;
      right = c_q[Mul-1];
      if (sum_op == vivante_float_pkg::FloatDst) left = {a_q[Mul-1][127:64], product[63:32], a_q[Mul-1][31:0]};
      if (dots) begin
        left[63:0]  = {product[95:64], product[31:0]};
        right[63:0] = {product[127:96], product[63:32]};
      end
    end
  end
  for (genvar k = 0; k < 4; k++) begin : gen_sum
    common_f32_add #(.DEEP(DEEP)) u_sum (
      .clk_i    (clk_i),
      .valid_i  (valid_q[Mul-1] && adds && !(dots && k > 1)),
      .rtne_i   (rtne_q[Mul-1]),
      .a_i      (left[k*32 +: 32]),
      .b_i      (right[k*32 +: 32]),
      .result_o (sum[k*32 +: 32])
    );
  end
  logic [31:0] third_q [1:Add-1];  // the third product goes past the adders
  always_ff @(posedge clk_i) begin
    if (valid_q[Mul-1]) past_q <= left;
    if (valid_q[Mul])   third_q[1] <= past_q[63:32];
    for (int unsigned k = 2; k < Add; k++)
      if (valid_q[Mul+k-1]) third_q[k] <= third_q[k-1];
  end

  // ---- add the two sums ----
  logic [3:0] last_op;
  logic       last_adds;
  assign last_op   = op_q[Sum-1];
  assign last_adds = last_op == vivante_float_pkg::FloatDot3 || last_op == vivante_float_pkg::FloatDot4;
  common_f32_add #(.DEEP(DEEP)) u_dot (
    .clk_i    (clk_i),
    .valid_i  (valid_q[Sum-1] && last_adds),
    .rtne_i   (rtne_q[Sum-1]),
    .a_i      (sum[31:0]),
    .b_i      (last_op == vivante_float_pkg::FloatDot3 ? third_q[Add-1] : sum[63:32]),
    .result_o (late_o)
  );

  assign early_o  = past_q;
  assign middle_o = last_op == vivante_float_pkg::FloatDot2 ? {4{sum[31:0]}} : sum;
endmodule
