// What test_vivante_finish.cpp drives: of the instructions that end groups the group alone.
module test_vivante_finish_top #(
  parameter int unsigned GROUPS = 4,
  parameter int unsigned LANES  = 4
) (
  input  logic         clk_i,
  input  logic         rst_ni,
  input  logic [5:0]   outputs_i,
  input  logic [31:0]  map_i,            // of the first four vectors
  input  logic         launch_i,
  input  logic [2:0]   launch_group_i,
  input  logic [1:0]   end_valid_i,
  input  logic [2:0]   end_group0_i,
  input  logic [2:0]   end_group1_i,
  input  logic         peek_ready_i,
  input  logic         out_req_ready_i,
  output logic         out_req_valid_o,
  output logic         done_valid_o
);
  vivante_core_pkg::insn_t end0, end1;
  always_comb begin
    end0       = '0;
    end1       = '0;
    end0.group = end_group0_i;
    end1.group = end_group1_i;
  end
  vivante_finish #(.GROUPS(GROUPS), .LANES(LANES)) u_finish (
    .clk_i           (clk_i),
    .rst_ni          (rst_ni),
    .outputs_i       (outputs_i),
    .map_i           ({224'd0, map_i}),
    .launch_valid_i  (launch_i),
    .launch_group_i  (launch_group_i),
    .launch_lanes_i  (4'hf),
    .launch_helper_i (4'h0),
    .launch_number_i (21'd1),
    .end_valid_i     (end_valid_i),
    .end_insn0_i     (end0),
    .end_insn1_i     (end1),
    .end_next0_i     (64'd0),
    .end_next1_i     (64'd0),
    .end_stk0_i      (1'b0),
    .killed_i        (4'd0),
    .peek_ready_i    (peek_ready_i),
    .peek_data_i     ('0),
    .out_req_valid_o (out_req_valid_o),
    .out_req_ready_i (out_req_ready_i),
    .done_valid_o    (done_valid_o)
  );
endmodule
