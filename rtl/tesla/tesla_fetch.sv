// Instruction fetch: a buffer of ENTRIES 64-bit words per warp, filled through one in-order code port and
// emptied one whole instruction a clock. Warps with room take turns at the port, warps that decode
// wants take turns at the output. A start or stop makes the answers still on their way void: they
// are counted per warp and dropped as they come. With LATE a start or stop is done in the clock behind, so that what decides on it and what it does are
// not one path; what goes to a warp is void in both.
module tesla_fetch #(
  parameter int unsigned WARPS   = 8,
  parameter int unsigned ENTRIES = 4,   // 64-bit words per warp, power of two
  parameter int unsigned FLIGHT  = 32,  // requests on their way, all warps, power of two
  parameter bit          LATE    = 1'b0
) (
  input  logic                   clk_i,
  input  logic                   rst_ni,
  input  logic [24:0]            code_bytes_i,     // size of the program; stable while a warp runs

  input  logic                   start_valid_i,    // launch or redirect: begin anew at start_pc_i
  input  tesla_core_pkg::warp_t  start_warp_i,
  input  logic [23:0]            start_pc_i,
  input  logic                   stop_valid_i,     // the warp is done; not the one that starts now
  input  tesla_core_pkg::warp_t  stop_warp_i,

  output logic                   code_req_valid_o,
  input  logic                   code_req_ready_i,
  output logic [23:0]            code_req_addr_o,  // multiple of 8
  input  logic                   code_rsp_valid_i,
  input  logic [63:0]            code_rsp_data_i,

  input  logic [WARPS-1:0]       want_i,           // once set, stays until an instruction, start or stop
  output logic                   insn_valid_o,     // registered; always taken
  output tesla_core_pkg::warp_t  insn_warp_o,
  output logic [23:0]            insn_pc_o,
  output logic [63:0]            insn_words_o,     // words beyond insn_nwords_o are 0
  output logic [1:0]             insn_nwords_o,    // 2 long; 1 short, or a long one cut off by the
                                                   // program's end; 0 pc outside the program
  output logic                   busy_o            // a request or an answer is on its way
);
  localparam int unsigned EW = $clog2(ENTRIES);
  localparam int unsigned FW = $clog2(FLIGHT);
  localparam int unsigned WW = $clog2(WARPS);

  // Per warp. The head of the buffer holds the 64-bit word of pc; entries head .. head + used - 1 are spoken
  // for, the first count of them filled.
  logic [WARPS-1:0]          active_q;
  logic [WARPS-1:0]          ended_q;   // the next word to ask for lies outside the program
  logic [WARPS-1:0]          halted_q;  // delivered something that traps: nothing can follow
  logic [WARPS*22-1:0]       pc_q;      // next instruction, in 32-bit words
  logic [WARPS*EW-1:0]       head_q;
  logic [WARPS*(EW+1)-1:0]   used_q, count_q;
  logic [WARPS*(FW+1)-1:0]   drop_q;    // answers to throw away
  logic [63:0]               buffer [0:WARPS*ENTRIES-1];

  logic [WARPS-1:0]          start, flush, start_now, flush_now;
  logic [21:0]               start_pc;
  always_comb begin
    for (int unsigned w = 0; w < WARPS; w++) begin
      start_now[w] = start_valid_i && 32'(start_warp_i) == w;
      flush_now[w] = start_now[w] || (stop_valid_i && 32'(stop_warp_i) == w);
    end
  end
  if (LATE) begin : gen_late
    logic [WARPS-1:0] start_q, flush_q;
    logic [21:0]      start_pc_q;
    always_ff @(posedge clk_i) begin
      start_q    <= rst_ni ? start_now : '0;
      flush_q    <= rst_ni ? flush_now : '0;
      start_pc_q <= start_pc_i[23:2];
    end
    assign start    = start_q;
    assign flush    = flush_q;
    assign start_pc = start_pc_q;
  end else begin : gen_now
    assign start    = start_now;
    assign flush    = flush_now;
    assign start_pc = start_pc_i[23:2];
  end

  // Requests.
  logic [WARPS-1:0]          room, ask;
  logic                      ask_valid, ask_free, ask_outside, ask_go;
  logic [WW-1:0]             ask_warp, ask_last_q;
  logic [20:0]               ask_addr;          // 64-bit words
  logic [FW:0]               flight_rptr_q, flight_wptr_q;
  logic [WW-1:0]             flight [0:FLIGHT-1];
  logic                      req_valid_q;
  logic [20:0]               req_addr_q;

  // Moves as warps start and stop, and while requests, answers or instructions are here.
  logic                      work_clk, out_valid, insn_valid_q;
  common_gate u_work_clk (
    .clk_i(clk_i), .rst_ni(rst_ni), .clk_o(work_clk),
    .moves_i(flush != '0 || ask_valid || req_valid_q || code_rsp_valid_i || out_valid || insn_valid_q));

  always_comb begin
    for (int unsigned w = 0; w < WARPS; w++) begin
      room[w] = active_q[w] && !ended_q[w] && !halted_q[w] && !flush[w]
             && used_q[w*(EW+1) +: EW+1] != (EW+1)'(ENTRIES);
    end
  end
  common_pick #(.N(WARPS)) u_ask (
    .req_i   (room),
    .after_i (ask_last_q),
    .valid_o (ask_valid),
    .index_o (ask_warp)
  );
  assign ask_free    = (!req_valid_q || code_req_ready_i)
                    && (flight_wptr_q - flight_rptr_q) != FLIGHT[FW:0];
  assign ask_outside = {1'b0, ask_addr, 3'b000} >= code_bytes_i;
  assign ask_go      = ask_valid && ask_free && !ask_outside;
  always_comb begin
    ask_addr = '0;
    for (int unsigned w = 0; w < WARPS; w++) begin
      ask[w] = ask_go && 32'(ask_warp) == w;
      if (32'(ask_warp) == w) ask_addr = pc_q[w*22+1 +: 21] + 21'(used_q[w*(EW+1) +: EW+1]);
    end
  end

  assign code_req_valid_o = req_valid_q;
  assign code_req_addr_o  = {req_addr_q, 3'b000};
  assign busy_o           = flight_wptr_q != flight_rptr_q;

  always_ff @(posedge work_clk) begin
    if (!rst_ni) begin
      req_valid_q   <= 1'b0;
      ask_last_q    <= '0;
      flight_rptr_q <= '0;
      flight_wptr_q <= '0;
    end else begin
      if (ask_free)  req_valid_q <= ask_go;
      else if (code_req_ready_i) req_valid_q <= 1'b0;
      if (ask_valid && ask_free) ask_last_q <= ask_warp;
      flight_rptr_q <= flight_rptr_q + (FW+1)'(code_rsp_valid_i);
      flight_wptr_q <= flight_wptr_q + (FW+1)'(ask_go);
    end
    if (ask_go) begin
      req_addr_q                    <= ask_addr;
      flight[flight_wptr_q[FW-1:0]] <= ask_warp;
    end
  end

  // Answers.
  logic [WW-1:0]    rsp_warp;
  logic [EW-1:0]    rsp_slot;
  logic             rsp_fill;
  logic [WARPS-1:0] rsp, fill;
  assign rsp_warp = flight[flight_rptr_q[FW-1:0]];
  assign rsp_fill = |fill;
  always_comb begin
    rsp_slot = '0;
    for (int unsigned w = 0; w < WARPS; w++) begin
      rsp[w]  = code_rsp_valid_i && 32'(rsp_warp) == w;
      fill[w] = rsp[w] && drop_q[w*(FW+1) +: FW+1] == '0;
      if (32'(rsp_warp) == w) rsp_slot = head_q[w*EW +: EW] + count_q[w*(EW+1) +: EW];
    end
  end
  always_ff @(posedge work_clk) begin
    if (rsp_fill) buffer[{rsp_warp, rsp_slot}] <= code_rsp_data_i;
  end

  // Instructions. One never needs more than the word at the head, but for a long one at an odd place: its first
  // half waits in split_q until the next word is there. It is a decode error, so one place is enough.
  logic [WARPS-1:0] ready, pop, step, halt;
  logic             out_go, out_pop, out_halt;
  logic [WW-1:0]    out_warp, out_last_q;
  logic [63:0]      out_entry;
  logic [EW-1:0]    out_head;
  logic [21:0]      out_pc, out_pc_d;
  logic [31:0]      out_word;
  logic [63:0]      out_words;
  logic [1:0]       out_nwords;
  logic             out_outside, out_cut, out_split;
  logic             split_q, split_set, split_clear;
  logic [WW-1:0]    split_warp_q;
  logic [31:0]      split_word_q;
  logic [WW-1:0]    insn_warp_q;
  logic [21:0]      insn_pc_q;
  logic [63:0]      insn_words_q;
  logic [1:0]       insn_nwords_q;

  always_comb begin
    for (int unsigned w = 0; w < WARPS; w++) begin
      ready[w] = active_q[w] && !halted_q[w] && !flush[w] && want_i[w]
              && !(insn_valid_q && 32'(insn_warp_q) == w)
              && (count_q[w*(EW+1) +: EW+1] != '0
                  || (ended_q[w] && used_q[w*(EW+1) +: EW+1] == '0));
    end
  end
  common_pick #(.N(WARPS)) u_out (
    .req_i   (ready),
    .after_i (out_last_q),
    .valid_o (out_valid),
    .index_o (out_warp)
  );
  assign out_entry   = buffer[{out_warp, out_head}];
  always_comb begin
    out_pc   = '0;
    out_head = '0;
    for (int unsigned w = 0; w < WARPS; w++) begin
      if (32'(out_warp) == w) begin
        out_pc   = pc_q[w*22 +: 22];
        out_head = head_q[w*EW +: EW];
      end
    end
  end
  assign out_word    = out_pc[0] ? out_entry[63:32] : out_entry[31:0];
  assign out_outside = {1'b0, out_pc, 2'b00} >= code_bytes_i;
  assign out_cut     = {1'b0, out_pc, 2'b00} + 25'd4 >= code_bytes_i;
  assign out_split   = split_q && split_warp_q == out_warp;

  always_comb begin
    out_go      = out_valid;
    out_pop     = 1'b0;
    out_halt    = 1'b0;
    out_words   = {32'd0, out_word};
    out_nwords  = 2'd1;
    out_pc_d    = out_pc + 22'd1;
    split_set   = 1'b0;
    split_clear = 1'b0;
    if (out_split) begin
      out_words   = {out_word, split_word_q};
      out_nwords  = 2'd2;
      out_halt    = 1'b1;
      split_clear = out_valid;
    end else if (out_outside) begin
      out_words   = '0;
      out_nwords  = 2'd0;
      out_halt    = 1'b1;
    end else if (!out_word[0]) begin   // short
      out_pop     = out_pc[0];
    end else if (out_cut) begin
      out_halt    = 1'b1;
    end else if (out_pc[0]) begin      // long, misaligned: nothing comes out yet
      out_go      = 1'b0;
      out_pop     = !split_q;
      split_set   = out_valid && !split_q;
    end else begin
      out_words   = out_entry;
      out_nwords  = 2'd2;
      out_pop     = 1'b1;
      out_pc_d    = out_pc + 22'd2;
    end
    for (int unsigned w = 0; w < WARPS; w++) begin
      step[w] = out_valid && 32'(out_warp) == w && (out_go || out_pop);
      pop[w]  = step[w] && out_pop;
      halt[w] = step[w] && out_halt;
    end
  end

  assign insn_valid_o  = insn_valid_q && !flush[insn_warp_q] && !flush_now[insn_warp_q];
  assign insn_warp_o   = 5'(insn_warp_q);
  assign insn_pc_o     = {insn_pc_q, 2'b00};
  assign insn_words_o  = insn_words_q;
  assign insn_nwords_o = insn_nwords_q;

  always_ff @(posedge work_clk) begin
    if (!rst_ni) begin
      insn_valid_q <= 1'b0;
      out_last_q   <= '0;
      split_q      <= 1'b0;
    end else begin
      insn_valid_q <= out_go;
      if (out_valid) out_last_q <= out_warp;
      if (split_set)                                split_q <= 1'b1;
      else if (split_clear || flush[split_warp_q])  split_q <= 1'b0;
    end
    if (split_set) begin
      split_warp_q <= out_warp;
      split_word_q <= out_word;
    end
    insn_warp_q   <= out_warp;
    insn_pc_q     <= out_split ? out_pc - 22'd1 : out_pc;
    insn_words_q  <= out_words;
    insn_nwords_q <= out_nwords;
  end

  always_ff @(posedge work_clk) begin
    for (int unsigned w = 0; w < WARPS; w++) begin
      if (!rst_ni) begin
        active_q[w]              <= 1'b0;
        drop_q[w*(FW+1) +: FW+1] <= '0;
      end else begin
        if (flush[w]) begin
          active_q[w]              <= start[w];
          drop_q[w*(FW+1) +: FW+1] <= drop_q[w*(FW+1) +: FW+1]
            + ((FW+1)'(used_q[w*(EW+1) +: EW+1]) - (FW+1)'(count_q[w*(EW+1) +: EW+1]))
            - (FW+1)'(rsp[w]);
        end else begin
          drop_q[w*(FW+1) +: FW+1] <= drop_q[w*(FW+1) +: FW+1] - (FW+1)'(rsp[w] && !fill[w]);
        end
      end
      if (!rst_ni || flush[w]) begin
        ended_q[w]                <= 1'b0;
        halted_q[w]               <= 1'b0;
        pc_q[w*22 +: 22]          <= start_pc;
        head_q[w*EW +: EW]        <= '0;
        used_q[w*(EW+1) +: EW+1]  <= '0;
        count_q[w*(EW+1) +: EW+1] <= '0;
      end else begin
        if (ask_valid && ask_free && ask_outside && 32'(ask_warp) == w) ended_q[w] <= 1'b1;
        if (halt[w]) halted_q[w]        <= 1'b1;
        if (step[w]) pc_q[w*22 +: 22]   <= out_pc_d;
        if (pop[w])  head_q[w*EW +: EW] <= head_q[w*EW +: EW] + 1'b1;
        used_q[w*(EW+1) +: EW+1]  <= used_q[w*(EW+1) +: EW+1]
                                     + (EW+1)'(ask[w]) - (EW+1)'(pop[w]);
        count_q[w*(EW+1) +: EW+1] <= count_q[w*(EW+1) +: EW+1]
                                     + (EW+1)'(fill[w]) - (EW+1)'(pop[w]);
      end
    end
  end

`ifndef SYNTHESIS
  common_held #(.WIDTH(24)) stalled_request_stable (
    .clk_i   (clk_i),
    .rst_ni  (rst_ni),
    .valid_i (code_req_valid_o),
    .ready_i (code_req_ready_i),
    .data_i  (code_req_addr_o)
  );
  // Answers on their way: those that warps wait for, and those that will be dropped.
  logic [FW:0] due;
  always_comb begin
    due = '0;
    for (int unsigned w = 0; w < WARPS; w++)
      due = due + drop_q[w*(FW+1) +: FW+1]
            + (FW+1)'(used_q[w*(EW+1) +: EW+1]) - (FW+1)'(count_q[w*(EW+1) +: EW+1]);
  end
  always_ff @(posedge clk_i) begin
    if (rst_ni) begin
      answers_are_accounted_for: assert (due == flight_wptr_q - flight_rptr_q)
        else $error("%0d answers are waited for or dropped, %0d are on their way",
                    due, flight_wptr_q - flight_rptr_q);
      answer_was_asked_for: assert (!code_rsp_valid_i || flight_wptr_q != flight_rptr_q)
        else $error("code comes that nobody asked for");
      start_and_stop_differ: assert (!(start_valid_i && stop_valid_i && start_warp_i == stop_warp_i))
        else $error("a warp starts and stops in one clock");
      start_is_word_aligned: assert (!start_valid_i || start_pc_i[1:0] == 2'b00)
        else $error("a warp starts between two words");
      request_is_row_aligned: assert (!code_req_valid_o || code_req_addr_o[2:0] == 3'd0)
        else $error("a request between two rows of code");
    end
  end
`endif
endmodule
