// Begins groups (model/vivante/machine.md, "Launch and end of a group"): group k goes to slot k mod GROUPS when that is free. Its
// registers are cleared, the records of its threads are read and written to temporaries, then the launch is told and
// the group runs. Reading begins before the slot is free and overlaps: queues take what comes back, and vector n of all
// lanes, put together. It is written at once. A slot is written when the registers of its former group have been read, and the group
// is fetched; it is told when the former one has been, and goes then.
module vivante_launch #(
  parameter int unsigned GROUPS = 4,
  parameter int unsigned LANES  = 4,
  localparam int unsigned GW    = GROUPS > 1 ? $clog2(GROUPS) : 1
) (
  input  logic                     clk_i,
  input  logic                     rst_ni,
  input  logic                     start_i,
  input  logic [20:0]              threads_i,
  input  logic [5:0]               inputs_i,
  input  logic                     header_i,
  input  logic [255:0]             map_i,
  input  logic [GROUPS-1:0]        free_i,          // slots whose registers nobody needs
  input  logic [GROUPS-1:0]        told_i,          // slots whose former group has been told
  output logic                     busy_o,          // groups are still to be launched

  output logic                     in_req_valid_o,
  input  logic                     in_req_ready_i,
  output logic [31:0]              in_req_addr_o,
  input  logic                     in_rsp_valid_i,  // in request order
  input  logic [127:0]             in_rsp_data_i,

  output logic                     x_valid_o,       // a write, of all lanes at once; held until ready
  input  logic                     x_ready_i,
  output logic [LANES-1:0]         x_temp_o,
  output logic                     x_clear_o,       // a0, i0 and KILLED become 0, temporaries fresh
  output logic [LANES-1:0]         x_internal_o,
  output vivante_core_pkg::group_t x_group_o,
  output logic [6:0]               x_row_o,
  output logic [LANES*128-1:0]     x_data_o,

  output logic                     begin_valid_o,   // all is written: the group is fetched
  output logic                     launch_valid_o,  // it is told
  output vivante_core_pkg::group_t launch_group_o,
  output logic [3:0]               launch_lanes_o,  // that have a thread
  output logic [3:0]               launch_helper_o,
  output logic [20:0]              launch_number_o  // k
);
  typedef enum logic [2:0] {
    Idle  = 3'd0,
    Slot  = 3'd1,  // wait for the slot of the next group
    Clear = 3'd2,
    Fill  = 3'd3,  // vectors, as they come
    Begin = 3'd4,
    Tell  = 3'd5
  } state_e;
  state_e        state_q;
  logic [20:0]   number_q, first_q;       // of the group; of its first thread
  logic [GW-1:0] slot_q;
  logic [3:0]    helper_q;

  // Lanes that have a thread
  logic [20:0] left;
  logic [3:0]  lanes;
  logic [1:0]  last_lane;
  logic        last;
  assign left      = threads_i - first_q;
  assign last      = left <= 21'(LANES);
  assign last_lane = last ? 2'(left - 21'd1) : 2'(LANES - 1);
  always_comb for (int unsigned l = 0; l < 4; l++) lanes[l] = l < LANES && 32'(left) > l;

  // Vectors of a record: with a header i0 and HELPER first
  logic [5:0]  vectors;
  logic [31:0] record;
  assign vectors = inputs_i + (header_i ? 6'd2 : 6'd0);

  // ---- asking: vector n of each lane, then vector n + 1 ----
  localparam int unsigned Depth = 16;
  logic         works;
  logic [1:0]   ask_lane_q, take_lane_q;
  logic [5:0]   ask_vector_q, vector_q;
  logic [4:0]   asked_q;                  // that the queue must have room for
  logic         ask, take, data_valid;
  logic [127:0] data;
  assign works          = state_q == Slot || state_q == Clear || state_q == Fill;
  assign in_req_valid_o = works && ask_vector_q != vectors && 32'(asked_q) != Depth;
  assign record         = (32'(first_q) + 32'(ask_lane_q)) * 32'(vectors);
  assign in_req_addr_o  = (record + 32'(ask_vector_q)) << 4;
  assign ask            = in_req_valid_o && in_req_ready_i;
  logic unused_room;
  common_fifo #(.WIDTH(128), .DEPTH(Depth)) u_answers (
    .clk_i   (clk_i),
    .rst_ni  (rst_ni),
    .valid_i (in_rsp_valid_i),
    .ready_o (unused_room),
    .data_i  (in_rsp_data_i),
    .valid_o (data_valid),
    .ready_i (take),
    .data_o  (data)
  );

  // ---- taking: a row is vector n of all lanes, complete when that of the last one has come; rows wait for their slot ----
  localparam int unsigned Rows = 8;
  logic                 row_end, row_room, row_valid, row_take, is_i0, is_helper;
  logic [4:0]           place;
  logic [LANES*128-1:0] row_q, row_d, row;
  assign row_end = take_lane_q == last_lane;
  assign take    = data_valid && row_room;
  always_comb begin
    row_d = row_q;
    for (int unsigned l = 0; l < LANES; l++) if (32'(take_lane_q) == l) row_d[l*128 +: 128] = data;
  end
  common_fifo #(.WIDTH(LANES * 128), .DEPTH(Rows)) u_rows (
    .clk_i   (clk_i),
    .rst_ni  (rst_ni),
    .valid_i (take && row_end),
    .ready_o (row_room),
    .data_i  (row_d),
    .valid_o (row_valid),
    .ready_i (row_take),
    .data_o  (row)
  );
  assign is_i0        = header_i && vector_q == 6'd0;
  assign is_helper    = header_i && vector_q == 6'd1;
  assign place        = 5'(header_i ? vector_q - 6'd2 : vector_q);
  assign x_clear_o    = state_q == Clear;
  assign x_valid_o    = x_clear_o || (state_q == Fill && row_valid && !is_helper);
  assign x_internal_o = is_i0 && !x_clear_o ? lanes[LANES-1:0] : '0;
  assign x_temp_o     = !is_i0 && !x_clear_o ? lanes[LANES-1:0] : '0;
  assign x_group_o    = 3'(slot_q);
  assign x_row_o      = map_i[{place, 3'd0} +: 7];
  assign x_data_o     = row;
  assign row_take     = state_q == Fill && (is_helper || x_ready_i);

  // ---- walk ----
  always_ff @(posedge clk_i) begin
    if (!rst_ni) begin
      state_q <= Idle;
      asked_q <= '0;
    end else begin
      asked_q <= asked_q + 5'(ask) - 5'(take);
      unique case (state_q)
        Idle:    if (start_i) state_q <= Slot;
        Slot:    if (free_i[slot_q]) state_q <= Clear;
        Clear:   if (x_ready_i) state_q <= Fill;
        Fill:    if (vector_q == vectors) state_q <= Begin;
        Begin:   state_q <= Tell;
        default: if (launch_valid_o) state_q <= last ? Idle : Slot;
      endcase
    end
    if (ask) begin
      ask_lane_q <= ask_lane_q == last_lane ? 2'd0 : ask_lane_q + 2'd1;
      if (ask_lane_q == last_lane) ask_vector_q <= ask_vector_q + 6'd1;
    end
    if (take) begin
      take_lane_q <= row_end ? 2'd0 : take_lane_q + 2'd1;
      row_q       <= row_d;
    end
    if (row_take && row_valid) begin
      vector_q <= vector_q + 6'd1;
      for (int unsigned l = 0; l < LANES; l++) if (is_helper) helper_q[l] <= lanes[l] && row[l*128];
    end
    if (state_q == Idle || launch_valid_o) begin
      ask_lane_q   <= '0;
      ask_vector_q <= '0;
      take_lane_q  <= '0;
      vector_q     <= '0;
      helper_q     <= '0;
    end
    if (state_q == Idle) begin
      number_q <= '0;
      first_q  <= '0;
      slot_q   <= '0;
    end
    if (launch_valid_o) begin
      number_q <= number_q + 21'd1;
      first_q  <= first_q + 21'(LANES);
      slot_q   <= 32'(slot_q) == GROUPS - 1 ? '0 : slot_q + GW'(1);
    end
  end
  assign busy_o          = state_q != Idle;
  assign begin_valid_o   = state_q == Begin;
  assign launch_valid_o  = state_q == Tell && told_i[slot_q];
  assign launch_group_o  = 3'(slot_q);
  assign launch_lanes_o  = lanes;
  assign launch_helper_o = helper_q;
  assign launch_number_o = number_q;

`ifndef SYNTHESIS
  common_held #(.WIDTH(11 + 2*LANES + LANES*128)) stalled_write_stable (
    .clk_i   (clk_i),
    .rst_ni  (rst_ni),
    .valid_i (x_valid_o),
    .ready_i (x_ready_i),
    .data_i  ({x_clear_o, x_group_o, x_temp_o, x_internal_o, x_clear_o ? '0 : {x_row_o, x_data_o}})  // a clear has none
  );
  common_held #(.WIDTH(32)) stalled_request_stable (
    .clk_i   (clk_i),
    .rst_ni  (rst_ni),
    .valid_i (in_req_valid_o),
    .ready_i (in_req_ready_i),
    .data_i  (in_req_addr_o)
  );
  always_ff @(posedge clk_i) begin
    if (rst_ni) begin
      vector_was_asked_for: assert (!in_rsp_valid_i || asked_q != '0)
        else $error("an input vector comes that nobody asked for");
      started_when_idle: assert (!start_i || state_q == Idle)
        else $error("a start while groups are still launched");
      slot_is_free: assert (!begin_valid_o || free_i[slot_q])
        else $error("a group begins in slot %0d, whose registers are still needed", slot_q);
      there_is_a_thread: assert (state_q == Idle || lanes != '0)
        else $error("a group is launched that has no thread");
    end
  end
`endif
endmodule
