// What test_common_taps.cpp drives: one tap of each kind, all of them 64 bits wide.
module test_common_taps (
  input logic          clk_i,
  input logic [7:0]    warp_i,
  input logic [31:0]   order_i,
  input logic          retire_valid_i,
  input logic          launch_i,
  input logic [63:0]   pc_i,
  input logic [63:0]   next_pc_i,
  input logic [31:0]   word_i,
  input logic [31:0]   active_i,
  input logic [31:0]   trap_i,
  input logic          done_i,
  input logic [127:0]  args_i,
  input logic [1:0]    reg_valid_i,  // a bit for each row
  input logic [7:0]    row_warp_i,
  input logic [15:0]   index_i,
  input logic [3:0]    reg_mask_i,
  input logic [3:0]    reg_be_i,
  input logic [127:0]  reg_data_i,
  input logic [2:0]    mem_valid_i,  // a bit for each space
  input logic [9:0]    mem_mask_i,
  input logic [59:0]   lane_i,
  input logic [639:0]  addr_i,
  input logic [39:0]   mem_be_i,
  input logic [319:0]  mem_data_i,
  input logic          outside_valid_i,
  input logic          whole_i,
  input logic [31:0]   what_i,
  input logic [63:0]   outside_words_i,
  input logic          ram_we_i,
  input logic [1:0]    ram_row_i,
  input logic [39:0]   ram_data_i
);
  common_tap_retire #(.CORE(3), .PC_BITS(64)) u_retire (
    .clk_i    (clk_i),
    .valid_i  (retire_valid_i),
    .launch_i (launch_i),
    .warp_i   (warp_i),
    .order_i  (order_i),
    .pc_i     (pc_i),
    .nwords_i (3'd1),
    .words_i  ({96'd0, word_i}),
    .active_i (active_i),
    .next_pc_i(next_pc_i),
    .trap_i   (trap_i),
    .done_i   (done_i),
    .args_i   (args_i)
  );
  common_tap_reg #(.CORE(3), .FILE(0), .LANES(4), .ROWS(2)) u_reg (
    .clk_i      (clk_i),
    .valid_i    (reg_valid_i),
    .warp_i     (warp_i),
    .order_i    (order_i),
    .row_warp_i (row_warp_i),
    .index_i    (index_i),
    .lane_base_i(6'd0),
    .mask_i     (reg_mask_i),
    .be_i       (reg_be_i),
    .data_i     (reg_data_i)
  );
  for (genvar s = 0; s < 3; s++) begin : g_space
    common_tap_mem #(.CORE(3), .SPACE(s), .LANES(10), .ADDR_BITS(64)) u_mem (
      .clk_i  (clk_i),
      .valid_i(mem_valid_i[s]),
      .warp_i (warp_i),
      .order_i(order_i),
      .mask_i (mem_mask_i),
      .lane_i (lane_i),
      .addr_i (addr_i),
      .be_i   (mem_be_i),
      .data_i (mem_data_i)
    );
  end
  common_tap_outside #(.CORE(3), .WORDS(2)) u_outside (
    .clk_i  (clk_i),
    .valid_i(outside_valid_i),
    .whole_i(whole_i),
    .warp_i (warp_i),
    .order_i(order_i),
    .what_i (what_i),
    .words_i(outside_words_i)
  );
  // of the core, not the model's: what a sweep would read
  logic [39:0] unused_rdata;
  common_ram #(.WIDTH(40), .DEPTH(4), .GRANULE(40), .CORE(3), .TAP(7), .BANK(2)) u_ram (
    .clk_i  (clk_i),
    .we_i   (ram_we_i),
    .waddr_i(ram_row_i),
    .wdata_i(ram_data_i),
    .re_i   (1'b0),
    .raddr_i(2'd0),
    .rdata_o(unused_rdata)
  );
endmodule
