// One operand of one lane (sheet 4.1, steps 4 to 6): swizzle, conversion by kind, abs and then neg. Combinational; 0 while
// not valid, so that an idle one stays still.
module vivante_operand (
  input  logic                        valid_i,
  input  vivante_core_pkg::slot_t     slot_i,
  input  vivante_core_pkg::extend_e   extend_i,
  input  vivante_core_pkg::modifier_e modifier_i,
  input  logic                        scalar_i,   // component x, after the swizzle, for all
  input  logic [127:0]                register_i, // what was read; an immediate comes in the slot
  output logic [127:0]                operand_o
);
  logic [31:0] part, value;
  logic [1:0]  from;
  logic        negates;   // an integer
  always_comb begin
    operand_o = valid_i ? {4{slot_i.value}} : '0;
    part      = '0;
    value     = '0;
    from      = '0;
    negates   = 1'b0;
    if (valid_i && slot_i.from != vivante_core_pkg::SourceValue) begin
      for (int unsigned k = 0; k < 4; k++) begin
        from = scalar_i ? slot_i.swizzle[1:0] : slot_i.swizzle[2*k +: 2];
        part = register_i[{from, 5'd0} +: 32];
        unique case (extend_i)
          vivante_core_pkg::OpSign8:  value = {{24{part[7]}}, part[7:0]};
          vivante_core_pkg::OpSign16: value = {{16{part[15]}}, part[15:0]};
          vivante_core_pkg::OpZero8:  value = {24'd0, part[7:0]};
          vivante_core_pkg::OpZero16: value = {16'd0, part[15:0]};
          vivante_core_pkg::OpHalf:   value = vivante_convert_pkg::widen(part[15:0]);
          default:                    value = part;
        endcase
        negates = 1'b0;
        unique case (modifier_i)
          vivante_core_pkg::ModSigned:   negates = (slot_i.abs && value[31]) != slot_i.neg;
          vivante_core_pkg::ModUnsigned: negates = slot_i.neg;
          default:                       value = {(value[31] && !slot_i.abs) ^ slot_i.neg, value[30:0]};
        endcase
        operand_o[k*32 +: 32] = (value ^ {32{negates}}) + 32'(negates);
      end
    end
  end
endmodule
