// What test_vivante_front.cpp drives: launches and words of code, and an instruction in L of which the group alone is said.
module test_vivante_front_top #(
  parameter int unsigned GROUPS = 2,
  parameter int unsigned LANES  = 4
) (
  input  logic       clk_i,
  input  logic       rst_ni,
  input  logic       code_we_i,
  input  logic       launch_i,
  input  logic       token_take_i,
  input  logic [2:0] group_i,
  input  logic       l_valid_i,
  output logic       issue_valid_o
);
  vivante_core_pkg::insn_t l_insn;
  always_comb begin
    l_insn       = '0;
    l_insn.group = group_i;
  end
  vivante_front #(.GROUPS(GROUPS), .LANES(LANES)) u_front (
    .clk_i          (clk_i),
    .rst_ni         (rst_ni),
    .hold_i         ('0),
    .start_pc_i     (16'd0),
    .end_pc_i       (16'd100),
    .halti_i        (vivante_core_pkg::Halti2),
    .fast_i         (1'b0),
    .rtne_i         (1'b0),
    .clear_i        (1'b0),
    .code_we_i      (code_we_i),
    .code_addr_i    ('0),
    .code_word_i    (2'd0),
    .code_data_i    (32'd0),
    .launch_valid_i (launch_i),
    .launch_group_i (group_i),
    .launch_lanes_i (4'hf),
    .token_take_i   (token_take_i),
    .token_group_i  (group_i),
    .issue_valid_o  (issue_valid_o),
    .shared_free_i  (1'b1),
    .claim_i        (1'b0),
    .l_valid_i      (l_valid_i),
    .l_insn_i       (l_insn),
    .w_valid_i      (1'b0),
    .w_insn_i       ('0),
    .flow_pc_i      ('0),
    .flow_ends_i    (4'd0),
    .shared_done_i  (1'b0),
    .shared_group_i (3'd0)
  );
endmodule
