// Counts in how many clocks each of its points is hit. It stands in a module that is bound beside one of a core, as
// u_cover.u_points: the path above is the points' place. Simulation only.
module bridge_cover #(
  parameter int unsigned POINTS = 1,
  parameter string       NAMES  = ""   // separated by |, as many as POINTS, the first one is bit 0
) (
  input logic              clk_i,
  input logic              rst_ni,
  input logic [POINTS-1:0] hit_i
);
  /* verilator tracing_off */
  int          first;
  logic [11:0] clocks;
  int unsigned count [POINTS];

  initial begin
    first  = bridge_cover_pkg::bridge_cover_open($sformatf("%m"), NAMES);
    clocks = '0;
    for (int unsigned i = 0; i < POINTS; i++) count[i] = 0;
  end

  // What was counted goes out every 4096 clocks, and at the end.
  always_ff @(posedge clk_i) begin
    clocks <= clocks + 12'd1;
    for (int unsigned i = 0; i < POINTS; i++) begin
      if (&clocks) begin
        if (count[i] != 0) bridge_cover_pkg::bridge_cover_hit(first + int'(i), int'(count[i]));
        count[i] <= 32'(rst_ni && hit_i[i]);
      end else begin
        count[i] <= count[i] + 32'(rst_ni && hit_i[i]);
      end
    end
  end
  final begin
    for (int unsigned i = 0; i < POINTS; i++)
      if (count[i] != 0) bridge_cover_pkg::bridge_cover_hit(first + int'(i), int'(count[i]));
  end
  /* verilator tracing_on */
endmodule
