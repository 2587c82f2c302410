// What test_pica200_core.cpp sees of the taps: calls of its own, so that it needs neither bridge nor model.
package test_pica200_pkg;
  import "DPI-C" function void test_pica200_retire(input int launch, input int warp, input int order,
    input int pc, input int nwords, input int word0, input int word1, input int next_pc,
    input int trap, input int done, input int arg0, input int arg1);
  import "DPI-C" function void test_pica200_reg(input int warp, input int order, input int file,
    input int index, input int mask, input int x, input int y, input int z, input int w);
  import "DPI-C" function void test_pica200_mem(input int warp, input int order, input int space,
    input int address, input int be, input int data);
endpackage

module test_pica200_retire (
  input logic         clk_i,
  input logic         valid_i,
  input logic         launch_i,
  input logic [7:0]   warp_i,
  input logic [31:0]  order_i,
  input logic [31:0]  pc_i,
  input logic [2:0]   nwords_i,
  input logic [127:0] words_i,
  input logic [31:0]  next_pc_i,
  input logic [31:0]  trap_i,
  input logic         done_i,
  input logic [127:0] args_i
);
  always_ff @(posedge clk_i)
    if (valid_i)
      test_pica200_pkg::test_pica200_retire(32'(launch_i), 32'(warp_i), order_i, pc_i, 32'(nwords_i),
        words_i[31:0], words_i[63:32], next_pc_i, trap_i, 32'(done_i), args_i[31:0], args_i[63:32]);
endmodule

module test_pica200_reg #(
  parameter int unsigned FILE = 0
) (
  input logic         clk_i,
  input logic         valid_i,
  input logic [7:0]   warp_i,
  input logic [31:0]  order_i,
  input logic [15:0]  index_i,
  input logic [3:0]   mask_i,
  input logic [127:0] data_i
);
  always_ff @(posedge clk_i)
    if (valid_i)
      test_pica200_pkg::test_pica200_reg(32'(warp_i), order_i, FILE, 32'(index_i), 32'(mask_i),
        data_i[31:0], data_i[63:32], data_i[95:64], data_i[127:96]);
endmodule

module test_pica200_mem #(
  parameter int unsigned SPACE = 0
) (
  input logic         clk_i,
  input logic         valid_i,
  input logic [7:0]   warp_i,
  input logic [31:0]  order_i,
  input logic [3:0]   mask_i,
  input logic [127:0] addr_i,
  input logic [15:0]  be_i,
  input logic [127:0] data_i
);
  always_ff @(posedge clk_i)
    for (int unsigned i = 0; i < 4; i++)
      if (valid_i && mask_i[i])
        test_pica200_pkg::test_pica200_mem(32'(warp_i), order_i, SPACE, addr_i[i*32 +: 32],
          32'(be_i[i*4 +: 4]), data_i[i*32 +: 32]);
endmodule

bind common_tap_retire test_pica200_retire u_test (.*);
bind common_tap_reg test_pica200_reg #(.FILE(FILE)) u_test (.*);
bind common_tap_mem test_pica200_mem #(.SPACE(SPACE)) u_test (.*);
