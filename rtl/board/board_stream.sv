// A core behind a line of bytes: what is the same on every board, for every core and every kind of line. The core itself, its input groups
// and its sources of events are the module board_dut and its package; board_link has a serial line around it.
module board_stream #(
  parameter int unsigned DIVIDE = 2,             // board_events
  parameter int unsigned FLUSH = 2500,           // board_send
  parameter int unsigned RETRY = 1250000,
  parameter logic [63:0] BUILD = 64'd0,          // which core in which shape this is: the host asks for it
  parameter logic [31:0] HERTZ = 32'd25000000,
  parameter bit          SIGNATURE = 1'b1        // signatures in the place of events, and what a hang leaves
) (
  input  logic       clk_i,
  input  logic       source_i,  // the clock that clk_i is made of, for that of the core
  input  logic       rst_ni,
  // from the host; a byte that came broken is bad, not valid
  input  logic       rx_valid_i,
  input  logic       rx_bad_i,
  input  logic [7:0] rx_data_i,
  // to the host
  output logic       tx_valid_o,
  input  logic       tx_ready_i,
  output logic [7:0] tx_data_o,
  output logic [2:0] alive_o  // for lights: a session, bytes from the host, the core's clock
);
  localparam logic [31:0] Version = {15'd0, SIGNATURE, 16'd3};
  // Groups 0 to 2 are the link's own: what is told, how wide a file or a space is, what a hang leaves. Behind them the core's.
  localparam int unsigned Own    = 3;
  localparam int unsigned Groups = Own + board_dut_pkg::Groups;
  localparam int unsigned Words  = board_dut_pkg::Words < 3 ? 3 : board_dut_pkg::Words;
  localparam int unsigned Sources = board_taps_pkg::Sources + board_dut_pkg::Sources;

  logic        frame, accept;
  logic [31:0] head, next, rdata;
  logic [5:0]  words, raddr;
  board_receive u_receive (
    .clk_i    (clk_i),
    .rst_ni   (rst_ni),
    .valid_i  (rx_valid_i),
    .bad_i    (rx_bad_i),
    .data_i   (rx_data_i),
    .frame_o  (frame),
    .head_o   (head),
    .next_o   (next),
    .words_o  (words),
    .accept_i (accept),
    .raddr_i  (raddr),
    .rdata_o  (rdata)
  );

  logic [7:0]          session, command, ack_next;
  logic [6:0]          ack_beyond;
  logic                send_ack, send_hello, acked, link_rst_n, core_rst_n, step;
  logic [Groups-1:0]   strobe;
  logic [32*Words-1:0] data;
  board_control #(.GROUPS(Groups), .WORDS(Words), .GROUP_WORDS({board_dut_pkg::GroupWords, 8'd0, 8'd2, 8'd3})) u_control (
    .clk_i        (clk_i),
    .rst_ni       (rst_ni),
    .frame_i      (frame),
    .head_i       (head),
    .next_i       (next),
    .words_i      (words),
    .accept_o     (accept),
    .raddr_o      (raddr),
    .rdata_i      (rdata),
    .session_o    (session),
    .command_o    (command),
    .send_ack_o   (send_ack),
    .send_hello_o (send_hello),
    .acked_o      (acked),
    .ack_next_o   (ack_next),
    .ack_beyond_o (ack_beyond),
    .link_rst_no  (link_rst_n),
    .core_rst_no  (core_rst_n),
    .strobe_o     (strobe),
    .data_o       (data),
    .step_i       (step)
  );

  // The core, on a clock that the events hold back.
  logic                       core_clk, keep, last, event_valid, event_ready, event_keep, event_last;
  logic [Sources-1:0]         valid;
  logic [7:0]                 source;
  logic [5:0]                 at, event_place;
  logic [31:0]                word, event_word;
  logic [95:0]                state;
  board_clock_gate u_gate (
    .clk_i (source_i),
    .en_i  (step),
    .clk_o (core_clk)
  );
  board_dut u_dut (
    .clk_i    (core_clk),
    .rst_ni   (core_rst_n),
    .strobe_i (strobe[Groups-1:Own]),
    .data_i   (data[32*board_dut_pkg::Words-1:0]),
    .valid_o  (valid),
    .source_i (source),
    .at_i     (at),
    .word_o   (word),
    .keep_o   (keep),
    .last_o   (last)
  );
  board_events #(.SOURCES(Sources), .DIVIDE(DIVIDE)) u_events (
    .clk_i    (clk_i),
    .rst_ni   (link_rst_n),
    .listen_i (core_rst_n),
    .core_clk_i (core_clk),
    .valid_i  (valid),
    .source_o (source),
    .at_o     (at),
    .word_i   (word),
    .keep_i   (keep),
    .last_i   (last),
    .valid_o  (event_valid),
    .ready_i  (event_ready),
    .word_o   (event_word),
    .place_o  (event_place),
    .keep_o   (event_keep),
    .last_o   (event_last),
    .step_o   (step)
  );

  logic        word_valid, word_ready;
  logic [31:0] stream;
  if (SIGNATURE) begin : g_signature
    board_signature u_signature (
      .clk_i   (clk_i),
      .rst_ni  (link_rst_n),
      .mode_i  (strobe[0] && step),
      .width_i (strobe[1] && step),
      .dump_i  (strobe[2] && step),
      .data_i  (data[95:0]),
      .link_i  (state),
      .valid_i (event_valid),
      .ready_o (event_ready),
      .keep_i  (event_keep),
      .last_i  (event_last),
      .at_i    (event_place),
      .word_i  (event_word),
      .valid_o (word_valid),
      .ready_i (word_ready),
      .word_o  (stream)
    );
  end else begin : g_raw
    logic unused;
    assign unused      = ^{strobe[Own-1:0], state, event_last, event_place};
    assign word_valid  = event_valid && event_keep;
    assign event_ready = word_ready || !event_keep;
    assign stream      = event_word;
  end
  board_send #(.FLUSH(FLUSH), .RETRY(RETRY)) u_send (
    .clk_i        (clk_i),
    .rst_ni       (link_rst_n),
    .valid_i      (word_valid),
    .ready_o      (word_ready),
    .word_i       (stream),
    .session_i    (session),
    .command_i    (command),
    .send_ack_i   (send_ack),
    .send_hello_i (send_hello),
    .hello_i      ({HERTZ, BUILD, Version}),
    .state_o      (state),
    .acked_i      (acked),
    .next_i       (ack_next),
    .beyond_i     (ack_beyond),
    .byte_valid_o (tx_valid_o),
    .byte_ready_i (tx_ready_i),
    .byte_o       (tx_data_o)
  );
  assign alive_o = {core_rst_n, rx_valid_i, step};
endmodule
