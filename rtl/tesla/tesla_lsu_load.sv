// The way back of a load: joins each note of tesla_coalesce with its response and writes registers, a word
// of all lanes in a clock; b64 and b128 take two and four. A note without lanes only marks the end
// of an instruction. Nothing is reordered.
module tesla_lsu_load #(
  parameter int unsigned LANES = 8,
  parameter bit          COALESCE = 1'b1,  // as tesla_coalesce has it
  localparam int unsigned BEATS = 32 / LANES,
  localparam int unsigned BW    = (BEATS > 1) ? $clog2(BEATS) : 1,
  localparam int unsigned SB    = $clog2(LANES * 4),
  localparam int unsigned S     = COALESCE ? LANES : 1
) (
  input  logic                   clk_i,
  input  logic                   rst_ni,

  input  logic                   note_valid_i,
  output logic                   note_ready_o,
  input  logic                   note_rsp_i,
  input  logic                   note_last_i,
  input  logic [LANES-1:0]       note_hit_i,
  input  logic [LANES-1:0]       note_mask_i,
  input  logic [S*SB-1:0]        note_off_i,
  input  logic [2:0]             note_size_i,   // as in the instruction
  input  logic [6:0]             note_reg_i,
  input  logic [BW-1:0]          note_beat_i,
  input  tesla_core_pkg::warp_t  note_warp_i,
  input  tesla_core_pkg::order_t note_order_i,

  input  logic                   rsp_valid_i,
  output logic                   rsp_ready_o,
  input  logic [LANES*32-1:0]    rsp_data_i,

  output logic                   wb_valid_o,
  input  logic                   wb_ready_i,
  output tesla_core_pkg::warp_t  wb_warp_o,
  output logic [6:0]             wb_reg_o,
  output logic [BW-1:0]          wb_beat_o,
  output logic [LANES-1:0]       wb_mask_o,
  output logic [LANES*32-1:0]    wb_data_o,
  output tesla_core_pkg::order_t wb_order_o,
  output logic                   idle_o,        // every write of the notes so far has been taken
  output logic                   done_o         // an instruction's last write has been taken
);
  logic [1:0] word_q, word_last;
  logic       valid_q, last_q, out_ready, step, note_end;

  assign word_last    = (note_size_i == 3'd5) ? 2'd3 : (note_size_i == 3'd4) ? 2'd1 : 2'd0;
  assign note_end     = note_mask_i == '0 || word_q == word_last;
  assign out_ready    = !valid_q || wb_mask_o == '0 || wb_ready_i;
  assign step         = note_valid_i && (!note_rsp_i || rsp_valid_i) && out_ready;
  assign note_ready_o = step && note_end;
  assign rsp_ready_o  = note_ready_o && note_rsp_i;
  assign wb_valid_o   = valid_q && wb_mask_o != '0;
  assign done_o       = valid_q && out_ready && last_q;
  assign idle_o       = !valid_q;

  logic [S*32-1:0]     value;
  logic [LANES*32-1:0] values;
  logic [SB-3:0]       place;
  logic [31:0]         word;
  logic [15:0]         half;
  logic [7:0]          part;
  always_comb begin
    value = '0;
    place = '0;
    word  = '0;
    half  = '0;
    part  = '0;
    for (int unsigned l = 0; l < S; l++) begin
      place = note_off_i[l*SB+2 +: SB-2] | (SB-2)'(word_q);
      word  = rsp_data_i[place*32 +: 32];
      half  = note_off_i[l*SB+1] ? word[31:16] : word[15:0];
      part  = note_off_i[l*SB] ? half[15:8] : half[7:0];
      unique case (note_size_i)
        3'd0:    value[l*32 +: 32] = {24'd0, part};
        3'd1:    value[l*32 +: 32] = {{24{part[7]}}, part};
        3'd2:    value[l*32 +: 32] = {16'd0, half};
        3'd3:    value[l*32 +: 32] = {{16{half[15]}}, half};
        default: value[l*32 +: 32] = word;
      endcase
    end
    for (int unsigned l = 0; l < LANES; l++) values[l*32 +: 32] = note_hit_i[l] ? value[l%S*32 +: 32] : 32'd0;
  end

  logic work_clk;  // moves while a note or a write is here
  common_gate u_work_clk (
    .clk_i(clk_i), .rst_ni(rst_ni), .clk_o(work_clk),
    .moves_i(note_valid_i || valid_q));
  always_ff @(posedge work_clk) begin
    if (!rst_ni)        valid_q <= 1'b0;
    else if (out_ready) valid_q <= step;
    if (!rst_ni)        word_q <= 2'd0;
    else if (step)      word_q <= note_end ? 2'd0 : word_q + 2'd1;
    if (step) begin
      last_q     <= note_last_i && note_end;
      wb_warp_o  <= note_warp_i;
      wb_reg_o   <= note_reg_i + {5'd0, word_q};
      wb_beat_o  <= note_beat_i;
      wb_mask_o  <= note_mask_i;
      wb_data_o  <= values;
      wb_order_o <= note_order_i;
    end
  end

`ifndef SYNTHESIS
  common_held #(.WIDTH(LANES*33 + 7)) stalled_write_stable (
    .clk_i   (clk_i),
    .rst_ni  (rst_ni),
    .valid_i (wb_valid_o),
    .ready_i (wb_ready_i),
    .data_i  ({wb_reg_o, wb_mask_o, wb_data_o})
  );
`endif
endmodule
