// Constant cache of one MP: LINES lines of 4 words, direct mapped, in front of the c[] port.
// A beat whose lanes lie in one line is looked up in one clock; more lines take a clock each. A miss holds
// the pipe, fetches the line and looks again. Answers come in order, 3 clocks after acceptance for a
// hit in one line. With COALESCE 0 each lane takes a clock, and a beat one more: whether it hits is known too late to take the next one.
module tesla_const #(
  parameter int unsigned LANES = 8,
  parameter int unsigned LINES = 64, // power of two
  parameter bit          COALESCE = 1'b1
) (
  input  logic                clk_i,
  input  logic                rst_ni,
  input  logic                flush_i,           // forget everything; only when nothing is under way

  input  logic                req_valid_i,
  output logic                req_ready_o,
  input  logic [3:0]          req_bank_i,
  input  logic [1:0]          req_mode_i,        // 0 u8, 1 u16, 2 s16, 3 b32
  input  logic [LANES-1:0]    req_mask_i,
  input  logic [LANES*16-1:0] req_addr_i,        // byte address in the bank

  output logic                rsp_valid_o,       // for every request
  output logic [LANES*32-1:0] rsp_data_o,        // extended by the mode; 0 where masked

  output logic                const_req_valid_o,
  input  logic                const_req_ready_i,
  output logic [3:0]          const_req_bank_o,
  output logic [15:0]         const_req_addr_o,  // multiple of 4
  input  logic                const_rsp_valid_i,
  input  logic [31:0]         const_rsp_data_i
);
  localparam int unsigned IW = $clog2(LINES);
  localparam int unsigned TW = 4 + 12 - IW;      // tag: bank and the address above the index
  localparam int unsigned S  = COALESCE ? LANES : 1;  // lanes that are looked at in a clock

  // Stage 1: one beat, and the lanes of it that still need a lookup.
  logic                valid_q;
  logic [3:0]          bank_q;
  logic [1:0]          mode_q;
  logic [LANES-1:0]    todo_q, todo_d, served;
  logic [LANES*16-1:0] addr_q;
  logic [11:0]         line;
  logic                accept, step, round_last;

  // Moves while a beat is in one of the stages.
  logic held, look_valid_q, work_clk;            // held: stage 2 waits for its line
  typedef enum logic [1:0] {Look, Fetch, Write, Reread} state_e;
  state_e             state_q;
  logic [2:0]         asked_q, got_q;
  common_gate u_work_clk (
    .clk_i(clk_i), .rst_ni(rst_ni), .clk_o(work_clk),
    .moves_i(flush_i || req_valid_i || valid_q || look_valid_q || rsp_valid_o));
  assign step        = valid_q && !held;
  assign todo_d      = todo_q & ~served;
  assign round_last  = step && todo_d == '0;
  assign req_ready_o = !valid_q || (COALESCE && round_last);
  assign accept      = req_valid_i && req_ready_o;

  logic [S*4-1:0] where;                         // byte in the line, of each lane that is looked at
  if (COALESCE) begin : gen_lanes
    always_comb begin
      line = '0;
      for (int unsigned n = 0; n < LANES; n++) begin
        if (todo_q[LANES-1-n]) line = addr_q[(LANES-1-n)*16+4 +: 12];
      end
      for (int unsigned l = 0; l < LANES; l++) begin
        served[l] = todo_q[l] && addr_q[l*16+4 +: 12] == line;
        where[l*4 +: 4] = addr_q[l*16 +: 4];
      end
    end
  end else begin : gen_lane
    logic                     waits;
    logic [$clog2(LANES)-1:0] lane;
    common_pick #(.N(LANES)) u_pick (
      .req_i   (todo_q),
      .after_i (($clog2(LANES))'(LANES - 1)),
      .valid_o (waits),
      .index_o (lane)
    );
    assign served        = LANES'(waits) << lane;
    assign {line, where} = addr_q[lane*16 +: 16];
  end

  logic first_q;
  always_ff @(posedge work_clk) begin
    if (!rst_ni)         valid_q <= 1'b0;
    else if (accept)     valid_q <= 1'b1;
    else if (round_last) valid_q <= 1'b0;
    if (accept) begin
      bank_q  <= req_bank_i;
      mode_q  <= req_mode_i;
      todo_q  <= req_mask_i;
      addr_q  <= req_addr_i;
      first_q <= 1'b1;
    end else if (step) begin
      todo_q  <= todo_d;
      first_q <= 1'b0;
    end
  end

  // Stage 2: the line comes out of the RAM and is compared.
  logic               look_last_q, look_first_q, hit, look_done;
  logic [3:0]         look_bank_q;
  logic [11:0]        look_line_q;
  logic [1:0]         look_mode_q;
  logic [LANES-1:0]   look_lanes_q;
  logic [S*4-1:0]     look_where_q;
  logic [LINES-1:0]   known_q;
  logic [127+TW:0]    row;

  logic [127:0]       fill_q;

  assign hit       = known_q[look_line_q[IW-1:0]] && row[127+TW:128] == {look_bank_q, look_line_q[11:IW]};
  assign look_done = look_valid_q && state_q == Look && (hit || look_lanes_q == '0);
  assign held      = look_valid_q && !look_done;

  always_ff @(posedge work_clk) begin
    if (!rst_ni)    look_valid_q <= 1'b0;
    else if (!held) look_valid_q <= valid_q;
    if (!held) begin
      look_last_q  <= round_last;
      look_first_q <= first_q;
      look_bank_q  <= bank_q;
      look_line_q  <= line;
      look_mode_q  <= mode_q;
      look_lanes_q <= served;
      look_where_q <= where;
    end
  end

  common_ram #(.WIDTH(128 + TW), .DEPTH(LINES), .GRANULE(128 + TW), .OLD(1'b0)) u_lines (
    .clk_i   (work_clk),
    .we_i    (state_q == Write),
    .waddr_i (look_line_q[IW-1:0]),
    .wdata_i ({look_bank_q, look_line_q[11:IW], fill_q}),
    .re_i    (1'b1),
    .raddr_i (held ? look_line_q[IW-1:0] : line[IW-1:0]),
    .rdata_o (row)
  );

  // A miss: four words asked for one after the other, then the row is written and read again.
  assign const_req_valid_o = state_q == Fetch && !asked_q[2];
  assign const_req_bank_o  = look_bank_q;
  assign const_req_addr_o  = {look_line_q, asked_q[1:0], 2'b00};
  always_ff @(posedge work_clk) begin
    if (!rst_ni) begin
      state_q <= Look;
      known_q <= '0;
    end else begin
      unique case (state_q)
        Look:    if (held) state_q <= Fetch;
        Fetch:   if (got_q[2]) state_q <= Write;
        Write:   state_q <= Reread;
        default: state_q <= Look;
      endcase
      if (flush_i)               known_q <= '0;
      else if (state_q == Write) known_q[look_line_q[IW-1:0]] <= 1'b1;
    end
    if (state_q != Fetch) begin
      asked_q <= 3'd0;
      got_q   <= 3'd0;
    end else begin
      if (const_req_valid_o && const_req_ready_i) asked_q <= asked_q + 3'd1;
      if (const_rsp_valid_i)                      got_q   <= got_q + 3'd1;
    end
    if (const_rsp_valid_i) fill_q <= {const_rsp_data_i, fill_q[127:32]};
  end

  // Stage 3: the whole beat.
  logic [S*32-1:0]     lane_value;
  logic [31:0]         word;
  logic [15:0]         half;
  logic [7:0]          part;
  always_comb begin
    lane_value = '0;
    word       = '0;
    half       = '0;
    part       = '0;
    for (int unsigned l = 0; l < S; l++) begin
      word = row[look_where_q[l*4+2 +: 2]*32 +: 32];
      half = look_where_q[l*4+1] ? word[31:16] : word[15:0];
      part = look_where_q[l*4] ? half[15:8] : half[7:0];
      unique case (look_mode_q)
        2'd0:    lane_value[l*32 +: 32] = {24'd0, part};
        2'd1:    lane_value[l*32 +: 32] = {16'd0, half};
        2'd2:    lane_value[l*32 +: 32] = {{16{half[15]}}, half};
        default: lane_value[l*32 +: 32] = word;
      endcase
    end
  end

  always_ff @(posedge work_clk) begin
    rsp_valid_o <= rst_ni && look_done && look_last_q;
    for (int unsigned l = 0; l < LANES; l++) begin
      if (look_done && look_lanes_q[l])   rsp_data_o[l*32 +: 32] <= lane_value[l%S*32 +: 32];
      else if (look_done && look_first_q) rsp_data_o[l*32 +: 32] <= 32'd0;
    end
  end

`ifndef SYNTHESIS
  common_held #(.WIDTH(LANES*17 + 6)) stalled_request_stable (
    .clk_i   (clk_i),
    .rst_ni  (rst_ni),
    .valid_i (req_valid_i),
    .ready_i (req_ready_o),
    .data_i  ({req_bank_i, req_mode_i, req_mask_i, req_addr_i})
  );
  common_held #(.WIDTH(20)) stalled_fetch_stable (
    .clk_i   (clk_i),
    .rst_ni  (rst_ni),
    .valid_i (const_req_valid_o),
    .ready_i (const_req_ready_i),
    .data_i  ({const_req_bank_o, const_req_addr_o})
  );
  always_ff @(posedge clk_i) begin
    if (rst_ni) begin
      flushed_when_idle: assert (!flush_i || (!valid_q && !look_valid_q))
        else $error("the cache is emptied while it is used");
    end
  end
`endif
endmodule
