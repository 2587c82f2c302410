// Begins instances (model/sgx543/README.md, "Launch and end"): instance n goes to slot n mod INSTANCES when that is free; a secondary
// program goes first, to slot 0, alone. Registers are cleared, a row of each file a clock, sa is set if it is the slot's first launch, then
// the words of the record are written as they come; reading them begins before the slot is free.
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
  input  logic                     done_valid_i,    // a slot becomes free
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
  output logic [3:0]               x_words_o,
  output logic [31:0]              x_data_o,
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
    Clear = 3'd2,
    Fill  = 3'd3,   // words, as they come
    State = 3'd4,
    Tell  = 3'd5
  } state_e;
  state_e               state_q;
  logic [20:0]          number_q, instance_q;   // of the launch, of the instance
  logic [SW-1:0]        slot_q;
  logic [INSTANCES-1:0] free_q, first_q;
  logic                 is_secondary, secondary_q, failed_q, last;
  assign is_secondary = secondary_i && number_q == '0;
  assign last         = !is_secondary && instance_q == instances_i - 21'd1;

  // ---- the record ----
  localparam int unsigned Depth = 32;
  logic [8:0]  words, ask_q, taken_q;
  logic [5:0]  asked_q;                         // that the queue must have room for
  logic        works, ask, take, word_valid, unused_room;
  logic [31:0] word, record;
  assign words          = is_secondary ? 9'd0 : 9'(pa_count_i) + 9'(o_count_i);
  assign works          = (state_q == Slot && !secondary_q) || state_q == Clear || state_q == Fill;
  assign in_req_valid_o = works && ask_q != words && 32'(asked_q) != Depth;
  assign record         = 32'(instance_q) * 32'(words) + 32'(ask_q);
  assign in_req_addr_o  = record << 2;
  assign ask            = in_req_valid_o && in_req_ready_i;
  common_fifo #(.WIDTH(32), .DEPTH(Depth)) u_words (
    .clk_i   (clk_i),
    .rst_ni  (rst_ni),
    .valid_i (in_rsp_valid_i),
    .ready_o (unused_room),
    .data_i  (in_rsp_data_i),
    .valid_o (word_valid),
    .ready_i (take),
    .data_o  (word)
  );

  // ---- writing: rows of each file, then words ----
  logic [4:0] cleared_q;
  logic [4:0] row_q [0:4];
  logic       to_pa;
  logic [6:0] place;                            // of the word in its file
  assign to_pa = taken_q < 9'(pa_count_i);
  assign place = 7'(to_pa ? taken_q : taken_q - 9'(pa_count_i));
  assign take  = state_q == Fill && word_valid && (to_pa ? x_ready_i[2] : x_ready_i[1]);
  always_comb begin
    for (int unsigned f = 0; f < 5; f++) x_row_o[5*f +: 5] = row_q[f];
    x_valid_o = state_q == Clear ? ~cleared_q : 5'd0;
    x_words_o = 4'hf;
    x_data_o  = 32'd0;
    if (state_q == Fill) begin
      x_valid_o[2]   = word_valid && to_pa;
      x_valid_o[1]   = word_valid && !to_pa;
      x_words_o      = 4'd1 << place[1:0];
      x_row_o[14:10] = place[6:2];
      x_row_o[9:5]   = place[6:2];
      x_data_o       = word;
    end
  end
  assign x_state_valid_o = state_q == State;

  // ---- walk ----
  always_ff @(posedge clk_i) begin
    if (!rst_ni) begin
      state_q <= Idle;
      asked_q <= '0;
      free_q  <= '1;
      failed_q <= 1'b0;
      secondary_q <= 1'b0;
    end else begin
      asked_q <= asked_q + 6'(ask) - 6'(take);
      for (int unsigned s = 0; s < INSTANCES; s++) begin
        if (done_valid_i && done_slot_i == 4'(s))                             free_q[s] <= 1'b1;
        else if (launch_valid_o && launch_ready_i && slot_q == SW'(s))        free_q[s] <= 1'b0;
      end
      if (start_i)                                             failed_q <= 1'b0;
      else if (done_valid_i && secondary_q && !done_well_i)    failed_q <= 1'b1;
      unique case (state_q)
        Idle: if (start_i) state_q <= Slot;
        Slot: begin
          if (failed_q)            state_q <= Idle;
          else if (free_q[slot_q]) state_q <= Clear;
          if (free_q[slot_q])      secondary_q <= is_secondary;
        end
        Clear: if (cleared_q == '1) state_q <= Fill;
        Fill:  if (taken_q == words) state_q <= State;
        State: if (x_state_ready_i) state_q <= Tell;
        default: if (launch_ready_i) state_q <= last ? Idle : Slot;
      endcase
    end
    if (ask)  ask_q   <= ask_q + 9'd1;
    if (take) taken_q <= taken_q + 9'd1;
    for (int unsigned f = 0; f < 5; f++) begin
      if (state_q == Clear && x_valid_o[f] && x_ready_i[f]) begin
        row_q[f] <= row_q[f] + 5'd1;
        if (row_q[f] == (f == 4 ? 5'd3 : 5'd31)) cleared_q[f] <= 1'b1;
      end
      if (state_q == Slot) begin
        row_q[f]     <= '0;
        cleared_q[f] <= f == 3 && !first_q[slot_q];
      end
    end
    if (state_q == Idle || state_q == Tell) begin
      ask_q   <= '0;
      taken_q <= '0;
    end
    if (state_q == Idle) begin
      number_q   <= '0;
      instance_q <= '0;
      slot_q     <= '0;
      first_q    <= '1;
    end
    if (launch_valid_o && launch_ready_i) begin
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
  assign launch_valid_o    = state_q == Tell;
  assign launch_slot_o     = 4'(slot_q);
  assign launch_pc_o       = is_secondary ? sec_start_i : start_pc_i;
  assign launch_instance_o = instance_q;
  common_tap_retire #(.CORE(CORE), .PC_BITS(32)) u_tap_launch (
    .clk_i     (clk_i),
    .valid_i   (launch_valid_o && launch_ready_i),
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
      answer_was_asked_for: assert (!in_rsp_valid_i || asked_q != '0)
        else $error("a word of a record comes that nobody asked for");
      slot_was_taken: assert (!done_valid_i || !free_q[done_slot_i[SW-1:0]])
        else $error("slot %0d becomes free twice", done_slot_i);
    end
  end
`endif
endmodule
