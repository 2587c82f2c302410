// Brings the input of every run and gives runs to threads. Vectors for v registers are asked for ahead, for one
// run of each thread, and wait in a staging RAM; when the thread is idle they are copied, one a clock. Vectors
// for uniforms (geometry, variable and fixed mode) are asked for when the thread is idle.
module pica200_load #(
  parameter int unsigned THREADS = 4
) (
  input  logic                  clk_i,
  input  logic                  rst_ni,
  input  logic                  start_i,
  input  logic                  busy_i,
  output logic                  done_o,           // every run was launched
  input  logic                  geometry_i,       // registers, see pica200_config
  input  logic [4:0]            attributes_i,
  input  logic [63:0]           map_i,
  input  logic [31:0]           runs_i,
  input  logic [31:0]           stride_i,
  input  logic [7:0]            input_mode_i,
  input  logic [3:0]            fixed_count_i,
  input  logic [7:0]            fixed_start_i,
  input  logic [3:0]            main_count_i,

  output logic                  req_valid_o,
  input  logic                  req_ready_i,
  output logic [31:0]           req_addr_o,
  input  logic                  rsp_valid_i,
  input  logic [127:0]          rsp_data_i,

  input  logic [THREADS-1:0]    idle_i,           // threads that may be given a run
  output logic                  launch_valid_o,   // the thread begins its run when ready
  input  logic                  launch_ready_i,
  output pica200_core_pkg::thread_t  launch_thread_o,  // also the one that is written below
  output logic                  v_we_o,
  output logic                  c_we_o,
  output logic [6:0]            index_o,
  output logic [95:0]           data_o,
  output logic [THREADS*32-1:0] run_o             // the run that a thread was given last
);
  localparam int unsigned TW = (THREADS > 1) ? $clog2(THREADS) : 1;
  localparam int unsigned MaxVectors = pica200_core_pkg::Uniforms;  // those beyond c95 need not be brought

  typedef enum logic [1:0] {
    Idle   = 2'd0,
    Copy   = 2'd1,  // from the staging RAM to v
    Bring  = 2'd2,  // from memory to c
    Launch = 2'd3   // all is there
  } state_e;
  state_e state_q;

  logic variable, fixed, staged;
  assign variable = geometry_i && input_mode_i == pica200_core_pkg::InputVariable;
  assign fixed    = geometry_i && input_mode_i == pica200_core_pkg::InputFixed;
  assign staged   = !variable && !fixed;

  function automatic logic [TW-1:0] after(input logic [TW-1:0] thread, input logic geometry);
    after = (geometry || 32'(thread) == THREADS - 1) ? '0 : thread + 1'b1;
  endfunction

  // An integer of 8 bits as f24.
  function automatic logic [23:0] f24_of(input logic [7:0] number);
    logic [6:0] rest;  // below the leading 1
    f24_of = '0;
    rest   = '0;
    for (int unsigned k = 0; k < 8; k++) begin
      if (number[k]) begin
        rest   = number[6:0] << (7 - k);
        f24_of = {1'b0, 7'(63 + k), rest, 9'd0};
      end
    end
  endfunction

  // Vectors ahead: what is asked for next, where the next answer goes.
  logic [31:0]        base_q, asked_q, launched_q;
  logic [TW-1:0]      ask_thread_q, rsp_thread_q;
  logic [3:0]         ask_index_q, rsp_index_q, last_index;
  logic [THREADS-1:0] asked_for_q, full_q;  // a thread's rows are taken; they are all there
  logic               ask, ask_last, rsp_last, taken;
  assign last_index = attributes_i[3:0] - 4'd1;
  assign taken      = asked_for_q[ask_thread_q];
  assign ask        = busy_i && staged && asked_q != runs_i && !taken;
  assign ask_last   = ask_index_q == last_index;
  assign rsp_last   = rsp_index_q == last_index;

  // Vectors on demand.
  logic [8:0] want_q, bring_q, got_q;
  logic       bring, got_all;
  assign bring   = state_q == Bring && bring_q != want_q;
  assign got_all = got_q == want_q;

  assign req_valid_o = ask || bring;
  assign req_addr_o  = base_q + (staged ? {24'd0, ask_index_q, 4'd0} : {19'd0, bring_q, 4'd0});

  // How many vectors follow N in variable mode, how many there are in fixed mode.
  // N comes late: what main_count vertices take, less the vector that each has like a short one, is known before. What registers alone
  // say is made in a clock of its own: they stand still from the clock before start_i on.
  logic [7:0]  count;
  logic [4:0]  main_count;
  logic [9:0]  main_more_q, many, few, behind, fixed_vectors, fixed_room;
  logic [8:0]  variable_want, fixed_want_q;
  always_comb begin
    count         = rsp_data_i[7:0];
    main_count    = {1'b0, main_count_i} + 5'd1;
    many          = main_more_q + {2'd0, count};
    few           = {5'd0, count[4:0]} * {5'd0, attributes_i};
    behind        = (count > {3'd0, main_count}) ? many : few;
    variable_want = (behind >= 10'(MaxVectors)) ? 9'(MaxVectors) : behind[8:0] + 9'd1;
    fixed_vectors = ({6'd0, fixed_count_i} + 10'd1) * {5'd0, attributes_i};
    fixed_room    = (fixed_start_i >= 8'(MaxVectors)) ? '0 : 10'(MaxVectors) - {2'd0, fixed_start_i};
  end
  always_ff @(posedge clk_i) begin
    main_more_q  <= {5'd0, main_count} * {5'd0, attributes_i} - {5'd0, main_count};
    fixed_want_q <= (fixed_vectors > fixed_room) ? fixed_room[8:0] : fixed_vectors[8:0];
  end

  // To the registers.
  logic               pick_valid;
  logic [TW-1:0]      pick, thread_q;
  logic [3:0]         copy_q, copy_row;
  logic [95:0]        stage_data, rsp_vector;
  logic [6:0]         bring_index;
  common_pick #(.N(THREADS)) u_pick (
    .req_i   (full_q & idle_i),
    .after_i (thread_q),
    .valid_o (pick_valid),
    .index_o (pick)
  );
  assign rsp_vector = {rsp_data_i[119:96], rsp_data_i[87:64], rsp_data_i[55:32], rsp_data_i[23:0]};
  assign copy_row   = (state_q == Copy) ? copy_q + 4'd1 : '0;
  common_ram #(.WIDTH(96), .DEPTH(16 << TW), .GRANULE(96), .OLD(1'b0)) u_stage (
    .clk_i   (clk_i),
    .we_i    (rsp_valid_i && staged),
    .waddr_i ({rsp_thread_q, rsp_index_q}),
    .wdata_i (rsp_vector),
    .re_i    (1'b1),
    .raddr_i ({(state_q == Copy) ? thread_q : pick, copy_row}),
    .rdata_o (stage_data)
  );
  logic copy_last, launch;
  assign copy_last       = state_q == Copy && copy_q == last_index;
  assign launch_valid_o  = copy_last || state_q == Launch;
  assign launch          = launch_valid_o && launch_ready_i;
  assign launch_thread_o = 3'(thread_q);
  assign v_we_o          = state_q == Copy;
  assign c_we_o          = state_q == Bring && rsp_valid_i;
  assign bring_index     = fixed ? fixed_start_i[6:0] + got_q[6:0] : got_q[6:0];
  assign index_o         = (state_q == Copy) ? {3'd0, map_i[{copy_q, 2'b00} +: 4]} : bring_index;
  always_comb begin
    data_o = stage_data;
    if (state_q == Bring) data_o = (variable && got_q == '0) ? {4{f24_of(count)}} : rsp_vector;
  end
  assign done_o = launched_q == runs_i;

  logic [31:0] next_run_q [0:THREADS-1];
  always_ff @(posedge clk_i) begin
    if (ask && req_ready_i) begin
      ask_index_q <= ask_last ? '0 : ask_index_q + 4'd1;
      if (ask_last) begin
        asked_q      <= asked_q + 32'd1;
        ask_thread_q <= after(ask_thread_q, geometry_i);
      end
    end
    if (rsp_valid_i && staged) begin
      rsp_index_q <= rsp_last ? '0 : rsp_index_q + 4'd1;
      if (rsp_last) rsp_thread_q <= after(rsp_thread_q, geometry_i);
    end
    for (int unsigned t = 0; t < THREADS; t++) begin
      if (ask && req_ready_i && ask_last && ask_thread_q == TW'(t)) asked_for_q[t] <= 1'b1;
      if (rsp_valid_i && staged && rsp_last && rsp_thread_q == TW'(t)) full_q[t] <= 1'b1;
      if (launch && thread_q == TW'(t)) begin
        asked_for_q[t]    <= 1'b0;
        full_q[t]         <= 1'b0;
        run_o[t*32 +: 32] <= next_run_q[t];
      end
      if (start_i)                           next_run_q[t] <= t;
      else if (launch && thread_q == TW'(t)) next_run_q[t] <= next_run_q[t] + (geometry_i ? 32'd1 : 32'(THREADS));
    end
    if ((ask && req_ready_i && ask_last) || (!staged && launch)) base_q <= base_q + {stride_i[27:0], 4'd0};
    if (launch) launched_q <= launched_q + 32'd1;

    if (bring && req_ready_i) bring_q <= bring_q + 9'd1;
    if (c_we_o) begin
      got_q <= got_q + 9'd1;
      if (variable && got_q == '0) want_q <= variable_want;
    end
    unique case (state_q)
      Idle: begin
        copy_q  <= '0;
        bring_q <= '0;
        got_q   <= '0;
        want_q  <= variable ? 9'd1 : fixed_want_q;
        if (pick_valid) begin
          thread_q <= pick;
          state_q  <= Copy;
        end else if (busy_i && !staged && !done_o && idle_i[0]) begin
          thread_q <= '0;
          state_q  <= Bring;
        end
      end
      Copy: begin
        copy_q <= copy_q + 4'd1;
        if (copy_last) state_q <= launch ? Idle : Launch;
      end
      Bring:   if (got_all) state_q <= Launch;
      default: if (launch) state_q <= Idle;
    endcase
    if (start_i) begin
      base_q       <= '0;
      asked_q      <= '0;
      launched_q   <= '0;
      ask_thread_q <= '0;
      rsp_thread_q <= '0;
    end
    if (!rst_ni) begin
      state_q      <= Idle;
      thread_q     <= '0;
      base_q       <= '0;
      asked_q      <= '0;
      launched_q   <= '0;
      ask_thread_q <= '0;
      rsp_thread_q <= '0;
      ask_index_q  <= '0;
      rsp_index_q  <= '0;
      asked_for_q  <= '0;
      full_q       <= '0;
    end
  end

  logic unused;
  assign unused = ^{rsp_data_i, stride_i[31:28], attributes_i[4], fixed_vectors, behind, fixed_room[9]};

`ifndef SYNTHESIS
  common_held #(.WIDTH(32)) held_request_stable (
    .clk_i   (clk_i),
    .rst_ni  (rst_ni),
    .valid_i (req_valid_o),
    .ready_i (req_ready_i),
    .data_i  (req_addr_o)
  );
  common_held #(.WIDTH($bits(pica200_core_pkg::thread_t))) held_launch_stable (
    .clk_i   (clk_i),
    .rst_ni  (rst_ni),
    .valid_i (launch_valid_o),
    .ready_i (launch_ready_i),
    .data_i  (launch_thread_o)
  );
  always_ff @(posedge clk_i) begin
    if (rst_ni) begin
      one_file_at_a_time: assert (!(v_we_o && c_we_o))
        else $error("a vector goes to v and to c");
      answer_was_asked_for: assert (!rsp_valid_i || !staged || asked_for_q[rsp_thread_q] || rsp_index_q < ask_index_q)
        else $error("a vector of thread %0d comes that nobody asked for", rsp_thread_q);
      brought_was_asked_for: assert (!c_we_o || got_q < bring_q)
        else $error("a vector of a primitive comes that nobody asked for");
      full_rows_were_asked_for: assert ((full_q & ~asked_for_q) == '0)
        else $error("rows are full that were not asked for");
      launched_thread_is_idle: assert (!launch_valid_o || idle_i[launch_thread_o[TW-1:0]])
        else $error("a thread that runs is given a run");
    end
  end
`endif
endmodule
