// Lets the state sweep read a common_ram: announces it at time 0 and exports a reader. A RAM
// with TAP 0 is not announced. The row is at most 1024 bits. Bound by bridge_bind.sv.
module bridge_dpi_ram #(
  parameter int unsigned WIDTH = 256,
  parameter int unsigned DEPTH = 64,
  parameter int unsigned CORE  = 0,
  parameter int unsigned TAP   = 0,
  parameter int unsigned BANK  = 0
) ();
  localparam int unsigned Words = (WIDTH + 31) / 32;
  localparam int unsigned Rows  = (Words > 32) ? 1 : 32 / Words;

  export "DPI-C" function common_ram_peek;

  // `row` and the rows after it, as many as fit: a call costs more than the words do. Beyond the
  // last row comes 0.
  function automatic void common_ram_peek(input int row, output int data[32]);
    logic [Words*32-1:0] bits;
    for (int unsigned r = 0; r < Rows; r++) begin
      bits = '0;
      if (32'(row) + r < DEPTH) bits = (Words*32)'(common_ram.mem[32'(row)+r]);
      for (int unsigned i = 0; i < Words && i < 32; i++) data[r*Words+i] = bits[i*32 +: 32];
    end
    for (int unsigned i = Rows * Words; i < 32; i++) data[i] = 0;
  endfunction

  initial begin
    if (TAP != 0) begin
      if (Words > 32) $fatal(1, "bridge_dpi_ram: a swept row of %0d bits; 1024 at most", WIDTH);
      bridge_pkg::bridge_dpi_ram(CORE, TAP, BANK, DEPTH, Words);
    end
  end
endmodule
