// Atomic operations on g[], sheet 3.3: one beat of red or atom at a time, alone at the memory port.
// The lowest waiting lane picks a segment of LANES*4 bytes. It is read; each lane inside takes its turn on
// the copy held here, in ascending order; what they wrote goes back in one store. When all lanes
// are through, atom writes its registers with what each lane found.
// COPY 1: the beat's data are copied, so that the next one can be read meanwhile; 0: they are not, and it is ready when it is through, and
// a lane's turn takes two clocks: its operands first, then the operation.
module tesla_atomic #(
  parameter int unsigned LANES = 8,
  parameter bit          COPY  = 1'b1,
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
  logic [LANES*128-1:0]  data_held;
  logic [LANES*64-1:0]   found_q;
  logic [31-SB:0]        segment_q, segment;
  logic [LANES*32-1:0]   copy_q;
  logic [LANES*4-1:0]    be_q, be;
  logic                  accept, wide, modifies;

  assign busy_o       = state_q != Idle;
  assign beat_ready_o = state_q == (COPY ? Idle : Last);
  assign accept       = beat_valid_i && state_q == Idle;
  assign wide         = size_q == 3'd4;

  if (COPY) begin : gen_copy
    always_ff @(posedge clk_i) if (accept) data_held <= beat_data_i;
  end else begin : gen_hold
    assign data_held = beat_data_i;
  end

  // Operations that have a new value; all others leave memory alone.
  always_comb begin
    modifies = wide ? op_q <= 4'd2 : op_q <= 4'd7 || (op_q >= 4'ha && op_q <= 4'hc);
    if (size_q < 3'd4) modifies = 1'b0;
  end

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
  logic [$clog2(LANES)-1:0] lane, lane_now;
  logic [SB-3:0]            place;  // word of the segment; the even one of a pair
  logic [1:0]               byte_of;
  logic [31:0]              low, high, next_low, next_high, data, swap, up, down;
  logic [63:0]              old, sum, fresh;
  logic                     applies;
  logic [SB+127:0]          operands, operands_now;
  logic [15:0]              half;
  logic [7:0]               part;
  logic                     equal;
  always_comb begin
    lane_now = '0;
    for (int unsigned n = 0; n < LANES; n++) begin
      if (group_q[LANES-1-n]) lane_now = ($clog2(LANES))'(LANES - 1 - n);
    end
  end
  assign operands_now = {addr_q[lane_now*32 +: SB], data_held[lane_now*128 +: 128]};
  if (COPY) begin : gen_one_clock
    assign applies  = state_q == Turn;
    assign lane     = lane_now;
    assign operands = operands_now;
  end else begin : gen_two_clocks
    logic                     taken_q;
    logic [$clog2(LANES)-1:0] lane_q;
    logic [SB+127:0]          operands_q;
    always_ff @(posedge clk_i) begin
      taken_q    <= state_q == Turn && !taken_q;
      lane_q     <= lane_now;
      operands_q <= operands_now;
    end
    assign applies  = state_q == Turn && taken_q;
    assign lane     = lane_q;
    assign operands = operands_q;
  end
  always_comb begin
    turn      = '0;
    place     = '0;
    byte_of   = '0;
    low       = '0;
    high      = '0;
    data      = '0;
    swap      = '0;
    fresh     = '0;
    sum       = '0;
    up        = '0;
    down      = '0;
    equal     = 1'b0;
    half      = '0;
    part      = '0;
    old       = '0;
    next_low  = '0;
    next_high = '0;
    if (applies) begin
      turn[lane] = 1'b1;
      {place, byte_of, fresh, swap, data} = operands;
      low        = copy_q[place*32 +: 32];
      high       = copy_q[{place[SB-3:1], 1'b1}*32 +: 32];
      sum        = {high, low} + {swap, data};
      up         = low + 32'd1;
      down       = low - 32'd1;
      equal      = low == data && (!wide || high == swap);
      half       = byte_of[1] ? low[31:16] : low[15:0];
      part       = byte_of[0] ? half[15:8] : half[7:0];
      unique case (size_q)
        3'd0:    old = {56'd0, part};
        3'd1:    old = {32'd0, {24{part[7]}}, part};
        3'd2:    old = {48'd0, half};
        3'd3:    old = {32'd0, {16{half[15]}}, half};
        default: old = {high, low};
      endcase
      next_low   = low;
      next_high  = high;
      unique case (op_q)
        4'h0:    {next_high, next_low} = sum;
        4'h1:    {next_high, next_low} = {swap, data};
        4'h2:    if (equal) {next_high, next_low} = wide ? fresh : {high, swap};
        4'h4:    next_low = (up > data) ? 32'd0 : up;
        4'h5:    next_low = (down > data) ? data : down;
        4'h6:    if ((size_q == 3'd7) ? $signed(data) > $signed(low) : data > low) next_low = data;
        4'h7:    if ((size_q == 3'd7) ? $signed(data) < $signed(low) : data < low) next_low = data;
        4'ha:    next_low = low & data;
        4'hb:    next_low = low | data;
        4'hc:    next_low = low ^ data;
        default: ;
      endcase
    end
  end

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

  always_ff @(posedge clk_i) begin
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
