// One lane of integer arithmetic, three registered stages after the operand register of tesla_alu:
// prepare (extend, multiplier inputs), compute (product, differences, shift), finish (adder, saturation,
// flags). Semantics: the ISA sheet, 3.4 to 3.9. The multiplier is 25 x 25 signed between two registers.
module tesla_alu_lane (
  input  logic                    clk_i,
  input  tesla_alu_pkg::control_t ctl_i,
  input  logic [31:0]             a_i,
  input  logic [31:0]             b_i,
  input  logic [31:0]             c_i,
  input  logic [3:0]              cc_i,
  output logic [31:0]             result_o,
  output logic [3:0]              flags_o   // O C S Z
);
  // ---- prepare ----
  tesla_alu_pkg::control_t p_ctl_q;
  logic signed [24:0] p_m1_q, p_m2_q, m1, m2;
  logic [32:0] p_a_q, p_b_q, a_ext, b_ext;   // extended by signed1, for compares
  logic [31:0] p_y_q, p_pass_q, p_logic_q, pass, logic_value, op1, op2;
  logic [3:0]  p_a_low_q;
  logic        p_carry_q;
  logic [32:0] p_shift_q, shift_in;          // bit 0 catches the last bit shifted out
  logic [4:0]  p_amount_q;
  logic        p_gone_q, p_one_q, p_fill_q, gone, fill;
  logic [31:0] count, reversed;
  logic [33:0] p_cvt_q, cvt;                 // exact source value
  logic        p_cvt_neg_q;
  logic        src_sign;

  always_comb begin
    m1 = ctl_i.mul24 ? {ctl_i.signed1 && a_i[23], a_i[23:0]}
                     : {{9{ctl_i.signed1 && a_i[15]}}, a_i[15:0]};
    m2 = ctl_i.mul24 ? {ctl_i.signed2 && b_i[23], b_i[23:0]}
                     : {{9{ctl_i.signed2 && b_i[15]}}, b_i[15:0]};
    a_ext = ctl_i.wide ? {ctl_i.signed1 && a_i[31], a_i} : {{17{ctl_i.signed1 && a_i[15]}}, a_i[15:0]};
    b_ext = ctl_i.wide ? {ctl_i.signed1 && b_i[31], b_i} : {{17{ctl_i.signed1 && b_i[15]}}, b_i[15:0]};
  end

  always_comb begin
    unique case (ctl_i.pass)
      tesla_alu_pkg::PassB:  pass = b_i;
      tesla_alu_pkg::PassCc: pass = {28'd0, cc_i};
      default:               pass = a_i;
    endcase
    op1 = ctl_i.not1 ? ~a_i : a_i;
    op2 = ctl_i.not2 ? ~b_i : b_i;
    unique case (ctl_i.logic_op)
      2'd0:    logic_value = op1 & op2;
      2'd1:    logic_value = op1 | op2;
      2'd2:    logic_value = op1 ^ op2;
      default: logic_value = op2;
    endcase
  end

  // A left shift is a right shift of the reversed operand.
  always_comb begin
    for (int unsigned k = 0; k < 32; k++) reversed[k] = ctl_i.wide ? a_i[31-k] : (k < 16) && a_i[(31-k)%16];
    count    = ctl_i.count_const ? {25'd0, ctl_i.count} : ctl_i.wide ? b_i : {16'd0, b_i[15:0]};
    gone     = ctl_i.wide ? count[31:5] != '0 : count[31:4] != '0;
    fill     = ctl_i.right && a_ext[32];
    shift_in = {ctl_i.right ? a_ext[31:0] : reversed, 1'b0};
  end

  always_comb begin
    if (ctl_i.src8)       src_sign = a_i[7];
    else if (ctl_i.src32) src_sign = a_i[31];
    else                  src_sign = a_i[15];
    src_sign = src_sign && ctl_i.signed1;
    if (ctl_i.src8)       cvt = {{26{src_sign}}, a_i[7:0]};
    else if (ctl_i.src32) cvt = {{2{src_sign}}, a_i};
    else                  cvt = {{18{src_sign}}, a_i[15:0]};
  end

  always_ff @(posedge clk_i) begin
    p_ctl_q     <= ctl_i;
    p_m1_q      <= m1;
    p_m2_q      <= m2;
    p_a_q       <= a_ext;
    p_b_q       <= b_ext;
    p_y_q       <= ctl_i.y_is_b ? b_i : c_i;
    p_pass_q    <= pass;
    p_logic_q   <= logic_value;
    p_carry_q   <= cc_i[2];
    p_a_low_q   <= a_i[3:0];
    p_shift_q   <= shift_in;
    p_amount_q  <= count[4:0];
    p_gone_q    <= gone;
    p_one_q     <= count == 32'd1;
    p_fill_q    <= fill;
    p_cvt_q     <= cvt;
    p_cvt_neg_q <= ctl_i.abs ? src_sign ^ ctl_i.neg : ctl_i.neg;
  end

  // ---- compute ----
  tesla_alu_pkg::control_t e_ctl_q;
  logic signed [49:0] e_product_q;
  logic [31:0] e_x_q, e_y_q, e_value_q, x, distance, value, picked;
  logic [32:0] forward;
  logic [31:0] backward;
  logic        less, equal, met;
  logic [32:0] shifted;
  logic [31:0] shift_back;
  logic        shift_carry, top_in, top_out;
  logic [33:0] e_cvt_q;
  logic [3:0]  e_flags_q, flags;   // meaning depends on the unit; Z and S of most come at the end
  logic        e_carry_in_q;

  always_comb begin
    forward  = p_a_q - p_b_q;
    backward = p_b_q[31:0] - p_a_q[31:0];
    less     = forward[32];
    equal    = p_a_q == p_b_q;
    distance = less ? backward : forward[31:0];
    met      = (p_ctl_q.cond[0] && less) || (p_ctl_q.cond[1] && equal)
               || (p_ctl_q.cond[2] && !less && !equal);
    x        = (p_ctl_q.x == tesla_alu_pkg::XDistance) ? distance : p_a_q[31:0];
    // max and min are conditions of set too: keep a if it is met, else b
    picked   = p_ctl_q.is_set ? {32{met}} : met ? p_a_q[31:0] : p_b_q[31:0];
  end

  always_comb begin
    shifted     = p_gone_q ? {{32{p_fill_q}}, 1'b0}
                           : 33'($signed({p_fill_q, p_shift_q}) >>> p_amount_q);
    shift_carry = shifted[0];
    for (int unsigned k = 0; k < 32; k++) begin
      if (p_ctl_q.right)     shift_back[k] = shifted[k+1];
      else if (p_ctl_q.wide) shift_back[k] = shifted[32-k];
      else                   shift_back[k] = (k < 16) && shifted[(48-k)%32];
    end
    top_in  = p_ctl_q.wide ? p_a_q[31] : p_a_q[15];
    top_out = p_ctl_q.wide ? shift_back[31] : shift_back[15];
  end

  always_comb begin
    flags = p_a_low_q;
    unique case (p_ctl_q.unit)
      tesla_alu_pkg::UnitSelect: begin
        value = picked;
        flags = met ? 4'd2 : 4'd1;
      end
      tesla_alu_pkg::UnitShift: begin
        value = shift_back;
        flags = {p_one_q && top_in != top_out, shift_carry, 2'b00};
      end
      tesla_alu_pkg::UnitLogic: value = p_logic_q;
      default:                  value = p_pass_q;
    endcase
  end

  always_ff @(posedge clk_i) begin
    e_ctl_q      <= p_ctl_q;
    e_product_q  <= p_m1_q * p_m2_q;
    e_x_q        <= x;
    e_y_q        <= p_y_q;
    e_value_q    <= value;
    e_flags_q    <= flags;
    e_carry_in_q <= p_carry_q;
    e_cvt_q      <= p_cvt_neg_q ? -p_cvt_q : p_cvt_q;
  end

  // ---- finish ----
  // The adder works at the top of 32 bits: a 16-bit operation sits in the upper half, above ones in x
  // and zeros in y that carry the carry up.
  logic [31:0] product, add_x, add_y, sum, total, cvt_low, cvt_high, converted, result;
  logic [32:0] sum_carry;
  logic        add_carry, overflow, out_wide, above, below;
  logic [3:0]  result_flags;

  always_comb begin
    product = e_ctl_q.high ? e_product_q[47:16] : e_product_q[31:0];
    add_x   = (e_ctl_q.x == tesla_alu_pkg::XProduct) ? product : e_x_q;
    add_y   = e_y_q;
    if (!e_ctl_q.wide && e_ctl_q.x == tesla_alu_pkg::XOperand) begin
      add_x = {add_x[15:0], 16'd0};
      add_y = {add_y[15:0], 16'd0};
    end
    if (e_ctl_q.addop == 2'd2) add_x = ~add_x;
    if (e_ctl_q.addop == 2'd1) add_y = ~add_y;
    if (!e_ctl_q.wide && e_ctl_q.x == tesla_alu_pkg::XOperand) begin
      add_x[15:0] = 16'hffff;
      add_y[15:0] = 16'h0000;
    end
    unique case (e_ctl_q.addop)
      2'd0:    add_carry = 1'b0;
      2'd3:    add_carry = e_carry_in_q;
      default: add_carry = 1'b1;
    endcase
    sum_carry = {1'b0, add_x} + {1'b0, add_y} + {32'd0, add_carry};
    sum       = sum_carry[31:0];
    overflow  = add_x[31] == add_y[31] && add_x[31] != sum[31];
    if (e_ctl_q.sat && overflow) sum = add_x[31] ? 32'h80000000 : 32'h7fffffff;
    total     = (!e_ctl_q.wide && e_ctl_q.x == tesla_alu_pkg::XOperand) ? {16'd0, sum[31:16]} : sum;
  end

  // i2i: clamp the exact value. Both bounds differ from the value above the bits that stay.
  always_comb begin
    if (e_ctl_q.dst8)      cvt_high = e_ctl_q.dst_signed ? 32'h0000007f : 32'h000000ff;
    else if (e_ctl_q.wide) cvt_high = e_ctl_q.dst_signed ? 32'h7fffffff : 32'hffffffff;
    else                   cvt_high = e_ctl_q.dst_signed ? 32'h00007fff : 32'h0000ffff;
    cvt_low   = e_ctl_q.dst_signed ? ~cvt_high : 32'd0;
    above     = !e_cvt_q[33] && e_cvt_q > {2'b00, cvt_high};
    below     = e_cvt_q[33] && $signed(e_cvt_q) < $signed({{2{e_ctl_q.dst_signed}}, cvt_low});
    converted = above ? cvt_high : below ? cvt_low : e_cvt_q[31:0];
  end

  always_comb begin
    result   = e_value_q;
    out_wide = e_ctl_q.wide;
    unique case (e_ctl_q.unit)
      tesla_alu_pkg::UnitAdd: begin
        result   = total;
        out_wide = e_ctl_q.wide || e_ctl_q.x != tesla_alu_pkg::XOperand;
      end
      tesla_alu_pkg::UnitMul: begin
        result   = product;
        out_wide = 1'b1;
      end
      tesla_alu_pkg::UnitConvert: result = converted;
      default: ;
    endcase
    if (!out_wide || e_ctl_q.narrow_out) result[31:16] = 16'd0;
    result_flags = {2'b00, out_wide ? result[31] : result[15], result == 32'd0};
    unique case (e_ctl_q.unit)
      tesla_alu_pkg::UnitAdd:    result_flags[3:2] = {overflow, sum_carry[32]};
      tesla_alu_pkg::UnitShift:  result_flags[3:2] = e_flags_q[3:2];
      tesla_alu_pkg::UnitSelect: if (e_ctl_q.is_set) result_flags = e_flags_q;
      tesla_alu_pkg::UnitPass:   result_flags = e_flags_q;
      default: ;
    endcase
  end

  always_ff @(posedge clk_i) begin
    result_o <= result;
    flags_o  <= result_flags;
  end
endmodule
