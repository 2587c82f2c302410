// RCP and RSQ (sheet 1.3), exactly truncated, by one restoring digit recurrence: quotient digits of 2^34 / v,
// or digits of the largest y with y^2 v <= 2^52, DIGITS a clock; the 18th is not used. What needs no digits is
// known at once and waits as long.
module pica200_sfu_root #(
  parameter int unsigned DIGITS = 3   // divides 18
) (
  input  logic        clk_i,
  input  logic        rst_ni,
  input  logic        valid_i,
  output logic        ready_o,
  input  logic        is_rsq_i,
  input  logic [23:0] a_i,
  output logic        valid_o,   // held until ready_i; first in clock n + 1 + 18 / DIGITS
  input  logic        ready_i,
  output logic [23:0] result_o
);
  localparam logic [4:0] Last = 5'(18 / DIGITS - 1);

  logic        busy_q, done_q, rsq_q, fixed_q;
  logic [4:0]  count_q;

  // ---- operand: exponent of the result, and results without digits; a clock after it came, for it comes late ----
  logic        take, power, fixed;
  logic [6:0]  exponent, half;
  logic [23:0] head_q, head;     // the operand in the first clock, then the result, or its sign and exponent
  logic [17:0] v;

  assign ready_o = !busy_q && !done_q;
  assign take    = valid_i && ready_o;

  always_comb begin
    // In e = exponent - 63, the root takes an even one: e is even when exponent is odd.
    v        = (is_rsq_i && !a_i[16]) ? {1'b1, a_i[15:0], 1'b0} : {2'b01, a_i[15:0]};
    exponent = head_q[22:16];
    power    = head_q[15:0] == '0;
    half     = 7'd94 - {1'b0, exponent[6:1]} - {6'd0, exponent[0]};  // (188 - exponent) / 2
    fixed    = 1'b1;
    if (head_q[22:0] > pica200_core_pkg::F24_INF[22:0]) head = pica200_core_pkg::F24_QNAN;
    else if (exponent == '0)                      head = pica200_core_pkg::F24_INF;
    else if (rsq_q && head_q[23])                 head = pica200_core_pkg::F24_QNAN;
    else if (exponent == 7'd127)                  head = '0;
    else if (rsq_q && power && exponent[0])       head = {1'b0, half + 7'd1, 16'd0};
    else if (rsq_q) begin
      head  = {1'b0, half, 16'd0};
      fixed = 1'b0;
    end else if (power)                           head = {head_q[23] && exponent != 7'd126, 7'd126 - exponent, 16'd0};
    else if (exponent >= 7'd125)                  head = '0;
    else begin
      head  = {head_q[23], 7'd125 - exponent, 16'd0};
      fixed = 1'b0;
    end
  end

  // ---- digits ----
  logic [17:0] v_q, y_q, y_d;    // y: digits so far
  logic [36:0] rest_q, rest_d;   // what they leave of the target, scaled by 4 (root) or 2 a digit
  logic [37:0] trial_q, trial_d; // what the next digit takes of the target: 4 y v + v for the root, else v
  logic [37:0] target, taken, nothing;
  logic [38:0] difference;

  logic        last;
  assign last = busy_q && count_q == Last;
  always_comb begin
    y_d        = y_q;
    rest_d     = rest_q;
    trial_d    = trial_q;
    target     = '0;
    taken      = '0;
    nothing    = '0;
    difference = '0;
    if (busy_q) begin
      // A digit is known late: what it makes of rest and trial is there for both.
      for (int unsigned digit = 0; digit < DIGITS; digit++) begin
        target     = rsq_q ? {rest_d[35:0], 2'd0} : {rest_d, 1'b0};
        difference = {1'b0, target} - {1'b0, trial_d};
        y_d        = {y_d[16:0], !difference[38]};
        rest_d     = y_d[0] ? difference[36:0] : target[36:0];
        taken      = {trial_d[36:0], 1'b0} + {19'd0, v_q, 1'b0} + {20'd0, v_q};
        nothing    = {trial_d[36:0], 1'b0} - {20'd0, v_q};
        if (rsq_q) trial_d = y_d[0] ? taken : nothing;
      end
    end
  end

  always_ff @(posedge clk_i) begin
    if (!rst_ni) begin
      busy_q <= 1'b0;
      done_q <= 1'b0;
    end else begin
      if (take)         busy_q <= 1'b1;
      else if (last)    busy_q <= 1'b0;
      if (last)         done_q <= 1'b1;
      else if (ready_i) done_q <= 1'b0;
    end
    if (take) begin
      count_q <= '0;
      rsq_q   <= is_rsq_i;
      head_q  <= a_i;
      v_q     <= v;
      y_q     <= '0;
      rest_q  <= {20'd0, 17'h10000};
      trial_q <= {20'd0, v};
    end else if (busy_q) begin
      count_q <= count_q + 5'd1;
      if (count_q == '0) begin
        fixed_q <= fixed;
        head_q  <= head;
      end
      y_q     <= y_d;
      rest_q  <= rest_d;
      trial_q <= trial_d;
    end
  end

  logic unused;
  assign unused = difference[37];

  assign valid_o  = done_q;
  assign result_o = {head_q[23:16], fixed_q ? head_q[15:0] : y_q[16:1]};

`ifndef SYNTHESIS
  common_held #(.WIDTH(24)) held_result_stable (
    .clk_i   (clk_i),
    .rst_ni  (rst_ni),
    .valid_i (valid_o),
    .ready_i (ready_i),
    .data_i  (result_o)
  );
  always_ff @(posedge clk_i) begin
    if (rst_ni && done_q && !fixed_q)
      first_digit_is_one: assert (y_q[17]);
  end
`endif
endmodule
