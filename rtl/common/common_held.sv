// Checks one end of a handshake: what is valid and not taken stays valid, and stays the same, until it is ready.
// Name the instance as the claim. It is nothing but an assertion: build it in under `ifndef SYNTHESIS.
module common_held #(
  parameter int unsigned WIDTH = 1
) (
  input logic             clk_i,
  input logic             rst_ni,
  input logic             valid_i,
  input logic             ready_i,
  input logic [WIDTH-1:0] data_i
);
`ifndef SYNTHESIS
  /* verilator tracing_off */
  logic             was_stalled_q;
  logic [WIDTH-1:0] was_data_q;
  always_ff @(posedge clk_i) begin
    was_stalled_q <= rst_ni && valid_i && !ready_i;
    was_data_q    <= data_i;
    if (rst_ni && was_stalled_q) begin
      stays_valid: assert (valid_i)
        else $error("valid goes away before it is ready");
      stays_the_same: assert (!valid_i || data_i == was_data_q)
        else $error("the data change before they are taken");
    end
  end
  /* verilator tracing_on */
`endif
endmodule
