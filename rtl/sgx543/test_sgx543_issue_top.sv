// What test_sgx543_issue.cpp drives: passes of a few fields.
module test_sgx543_issue_top #(
  parameter int unsigned READERS = 4
) (
  input  logic         clk_i,
  input  logic         rst_ni,
  input  logic [3:0]   hold_i,
  input  logic         push_i,
  input  logic [2:0]   what_i,
  input  logic [3:0]   slot_i,
  input  logic [31:0]  number_i,
  input  logic [13:0]  dst_i,
  input  logic         last_i,
  input  logic         closes_i,
  input  logic         joined_i,
  input  logic         long_i,
  input  logic [47:0]  reads_i,
  input  logic [47:0]  writes_i,
  output logic [3:0]   popped_o,
  input  logic         shared_ready_i,
  input  logic         shared_owned_i,
  input  logic [3:0]   shared_slot_i,
  output logic         shared_take_o,
  output logic         shared_close_o,
  input  logic         inject_valid_i,
  output logic         inject_ready_o,
  input  logic [2:0]   inject_what_i,
  input  logic [3:0]   inject_slot_i,
  input  logic [31:0]  inject_number_i,
  input  logic [47:0]  inject_reads_i,
  input  logic [47:0]  inject_writes_i,
  output logic         go_valid_o,
  output logic [2:0]   go_what_o,
  output logic [3:0]   go_slot_o,
  output logic [31:0]  go_number_o,
  output logic [13:0]  go_dst_o,
  output logic         go_last_o,
  output logic [31:0]  go_retire_o
);
  sgx543_core_pkg::pass_t   pass, inject, go;
  sgx543_core_pkg::retire_t retire, go_retire;
  always_comb begin
    pass         = '0;
    pass.what    = what_i;
    pass.slot    = slot_i;
    pass.order   = number_i;
    pass.dst     = dst_i;
    retire       = '0;
    retire.order = number_i;
    inject       = '0;
    inject.what  = inject_what_i;
    inject.slot  = inject_slot_i;
    inject.order = inject_number_i;
  end
  sgx543_issue #(.READERS(READERS)) u_issue (
    .clk_i           (clk_i),
    .rst_ni          (rst_ni),
    .hold_i          (hold_i),
    .push_i          (push_i),
    .pass_i          (pass),
    .retire_i        (retire),
    .last_i          (last_i),
    .closes_i        (closes_i),
    .joined_i        (joined_i),
    .long_i          (long_i),
    .reads_i         (reads_i),
    .writes_i        (writes_i),
    .popped_o        (popped_o),
    .shared_ready_i  (shared_ready_i),
    .shared_owned_i  (shared_owned_i),
    .shared_slot_i   (shared_slot_i),
    .shared_take_o   (shared_take_o),
    .shared_close_o  (shared_close_o),
    .inject_valid_i  (inject_valid_i),
    .inject_ready_o  (inject_ready_o),
    .inject_i        (inject),
    .inject_reads_i  (inject_reads_i),
    .inject_writes_i (inject_writes_i),
    .go_valid_o      (go_valid_o),
    .go_pass_o       (go),
    .go_last_o       (go_last_o),
    .go_retire_o     (go_retire)
  );
  assign go_what_o   = go.what;
  assign go_slot_o   = go.slot;
  assign go_number_o = go.order;
  assign go_dst_o    = go.dst;
  assign go_retire_o = go_retire.order;
endmodule
