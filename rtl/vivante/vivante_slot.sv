// A source slot of an instruction: where its operand comes from (sheet 2.3, 5.1), its swizzle and modifiers, or its immediate
// (2.5). Combinational.
module vivante_slot (
  input  logic                      used_i,
  input  logic [2:0]                group_i,       // register group
  input  logic [8:0]                reg_i,
  input  logic [7:0]                swizzle_i,
  input  logic                      neg_i,
  input  logic                      abs_i,
  input  logic [2:0]                amode_i,
  input  logic [1:0]                halti_i,
  input  logic                      widens_i,      // immediates of 16 bits are halves
  input  logic                      extends_i,     // immediates are extended as operands are
  input  vivante_core_pkg::extend_e extend_i,
  output logic                      is_temp_o,
  output logic                      is_uniform_o,
  input  logic [8:0]                uniform_reg_i, // of the only uniform that an instruction has
  input  logic                      uniform_high_i,
  input  logic [2:0]                uniform_amode_i,
  output vivante_core_pkg::slot_t   slot_o,
  output logic                      indexed_o      // by a0
);
  logic is_imm;
  assign is_imm       = used_i && group_i == 3'd7 && halti_i != vivante_core_pkg::Halti0;
  assign is_temp_o    = used_i && group_i[1:0] == 2'd0;
  assign is_uniform_o = used_i && group_i[1] && !is_imm;

  logic [19:0] imm;
  logic [31:0] value;
  assign imm = {amode_i[0], abs_i, neg_i, swizzle_i, reg_i};
  always_comb begin
    unique case (amode_i[2:1])
      2'd0:    value = {imm, 12'd0};
      2'd1:    value = {{12{imm[19]}}, imm};
      2'd2:    value = {12'd0, imm};
      default: value = widens_i ? vivante_convert_pkg::widen(imm[15:0]) : {16'd0, imm[15:0]};
    endcase
    if (extends_i) begin
      unique case (extend_i)
        vivante_core_pkg::OpSign8:  value = {{24{value[7]}}, value[7:0]};
        vivante_core_pkg::OpSign16: value = {{16{value[15]}}, value[15:0]};
        vivante_core_pkg::OpZero8:  value = {24'd0, value[7:0]};
        vivante_core_pkg::OpZero16: value = {16'd0, value[15:0]};
        default: ;
      endcase
    end
  end

  always_comb begin
    slot_o.from    = vivante_core_pkg::SourceInternal;
    slot_o.index   = reg_i;
    slot_o.high    = group_i[0];
    slot_o.amode   = amode_i;
    slot_o.swizzle = swizzle_i;
    slot_o.abs     = abs_i;
    slot_o.neg     = neg_i;
    slot_o.value   = is_imm ? value : 32'd0;
    if (!used_i || is_imm) slot_o.from = vivante_core_pkg::SourceValue;
    else if (is_uniform_o) slot_o.from = vivante_core_pkg::SourceUniform;
    else if (is_temp_o)    slot_o.from = vivante_core_pkg::SourceTemp;
    // One uniform an instruction, that of the last slot which names one, 5.1
    if (is_uniform_o && halti_i != vivante_core_pkg::Halti5) begin
      slot_o.index = uniform_reg_i;
      slot_o.high  = uniform_high_i;
      slot_o.amode = uniform_amode_i;
    end
    indexed_o = (is_temp_o || is_uniform_o) && slot_o.amode >= 3'd1 && slot_o.amode <= 3'd4;
  end
endmodule
