// What an atomic operation stores (sheet 6.2). Combinational.
module vivante_atomic (
  input  logic [7:0]  op_i,
  input  logic        is_signed_i,
  input  logic [31:0] old_i,
  input  logic [31:0] value_i,     // c.x
  input  logic [31:0] other_i,     // c.y: what CMP_XCHG stores
  output logic [31:0] new_o,
  output logic        stores_o     // CMP_XCHG that does not match stores nothing
);
  logic less;
  assign less = (is_signed_i && value_i[31] != old_i[31]) ? value_i[31] : value_i < old_i;
  always_comb begin
    stores_o = 1'b1;
    unique case (op_i)
      vivante_pkg::OP_ATOMIC_ADD:  new_o = old_i + value_i;
      vivante_pkg::OP_ATOMIC_MIN:  new_o = less ? value_i : old_i;
      vivante_pkg::OP_ATOMIC_MAX:  new_o = less ? old_i : value_i;
      vivante_pkg::OP_ATOMIC_OR:   new_o = old_i | value_i;
      vivante_pkg::OP_ATOMIC_AND:  new_o = old_i & value_i;
      vivante_pkg::OP_ATOMIC_XOR:  new_o = old_i ^ value_i;
      vivante_pkg::OP_ATOMIC_CMP_XCHG: begin
        new_o    = other_i;
        stores_o = old_i == value_i;
      end
      default: new_o = value_i;  // XCHG
    endcase
  end
endmodule
