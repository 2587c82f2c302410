// Lets the state sweep read a common_ram: announces it at time 0 and exports a row reader. A RAM
// with TAP 0 is not announced. The row is at most 1024 bits. Bound by bridge_bind.sv.
module bridge_dpi_ram #(
  parameter int unsigned WIDTH = 256,
  parameter int unsigned DEPTH = 64,
  parameter int unsigned CORE  = 0,
  parameter int unsigned TAP   = 0,
  parameter int unsigned BANK  = 0
) ();
  localparam int unsigned Words = (WIDTH + 31) / 32;

  export "DPI-C" function common_ram_peek;

  function automatic void common_ram_peek(input int row, output int data[32]);
    logic [1023:0] bits;
    bits = 1024'(common_ram.mem[row]);
    for (int i = 0; i < 32; i++) data[i] = bits[i*32 +: 32];
  endfunction

  initial begin
    if (TAP != 0) begin
      if (Words > 32) $fatal(1, "bridge_dpi_ram: a swept row of %0d bits; 1024 at most", WIDTH);
      bridge_pkg::bridge_dpi_ram(CORE, TAP, BANK, DEPTH, Words);
    end
  end
endmodule
