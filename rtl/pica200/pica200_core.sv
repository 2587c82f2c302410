// The PICA200 shader core: THREADS vertices in flight, one instruction a clock. Ports: core.md.
module pica200_core #(
  parameter int unsigned THREADS = 4,  // 1..8
  parameter int unsigned CORE    = 0,  // the number that taps and RAMs carry
  parameter int unsigned DEEP    = 0   // 1: issue, sums and the SFU take more clocks, which may be shorter
) (
  input  logic               clk_i,
  input  logic               rst_ni,

  // Configuration registers, one write a clock: core.md
  input  logic               cfg_valid_i,
  input  logic [7:0]         cfg_addr_i,
  input  logic [31:0]        cfg_data_i,

  // start_i for one clock begins the launch; busy_o falls when it is over
  input  logic               start_i,
  output logic               busy_o,

  // Threads that are not issued in this clock
  input  logic [THREADS-1:0] hold_i,

  // Input port: requests held until ready, vectors in their order
  output logic               in_req_valid_o,
  input  logic               in_req_ready_i,
  output logic [31:0]        in_req_addr_o,
  input  logic               in_rsp_valid_i,
  input  logic [127:0]       in_rsp_data_i,

  // Output port: writes held until ready
  output logic               out_req_valid_o,
  input  logic               out_req_ready_i,
  output logic [31:0]        out_req_addr_o,
  output logic [15:0]        out_req_be_o,
  output logic [127:0]       out_req_data_o,

  // Bit t: the stacks of thread t are those of its last retired instruction
  output logic [THREADS-1:0] settled_o
);
  localparam int unsigned NeedW = pica200_core_pkg::NeedBits;

  // Configuration and clearing.
  logic        clear, start, busy_q, done_all, quiet;
  logic [8:0]  clear_row, code_waddr;
  logic [11:0] entry;
  logic [7:0]  code_we;
  logic        desc_we, uniform_we, int_we, bool_we, geometry;
  logic [31:0] code_wdata, int_wdata, runs, stride;
  logic [6:0]  desc_waddr, uniform_waddr;
  logic [30:0] desc_wdata;
  logic [95:0] uniform_wdata;
  logic [1:0]  int_waddr;
  logic [15:0] bool_wdata, outmap;
  logic [4:0]  attributes;
  logic [63:0] map;
  logic [7:0]  input_mode, fixed_start;
  logic [3:0]  fixed_count, main_count;
  assign busy_o = busy_q || clear;
  assign start  = start_i && !busy_o && runs != '0;
  always_ff @(posedge clk_i) begin
    if (start) busy_q <= 1'b1;
    else if (done_all && quiet) busy_q <= 1'b0;
    if (!rst_ni) busy_q <= 1'b0;
  end
  pica200_config u_config (
    .clk_i           (clk_i),
    .rst_ni          (rst_ni),
    .cfg_valid_i     (cfg_valid_i && !busy_o),
    .cfg_addr_i      (cfg_addr_i),
    .cfg_data_i      (cfg_data_i),
    .clear_o         (clear),
    .clear_row_o     (clear_row),
    .code_we_o       (code_we),
    .code_waddr_o    (code_waddr),
    .code_wdata_o    (code_wdata),
    .desc_we_o       (desc_we),
    .desc_waddr_o    (desc_waddr),
    .desc_wdata_o    (desc_wdata),
    .uniform_we_o    (uniform_we),
    .uniform_waddr_o (uniform_waddr),
    .uniform_wdata_o (uniform_wdata),
    .int_we_o        (int_we),
    .int_waddr_o     (int_waddr),
    .int_wdata_o     (int_wdata),
    .bool_we_o       (bool_we),
    .bool_wdata_o    (bool_wdata),
    .geometry_o      (geometry),
    .attributes_o    (attributes),
    .map_o           (map),
    .entry_o         (entry),
    .outmap_o        (outmap),
    .runs_o          (runs),
    .stride_o        (stride),
    .input_mode_o    (input_mode),
    .fixed_count_o   (fixed_count),
    .fixed_start_o   (fixed_start),
    .main_count_o    (main_count)
  );

  // Fetch and issue.
  logic                     issue, jump, away, first, fault, done, touched, bubble, bank, job;
  pica200_core_pkg::thread_t     thread, next_thread, jump_thread;
  pica200_core_pkg::order_t      order;
  logic [11:0]              pc, behind, next_pc, jump_pc;
  logic [2:0]               late, later, held;
  logic [1:0]               flags;
  logic [7:0]               al;
  logic [THREADS-1:0]       head_valid, idle, told, drain, emit_busy, retire, settle, sfu_held;
  logic [THREADS*NeedW-1:0] need;
  logic [THREADS*32-1:0]    run;
  logic [31:0]              word;
  logic [30:0]              desc;
  pica200_core_pkg::dec_t        dec;
  logic                     launch_valid, launch_ready, sfu_done, v_we, launch_c_we;
  pica200_core_pkg::thread_t     launch_thread, sfu_thread;
  pica200_core_pkg::order_t      launch_order;
  logic [6:0]               launch_index;
  logic [95:0]              launch_data;
  assign job = (dec.stop && !geometry) || dec.emit;
  // One clock late, so that nothing hangs on an input through all of issue.
  logic [THREADS-1:0] hold_q;
  always_ff @(posedge clk_i) hold_q <= hold_i;
  pica200_fetch #(.THREADS(THREADS), .CORE(CORE), .DEEP(DEEP != 0)) u_fetch (
    .clk_i         (clk_i),
    .rst_ni        (rst_ni),
    .code_we_i     (code_we),
    .code_waddr_i  (code_waddr),
    .code_wdata_i  (code_wdata),
    .desc_we_i     (desc_we),
    .desc_waddr_i  (desc_waddr),
    .desc_wdata_i  (desc_wdata),
    .geometry_i    (geometry),
    .run_i         (busy_q),
    .start_i       (start),
    .entry_i       (entry),
    .show_thread_i (next_thread),
    .take_i        (issue),
    .take_thread_i (thread),
    .jump_i        (jump),
    .jump_thread_i (jump_thread),
    .jump_pc_i     (jump_pc),
    .valid_o       (head_valid),
    .need_o        (need),
    .word_o        (word),
    .desc_o        (desc),
    .dec_o         (dec)
  );
  pica200_issue #(.THREADS(THREADS), .DEEP(DEEP != 0)) u_issue (
    .clk_i           (clk_i),
    .rst_ni          (rst_ni),
    .start_i         (start),
    .entry_i         (entry),
    .hold_i          (hold_q),
    .bubble_i        (bubble),
    .head_valid_i    (head_valid),
    .need_i          (need),
    .dec_i           (dec),
    .done_i          (done),
    .next_pc_i       (next_pc),
    .away_i          (away),
    .touched_i       (touched),
    .next_thread_o   (next_thread),
    .valid_o         (issue),
    .thread_o        (thread),
    .pc_o            (pc),
    .behind_o        (behind),
    .order_o         (order),
    .first_o         (first),
    .jump_o          (jump),
    .jump_thread_o   (jump_thread),
    .jump_pc_o       (jump_pc),
    .late_o          (late),
    .later_o         (later),
    .held_o          (held),
    .launch_i        (launch_valid && launch_ready),
    .launch_thread_i (launch_thread),
    .idle_o          (idle),
    .launch_order_o  (launch_order),
    .told_i          (told),
    .sfu_held_i      (sfu_held),
    .sfu_done_i      (sfu_done),
    .sfu_thread_i    (sfu_thread),
    .drain_i         (drain),
    .emit_busy_i     (emit_busy),
    .retire_i        (retire),
    .settle_i        (settle),
    .settled_o       (settled_o),
    .quiet_o         (quiet)
  );
  pica200_flow #(.THREADS(THREADS), .CORE(CORE), .DEEP(DEEP != 0)) u_flow (
    .clk_i           (clk_i),
    .rst_ni          (rst_ni),
    .clear_i         (clear),
    .clear_row_i     (clear_row),
    .int_we_i        (int_we),
    .int_waddr_i     (int_waddr),
    .int_wdata_i     (int_wdata),
    .bool_we_i       (bool_we),
    .bool_wdata_i    (bool_wdata),
    .geometry_i      (geometry),
    .next_thread_i   (next_thread),
    .valid_i         (issue),
    .thread_i        (thread),
    .order_i         (order),
    .pc_i            (pc),
    .behind_i        (behind),
    .word_i          (word),
    .target_end_i    (dec.target_end),
    .cmp_i           (flags),
    .al_o            (al),
    .next_pc_o       (next_pc),
    .away_o          (away),
    .fault_o         (fault),
    .done_o          (done),
    .touched_o       (touched),
    .launch_valid_i  (launch_valid),
    .launch_ready_o  (launch_ready),
    .launch_thread_i (launch_thread),
    .launch_order_i  (launch_order)
  );

  // Inputs.
  pica200_load #(.THREADS(THREADS)) u_load (
    .clk_i           (clk_i),
    .rst_ni          (rst_ni),
    .start_i         (start),
    .busy_i          (busy_q),
    .done_o          (done_all),
    .geometry_i      (geometry),
    .attributes_i    (attributes),
    .map_i           (map),
    .runs_i          (runs),
    .stride_i        (stride),
    .input_mode_i    (input_mode),
    .fixed_count_i   (fixed_count),
    .fixed_start_i   (fixed_start),
    .main_count_i    (main_count),
    .req_valid_o     (in_req_valid_o),
    .req_ready_i     (in_req_ready_i),
    .req_addr_o      (in_req_addr_o),
    .rsp_valid_i     (in_rsp_valid_i),
    .rsp_data_i      (in_rsp_data_i),
    .idle_i          (idle),
    .launch_valid_o  (launch_valid),
    .launch_ready_i  (launch_ready),
    .launch_thread_o (launch_thread),
    .v_we_o          (v_we),
    .c_we_o          (launch_c_we),
    .index_o         (launch_index),
    .data_o          (launch_data),
    .run_o           (run)
  );

  // Execution.
  logic                 job_go, plain;
  pica200_core_pkg::thread_t job_thread, plain_thread, o_thread;
  logic [3:0]           o_we;
  logic [4:0]           o_index;
  logic [95:0]          o_data;
  pica200_core_pkg::order_t  o_order;
  pica200_exec #(.THREADS(THREADS), .CORE(CORE), .DEEP(DEEP != 0)) u_exec (
    .clk_i           (clk_i),
    .rst_ni          (rst_ni),
    .clear_i         (clear),
    .clear_row_i     (clear_row),
    .valid_i         (issue),
    .thread_i        (thread),
    .order_i         (order),
    .word_i          (word),
    .desc_i          (desc),
    .dec_i           (dec),
    .late_i          (late),
    .later_i         (later),
    .held_i          (held),
    .al_i            (al),
    .bank_i          (bank),
    .job_i           (job),
    .cmp_o           (flags),
    .bubble_o        (bubble),
    .v_we_i          (v_we),
    .launch_c_we_i   (launch_c_we),
    .launch_thread_i (launch_thread),
    .launch_index_i  (launch_index),
    .launch_data_i   (launch_data),
    .launch_order_i  (launch_order),
    .c_we_i          (uniform_we),
    .c_waddr_i       (uniform_waddr),
    .c_wdata_i       (uniform_wdata),
    .job_o           (job_go),
    .job_thread_o    (job_thread),
    .plain_o         (plain),
    .plain_thread_o  (plain_thread),
    .sfu_held_o      (sfu_held),
    .sfu_done_o      (sfu_done),
    .sfu_thread_o    (sfu_thread),
    .o_we_o          (o_we),
    .o_thread_o      (o_thread),
    .o_index_o       (o_index),
    .o_data_o        (o_data),
    .o_order_o       (o_order)
  );

  // Outputs.
  logic [THREADS-1:0] job_done;
  pica200_output #(.THREADS(THREADS), .CORE(CORE)) u_output (
    .clk_i          (clk_i),
    .rst_ni         (rst_ni),
    .clear_i        (clear),
    .clear_row_i    (clear_row),
    .start_i        (start),
    .outmap_i       (outmap),
    .run_i          (run),
    .valid_i        (issue),
    .thread_i       (thread),
    .order_i        (order),
    .job_i          (job),
    .emit_i         (dec.emit),
    .setemit_i      (dec.setemit),
    .setemit_word_i (word[25:22]),
    .bank_o         (bank),
    .drain_o        (drain),
    .emit_busy_o    (emit_busy),
    .job_go_i       (job_go),
    .job_thread_i   (job_thread),
    .o_we_i         (o_we),
    .o_thread_i     (o_thread),
    .o_index_i      (o_index),
    .o_data_i       (o_data),
    .o_order_i      (o_order),
    .req_valid_o    (out_req_valid_o),
    .req_ready_i    (out_req_ready_i),
    .req_addr_o     (out_req_addr_o),
    .req_be_o       (out_req_be_o),
    .req_data_o     (out_req_data_o),
    .done_o         (job_done)
  );

  // Retirement.
  for (genvar t = 0; t < THREADS; t++) begin : g_retire
    pica200_retire #(.CORE(CORE), .THREAD(t)) u_retire (
      .clk_i        (clk_i),
      .rst_ni       (rst_ni),
      .issue_i      (issue && thread == 3'(t)),
      .pc_i         (pc),
      .next_pc_i    (next_pc),
      .word_i       (word),
      .desc_i       (desc),
      .has_desc_i   (dec.desc),
      .undef_i      (dec.undef),
      .fault_i      (fault),
      .done_i       (done),
      .first_i      (first),
      .sfu_i        (dec.sfu),
      .job_i        (job),
      .touched_i    (touched),
      .plain_done_i (plain && plain_thread == 3'(t)),
      .sfu_done_i   (sfu_done && sfu_thread == 3'(t)),
      .job_done_i   (job_done[t]),
      .run_i        (run[t*32 +: 32]),
      .entry_i      (entry),
      .retire_o     (retire[t]),
      .settle_o     (settle[t]),
      .told_o       (told[t])
    );
  end

`ifndef SYNTHESIS
  common_held #(.WIDTH(32)) held_in_request_stable (
    .clk_i   (clk_i),
    .rst_ni  (rst_ni),
    .valid_i (in_req_valid_o),
    .ready_i (in_req_ready_i),
    .data_i  (in_req_addr_o)
  );
  common_held #(.WIDTH(176)) held_out_request_stable (
    .clk_i   (clk_i),
    .rst_ni  (rst_ni),
    .valid_i (out_req_valid_o),
    .ready_i (out_req_ready_i),
    .data_i  ({out_req_addr_o, out_req_be_o, out_req_data_o})
  );
  always_ff @(posedge clk_i) begin
    if (rst_ni) begin
      answers_only_while_busy: assert (!in_rsp_valid_i || busy_o)
        else $error("input comes while nothing runs");
      idle_is_quiet: assert (busy_o || (!in_req_valid_o && !out_req_valid_o))
        else $error("a request while nothing runs");
    end
  end
`endif
endmodule
