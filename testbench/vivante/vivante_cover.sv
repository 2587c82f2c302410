// Cover points inside of the Vivante core: why a group does not go, how full the places are in which instructions wait, what the
// shared units do, who asks for one port at once, which ports stall together. Bound beside the core by name; the core knows
// nothing of it.

// Names of a group's own signals are looked up in the module that this one is bound to.
module vivante_cover_front #(
  parameter int unsigned GROUPS = 4
) (
  input logic              clk_i,
  input logic              rst_ni,
  input logic [GROUPS-1:0] hold_i, want, ready,
  input logic              fetch_valid, fetch_stays, pick_valid, launch_valid_i, token_take_i, shared_free_i
);
  logic [GROUPS-1:0] runs, none, full, stopped, operand, address, turn, place, later, alone, shared, held;
  for (genvar g = 0; g < GROUPS; g++) begin : gen_of
    logic waits;
    assign waits      = gen_group[g].u_group.count_q != 3'd0;
    assign runs[g]    = gen_group[g].u_group.unfinished_q != 4'd0;
    assign none[g]    = runs[g] && !waits;
    assign full[g]    = gen_group[g].u_group.count_q == 3'd4;
    assign stopped[g] = gen_group[g].u_group.stopped_q && runs[g];
    assign operand[g] = waits && (gen_group[g].u_group.oldest.need[31:0] & gen_group[g].u_group.late_q[0][31:0]) != '0;
    assign address[g] = waits && gen_group[g].u_group.oldest.need[32] && gen_group[g].u_group.late_q[0][32];
    assign turn[g]    = waits && !gen_group[g].u_group.in_turn[gen_group[g].u_group.oldest.leave];
    assign place[g]   = waits && gen_group[g].u_group.may == 3'd0;
    assign later[g]   = gen_group[g].u_group.goes_i && gen_group[g].u_group.leave_o != gen_group[g].u_group.oldest.leave;
    assign alone[g]   = waits && gen_group[g].u_group.oldest.alone && gen_group[g].u_group.flight_q != 5'd0;
    assign shared[g]  = waits && gen_group[g].u_group.oldest.is_shared && !shared_free_i;
    assign held[g]    = waits && hold_i[g];
  end
  function automatic logic several(input logic [GROUPS-1:0] groups);
    several = (groups & (groups - 1'b1)) != '0;
  endfunction
  bridge_cover #(.POINTS(35), .NAMES({
    "no group runs|every group runs|no running group can go|one group can go|several groups can go|every group can go|",
    "no group is to be fetched|several groups are to be fetched|every group is to be fetched|",
    "a running group has nothing that waits|all running groups have nothing that waits|a group has four that wait|",
    "all groups have four that wait|a group has stopped behind one instruction|all groups have stopped|",
    "waits for an operand|waits for a0|waits for the order of writes|waits for a place at the end|waits to go alone|",
    "waits for the shared unit|waits for what is outside|several wait for operands|several wait for the shared unit|",
    "several wait to go alone|one waits for an operand, another for the shared unit|",
    "one waits for an operand, another for a place at the end|one waits to go alone, another for the shared unit|",
    "an operand and the order of writes are waited for by one|a result is to wait|what follows a stop is dropped|",
    "a launch as a group goes|a launch takes an order as a group goes|",
    "fetched and gone in one clock|nothing goes"})) u_points (
    .clk_i  (clk_i),
    .rst_ni (rst_ni),
    .hit_i  ({!pick_valid && runs != '0,
              fetch_valid && pick_valid,
              token_take_i && pick_valid,
              launch_valid_i && pick_valid,
              fetch_valid && !fetch_stays,
              later != '0,
              (operand & turn) != '0,
              alone != '0 && (shared & ~alone) != '0,
              operand != '0 && (place & ~operand) != '0,
              operand != '0 && (shared & ~operand) != '0,
              several(alone),
              several(shared),
              several(operand),
              held != '0,
              shared != '0,
              alone != '0,
              place != '0,
              turn != '0,
              address != '0,
              operand != '0,
              &stopped,
              stopped != '0,
              &full,
              full != '0,
              runs != '0 && none == runs,
              none != '0,
              &want,
              several(want),
              runs != '0 && want == '0,
              &ready,
              several(ready),
              ready != '0 && !several(ready),
              runs != '0 && ready == '0,
              &runs,
              runs == '0})
  );
endmodule

module vivante_cover_shared (
  input logic        clk_i,
  input logic        rst_ni,
  input logic        take_i,
  input logic [3:0]  state_q,
  input logic [15:0] elements, rest_q,
  input logic        exists, is_load, is_store, is_atomic, is_local, is_image, last,
  input logic        mem_req_valid_o, mem_req_ready_i, mem_rsp_valid_i, x_valid_o, x_ready_i, done_o
);
  logic works;
  assign works = rest_q != '0 && state_q != 4'd0;
  bridge_cover #(.POINTS(28), .NAMES({
    "idle|loads|stores|local memory|an atomic reads|an atomic awaits|an atomic writes|asks for texels|awaits texels|",
    "begins to divide|divides|writes temporaries|is done|takes one with nothing to do|takes one of one element|",
    "takes one of all elements|a local access beyond its memory|an image access beside the image|an image access inside|",
    "a load that stalls|a store that stalls|an atomic that stalls|an answer as another load is asked for|",
    "an answer when all is asked for|a result waits|a result is taken at once|a local load|a local store"})) u_points (
    .clk_i  (clk_i),
    .rst_ni (rst_ni),
    .hit_i  ({works && state_q == 4'd3 && is_store && exists,
              works && state_q == 4'd3 && is_load && exists,
              x_valid_o && x_ready_i,
              x_valid_o && !x_ready_i,
              mem_rsp_valid_i && state_q == 4'd1 && !mem_req_valid_o,
              mem_rsp_valid_i && mem_req_valid_o && mem_req_ready_i,
              mem_req_valid_o && !mem_req_ready_i && is_atomic,
              mem_req_valid_o && !mem_req_ready_i && is_store,
              mem_req_valid_o && !mem_req_ready_i && is_load,
              works && is_image && exists && (state_q == 4'd1 || state_q == 4'd2),
              works && is_image && !exists && (state_q == 4'd1 || state_q == 4'd2),
              works && state_q == 4'd3 && is_local && !exists,
              take_i && (&elements),
              take_i && elements != '0 && (elements & (elements - 16'd1)) == '0,
              take_i && elements == '0,
              done_o,
              state_q == 4'd11, state_q == 4'd10, state_q == 4'd9, state_q == 4'd8, state_q == 4'd7, state_q == 4'd6,
              state_q == 4'd5, state_q == 4'd4, state_q == 4'd3, state_q == 4'd2, state_q == 4'd1, state_q == 4'd0})
  );
  logic unused;
  assign unused = last;
endmodule

module vivante_cover_launch (
  input logic       clk_i,
  input logic       rst_ni,
  input logic [2:0] state_q,
  input logic       in_req_valid_o, in_req_ready_i, x_valid_o, x_ready_i, launch_valid_o, last, row_valid,
  input logic [4:0] asked_q
);
  bridge_cover #(.POINTS(12), .NAMES({
    "waits for its slot|clears|fills|begins|tells|waits to tell|the last group|as much is asked for as there is room|the input stalls|",
    "waits to write|waits for a row|a row is there before its slot"})) u_points (
    .clk_i  (clk_i),
    .rst_ni (rst_ni),
    .hit_i  ({state_q == 3'd1 && row_valid, state_q == 3'd3 && !row_valid, x_valid_o && !x_ready_i,
              in_req_valid_o && !in_req_ready_i, asked_q == 5'd16, launch_valid_o && last,
              state_q == 3'd5 && !launch_valid_o, launch_valid_o, state_q == 3'd4, state_q == 3'd3, state_q == 3'd2, state_q == 3'd1})
  );
endmodule

module vivante_cover_finish #(
  parameter int unsigned GROUPS = 4
) (
  input logic              clk_i,
  input logic              rst_ni,
  input logic [1:0]        state_q, end_valid_i,
  input logic [GROUPS-1:0] ended_q,
  input logic              peek_valid_o, peek_ready_i, out_req_valid_o, out_req_ready_i, vector_valid, is_header_q,
  input logic [2:0]        asked_q,
  input logic [3:0]        lanes, silent
);
  bridge_cover #(.POINTS(11), .NAMES({
    "one group has ended|several have|all have|two end in one clock|a record waits|",
    "as much is asked for as there is room|the output stalls|a vector is awaited|only headers|all lanes deliver|some do"})) u_points (
    .clk_i  (clk_i),
    .rst_ni (rst_ni),
    .hit_i  ({state_q == 2'd1 && (lanes & ~silent) != '0 && (lanes & silent) != '0,
              state_q == 2'd1 && (lanes & silent) == '0,
              state_q == 2'd1 && (lanes & ~silent) == '0,
              state_q == 2'd1 && !is_header_q && !vector_valid,
              out_req_valid_o && !out_req_ready_i,
              asked_q == 3'd4,
              peek_valid_o && !peek_ready_i,
              &end_valid_i,
              &ended_q,
              (ended_q & (ended_q - 1'b1)) != '0,
              ended_q != '0 && (ended_q & (ended_q - 1'b1)) == '0})
  );
endmodule

// The ports of the core: each waiting by itself, and two at once; who writes temporaries beside the pipeline.
module vivante_cover_core (
  input logic clk_i,
  input logic rst_ni,
  input logic in_req_valid_o, in_req_ready_i, out_req_valid_o, out_req_ready_i, mem_req_valid_o, mem_req_ready_i,
              tex_req_valid_o, tex_req_ready_i, cfg_valid_i, start_i, busy_o,
              shared_x_valid, launch_x_valid, x_ready, new_ready, claim
);
  logic in, out, mem, tex;
  assign in  = in_req_valid_o && !in_req_ready_i;
  assign out = out_req_valid_o && !out_req_ready_i;
  assign mem = mem_req_valid_o && !mem_req_ready_i;
  assign tex = tex_req_valid_o && !tex_req_ready_i;
  bridge_cover #(.POINTS(18), .NAMES({
    "input stalls|output stalls|memory stalls|texture stalls|input and output stall|input and memory stall|",
    "input and texture stall|output and memory stall|output and texture stall|three stall|input and memory are served in one clock|",
    "output and memory are served in one clock|shared unit and launch write at once|the shared unit waits to write|",
    "a launch waits to write|a place for a write is claimed|a register is written before a start|a start"})) u_points (
    .clk_i  (clk_i),
    .rst_ni (rst_ni),
    .hit_i  ({start_i, cfg_valid_i && !busy_o, claim, launch_x_valid && !new_ready, shared_x_valid && !x_ready,
              shared_x_valid && launch_x_valid,
              out_req_valid_o && out_req_ready_i && mem_req_valid_o && mem_req_ready_i,
              in_req_valid_o && in_req_ready_i && mem_req_valid_o && mem_req_ready_i,
              in && out && (mem || tex), out && tex, out && mem, in && tex, in && mem, in && out, tex, mem, out, in})
  );
endmodule

bind vivante_front  vivante_cover_front #(.GROUPS(GROUPS)) u_cover (.*);
bind vivante_shared vivante_cover_shared u_cover (.*);
bind vivante_launch vivante_cover_launch u_cover (.*);
bind vivante_finish vivante_cover_finish #(.GROUPS(GROUPS)) u_cover (.*);
bind vivante_core   vivante_cover_core u_cover (.*);
