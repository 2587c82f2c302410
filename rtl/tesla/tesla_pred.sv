// Predicate of one beat: which lanes pass function code_i of their $c (sheet 2.3).
module tesla_pred #(
  parameter int unsigned LANES = 8
) (
  input  logic [4:0]         code_i,
  input  logic [LANES*4-1:0] cc_i,    // O C S Z, Z in bit 0
  output logic [LANES-1:0]   pass_o
);
  // Bit n is the result for $c = n.
  logic [15:0] table_;
  always_comb begin
    unique case (code_i)
      5'h00:   table_ = 16'h0000;  // never
      5'h01:   table_ = 16'hbb44;  // l
      5'h02:   table_ = 16'h2222;  // e
      5'h03:   table_ = 16'h3366;  // le
      5'h04:   table_ = 16'h4411;  // g
      5'h05:   table_ = 16'h5555;  // lg
      5'h06:   table_ = 16'hcc33;  // ge
      5'h07:   table_ = 16'h7777;  // lge
      5'h08:   table_ = 16'h8888;  // u
      5'h09:   table_ = 16'h33cc;  // lu
      5'h0a:   table_ = 16'haaaa;  // eu
      5'h0b:   table_ = 16'hbbee;  // leu
      5'h0c:   table_ = 16'hcc99;  // gu
      5'h0d:   table_ = 16'hdddd;  // lgu
      5'h0e:   table_ = 16'h44bb;  // geu
      5'h0f:   table_ = 16'hffff;  // always
      5'h10:   table_ = 16'hff00;  // o
      5'h11:   table_ = 16'hf0f0;  // c
      5'h12:   table_ = 16'h5050;  // a
      5'h13:   table_ = 16'hcccc;  // s
      5'h1c:   table_ = 16'h3333;  // ns
      5'h1d:   table_ = 16'hafaf;  // na
      5'h1e:   table_ = 16'h0f0f;  // nc
      5'h1f:   table_ = 16'h00ff;  // no
      default: table_ = 16'h0000;
    endcase
  end
  for (genvar l = 0; l < LANES; l++) begin : g_lane
    assign pass_o[l] = table_[cc_i[l*4 +: 4]];
  end
endmodule
