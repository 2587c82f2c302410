// EX2 and LG2 (sheet 1.3), by the truncated products and squares that define them, STEPS a clock on as many 31 x 31
// multipliers. EX2 shifts the fraction out of bits_q as it multiplies, LG2 shifts the fraction of its result in.
module pica200_sfu_log #(
  parameter int unsigned STEPS = 2   // divides 24, 12 at most
) (
  input  logic        clk_i,
  input  logic        rst_ni,
  input  logic        valid_i,
  output logic        ready_o,
  input  logic        is_lg2_i,
  input  logic [23:0] a_i,
  output logic        valid_o,   // held until ready_i; first in clock n + 2 + 24 / STEPS, of LG2 a clock later with STEPS 1
  input  logic        ready_i,
  output logic [23:0] result_o
);
  localparam logic [4:0] Last = 5'(24 / STEPS);  // clock, from 0 on, in which EX2 multiplies last, and LG2 has no square to make any more
  localparam bit         Short = STEPS == 1;     // clocks are to be short: LG2 has one for its size, one to put the result together
  localparam logic [4:0] Pack = Last + 5'(Short);

  // floor(2^(2^-i) * 2^30), i = 1 to 24
  function automatic logic [30:0] root_of_two(input logic [4:0] i);
    unique case (i)
      5'd1:    root_of_two = 31'h5A827999;
      5'd2:    root_of_two = 31'h4C1BF828;
      5'd3:    root_of_two = 31'h45CAE0F1;
      5'd4:    root_of_two = 31'h42D561B3;
      5'd5:    root_of_two = 31'h4166C34C;
      5'd6:    root_of_two = 31'h40B268F9;
      5'd7:    root_of_two = 31'h4058F6A7;
      5'd8:    root_of_two = 31'h402C6BE9;
      5'd9:    root_of_two = 31'h4016321B;
      5'd10:   root_of_two = 31'h400B1817;
      5'd11:   root_of_two = 31'h40058BCE;
      5'd12:   root_of_two = 31'h4002C5D7;
      5'd13:   root_of_two = 31'h400162E8;
      5'd14:   root_of_two = 31'h4000B173;
      5'd15:   root_of_two = 31'h400058B9;
      5'd16:   root_of_two = 31'h40002C5C;
      5'd17:   root_of_two = 31'h4000162E;
      5'd18:   root_of_two = 31'h40000B17;
      5'd19:   root_of_two = 31'h4000058B;
      5'd20:   root_of_two = 31'h400002C5;
      5'd21:   root_of_two = 31'h40000162;
      5'd22:   root_of_two = 31'h400000B1;
      5'd23:   root_of_two = 31'h40000058;
      default: root_of_two = 31'h4000002C;
    endcase
  endfunction

  logic        busy_q, done_q, lg2_q, fixed_q;
  logic [4:0]  count_q;

  // ---- operand, a clock after it came, for it comes late ----
  logic        take, fixed;
  logic [6:0]  exponent, places;
  logic [29:0] shifted;
  logic [46:0] scaled;           // |a| * 2^24 with 17 bits below; beyond 30 places nothing but inexact
  logic        inexact;
  logic [30:0] x;                // floor(a * 2^24)
  logic [23:0] head_q, head;     // the operand in the first clock, then the result where no product is needed

  assign ready_o = !busy_q && !done_q;
  assign take    = valid_i && ready_o;

  always_comb begin
    exponent = head_q[22:16];
    places   = 7'd68 - exponent;
    scaled   = {1'b1, head_q[15:0], 30'd0} >> places;
    shifted  = scaled[46:17];
    inexact  = scaled[16:0] != '0 || places > 7'd29;
    x        = ({1'b0, shifted} ^ {31{head_q[23]}}) + {30'd0, head_q[23] && !inexact};  // -shifted - inexact
    fixed    = 1'b1;
    if (head_q[22:0] > pica200_core_pkg::F24_INF[22:0]) head = pica200_core_pkg::F24_QNAN;
    else if (lg2_q) begin
      if (exponent == '0)          head = {1'b1, pica200_core_pkg::F24_INF[22:0]};
      else if (head_q[23])         head = pica200_core_pkg::F24_QNAN;
      else begin
        head  = pica200_core_pkg::F24_INF;
        fixed = exponent == 7'd127;
      end
    end else begin
      if (exponent == '0)          head = pica200_core_pkg::F24_ONE;
      else if (exponent >= 7'd69)  head = head_q[23] ? '0 : pica200_core_pkg::F24_INF;
      else begin
        head  = '0;
        fixed = x[30:24] == 7'h40 || x[30:24] == 7'h41;  // -64, -63: below the smallest
      end
    end
  end

  // ---- products or squares ----
  logic [6:0]  whole_q;          // EX2: exponent of the result; LG2: integer part, signed
  logic [30:0] value_q, value_d; // 1.30 bits
  logic [23:0] bits_q, bits_d;
  logic [30:0] roots_q [0:STEPS-1];  // of two, for the steps of this clock: no table stands before a multiplier
  logic [30:0] factor;
  logic [61:0] product;
  logic        run, last;
  assign last = count_q == (lg2_q ? Pack : Last);
  assign run  = busy_q && (lg2_q ? count_q < Last : count_q != '0);

  always_comb begin
    value_d = value_q;
    bits_d  = bits_q;
    factor  = '0;
    product = '0;
    if (run) begin
      for (int unsigned step = 0; step < STEPS; step++) begin
        factor  = lg2_q ? value_d : roots_q[step];
        product = {31'd0, value_d} * {31'd0, factor};
        if (lg2_q)           value_d = product[61] ? product[61:31] : product[60:30];
        else if (bits_d[23]) value_d = product[60:30];
        bits_d = {bits_d[22:0], product[61]};  // EX2 does not read what comes in
      end
    end
  end

  // ---- result ----
  logic [30:0] logarithm;
  logic [29:0] magnitude, size, norm;
  logic [4:0]  zeros;
  logic        packs_q;          // LG2 puts its result together
  logic [23:0] result_d;

  always_comb begin
    logarithm = {whole_q, bits_q};
    magnitude = logarithm[30] ? -logarithm[29:0] : logarithm[29:0];
  end
  if (Short) begin : gen_size
    logic [29:0] size_q;
    always_ff @(posedge clk_i) size_q <= magnitude;
    assign size = packs_q ? size_q : '0;
  end else begin : gen_at_once
    assign size = packs_q ? magnitude : '0;
  end
  common_normalize #(.WIDTH(30)) u_normalize (
    .enable_i (packs_q),
    .data_i   (size),
    .data_o   (norm),
    .zeros_o  (zeros)
  );
  always_comb begin
    result_d = '0;
    if (packs_q && norm[29]) result_d = {logarithm[30], 7'd68 - {2'd0, zeros}, norm[28:13]};
  end

  always_ff @(posedge clk_i) begin
    if (!rst_ni) begin
      busy_q <= 1'b0;
      done_q <= 1'b0;
    end else begin
      if (take)                busy_q <= 1'b1;
      else if (last)           busy_q <= 1'b0;
      if (busy_q && last)      done_q <= 1'b1;
      else if (ready_i)        done_q <= 1'b0;
    end
    packs_q <= busy_q && count_q == Pack - 5'd1 && !fixed_q && lg2_q;
    for (int unsigned step = 0; step < STEPS; step++) roots_q[step] <= root_of_two(5'(32'(count_q) * STEPS + step + 1));
    if (take) begin
      count_q <= '0;
      lg2_q   <= is_lg2_i;
      head_q  <= a_i;
      value_q <= is_lg2_i ? {1'b1, a_i[15:0], 14'd0} : 31'h40000000;
      bits_q  <= '0;
    end else if (busy_q) begin
      count_q <= count_q + 5'd1;
      if (run) begin
        value_q <= value_d;
        bits_q  <= bits_d;
      end
      if (count_q == '0) begin
        fixed_q <= fixed;
        head_q  <= head;
        whole_q <= lg2_q ? exponent - 7'd63 : x[30:24] + 7'd63;
        if (!lg2_q) bits_q <= x[23:0];
      end else if (packs_q) begin
        fixed_q <= 1'b1;
        head_q  <= result_d;
      end
    end
  end

  assign valid_o  = done_q;
  assign result_o = fixed_q ? head_q : {1'b0, whole_q, value_q[29:14]};

  logic unused;
  assign unused = ^norm[12:0];

`ifndef SYNTHESIS
  common_held #(.WIDTH(24)) held_result_stable (
    .clk_i   (clk_i),
    .rst_ni  (rst_ni),
    .valid_i (valid_o),
    .ready_i (ready_i),
    .data_i  (result_o)
  );
  always_ff @(posedge clk_i) begin
    if (rst_ni) begin
      value_is_one_to_two: assert (!busy_q || value_q[30])
        else $error("a product left the range of 1 to 2");
      one_at_a_time: assert (!(busy_q && take))
        else $error("an operation is taken while another one is under way");
    end
  end
`endif
endmodule
