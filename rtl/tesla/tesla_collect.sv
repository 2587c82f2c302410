// Operand collection: reads the three register slots, $a and $c of one instruction, BEATS clocks
// each pass, into one of two operand buffers, and hands the other buffer on beat by beat, lane 0
// first.
//
// Two passes: a 128-bit store (words 0, 1, then 2, 3), a texture instruction of four sources (words 0, 1, 2, then 3 in
// slot b), 64-bit cas (data, then the new value), 64-bit
// floating point (low words, then high words), vote (predicates of all lanes first, then
// the write) and shl to $a with a post-increment (the result first, then the increment: the $a
// file takes one register a beat).
module tesla_collect #(
  parameter int unsigned LANES = 8,
  localparam int unsigned BEATS = 32 / LANES,
  localparam int unsigned BW    = (BEATS > 1) ? $clog2(BEATS) : 1
) (
  input  logic                  clk_i,
  input  logic                  rst_ni,
  input  logic                  valid_i,       // held until ready_o
  output logic                  ready_o,
  input  tesla_uop_pkg::insn_t  insn_i,
  input  logic                  rd_grant_i,    // the read port is free in this clock
  output logic                  rd_valid_o,    // register files
  output logic [BW-1:0]         rd_step_o,
  output logic [2:0]            rd_used_o,
  output logic [6:0]            rd_reg0_o,
  output logic [6:0]            rd_reg1_o,
  output logic [6:0]            rd_reg2_o,
  output logic [1:0]            rd_areg_o,
  input  logic [3*BW-1:0]       rd_beat_i,
  input  logic [2:0]            rd_zero_i,
  input  logic [3*LANES*32-1:0] rd_data_i,     // one clock later
  input  logic [LANES*16-1:0]   addr_data_i,
  input  logic [LANES*4-1:0]    cond_data_i,
  output logic                  valid_o,       // one beat
  input  logic                  ready_i,
  output tesla_uop_pkg::beat_t  beat_o,
  output logic [LANES*32-1:0]   a_o,
  output logic [LANES*32-1:0]   b_o,
  output logic [LANES*32-1:0]   c_o,
  output logic [LANES*16-1:0]   areg_o,
  output logic [LANES*4-1:0]    cc_o
);
  localparam int unsigned W = LANES * 32;
  localparam logic [BW-1:0] LastBeat = BW'(BEATS - 1);

  // Which buffer is read next, which filled next; they are ahead of each other by one at most
  logic          out_buf_q, in_buf_q;
  logic [1:0]    full_q;
  logic [BW-1:0] out_beat_q, step_q;
  logic          out_fire, out_last, in_fire, in_last, part_q, in_free, fill_q;

  // Read side
  tesla_uop_pkg::insn_t insn0_q, insn1_q;
  logic                 part0_q, part1_q;
  assign in_free    = !full_q[in_buf_q] || (out_fire && out_last && out_buf_q == in_buf_q);
  assign in_fire    = valid_i && rd_grant_i && (step_q != '0 || in_free);
  assign in_last    = step_q == LastBeat;
  assign ready_o    = in_fire && in_last && (part_q || !insn_i.uop.two);
  assign rd_valid_o = in_fire;
  assign rd_step_o  = step_q;
  assign rd_used_o  = {insn_i.uop.c.used, insn_i.uop.b.used, insn_i.uop.a.used};
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
  assign rd_areg_o  = insn_i.uop.areg[1:0] - 2'd1;

  logic work_clk;  // moves while an instruction is here, or beats of one
  common_gate u_work_clk (
    .clk_i(clk_i), .rst_ni(rst_ni), .clk_o(work_clk),
    .moves_i(valid_i || fill_q || full_q != '0));

  // The data come a clock later: where they go
  logic            fill_buf_q, fill_last_q, areg_none_q;
  logic [2:0]      used_q, zero_q;
  logic [3*BW-1:0] beat_q;
  logic [BW-1:0]   fill_step_q;
  always_ff @(posedge work_clk) begin
    if (!rst_ni) begin
      fill_q   <= 1'b0;
      step_q   <= '0;
      part_q   <= 1'b0;
      in_buf_q <= 1'b0;
    end else begin
      fill_q <= in_fire;
      if (in_fire) begin
        step_q <= in_last ? '0 : step_q + 1'b1;
        if (in_last) begin
          in_buf_q <= !in_buf_q;
          part_q   <= insn_i.uop.two && !part_q;
        end
      end
    end
    fill_buf_q  <= in_buf_q;
    fill_last_q <= in_last;
    fill_step_q <= step_q;
    used_q      <= rd_used_o;
    zero_q      <= rd_zero_i;
    beat_q      <= rd_beat_i;
    areg_none_q <= insn_i.uop.areg == 3'd0 || insn_i.uop.areg > 3'd4;
    if (in_fire && step_q == '0) begin
      if (in_buf_q) begin
        insn1_q <= insn_i;
        part1_q <= part_q;
      end else begin
        insn0_q <= insn_i;
        part0_q <= part_q;
      end
    end
  end

  // Operand buffers, two of BEATS rows each
  logic [W-1:0]        a_mem [0:2*BEATS-1];
  logic [W-1:0]        b_mem [0:2*BEATS-1];
  logic [W-1:0]        c_mem [0:2*BEATS-1];
  logic [LANES*16-1:0] areg_mem [0:2*BEATS-1];
  logic [LANES*4-1:0]  cc_mem [0:2*BEATS-1];
  localparam int unsigned RW = $clog2(2 * BEATS);
  function automatic logic [RW-1:0] place(input logic which, input logic [BW-1:0] beat);
    place = RW'(beat) | (RW'(which) << (RW - 1));
  endfunction
  logic [RW-1:0] a_row, b_row, c_row, step_row, out_row;
  assign a_row    = place(fill_buf_q, beat_q[0 +: BW]);
  assign b_row    = place(fill_buf_q, beat_q[BW +: BW]);
  assign c_row    = place(fill_buf_q, beat_q[2*BW +: BW]);
  assign step_row = place(fill_buf_q, fill_step_q);
  assign out_row  = place(out_buf_q, out_beat_q);
  always_ff @(posedge work_clk) begin
    if (fill_q) begin
      if (used_q[0]) a_mem[a_row] <= zero_q[0] ? '0 : rd_data_i[0 +: W];
      if (used_q[1]) b_mem[b_row] <= zero_q[1] ? '0 : rd_data_i[W +: W];
      if (used_q[2]) c_mem[c_row] <= zero_q[2] ? '0 : rd_data_i[2*W +: W];
      areg_mem[step_row] <= areg_none_q ? '0 : addr_data_i;
      cc_mem[step_row]   <= cond_data_i;
    end
  end

  // Out side
  logic filled;
  assign filled   = fill_q && fill_last_q;
  assign valid_o  = full_q[out_buf_q];
  assign out_fire = valid_o && ready_i;
  assign out_last = out_beat_q == LastBeat;
  always_ff @(posedge work_clk) begin
    if (!rst_ni) begin
      full_q     <= '0;
      out_buf_q  <= 1'b0;
      out_beat_q <= '0;
    end else begin
      if (out_fire) begin
        out_beat_q <= out_last ? '0 : out_beat_q + 1'b1;
        if (out_last) begin
          out_buf_q         <= !out_buf_q;
          full_q[out_buf_q] <= 1'b0;
        end
      end
      if (filled) full_q[fill_buf_q] <= 1'b1;
    end
  end

  tesla_uop_pkg::insn_t out_insn;
  logic                 out_part;
  assign out_insn    = out_buf_q ? insn1_q : insn0_q;
  assign out_part    = out_buf_q ? part1_q : part0_q;
  assign beat_o.insn = out_insn;
  assign beat_o.part = out_part;
  assign beat_o.beat = 3'(out_beat_q);
  assign beat_o.last = out_last && (out_part || !out_insn.uop.two);
  assign a_o         = a_mem[out_row];
  assign b_o         = b_mem[out_row];
  assign c_o         = c_mem[out_row];
  assign areg_o      = areg_mem[out_row];
  assign cc_o        = cc_mem[out_row];

`ifndef SYNTHESIS
  common_held #(.WIDTH($bits(tesla_uop_pkg::insn_t))) stalled_instruction_stable (
    .clk_i   (clk_i),
    .rst_ni  (rst_ni),
    .valid_i (valid_i),
    .ready_i (ready_o),
    .data_i  (insn_i)
  );
  always_ff @(posedge clk_i) begin
    if (rst_ni) begin
      buffer_not_overwritten: assert (!(in_fire && step_q == '0) || in_free)
        else $error("an operand buffer is filled while it is read");
      filled_buffer_was_free: assert (!filled || !full_q[fill_buf_q] || (out_fire && out_last && out_buf_q == fill_buf_q))
        else $error("an operand buffer is filled twice");
    end
  end
`endif
endmodule
