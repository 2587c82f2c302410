// Load/store unit for g[] and l[]: queues whole instructions, works on them in order, beat by beat.
// tesla_coalesce turns a beat into requests of one LANES*4-byte segment; loads overlap, and each
// response writes registers under a lane mask (tesla_lsu_load). Atomics wait until all of that is done and
// then have the port to themselves (tesla_atomic). Without COALESCE tesla_serial is both, lane by lane. Texture instructions, which have a port of their own, overlap
// with all of this (tesla_texture). Instructions retire strictly in order, after their last request and their
// last register write have been taken.
module tesla_lsu #(
  parameter int unsigned LANES = 8,
  parameter int unsigned CORE  = 0,
  parameter int unsigned QUEUE = 4,   // instructions waiting, power of two
  parameter int unsigned LOADS = 32,  // load requests on the way, power of two
  parameter bit          TEXTURE = 1'b1,
  parameter bit          COALESCE = 1'b1, // a request serves all lanes of a segment, else one
  localparam int unsigned BEATS = 32 / LANES,
  localparam int unsigned BW    = (BEATS > 1) ? $clog2(BEATS) : 1
) (
  input  logic                   clk_i,
  input  logic                   rst_ni,

  // One beat. Those of part 1 come after all of part 0, or each after its own.
  input  logic                   req_valid_i,
  output logic                   req_ready_o,
  input  logic                   req_first_i,   // first beat of the instruction (of part 0)
  input  logic                   req_last_i,    // last beat of the instruction (of its last part)
  input  logic [BW-1:0]          req_beat_i,
  input  logic                   req_part_i,    // 0: mask, address, data words 0 and 1; 1: words 2 and 3
  input  tesla_core_pkg::warp_t  req_warp_i,    // this and the following: looked at in the first beat
  input  tesla_core_pkg::order_t req_order_i,
  input  logic                   req_store_i,   // st or red: writes no register
  input  logic                   req_atomic_i,  // red or atom
  input  logic                   req_local_i,   // l[], else g[]
  input  logic                   req_tex_i,     // texture: source registers, or what they are, in addr, data0, data1 and
                                                // data0 of part 1; size and space do not matter
  input  logic [7:0]             req_op_i,      // tesla_pkg::op_e
  input  logic [2:0]             req_size_i,    // 0 u8 1 s8 2 u16 3 s16 4 b64 5 b128 6 b32 7 b32
  input  logic [3:0]             req_space_i,   // which g[]
  input  logic [6:0]             req_reg_i,     // first data or destination register
  input  logic [2:0]             req_count_i,   // destination registers: carried to retire
  input  logic [23:0]            req_pc_i,      // pc, words, active: carried to retire
  input  logic [63:0]            req_words_i,
  input  logic [31:0]            req_active_i,
  input  logic [LANES-1:0]       req_mask_i,    // executing lanes, none of a store that is suppressed
  input  logic [LANES*32-1:0]    req_addr_i,    // byte address in the space, $a and offset added; of l[] bit 31: no limit flag
  input  logic [LANES*32-1:0]    req_data0_i,
  input  logic [LANES*32-1:0]    req_data1_i,

  input  logic [4:0]             local_log_i,   // log2 of l[] bytes per thread; 0: no l[]
  output logic [3:0]             g_space_o,     // config lookup, answered in the same clock
  input  logic [31:0]            g_base_i,      // multiple of 16
  input  logic [31:0]            g_limit_i,     // inclusive

  output logic                   mem_req_valid_o,
  input  logic                   mem_req_ready_i,
  output logic                   mem_req_write_o,
  output logic                   mem_req_local_o,
  output logic [31:0]            mem_req_addr_o,  // multiple of LANES*4
  output logic [LANES*4-1:0]     mem_req_be_o,    // a load's tell which bytes are looked at
  output logic [LANES*32-1:0]    mem_req_data_o,
  input  logic                   mem_rsp_valid_i,
  input  logic [LANES*32-1:0]    mem_rsp_data_i,

  output logic                   wb_valid_o,
  input  logic                   wb_ready_i,
  output tesla_core_pkg::warp_t  wb_warp_o,
  output logic [6:0]             wb_reg_o,      // may be beyond NREG: the register file drops that
  output logic [BW-1:0]          wb_beat_o,
  output logic [LANES-1:0]       wb_mask_o,
  output logic [LANES*32-1:0]    wb_data_o,
  output tesla_core_pkg::order_t wb_order_o,

  output logic                   ret_valid_o,   // at least a clock after its last write was taken
  input  logic                   ret_ready_i,
  output tesla_core_pkg::warp_t  ret_warp_o,
  output tesla_core_pkg::order_t ret_order_o,
  output logic [23:0]            ret_pc_o,
  output logic [63:0]            ret_words_o,
  output logic [31:0]            ret_active_o,
  output logic [31:0]            ret_trap_o,    // limit flags, bits 21:16
  output logic [6:0]             ret_reg_o,
  output logic [2:0]             ret_count_o,

  input  logic                   fragment_i,      // a fragment program runs
  output logic                   tex_req_valid_o,
  input  logic                   tex_req_ready_i,
  output logic [63:0]            tex_req_head_o,
  output logic [511:0]           tex_req_data_o,
  input  logic                   tex_rsp_valid_i,
  input  logic [511:0]           tex_rsp_data_i
);
  localparam int unsigned QW   = $clog2(QUEUE);
  localparam int unsigned ROWS = QUEUE << BW;
  localparam int unsigned SB   = $clog2(LANES * 4);
  localparam int unsigned RETW = 1 + 5 + 32 + 24 + 64 + 32 + 7 + 3;  // carried to retire
  localparam int unsigned HEAD = 8 + 1 + 1 + 4 + 3 + 1 + RETW;

  // Queue: heads in a FIFO, beats in rows of {instruction, beat}.
  logic [QW:0]        wslot_q, rslot_q;
  logic [BW-1:0]      rbeat_q;
  logic [HEAD-1:0]    head;
  logic               accept, read, read_last, head_valid, head_ready;
  logic [LANES*33-1:0] row_addr;
  logic [LANES*64-1:0] row_data01, row_data23;

  assign req_ready_o = (wslot_q - rslot_q) != QUEUE[QW:0];
  assign accept      = req_valid_i && req_ready_o;
  assign read_last   = rbeat_q == BW'(BEATS - 1);

  // Moves while beats are here, one of them read.
  logic front_clk, tr_valid_q;
  common_gate u_front_clk (
    .clk_i(clk_i), .rst_ni(rst_ni), .clk_o(front_clk),
    .moves_i(req_valid_i || head_valid || tr_valid_q));
  always_ff @(posedge front_clk) begin
    if (!rst_ni) begin
      wslot_q <= '0;
      rslot_q <= '0;
      rbeat_q <= '0;
    end else begin
      if (accept && req_last_i) wslot_q <= wslot_q + 1'b1;
      if (read && read_last)    rslot_q <= rslot_q + 1'b1;
      if (read)                 rbeat_q <= read_last ? '0 : rbeat_q + 1'b1;
    end
  end

  common_fifo #(.WIDTH(HEAD), .DEPTH(QUEUE), .BLOCK(1'b1)) u_heads (
    .clk_i   (front_clk),
    .rst_ni  (rst_ni),
    .valid_i (accept && req_first_i),
    .ready_o (head_ready),
    .data_i  ({req_op_i, req_atomic_i, req_local_i, req_space_i, req_size_i, req_store_i,
               req_tex_i, req_warp_i, req_order_i, req_pc_i, req_words_i, req_active_i, req_reg_i, req_count_i}),
    .valid_o (head_valid),
    .ready_i (read && read_last),
    .data_o  (head)
  );
  common_ram #(.WIDTH(LANES * 33), .DEPTH(ROWS), .GRANULE(LANES * 33), .OLD(1'b0), .BLOCK(1'b1)) u_addr (
    .clk_i   (front_clk),
    .we_i    (accept && !req_part_i),
    .waddr_i ({wslot_q[QW-1:0], req_beat_i}),
    .wdata_i ({req_mask_i, req_addr_i}),
    .re_i    (read),
    .raddr_i ({rslot_q[QW-1:0], rbeat_q}),
    .rdata_o (row_addr)
  );
  common_ram #(.WIDTH(LANES * 64), .DEPTH(ROWS), .GRANULE(LANES * 64), .OLD(1'b0), .BLOCK(1'b1)) u_data01 (
    .clk_i   (front_clk),
    .we_i    (accept && !req_part_i),
    .waddr_i ({wslot_q[QW-1:0], req_beat_i}),
    .wdata_i ({req_data1_i, req_data0_i}),
    .re_i    (read),
    .raddr_i ({rslot_q[QW-1:0], rbeat_q}),
    .rdata_o (row_data01)
  );
  common_ram #(.WIDTH(LANES * 64), .DEPTH(ROWS), .GRANULE(LANES * 64), .OLD(1'b0), .BLOCK(1'b1)) u_data23 (
    .clk_i   (front_clk),
    .we_i    (accept && req_part_i),
    .waddr_i ({wslot_q[QW-1:0], req_beat_i}),
    .wdata_i ({req_data1_i, req_data0_i}),
    .re_i    (read),
    .raddr_i ({rslot_q[QW-1:0], rbeat_q}),
    .rdata_o (row_data23)
  );

  // Translation: the row that was read, with its head. RAM outputs hold still until the next read.
  logic            tr_last_q, tr_ready, tr_local, tr_store, tr_atomic, tr_tex;
  logic [HEAD-1:0] tr_head_q;
  logic [BW-1:0]   tr_beat_q;
  logic [2:0]      tr_size, tr_log;
  logic [6:0]      tr_reg;
  logic [7:0]      tr_op;
  logic [63:0]     tr_words;
  tesla_core_pkg::warp_t  tr_warp;
  tesla_core_pkg::order_t tr_order;
  logic            beat_valid, beat_ready, ends_ready, cut_idle, load_idle;
  logic            at_busy, drained, tex_ready;

  assign read       = head_valid && rslot_q != wslot_q && tr_ready;
  assign tr_ready   = !tr_valid_q || (beat_valid && beat_ready);
  assign beat_valid = tr_valid_q && (!tr_last_q || ends_ready);
  always_ff @(posedge front_clk) begin
    if (!rst_ni)       tr_valid_q <= 1'b0;
    else if (tr_ready) tr_valid_q <= read;
    if (read) begin
      tr_last_q <= read_last;
      tr_beat_q <= rbeat_q;
      tr_head_q <= head;
    end
  end

  assign {tr_op, tr_atomic, tr_local, g_space_o, tr_size, tr_store, tr_tex, tr_warp, tr_order} =
         tr_head_q[HEAD-1:130];
  assign tr_words = tr_head_q[42 +: 64];
  assign tr_reg   = tr_head_q[3 +: 7];

  always_comb begin
    unique case (tr_size)
      3'd0, 3'd1: tr_log = 3'd0;
      3'd2, 3'd3: tr_log = 3'd1;
      3'd4:       tr_log = 3'd3;
      3'd5:       tr_log = 3'd4;
      default:    tr_log = 3'd2;
    endcase
  end

  logic [LANES-1:0]     mask;
  logic [LANES*128-1:0] data, sources;
  assign mask = row_addr[LANES*33-1 -: LANES];
  always_comb begin
    for (int unsigned l = 0; l < LANES; l++) begin
      data[l*128 +: 128] = {row_data23[(LANES+l)*32 +: 32], row_data23[l*32 +: 32],
                            row_data01[(LANES+l)*32 +: 32], row_data01[l*32 +: 32]};
      sources[l*128 +: 128] = {row_data23[l*32 +: 32], row_data01[(LANES+l)*32 +: 32],
                               row_data01[l*32 +: 32], row_addr[l*32 +: 32]};
    end
  end

  // Limit flags of the whole instruction, and what retires it: accesses and textures are done in an order of their
  // own, each of which is counted by itself.
  logic [5:0]        limit, limit_q;
  logic [RETW+5:0]   ends;
  logic [5:0]        done_count_q, tex_count_q;
  logic              done, tex_done, ends_valid, ends_tex, retire, outside;

  always_comb begin
    limit = limit_q;
    if (!tr_tex && outside) limit[{tr_atomic, !tr_local && !tr_atomic, tr_store}] = 1'b1;
  end
  assign retire      = ret_valid_o && ret_ready_i;
  assign ret_valid_o = ends_valid && (ends_tex ? tex_count_q : done_count_q) != 6'd0;
  // Moves while beats go on, or instructions have not retired.
  logic end_clk;
  common_gate u_end_clk (
    .clk_i(clk_i), .rst_ni(rst_ni), .clk_o(end_clk),
    .moves_i(tr_valid_q || ends_valid || done || tex_done));
  always_ff @(posedge end_clk) begin
    if (!rst_ni)                        limit_q <= 6'd0;
    else if (beat_valid && beat_ready)  limit_q <= tr_last_q ? 6'd0 : limit;
    if (!rst_ni) begin
      done_count_q <= 6'd0;
      tex_count_q  <= 6'd0;
    end else begin
      done_count_q <= done_count_q + {5'd0, done} - {5'd0, retire && !ends_tex};
      tex_count_q  <= tex_count_q + {5'd0, tex_done} - {5'd0, retire && ends_tex};
    end
  end

  common_fifo #(.WIDTH(RETW + 6), .DEPTH(16), .BLOCK(1'b1)) u_ends (
    .clk_i   (end_clk),
    .rst_ni  (rst_ni),
    .valid_i (tr_valid_q && tr_last_q && beat_ready),
    .ready_o (ends_ready),
    .data_i  ({limit, tr_head_q[RETW-1:0]}),
    .valid_o (ends_valid),
    .ready_i (retire),
    .data_o  (ends)
  );
  always_comb begin
    ret_trap_o = 32'd0;
    ret_trap_o[tesla_core_pkg::LimitLocalRead]   = ends[RETW];
    ret_trap_o[tesla_core_pkg::LimitLocalWrite]  = ends[RETW+1];
    ret_trap_o[tesla_core_pkg::LimitGlobalRead]  = ends[RETW+2];
    ret_trap_o[tesla_core_pkg::LimitGlobalWrite] = ends[RETW+3];
    ret_trap_o[tesla_core_pkg::LimitGlobalAtom]  = ends[RETW+4];
    ret_trap_o[tesla_core_pkg::LimitGlobalRed]   = ends[RETW+5];
  end
  assign {ends_tex, ret_warp_o, ret_order_o, ret_pc_o, ret_words_o, ret_active_o, ret_reg_o,
          ret_count_o} = ends[RETW-1:0];

  // Requests out, responses in. A beat's lanes ask together or one by one.
  localparam int unsigned TAG  = 3 + 7 + BW + 5 + 32;
  localparam int unsigned OFF  = (COALESCE ? LANES : 1) * SB;
  localparam int unsigned NOTE = 2 + 2 * LANES + OFF + TAG;
  tesla_core_pkg::warp_t  mem_warp;
  tesla_core_pkg::order_t mem_order;
  logic                   cut_valid, cut_ready, cut_rsp, cut_last;
  logic [LANES-1:0]       cut_hit, cut_mask;
  logic [OFF-1:0]         cut_off;
  logic [TAG-1:0]         cut_tag, tr_tag;
  logic                   note_valid, note_ready, rsp_valid, rsp_ready, rsp_room;
  logic [NOTE-1:0]        note;
  logic [LANES*32-1:0]    rsp_data;
  logic                   access_valid, access_ready, at_rsp_ready, load_rsp_ready;
  logic [LANES*32-1:0]    load_data, at_found;
  tesla_core_pkg::warp_t  at_warp, load_warp;
  tesla_core_pkg::order_t at_order, load_order;
  logic                   load_valid, at_valid, load_done, at_done, wb_access;
  logic [6:0]             load_reg, at_reg;
  logic [BW-1:0]          load_beat, at_beat;
  logic [LANES-1:0]       load_mask, at_mask;
  assign tr_tag       = {tr_size, tr_reg, tr_beat_q, tr_warp, tr_order};
  assign access_valid = beat_valid && !tr_tex;
  assign beat_ready   = tr_tex ? tex_ready : access_ready;
  assign drained      = cut_idle && !note_valid && load_idle;
  assign rsp_ready    = load_rsp_ready || at_rsp_ready;
  assign done         = load_done || at_done;

  if (COALESCE) begin : gen_coalesce
    logic [LANES-1:0]    legal, quiet;
    logic [LANES*32-1:0] phys;
    for (genvar l = 0; l < LANES; l++) begin : g_lane
      tesla_address u_address (
        .local_i     (tr_local),
        .warp_i      (tr_warp),
        .lane_i      (5'(32'(tr_beat_q) * LANES + l)),
        .log_i       (tr_log),
        .local_log_i (local_log_i),
        .g_base_i    (g_base_i),
        .g_limit_i   (g_limit_i),
        .addr_i      (row_addr[l*32 +: 32]),
        .legal_o     (legal[l]),
        .quiet_o     (quiet[l]),
        .phys_o      (phys[l*32 +: 32])
      );
    end
    assign outside = (mask & ~legal & ~quiet) != '0;

    // The port has two users: requests of tesla_coalesce, and an atomic when nothing else is under way.
    logic                   cut_free, at_ready, cut_mem_valid, cut_write, cut_local, at_mem_valid, at_write;
    logic [31:0]            cut_addr, at_addr;
    logic [LANES*4-1:0]     cut_be, at_be;
    logic [LANES*32-1:0]    cut_data, at_data;
    tesla_core_pkg::warp_t  cut_warp;
    tesla_core_pkg::order_t cut_order;
    assign access_ready = tr_atomic ? at_ready && (drained || at_busy) : cut_free && !at_busy;

    tesla_coalesce #(.LANES(LANES), .TAG(TAG)) u_coalesce (
      .clk_i        (clk_i),
      .rst_ni       (rst_ni),
      .beat_valid_i (access_valid && !tr_atomic && !at_busy),
      .beat_ready_o (cut_free),
      .idle_o       (cut_idle),
      .beat_last_i  (tr_last_q),
      .beat_store_i (tr_store),
      .beat_local_i (tr_local),
      .beat_log_i   (tr_log),
      .beat_mask_i  (mask & legal),
      .beat_zero_i  (mask & ~legal),
      .beat_addr_i  (phys),
      .beat_data_i  (data),
      .beat_warp_i  (tr_warp),
      .beat_order_i (tr_order),
      .beat_tag_i   (tr_tag),
      .mem_valid_o  (cut_mem_valid),
      .mem_ready_i  (mem_req_ready_i),
      .mem_write_o  (cut_write),
      .mem_local_o  (cut_local),
      .mem_addr_o   (cut_addr),
      .mem_be_o     (cut_be),
      .mem_data_o   (cut_data),
      .mem_warp_o   (cut_warp),
      .mem_order_o  (cut_order),
      .note_valid_o (cut_valid),
      .note_ready_i (cut_ready),
      .note_rsp_o   (cut_rsp),
      .note_last_o  (cut_last),
      .note_hit_o   (cut_hit),
      .note_mask_o  (cut_mask),
      .note_off_o   (cut_off),
      .note_tag_o   (cut_tag)
    );

    tesla_atomic #(.LANES(LANES)) u_atomic (
      .clk_i        (clk_i),
      .rst_ni       (rst_ni),
      .beat_valid_i (access_valid && tr_atomic && drained),
      .beat_ready_o (at_ready),
      .beat_last_i  (tr_last_q),
      .beat_red_i   (tr_store),
      .beat_op_i    (tesla_pkg::get_function(tr_words[63:32])),
      .beat_size_i  (tr_size),
      .beat_mask_i  (mask & legal),
      .beat_zero_i  (mask & ~legal),
      .beat_addr_i  (phys),
      .beat_data_i  (data),
      .beat_reg_i   (tr_reg),
      .beat_beat_i  (tr_beat_q),
      .beat_warp_i  (tr_warp),
      .beat_order_i (tr_order),
      .busy_o       (at_busy),
      .mem_valid_o  (at_mem_valid),
      .mem_ready_i  (mem_req_ready_i),
      .mem_write_o  (at_write),
      .mem_addr_o   (at_addr),
      .mem_be_o     (at_be),
      .mem_data_o   (at_data),
      .rsp_valid_i  (rsp_valid),
      .rsp_ready_o  (at_rsp_ready),
      .rsp_data_i   (rsp_data),
      .wb_valid_o   (at_valid),
      .wb_ready_i   (wb_ready_i),
      .wb_reg_o     (at_reg),
      .wb_beat_o    (at_beat),
      .wb_mask_o    (at_mask),
      .wb_data_o    (at_found),
      .warp_o       (at_warp),
      .order_o      (at_order),
      .done_o       (at_done)
    );
    assign mem_req_valid_o = cut_mem_valid || at_mem_valid;
    assign mem_req_write_o = at_busy ? at_write : cut_write;
    assign mem_req_local_o = !at_busy && cut_local;
    assign mem_req_addr_o  = at_busy ? at_addr : cut_addr;
    assign mem_req_be_o    = at_busy ? at_be : cut_be;
    assign mem_req_data_o  = at_busy ? at_data : cut_data;
    assign mem_warp        = at_busy ? at_warp : cut_warp;
    assign mem_order       = at_busy ? at_order : cut_order;
  end else begin : gen_serial
    tesla_serial #(.LANES(LANES), .TAG(TAG)) u_serial (
      .clk_i         (clk_i),
      .rst_ni        (rst_ni),
      .beat_valid_i  (access_valid),
      .beat_ready_o  (access_ready),
      .beat_last_i   (tr_last_q),
      .beat_store_i  (tr_store),
      .beat_atomic_i (tr_atomic),
      .beat_local_i  (tr_local),
      .beat_op_i     (tesla_pkg::get_function(tr_words[63:32])),
      .beat_size_i   (tr_size),
      .beat_log_i    (tr_log),
      .beat_mask_i   (mask),
      .beat_addr_i   (row_addr[LANES*32-1:0]),
      .beat_data_i   (data),
      .beat_reg_i    (tr_reg),
      .beat_beat_i   (tr_beat_q),
      .beat_warp_i   (tr_warp),
      .beat_order_i  (tr_order),
      .beat_tag_i    (tr_tag),
      .outside_o     (outside),
      .local_log_i   (local_log_i),
      .g_base_i      (g_base_i),
      .g_limit_i     (g_limit_i),
      .idle_o        (cut_idle),
      .drained_i     (drained),
      .busy_o        (at_busy),
      .mem_valid_o   (mem_req_valid_o),
      .mem_ready_i   (mem_req_ready_i),
      .mem_write_o   (mem_req_write_o),
      .mem_local_o   (mem_req_local_o),
      .mem_addr_o    (mem_req_addr_o),
      .mem_be_o      (mem_req_be_o),
      .mem_data_o    (mem_req_data_o),
      .mem_warp_o    (mem_warp),
      .mem_order_o   (mem_order),
      .note_valid_o  (cut_valid),
      .note_ready_i  (cut_ready),
      .note_rsp_o    (cut_rsp),
      .note_last_o   (cut_last),
      .note_hit_o    (cut_hit),
      .note_mask_o   (cut_mask),
      .note_off_o    (cut_off),
      .note_tag_o    (cut_tag),
      .rsp_valid_i   (rsp_valid),
      .rsp_ready_o   (at_rsp_ready),
      .rsp_data_i    (rsp_data),
      .wb_valid_o    (at_valid),
      .wb_ready_i    (wb_ready_i),
      .wb_reg_o      (at_reg),
      .wb_mask_o     (at_mask),
      .wb_data_o     (at_found),
      .done_o        (at_done)
    );
    assign at_beat  = tr_beat_q;
    assign at_warp  = tr_warp;
    assign at_order = tr_order;
  end

  // Register writes: those of accesses first. A write of a texture that waits for the register file
  // gives way to one of an access that comes meanwhile, and stays in tesla_texture until its turn. So
  // the port keeps offering a write, but not always the same one. A write of an access keeps its turn.
  tesla_core_pkg::warp_t  tex_warp;
  tesla_core_pkg::order_t tex_order;
  logic                   tex_valid;
  logic [6:0]             tex_reg;
  logic [BW-1:0]          tex_beat;
  logic [LANES-1:0]       tex_mask;
  logic [LANES*32-1:0]    tex_data;
  assign wb_access  = load_valid || at_valid;
  assign wb_valid_o = wb_access || tex_valid;
  always_comb begin
    wb_warp_o  = tex_warp;
    wb_reg_o   = tex_reg;
    wb_beat_o  = tex_beat;
    wb_mask_o  = tex_mask;
    wb_data_o  = tex_data;
    wb_order_o = tex_order;
    if (wb_access) begin
      wb_warp_o  = at_busy ? at_warp : load_warp;
      wb_reg_o   = at_busy ? at_reg : load_reg;
      wb_beat_o  = at_busy ? at_beat : load_beat;
      wb_mask_o  = at_busy ? at_mask : load_mask;
      wb_data_o  = at_busy ? at_found : load_data;
      wb_order_o = at_busy ? at_order : load_order;
    end
  end

  if (TEXTURE) begin : gen_texture
    tesla_texture #(.LANES(LANES), .CORE(CORE)) u_texture (
      .clk_i           (clk_i),
      .rst_ni          (rst_ni),
      .fragment_i      (fragment_i),
      .beat_valid_i    (beat_valid && tr_tex),
      .beat_ready_o    (tex_ready),
      .beat_last_i     (tr_last_q),
      .beat_op_i       (tr_op),
      .beat_words_i    (tr_words),
      .beat_mask_i     (mask),
      .beat_data_i     (sources),
      .beat_reg_i      (tr_reg),
      .beat_beat_i     (tr_beat_q),
      .beat_warp_i     (tr_warp),
      .beat_order_i    (tr_order),
      .tex_req_valid_o (tex_req_valid_o),
      .tex_req_ready_i (tex_req_ready_i),
      .tex_req_head_o  (tex_req_head_o),
      .tex_req_data_o  (tex_req_data_o),
      .tex_rsp_valid_i (tex_rsp_valid_i),
      .tex_rsp_data_i  (tex_rsp_data_i),
      .wb_valid_o      (tex_valid),
      .wb_ready_i      (wb_ready_i && !wb_access),
      .wb_warp_o       (tex_warp),
      .wb_reg_o        (tex_reg),
      .wb_beat_o       (tex_beat),
      .wb_mask_o       (tex_mask),
      .wb_data_o       (tex_data),
      .wb_order_o      (tex_order),
      .done_o          (tex_done)
    );
  end else begin : gen_no_texture  // decode lets no texture instruction through
    assign tex_ready       = 1'b1;
    assign tex_req_valid_o = 1'b0;
    assign tex_req_head_o  = '0;
    assign tex_req_data_o  = '0;
    assign tex_valid       = 1'b0;
    assign tex_warp        = '0;
    assign tex_reg         = '0;
    assign tex_beat        = '0;
    assign tex_mask        = '0;
    assign tex_data        = '0;
    assign tex_order       = '0;
    assign tex_done        = 1'b0;
    logic unused_texture;
    assign unused_texture  = &{1'b0, fragment_i, sources, tr_op, tr_words, tex_req_ready_i, tex_rsp_valid_i,
                               tex_rsp_data_i};
  end

  // Moves while notes or responses are here.
  logic back_clk;
  common_gate u_back_clk (
    .clk_i(clk_i), .rst_ni(rst_ni), .clk_o(back_clk),
    .moves_i(cut_valid || note_valid || mem_rsp_valid_i || rsp_valid));
  // A response never lacks room: each request on the way has a note, and there are LOADS of each.
  common_fifo #(.WIDTH(NOTE), .DEPTH(LOADS), .BLOCK(1'b1)) u_notes (
    .clk_i   (back_clk),
    .rst_ni  (rst_ni),
    .valid_i (cut_valid),
    .ready_o (cut_ready),
    .data_i  ({cut_rsp, cut_last, cut_hit, cut_mask, cut_off, cut_tag}),
    .valid_o (note_valid),
    .ready_i (note_ready),
    .data_o  (note)
  );
  common_fifo #(.WIDTH(LANES * 32), .DEPTH(LOADS), .BLOCK(1'b1)) u_responses (
    .clk_i   (back_clk),
    .rst_ni  (rst_ni),
    .valid_i (mem_rsp_valid_i),
    .ready_o (rsp_room),
    .data_i  (mem_rsp_data_i),
    .valid_o (rsp_valid),
    .ready_i (rsp_ready),
    .data_o  (rsp_data)
  );

  tesla_lsu_load #(.LANES(LANES), .COALESCE(COALESCE)) u_load (
    .clk_i        (clk_i),
    .rst_ni       (rst_ni),
    .note_valid_i (note_valid),
    .note_ready_o (note_ready),
    .note_rsp_i   (note[NOTE-1]),
    .note_last_i  (note[NOTE-2]),
    .note_hit_i   (note[NOTE-3 -: LANES]),
    .note_mask_i  (note[NOTE-3-LANES -: LANES]),
    .note_off_i   (note[TAG +: OFF]),
    .note_size_i  (note[TAG-1 -: 3]),
    .note_reg_i   (note[TAG-4 -: 7]),
    .note_beat_i  (note[37 +: BW]),
    .note_warp_i  (note[36:32]),
    .note_order_i (note[31:0]),
    .rsp_valid_i  (rsp_valid),
    .rsp_ready_o  (load_rsp_ready),
    .rsp_data_i   (rsp_data),
    .wb_valid_o   (load_valid),
    .wb_ready_i   (wb_ready_i),
    .wb_warp_o    (load_warp),
    .wb_reg_o     (load_reg),
    .wb_beat_o    (load_beat),
    .wb_mask_o    (load_mask),
    .wb_data_o    (load_data),
    .wb_order_o   (load_order),
    .idle_o       (load_idle),
    .done_o       (load_done)
  );

  // The port, as the checker sees it: lane and address in l[] are worked back from the physical address.
  logic                stored;
  logic [LANES-1:0]    tap_mask;
  logic [LANES*6-1:0]  tap_lane;
  logic [LANES*32-1:0] tap_global, tap_local;
  assign stored = mem_req_valid_o && mem_req_ready_i && mem_req_write_o;
  always_comb begin
    for (int unsigned w = 0; w < LANES; w++) begin
      tap_mask[w]            = mem_req_be_o[w*4 +: 4] != 4'h0;
      tap_global[w*32 +: 32] = mem_req_addr_o + w * 4;
      tap_local[w*32 +: 32]  = tap_global[w*32 +: 32] & ~(32'hffffffff << local_log_i);
      tap_lane[w*6 +: 6]     = 6'(tap_global[w*32 +: 32] >> local_log_i) & 6'h1f;
    end
  end
  common_tap_mem #(.CORE(CORE), .SPACE(tesla_core_pkg::SpaceGlobal), .LANES(LANES)) u_tap_global (
    .clk_i   (clk_i),
    .valid_i (stored && !mem_req_local_o),
    .warp_i  ({3'b000, mem_warp}),
    .order_i (mem_order),
    .mask_i  (tap_mask),
    .lane_i  ({LANES*6{1'b0}}),
    .addr_i  (tap_global),
    .be_i    (mem_req_be_o),
    .data_i  (mem_req_data_o)
  );
  common_tap_mem #(.CORE(CORE), .SPACE(tesla_core_pkg::SpaceLocal), .LANES(LANES)) u_tap_local (
    .clk_i   (clk_i),
    .valid_i (stored && mem_req_local_o),
    .warp_i  ({3'b000, mem_warp}),
    .order_i (mem_order),
    .mask_i  (tap_mask),
    .lane_i  (tap_lane),
    .addr_i  (tap_local),
    .be_i    (mem_req_be_o),
    .data_i  (mem_req_data_o)
  );

`ifndef SYNTHESIS
  common_held #(.WIDTH(LANES*33 + 7)) stalled_access_stable (
    .clk_i   (clk_i),
    .rst_ni  (rst_ni),
    .valid_i (wb_access),
    .ready_i (wb_ready_i),
    .data_i  ({wb_reg_o, wb_mask_o, wb_data_o})
  );
  common_held #(.WIDTH(LANES*32 + 5)) stalled_beat_stable (
    .clk_i   (clk_i),
    .rst_ni  (rst_ni),
    .valid_i (req_valid_i),
    .ready_i (req_ready_o),
    .data_i  ({req_first_i, req_last_i, req_part_i, req_store_i, req_atomic_i, req_addr_i})
  );
  common_held #(.WIDTH(RETW + 6)) stalled_retire_stable (
    .clk_i   (clk_i),
    .rst_ni  (rst_ni),
    .valid_i (ret_valid_o),
    .ready_i (ret_ready_i),
    .data_i  (ends)
  );
  always_ff @(posedge clk_i) begin
    if (rst_ni) begin
      head_has_room: assert (!(accept && req_first_i) || head_ready)
        else $error("an instruction comes that its queue has no room for");
      response_has_room: assert (!mem_rsp_valid_i || rsp_room)
        else $error("loaded data come that nobody has room for");
      loads_end_before_an_atomic: assert (!(load_valid && at_busy))
        else $error("a load writes while an atomic has the port");
      base_keeps_alignment: assert (!(tr_valid_q && !tr_local && !tr_tex) || g_base_i[3:0] == 4'd0)
        else $error("a space of g[] begins between two quads of words");
    end
  end
`endif
endmodule
