// Cover points inside of the Tesla MP: why an instruction does not issue, who wins where several ask, how full hand-made
// queues are, which ports stall together. Bound beside the core by name; the core knows nothing of it.

module tesla_cover_issue #(
  parameter int unsigned WARPS = 8
) (
  input logic             clk_i,
  input logic             rst_ni,
  input logic [WARPS-1:0] filled, ready, direct, lsu, idle, lsu_idle, full, hold_i, waiting_i, late_use, late_store,
                          locking, leaving,
  input logic             pick_valid, pick_go, out_valid_q, out_direct_q, pipe_ready_i, direct_ready_i,
  input logic [$clog2(WARPS)-1:0] pick, last_q,
  input logic             insn_valid_i, flush_valid_i, order_take_i
);
  logic [WARPS-1:0] stuck;
  int unsigned      asking;
  always_comb begin
    asking = 0;
    for (int unsigned w = 0; w < WARPS; w++) asking = asking + 32'(ready[w]);
  end
  assign stuck = filled & ~ready;
  bridge_cover #(.POINTS(26), .NAMES({
    "no warp has an instruction|every warp has one|no warp is ready|one warp is ready|several warps are ready|",
    "every warp is ready|picks the warp after the last one|picks the same warp again|goes round the end|",
    "a warp is held back from outside|a warp waits at a barrier|a warp has as much in flight as it may|",
    "an instruction waits for the LSU of its warp|a control instruction waits for its warp|",
    "an LSU instruction waits for a register|a store waits for an s[] access that retires late|",
    "an s[] access waits for a store that retires late|a control instruction waits for a lock|",
    "a lock waits for lanes that leave|tesla_collect is not ready|tesla_control is not ready|",
    "to tesla_collect|to tesla_control|what was decoded is forgotten|forgotten while the next one comes|",
    "an order id is taken by a launch"})) u_points (
    .clk_i  (clk_i),
    .rst_ni (rst_ni),
    .hit_i  ({order_take_i,
              flush_valid_i && insn_valid_i,
              flush_valid_i,
              pick_go && direct[pick],
              pick_go && !direct[pick],
              out_valid_q && out_direct_q && !direct_ready_i,
              out_valid_q && !out_direct_q && !pipe_ready_i,
              stuck != '0 && leaving != '0 && locking == '0,
              leaving != '0 && locking != '0,
              stuck != '0 && late_store != '0,
              stuck != '0 && late_use != '0,
              (stuck & lsu & ~full & ~hold_i & ~waiting_i) != '0,
              (stuck & direct & ~idle) != '0,
              (stuck & ~direct & ~lsu & ~lsu_idle) != '0,
              (stuck & full) != '0,
              (filled & waiting_i) != '0,
              (filled & hold_i) != '0,
              pick_go && pick < last_q,
              pick_go && pick == last_q,
              pick_go && pick > last_q,
              &ready,
              asking > 1,
              asking == 1,
              asking == 0 && filled != '0,
              &filled,
              filled == '0})
  );
  logic unused;
  assign unused = pick_valid;
endmodule

module tesla_cover_exec #(
  parameter int unsigned DEPTH = 8
) (
  input logic                   clk_i,
  input logic                   rst_ni,
  input logic [$clog2(DEPTH):0] fill, s_fill, c_fill,
  input logic                   valid_i, head_s, has_s, head_c, has_c, operands, lsu_valid_o, lsu_ready_i,
  input logic                   sfu, sfu_last, f64_run, f64_done, f64_first, out_more, pop
);
  logic any;
  assign any = fill != '0;
  bridge_cover #(.POINTS(16), .NAMES({
    "queue empty|queue with one beat|queue full|queue full and a beat waits|waits for s[]|waits for c[]|",
    "waits for s[] and c[]|waits for the LSU|the SFU is at work|a beat leaves the SFU|fp64 is at work|",
    "a beat leaves fp64|a pair leaves fp64|st o[] goes round once more|answers of s[] fill their queue|",
    "answers of c[] fill their queue"})) u_points (
    .clk_i  (clk_i),
    .rst_ni (rst_ni),
    .hit_i  ({32'(c_fill) == DEPTH, 32'(s_fill) == DEPTH, out_more, f64_first, f64_run && f64_done, f64_run && !f64_done,
              operands && sfu && sfu_last, operands && sfu && !sfu_last, lsu_valid_o && !lsu_ready_i,
              any && head_s && !has_s && head_c && !has_c, any && head_c && !has_c, any && head_s && !has_s,
              32'(fill) == DEPTH && valid_i, 32'(fill) == DEPTH, 32'(fill) == 1, !any})
  );
  logic unused;
  assign unused = pop;
endmodule

module tesla_cover_control #(
  parameter int unsigned WARPS = 8,
  parameter int unsigned QW    = 3
) (
  input logic        clk_i,
  input logic        rst_ni,
  input logic [QW:0] fill,
  input logic        pipe_valid_i, lsu_valid_i, direct_valid_i, flow_valid_o, flow_ready_i, bar_valid_o, bar_ready_i,
                     deliver_valid_o, deliver_done_i, redirect_o, done_o, alone, leaves
);
  bridge_cover #(.POINTS(16), .NAMES({
    "queue empty|queue with one|queue with one of each warp|from the pipe alone|from the LSU alone|from issue alone|",
    "pipe before LSU|pipe before issue|LSU before issue|pipe before LSU and issue|tesla_flow is not ready|",
    "tesla_barrier is not ready|waits for tesla_deliver|redirects fetch|ends a warp|retires without tesla_flow"})) u_points (
    .clk_i  (clk_i),
    .rst_ni (rst_ni),
    .hit_i  ({leaves && alone, done_o, redirect_o, deliver_valid_o && !deliver_done_i, bar_valid_o && !bar_ready_i,
              flow_valid_o && !flow_ready_i,
              pipe_valid_i && lsu_valid_i && direct_valid_i,
              !pipe_valid_i && lsu_valid_i && direct_valid_i,
              pipe_valid_i && !lsu_valid_i && direct_valid_i,
              pipe_valid_i && lsu_valid_i && !direct_valid_i,
              !pipe_valid_i && !lsu_valid_i && direct_valid_i,
              !pipe_valid_i && lsu_valid_i && !direct_valid_i,
              pipe_valid_i && !lsu_valid_i && !direct_valid_i,
              32'(fill) == WARPS, 32'(fill) == 1, fill == '0})
  );
endmodule

module tesla_cover_lsu #(
  parameter int unsigned QUEUE = 4
) (
  input logic                     clk_i,
  input logic                     rst_ni,
  input logic [$clog2(QUEUE):0]   fill,
  input logic                     req_valid_i, tr_valid_q, tr_atomic, tr_tex, drained, at_busy, tex_ready, ends_ready,
                                  wb_valid_o, wb_ready_i, ret_valid_o, ret_ready_i,
  input logic                     ends_valid, ends_tex,
  input logic [5:0]               done_count_q, tex_count_q
);
  bridge_cover #(.POINTS(13), .NAMES({
    "queue empty|queue full|queue full and an instruction waits|an atomic waits until all is done|",
    "an access waits for an atomic|a texture waits|no room for one more to retire|a write waits for its port|",
    "retirement waits|accesses are done before their turn|textures are done before their turn|",
    "accesses are done behind a texture|textures are done behind an access"})) u_points (
    .clk_i  (clk_i),
    .rst_ni (rst_ni),
    .hit_i  ({ends_valid && !ends_tex && tex_count_q != '0, ends_valid && ends_tex && done_count_q != '0,
              tex_count_q > 6'd1, done_count_q > 6'd1, ret_valid_o && !ret_ready_i, wb_valid_o && !wb_ready_i,
              tr_valid_q && !ends_ready, tr_valid_q && tr_tex && !tex_ready, tr_valid_q && !tr_atomic && !tr_tex && at_busy,
              tr_valid_q && tr_atomic && !drained, 32'(fill) == QUEUE && req_valid_i, 32'(fill) == QUEUE, fill == '0})
  );
endmodule

module tesla_cover_port (
  input logic clk_i,
  input logic rst_ni,
  input logic lsu_valid_i, out_valid_i, lsu_held_q, mem_req_ready_i
);
  bridge_cover #(.POINTS(5), .NAMES({
    "the LSU alone|an output alone|both ask: the output goes|both ask: the LSU was shown first|",
    "both ask and memory is not ready"})) u_points (
    .clk_i  (clk_i),
    .rst_ni (rst_ni),
    .hit_i  ({lsu_valid_i && out_valid_i && !mem_req_ready_i, lsu_valid_i && out_valid_i && lsu_held_q,
              lsu_valid_i && out_valid_i && !lsu_held_q, !lsu_valid_i && out_valid_i, lsu_valid_i && !out_valid_i})
  );
endmodule

module tesla_cover_shared #(
  parameter int unsigned LANES = 8
) (
  input logic clk_i,
  input logic rst_ni,
  input logic valid_q, write_q, round_last, accept, req_valid_i, req_ready_o, init_valid_i, init_ready_o
);
  logic [5:0] rounds;  // of the beat, this one included
  initial rounds = '0;
  always_ff @(posedge clk_i) rounds <= accept ? 6'd1 : rounds + 6'd1;
  bridge_cover #(.POINTS(11), .NAMES({
    "a load without conflict|a load of 2 clocks|a load of 3 or 4 clocks|a load of 5 clocks or more|a load of as many as lanes|",
    "a store without conflict|a store of 2 clocks|a store of 3 or 4 clocks|a store of 5 clocks or more|",
    "a beat waits for a conflict|a launch waits for the banks"})) u_points (
    .clk_i  (clk_i),
    .rst_ni (rst_ni),
    .hit_i  ({init_valid_i && !init_ready_o, req_valid_i && !req_ready_o,
              round_last && write_q && rounds > 6'd4, round_last && write_q && (rounds == 6'd3 || rounds == 6'd4),
              round_last && write_q && rounds == 6'd2, round_last && write_q && rounds == 6'd1,
              round_last && !write_q && 32'(rounds) == LANES,
              round_last && !write_q && rounds > 6'd4, round_last && !write_q && (rounds == 6'd3 || rounds == 6'd4),
              round_last && !write_q && rounds == 6'd2, round_last && !write_q && rounds == 6'd1})
  );
  logic unused;
  assign unused = valid_q;
endmodule

module tesla_cover_collect (
  input logic       clk_i,
  input logic       rst_ni,
  input logic [1:0] full_q,
  input logic       valid_i, rd_grant_i, in_free, in_fire, part_q, valid_o, ready_i
);
  bridge_cover #(.POINTS(7), .NAMES({
    "both buffers empty|one buffer full|both buffers full|reads wait for a buffer|reads wait for delivery|second pass|",
    "tesla_agu is not ready"})) u_points (
    .clk_i  (clk_i),
    .rst_ni (rst_ni),
    .hit_i  ({valid_o && !ready_i, in_fire && part_q, valid_i && !rd_grant_i, valid_i && rd_grant_i && !in_free,
              &full_q, ^full_q, full_q == '0})
  );
endmodule

// The ports of the core: each waiting by itself, and each two at once.
module tesla_cover_mp (
  input logic clk_i,
  input logic rst_ni,
  input logic code_req_valid_o, code_req_ready_i, const_req_valid_o, const_req_ready_i, mem_req_valid_o, mem_req_ready_i,
              tex_req_valid_o, tex_req_ready_i, attr_ready_o, attr_valid_i, mem_req_write_o, mem_req_local_o
);
  logic [4:0]  s;
  logic [9:0]  pairs;
  assign s = {attr_ready_o && !attr_valid_i, tex_req_valid_o && !tex_req_ready_i, mem_req_valid_o && !mem_req_ready_i,
              const_req_valid_o && !const_req_ready_i, code_req_valid_o && !code_req_ready_i};
  assign pairs = {s[3] && s[4], s[2] && s[4], s[2] && s[3], s[1] && s[4], s[1] && s[3], s[1] && s[2],
                  s[0] && s[4], s[0] && s[3], s[0] && s[2], s[0] && s[1]};
  bridge_cover #(.POINTS(19), .NAMES({
    "code stalls|c[] stalls|memory stalls|textures stall|attributes are awaited|",
    "code and c[] stall|code and memory stall|code and textures stall|code stalls and attributes are awaited|",
    "c[] and memory stall|c[] and textures stall|c[] stalls and attributes are awaited|",
    "memory and textures stall|memory stalls and attributes are awaited|textures stall and attributes are awaited|",
    "three ports stall|a load of g[] stalls|a store stalls|an access of l[] stalls"})) u_points (
    .clk_i  (clk_i),
    .rst_ni (rst_ni),
    .hit_i  ({s[2] && mem_req_local_o, s[2] && mem_req_write_o, s[2] && !mem_req_write_o && !mem_req_local_o,
              32'(s[0]) + 32'(s[1]) + 32'(s[2]) + 32'(s[3]) + 32'(s[4]) > 2, pairs, s})
  );
endmodule

bind tesla_issue   tesla_cover_issue #(.WARPS(WARPS)) u_cover (.*);
bind tesla_exec    tesla_cover_exec #(.DEPTH(DEPTH)) u_cover (.sfu (head.insn.uop.sfu), .*);
bind tesla_control tesla_cover_control #(.WARPS(WARPS), .QW(QW)) u_cover (.fill (wptr_q - rptr_q), .*);
bind tesla_lsu     tesla_cover_lsu #(.QUEUE(QUEUE)) u_cover (.fill (wslot_q - rslot_q), .*);
bind tesla_port    tesla_cover_port u_cover (.*);
bind tesla_shared  tesla_cover_shared #(.LANES(LANES)) u_cover (.*);
bind tesla_collect tesla_cover_collect u_cover (.*);
bind tesla_mp      tesla_cover_mp u_cover (.*);
