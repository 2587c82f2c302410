// What test_sgx543_prepare.cpp drives: a word goes through the decoder, its facts are those of sgx543_fetch but for what is given.
module test_sgx543_prepare_top (
  input  logic         clk_i,
  input  logic         rst_ni,
  input  logic         secondary_i,
  input  logic [19:0]  prog_end_i,
  input  logic         valid_i,
  input  logic [3:0]   slot_i,
  input  logic [63:0]  word_i,
  input  logic         pass_i,
  input  logic [19:0]  pc_i,
  input  logic         stops_i,
  input  logic         shared_i,
  input  logic         counted_i,
  input  logic [3:0]   iteration_i,
  input  logic         close_i,
  input  logic         last_i,
  input  logic [31:0]  shared_value_i,
  input  logic         shared_oob_i,
  input  logic [3:0]   pred_i,
  input  logic [63:0]  index_i,
  input  logic [19:0]  link_i,
  input  logic [104:0] moe_i,
  input  logic [34:0]  phase_i,
  output logic [31:0]  order_o,
  output logic         link_we_o,
  output logic [19:0]  link_o,
  output logic [4:0]   moe_we_o,
  output logic [104:0] moe_o,
  output logic [1:0]   phase_we_o,
  output logic [34:0]  phase_o,
  input  logic         launch_valid_i,
  input  logic [3:0]   launch_slot_i,
  output logic [31:0]  launch_order_o,
  output logic         omitted_o,
  output logic         restart_valid_o,
  output logic [19:0]  restart_pc_o,
  output logic         push_o,
  output logic [2:0]   what_o,
  output logic         met_o,
  output logic         joined_o,
  output logic         closes_o,
  output logic         long_o,
  output logic [47:0]  reads_o,
  output logic [47:0]  writes_o,
  output logic [13:0]  a_o,          // places: bank, number, words that there are
  output logic [13:0]  dst_o,
  output logic         keeps_o,
  output logic [19:0]  next_pc_o,
  output logic         illegal_o,
  output logic         killed_o,
  output logic         oob_o,
  output logic         exception_o,
  output logic         done_o,
  output logic         evt_valid_o,
  output logic [2:0]   evt_kind_o,
  output logic [31:0]  evt_data_o,
  output logic [3:0]   evt_flags_o
);
  sgx543_core_pkg::uop_t    uop;
  sgx543_core_pkg::fact_t   fact;
  sgx543_core_pkg::pass_t   pass;
  sgx543_core_pkg::retire_t retire;
  sgx543_decode u_decode (.enable_i(1'b1), .word_i(word_i), .pass_i(pass_i), .uop_o(uop));
  always_comb begin
    fact             = '0;
    fact.legal       = uop.legal;
    fact.count       = uop.count;
    fact.two         = uop.more || pass_i;
    fact.shared      = shared_i;
    fact.writes_pred = counted_i;
    fact.stops       = stops_i;
  end
  sgx543_prepare u_prepare (
    .clk_i           (clk_i),
    .rst_ni          (rst_ni),
    .secondary_i     (secondary_i),
    .prog_end_i      (prog_end_i),
    .valid_i         (valid_i),
    .slot_i          (slot_i),
    .word_i          (word_i),
    .pc_i            (pc_i),
    .fact_i          (fact),
    .iteration_i     (iteration_i),
    .close_i         (close_i),
    .last_i          (last_i),
    .uop_i           (uop),
    .shared_value_i  (shared_value_i),
    .shared_oob_i    (shared_oob_i),
    .pred_i          (pred_i),
    .index_i         (index_i),
    .link_i          (link_i),
    .moe_i           (moe_i),
    .phase_i         (phase_i),
    .order_o         (order_o),
    .link_we_o       (link_we_o),
    .link_o          (link_o),
    .moe_we_o        (moe_we_o),
    .moe_o           (moe_o),
    .phase_we_o      (phase_we_o),
    .phase_o         (phase_o),
    .launch_valid_i  (launch_valid_i),
    .launch_slot_i   (launch_slot_i),
    .launch_order_o  (launch_order_o),
    .omitted_o       (omitted_o),
    .restart_valid_o (restart_valid_o),
    .restart_pc_o    (restart_pc_o),
    .push_o          (push_o),
    .pass_o          (pass),
    .retire_o        (retire),
    .closes_o        (closes_o),
    .joined_o        (joined_o),
    .long_o          (long_o),
    .reads_o         (reads_o),
    .writes_o        (writes_o),
    .evt_valid_o     (evt_valid_o),
    .evt_kind_o      (evt_kind_o),
    .evt_data_o      (evt_data_o),
    .evt_flags_o     (evt_flags_o)
  );
  assign what_o      = pass.what;
  assign met_o       = pass.met;
  assign a_o         = pass.a;
  assign dst_o       = pass.dst;
  assign keeps_o     = pass.keeps;
  assign next_pc_o   = retire.next_pc;
  assign illegal_o   = retire.illegal;
  assign killed_o    = retire.killed;
  assign oob_o       = retire.oob;
  assign exception_o = retire.exception;
  assign done_o      = retire.done;
endmodule
