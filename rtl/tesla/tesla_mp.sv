// One Tesla streaming multiprocessor: units and wires only. What each unit does stands at its
// head, how they fit together in core.md.
module tesla_mp #(
  parameter int unsigned LANES        = 8,      // 8, 16 or 32
  parameter int unsigned WARPS        = 8,      // warp slots, 2..24
  parameter int unsigned BLOCKS       = 8,      // block slots
  parameter int unsigned GPR_ROWS     = 256,    // 32-lane registers, power of two
  parameter int unsigned SHARED_BYTES = 16384,
  parameter int unsigned STACK_DEPTH  = 32,
  parameter int unsigned SFU_LANES    = 2,      // special function lanes, divides LANES
  parameter int unsigned ALU_STEPS    = 1,      // clocks in which a beat goes into the arithmetic of LANES / ALU_STEPS lanes
  parameter bit          FP64         = 1'b1,   // 64-bit floating point: the unit, and what decode knows
  parameter bit          TEXTURE      = 1'b1,   // texture port: without it decode knows no texture instruction
  parameter bit          COALESCE     = 1'b1,   // memory, s[] and c[] serve as many lanes at once as they can; without it one, and paths are shorter, by a clock more here and there
  parameter int unsigned CORE         = 0       // number on the taps
) (
  // Clock and reset
  input  logic                clk_i,
  input  logic                rst_ni,

  // Launch registers: a write each, only while busy_o is 0
  input  logic                cfg_valid_i,
  input  logic [7:0]          cfg_addr_i,
  input  logic [31:0]         cfg_data_i,

  // start_i for one clock begins the launch; busy_o falls when it is over
  input  logic                start_i,
  output logic                busy_o,

  // Warps that are not issued in this clock
  input  logic [WARPS-1:0]    hold_i,

  // Code port: requests held until ready, answers in their order
  output logic                code_req_valid_o,
  input  logic                code_req_ready_i,
  output logic [23:0]         code_req_addr_o,
  input  logic                code_rsp_valid_i,
  input  logic [63:0]         code_rsp_data_i,

  // Constant port, likewise
  output logic                const_req_valid_o,
  input  logic                const_req_ready_i,
  output logic [3:0]          const_req_bank_o,
  output logic [15:0]         const_req_addr_o,
  input  logic                const_rsp_valid_i,
  input  logic [31:0]         const_rsp_data_i,

  // Memory port, likewise; a store has no answer. output: the memory of outputs, stores only
  output logic                mem_req_valid_o,
  input  logic                mem_req_ready_i,
  output logic                mem_req_write_o,
  output logic                mem_req_local_o,
  output logic                mem_req_output_o,
  output logic [31:0]         mem_req_addr_o,
  output logic [LANES*4-1:0]  mem_req_be_o,
  output logic [LANES*32-1:0] mem_req_data_o,
  input  logic                mem_rsp_valid_i,
  input  logic [LANES*32-1:0] mem_rsp_data_i,

  // Attributes of graphics launches: masks and inputs of each block, in order, held until ready
  input  logic                attr_valid_i,
  output logic                attr_ready_o,
  input  logic [31:0]         attr_data_i,

  // Texture port: as the code port
  output logic                tex_req_valid_o,
  input  logic                tex_req_ready_i,
  output logic [63:0]         tex_req_head_o,
  output logic [511:0]        tex_req_data_o,
  input  logic                tex_rsp_valid_i,
  input  logic [511:0]        tex_rsp_data_i
);
  localparam int unsigned BEATS = 32 / LANES;
  localparam int unsigned BW    = (BEATS > 1) ? $clog2(BEATS) : 1;
  localparam int unsigned W     = LANES * 32;

  // Dispatch
  logic                   dispatch_busy, fetch_busy, issue_idle, exec_idle, control_idle, sm12, gpr_clear_valid;
  logic                   gpr_clear_ready, addr_clear_valid, addr_clear_ready, cond_clear_valid, cond_clear_ready;
  logic                   init_valid, init_ready, record_valid, launch_valid, launch_ready, launch_go, launch_first;
  logic [24:0]            code_bytes;
  logic [7:0]             regs, rows, inputs, gpr_clear_row;
  logic [3:0]             reg_shift, g_space;
  logic [4:0]             features;  // as register FEATURES has them
  logic [15:0]            shared_bytes, init_addr, launch_base;
  logic [4:0]             local_log, launch_block, launch_warps;
  logic [1:0]             prog_type, addr_clear_reg, cond_clear_reg;
  logic [5:0]             outputs;
  logic [6:0]             vertices;
  logic [31:0]            g_base, g_limit, launch_mask, launch_visible;
  tesla_core_pkg::warp_t  slot_warp;
  tesla_core_pkg::order_t slot_order;
  logic [BW-1:0]          gpr_clear_beat, addr_clear_beat, cond_clear_beat;
  logic [W-1:0]           gpr_clear_data, init_data;
  logic [LANES-1:0]       init_mask;
  logic [127:0]           record_args;
  logic [23:0]            launch_pc;
  logic [WARPS*32-1:0]    visible;

  // Control
  logic                   flow_start_ready, ctl_retire, flush, redirect, ctl_done, ctl_exit;
  tesla_uop_pkg::ctl_t    flow_req;
  logic [23:0]            next_pc;
  logic [WARPS*32-1:0]    active;
  logic [WARPS-1:0]       waiting, held;
  logic [31:0]            ctl_exit_mask;
  tesla_core_pkg::warp_t  ctl_warp;

  // Front end
  logic [WARPS-1:0]       want;
  logic                   insn_valid, pipe_valid, pipe_ready, direct_valid, direct_ready;
  tesla_core_pkg::warp_t  insn_warp;
  logic [23:0]            insn_pc;
  logic [63:0]            insn_words;
  logic [1:0]             insn_nwords;
  tesla_uop_pkg::insn_t   insn;

  // Delivery: register reads and clears, the output memory
  logic                   deliver_valid, deliver_done, out_rd_valid, out_clear_valid, out_mem_valid, out_mem_ready;
  logic                   out_rd_zero, init_gpr_ready;
  logic [W-1:0]           out_rd_data, out_mem_data;
  tesla_core_pkg::warp_t  out_warp;
  tesla_core_pkg::order_t out_order;
  logic [7:0]             out_rd_row, out_clear_row;
  logic [BW-1:0]          out_rd_beat, out_beat;
  logic [LANES-1:0]       out_clear_mask;
  logic [31:0]            out_mem_addr;
  logic [LANES*4-1:0]     out_mem_be;

  // Write-back
  tesla_core_pkg::warp_t  wb_warp;
  logic                   wrote_valid, pipe_retire, pipe_ctl_valid;
  tesla_uop_pkg::lines_t  wrote_lines;
  tesla_uop_pkg::ctl_t    pipe_ctl;

  // LSU
  logic                   lsu_valid, lsu_ready, lsu_clear, lwb_valid, lwb_ready, ret_go, lsu_ctl_valid;
  logic                   lsu_ctl_ready, lsu_retire;
  tesla_uop_pkg::beat_t   lsu_beat;
  logic [LANES-1:0]       lsu_mask, lwb_mask;
  logic [W-1:0]           lsu_addr, lsu_data0, lsu_data1, lwb_data;
  tesla_core_pkg::warp_t  lwb_warp, ret_warp;
  logic [6:0]             lwb_reg;
  logic [BW-1:0]          lwb_beat;
  tesla_core_pkg::order_t lwb_order;
  logic [31:0]            ret_lines;
  tesla_uop_pkg::ctl_t    lsu_ctl;

  assign busy_o = dispatch_busy || fetch_busy || !issue_idle || !exec_idle || !control_idle;

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

  tesla_fetch #(
    .WARPS (WARPS),
    .LATE  (!COALESCE)
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
    .TEXTURE (TEXTURE),
    .LATE    (!COALESCE)
  ) u_issue (
    .clk_i          (clk_i),
    .rst_ni         (rst_ni),
    .want_o         (want),
    .insn_valid_i   (insn_valid),
    .insn_warp_i    (insn_warp),
    .insn_pc_i      (insn_pc),
    .insn_words_i   (insn_words),
    .insn_nwords_i  (insn_nwords),
    .features_i     (features[3:0] & {1'b1, FP64, 2'b11}),
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

  assign sm12      = features[1];
  assign out_warp  = flow_req.warp;
  assign out_order = flow_req.order;
  tesla_pipe #(
    .LANES        (LANES),
    .WARPS        (WARPS),
    .GPR_ROWS     (GPR_ROWS),
    .SHARED_BYTES (SHARED_BYTES),
    .SFU_LANES    (SFU_LANES),
    .ALU_STEPS    (ALU_STEPS),
    .FP64         (FP64),
    .COALESCE     (COALESCE),
    .CORE         (CORE)
  ) u_pipe (
    .clk_i              (clk_i),
    .rst_ni             (rst_ni),
    .start_i            (start_i),
    .regs_i             (regs),
    .rows_i             (rows),
    .reg_shift_i        (reg_shift),
    .shared_bytes_i     (shared_bytes),
    .sm12_i             (sm12),
    .fp64_i             (features[2] && FP64),
    .sat_nan_i          (features[4]),
    .prog_type_i        (prog_type),
    .inputs_i           (inputs),
    .launch_go_i        (launch_go),
    .launch_base_i      (launch_base),
    .launch_block_i     (launch_block),
    .slot_warp_i        (slot_warp),
    .slot_order_i       (slot_order),
    .gpr_clear_valid_i  (gpr_clear_valid),
    .gpr_clear_ready_o  (gpr_clear_ready),
    .gpr_clear_row_i    (gpr_clear_row),
    .gpr_clear_beat_i   (gpr_clear_beat),
    .gpr_clear_data_i   (gpr_clear_data),
    .addr_clear_valid_i (addr_clear_valid),
    .addr_clear_ready_o (addr_clear_ready),
    .addr_clear_reg_i   (addr_clear_reg),
    .addr_clear_beat_i  (addr_clear_beat),
    .cond_clear_valid_i (cond_clear_valid),
    .cond_clear_ready_o (cond_clear_ready),
    .cond_clear_reg_i   (cond_clear_reg),
    .cond_clear_beat_i  (cond_clear_beat),
    .init_valid_i       (init_valid),
    .init_ready_o       (init_ready),
    .init_addr_i        (init_addr),
    .init_mask_i        (init_mask),
    .init_data_i        (init_data),
    .pipe_valid_i       (pipe_valid),
    .pipe_ready_o       (pipe_ready),
    .insn_i             (insn),
    .visible_i          (visible),
    .const_req_valid_o  (const_req_valid_o),
    .const_req_ready_i  (const_req_ready_i),
    .const_req_bank_o   (const_req_bank_o),
    .const_req_addr_o   (const_req_addr_o),
    .const_rsp_valid_i  (const_rsp_valid_i),
    .const_rsp_data_i   (const_rsp_data_i),
    .lsu_valid_o        (lsu_valid),
    .lsu_ready_i        (lsu_ready),
    .lsu_beat_o         (lsu_beat),
    .lsu_mask_o         (lsu_mask),
    .lsu_addr_o         (lsu_addr),
    .lsu_data0_o        (lsu_data0),
    .lsu_data1_o        (lsu_data1),
    .lwb_valid_i        (lwb_valid),
    .lwb_ready_o        (lwb_ready),
    .lwb_warp_i         (lwb_warp),
    .lwb_reg_i          (lwb_reg),
    .lwb_beat_i         (lwb_beat),
    .lwb_mask_i         (lwb_mask),
    .lwb_data_i         (lwb_data),
    .lwb_order_i        (lwb_order),
    .ret_warp_i         (ret_warp),
    .lsu_clear_o        (lsu_clear),
    .out_warp_i         (out_warp),
    .out_order_i        (out_order),
    .out_rd_valid_i     (out_rd_valid),
    .out_rd_row_i       (out_rd_row),
    .out_rd_beat_i      (out_rd_beat),
    .out_rd_zero_o      (out_rd_zero),
    .out_rd_data_o      (out_rd_data),
    .out_clear_valid_i  (out_clear_valid),
    .init_gpr_ready_o   (init_gpr_ready),
    .out_clear_row_i    (out_clear_row),
    .out_beat_i         (out_beat),
    .out_clear_mask_i   (out_clear_mask),
    .wb_warp_o          (wb_warp),
    .wrote_valid_o      (wrote_valid),
    .wrote_lines_o      (wrote_lines),
    .pipe_retire_o      (pipe_retire),
    .pipe_ctl_valid_o   (pipe_ctl_valid),
    .pipe_ctl_o         (pipe_ctl),
    .ctl_exit_i         (ctl_exit),
    .ctl_warp_i         (ctl_warp),
    .ctl_exit_mask_i    (ctl_exit_mask),
    .held_o             (held),
    .exec_idle_o        (exec_idle)
  );

  tesla_memory #(
    .LANES    (LANES),
    .TEXTURE  (TEXTURE),
    .COALESCE (COALESCE),
    .CORE     (CORE)
  ) u_memory (
    .clk_i            (clk_i),
    .rst_ni           (rst_ni),
    .prog_type_i      (prog_type),
    .local_log_i      (local_log),
    .g_space_o        (g_space),
    .g_base_i         (g_base),
    .g_limit_i        (g_limit),
    .lsu_valid_i      (lsu_valid),
    .lsu_ready_o      (lsu_ready),
    .lsu_beat_i       (lsu_beat),
    .lsu_mask_i       (lsu_mask),
    .lsu_addr_i       (lsu_addr),
    .lsu_data0_i      (lsu_data0),
    .lsu_data1_i      (lsu_data1),
    .lwb_valid_o      (lwb_valid),
    .lwb_ready_i      (lwb_ready),
    .lwb_warp_o       (lwb_warp),
    .lwb_reg_o        (lwb_reg),
    .lwb_beat_o       (lwb_beat),
    .lwb_mask_o       (lwb_mask),
    .lwb_data_o       (lwb_data),
    .lwb_order_o      (lwb_order),
    .ret_warp_o       (ret_warp),
    .lsu_clear_i      (lsu_clear),
    .ret_go_o         (ret_go),
    .ret_lines_o      (ret_lines),
    .lsu_retire_o     (lsu_retire),
    .lsu_ctl_valid_o  (lsu_ctl_valid),
    .lsu_ctl_ready_i  (lsu_ctl_ready),
    .lsu_ctl_o        (lsu_ctl),
    .ctl_retire_i     (ctl_retire),
    .ctl_warp_i       (ctl_warp),
    .out_mem_valid_i  (out_mem_valid),
    .out_mem_ready_o  (out_mem_ready),
    .out_mem_addr_i   (out_mem_addr),
    .out_mem_be_i     (out_mem_be),
    .out_mem_data_i   (out_mem_data),
    .mem_req_valid_o  (mem_req_valid_o),
    .mem_req_ready_i  (mem_req_ready_i),
    .mem_req_write_o  (mem_req_write_o),
    .mem_req_local_o  (mem_req_local_o),
    .mem_req_output_o (mem_req_output_o),
    .mem_req_addr_o   (mem_req_addr_o),
    .mem_req_be_o     (mem_req_be_o),
    .mem_req_data_o   (mem_req_data_o),
    .mem_rsp_valid_i  (mem_rsp_valid_i),
    .mem_rsp_data_i   (mem_rsp_data_i),
    .tex_req_valid_o  (tex_req_valid_o),
    .tex_req_ready_i  (tex_req_ready_i),
    .tex_req_head_o   (tex_req_head_o),
    .tex_req_data_o   (tex_req_data_o),
    .tex_rsp_valid_i  (tex_rsp_valid_i),
    .tex_rsp_data_i   (tex_rsp_data_i)
  );

  tesla_sequence #(
    .WARPS       (WARPS),
    .BLOCKS      (BLOCKS),
    .STACK_DEPTH (STACK_DEPTH),
    .CORE        (CORE),
    .LATE        (!COALESCE)
  ) u_sequence (
    .clk_i              (clk_i),
    .rst_ni             (rst_ni),
    .prog_type_i        (prog_type),
    .launch_go_i        (launch_go),
    .flow_start_ready_o (flow_start_ready),
    .slot_warp_i        (slot_warp),
    .launch_mask_i      (launch_mask),
    .launch_visible_i   (launch_visible),
    .launch_block_i     (launch_block),
    .launch_warps_i     (launch_warps),
    .launch_first_i     (launch_first),
    .pipe_ctl_valid_i   (pipe_ctl_valid),
    .pipe_ctl_i         (pipe_ctl),
    .lsu_ctl_valid_i    (lsu_ctl_valid),
    .lsu_ctl_ready_o    (lsu_ctl_ready),
    .lsu_ctl_i          (lsu_ctl),
    .direct_valid_i     (direct_valid),
    .direct_ready_o     (direct_ready),
    .insn_i             (insn),
    .deliver_valid_o    (deliver_valid),
    .deliver_done_i     (deliver_done),
    .flow_req_o         (flow_req),
    .ctl_retire_o       (ctl_retire),
    .ctl_warp_o         (ctl_warp),
    .flush_o            (flush),
    .redirect_o         (redirect),
    .next_pc_o          (next_pc),
    .ctl_done_o         (ctl_done),
    .ctl_exit_o         (ctl_exit),
    .ctl_exit_mask_o    (ctl_exit_mask),
    .active_o           (active),
    .visible_o          (visible),
    .waiting_o          (waiting),
    .control_idle_o     (control_idle)
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
    .req_op_i       (flow_req.op),
    .req_warp_i     (flow_req.warp),
    .req_order_i    (flow_req.order),
    .req_mask_i     (flow_req.exec),
    .visible_i      (visible[32'(flow_req.warp)*32 +: 32]),
    .done_o         (deliver_done),
    .rd_valid_o     (out_rd_valid),
    .rd_row_o       (out_rd_row),
    .rd_beat_o      (out_rd_beat),
    .rd_zero_i      (out_rd_zero),
    .rd_data_i      (out_rd_data),
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

`ifndef SYNTHESIS
  common_held #(.WIDTH(32)) stalled_attribute_stable (
    .clk_i   (clk_i),
    .rst_ni  (rst_ni),
    .valid_i (attr_valid_i),
    .ready_i (attr_ready_o),
    .data_i  (attr_data_i)
  );
  always_ff @(posedge clk_i) begin
    if (rst_ni) begin
      idle_is_quiet: assert (busy_o || !(code_req_valid_o || const_req_valid_o || mem_req_valid_o || tex_req_valid_o))
        else $error("a request while no launch is under way");
      configured_when_idle: assert (!cfg_valid_i || !busy_o)
        else $error("a launch register is written while a launch runs");
    end
  end
`endif
endmodule
