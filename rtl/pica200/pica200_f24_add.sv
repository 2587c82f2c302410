// float24 sum, truncated toward zero (sheet 1.3, ADD). Three bits below the significand, the last of them
// sticky, make the truncation exact. Combinational; 0 while not enabled, so that an idle one stays still.
module pica200_f24_add (
  input  logic        enable_i,
  input  logic [23:0] a_i,
  input  logic [23:0] b_i,
  output logic [23:0] sum_o
);
  logic        major_zero, minor_zero, major_top, minor_top, nan, subtract;
  logic [23:0] major, minor;    // by magnitude
  logic [6:0]  distance;
  logic [19:0] aligned;
  logic        sticky;
  logic [20:0] sum;             // 1.0 is bit 19
  logic [7:0]  exponent;        // may pass below 0 (bit 7) or reach 127

  always_comb begin
    sum_o      = '0;
    major      = '0;
    minor      = '0;
    major_zero = 1'b0;
    minor_zero = 1'b0;
    major_top  = 1'b0;
    minor_top  = 1'b0;
    nan        = 1'b0;
    subtract   = 1'b0;
    distance   = '0;
    aligned    = '0;
    sticky     = 1'b0;
    sum        = '0;
    exponent   = '0;
    if (enable_i) begin
      major      = (a_i[22:0] >= b_i[22:0]) ? a_i : b_i;
      minor      = (a_i[22:0] >= b_i[22:0]) ? b_i : a_i;
      major_zero = major[22:16] == 7'd0;
      minor_zero = minor[22:16] == 7'd0;
      major_top  = major[22:16] == 7'd127;
      minor_top  = minor[22:16] == 7'd127;
      subtract   = major[23] != minor[23];
      nan        = (major_top && major[15:0] != 16'd0) || (minor_top && subtract);  // a NaN is the larger

      // Align, catching what falls out; from 20 places on only the sticky bit is left.
      distance = major[22:16] - minor[22:16];
      aligned  = {1'b1, minor[15:0], 3'd0};
      if (distance[0]) begin
        sticky  = sticky || aligned[0];
        aligned = aligned >> 1;
      end
      if (distance[1]) begin
        sticky  = sticky || aligned[1:0] != '0;
        aligned = aligned >> 2;
      end
      if (distance[2]) begin
        sticky  = sticky || aligned[3:0] != '0;
        aligned = aligned >> 4;
      end
      if (distance[3]) begin
        sticky  = sticky || aligned[7:0] != '0;
        aligned = aligned >> 8;
      end
      if (distance[4]) begin
        sticky  = sticky || aligned[15:0] != '0;
        aligned = aligned >> 16;
      end
      if (distance[6:5] != 2'd0) aligned = 20'd1;
      aligned[0] = aligned[0] || sticky;

      sum = subtract ? {2'b01, major[15:0], 3'd0} - {1'b0, aligned}
                     : {2'b01, major[15:0], 3'd0} + {1'b0, aligned};

      exponent = {1'b0, major[22:16]};
      if (sum[20]) begin
        sum      = sum >> 1;  // the bit lost is below what is kept
        exponent = exponent + 8'd1;
      end else begin
        if (sum[19:4] == '0) begin
          sum      = sum << 16;
          exponent = exponent - 8'd16;
        end
        if (sum[19:12] == '0) begin
          sum      = sum << 8;
          exponent = exponent - 8'd8;
        end
        if (sum[19:16] == '0) begin
          sum      = sum << 4;
          exponent = exponent - 8'd4;
        end
        if (sum[19:18] == '0) begin
          sum      = sum << 2;
          exponent = exponent - 8'd2;
        end
        if (!sum[19]) begin
          sum      = sum << 1;
          exponent = exponent - 8'd1;
        end
      end

      if (nan)                                            sum_o = pica200_core_pkg::F24_QNAN;
      else if (major_zero)                                  sum_o = '0;
      else if (major_top || minor_zero)                     sum_o = major;
      else if (exponent == 8'd127)                        sum_o = {major[23], pica200_core_pkg::F24_INF[22:0]};
      else if (sum[19] && !exponent[7] && exponent != '0) sum_o = {major[23], exponent[6:0], sum[18:3]};
    end
  end
endmodule
