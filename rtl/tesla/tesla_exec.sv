// Execution queue, ALU and write-back. Beats wait in the queue for what they read from s[] and
// c[]; from the head on nothing stalls: a beat is in the ALU ALU_STEPS clocks later, and AluLatency - 1 after that it
// writes its registers; with its last beat an instruction retires, or goes on to tesla_control. A beat for the LSU
// leaves at the head, and passes on for its post-increment. A beat of st o[] stays at the head while it goes to
// the ALU once for every row of o[] that its lanes store to. Without QUEUE there is one beat, which waits in tesla_agu: it is the head.
module tesla_exec #(
  parameter int unsigned LANES = 8,
  parameter int unsigned DEPTH = 8,   // beats in the queue, power of two; covers the latency of s[]
  parameter int unsigned CORE  = 0,
  parameter int unsigned SFU_LANES = 2,
  parameter int unsigned ALU_STEPS = 1,
  parameter bit          FP64  = 1'b1,
  parameter bit          QUEUE = 1'b1,
  localparam int unsigned BEATS = 32 / LANES,
  localparam int unsigned BW    = (BEATS > 1) ? $clog2(BEATS) : 1
) (
  input  logic                   clk_i,
  input  logic                   rst_ni,
  input  logic                   sm12_i,         // chip features
  input  logic                   fp64_i,
  input  logic                   sat_nan_i,      // mode
  input  logic                   fragment_i,     // type of the program
  input  logic                   valid_i,        // from tesla_agu
  output logic                   ready_o,
  output logic                   room_o,         // for what the next beat reads from s[] and c[]
  input  tesla_uop_pkg::beat_t   beat_i,
  input  logic [LANES-1:0]       exec_i,
  input  logic [LANES-1:0]       mask_i,         // of memory accesses and st o[]; lanes that ld lock succeeds in
  input  logic [LANES*32-1:0]    a_i,
  input  logic [LANES*32-1:0]    b_i,
  input  logic [LANES*32-1:0]    c_i,
  input  logic [LANES*4-1:0]     cc_i,
  input  logic [LANES*16-1:0]    inc_i,
  input  logic                   vote_i,
  input  logic                   shared_valid_i, // answers, in the order of the beats
  input  logic [LANES*32-1:0]    shared_data_i,
  input  logic                   const_valid_i,
  input  logic [LANES*32-1:0]    const_data_i,
  output logic                   lsu_valid_o,
  input  logic                   lsu_ready_i,
  output tesla_uop_pkg::beat_t   lsu_beat_o,
  output logic [LANES-1:0]       lsu_mask_o,
  output logic [LANES*32-1:0]    lsu_addr_o,
  output logic [LANES*32-1:0]    lsu_data0_o,
  output logic [LANES*32-1:0]    lsu_data1_o,
  input  tesla_core_pkg::warp_t  lsu_warp_i,     // whose LSU instruction wants to retire
  output logic                   lsu_clear_o,    // none of its beats is on the way to write-back
  output tesla_core_pkg::warp_t  wb_warp_o,      // write-back, one beat
  output tesla_core_pkg::order_t wb_order_o,
  output logic [BW-1:0]          wb_beat_o,
  output logic                   gpr_valid_o,
  output logic                   gpr_out_o,      // o[], not $r
  output logic [6:0]             gpr_reg_o,
  output logic [LANES-1:0]       gpr_mask_o,
  output logic [1:0]             gpr_half_o,
  output logic [LANES*32-1:0]    gpr_data_o,
  output logic                   addr_valid_o,
  output logic [1:0]             addr_reg_o,
  output logic [LANES*16-1:0]    addr_data_o,
  output logic                   cond_valid_o,
  output logic [1:0]             cond_reg_o,
  output logic [LANES*4-1:0]     cond_data_o,
  output logic [LANES-1:0]       wb_exec_o,      // lanes of $a and $c writes
  output logic                   wrote_valid_o,  // last write of the instruction: frees its lines
  output tesla_uop_pkg::lines_t  wrote_lines_o,
  output logic                   retire_o,
  output logic                   ctl_valid_o,    // to tesla_control, always taken
  output tesla_uop_pkg::ctl_t    ctl_o,
  output logic                   idle_o
);
  localparam int unsigned W  = LANES * 32;
  localparam int unsigned QW = $clog2(DEPTH);
  localparam int unsigned BT = $bits(beat_i);
  localparam int unsigned MW = BT + 2 * LANES + LANES * 4 + LANES * 16 + 1;
  localparam int unsigned D  = tesla_core_pkg::AluLatency;

  // The beat at the head, and what it has read
  logic          pop, has_s, has_c;
  logic [QW:0]   fill, s_fill, c_fill;  // beats, answers of s[] and of c[]
  tesla_uop_pkg::beat_t head;
  logic [LANES-1:0]     head_exec, head_mask;
  logic [LANES*4-1:0]   head_cc;
  logic [LANES*16-1:0]  head_inc;
  logic                 head_vote, head_s, head_c;
  logic [7:0]           head_op;
  logic [W-1:0]         head_a, head_b, head_c_slot, s_data, k_data;
  assign head_s  = head.insn.uop.s_use && !(head.part && head.insn.uop.two);
  assign head_c  = head.insn.uop.c_use;
  assign head_op = head.insn.uop.op;
  assign has_s   = s_fill != '0;
  assign has_c   = c_fill != '0;

  // ---- clocks in which something moves: of the queue, while beats are there; of what goes beside the ALU ----
  logic head_clk, side_clk, emit;
  logic [D-1:0] side_valid_q;
  common_gate u_head_clk (
    .clk_i(clk_i), .rst_ni(rst_ni), .clk_o(head_clk),
    .moves_i(valid_i || fill != '0));
  common_gate u_side_clk (
    .clk_i(clk_i), .rst_ni(rst_ni), .clk_o(side_clk),
    .moves_i(emit || side_valid_q != '0));

  if (QUEUE) begin : gen_queue
    logic [QW:0]   wptr_q, rptr_q, s_wptr_q, s_rptr_q, c_wptr_q, c_rptr_q;
    logic [MW-1:0] meta_mem [0:DEPTH-1];
    logic [W-1:0]  a_mem [0:DEPTH-1];
    logic [W-1:0]  b_mem [0:DEPTH-1];
    logic [W-1:0]  c_mem [0:DEPTH-1];
    logic [W-1:0]  s_mem [0:DEPTH-1];
    logic [W-1:0]  k_mem [0:DEPTH-1];  // c[] answers
    logic          push;
    assign fill    = wptr_q - rptr_q;
    assign s_fill  = s_wptr_q - s_rptr_q;
    assign c_fill  = c_wptr_q - c_rptr_q;
    assign ready_o = fill != DEPTH[QW:0];
    assign room_o  = ready_o;
    assign push    = valid_i && ready_o;
    assign {head, head_exec, head_mask, head_cc, head_inc, head_vote} = meta_mem[rptr_q[QW-1:0]];
    assign head_a      = a_mem[rptr_q[QW-1:0]];
    assign head_b      = b_mem[rptr_q[QW-1:0]];
    assign head_c_slot = c_mem[rptr_q[QW-1:0]];
    assign s_data      = s_mem[s_rptr_q[QW-1:0]];
    assign k_data      = k_mem[c_rptr_q[QW-1:0]];
    always_ff @(posedge head_clk) begin
      if (!rst_ni) begin
        wptr_q   <= '0;
        rptr_q   <= '0;
        s_wptr_q <= '0;
        s_rptr_q <= '0;
        c_wptr_q <= '0;
        c_rptr_q <= '0;
      end else begin
        wptr_q   <= wptr_q + (QW+1)'(push);
        rptr_q   <= rptr_q + (QW+1)'(pop);
        s_wptr_q <= s_wptr_q + (QW+1)'(shared_valid_i);
        s_rptr_q <= s_rptr_q + (QW+1)'(pop && head_s);
        c_wptr_q <= c_wptr_q + (QW+1)'(const_valid_i);
        c_rptr_q <= c_rptr_q + (QW+1)'(pop && head_c);
      end
      if (push) begin
        meta_mem[wptr_q[QW-1:0]] <= {beat_i, exec_i, mask_i, cc_i, inc_i, vote_i};
        a_mem[wptr_q[QW-1:0]]    <= a_i;
        b_mem[wptr_q[QW-1:0]]    <= b_i;
        c_mem[wptr_q[QW-1:0]]    <= c_i;
      end
      if (shared_valid_i) s_mem[s_wptr_q[QW-1:0]] <= shared_data_i;
      if (const_valid_i)  k_mem[c_wptr_q[QW-1:0]] <= const_data_i;
    end
`ifndef SYNTHESIS
    always_ff @(posedge clk_i) begin
      if (rst_ni) begin
        shared_answer_has_room: assert (!shared_valid_i || s_fill != DEPTH[QW:0])
          else $error("an s[] answer comes that no beat waits for");
        const_answer_has_room: assert (!const_valid_i || c_fill != DEPTH[QW:0])
          else $error("a c[] answer comes that no beat waits for");
      end
    end
`endif
  end else begin : gen_direct
    logic s_q, c_q;
    assign ready_o     = pop;
    assign room_o      = 1'b1;
    assign {head, head_exec, head_mask, head_cc, head_inc, head_vote} = {beat_i, exec_i, mask_i, cc_i, inc_i, vote_i};
    assign head_a      = a_i;
    assign head_b      = b_i;
    assign head_c_slot = c_i;
    assign fill        = (QW+1)'(valid_i);
    assign s_fill      = (QW+1)'(s_q);
    assign c_fill      = (QW+1)'(c_q);
    always_ff @(posedge head_clk) begin
      if (!rst_ni) begin
        s_q <= 1'b0;
        c_q <= 1'b0;
      end else begin
        s_q <= shared_valid_i || (s_q && !pop);
        c_q <= const_valid_i || (c_q && !pop);
      end
      if (shared_valid_i) s_data <= shared_data_i;
      if (const_valid_i)  k_data <= const_data_i;
    end
`ifndef SYNTHESIS
    always_ff @(posedge clk_i) begin
      if (rst_ni) begin
        shared_answer_is_waited_for: assert (!shared_valid_i || (head_s && !s_q))
          else $error("an s[] answer comes that no beat waits for");
        const_answer_is_waited_for: assert (!const_valid_i || (head_c && !c_q))
          else $error("a c[] answer comes that no beat waits for");
      end
    end
`endif
  end

  // 64-bit floating point: the first pass leaves low words in lo_mem; in the second the head stays until the unit is
  // done, and writes two registers if the result is a pair. Its words go through the ALU, which passes slot a.
  logic         operands, alu_run, alu_last, sfu_last, f64_run, f64_done, f64_first, f64_low_q;
  logic         out_more;
  logic [W-1:0] f64_lo, f64_hi;
  logic [LANES*4-1:0] f64_flags;
  logic [3*W-1:0]     lo_mem [0:BEATS-1];
  logic [3*W-1:0]     lo;
  assign f64_run   = operands && head.insn.uop.f64 && head.part;
  assign f64_first = f64_run && f64_done && head.insn.uop.d_pair && !f64_low_q;
  assign lo        = lo_mem[BW'(head.beat)];
  always_ff @(posedge head_clk) begin
    if (!rst_ni) f64_low_q <= 1'b0;
    else         f64_low_q <= (emit && f64_first) || (f64_low_q && !pop);
    if (pop && head.insn.uop.f64 && !head.part) lo_mem[BW'(head.beat)] <= {slot_c, slot_b, slot_a};
  end
  assign operands    = fill != '0 && (!head_s || has_s) && (!head_c || has_c);
  assign lsu_valid_o = operands && head.insn.uop.lsu;
  assign alu_run     = operands && !head.insn.uop.lsu && !head.insn.uop.sfu && (!f64_run || f64_done);
  assign emit        = (alu_run && alu_last) || (lsu_valid_o && lsu_ready_i) || (operands && head.insn.uop.sfu && sfu_last);
  assign pop         = emit && !f64_first && !out_more;
  assign lsu_beat_o  = head;
  assign lsu_mask_o  = head_mask;
  assign lsu_addr_o  = head_a;
  assign lsu_data0_o = head_b;
  assign lsu_data1_o = head_c_slot;

  // st o[]: lanes that are left, the row of the lowest one, and which of them share it. There are 32 rows at most. An ALU that takes a beat in
  // several clocks looks at them in the last one only, so there they are registers.
  logic                 head_out;
  logic [LANES-1:0]     left, hit, out_done_q, out_left, out_hit;
  logic [4:0]           row, out_row;
  tesla_uop_pkg::beat_t side;
  assign head_out = head_op == tesla_pkg::OP_ST_O;
  assign out_more = operands && head_out && (out_left & ~out_hit) != '0;
  always_comb begin
    left = '0;
    hit  = '0;
    row  = '0;
    if (head_out) begin
      for (int unsigned l = 0; l < LANES; l++)
        left[l] = head_mask[l] && !out_done_q[l] && head_a[l*32+7 +: 9] == 9'd0;
      for (int unsigned l = LANES; l > 0; l--)
        if (left[l-1]) row = head_a[(l-1)*32+2 +: 5];
      for (int unsigned l = 0; l < LANES; l++)
        hit[l] = left[l] && head_a[l*32+2 +: 5] == row;
    end
  end
  if (ALU_STEPS > 1) begin : gen_out_late
    always_ff @(posedge clk_i) {out_left, out_hit, out_row} <= {left, hit, row};
  end else begin : gen_out_now
    assign {out_left, out_hit, out_row} = {left, hit, row};
  end
  always_comb begin
    side = head;
    if (head_out) side.insn.uop.d_index = {2'd0, out_row};
  end
  always_ff @(posedge head_clk) begin
    if (emit) out_done_q <= out_more ? out_done_q | out_hit : '0;
    if (!rst_ni) out_done_q <= '0;
  end

  // Operands of the ALU
  logic [W-1:0]       slot_a, slot_b, slot_c, alu_a, alu_result, sfu_result, result;
  logic [LANES*4-1:0] flags;
  always_comb begin
    slot_a = head_a;
    slot_b = head_b;
    slot_c = head_c_slot;
    if (head_s) slot_a = s_data;
    else if (head_c && head.insn.uop.c_slot == tesla_uop_pkg::SlotA) slot_a = k_data;
    if (head_c && head.insn.uop.c_slot == tesla_uop_pkg::SlotB) slot_b = k_data;
    if (head_c && head.insn.uop.c_slot == tesla_uop_pkg::SlotC) slot_c = k_data;
    alu_a = head_out ? slot_c : slot_a;
    if (f64_run) alu_a = (!f64_low_q || !head.insn.uop.d_pair) ? f64_lo : f64_hi;
  end
  tesla_alu #(
    .LANES (LANES),
    .STEPS (ALU_STEPS)
  ) u_alu (
    .clk_i    (clk_i),
    .rst_ni   (rst_ni),
    .valid_i  (alu_run),
    .last_o   (alu_last),
    .op_i     (head_op),
    .words_i  (head.insn.uop.words),
    .a_i      (alu_a),
    .b_i      (slot_b),
    .c_i      (slot_c),
    .cc_i     (head_cc),
    .sm12_i   (sm12_i),
    .fp64_i   (fp64_i),
    .sat_nan_i (sat_nan_i),
    .fragment_i (fragment_i),
    .result_o (alu_result),
    .flags_o  (flags)
  );
  tesla_sfu #(
    .LANES     (LANES),
    .SFU_LANES (SFU_LANES)
  ) u_sfu (
    .clk_i    (clk_i),
    .rst_ni   (rst_ni),
    .valid_i  (operands && head.insn.uop.sfu),
    .last_o   (sfu_last),
    .op_i     (head_op),
    .words_i  (head.insn.uop.words),
    .a_i      (slot_a),
    .sat_nan_i (sat_nan_i),
    .result_o (sfu_result)
  );
  if (FP64) begin : gen_fp64
    tesla_fp64 #(
      .LANES (LANES)
    ) u_fp64 (
      .clk_i   (clk_i),
      .rst_ni  (rst_ni),
      .valid_i (f64_run),
      .done_o  (f64_done),
      .take_i  (f64_run && pop),
      .op_i    (head_op),
      .words_i (head.insn.uop.words),
      .a_lo_i  (lo[0 +: W]),
      .a_hi_i  (slot_a),
      .b_lo_i  (lo[W +: W]),
      .b_hi_i  (slot_b),
      .c_lo_i  (lo[2*W +: W]),
      .c_hi_i  (slot_c),
      .lo_o    (f64_lo),
      .hi_o    (f64_hi),
      .flags_o (f64_flags)
    );
  end else begin : gen_no_fp64
    assign f64_done  = 1'b0;
    assign f64_lo    = '0;
    assign f64_hi    = '0;
    assign f64_flags = '0;
    logic unused;
    assign unused = ^lo;
  end

  // Word of c[] in the lowest executing lane, for bra c[]
  logic [31:0] head_target;
  always_comb begin
    head_target = '0;
    for (int unsigned l = LANES; l > 0; l--) begin
      if (head_exec[l-1]) head_target = k_data[(l-1)*32 +: 32];
    end
  end

  // Beside the ALU
  localparam int unsigned SW = BT + 2 * LANES + LANES * 16 + 1 + 32 + LANES * 4 + 1;
  logic [SW-1:0]   side_q [0:D-1];
  logic [D*5-1:0]  side_warp_q;
  always_ff @(posedge side_clk) begin
    if (!rst_ni) side_valid_q <= '0;
    else         side_valid_q <= {side_valid_q[D-2:0], emit};
    if (emit) side_q[0] <= {f64_first || out_more, f64_flags, head_target, head_exec,
                             head_out ? out_hit : head_mask, head_inc, head_vote, side};
    side_warp_q <= {side_warp_q[(D-1)*5-1:0], head.insn.warp};
    for (int unsigned i = 1; i < D; i++) begin
      if (side_valid_q[i-1]) side_q[i] <= side_q[i-1];
    end
  end
  always_comb begin
    lsu_clear_o = 1'b1;
    for (int unsigned i = 0; i < D; i++) begin
      if (side_valid_q[i] && side_warp_q[i*5 +: 5] == lsu_warp_i) lsu_clear_o = 1'b0;
    end
  end

  // Write-back
  logic                 wb_valid, wb_vote, wb_last, wb_first_pass;
  logic                 wb_low;        // f64: the first of two registers; st o[]: not the last row
  logic [LANES*4-1:0]   wb_f64_flags;
  tesla_uop_pkg::beat_t wb;
  tesla_uop_pkg::uop_t  uop;
  logic [LANES-1:0]     wb_exec, wb_mask;
  logic                 wb_lock;
  logic [LANES*16-1:0]  wb_inc;
  logic [31:0]          wb_target;
  logic [2:0]           wb_areg;
  assign wb_valid = side_valid_q[D-1];
  assign {wb_low, wb_f64_flags, wb_target, wb_exec, wb_mask, wb_inc, wb_vote, wb} = side_q[D-1];
  assign uop           = wb.insn.uop;
  assign result        = uop.sfu ? sfu_result : alu_result;
  assign wb_areg       = uop.areg;
  assign wb_first_pass = uop.two && !wb.part;
  assign wb_last       = wb_valid && wb.last && !wb_low;
  assign wb_warp_o     = wb.insn.warp;
  assign wb_order_o    = wb.insn.order;
  assign wb_beat_o     = BW'(wb.beat);
  assign wb_exec_o     = wb_exec;

  logic a_inc;
  assign a_inc        = uop.inc && !wb_first_pass && wb_areg >= 3'd1 && wb_areg <= 3'd4;
  assign wb_lock      = uop.op == tesla_pkg::OP_LD_LOCK;
  assign gpr_mask_o   = (wb_lock || uop.op == tesla_pkg::OP_ST_O ? wb_mask : wb_exec) & {LANES/4{uop.lanemask}};
  assign gpr_valid_o  = wb_valid && uop.d_we && gpr_mask_o != '0 && !(uop.f64 && wb_first_pass);
  assign gpr_out_o    = uop.d_out;
  assign gpr_reg_o    = uop.d_index | {6'd0, uop.d_pair && !wb_low};
  assign gpr_half_o   = {!uop.d_half || uop.d_high || uop.d_out, !uop.d_half || !uop.d_high || uop.d_out};
  assign addr_valid_o = wb_valid && wb_exec != '0 && !wb_low && (a_inc || (uop.a_we && !wb.part));
  assign addr_reg_o   = a_inc ? wb_areg[1:0] - 2'd1 : uop.a_dst;
  assign cond_valid_o = wb_valid && wb_exec != '0 && uop.c_we && !wb_first_pass && !wb_low;
  assign cond_reg_o   = uop.c_dst;
  always_comb begin
    cond_data_o = uop.f64 ? wb_f64_flags : flags;
    if (uop.op == tesla_pkg::OP_VOTE) cond_data_o = {LANES{2'b00, wb_vote, !wb_vote}};
    for (int unsigned l = 0; l < LANES; l++) begin
      if (wb_lock) cond_data_o[l*4 +: 4] = {2'b00, wb_mask[l], !wb_mask[l]};
      gpr_data_o[l*32 +: 32]  = uop.d_half ? {2{result[l*32 +: 16]}} : result[l*32 +: 32];
      addr_data_o[l*16 +: 16] = a_inc ? wb_inc[l*16 +: 16] : result[l*32 +: 16];
    end
  end

  // The end of an instruction
  logic [31:0] g_lines, exec_q, exec_all, target_q, target_all;
  logic [3:0]  a_lines, c_lines;
  logic        found_q;
  always_comb begin
    g_lines = '0;
    a_lines = '0;
    c_lines = '0;
    if (uop.d_we && !uop.d_out) g_lines[uop.d_index[4:0]] = 1'b1;
    if (uop.d_we && uop.d_pair) g_lines[uop.d_index[4:0] | 5'd1] = 1'b1;
    if (uop.a_we) a_lines[uop.a_dst] = 1'b1;
    if (a_inc)    a_lines[wb_areg[1:0] - 2'd1] = 1'b1;
    if (uop.c_we) c_lines[uop.c_dst] = 1'b1;
  end
  assign wrote_valid_o = wb_last;
  assign wrote_lines_o = {c_lines, a_lines, g_lines};
  assign retire_o      = wb_last && !uop.lsu && !uop.ctl;

  assign exec_all   = ((wb.beat == 3'd0) ? 32'd0 : exec_q) |
                      (32'(wb_exec) << (32'(wb.beat) * LANES));
  assign target_all = (wb.beat != 3'd0 && found_q) ? target_q : wb_target;
  always_ff @(posedge side_clk) begin
    if (wb_valid) begin
      exec_q   <= exec_all;
      target_q <= target_all;
      found_q  <= wb_exec != '0 || (found_q && wb.beat != 3'd0);
    end
  end

  assign ctl_valid_o = wb_last && !uop.lsu && uop.ctl;
  always_comb begin
    ctl_o        = '0;
    ctl_o.op     = uop.op;
    ctl_o.warp   = wb.insn.warp;
    ctl_o.order  = wb.insn.order;
    ctl_o.words  = uop.words;
    ctl_o.pc     = uop.pc;
    ctl_o.nwords = uop.nwords;
    ctl_o.exit   = uop.exit;
    ctl_o.join_  = uop.join_;
    ctl_o.active = wb.insn.active;
    ctl_o.exec   = exec_all;
    ctl_o.target = target_all;
  end
  assign idle_o = fill == '0 && side_valid_q == '0;

  common_tap_retire #(
    .CORE (CORE)
  ) u_tap (
    .clk_i     (clk_i),
    .valid_i   (retire_o),
    .launch_i  (1'b0),
    .warp_i    (8'(wb.insn.warp)),
    .order_i   (wb.insn.order),
    .pc_i      ({8'd0, uop.pc}),
    .nwords_i  ({1'b0, uop.nwords}),
    .words_i   ({64'd0, uop.words}),
    .active_i  (wb.insn.active),
    .next_pc_i ({8'd0, uop.pc + {20'd0, uop.nwords, 2'd0}}),
    .trap_i    (32'd0),
    .done_i    (1'b0),
    .args_i    (128'd0)
  );

`ifndef SYNTHESIS
  common_held #(.WIDTH($bits(tesla_uop_pkg::beat_t))) stalled_lsu_beat_stable (
    .clk_i   (clk_i),
    .rst_ni  (rst_ni),
    .valid_i (lsu_valid_o),
    .ready_i (lsu_ready_i),
    .data_i  (lsu_beat_o)
  );
  always_ff @(posedge clk_i) begin
    if (rst_ni) begin
      retires_or_goes_to_control: assert (!(retire_o && ctl_valid_o))
        else $error("an instruction retires here and in control");
    end
  end
`endif
endmodule
