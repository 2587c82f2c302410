// tally's one instruction: add rD, rS, imm.
//
//   31     28 27     24 23           17  16  15              0
//   +--------+--------+--------------+----+------------------+
//   |   rD   |   rS   |   reserved   | L  |  imm, signed     |
//   +--------+--------+--------------+----+------------------+
//
// L ends the program. A reserved bit that is set, or a register that is not there, is the trap Illegal.
package tally_pkg;
  localparam logic [31:0] Illegal = 32'd1;
endpackage
