// Begins instances (model/sgx543/machine.md, "Launch and end"): instance n goes to slot n mod INSTANCES when that is free; a secondary
// program goes first, to slot 0, alone. Of each file a row is written in a clock: words of the record, or 0; sa is set if it is the slot's
// first launch. Records are read, and registers written, while the instance before still waits for its output record to be stored.
module sgx543_launch #(
  parameter int unsigned INSTANCES = 4,
  parameter int unsigned CORE      = 0,
  localparam int unsigned SW       = INSTANCES > 1 ? $clog2(INSTANCES) : 1
) (
  input  logic                     clk_i,
  input  logic                     rst_ni,
  input  logic                     start_i,
  input  sgx543_core_pkg::pc_t     start_pc_i,
  input  sgx543_core_pkg::pc_t     end_pc_i,
  input  logic [20:0]              instances_i,
  input  logic [7:0]               pa_count_i,
  input  logic [7:0]               o_count_i,
  input  sgx543_core_pkg::pc_t     sec_start_i,
  input  sgx543_core_pkg::pc_t     sec_end_i,
  input  logic                     secondary_i,     // there is one
  input  logic                     read_valid_i,    // a slot's registers are not needed any more
  input  logic                     done_valid_i,    // it becomes free
  input  sgx543_core_pkg::slot_t   done_slot_i,
  input  logic                     done_well_i,
  output logic                     busy_o,          // instances run, or are still to be launched
  output logic                     secondary_o,     // the secondary program runs
  output sgx543_core_pkg::pc_t     prog_end_o,

  output logic                     in_req_valid_o,
  input  logic                     in_req_ready_i,
  output logic [31:0]              in_req_addr_o,
  input  logic                     in_rsp_valid_i,  // in request order
  input  logic [31:0]              in_rsp_data_i,

  output logic [4:0]               x_valid_o,       // r, o, pa, sa, internal
  input  logic [4:0]               x_ready_i,
  output logic [24:0]              x_row_o,
  output logic [4:0]               x_record_o,      // files whose row is x_data_o, else it is 0
  output logic [127:0]             x_data_o,
  output logic                     x_state_valid_o,
  input  logic                     x_state_ready_i,

  output logic                     launch_valid_o,
  input  logic                     launch_ready_i,  // sgx543_fetch takes it
  output sgx543_core_pkg::slot_t   launch_slot_o,
  input  sgx543_core_pkg::order_t  launch_order_i,
  output sgx543_core_pkg::pc_t     launch_pc_o,
  output logic [20:0]              launch_instance_o
);
  typedef enum logic [2:0] {
    Idle  = 3'd0,
    Slot  = 3'd1,   // wait for the slot
    Sweep = 3'd2,   // registers
    State = 3'd3,
    Tell  = 3'd4    // when the instance before has retired
  } state_e;
  state_e               state_q;
  logic [20:0]          number_q, instance_q;   // of the launch, of the instance
  logic [SW-1:0]        slot_q;
  logic [INSTANCES-1:0] free_q, read_q, first_q;
  logic                 is_secondary, secondary_q, failed_q, last, launches, slot_is_read;
  assign is_secondary = secondary_i && number_q == '0;
  // after a secondary program all waits until it is known how it ended
  assign slot_is_read = secondary_q ? free_q[slot_q] : read_q[slot_q];
  assign last         = !is_secondary && instance_q == instances_i - 21'd1;

  // ---- the record: its words come in order and make rows of four, of pa, then of o ----
  localparam int unsigned Depth = 32;
  logic [8:0]   words, ask_q, came_q;
  logic [5:0]   rows_q;                         // that the queue must have room for
  logic         works, ask, ask_starts, take, row_valid, row_ends, to_pa, unused_room;
  logic [7:0]   place;                          // of the word that comes, in its file
  logic [127:0] row, row_d, row_now_q;
  logic [31:0]  record;
  assign words          = is_secondary ? 9'd0 : 9'(pa_count_i) + 9'(o_count_i);
  assign works          = (state_q == Slot && !secondary_q) || state_q == Sweep;
  assign ask_starts     = ask_q < 9'(pa_count_i) ? ask_q[1:0] == 2'd0 : 2'(ask_q - 9'(pa_count_i)) == 2'd0;
  assign in_req_valid_o = works && ask_q != words && !(ask_starts && 32'(rows_q) == Depth);
  assign record         = 32'(instance_q) * 32'(words) + 32'(ask_q);
  assign in_req_addr_o  = record << 2;
  assign ask            = in_req_valid_o && in_req_ready_i;
  assign to_pa          = came_q < 9'(pa_count_i);
  assign place          = 8'(to_pa ? came_q : came_q - 9'(pa_count_i));
  assign row_ends       = place[1:0] == 2'd3 || place == (to_pa ? pa_count_i : o_count_i) - 8'd1;
  always_comb begin
    row_d = place[1:0] == 2'd0 ? 128'd0 : row_now_q;
    row_d[{place[1:0], 5'd0} +: 32] = in_rsp_data_i;
  end
  logic work_clk, waits;   // it stands still while all waits: for a start, a slot, words of the record
  assign waits = state_q == Idle || (state_q == Slot && !failed_q && !slot_is_read) || (state_q == Sweep && !swept && x_valid_o == '0);
  common_gate u_work_clk (
    .clk_i(clk_i), .rst_ni(rst_ni), .clk_o(work_clk),
    .moves_i(!waits || start_i || read_valid_i || done_valid_i || in_req_valid_o || in_rsp_valid_i || row_valid));
  common_fifo #(.WIDTH(128), .DEPTH(Depth)) u_rows (
    .clk_i   (work_clk),
    .rst_ni  (rst_ni),
    .valid_i (in_rsp_valid_i && row_ends),
    .ready_o (unused_room),
    .data_i  (row_d),
    .valid_o (row_valid),
    .ready_i (take),
    .data_o  (row)
  );

  // ---- writing: a row of each file at a time, those of the record or 0 ----
  logic [5:0] row_q [0:4];
  logic [4:0] records;                          // files whose row at hand is one of the record
  logic       swept;
  assign records[0]   = 1'b0;
  assign records[1]   = !is_secondary && {row_q[1], 2'b00} < o_count_i;
  assign records[2]   = !is_secondary && {row_q[2], 2'b00} < pa_count_i;
  assign records[4:3] = 2'b00;
  always_comb begin
    swept = 1'b1;
    for (int unsigned f = 0; f < 5; f++) begin
      x_row_o[5*f +: 5] = row_q[f][4:0];
      x_valid_o[f]      = state_q == Sweep && row_q[f] != (f == 4 ? 6'd4 : 6'd32);
      if (x_valid_o[f]) swept = 1'b0;
    end
    if (!first_q[slot_q]) x_valid_o[3] = 1'b0;
    if (records[2]) x_valid_o[2] = x_valid_o[2] && row_valid;
    // rows of o come behind all of pa
    if (records[1]) x_valid_o[1] = x_valid_o[1] && row_valid && !records[2];
  end
  assign take       = (records[2] && x_valid_o[2] && x_ready_i[2]) || (records[1] && x_valid_o[1] && x_ready_i[1]);
  assign x_record_o = records;
  assign x_data_o   = row;
  assign x_state_valid_o = state_q == State;

  // ---- walk ----
  logic secondary_clk;   // of its own, for much hangs on what runs
  common_gate u_secondary_clk (
    .clk_i(clk_i), .rst_ni(rst_ni), .clk_o(secondary_clk),
    .moves_i(state_q == Slot && slot_is_read));
  always_ff @(posedge secondary_clk) begin
    if (!rst_ni)                              secondary_q <= 1'b0;
    else if (state_q == Slot && slot_is_read) secondary_q <= is_secondary;
  end
  always_ff @(posedge work_clk) begin
    if (!rst_ni) begin
      state_q <= Idle;
      rows_q  <= '0;
      free_q  <= '1;
      read_q  <= '1;
      failed_q <= 1'b0;
    end else begin
      rows_q <= rows_q + 6'(ask && ask_starts) - 6'(take);
      for (int unsigned s = 0; s < INSTANCES; s++) begin
        if (done_valid_i && done_slot_i == 4'(s)) free_q[s] <= 1'b1;
        else if (launches && slot_q == SW'(s))    free_q[s] <= 1'b0;
        if (read_valid_i && done_slot_i == 4'(s)) read_q[s] <= 1'b1;
        else if (launches && slot_q == SW'(s))    read_q[s] <= 1'b0;
      end
      if (start_i)                                             failed_q <= 1'b0;
      else if (done_valid_i && secondary_q && !done_well_i)    failed_q <= 1'b1;
      unique case (state_q)
        Idle: if (start_i) state_q <= Slot;
        Slot: begin
          if (failed_q)         state_q <= Idle;
          else if (slot_is_read) state_q <= Sweep;
        end
        Sweep: if (swept) state_q <= State;
        State: if (x_state_ready_i) state_q <= Tell;
        default: if (launches) state_q <= last ? Idle : Slot;
      endcase
    end
    if (ask) ask_q <= ask_q + 9'd1;
    if (in_rsp_valid_i) begin
      came_q    <= came_q + 9'd1;
      row_now_q <= row_d;
    end
    for (int unsigned f = 0; f < 5; f++) begin
      if (state_q == Slot)                   row_q[f] <= f == 3 && !first_q[slot_q] ? 6'd32 : 6'd0;
      else if (x_valid_o[f] && x_ready_i[f]) row_q[f] <= row_q[f] + 6'd1;
    end
    if (state_q == Idle || state_q == Tell) begin
      ask_q  <= '0;
      came_q <= '0;
    end
    if (state_q == Idle) begin
      number_q   <= '0;
      instance_q <= '0;
      slot_q     <= '0;
      first_q    <= '1;
    end
    if (launches) begin
      first_q[slot_q] <= 1'b0;
      number_q        <= number_q + 21'd1;
      if (!is_secondary) begin
        instance_q <= instance_q + 21'd1;
        slot_q     <= 32'(slot_q) == INSTANCES - 1 ? '0 : slot_q + SW'(1);
      end
    end
  end
  assign busy_o            = state_q != Idle || free_q != '1;
  assign secondary_o       = secondary_q;
  assign prog_end_o        = secondary_q ? sec_end_i : end_pc_i;
  assign launch_valid_o    = state_q == Tell && free_q[slot_q];
  assign launches          = launch_valid_o && launch_ready_i;
  assign launch_slot_o     = 4'(slot_q);
  assign launch_pc_o       = is_secondary ? sec_start_i : start_pc_i;
  assign launch_instance_o = instance_q;
  common_tap_retire #(.CORE(CORE), .PC_BITS(32)) u_tap_launch (
    .clk_i     (work_clk),
    .valid_i   (launches),
    .launch_i  (1'b1),
    .warp_i    (8'(slot_q)),
    .order_i   (launch_order_i),
    .pc_i      (32'(launch_pc_o)),
    .nwords_i  (3'd0),
    .words_i   (128'd0),
    .active_i  (32'd0),
    .next_pc_i (32'd0),
    .trap_i    (32'd0),
    .done_i    (1'b0),
    .args_i    ({12'd0, prog_end_o, 31'd0, is_secondary, 12'd0, launch_pc_o, 11'd0, number_q})
  );

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
      answer_was_asked_for: assert (!in_rsp_valid_i || came_q != ask_q)
        else $error("a word of a record comes that nobody asked for");
      slot_was_taken: assert (!done_valid_i || !free_q[done_slot_i[SW-1:0]])
        else $error("slot %0d becomes free twice", done_slot_i);
      read_once: assert (!read_valid_i || !read_q[done_slot_i[SW-1:0]])
        else $error("slot %0d is read twice", done_slot_i);
      starts_when_idle: assert (!start_i || !busy_o)
        else $error("a start while instances run");
      starts_with_something: assert (!start_i || instances_i != '0)
        else $error("a start without instances");
      record_fits: assert (!start_i || (pa_count_i <= 8'd128 && o_count_i <= 8'd128))
        else $error("a record of %0d and %0d words", pa_count_i, o_count_i);
      room_for_rows: assert (!(in_rsp_valid_i && row_ends) || unused_room)
        else $error("a row of a record finds no room");
    end
  end
`endif
endmodule
