// One vec4 float24 operation a clock, never stalls: operands in clock n (after swizzle and negate), result
// and flags from registers in clock n + AluLatency. Semantics: sheet 1.3, 1.7 and 3.1 to 3.3.
module pica200_alu (
  input  logic        clk_i,
  input  logic        valid_i,   // operands are there in this clock; keeps idle stages still
  input  logic [5:0]  op_i,      // one of MAD 38 for all of MAD and MADI, CMP 2E, DPH for DPHI, ...
  input  logic [2:0]  cmpx_i,
  input  logic [2:0]  cmpy_i,
  input  logic [95:0] a_i,       // x in bits 23:0
  input  logic [95:0] b_i,
  input  logic [95:0] c_i,       // MAD only
  output logic [95:0] result_o,
  output logic [1:0]  cmp_o,     // cmp.x in bit 0; CMP and LITP
  output logic [15:0] addr_o     // MOVA: a0.x in bits 7:0, a0.y in 15:8
);
endmodule
