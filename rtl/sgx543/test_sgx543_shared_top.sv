// What test_sgx543_shared.cpp drives: operands of an instruction, whose word goes through the decoder.
module test_sgx543_shared_top (
  input  logic         clk_i,
  input  logic         rst_ni,
  input  logic         clear_i,
  input  logic [9:0]   clear_row_i,
  output logic         ready_o,
  output logic         owned_o,
  output logic [3:0]   slot_o,
  input  logic         take_i,
  input  logic         closing_i,
  input  logic         close_i,
  input  logic         ends_i,
  input  logic         ended_valid_i,
  input  logic [3:0]   ended_slot_i,
  input  logic         valid_i,
  input  logic [63:0]  word_i,
  input  logic [3:0]   slot_i,
  input  logic [3:0]   iteration_i,
  input  logic         met_i,
  input  logic [17:0]  target_i,
  output logic         legal_o,
  output logic [3:0]   last_o,       // its last iteration
  input  logic [127:0] a_i,
  input  logic [127:0] b_i,
  input  logic [127:0] c_i,
  output logic         done_o,
  output logic [31:0]  value_o,
  output logic         oob_o,
  output logic         inject_valid_o,
  input  logic         inject_ready_i,
  output logic [3:0]   inject_slot_o,
  output logic [13:0]  inject_dst_o,  // bank, number, words that there are
  output logic         inject_whole_o,
  output logic [3:0]   inject_mask_o, // words, or bytes of one
  output logic [127:0] inject_data_o,
  output logic [47:0]  inject_reads_o,
  output logic [47:0]  inject_writes_o,
  output logic         mem_req_valid_o,
  input  logic         mem_req_ready_i,
  output logic         mem_req_write_o,
  output logic         mem_req_tiled_o,
  output logic [31:0]  mem_req_addr_o,
  output logic [3:0]   mem_req_be_o,
  output logic [31:0]  mem_req_data_o,
  input  logic         mem_rsp_valid_i,
  input  logic [31:0]  mem_rsp_data_i,
  output logic         tex_req_valid_o,
  input  logic         tex_req_ready_i,
  output logic [22:0]  tex_req_head_o,
  output logic [447:0] tex_req_data_o,
  input  logic         tex_rsp_valid_i,
  input  logic [4:0]   tex_rsp_count_i,
  input  logic [511:0] tex_rsp_data_i
);
  sgx543_core_pkg::uop_t  uop;
  sgx543_core_pkg::pass_t pass, inject;
  sgx543_decode u_decode (.enable_i(1'b1), .word_i(word_i), .pass_i(1'b0), .uop_o(uop));
  assign legal_o = uop.legal;
  assign last_o  = uop.count;
  always_comb begin
    pass           = '0;
    pass.what      = sgx543_core_pkg::PassGather;
    pass.slot      = slot_i;
    pass.met       = met_i;
    pass.iteration = iteration_i;
    pass.dst.bank  = uop.dst.bank;
    pass.target    = target_i;
    pass.word      = word_i;
    pass.uop       = uop;
  end
  sgx543_shared u_shared (
    .clk_i           (clk_i),
    .rst_ni          (rst_ni),
    .clear_i         (clear_i),
    .clear_row_i     (clear_row_i),
    .ready_o         (ready_o),
    .owned_o         (owned_o),
    .slot_o          (slot_o),
    .order_o         (),
    .take_i          (take_i),
    .closing_i       (closing_i),
    .close_i         (close_i),
    .ends_i          (ends_i),
    .ended_valid_i   (ended_valid_i),
    .ended_slot_i    (ended_slot_i),
    .valid_i         (valid_i),
    .pass_i          (pass),
    .a_i             (a_i),
    .b_i             (b_i),
    .c_i             (c_i),
    .done_o          (done_o),
    .value_o         (value_o),
    .oob_o           (oob_o),
    .inject_valid_o  (inject_valid_o),
    .inject_ready_i  (inject_ready_i),
    .inject_o        (inject),
    .inject_data_o   (inject_data_o),
    .inject_reads_o  (inject_reads_o),
    .inject_writes_o (inject_writes_o),
    .mem_req_valid_o (mem_req_valid_o),
    .mem_req_ready_i (mem_req_ready_i),
    .mem_req_write_o (mem_req_write_o),
    .mem_req_tiled_o (mem_req_tiled_o),
    .mem_req_addr_o  (mem_req_addr_o),
    .mem_req_be_o    (mem_req_be_o),
    .mem_req_data_o  (mem_req_data_o),
    .mem_rsp_valid_i (mem_rsp_valid_i),
    .mem_rsp_data_i  (mem_rsp_data_i),
    .tex_req_valid_o (tex_req_valid_o),
    .tex_req_ready_i (tex_req_ready_i),
    .tex_req_head_o  (tex_req_head_o),
    .tex_req_data_o  (tex_req_data_o),
    .tex_rsp_valid_i (tex_rsp_valid_i),
    .tex_rsp_count_i (tex_rsp_count_i),
    .tex_rsp_data_i  (tex_rsp_data_i)
  );
  assign inject_slot_o  = inject.slot;
  assign inject_dst_o   = inject.dst;
  assign inject_whole_o = inject.uop.b.raw;
  assign inject_mask_o  = inject.uop.dst.mask;
endmodule
