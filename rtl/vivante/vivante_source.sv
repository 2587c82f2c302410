// One source operand of one lane (sheet 2.3, 4.1), through the stages O and R of vivante_lane: the number of its register; its own
// RAMs of temporaries and uniforms; what is just being written goes past them; swizzle, conversion and modifiers.
module vivante_source #(
  parameter int unsigned GROUPS       = 4,
  parameter int unsigned NUM_TEMPS    = 64,
  parameter int unsigned NUM_UNIFORMS = 256,
  parameter int unsigned CORE         = 0,
  parameter int unsigned BANK         = 0,
  localparam int unsigned GW          = GROUPS > 1 ? $clog2(GROUPS) : 1,
  localparam int unsigned TW          = $clog2(NUM_TEMPS),
  localparam int unsigned UW          = $clog2(NUM_UNIFORMS),
  localparam int unsigned AW          = $clog2(GROUPS << TW)
) (
  input  logic                        clk_i,

  // O: which register
  input  logic                        o_valid_i,
  input  logic [GW-1:0]               o_group_i,
  input  vivante_core_pkg::slot_t     o_slot_i,
  input  logic [31:0]                 o_offset_i,   // the component of a0 that the slot names
  input  logic [(1<<TW)-1:0]          o_written_i,  // bit n: temporary n of the group is not fresh

  // R: what it holds
  input  logic                        r_valid_i,
  input  logic [GW-1:0]               r_group_i,
  input  vivante_core_pkg::slot_t     r_slot_i,
  input  vivante_core_pkg::extend_e   r_extend_i,
  input  vivante_core_pkg::modifier_e r_modifier_i,
  input  logic                        r_scalar_i,
  input  logic [127:0]                r_internal_i,
  output logic [127:0]                operand_o,

  // W: a temporary is written; what was in W the clock before
  input  logic                        w_temp_i,
  input  logic [GW-1:0]               w_group_i,
  input  logic [6:0]                  w_row_i,
  input  logic [15:0]                 w_be_i,
  input  logic [127:0]                w_data_i,
  input  logic [15:0]                 passed_be_i,
  input  logic [127:0]                passed_data_i,

  // uniforms, before the start
  input  logic [3:0]                  uniform_we_i,
  input  logic [UW-1:0]               uniform_addr_i,
  input  logic [31:0]                 uniform_data_i
);
  // ---- O ----
  logic [31:0] number;
  logic        ok, is_uniform;
  assign is_uniform = o_slot_i.from == vivante_core_pkg::SourceUniform;
  always_comb begin
    number = 32'(o_slot_i.index) + o_offset_i;
    if (is_uniform) begin
      if (o_slot_i.high) number = number + 32'd128;
      ok = number < NUM_UNIFORMS;
    end else begin
      ok = number < NUM_TEMPS || o_slot_i.from == vivante_core_pkg::SourceInternal;
    end
  end

  logic [127:0] temp, uniform;
  common_ram #(.WIDTH(128), .DEPTH(GROUPS << TW), .GRANULE(8), .CORE(CORE), .TAP(vivante_core_pkg::TapTemp), .BANK(BANK)) u_temps (
    .clk_i   (clk_i),
    .we_i    (w_be_i),
    .waddr_i (AW'({w_group_i, w_row_i[TW-1:0]})),
    .wdata_i (w_data_i),
    .re_i    (o_valid_i && o_slot_i.from == vivante_core_pkg::SourceTemp),
    .raddr_i (AW'({o_group_i, number[TW-1:0]})),
    .rdata_o (temp)
  );
  common_ram #(.WIDTH(128), .DEPTH(NUM_UNIFORMS), .GRANULE(32), .CORE(CORE), .TAP(vivante_core_pkg::TapUniform), .BANK(BANK)) u_uniforms (
    .clk_i   (clk_i),
    .we_i    (uniform_we_i),
    .waddr_i (uniform_addr_i),
    .wdata_i ({4{uniform_data_i}}),
    .re_i    (o_valid_i && is_uniform),
    .raddr_i (number[UW-1:0]),
    .rdata_o (uniform)
  );

  // ---- R ----
  logic         ok_q, fresh_q, passed_q, passed;
  logic [6:0]   row_q;
  logic [127:0] current, read;
  assign passed = w_temp_i && w_group_i == r_group_i && w_row_i == row_q;
  always_ff @(posedge clk_i) begin
    if (o_valid_i) begin
      ok_q     <= ok;
      fresh_q  <= !o_written_i[number[TW-1:0]];
      passed_q <= w_temp_i && w_group_i == o_group_i && 32'(w_row_i) == number;
      row_q    <= number[6:0];
    end
  end
  always_comb begin
    current = fresh_q ? '0 : temp;
    if (passed_q) begin
      for (int unsigned j = 0; j < 16; j++) if (passed_be_i[j]) current[8*j +: 8] = passed_data_i[8*j +: 8];
    end
    if (passed) begin
      for (int unsigned j = 0; j < 16; j++) if (w_be_i[j]) current[8*j +: 8] = w_data_i[8*j +: 8];
    end
    unique case (r_slot_i.from)
      vivante_core_pkg::SourceTemp:    read = ok_q ? current : '0;
      vivante_core_pkg::SourceUniform: read = ok_q ? uniform : '0;
      default:                         read = r_internal_i;
    endcase
  end
  vivante_operand u_operand (
    .valid_i    (r_valid_i),
    .slot_i     (r_slot_i),
    .extend_i   (r_extend_i),
    .modifier_i (r_modifier_i),
    .scalar_i   (r_scalar_i),
    .register_i (read),
    .operand_o  (operand_o)
  );
endmodule
