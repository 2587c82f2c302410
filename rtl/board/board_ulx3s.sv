// ULX3S (ECP5 in BGA381): 25 MHz in, serial over its FT231X at up to 3 Mbaud. The names of the two lines are the chip's: what it
// receives the board sends.
module board_ulx3s #(
  parameter int unsigned CLOCK = 25000000,
  parameter int unsigned DIVIDE = 2,
  parameter int unsigned BAUD  = 3000000,
  parameter int unsigned RETRY = CLOCK / 20,
  parameter logic [63:0] BUILD = 64'd0,
  parameter bit SIGNATURE = 1'b1
) (
  input  logic       clk_25mhz,
  input  logic       ftdi_txd,
  output logic       ftdi_rxd,
  input  logic       btn_f1,  // pressed: reset
  output logic [7:0] led
);
  logic [3:0] lights;
  board_system #(.PIN(25000000), .CLOCK(CLOCK), .DIVIDE(DIVIDE), .BAUD(BAUD), .RETRY(RETRY), .BUILD(BUILD), .SIGNATURE(SIGNATURE)) u_system (
    .clk_i    (clk_25mhz),
    .reset_i  (btn_f1),
    .rx_i     (ftdi_txd),
    .tx_o     (ftdi_rxd),
    .lights_o (lights)
  );
  assign led = {4'd0, lights};
endmodule
