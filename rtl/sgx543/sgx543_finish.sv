// Ends instances (model/sgx543/machine.md, "Launch and end"). The instruction that ends one does not retire by itself: it waits here until
// the output record is stored: status, depth, registers. Registers are read four at a time where a pass leaves a reader free; they
// wait in a queue. A secondary program has no record.
module sgx543_finish #(
  parameter int unsigned INSTANCES = 4,
  parameter int unsigned CORE      = 0,
  localparam int unsigned SW       = INSTANCES > 1 ? $clog2(INSTANCES) : 1
) (
  input  logic                     clk_i,
  input  logic                     rst_ni,
  input  logic                     secondary_i,       // runs
  input  logic [1:0]               out_bank_i,
  input  logic [6:0]               out_first_i,
  input  logic [7:0]               out_count_i,

  input  logic                     launch_valid_i,
  input  sgx543_core_pkg::slot_t   launch_slot_i,
  input  logic [20:0]              launch_instance_i,
  input  logic                     depth_valid_i,
  input  sgx543_core_pkg::slot_t   depth_slot_i,
  input  logic [31:0]              depth_i,

  input  logic                     end_valid_i,
  input  sgx543_core_pkg::retire_t end_i,

  output logic                     record_valid_o,
  input  logic                     record_ready_i,
  output sgx543_core_pkg::slot_t   record_slot_o,
  output sgx543_core_pkg::place_t  record_o,          // four registers
  input  logic                     result_valid_i,    // in the order asked for
  input  logic [127:0]             result_i,

  output logic                     out_req_valid_o,
  input  logic                     out_req_ready_i,
  output logic [31:0]              out_req_addr_o,
  output logic [31:0]              out_req_data_o,

  output logic                     read_valid_o,      // the slot's registers have been read
  output logic                     done_valid_o,      // the slot is free
  output sgx543_core_pkg::slot_t   done_slot_o,
  output logic                     done_well_o,       // by its end
  output logic                     busy_o
);
  // ---- what is kept of each slot ----
  localparam int unsigned EndW = $bits(end_i);
  logic [INSTANCES-1:0] ended_q, depth_q;
  logic [EndW-1:0]      end_mem [0:INSTANCES-1];
  logic [20:0]          number_mem [0:INSTANCES-1];
  logic [31:0]          depth_mem [0:INSTANCES-1];
  logic work_clk;  // of an instance that ends, and a clock more; and of what is kept of one that begins or has a depth
  common_gate #(.SPAN(2)) u_work_clk (
    .clk_i(clk_i), .rst_ni(rst_ni), .clk_o(work_clk),
    .moves_i({busy_o, busy_o || launch_valid_i || depth_valid_i || end_valid_i || result_valid_i}));
  always_ff @(posedge work_clk) begin
    if (launch_valid_i) number_mem[launch_slot_i[SW-1:0]] <= launch_instance_i;
    if (end_valid_i)    end_mem[end_i.slot[SW-1:0]]       <= end_i;
    if (depth_valid_i)  depth_mem[depth_slot_i[SW-1:0]]   <= depth_i;
    for (int unsigned s = 0; s < INSTANCES; s++) begin
      if (launch_valid_i && launch_slot_i == 4'(s))     depth_q[s] <= 1'b0;
      else if (depth_valid_i && depth_slot_i == 4'(s))  depth_q[s] <= 1'b1;
      if (!rst_ni)                                      ended_q[s] <= 1'b0;
      else if (end_valid_i && end_i.slot == 4'(s))      ended_q[s] <= 1'b1;
      else if (done_valid_o && slot_q == SW'(s))        ended_q[s] <= 1'b0;
    end
  end

  // ---- one slot after the other ----
  typedef enum logic [1:0] {
    Idle = 2'd0,
    Work = 2'd1,
    Tell = 2'd2
  } state_e;
  state_e        state_q;
  logic [SW-1:0] slot_q, next;
  logic          next_valid;
  common_pick #(.N(INSTANCES)) u_next (
    .req_i   (ended_q),
    .after_i (slot_q),
    .valid_o (next_valid),
    .index_o (next)
  );
  sgx543_core_pkg::retire_t ended;
  logic [20:0]              number;
  logic [1:0]               status;
  assign ended  = end_mem[slot_q];
  assign number = number_mem[slot_q];
  assign status = ended.illegal ? 2'd2 : ended.killed ? 2'd3 : 2'd1;

  // ---- asking for registers ----
  localparam int unsigned Depth = 32;    // all of a record, so that the next instance need not wait until it is stored
  logic [5:0] asked_q, came_q;       // rows of four
  logic       ask, read_q;
  logic [6:0] first;
  assign first          = out_first_i + {asked_q[4:0], 2'b00};
  assign record_valid_o = state_q == Work && !secondary_i && {asked_q, 2'b00} < out_count_i;
  assign ask            = record_valid_o && record_ready_i;
  assign record_slot_o  = 4'(slot_q);
  assign record_o       = {1'b0, out_bank_i, first, 4'hf};

  // ---- storing: the header's two words, then the registers ----
  logic         row_valid, row_take, stores, stored, unused_room;
  logic [127:0] row;
  logic [7:0]   word_q;
  logic [31:0]  record, place;
  common_fifo #(.WIDTH(128), .DEPTH(Depth)) u_rows (
    .clk_i   (work_clk),
    .rst_ni  (rst_ni),
    .valid_i (result_valid_i),
    .ready_o (unused_room),
    .data_i  (result_i),
    .valid_o (row_valid),
    .ready_i (row_take),
    .data_o  (row)
  );
  logic [7:0] register_word;
  assign register_word   = word_q - 8'd2;
  assign stored          = secondary_i || word_q == out_count_i + 8'd2;
  assign stores          = state_q == Work && !stored && (word_q < 8'd2 || row_valid);
  assign out_req_valid_o = stores;
  assign record          = 32'(number) * (32'(out_count_i) + 32'd2);
  assign place           = record + 32'(word_q);
  assign out_req_addr_o  = place << 2;
  assign row_take        = stores && out_req_ready_i && word_q >= 8'd2 && (register_word[1:0] == 2'd3 || register_word == out_count_i - 8'd1);
  always_comb begin
    out_req_data_o = row[{register_word[1:0], 5'd0} +: 32];
    if (word_q == 8'd0) out_req_data_o = {23'd0, depth_q[slot_q], 6'd0, status};
    if (word_q == 8'd1) out_req_data_o = depth_q[slot_q] ? depth_mem[slot_q] : 32'd0;
  end

  always_ff @(posedge work_clk) begin
    if (!rst_ni) begin
      state_q   <= Idle;
      slot_q    <= '0;
    end else begin
      unique case (state_q)
        Idle: begin
          if (next_valid) state_q <= Work;
          if (next_valid) slot_q <= next;
        end
        Work:    if (stored) state_q <= Tell;
        default: state_q <= Idle;
      endcase
    end
    if (state_q == Idle) begin
      asked_q <= '0;
      came_q  <= '0;
      read_q  <= 1'b0;
      word_q  <= '0;
    end else begin
      if (result_valid_i) came_q <= came_q + 6'd1;
      if (read_valid_o)   read_q <= 1'b1;
      if (ask) asked_q <= asked_q + 6'd1;
      if (stores && out_req_ready_i) word_q <= word_q + 8'd1;
    end
  end
  assign read_valid_o = state_q == Work && !read_q && (secondary_i || {came_q, 2'b00} >= out_count_i);
  assign done_valid_o = state_q == Tell;
  assign done_slot_o  = 4'(slot_q);
  assign done_well_o  = status == 2'd1;
  assign busy_o       = state_q != Idle || ended_q != '0;

  // ---- taps: the stores, and the instruction that they belong to ----
  common_tap_mem #(.CORE(CORE), .SPACE(sgx543_core_pkg::SpaceOutput), .LANES(1)) u_tap_out (
    .clk_i   (work_clk),
    .valid_i (out_req_valid_o && out_req_ready_i),
    .warp_i  (8'(slot_q)),
    .order_i (ended.order),
    .mask_i  (1'b1),
    .lane_i  (6'd0),
    .addr_i  (out_req_addr_o),
    .be_i    (4'hf),
    .data_i  (out_req_data_o)
  );
  common_tap_retire #(.CORE(CORE), .PC_BITS(32)) u_tap_retire (
    .clk_i     (work_clk),
    .valid_i   (done_valid_o),
    .launch_i  (1'b0),
    .warp_i    (8'(slot_q)),
    .order_i   (ended.order),
    .pc_i      (32'(ended.pc)),
    .nwords_i  (ended.outside ? 3'd0 : 3'd2),
    .words_i   ({64'd0, ended.word}),
    .active_i  (32'd1),
    .next_pc_i (32'(ended.next_pc)),
    .trap_i    ({14'd0, ended.exception, ended.oob, 15'd0, ended.illegal}),
    .done_i    (1'b1),
    .args_i    (128'd0)
  );

`ifndef SYNTHESIS
  common_held #(.WIDTH(64)) stalled_store_stable (
    .clk_i   (clk_i),
    .rst_ni  (rst_ni),
    .valid_i (out_req_valid_o),
    .ready_i (out_req_ready_i),
    .data_i  ({out_req_addr_o, out_req_data_o})
  );
  always_ff @(posedge clk_i) begin
    if (rst_ni) begin
      row_was_asked_for: assert (!result_valid_i || came_q != asked_q)
        else $error("registers come that nobody asked for");
      rows_have_room: assert (!result_valid_i || unused_room)
        else $error("registers find no room");
      ends_by_its_last: assert (!end_valid_i || end_i.done)
        else $error("slot %0d ends with an instruction that goes on", end_i.slot);
      launched_when_free: assert (!launch_valid_i || !ended_q[launch_slot_i[SW-1:0]])
        else $error("slot %0d is launched before its record is stored", launch_slot_i);
      depth_while_it_runs: assert (!depth_valid_i || !ended_q[depth_slot_i[SW-1:0]])
        else $error("slot %0d has a depth behind its end", depth_slot_i);
      slot_ends_once: assert (!end_valid_i || !ended_q[end_i.slot[SW-1:0]])
        else $error("slot %0d ends twice", end_i.slot);
    end
  end
`endif
endmodule
