// Cover points inside of the PICA200 core: why a thread does not issue, which sources come from where, how full hand-made
// queues are, which ports stall together. Bound beside the core by name; the core knows nothing of it.

module pica200_cover_issue #(
  parameter int unsigned THREADS = 4
) (
  input logic               clk_i,
  input logic               rst_ni,
  input logic [THREADS-1:0] live_q, head_valid_i, hold_i, emit_busy_i, sfu_q, sfu_held_i, drain_i, ready, slow, flying,
                            a0_busy, flags_busy, untold_q,
  input logic               bubble_i, valid_o, jump_o, done_i, sfu_done_i, launch_i,
  input logic [2:0]         late_o, later_o, held_o
);
  int unsigned        asking;
  logic [THREADS-1:0] stuck;
  always_comb begin
    asking = 0;
    for (int unsigned t = 0; t < THREADS; t++) asking = asking + 32'(ready[t]);
  end
  assign stuck = live_q & head_valid_i & ~ready;
  bridge_cover #(.POINTS(27), .NAMES({
    "no thread is live|every thread is live|no live thread is ready|one thread is ready|several threads are ready|",
    "every thread is ready|an SFU instruction goes first|several SFU instructions are ready|",
    "a live thread has nothing fetched|a thread is held back from outside|an EMIT is at work|outputs are still to be read|",
    "the SFU is at work|the SFU has its result and it is not written|a clock is left out for the SFU|",
    "a thread waits while a0 is written|a thread waits while flags are written|jumps|ends a run|",
    "source 0 from the end of the ALU|source 1 from the end of the ALU|source 2 from the end of the ALU|",
    "a source a clock after the end of the ALU|a source from the SFU|a launch in the clock of an issue|",
    "a launch is not told yet and its thread runs|nothing is in flight"})) u_points (
    .clk_i  (clk_i),
    .rst_ni (rst_ni),
    .hit_i  ({flying == '0,
              (untold_q & flying) != '0,
              launch_i && valid_o,
              valid_o && held_o != '0,
              valid_o && later_o != '0,
              valid_o && late_o[2],
              valid_o && late_o[1],
              valid_o && late_o[0],
              valid_o && done_i,
              jump_o,
              (stuck & flags_busy) != '0,
              (stuck & a0_busy) != '0,
              bubble_i && live_q != '0,
              (sfu_q & sfu_held_i) != '0,
              (stuck & sfu_q) != '0,
              (stuck & drain_i) != '0,
              (stuck & emit_busy_i) != '0,
              (stuck & hold_i) != '0,
              (live_q & ~head_valid_i) != '0,
              (slow & (slow - 1'b1)) != '0,
              slow != '0 && (ready & ~slow) != '0,
              &ready,
              asking > 1,
              asking == 1,
              asking == 0 && live_q != '0,
              &live_q,
              live_q == '0})
  );
  logic unused;
  assign unused = sfu_done_i;
endmodule

module pica200_cover_fetch #(
  parameter int unsigned THREADS = 4
) (
  input logic                 clk_i,
  input logic                 rst_ni,
  input logic                 run_i,
  input logic [THREADS*3-1:0] count_q,
  input logic [THREADS-1:0]   dry, room
);
  logic [THREADS-1:0] none, most;
  always_comb begin
    for (int unsigned t = 0; t < THREADS; t++) begin
      none[t] = count_q[t*3 +: 3] == 3'd0;
      most[t] = count_q[t*3 +: 3] == 3'd4;
    end
  end
  bridge_cover #(.POINTS(5), .NAMES({
    "a buffer is empty|a buffer is full|all buffers are full|threads run dry together|a dry thread goes before others"})) u_points (
    .clk_i  (clk_i),
    .rst_ni (rst_ni),
    .hit_i  ({dry != '0 && (room & ~dry) != '0, (dry & (dry - 1'b1)) != '0, run_i && (&most), most != '0, run_i && none != '0})
  );
endmodule

module pica200_cover_output #(
  parameter int unsigned THREADS = 4,
  parameter int unsigned DEPTH   = 32
) (
  input logic               clk_i,
  input logic               rst_ni,
  input logic [5:0]         fill_q,
  input logic [2:0]         state_q,
  input logic [THREADS-1:0] pending_q,
  input logic               req_valid_o, req_ready_i
);
  bridge_cover #(.POINTS(12), .NAMES({
    "queue empty|queue with one|queue half full|queue as full as it gets|one job waits|several jobs wait|all threads have a job|",
    "drains outputs|keeps a vertex|writes a header|sends vertices|a job waits while another is served"})) u_points (
    .clk_i  (clk_i),
    .rst_ni (rst_ni),
    .hit_i  ({pending_q != '0 && state_q != 3'd0, state_q == 3'd4, state_q == 3'd3, state_q == 3'd2, state_q == 3'd1,
              &pending_q, (pending_q & (pending_q - 1'b1)) != '0,
              pending_q != '0 && (pending_q & (pending_q - 1'b1)) == '0,
              32'(fill_q) >= DEPTH - 2, 32'(fill_q) == DEPTH / 2, fill_q == 6'd1, fill_q == '0})
  );
  logic unused;
  assign unused = req_valid_o && req_ready_i;
endmodule

module pica200_cover_retire (
  input logic clk_i,
  input logic rst_ni,
  input logic full_q, empty, complete, issue_i, retire_o, told_o
);
  bridge_cover #(.POINTS(6), .NAMES({
    "empty|full|full and one retires|the oldest is not complete|issued and retired in one clock|a launch is told"})) u_points (
    .clk_i  (clk_i),
    .rst_ni (rst_ni),
    .hit_i  ({told_o, issue_i && retire_o, !empty && !complete, full_q && retire_o, full_q, empty})
  );
endmodule

// The ports of the core: each waiting by itself, and both at once.
module pica200_cover_core (
  input logic clk_i,
  input logic rst_ni,
  input logic in_req_valid_o, in_req_ready_i, out_req_valid_o, out_req_ready_i, cfg_valid_i, start_i, busy_o
);
  logic in, out;
  assign in  = in_req_valid_o && !in_req_ready_i;
  assign out = out_req_valid_o && !out_req_ready_i;
  bridge_cover #(.POINTS(6), .NAMES({
    "input stalls|output stalls|input and output stall|input and output are served in one clock|",
    "a register is written before a start|a start"})) u_points (
    .clk_i  (clk_i),
    .rst_ni (rst_ni),
    .hit_i  ({start_i, cfg_valid_i && !busy_o, in_req_valid_o && in_req_ready_i && out_req_valid_o && out_req_ready_i,
              in && out, out, in})
  );
endmodule

bind pica200_issue  pica200_cover_issue #(.THREADS(THREADS)) u_cover (.*);
bind pica200_fetch  pica200_cover_fetch #(.THREADS(THREADS)) u_cover (.*);
bind pica200_output pica200_cover_output #(.THREADS(THREADS), .DEPTH(Depth)) u_cover (.*);
bind pica200_retire pica200_cover_retire u_cover (.empty (rptr_q == wptr_q && !full_q), .*);
bind pica200_core   pica200_cover_core u_cover (.*);
