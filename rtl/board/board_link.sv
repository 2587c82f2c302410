// A core behind a serial line.
module board_link #(
  parameter logic [31:0] STEP  = 32'd515396076,  // board_uart_tx
  parameter int unsigned DIVIDE = 2,             // the others: board_stream
  parameter int unsigned FLUSH = 2500,
  parameter int unsigned RETRY = 1250000,
  parameter logic [63:0] BUILD = 64'd0,
  parameter logic [31:0] HERTZ = 32'd25000000,
  parameter bit          SIGNATURE = 1'b1
) (
  input  logic       clk_i,
  input  logic       source_i,  // board_stream
  input  logic       rst_ni,
  input  logic       rx_i,
  output logic       tx_o,
  output logic [2:0] alive_o
);
  logic       rx_valid, rx_bad, tx_valid, tx_ready;
  logic [7:0] rx_data, tx_data;
  board_uart_rx #(.STEP(STEP)) u_rx (
    .clk_i   (clk_i),
    .rst_ni  (rst_ni),
    .rx_i    (rx_i),
    .valid_o (rx_valid),
    .bad_o   (rx_bad),
    .data_o  (rx_data)
  );
  board_stream #(.DIVIDE(DIVIDE), .FLUSH(FLUSH), .RETRY(RETRY), .BUILD(BUILD), .HERTZ(HERTZ), .SIGNATURE(SIGNATURE)) u_stream (
    .clk_i      (clk_i),
    .source_i   (source_i),
    .rst_ni     (rst_ni),
    .rx_valid_i (rx_valid),
    .rx_bad_i   (rx_bad),
    .rx_data_i  (rx_data),
    .tx_valid_o (tx_valid),
    .tx_ready_i (tx_ready),
    .tx_data_o  (tx_data),
    .alive_o    (alive_o)
  );
  board_uart_tx #(.STEP(STEP)) u_tx (
    .clk_i   (clk_i),
    .rst_ni  (rst_ni),
    .valid_i (tx_valid),
    .ready_o (tx_ready),
    .data_i  (tx_data),
    .tx_o    (tx_o)
  );
endmodule
