// Where the words of a source are in an iteration, which of them are read, and what the read waits for (sheet 2.5 to 2.7, 1.1).
// Combinational; with one reader of registers as late as sgx543_step.
module sgx543_place #(
  parameter int unsigned READERS = 4
) (
  input  logic                               clk_i,
  input  logic                               rst_ni,
  input  logic                               valid_i,
  input  sgx543_core_pkg::source_t           source_i,
  input  logic [3:0]                         iteration_i,
  input  logic [63:0]                        index_i,      // idx2, idx1
  input  logic [104:0]                       moe_i,        // row k of file moe in bits 21k+20:21k
  input  logic                               secondary_i,
  output sgx543_core_pkg::place_t            place_o,
  output logic                               oob_o,
  output logic [sgx543_core_pkg::Lines-1:0]  lines_o
);
  logic [20:0]        entry;
  logic [2:0]         bank;
  logic signed [17:0] number;
  logic [3:0]         exists, channels, words;
  logic               unused;
  assign entry  = moe_i[source_i.moe*21 +: 21];
  assign unused = ^{index_i[63:48], index_i[31:16], moe_i[104:84], number[17:7]};
  sgx543_step #(.READERS(READERS)) u_step (
    .clk_i       (clk_i),
    .rst_ni      (rst_ni),
    .valid_i     (valid_i),
    .bank_i      (source_i.bank),
    .number_i    (source_i.number),
    .indexed_i   (source_i.indexed),
    .index_i     (source_i.index ? index_i[47:32] : index_i[15:0]),
    .shift_i     ({1'b0, source_i.doubled}),
    .step_i      (source_i.step),
    .iteration_i (iteration_i),
    .mode_i      (entry[20]),
    .inc_i       (entry[19:12]),
    .base_i      (entry[11:0]),
    .secondary_i (secondary_i),
    .bank_o      (bank),
    .number_o    (number),
    .inside_o    (exists)
  );

  // Channels that lanes take, and the words in which they are
  always_comb begin
    channels = '0;
    for (int unsigned k = 0; k < 4; k++)
      for (int unsigned c = 0; c < 4; c++)
        if (source_i.lanes[k] && source_i.swz[3*k +: 3] == 3'(c)) channels[c] = 1'b1;
    unique case (source_i.fmt)
      sgx543_arith_pkg::FmtU8, sgx543_arith_pkg::FmtS8, sgx543_arith_pkg::FmtO8:     words = {3'd0, |channels};
      sgx543_arith_pkg::FmtU16, sgx543_arith_pkg::FmtS16, sgx543_arith_pkg::FmtF16:  words = {2'd0, |channels[3:2], |channels[1:0]};
      sgx543_arith_pkg::FmtC10:                                                      words = {2'd0, channels[3], |channels[2:0]};
      default:                                                                       words = channels;
    endcase
    if (bank == sgx543_core_pkg::BankInternal) words = channels;
  end
  assign oob_o   = (words & ~exists) != '0;
  assign place_o = {bank, number[6:0], exists};
  sgx543_lines u_lines (.bank_i(bank), .number_i(number[2:0]), .words_i(words), .lines_o(lines_o));
endmodule
