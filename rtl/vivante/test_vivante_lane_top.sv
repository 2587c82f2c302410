// What test_vivante_lane.cpp drives: of instructions the group, and what they write.
module test_vivante_lane_top #(
  parameter int unsigned GROUPS       = 4,
  parameter int unsigned NUM_TEMPS    = 64,
  parameter int unsigned NUM_UNIFORMS = 128
) (
  input  logic       clk_i,
  input  logic       rst_ni,
  input  logic       o_valid_i,      // a temporary is its operand a
  input  logic [2:0] o_group_i,
  input  logic       l_valid_i,      // it writes a temporary,
  input  logic       l_a0_i,         // or a0
  input  logic [2:0] l_group_i,
  input  logic       x_temp_i,
  input  logic [2:0] x_group_i,
  input  logic [6:0] x_row_i,
  input  logic       new_clear_i,
  input  logic       new_temp_i,
  input  logic [2:0] new_group_i,
  input  logic [6:0] new_row_i,
  input  logic       peek_i,
  input  logic [2:0] peek_group_i,
  output logic       unused_o
);
  vivante_core_pkg::insn_t o_insn, l_insn;
  always_comb begin
    o_insn            = '0;
    o_insn.group      = o_group_i;
    o_insn.uop.a.from = vivante_core_pkg::SourceTemp;
    o_insn.uop.b.from = vivante_core_pkg::SourceValue;
    o_insn.uop.c.from = vivante_core_pkg::SourceValue;
    l_insn            = '0;
    l_insn.group      = l_group_i;
    l_insn.lanes      = 4'hf;
    l_insn.uop.unit   = vivante_core_pkg::UnitSelect;
    l_insn.uop.comps  = 4'hf;
    l_insn.uop.we     = !l_a0_i;
    l_insn.uop.a0_we  = l_a0_i;
  end
  logic [127:0] a, b, c, a0, peek_data;
  logic [31:0]  a0_sampler;
  logic         dst_ok;
  logic [6:0]   dst;
  vivante_lane #(.GROUPS(GROUPS), .NUM_TEMPS(NUM_TEMPS), .NUM_UNIFORMS(NUM_UNIFORMS)) u_lane (
    .clk_i          (clk_i),
    .e_clk_i        (clk_i),
    .way_clk_i      (clk_i),
    .rst_ni         (rst_ni),
    .issue_valid_i  (1'b0),
    .issue_group_i  (3'd0),
    .o_valid_i      (o_valid_i),
    .o_insn_i       (o_insn),
    .r_valid_i      (o_valid_i),
    .r_insn_i       (o_insn),
    .s_valid_i      (o_valid_i),
    .s_insn_i       (o_insn),
    .e_insn_i       (o_insn),
    .l_valid_i      (l_valid_i),
    .l_insn_i       (l_insn),
    .a_o            (a),
    .b_o            (b),
    .c_o            (c),
    .a0_o           (a0),
    .a0_sampler_o   (a0_sampler),
    .dst_ok_o       (dst_ok),
    .dst_o          (dst),
    .result_i       (128'd0),
    .be_i           (16'hffff),
    .a0_w_we_i      (1'b0),
    .a0_w_data_i    (32'd0),
    .x_temp_i       (x_temp_i),
    .x_group_i      (x_group_i),
    .x_order_i      (32'd0),
    .x_row_i        (x_row_i),
    .x_be_i         (16'hffff),
    .x_data_i       (128'd0),
    .new_clear_i    (new_clear_i),
    .new_internal_i (1'b0),
    .new_temp_i     (new_temp_i),
    .new_group_i    (new_group_i),
    .new_order_i    (32'd0),
    .new_row_i      (new_row_i),
    .new_data_i     (128'd0),
    .peek_i         (peek_i),
    .peek_port_i    (2'd0),
    .peek_group_i   (peek_group_i),
    .peek_row_i     (8'd0),
    .peek_data_o    (peek_data),
    .clear_i        (1'b0),
    .uniform_we_i   (1'b0),
    .uniform_addr_i ('0),
    .uniform_word_i (2'd0),
    .uniform_data_i (32'd0)
  );
  assign unused_o = ^{a, b, c, a0, peek_data, a0_sampler, dst_ok, dst};
endmodule
