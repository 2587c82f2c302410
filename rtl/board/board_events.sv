// Turns what the core's taps and ports say in one of its clocks into words of the stream, and gives the core its next clock when all
// of them are through: nothing is dropped, however slow the link is. DIVIDE clocks of the board make one of the core; one in
// which sources are valid takes a clock more for each of their words, one for each source, and three for the record of the clock.
// The way from all words of all sources to here is long, so a source is picked a clock before, and a word offered to the stream a clock behind.
module board_events #(
  parameter int unsigned SOURCES = 16,  // 255 at most
  parameter int unsigned DIVIDE  = 2    // 2..16: what the core's taps and ports say has one less of the board's clocks to get here
) (
  input  logic               clk_i,
  input  logic               rst_ni,
  input  logic               listen_i,  // 0: the core is in reset, and what its taps say counts for nothing
  // the sources, as the core's outputs are now
  input  logic [SOURCES-1:0] valid_i,
  output logic [7:0]         source_o,  // which one word_i is of,
  output logic [5:0]         at_o,      // and which of its words
  input  logic [31:0]        word_i,
  input  logic               keep_i,    // this word goes into the stream
  input  logic               last_i,
  // the stream
  output logic               valid_o,
  input  logic               ready_i,
  output logic [31:0]        word_o,
  output logic [5:0]         place_o,  // of the word in its record; 0 while there is none
  output logic               keep_o,   // 0: the word is none
  output logic               last_o,   // of a record
  // the core's clock comes at the end of this one
  output logic               step_o
);
  // Record of a clock, as in a trace: those before it are of this clock.
  localparam logic [31:0] RecordClock = 32'd5;

  typedef enum logic [2:0] {Settle, Pick, Send, Clock, Step} state_e;
  state_e             state_q;
  logic [SOURCES-1:0] pending_q, lowest, turn_q;  // turn_q: the source whose turn it is, source_q its number
  logic [5:0]         at_q;
  logic [63:0]        cycle_q;
  logic [7:0]         source, source_q;
  logic [3:0]         wait_q;  // clocks that are left for it
  logic               put, room;

  // For tests of a board that goes wrong, +silent=N: when it has said something in N clocks the core says nothing any more.
  logic silent;
`ifndef BOARD_FAULTS
  assign silent = 1'b0;
`else
  int unsigned from, said = 0;
  initial if ($value$plusargs("silent=%d", from) == 0) from = '1;
  assign silent = said >= from;
  always_ff @(posedge clk_i) if (state_q == Clock && room && at_q == 6'd2) said <= said + 1;
`endif

  assign lowest = pending_q & (~pending_q + 1'b1);
  always_comb begin
    source = '0;
    for (int unsigned s = 0; s < SOURCES; s++) if (lowest[s]) source = source | s[7:0];
  end
  assign source_o = source_q;
  assign at_o     = at_q;
  assign step_o   = state_q == Step;
  assign put      = state_q == Send || state_q == Clock;
  assign room     = !valid_o || ready_i;
  always_ff @(posedge clk_i) begin
    if (room) begin
      valid_o <= put;
      place_o <= put ? at_q : '0;
      word_o  <= word_i;
      keep_o  <= keep_i;
      last_o  <= last_i;
      if (state_q == Clock) begin
        word_o <= at_q == 6'd0 ? RecordClock : (at_q == 6'd1 ? cycle_q[31:0] : cycle_q[63:32]);
        keep_o <= 1'b1;
        last_o <= at_q == 6'd2;
      end
    end
    if (!rst_ni) begin
      valid_o <= 1'b0;
      place_o <= '0;
    end
  end

  always_ff @(posedge clk_i) begin
    case (state_q)
      Settle: begin
        pending_q <= valid_i;
        at_q      <= '0;
        wait_q    <= wait_q - 4'd1;
        if (wait_q == '0) state_q <= (listen_i && valid_i != '0 && !silent) ? Pick : Step;
      end
      Pick: begin
        turn_q   <= lowest;
        source_q <= source;
        state_q  <= Send;
      end
      Send:
        if (room) begin
          at_q <= at_q + 6'd1;
          if (last_i) begin
            at_q      <= '0;
            pending_q <= pending_q & ~turn_q;
            state_q   <= pending_q == turn_q ? Clock : Pick;
          end
        end
      Clock:
        if (room) begin
          at_q <= at_q + 6'd1;
          if (at_q == 6'd2) state_q <= Step;
        end
      default: begin
        state_q <= Settle;
        wait_q  <= 4'(DIVIDE - 2);
        cycle_q <= cycle_q + 64'd1;
      end
    endcase
    if (!listen_i) cycle_q <= '0;
    if (!rst_ni) begin
      state_q <= Settle;
      wait_q  <= 4'(DIVIDE - 2);
    end
  end

`ifndef SYNTHESIS
  always_ff @(posedge clk_i) begin
    if (rst_ni) begin
      turn_is_of_one_source: assert (state_q != Send || $onehot(turn_q))
        else $error("sources %b have their turn", turn_q);
      source_waits_for_its_turn: assert (state_q != Send || !listen_i || (pending_q & ~valid_i) == '0)
        else $error("sources %b go away before they are sent", pending_q & ~valid_i);
      clock_is_three_words: assert (state_q != Clock || at_q < 6'd3)
        else $error("word %0d of the record of a clock", at_q);
      settles_as_long_as_said: assert (state_q != Settle || wait_q <= 4'(DIVIDE - 2))
        else $error("the core settles for %0d clocks more", wait_q);
    end
  end
`endif
endmodule
