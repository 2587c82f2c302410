// The tests of VTST and VTSTMSK on the result of each lane (sheet 3.9). Combinational.
module sgx543_test (
  input  logic         is_float_i,
  input  logic [127:0] lanes_i,      // of floats: the results
  input  logic [3:0]   negative_i,   // of integers
  input  logic [3:0]   zero_i,
  input  logic [1:0]   stest_i,      // 0 true, 1 negative, 2 not negative
  input  logic [1:0]   ztest_i,      // 0 true, 1 zero, 2 not zero
  input  logic         and_i,
  input  logic [2:0]   chan_i,
  output logic [3:0]   pass_o,
  output logic         chosen_o      // of the lanes that chan_i names
);
  for (genvar k = 0; k < 4; k++) begin : gen_lane
    logic [31:0] lane;
    logic        nan, negative, zero, sign_met, zero_met;
    assign lane     = lanes_i[k*32 +: 32];
    assign nan      = is_float_i && lane[30:0] > 31'h7f800000;
    assign zero     = is_float_i ? lane[30:0] == '0 : zero_i[k];
    assign negative = is_float_i ? lane[31] && !zero && !nan : negative_i[k];
    assign sign_met = stest_i == 2'd0 || (stest_i == 2'd1 ? negative : !negative && !nan);
    assign zero_met = ztest_i == 2'd0 || (ztest_i == 2'd1) == zero;
    assign pass_o[k] = and_i ? sign_met && zero_met : sign_met || zero_met;
  end
  always_comb begin
    unique case (chan_i)
      3'd4:    chosen_o = &pass_o;
      3'd5:    chosen_o = |pass_o;
      3'd6:    chosen_o = pass_o[0] && pass_o[2];
      3'd7:    chosen_o = pass_o[0] || pass_o[2];
      default: chosen_o = pass_o[chan_i[1:0]];
    endcase
  end
endmodule
