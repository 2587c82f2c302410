// Turns what the core's taps and ports say in one of its clocks into words of the stream, and gives the core its next clock when all
// of them are through: nothing is dropped, however slow the link is. DIVIDE clocks of the board make one of the core; one in
// which sources are valid takes a clock more for each of their words, two for each source, one to see it, and three for the record of the clock.
// The way from all words of all sources to here is long, so a source is picked a clock before, and a word is looked at a clock behind, when the
// next one is on its way: behind the last one that is none.
//
// With DIVIDE 1 the core's next clock comes before anybody knows what the last one had to tell. So the sources' words are kept in flip-flops of
// the core's clock (board_dut), and they say what the clock before the present one was. Whether that was anything is known in a flip-flop, any_q,
// as soon as it is kept; the clock that would overwrite it does not come until it is told:
//
//     clk          0    1    2    3  ..   9   10
//     core is in   c    c+1  c+1  c+1 ..  c+1  c+2       a source is valid in c, and none in c+1
//     kept is      c-1  c    c    c   ..  c    c+1
//     any_q        0    1    1    1   ..  1    0
//     state_q      Run  Run  Pick Send .. Step Run
//     step_o       1    0    0    0   ..  1    1
module board_events #(
  parameter int unsigned SOURCES = 16,  // 255 at most
  parameter int unsigned DIVIDE  = 2    // 1..16
) (
  input  logic               clk_i,
  input  logic               rst_ni,
  input  logic               listen_i,  // 0: the core is in reset, and what its taps say counts for nothing
  // the sources: valid as the core's outputs are now; words of the core's clock before
  input  logic               core_clk_i,  // clk_i, when step_o has let it through
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

  // Run: the core goes on unless there is something to tell; Step: it goes on, since that is told.
  typedef enum logic [2:0] {Settle, Run, Pick, Send, Clock, Step} state_e;
  state_e             state_q;
  logic [SOURCES-1:0] valid_q, pending_q, lowest, turn_q;  // turn_q: the source whose turn it is, source_q its number
  logic               any_q;
  logic [5:0]         at_q;
  logic [63:0]        cycle_q;  // the clock that is kept, from the core's reset
  logic [7:0]         source, source_q;
  logic [3:0]         wait_q;  // clocks that are left for it
  logic               has_q, keep_q, last_q, room;  // has_q: a word that was picked
  logic [31:0]        word_q;
  logic [5:0]         place_q;

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
  assign step_o   = state_q == Step || (state_q == Run && !any_q);
  assign room     = !valid_o || ready_i;
  always_ff @(posedge clk_i) begin
    if (room) begin
      has_q   <= state_q == Send && !(has_q && last_q);
      word_q  <= word_i;
      keep_q  <= keep_i;
      last_q  <= last_i;
      place_q <= at_q;
      valid_o <= has_q;
      place_o <= has_q ? place_q : '0;
      word_o  <= word_q;
      keep_o  <= keep_q;
      last_o  <= last_q;
      if (state_q == Clock) begin
        valid_o <= 1'b1;
        place_o <= at_q;
        word_o <= at_q == 6'd0 ? RecordClock : (at_q == 6'd1 ? cycle_q[31:0] : cycle_q[63:32]);
        keep_o <= 1'b1;
        last_o <= at_q == 6'd2;
      end
    end
    if (!rst_ni) begin
      has_q   <= 1'b0;
      valid_o <= 1'b0;
      place_o <= '0;
    end
  end

  // A core in reset says nothing.
  always_ff @(posedge core_clk_i) begin
    valid_q <= valid_i;
    any_q   <= listen_i && valid_i != '0;
  end

  // When the link is reset, which resets the core, any_q may be of the time before: the core's next clock comes by Step, whatever it says.
  localparam state_e Again = DIVIDE == 1 ? Step : Settle;
  always_ff @(posedge clk_i) begin
    wait_q <= 4'(DIVIDE - 2);
    case (state_q)
      Settle: begin
        wait_q <= wait_q - 4'd1;
        if (wait_q == '0) state_q <= listen_i ? Run : Step;
      end
      Run: begin
        pending_q <= valid_q;
        at_q      <= '0;
        if (any_q) state_q <= silent ? Step : Pick;
        else if (DIVIDE != 1) state_q <= Settle;
      end
      Pick: begin
        turn_q   <= lowest;
        source_q <= source;
        state_q  <= Send;
      end
      Send:
        if (room) begin
          at_q <= at_q + 6'd1;
          if (has_q && last_q) begin
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
      default: state_q <= (DIVIDE == 1 && listen_i) ? Run : Again;
    endcase
    if (step_o) cycle_q <= cycle_q + 64'd1;
    if (!listen_i) cycle_q <= '1;
    if (!rst_ni) begin
      state_q <= Again;
      wait_q  <= 4'(DIVIDE - 2);
    end
  end

`ifndef SYNTHESIS
  always_ff @(posedge clk_i) begin
    if (rst_ni) begin
      turn_is_of_one_source: assert (state_q != Send || $onehot(turn_q))
        else $error("sources %b have their turn", turn_q);
      source_waits_for_its_turn: assert (state_q != Send || (pending_q & ~valid_q) == '0)
        else $error("sources %b go away before they are sent", pending_q & ~valid_q);
      nothing_is_overwritten: assert (!(step_o && state_q == Run) || valid_q == '0 || cycle_q == '1)
        else $error("sources %b are overwritten", valid_q);
      clock_is_alone: assert (state_q == Send || !has_q)
        else $error("a word of a source is left behind its last one");
      clock_is_three_words: assert (state_q != Clock || at_q < 6'd3)
        else $error("word %0d of the record of a clock", at_q);
      settles_as_long_as_said: assert (state_q != Settle || (DIVIDE != 1 && wait_q <= 4'(DIVIDE - 2)))
        else $error("the core settles for %0d clocks more", wait_q);
    end
  end
`endif
endmodule
