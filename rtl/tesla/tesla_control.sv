// Finishes what ends a straight line, one instruction at a time and in order of arrival: control instructions,
// barriers, traps, exit and join. Sends them to tesla_flow or tesla_barrier, retires them, redirects fetch, ends warps.
//
// An instruction with exit or join that does something else comes twice. The first time (pre) the flow unit says
// where the warp goes on; that is kept, and tesla_issue is told to execute it. A trap ends it there, with nothing
// written. The second time, after its execution, it retires with what was kept.
module tesla_control #(
  parameter int unsigned WARPS = 8,
  parameter int unsigned CORE  = 0
) (
  input  logic                   clk_i,
  input  logic                   rst_ni,
  input  logic                   pipe_valid_i,    // from tesla_exec, always taken
  input  tesla_uop_pkg::ctl_t    pipe_i,
  input  logic                   lsu_valid_i,     // LSU instruction with exit or join; limit flags in trap
  output logic                   lsu_ready_o,
  input  tesla_uop_pkg::ctl_t    lsu_i,
  input  logic                   direct_valid_i,  // from tesla_issue
  output logic                   direct_ready_o,
  input  logic                   direct_pre_i,
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
  output logic                   bar_valid_o,
  input  logic                   bar_ready_i,
  output logic                   pre_valid_o,
  output logic                   retire_o,
  output logic                   flush_o,         // what was fetched and decoded of the warp is not next
  output logic                   redirect_o,      // start fetch at next_pc_o; always taken
  output logic [23:0]            next_pc_o,
  output logic                   done_o,          // the warp has ended
  output tesla_core_pkg::warp_t  warp_o,          // of all the above
  output logic [31:0]            active_o,
  output logic                   idle_o
);
  localparam int unsigned DEPTH = 1 << $clog2(WARPS);  // one control instruction per warp at most
  localparam int unsigned QW    = $clog2(DEPTH);
  localparam int unsigned WW    = $clog2(WARPS);

  typedef enum logic [1:0] {
    KindFlow,
    KindPre,
    KindFinish
  } kind_e;

  // Arrivals
  tesla_uop_pkg::ctl_t direct, in;
  kind_e               in_kind;
  logic                in_valid;
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
    direct.exec   = (!direct_i.uop.pred || direct_i.uop.words[43:39] == 5'h0f) ? direct_i.active : '0;
  end
  assign lsu_ready_o    = !pipe_valid_i;
  assign direct_ready_o = !pipe_valid_i && !lsu_valid_i;
  assign in_valid       = pipe_valid_i || lsu_valid_i || direct_valid_i;
  always_comb begin
    in      = direct;
    in_kind = direct_pre_i ? KindPre : KindFlow;
    if (pipe_valid_i) begin
      in      = pipe_i;
      in_kind = (pipe_i.exit || pipe_i.join_) ? KindFinish : KindFlow;
    end else if (lsu_valid_i) begin
      in      = lsu_i;
      in_kind = KindFinish;
    end
  end

  localparam int unsigned CW = $bits(in);
  logic [CW-1:0] queue_mem [0:DEPTH-1];
  logic [1:0]    kind_mem [0:DEPTH-1];
  logic [QW:0]   wptr_q, rptr_q;
  logic          pop;
  always_ff @(posedge clk_i) begin
    if (!rst_ni) begin
      wptr_q <= '0;
      rptr_q <= '0;
    end else begin
      wptr_q <= wptr_q + (QW+1)'(in_valid);
      rptr_q <= rptr_q + (QW+1)'(pop);
    end
    if (in_valid) begin
      queue_mem[wptr_q[QW-1:0]] <= in;
      kind_mem[wptr_q[QW-1:0]]  <= in_kind;
    end
  end

  // The one at work
  tesla_uop_pkg::ctl_t head;
  logic [1:0]          kind;
  logic                head_valid, is_bar, is_finish, is_flow, sent_q;
  assign head       = queue_mem[rptr_q[QW-1:0]];
  assign kind       = kind_mem[rptr_q[QW-1:0]];
  assign head_valid = rptr_q != wptr_q;
  assign is_finish  = kind == KindFinish;
  assign is_bar     = !is_finish && head.op == tesla_pkg::OP_BAR && head.trap == '0;
  assign is_flow    = !is_finish && !is_bar;

  // What flow said about an instruction with exit or join, until that has been executed
  logic [24:0] kept_mem [0:WARPS-1];
  logic [24:0] kept;
  assign kept = kept_mem[head.warp[WW-1:0]];

  logic        res_q, res_done_q, flow_end;
  logic [23:0] res_next_q, next_pc, sequel;
  logic [15:0] res_trap_q;
  logic        leaves, done;
  logic [31:0] trap;
  assign flow_valid_o = head_valid && is_flow && !sent_q && !res_q;
  assign flow_o       = head;
  assign flow_kill_o  = head.trap[15:0] != 16'd0;
  assign flow_end     = head_valid && is_flow && res_q;
  assign bar_valid_o  = head_valid && is_bar;
  assign sequel       = head.pc + {20'd0, head.nwords, 2'd0};
  always_comb begin
    next_pc = sequel;
    done    = 1'b0;
    trap    = head.trap;
    if (is_finish) begin
      {done, next_pc} = kept;
    end else if (is_flow) begin
      next_pc = res_next_q;
      done    = res_done_q;
      if (head.trap == '0) trap = {16'd0, res_trap_q};
    end
  end
  assign pre_valid_o = flow_end && kind == KindPre && trap == '0;
  assign leaves      = (flow_end && !pre_valid_o) || (head_valid && is_finish);
  assign retire_o    = leaves || (bar_valid_o && bar_ready_i);
  assign redirect_o  = leaves && !done && next_pc != sequel;
  assign done_o      = leaves && done;
  assign flush_o     = done_o || redirect_o;
  assign pop         = retire_o || pre_valid_o;
  assign next_pc_o   = next_pc;
  assign warp_o      = head.warp;
  assign active_o    = head.active;
  assign idle_o      = !head_valid;

  always_ff @(posedge clk_i) begin
    if (!rst_ni) begin
      sent_q <= 1'b0;
      res_q  <= 1'b0;
    end else begin
      if (pop) begin
        sent_q <= 1'b0;
        res_q  <= 1'b0;
      end else begin
        if (flow_valid_o && flow_ready_i) sent_q <= 1'b1;
        if (res_valid_i)                  res_q  <= 1'b1;
      end
    end
    if (res_valid_i) begin
      res_next_q <= res_next_pc_i;
      res_done_q <= res_done_i;
      res_trap_q <= res_trap_i;
    end
    if (pre_valid_o) kept_mem[head.warp[WW-1:0]] <= {done, next_pc};
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
  always_ff @(posedge clk_i) begin
    if (rst_ni) begin
      queue_never_full: assert (!in_valid || (wptr_q - rptr_q) != DEPTH[QW:0])
        else $error("more control instructions than warps");
      answer_was_asked_for: assert (!res_valid_i || (sent_q && res_warp_i == head.warp))
        else $error("an answer from tesla_flow that nobody asked for");
    end
  end
`endif
endmodule
