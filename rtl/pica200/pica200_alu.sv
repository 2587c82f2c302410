// One vec4 float24 operation a clock, never stalls: operands in clock n (after swizzle and negate), result
// and flags from registers in clock n + AluLatency, with DEEP n + AluLatencyDeep. Semantics: sheet 1.3, 1.7 and 3.1 to 3.3.
// Stages: multiply, or all that is neither product nor sum; add; add again, for the tree of a dot product. With DEEP a sum takes two clocks.
// Operations it does not know pass a.
module pica200_alu #(
  parameter bit DEEP = 1'b0
) (
  input  logic        clk_i,
  input  logic        valid_i,   // operands are there in this clock; keeps idle stages still
  input  logic [5:0]  op_i,      // one of MAD 38 for all of MAD and MADI, CMP 2E, DPH for DPHI, ...
  input  logic [2:0]  cmpx_i,
  input  logic [2:0]  cmpy_i,
  input  logic [95:0] a_i,       // x in bits 23:0
  input  logic [95:0] b_i,
  input  logic [95:0] c_i,       // MAD only
  output logic [95:0] result_o,
  output logic [1:0]  cmp_o,     // cmp.x in bit 0; CMP and LITP
  output logic [15:0] addr_o     // MOVA: a0.x in bits 7:0, a0.y in 15:8
);
  // ---- first stage ----
  logic        is_dot, is_sum;    // what the later stages do
  logic        use_floor;
  logic [3:0]  use_mul;           // by lane
  logic [95:0] b;                 // the limits of LITP, to be compared with
  logic [3:0]  less, equal, unordered, more;
  logic        above_low;         // LITP: y against its lower limit, where y is a number
  logic [95:0] product, floor, moved, value;
  logic [7:0]  addr_x, addr_y;
  logic [1:0]  cmp;

  always_comb begin
    is_dot    = op_i == pica200_pkg::OP_DP3 || op_i == pica200_pkg::OP_DP4 || op_i == pica200_pkg::OP_DPH;
    is_sum    = op_i == pica200_pkg::OP_ADD || op_i == pica200_pkg::OP_MAD;
    use_mul   = {4{valid_i && (is_dot || op_i == pica200_pkg::OP_MUL || op_i == pica200_pkg::OP_MAD)}};
    use_floor = valid_i && op_i == pica200_pkg::OP_FLR;
    b = b_i;
    unique case (op_i)
      pica200_pkg::OP_DP3, pica200_pkg::OP_DPH: use_mul[3] = 1'b0;  // an idle multiplier gives +0, which adds nothing
      pica200_pkg::OP_DST:  use_mul[1] = valid_i;
      pica200_pkg::OP_LITP: b = {48'd0, pica200_core_pkg::F24_LIT, 24'd0};
      default: ;
    endcase
  end

  for (genvar l = 0; l < 4; l++) begin : gen_first
    pica200_f24_mul u_mul (
      .enable_i  (use_mul[l]),
      .a_i       (a_i[l*24 +: 24]),
      .b_i       (b_i[l*24 +: 24]),
      .product_o (product[l*24 +: 24])
    );
    pica200_f24_floor u_floor (
      .enable_i (use_floor),
      .a_i      (a_i[l*24 +: 24]),
      .floor_o  (floor[l*24 +: 24])
    );
    pica200_f24_cmp u_cmp (
      .a_i         (a_i[l*24 +: 24]),
      .b_i         (b[l*24 +: 24]),
      .less_o      (less[l]),
      .equal_o     (equal[l]),
      .unordered_o (unordered[l])
    );
  end

  pica200_f24_int8 u_addr_x (.a_i(a_i[23:9]),  .int8_o(addr_x));
  pica200_f24_int8 u_addr_y (.a_i(a_i[47:33]), .int8_o(addr_y));

  assign more      = ~(less | equal | unordered);
  assign above_low = !a_i[47] || a_i[46:24] < pica200_core_pkg::F24_LIT[22:0];

  // What is neither product nor sum.
  always_comb begin
    moved = '0;
    unique case (op_i)
      pica200_pkg::OP_DP3, pica200_pkg::OP_DP4, pica200_pkg::OP_MUL, pica200_pkg::OP_MAD, pica200_pkg::OP_FLR: ;
      pica200_pkg::OP_DPH: begin  // 1.0 * b.w, which needs no multiplier
        moved[95:72] = b_i[95:72];
        if (b_i[94:88] == '0) moved[95:72] = '0;
        if (b_i[94:72] > pica200_core_pkg::F24_INF[22:0]) moved[95:72] = pica200_core_pkg::F24_QNAN;
      end
      pica200_pkg::OP_DST: begin
        moved[23:0]  = pica200_core_pkg::F24_ONE;
        moved[71:48] = a_i[71:48];
        moved[95:72] = b_i[95:72];
      end
      pica200_pkg::OP_SGE, pica200_pkg::OP_SLT: begin
        for (int l = 0; l < 4; l++)
          if ((op_i == pica200_pkg::OP_SLT) ? less[l] : more[l] || equal[l])
            moved[l*24 +: 24] = pica200_core_pkg::F24_ONE;
      end
      pica200_pkg::OP_MAX, pica200_pkg::OP_MIN: begin
        for (int l = 0; l < 4; l++)
          moved[l*24 +: 24] = ((op_i == pica200_pkg::OP_MIN) ? less[l] : more[l]) ? a_i[l*24 +: 24]
                                                                                  : b_i[l*24 +: 24];
      end
      pica200_pkg::OP_LITP: begin
        if (more[0]) moved[23:0] = a_i[23:0];
        if (!less[1])       moved[47:24] = pica200_core_pkg::F24_LIT;
        else if (above_low) moved[47:24] = a_i[47:24];
        else                moved[47:24] = {!pica200_core_pkg::F24_LIT[23], pica200_core_pkg::F24_LIT[22:0]};
        if (more[3]) moved[95:72] = a_i[95:72];
      end
      pica200_pkg::OP_MOVA: begin
        moved[7:0]   = addr_x;
        moved[31:24] = addr_y;
      end
      default: moved = a_i;
    endcase
  end

  always_comb begin
    if (op_i == pica200_pkg::OP_LITP) begin
      cmp = {more[3] || equal[3], more[0] || equal[0]};
    end else begin
      unique case (cmpx_i)
        3'd0:    cmp[0] = equal[0];
        3'd1:    cmp[0] = !equal[0];
        3'd2:    cmp[0] = less[0];
        3'd3:    cmp[0] = less[0] || equal[0];
        3'd4:    cmp[0] = more[0];
        3'd5:    cmp[0] = more[0] || equal[0];
        default: cmp[0] = 1'b1;
      endcase
      unique case (cmpy_i)
        3'd0:    cmp[1] = equal[1];
        3'd1:    cmp[1] = !equal[1];
        3'd2:    cmp[1] = less[1];
        3'd3:    cmp[1] = less[1] || equal[1];
        3'd4:    cmp[1] = more[1];
        3'd5:    cmp[1] = more[1] || equal[1];
        default: cmp[1] = 1'b1;
      endcase
    end
  end

  logic        m_valid_q, m_dot_q, m_sum_q;
  logic [95:0] m_value_q, m_addend_q;  // of a dot product x + y and z + w are made
  logic [1:0]  m_cmp_q;
  logic [3:0]  m_add_q;           // lanes that add in the second stage
  assign value = product | floor | moved;  // idle ones are 0
  always_ff @(posedge clk_i) begin
    m_valid_q <= valid_i;
    m_add_q   <= {4{valid_i}} & ({4{is_sum}} | {1'b0, is_dot, 1'b0, is_dot});
    if (valid_i) begin
      m_dot_q   <= is_dot;
      m_sum_q   <= is_sum;
      m_value_q <= value;
      m_cmp_q   <= cmp;
    end
    if (valid_i && is_sum) m_addend_q <= (op_i == pica200_pkg::OP_ADD) ? b_i : c_i;
    if (valid_i && is_dot) m_addend_q <= {24'd0, value[95:72], 24'd0, value[47:24]};
  end

  // ---- second stage: four sums, or x + y and z + w ----
  logic [95:0] sum;

  for (genvar l = 0; l < 4; l++) begin : gen_second
    pica200_f24_add #(.DEEP(DEEP)) u_add (
      .clk_i    (clk_i),
      .enable_i (m_add_q[l]),
      .a_i      (m_value_q[l*24 +: 24]),
      .b_i      (m_addend_q[l*24 +: 24]),
      .sum_o    (sum[l*24 +: 24])
    );
  end

  // What goes beside the sums.
  logic        n_valid, n_dot, n_sum;
  logic [95:0] n_value;
  logic [1:0]  n_cmp;
  if (DEEP) begin : gen_second_deep
    logic        n_valid_q, n_dot_q, n_sum_q;
    logic [95:0] n_value_q;
    logic [1:0]  n_cmp_q;
    always_ff @(posedge clk_i) begin
      n_valid_q <= m_valid_q;
      if (m_valid_q) begin
        n_dot_q   <= m_dot_q;
        n_sum_q   <= m_sum_q;
        n_value_q <= m_value_q;
        n_cmp_q   <= m_cmp_q;
      end
    end
    assign {n_valid, n_dot, n_sum, n_value, n_cmp} = {n_valid_q, n_dot_q, n_sum_q, n_value_q, n_cmp_q};
  end else begin : gen_second_at_once
    assign {n_valid, n_dot, n_sum, n_value, n_cmp} = {m_valid_q, m_dot_q, m_sum_q, m_value_q, m_cmp_q};
  end

  logic        s_valid_q, s_dot_q, s_total_q;
  logic [95:0] s_value_q;
  logic [1:0]  s_cmp_q;
  always_ff @(posedge clk_i) begin
    s_valid_q <= n_valid;
    s_total_q <= n_valid && n_dot;
    if (n_valid) begin
      s_dot_q   <= n_dot;
      s_value_q <= (n_sum || n_dot) ? sum : n_value;
      s_cmp_q   <= n_cmp;
    end
  end

  // ---- third stage ----
  logic [23:0] total;
  pica200_f24_add #(.DEEP(DEEP)) u_total (
    .clk_i    (clk_i),
    .enable_i (s_total_q),
    .a_i      (s_value_q[23:0]),
    .b_i      (s_value_q[71:48]),
    .sum_o    (total)
  );

  logic        t_valid, t_dot;
  logic [95:0] t_value;
  logic [1:0]  t_cmp;
  if (DEEP) begin : gen_third_deep
    logic        t_valid_q, t_dot_q;
    logic [95:0] t_value_q;
    logic [1:0]  t_cmp_q;
    always_ff @(posedge clk_i) begin
      t_valid_q <= s_valid_q;
      if (s_valid_q) begin
        t_dot_q   <= s_dot_q;
        t_value_q <= s_value_q;
        t_cmp_q   <= s_cmp_q;
      end
    end
    assign {t_valid, t_dot, t_value, t_cmp} = {t_valid_q, t_dot_q, t_value_q, t_cmp_q};
  end else begin : gen_third_at_once
    assign {t_valid, t_dot, t_value, t_cmp} = {s_valid_q, s_dot_q, s_value_q, s_cmp_q};
  end

  logic [95:0] result_q;
  logic [1:0]  cmp_q;
  always_ff @(posedge clk_i) begin
    if (t_valid) begin
      result_q <= t_dot ? {4{total}} : t_value;
      cmp_q    <= t_cmp;
    end
  end
  assign result_o = result_q;
  assign cmp_o    = cmp_q;
  assign addr_o   = {result_q[31:24], result_q[7:0]};

`ifndef SYNTHESIS
  always_comb begin
    order_is_one_of_three: assert ((less & equal) == '0 && ((less | equal) & unordered) == '0)
      else $error("two orders of the same numbers");
    sum_or_dot: assert (!(is_dot && is_sum))
      else $error("a dot product is a sum, too");
  end
`endif
endmodule
