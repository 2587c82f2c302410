// Executes what the host sends. A session begins with a hello, which resets the core; commands come one at a time, each with a number
// that is one above the last one's, and are confirmed in the head of every frame to the host. Behind 255 comes 2: a board that was reset
// waits for 1, and executes nothing of a run that it was in the middle of. A command is a list of pokes of one of
// the core's input groups: word 1 is the group, then its words, again and again. A poke holds the group's data and raises its strobe
// for one clock of the core.
module board_control #(
  parameter int unsigned GROUPS = 3,
  parameter int unsigned WORDS  = 4,                 // of the largest group
  parameter logic [8*GROUPS-1:0] GROUP_WORDS = '0,  // by group: how many words a poke of it has
  parameter int unsigned RESET_CLOCKS = 16
) (
  input  logic                clk_i,
  input  logic                rst_ni,
  // from board_receive
  input  logic                frame_i,
  input  logic [31:0]         head_i,
  input  logic [31:0]         next_i,
  input  logic [5:0]          words_i,
  output logic                accept_o,
  output logic [5:0]          raddr_o,
  input  logic [31:0]         rdata_i,
  // to board_send
  output logic [7:0]          session_o,
  output logic [7:0]          command_o,
  output logic                send_ack_o,
  output logic                send_hello_o,
  output logic                acked_o,
  output logic [7:0]          ack_next_o,
  output logic [6:0]          ack_beyond_o,
  output logic                link_rst_no,  // the link's own state begins anew
  // to the core
  output logic                core_rst_no,
  output logic [GROUPS-1:0]   strobe_o,
  output logic [32*WORDS-1:0] data_o,
  input  logic                step_i        // the core has taken a clock
);

  logic       known_q;  // there is a session
  logic [7:0] session_q, command_q;
  logic       hello, ours, ack, command, again, fresh;
  logic [7:0] following;
  assign following = command_q == 8'd255 ? 8'd2 : command_q + 8'd1;
  assign hello   = frame_i && head_i[1:0] == board_pkg::HostHello && head_i[7:2] == '0;
  assign ours    = frame_i && known_q && head_i[15:8] == session_q;
  assign ack     = ours && head_i[1:0] == board_pkg::HostAck && words_i == 6'd2;
  assign command = ours && head_i[1:0] == board_pkg::HostCommand && words_i > 6'd1 && state_q == Idle && core_rst_no;
  assign fresh   = command && head_i[23:16] == following;
  assign again   = command && head_i[23:16] == command_q;

  assign accept_o     = fresh;
  assign session_o    = session_q;
  assign command_o    = command_q;
  assign acked_o      = ack;
  assign ack_next_o   = next_i[7:0];
  assign ack_beyond_o = next_i[14:8];

  logic unused;
  assign unused = ^{head_i[31:24], next_i[31:15]};  // the host writes 0

  typedef enum logic [2:0] {Idle, Group, GroupNext, Word, WordNext, Armed, Strobe} state_e;
  state_e state_q;
  logic [5:0] at_q, words_q;
  logic [7:0] group_q, word_q, size;
  logic [32*WORDS-1:0] data_q;
  logic [4:0] reset_q;

  assign raddr_o     = at_q;
  assign data_o      = data_q;
  assign core_rst_no = reset_q == '0 && known_q;
  always_comb begin
    size = '0;
    strobe_o = '0;
    for (int unsigned g = 0; g < GROUPS; g++) begin
      if ({24'd0, group_q} == g) size = GROUP_WORDS[8*g +: 8];
      strobe_o[g] = state_q == Strobe && {24'd0, group_q} == g;
    end
  end

  logic new_session;
  assign new_session = hello && !(known_q && head_i[15:8] == session_q);
  assign link_rst_no = rst_ni && !new_session;

  always_ff @(posedge clk_i) begin
    send_ack_o   <= again;
    send_hello_o <= hello;
    if (reset_q != '0 && step_i) reset_q <= reset_q - 5'd1;
    case (state_q)
      Idle:
        if (fresh) begin
          at_q    <= 6'd1;
          words_q <= words_i;
          state_q <= Group;
        end
      Group: state_q <= GroupNext;
      GroupNext: begin
        group_q <= rdata_i[7:0];
        at_q    <= at_q + 6'd1;
        word_q  <= '0;
        state_q <= Word;
      end
      Word: begin
        state_q <= size == '0 ? Armed : WordNext;
      end
      WordNext: begin
        for (int unsigned w = 0; w < WORDS; w++) if ({24'd0, word_q} == w) data_q[32*w +: 32] <= rdata_i;
        word_q  <= word_q + 8'd1;
        at_q    <= at_q + 6'd1;
        state_q <= word_q + 8'd1 == size ? Armed : Word;
      end
      Armed: if (step_i) state_q <= Strobe;  // so that the core sees the strobe for the whole of its next clock
      Strobe:
        if (step_i) begin
          word_q  <= '0;
          state_q <= Word;
          if (at_q >= words_q) begin
            state_q    <= Idle;
            command_q  <= following;
            send_ack_o <= 1'b1;
          end
        end
      default: state_q <= Idle;
    endcase
    if (new_session) begin
      known_q   <= 1'b1;
      session_q <= head_i[15:8];
      command_q <= '0;
      reset_q   <= RESET_CLOCKS[4:0];
      state_q   <= Idle;
    end
    if (!rst_ni) begin
      known_q      <= 1'b0;
      state_q      <= Idle;
      reset_q      <= RESET_CLOCKS[4:0];
      send_ack_o   <= 1'b0;
      send_hello_o <= 1'b0;
    end
  end

`ifndef SYNTHESIS
  always_ff @(posedge clk_i) begin
    if (rst_ni) begin
      nothing_is_poked_in_reset: assert (core_rst_no || strobe_o == '0)
        else $error("a core in reset is poked");
    end
  end
`endif
endmodule
