// What every board has behind its pins: clock, reset, link, core, lights. A board's own top only names the pins.
module board_system #(
  parameter int unsigned PIN   = 25000000,  // hertz of the clock at the pin,
  parameter int unsigned CLOCK = 25000000,  // and of the one that the link runs on,
  parameter int unsigned DIVIDE = 2,        // which has so many of them for a clock of the core
  parameter int unsigned BAUD  = 3000000,
  parameter int unsigned RETRY = CLOCK / 20, // clocks until a frame that is not confirmed is sent again
  parameter logic [63:0] BUILD = 64'd0,
  parameter bit SIGNATURE = 1'b1            // board_stream
) (
  input  logic       clk_i,
  input  logic       reset_i,  // a button
  input  logic       rx_i,
  output logic       tx_o,
  output logic [3:0] lights_o
);
  localparam longint unsigned Hertz = 64'(CLOCK);
  localparam logic [31:0] Step = 32'(((64'(BAUD) << 32) + Hertz / 64'd2) / Hertz);

  // The link's clock and the core's come out of two gates side by side, of which the link's is always open: so both take the same time,
  // and no gate is behind a clock network, from which there is no way to one on some parts.
  logic source, clk, locked;
  board_pll #(.IN(PIN), .OUT(CLOCK)) u_pll (
    .clk_i    (clk_i),
    .clk_o    (source),
    .locked_o (locked)
  );
  board_clock_gate u_gate (
    .clk_i (source),
    .en_i  (1'b1),
    .clk_o (clk)
  );

  // Reset for 256 clocks after the configuration and after the button or the loss of the clock, which come in by two flip-flops.
  (* ASYNC_REG = "TRUE" *) logic [1:0] stop_q;
  logic [7:0] reset_q;
  logic       rst_n;
  assign rst_n = &reset_q;
  initial reset_q = '0;
  always_ff @(posedge clk) begin
    stop_q <= {stop_q[0], reset_i || !locked};
    if (stop_q[1]) reset_q <= '0;
    else if (!rst_n) reset_q <= reset_q + 8'd1;
  end

  logic [2:0] alive;
  board_link #(.STEP(Step), .DIVIDE(DIVIDE), .FLUSH(CLOCK / 10000), .RETRY(RETRY), .BUILD(BUILD), .HERTZ(CLOCK), .SIGNATURE(SIGNATURE)) u_link (
    .clk_i   (clk),
    .source_i (source),
    .rst_ni  (rst_n),
    .rx_i    (rx_i),
    .tx_o    (tx_o),
    .alive_o (alive)
  );

  // Light 0 blinks with the clock, 1 is a session; 2 and 3 toggle with bytes from the host and with the core's clocks.
  logic [24:0] blink_q;
  logic [23:0] steps_q;
  logic [7:0]  bytes_q;
  always_ff @(posedge clk) begin
    blink_q <= blink_q + 25'd1;
    steps_q <= steps_q + 24'(alive[0]);
    bytes_q <= bytes_q + 8'(alive[1]);
    if (!rst_n) begin
      blink_q <= '0;
      steps_q <= '0;
      bytes_q <= '0;
    end
  end
  assign lights_o = {steps_q[23], bytes_q[7], alive[2], blink_q[24]};
endmodule
