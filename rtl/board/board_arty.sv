// Digilent Arty A7: 100 MHz in, serial over its FT2232HQ. The names of the two lines are those of Digilent's own list: the board sends
// on uart_rxd_out.
module board_arty #(
  parameter int unsigned CLOCK = 100000000,
  parameter int unsigned DIVIDE = 2,
  parameter int unsigned BAUD  = 3000000,
  parameter logic [63:0] BUILD = 64'd0,
  parameter bit SIGNATURE = 1'b1
) (
  input  logic       clk100mhz,
  input  logic       uart_txd_in,
  output logic       uart_rxd_out,
  input  logic       ck_rst,  // 0: reset
  output logic [3:0] led
);
  board_system #(.PIN(100000000), .CLOCK(CLOCK), .DIVIDE(DIVIDE), .BAUD(BAUD), .BUILD(BUILD), .SIGNATURE(SIGNATURE)) u_system (
    .clk_i    (clk100mhz),
    .reset_i  (!ck_rst),
    .rx_i     (uart_txd_in),
    .tx_o     (uart_rxd_out),
    .lights_o (led)
  );
endmodule
