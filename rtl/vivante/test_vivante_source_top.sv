// What test_vivante_source.cpp drives: operands that are not converted, whose register is asked for
// in O; stages R and S follow it. The fields of a slot are pins of their own, and a write of a
// temporary goes to its bank as vivante_lane has it.
module test_vivante_source_top #(
  parameter int unsigned GROUPS       = 2,
  parameter int unsigned NUM_TEMPS    = 64,
  parameter int unsigned NUM_UNIFORMS = 256,
  parameter bit          DEEP         = 1'b0
) (
  input  logic         clk_i,
  input  logic         rst_ni,

  // O: an operand
  input  logic         valid_i,
  input  logic         group_i,
  input  logic         uniform_i,     // it is a uniform, else a temporary
  input  logic [8:0]   index_i,
  input  logic         high_i,        // of register group 3
  input  logic [31:0]  offset_i,
  input  logic [63:0]  written_i,     // temporaries that are not fresh

  // W
  input  logic         w_valid_i,
  input  logic         w_group_i,
  input  logic [5:0]   w_row_i,
  input  logic [15:0]  w_be_i,
  input  logic [127:0] w_data_i,

  // a uniform
  input  logic         uniform_we_i,
  input  logic [9:0]   uniform_addr_i,
  input  logic [31:0]  uniform_data_i,

  output logic [127:0] operand_o      // in R, with DEEP in the clock after it
);
  localparam int unsigned UW = $clog2(NUM_UNIFORMS);
  vivante_core_pkg::slot_t o_slot, r_slot_q, s_slot_q;
  logic                    r_valid_q, s_valid_q, r_group_q;
  logic [15:0]             passed_be_q;
  logic [127:0]            passed_data_q;
  always_comb begin
    o_slot         = '0;
    o_slot.from    = uniform_i ? vivante_core_pkg::SourceUniform : vivante_core_pkg::SourceTemp;
    o_slot.index   = index_i;
    o_slot.high    = high_i;
    o_slot.swizzle = 8'he4;
  end
  always_ff @(posedge clk_i) begin
    {s_valid_q, r_valid_q} <= {r_valid_q && rst_ni, valid_i && rst_ni};
    r_group_q              <= group_i;
    {s_slot_q, r_slot_q}   <= {r_slot_q, o_slot};
    if (w_valid_i) {passed_be_q, passed_data_q} <= {w_be_i, w_data_i};
  end
  logic [127:0] unused_peek;
  vivante_source #(
    .GROUPS       (GROUPS),
    .NUM_TEMPS    (NUM_TEMPS),
    .NUM_UNIFORMS (NUM_UNIFORMS),
    .DEEP         (DEEP)
  ) u_source (
    .clk_i          (clk_i),
    .o_valid_i      (valid_i),
    .o_group_i      (group_i),
    .o_slot_i       (o_slot),
    .o_offset_i     (offset_i),
    .o_written_i    (written_i),
    .r_valid_i      (r_valid_q),
    .r_group_i      (r_group_q),
    .r_from_i       (r_slot_q.from),
    .r_internal_i   (128'd0),
    .s_valid_i      (DEEP ? s_valid_q : r_valid_q),
    .s_slot_i       (DEEP ? s_slot_q : r_slot_q),
    .s_extend_i     (vivante_core_pkg::OpAsIs),
    .s_modifier_i   (vivante_core_pkg::ModFloat),
    .s_scalar_i     (1'b0),
    .operand_o      (operand_o),
    .peek_i         (1'b0),
    .peek_group_i   (1'b0),
    .peek_row_i     (6'd0),
    .peek_data_o    (unused_peek),
    .w_temp_i       (w_valid_i),
    .w_group_i      (w_group_i),
    .w_row_i        ({1'b0, w_row_i}),
    .w_be_i         (w_be_i),
    .w_data_i       (w_data_i),
    .passed_be_i    (passed_be_q),
    .passed_data_i  (passed_data_q),
    .bank_be_i      ({w_valid_i && w_group_i ? w_be_i : 16'd0,
                      w_valid_i && !w_group_i ? w_be_i : 16'd0}),
    .bank_group_i   ({2{w_group_i}}),
    .bank_row_i     ({2{w_row_i}}),
    .bank_data_i    ({2{w_data_i}}),
    .uniform_we_i   ({4{uniform_we_i}}),
    .uniform_addr_i (uniform_addr_i[UW-1:0]),
    .uniform_data_i (uniform_data_i)
  );
endmodule
