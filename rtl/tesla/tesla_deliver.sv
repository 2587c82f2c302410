// Delivers what a graphics program has put out: records of 1 + OUTPUTS words to the output memory
// (sheet 9.5). Asked by tesla_control, one request at a time: emit and restart of
// geometry programs, and the end of a warp of the others. It goes through the warp beat by beat. Lanes of a beat
// that are at the same record share its requests: one for each word, read from the register file a clock
// before. An emit then clears o[] in its lanes.
module tesla_deliver #(
  parameter int unsigned LANES = 8,
  parameter int unsigned WARPS = 8,
  parameter int unsigned CORE  = 0,
  localparam int unsigned BEATS = 32 / LANES,
  localparam int unsigned BW    = (BEATS > 1) ? $clog2(BEATS) : 1
) (
  input  logic                   clk_i,
  input  logic                   rst_ni,
  input  logic                   fragment_i,      // $r is delivered, not o[]
  input  logic [7:0]             regs_i,          // NREG: the first row of o[]
  input  logic [5:0]             outputs_i,       // 1..32
  input  logic [6:0]             vertices_i,      // 1..64: records of a block
  input  logic                   start_i,         // the next launch is of block 0
  input  logic                   launch_valid_i,  // a warp starts: the next block
  input  tesla_core_pkg::warp_t  launch_warp_i,

  input  logic                   req_valid_i,     // held until done_o
  input  logic [7:0]             req_op_i,        // emit, restart; else the warp ends
  input  tesla_core_pkg::warp_t  req_warp_i,
  input  tesla_core_pkg::order_t req_order_i,
  input  logic [31:0]            req_mask_i,      // lanes that execute; of the end of a warp not looked at
  input  logic [31:0]            visible_i,       // lanes of the warp that count
  output logic                   done_o,

  output logic                   rd_valid_o,      // slot 0 of the register file, in the warp of the request
  output logic [7:0]             rd_row_o,
  output logic [BW-1:0]          rd_beat_o,
  input  logic                   rd_zero_i,       // same clock
  input  logic [LANES*32-1:0]    rd_data_i,       // one clock later

  output logic                   mem_valid_o,
  input  logic                   mem_ready_i,
  output logic [31:0]            mem_addr_o,
  output logic [LANES*4-1:0]     mem_be_o,
  output logic [LANES*32-1:0]    mem_data_o,

  output logic                   clear_valid_o,   // a row of o[], some lanes of a beat
  input  logic                   clear_ready_i,
  output logic [7:0]             clear_row_o,
  output logic [BW-1:0]          beat_o,
  output logic [LANES-1:0]       clear_mask_o
);
  localparam int unsigned WW = $clog2(WARPS);
  localparam int unsigned LB = $clog2(BEATS);  // 0 when a warp is one beat

  logic unused;  // warp slots are fewer
  assign unused = ^launch_warp_i;

  typedef enum logic [2:0] {
    Idle  = 3'd0,
    Look  = 3'd1,  // what the lanes of the beat have emitted: who delivers
    Pick  = 3'd2,  // the record of the first of them, and who shares it
    Send  = 3'd3,
    Read  = 3'd4,  // its next word
    Clear = 3'd5,
    Next  = 3'd6
  } state_e;
  state_e          state_q, state_d, then_d;
  logic [BW-1:0]   beat_q;
  logic [5:0]      word_q;   // of the record, or row of o[] to be cleared
  logic            is_emit, is_restart, last_beat, last_word, sent, step, read_state;
  assign is_emit    = req_op_i == tesla_pkg::OP_EMIT;
  assign is_restart = req_op_i == tesla_pkg::OP_RESTART;
  assign last_beat  = 32'(beat_q) == BEATS - 1;
  assign last_word  = word_q == outputs_i;

  logic work_clk;  // moves with a launch, and until a request is done
  common_gate u_work_clk (
    .clk_i(clk_i), .rst_ni(rst_ni), .clk_o(work_clk),
    .moves_i(start_i || launch_valid_i || req_valid_i || state_q != Idle));
  // Records of 32 lanes, counted from the start of the output memory: the first one of each warp.
  localparam int unsigned RW = 25;
  logic [RW-1:0] next_q, row;
  logic [RW-1:0] first_mem [0:WARPS-1];
  logic [6:0]    words;
  assign words = 7'(outputs_i) + 7'd1;
  always_ff @(posedge work_clk) begin
    if (start_i)             next_q <= '0;
    else if (launch_valid_i) next_q <= next_q + RW'(vertices_i) * RW'(words);
    if (launch_valid_i) first_mem[launch_warp_i[WW-1:0]] <= next_q;
  end

  // Each lane: records delivered, strips finished, emitted since then. Strips of a lane that still delivers are no
  // more than its records. The first request after a launch takes all as 0, and writes it.
  localparam int unsigned EW = 7 + 6 + 1;
  logic [WARPS-1:0]    fresh_q;
  logic                was_fresh_q;
  logic [LANES*EW-1:0] emitted, emitted_q, emitted_d;
  logic [WW+LB-1:0]    emit_row;
  logic [LANES-1:0]    lanes, seen, could;
  if (LB > 0) begin : gen_beats
    assign emit_row = {req_warp_i[WW-1:0], (state_q == Next) ? beat_q[LB-1:0] + 1'b1 : beat_q[LB-1:0]};
  end else begin : gen_one_beat
    assign emit_row = req_warp_i[WW-1:0];
  end
  assign read_state = (state_q == Idle && req_valid_i) || (state_q == Next && !last_beat);
  common_ram #(.WIDTH(LANES * EW), .DEPTH(WARPS * BEATS), .GRANULE(LANES * EW), .OLD(1'b0), .BLOCK(1'b1)) u_emitted (
    .clk_i   (work_clk),
    .we_i    (state_q == Look),
    .waddr_i (emit_row),
    .wdata_i (emitted_d),
    .re_i    (read_state),
    .raddr_i (emit_row),
    .rdata_o (emitted_q)
  );
  assign emitted = was_fresh_q ? '0 : emitted_q;
  assign lanes   = LANES'(req_mask_i >> (32'(beat_q) * LANES)) | {LANES{!is_emit && !is_restart}};
  assign seen    = LANES'(visible_i >> (32'(beat_q) * LANES));
  always_comb begin
    emitted_d = emitted;
    could     = '0;
    for (int unsigned l = 0; l < LANES; l++) begin
      if (lanes[l] && seen[l] && is_restart) begin
        emitted_d[l*EW+7 +: 6] = emitted[l*EW+7 +: 6] + {5'd0, emitted[l*EW+13]};
        emitted_d[l*EW+13]     = 1'b0;
      end else if (lanes[l] && seen[l]) begin
        could[l]               = emitted[l*EW +: 7] < vertices_i;
        emitted_d[l*EW +: 7]   = emitted[l*EW +: 7] + {6'd0, could[l]};
        emitted_d[l*EW+13]     = 1'b1;
      end
    end
  end
  always_ff @(posedge work_clk) begin
    if (state_q == Idle) was_fresh_q <= fresh_q[req_warp_i[WW-1:0]];
    if (done_o)          fresh_q[req_warp_i[WW-1:0]] <= 1'b0;
    if (launch_valid_i)  fresh_q[launch_warp_i[WW-1:0]] <= 1'b1;
  end

  // Lanes that are to deliver, and those at the record of the lowest of them
  logic [LANES-1:0]    left_q, same, hit_q;
  logic [6:0]          record;
  logic [LANES*32-1:0] strip, data_q;
  logic [31:0]         addr_q;
  logic                fill_q, zero_q;  // the word that was read comes
  always_comb begin
    record = '0;
    strip  = '0;
    for (int unsigned l = LANES; l > 0; l--)
      if (left_q[l-1]) record = emitted[(l-1)*EW +: 7];
    for (int unsigned l = 0; l < LANES; l++) begin
      same[l]           = left_q[l] && emitted[l*EW +: 7] == record;
      strip[l*32 +: 32] = 32'(emitted[l*EW+7 +: 6]) + 32'd1;
    end
  end
  assign row = first_mem[req_warp_i[WW-1:0]] + RW'(record) * RW'(words);

  assign mem_valid_o = state_q == Send;
  assign mem_addr_o  = addr_q;
  assign sent        = mem_valid_o && mem_ready_i;
  always_comb begin
    for (int unsigned l = 0; l < LANES; l++) mem_be_o[l*4 +: 4] = {4{hit_q[l]}};
    mem_data_o = data_q;
    if (fill_q) mem_data_o = zero_q ? '0 : rd_data_i;
  end
  assign rd_valid_o = state_q == Read;
  assign rd_row_o   = 8'(word_q) + (fragment_i ? 8'd0 : regs_i) - 8'd1;
  assign rd_beat_o  = beat_q;

  assign clear_valid_o = state_q == Clear;
  assign clear_row_o   = regs_i + 8'(word_q);
  assign clear_mask_o  = lanes;
  assign beat_o        = beat_q;
  assign step          = sent || (clear_valid_o && clear_ready_i);

  assign done_o = state_q == Next && last_beat;
  always_comb begin
    then_d  = (is_emit && lanes != '0) ? Clear : Next;
    state_d = state_q;
    unique case (state_q)
      Idle:    if (req_valid_i) state_d = Look;
      Look:    state_d = (could != '0) ? Pick : then_d;
      Pick:    state_d = Send;
      Send:    if (sent) state_d = !last_word ? Read : (left_q != '0) ? Pick : then_d;
      Read:    state_d = Send;
      Clear:   if (clear_ready_i && word_q + 6'd1 == outputs_i) state_d = Next;
      Next:    state_d = last_beat ? Idle : Look;
      default: state_d = Idle;
    endcase
  end
  always_ff @(posedge work_clk) begin
    if (!rst_ni) state_q <= Idle;
    else         state_q <= state_d;
    if (state_q == Idle)      beat_q <= '0;
    else if (state_q == Next) beat_q <= beat_q + 1'b1;
    if (state_d != state_q && (state_d == Pick || state_d == Clear)) word_q <= '0;
    else if (step)                                                   word_q <= word_q + 6'd1;
    if (state_q == Look) left_q <= could;
    else if (state_q == Pick) left_q <= left_q & ~same;
    fill_q <= state_q == Read;
    zero_q <= fragment_i && rd_zero_i;
    if (state_q == Pick) begin
      hit_q  <= same;
      addr_q <= {row, 7'd0} + 32'(beat_q) * (LANES * 4);
      data_q <= strip;
    end else begin
      if (sent)   addr_q <= addr_q + 32'd128;
      if (fill_q) data_q <= mem_data_o;
    end
  end

  logic [LANES*32-1:0] tap_addr;
  for (genvar l = 0; l < LANES; l++) begin : g_tap
    assign tap_addr[l*32 +: 32] = addr_q + l * 4;
  end
  common_tap_mem #(.CORE(CORE), .SPACE(tesla_core_pkg::SpaceOutput), .LANES(LANES)) u_tap (
    .clk_i   (clk_i),
    .valid_i (sent),
    .warp_i  ({3'b000, req_warp_i}),
    .order_i (req_order_i),
    .mask_i  (hit_q),
    .lane_i  ({LANES*6{1'b0}}),
    .addr_i  (tap_addr),
    .be_i    (mem_be_o),
    .data_i  (mem_data_o)
  );

`ifndef SYNTHESIS
  common_held #(.WIDTH(109)) request_held (
    .clk_i   (clk_i),
    .rst_ni  (rst_ni),
    .valid_i (req_valid_i),
    .ready_i (done_o),
    .data_i  ({req_op_i, req_warp_i, req_order_i, req_mask_i, visible_i})
  );
  common_held #(.WIDTH(LANES*36 + 32)) stalled_store_stable (
    .clk_i   (clk_i),
    .rst_ni  (rst_ni),
    .valid_i (mem_valid_o),
    .ready_i (mem_ready_i),
    .data_i  ({mem_addr_o, mem_be_o, mem_data_o})
  );
  always_ff @(posedge clk_i) begin
    if (rst_ni) begin
      busy_only_when_asked: assert (state_q == Idle || req_valid_i)
        else $error("the unit works without a request");
    end
  end
`endif
endmodule
