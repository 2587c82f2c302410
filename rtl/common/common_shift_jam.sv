// Shifts a word right; what falls out is or-ed into the last bit that stays (the sticky bit), so that rounding
// still knows of it. From WIDTH places on only that bit is left. Combinational; 0 while not enabled.
module common_shift_jam #(
  parameter int unsigned WIDTH      = 32,
  parameter int unsigned PLACE_BITS = 5   // of the number of places
) (
  input  logic                  enable_i,
  input  logic [WIDTH-1:0]      data_i,
  input  logic [PLACE_BITS-1:0] places_i,
  output logic [WIDTH-1:0]      data_o
);
  logic [WIDTH-1:0] data;
  logic             lost;
  always_comb begin
    data = '0;
    lost = 1'b0;
    if (enable_i) begin
      data = data_i;
      for (int unsigned k = 0; k < PLACE_BITS; k++) begin
        if (places_i[k]) begin
          lost = lost || (data & ~({WIDTH{1'b1}} << (1 << k))) != '0;
          data = data >> (1 << k);
        end
      end
      data[0] = data[0] || lost;
    end
  end
  assign data_o = data;

`ifndef SYNTHESIS
  always_comb begin
    if (enable_i)
      nothing_lost_without_trace: assert ((data_o != '0) == (data_i != '0))
        else $error("%b by %0d places leaves %b", data_i, places_i, data_o);
  end
`endif
endmodule
