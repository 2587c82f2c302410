// Cover points inside of the SGX543 core: why a slot makes no pass, why none goes, what the shared unit does, how far launches and
// finishes run ahead of each other, who wants the registers at once, which ports stall together. Bound beside the core by name; the core
// knows nothing of it.

// Names of a slot's own signals are looked up in the module that this one is bound to.
module sgx543_cover_fetch #(
  parameter int unsigned INSTANCES = 4
) (
  input logic                 clk_i,
  input logic                 rst_ni,
  input logic [INSTANCES-1:0] runs_q, wants, room, head_valid_o, stops,
  input logic                 f_valid_q, f_outside_q, any, restart_valid_i, head_take_i
);
  bridge_cover #(.POINTS(12), .NAMES({
    "no slot fetches|every slot fetches|a slot that fetches has no room|no slot has room|all queues are empty|all queues hold something|",
    "a slot stops|a slot goes on as another is fetched for|fetches outside of the code|fetches as one is taken|",
    "several slots ask|a slot that has stopped has an instruction left"})) u_points (
    .clk_i  (clk_i),
    .rst_ni (rst_ni),
    .hit_i  ({(~runs_q & head_valid_o) != '0, (wants & (wants - 1'b1)) != '0, f_valid_q && head_take_i, f_valid_q && f_outside_q,
              restart_valid_i && any, stops != '0, &head_valid_o, head_valid_o == '0, (room & runs_q) == '0 && runs_q != '0,
              (runs_q & ~room) != '0, &runs_q, runs_q == '0})
  );
endmodule

module sgx543_cover_sequence #(
  parameter int unsigned INSTANCES = 4,
  parameter int unsigned DEPTH     = 4
) (
  input logic                 clk_i,
  input logic                 rst_ni,
  input logic [INSTANCES-1:0] wants, head_valid_i, head_uses_pred_i, head_uses_index_i, waits, popped_i,
  input logic                 any, second, closing, round_ends, shared_done_i, written_valid_i, omitted_valid_i,
  input logic [3:0]           iteration
);
  logic [INSTANCES-1:0] full, last, pred, index, midst;
  for (genvar s = 0; s < INSTANCES; s++) begin : gen_of
    assign full[s]  = head_valid_i[s] && 32'(gen_slot[s].used_q) == DEPTH;
    assign last[s]  = full[s] && popped_i[s];
    assign pred[s]  = head_valid_i[s] && head_uses_pred_i[s] && gen_slot[s].pending_q != '0;
    assign index[s] = head_valid_i[s] && head_uses_index_i[s] && gen_slot[s].pending_q != '0;
    assign midst[s] = gen_slot[s].iteration_q != '0;
  end
  bridge_cover #(.POINTS(20), .NAMES({
    "nothing is made|one slot can go on|several slots can go on|every slot can go on|an instruction waits for room|",
    "room comes as an instruction waits for it|waits for a predicate|waits for an index register|several wait for predicates|",
    "a slot waits for the shared unit|several slots wait for the shared unit|",
    "another slot goes on beside the shared unit|closes|the second operation of a dual instruction|a second iteration|",
    "the sixteenth iteration|several slots are between iterations|a write is done as one is left out|",
    "the shared unit is done and the slot has to wait|the last pass of several"})) u_points (
    .clk_i  (clk_i),
    .rst_ni (rst_ni),
    .hit_i  ({any && round_ends && iteration != '0, shared_done_i && (waits & wants) == '0, written_valid_i && omitted_valid_i,
              (midst & (midst - 1'b1)) != '0, any && iteration == 4'd15, any && iteration == 4'd1, any && second, any && closing,
              any && waits != '0 && !closing, (waits & (waits - 1'b1)) != '0, waits != '0, (pred & (pred - 1'b1)) != '0,
              index != '0, pred != '0, last != '0, full != '0, &wants, (wants & (wants - 1'b1)) != '0,
              wants != '0 && (wants & (wants - 1'b1)) == '0, wants == '0 && head_valid_i != '0})
  );
endmodule

module sgx543_cover_issue #(
  parameter int unsigned INSTANCES = 4
) (
  input logic                 clk_i,
  input logic                 rst_ni,
  input logic [INSTANCES-1:0] wants, hold_i, head_shared, head_joined, head_computes, head_long,
  input logic                 crowded, follows_q, inject_valid_i, inject_ready_o, inject_waits, takes_slot, go_valid_o, shared_ready_i
);
  logic [INSTANCES-1:0] some, full, hazard, crowds, alone, shared;
  for (genvar s = 0; s < INSTANCES; s++) begin : gen_of
    assign some[s]   = gen_slot[s].rptr_q != gen_slot[s].wptr_q;
    assign full[s]   = gen_slot[s].wptr_q - gen_slot[s].rptr_q == 3'd4;
    assign hazard[s] = some[s] && gen_slot[s].hazard;
    assign crowds[s] = some[s] && !gen_slot[s].hazard && head_computes[s] && !head_long[s] && crowded;
    assign alone[s]  = some[s] && head_joined[s] && !gen_slot[s].is_next_ready;
    assign shared[s] = some[s] && head_shared[s] && !shared_ready_i;
  end
  bridge_cover #(.POINTS(20), .NAMES({
    "nothing waits|passes wait and none goes|one slot can go|several slots can go|every slot can go|a slot has four that wait|",
    "all slots have four that wait|waits for registers|all slots wait for registers|waits for another's place at the end|",
    "the first of two waits for the second|the second of two goes|waits for the shared unit|several wait for the shared unit|",
    "a held slot has a pass|data go|data wait for registers|data wait for the second of two|a slot waits for data that go|",
    "a long one goes"})) u_points (
    .clk_i  (clk_i),
    .rst_ni (rst_ni),
    .hit_i  ({takes_slot && (wants & head_long) != '0, inject_valid_i && inject_ready_o && wants != '0,
              inject_valid_i && follows_q, inject_valid_i && inject_waits, inject_valid_i && inject_ready_o, (some & hold_i) != '0,
              (shared & (shared - 1'b1)) != '0, shared != '0, follows_q, alone != '0, crowds != '0, &hazard, hazard != '0, &full,
              full != '0, &wants, (wants & (wants - 1'b1)) != '0, wants != '0 && (wants & (wants - 1'b1)) == '0,
              some != '0 && !go_valid_o, some == '0})
  );
endmodule

module sgx543_cover_prepare (
  input logic       clk_i,
  input logic       rst_ni,
  input logic       valid_i, last_i, close_i, secondary_i, taken, excepted, killed, ends, phase_goes, illegal, does, met, omitted_o, link_we_o,
                    launch_valid_i,
  input logic [3:0] oob
);
  logic act;
  assign act = valid_i && last_i;
  bridge_cover #(.POINTS(14), .NAMES({
    "a branch|an exception|LINK is written|kills|ends|goes on with a phase|an illegal instruction|a predicate is not met|",
    "a counted write is left out|a source that there is not|a destination that there is not|a launch as an instruction ends|",
    "a pass of a secondary program|closes without its predicate"})) u_points (
    .clk_i  (clk_i),
    .rst_ni (rst_ni),
    .hit_i  ({act && close_i && !met, valid_i && secondary_i, act && launch_valid_i, valid_i && does && oob[3],
              valid_i && does && oob[2:0] != '0, omitted_o, valid_i && !met && !illegal, act && illegal, act && phase_goes,
              act && ends && !phase_goes, killed, link_we_o, act && excepted, taken})
  );
endmodule

module sgx543_cover_shared (
  input logic        clk_i,
  input logic        rst_ni,
  input logic [3:0]  state_q,
  input logic        is_load, is_local, crosses, second_q, global_word, local_word, oob_q, whole, inject_valid_o, inject_ready_i,
                     tex_rsp_valid_i, valid_i, owned_o, done_o,
  input logic [4:0]  tex_rsp_count_i,
  input logic        at_end  // of local memory
);
  logic word, owned_q;
  always_ff @(posedge clk_i) owned_q <= owned_o || (owned_q && state_q != 4'd0);
  assign word = global_word || local_word;
  bridge_cover #(.POINTS(23), .NAMES({
    "idle|operands come|accesses|awaits a word|asks for texels|awaits texels|writes registers|waits for more operands|done|closes|",
    "loads|stores|a local word|a word of another space|the second word of an element|an element across the end of local memory|",
    "registers that there are not|bytes of a register|registers wait to be written|no texels|sixteen words of texels|",
    "operands of an owned unit|waits for what retires late"})) u_points (
    .clk_i  (clk_i),
    .rst_ni (rst_ni),
    .hit_i  ({state_q == 4'd8 && !done_o, valid_i && owned_q, tex_rsp_valid_i && tex_rsp_count_i == 5'd16, tex_rsp_valid_i && tex_rsp_count_i == '0,
              inject_valid_o && !inject_ready_i, inject_valid_o && !whole, oob_q, local_word && crosses && !second_q && at_end,
              word && second_q, global_word, word && is_local, word && !is_load, word && is_load, state_q == 4'd9, state_q == 4'd8,
              state_q == 4'd7, state_q == 4'd6, state_q == 4'd5, state_q == 4'd4, state_q == 4'd3, state_q == 4'd2, state_q == 4'd1,
              state_q == 4'd0})
  );
endmodule

module sgx543_cover_launch #(
  parameter int unsigned INSTANCES = 4
) (
  input logic                 clk_i,
  input logic                 rst_ni,
  input logic [2:0]           state_q,
  input logic [INSTANCES-1:0] free_q, read_q,
  input logic                 is_secondary, secondary_q, failed_q, slot_is_read, launch_valid_o, launch_ready_i, row_valid, in_req_valid_o,
                              x_state_valid_o, x_state_ready_i,
  input logic [4:0]           x_valid_o, x_ready_i, records,
  input logic [5:0]           rows_q
);
  bridge_cover #(.POINTS(16), .NAMES({
    "waits for a slot to be read|writes rows|sets state|waits until the instance before has retired|waits for a branch|",
    "every slot runs|a slot is read and not free|rows wait for the data path|a row of the record waits for its words|",
    "all that fits of a record has been asked for|a record is asked for before the slot is read|state waits|",
    "launches a secondary program|waits for a secondary program|a secondary program has failed|one slot runs"})) u_points (
    .clk_i  (clk_i),
    .rst_ni (rst_ni),
    .hit_i  ({free_q != '1 && (~free_q & (~free_q - 1'b1)) == '0, failed_q, secondary_q && state_q == 3'd1 && !slot_is_read,
              launch_valid_o && is_secondary, x_state_valid_o && !x_state_ready_i, in_req_valid_o && state_q == 3'd1, rows_q == 6'd32,
              state_q == 3'd2 && records != '0 && !row_valid, (x_valid_o & ~x_ready_i) != '0, (read_q & ~free_q) != '0, free_q == '0,
              launch_valid_o && !launch_ready_i, state_q == 3'd4 && !launch_valid_o, state_q == 3'd3, state_q == 3'd2,
              state_q == 3'd1 && !slot_is_read})
  );
endmodule

module sgx543_cover_finish #(
  parameter int unsigned INSTANCES = 4
) (
  input logic                 clk_i,
  input logic                 rst_ni,
  input logic [INSTANCES-1:0] ended_q, depth_q,
  input logic [1:0]           state_q, status,
  input logic                 record_valid_o, record_ready_i, row_valid, stored, out_req_valid_o, out_req_ready_i, end_valid_i, done_valid_o,
                              secondary_i,
  input logic [7:0]           word_q, out_count_i
);
  bridge_cover #(.POINTS(13), .NAMES({
    "stores a record|several slots have ended|every slot has ended|another ends meanwhile|waits for a reader of the registers|",
    "waits for registers|a store waits|ends well|ends by an illegal instruction|ends by a kill|a record without registers|",
    "a record of 128 registers|a record with a depth"})) u_points (
    .clk_i  (clk_i),
    .rst_ni (rst_ni),
    .hit_i  ({done_valid_o && depth_q != '0 && !secondary_i, done_valid_o && out_count_i == 8'd128, done_valid_o && out_count_i == '0 && !secondary_i,
              done_valid_o && status == 2'd3, done_valid_o && status == 2'd2, done_valid_o && status == 2'd1,
              out_req_valid_o && !out_req_ready_i, state_q == 2'd1 && !stored && word_q >= 8'd2 && !row_valid,
              record_valid_o && !record_ready_i, end_valid_i && state_q != '0, &ended_q, (ended_q & (ended_q - 1'b1)) != '0,
              out_req_valid_o && out_req_ready_i})
  );
endmodule

module sgx543_cover_execute (
  input logic clk_i,
  input logic rst_ni,
  input logic e_valid_q, is_dot, is_table, is_int, short_valid, long_valid, gather_i, valid_i
);
  logic empty;
  assign empty = !(valid_i || gather_i) && !e_valid_q;
  bridge_cover #(.POINTS(8), .NAMES({
    "sums and products|a dot product|a function of the table|integers|a long one comes out|a short one comes out|",
    "operands are gathered|nothing comes"})) u_points (
    .clk_i  (clk_i),
    .rst_ni (rst_ni),
    .hit_i  ({empty, gather_i, short_valid, long_valid, e_valid_q && is_int, e_valid_q && is_table, e_valid_q && is_dot,
              e_valid_q && !is_int && !is_table && !is_dot})
  );
endmodule

module sgx543_cover_registers (
  input logic       clk_i,
  input logic       rst_ni,
  input logic       r_valid_i, r_keeps_i, r_record_valid_i, records, w_valid_i, keep_i,
  input logic [4:0] x_valid_i, x_ready_o, w_file,
  input logic [3:0] w_words,
  input logic       apart  // the first word is not in the first bank
);
  bridge_cover #(.POINTS(11), .NAMES({
    "read and written in one clock|what a destination holds is read|an output record is read beside a pass|an output record waits for a pass|",
    "a launch writes beside the data path|a launch waits for the data path|four words are written|",
    "words of two rows are written|an internal register is written|sa is written by a secondary program|all files of a launch in one clock"})) u_points (
    .clk_i  (clk_i),
    .rst_ni (rst_ni),
    .hit_i  ({(x_valid_i & x_ready_o & 5'b00111) == 5'b00111, keep_i && w_file[3], w_file[4], w_file[3:0] != '0 && apart && (&w_words),
              w_file != '0 && (&w_words), (x_valid_i & ~x_ready_o) != '0, w_valid_i && (x_valid_i & x_ready_o) != '0,
              r_record_valid_i && !records, records && r_valid_i, r_valid_i && r_keeps_i, r_valid_i && w_valid_i})
  );
endmodule

// The ports of the core: each waiting by itself, and several at once.
module sgx543_cover_core (
  input logic clk_i,
  input logic rst_ni,
  input logic in_req_valid_o, in_req_ready_i, out_req_valid_o, out_req_ready_i, mem_req_valid_o, mem_req_ready_i, tex_req_valid_o, tex_req_ready_i,
              evt_valid_o, clip_valid_o, cfg_valid_i, start_i, busy_o
);
  logic in, out, mem, tex;
  assign in  = in_req_valid_o && !in_req_ready_i;
  assign out = out_req_valid_o && !out_req_ready_i;
  assign mem = mem_req_valid_o && !mem_req_ready_i;
  assign tex = tex_req_valid_o && !tex_req_ready_i;
  bridge_cover #(.POINTS(11), .NAMES({
    "input stalls|output stalls|memory stalls|textures stall|input and output stall|memory and input stall|memory and output stall|",
    "an event|a clip plane|a register is written before a start|a start"})) u_points (
    .clk_i  (clk_i),
    .rst_ni (rst_ni),
    .hit_i  ({start_i, cfg_valid_i && !busy_o, clip_valid_o, evt_valid_o, mem && out, mem && in, in && out, tex, mem, out, in})
  );
endmodule

bind sgx543_fetch     sgx543_cover_fetch #(.INSTANCES(INSTANCES)) u_cover (.*);
bind sgx543_sequence  sgx543_cover_sequence #(.INSTANCES(INSTANCES), .DEPTH(DEPTH)) u_cover (.*);
bind sgx543_issue     sgx543_cover_issue #(.INSTANCES(INSTANCES)) u_cover (.*);
bind sgx543_prepare   sgx543_cover_prepare u_cover (.*);
bind sgx543_shared    sgx543_cover_shared u_cover (.at_end (&word_addr[11:2]), .*);
bind sgx543_launch    sgx543_cover_launch #(.INSTANCES(INSTANCES)) u_cover (.*);
bind sgx543_finish    sgx543_cover_finish #(.INSTANCES(INSTANCES)) u_cover (.*);
bind sgx543_execute   sgx543_cover_execute u_cover (.*);
bind sgx543_registers sgx543_cover_registers u_cover (.apart (w_place_i.number[1:0] != '0), .*);
bind sgx543_core      sgx543_cover_core u_cover (.*);
