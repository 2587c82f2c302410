// Ends groups (model/vivante/machine.md, "Launch and end of a group"). The instruction that finishes the last lane of a group does not
// retire by itself: it waits here until the output records of the group's threads are stored. A record's vectors are
// read where no operand is; what they read waits in a queue until each lane has stored it. When all are read the next group of the
// slot may be written.
module vivante_finish #(
  parameter int unsigned GROUPS = 4,
  parameter int unsigned LANES  = 4,
  parameter int unsigned CORE   = 0,
  localparam int unsigned GW    = GROUPS > 1 ? $clog2(GROUPS) : 1
) (
  input  logic                     clk_i,
  input  logic                     rst_ni,
  input  logic [5:0]               outputs_i,
  input  logic [255:0]             map_i,

  input  logic                     launch_valid_i,
  input  vivante_core_pkg::group_t launch_group_i,
  input  logic [3:0]               launch_lanes_i,
  input  logic [3:0]               launch_helper_i,
  input  logic [20:0]              launch_number_i,

  // the last instruction of a group; two may come in one clock, of different groups
  input  logic [1:0]               end_valid_i,
  input  vivante_core_pkg::insn_t  end_insn0_i,
  input  vivante_core_pkg::insn_t  end_insn1_i,
  input  logic [63:0]              end_next0_i,
  input  logic [63:0]              end_next1_i,
  input  logic                     end_stk0_i,

  output vivante_core_pkg::group_t killed_group_o,
  input  logic [3:0]               killed_i,         // same clock

  output logic                     peek_valid_o,     // reads a temporary of all lanes
  input  logic                     peek_ready_i,
  output vivante_core_pkg::group_t peek_group_o,
  output logic [7:0]               peek_row_o,
  input  logic [LANES*128-1:0]     peek_data_i,      // a clock later

  output logic                     out_req_valid_o,
  input  logic                     out_req_ready_i,
  output logic [31:0]              out_req_addr_o,
  output logic [127:0]             out_req_data_o,

  output logic                     read_valid_o,     // the slot's registers are free
  output logic                     done_valid_o,     // all is stored and told
  output vivante_core_pkg::group_t done_group_o,
  output logic                     busy_o
);
  // ---- what is kept of each group ----
  localparam int unsigned EndW = 32 + 16 + 128 + 4 + 64 + 2;
  logic [GROUPS-1:0] ended_q;
  logic [EndW-1:0]   end_mem [0:GROUPS-1];
  logic [28:0]       group_mem [0:GROUPS-1];  // number, lanes, helpers
  always_ff @(posedge clk_i) begin
    if (launch_valid_i) group_mem[launch_group_i[GW-1:0]] <= {launch_number_i, launch_lanes_i, launch_helper_i};
    if (end_valid_i[0])
      end_mem[end_insn0_i.group[GW-1:0]] <= {end_insn0_i.order, end_insn0_i.pc, end_insn0_i.words, end_insn0_i.lanes,
                                             end_next0_i, end_stk0_i, end_insn0_i.uop.rsv};
    if (end_valid_i[1])
      end_mem[end_insn1_i.group[GW-1:0]] <= {end_insn1_i.order, end_insn1_i.pc, end_insn1_i.words, end_insn1_i.lanes,
                                             end_next1_i, 1'b0, end_insn1_i.uop.rsv};
  end

  // ---- one group after the other ----
  typedef enum logic [1:0] {
    Idle = 2'd0,
    Work = 2'd1,
    Tell = 2'd2
  } state_e;
  state_e        state_q;
  logic [GW-1:0] group_q, next;
  logic          next_valid;
  common_pick #(.N(GROUPS)) u_next (
    .req_i   (ended_q),
    .after_i (group_q),
    .valid_o (next_valid),
    .index_o (next)
  );
  logic [20:0] number;
  logic [3:0]  lanes, helpers, killed_q, silent;
  assign {number, lanes, helpers} = group_mem[group_q];
  assign killed_group_o           = 3'(next);
  assign silent                   = killed_q | helpers;  // lanes that store a header alone

  vivante_core_pkg::order_t order;
  logic [15:0]              pc;
  logic [127:0]             words;
  logic [3:0]               end_lanes;
  logic [63:0]              end_next;
  logic                     stk, rsv;
  assign {order, pc, words, end_lanes, end_next, stk, rsv} = end_mem[group_q];

  // ---- reading: one vector of all lanes at a time ----
  localparam int unsigned Depth = 4;
  logic [5:0] ask_q;              // vector
  logic [2:0] asked_q;            // not stored yet
  logic       ask, all_read, released_q, read_q;
  assign all_read     = ask_q == outputs_i || (lanes & ~silent) == '0;
  assign peek_valid_o = state_q == Work && !all_read && 32'(asked_q) != Depth;
  assign peek_group_o = 3'(group_q);
  assign peek_row_o   = map_i[{ask_q[4:0], 3'd0} +: 8];
  assign ask          = peek_valid_o && peek_ready_i;
  assign read_valid_o = state_q == Work && all_read && !released_q;
  always_ff @(posedge clk_i) read_q <= rst_ni && ask;

  // ---- storing: headers of all lanes, then vector by vector ----
  logic                 vector_valid, vector_take, is_header_q, store_lane, lane_end, all_done;
  logic [LANES*128-1:0] vector;
  logic [5:0]           store_q;  // vectors that are stored
  logic [1:0]           lane_q;
  logic [31:0]          thread, record;
  logic                 room, unused_full;
  assign unused_full = !room;
  common_fifo #(.WIDTH(LANES * 128), .DEPTH(Depth)) u_vectors (
    .clk_i   (clk_i),
    .rst_ni  (rst_ni),
    .valid_i (read_q),
    .ready_o (room),
    .data_i  (peek_data_i),
    .valid_o (vector_valid),
    .ready_i (vector_take),
    .data_o  (vector)
  );
  assign store_lane      = lanes[lane_q] && (is_header_q || !silent[lane_q]);
  assign all_done        = !is_header_q && (store_q == outputs_i || (lanes & ~silent) == '0);
  assign out_req_valid_o = state_q == Work && !all_done && store_lane && (is_header_q || vector_valid);
  assign lane_end        = state_q == Work && !all_done && (is_header_q || vector_valid) && (!store_lane || out_req_ready_i);
  assign vector_take     = lane_end && !is_header_q && 32'(lane_q) == LANES - 1;
  assign thread          = 32'(number) * LANES + 32'(lane_q);
  assign record          = thread * (32'(outputs_i) + 32'd1);
  assign out_req_addr_o  = (record + (is_header_q ? 32'd0 : 32'(store_q) + 32'd1)) << 4;
  always_comb begin
    out_req_data_o = {32'd0, 31'd0, helpers[lane_q], 31'd0, killed_q[lane_q], 32'd1};
    if (!is_header_q) out_req_data_o = vector[lane_q*128 +: 128];
  end

  always_ff @(posedge clk_i) begin
    if (!rst_ni) begin
      state_q <= Idle;
      ended_q <= '0;
      asked_q <= '0;
      group_q <= '0;
    end else begin
      for (int unsigned g = 0; g < GROUPS; g++) begin
        if (end_valid_i[0] && end_insn0_i.group == 3'(g))      ended_q[g] <= 1'b1;
        else if (end_valid_i[1] && end_insn1_i.group == 3'(g)) ended_q[g] <= 1'b1;
        else if (done_valid_o && 32'(group_q) == g)            ended_q[g] <= 1'b0;
      end
      asked_q <= asked_q + 3'(ask) - 3'(vector_take);
      unique case (state_q)
        Idle: begin
          if (next_valid) state_q <= Work;
          if (next_valid) group_q <= next;
        end
        Work: if (all_done) state_q <= Tell;
        default: state_q <= Idle;
      endcase
    end
    if (state_q == Idle) begin
      ask_q       <= '0;
      released_q  <= 1'b0;
      killed_q    <= killed_i;
      store_q     <= '0;
      lane_q      <= '0;
      is_header_q <= 1'b1;
    end else begin
      if (ask)          ask_q      <= ask_q + 6'd1;
      if (read_valid_o) released_q <= 1'b1;
      if (lane_end) begin
        lane_q <= lane_q + 2'd1;
        if (32'(lane_q) == LANES - 1) begin
          lane_q      <= '0;
          is_header_q <= 1'b0;
          if (!is_header_q) store_q <= store_q + 6'd1;
        end
      end
    end
  end
  assign done_valid_o = state_q == Tell;
  assign done_group_o = 3'(group_q);
  assign busy_o       = state_q != Idle || ended_q != '0;

  // ---- taps: the stores, and the instruction that they belong to ----
  logic [4*32-1:0] tap_addr;
  for (genvar k = 0; k < 4; k++) begin : gen_addr
    assign tap_addr[k*32 +: 32] = out_req_addr_o + k * 4;
  end
  common_tap_mem #(.CORE(CORE), .SPACE(vivante_core_pkg::SpaceOutput), .LANES(4)) u_tap_out (
    .clk_i   (clk_i),
    .valid_i (out_req_valid_o && out_req_ready_i),
    .warp_i  (8'(group_q)),
    .order_i (order),
    .mask_i  (4'hf),
    .lane_i  (24'd0),
    .addr_i  (tap_addr),
    .be_i    (16'hffff),
    .data_i  (out_req_data_o)
  );
  common_tap_retire #(.CORE(CORE), .PC_BITS(64)) u_tap_retire (
    .clk_i     (clk_i),
    .valid_i   (done_valid_o),
    .launch_i  (1'b0),
    .warp_i    (8'(group_q)),
    .order_i   (order),
    .pc_i      (64'(pc)),
    .nwords_i  (3'd4),
    .words_i   (words),
    .active_i  (32'(end_lanes)),
    .next_pc_i (end_next),
    .trap_i    ({14'd0, stk, rsv, 16'd0}),
    .done_i    (1'b1),
    .args_i    (128'd0)
  );

`ifndef SYNTHESIS
  // Groups that have been launched and have not ended
  logic [GROUPS-1:0] runs_q;
  always_ff @(posedge clk_i) begin
    for (int unsigned g = 0; g < GROUPS; g++) begin
      if (!rst_ni)                                                runs_q[g] <= 1'b0;
      else if (launch_valid_i && launch_group_i == 3'(g))         runs_q[g] <= 1'b1;
      else if (end_valid_i[0] && end_insn0_i.group == 3'(g))      runs_q[g] <= 1'b0;
      else if (end_valid_i[1] && end_insn1_i.group == 3'(g))      runs_q[g] <= 1'b0;
    end
  end
  common_held #(.WIDTH(11)) stalled_read_stable (
    .clk_i   (clk_i),
    .rst_ni  (rst_ni),
    .valid_i (peek_valid_o),
    .ready_i (peek_ready_i),
    .data_i  ({peek_group_o, peek_row_o})
  );
  common_held #(.WIDTH(160)) stalled_store_stable (
    .clk_i   (clk_i),
    .rst_ni  (rst_ni),
    .valid_i (out_req_valid_o),
    .ready_i (out_req_ready_i),
    .data_i  ({out_req_addr_o, out_req_data_o})
  );
  always_ff @(posedge clk_i) begin
    if (rst_ni) begin
      group_ends_once: assert ((!end_valid_i[0] || runs_q[end_insn0_i.group[GW-1:0]]) && (!end_valid_i[1] || runs_q[end_insn1_i.group[GW-1:0]])
                               && (end_valid_i != 2'b11 || end_insn0_i.group != end_insn1_i.group))
        else $error("group %0d or %0d ends and does not run", end_insn0_i.group, end_insn1_i.group);
      launched_when_told: assert (!launch_valid_i || !(runs_q[launch_group_i[GW-1:0]] || ended_q[launch_group_i[GW-1:0]]))
        else $error("group %0d is launched before its former one has been told", launch_group_i);
      room_for_what_is_read: assert (!read_q || !unused_full)
        else $error("a vector is read and has no room");
      all_read_is_stored: assert (state_q != Tell || (asked_q == '0 && !read_q && !vector_valid))
        else $error("a group is told and not all that was read for it is stored");
    end
  end
`endif
endmodule
