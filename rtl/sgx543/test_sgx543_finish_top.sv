// What test_sgx543_finish.cpp drives: ends of a few fields.
module test_sgx543_finish_top (
  input  logic         clk_i,
  input  logic         rst_ni,
  input  logic         secondary_i,
  input  logic [1:0]   out_bank_i,
  input  logic [6:0]   out_first_i,
  input  logic [7:0]   out_count_i,
  input  logic         launch_valid_i,
  input  logic [3:0]   launch_slot_i,
  input  logic [20:0]  launch_instance_i,
  input  logic         depth_valid_i,
  input  logic [3:0]   depth_slot_i,
  input  logic [31:0]  depth_i,
  input  logic         end_valid_i,
  input  logic [3:0]   end_slot_i,
  input  logic         end_done_i,
  input  logic         end_illegal_i,
  input  logic         end_killed_i,
  output logic         record_valid_o,
  input  logic         record_ready_i,
  output logic [3:0]   record_slot_o,
  output logic [13:0]  record_o,
  input  logic         result_valid_i,
  input  logic [127:0] result_i,
  output logic         out_req_valid_o,
  input  logic         out_req_ready_i,
  output logic [31:0]  out_req_addr_o,
  output logic [31:0]  out_req_data_o,
  output logic         read_valid_o,
  output logic         done_valid_o,
  output logic [3:0]   done_slot_o,
  output logic         done_well_o,
  output logic         busy_o
);
  sgx543_core_pkg::retire_t ended;
  always_comb begin
    ended         = '0;
    ended.slot    = end_slot_i;
    ended.done    = end_done_i;
    ended.illegal = end_illegal_i;
    ended.killed  = end_killed_i;
  end
  sgx543_finish u_finish (
    .clk_i             (clk_i),
    .rst_ni            (rst_ni),
    .secondary_i       (secondary_i),
    .out_bank_i        (out_bank_i),
    .out_first_i       (out_first_i),
    .out_count_i       (out_count_i),
    .launch_valid_i    (launch_valid_i),
    .launch_slot_i     (launch_slot_i),
    .launch_instance_i (launch_instance_i),
    .depth_valid_i     (depth_valid_i),
    .depth_slot_i      (depth_slot_i),
    .depth_i           (depth_i),
    .end_valid_i       (end_valid_i),
    .end_i             (ended),
    .record_valid_o    (record_valid_o),
    .record_ready_i    (record_ready_i),
    .record_slot_o     (record_slot_o),
    .record_o          (record_o),
    .result_valid_i    (result_valid_i),
    .result_i          (result_i),
    .out_req_valid_o   (out_req_valid_o),
    .out_req_ready_i   (out_req_ready_i),
    .out_req_addr_o    (out_req_addr_o),
    .out_req_data_o    (out_req_data_o),
    .read_valid_o      (read_valid_o),
    .done_valid_o      (done_valid_o),
    .done_slot_o       (done_slot_o),
    .done_well_o       (done_well_o),
    .busy_o            (busy_o)
  );
endmodule
