// Receives bytes, 8N1; STEP as in board_uart_tx. A bit is what two of three samples around its middle say. A byte whose stop bit is 0
// comes out as bad_o, which also tells a break (a line held low) and a wrong rate.
module board_uart_rx #(
  parameter logic [31:0] STEP = 32'd515396076
) (
  input  logic       clk_i,
  input  logic       rst_ni,
  input  logic       rx_i,
  output logic       valid_o,  // one clock
  output logic       bad_o,    // one clock, instead of valid_o
  output logic [7:0] data_o
);
  // Two flip-flops against metastability; the line rests at 1.
  (* ASYNC_REG = "TRUE" *) logic [1:0] sync_q;
  logic [2:0]  sample_q;
  logic        bit_now, busy_q, valid_q, bad_q;
  logic [31:0] phase_q;
  logic [32:0] phase;
  logic [3:0]  left_q;
  logic [8:0]  shift_q;

  assign phase   = {1'b0, phase_q} + {1'b0, STEP};
  assign bit_now = (sample_q[0] && sample_q[1]) || (sample_q[0] && sample_q[2]) || (sample_q[1] && sample_q[2]);
  assign valid_o = valid_q;
  assign bad_o   = bad_q;
  assign data_o  = shift_q[7:0];

  always_ff @(posedge clk_i) begin
    sync_q   <= {sync_q[0], rx_i};
    sample_q <= {sample_q[1:0], sync_q[1]};
    valid_q  <= 1'b0;
    bad_q    <= 1'b0;
    phase_q  <= phase[31:0];
    if (!busy_q) begin
      // half a bit is over in the middle of the start bit
      phase_q <= 32'h8000_0000;
      left_q  <= 4'd10;
      busy_q  <= sample_q == 3'b100;
    end else if (phase[32]) begin
      left_q  <= left_q - 4'd1;
      shift_q <= {bit_now, shift_q[8:1]};
      if (left_q == 4'd10 && bit_now) busy_q <= 1'b0;  // a spike, no start bit
      if (left_q == 4'd1) begin
        busy_q  <= 1'b0;
        valid_q <= bit_now;
        bad_q   <= !bit_now;
        shift_q <= {1'b0, shift_q[8:1]};
      end
    end
    if (!rst_ni) begin
      sync_q   <= '1;
      sample_q <= '1;
      busy_q   <= 1'b0;
      valid_q  <= 1'b0;
      bad_q    <= 1'b0;
    end
  end

`ifndef SYNTHESIS
  always_ff @(posedge clk_i) begin
    if (rst_ni) begin
      good_or_bad: assert (!(valid_o && bad_o))
        else $error("a byte is good and bad");
      ten_bits_at_most: assert (!busy_q || (left_q != '0 && left_q <= 4'd10))
        else $error("%0d bits of a byte are to come", left_q);
    end
  end
`endif
endmodule
