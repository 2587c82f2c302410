// Where a warp of a Tesla MP goes on: the queue of what ends outside the pipe, the stack of each warp, barriers,
// and the lanes of a fragment warp that are visible.
module tesla_sequence #(
  parameter int unsigned WARPS       = 8,
  parameter int unsigned BLOCKS      = 8,
  parameter int unsigned STACK_DEPTH = 32,
  parameter int unsigned CORE        = 0,
  parameter bit          LATE        = 1'b0   // a barrier takes a clock more
) (
  // Clock and reset
  input  logic                  clk_i,
  input  logic                  rst_ni,

  // Of the launch, steady while it runs
  input  logic [1:0]            prog_type_i,

  // A warp starts
  input  logic                  launch_go_i,
  output logic                  flow_start_ready_o,
  input  tesla_core_pkg::warp_t slot_warp_i,
  input  logic [31:0]           launch_mask_i,
  input  logic [31:0]           launch_visible_i,
  input  logic [4:0]            launch_block_i,
  input  logic [4:0]            launch_warps_i,
  input  logic                  launch_first_i,

  // What ends here: from the pipe, from the LSU, straight from issue; the last two held until ready
  input  logic                  pipe_ctl_valid_i,
  input  tesla_uop_pkg::ctl_t   pipe_ctl_i,
  input  logic                  lsu_ctl_valid_i,
  output logic                  lsu_ctl_ready_o,
  input  tesla_uop_pkg::ctl_t   lsu_ctl_i,
  input  logic                  direct_valid_i,
  output logic                  direct_ready_o,
  input  tesla_uop_pkg::insn_t  insn_i,

  // Delivery of outputs, held until done; flow_req is the instruction at hand
  output logic                  deliver_valid_o,
  input  logic                  deliver_done_i,
  output tesla_uop_pkg::ctl_t   flow_req_o,

  // An instruction of warp ctl_warp retires: where the warp goes on, whether it is done, lanes that exit
  output logic                  ctl_retire_o,
  output tesla_core_pkg::warp_t ctl_warp_o,
  output logic                  flush_o,
  output logic                  redirect_o,
  output logic [23:0]           next_pc_o,
  output logic                  ctl_done_o,
  output logic                  ctl_exit_o,
  output logic [31:0]           ctl_exit_mask_o,

  // State of each warp: lanes that execute, lanes that are visible, waiting at a barrier
  output logic [WARPS*32-1:0]   active_o,
  output logic [WARPS*32-1:0]   visible_o,
  output logic [WARPS-1:0]      waiting_o,

  // Nothing waits here
  output logic                  control_idle_o
);
  // Control
  logic                  flow_valid, flow_ready, flow_kill, res_valid, res_done, bar_valid, bar_ready;
  logic [7:0]            flow_op;
  logic [23:0]           res_next_pc;
  logic [15:0]           res_trap;
  logic [WARPS-1:0]      quad;
  logic [31:0]           res_exited;
  tesla_core_pkg::warp_t res_warp;

  logic visible_clk;  // moves with a start, and what tesla_flow has done
  common_gate u_visible_clk (
    .clk_i(clk_i), .rst_ni(rst_ni), .clk_o(visible_clk),
    .moves_i(launch_go_i || res_valid));
  always_ff @(posedge visible_clk) begin
    for (int unsigned w = 0; w < WARPS; w++) begin
      if (launch_go_i && 32'(slot_warp_i) == w) visible_o[w*32 +: 32] <= launch_visible_i;
      else if (res_valid && flow_op == tesla_pkg::OP_DISCARD && 32'(res_warp) == w)
        visible_o[w*32 +: 32] <= visible_o[w*32 +: 32] & ~flow_req_o.exec;
    end
  end

  tesla_control #(
    .WARPS (WARPS),
    .CORE  (CORE)
  ) u_control (
    .clk_i          (clk_i),
    .rst_ni         (rst_ni),
    .pipe_valid_i   (pipe_ctl_valid_i),
    .pipe_i         (pipe_ctl_i),
    .lsu_valid_i    (lsu_ctl_valid_i),
    .lsu_ready_o    (lsu_ctl_ready_o),
    .lsu_i          (lsu_ctl_i),
    .direct_valid_i (direct_valid_i),
    .direct_ready_o (direct_ready_o),
    .direct_i       (insn_i),
    .flow_valid_o   (flow_valid),
    .flow_ready_i   (flow_ready),
    .flow_o         (flow_req_o),
    .flow_kill_o    (flow_kill),
    .res_valid_i    (res_valid),
    .res_warp_i     (res_warp),
    .res_next_pc_i  (res_next_pc),
    .res_done_i     (res_done),
    .res_trap_i     (res_trap),
    .res_exited_i   (res_exited),
    .bar_valid_o    (bar_valid),
    .bar_ready_i    (bar_ready),
    .quad_i         (quad),
    .ends_i         (prog_type_i == tesla_core_pkg::TypeVertex || prog_type_i == tesla_core_pkg::TypeFragment),
    .deliver_valid_o (deliver_valid_o),
    .deliver_done_i (deliver_done_i),
    .retire_o       (ctl_retire_o),
    .flush_o        (flush_o),
    .redirect_o     (redirect_o),
    .next_pc_o      (next_pc_o),
    .done_o         (ctl_done_o),
    .exit_o         (ctl_exit_o),
    .exit_mask_o    (ctl_exit_mask_o),
    .warp_o         (ctl_warp_o),
    .idle_o         (control_idle_o)
  );

  assign flow_op = flow_req_o.op;
  tesla_flow #(
    .WARPS       (WARPS),
    .STACK_DEPTH (STACK_DEPTH)
  ) u_flow (
    .clk_i         (clk_i),
    .rst_ni        (rst_ni),
    .start_valid_i (launch_go_i),
    .start_ready_o (flow_start_ready_o),
    .start_warp_i  (slot_warp_i),
    .start_mask_i  (launch_mask_i),
    .req_valid_i   (flow_valid),
    .req_ready_o   (flow_ready),
    .req_warp_i    (flow_req_o.warp),
    .req_op_i      (flow_op),
    .req_words_i   (flow_req_o.words),
    .req_pc_i      (flow_req_o.pc),
    .req_nwords_i  (flow_req_o.nwords),
    .req_exec_i    (flow_req_o.exec),
    .req_const_i   (flow_req_o.target),
    .req_exit_i    (flow_req_o.exit),
    .req_join_i    (flow_req_o.join_),
    .req_kill_i    (flow_kill),
    .res_valid_o   (res_valid),
    .res_warp_o    (res_warp),
    .res_next_pc_o (res_next_pc),
    .res_done_o    (res_done),
    .res_trap_o    (res_trap),
    .res_exited_o  (res_exited),
    .active_o      (active_o),
    .quad_o        (quad)
  );

  tesla_barrier #(
    .WARPS  (WARPS),
    .BLOCKS (BLOCKS),
    .LATE   (LATE)
  ) u_barrier (
    .clk_i          (clk_i),
    .rst_ni         (rst_ni),
    .launch_valid_i (launch_go_i),
    .launch_warp_i  (slot_warp_i),
    .launch_block_i (launch_block_i),
    .launch_warps_i (launch_warps_i),
    .launch_first_i (launch_first_i),
    .done_valid_i   (ctl_done_o),
    .done_warp_i    (ctl_warp_o),
    .bar_valid_i    (bar_valid),
    .bar_ready_o    (bar_ready),
    .bar_warp_i     (ctl_warp_o),
    .bar_words_i    (flow_req_o.words),
    .waiting_o      (waiting_o)
  );

`ifndef SYNTHESIS
  common_held #(.WIDTH($bits(tesla_uop_pkg::insn_t))) stalled_direct_stable (
    .clk_i   (clk_i),
    .rst_ni  (rst_ni),
    .valid_i (direct_valid_i),
    .ready_i (direct_ready_o),
    .data_i  (insn_i)
  );
  always_ff @(posedge clk_i) begin
    if (rst_ni) begin
      retired_warp_was_launched: assert (!ctl_done_o || !launch_go_i || ctl_warp_o != slot_warp_i)
        else $error("a warp slot starts and ends in one clock");
      // tesla_control finishes one instruction at a time, so that no bar ever waits for this.
      bar_or_end: assert (!ctl_done_o || !bar_valid)
        else $error("a warp ends in the clock of another one's bar");
    end
  end
`endif
endmodule
