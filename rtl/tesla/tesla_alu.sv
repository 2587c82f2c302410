// Integer arithmetic of one beat: LANES copies of tesla_alu_lane behind one decoder of modifiers.
// Fully pipelined, never stalls: result_o and flags_o belong to the operands of AluLatency clocks ago.
module tesla_alu #(
  parameter int unsigned LANES = 8
) (
  input  logic                clk_i,
  input  logic                valid_i,   // operands are loaded in this clock; keeps idle stages still
  input  tesla_pkg::op_e      op_i,
  input  logic [63:0]         words_i,   // word 0 in bits 31:0
  input  logic [LANES*32-1:0] a_i,       // SRC1, $a or $sr value, loaded value of ld c[] and ld s[]
  input  logic [LANES*32-1:0] b_i,       // SRC2 or IMM
  input  logic [LANES*32-1:0] c_i,       // SRC3, or the addend of a short or immediate form
  input  logic [LANES*4-1:0]  cc_i,      // CSRC, $c0 in short and immediate forms
  output logic [LANES*32-1:0] result_o,  // a 16-bit result is zero-extended
  output logic [LANES*4-1:0]  flags_o
);
endmodule
