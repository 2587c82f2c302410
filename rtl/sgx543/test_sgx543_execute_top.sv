// What test_sgx543_execute.cpp drives: an instruction's word goes through the decoder into the data path.
module test_sgx543_execute_top #(
  parameter int unsigned READERS = 4
) (
  input  logic         clk_i,
  input  logic         rst_ni,
  input  logic         valid_i,
  input  logic         gather_i,
  input  logic [63:0]  word_i,
  input  logic         pass_i,
  input  logic [1:0]   iteration_i,
  input  logic         carry_i,
  input  logic [127:0] a_i,
  input  logic [127:0] b_i,
  input  logic [127:0] c_i,
  input  logic [63:0]  old_i,
  output logic         legal_o,
  output logic         more_o,
  output logic [3:0]   count_o,
  output logic         ends_o,
  output logic [4:0]   pred_o,       // sure, each, not met, number
  output logic [13:0]  dst_o,        // bank, number, indexed, index, rotates
  output logic [13:0]  source_a_o,   // bank, number, indexed, index, doubled
  output logic [13:0]  source_b_o,
  output logic [13:0]  source_c_o,
  output logic [2:0]   used_o,       // sources that are read: c, b, a
  output logic         valid_o,
  output logic [127:0] words_o,
  output logic [15:0]  be_o,
  output logic         pred_we_o,
  output logic         pred_value_o
);
  sgx543_core_pkg::uop_t uop;
  logic [7:0]            unused_tag;
  logic [31:0]           unused_value;
  logic [127:0]          unused_a, unused_b, unused_c;
  sgx543_decode u_decode (.enable_i(1'b1), .word_i(word_i), .pass_i(pass_i), .uop_o(uop));
  assign legal_o    = uop.legal;
  assign more_o     = uop.more;
  assign count_o    = uop.count;
  assign ends_o     = uop.ends;
  assign pred_o     = uop.pred;
  assign dst_o      = {uop.dst.bank, uop.dst.number, uop.dst.indexed, uop.dst.index, uop.dst.rotates};
  assign source_a_o = {uop.a.bank, uop.a.number, uop.a.indexed, uop.a.index, uop.a.doubled};
  assign source_b_o = {uop.b.bank, uop.b.number, uop.b.indexed, uop.b.index, uop.b.doubled};
  assign source_c_o = {uop.c.bank, uop.c.number, uop.c.indexed, uop.c.index, uop.c.doubled};
  assign used_o     = {|uop.c.lanes, |uop.b.lanes, |uop.a.lanes};
  sgx543_execute #(.READERS(READERS)) u_execute (
    .clk_i       (clk_i),
    .rst_ni      (rst_ni),
    .valid_i     (valid_i && uop.legal),
    .gather_i    (gather_i),
    .uop_i       (uop),
    .tag_i       (8'd0),
    .iteration_i (iteration_i),
    .carry_i     (carry_i),
    .a_i         (a_i),
    .b_i         (b_i),
    .c_i         (c_i),
    .old_i       (old_i),
    .a_lanes_o   (unused_a),
    .b_lanes_o   (unused_b),
    .c_lanes_o   (unused_c),
    .valid_o     (valid_o),
    .tag_o       (unused_tag),
    .words_o     (words_o),
    .be_o        (be_o),
    .pred_we_o   (pred_we_o),
    .pred_o      (pred_value_o),
    .value_o     (unused_value)
  );
endmodule
