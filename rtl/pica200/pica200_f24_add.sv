// float24 sum, truncated toward zero (sheet 1.3, ADD). Three bits below the significand, the last of them
// sticky, make the truncation exact. Combinational; 0 while not enabled, so that an idle one stays still.
module pica200_f24_add (
  input  logic        enable_i,
  input  logic [23:0] a_i,
  input  logic [23:0] b_i,
  output logic [23:0] sum_o
);
  // ---- order by magnitude ----
  logic        first, major_zero, minor_zero, major_top, minor_top, nan, subtract;
  logic [23:0] major, minor;
  logic [6:0]  distance;
  always_comb begin
    major      = '0;
    minor      = '0;
    first      = 1'b0;
    major_zero = 1'b0;
    minor_zero = 1'b0;
    major_top  = 1'b0;
    minor_top  = 1'b0;
    nan        = 1'b0;
    subtract   = 1'b0;
    distance   = '0;
    if (enable_i) begin
      first      = a_i[22:0] >= b_i[22:0];
      major      = first ? a_i : b_i;
      minor      = first ? b_i : a_i;
      major_zero = major[22:16] == 7'd0;
      minor_zero = minor[22:16] == 7'd0;
      major_top  = major[22:16] == 7'd127;
      minor_top  = minor[22:16] == 7'd127;
      subtract   = major[23] != minor[23];
      nan        = (major_top && major[15:0] != 16'd0) || (minor_top && subtract);  // a NaN is the larger
      distance   = major[22:16] - minor[22:16];
    end
  end

  // ---- align, add ----
  logic [19:0] aligned;
  logic [20:0] sum;       // 1.0 is bit 19
  common_shift_jam #(.WIDTH(20), .PLACE_BITS(7)) u_align (
    .enable_i (enable_i),
    .data_i   ({1'b1, minor[15:0], 3'd0}),
    .places_i (distance),
    .data_o   (aligned)
  );
  always_comb begin
    sum = '0;
    if (enable_i) sum = subtract ? {2'b01, major[15:0], 3'd0} - {1'b0, aligned}
                                 : {2'b01, major[15:0], 3'd0} + {1'b0, aligned};
  end

  // ---- normalize, pack: the bits below the significand are cut ----
  logic [20:0] norm;
  logic [4:0]  zeros;
  logic [7:0]  exponent;  // may pass below 0 (bit 7) or reach 127
  common_normalize #(.WIDTH(21)) u_normalize (
    .enable_i (enable_i),
    .data_i   (sum),
    .data_o   (norm),
    .zeros_o  (zeros)
  );
  always_comb begin
    sum_o    = '0;
    exponent = '0;
    if (enable_i) begin
      exponent = {1'b0, major[22:16]} + 8'd1 - {3'd0, zeros};
      if (nan)                                             sum_o = pica200_core_pkg::F24_QNAN;
      else if (major_zero)                                 sum_o = '0;
      else if (major_top || minor_zero)                    sum_o = major;
      else if (exponent == 8'd127)                         sum_o = {major[23], pica200_core_pkg::F24_INF[22:0]};
      else if (norm[20] && !exponent[7] && exponent != '0) sum_o = {major[23], exponent[6:0], norm[19:4]};
    end
  end

  logic unused;
  assign unused = ^norm[3:0];

`ifndef SYNTHESIS
  always_comb begin
    no_subnormal_comes_out: assert (sum_o[22:16] != '0 || sum_o == '0)
      else $error("%06x comes of %06x and %06x", sum_o, a_i, b_i);
  end
`endif
endmodule
