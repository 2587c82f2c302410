// The Vivante core: GROUPS groups of LANES threads in flight, one instruction in BEATS * PARTS clocks. core.md has the pipeline, the ports
// and the registers.
module vivante_core #(
  parameter int unsigned GROUPS       = 4,
  parameter int unsigned LANES        = 4,
  parameter int unsigned BEATS        = 1,
  parameter int unsigned PARTS        = 1,
  parameter int unsigned DEEP         = 0,
  parameter int unsigned NUM_TEMPS    = 64,
  parameter int unsigned NUM_UNIFORMS = 256,
  parameter int unsigned IMEM_INSTR   = 512,
  parameter int unsigned LOCAL_BYTES  = 8192,
  parameter int unsigned CALL_DEPTH   = 8,
  parameter int unsigned LOOP_DEPTH   = 4,
  parameter int unsigned CORE         = 0
) (
  input  logic                 clk_i,
  input  logic                 rst_ni,

  // registers, before the start
  input  logic                 cfg_valid_i,
  input  logic [7:0]           cfg_addr_i,
  input  logic [31:0]          cfg_data_i,
  input  logic                 start_i,
  output logic                 busy_o,
  input  logic [GROUPS-1:0]    hold_i,          // groups that are not to go in this clock

  // records of the threads
  output logic                 in_req_valid_o,
  input  logic                 in_req_ready_i,
  output logic [31:0]          in_req_addr_o,
  input  logic                 in_rsp_valid_i,
  input  logic [127:0]         in_rsp_data_i,
  output logic                 out_req_valid_o,
  input  logic                 out_req_ready_i,
  output logic [31:0]          out_req_addr_o,
  output logic [127:0]         out_req_data_o,

  // global memory
  output logic                 mem_req_valid_o,
  input  logic                 mem_req_ready_i,
  output logic                 mem_req_write_o,
  output logic [31:0]          mem_req_addr_o,
  output logic [3:0]           mem_req_be_o,
  output logic [31:0]          mem_req_data_o,
  input  logic                 mem_rsp_valid_i,
  input  logic [31:0]          mem_rsp_data_i,

  // textures
  output logic                 tex_req_valid_o,
  input  logic                 tex_req_ready_i,
  output logic [14:0]          tex_req_head_o,
  output logic [LANES*384-1:0] tex_req_data_o,
  input  logic                 tex_rsp_valid_i,
  input  logic [LANES*128-1:0] tex_rsp_data_i
);
  localparam int unsigned GW      = GROUPS > 1 ? $clog2(GROUPS) : 1;
  localparam int unsigned IW      = $clog2(IMEM_INSTR);
  localparam int unsigned UW      = $clog2(NUM_UNIFORMS);
  localparam int unsigned Clocks  = BEATS * PARTS;  // of an instruction in E, and in L
  localparam int unsigned Held    = DEEP != 0 ? vivante_core_pkg::DeepHeld : 0;  // clocks between the units and L
  localparam int unsigned Early   = DEEP != 0 ? vivante_core_pkg::DeepEarly + Held : vivante_core_pkg::Early;
  localparam int unsigned Middle  = DEEP != 0 ? vivante_core_pkg::DeepMiddle + Held : vivante_core_pkg::Middle;
  localparam int unsigned Late    = DEEP != 0 ? vivante_core_pkg::DeepLate + Held : vivante_core_pkg::Late;

  // ---- configuration ----
  logic [15:0]  start_pc, end_pc, upload;
  logic [20:0]  threads;
  logic [5:0]   inputs, outputs;
  logic         rtne, fast, header, code_we, uniform_we;
  logic [1:0]   halti;
  logic [7:0]   temps;
  logic [255:0] input_map, output_map;
  logic [31:0]  upload_data;
  logic config_clk;
  common_gate u_config_clk (
    .clk_i(clk_i), .rst_ni(rst_ni), .clk_o(config_clk),
    .moves_i(cfg_valid_i || !busy_o));
  vivante_config u_config (
    .clk_i        (config_clk),
    .rst_ni       (rst_ni),
    .cfg_valid_i  (cfg_valid_i),
    .cfg_addr_i   (cfg_addr_i),
    .cfg_data_i   (cfg_data_i),
    .start_pc_o   (start_pc),
    .end_pc_o     (end_pc),
    .threads_o    (threads),
    .inputs_o     (inputs),
    .outputs_o    (outputs),
    .rtne_o       (rtne),
    .fast_o       (fast),
    .halti_o      (halti),
    .header_o     (header),
    .temps_o      (temps),
    .input_map_o  (input_map),
    .output_map_o (output_map),
    .code_we_o    (code_we),
    .uniform_we_o (uniform_we),
    .upload_o     (upload),
    .data_o       (upload_data)
  );

  // ---- after reset: every row of code, uniforms and local memory becomes 0, one of each a clock ----
  localparam int unsigned LocalRows = GROUPS * LOCAL_BYTES / 64;
  localparam int unsigned MostCode  = IMEM_INSTR > NUM_UNIFORMS ? IMEM_INSTR : NUM_UNIFORMS;
  localparam int unsigned ClearRows = LocalRows > MostCode ? LocalRows : MostCode;
  logic        clearing_q, clear_uniform;
  logic [15:0] clear_row_q;
  assign clear_uniform = clearing_q && 32'(clear_row_q) < NUM_UNIFORMS;
  always_ff @(posedge clk_i) begin
    if (!rst_ni) begin
      clearing_q  <= 1'b1;
      clear_row_q <= '0;
    end else if (clearing_q) begin
      clearing_q  <= 32'(clear_row_q) != ClearRows - 1;
      clear_row_q <= clear_row_q + 16'd1;
    end
  end

  // ---- stages ----
  logic lane_clk, way_clk, flow_clk;  // below
  logic                    issue_valid, o_valid_q, r_valid_q, s_valid, e_valid_q, out_valid, l_valid, w_valid_q;
  vivante_core_pkg::insn_t issue_insn, o_insn_q, r_insn_q, s_insn, e_insn_q, out_insn, l_insn, w_insn_q;
  logic [Late+Clocks-2:0]  way_valid_q;     // entry n: n + 1 clocks behind E. An instruction stays in its entry for Clocks clocks
  localparam int unsigned InsnW = $bits(e_insn_q);
  logic [InsnW-1:0]        way_q [0:Late-1];
  vivante_core_pkg::insn_t early_insn, middle_insn, late_insn, last_insn;
  assign last_insn = way_q[Late-1];
  logic                    early_out, middle_out, out_early, out_middle, out_late;
  always_ff @(posedge lane_clk) begin
    o_valid_q <= rst_ni && issue_valid;
    r_valid_q <= rst_ni && o_valid_q;
    if (issue_valid) o_insn_q <= issue_insn;
    if (o_valid_q)   r_insn_q <= o_insn_q;
  end
  always_ff @(posedge way_clk) begin
    if (!rst_ni) begin
      w_valid_q   <= 1'b0;
      way_valid_q <= '0;
    end else begin
      way_valid_q <= {way_valid_q[Late+Clocks-3:0], e_valid_q};
      w_valid_q   <= way_valid_q[Late+Clocks-2];
    end
    if (e_valid_q)   way_q[0] <= e_insn_q;
    for (int unsigned n = 1; n < Late; n++) if (way_valid_q[n-1]) way_q[n] <= way_q[n-1];
    if (way_valid_q[Late+Clocks-2]) w_insn_q <= last_insn;
  end
  // What is in E moves when an instruction comes or goes.
  logic e_clk;
  common_gate u_e_clk (
    .clk_i(clk_i), .rst_ni(rst_ni), .clk_o(e_clk),
    .moves_i(s_valid || e_valid_q));
  always_ff @(posedge e_clk) begin
    e_valid_q <= rst_ni && s_valid;
    if (s_valid) e_insn_q <= s_insn;
  end
  // With DEEP operands take two stages: in R registers are there, in S they are swizzled and converted.
  if (DEEP != 0) begin : gen_s
    logic             s_valid_q;
    logic [InsnW-1:0] s_insn_q;
    assign s_valid = s_valid_q;
    assign s_insn  = s_insn_q;
    always_ff @(posedge clk_i) begin
      s_valid_q <= rst_ni && r_valid_q;
      if (r_valid_q) s_insn_q <= r_insn_q;
    end
  end else begin : gen_no_s
    assign s_valid = r_valid_q;
    assign s_insn  = r_insn_q;
  end

  // ---- what comes out of the units: with DEEP it is in L a clock later ----
  assign early_insn  = way_q[Early-Held-1];
  assign middle_insn = way_q[Middle-Held-1];
  assign late_insn   = way_q[Late-Held-1];
  // Its first lane comes out, or a further one; the last one
  assign early_out   = way_valid_q[Early-Held-1 +: Clocks] != '0 && early_insn.uop.leave == vivante_core_pkg::LeaveEarly;
  assign middle_out  = way_valid_q[Middle-Held-1 +: Clocks] != '0 && middle_insn.uop.leave == vivante_core_pkg::LeaveMiddle;
  // Where each lane has several clocks, which one it is can be chosen in the clock before the last.
  localparam int unsigned Ahead = BEATS == 1 && PARTS > 1 ? 1 : 0;
  logic                    chosen_valid;
  vivante_core_pkg::insn_t chosen_insn;
  assign out_early    = way_valid_q[Early-Held+Clocks-2-Ahead] && early_insn.uop.leave == vivante_core_pkg::LeaveEarly;
  assign out_middle   = way_valid_q[Middle-Held+Clocks-2-Ahead] && middle_insn.uop.leave == vivante_core_pkg::LeaveMiddle;
  assign out_late     = way_valid_q[Late-Held+Clocks-2-Ahead] && late_insn.uop.leave == vivante_core_pkg::LeaveLate;
  assign chosen_valid = out_early || out_middle || out_late;
  assign chosen_insn  = early_out ? early_insn : middle_out ? middle_insn : late_insn;
  if (Ahead != 0) begin : gen_ahead
    logic             out_valid_q;
    logic [InsnW-1:0] out_insn_q;
    assign out_valid = out_valid_q;
    assign out_insn  = out_insn_q;
    always_ff @(posedge clk_i) begin
      out_valid_q <= rst_ni && chosen_valid;
      out_insn_q  <= chosen_insn;
    end
  end else begin : gen_at_once
    assign out_valid = chosen_valid;
    assign out_insn  = chosen_insn;
  end
  logic [LANES*128-1:0] out_result, result;
  logic [LANES*16-1:0]  out_be, be;
  logic [LANES-1:0]     out_all, out_any, all_met, any_met;
  if (Held != 0) begin : gen_held
    logic                 l_valid_q;
    logic [InsnW-1:0]     l_insn_q;
    logic [LANES*128-1:0] result_q;
    logic [LANES*16-1:0]  be_q;
    logic [LANES-1:0]     all_q, any_q;
    assign l_valid = l_valid_q;
    assign l_insn  = l_insn_q;
    assign result  = result_q;
    assign be      = be_q;
    assign all_met = all_q;
    assign any_met = any_q;
    always_ff @(posedge clk_i) begin
      l_valid_q <= rst_ni && out_valid;
      l_insn_q  <= out_insn;
      if (out_valid) {result_q, be_q, all_q, any_q} <= {out_result, out_be, out_all, out_any};
    end
  end else begin : gen_not_held
    assign l_valid = out_valid;
    assign l_insn  = out_insn;
    assign {result, be, all_met, any_met} = {out_result, out_be, out_all, out_any};
  end

  // ---- front ----
  logic                     begin_valid, launch_valid, shared_busy, shared_taken_q, shared_untold_q, shared_done, flow_last, claim;
  vivante_core_pkg::group_t launch_group, launch_slot;
  vivante_core_pkg::order_t token_order;
  vivante_core_pkg::insn_t  shared_insn;
  logic [3:0]               launch_lanes, launch_helper, flow_ends;
  logic [20:0]              launch_number;
  logic [LANES*16-1:0]      flow_pc;
  vivante_front #(.GROUPS(GROUPS), .LANES(LANES), .BEATS(Clocks), .DEEP(DEEP != 0), .IMEM_INSTR(IMEM_INSTR), .CORE(CORE)) u_front (
    .clk_i          (clk_i),
    .rst_ni         (rst_ni),
    .hold_i         (hold_i),
    .start_pc_i     (start_pc),
    .end_pc_i       (end_pc),
    .halti_i        (halti),
    .fast_i         (fast),
    .rtne_i         (rtne),
    .clear_i        (clearing_q && 32'(clear_row_q) < IMEM_INSTR),
    .code_we_i      (code_we),
    .code_addr_i    (clearing_q ? clear_row_q[IW-1:0] : upload[IW+1:2]),
    .code_word_i    (upload[1:0]),
    .code_data_i    (clearing_q ? 32'd0 : upload_data),
    .launch_valid_i (begin_valid),
    .launch_group_i (launch_group),
    .launch_lanes_i (launch_lanes),
    .token_take_i   (launch_valid),
    .token_group_i  (launch_slot),
    .token_order_o  (token_order),
    .issue_valid_o  (issue_valid),
    .issue_insn_o   (issue_insn),
    .shared_free_i  (!shared_busy && !shared_taken_q && !shared_untold_q),
    .claim_i        (claim),
    .l_valid_i      (l_valid),
    .l_insn_i       (l_insn),
    .w_valid_i      (w_valid_q),
    .w_insn_i       (w_insn_q),
    .flow_pc_i      (flow_pc),
    .flow_ends_i    (flow_ends),
    .flow_last_o    (flow_last),
    .shared_done_i  (shared_done),
    .shared_group_i (shared_insn.group)
  );
  // An instruction of the shared unit is on its way there.
  logic e_shared;
  assign e_shared = e_valid_q && vivante_core_pkg::is_shared(e_insn_q.uop.unit);
  always_ff @(posedge clk_i) begin
    if (!rst_ni)                                     shared_taken_q <= 1'b0;
    else if (issue_valid && vivante_core_pkg::is_shared(issue_insn.uop.unit))   shared_taken_q <= 1'b1;
    else if (e_shared)                               shared_taken_q <= 1'b0;
  end

  // ---- writes from outside of the pipeline: the shared unit needs a clock in which nothing is in L, a launch one in which nobody
  // writes in its bank, or what it clears ----
  logic                     shared_x_valid, launch_x_valid, launch_x_clear, x_ready, new_ready, x_waits;
  logic [LANES-1:0]         shared_x_temp, launch_x_temp, launch_x_internal;
  logic [LANES*7-1:0]       shared_x_row;
  logic [LANES*16-1:0]      shared_x_be;
  logic [LANES*128-1:0]     shared_x_data, launch_x_data;
  logic [6:0]               launch_x_row;
  logic [2:0]               patience_q;
  logic                     writer;         // its bank
  logic                     writes_other;   // than temporaries
  assign x_ready      = !l_valid;
  assign writer       = l_valid ? l_insn.group[0] : shared_insn.group[0];
  assign writes_other = l_valid && (l_insn.uop.kills || l_insn.uop.a0_we || l_insn.uop.unit == vivante_core_pkg::UnitFlow);
  assign new_ready    = ((!l_valid && !shared_x_valid) || (GROUPS > 1 && writer != launch_slot[0])) && !(launch_x_clear && writes_other);
  // While one waits the front leaves such a clock out now and then.
  assign x_waits = (shared_x_valid && !x_ready) || (launch_x_valid && !new_ready);
  assign claim   = x_waits && patience_q == '1;
  always_ff @(posedge clk_i) begin
    if (!rst_ni || !x_waits) patience_q <= '0;
    else                     patience_q <= patience_q + 3'd1;
  end

  // ---- output records read where no operand of their bank is ----
  logic                     peek_valid, peek_ready;
  logic [2:0]               peek_free;
  logic [1:0]               peek_port;
  vivante_core_pkg::group_t peek_group;
  logic [7:0]               peek_row;
  logic [LANES*128-1:0]     peek_data;
  logic                     o_elsewhere;
  assign o_elsewhere = !o_valid_q || (GROUPS > 1 && o_insn_q.group[0] != peek_group[0]);
  assign peek_free   = {o_elsewhere || o_insn_q.uop.c.from != vivante_core_pkg::SourceTemp,
                        o_elsewhere || o_insn_q.uop.b.from != vivante_core_pkg::SourceTemp,
                        o_elsewhere || o_insn_q.uop.a.from != vivante_core_pkg::SourceTemp};
  assign peek_ready  = peek_free != '0;
  assign peek_port   = peek_free[0] ? 2'd0 : peek_free[1] ? 2'd1 : 2'd2;

  // ---- clocks of what moves when something is there: in O to S, in L, or written or read from outside; between S and W; stacks ----
  common_gate #(.SPAN(2)) u_lane_clk (
    .clk_i(clk_i), .rst_ni(rst_ni), .clk_o(lane_clk),
    .moves_i({1'b0, clear_uniform || uniform_we}
             | {2{issue_valid || o_valid_q || r_valid_q || s_valid || l_valid || shared_x_valid || launch_x_valid || peek_valid}}));
  common_gate #(.SPAN(Late + Clocks + 1)) u_way_clk (
    .clk_i(clk_i), .rst_ni(rst_ni), .clk_o(way_clk),
    .moves_i({(Late + Clocks + 1){s_valid || e_valid_q}}));
  common_gate u_flow_clk (
    .clk_i(clk_i), .rst_ni(rst_ni), .clk_o(flow_clk),
    .moves_i(out_valid || l_valid || begin_valid));

  // ---- lanes ----
  logic [LANES*128-1:0] a, b, c, a0;
  logic [LANES*32-1:0]  a0_sampler, a0_w;
  logic [LANES*7-1:0]   dst;
  logic [LANES-1:0]     dst_ok, a0_w_we, stk;
  for (genvar l = 0; l < LANES; l++) begin : gen_lane
    vivante_lane #(
      .GROUPS       (GROUPS),
      .LANE         (l),
      .BEATS        (Clocks),
      .DEEP         (DEEP != 0),
      .NUM_TEMPS    (NUM_TEMPS),
      .NUM_UNIFORMS (NUM_UNIFORMS),
      .CORE         (CORE)
    ) u_lane (
      .clk_i          (lane_clk),
      .e_clk_i        (e_clk),
      .way_clk_i      (way_clk),
      .rst_ni         (rst_ni),
      .issue_valid_i  (issue_valid),
      .issue_group_i  (issue_insn.group),
      .o_valid_i      (o_valid_q),
      .o_insn_i       (o_insn_q),
      .r_valid_i      (r_valid_q),
      .r_insn_i       (r_insn_q),
      .s_valid_i      (s_valid),
      .s_insn_i       (s_insn),
      .e_insn_i       (e_insn_q),
      .l_valid_i      (l_valid),
      .l_insn_i       (l_insn),
      .a_o            (a[l*128 +: 128]),
      .b_o            (b[l*128 +: 128]),
      .c_o            (c[l*128 +: 128]),
      .a0_o           (a0[l*128 +: 128]),
      .a0_sampler_o   (a0_sampler[l*32 +: 32]),
      .dst_ok_o       (dst_ok[l]),
      .dst_o          (dst[l*7 +: 7]),
      .result_i       (result[l*128 +: 128]),
      .be_i           (be[l*16 +: 16]),
      .a0_w_we_i      (a0_w_we[l]),
      .a0_w_data_i    (a0_w[l*32 +: 32]),
      .x_temp_i       (x_ready && shared_x_valid && shared_x_temp[l]),
      .x_group_i      (shared_insn.group),
      .x_order_i      (shared_insn.order),
      .x_row_i        (shared_x_row[l*7 +: 7]),
      .x_be_i         (shared_x_be[l*16 +: 16]),
      .x_data_i       (shared_x_data[l*128 +: 128]),
      .new_clear_i    (new_ready && launch_x_valid && launch_x_clear),
      .new_internal_i (new_ready && launch_x_valid && launch_x_internal[l]),
      .new_temp_i     (new_ready && launch_x_valid && launch_x_temp[l]),
      .new_group_i    (launch_slot),
      .new_order_i    (token_order),
      .new_row_i      (launch_x_row),
      .new_data_i     (launch_x_data[l*128 +: 128]),
      .peek_i         (peek_valid && peek_ready),
      .peek_port_i    (peek_port),
      .peek_group_i   (peek_group),
      .peek_row_i     (peek_row),
      .peek_data_o    (peek_data[l*128 +: 128]),
      .clear_i        (clear_uniform),
      .uniform_we_i   (uniform_we),
      .uniform_addr_i (clearing_q ? clear_row_q[UW-1:0] : upload[UW+1:2]),
      .uniform_word_i (upload[1:0]),
      .uniform_data_i (clearing_q ? 32'd0 : upload_data)
    );

    vivante_flow #(.GROUPS(GROUPS), .CALL_DEPTH(CALL_DEPTH), .LOOP_DEPTH(LOOP_DEPTH), .DEEP(DEEP != 0)) u_flow (
      .clk_i          (flow_clk),
      .rst_ni         (rst_ni),
      .launch_valid_i (begin_valid),
      .launch_group_i (launch_group),
      .next_group_i   (out_insn.group),
      .valid_i        (l_valid && l_insn.lanes[l] && l_insn.uop.unit == vivante_core_pkg::UnitFlow),
      .group_i        (l_insn.group),
      .flow_i         (l_insn.uop.flow),
      .pc_i           (l_insn.pc),
      .target_i       (l_insn.uop.target),
      .start_pc_i     (start_pc),
      .end_pc_i       (end_pc),
      .all_i          (all_met[l]),
      .any_i          (any_met[l]),
      .value_i        (result[l*128 +: 128]),
      .next_pc_o      (flow_pc[l*16 +: 16]),
      .ends_o         (flow_ends[l]),
      .stk_o          (stk[l]),
      .a0_w_we_o      (a0_w_we[l]),
      .a0_w_o         (a0_w[l*32 +: 32])
    );
  end
  vivante_units #(.GROUPS(GROUPS), .LANES(LANES), .BEATS(BEATS), .PARTS(PARTS), .DEEP(DEEP != 0)) u_units (
    .clk_i     (clk_i),
    .rst_ni    (rst_ni),
    .valid_i   (e_valid_q),
    .uop_i     (e_insn_q.uop),
    .group_i   (e_insn_q.group),
    .a_i       (a),
    .b_i       (b),
    .c_i       (c),
    .a0_i      (a0),
    .l_valid_i (out_valid),
    .l_uop_i   (out_insn.uop),
    .l_group_i (out_insn.group),
    .result_o  (out_result),
    .be_o      (out_be),
    .all_o     (out_all),
    .any_o     (out_any)
  );
  if (LANES < 4) begin : gen_no_lanes
    assign flow_ends[3:LANES] = '0;
  end

  // ---- the end of an instruction, when also the slowest results are there: a group's retire in order ----
  logic [63:0] w_next_q, shared_next;
  logic [65:0] flow_q [Early:Late-1];  // of control flow, which is early, until it retires: stack fault, last, pcs
  logic        w_last_q, w_stk_q, w_retires, w_ends;
  logic [63:0] flow_next, w_next;
  always_comb begin
    flow_next   = '0;
    w_next      = '0;
    shared_next = '0;
    for (int unsigned l = 0; l < LANES; l++) begin
      if (l_insn.lanes[l])      flow_next[l*16 +: 16]   = flow_pc[l*16 +: 16];
      if (last_insn.lanes[l])   w_next[l*16 +: 16]      = last_insn.pc + 16'd1;
      if (shared_insn.lanes[l]) shared_next[l*16 +: 16] = shared_insn.pc + 16'd1;
    end
  end
  always_ff @(posedge way_clk) begin
    flow_q[Early] <= {stk != '0, flow_last, flow_next};
    for (int unsigned n = Early + 1; n < Late; n++) flow_q[n] <= flow_q[n-1];
    {w_stk_q, w_last_q, w_next_q} <= {1'b0, last_insn.last, w_next};
    if (last_insn.uop.unit == vivante_core_pkg::UnitFlow) {w_stk_q, w_last_q, w_next_q} <= flow_q[Late-1];
  end
  logic w_whole;  // an instruction that is complete here
  assign w_whole      = w_valid_q && !w_insn_q.uop.first && !vivante_core_pkg::is_shared(w_insn_q.uop.unit);
  assign w_retires    = w_whole && !w_last_q;
  assign w_ends       = w_whole && w_last_q;
  common_tap_retire #(.CORE(CORE), .PC_BITS(64)) u_tap_pipe (
    .clk_i     (clk_i),
    .valid_i   (w_retires),
    .launch_i  (1'b0),
    .warp_i    (8'(w_insn_q.group)),
    .order_i   (w_insn_q.order),
    .pc_i      (64'(w_insn_q.pc)),
    .nwords_i  (3'd4),
    .words_i   (w_insn_q.words),
    .active_i  (32'(w_insn_q.lanes)),
    .next_pc_i (w_next_q),
    .trap_i    ({14'd0, w_stk_q, w_insn_q.uop.rsv, 16'd0}),
    .done_i    (1'b0),
    .args_i    (128'd0)
  );
  common_tap_retire #(.CORE(CORE), .PC_BITS(64)) u_tap_shared (
    .clk_i     (clk_i),
    .valid_i   (shared_done && !shared_insn.last),
    .launch_i  (1'b0),
    .warp_i    (8'(shared_insn.group)),
    .order_i   (shared_insn.order),
    .pc_i      (64'(shared_insn.pc)),
    .nwords_i  (3'd4),
    .words_i   (shared_insn.words),
    .active_i  (32'(shared_insn.lanes)),
    .next_pc_i (shared_next),
    .trap_i    ({15'd0, shared_insn.uop.rsv, 16'd0}),
    .done_i    (1'b0),
    .args_i    (128'd0)
  );
  common_tap_retire #(.CORE(CORE), .PC_BITS(64)) u_tap_launch (
    .clk_i     (clk_i),
    .valid_i   (launch_valid),
    .launch_i  (1'b1),
    .warp_i    (8'(launch_group)),
    .order_i   (token_order),
    .pc_i      (64'(start_pc)),
    .nwords_i  (3'd0),
    .words_i   (128'd0),
    .active_i  (32'd0),
    .next_pc_i (64'd0),
    .trap_i    (32'd0),
    .done_i    (1'b0),
    .args_i    ({28'd0, launch_helper, 28'd0, launch_lanes, 16'd0, start_pc, 11'd0, launch_number})
  );

  // ---- KILLED and HELPER of each lane ----
  logic [LANES-1:0]         kill_q;
  logic                     clears, clear_q;
  logic [3:0]               killed_e, killed_end, helper_mem [0:GROUPS-1];
  logic [LANES-1:0]         killed_read_e, killed_read_end;
  logic [GW-1:0]            kill_group_q;
  vivante_core_pkg::order_t kill_order_q;
  vivante_core_pkg::group_t end_group;
  assign clears = new_ready && launch_x_valid && launch_x_clear;
  always_ff @(posedge clk_i) begin
    kill_q       <= {LANES{l_valid && l_insn.uop.kills}} & l_insn.lanes[LANES-1:0] & any_met;
    clear_q      <= rst_ni && clears;
    kill_group_q <= clears ? launch_slot[GW-1:0] : l_insn.group[GW-1:0];
    kill_order_q <= clears ? token_order : l_insn.order;
    if (!rst_ni) kill_q <= '0;
    if (launch_valid) helper_mem[launch_group[GW-1:0]] <= launch_helper;
  end
  common_ram #(.WIDTH(LANES), .DEPTH(GROUPS), .GRANULE(1), .CORE(CORE), .TAP(vivante_core_pkg::TapKilled), .BANK(0), .ASYNC(1'b1)) u_killed (
    .clk_i   (clk_i),
    .we_i    (kill_q | {LANES{clear_q}}),
    .waddr_i (kill_group_q),
    .wdata_i (kill_q),
    .re_i    (1'b1),
    .raddr_i (e_insn_q.group[GW-1:0]),
    .rdata_o (killed_read_e)
  );
  common_ram #(.WIDTH(LANES), .DEPTH(GROUPS), .GRANULE(1), .CORE(CORE), .TAP(vivante_core_pkg::TapKilled), .BANK(1), .ASYNC(1'b1)) u_killed_end (
    .clk_i   (clk_i),
    .we_i    (kill_q | {LANES{clear_q}}),
    .waddr_i (kill_group_q),
    .wdata_i (kill_q),
    .re_i    (1'b1),
    .raddr_i (end_group[GW-1:0]),
    .rdata_o (killed_read_end)
  );
  assign killed_e   = 4'(killed_read_e);
  assign killed_end = 4'(killed_read_end);
  logic [LANES*4-1:0]  kill_lanes;
  logic [LANES*128-1:0] kill_data;
  always_comb begin
    kill_lanes = '0;
    kill_data  = '0;
    for (int unsigned l = 0; l < LANES; l++) begin
      kill_lanes[4*l]        = kill_q[l] || clear_q;
      kill_data[l*128 +: 32] = 32'(kill_q[l]);
    end
  end
  common_tap_reg #(.CORE(CORE), .FILE(vivante_core_pkg::FileKilled), .LANES(4 * LANES)) u_tap_killed (
    .clk_i       (clk_i),
    .valid_i     (kill_lanes != '0),
    .warp_i      (8'(kill_group_q)),
    .order_i     (kill_order_q),
    .row_warp_i  (8'(kill_group_q)),
    .index_i     (16'd0),
    .lane_base_i (6'd0),
    .mask_i      (kill_lanes),
    .be_i        (4'hf),
    .data_i      (kill_data)
  );

  // A launch makes temporaries 0 without writing them (vivante_lane).
  common_tap_reg #(.CORE(CORE), .FILE(vivante_core_pkg::FileTemp), .LANES(4 * LANES), .ROWS(NUM_TEMPS)) u_tap_clear (
    .clk_i       (clk_i),
    .valid_i     ({NUM_TEMPS{clear_q}} & ~({NUM_TEMPS{1'b1}} << temps)),
    .warp_i      (8'(kill_group_q)),
    .order_i     (kill_order_q),
    .row_warp_i  (8'(kill_group_q)),
    .index_i     (16'd0),
    .lane_base_i (6'd0),
    .mask_i      ({(4 * LANES){1'b1}}), // as wide as it is: Yosys does not know how wide a tap's port is
    .be_i        (4'hf),
    .data_i      ('0)
  );

  // ---- what all share ----
  logic clear_local, shared_clk;
  assign clear_local = clearing_q && 32'(clear_row_q) < LocalRows;
  common_gate u_shared_clk (
    .clk_i(clk_i), .rst_ni(rst_ni), .clk_o(shared_clk),
    .moves_i(clear_local || e_valid_q || shared_busy));
  vivante_shared #(.GROUPS(GROUPS), .LANES(LANES), .LOCAL_BYTES(LOCAL_BYTES), .DEEP(DEEP != 0), .CORE(CORE)) u_shared (
    .clk_i           (shared_clk),
    .rst_ni          (rst_ni),
    .clear_i         (clear_local),
    .clear_row_i     (clear_row_q),
    .halti_i         (halti),
    .take_i          (e_shared),
    .insn_i          (e_insn_q),
    .a_i             (a),
    .b_i             (b),
    .c_i             (c),
    .a0_i            (a0_sampler),
    .dst_ok_i        (dst_ok),
    .dst_i           (dst),
    .killed_i        (killed_e),
    .helper_i        (helper_mem[e_insn_q.group[GW-1:0]]),
    .busy_o          (shared_busy),
    .mem_req_valid_o (mem_req_valid_o),
    .mem_req_ready_i (mem_req_ready_i),
    .mem_req_write_o (mem_req_write_o),
    .mem_req_addr_o  (mem_req_addr_o),
    .mem_req_be_o    (mem_req_be_o),
    .mem_req_data_o  (mem_req_data_o),
    .mem_rsp_valid_i (mem_rsp_valid_i),
    .mem_rsp_data_i  (mem_rsp_data_i),
    .tex_req_valid_o (tex_req_valid_o),
    .tex_req_ready_i (tex_req_ready_i),
    .tex_req_head_o  (tex_req_head_o),
    .tex_req_data_o  (tex_req_data_o),
    .tex_rsp_valid_i (tex_rsp_valid_i),
    .tex_rsp_data_i  (tex_rsp_data_i),
    .x_valid_o       (shared_x_valid),
    .x_ready_i       (x_ready),
    .x_temp_o        (shared_x_temp),
    .x_row_o         (shared_x_row),
    .x_be_o          (shared_x_be),
    .x_data_o        (shared_x_data),
    .done_o          (shared_done),
    .done_insn_o     (shared_insn)
  );

  // ---- groups begin and end ----
  logic [GROUPS-1:0]        read_q, free_q;  // slots whose registers nobody needs; whose group has been told
  logic                     launching, finishing, group_read, group_done;
  vivante_core_pkg::group_t group_done_number;
  logic launch_clk, finish_clk;
  common_gate u_launch_clk (
    .clk_i(clk_i), .rst_ni(rst_ni), .clk_o(launch_clk),
    .moves_i(start_i || launching));
  common_gate u_finish_clk (
    .clk_i(clk_i), .rst_ni(rst_ni), .clk_o(finish_clk),
    .moves_i(launch_valid || w_ends || shared_done || finishing));
  vivante_launch #(.GROUPS(GROUPS), .LANES(LANES)) u_launch (
    .clk_i           (launch_clk),
    .rst_ni          (rst_ni),
    .start_i         (start_i),
    .threads_i       (threads),
    .inputs_i        (inputs),
    .header_i        (header),
    .map_i           (input_map),
    .free_i          (read_q),
    .told_i          (free_q),
    .busy_o          (launching),
    .in_req_valid_o  (in_req_valid_o),
    .in_req_ready_i  (in_req_ready_i),
    .in_req_addr_o   (in_req_addr_o),
    .in_rsp_valid_i  (in_rsp_valid_i),
    .in_rsp_data_i   (in_rsp_data_i),
    .x_valid_o       (launch_x_valid),
    .x_ready_i       (new_ready),
    .x_temp_o        (launch_x_temp),
    .x_clear_o       (launch_x_clear),
    .x_internal_o    (launch_x_internal),
    .x_group_o       (launch_slot),
    .x_row_o         (launch_x_row),
    .x_data_o        (launch_x_data),
    .begin_valid_o   (begin_valid),
    .launch_valid_o  (launch_valid),
    .launch_group_o  (launch_group),
    .launch_lanes_o  (launch_lanes),
    .launch_helper_o (launch_helper),
    .launch_number_o (launch_number)
  );
  vivante_finish #(.GROUPS(GROUPS), .LANES(LANES), .CORE(CORE)) u_finish (
    .clk_i           (finish_clk),
    .rst_ni          (rst_ni),
    .outputs_i       (outputs),
    .map_i           (output_map),
    .launch_valid_i  (launch_valid),
    .launch_group_i  (launch_group),
    .launch_lanes_i  (launch_lanes),
    .launch_helper_i (launch_helper),
    .launch_number_i (launch_number),
    .end_valid_i     ({shared_done && shared_insn.last, w_ends}),
    .end_insn0_i     (w_insn_q),
    .end_insn1_i     (shared_insn),
    .end_next0_i     (w_next_q),
    .end_next1_i     (shared_next),
    .end_stk0_i      (w_stk_q),
    .killed_group_o  (end_group),
    .killed_i        (killed_end),
    .peek_valid_o    (peek_valid),
    .peek_ready_i    (peek_ready),
    .peek_group_o    (peek_group),
    .peek_row_o      (peek_row),
    .peek_data_i     (peek_data),
    .out_req_valid_o (out_req_valid_o),
    .out_req_ready_i (out_req_ready_i),
    .out_req_addr_o  (out_req_addr_o),
    .out_req_data_o  (out_req_data_o),
    .read_valid_o    (group_read),
    .done_valid_o    (group_done),
    .done_group_o    (group_done_number),
    .busy_o          (finishing)
  );
  always_ff @(posedge clk_i) begin
    for (int unsigned g = 0; g < GROUPS; g++) begin
      if (!rst_ni || (group_read && group_done_number == 3'(g))) read_q[g] <= 1'b1;
      else if (begin_valid && launch_group == 3'(g))             read_q[g] <= 1'b0;
      if (!rst_ni || (group_done && group_done_number == 3'(g))) free_q[g] <= 1'b1;
      else if (launch_valid && launch_group == 3'(g))            free_q[g] <= 1'b0;
    end
  end
  // An instruction of the shared unit that ended a group retires when that group is told. Nothing uses memory before, for what did might
  // retire first.
  always_ff @(posedge clk_i) begin
    if (!rst_ni)                                                   shared_untold_q <= 1'b0;
    else if (shared_done && shared_insn.last)                      shared_untold_q <= 1'b1;
    else if (group_done && group_done_number == shared_insn.group) shared_untold_q <= 1'b0;
  end
  assign busy_o = clearing_q || launching || finishing || free_q != '1;

`ifndef SYNTHESIS
  // What is due to be written to KILLED, from those that ask for it.
  logic [LANES-1:0] kill_due_q;
  logic             clear_due_q;
  logic [GW-1:0]    kill_due_group_q, clear_due_group_q;
  always_ff @(posedge clk_i) begin
    kill_due_q <= '0;
    for (int unsigned l = 0; l < LANES; l++)
      kill_due_q[l] <= rst_ni && l_valid && l_insn.uop.kills && l_insn.lanes[l] && any_met[l];
    kill_due_group_q  <= l_insn.group[GW-1:0];
    clear_due_q       <= rst_ni && launch_x_valid && launch_x_clear && new_ready;
    clear_due_group_q <= launch_slot[GW-1:0];
  end
  always_ff @(posedge clk_i) begin
    if (rst_ni) begin
      config_only_idle: assert (!(cfg_valid_i || start_i) || !busy_o)
        else $error("a register is written while groups run");
      begins_when_read: assert (!begin_valid || read_q[launch_group[GW-1:0]])
        else $error("group %0d begins, and the outputs of the last one are not read", launch_group);
      launched_when_free: assert (!launch_valid || free_q[launch_group[GW-1:0]])
        else $error("group %0d is launched and runs", launch_group);
      done_while_it_runs: assert (!group_done || !free_q[group_done_number[GW-1:0]])
        else $error("group %0d is done twice", group_done_number);
      kill_is_written: assert (kill_q == kill_due_q && (kill_due_q == '0 || kill_group_q == kill_due_group_q))
        else $error("a TEXKILL of group %0d is lost", kill_due_group_q);
      clear_is_written: assert (!clear_due_q || (clear_q && kill_q == '0 && kill_group_q == clear_due_group_q))
        else $error("KILLED of group %0d is not cleared", clear_due_group_q);
      told_before_the_next_end: assert (!(shared_done && shared_insn.last) || !shared_untold_q)
        else $error("the shared unit ends a group, and the last one is not told");
    end
  end
`endif
endmodule
