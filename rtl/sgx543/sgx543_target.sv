// Where a pass writes: the words of its destination, which of them are written, which need what they held, and what waits for them
// (sheet 1.1, 2.3 to 2.7). Combinational; with one reader of registers as late as sgx543_step.
module sgx543_target #(
  parameter int unsigned READERS = 4
) (
  input  logic                               clk_i,
  input  logic                               rst_ni,
  input  logic                               valid_i,
  input  sgx543_core_pkg::dest_t             dest_i,
  input  logic [3:0]                         iteration_i,
  input  logic [63:0]                        index_i,      // idx2, idx1
  input  logic [104:0]                       moe_i,
  input  logic                               secondary_i,
  output sgx543_core_pkg::place_t            place_o,
  output logic signed [17:0]                 number_o,
  output logic                               oob_o,
  output logic [sgx543_core_pkg::Lines-1:0]  lines_o,      // that are written
  output logic [sgx543_core_pkg::Lines-1:0]  old_lines_o   // that are read, as not all of a word is written
);
  logic [2:0] bank;
  logic [3:0] exists, mask, words, partial;
  logic       registers, unused;
  assign unused = ^{index_i[63:48], index_i[31:16], moe_i[104:21]};
  sgx543_step #(.READERS(READERS)) u_step (
    .clk_i       (clk_i),
    .rst_ni      (rst_ni),
    .valid_i     (valid_i),
    .bank_i      (dest_i.bank),
    .number_i    (dest_i.number),
    .indexed_i   (dest_i.indexed),
    .index_i     (dest_i.index ? index_i[47:32] : index_i[15:0]),
    .shift_i     (dest_i.shift),
    .step_i      (dest_i.step),
    .iteration_i (iteration_i),
    .mode_i      (moe_i[20]),
    .inc_i       (moe_i[19:12]),
    .base_i      (moe_i[11:0]),
    .secondary_i (secondary_i),
    .bank_o      (bank),
    .number_o    (number_o),
    .inside_o    (exists)
  );
  sgx543_mask u_mask (.mask_i(dest_i.mask), .rotates_i(dest_i.rotates), .iteration_i(iteration_i[1:0]), .mask_o(mask));

  always_comb begin
    words   = mask;
    partial = '0;
    if (bank != sgx543_core_pkg::BankInternal) begin
      unique case (dest_i.fmt)
        sgx543_arith_pkg::FmtU8, sgx543_arith_pkg::FmtS8, sgx543_arith_pkg::FmtO8: begin
          words      = {3'd0, |mask};
          partial[0] = mask != 4'hf;
        end
        sgx543_arith_pkg::FmtU16, sgx543_arith_pkg::FmtS16, sgx543_arith_pkg::FmtF16: begin
          words        = {2'd0, |mask[3:2], |mask[1:0]};
          partial[1:0] = {mask[3:2] != 2'b11, mask[1:0] != 2'b11};
        end
        sgx543_arith_pkg::FmtC10: begin
          words        = {2'd0, mask[3], |mask[2:0]};
          partial[1:0] = 2'b11;
        end
        default: ;
      endcase
    end
  end
  assign registers = !bank[2];
  assign oob_o     = registers && (words & ~exists) != '0;
  // Of a vector lane k is index register number + k (2.3): 1 and 2 are there, whatever the number of the first one.
  logic [3:0] indexes;
  always_comb begin
    for (int unsigned k = 0; k < 4; k++) indexes[k] = $unsigned(number_o) + 18'(k) == 18'd1 || $unsigned(number_o) + 18'(k) == 18'd2;
  end
  assign place_o   = {bank, number_o[6:0], bank == sgx543_core_pkg::BankIndex ? indexes : exists & {4{bank != sgx543_core_pkg::BankSpecial}}};
  sgx543_lines u_written (.bank_i(bank), .number_i(number_o[2:0]), .words_i(words & exists), .lines_o(lines_o));
  sgx543_lines u_old (.bank_i(bank), .number_i(number_o[2:0]), .words_i(words & partial), .lines_o(old_lines_o));
endmodule
