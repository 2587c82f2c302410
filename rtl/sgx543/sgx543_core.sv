// The SGX543 core: INSTANCES slots in flight, one iteration of an instruction a clock. core.md has the pipeline, the ports and the
// registers.
module sgx543_core #(
  parameter int unsigned INSTANCES  = 4,
  parameter int unsigned IMEM_INSTR = 1024,
  parameter int unsigned READERS    = 4,        // operands of a pass that are read at once: 4 or 1
  parameter int unsigned CORE       = 0
) (
  input  logic                 clk_i,
  input  logic                 rst_ni,

  // registers, before the start
  input  logic                 cfg_valid_i,
  input  logic [7:0]           cfg_addr_i,
  input  logic [31:0]          cfg_data_i,
  input  logic                 start_i,
  output logic                 busy_o,
  input  logic [INSTANCES-1:0] hold_i,           // slots that are not to go in this clock

  // records of the instances
  output logic                 in_req_valid_o,
  input  logic                 in_req_ready_i,
  output logic [31:0]          in_req_addr_o,
  input  logic                 in_rsp_valid_i,
  input  logic [31:0]          in_rsp_data_i,
  output logic                 out_req_valid_o,
  input  logic                 out_req_ready_i,
  output logic [31:0]          out_req_addr_o,
  output logic [31:0]          out_req_data_o,

  // global memory
  output logic                 mem_req_valid_o,
  input  logic                 mem_req_ready_i,
  output logic                 mem_req_write_o,
  output logic                 mem_req_tiled_o,  // space 2 of the instruction
  output logic [31:0]          mem_req_addr_o,
  output logic [3:0]           mem_req_be_o,
  output logic [31:0]          mem_req_data_o,
  input  logic                 mem_rsp_valid_i,
  input  logic [31:0]          mem_rsp_data_i,

  // textures
  output logic                 tex_req_valid_o,
  input  logic                 tex_req_ready_i,
  output logic [22:0]          tex_req_head_o,
  output logic [447:0]         tex_req_data_o,
  input  logic                 tex_rsp_valid_i,
  input  logic [4:0]           tex_rsp_count_i,
  input  logic [511:0]         tex_rsp_data_i,

  // what fixed functions are told
  output logic                 evt_valid_o,
  output logic [7:0]           evt_slot_o,
  output logic [2:0]           evt_kind_o,
  output logic [31:0]          evt_data_o,
  output logic [3:0]           evt_flags_o,
  output logic                 clip_valid_o,
  output logic [7:0]           clip_slot_o,
  output logic [2:0]           clip_plane_o,
  output logic [31:0]          clip_value_o
);
  localparam int unsigned IW = $clog2(IMEM_INSTR);

  // ---- configuration ----
  sgx543_core_pkg::pc_t start_pc, end_pc, sec_start, sec_end, prog_end;
  logic [20:0]          instances;
  logic [7:0]           pa_count, o_count, out_count;
  logic [6:0]           out_first;
  logic [1:0]           out_bank;
  logic [17:0]          upload;
  logic [31:0]          upload_data;
  logic                 has_secondary, secondary, code_we, uniform_we, unused;
  assign unused = ^upload[17:IW+1];
  logic cfg_clk;    // moves while the host may write, whether it does or not
  common_gate u_cfg_clk (
    .clk_i(clk_i), .rst_ni(rst_ni), .clk_o(cfg_clk),
    .moves_i(cfg_valid_i || !busy_o));
  sgx543_config u_config (
    .clk_i        (cfg_clk),
    .rst_ni       (rst_ni),
    .cfg_valid_i  (cfg_valid_i),
    .cfg_addr_i   (cfg_addr_i),
    .cfg_data_i   (cfg_data_i),
    .start_o      (start_pc),
    .end_o        (end_pc),
    .instances_o  (instances),
    .pa_count_o   (pa_count),
    .o_count_o    (o_count),
    .sec_start_o  (sec_start),
    .sec_end_o    (sec_end),
    .secondary_o  (has_secondary),
    .out_bank_o   (out_bank),
    .out_first_o  (out_first),
    .out_count_o  (out_count),
    .code_we_o    (code_we),
    .uniform_we_o (uniform_we),
    .upload_o     (upload),
    .data_o       (upload_data)
  );

  // ---- after reset: code, uniforms and local memory become 0, a row of each a clock ----
  localparam int unsigned ClearRows = IMEM_INSTR > 1024 ? IMEM_INSTR : 1024;
  logic        clearing_q;
  logic [17:0] clear_row_q;
  always_ff @(posedge clk_i) begin
    if (!rst_ni) begin
      clearing_q  <= 1'b1;
      clear_row_q <= '0;
    end else if (clearing_q) begin
      clearing_q  <= 32'(clear_row_q) != ClearRows - 1;
      clear_row_q <= clear_row_q + 18'd1;
    end
  end

  // ---- fetch, and passes in order ----
  logic [INSTANCES-1:0]   head_valid, head_uses_pred, head_uses_index, popped;
  sgx543_core_pkg::slot_t head_slot, launch_slot, restart_slot;
  sgx543_core_pkg::pc_t   head_pc, launch_pc, flow_pc, restart_pc;
  sgx543_core_pkg::fact_t head_fact;
  logic [63:0]            head_word;
  logic                   head_take, flow_valid, launch_valid, restart_valid;
  logic                   p_valid, p_close, p_last;
  sgx543_core_pkg::slot_t p_slot;
  sgx543_core_pkg::pc_t   p_pc;
  sgx543_core_pkg::fact_t p_fact;
  sgx543_core_pkg::uop_t  p_uop;
  logic [63:0]            p_word;
  logic [3:0]             p_iteration;
  assign restart_valid = flow_valid || launch_valid;
  assign restart_slot  = flow_valid ? p_slot : launch_slot;
  assign restart_pc    = flow_valid ? flow_pc : launch_pc;
  sgx543_fetch #(.INSTANCES(INSTANCES), .IMEM_INSTR(IMEM_INSTR), .READERS(READERS), .CORE(CORE)) u_fetch (
    .clk_i             (clk_i),
    .rst_ni            (rst_ni),
    .prog_end_i        (prog_end),
    .clear_i           (clearing_q && 32'(clear_row_q) < IMEM_INSTR),
    .code_we_i         (code_we),
    .code_addr_i       (clearing_q ? clear_row_q[IW-1:0] : upload[IW:1]),
    .code_word_i       (upload[0]),
    .code_data_i       (upload_data),
    .restart_valid_i   (restart_valid),
    .restart_slot_i    (restart_slot),
    .restart_pc_i      (restart_pc),
    .head_valid_o      (head_valid),
    .head_uses_pred_o  (head_uses_pred),
    .head_uses_index_o (head_uses_index),
    .head_slot_i       (head_slot),
    .head_take_i       (head_take),
    .head_word_o       (head_word),
    .head_pc_o         (head_pc),
    .head_fact_o       (head_fact)
  );
  logic                   shared_done, shared_closing, omitted, written;
  sgx543_core_pkg::slot_t shared_slot;
  sgx543_core_pkg::order_t shared_order;
  sgx543_sequence #(.INSTANCES(INSTANCES), .READERS(READERS)) u_sequence (
    .clk_i             (clk_i),
    .rst_ni            (rst_ni),
    .head_valid_i      (head_valid),
    .head_uses_pred_i  (head_uses_pred),
    .head_uses_index_i (head_uses_index),
    .head_slot_o       (head_slot),
    .head_take_o       (head_take),
    .head_word_i       (head_word),
    .head_pc_i         (head_pc),
    .head_fact_i       (head_fact),
    .popped_i          (popped),
    .shared_done_i     (shared_done),
    .shared_slot_i     (shared_slot),
    .shared_closing_o  (shared_closing),
    .written_valid_i   (written),
    .written_slot_i    (w_tag.slot),
    .omitted_valid_i   (omitted),
    .omitted_slot_i    (p_slot),
    .valid_o           (p_valid),
    .slot_o            (p_slot),
    .word_o            (p_word),
    .pc_o              (p_pc),
    .fact_o            (p_fact),
    .iteration_o       (p_iteration),
    .close_o           (p_close),
    .last_o            (p_last),
    .uop_o             (p_uop)
  );

  // ---- state beside the registers, and what a pass needs ----
  logic [3:0]                        pred;
  logic [63:0]                       index, r_index;
  logic [19:0]                       link, new_link;
  logic [104:0]                      moe, new_moe;
  logic [34:0]                       phase, new_phase;
  logic [4:0]                        moe_we, x_valid, x_ready;
  logic [1:0]                        phase_we, w_index_we;
  logic                              link_we, x_state_valid, x_state_ready;
  sgx543_core_pkg::order_t           p_order, launch_order;
  logic                              push, closes, joined, is_long, oob_shared;
  sgx543_core_pkg::pass_t            push_pass;
  sgx543_core_pkg::retire_t          push_retire;
  logic [sgx543_core_pkg::Lines-1:0] reads, writes;
  logic [31:0]                       shared_value;
  localparam int unsigned Prepare = READERS == 4 ? 1 : 3;   // clocks
  logic state_clk;  // moves with a pass that is prepared, a launch, and what the data path writes
  common_gate #(.SPAN(Prepare)) u_state_clk (
    .clk_i(clk_i), .rst_ni(rst_ni), .clk_o(state_clk),
    .moves_i({Prepare{p_valid}} | Prepare'(launch_valid || x_state_valid || w_pred_we || w_index_we != '0)));
  sgx543_state #(.INSTANCES(INSTANCES), .CORE(CORE)) u_state (
    .clk_i           (state_clk),
    .rst_ni          (rst_ni),
    .slot_i          (p_slot),
    .pred_o          (pred),
    .index_o         (index),
    .link_o          (link),
    .moe_o           (moe),
    .phase_o         (phase),
    .order_i         (p_order),
    .link_we_i       (link_we),
    .link_i          (new_link),
    .moe_we_i        (moe_we),
    .moe_i           (new_moe),
    .phase_we_i      (phase_we),
    .phase_i         (new_phase),
    .r_slot_i        (r_pass_q.slot),
    .r_index_o       (r_index),
    .w_pred_we_i     (w_pred_we),
    .w_index_we_i    (w_index_we),
    .w_slot_i        (w_tag.slot),
    .w_order_i       (w_tag.order),
    .w_pred_number_i (w_tag.pred),
    .w_pred_i        (w_pred),
    .w_index_i       (w_index),
    .x_valid_i       (x_state_valid),
    .x_ready_o       (x_state_ready),
    .x_slot_i        (launch_slot),
    .x_order_i       (launch_order)
  );
  sgx543_prepare #(.INSTANCES(INSTANCES), .READERS(READERS)) u_prepare (
    .clk_i           (state_clk),
    .rst_ni          (rst_ni),
    .secondary_i     (secondary),
    .prog_end_i      (prog_end),
    .valid_i         (p_valid),
    .slot_i          (p_slot),
    .word_i          (p_word),
    .pc_i            (p_pc),
    .fact_i          (p_fact),
    .iteration_i     (p_iteration),
    .close_i         (p_close),
    .last_i          (p_last),
    .uop_i           (p_uop),
    .shared_value_i  (shared_value),
    .shared_oob_i    (oob_shared),
    .pred_i          (pred),
    .index_i         (index),
    .link_i          (link),
    .moe_i           (moe),
    .phase_i         (phase),
    .order_o         (p_order),
    .link_we_o       (link_we),
    .link_o          (new_link),
    .moe_we_o        (moe_we),
    .moe_o           (new_moe),
    .phase_we_o      (phase_we),
    .phase_o         (new_phase),
    .launch_valid_i  (launch_valid && !flow_valid),
    .launch_slot_i   (launch_slot),
    .launch_order_o  (launch_order),
    .omitted_o       (omitted),
    .restart_valid_o (flow_valid),
    .restart_pc_o    (flow_pc),
    .push_o          (push),
    .pass_o          (push_pass),
    .retire_o        (push_retire),
    .closes_o        (closes),
    .joined_o        (joined),
    .long_o          (is_long),
    .reads_o         (reads),
    .writes_o        (writes),
    .evt_valid_o     (evt_valid_o),
    .evt_kind_o      (evt_kind_o),
    .evt_data_o      (evt_data_o),
    .evt_flags_o     (evt_flags_o)
  );
  assign evt_slot_o = 8'(p_slot);
  // The taps of what no environment answers are at the ports themselves, so that what they tell is what leaves the core.
  common_tap_mem #(.CORE(CORE), .SPACE(sgx543_core_pkg::SpacePort), .LANES(2)) u_tap_event (
    .clk_i   (clk_i),
    .valid_i (evt_valid_o),
    .warp_i  (evt_slot_o),
    .order_i (p_order),
    .mask_i  ({evt_kind_o == 3'd1, 1'b1}), // a depth has flags
    .lane_i  (12'd0),
    .addr_i  ({{27'd0, evt_kind_o, 2'b00} + 32'd4, {27'd0, evt_kind_o, 2'b00}}),
    .be_i    (8'hff),
    .data_i  ({28'd0, evt_flags_o, evt_data_o})
  );

  // ---- what goes ----
  logic                              shared_ready, shared_owned, shared_take, shared_close, inject_valid, inject_ready;
  sgx543_core_pkg::pass_t            inject, go_pass;
  logic [127:0]                      inject_data;
  logic [sgx543_core_pkg::Lines-1:0] inject_reads, inject_writes;
  logic                              go_valid, go_last, end_valid;
  sgx543_core_pkg::retire_t          go_retire, ended;
  sgx543_issue #(.INSTANCES(INSTANCES), .READERS(READERS)) u_issue (
    .clk_i           (clk_i),
    .rst_ni          (rst_ni),
    .hold_i          (hold_i),
    .push_i          (push),
    .pass_i          (push_pass),
    .retire_i        (push_retire),
    .last_i          (p_last),
    .closes_i        (closes),
    .joined_i        (joined),
    .long_i          (is_long),
    .reads_i         (reads),
    .writes_i        (writes),
    .popped_o        (popped),
    .shared_ready_i  (shared_ready),
    .shared_owned_i  (shared_owned),
    .shared_slot_i   (shared_slot),
    .shared_take_o   (shared_take),
    .shared_close_o  (shared_close),
    .inject_valid_i  (inject_valid),
    .inject_ready_o  (inject_ready),
    .inject_i        (inject),
    .inject_reads_i  (inject_reads),
    .inject_writes_i (inject_writes),
    .go_valid_o      (go_valid),
    .go_pass_o       (go_pass),
    .go_last_o       (go_last),
    .go_retire_o     (go_retire)
  );
  sgx543_retire #(.READERS(READERS), .CORE(CORE)) u_retire (
    .clk_i       (clk_i),
    .rst_ni      (rst_ni),
    .valid_i     (go_valid && go_last),
    .retire_i    (go_retire),
    .end_valid_o (end_valid),
    .end_o       (ended)
  );

  // ---- R, A, X: registers, words in order, the data path. With one reader a pass stays in both for four clocks ----
  localparam int unsigned InR = 4 / READERS;
  localparam int unsigned InX = 4 / READERS;
  logic [InR-1:0]         r_valid_q;
  logic [InX-1:0]         x_valid_q;
  logic                   a_valid_q, o_valid_q;
  sgx543_core_pkg::pass_t r_pass_q, a_pass_q, x_pass_q, o_pass_q;
  logic [127:0]           r_data_q, a_data_q, x_a_q, x_b_q, x_c_q, a_words, b_words, c_words;
  logic [63:0]            x_old_q, old_words, a_index_q, index_old;
  logic                   a_clk, x_clk;   // of R and A, of X and what is behind it: they move when a pass comes or goes
  common_gate u_a_clk (
    .clk_i(clk_i), .rst_ni(rst_ni), .clk_o(a_clk),
    .moves_i(go_valid || r_valid_q != '0 || a_valid_q));
  common_gate u_x_clk (
    .clk_i(clk_i), .rst_ni(rst_ni), .clk_o(x_clk),
    .moves_i(a_valid_q || x_valid_q != '0 || o_valid_q));
  always_ff @(posedge a_clk) begin
    r_valid_q <= rst_ni ? InR'({r_valid_q, go_valid}) : '0;
    if (go_valid) begin
      r_pass_q <= go_pass;
      r_data_q <= inject_data;
    end
  end
  always_ff @(posedge a_clk) begin
    a_valid_q <= rst_ni && r_valid_q[InR-1];
    if (r_valid_q[InR-1]) begin
      a_pass_q  <= r_pass_q;
      a_data_q  <= r_data_q;
      a_index_q <= r_index;
    end
  end
  always_ff @(posedge x_clk) begin
    x_valid_q <= rst_ni ? InX'({x_valid_q, a_valid_q}) : '0;
    if (a_valid_q) begin
      x_pass_q <= a_pass_q;
      x_a_q    <= a_words;
      x_b_q    <= a_pass_q.what == sgx543_core_pkg::PassInject ? a_data_q : b_words;
      x_c_q    <= c_words;
      x_old_q  <= a_pass_q.dst.bank == sgx543_core_pkg::BankIndex ? index_old : old_words;
    end
  end
  always_ff @(posedge x_clk) begin
    o_valid_q <= rst_ni && x_valid_q[InX-1];
    if (x_valid_q[InX-1]) o_pass_q <= x_pass_q;
  end
  // words from index register n on: 1 and 2 are there
  always_comb begin
    unique case (a_pass_q.dst.number)
      7'd0:    index_old = {a_index_q[31:0], 32'd0};
      7'd1:    index_old = a_index_q;
      7'd2:    index_old = {32'd0, a_index_q[63:32]};
      default: index_old = 64'd0;
    endcase
  end

  sgx543_core_pkg::tag_t x_tag, w_tag;
  localparam int unsigned TagW = $bits(x_tag);
  logic [TagW-1:0]       w_tag_bits;
  logic                  w_valid, w_pred_set, w_pred_we, w_pred, x_computes, is_gather;
  logic [127:0]          a_lanes, b_lanes, c_lanes, w_words;
  logic [15:0]           w_be;
  logic [31:0]           w_value;
  logic [3:0]            w_words_we;
  logic [63:0]           w_index;
  assign x_computes = x_pass_q.what == sgx543_core_pkg::PassCompute || x_pass_q.what == sgx543_core_pkg::PassInject;
  assign is_gather  = x_pass_q.what == sgx543_core_pkg::PassGather;
  always_comb begin
    x_tag         = '0;
    x_tag.slot    = x_pass_q.slot;
    x_tag.order   = x_pass_q.order;
    x_tag.place   = x_pass_q.dst;
    x_tag.counted = x_pass_q.counted;
    x_tag.pred    = x_pass_q.uop.carries ? x_pass_q.uop.pdst : x_pass_q.uop.pdst + x_pass_q.iteration[1:0];
    x_tag.clips   = x_pass_q.uop.clips;
    x_tag.plane   = x_pass_q.uop.plane;
  end
  sgx543_execute #(.READERS(READERS), .TAG(TagW)) u_execute (
    .clk_i       (clk_i),
    .rst_ni      (rst_ni),
    .valid_i     (x_valid_q[0] && x_computes),
    .gather_i    (x_valid_q[0] && is_gather),
    .uop_i       (x_pass_q.uop),
    .tag_i       (x_tag),
    .iteration_i (x_pass_q.iteration[1:0]),
    .carry_i     (x_pass_q.carry),
    .a_i         (x_a_q),
    .b_i         (x_b_q),
    .c_i         (x_c_q),
    .old_i       (x_old_q),
    .a_lanes_o   (a_lanes),
    .b_lanes_o   (b_lanes),
    .c_lanes_o   (c_lanes),
    .valid_o     (w_valid),
    .tag_o       (w_tag_bits),
    .words_o     (w_words),
    .be_o        (w_be),
    .pred_we_o   (w_pred_set),
    .pred_o      (w_pred),
    .value_o     (w_value)
  );
  assign w_tag     = w_tag_bits;
  assign w_pred_we = w_valid && w_pred_set;
  assign written   = w_valid && w_tag.counted;
  always_comb begin
    for (int unsigned k = 0; k < 4; k++) w_words_we[k] = w_be[4*k +: 4] != '0;
    // index register n is word 1 - n or 2 - n from the destination on
    w_index    = '0;
    w_index_we = '0;
    for (int unsigned k = 0; k < 4; k++) begin
      for (int unsigned n = 0; n < 2; n++) begin
        if (w_valid && w_tag.place.bank == sgx543_core_pkg::BankIndex && w_tag.place.exists[k] && w_words_we[k]
            && w_tag.place.number + 7'(k) == 7'(n + 1)) begin
          w_index[32*n +: 32] = w_words[32*k +: 32];
          w_index_we[n]       = 1'b1;
        end
      end
    end
  end

  // ---- registers ----
  logic                    record_valid, record_ready, record_came_q;
  sgx543_core_pkg::slot_t  record_slot;
  sgx543_core_pkg::place_t record;
  logic [127:0]            record_words;
  always_ff @(posedge clk_i) record_came_q <= rst_ni && record_valid && record_ready;
  logic [24:0]  x_row;
  logic [4:0]   x_record;
  logic [127:0] x_data;
  logic                    to_registers, v_valid;   // with one reader registers are written a clock later
  sgx543_core_pkg::slot_t  v_slot;
  sgx543_core_pkg::order_t v_order;
  sgx543_core_pkg::place_t v_place;
  logic [3:0]              v_words_we;
  logic [127:0]            v_words;
  assign to_registers = w_valid && w_tag.place.bank <= sgx543_core_pkg::BankInternal && w_words_we != '0;
  sgx543_stage #(.ON(READERS == 1), .WIDTH(4 + 32 + 14 + 4 + 128)) u_write (
    .clk_i   (clk_i),
    .rst_ni  (rst_ni),
    .valid_i (to_registers),
    .data_i  ({w_tag.slot, w_tag.order, w_tag.place, w_words_we, w_words}),
    .valid_o (v_valid),
    .data_o  ({v_slot, v_order, v_place, v_words_we, v_words})
  );
  sgx543_registers #(.INSTANCES(INSTANCES), .READERS(READERS), .CORE(CORE)) u_registers (
    .clk_i          (clk_i),
    .rst_ni         (rst_ni),
    .r_valid_i      (r_valid_q[0]),
    .r_slot_i       (r_pass_q.slot),
    .r_a_i          (r_pass_q.a),
    .r_b_i          (r_pass_q.b),
    .r_c_i          (r_pass_q.c),
    .r_dst_i        (r_pass_q.dst),
    .a_words_o      (a_words),
    .b_words_o      (b_words),
    .c_words_o      (c_words),
    .r_keeps_i      (r_pass_q.keeps),
    .old_words_o    (old_words),
    .r_record_valid_i (record_valid),
    .r_record_ready_o (record_ready),
    .r_record_slot_i  (record_slot),
    .r_record_i       (record),
    .record_words_o   (record_words),
    .w_valid_i      (v_valid),
    .w_slot_i       (v_slot),
    .w_order_i      (v_order),
    .w_place_i      (v_place),
    .w_words_i      (v_words_we),
    .w_data_i       (v_words),
    .x_valid_i      (x_valid),
    .x_ready_o      (x_ready),
    .x_slot_i       (launch_slot),
    .x_order_i      (launch_order),
    .x_row_i        (x_row),
    .x_record_i     (x_record),
    .x_data_i       (x_data),
    .keep_i         (secondary),
    .uniform_we_i   (uniform_we || clearing_q),
    .uniform_addr_i (clearing_q ? clear_row_q[6:0] : upload[6:0]),
    .uniform_data_i (clearing_q ? 32'd0 : upload_data)
  );

  // ---- clip planes ----
  assign clip_valid_o = w_valid && w_tag.clips;
  assign clip_slot_o  = 8'(w_tag.slot);
  assign clip_plane_o = w_tag.plane;
  assign clip_value_o = w_value;
  common_tap_mem #(.CORE(CORE), .SPACE(sgx543_core_pkg::SpacePort), .LANES(1)) u_tap_clip (
    .clk_i   (clk_i),
    .valid_i (clip_valid_o),
    .warp_i  (clip_slot_o),
    .order_i (w_tag.order),
    .mask_i  (1'b1),
    .lane_i  (6'd0),
    .addr_i  ({27'd1, clip_plane_o, 2'b00}),
    .be_i    (4'hf),
    .data_i  (clip_value_o)
  );

  // ---- what all slots share ----
  logic                   done_valid;
  sgx543_core_pkg::slot_t done_slot;
  sgx543_shared #(.CORE(CORE)) u_shared (
    .clk_i           (clk_i),
    .rst_ni          (rst_ni),
    .clear_i         (clearing_q && clear_row_q[17:10] == '0),
    .clear_row_i     (clear_row_q[9:0]),
    .ready_o         (shared_ready),
    .owned_o         (shared_owned),
    .slot_o          (shared_slot),
    .order_o         (shared_order),
    .take_i          (shared_take),
    .closing_i       (shared_closing),
    .close_i         (shared_close),
    .ends_i          (go_retire.done),
    .ended_valid_i   (done_valid),
    .ended_slot_i    (done_slot),
    .valid_i         (o_valid_q && o_pass_q.what == sgx543_core_pkg::PassGather),
    .pass_i          (o_pass_q),
    .a_i             (a_lanes),
    .b_i             (b_lanes),
    .c_i             (c_lanes),
    .done_o          (shared_done),
    .value_o         (shared_value),
    .oob_o           (oob_shared),
    .inject_valid_o  (inject_valid),
    .inject_ready_i  (inject_ready),
    .inject_o        (inject),
    .inject_data_o   (inject_data),
    .inject_reads_o  (inject_reads),
    .inject_writes_o (inject_writes),
    .mem_req_valid_o (mem_req_valid_o),
    .mem_req_ready_i (mem_req_ready_i),
    .mem_req_write_o (mem_req_write_o),
    .mem_req_tiled_o (mem_req_tiled_o),
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
    .tex_rsp_count_i (tex_rsp_count_i),
    .tex_rsp_data_i  (tex_rsp_data_i)
  );
  // At the port, as above: the environment answers by a part of a request alone.
  logic [479:0] port_addr;
  for (genvar k = 0; k < 15; k++) begin : gen_port
    assign port_addr[32*k +: 32] = 32'd64 + 32'd4 * k;
  end
  common_tap_mem #(.CORE(CORE), .SPACE(sgx543_core_pkg::SpacePort), .LANES(15)) u_tap_texture (
    .clk_i   (clk_i),
    .valid_i (tex_req_valid_o && tex_req_ready_i),
    .warp_i  (8'(shared_slot)),
    .order_i (shared_order),
    .mask_i  ({15{1'b1}}), // as wide as it is: Yosys does not know how wide a tap's port is
    .lane_i  ('0),
    .addr_i  (port_addr),
    .be_i    ({60{1'b1}}),
    .data_i  ({tex_req_data_o, 9'd0, tex_req_head_o})
  );

  // ---- instances begin and end ----
  logic                   launching, finishing, read_valid, done_well;
  logic [20:0]            launch_instance;
  sgx543_launch #(.INSTANCES(INSTANCES), .CORE(CORE)) u_launch (
    .clk_i             (clk_i),
    .rst_ni            (rst_ni),
    .start_i           (start_i),
    .start_pc_i        (start_pc),
    .end_pc_i          (end_pc),
    .instances_i       (instances),
    .pa_count_i        (pa_count),
    .o_count_i         (o_count),
    .sec_start_i       (sec_start),
    .sec_end_i         (sec_end),
    .secondary_i       (has_secondary),
    .read_valid_i      (read_valid),
    .done_valid_i      (done_valid),
    .done_slot_i       (done_slot),
    .done_well_i       (done_well),
    .busy_o            (launching),
    .secondary_o       (secondary),
    .prog_end_o        (prog_end),
    .in_req_valid_o    (in_req_valid_o),
    .in_req_ready_i    (in_req_ready_i),
    .in_req_addr_o     (in_req_addr_o),
    .in_rsp_valid_i    (in_rsp_valid_i),
    .in_rsp_data_i     (in_rsp_data_i),
    .x_valid_o         (x_valid),
    .x_ready_i         (x_ready),
    .x_row_o           (x_row),
    .x_record_o        (x_record),
    .x_data_o          (x_data),
    .x_state_valid_o   (x_state_valid),
    .x_state_ready_i   (x_state_ready),
    .launch_valid_o    (launch_valid),
    .launch_ready_i    (!flow_valid),
    .launch_slot_o     (launch_slot),
    .launch_order_i    (launch_order),
    .launch_pc_o       (launch_pc),
    .launch_instance_o (launch_instance)
  );
  sgx543_finish #(.INSTANCES(INSTANCES), .CORE(CORE)) u_finish (
    .clk_i             (clk_i),
    .rst_ni            (rst_ni),
    .secondary_i       (secondary),
    .out_bank_i        (out_bank),
    .out_first_i       (out_first),
    .out_count_i       (out_count),
    .launch_valid_i    (launch_valid),
    .launch_slot_i     (launch_slot),
    .launch_instance_i (launch_instance),
    .depth_valid_i     (evt_valid_o && evt_kind_o == 3'd1),
    .depth_slot_i      (p_slot),
    .depth_i           (evt_data_o),
    .end_valid_i       (end_valid),
    .end_i             (ended),
    .record_valid_o    (record_valid),
    .record_ready_i    (record_ready),
    .record_slot_o     (record_slot),
    .record_o          (record),
    .result_valid_i    (record_came_q),
    .result_i          (record_words),
    .out_req_valid_o   (out_req_valid_o),
    .out_req_ready_i   (out_req_ready_i),
    .out_req_addr_o    (out_req_addr_o),
    .out_req_data_o    (out_req_data_o),
    .read_valid_o      (read_valid),
    .done_valid_o      (done_valid),
    .done_slot_o       (done_slot),
    .done_well_o       (done_well),
    .busy_o            (finishing)
  );
  assign busy_o = clearing_q || launching || finishing;

`ifndef SYNTHESIS
  always_ff @(posedge clk_i) begin
    if (rst_ni) begin
      paths_are_as_long_as_said: assert (sgx543_core_pkg::LongPath == sgx543_core_pkg::ToOperands + 3 + sgx543_arith_pkg::DotLatency
                                         && sgx543_core_pkg::ShortPath == sgx543_core_pkg::ToOperands + 3 + sgx543_arith_pkg::FloatLatency)
        else $error("results come at other times than sgx543_issue believes");
      config_only_idle: assert (!(cfg_valid_i || start_i) || !busy_o)
        else $error("a register is written while instances run");
      idle_is_idle: assert (busy_o || !(launch_valid || end_valid || shared_take || mem_req_valid_o || tex_req_valid_o || out_req_valid_o))
        else $error("something runs, and the core says that nothing does");
    end
  end
`endif
endmodule
