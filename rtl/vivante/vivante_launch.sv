// Begins groups (model/vivante/README.md, "Launch and end of a group"): group k goes to slot k mod GROUPS when that is free. Its
// registers are cleared, the records of its threads are read and written to temporaries, then the launch is told and
// the group runs. Reads overlap: a queue takes what comes back.
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
  input  logic [7:0]               temps_i,
  input  logic [255:0]             map_i,
  input  logic [GROUPS-1:0]        free_i,          // slots without a group
  output logic                     busy_o,          // groups are still to be launched

  output logic                     in_req_valid_o,
  input  logic                     in_req_ready_i,
  output logic [31:0]              in_req_addr_o,
  input  logic                     in_rsp_valid_i,  // in request order
  input  logic [127:0]             in_rsp_data_i,

  output logic                     x_valid_o,       // a write; held until ready
  input  logic                     x_ready_i,
  output logic [LANES-1:0]         x_temp_o,
  output logic                     x_a0_o,          // a0 := 0, killed := 0, in all lanes
  output logic [LANES-1:0]         x_internal_o,
  output vivante_core_pkg::group_t x_group_o,
  output logic [6:0]               x_row_o,
  output logic [127:0]             x_data_o,

  output logic                     launch_valid_o,  // all is written
  output vivante_core_pkg::group_t launch_group_o,
  output logic [3:0]               launch_lanes_o,  // that have a thread
  output logic [3:0]               launch_helper_o,
  output logic [20:0]              launch_number_o  // k
);
  typedef enum logic [2:0] {
    Idle  = 3'd0,
    Slot  = 3'd1,  // wait for the slot of the next group
    Clear = 3'd2,  // a0, killed
    Zero  = 3'd3,  // temporaries
    Fetch = 3'd4,  // records, lane by lane
    Tell  = 3'd5
  } state_e;
  state_e        state_q;
  logic [20:0]   number_q, first_q;       // of the group; of its first thread
  logic [GW-1:0] slot_q;
  logic [6:0]    row_q;
  logic [3:0]    lanes_q, helper_q;

  // Vectors of a record: with a header i0 and HELPER first
  logic [5:0]  vectors;
  logic [31:0] record;
  assign vectors = inputs_i + (header_i ? 6'd2 : 6'd0);

  // ---- asking: lane, vector ----
  logic [2:0]  ask_lane_q, take_lane_q;   // LANES: all are asked for
  logic [5:0]  ask_vector_q, take_vector_q;
  logic [4:0]  asked_q;                   // that the queue must have room for
  logic        ask, asks, take, full;
  logic        data_valid;
  logic [127:0] data;
  localparam int unsigned Depth = 16;
  function automatic logic [2:0] next_lane(input logic [2:0] lane);
    next_lane = lane + 3'd1;
  endfunction
  assign full           = 32'(asked_q) == Depth;
  assign asks           = state_q == Fetch && 32'(ask_lane_q) < LANES && lanes_q[ask_lane_q[1:0]] && vectors != '0 && !full;
  assign in_req_valid_o = asks;
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

  // ---- taking: what comes back, or, of a lane without header, an i0 of zeros ----
  logic       is_i0, is_helper, plain_i0;
  logic [4:0] vector;
  assign is_i0     = header_i && take_vector_q == 6'd0;
  assign is_helper = header_i && take_vector_q == 6'd1;
  assign vector    = 5'(header_i ? take_vector_q - 6'd2 : take_vector_q);
  logic       lane_on, lane_done, i0_done_q;
  assign lane_on   = lanes_q[take_lane_q[1:0]];
  assign plain_i0  = state_q == Fetch && !i0_done_q;  // all lanes are cleared first
  assign lane_done = !lane_on || vectors == '0;
  always_comb begin
    x_valid_o    = 1'b0;
    x_temp_o     = '0;
    x_a0_o       = 1'b0;
    x_internal_o = '0;
    x_row_o      = row_q;
    x_data_o     = '0;
    take         = 1'b0;
    unique case (state_q)
      Clear: begin
        x_valid_o = 1'b1;
        x_a0_o    = 1'b1;
      end
      Zero: begin
        x_valid_o = 1'b1;
        x_temp_o  = '1;
      end
      Fetch: begin
        if (plain_i0) begin
          x_valid_o    = 1'b1;
          x_internal_o = '1;
        end else if (32'(take_lane_q) < LANES && !lane_done && data_valid) begin
          x_data_o = data;
          x_row_o  = map_i[{vector, 3'd0} +: 7];
          if (is_helper) take = 1'b1;
          else begin
            x_valid_o = 1'b1;
            take      = x_ready_i;
            if (is_i0) x_internal_o[take_lane_q[$clog2(LANES > 1 ? LANES : 2)-1:0]] = 1'b1;
            else       x_temp_o[take_lane_q[$clog2(LANES > 1 ? LANES : 2)-1:0]]     = 1'b1;
          end
        end
      end
      default: ;
    endcase
  end
  assign x_group_o = 3'(slot_q);

  // ---- walk ----
  logic [20:0] left;
  logic        last;
  assign left = threads_i - first_q;
  assign last = left <= 21'(LANES);
  always_ff @(posedge clk_i) begin
    if (!rst_ni) begin
      state_q  <= Idle;
      asked_q  <= '0;
    end else begin
      asked_q <= asked_q + 5'(ask) - 5'(take);
      unique case (state_q)
        Idle: if (start_i) state_q <= Slot;
        Slot: if (free_i[slot_q]) state_q <= Clear;
        Clear: if (x_ready_i) state_q <= temps_i == '0 ? Fetch : Zero;
        Zero: if (x_ready_i && 8'(row_q) + 8'd1 == temps_i) state_q <= Fetch;
        Fetch: if (i0_done_q && 32'(take_lane_q) == LANES) state_q <= Tell;
        Tell: state_q <= last ? Idle : Slot;
        default: state_q <= Idle;
      endcase
    end
    unique case (state_q)
      Idle: begin
        number_q <= '0;
        first_q  <= '0;
        slot_q   <= '0;
      end
      Slot: begin
        row_q         <= '0;
        ask_lane_q    <= '0;
        ask_vector_q  <= '0;
        take_lane_q   <= '0;
        take_vector_q <= '0;
        helper_q      <= '0;
        i0_done_q     <= 1'b0;
        for (int unsigned l = 0; l < 4; l++) lanes_q[l] <= l < LANES && 32'(left) > l;
      end
      Zero: if (x_ready_i) row_q <= row_q + 7'd1;
      Fetch: begin
        if (plain_i0 && x_ready_i) i0_done_q <= 1'b1;
        if (32'(ask_lane_q) < LANES && (!lanes_q[ask_lane_q[1:0]] || vectors == '0 || (ask && ask_vector_q + 6'd1 == vectors))) begin
          ask_lane_q   <= next_lane(ask_lane_q);
          ask_vector_q <= '0;
        end else if (ask) begin
          ask_vector_q <= ask_vector_q + 6'd1;
        end
        if (i0_done_q && 32'(take_lane_q) < LANES && (lane_done || (take && take_vector_q + 6'd1 == vectors))) begin
          take_lane_q   <= next_lane(take_lane_q);
          take_vector_q <= '0;
        end else if (take) begin
          take_vector_q <= take_vector_q + 6'd1;
        end
        if (take && is_helper) helper_q[take_lane_q[1:0]] <= data[0];
      end
      Tell: begin
        number_q <= number_q + 21'd1;
        first_q  <= first_q + 21'(LANES);
        slot_q   <= 32'(slot_q) == GROUPS - 1 ? '0 : slot_q + GW'(1);
      end
      default: ;
    endcase
  end
  assign busy_o          = state_q != Idle;
  assign launch_valid_o  = state_q == Tell;
  assign launch_group_o  = 3'(slot_q);
  assign launch_lanes_o  = lanes_q;
  assign launch_helper_o = helper_q;
  assign launch_number_o = number_q;

`ifndef SYNTHESIS
  common_held #(.WIDTH(32)) stalled_request_stable (
    .clk_i   (clk_i),
    .rst_ni  (rst_ni),
    .valid_i (in_req_valid_o),
    .ready_i (in_req_ready_i),
    .data_i  (in_req_addr_o)
  );
  always_ff @(posedge clk_i) begin
    if (rst_ni) begin
      answer_was_asked_for: assert (!in_rsp_valid_i || asked_q != '0)
        else $error("an input vector comes that nobody asked for");
    end
  end
`endif
endmodule
