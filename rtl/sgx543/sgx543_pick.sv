// What a move hands on, lane by lane (sheet 3.7, 3.8): b; b or c by a condition on a; or a and c as a pair. Combinational.
module sgx543_pick (
  input  logic [1:0]   pick_i,       // sgx543_core_pkg::pick_e
  input  logic [3:0]   pick_c_i,
  input  logic [1:0]   as_i,         // as_e
  input  logic [1:0]   condition_i,  // 0 zero, 1 not zero, 2 negative, 3 negative or zero
  input  logic [127:0] a_i,
  input  logic [127:0] b_i,
  input  logic [127:0] c_i,
  input  logic [3:0]   a_raw_i,
  input  logic [3:0]   b_raw_i,
  input  logic [3:0]   c_raw_i,
  output logic [127:0] lanes_o,
  output logic [3:0]   raw_o
);
  for (genvar k = 0; k < 4; k++) begin : gen_lane
    logic [31:0] a;
    logic        nan, zero, negative, met;
    assign a        = a_i[k*32 +: 32];
    assign nan      = as_i == sgx543_core_pkg::AsFloat && a[30:0] > 31'h7f800000;
    assign zero     = as_i == sgx543_core_pkg::AsFloat ? a[30:23] == '0 : a == '0;   // a subnormal is a zero
    assign negative = as_i != sgx543_core_pkg::AsUnsigned && a[31] && !zero && !nan;
    always_comb begin
      unique case (condition_i)
        2'd0:    met = zero;
        2'd1:    met = !zero;
        2'd2:    met = negative;
        default: met = negative || zero;
      endcase
      unique case (pick_i)
        sgx543_core_pkg::PickTest: {raw_o[k], lanes_o[k*32 +: 32]} = met ? {b_raw_i[k], b_i[k*32 +: 32]} : {c_raw_i[k], c_i[k*32 +: 32]};
        sgx543_core_pkg::PickPair: {raw_o[k], lanes_o[k*32 +: 32]} = pick_c_i[k] ? {c_raw_i[k], c_i[k*32 +: 32]} : {a_raw_i[k], a};
        default:                   {raw_o[k], lanes_o[k*32 +: 32]} = {b_raw_i[k], b_i[k*32 +: 32]};
      endcase
    end
  end
endmodule
