// Atomic operations on g[], sheet 3.3: one beat of red or atom at a time, alone at the memory port.
// The lowest waiting lane picks a segment of LANES*4 bytes. It is read; each lane inside takes its turn on
// the copy held here, in ascending order; what they wrote goes back in one store. When all lanes
// are through, atom writes its registers with what each lane found.
module tesla_atomic #(
  parameter int unsigned LANES = 8,
  localparam int unsigned BEATS = 32 / LANES,
  localparam int unsigned BW    = (BEATS > 1) ? $clog2(BEATS) : 1,
  localparam int unsigned SB    = $clog2(LANES * 4)
) (
  input  logic                   clk_i,
  input  logic                   rst_ni,

  input  logic                   beat_valid_i,  // nothing else is under way in the LSU
  output logic                   beat_ready_o,
  input  logic                   beat_last_i,   // the last one of its instruction
  input  logic                   beat_red_i,    // writes no register
  input  logic [3:0]             beat_op_i,     // w1[5:2]
  input  logic [2:0]             beat_size_i,   // as in the instruction
  input  logic [LANES-1:0]       beat_mask_i,   // lanes that access memory
  input  logic [LANES-1:0]       beat_zero_i,   // lanes out of range: atom gives 0
  input  logic [LANES*32-1:0]    beat_addr_i,   // physical
  input  logic [LANES*128-1:0]   beat_data_i,   // data, then cas's new value: 32 bits each, or 64
  input  logic [6:0]             beat_reg_i,
  input  logic [BW-1:0]          beat_beat_i,
  input  tesla_core_pkg::warp_t  beat_warp_i,
  input  tesla_core_pkg::order_t beat_order_i,
  output logic                   busy_o,

  output logic                   mem_valid_o,
  input  logic                   mem_ready_i,
  output logic                   mem_write_o,
  output logic [31:0]            mem_addr_o,
  output logic [LANES*4-1:0]     mem_be_o,
  output logic [LANES*32-1:0]    mem_data_o,
  input  logic                   rsp_valid_i,
  output logic                   rsp_ready_o,
  input  logic [LANES*32-1:0]    rsp_data_i,

  output logic                   wb_valid_o,
  input  logic                   wb_ready_i,
  output logic [6:0]             wb_reg_o,
  output logic [BW-1:0]          wb_beat_o,
  output logic [LANES-1:0]       wb_mask_o,
  output logic [LANES*32-1:0]    wb_data_o,
  output tesla_core_pkg::warp_t  warp_o,        // whose requests and writes these are
  output tesla_core_pkg::order_t order_o,
  output logic                   done_o         // the instruction's last beat is through
);
  typedef enum logic [2:0] {
    Idle  = 3'd0,
    Pick  = 3'd1,  // the next segment
    Read  = 3'd2,
    Await = 3'd3,
    Turn  = 3'd4,  // one lane
    Store = 3'd5,
    Write = 3'd6,  // one register
    Last  = 3'd7
  } state_e;
  state_e state_q, state_d;

  logic                  last_q, red_q, word_q;
  logic [3:0]            op_q;
  logic [2:0]            size_q;
  logic [LANES-1:0]      todo_q, group_q, exec_q, group, turn;
  logic [LANES*32-1:0]   addr_q;
  logic [LANES*128-1:0]  data_q;
  logic [LANES*64-1:0]   found_q;
  logic [31-SB:0]        segment_q, segment;
  logic [LANES*32-1:0]   copy_q;
  logic [LANES*4-1:0]    be_q, be;
  logic                  accept, wide, modifies;

  assign busy_o       = state_q != Idle;
  assign beat_ready_o = state_q == Idle;
  assign accept       = beat_valid_i && state_q == Idle;
  assign wide         = size_q == 3'd4;

  // The segment of the lowest waiting lane, and the bytes of it that are looked at: which words each lane has, and which bytes of a word
  logic [LANES*LANES-1:0] words;
  logic [LANES*4-1:0]     bytes;
  always_comb begin
    segment = '0;
    group   = '0;
    be      = '0;
    words   = '0;
    bytes   = '0;
    if (state_q == Pick) begin
      for (int unsigned n = 0; n < LANES; n++) begin
        if (todo_q[LANES-1-n]) segment = addr_q[(LANES-1-n)*32+SB +: 32-SB];
      end
      for (int unsigned l = 0; l < LANES; l++) begin
        group[l] = todo_q[l] && addr_q[l*32+SB +: 32-SB] == segment;
        for (int unsigned w = 0; w < LANES; w++)
          words[l*LANES+w] = group[l] && (wide ? addr_q[l*32+3 +: SB-3] == w[SB-3:1] : addr_q[l*32+2 +: SB-2] == w[SB-3:0]);
        unique case (size_q)
          3'd0, 3'd1: for (int unsigned k = 0; k < 4; k++) bytes[l*4+k] = addr_q[l*32 +: 2] == k[1:0];
          3'd2, 3'd3: bytes[l*4 +: 4] = addr_q[l*32+1] ? 4'hc : 4'h3;
          default:    bytes[l*4 +: 4] = 4'hf;
        endcase
        for (int unsigned w = 0; w < LANES; w++)
          if (words[l*LANES+w]) be[w*4 +: 4] = be[w*4 +: 4] | bytes[l*4 +: 4];
      end
    end
  end

  // One lane's turn: the lowest one of the group. What is wide goes lane by lane and word by word, with an enable each; a place that
  // is computed would be a shifter over all of it.
  logic [$clog2(LANES)-1:0] lane;
  logic [SB-3:0]            place;  // word of the segment; the even one of a pair
  logic [1:0]               byte_of;
  logic [31:0]              low, high, next_low, next_high, data, swap;
  logic [63:0]              old, fresh;
  logic                     applies;
  assign applies = state_q == Turn;
  always_comb begin
    lane = '0;
    for (int unsigned n = 0; n < LANES; n++) begin
      if (group_q[LANES-1-n]) lane = ($clog2(LANES))'(LANES - 1 - n);
    end
    turn    = '0;
    place   = '0;
    byte_of = '0;
    low     = '0;
    high    = '0;
    data    = '0;
    swap    = '0;
    fresh   = '0;
    if (applies) begin
      turn[lane]           = 1'b1;
      {place, byte_of}     = addr_q[lane*32 +: SB];
      {fresh, swap, data}  = data_q[lane*128 +: 128];
      low                  = copy_q[place*32 +: 32];
      high                 = copy_q[{place[SB-3:1], 1'b1}*32 +: 32];
    end
  end
  tesla_atomic_op u_op (
    .op_i       (op_q),
    .size_i     (size_q),
    .low_i      (low),
    .high_i     (high),
    .byte_i     (byte_of),
    .data_i     (data),
    .swap_i     (swap),
    .fresh_i    (fresh),
    .modifies_o (modifies),
    .old_o      (old),
    .low_o      (next_low),
    .high_o     (next_high)
  );

  always_comb begin
    state_d = state_q;
    unique case (state_q)
      Idle:  if (accept) state_d = Pick;
      Pick: begin
        state_d = Read;
        if (todo_q == '0) state_d = (red_q || exec_q == '0) ? Last : Write;
      end
      Read:  if (mem_ready_i) state_d = Await;
      Await: if (rsp_valid_i) state_d = Turn;
      Turn:  if (applies && group_q == turn) state_d = modifies ? Store : Pick;
      Store: if (mem_ready_i) state_d = Pick;
      Write: if (wb_ready_i && (!wide || word_q)) state_d = Last;
      Last:  state_d = Idle;
      default: state_d = Idle;
    endcase
  end

  assign mem_valid_o = state_q == Read || state_q == Store;
  assign mem_write_o = state_q == Store;
  assign mem_addr_o  = {segment_q, {SB{1'b0}}};
  assign mem_be_o    = be_q;
  assign mem_data_o  = copy_q;
  assign rsp_ready_o = state_q == Await;
  assign wb_valid_o  = state_q == Write;
  assign wb_mask_o   = exec_q;
  assign done_o      = state_q == Last && last_q;
  for (genvar l = 0; l < LANES; l++) begin : g_lane
    assign wb_data_o[l*32 +: 32] = word_q ? found_q[l*64+32 +: 32] : found_q[l*64 +: 32];
  end

  logic work_clk;
  common_gate u_work_clk (
    .clk_i(clk_i), .rst_ni(rst_ni), .clk_o(work_clk),
    .moves_i(beat_valid_i || state_q != Idle));
  always_ff @(posedge work_clk) begin
    if (!rst_ni) state_q <= Idle;
    else         state_q <= state_d;
    if (accept) begin
      last_q    <= beat_last_i;
      red_q     <= beat_red_i;
      op_q      <= beat_op_i;
      size_q    <= beat_size_i;
      todo_q    <= beat_mask_i;
      exec_q    <= beat_mask_i | beat_zero_i;
      addr_q    <= beat_addr_i;
      data_q    <= beat_data_i;
      word_q    <= 1'b0;
      wb_reg_o  <= beat_reg_i;
      wb_beat_o <= beat_beat_i;
      warp_o    <= beat_warp_i;
      order_o   <= beat_order_i;
    end
    if (state_q == Pick) begin
      segment_q <= segment;
      group_q   <= group;
      be_q      <= be;
    end
    for (int unsigned w = 0; w < LANES; w++) begin
      if (state_q == Await) copy_q[w*32 +: 32] <= rsp_data_i[w*32 +: 32];
      else if (applies && modifies && place[SB-3:1] == w[SB-3:1] && (wide || place[0] == w[0]))
        copy_q[w*32 +: 32] <= (wide && w[0]) ? next_high : next_low;
    end
    for (int unsigned l = 0; l < LANES; l++) begin
      if (accept)       found_q[l*64 +: 64] <= '0;
      else if (turn[l]) found_q[l*64 +: 64] <= old;
    end
    if (applies) begin
      group_q <= group_q & ~turn;
      todo_q  <= todo_q & ~turn;
    end
    if (state_q == Write && wb_ready_i) begin
      word_q   <= 1'b1;
      wb_reg_o <= wb_reg_o + 7'd1;
    end
  end

`ifndef SYNTHESIS
  common_held #(.WIDTH(LANES*36 + 33)) stalled_request_stable (
    .clk_i   (clk_i),
    .rst_ni  (rst_ni),
    .valid_i (mem_valid_o),
    .ready_i (mem_ready_i),
    .data_i  ({mem_write_o, mem_addr_o, mem_be_o, mem_data_o})
  );
  always_ff @(posedge clk_i) begin
    if (rst_ni) begin
      answer_was_asked_for: assert (!(busy_o && rsp_valid_i) || state_q == Await)
        else $error("an answer that the unit does not wait for");
      operation_exists: assert (!accept || (beat_op_i != 4'h3 && beat_size_i != 3'd5))
        else $error("an operation or a size that does not exist");
    end
  end
`endif
endmodule
