// One Tesla streaming multiprocessor: units and wires only. What each unit does stands at its
// head, how they fit together in README.md.
module tesla_mp #(
  parameter int unsigned LANES        = 8,      // 8, 16 or 32
  parameter int unsigned WARPS        = 8,      // warp slots, 2..24
  parameter int unsigned BLOCKS       = 8,      // block slots
  parameter int unsigned GPR_ROWS     = 256,    // 32-lane registers, power of two
  parameter int unsigned SHARED_BYTES = 16384,
  parameter int unsigned STACK_DEPTH  = 32,
  parameter int unsigned SFU_LANES    = 2,      // special function lanes, divides LANES
  parameter bit          FP64         = 1'b1,   // 64-bit floating point: the unit, and what decode knows
  parameter bit          TEXTURE      = 1'b1,   // texture port: without it decode knows no texture instruction
  parameter int unsigned CORE         = 0       // number on the taps
) (
  input  logic                clk_i,
  input  logic                rst_ni,
  input  logic                cfg_valid_i,
  input  logic [7:0]          cfg_addr_i,
  input  logic [31:0]         cfg_data_i,
  input  logic                start_i,
  output logic                busy_o,
  input  logic [WARPS-1:0]    hold_i,
  output logic                code_req_valid_o,
  input  logic                code_req_ready_i,
  output logic [23:0]         code_req_addr_o,
  input  logic                code_rsp_valid_i,
  input  logic [63:0]         code_rsp_data_i,
  output logic                const_req_valid_o,
  input  logic                const_req_ready_i,
  output logic [3:0]          const_req_bank_o,
  output logic [15:0]         const_req_addr_o,
  input  logic                const_rsp_valid_i,
  input  logic [31:0]         const_rsp_data_i,
  output logic                mem_req_valid_o,
  input  logic                mem_req_ready_i,
  output logic                mem_req_write_o,
  output logic                mem_req_local_o,
  output logic                mem_req_output_o,  // the output memory of graphics programs: stores only
  output logic [31:0]         mem_req_addr_o,
  output logic [LANES*4-1:0]  mem_req_be_o,
  output logic [LANES*32-1:0] mem_req_data_o,
  input  logic                mem_rsp_valid_i,
  input  logic [LANES*32-1:0] mem_rsp_data_i,
  input  logic                attr_valid_i,
  output logic                attr_ready_o,
  input  logic [31:0]         attr_data_i,
  output logic                tex_req_valid_o,
  input  logic                tex_req_ready_i,
  output logic [63:0]         tex_req_head_o,
  output logic [511:0]        tex_req_data_o,
  input  logic                tex_rsp_valid_i,
  input  logic [511:0]        tex_rsp_data_i
);
  localparam int unsigned BEATS = 32 / LANES;
  localparam int unsigned BW    = (BEATS > 1) ? $clog2(BEATS) : 1;
  localparam int unsigned WW    = $clog2(WARPS);
  localparam int unsigned W     = LANES * 32;

  // Dispatch
  logic                   dispatch_busy, fetch_busy, issue_idle, exec_idle, control_idle;
  logic [24:0]            code_bytes;
  logic [7:0]             regs, rows;
  logic [3:0]             reg_shift;
  logic [15:0]            shared_bytes;
  logic [4:0]             local_log;
  logic [3:0]             features;
  logic [1:0]             prog_type;  // and what else graphics programs have: sheet 9
  logic [7:0]             inputs;
  logic [5:0]             outputs;
  logic [6:0]             vertices;
  logic [3:0]             g_space;
  logic [31:0]            g_base, g_limit;
  tesla_core_pkg::warp_t  slot_warp;
  tesla_core_pkg::order_t slot_order;
  logic                   gpr_clear_valid, gpr_clear_ready, addr_clear_valid, addr_clear_ready;
  logic                   cond_clear_valid, cond_clear_ready, init_valid, init_ready;
  logic [7:0]             gpr_clear_row;
  logic [BW-1:0]          gpr_clear_beat, addr_clear_beat, cond_clear_beat;
  logic [W-1:0]           gpr_clear_data, init_data;
  logic [1:0]             addr_clear_reg, cond_clear_reg;
  logic [15:0]            init_addr, launch_base;
  logic [LANES-1:0]       init_mask;
  logic                   record_valid, launch_valid, launch_ready, launch_go, launch_first;
  logic [127:0]           record_args;
  logic [23:0]            launch_pc;
  logic [31:0]            launch_mask, launch_visible;
  logic [WARPS*32-1:0]    visible_q;
  logic [4:0]             launch_block, launch_warps;

  // Control
  logic                   flow_valid, flow_ready, flow_kill, flow_start_ready, res_valid, res_done;
  tesla_uop_pkg::ctl_t    flow_req;
  logic [7:0]             flow_op;
  logic [23:0]            res_next_pc, next_pc;
  logic [15:0]            res_trap;
  logic [WARPS*32-1:0]    active;
  logic                   bar_valid, bar_ready;
  logic [WARPS-1:0]       waiting;
  logic [WARPS-1:0]       quad, held;
  logic                   ctl_retire, flush, redirect, ctl_done, ctl_exit;
  logic [31:0]            ctl_exit_mask, res_exited;
  tesla_core_pkg::warp_t  ctl_warp, res_warp;

  // Front end
  logic [WARPS-1:0]       want;
  logic                   insn_valid;
  tesla_core_pkg::warp_t  insn_warp;
  logic [23:0]            insn_pc;
  logic [63:0]            insn_words;
  logic [1:0]             insn_nwords;
  logic                   pipe_valid, pipe_ready, direct_valid, direct_ready;
  tesla_uop_pkg::insn_t   insn;

  // Delivery: register reads and clears, the output memory
  logic                   deliver_valid, deliver_done, out_rd_valid, out_clear_valid, out_mem_valid, out_mem_ready;
  logic [7:0]             out_rd_row, out_clear_row;
  logic [BW-1:0]          out_rd_step, out_beat;
  logic [LANES-1:0]       out_clear_mask;
  logic [31:0]            out_mem_addr;
  logic [LANES*4-1:0]     out_mem_be;
  logic [W-1:0]           out_mem_data;
  logic                   init_gpr_ready;

  // Register read
  logic                   rd_valid;
  logic [BW-1:0]          rd_step;
  logic [2:0]             rd_used, rd_zero;
  logic [6:0]             rd_reg0, rd_reg1, rd_reg2;
  logic [1:0]             rd_areg;
  logic [3*BW-1:0]        rd_beat;
  logic [3*W-1:0]         rd_data;
  logic [LANES*16-1:0]    addr_rdata;
  logic [LANES*4-1:0]     cond_rdata;

  // Pipe
  logic                   col_valid, col_ready, agu_valid, agu_ready;
  tesla_uop_pkg::beat_t   col_beat, agu_beat;
  logic [W-1:0]           col_a, col_b, col_c, agu_a, agu_b, agu_c;
  logic [LANES*16-1:0]    col_areg, agu_inc, shared_addr, const_addr;
  logic [LANES*4-1:0]     col_cc, agu_cc;
  logic [LANES-1:0]       agu_exec, agu_mask;
  logic                   agu_vote;
  logic                   shared_valid, shared_ready, shared_rsp, s_accept, is_lock;
  logic [LANES-1:0]       lock_pass;
  logic                   const_valid, const_ready, const_rsp;
  logic [W-1:0]           shared_rdata, const_rdata;
  logic [15:0]            shared_base;
  logic [31:0]            clock_q;

  // Write-back
  tesla_core_pkg::warp_t  wb_warp;
  tesla_core_pkg::order_t wb_order;
  logic [BW-1:0]          wb_beat;
  logic                   wb_gpr_valid, wb_gpr_out, wb_addr_valid, wb_cond_valid;
  logic [6:0]             wb_gpr_reg;
  logic [LANES-1:0]       wb_gpr_mask, wb_exec;
  logic [1:0]             wb_gpr_half, wb_addr_reg, wb_cond_reg;
  logic [W-1:0]           wb_gpr_data;
  logic [LANES*16-1:0]    wb_addr_data;
  logic [LANES*4-1:0]     wb_cond_data;
  logic                   wrote_valid, pipe_retire, pipe_ctl_valid;
  tesla_uop_pkg::lines_t  wrote_lines;
  tesla_uop_pkg::ctl_t    pipe_ctl;

  // LSU
  logic                   lsu_valid, lsu_ready, lsu_clear, lsu_atom;
  tesla_uop_pkg::beat_t   lsu_beat;
  logic [LANES-1:0]       lsu_mask;
  logic [W-1:0]           lsu_addr, lsu_data0, lsu_data1;
  logic                   lwb_valid, lwb_ready;
  tesla_core_pkg::warp_t  lwb_warp;
  logic [6:0]             lwb_reg;
  logic [BW-1:0]          lwb_beat;
  logic [LANES-1:0]       lwb_mask;
  logic [W-1:0]           lwb_data;
  tesla_core_pkg::order_t lwb_order;
  logic                   lsu_mem_valid, lsu_mem_ready, lsu_mem_write, lsu_mem_local;
  logic [31:0]            lsu_mem_addr;
  logic [LANES*4-1:0]     lsu_mem_be;
  logic [W-1:0]           lsu_mem_data;
  logic                   ret_valid, ret_ready, ret_go, ret_ctl;
  logic                   lsu_ctl_ready, lsu_retire, ret_wait_q;
  tesla_core_pkg::warp_t  ret_warp, ret_wait_warp_q;
  tesla_core_pkg::order_t ret_order;
  logic [23:0]            ret_pc;
  logic [63:0]            ret_words;
  logic [31:0]            ret_active, ret_trap, ret_lines;
  logic [6:0]             ret_reg;
  logic [2:0]             ret_count;
  logic [1:0]             ret_nwords;
  tesla_uop_pkg::ctl_t    lsu_ctl;

  assign busy_o = dispatch_busy || fetch_busy || !issue_idle || !exec_idle || !control_idle;
  always_ff @(posedge clk_i) begin
    if (!rst_ni) clock_q <= '0;
    else         clock_q <= clock_q + 32'd1;
  end

  tesla_dispatch #(
    .LANES        (LANES),
    .WARPS        (WARPS),
    .BLOCKS       (BLOCKS),
    .GPR_ROWS     (GPR_ROWS),
    .SHARED_BYTES (SHARED_BYTES)
  ) u_dispatch (
    .clk_i             (clk_i),
    .rst_ni            (rst_ni),
    .cfg_valid_i       (cfg_valid_i),
    .cfg_addr_i        (cfg_addr_i),
    .cfg_data_i        (cfg_data_i),
    .start_i           (start_i),
    .busy_o            (dispatch_busy),
    .code_bytes_o      (code_bytes),
    .regs_o            (regs),
    .rows_o            (rows),
    .reg_shift_o       (reg_shift),
    .shared_bytes_o    (shared_bytes),
    .local_log_o       (local_log),
    .features_o        (features),
    .type_o            (prog_type),
    .inputs_o          (inputs),
    .outputs_o         (outputs),
    .vertices_o        (vertices),
    .g_space_i         (g_space),
    .g_base_o          (g_base),
    .g_limit_o         (g_limit),
    .attr_valid_i      (attr_valid_i),
    .attr_ready_o      (attr_ready_o),
    .attr_data_i       (attr_data_i),
    .slot_done_valid_i (ctl_done),
    .slot_done_warp_i  (ctl_warp),
    .slot_warp_o       (slot_warp),
    .gpr_valid_o       (gpr_clear_valid),
    .gpr_ready_i       (gpr_clear_ready),
    .gpr_row_o         (gpr_clear_row),
    .gpr_beat_o        (gpr_clear_beat),
    .gpr_data_o        (gpr_clear_data),
    .addr_valid_o      (addr_clear_valid),
    .addr_ready_i      (addr_clear_ready),
    .addr_reg_o        (addr_clear_reg),
    .addr_beat_o       (addr_clear_beat),
    .cond_valid_o      (cond_clear_valid),
    .cond_ready_i      (cond_clear_ready),
    .cond_reg_o        (cond_clear_reg),
    .cond_beat_o       (cond_clear_beat),
    .init_valid_o      (init_valid),
    .init_ready_i      (init_ready),
    .init_addr_o       (init_addr),
    .init_mask_o       (init_mask),
    .init_data_o       (init_data),
    .launch_valid_o    (record_valid),
    .launch_ready_i    (1'b1),
    .launch_args_o     (record_args),
    .warp_valid_o      (launch_valid),
    .warp_ready_i      (launch_ready),
    .warp_pc_o         (launch_pc),
    .warp_mask_o       (launch_mask),
    .warp_visible_o    (launch_visible),
    .warp_block_o      (launch_block),
    .warp_warps_o      (launch_warps),
    .warp_first_o      (launch_first),
    .warp_base_o       (launch_base)
  );
  common_tap_retire #(
    .CORE (CORE)
  ) u_tap_launch (
    .clk_i     (clk_i),
    .valid_i   (record_valid),
    .launch_i  (1'b1),
    .warp_i    (8'(slot_warp)),
    .order_i   (slot_order),
    .pc_i      (32'd0),
    .nwords_i  (3'd0),
    .words_i   (128'd0),
    .active_i  (32'd0),
    .next_pc_i (32'd0),
    .trap_i    (32'd0),
    .done_i    (1'b0),
    .args_i    (record_args)
  );

  // A warp starts in every unit at once. Redirects go first at the fetch unit.
  assign launch_ready = flow_start_ready && !redirect;
  assign launch_go    = launch_valid && launch_ready;
  logic [15:0] base_mem [0:WARPS-1];  // s[] of the block that each warp belongs to
  always_ff @(posedge clk_i) begin
    if (launch_go) base_mem[slot_warp[WW-1:0]] <= launch_base;
  end
  always_ff @(posedge clk_i) begin
    for (int unsigned w = 0; w < WARPS; w++) begin
      if (launch_go && 32'(slot_warp) == w) visible_q[w*32 +: 32] <= launch_visible;
      else if (res_valid && flow_op == tesla_pkg::OP_DISCARD && 32'(res_warp) == w)
        visible_q[w*32 +: 32] <= visible_q[w*32 +: 32] & ~flow_req.exec;
    end
  end

  tesla_fetch #(
    .WARPS (WARPS)
  ) u_fetch (
    .clk_i            (clk_i),
    .rst_ni           (rst_ni),
    .code_bytes_i     (code_bytes),
    .start_valid_i    (redirect || launch_go),
    .start_warp_i     (redirect ? ctl_warp : slot_warp),
    .start_pc_i       (redirect ? next_pc : launch_pc),
    .stop_valid_i     (ctl_done),
    .stop_warp_i      (ctl_warp),
    .code_req_valid_o (code_req_valid_o),
    .code_req_ready_i (code_req_ready_i),
    .code_req_addr_o  (code_req_addr_o),
    .code_rsp_valid_i (code_rsp_valid_i),
    .code_rsp_data_i  (code_rsp_data_i),
    .want_i           (want),
    .insn_valid_o     (insn_valid),
    .insn_warp_o      (insn_warp),
    .insn_pc_o        (insn_pc),
    .insn_words_o     (insn_words),
    .insn_nwords_o    (insn_nwords),
    .busy_o           (fetch_busy)
  );

  tesla_issue #(
    .WARPS   (WARPS),
    .TEXTURE (TEXTURE)
  ) u_issue (
    .clk_i          (clk_i),
    .rst_ni         (rst_ni),
    .want_o         (want),
    .insn_valid_i   (insn_valid),
    .insn_warp_i    (insn_warp),
    .insn_pc_i      (insn_pc),
    .insn_words_i   (insn_words),
    .insn_nwords_i  (insn_nwords),
    .features_i     (features & {1'b1, FP64, 2'b11}),
    .type_i         (prog_type),
    .hold_i         (hold_i),
    .waiting_i      (waiting),
    .active_i       (active),
    .flush_valid_i  (flush),
    .flush_warp_i   (ctl_warp),
    .order_warp_i   (slot_warp),
    .order_o        (slot_order),
    .order_take_i   (launch_go),
    .pipe_valid_o   (pipe_valid),
    .pipe_ready_i   (pipe_ready),
    .direct_valid_o (direct_valid),
    .direct_ready_i (direct_ready),
    .insn_o         (insn),
    .wrote_valid_i  (wrote_valid),
    .wrote_warp_i   (wb_warp),
    .wrote_lines_i  (wrote_lines),
    .loaded_valid_i (ret_go),
    .loaded_warp_i  (ret_warp),
    .loaded_lines_i ({8'd0, ret_lines}),
    .held_i         (held),
    .pipe_retire_i  (pipe_retire),
    .pipe_warp_i    (wb_warp),
    .lsu_retire_i   (lsu_retire),
    .lsu_warp_i     (ret_warp),
    .ctl_retire_i   (ctl_retire),
    .ctl_warp_i     (ctl_warp),
    .idle_o         (issue_idle)
  );

  tesla_collect #(
    .LANES (LANES)
  ) u_collect (
    .clk_i       (clk_i),
    .rst_ni      (rst_ni),
    .valid_i     (pipe_valid),
    .ready_o     (pipe_ready),
    .insn_i      (insn),
    .rd_grant_i  (!out_rd_valid),
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

  tesla_regfile #(
    .LANES (LANES),
    .ROWS  (GPR_ROWS),
    .CORE  (CORE)
  ) u_gpr (
    .clk_i        (clk_i),
    .regs_i       (regs),
    .rows_i       (rows),
    .shift_i      (reg_shift),
    .rd_valid_i   (rd_valid || out_rd_valid),
    .rd_step_i    (out_rd_valid ? out_rd_step : rd_step),
    .rd_warp_i    (out_rd_valid ? flow_req.warp : insn.warp),
    .rd_used_i    (out_rd_valid ? 3'b001 : rd_used),
    .rd_row0_i    (out_rd_valid ? out_rd_row : {1'b0, rd_reg0}),
    .rd_reg1_i    (rd_reg1),
    .rd_reg2_i    (rd_reg2),
    .rd_beat_o    (rd_beat),
    .rd_zero_o    (rd_zero),
    .rd_data_o    (rd_data),
    .pipe_valid_i (wb_gpr_valid),
    .pipe_warp_i  (wb_warp),
    .pipe_out_i   (wb_gpr_out),
    .pipe_reg_i   (wb_gpr_reg),
    .pipe_beat_i  (wb_beat),
    .pipe_mask_i  (wb_gpr_mask),
    .pipe_half_i  (wb_gpr_half),
    .pipe_data_i  (wb_gpr_data),
    .pipe_order_i (wb_order),
    .lsu_valid_i  (lwb_valid),
    .lsu_ready_o  (lwb_ready),
    .lsu_warp_i   (lwb_warp),
    .lsu_reg_i    (lwb_reg),
    .lsu_beat_i   (lwb_beat),
    .lsu_mask_i   (lwb_mask),
    .lsu_data_i   (lwb_data),
    .lsu_order_i  (lwb_order),
    .init_valid_i (gpr_clear_valid || out_clear_valid),
    .init_ready_o (init_gpr_ready),
    .init_warp_i  (out_clear_valid ? flow_req.warp : slot_warp),
    .init_row_i   (out_clear_valid ? out_clear_row : gpr_clear_row),
    .init_beat_i  (out_clear_valid ? out_beat : gpr_clear_beat),
    .init_mask_i  (out_clear_valid ? out_clear_mask : {LANES{1'b1}}),
    .init_data_i  (out_clear_valid ? {W{1'b0}} : gpr_clear_data),
    .init_order_i (out_clear_valid ? flow_req.order : slot_order)
  );
  assign gpr_clear_ready = init_gpr_ready && !out_clear_valid;

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
    .clk_i        (clk_i),
    .rd_valid_i   (rd_valid),
    .rd_warp_i    (insn.warp),
    .rd_reg_i     (rd_areg),
    .rd_beat_i    (rd_step),
    .rd_data_o    (addr_rdata),
    .pipe_valid_i (wb_addr_valid),
    .pipe_warp_i  (wb_warp),
    .pipe_reg_i   (wb_addr_reg),
    .pipe_beat_i  (wb_beat),
    .pipe_mask_i  (wb_exec),
    .pipe_data_i  (wb_addr_data),
    .pipe_order_i (wb_order),
    .init_valid_i (addr_clear_valid),
    .init_ready_o (addr_clear_ready),
    .init_warp_i  (slot_warp),
    .init_reg_i   (addr_clear_reg),
    .init_beat_i  (addr_clear_beat),
    .init_order_i (slot_order)
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
    .clk_i        (clk_i),
    .rd_valid_i   (rd_valid),
    .rd_warp_i    (insn.warp),
    .rd_reg_i     (insn.uop.csrc),
    .rd_beat_i    (rd_step),
    .rd_data_o    (cond_rdata),
    .pipe_valid_i (wb_cond_valid),
    .pipe_warp_i  (wb_warp),
    .pipe_reg_i   (wb_cond_reg),
    .pipe_beat_i  (wb_beat),
    .pipe_mask_i  (wb_exec),
    .pipe_data_i  (wb_cond_data),
    .pipe_order_i (wb_order),
    .init_valid_i (cond_clear_valid),
    .init_ready_o (cond_clear_ready),
    .init_warp_i  (slot_warp),
    .init_reg_i   (cond_clear_reg),
    .init_beat_i  (cond_clear_beat),
    .init_order_i (slot_order)
  );

  tesla_agu #(
    .LANES (LANES)
  ) u_agu (
    .clk_i          (clk_i),
    .rst_ni         (rst_ni),
    .regs_i         (regs),
    .type_i         (prog_type),
    .inputs_i       (inputs),
    .visible_i      (visible_q[32'(col_beat.insn.warp)*32 +: 32]),
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
    .CORE  (CORE)
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
    .req_size_i   (shared_bytes),
    .req_data_i   (agu_c),
    .req_warp_i   (agu_beat.insn.warp),
    .req_order_i  (agu_beat.insn.order),
    .rsp_valid_o  (shared_rsp),
    .rsp_data_o   (shared_rdata),
    .init_valid_i (init_valid),
    .init_ready_o (init_ready),
    .init_addr_i  (init_addr),
    .init_mask_i  (init_mask),
    .init_data_i  (init_data),
    .init_warp_i  (slot_warp),
    .init_order_i (slot_order)
  );

  assign is_lock  = agu_beat.insn.uop.op == tesla_pkg::OP_LD_LOCK;
  assign s_accept = shared_valid && shared_ready;
  tesla_lock #(
    .LANES (LANES),
    .WARPS (WARPS)
  ) u_lock (
    .clk_i          (clk_i),
    .rst_ni         (rst_ni),
    .launch_valid_i (launch_go),
    .launch_warp_i  (slot_warp),
    .launch_block_i (launch_block),
    .lock_i         (s_accept && is_lock),
    .unlock_i       (s_accept && agu_beat.insn.uop.op == tesla_pkg::OP_ST_UNLOCK),
    .warp_i         (agu_beat.insn.warp),
    .beat_i         (agu_beat.beat),
    .mask_i         (agu_mask),
    .addr_i         (shared_addr),
    .pass_o         (lock_pass),
    .exit_valid_i   (ctl_exit),
    .exit_warp_i    (ctl_warp),
    .exit_mask_i    (ctl_exit_mask),
    .held_o         (held)
  );

  tesla_const #(
    .LANES (LANES)
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
    .FP64      (FP64)
  ) u_exec (
    .clk_i          (clk_i),
    .rst_ni         (rst_ni),
    .sm12_i         (features[1]),
    .fragment_i     (prog_type == tesla_core_pkg::TypeFragment),
    .valid_i        (agu_valid),
    .ready_o        (agu_ready),
    .beat_i         (agu_beat),
    .exec_i         (agu_exec),
    .mask_i         (is_lock ? lock_pass : agu_mask),
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
    .lsu_valid_o    (lsu_valid),
    .lsu_ready_i    (lsu_ready),
    .lsu_beat_o     (lsu_beat),
    .lsu_mask_o     (lsu_mask),
    .lsu_addr_o     (lsu_addr),
    .lsu_data0_o    (lsu_data0),
    .lsu_data1_o    (lsu_data1),
    .lsu_warp_i     (ret_warp),
    .lsu_clear_o    (lsu_clear),
    .wb_warp_o      (wb_warp),
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
    .wrote_valid_o  (wrote_valid),
    .wrote_lines_o  (wrote_lines),
    .retire_o       (pipe_retire),
    .ctl_valid_o    (pipe_ctl_valid),
    .ctl_o          (pipe_ctl),
    .idle_o         (exec_idle)
  );

  // An LSU instruction retires behind its own way through write-back; with exit or join it does
  // so in tesla_control, and the next one waits for that: they retire in the order of their accesses.
  assign ret_ctl    = ret_words[33:32] != 2'd0;
  assign ret_ready  = lsu_clear && !ret_wait_q && (!ret_ctl || lsu_ctl_ready);
  always_ff @(posedge clk_i) begin
    if (!rst_ni)                                            ret_wait_q <= 1'b0;
    else if (ret_go && ret_ctl)                             ret_wait_q <= 1'b1;
    else if (ctl_retire && ctl_warp == ret_wait_warp_q)     ret_wait_q <= 1'b0;
    if (ret_go) ret_wait_warp_q <= ret_warp;
  end
  assign ret_go     = ret_valid && ret_ready;
  assign lsu_retire = ret_go && !ret_ctl;
  always_comb begin
    lsu_ctl        = '0;
    lsu_ctl.op     = tesla_pkg::OP_NOP;  // its work is done
    lsu_ctl.exit   = ret_words[33:32] == 2'd1;
    lsu_ctl.join_  = ret_words[33:32] == 2'd2;
    lsu_ctl.warp   = ret_warp;
    lsu_ctl.order  = ret_order;
    lsu_ctl.words  = ret_words;
    lsu_ctl.pc     = ret_pc;
    lsu_ctl.nwords = ret_nwords;
    lsu_ctl.trap   = ret_trap;
    lsu_ctl.active = ret_active;
    ret_lines      = '0;
    for (int unsigned k = 0; k < 4; k++) begin
      if (k < 32'(ret_count)) ret_lines[ret_reg[4:0] + 5'(k)] = 1'b1;
    end
  end
  assign ret_nwords = {ret_words[0], !ret_words[0]};

  assign lsu_atom = lsu_beat.insn.uop.op == tesla_pkg::OP_ATOM;
  tesla_lsu #(
    .LANES   (LANES),
    .CORE    (CORE),
    .TEXTURE (TEXTURE)
  ) u_lsu (
    .clk_i           (clk_i),
    .rst_ni          (rst_ni),
    .req_valid_i     (lsu_valid),
    .req_ready_o     (lsu_ready),
    .req_first_i     (lsu_beat.beat == 2'd0 && !lsu_beat.part),
    .req_last_i      (lsu_beat.last),
    .req_beat_i      (BW'(lsu_beat.beat)),
    .req_part_i      (lsu_beat.part),
    .req_warp_i      (lsu_beat.insn.warp),
    .req_order_i     (lsu_beat.insn.order),
    .req_store_i     (lsu_beat.insn.uop.b.used && !lsu_atom && !lsu_beat.insn.uop.tex),
    .req_atomic_i    (lsu_atom || lsu_beat.insn.uop.op == tesla_pkg::OP_RED),
    .req_local_i     (!lsu_beat.insn.uop.a.used),
    .req_tex_i       (lsu_beat.insn.uop.tex),
    .req_op_i        (lsu_beat.insn.uop.op),
    .req_size_i      (lsu_beat.insn.uop.words[55:53]),
    .req_space_i     (lsu_atom ? lsu_beat.insn.uop.words[26:23] : lsu_beat.insn.uop.words[19:16]),
    .req_reg_i       (lsu_beat.insn.uop.d_index),
    .req_count_i     (lsu_beat.insn.uop.d_count),
    .req_pc_i        (lsu_beat.insn.uop.pc),
    .req_words_i     (lsu_beat.insn.uop.words),
    .req_active_i    (lsu_beat.insn.active),
    .req_mask_i      (lsu_mask),
    .req_addr_i      (lsu_addr),
    .req_data0_i     (lsu_data0),
    .req_data1_i     (lsu_data1),
    .local_log_i     (local_log),
    .g_space_o       (g_space),
    .g_base_i        (g_base),
    .g_limit_i       (g_limit),
    .mem_req_valid_o (lsu_mem_valid),
    .mem_req_ready_i (lsu_mem_ready),
    .mem_req_write_o (lsu_mem_write),
    .mem_req_local_o (lsu_mem_local),
    .mem_req_addr_o  (lsu_mem_addr),
    .mem_req_be_o    (lsu_mem_be),
    .mem_req_data_o  (lsu_mem_data),
    .mem_rsp_valid_i (mem_rsp_valid_i),
    .mem_rsp_data_i  (mem_rsp_data_i),
    .wb_valid_o      (lwb_valid),
    .wb_ready_i      (lwb_ready),
    .wb_warp_o       (lwb_warp),
    .wb_reg_o        (lwb_reg),
    .wb_beat_o       (lwb_beat),
    .wb_mask_o       (lwb_mask),
    .wb_data_o       (lwb_data),
    .wb_order_o      (lwb_order),
    .ret_valid_o     (ret_valid),
    .ret_ready_i     (ret_ready),
    .ret_warp_o      (ret_warp),
    .ret_order_o     (ret_order),
    .ret_pc_o        (ret_pc),
    .ret_words_o     (ret_words),
    .ret_active_o    (ret_active),
    .ret_trap_o      (ret_trap),
    .ret_reg_o       (ret_reg),
    .ret_count_o     (ret_count),
    .fragment_i      (prog_type == tesla_core_pkg::TypeFragment),
    .tex_req_valid_o (tex_req_valid_o),
    .tex_req_ready_i (tex_req_ready_i),
    .tex_req_head_o  (tex_req_head_o),
    .tex_req_data_o  (tex_req_data_o),
    .tex_rsp_valid_i (tex_rsp_valid_i),
    .tex_rsp_data_i  (tex_rsp_data_i)
  );
  common_tap_retire #(
    .CORE (CORE)
  ) u_tap_lsu (
    .clk_i     (clk_i),
    .valid_i   (lsu_retire),
    .launch_i  (1'b0),
    .warp_i    (8'(ret_warp)),
    .order_i   (ret_order),
    .pc_i      ({8'd0, ret_pc}),
    .nwords_i  ({1'b0, ret_nwords}),
    .words_i   ({64'd0, ret_words}),
    .active_i  (ret_active),
    .next_pc_i ({8'd0, ret_pc + {20'd0, ret_nwords, 2'd0}}),
    .trap_i    (ret_trap),
    .done_i    (1'b0),
    .args_i    (128'd0)
  );

  tesla_control #(
    .WARPS (WARPS),
    .CORE  (CORE)
  ) u_control (
    .clk_i          (clk_i),
    .rst_ni         (rst_ni),
    .pipe_valid_i   (pipe_ctl_valid),
    .pipe_i         (pipe_ctl),
    .lsu_valid_i    (ret_valid && ret_ctl && lsu_clear && !ret_wait_q),
    .lsu_ready_o    (lsu_ctl_ready),
    .lsu_i          (lsu_ctl),
    .direct_valid_i (direct_valid),
    .direct_ready_o (direct_ready),
    .direct_i       (insn),
    .flow_valid_o   (flow_valid),
    .flow_ready_i   (flow_ready),
    .flow_o         (flow_req),
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
    .ends_i         (prog_type == tesla_core_pkg::TypeVertex || prog_type == tesla_core_pkg::TypeFragment),
    .deliver_valid_o (deliver_valid),
    .deliver_done_i (deliver_done),
    .retire_o       (ctl_retire),
    .flush_o        (flush),
    .redirect_o     (redirect),
    .next_pc_o      (next_pc),
    .done_o         (ctl_done),
    .exit_o         (ctl_exit),
    .exit_mask_o    (ctl_exit_mask),
    .warp_o         (ctl_warp),
    .idle_o         (control_idle)
  );

  tesla_deliver #(
    .LANES (LANES),
    .WARPS (WARPS),
    .CORE  (CORE)
  ) u_deliver (
    .clk_i          (clk_i),
    .rst_ni         (rst_ni),
    .fragment_i     (prog_type == tesla_core_pkg::TypeFragment),
    .regs_i         (regs),
    .outputs_i      (outputs),
    .vertices_i     (vertices),
    .start_i        (start_i),
    .launch_valid_i (launch_go),
    .launch_warp_i  (slot_warp),
    .req_valid_i    (deliver_valid),
    .req_op_i       (flow_op),
    .req_warp_i     (flow_req.warp),
    .req_order_i    (flow_req.order),
    .req_mask_i     (flow_req.exec),
    .visible_i      (visible_q[32'(flow_req.warp)*32 +: 32]),
    .done_o         (deliver_done),
    .rd_valid_o     (out_rd_valid),
    .rd_row_o       (out_rd_row),
    .rd_step_o      (out_rd_step),
    .rd_zero_i      (rd_zero[0]),
    .rd_data_i      (rd_data[0 +: W]),
    .mem_valid_o    (out_mem_valid),
    .mem_ready_i    (out_mem_ready),
    .mem_addr_o     (out_mem_addr),
    .mem_be_o       (out_mem_be),
    .mem_data_o     (out_mem_data),
    .clear_valid_o  (out_clear_valid),
    .clear_ready_i  (init_gpr_ready),
    .clear_row_o    (out_clear_row),
    .beat_o         (out_beat),
    .clear_mask_o   (out_clear_mask)
  );
  tesla_port #(
    .LANES (LANES)
  ) u_port (
    .clk_i            (clk_i),
    .rst_ni           (rst_ni),
    .lsu_valid_i      (lsu_mem_valid),
    .lsu_ready_o      (lsu_mem_ready),
    .lsu_write_i      (lsu_mem_write),
    .lsu_local_i      (lsu_mem_local),
    .lsu_addr_i       (lsu_mem_addr),
    .lsu_be_i         (lsu_mem_be),
    .lsu_data_i       (lsu_mem_data),
    .out_valid_i      (out_mem_valid),
    .out_ready_o      (out_mem_ready),
    .out_addr_i       (out_mem_addr),
    .out_be_i         (out_mem_be),
    .out_data_i       (out_mem_data),
    .mem_req_valid_o  (mem_req_valid_o),
    .mem_req_ready_i  (mem_req_ready_i),
    .mem_req_write_o  (mem_req_write_o),
    .mem_req_local_o  (mem_req_local_o),
    .mem_req_output_o (mem_req_output_o),
    .mem_req_addr_o   (mem_req_addr_o),
    .mem_req_be_o     (mem_req_be_o),
    .mem_req_data_o   (mem_req_data_o)
  );

  assign flow_op = flow_req.op;
  tesla_flow #(
    .WARPS       (WARPS),
    .STACK_DEPTH (STACK_DEPTH)
  ) u_flow (
    .clk_i         (clk_i),
    .rst_ni        (rst_ni),
    .start_valid_i (launch_go),
    .start_ready_o (flow_start_ready),
    .start_warp_i  (slot_warp),
    .start_mask_i  (launch_mask),
    .req_valid_i   (flow_valid),
    .req_ready_o   (flow_ready),
    .req_warp_i    (flow_req.warp),
    .req_op_i      (flow_op),
    .req_words_i   (flow_req.words),
    .req_pc_i      (flow_req.pc),
    .req_nwords_i  (flow_req.nwords),
    .req_exec_i    (flow_req.exec),
    .req_const_i   (flow_req.target),
    .req_exit_i    (flow_req.exit),
    .req_join_i    (flow_req.join_),
    .req_kill_i    (flow_kill),
    .res_valid_o   (res_valid),
    .res_warp_o    (res_warp),
    .res_next_pc_o (res_next_pc),
    .res_done_o    (res_done),
    .res_trap_o    (res_trap),
    .res_exited_o  (res_exited),
    .active_o      (active),
    .quad_o        (quad)
  );

  tesla_barrier #(
    .WARPS  (WARPS),
    .BLOCKS (BLOCKS)
  ) u_barrier (
    .clk_i          (clk_i),
    .rst_ni         (rst_ni),
    .launch_valid_i (launch_go),
    .launch_warp_i  (slot_warp),
    .launch_block_i (launch_block),
    .launch_warps_i (launch_warps),
    .launch_first_i (launch_first),
    .done_valid_i   (ctl_done),
    .done_warp_i    (ctl_warp),
    .bar_valid_i    (bar_valid),
    .bar_ready_o    (bar_ready),
    .bar_warp_i     (ctl_warp),
    .bar_words_i    (flow_req.words),
    .waiting_o      (waiting)
  );
endmodule
