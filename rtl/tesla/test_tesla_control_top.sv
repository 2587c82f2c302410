// What test_tesla_control.cpp drives: the fields of an instruction that tesla_control looks at,
// as pins of their own, whichever of its three sides it comes from.
module test_tesla_control_top #(
  parameter int unsigned WARPS = 8
) (
  input  logic             clk_i,
  input  logic             rst_ni,

  // an instruction, from the pipe, the LSU or straight from issue
  input  logic             pipe_valid_i,
  input  logic             lsu_valid_i,
  input  logic             direct_valid_i,
  input  logic [7:0]       op_i,
  input  logic [4:0]       warp_i,
  input  logic [31:0]      order_i,
  input  logic [23:0]      pc_i,
  input  logic [1:0]       nwords_i,
  input  logic             exit_i,
  input  logic             join_i,
  input  logic [15:0]      trap_i,

  // tesla_flow and tesla_barrier
  output logic             flow_valid_o,
  input  logic             flow_ready_i,
  output logic [23:0]      flow_pc_o,
  output logic [31:0]      flow_order_o,
  output logic             flow_kill_o,
  input  logic             res_valid_i,
  input  logic [4:0]       res_warp_i,
  input  logic [23:0]      res_next_pc_i,
  input  logic             res_done_i,
  input  logic [WARPS-1:0] quad_i,
  output logic             bar_valid_o,
  input  logic             bar_ready_i,

  input  logic             ends_i,
  output logic             deliver_valid_o,
  input  logic             deliver_done_i,

  // an instruction retires
  output logic             retire_o,
  output logic             flush_o,
  output logic             redirect_o,
  output logic [23:0]      next_pc_o,
  output logic             done_o,
  output logic             exit_o,
  output logic [4:0]       warp_o,
  output logic             idle_o
);
  tesla_uop_pkg::ctl_t  ctl, flow;
  tesla_uop_pkg::insn_t insn;
  always_comb begin
    ctl             = '0;
    ctl.op          = op_i;
    ctl.warp        = warp_i;
    ctl.order       = order_i;
    ctl.pc          = pc_i;
    ctl.nwords      = nwords_i;
    ctl.exit        = exit_i;
    ctl.join_       = join_i;
    ctl.trap        = {16'd0, trap_i};
    ctl.active      = '1;
    ctl.exec        = '1;
    insn            = '0;
    insn.warp       = warp_i;
    insn.order      = order_i;
    insn.active     = '1;
    insn.uop.op     = op_i;
    insn.uop.pc     = pc_i;
    insn.uop.nwords = nwords_i;
    insn.uop.exit   = exit_i;
    insn.uop.join_  = join_i;
    insn.uop.trap   = trap_i;
  end
  assign flow_pc_o    = flow.pc;
  assign flow_order_o = flow.order;
  logic        unused_lsu, unused_direct;
  logic [31:0] unused_mask;
  tesla_control #(.WARPS(WARPS)) u_control (
    .clk_i           (clk_i),
    .rst_ni          (rst_ni),
    .pipe_valid_i    (pipe_valid_i),
    .pipe_i          (ctl),
    .lsu_valid_i     (lsu_valid_i),
    .lsu_ready_o     (unused_lsu),
    .lsu_i           (ctl),
    .direct_valid_i  (direct_valid_i),
    .direct_ready_o  (unused_direct),
    .direct_i        (insn),
    .flow_valid_o    (flow_valid_o),
    .flow_ready_i    (flow_ready_i),
    .flow_o          (flow),
    .flow_kill_o     (flow_kill_o),
    .res_valid_i     (res_valid_i),
    .res_warp_i      (res_warp_i),
    .res_next_pc_i   (res_next_pc_i),
    .res_done_i      (res_done_i),
    .res_trap_i      (16'd0),
    .res_exited_i    (32'd0),
    .quad_i          (quad_i),
    .bar_valid_o     (bar_valid_o),
    .bar_ready_i     (bar_ready_i),
    .ends_i          (ends_i),
    .deliver_valid_o (deliver_valid_o),
    .deliver_done_i  (deliver_done_i),
    .retire_o        (retire_o),
    .flush_o         (flush_o),
    .redirect_o      (redirect_o),
    .next_pc_o       (next_pc_o),
    .done_o          (done_o),
    .exit_o          (exit_o),
    .exit_mask_o     (unused_mask),
    .warp_o          (warp_o),
    .idle_o          (idle_o)
  );
endmodule
