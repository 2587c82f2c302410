// The pipe of a Tesla MP: operands, addresses, s[] and c[], execution, write-back. What goes through it is
// issued in order and leaves in order; a beat for the LSU leaves it at the head of the queue in tesla_exec.
module tesla_pipe #(
  parameter int unsigned LANES        = 8,
  parameter int unsigned WARPS        = 8,
  parameter int unsigned GPR_ROWS     = 256,
  parameter int unsigned SHARED_BYTES = 16384,
  parameter int unsigned SFU_LANES    = 2,
  parameter int unsigned ALU_STEPS    = 1,
  parameter bit          FP64         = 1'b1,
  parameter bit          COALESCE     = 1'b1,
  parameter int unsigned CORE         = 0,
  localparam int unsigned BEATS = 32 / LANES,
  localparam int unsigned BW    = (BEATS > 1) ? $clog2(BEATS) : 1,
  localparam int unsigned W     = LANES * 32,
  localparam int unsigned WW    = $clog2(WARPS)
) (
  // Clock and reset; start_i forgets cached constants
  input  logic                   clk_i,
  input  logic                   rst_ni,
  input  logic                   start_i,

  // Of the launch, steady while it runs; sm12, fp64 and sat_nan are those bits of FEATURES
  input  logic [7:0]             regs_i,
  input  logic [7:0]             rows_i,
  input  logic [3:0]             reg_shift_i,
  input  logic [15:0]            shared_bytes_i,
  input  logic                   sm12_i,
  input  logic                   fp64_i,
  input  logic                   sat_nan_i,
  input  logic [1:0]             prog_type_i,
  input  logic [7:0]             inputs_i,

  // A warp starts: where its s[] is, and its block
  input  logic                   launch_go_i,
  input  logic [15:0]            launch_base_i,
  input  logic [4:0]             launch_block_i,

  // Dispatch clears registers of warp slot_warp, each file held until ready
  input  tesla_core_pkg::warp_t  slot_warp_i,
  input  tesla_core_pkg::order_t slot_order_i,
  input  logic                   gpr_clear_valid_i,
  output logic                   gpr_clear_ready_o,
  input  logic [7:0]             gpr_clear_row_i,
  input  logic [BW-1:0]          gpr_clear_beat_i,
  input  logic [W-1:0]           gpr_clear_data_i,
  input  logic                   addr_clear_valid_i,
  output logic                   addr_clear_ready_o,
  input  logic [1:0]             addr_clear_reg_i,
  input  logic [BW-1:0]          addr_clear_beat_i,
  input  logic                   cond_clear_valid_i,
  output logic                   cond_clear_ready_o,
  input  logic [1:0]             cond_clear_reg_i,
  input  logic [BW-1:0]          cond_clear_beat_i,

  // Dispatch fills s[], held until ready
  input  logic                   init_valid_i,
  output logic                   init_ready_o,
  input  logic [15:0]            init_addr_i,
  input  logic [LANES-1:0]       init_mask_i,
  input  logic [W-1:0]           init_data_i,

  // Issue: an instruction, held until ready; lanes that fragment programs show
  input  logic                   pipe_valid_i,
  output logic                   pipe_ready_o,
  input  tesla_uop_pkg::insn_t   insn_i,
  input  logic [WARPS*32-1:0]    visible_i,

  // Constant port
  output logic                   const_req_valid_o,
  input  logic                   const_req_ready_i,
  output logic [3:0]             const_req_bank_o,
  output logic [15:0]            const_req_addr_o,
  input  logic                   const_rsp_valid_i,
  input  logic [31:0]            const_rsp_data_i,

  // LSU: a beat, held until ready
  output logic                   lsu_valid_o,
  input  logic                   lsu_ready_i,
  output tesla_uop_pkg::beat_t   lsu_beat_o,
  output logic [LANES-1:0]       lsu_mask_o,
  output logic [W-1:0]           lsu_addr_o,
  output logic [W-1:0]           lsu_data0_o,
  output logic [W-1:0]           lsu_data1_o,

  // LSU: what was loaded. A write is offered until one is ready; while it waits, another one may take
  // its place (tesla_lsu)
  input  logic                   lwb_valid_i,
  output logic                   lwb_ready_o,
  input  tesla_core_pkg::warp_t  lwb_warp_i,
  input  logic [6:0]             lwb_reg_i,
  input  logic [BW-1:0]          lwb_beat_i,
  input  logic [LANES-1:0]       lwb_mask_i,
  input  logic [W-1:0]           lwb_data_i,
  input  tesla_core_pkg::order_t lwb_order_i,

  // LSU: has this warp nothing between here and write-back?
  input  tesla_core_pkg::warp_t  ret_warp_i,
  output logic                   lsu_clear_o,

  // Delivery reads and clears output rows of warp out_warp
  input  tesla_core_pkg::warp_t  out_warp_i,
  input  tesla_core_pkg::order_t out_order_i,
  input  logic                   out_rd_valid_i,
  input  logic [7:0]             out_rd_row_i,
  input  logic [BW-1:0]          out_rd_beat_i,
  output logic                   out_rd_zero_o,
  output logic [W-1:0]           out_rd_data_o,
  input  logic                   out_clear_valid_i,
  output logic                   init_gpr_ready_o,
  input  logic [7:0]             out_clear_row_i,
  input  logic [BW-1:0]          out_beat_i,
  input  logic [LANES-1:0]       out_clear_mask_i,

  // Write-back: lines of the scoreboard that are written; an instruction retires
  output tesla_core_pkg::warp_t  wb_warp_o,
  output logic                   wrote_valid_o,
  output tesla_uop_pkg::lines_t  wrote_lines_o,
  output logic                   pipe_retire_o,

  // Control: an instruction that ends there
  output logic                   pipe_ctl_valid_o,
  output tesla_uop_pkg::ctl_t    pipe_ctl_o,

  // Control: lanes that exit; warps that hold a lock
  input  logic                   ctl_exit_i,
  input  tesla_core_pkg::warp_t  ctl_warp_i,
  input  logic [31:0]            ctl_exit_mask_i,
  output logic [WARPS-1:0]       held_o,

  // Nothing is in the pipe
  output logic                   exec_idle_o
);
  // Register read
  logic                rd_valid;
  logic [BW-1:0]       rd_step, out_rd_step;
  logic [2:0]          rd_used, rd_zero;
  logic [6:0]          rd_reg0, rd_reg1, rd_reg2;
  logic [1:0]          rd_areg;
  logic [3*BW-1:0]     rd_beat;
  logic [3*W-1:0]      rd_data;
  logic [LANES*16-1:0] addr_rdata;
  logic [LANES*4-1:0]  cond_rdata;
  // Pipe
  logic                 col_valid, col_ready, agu_valid, agu_ready, agu_room, agu_vote, shared_valid, shared_ready;
  logic                 shared_rsp, s_accept, is_lock, const_valid, const_ready, const_rsp;
  tesla_uop_pkg::beat_t col_beat, agu_beat;
  logic [W-1:0]         col_a, col_b, col_c, agu_a, agu_b, agu_c, shared_rdata, const_rdata;
  logic [LANES*16-1:0]  col_areg, agu_inc, shared_addr, const_addr;
  logic [LANES*4-1:0]   col_cc, agu_cc;
  logic [LANES-1:0]     agu_exec, agu_mask, lock_pass;
  logic [15:0]          shared_base;
  logic [31:0]          clock_q;
  // Write-back
  tesla_core_pkg::order_t wb_order;
  logic [BW-1:0]          wb_beat;
  logic                   wb_gpr_valid, wb_gpr_out, wb_addr_valid, wb_cond_valid;
  logic [6:0]             wb_gpr_reg;
  logic [LANES-1:0]       wb_gpr_mask, wb_exec;
  logic [1:0]             wb_gpr_half, wb_addr_reg, wb_cond_reg;
  logic [W-1:0]           wb_gpr_data;
  logic [LANES*16-1:0]    wb_addr_data;
  logic [LANES*4-1:0]     wb_cond_data;

  always_ff @(posedge clk_i) begin
    if (!rst_ni) clock_q <= '0;
    else         clock_q <= clock_q + 32'd1;
  end
  logic [15:0] base_mem [0:WARPS-1];  // s[] of the block that each warp belongs to
  logic base_clk;  // moves as a warp starts
  common_gate u_base_clk (
    .clk_i(clk_i), .rst_ni(rst_ni), .clk_o(base_clk),
    .moves_i(launch_go_i));
  always_ff @(posedge base_clk) begin
    if (launch_go_i) base_mem[slot_warp_i[WW-1:0]] <= launch_base_i;
  end

  if (COALESCE) begin : gen_collect
    tesla_collect #(
      .LANES (LANES)
    ) u_collect (
      .clk_i       (clk_i),
      .rst_ni      (rst_ni),
      .valid_i     (pipe_valid_i),
      .ready_o     (pipe_ready_o),
      .insn_i      (insn_i),
      .rd_grant_i  (!out_rd_valid_i),
      .rd_valid_o  (rd_valid),
      .rd_step_o   (rd_step),
      .rd_used_o   (rd_used),
      .rd_reg0_o   (rd_reg0),
      .rd_reg1_o   (rd_reg1),
      .rd_reg2_o   (rd_reg2),
      .rd_areg_o   (rd_areg),
      .rd_beat_i   (rd_beat),
      .rd_zero_i   (rd_zero),
      .rd_data_i   (rd_data),
      .addr_data_i (addr_rdata),
      .cond_data_i (cond_rdata),
      .valid_o     (col_valid),
      .ready_i     (col_ready),
      .beat_o      (col_beat),
      .a_o         (col_a),
      .b_o         (col_b),
      .c_o         (col_c),
      .areg_o      (col_areg),
      .cc_o        (col_cc)
    );
  end else begin : gen_collect_serial  // the slots have the same data, of the beat that was asked for
    logic unused;
    assign unused = ^{rd_beat, rd_data[3*W-1:W]};
    tesla_collect_serial #(
      .LANES (LANES)
    ) u_collect (
      .clk_i       (clk_i),
      .rst_ni      (rst_ni),
      .valid_i     (pipe_valid_i),
      .ready_o     (pipe_ready_o),
      .insn_i      (insn_i),
      .rd_grant_i  (!out_rd_valid_i),
      .rd_valid_o  (rd_valid),
      .rd_step_o   (rd_step),
      .rd_used_o   (rd_used),
      .rd_reg0_o   (rd_reg0),
      .rd_reg1_o   (rd_reg1),
      .rd_reg2_o   (rd_reg2),
      .rd_areg_o   (rd_areg),
      .rd_zero_i   (rd_zero),
      .rd_data_i   (rd_data[0 +: W]),
      .addr_data_i (addr_rdata),
      .cond_data_i (cond_rdata),
      .valid_o     (col_valid),
      .ready_i     (col_ready),
      .beat_o      (col_beat),
      .a_o         (col_a),
      .b_o         (col_b),
      .c_o         (col_c),
      .areg_o      (col_areg),
      .cc_o        (col_cc)
    );
  end

  // Register files move where something is read or written.
  logic gpr_clk, addr_clk, cond_clk;
  common_gate u_gpr_clk (
    .clk_i(clk_i), .rst_ni(rst_ni), .clk_o(gpr_clk),
    .moves_i(rd_valid || out_rd_valid_i || wb_gpr_valid || lwb_valid_i || gpr_clear_valid_i || out_clear_valid_i));
  common_gate u_addr_clk (
    .clk_i(clk_i), .rst_ni(rst_ni), .clk_o(addr_clk),
    .moves_i(rd_valid || wb_addr_valid || addr_clear_valid_i));
  common_gate u_cond_clk (
    .clk_i(clk_i), .rst_ni(rst_ni), .clk_o(cond_clk),
    .moves_i(rd_valid || wb_cond_valid || cond_clear_valid_i));

  tesla_regfile #(
    .LANES (LANES),
    .ROWS  (GPR_ROWS),
    .CORE  (CORE),
    .SERIAL (!COALESCE)
  ) u_gpr (
    .clk_i        (gpr_clk),
    .regs_i       (regs_i),
    .rows_i       (rows_i),
    .shift_i      (reg_shift_i),
    .rd_valid_i   (rd_valid || out_rd_valid_i),
    .rd_step_i    (out_rd_valid_i ? out_rd_step : rd_step),
    .rd_warp_i    (out_rd_valid_i ? out_warp_i : insn_i.warp),
    .rd_used_i    (out_rd_valid_i ? 3'b001 : rd_used),
    .rd_row0_i    (out_rd_valid_i ? out_rd_row_i : {1'b0, rd_reg0}),
    .rd_reg1_i    (rd_reg1),
    .rd_reg2_i    (rd_reg2),
    .rd_beat_o    (rd_beat),
    .rd_zero_o    (rd_zero),
    .rd_data_o    (rd_data),
    .pipe_valid_i (wb_gpr_valid),
    .pipe_warp_i  (wb_warp_o),
    .pipe_out_i   (wb_gpr_out),
    .pipe_reg_i   (wb_gpr_reg),
    .pipe_beat_i  (wb_beat),
    .pipe_mask_i  (wb_gpr_mask),
    .pipe_half_i  (wb_gpr_half),
    .pipe_data_i  (wb_gpr_data),
    .pipe_order_i (wb_order),
    .lsu_valid_i  (lwb_valid_i),
    .lsu_ready_o  (lwb_ready_o),
    .lsu_warp_i   (lwb_warp_i),
    .lsu_reg_i    (lwb_reg_i),
    .lsu_beat_i   (lwb_beat_i),
    .lsu_mask_i   (lwb_mask_i),
    .lsu_data_i   (lwb_data_i),
    .lsu_order_i  (lwb_order_i),
    .init_valid_i (gpr_clear_valid_i || out_clear_valid_i),
    .init_ready_o (init_gpr_ready_o),
    .init_warp_i  (out_clear_valid_i ? out_warp_i : slot_warp_i),
    .init_row_i   (out_clear_valid_i ? out_clear_row_i : gpr_clear_row_i),
    .init_beat_i  (out_clear_valid_i ? out_beat_i : gpr_clear_beat_i),
    .init_mask_i  (out_clear_valid_i ? out_clear_mask_i : {LANES{1'b1}}),
    .init_data_i  (out_clear_valid_i ? {W{1'b0}} : gpr_clear_data_i),
    .init_order_i (out_clear_valid_i ? out_order_i : slot_order_i)
  );
  assign out_rd_step       = COALESCE ? BW'((32'(out_rd_beat_i) + 32'(out_rd_row_i)) % BEATS) : out_rd_beat_i;  // where slot 0 finds it
  assign gpr_clear_ready_o = init_gpr_ready_o && !out_clear_valid_i;
  assign out_rd_zero_o     = rd_zero[0];
  assign out_rd_data_o     = rd_data[0 +: W];

  tesla_lanefile #(
    .LANES (LANES),
    .WARPS (WARPS),
    .BITS  (16),
    .CORE  (CORE),
    .FILE  (tesla_core_pkg::FileAddr),
    .BASE  (1),
    .TAP   (tesla_core_pkg::TapAddr),
    .BE    (4'h3)
  ) u_addr (
    .clk_i        (addr_clk),
    .rd_valid_i   (rd_valid),
    .rd_warp_i    (insn_i.warp),
    .rd_reg_i     (rd_areg),
    .rd_beat_i    (rd_step),
    .rd_data_o    (addr_rdata),
    .pipe_valid_i (wb_addr_valid),
    .pipe_warp_i  (wb_warp_o),
    .pipe_reg_i   (wb_addr_reg),
    .pipe_beat_i  (wb_beat),
    .pipe_mask_i  (wb_exec),
    .pipe_data_i  (wb_addr_data),
    .pipe_order_i (wb_order),
    .init_valid_i (addr_clear_valid_i),
    .init_ready_o (addr_clear_ready_o),
    .init_warp_i  (slot_warp_i),
    .init_reg_i   (addr_clear_reg_i),
    .init_beat_i  (addr_clear_beat_i),
    .init_order_i (slot_order_i)
  );

  tesla_lanefile #(
    .LANES (LANES),
    .WARPS (WARPS),
    .BITS  (4),
    .CORE  (CORE),
    .FILE  (tesla_core_pkg::FileCond),
    .BASE  (0),
    .TAP   (tesla_core_pkg::TapCond),
    .BE    (4'h1)
  ) u_cond (
    .clk_i        (cond_clk),
    .rd_valid_i   (rd_valid),
    .rd_warp_i    (insn_i.warp),
    .rd_reg_i     (insn_i.uop.csrc),
    .rd_beat_i    (rd_step),
    .rd_data_o    (cond_rdata),
    .pipe_valid_i (wb_cond_valid),
    .pipe_warp_i  (wb_warp_o),
    .pipe_reg_i   (wb_cond_reg),
    .pipe_beat_i  (wb_beat),
    .pipe_mask_i  (wb_exec),
    .pipe_data_i  (wb_cond_data),
    .pipe_order_i (wb_order),
    .init_valid_i (cond_clear_valid_i),
    .init_ready_o (cond_clear_ready_o),
    .init_warp_i  (slot_warp_i),
    .init_reg_i   (cond_clear_reg_i),
    .init_beat_i  (cond_clear_beat_i),
    .init_order_i (slot_order_i)
  );

  tesla_agu #(
    .LANES (LANES)
  ) u_agu (
    .clk_i          (clk_i),
    .rst_ni         (rst_ni),
    .regs_i         (regs_i),
    .type_i         (prog_type_i),
    .inputs_i       (inputs_i),
    .visible_i      (visible_i[32'(col_beat.insn.warp)*32 +: 32]),
    .clock_i        (clock_q),
    .valid_i        (col_valid),
    .ready_o        (col_ready),
    .beat_i         (col_beat),
    .a_i            (col_a),
    .b_i            (col_b),
    .c_i            (col_c),
    .areg_i         (col_areg),
    .cc_i           (col_cc),
    .shared_valid_o (shared_valid),
    .shared_ready_i (shared_ready),
    .const_valid_o  (const_valid),
    .const_ready_i  (const_ready),
    .mask_o         (agu_mask),
    .shared_addr_o  (shared_addr),
    .const_addr_o   (const_addr),
    .valid_o        (agu_valid),
    .ready_i        (agu_ready),
    .room_i         (agu_room),
    .beat_o         (agu_beat),
    .exec_o         (agu_exec),
    .a_o            (agu_a),
    .b_o            (agu_b),
    .c_o            (agu_c),
    .cc_o           (agu_cc),
    .inc_o          (agu_inc),
    .vote_o         (agu_vote)
  );

  assign shared_base = base_mem[agu_beat.insn.warp[WW-1:0]];
  tesla_shared #(
    .LANES (LANES),
    .BYTES (SHARED_BYTES),
    .CORE  (CORE),
    .COALESCE (COALESCE)
  ) u_shared (
    .clk_i        (clk_i),
    .rst_ni       (rst_ni),
    .req_valid_i  (shared_valid),
    .req_ready_o  (shared_ready),
    .req_write_i  (agu_beat.insn.uop.s_write),
    .req_mode_i   (agu_beat.insn.uop.s_mode),
    .req_mask_i   (agu_mask),
    .req_addr_i   (shared_addr),
    .req_base_i   (shared_base),
    .req_size_i   (shared_bytes_i),
    .req_data_i   (agu_c),
    .req_warp_i   (agu_beat.insn.warp),
    .req_order_i  (agu_beat.insn.order),
    .rsp_valid_o  (shared_rsp),
    .rsp_data_o   (shared_rdata),
    .init_valid_i (init_valid_i),
    .init_ready_o (init_ready_o),
    .init_addr_i  (init_addr_i),
    .init_mask_i  (init_mask_i),
    .init_data_i  (init_data_i),
    .init_warp_i  (slot_warp_i),
    .init_order_i (slot_order_i)
  );

  assign is_lock  = agu_beat.insn.uop.op == tesla_pkg::OP_LD_LOCK;
  assign s_accept = shared_valid && shared_ready;
  // Who has the lock is known when s[] takes the beat: in the clock in which it goes on into a queue, or before its turn without one.
  logic [LANES-1:0] lock_mask, pass_q;
  always_ff @(posedge clk_i) if (s_accept) pass_q <= lock_pass;
  assign lock_mask = COALESCE ? lock_pass : pass_q;
  tesla_lock #(
    .LANES (LANES),
    .WARPS (WARPS)
  ) u_lock (
    .clk_i          (clk_i),
    .rst_ni         (rst_ni),
    .launch_valid_i (launch_go_i),
    .launch_warp_i  (slot_warp_i),
    .launch_block_i (launch_block_i),
    .lock_i         (s_accept && is_lock),
    .unlock_i       (s_accept && agu_beat.insn.uop.op == tesla_pkg::OP_ST_UNLOCK),
    .warp_i         (agu_beat.insn.warp),
    .beat_i         (agu_beat.beat),
    .mask_i         (agu_mask),
    .addr_i         (shared_addr),
    .pass_o         (lock_pass),
    .exit_valid_i   (ctl_exit_i),
    .exit_warp_i    (ctl_warp_i),
    .exit_mask_i    (ctl_exit_mask_i),
    .held_o         (held_o)
  );

  tesla_const #(
    .LANES (LANES),
    .COALESCE (COALESCE)
  ) u_const (
    .clk_i             (clk_i),
    .rst_ni            (rst_ni),
    .flush_i           (start_i),
    .req_valid_i       (const_valid),
    .req_ready_o       (const_ready),
    .req_bank_i        (agu_beat.insn.uop.c_bank),
    .req_mode_i        (agu_beat.insn.uop.c_mode),
    .req_mask_i        (agu_mask),
    .req_addr_i        (const_addr),
    .rsp_valid_o       (const_rsp),
    .rsp_data_o        (const_rdata),
    .const_req_valid_o (const_req_valid_o),
    .const_req_ready_i (const_req_ready_i),
    .const_req_bank_o  (const_req_bank_o),
    .const_req_addr_o  (const_req_addr_o),
    .const_rsp_valid_i (const_rsp_valid_i),
    .const_rsp_data_i  (const_rsp_data_i)
  );

  tesla_exec #(
    .LANES     (LANES),
    .CORE      (CORE),
    .SFU_LANES (SFU_LANES),
    .ALU_STEPS (ALU_STEPS),
    .FP64      (FP64),
    .QUEUE     (COALESCE)
  ) u_exec (
    .clk_i          (clk_i),
    .rst_ni         (rst_ni),
    .sm12_i         (sm12_i),
    .fp64_i         (fp64_i),
    .sat_nan_i      (sat_nan_i),
    .fragment_i     (prog_type_i == tesla_core_pkg::TypeFragment),
    .valid_i        (agu_valid),
    .ready_o        (agu_ready),
    .room_o         (agu_room),
    .beat_i         (agu_beat),
    .exec_i         (agu_exec),
    .mask_i         (is_lock ? lock_mask : agu_mask),
    .a_i            (agu_a),
    .b_i            (agu_b),
    .c_i            (agu_c),
    .cc_i           (agu_cc),
    .inc_i          (agu_inc),
    .vote_i         (agu_vote),
    .shared_valid_i (shared_rsp),
    .shared_data_i  (shared_rdata),
    .const_valid_i  (const_rsp),
    .const_data_i   (const_rdata),
    .lsu_valid_o    (lsu_valid_o),
    .lsu_ready_i    (lsu_ready_i),
    .lsu_beat_o     (lsu_beat_o),
    .lsu_mask_o     (lsu_mask_o),
    .lsu_addr_o     (lsu_addr_o),
    .lsu_data0_o    (lsu_data0_o),
    .lsu_data1_o    (lsu_data1_o),
    .lsu_warp_i     (ret_warp_i),
    .lsu_clear_o    (lsu_clear_o),
    .wb_warp_o      (wb_warp_o),
    .wb_order_o     (wb_order),
    .wb_beat_o      (wb_beat),
    .gpr_valid_o    (wb_gpr_valid),
    .gpr_out_o      (wb_gpr_out),
    .gpr_reg_o      (wb_gpr_reg),
    .gpr_mask_o     (wb_gpr_mask),
    .gpr_half_o     (wb_gpr_half),
    .gpr_data_o     (wb_gpr_data),
    .addr_valid_o   (wb_addr_valid),
    .addr_reg_o     (wb_addr_reg),
    .addr_data_o    (wb_addr_data),
    .cond_valid_o   (wb_cond_valid),
    .cond_reg_o     (wb_cond_reg),
    .cond_data_o    (wb_cond_data),
    .wb_exec_o      (wb_exec),
    .wrote_valid_o  (wrote_valid_o),
    .wrote_lines_o  (wrote_lines_o),
    .retire_o       (pipe_retire_o),
    .ctl_valid_o    (pipe_ctl_valid_o),
    .ctl_o          (pipe_ctl_o),
    .idle_o         (exec_idle_o)
  );

`ifndef SYNTHESIS
  common_held stalled_load_stays (
    .clk_i   (clk_i),
    .rst_ni  (rst_ni),
    .valid_i (lwb_valid_i),
    .ready_i (lwb_ready_o),
    .data_i  (1'b0)  // another write may take its turn
  );
  always_ff @(posedge clk_i) begin
    if (rst_ni) begin
      one_clear_at_a_time: assert (!(gpr_clear_ready_o && out_clear_valid_i))
        else $error("dispatch and delivery clear registers in one clock");
      delivery_reads_alone: assert (!(rd_valid && out_rd_valid_i))
        else $error("the pipe and delivery read registers in one clock");
    end
  end
`endif
endmodule
