// ULX3S (ECP5 in BGA381): 25 MHz in, serial over its FT231X at up to 3 Mbaud. The names of the two lines are the chip's: what it
// receives the board sends.
module board_ulx3s #(
  parameter int unsigned BAUD  = 3000000,
  parameter logic [63:0] BUILD = 64'd0
) (
  input  logic       clk_25mhz,
  input  logic       ftdi_txd,
  output logic       ftdi_rxd,
  input  logic       btn_f1,  // pressed: reset
  output logic [7:0] led
);
  localparam longint unsigned Hertz = 64'd25_000_000;
  localparam logic [31:0] Step = 32'(((64'(BAUD) << 32) + Hertz / 64'd2) / Hertz);

  // Reset for 256 clocks after the configuration and after the button, which comes in by two flip-flops.
  logic [1:0] button_q;
  logic [7:0] reset_q = '0;
  logic       rst_n;
  assign rst_n = &reset_q;
  always_ff @(posedge clk_25mhz) begin
    button_q <= {button_q[0], btn_f1};
    if (button_q[1]) reset_q <= '0;
    else if (!rst_n) reset_q <= reset_q + 8'd1;
  end

  logic [2:0] alive;
  board_link #(.STEP(Step), .FLUSH(2500), .RETRY(1250000), .BUILD(BUILD), .HERTZ(32'(Hertz))) u_link (
    .clk_i   (clk_25mhz),
    .rst_ni  (rst_n),
    .rx_i    (ftdi_txd),
    .tx_o    (ftdi_rxd),
    .alive_o (alive)
  );

  // Light 0 blinks with the clock, 1 is a session; 2 and 3 toggle with bytes from the host and with the core's clocks.
  logic [24:0] blink_q;
  logic [23:0] steps_q;
  logic [7:0]  bytes_q;
  always_ff @(posedge clk_25mhz) begin
    blink_q <= blink_q + 25'd1;
    steps_q <= steps_q + 24'(alive[0]);
    bytes_q <= bytes_q + 8'(alive[1]);
    if (!rst_n) begin
      blink_q <= '0;
      steps_q <= '0;
      bytes_q <= '0;
    end
  end
  assign led = {4'd0, steps_q[23], bytes_q[7], alive[2], blink_q[24]};
endmodule
