// The way of a beat through a unit that takes a part of its lanes a clock, in STEPS clocks, and gives one result a
// clock: which part is to go in, and the results gathered. The whole is there in the clock of the last part's result.
module tesla_parts #(
  parameter int unsigned STEPS = 4,   // power of two
  parameter int unsigned PART  = 64,  // bits of a part's result
  localparam int unsigned SW   = (STEPS > 1) ? $clog2(STEPS) : 1
) (
  input  logic                  clk_i,
  input  logic                  rst_ni,
  input  logic                  valid_i,  // from the first clock of a beat to the one with last_o, without a gap
  output logic                  last_o,
  output logic [SW-1:0]         step_o,
  input  logic [PART-1:0]       part_i,
  output logic [STEPS*PART-1:0] whole_o
);
  if (STEPS == 1) begin : gen_whole
    logic unused;
    assign unused  = ^{clk_i, rst_ni, valid_i};
    assign last_o  = 1'b1;
    assign step_o  = '0;
    assign whole_o = part_i;
  end else begin : gen_parts
    logic [SW-1:0]             step_q;
    logic [(STEPS-1)*PART-1:0] earlier_q;
    assign last_o  = step_q == SW'(STEPS - 1);
    assign step_o  = step_q;
    assign whole_o = {part_i, earlier_q};
    always_ff @(posedge clk_i) begin
      if (!rst_ni || (valid_i && last_o)) step_q <= '0;
      else if (valid_i)                   step_q <= step_q + SW'(1);
      earlier_q <= whole_o[STEPS*PART-1:PART];
    end
  end
endmodule
