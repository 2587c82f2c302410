// Quotient and remainder of two integers (sheet 3.2, IDIV0 and IMOD0): truncated toward zero, one bit a clock. By zero the
// quotient is all ones and the remainder the dividend.
module vivante_divide (
  input  logic        clk_i,
  input  logic        rst_ni,
  input  logic        start_i,
  input  logic        signed_i,
  input  logic [31:0] a_i,
  input  logic [31:0] b_i,
  output logic        done_o,       // one clock; the results stay
  output logic [31:0] quotient_o,
  output logic [31:0] remainder_o
);
  logic        busy_q, by_zero_q, quotient_neg_q, remainder_neg_q;
  logic [5:0]  count_q;
  logic [31:0] divisor_q, quotient_q, dividend_q, remainder_q;
  logic [32:0] trial;
  assign trial = {remainder_q, quotient_q[31]};
  always_ff @(posedge clk_i) begin
    if (!rst_ni) busy_q <= 1'b0;
    else if (start_i) busy_q <= 1'b1;
    else if (done_o)  busy_q <= 1'b0;
    if (start_i) begin
      count_q         <= 6'd32;
      dividend_q      <= a_i;
      divisor_q       <= (signed_i && b_i[31]) ? -b_i : b_i;
      quotient_q      <= (signed_i && a_i[31]) ? -a_i : a_i;
      remainder_q     <= '0;
      by_zero_q       <= b_i == 32'd0;
      quotient_neg_q  <= signed_i && a_i[31] != b_i[31];
      remainder_neg_q <= signed_i && a_i[31];
    end else if (busy_q && count_q != 6'd0) begin
      count_q     <= count_q - 6'd1;
      quotient_q  <= {quotient_q[30:0], trial >= {1'b0, divisor_q}};
      remainder_q <= (trial >= {1'b0, divisor_q}) ? 32'(trial - {1'b0, divisor_q}) : trial[31:0];
    end
  end
  assign done_o      = busy_q && count_q == 6'd0;
  assign quotient_o  = by_zero_q ? 32'hffffffff : quotient_neg_q ? -quotient_q : quotient_q;
  assign remainder_o = by_zero_q ? dividend_q : remainder_neg_q ? -remainder_q : remainder_q;

`ifndef SYNTHESIS
  always_ff @(posedge clk_i) begin
    if (rst_ni) begin
      started_when_free: assert (!start_i || !busy_q)
        else $error("a division begins before the former one is done");
    end
  end
`endif
endmodule
