// From the stream of events to frames on the line, which the host gets whole and in order or not at all. Words gather in one of
// eight slots; a slot that is full, or has rested for FLUSH clocks, becomes a frame and stays until the host has said that it came. What
// has not come within RETRY clocks is sent again, but for those frames that the host has beyond the gap. When all slots wait for the
// host, ready_o is low, and the core stands still.
module board_send #(
  parameter int unsigned FLUSH = 2500,    // 0.1 ms at 25 MHz
  parameter int unsigned RETRY = 1250000  // 50 ms at 25 MHz
) (
  input  logic         clk_i,
  input  logic         rst_ni,
  // the stream
  input  logic         valid_i,
  output logic         ready_o,
  input  logic [31:0]  word_i,
  // of every frame
  input  logic [7:0]   session_i,
  input  logic [7:0]   command_i,  // the command that was executed last
  // frames without a place in the sequence: one clock each, remembered until they are sent
  input  logic         send_ack_i,
  input  logic         send_hello_i,
  input  logic [127:0] hello_i,    // what board this is: four words
  // the host has all frames before next_i, and next_i + 1 + n if bit n is set
  input  logic         acked_i,
  input  logic [7:0]   next_i,
  input  logic [6:0]   beyond_i,
  // for a dump: frames filled, confirmed and sent, words in the frame being filled; the retry clock; words of each slot
  output logic [95:0]  state_o,
  // bytes to the line
  output logic         byte_valid_o,
  input  logic         byte_ready_i,
  output logic [7:0]   byte_o
);
  localparam int unsigned FlushBits = $clog2(FLUSH + 1), RetryBits = $clog2(RETRY + 1);
  localparam logic [FlushBits-1:0] FlushEnd = FLUSH[FlushBits-1:0];
  localparam logic [RetryBits-1:0] RetryEnd = RETRY[RetryBits-1:0];

  // ---- The slots. head_q is the frame being filled, tail_q the oldest one that the host has not confirmed.
  logic [7:0]           head_q, tail_q, send_q;
  logic [5:0]           fill_q;
  logic [7:0]           had_q;  // by slot: the host has it, though not all before it
  logic [47:0]          words_q;  // by slot
  logic [FlushBits-1:0] rest_q;
  logic [RetryBits-1:0] retry_q;
  logic                 push, close, room, in_window, moves;
  logic [7:0]           used, unsent, advance, beyond, now_had;
  logic [3:0]           left;  // frames from next_i on
  logic [5:0]           send_words;

  assign used      = head_q - tail_q;
  assign unsent    = send_q - tail_q;
  assign room      = used < board_pkg::Slots;
  assign ready_o   = room && fill_q != board_pkg::FrameWords;
  assign push      = valid_i && ready_o;
  assign close     = room && (fill_q == board_pkg::FrameWords || (fill_q != '0 && rest_q == FlushEnd));
  assign advance   = next_i - tail_q;
  assign in_window = acked_i && advance <= used;
  assign moves     = in_window && advance != '0;  // of what was waited for something has come
  assign state_o   = {words_q[47:0], 16'd0, 2'd0, fill_q, send_q, tail_q, head_q};

  // Of the slots: those that the host has beyond a gap, and how many words the one to send has.
  assign left    = head_q[3:0] - next_i[3:0];
  assign now_had = had_q | beyond << next_i[2:0] | beyond >> (4'd8 - {1'b0, next_i[2:0]});
  always_comb begin
    beyond     = '0;
    send_words = '0;
    for (int unsigned i = 0; i < 7; i++) beyond[i+1] = beyond_i[i] && i + 1 < {28'd0, left};
    for (int unsigned s = 0; s < 8; s++) if ({29'd0, send_q[2:0]} == s) send_words = words_q[6*s +: 6];
  end

  // ---- One frame after the other. First its checksum is made, then zeros are coded: the code is the way to the next zero.
  typedef enum logic [3:0] {Idle, Check, CheckNext, Scan, ScanNext, Code, Bytes, BytesNext, Piece} state_e;
  state_e      state_q;
  board_pkg::frame_e      kind_q;
  logic [31:0] first_q;      // the frame's first word
  logic [2:0]  slot_q;
  logic [5:0]  payload_q;    // words behind the first one
  logic [8:0]  at_q, from_q, stop_q;  // bytes; a code stands before the piece from from_q to stop_q
  logic [8:0]  end_q;        // of all, checksum included
  logic [31:0] crc_q;
  logic        ack_q, hello_q;
  logic [31:0] stored, word;
  logic [7:0]  now;
  logic [6:0]  word_at;
  logic [5:0]  payload_at;
  logic [7:0]  piece;

  common_ram #(.WIDTH(32), .DEPTH(512), .GRANULE(32), .OLD(1'b0)) u_slots (
    .clk_i   (clk_i),
    .we_i    (push),
    .waddr_i ({head_q[2:0], fill_q}),
    .wdata_i (word_i),
    .re_i    (1'b1),
    .raddr_i ({slot_q, payload_at}),
    .rdata_o (stored)
  );
  // Of byte at_q, a clock after at_q was set.
  assign word_at    = at_q[8:2];
  assign payload_at = word_at[5:0] - 6'd1;
  assign piece      = at_q[7:0] - from_q[7:0];  // shorter than 255
  always_comb begin
    if (word_at == 7'd0) word = first_q;
    else if (word_at > {1'b0, payload_q}) word = ~crc_q;
    else if (kind_q == board_pkg::FrameHello) word = hello_i[32*payload_at[1:0] +: 32];
    else word = stored;
  end
  assign now          = word[8*at_q[1:0] +: 8];
  assign byte_valid_o = state_q == Code || state_q == BytesNext || (state_q == Piece && stop_q == end_q);
  assign byte_o       = state_q == Code ? piece + 8'd1 : (state_q == Piece ? 8'd0 : now);

  logic begin_ack, begin_hello, begin_data;
  assign begin_hello = state_q == Idle && hello_q;
  assign begin_ack   = state_q == Idle && !hello_q && ack_q;
  assign begin_data  = state_q == Idle && !hello_q && !ack_q && send_q != head_q && !had_q[send_q[2:0]];

  always_ff @(posedge clk_i) begin
    if (push) fill_q <= fill_q + 6'd1;
    rest_q <= (push || fill_q == '0) ? '0 : (rest_q == FlushEnd ? rest_q : rest_q + 1'b1);
    // Acknowledgements, and what to send next.
    retry_q <= (tail_q == head_q || moves || retry_q == RetryEnd) ? '0 : retry_q + 1'b1;
    if (moves && unsent < advance) send_q <= next_i;
    else if (retry_q == RetryEnd && !moves) send_q <= tail_q;
    else if (begin_data || (state_q == Idle && send_q != head_q && had_q[send_q[2:0]])) send_q <= send_q + 8'd1;
    if (in_window) begin
      had_q  <= now_had;
      tail_q <= next_i;
    end

    if (close && !push) begin
      for (int unsigned s = 0; s < 8; s++) begin
        if (head_q[2:0] == s[2:0]) begin
          words_q[6*s +: 6] <= fill_q;
          had_q[s]          <= 1'b0;
        end
      end
      head_q             <= head_q + 8'd1;
      fill_q             <= '0;
      rest_q             <= '0;
    end

    // Frames.
    if (send_ack_i) ack_q <= 1'b1;
    if (send_hello_i) hello_q <= 1'b1;
    case (state_q)
      Idle: begin
        at_q   <= '0;
        crc_q  <= '1;
        if (begin_hello || begin_ack || begin_data) begin
          state_q <= Check;
          slot_q  <= send_q[2:0];
          if (begin_hello) begin
            kind_q    <= board_pkg::FrameHello;
            payload_q <= 6'd4;
            end_q     <= 9'd24;
            first_q   <= {command_i, 8'd0, session_i, 6'd4, board_pkg::FrameHello};
            hello_q   <= send_hello_i;
          end else if (begin_ack) begin
            kind_q    <= board_pkg::FrameAck;
            payload_q <= '0;
            end_q     <= 9'd8;
            first_q   <= {command_i, 8'd0, session_i, 6'd0, board_pkg::FrameAck};
            ack_q     <= send_ack_i;
          end else begin
            kind_q    <= board_pkg::FrameData;
            payload_q <= send_words;
            end_q     <= {1'b0, send_words, 2'b00} + 9'd8;
            first_q   <= {command_i, send_q, session_i, send_words, board_pkg::FrameData};
          end
        end
      end
      Check: state_q <= CheckNext;
      CheckNext: begin
        crc_q   <= board_pkg::crc_byte(crc_q, now);
        at_q    <= at_q + 9'd1;
        state_q <= Check;
        if (at_q + 9'd5 == end_q) begin
          at_q    <= '0;
          from_q  <= '0;
          state_q <= Scan;
        end
      end
      Scan: state_q <= at_q == end_q ? Code : ScanNext;
      ScanNext: begin
        if (now == 8'd0) begin
          state_q <= Code;
        end else begin
          at_q    <= at_q + 9'd1;
          state_q <= Scan;
        end
      end
      Code:  // at_q is the next zero, or the end
        if (byte_ready_i) begin
          stop_q  <= at_q;
          at_q    <= from_q;
          state_q <= at_q == from_q ? Piece : Bytes;
        end
      Bytes: state_q <= BytesNext;
      BytesNext:
        if (byte_ready_i) begin
          at_q    <= at_q + 9'd1;
          state_q <= at_q + 9'd1 == stop_q ? Piece : Bytes;
        end
      Piece:  // behind one
        if (stop_q != end_q) begin
          at_q    <= stop_q + 9'd1;
          from_q  <= stop_q + 9'd1;
          state_q <= Scan;
        end else if (byte_ready_i) begin
          state_q <= Idle;
        end
      default: state_q <= Idle;
    endcase
    if (!rst_ni) begin
      head_q  <= '0;
      tail_q  <= '0;
      send_q  <= '0;
      fill_q  <= '0;
      had_q   <= '0;
      rest_q  <= '0;
      retry_q <= '0;
      state_q <= Idle;
      ack_q   <= 1'b0;
      hello_q <= 1'b0;
    end
  end

`ifndef SYNTHESIS
  always_ff @(posedge clk_i) begin
    if (rst_ni) begin
      slots_are_counted: assert (used <= board_pkg::Slots)
        else $error("%0d frames are in %0d slots", used, board_pkg::Slots);
      sends_what_waits: assert (unsent <= used)
        else $error("frame %0d is sent, and %0d to %0d wait", send_q, tail_q, head_q);
      slot_is_not_overfull: assert (fill_q <= board_pkg::FrameWords)
        else $error("a slot has %0d words", fill_q);
      reads_inside_the_frame: assert (state_q == Idle || at_q <= end_q)
        else $error("byte %0d of a frame of %0d", at_q, end_q);
      code_fits_a_byte: assert (state_q != Code || at_q - from_q <= 9'd253)
        else $error("a piece of %0d bytes", at_q - from_q);
    end
  end
`endif
endmodule
