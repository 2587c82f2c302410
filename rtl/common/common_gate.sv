// The clock of registers that most clocks do not move. In the simulation it stands still in those
// clocks, and with it all logic that hangs on such registers alone: Verilator evaluates what a clock
// may move, whether it moves or not. For synthesis it is the clock itself. So registers must do the
// same with both: where it stands still they would keep what they hold, or nobody looks at it.
// A stage's moves_i says what is there, not what goes: with a clock that stands still while something waits, a stage that lost it then
// would not show.
// With UNGATED it never stands still; the command with cover points is built so, and tests compare what it retires with the other's.
`ifdef SYNTHESIS
`define UNGATED
`endif
module common_gate #(
  parameter int unsigned SPAN = 1
) (
  input  logic            clk_i,
  input  logic            rst_ni,   // all clocks of a reset go through, and SPAN behind it: what was on its way is gone then
  input  logic [SPAN-1:0] moves_i,  // bit n: something moves with the edge n behind the next one
  output logic            clk_o
);
`ifdef UNGATED
  logic unused;
  assign unused = ^{rst_ni, moves_i};
  assign clk_o  = clk_i;
`else
  logic [SPAN-1:0] left_q;          // of those before
  logic            on_q;
  always_ff @(posedge clk_i) left_q <= rst_ni ? (left_q | moves_i) >> 1 : '1;
  always_ff @(negedge clk_i) on_q <= !rst_ni || moves_i[0] || left_q[0];
  assign clk_o = clk_i && on_q;
`endif
endmodule
