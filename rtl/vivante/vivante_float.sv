// Sums, products and dot products of vec4 of binary32, one a clock (sheet 4.3; each step rounded by itself):
//
//   a, b ── 4 x multiply ── 4 x add c, or p0 + p1 and p2 + p3 ── 1 x add of these two ──> result
//              2 clocks                3 clocks                       3 clocks
//
// What a stage is not asked for passes it by. The latency is the same for all.
module vivante_float (
  input  logic                      clk_i,
  input  logic                      rst_ni,
  input  logic                      valid_i,
  input  vivante_float_pkg::float_e op_i,
  input  logic                      rtne_i,
  input  logic [127:0]              a_i,      // component k in bits 32k+31:32k
  input  logic [127:0]              b_i,
  input  logic [127:0]              c_i,
  output logic                      valid_o,  // FloatLatency clocks later
  output logic [127:0]              result_o
);
  localparam int unsigned Latency = vivante_float_pkg::FloatLatency;
  localparam int unsigned Mul     = vivante_float_pkg::MulLatency;
  localparam int unsigned Sum     = Mul + vivante_float_pkg::AddLatency;  // the first additions are done

  // ---- what is asked for, beside the data: entry k has been on the way k + 1 clocks ----
  logic [Latency-1:0]        valid_q, rtne_q;
  vivante_float_pkg::float_e op_q [0:Latency-1];
  always_ff @(posedge clk_i) begin
    if (!rst_ni) valid_q <= '0;
    else         valid_q <= {valid_q[Latency-2:0], valid_i};
    rtne_q <= {rtne_q[Latency-2:0], rtne_i};
    op_q[0] <= op_i;
    for (int unsigned k = 1; k < Latency; k++) op_q[k] <= op_q[k-1];
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
  vivante_float_pkg::float_e sum_op;
  logic                      dots, adds;
  logic [127:0]              left, right, sum;
  assign sum_op = op_q[Mul-1];
  assign dots   = sum_op == vivante_float_pkg::FloatDot2 || sum_op == vivante_float_pkg::FloatDot3
                  || sum_op == vivante_float_pkg::FloatDot4;
  assign adds   = dots || sum_op == vivante_float_pkg::FloatAdd || sum_op == vivante_float_pkg::FloatMad;
  always_comb begin
    left  = sum_op == vivante_float_pkg::FloatAdd || sum_op == vivante_float_pkg::FloatPass ? a_q[Mul-1] : product;
    right = c_q[Mul-1];
    if (sum_op == vivante_float_pkg::FloatDst) left = {a_q[Mul-1][127:64], product[63:32], a_q[Mul-1][31:0]};
    if (dots) begin
      left[63:0]  = {product[95:64], product[31:0]};
      right[63:0] = {product[127:96], product[63:32]};
    end
  end
  logic [127:0] past_q [0:vivante_float_pkg::AddLatency-1];  // what is not added
  for (genvar k = 0; k < 4; k++) begin : gen_sum
    common_f32_add u_sum (
      .clk_i    (clk_i),
      .valid_i  (valid_q[Mul-1] && adds && !(dots && k > 1)),
      .rtne_i   (rtne_q[Mul-1]),
      .a_i      (left[k*32 +: 32]),
      .b_i      (right[k*32 +: 32]),
      .result_o (sum[k*32 +: 32])
    );
  end
  always_ff @(posedge clk_i) begin
    if (valid_q[Mul-1]) past_q[0] <= left;
    for (int unsigned k = 1; k < vivante_float_pkg::AddLatency; k++)
      if (valid_q[Mul+k-1]) past_q[k] <= past_q[k-1];
  end

  // ---- add the two sums ----
  vivante_float_pkg::float_e last_op;
  logic                      last_adds;
  logic [127:0]              early;
  logic [31:0]               second, dot;
  assign last_op   = op_q[Sum-1];
  assign last_adds = last_op == vivante_float_pkg::FloatDot3 || last_op == vivante_float_pkg::FloatDot4;
  // The third product went past the adder of the pair that is not complete.
  assign second    = last_op == vivante_float_pkg::FloatDot3 ? past_q[vivante_float_pkg::AddLatency-1][63:32] : sum[63:32];
  always_comb begin
    unique case (last_op)
      vivante_float_pkg::FloatAdd, vivante_float_pkg::FloatMad: early = sum;
      vivante_float_pkg::FloatDot2:                             early = {4{sum[31:0]}};
      default:                                                  early = past_q[vivante_float_pkg::AddLatency-1];
    endcase
  end
  common_f32_add u_dot (
    .clk_i    (clk_i),
    .valid_i  (valid_q[Sum-1] && last_adds),
    .rtne_i   (rtne_q[Sum-1]),
    .a_i      (sum[31:0]),
    .b_i      (second),
    .result_o (dot)
  );
  logic [127:0] early_q [0:vivante_float_pkg::AddLatency-1];
  always_ff @(posedge clk_i) begin
    if (valid_q[Sum-1]) early_q[0] <= early;
    for (int unsigned k = 1; k < vivante_float_pkg::AddLatency; k++)
      if (valid_q[Sum+k-1]) early_q[k] <= early_q[k-1];
  end

  assign valid_o  = valid_q[Latency-1];
  assign result_o = op_q[Latency-1] == vivante_float_pkg::FloatDot3 || op_q[Latency-1] == vivante_float_pkg::FloatDot4
                    ? {4{dot}} : early_q[vivante_float_pkg::AddLatency-1];
endmodule
