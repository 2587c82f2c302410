// One source operand of one lane (sheet 2.3, 4.1), through the stages O and R of vivante_lane: the number of its register; its own
// RAMs of temporaries and uniforms; what is just being written goes past them; swizzle, conversion and modifiers.
//
// Temporaries of even and of odd groups are in banks of their own, so that a launch writes a group, and an output record reads
// one, while instructions of another group do. An output record reads where this operand does not.
module vivante_source #(
  parameter int unsigned GROUPS       = 4,
  parameter bit          DEEP         = 1'b0,
  parameter int unsigned NUM_TEMPS    = 64,
  parameter int unsigned NUM_UNIFORMS = 256,
  parameter int unsigned CORE         = 0,
  parameter int unsigned BANK         = 0,   // of the uniforms; of temporaries BANKS * BANK and on
  localparam int unsigned BANKS       = GROUPS > 1 ? 2 : 1,
  localparam int unsigned GW          = GROUPS > 1 ? $clog2(GROUPS) : 1,
  localparam int unsigned TW          = $clog2(NUM_TEMPS),
  localparam int unsigned UW          = $clog2(NUM_UNIFORMS),
  localparam int unsigned ROWS        = (GROUPS + BANKS - 1) / BANKS << TW,
  localparam int unsigned AW          = $clog2(ROWS)
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
  input  vivante_core_pkg::source_e   r_from_i,
  input  logic [127:0]                r_internal_i,

  // S, with DEEP the clock behind R, else R: the operand
  input  logic                        s_valid_i,
  input  vivante_core_pkg::slot_t     s_slot_i,
  input  vivante_core_pkg::extend_e   s_extend_i,
  input  vivante_core_pkg::modifier_e s_modifier_i,
  input  logic                        s_scalar_i,
  output logic [127:0]                operand_o,

  // an output record, in place of an operand; what it reads is there in the next clock
  input  logic                        peek_i,
  input  logic [GW-1:0]               peek_group_i,
  input  logic [TW-1:0]               peek_row_i,
  output logic [127:0]                peek_data_o,

  // W: an instruction writes a temporary; what was in W the clock before
  input  logic                        w_temp_i,
  input  logic [GW-1:0]               w_group_i,
  input  logic [6:0]                  w_row_i,
  input  logic [15:0]                 w_be_i,
  input  logic [127:0]                w_data_i,
  input  logic [15:0]                 passed_be_i,
  input  logic [127:0]                passed_data_i,

  // what is written to each bank, by an instruction or a launch
  input  logic [BANKS*16-1:0]         bank_be_i,
  input  logic [BANKS*GW-1:0]         bank_group_i,
  input  logic [BANKS*TW-1:0]         bank_row_i,
  input  logic [BANKS*128-1:0]        bank_data_i,

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

  function automatic logic [AW-1:0] row_of(input logic [GW-1:0] group, input logic [TW-1:0] index);
    row_of = AW'({32'(group) / BANKS, index});
  endfunction
  logic [127:0]           temp, uniform;
  logic [BANKS*128-1:0]   bank_word;
  logic [$clog2(BANKS):0] o_bank, r_bank, peek_bank, peek_bank_q;  // the group's parity
  assign o_bank    = ($clog2(BANKS)+1)'(32'(o_group_i) % BANKS);
  assign r_bank    = ($clog2(BANKS)+1)'(32'(r_group_i) % BANKS);
  assign peek_bank = ($clog2(BANKS)+1)'(32'(peek_group_i) % BANKS);
  for (genvar b = 0; b < BANKS; b++) begin : gen_bank
    logic peeks, reads;
    assign peeks = peek_i && 32'(peek_bank) == b;
    assign reads = o_valid_i && o_slot_i.from == vivante_core_pkg::SourceTemp && 32'(o_bank) == b;
    common_ram #(.WIDTH(128), .DEPTH(ROWS), .GRANULE(8), .CORE(CORE), .TAP(vivante_core_pkg::TapTemp), .BANK(BANKS * BANK + b)) u_temps (
      .clk_i   (clk_i),
      .we_i    (bank_be_i[b*16 +: 16]),
      .waddr_i (row_of(bank_group_i[b*GW +: GW], bank_row_i[b*TW +: TW])),
      .wdata_i (bank_data_i[b*128 +: 128]),
      .re_i    (reads || peeks),
      .raddr_i (peeks ? row_of(peek_group_i, peek_row_i) : row_of(o_group_i, number[TW-1:0])),
      .rdata_o (bank_word[b*128 +: 128])
    );
  end
  always_ff @(posedge clk_i) if (peek_i) peek_bank_q <= peek_bank;
  assign temp        = r_valid_i ? bank_word[32'(r_bank)*128 +: 128] : '0;
  assign peek_data_o = bank_word[32'(peek_bank_q)*128 +: 128];
  common_ram #(.WIDTH(128), .DEPTH(NUM_UNIFORMS), .GRANULE(32), .CORE(CORE), .TAP(vivante_core_pkg::TapUniform), .BANK(BANK), .OLD(1'b0)) u_uniforms (
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
  logic [127:0] current, read, s_read;
  assign passed = r_valid_i && w_temp_i && w_group_i == r_group_i && w_row_i == row_q;
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
    unique case (r_from_i)
      vivante_core_pkg::SourceTemp:    read = ok_q ? current : '0;
      vivante_core_pkg::SourceUniform: read = ok_q ? uniform : '0;
      default:                         read = r_internal_i;
    endcase
  end
  if (DEEP) begin : gen_s
    logic [127:0] read_q;
    assign s_read = read_q;
    always_ff @(posedge clk_i) if (r_valid_i) read_q <= read;
  end else begin : gen_no_s
    assign s_read = read;
  end
  vivante_operand u_operand (
    .valid_i    (s_valid_i),
    .slot_i     (s_slot_i),
    .extend_i   (s_extend_i),
    .modifier_i (s_modifier_i),
    .scalar_i   (s_scalar_i),
    .register_i (s_read),
    .operand_o  (operand_o)
  );

`ifndef SYNTHESIS
  always_ff @(posedge clk_i) begin
    peek_where_nobody_reads: assert (!peek_i || !o_valid_i || o_slot_i.from != vivante_core_pkg::SourceTemp || o_bank != peek_bank)
      else $error("an output record and an operand read the same bank");
  end
`endif
endmodule
