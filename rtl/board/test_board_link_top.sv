// A made-up core behind a board's link, for test_board_link.cpp: group 0 writes a pair of words, which comes back as an event; group 1 starts so many
// events in a row, each with the number of the core's clock in it. Words are of the clock before, as board_events wants them.
package board_taps_pkg;
  localparam int unsigned Sources = 1;
endpackage

package board_dut_pkg;
  localparam int unsigned Groups = 2, Words = 2, Sources = 1;
  localparam logic [15:0] GroupWords = {8'd1, 8'd2};
endpackage

module board_dut (
  input  logic        clk_i,
  input  logic        rst_ni,
  input  logic [1:0]  strobe_i,
  input  logic [63:0] data_i,
  output logic [1:0]  valid_o,
  input  logic [7:0]  source_i,
  input  logic [5:0]  at_i,
  output logic [31:0] word_o,
  output logic        keep_o,
  output logic        last_o
);
  logic [31:0] left_q, clock_q, kept_left_q, kept_clock_q;
  logic [63:0] kept_data_q;
  always_ff @(posedge clk_i) begin
    kept_left_q  <= left_q;
    kept_clock_q <= clock_q;
    kept_data_q  <= data_i;
    clock_q <= clock_q + 32'd1;
    if (left_q != '0) left_q <= left_q - 32'd1;
    if (strobe_i[1]) left_q <= data_i[31:0];
    if (!rst_ni) begin
      left_q  <= '0;
      clock_q <= '0;
    end
  end
  assign valid_o = {left_q != '0, strobe_i[0]};
  // a word that is not kept: a source may have them
  assign keep_o = at_i != 6'd2;
  assign last_o = at_i == 6'd4;
  always_comb
    case (at_i)
      6'd0:    word_o = 32'd64;
      6'd1:    word_o = {24'd0, source_i};
      6'd3:    word_o = source_i == 8'd0 ? kept_data_q[31:0] : kept_left_q;
      default: word_o = source_i == 8'd0 ? kept_data_q[63:32] : kept_clock_q;
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
