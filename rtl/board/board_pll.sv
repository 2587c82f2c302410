// The board's clock out of the one at its pin, in front of the gates (board_clock_gate). Both are in hertz; the same for both is a plain wire. An ECP5's PLL has it from
// OUT = IN / CLKI_DIV * CLKFB_DIV, with an oscillator near 600 MHz (400 to 800) that is divided by CLKOP_DIV; a Xilinx 7 PLL has an
// oscillator of 800 to 1600 MHz. A simulation has no PLL.
module board_pll #(
  parameter int unsigned IN  = 25000000,
  parameter int unsigned OUT = IN
) (
  input  logic clk_i,
  output logic clk_o,
  output logic locked_o  // not of any clock
);
`ifndef VERILATOR
  // What both are whole multiples of.
  function automatic int unsigned common_divisor(int unsigned a, int unsigned b);
    int unsigned x, y, rest;
    x = a;
    y = b;
    for (int i = 0; i < 64; i++)
      if (y != 0) begin
        rest = x % y;
        x = y;
        y = rest;
      end
    common_divisor = x;
  endfunction
  localparam int unsigned Step = common_divisor(IN, OUT);
`endif
  if (IN == OUT) begin : g_wire
    assign clk_o    = clk_i;
    assign locked_o = 1'b1;
  end else begin : g_pll
`ifdef BOARD_ECP5
    localparam int unsigned Div = (600000000 + OUT / 2) / OUT;
    if (Step < 3125000 || OUT / Step > 80 || Div > 128) begin : g_bad
      $error("this PLL does not make OUT of IN");
    end
    // The output's edge is moved by half of its period, as Lattice's own tool does it.
    (* keep *) EHXPLLL #(
      .CLKI_DIV         (IN / Step),
      .CLKFB_DIV        (OUT / Step),
      .CLKOP_DIV        (Div),
      .CLKOP_CPHASE     (Div / 2 - 1),
      .CLKOP_FPHASE     (0),
      .CLKOP_ENABLE     ("ENABLED"),
      .CLKOS_ENABLE     ("DISABLED"),
      .CLKOS2_ENABLE    ("DISABLED"),
      .CLKOS3_ENABLE    ("DISABLED"),
      .FEEDBK_PATH      ("CLKOP"),
      .OUTDIVIDER_MUXA  ("DIVA"),
      .PLLRST_ENA       ("DISABLED"),
      .INTFB_WAKE       ("DISABLED"),
      .STDBY_ENABLE     ("DISABLED"),
      .DPHASE_SOURCE    ("DISABLED"),
      .PLL_LOCK_MODE    (0)
    ) u_pll (
      .CLKI         (clk_i),
      .CLKFB        (clk_o),
      .CLKOP        (clk_o),
      .LOCK         (locked_o),
      .RST          (1'b0),
      .STDBY        (1'b0),
      .PHASESEL0    (1'b0),
      .PHASESEL1    (1'b0),
      .PHASEDIR     (1'b1),
      .PHASESTEP    (1'b1),
      .PHASELOADREG (1'b1),
      .PLLWAKESYNC  (1'b0),
      .ENCLKOP      (1'b0)
    );
`elsif BOARD_XILINX7
    // The oscillator: a whole multiple of IN and of OUT.
    localparam int unsigned Least = IN / Step * OUT;
    localparam int unsigned Times = (800000000 + Least - 1) / Least;
    logic feedback;
    if (Least > 1600000000 || Times * Least > 1600000000) begin : g_bad
      $error("this PLL does not make OUT of IN");
    end
    PLLE2_BASE #(
      .CLKIN1_PERIOD  (1.0e9 / IN),
      .DIVCLK_DIVIDE  (1),
      .CLKFBOUT_MULT  (Times * Least / IN),
      .CLKOUT0_DIVIDE (Times * Least / OUT)
    ) u_pll (
      .CLKIN1   (clk_i),
      .CLKFBIN  (feedback),
      .CLKFBOUT (feedback),
      .CLKOUT0  (clk_o),
      .LOCKED   (locked_o),
      .PWRDWN   (1'b0),
      .RST      (1'b0)
    );
`else
    $error("a simulation has no PLL: OUT must be IN");
`endif
  end
endmodule
