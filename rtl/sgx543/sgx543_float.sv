// Sums, products and dot products of four lanes of binary32, one a clock (sheet 4.1, 4.2; each step rounded by itself):
//
//   a, b ── 4 x multiply ── 4 x add c, or p0 + p1 ──> result ── add p2 ── add p3 ──> dot
//              2 clocks            3 clocks                      3 clocks  3 clocks
//
// Minimum, maximum and floor are made while the multipliers work. What a stage is not asked for passes it by.
module sgx543_float (
  input  logic                     clk_i,
  input  logic                     rst_ni,
  input  logic                     valid_i,
  input  logic [3:0]               op_i,
  input  logic [127:0]             a_i,        // lane k in bits 32k+31:32k
  input  logic [127:0]             b_i,
  input  logic [127:0]             c_i,
  output logic [127:0]             result_o,   // FloatLatency clocks later; of a dot product DotLatency
  output logic [31:0]              dot_o
);
  localparam int unsigned Latency = sgx543_arith_pkg::DotLatency;
  localparam int unsigned Mul     = sgx543_arith_pkg::MulLatency;
  localparam int unsigned Add     = sgx543_arith_pkg::AddLatency;
  localparam int unsigned Sum     = sgx543_arith_pkg::FloatLatency;

  // ---- what is asked for, beside the data: entry k has been on the way k + 1 clocks ----
  logic [Latency-2:0]       valid_q;
  logic [3:0] op_q [0:Latency-2];
  always_ff @(posedge clk_i) begin
    if (!rst_ni) valid_q <= '0;
    else         valid_q <= {valid_q[Latency-3:0], valid_i};
    op_q[0] <= op_i;
    for (int unsigned k = 1; k < Latency - 1; k++) op_q[k] <= op_q[k-1];
  end

  // The largest integer that is not above x, with the other sign (sheet 4.2: floor, frc).
  function automatic logic [31:0] minus_floor(input logic [31:0] x);
    logic [31:0] down;
    logic [22:0] fraction;  // the bits below the unit
    fraction = x[30:23] < 8'd127 ? 23'h7fffff : 23'h7fffff >> 5'(x[30:23] - 8'd127);
    if (x[30:0] > 31'h7f800000)  down = sgx543_arith_pkg::Nan;
    else if (x[30:23] == 8'd0)   down = {x[31], 31'd0};
    else if (x[30:23] < 8'd127)  down = x[31] ? sgx543_arith_pkg::MinusOne : 32'd0;
    else if (x[30:23] >= 8'd150) down = x;
    else if (!x[31] || (x[22:0] & fraction) == '0) down = {x[31:23], x[22:0] & ~fraction};
    else                         down = {x[31], (x[30:0] & ~{8'd0, fraction}) + {8'd0, fraction} + 31'd1};
    minus_floor = {!down[31], down[30:0]};
  endfunction

  // Order of the numbers that are no NaN, -0 before +0; subnormals are zeros (sheet 4.2: min, max).
  function automatic logic [31:0] extreme(input logic largest, input logic [31:0] x, input logic [31:0] y);
    logic [31:0] a, b;
    logic        a_less;
    a = x[30:23] == 8'd0 ? {x[31], 31'd0} : x;
    b = y[30:23] == 8'd0 ? {y[31], 31'd0} : y;
    if (b[30:0] > 31'h7f800000) b = sgx543_arith_pkg::Nan;
    a_less = a[31] != b[31] ? a[31] : (a[30:0] < b[30:0]) != a[31];
    if (a[30:0] > 31'h7f800000)          extreme = b;
    else if (b == sgx543_arith_pkg::Nan) extreme = a;
    else                                 extreme = a_less != largest ? a : b;
  endfunction

  // ---- multiply; beside it what the sum needs ----
  logic         multiplies, picks;
  logic [127:0] product;
  logic [127:0] a_q [0:Mul-1];
  logic [127:0] c_q [0:Mul-1];
  assign multiplies = op_i == sgx543_arith_pkg::FloatMul || op_i == sgx543_arith_pkg::FloatMad
                      || op_i == sgx543_arith_pkg::FloatDot3 || op_i == sgx543_arith_pkg::FloatDot4;
  assign picks      = op_i == sgx543_arith_pkg::FloatMin || op_i == sgx543_arith_pkg::FloatMax;
  for (genvar k = 0; k < 4; k++) begin : gen_mul
    common_f32_mul u_mul (
      .clk_i       (clk_i),
      .valid_i     (valid_i && multiplies),
      .rtne_i      (1'b1),
      .zero_wins_i (1'b0),
      .a_i         (a_i[k*32 +: 32]),
      .b_i         (b_i[k*32 +: 32]),
      .result_o    (product[k*32 +: 32])
    );
    always_ff @(posedge clk_i) begin
      if (valid_i) begin
        a_q[0][k*32 +: 32] <= picks ? extreme(op_i == sgx543_arith_pkg::FloatMax, a_i[k*32 +: 32], c_i[k*32 +: 32])
                                    : a_i[k*32 +: 32];
        c_q[0][k*32 +: 32] <= op_i == sgx543_arith_pkg::FloatFrc ? minus_floor(c_i[k*32 +: 32]) : c_i[k*32 +: 32];
      end
    end
  end
  always_ff @(posedge clk_i) begin
    for (int unsigned k = 1; k < Mul; k++) begin
      if (valid_q[k-1]) begin
        a_q[k] <= a_q[k-1];
        c_q[k] <= c_q[k-1];
      end
    end
  end

  // ---- add c, or the first two products ----
  logic [3:0] sum_op;
  logic                     dots, adds;
  logic [127:0]             left, right, sum;
  assign sum_op = op_q[Mul-1];
  assign dots   = sum_op == sgx543_arith_pkg::FloatDot3 || sum_op == sgx543_arith_pkg::FloatDot4;
  assign adds   = sum_op == sgx543_arith_pkg::FloatAdd || sum_op == sgx543_arith_pkg::FloatMad
                  || sum_op == sgx543_arith_pkg::FloatFrc;
  assign left   = dots || sum_op == sgx543_arith_pkg::FloatMul || sum_op == sgx543_arith_pkg::FloatMad ? product : a_q[Mul-1];
  assign right  = dots ? {c_q[Mul-1][127:32], product[63:32]} : c_q[Mul-1];
  for (genvar k = 0; k < 4; k++) begin : gen_sum
    common_f32_add u_sum (
      .clk_i    (clk_i),
      .valid_i  (valid_q[Mul-1] && (adds || (dots && k == 0))),
      .rtne_i   (1'b1),
      .a_i      (left[k*32 +: 32]),
      .b_i      (right[k*32 +: 32]),
      .result_o (sum[k*32 +: 32])
    );
  end
  logic [127:0] past_q [0:Add-1];  // what is not added
  always_ff @(posedge clk_i) begin
    if (valid_q[Mul-1]) past_q[0] <= left;
    for (int unsigned k = 1; k < Add; k++) if (valid_q[Mul+k-1]) past_q[k] <= past_q[k-1];
  end
  logic [3:0] done_op;
  assign done_op  = op_q[Sum-1];
  assign result_o = done_op == sgx543_arith_pkg::FloatAdd || done_op == sgx543_arith_pkg::FloatMad
                    || done_op == sgx543_arith_pkg::FloatFrc ? sum : past_q[Add-1];

  // ---- the third product, and the fourth ----
  logic [31:0] sum3, sum4, fourth_q [0:Add-1], early_q [0:Add-1];
  common_f32_add u_third (
    .clk_i    (clk_i),
    .valid_i  (valid_q[Sum-1] && (done_op == sgx543_arith_pkg::FloatDot3 || done_op == sgx543_arith_pkg::FloatDot4)),
    .rtne_i   (1'b1),
    .a_i      (sum[31:0]),
    .b_i      (past_q[Add-1][95:64]),
    .result_o (sum3)
  );
  common_f32_add u_fourth (
    .clk_i    (clk_i),
    .valid_i  (valid_q[Sum+Add-1] && op_q[Sum+Add-1] == sgx543_arith_pkg::FloatDot4),
    .rtne_i   (1'b1),
    .a_i      (sum3),
    .b_i      (fourth_q[Add-1]),
    .result_o (sum4)
  );
  logic is_dot4_q;
  always_ff @(posedge clk_i) begin
    if (valid_q[Sum-1])     fourth_q[0] <= past_q[Add-1][127:96];
    if (valid_q[Sum+Add-1]) early_q[0]  <= sum3;
    for (int unsigned k = 1; k < Add; k++) begin
      if (valid_q[Sum+k-1])     fourth_q[k] <= fourth_q[k-1];
      if (valid_q[Sum+Add+k-1]) early_q[k]  <= early_q[k-1];
    end
    is_dot4_q <= op_q[Latency-2] == sgx543_arith_pkg::FloatDot4;
  end
  assign dot_o = is_dot4_q ? sum4 : early_q[Add-1];
endmodule
