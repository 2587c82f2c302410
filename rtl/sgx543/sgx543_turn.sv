// With one reader of registers a pass goes every four clocks: turn_o is 1 in clock AT of each four. Else it always is.
module sgx543_turn #(
  parameter int unsigned READERS = 4,
  parameter logic [1:0]  AT      = 2'd0
) (
  input  logic clk_i,
  input  logic rst_ni,
  output logic turn_o
);
  if (READERS == 4) begin : gen_always
    logic unused;
    assign unused = clk_i ^ rst_ni;
    assign turn_o = 1'b1;
  end else begin : gen_turn
    logic [1:0] clock_q;
    always_ff @(posedge clk_i) clock_q <= rst_ni ? clock_q + 2'd1 : '0;
    assign turn_o = clock_q == AT;
  end
endmodule
