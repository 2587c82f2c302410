// The lines of the scoreboard in which words from a register on are: r, o, pa, sa modulo 8; each lane of an internal register.
// Combinational.
module sgx543_lines (
  input  logic [2:0]                         bank_i,    // bank_e of sgx543_core_pkg
  input  logic [2:0]                         number_i,
  input  logic [3:0]                         words_i,
  output logic [sgx543_core_pkg::Lines-1:0]  lines_o
);
  logic [15:0] turned;
  assign turned = {12'd0, words_i} << number_i;
  always_comb begin
    lines_o = '0;
    if (!bank_i[2])                                       lines_o[8*bank_i[1:0] +: 8]      = turned[7:0] | turned[15:8];
    else if (bank_i == sgx543_core_pkg::BankInternal)     lines_o[32 + 4*number_i[1:0] +: 4] = words_i;
  end
endmodule
