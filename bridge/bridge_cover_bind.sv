// Cover points of what all cores are made of: how full each queue is, and how long each end of a handshake that has a
// claim waits. What is one core's own stands in testbench/<isa>/<isa>_cover.sv.
module bridge_cover_fifo #(
  parameter int unsigned DEPTH = 16
) (
  input logic                     clk_i,
  input logic                     rst_ni,
  input logic                     valid_i,
  input logic                     ready_i,
  input logic [$clog2(DEPTH):0]   fill
);
  bridge_cover #(.POINTS(6), .NAMES("empty|one|all but one|full|full and one more waits|put in and taken out in one clock"))
  u_points (
    .clk_i  (clk_i),
    .rst_ni (rst_ni),
    .hit_i  ({valid_i && ready_i && fill != '0, valid_i && 32'(fill) == DEPTH, 32'(fill) == DEPTH,
              32'(fill) == DEPTH - 1, 32'(fill) == 1, fill == '0})
  );
endmodule

module bridge_cover_held (
  input logic clk_i,
  input logic rst_ni,
  input logic valid_i,
  input logic ready_i
);
  logic [3:0] waited;  // 15: that long or longer
  initial waited = '0;
  always_ff @(posedge clk_i)
    waited <= (rst_ni && valid_i && !ready_i) ? waited + 4'(waited != 4'd15) : '0;
  // The cores' own claims are on in this build; +claim=1 breaks this one, so that a test sees that.
  logic broken;
  initial broken = $test$plusargs("claim=") != 0;
  always_ff @(posedge clk_i)
    claims_are_on: assert (!broken || !rst_ni || !valid_i) else $error("+claim=1 breaks this claim");
  bridge_cover #(.POINTS(4), .NAMES("taken at once|taken after a wait|waits|waits for 15 clocks")) u_points (
    .clk_i  (clk_i),
    .rst_ni (rst_ni),
    .hit_i  ({valid_i && !ready_i && waited == 4'd14, valid_i && !ready_i, valid_i && ready_i && waited != '0,
              valid_i && ready_i && waited == '0})
  );
endmodule

bind common_fifo bridge_cover_fifo #(.DEPTH(DEPTH)) u_cover (.fill(wptr_q - rptr_q), .*);
bind common_held bridge_cover_held u_cover (.*);
