// Largest integer not above a float24 (sheet 1.3, FLR). Combinational; 0 while not enabled.
module pica200_f24_floor (
  input  logic        enable_i,
  input  logic [23:0] a_i,
  output logic [23:0] floor_o
);
  logic [6:0]  exponent;
  logic [4:0]  places;    // bits below the point, 1 to 16 where it matters
  logic [15:0] fraction;  // mask of those bits
  logic [22:0] up;        // magnitude plus 1; the carry goes into the exponent

  always_comb begin
    floor_o  = '0;
    exponent = a_i[22:16];
    places   = 5'd15 - exponent[4:0];  // 79 - exponent
    fraction = '0;
    up       = '0;
    if (enable_i) begin
      fraction = ~(16'hFFFF << places);
      up       = {exponent, a_i[15:0] & ~fraction} + {6'd0, {1'b0, fraction} + 17'd1};
      if (a_i[22:0] > pica200_core_pkg::F24_INF[22:0])    floor_o = pica200_core_pkg::F24_QNAN;
      else if (exponent == '0)                       floor_o = '0;
      else if (exponent < 7'd63)                     floor_o = a_i[23] ? {1'b1, pica200_core_pkg::F24_ONE[22:0]} : '0;
      else if (exponent >= 7'd79)                    floor_o = a_i;
      else if (a_i[23] && (a_i[15:0] & fraction) != '0) floor_o = {1'b1, up};
      else                                           floor_o = {a_i[23:16], a_i[15:0] & ~fraction};
    end
  end
endmodule
