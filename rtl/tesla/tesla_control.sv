// Finishes what ends a straight line, one instruction at a time and in order of arrival: control
// instructions, barriers, traps, and the exit and join of instructions that have been executed.
// Sends them to tesla_flow or tesla_barrier, then what delivers to tesla_deliver, retires them, redirects fetch,
// ends warps.
module tesla_control #(
  parameter int unsigned WARPS = 8,
  parameter int unsigned CORE  = 0
) (
  input  logic                   clk_i,
  input  logic                   rst_ni,
  input  logic                   pipe_valid_i,    // from tesla_exec, always taken
  input  tesla_uop_pkg::ctl_t    pipe_i,
  input  logic                   lsu_valid_i,     // LSU instruction with exit or join
  output logic                   lsu_ready_o,
  input  tesla_uop_pkg::ctl_t    lsu_i,
  input  logic                   direct_valid_i,  // from tesla_issue
  output logic                   direct_ready_o,
  input  tesla_uop_pkg::insn_t   direct_i,
  output logic                   flow_valid_o,
  input  logic                   flow_ready_i,
  output tesla_uop_pkg::ctl_t    flow_o,
  output logic                   flow_kill_o,
  input  logic                   res_valid_i,
  input  tesla_core_pkg::warp_t  res_warp_i,
  input  logic [23:0]            res_next_pc_i,
  input  logic                   res_done_i,
  input  logic [15:0]            res_trap_i,
  input  logic [31:0]            res_exited_i,
  input  logic [WARPS-1:0]       quad_i,          // bar is not allowed: tesla_flow traps it
  output logic                   bar_valid_o,
  input  logic                   bar_ready_i,
  input  logic                   ends_i,          // vertex, fragment: the end of a warp delivers
  output logic                   deliver_valid_o, // flow_o, with whose end or by itself; held until done
  input  logic                   deliver_done_i,
  output logic                   retire_o,
  output logic                   flush_o,         // what is decoded of the warp is not next
  output logic                   redirect_o,      // start fetch at next_pc_o; always taken
  output logic [23:0]            next_pc_o,
  output logic                   done_o,          // the warp has ended
  output logic                   exit_o,          // exit_mask_o: lanes that have exited
  output logic [31:0]            exit_mask_o,
  output tesla_core_pkg::warp_t  warp_o,          // of all the above
  output logic                   idle_o
);
  localparam int unsigned DEPTH = 1 << $clog2(WARPS);  // one control instruction per warp at most
  localparam int unsigned QW    = $clog2(DEPTH);

  // Arrivals
  tesla_uop_pkg::ctl_t direct, in;
  logic                in_valid, head_valid;
  always_comb begin
    direct        = '0;
    direct.op     = direct_i.uop.op;
    direct.warp   = direct_i.warp;
    direct.order  = direct_i.order;
    direct.words  = direct_i.uop.words;
    direct.pc     = direct_i.uop.pc;
    direct.nwords = direct_i.uop.nwords;
    direct.exit   = direct_i.uop.exit;
    direct.join_  = direct_i.uop.join_;
    direct.trap   = {16'd0, direct_i.uop.trap};
    direct.active = direct_i.active;
    // Here the predicate is either not looked at or a constant: always is the only one that holds.
    if (!direct_i.uop.pred || tesla_pkg::get_long_predicate(direct_i.uop.words[63:32]) == 5'h0f)
      direct.exec = direct_i.active;
  end
  assign lsu_ready_o    = !pipe_valid_i;
  assign direct_ready_o = !pipe_valid_i && !lsu_valid_i;
  assign in_valid       = pipe_valid_i || lsu_valid_i || direct_valid_i;
  always_comb begin
    in = direct;
    if (pipe_valid_i)     in = pipe_i;
    else if (lsu_valid_i) in = lsu_i;
  end

  logic work_clk;  // moves while an instruction is here
  common_gate u_work_clk (
    .clk_i(clk_i), .rst_ni(rst_ni), .clk_o(work_clk),
    .moves_i(in_valid || head_valid));
  localparam int unsigned CW = $bits(in);
  logic [CW-1:0] queue_mem [0:DEPTH-1];
  logic [QW:0]   wptr_q, rptr_q;
  always_ff @(posedge work_clk) begin
    if (!rst_ni) begin
      wptr_q <= '0;
      rptr_q <= '0;
    end else begin
      wptr_q <= wptr_q + (QW+1)'(in_valid);
      rptr_q <= rptr_q + (QW+1)'(retire_o);
    end
    if (in_valid) queue_mem[wptr_q[QW-1:0]] <= in;
  end

  // The one at work, in registers, since the way from it through fetch is the longest of a clock on an FPGA
  tesla_uop_pkg::ctl_t head, coming;
  logic [QW:0]         following;
  logic                coming_kill, kill_q, is_out_q, is_bar_q, is_bar, alone, sent_q, res_q, res_done_q, res_goes_q, settled, leaves;
  logic [23:0]         res_next_q, next_pc, sequel_q;
  logic [15:0]         res_trap_q;
  logic [31:0]         res_exited_q;
  logic [31:0]         trap;
  logic                done;
  assign following    = rptr_q + (QW+1)'(head_valid);
  assign coming       = following == wptr_q ? in : queue_mem[following[QW-1:0]];
  assign coming_kill  = coming.trap[15:0] != 16'd0;
  always_ff @(posedge work_clk) begin
    head_valid <= rst_ni && ((head_valid && !retire_o) || in_valid || following != wptr_q);
    if (!head_valid || retire_o) begin
      head     <= coming;
      kill_q   <= coming_kill;
      // emit and restart only have tesla_flow do their modifiers.
      is_out_q <= (coming.op == tesla_pkg::OP_EMIT || coming.op == tesla_pkg::OP_RESTART) && !coming_kill;
      is_bar_q <= coming.op == tesla_pkg::OP_BAR && coming.trap == '0 && !quad_i[coming.warp[$clog2(WARPS)-1:0]];
      sequel_q <= coming.pc + {20'd0, coming.nwords, 2'd0};
    end
  end
  assign is_bar       = is_bar_q && !sent_q && !res_q;
  assign alone        = is_out_q && !head.exit && !head.join_;
  assign flow_valid_o = head_valid && !is_bar && !alone && !sent_q && !res_q;
  assign flow_o       = head;
  assign flow_kill_o  = kill_q;
  assign bar_valid_o  = head_valid && is_bar;
  assign done         = !is_bar && !alone && res_done_q;
  assign next_pc      = (is_bar || alone) ? sequel_q : res_next_q;
  // Limit flags of the instruction itself stand beside what its exit or join traps with.
  assign trap         = flow_kill_o ? head.trap : {head.trap[31:16], (is_bar || alone) ? 16'd0 : res_trap_q};
  assign settled      = head_valid && !is_bar && (res_q || alone);
  assign deliver_valid_o = settled && (is_out_q || (ends_i && done && trap[15:0] == 16'd0));
  assign leaves       = settled && (!deliver_valid_o || deliver_done_i);
  assign retire_o     = leaves || (bar_valid_o && bar_ready_i);
  assign redirect_o   = leaves && !alone && !res_done_q && res_goes_q;
  assign done_o       = leaves && done;
  assign exit_o       = leaves && !alone;
  assign exit_mask_o  = res_exited_q;
  assign flush_o      = done_o || redirect_o;
  assign next_pc_o    = next_pc;
  assign warp_o       = head.warp;
  assign idle_o       = !head_valid;

  always_ff @(posedge work_clk) begin
    if (!rst_ni) begin
      sent_q <= 1'b0;
      res_q  <= 1'b0;
    end else begin
      if (retire_o) begin
        sent_q <= 1'b0;
        res_q  <= 1'b0;
      end else begin
        if (flow_valid_o && flow_ready_i) sent_q <= 1'b1;
        if (res_valid_i)                  res_q  <= 1'b1;
      end
    end
    if (res_valid_i) begin
      res_next_q <= res_next_pc_i;
      res_goes_q <= res_next_pc_i != sequel_q;
      res_done_q <= res_done_i;
      res_trap_q <= res_trap_i;
      res_exited_q <= res_exited_i;
    end
  end

  common_tap_retire #(
    .CORE (CORE)
  ) u_tap (
    .clk_i     (clk_i),
    .valid_i   (retire_o),
    .launch_i  (1'b0),
    .warp_i    (8'(head.warp)),
    .order_i   (head.order),
    .pc_i      ({8'd0, head.pc}),
    .nwords_i  ({1'b0, head.nwords}),
    .words_i   ({64'd0, head.words}),
    .active_i  (head.active),
    .next_pc_i ({8'd0, next_pc}),
    .trap_i    (trap),
    .done_i    (done),
    .args_i    (128'd0)
  );

`ifndef SYNTHESIS
  common_held #(.WIDTH($bits(tesla_uop_pkg::ctl_t))) stalled_request_stable (
    .clk_i   (clk_i),
    .rst_ni  (rst_ni),
    .valid_i (flow_valid_o),
    .ready_i (flow_ready_i),
    .data_i  (flow_o)
  );
  always_ff @(posedge clk_i) begin
    if (rst_ni) begin
      queue_never_full: assert (!in_valid || (wptr_q - rptr_q) != DEPTH[QW:0])
        else $error("more control instructions than warps");
      head_is_of_the_queue: assert (head_valid == (rptr_q != wptr_q))
        else $error("the queue has one and no head, or none and a head");
      answer_was_asked_for: assert (!res_valid_i || (sent_q && res_warp_i == head.warp))
        else $error("an answer from tesla_flow that nobody asked for");
      straight_on: assert (!retire_o || !(is_bar || alone)
                           || next_pc_o == head.pc + 24'(4 * head.nwords))
        else $error("a warp goes on at 0x%x, not where its bar, emit or restart ends", next_pc_o);
      one_unit_at_a_time: assert ({1'b0, flow_valid_o} + {1'b0, bar_valid_o} <= 2'd1)
        else $error("an instruction is at two units");
    end
  end
`endif
endmodule
