// Takes turns: the first set bit of req_i after position after_i, round the end if need be.
module common_pick #(
  parameter int unsigned N  = 8,
  localparam int unsigned W = (N > 1) ? $clog2(N) : 1
) (
  input  logic [N-1:0] req_i,
  input  logic [W-1:0] after_i,
  output logic         valid_o,
  output logic [W-1:0] index_o   // 0 when there is none
);
  logic [W-1:0] low, high;
  logic         high_valid;

  assign valid_o = |req_i;
  assign index_o = high_valid ? high : low;
  always_comb begin
    low        = '0;
    high       = '0;
    high_valid = 1'b0;
    for (int unsigned k = 0; k < N; k++) begin
      if (req_i[N-1-k]) begin
        low = W'(N - 1 - k);
        if (W'(N - 1 - k) > after_i) begin
          high       = W'(N - 1 - k);
          high_valid = 1'b1;
        end
      end
    end
  end

`ifndef SYNTHESIS
  always_comb begin
    picked_one_asks: assert (!valid_o || req_i[index_o])
      else $error("%0d is picked of %b", index_o, req_i);
    turn_is_kept: assert (!valid_o || (req_i >> after_i) >> 1 == '0 || index_o > after_i)
      else $error("%0d is picked of %b after %0d", index_o, req_i, after_i);
  end
`endif
endmodule
