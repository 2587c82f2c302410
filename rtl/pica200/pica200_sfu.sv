// RCP, RSQ, EX2 and LG2 of one component (sheet 1.3): a digit recurrence for the first two beside a
// multiplier that is used again and again for the others. Both may be at work at once: ready_o is about
// op_i, and results come in the order in which they are ready, so tag_o says whose it is.
module pica200_sfu #(
  parameter int unsigned TAG_BITS = 8
) (
  input  logic                clk_i,
  input  logic                rst_ni,
  input  logic                valid_i,   // taken when ready_o
  output logic                ready_o,   // for op_i, in this clock; does not depend on valid_i or ready_i
  input  logic [5:0]          op_i,      // RCP, RSQ, EX2 or LG2
  input  logic [23:0]         a_i,
  input  logic [TAG_BITS-1:0] tag_i,
  output logic                valid_o,   // held until ready_i
  input  logic                ready_i,
  output logic [23:0]         result_o,
  output logic [TAG_BITS-1:0] tag_o
);
endmodule
