// Operand collection with one read port, as tesla_regfile has it with SERIAL: beat by beat, and in a beat slot by slot, up to the last one
// that is used. Ports, passes and what they are for are those of tesla_collect, but for rd_step_o, which is the beat. One beat is on its
// way: the next one is read when this one has gone on, for whether it goes is known too late in a clock to be looked at in the same.
// Both passes of shl to $a with a post-increment read $a before the first one writes it. So they go beat by beat here: the second one is read
// as soon as the first one has gone on to tesla_agu, which AluLatency and more keep from its write.
module tesla_collect_serial #(
  parameter int unsigned LANES = 8,
  localparam int unsigned BEATS = 32 / LANES,
  localparam int unsigned BW    = (BEATS > 1) ? $clog2(BEATS) : 1
) (
  input  logic                  clk_i,
  input  logic                  rst_ni,

  // An instruction, held until ready
  input  logic                  valid_i,
  output logic                  ready_o,
  input  tesla_uop_pkg::insn_t  insn_i,

  // Register files: what is asked for when the port is free; the data come a clock later
  input  logic                  rd_grant_i,
  output logic                  rd_valid_o,
  output logic [BW-1:0]         rd_step_o,
  output logic [2:0]            rd_used_o,
  output logic [6:0]            rd_reg0_o,
  output logic [6:0]            rd_reg1_o,
  output logic [6:0]            rd_reg2_o,
  output logic [1:0]            rd_areg_o,
  input  logic [2:0]            rd_zero_i,
  input  logic [LANES*32-1:0]   rd_data_i,
  input  logic [LANES*16-1:0]   addr_data_i,
  input  logic [LANES*4-1:0]    cond_data_i,

  // One beat, held until ready
  output logic                  valid_o,
  input  logic                  ready_i,
  output tesla_uop_pkg::beat_t  beat_o,
  output logic [LANES*32-1:0]   a_o,
  output logic [LANES*32-1:0]   b_o,
  output logic [LANES*32-1:0]   c_o,
  output logic [LANES*16-1:0]   areg_o,
  output logic [LANES*4-1:0]    cc_o
);
  localparam logic [BW-1:0] LastBeat = BW'(BEATS - 1);

  // ---- What is read: the next slot of the next beat
  logic [BW-1:0] beat_q;
  logic [1:0]    slot_q, slot_last;
  logic [2:0]    slots;  // that are used
  logic          part_q, fire, slots_end, pass_end, again, inner, fill_q, fill_end_q, full_q;
  assign slots      = {insn_i.uop.c.used, insn_i.uop.b.used, insn_i.uop.a.used};
  assign slot_last  = slots[2] ? 2'd2 : slots[1] ? 2'd1 : 2'd0;
  assign slots_end  = slot_q == slot_last;
  assign inner      = insn_i.uop.op == tesla_pkg::OP_SHL_TO_A;
  assign again      = inner && insn_i.uop.two && !part_q;  // this beat
  assign pass_end   = slots_end && (inner || beat_q == LastBeat);
  assign fire       = valid_i && rd_grant_i && !full_q && !(fill_q && fill_end_q);
  assign ready_o    = fire && slots_end && beat_q == LastBeat && (part_q || !insn_i.uop.two);
  assign rd_valid_o = fire;
  assign rd_step_o  = beat_q;
  assign rd_used_o  = slots & (3'd1 << slot_q);
  always_comb begin
    rd_reg0_o = insn_i.uop.a.index | {6'd0, part_q && insn_i.uop.f64};
    rd_reg1_o = insn_i.uop.b.index | {5'd0, part_q && insn_i.uop.lsu, part_q && insn_i.uop.f64};
    rd_reg2_o = insn_i.uop.c.index | {5'd0, part_q && insn_i.uop.lsu, part_q && insn_i.uop.f64};
    if (part_q && insn_i.uop.op == tesla_pkg::OP_ATOM) begin
      rd_reg1_o = tesla_pkg::get_l3r_source_3(insn_i.uop.words[63:32]);  // SRC3
      rd_reg2_o = tesla_pkg::get_l3r_source_3(insn_i.uop.words[63:32]) | 7'd1;
    end
    if (part_q && insn_i.uop.tex) rd_reg1_o = insn_i.uop.b.index + 7'd2;
  end
  assign rd_areg_o = insn_i.uop.areg[1:0] - 2'd1;

  logic work_clk;  // moves while an instruction is here, or a beat of one
  common_gate u_work_clk (
    .clk_i(clk_i), .rst_ni(rst_ni), .clk_o(work_clk),
    .moves_i(valid_i || fill_q || full_q));

  // ---- The beat: its instruction with its first read, its data as they come
  tesla_uop_pkg::insn_t insn_q;
  logic                 out_part_q, areg_none_q;
  logic [BW-1:0]        out_beat_q;
  logic [2:0]           used_q, zero_q;
  always_ff @(posedge work_clk) begin
    if (!rst_ni) begin
      beat_q <= '0;
      slot_q <= 2'd0;
      part_q <= 1'b0;
      fill_q <= 1'b0;
      full_q <= 1'b0;
    end else begin
      fill_q <= fire;
      full_q <= (fill_q && fill_end_q) || (full_q && !ready_i);
      if (fire) begin
        slot_q <= slots_end ? 2'd0 : slot_q + 2'd1;
        if (slots_end && !again) beat_q <= beat_q == LastBeat ? '0 : beat_q + 1'b1;
        if (pass_end) part_q <= insn_i.uop.two && !part_q;
      end
    end
    if (fire) begin
      insn_q     <= insn_i;
      out_part_q <= part_q;
      out_beat_q <= beat_q;
    end
    fill_end_q  <= slots_end;
    used_q      <= rd_used_o;
    zero_q      <= rd_zero_i;
    areg_none_q <= insn_i.uop.areg == 3'd0 || insn_i.uop.areg > 3'd4;
    if (fill_q) begin
      if (used_q[0]) a_o <= zero_q[0] ? '0 : rd_data_i;
      if (used_q[1]) b_o <= zero_q[1] ? '0 : rd_data_i;
      if (used_q[2]) c_o <= zero_q[2] ? '0 : rd_data_i;
      areg_o <= areg_none_q ? '0 : addr_data_i;
      cc_o   <= cond_data_i;
    end
  end
  assign valid_o     = full_q;
  assign beat_o.insn = insn_q;
  assign beat_o.part = out_part_q;
  assign beat_o.beat = 3'(out_beat_q);
  assign beat_o.last = out_beat_q == LastBeat && (out_part_q || !insn_q.uop.two);

`ifndef SYNTHESIS
  common_held #(.WIDTH($bits(tesla_uop_pkg::insn_t))) stalled_instruction_stable (
    .clk_i   (clk_i),
    .rst_ni  (rst_ni),
    .valid_i (valid_i),
    .ready_i (ready_o),
    .data_i  (insn_i)
  );
  common_held #(.WIDTH(LANES*96 + $bits(tesla_uop_pkg::beat_t))) stalled_beat_stable (
    .clk_i   (clk_i),
    .rst_ni  (rst_ni),
    .valid_i (valid_o),
    .ready_i (ready_i),
    .data_i  ({beat_o, a_o, b_o, c_o})
  );
`endif
endmodule
