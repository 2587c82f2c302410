// A made-up core behind a board's link, for test_board_link.cpp: group 0 writes a pair of words,
// which comes back as an event; group 1 starts so many events in a row, each with the number of
// the core's clock in it; group 2 starts so many that come with gaps between them. Gaps, words
// and the length of those events follow from a seed (test_board_core.h): a flush of board_send
// falls into every clock around a word, and the words have all kinds of bytes. Words are of the
// clock before, as board_events wants them.
package board_taps_pkg;
  localparam int unsigned Sources = 1;
endpackage

package board_dut_pkg;
  localparam int unsigned Groups = 3, Words = 2, Sources = 2;
  localparam logic [23:0] GroupWords = {8'd2, 8'd1, 8'd2};
endpackage

module board_dut (
  input  logic        clk_i,
  input  logic        rst_ni,
  input  logic [2:0]  strobe_i,
  input  logic [63:0] data_i,
  output logic [2:0]  valid_o,
  input  logic [7:0]  source_i,
  input  logic [5:0]  at_i,
  output logic [31:0] word_o,
  output logic        keep_o,
  output logic        last_o
);
  // the next number, xorshift32
  function automatic logic [31:0] following(input logic [31:0] x);
    logic [31:0] y;
    y = x ^ (x << 13);
    y = y ^ (y >> 17);
    following = y ^ (y << 5);
  endfunction

  // clocks without an event before one: few, up to 63, or 16 to 31
  function automatic logic [5:0] gap_of(input logic [7:0] x);
    unique case (x[7:6])
      2'd0:    gap_of = {5'd0, x[0]};
      2'd1:    gap_of = x[5:0];
      default: gap_of = {2'b01, x[3:0]};
    endcase
  endfunction

  // a word: none or all bits, one bit, all but one, four equal bytes, bytes of 0 or 255, or any
  function automatic logic [31:0] word_of(input logic [31:0] x);
    unique case (x[14:12])
      3'd0:    word_of = x[16] ? '1 : '0;
      3'd1:    word_of = 32'd1 << x[20:16];
      3'd2:    word_of = ~(32'd1 << x[20:16]);
      3'd3:    word_of = {4{x[23:16]}};
      3'd4:    word_of = {{8{x[19]}}, {8{x[18]}}, {8{x[17]}}, {8{x[16]}}};
      default: word_of = x;
    endcase
  endfunction

  logic [31:0] left_q, clock_q, kept_left_q, kept_clock_q, apart_q, seed_q, kept_seed_q;
  logic [63:0] kept_data_q;
  logic [5:0]  gap_q;
  logic [31:0] next;
  logic        apart;  // an event of group 2
  assign next  = following(seed_q);
  assign apart = apart_q != '0 && gap_q == '0;
  always_ff @(posedge clk_i) begin
    kept_left_q  <= left_q;
    kept_clock_q <= clock_q;
    kept_data_q  <= data_i;
    kept_seed_q  <= seed_q;
    clock_q <= clock_q + 32'd1;
    if (left_q != '0) left_q <= left_q - 32'd1;
    if (strobe_i[1]) left_q <= data_i[31:0];
    if (gap_q != '0) gap_q <= gap_q - 6'd1;
    if (apart) begin
      apart_q <= apart_q - 32'd1;
      seed_q  <= next;
      gap_q   <= gap_of(next[7:0]);
    end
    if (strobe_i[2]) begin
      apart_q <= data_i[31:0];
      seed_q  <= data_i[63:32];
      gap_q   <= gap_of(data_i[39:32]);
    end
    if (!rst_ni) begin
      left_q  <= '0;
      clock_q <= '0;
      apart_q <= '0;
      gap_q   <= '0;
    end
  end
  assign valid_o = {apart, left_q != '0, strobe_i[0]};
  // words that are not kept: a source may have them. An event of group 2 has one or two
  logic longer;
  assign longer = source_i == 8'd2 && kept_seed_q[10];
  assign keep_o = at_i != 6'd2 && !(longer && at_i == 6'd4);
  assign last_o = at_i == (longer ? 6'd5 : 6'd4);
  always_comb
    case (at_i)
      6'd0:    word_o = 32'd64;
      6'd1:    word_o = {24'd0, source_i};
      6'd3:    word_o = source_i == 8'd0 ? kept_data_q[31:0] :
                        source_i == 8'd1 ? kept_left_q : kept_seed_q;
      default: word_o = source_i == 8'd0 ? kept_data_q[63:32] :
                        source_i == 8'd1 ? kept_clock_q : word_of(kept_seed_q);
    endcase
endmodule

module test_board_link_top #(
  parameter logic [31:0] STEP   = 32'h2000_0000,  // eight clocks a bit
  parameter int unsigned DIVIDE = 2
) (
  input  logic       clk_i,
  input  logic       rst_ni,
  input  logic       rx_i,
  output logic       tx_o,
  output logic [2:0] alive_o
);
  board_link #(.STEP(STEP), .DIVIDE(DIVIDE), .FLUSH(200), .RETRY(40000), .BUILD(64'h0123_4567_89ab_cdef), .HERTZ(32'd1000000)) u_link (.source_i (clk_i), .*);
endmodule
