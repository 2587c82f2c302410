// Sends bytes, 8N1. STEP is 2^32 * baud / clock, rounded: a fraction of a bit in each clock, so any rate fits any clock.
module board_uart_tx #(
  parameter logic [31:0] STEP = 32'd515396076  // 3 Mbaud at 25 MHz
) (
  input  logic       clk_i,
  input  logic       rst_ni,
  input  logic       valid_i,
  output logic       ready_o,
  input  logic [7:0] data_i,
  output logic       tx_o
);
  logic [9:0]  shift_q;  // stop bit, data, start bit: the lowest one is on the line
  logic [3:0]  left_q;   // bits that are still to come, the one on the line included
  logic [31:0] phase_q;
  logic [32:0] phase;

  assign phase   = {1'b0, phase_q} + {1'b0, STEP};
  assign ready_o = left_q == '0;
  assign tx_o    = shift_q[0];

  always_ff @(posedge clk_i) begin
    phase_q <= phase[31:0];
    if (ready_o) begin
      phase_q <= '0;
      if (valid_i) begin
        shift_q <= {1'b1, data_i, 1'b0};
        left_q  <= 4'd10;
      end
    end else if (phase[32]) begin
      shift_q <= {1'b1, shift_q[9:1]};
      left_q  <= left_q - 4'd1;
    end
    if (!rst_ni) begin
      shift_q <= '1;
      left_q  <= '0;
    end
  end

`ifndef SYNTHESIS
  always_ff @(posedge clk_i) begin
    if (rst_ni) begin
      line_rests_high: assert (!ready_o || tx_o)
        else $error("the line is low and nothing is sent");
      ten_bits_at_most: assert (left_q <= 4'd10)
        else $error("%0d bits of a byte are to come", left_q);
    end
  end
`endif
endmodule
