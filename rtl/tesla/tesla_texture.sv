// Texture instructions, sheet 3.13 and 10: asks the texture unit outside of the
// core, one request for each quad of a beat that has an executing lane, and writes what comes back to registers.
// A beat takes a row of the answer RAM. When the answers of all its quads are there, the row is read once and
// written register by register, all lanes of the beat together. Requests, answers and writes keep their order.
module tesla_texture #(
  parameter int unsigned LANES = 8,
  parameter int unsigned CORE  = 0,
  parameter int unsigned QUADS = 32,  // requests on the way, power of two
  localparam int unsigned BEATS = 32 / LANES,
  localparam int unsigned BW    = (BEATS > 1) ? $clog2(BEATS) : 1
) (
  input  logic                   clk_i,
  input  logic                   rst_ni,
  input  logic                   fragment_i,     // a fragment program: derivatives always

  input  logic                   beat_valid_i,   // held until ready, which comes with the beat's last request
  output logic                   beat_ready_o,
  input  logic                   beat_last_i,    // the last one of its instruction
  input  logic [7:0]             beat_op_i,      // tesla_pkg::op_e
  input  logic [63:0]            beat_words_i,
  input  logic [LANES-1:0]       beat_mask_i,    // executing lanes
  input  logic [LANES*128-1:0]   beat_data_i,    // source registers, four words a lane
  input  logic [6:0]             beat_reg_i,     // first source and destination
  input  logic [BW-1:0]          beat_beat_i,
  input  tesla_core_pkg::warp_t  beat_warp_i,
  input  tesla_core_pkg::order_t beat_order_i,

  output logic                   tex_req_valid_o,
  input  logic                   tex_req_ready_i,
  output logic [63:0]            tex_req_head_o,
  output logic [511:0]           tex_req_data_o,
  input  logic                   tex_rsp_valid_i,
  input  logic [511:0]           tex_rsp_data_i,

  output logic                   wb_valid_o,
  input  logic                   wb_ready_i,
  output tesla_core_pkg::warp_t  wb_warp_o,
  output logic [6:0]             wb_reg_o,
  output logic [BW-1:0]          wb_beat_o,
  output logic [LANES-1:0]       wb_mask_o,
  output logic [LANES*32-1:0]    wb_data_o,
  output tesla_core_pkg::order_t wb_order_o,
  output logic                   done_o          // an instruction's last write has been taken
);
  localparam int unsigned GROUPS = LANES / 4;        // quads of a beat
  localparam int unsigned GW     = $clog2(GROUPS);
  localparam int unsigned ROWS   = QUADS / GROUPS;
  localparam int unsigned RW     = $clog2(ROWS);
  localparam int unsigned NOTE   = 1 + LANES + 4 + 7 + BW + 5 + 32;

  // What the instruction asks for
  logic [31:0] w0, w1;
  logic        is_long, shifts, slopes;  // has texel offsets, deriv
  logic [3:0]  operation, components;
  logic [1:0]  last_source;
  assign w0 = beat_words_i[31:0];
  assign w1 = beat_words_i[63:32];
  assign is_long = tesla_pkg::get_is_long(w0);
  always_comb begin
    operation   = 4'd0;
    shifts      = is_long && !tesla_pkg::get_cube(w0);
    slopes      = is_long && tesla_pkg::get_deriv(w1);
    last_source = tesla_pkg::get_tsrc_sources_1(w0);
    unique case (beat_op_i)
      tesla_pkg::OP_TEXFETCH:    operation = 4'd1;
      tesla_pkg::OP_TEXBIAS:     operation = 4'd2;
      tesla_pkg::OP_TEXLOD:      operation = 4'd3;
      tesla_pkg::OP_TEXSIZE:     operation = 4'd4;
      tesla_pkg::OP_TEXPREP:     operation = 4'd5;
      tesla_pkg::OP_TEXQUERYLOD: operation = 4'd6;
      tesla_pkg::OP_TEXCSAA:     operation = 4'd7;
      tesla_pkg::OP_TEXGATHER:   operation = 4'd8;
      default: ;  // texauto
    endcase
    if (operation >= 4'd4 && operation <= 4'd6) begin
      shifts = 1'b0;
      slopes = 1'b0;
    end
    if (operation == 4'd4) last_source = 2'd0;
    components = is_long ? tesla_pkg::get_tdst_components(beat_words_i) : 4'hf;
  end

  // Requests: the lowest quad that has not asked yet
  logic [GROUPS-1:0] wants, sent_q, todo, turn;
  logic [GW-1:0]     quad;
  logic [3:0]        executing;
  logic              ask, asked, last_quad, note_push, note_room, note_valid, quads_valid, cube, valid_q;
  for (genvar g = 0; g < GROUPS; g++) begin : g_wants
    assign wants[g] = beat_mask_i[4*g +: 4] != 4'd0;
  end
  assign todo = wants & ~sent_q;
  assign turn = todo & (~todo + GROUPS'(1));
  always_comb begin
    quad = '0;
    for (int unsigned g = 0; g < GROUPS; g++) begin
      if (turn[g]) quad = GW'(g);
    end
  end
  assign last_quad       = todo == turn;  // or there is none
  assign ask             = beat_valid_i && note_room && todo != '0;
  assign asked           = ask && tex_req_ready_i;
  assign beat_ready_o    = note_room && last_quad && (todo == '0 || tex_req_ready_i);
  assign note_push       = beat_valid_i && beat_ready_o && (wants != '0 || beat_last_i);
  assign tex_req_valid_o = ask;
  logic work_clk;  // moves while a beat, a request on its way or a write is here
  common_gate u_work_clk (
    .clk_i(clk_i), .rst_ni(rst_ni), .clk_o(work_clk),
    .moves_i(beat_valid_i || note_valid || quads_valid || valid_q));
  always_ff @(posedge work_clk) begin
    if (!rst_ni)                           sent_q <= '0;
    else if (beat_valid_i && beat_ready_o) sent_q <= '0;
    else if (asked)                        sent_q <= sent_q | turn;
  end

  assign executing = beat_mask_i[quad*4 +: 4];
  assign cube      = is_long && tesla_pkg::get_cube(w0) && operation != 4'd4 && operation != 4'd6;
  always_comb begin
    tex_req_head_o        = '0;
    tex_req_head_o[7:0]   = tesla_pkg::get_tt(w0);
    tex_req_head_o[12:8]  = tesla_pkg::get_ts(w0);
    tex_req_head_o[16:13] = operation;
    tex_req_head_o[18:17] = last_source;
    tex_req_head_o[22:19] = components;
    tex_req_head_o[23]    = cube;
    tex_req_head_o[24]    = fragment_i || slopes;
    tex_req_head_o[31:28] = executing;
    if (shifts) tex_req_head_o[43:32] = {tesla_pkg::get_tz(w1), tesla_pkg::get_ty(w1), tesla_pkg::get_tx(w1)};
  end
  // A register beyond the last one that there can be is 0.
  always_comb begin
    tex_req_data_o = beat_data_i[quad*512 +: 512];
    for (int unsigned k = 0; k < 4; k++) begin
      for (int unsigned l = 0; l < 4; l++) begin
        if (k > 32'(last_source) || 32'(beat_reg_i) + k > 32'd127) tex_req_data_o[(4*l+k)*32 +: 32] = '0;
      end
    end
  end

  // One note a beat that has asked, or ends an instruction; the quads that asked, until they are answered
  logic            note_take, rsp_last, quads_ready;
  logic [NOTE-1:0] note;
  logic [GW-1:0]   rsp_quad;
  common_fifo #(.WIDTH(NOTE), .DEPTH(ROWS)) u_notes (
    .clk_i   (work_clk),
    .rst_ni  (rst_ni),
    .valid_i (note_push),
    .ready_o (note_room),
    .data_i  ({beat_last_i, beat_mask_i, components, beat_reg_i, beat_beat_i, beat_warp_i, beat_order_i}),
    .valid_o (note_valid),
    .ready_i (note_take),
    .data_o  (note)
  );
  common_fifo #(.WIDTH(GW + 1), .DEPTH(QUADS)) u_quads (
    .clk_i   (work_clk),
    .rst_ni  (rst_ni),
    .valid_i (asked),
    .ready_o (quads_ready),
    .data_i  ({last_quad, quad}),
    .valid_o (quads_valid),
    .ready_i (tex_rsp_valid_i),
    .data_o  ({rsp_last, rsp_quad})
  );

  // Answers. Only beats that asked have a row; there are as many rows as notes.
  logic [RW-1:0]        rsp_row_q, out_row_q;
  logic [RW:0]          full_q;      // rows that are complete and not read
  logic                 row_full, row_take;
  logic [LANES*128-1:0] row;
  assign row_full = tex_rsp_valid_i && rsp_last;
  always_ff @(posedge work_clk) begin
    if (!rst_ni) begin
      rsp_row_q <= '0;
      out_row_q <= '0;
      full_q    <= '0;
    end else begin
      rsp_row_q <= rsp_row_q + RW'(row_full);
      out_row_q <= out_row_q + RW'(row_take);
      full_q    <= full_q + (RW+1)'(row_full) - (RW+1)'(row_take);
    end
  end
  common_ram #(.WIDTH(LANES * 128), .DEPTH(ROWS), .GRANULE(512), .OLD(1'b0)) u_rows (
    .clk_i   (work_clk),
    .we_i    (GROUPS'(tex_rsp_valid_i) << rsp_quad),
    .waddr_i (rsp_row_q),
    .wdata_i ({GROUPS{tex_rsp_data_i}}),
    .re_i    (row_take),
    .raddr_i (out_row_q),
    .rdata_o (row)
  );

  // Writes: component by component, to registers that follow each other
  logic             last_q, out_end, out_free, beyond, note_asked;
  logic [3:0]       comps_q, comps_rest;
  logic [1:0]       comp;
  logic [127:0]     answer;  // of a lane: four words
  logic [7:0]       reg_q;
  logic [LANES-1:0] note_mask;
  logic [3:0]       note_comps;
  assign note_mask  = note[NOTE-2 -: LANES];
  assign note_comps = note[NOTE-2-LANES -: 4];
  assign note_asked = note_mask != '0;
  assign beyond     = reg_q[7];
  assign comps_rest = comps_q & (comps_q - 4'd1);
  assign out_end    = comps_rest == 4'd0 || beyond;
  assign out_free   = !valid_q || (out_end && (!wb_valid_o || wb_ready_i));
  assign note_take  = note_valid && (!note_asked || full_q != '0) && out_free;
  assign row_take   = note_take && note_asked;
  assign wb_valid_o = valid_q && comps_q != 4'd0 && !beyond;
  assign wb_reg_o   = reg_q[6:0];
  assign done_o     = valid_q && out_free && last_q;
  always_comb begin
    comp = 2'd3;
    if (comps_q[2]) comp = 2'd2;
    if (comps_q[1]) comp = 2'd1;
    if (comps_q[0]) comp = 2'd0;
    answer = '0;
    for (int unsigned l = 0; l < LANES; l++) begin
      answer                = row[l*128 +: 128];
      wb_data_o[l*32 +: 32] = answer[{comp, 5'd0} +: 32];
    end
  end
  always_ff @(posedge work_clk) begin
    if (!rst_ni)       valid_q <= 1'b0;
    else if (out_free) valid_q <= note_take;
    if (note_take) begin
      last_q     <= note[NOTE-1];
      wb_mask_o  <= note_mask;
      comps_q    <= note_asked ? note_comps : 4'd0;
      reg_q      <= {1'b0, note[37+BW +: 7]};
      wb_beat_o  <= note[37 +: BW];
      wb_warp_o  <= note[36:32];
      wb_order_o <= note[31:0];
    end else if (wb_valid_o && wb_ready_i) begin
      comps_q <= comps_rest;
      reg_q   <= reg_q + 8'd1;
    end
  end

  // Space 6: words 0 and 1 in lane 4q, the sources in each lane of the quad. Entry 2 + 4*l + k is word 2 + k of lane l.
  logic [17:0]     tap_mask;
  logic [18*6-1:0]  tap_lane;
  logic [18*32-1:0] tap_addr;
  logic [4:0]       tap_first;
  assign tap_first = 5'(32'(beat_beat_i) * LANES + 32'(quad) * 4);
  always_comb begin
    tap_mask = 18'd3;
    tap_lane = '0;
    tap_addr = '0;
    tap_lane[11:0]  = {1'b0, tap_first, 1'b0, tap_first};
    tap_addr[63:32] = 32'd4;
    for (int unsigned l = 0; l < 4; l++) begin
      for (int unsigned k = 0; k < 4; k++) begin
        tap_mask[2+4*l+k]            = k <= 32'(last_source);
        tap_lane[(2+4*l+k)*6 +: 6]   = {1'b0, tap_first} + 6'(l);
        tap_addr[(2+4*l+k)*32 +: 32] = 8 + 4 * k;
      end
    end
  end
  common_tap_mem #(.CORE(CORE), .SPACE(tesla_core_pkg::SpaceTexture), .LANES(18)) u_tap (
    .clk_i   (work_clk),
    .valid_i (asked),
    .warp_i  ({3'b000, beat_warp_i}),
    .order_i (beat_order_i),
    .mask_i  (tap_mask),
    .lane_i  (tap_lane),
    .addr_i  (tap_addr),
    .be_i    ({72{1'b1}}),
    .data_i  ({tex_req_data_o, tex_req_head_o})
  );

`ifndef SYNTHESIS
  common_held #(.WIDTH(576)) stalled_request_stable (
    .clk_i   (clk_i),
    .rst_ni  (rst_ni),
    .valid_i (tex_req_valid_o),
    .ready_i (tex_req_ready_i),
    .data_i  ({tex_req_head_o, tex_req_data_o})
  );
  common_held #(.WIDTH(LANES*33 + 7)) stalled_write_stable (
    .clk_i   (clk_i),
    .rst_ni  (rst_ni),
    .valid_i (wb_valid_o),
    .ready_i (wb_ready_i),
    .data_i  ({wb_reg_o, wb_mask_o, wb_data_o})
  );
  always_ff @(posedge clk_i) begin
    if (rst_ni) begin
      answer_was_asked_for: assert (!tex_rsp_valid_i || quads_valid)
        else $error("an answer comes that nobody asked for");
      request_has_room: assert (!asked || quads_ready)
        else $error("a request goes whose answer has no room");
    end
  end
`endif
endmodule
