// One source of an instruction: from its register file or past it from the end of the ALU or the SFU, then
// swizzled and negated. Combinational; one copy per source.
module pica200_operand (
  input  logic               valid_i,    // an instruction is there; nothing but the claim looks at it
  input  pica200_core_pkg::from_e from_i,
  input  logic [95:0]        v_i,
  input  logic [95:0]        r_i,
  input  logic [95:0]        c_i,
  input  logic [3:0]         late_i,     // components that leave the ALU now
  input  logic [95:0]        result_i,
  input  logic [3:0]         later_i,    // components that left it a clock ago
  input  logic [95:0]        before_i,
  input  logic [3:0]         held_i,     // components that the SFU has made
  input  logic [23:0]        value_i,
  input  logic [8:0]         select_i,   // selector above the negate bit, as in a descriptor
  output logic [95:0]        operand_o
);
  logic [95:0] whole;
  always_comb begin
    unique case (from_i)
      pica200_core_pkg::FromV:    whole = v_i;
      pica200_core_pkg::FromC:    whole = c_i;
      pica200_core_pkg::FromOnes: whole = {4{pica200_core_pkg::F24_ONE}};
      default:               whole = r_i;
    endcase
    for (int unsigned k = 0; k < 4; k++) begin
      if (held_i[k])       whole[k*24 +: 24] = value_i;
      else if (late_i[k])  whole[k*24 +: 24] = result_i[k*24 +: 24];
      else if (later_i[k]) whole[k*24 +: 24] = before_i[k*24 +: 24];
    end
    for (int unsigned k = 0; k < 4; k++) begin
      unique case (select_i[(3-k)*2+1 +: 2])
        2'd0:    operand_o[k*24 +: 24] = whole[23:0];
        2'd1:    operand_o[k*24 +: 24] = whole[47:24];
        2'd2:    operand_o[k*24 +: 24] = whole[71:48];
        default: operand_o[k*24 +: 24] = whole[95:72];
      endcase
      operand_o[k*24+23] = operand_o[k*24+23] ^ select_i[0];
    end
  end

`ifndef SYNTHESIS
  always_comb begin
    only_r_is_passed_by: assert (!valid_i || (late_i | later_i | held_i) == '0 || from_i == pica200_core_pkg::FromR)
      else $error("a source that is no r register comes past the register file");
  end
`endif
endmodule
