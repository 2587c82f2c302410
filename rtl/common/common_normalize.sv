// Moves the leading one of a word to the top and counts the zeros before it, in steps of a power of two, the
// largest first. Combinational; 0 while not enabled, so that an idle one stays still. Of a word without a one
// the count is all ones.
module common_normalize #(
  parameter int unsigned WIDTH = 32,      // 2 or more
  localparam int unsigned CW   = $clog2(WIDTH)
) (
  input  logic             enable_i,
  input  logic [WIDTH-1:0] data_i,
  output logic [WIDTH-1:0] data_o,
  output logic [CW-1:0]    zeros_o
);
  logic [WIDTH-1:0] data;
  logic [CW-1:0]    zeros;
  always_comb begin
    data  = '0;
    zeros = '0;
    if (enable_i) begin
      data = data_i;
      for (int unsigned k = 0; k < CW; k++) begin
        if (data >> (WIDTH - (1 << (CW - 1 - k))) == '0) begin
          data          = data << (1 << (CW - 1 - k));
          zeros[CW-1-k] = 1'b1;
        end
      end
    end
  end
  assign data_o  = data;
  assign zeros_o = zeros;

`ifndef SYNTHESIS
  always_comb begin
    if (enable_i && data_i != '0) begin
      leading_one_on_top: assert (data_o[WIDTH-1])
        else $error("the top bit of %b is not set", data_o);
      no_bit_lost: assert (data_o >> zeros_o == data_i)
        else $error("%b moved by %0d is not %b", data_i, zeros_o, data_o);
    end
  end
`endif
endmodule
