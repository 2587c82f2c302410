// Digilent Nexys Video: 100 MHz in, serial over its FT232R at up to 3 Mbaud. The names of the two lines are those of Digilent's own
// list: the board sends on uart_rx_out.
module board_nexys_video #(
  parameter int unsigned CLOCK = 100000000,
  parameter int unsigned DIVIDE = 2,
  parameter int unsigned BAUD  = 3000000,
  parameter logic [63:0] BUILD = 64'd0,
  parameter bit SIGNATURE = 1'b1
) (
  input  logic       sysclk,
  input  logic       uart_tx_in,
  output logic       uart_rx_out,
  input  logic       cpu_resetn,  // 0: reset
  output logic [7:0] led
);
  logic [3:0] lights;
  board_system #(.PIN(100000000), .CLOCK(CLOCK), .DIVIDE(DIVIDE), .BAUD(BAUD), .BUILD(BUILD), .SIGNATURE(SIGNATURE)) u_system (
    .clk_i    (sysclk),
    .reset_i  (!cpu_resetn),
    .rx_i     (uart_tx_in),
    .tx_o     (uart_rx_out),
    .lights_o (lights)
  );
  assign led = {4'd0, lights};
endmodule
