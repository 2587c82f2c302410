// The PICA200 core on a board: its input groups, and what its ports say beside its taps. board_taps is written by rtl/board/lift.sh.
package board_dut_pkg;
  // Input groups: 0 a configuration register (address, value), 1 start, 2 a vector that was read.
  localparam int unsigned Groups = 3, Words = 4;
  localparam logic [8*Groups-1:0] GroupWords = {8'd4, 8'd0, 8'd2};
  // Sources behind the taps: a vector to read, a vector to write, busy has changed.
  localparam int unsigned Sources = board_taps_pkg::Sources + 3;
endpackage

module board_dut (
  input  logic      clk_i,
  input  logic      rst_ni,
  input  logic [board_dut_pkg::Groups-1:0]      strobe_i,
  input  logic [32*board_dut_pkg::Words-1:0]      data_i,
  output logic [board_dut_pkg::Sources-1:0]      valid_o,
  input  logic [7:0]      source_i,
  input  logic [5:0]      at_i,
  output logic [31:0]      word_o,
  output logic      keep_o,
  output logic      last_o
);
  localparam int unsigned T = board_taps_pkg::Sources;
  // Records of the board alone, beside those of a trace (bridge/README.md).
  localparam logic [31:0] RecordRequest = 32'd64, RecordBusy = 32'd65;

  logic         busy, in_valid, out_valid, busy_q, start_q;
  logic [31:0]  in_addr, out_addr, tap_word;
  logic [15:0]  out_be;
  logic [127:0] out_data;
  logic [T-1:0] tap_valid;
  logic         tap_keep, tap_last;
  board_taps u_taps (
    .clk_i           (clk_i),
    .rst_ni          (rst_ni),
    .cfg_valid_i     (strobe_i[0]),
    .cfg_addr_i      (data_i[7:0]),
    .cfg_data_i      (data_i[63:32]),
    .start_i         (strobe_i[1]),
    .busy_o          (busy),
    .hold_i          ('0),
    .in_req_valid_o  (in_valid),
    .in_req_ready_i  (1'b1),
    .in_req_addr_o   (in_addr),
    .in_rsp_valid_i  (strobe_i[2]),
    .in_rsp_data_i   (data_i),
    .out_req_valid_o (out_valid),
    .out_req_ready_i (1'b1),
    .out_req_addr_o  (out_addr),
    .out_req_be_o    (out_be),
    .out_req_data_o  (out_data),
    .settled_o       (),
    .tap_valid_o     (tap_valid),
    .tap_source_i    (source_i),
    .tap_at_i        (at_i),
    .tap_word_o      (tap_word),
    .tap_keep_o      (tap_keep),
    .tap_last_o      (tap_last)
  );

  always_ff @(posedge clk_i) begin
    busy_q  <= rst_ni ? busy : 1'b1;
    start_q <= rst_ni && strobe_i[1];
  end
  assign valid_o = {start_q || busy_q != busy, out_valid, in_valid, tap_valid};

  logic [7:0] own;
  assign own = source_i - T[7:0];
  // The sources behind the taps. A request: record, port, how many words follow, the words.
  always_comb begin
    word_o = tap_word;
    keep_o = tap_keep;
    last_o = tap_last;
    case (own)
      8'd0: begin  // the address
        keep_o = 1'b1;
        last_o = at_i == 6'd3;
        case (at_i)
          6'd0:    word_o = RecordRequest;
          6'd1:    word_o = 32'd0;
          6'd2:    word_o = 32'd1;
          default: word_o = in_addr;
        endcase
      end
      8'd1: begin  // address, byte enables, vector
        keep_o = 1'b1;
        last_o = at_i == 6'd8;
        case (at_i)
          6'd0:    word_o = RecordRequest;
          6'd1:    word_o = 32'd1;
          6'd2:    word_o = 32'd6;
          6'd3:    word_o = out_addr;
          6'd4:    word_o = {16'd0, out_be};
          6'd5:    word_o = out_data[31:0];
          6'd6:    word_o = out_data[63:32];
          6'd7:    word_o = out_data[95:64];
          default: word_o = out_data[127:96];
        endcase
      end
      8'd2: begin  // behind start, and when it changes
        keep_o = 1'b1;
        last_o = at_i == 6'd1;
        word_o = at_i == 6'd0 ? RecordBusy : {31'd0, busy};
      end
      default: ;
    endcase
  end
endmodule
