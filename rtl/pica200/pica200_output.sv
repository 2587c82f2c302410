// The o registers and what comes of them: the outputs of a vertex run at END; vertex buffer, primitives and the
// emit state in geometry mode (sheet 4.1, 4.2). One END or EMIT is served at a time; their words go through a FIFO
// that has room for all of an END, so that reading o never waits once it has begun.
module pica200_output #(
  parameter int unsigned THREADS = 4,
  parameter int unsigned CORE    = 0
) (
  input  logic                  clk_i,
  input  logic                  rst_ni,
  input  logic                  clear_i,
  input  logic [8:0]            clear_row_i,
  input  logic                  start_i,
  input  logic [15:0]           outmap_i,
  input  logic [THREADS*32-1:0] run_i,          // of each thread

  input  logic                  valid_i,        // issue
  input  pica200_core_pkg::thread_t  thread_i,
  input  pica200_core_pkg::order_t   order_i,
  input  logic                  job_i,          // vertex END, or EMIT
  input  logic                  emit_i,
  input  logic                  setemit_i,
  input  logic [3:0]            setemit_word_i, // bits 25:22
  output logic                  bank_o,         // of thread_i, in the same clock
  output logic [THREADS-1:0]    drain_o,        // o is still to be read
  output logic [THREADS-1:0]    emit_busy_o,
  input  logic                  job_go_i,       // what came before the job is written one clock from now
  input  pica200_core_pkg::thread_t  job_thread_i,

  input  logic [3:0]            o_we_i,
  input  pica200_core_pkg::thread_t  o_thread_i,
  input  logic [4:0]            o_index_i,
  input  logic [95:0]           o_data_i,
  input  pica200_core_pkg::order_t   o_order_i,

  output logic                  req_valid_o,
  input  logic                  req_ready_i,
  output logic [31:0]           req_addr_o,
  output logic [15:0]           req_be_o,
  output logic [127:0]          req_data_o,
  output logic [THREADS-1:0]    done_o          // the oldest job of this thread is over
);
  localparam int unsigned TW        = (THREADS > 1) ? $clog2(THREADS) : 1;
  localparam int unsigned Depth     = 32;
  localparam int unsigned PrimBytes = 784;
  // Reads left when an instruction that is issued now cannot overtake them any more: it writes 5 clocks from now.
  localparam int unsigned Safe      = 5;

  function automatic logic [127:0] lanes_of(input logic [95:0] vector);
    lanes_of = {8'd0, vector[95:72], 8'd0, vector[71:48], 8'd0, vector[47:24], 8'd0, vector[23:0]};
  endfunction

  function automatic logic [4:0] count_of(input logic [15:0] set);
    count_of = '0;
    for (int unsigned k = 0; k < 16; k++) count_of = count_of + 5'(set[k]);
  endfunction

  // Emit state: {bank, winding, prim, vertex_id}.
  logic [TW-1:0] state_row;
  logic [4:0]    state, state_we, state_data;
  logic          toggle, set;
  assign toggle     = valid_i && emit_i;
  assign set        = valid_i && setemit_i;
  assign state_row  = clear_i ? clear_row_i[TW-1:0] : thread_i[TW-1:0];
  assign state_we   = {clear_i || toggle, {4{clear_i || set}}};
  assign state_data = clear_i ? '0 : {!state[4], setemit_word_i[0], setemit_word_i[1], setemit_word_i[3:2]};
  assign bank_o     = state[4];
  common_ram #(.WIDTH(5), .DEPTH(1 << TW), .GRANULE(1), .CORE(CORE), .TAP(pica200_core_pkg::TapEmit),
               .ASYNC(1'b1)) u_state (
    .clk_i   (clk_i),
    .we_i    (state_we),
    .waddr_i (state_row),
    .wdata_i (state_data),
    .re_i    (1'b1),
    .raddr_i (thread_i[TW-1:0]),
    .rdata_o (state)
  );
  common_tap_reg #(.CORE(CORE), .FILE(pica200_core_pkg::FileEmit), .LANES(4)) u_state_tap (
    .clk_i       (clk_i),
    .valid_i     (toggle || set),
    .warp_i      (8'(thread_i)),
    .order_i     (order_i),
    .row_warp_i  (8'(state_row)),
    .index_i     ('0),
    .lane_base_i ('0),
    .mask_i      ({toggle, {3{set}}}),
    .be_i        (4'hf),
    .data_i      ({31'd0, state_data[4], 31'd0, state_data[3], 31'd0, state_data[2],
                   30'd0, state_data[1:0]})
  );

  // A job is noted at issue, for the state may be another one when it is served.
  typedef struct packed {
    logic        emit;
    logic        bank;
    logic        winding;
    logic        prim;
    logic [1:0]  vertex;
    logic [31:0] run;
    logic [31:0] order;
  } job_t;
  localparam int unsigned JobW = 70;  // of a job_t
  logic [JobW-1:0]    jobs_q [0:THREADS-1];
  logic [THREADS-1:0] pending_q;      // may be served
  logic [THREADS-1:0] emits_q;        // the job is an EMIT
  logic [TW-1:0]      issuer, goer;
  assign issuer = thread_i[TW-1:0];
  assign goer   = job_thread_i[TW-1:0];
  logic [31:0] issue_run;
  always_comb begin
    issue_run = run_i[31:0];
    for (int unsigned t = 1; t < THREADS; t++)
      if (thread_i[TW-1:0] == TW'(t)) issue_run = run_i[t*32 +: 32];
  end

  typedef enum logic [2:0] {
    Idle   = 3'd0,
    Drain  = 3'd1,  // END: o to memory
    Keep   = 3'd2,  // EMIT: o to the vertex buffer
    Header = 3'd3,
    Send   = 3'd4,  // the vertex buffer to memory
    Settle = 3'd5   // the last vector is on its way
  } state_e;
  state_e        state_q;
  job_t          job_q;
  logic [TW-1:0] thread_q, pick;
  logic          pick_valid;
  logic [15:0]   left_q, left_next;     // registers of OUTMAP still to be read
  logic [4:0]    count_q;               // of all of them
  logic [3:0]    slot_q, o_reg;
  logic [1:0]    vertex_q;
  logic [31:0]   prim_base_q;
  logic [5:0]    fill_q;                // words in the FIFO
  common_pick #(.N(THREADS)) u_pick (
    .req_i   (pending_q),
    .after_i (thread_q),
    .valid_o (pick_valid),
    .index_o (pick)
  );
  always_comb begin
    o_reg     = '0;
    left_next = '0;
    if (left_q != '0) begin
      for (int unsigned k = 0; k < 16; k++) if (left_q[15-k]) o_reg = 4'(15 - k);
      left_next = left_q & (left_q - 16'd1);
    end
  end

  // Reads: data one clock later, with where they go.
  logic        o_read, vbuf_read, last, send_last;
  logic        rd_o_q, rd_vbuf_q, rd_last_q, rd_keep_q;
  logic [31:0] rd_addr_q;
  logic [5:0]  rd_row_q;
  logic [95:0] o_data, vbuf_data;
  logic [3:0]  o_we;
  logic [TW+4:0] o_row;
  assign o_read    = state_q == Drain || (state_q == Keep && left_q != '0);
  assign last      = left_next == '0;
  assign vbuf_read = state_q == Send && fill_q < 6'(Depth - 2);
  assign send_last = vertex_q == 2'd2 && {1'b0, slot_q} == count_q - 5'd1;
  assign o_we      = clear_i ? 4'hf : o_we_i;
  assign o_row     = clear_i ? clear_row_i[TW+4:0] : {o_thread_i[TW-1:0], o_index_i};
  common_ram #(.WIDTH(96), .DEPTH(32 << TW), .GRANULE(24), .CORE(CORE), .TAP(pica200_core_pkg::TapO), .OLD(1'b0)) u_o (
    .clk_i   (clk_i),
    .we_i    (o_we),
    .waddr_i (o_row),
    .wdata_i (clear_i ? '0 : o_data_i),
    .re_i    (o_read),
    .raddr_i ({thread_q, job_q.bank, o_reg}),
    .rdata_o (o_data)
  );
  common_tap_reg #(.CORE(CORE), .FILE(pica200_core_pkg::FileO), .LANES(4)) u_o_tap (
    .clk_i       (clk_i),
    .valid_i     (o_we != '0 && !clear_i),
    .warp_i      (8'(o_thread_i)),
    .order_i     (o_order_i),
    .row_warp_i  (8'(o_row[TW+4:5])),
    .index_i     (16'(o_row[4:0])),
    .lane_base_i ('0),
    .mask_i      (o_we),
    .be_i        (4'hf),
    .data_i      (lanes_of(o_data_i))
  );
  logic       vbuf_we;
  logic [5:0] vbuf_row;
  assign vbuf_we  = clear_i || (rd_o_q && rd_keep_q && job_q.vertex != 2'd3);
  assign vbuf_row = clear_i ? clear_row_i[5:0] : rd_row_q;
  common_ram #(.WIDTH(96), .DEPTH(64), .GRANULE(96), .CORE(CORE), .TAP(pica200_core_pkg::TapVbuf), .OLD(1'b0)) u_vbuf (
    .clk_i   (clk_i),
    .we_i    (vbuf_we),
    .waddr_i (vbuf_row),
    .wdata_i (clear_i ? '0 : o_data),
    .re_i    (vbuf_read),
    .raddr_i ({vertex_q, slot_q}),
    .rdata_o (vbuf_data)
  );
  common_tap_reg #(.CORE(CORE), .FILE(pica200_core_pkg::FileVbuf), .LANES(4)) u_vbuf_tap (
    .clk_i       (clk_i),
    .valid_i     (vbuf_we && !clear_i),
    .warp_i      (8'(thread_q)),
    .order_i     (job_q.order),
    .row_warp_i  (8'(thread_q)),
    .index_i     (16'(vbuf_row)),
    .lane_base_i ('0),
    .mask_i      (4'hf),
    .be_i        (4'hf),
    .data_i      (lanes_of(o_data))
  );

  // To memory.
  localparam int unsigned FifoW = 1 + TW + 32 + 32 + 128;
  logic                push, head_last, unused_room, accept;
  logic [FifoW-1:0]    push_word;
  logic [TW-1:0]       head_thread;
  pica200_core_pkg::order_t head_order;
  logic                header, header_last;
  assign header      = state_q == Header && fill_q < 6'(Depth - 2);
  assign header_last = count_q == '0;
  assign push        = header || (rd_o_q && !rd_keep_q) || rd_vbuf_q;
  always_comb begin
    push_word = {rd_last_q, thread_q, job_q.order, rd_addr_q, lanes_of(rd_vbuf_q ? vbuf_data : o_data)};
    if (header)
      push_word = {header_last, thread_q, job_q.order, prim_base_q, 64'd0, job_q.run, 31'd0, job_q.winding};
  end
  common_fifo #(.WIDTH(FifoW), .DEPTH(Depth)) u_fifo (
    .clk_i   (clk_i),
    .rst_ni  (rst_ni),
    .valid_i (push),
    .ready_o (unused_room),
    .data_i  (push_word),
    .valid_o (req_valid_o),
    .ready_i (req_ready_i),
    .data_o  ({head_last, head_thread, head_order, req_addr_o, req_data_o})
  );
  assign accept   = req_valid_o && req_ready_i;
  assign req_be_o = 16'hffff;
  common_tap_mem #(.CORE(CORE), .SPACE(pica200_core_pkg::SpaceOutput), .LANES(4)) u_mem_tap (
    .clk_i   (clk_i),
    .valid_i (accept),
    .warp_i  (8'(head_thread)),
    .order_i (head_order),
    .mask_i  (4'hf),
    .lane_i  ('0),
    .addr_i  ({req_addr_o | 32'd12, req_addr_o | 32'd8, req_addr_o | 32'd4, req_addr_o}),
    .be_i    (req_be_o),
    .data_i  (req_data_o)
  );

  // Jobs that write nothing are over when they have been served.
  logic over, served;
  always_comb begin
    served = 1'b0;
    unique case (state_q)
      Drain:   served = last;
      Keep:    served = left_q == '0 && !job_q.prim && !rd_o_q;
      Header:  served = header && header_last;
      Settle:  served = 1'b1;
      default: served = 1'b0;
    endcase
    over = (state_q == Keep && served) || (state_q == Idle && pick_valid && !emits_q[pick] && count_q == '0);
    for (int unsigned t = 0; t < THREADS; t++)
      done_o[t] = (accept && head_last && head_thread == TW'(t)) ||
                  (over && ((state_q == Idle) ? pick : thread_q) == TW'(t));
  end

  logic start_job;
  assign start_job = state_q == Idle && pick_valid &&
                     (count_q == '0 || emits_q[pick] || fill_q < 6'(Depth / 2));
  always_ff @(posedge clk_i) begin
    fill_q    <= fill_q + 6'(push) - 6'(accept);
    rd_o_q    <= o_read;
    rd_keep_q <= state_q == Keep;
    rd_vbuf_q <= vbuf_read;
    rd_last_q <= (state_q == Drain) ? last : send_last;
    rd_row_q  <= {job_q.vertex, slot_q};
    rd_addr_q <= (state_q == Drain) ? {job_q.run[23:0], slot_q, 4'd0}
                                    : prim_base_q + 32'd16 + {22'd0, vertex_q, slot_q, 4'd0};
    if (valid_i && job_i) begin
      jobs_q[issuer]      <= {emit_i, state, issue_run, order_i};
      emits_q[issuer]     <= emit_i;
      drain_o[issuer]     <= 1'b1;
      emit_busy_o[issuer] <= emit_i;
    end
    if (job_go_i) pending_q[goer] <= 1'b1;
    if (start_job) begin
      pending_q[pick] <= 1'b0;
      if (!emits_q[pick] && 32'(count_q) <= Safe) drain_o[pick] <= 1'b0;
    end
    // What was let go with its start may have issued its next END meanwhile.
    if (served && !(state_q == Drain && 32'(count_q) <= Safe)) begin
      drain_o[thread_q]     <= 1'b0;
      emit_busy_o[thread_q] <= 1'b0;
    end
    if (start_i) count_q <= count_of(outmap_i);
    if (o_read) begin
      left_q <= left_next;
      slot_q <= slot_q + 4'd1;
    end
    if (vbuf_read) begin
      slot_q <= ({1'b0, slot_q} == count_q - 5'd1) ? '0 : slot_q + 4'd1;
      if ({1'b0, slot_q} == count_q - 5'd1) vertex_q <= vertex_q + 2'd1;
    end
    unique case (state_q)
      Idle: begin
        left_q   <= outmap_i;
        slot_q   <= '0;
        vertex_q <= '0;
        if (start_job) begin
          thread_q <= pick;
          job_q    <= jobs_q[pick];
          if (emits_q[pick]) state_q <= Keep;
          else if (count_q != '0) state_q <= Drain;
        end
      end
      Drain: if (last) state_q <= Idle;
      Keep: begin
        if (left_q == '0 && !rd_o_q) begin
          slot_q  <= '0;
          state_q <= job_q.prim ? Header : Idle;
        end
      end
      Header: if (header) state_q <= header_last ? Idle : Send;
      Send:   if (vbuf_read && send_last) state_q <= Settle;
      default: state_q <= Idle;
    endcase
    if (state_q == Settle || (header && header_last)) prim_base_q <= prim_base_q + 32'(PrimBytes);
    if (start_i) prim_base_q <= '0;
    if (!rst_ni) begin
      state_q     <= Idle;
      thread_q    <= '0;
      fill_q      <= '0;
      rd_o_q      <= 1'b0;
      rd_vbuf_q   <= 1'b0;
      pending_q   <= '0;
      drain_o     <= '0;
      emit_busy_o <= '0;
      prim_base_q <= '0;
    end
  end

  logic unused;
  assign unused = ^{unused_room, thread_i, job_thread_i, o_thread_i, clear_row_i, job_q.emit};

`ifndef SYNTHESIS
  initial if ($bits(job_t) != JobW) $fatal(1, "pica200_output: a job is as wide as its struct");
  always_ff @(posedge clk_i) begin
    if (rst_ni) begin
      fifo_has_room: assert (!push || unused_room)
        else $error("a store comes that its queue has no room for");
      queue_is_counted: assert (req_valid_o == (fill_q != '0))
        else $error("%0d words are counted in the queue", fill_q);
      vertex_of_three: assert (state_q != Send || vertex_q != 2'd3)
        else $error("vertex 3 of a primitive is sent");
      drain_has_something: assert (state_q != Drain || left_q != '0)
        else $error("no register is left to be delivered");
      one_job_a_thread: assert (!(valid_i && job_i) || !pending_q[issuer])
        else $error("thread %0d has a job that waits", issuer);
      one_source_of_words: assert ($onehot0({header, rd_o_q && !rd_keep_q, rd_vbuf_q}))
        else $error("two words for the queue in one clock");
    end
  end
`endif
endmodule
