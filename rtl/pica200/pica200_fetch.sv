// Code and descriptor memory, and up to four instructions of each thread fetched ahead along its straight
// line. Address, word, descriptor, decode: an instruction can be issued 4 clocks after the jump to it is told, 5 with DEEP.
module pica200_fetch #(
  parameter int unsigned THREADS = 4,
  parameter int unsigned CORE    = 0,
  parameter bit          DEEP    = 1'b0    // the head is shown a clock after it is asked for
) (
  input  logic                 clk_i,
  input  logic                 rst_ni,
  input  logic [7:0]           code_we_i,      // each word of the row
  input  logic [8:0]           code_waddr_i,
  input  logic [31:0]          code_wdata_i,
  input  logic                 desc_we_i,
  input  logic [6:0]           desc_waddr_i,
  input  logic [30:0]          desc_wdata_i,
  input  logic                 geometry_i,
  input  logic                 run_i,          // there is something to execute
  input  logic                 start_i,        // all threads: forget what is there, begin at entry
  input  logic [11:0]          entry_i,
  input  pica200_core_pkg::thread_t show_thread_i,  // whose head is shown
  input  logic                 take_i,         // the head of this thread is issued
  input  pica200_core_pkg::thread_t take_thread_i,
  input  logic                 jump_i,         // what is there of this thread is not executed: it goes on at jump_pc_i
  input  pica200_core_pkg::thread_t jump_thread_i,
  input  logic [11:0]          jump_pc_i,
  output logic [THREADS-1:0]   valid_o,        // a thread has a head
  output logic [THREADS*pica200_core_pkg::NeedBits-1:0] need_o,
  output logic [31:0]          word_o,         // the head of show_thread_i
  output logic [30:0]          desc_o,
  output pica200_core_pkg::dec_t    dec_o
);
  localparam int unsigned TW    = (THREADS > 1) ? $clog2(THREADS) : 1;
  localparam int unsigned NeedW = pica200_core_pkg::NeedBits;

  logic [11:0]           pc_q [0:THREADS-1]; // fetched next
  logic [THREADS*3-1:0]  count_q;            // fetched and not taken, 4 at most
  logic [THREADS*3-1:0]  rptr_q, wptr_q;     // of the buffers, modulo 8

  // Address: a thread that is about to run dry goes before one that only looks ahead.
  logic [THREADS-1:0] dry, room;
  logic [TW-1:0]      last_q, pick;
  logic               pick_valid;
  logic [11:0]        pick_pc;
  always_comb begin
    for (int unsigned t = 0; t < THREADS; t++) begin
      dry[t]  = run_i && count_q[t*3 +: 3] < 3'd2;
      room[t] = run_i && !count_q[t*3+2];
    end
  end
  common_pick #(.N(THREADS)) u_pick (
    .req_i   ((dry != '0) ? dry : room),
    .after_i (last_q),
    .valid_o (pick_valid),
    .index_o (pick)
  );
  assign pick_pc = pc_q[pick];

  // Word, then descriptor. A jump drops what is on its way.
  logic          word_valid_q, desc_valid_q;
  logic [TW-1:0] word_thread_q, desc_thread_q, take, jumper, show;
  logic [255:0]  row;
  logic [2:0]    word_index_q;
  logic [31:0]   word, desc_word_q;
  logic [30:0]   desc;
  logic [6:0]    desc_id;
  logic          put;
  logic          unused;
  assign unused  = ^{take_thread_i, jump_thread_i, show_thread_i};  // wider than this core's threads need
  assign take    = take_thread_i[TW-1:0];
  assign jumper  = jump_thread_i[TW-1:0];
  assign show    = show_thread_i[TW-1:0];
  assign desc_id = (word[31:30] == 2'b11) ? {2'b00, word[4:0]} : word[6:0];  // MAD, MADI: 5 bits
  assign put     = desc_valid_q && !(jump_i && jumper == desc_thread_q) && !start_i;
  common_ram #(.WIDTH(256), .DEPTH(512), .GRANULE(32), .CORE(CORE), .TAP(pica200_core_pkg::TapCode), .OLD(1'b0)) u_code (
    .clk_i   (clk_i),
    .we_i    (code_we_i),
    .waddr_i (code_waddr_i),
    .wdata_i ({8{code_wdata_i}}),
    .re_i    (pick_valid),
    .raddr_i (pick_pc[11:3]),
    .rdata_o (row)
  );
  assign word = row[32*word_index_q +: 32];
  common_ram #(.WIDTH(31), .DEPTH(128), .GRANULE(31), .CORE(CORE), .TAP(pica200_core_pkg::TapDesc), .OLD(1'b0)) u_desc (
    .clk_i   (clk_i),
    .we_i    (desc_we_i),
    .waddr_i (desc_waddr_i),
    .wdata_i (desc_wdata_i),
    .re_i    (word_valid_q),
    .raddr_i (desc_id),
    .rdata_o (desc)
  );

  pica200_core_pkg::dec_t  dec;
  pica200_core_pkg::need_t need;
  pica200_decode u_decode (
    .geometry_i (geometry_i),
    .word_i     (desc_word_q),
    .mask_i     (desc[3:0]),
    .dec_o      (dec),
    .need_o     (need)
  );

  // Buffers. The one thread that is to issue is read from RAM; what issue asks of all heads is in registers. What a jump drops is
  // written, too, for that is known late; it does not count.
  logic [TW+1:0]    put_row, show_row;
  logic [62:0]      show_words;
  logic [NeedW-1:0] needs_q [0:(4 << TW)-1];
  always_comb begin
    put_row  = {desc_thread_q, 2'd0};
    show_row = {show, 2'd0};
    for (int unsigned t = 0; t < THREADS; t++) begin
      if (desc_thread_q == TW'(t)) put_row[1:0] = wptr_q[t*3 +: 2];
      if (show == TW'(t)) show_row[1:0] = rptr_q[t*3 +: 2];
      valid_o[t] = wptr_q[t*3 +: 3] != rptr_q[t*3 +: 3];
    end
  end
  if (DEEP) begin : gen_heads
    // In registers of their own, with what is put where the head will be.
    logic [1:0]               head;  // row of its thread
    logic [THREADS*NeedW-1:0] heads_q, heads_d;
    always_comb begin
      for (int unsigned t = 0; t < THREADS; t++) begin
        head = rptr_q[t*3 +: 2] + 2'(take_i && take == TW'(t));
        heads_d[t*NeedW +: NeedW] = (desc_valid_q && put_row == {TW'(t), head}) ? need : needs_q[t*4 + 32'(head)];
      end
    end
    always_ff @(posedge clk_i) heads_q <= heads_d;
    assign need_o = heads_q;
  end else begin : gen_heads_at_once
    always_comb
      for (int unsigned t = 0; t < THREADS; t++) need_o[t*NeedW +: NeedW] = needs_q[t*4 + 32'(rptr_q[t*3 +: 2])];
  end
  common_ram #(.WIDTH(63), .DEPTH(4 << TW), .GRANULE(63), .ASYNC(!DEEP), .OLD(!DEEP)) u_words (
    .clk_i   (clk_i),
    .we_i    (desc_valid_q),
    .waddr_i (put_row),
    .wdata_i ({desc, desc_word_q}),
    .re_i    (1'b1),
    .raddr_i (show_row),
    .rdata_o (show_words)
  );
  common_ram #(.WIDTH(pica200_core_pkg::DecBits), .DEPTH(4 << TW), .GRANULE(pica200_core_pkg::DecBits),
               .ASYNC(!DEEP), .OLD(!DEEP)) u_decs (
    .clk_i   (clk_i),
    .we_i    (desc_valid_q),
    .waddr_i (put_row),
    .wdata_i (dec),
    .re_i    (1'b1),
    .raddr_i (show_row),
    .rdata_o (dec_o)
  );
  assign word_o = show_words[31:0];
  assign desc_o = show_words[62:32];

  always_ff @(posedge clk_i) begin
    if (pick_valid) last_q <= pick;
    word_valid_q  <= pick_valid && !(jump_i && jumper == pick) && !start_i;
    word_thread_q <= pick;
    word_index_q  <= pick_pc[2:0];
    desc_valid_q  <= word_valid_q && !(jump_i && jumper == word_thread_q) && !start_i;
    desc_thread_q <= word_thread_q;
    desc_word_q   <= word;
    if (desc_valid_q) needs_q[put_row] <= need;
    for (int unsigned t = 0; t < THREADS; t++) begin
      if (start_i || (jump_i && jumper == TW'(t))) begin
        pc_q[t]           <= start_i ? entry_i : jump_pc_i;
        count_q[t*3 +: 3] <= '0;
        rptr_q[t*3 +: 3]  <= '0;
        wptr_q[t*3 +: 3]  <= '0;
      end else begin
        if (pick_valid && pick == TW'(t)) pc_q[t] <= pick_pc + 12'd1;
        count_q[t*3 +: 3] <= count_q[t*3 +: 3] + 3'(pick_valid && pick == TW'(t)) -
                             3'(take_i && take == TW'(t));
        if (put && desc_thread_q == TW'(t)) wptr_q[t*3 +: 3] <= wptr_q[t*3 +: 3] + 3'd1;
        if (take_i && take == TW'(t)) rptr_q[t*3 +: 3] <= rptr_q[t*3 +: 3] + 3'd1;
      end
    end
    if (!rst_ni) begin
      last_q       <= '0;
      word_valid_q <= 1'b0;
      desc_valid_q <= 1'b0;
      count_q      <= '0;
      rptr_q       <= '0;
      wptr_q       <= '0;
    end
  end

`ifndef SYNTHESIS
  initial begin
    if ($bits(pica200_core_pkg::dec_t) != pica200_core_pkg::DecBits || $bits(pica200_core_pkg::need_t) != NeedW)
      $fatal(1, "pica200_fetch: a row is as wide as its struct");
  end
  always_ff @(posedge clk_i) begin
    if (rst_ni) begin
      only_heads_are_taken: assert (!take_i || valid_o[take])
        else $error("an instruction is taken of a thread that has none");
      for (int unsigned t = 0; t < THREADS; t++) begin
        at_most_four_ahead: assert (count_q[t*3 +: 3] <= 3'd4)
          else $error("thread %0d has %0d instructions ahead", t, count_q[t*3 +: 3]);
        heads_were_fetched: assert (3'(wptr_q[t*3 +: 3] - rptr_q[t*3 +: 3]) <= count_q[t*3 +: 3])
          else $error("thread %0d has instructions that were not fetched", t);
      end
    end
  end
`endif
endmodule
