// Shared memory s[] of one MP: LANES banks of 32-bit words, consecutive words in consecutive banks.
// Lanes that want one word share the access (broadcast; stores merge, the highest lane wins a byte);
// different words of one bank take a clock each, during which req_ready_o is low.
// Answers come in order, 3 clocks after acceptance when no bank is wanted twice. With COALESCE 0 each lane takes a clock.
module tesla_shared #(
  parameter int unsigned LANES = 8,
  parameter int unsigned BYTES = 16384,  // power of two
  parameter int unsigned CORE  = 0,
  parameter bit          COALESCE = 1'b1
) (
  input  logic                   clk_i,
  input  logic                   rst_ni,

  input  logic                   req_valid_i,
  output logic                   req_ready_o,
  input  logic                   req_write_i,
  input  logic [1:0]             req_mode_i,   // 0 u8, 1 u16, 2 s16, 3 b32; a store uses the size
  input  logic [LANES-1:0]       req_mask_i,
  input  logic [LANES*16-1:0]    req_addr_i,   // byte offset in the block's s[]
  input  logic [15:0]            req_base_i,   // first byte of the block's s[], multiple of 0x40
  input  logic [15:0]            req_size_i,   // bytes of the block's s[], multiple of 0x40
  input  logic [LANES*32-1:0]    req_data_i,
  input  tesla_core_pkg::warp_t  req_warp_i,
  input  tesla_core_pkg::order_t req_order_i,

  output logic                   rsp_valid_o,  // for every request, stores too
  output logic [LANES*32-1:0]    rsp_data_o,   // extended by the mode; 0 where masked or out of range

  input  logic                   init_valid_i, // one row of all banks
  output logic                   init_ready_o,
  input  logic [15:0]            init_addr_i,  // physical, multiple of LANES*4
  input  logic [LANES-1:0]       init_mask_i,  // words of the row to write
  input  logic [LANES*32-1:0]    init_data_i,
  input  tesla_core_pkg::warp_t  init_warp_i,
  input  tesla_core_pkg::order_t init_order_i
);
  localparam int unsigned LW   = $clog2(LANES);
  localparam int unsigned ROWS = BYTES / 4 / LANES;
  localparam int unsigned RW   = $clog2(ROWS);
  localparam int unsigned S    = COALESCE ? LANES : 1;  // lanes that are looked at in a clock

  // Stage 1: one beat, and the lanes of it that still need an access.
  logic                   valid_q, write_q;
  logic [1:0]             mode_q;
  logic [LANES-1:0]       todo_q, todo_d, served;
  logic [LANES*16-1:0]    addr_q;               // physical
  logic [LANES*32-1:0]    data_q;
  tesla_core_pkg::warp_t  warp_q;
  tesla_core_pkg::order_t order_q;
  logic                   accept, round_last;
  logic [LANES-1:0]       in_range;
  logic [LANES*16-1:0]    phys;

  // Moves while a beat is in one of the stages, and where a launch writes.
  logic work_clk, read_valid_q;
  common_gate u_work_clk (
    .clk_i(clk_i), .rst_ni(rst_ni), .clk_o(work_clk),
    .moves_i(req_valid_i || valid_q || read_valid_q || rsp_valid_o || init_valid_i));

  assign accept      = req_valid_i && req_ready_o;
  assign todo_d      = todo_q & ~served;
  assign round_last  = valid_q && (COALESCE ? todo_d == '0 : (todo_q & (todo_q - LANES'(1))) == '0);  // lane by lane: one is left, or none
  assign req_ready_o = !valid_q || round_last;

  // A size is a multiple of 0x40, so an aligned access lies inside when its first byte does, and
  // dropping the low bits changes nothing about that.
  always_comb begin
    for (int unsigned l = 0; l < LANES; l++) begin
      in_range[l]      = req_addr_i[l*16 +: 16] < req_size_i;
      phys[l*16 +: 16] = req_base_i + req_addr_i[l*16 +: 16];
    end
  end

  always_ff @(posedge work_clk) begin
    if (!rst_ni)          valid_q <= 1'b0;
    else if (req_ready_o) valid_q <= req_valid_i;
    if (accept) begin
      write_q <= req_write_i;
      mode_q  <= req_mode_i;
      todo_q  <= req_mask_i & in_range;
      addr_q  <= phys;
      data_q  <= req_data_i;
      warp_q  <= req_warp_i;
      order_q <= req_order_i;
    end else if (valid_q) begin
      todo_q  <= todo_d;
    end
  end

  logic [S-1:0]    source, reached;  // of the lanes that are looked at: waiting, served
  logic [S*16-1:0] source_addr;
  logic [S*32-1:0] source_data;
  if (COALESCE) begin : gen_lanes
    assign source      = todo_q;
    assign source_addr = addr_q;
    assign source_data = data_q;
    assign served      = reached;
  end else begin : gen_lane
    logic [LW-1:0] lane;
    common_pick #(.N(LANES)) u_pick (
      .req_i   (todo_q),
      .after_i (LW'(LANES - 1)),
      .valid_o (source),
      .index_o (lane)
    );
    assign source_addr = addr_q[lane*16 +: 16];
    assign source_data = data_q[lane*32 +: 32];
    assign served      = LANES'(reached) << lane;
  end

  // Each bank serves the row of its lowest waiting lane, and every lane that wants that row.
  logic [LANES*RW-1:0] bank_row;
  always_comb begin
    bank_row = '0;
    reached  = '0;
    for (int unsigned b = 0; b < LANES; b++) begin
      for (int unsigned n = 0; n < S; n++) begin
        if (source[S-1-n] && source_addr[(S-1-n)*16+2 +: LW] == b[LW-1:0]) begin
          bank_row[b*RW +: RW] = source_addr[(S-1-n)*16+2+LW +: RW];
        end
      end
      for (int unsigned l = 0; l < S; l++) begin
        if (source[l] && source_addr[l*16+2 +: LW] == b[LW-1:0]
            && source_addr[l*16+2+LW +: RW] == bank_row[b*RW +: RW]) reached[l] = 1'b1;
      end
    end
  end

  // Stores: each lane's bytes in their place, then one word per bank.
  logic [S*4-1:0]      lane_be;
  logic [S*32-1:0]     lane_word;
  logic [LANES*4-1:0]  bank_be;
  logic [LANES*32-1:0] bank_word;
  always_comb begin
    for (int unsigned l = 0; l < S; l++) begin
      lane_be[l*4 +: 4]     = 4'hf;
      lane_word[l*32 +: 32] = source_data[l*32 +: 32];
      if (mode_q == 2'd0) begin
        lane_be[l*4 +: 4]     = 4'h1 << source_addr[l*16 +: 2];
        lane_word[l*32 +: 32] = {4{source_data[l*32 +: 8]}};
      end else if (mode_q != 2'd3) begin
        lane_be[l*4 +: 4]     = source_addr[l*16+1] ? 4'hc : 4'h3;
        lane_word[l*32 +: 32] = {2{source_data[l*32 +: 16]}};
      end
    end
  end
  always_comb begin
    bank_be   = '0;
    bank_word = '0;
    for (int unsigned b = 0; b < LANES; b++) begin
      for (int unsigned l = 0; l < S; l++) begin
        for (int unsigned k = 0; k < 4; k++) begin
          if (reached[l] && source_addr[l*16+2 +: LW] == b[LW-1:0] && lane_be[l*4+k]) begin
            bank_be[b*4+k]          = 1'b1;
            bank_word[b*32+k*8 +: 8] = lane_word[l*32+k*8 +: 8];
          end
        end
      end
    end
  end

  // The banks. The init port gets the write ports whenever no store uses them.
  logic                   store, ram_write;
  logic [LANES*4-1:0]     ram_be;
  logic [LANES*RW-1:0]    ram_wrow;
  logic [LANES*32-1:0]    ram_wdata, ram_rdata;
  tesla_core_pkg::warp_t  ram_warp;
  tesla_core_pkg::order_t ram_order;

  assign store        = valid_q && write_q && served != '0;
  assign init_ready_o = !store;
  assign ram_write    = store || init_valid_i;
  always_comb begin
    for (int unsigned b = 0; b < LANES; b++)
      ram_be[b*4 +: 4] = store ? bank_be[b*4 +: 4] : {4{init_valid_i && init_mask_i[b]}};
  end
  assign ram_wrow     = store ? bank_row : {LANES{init_addr_i[2+LW +: RW]}};
  assign ram_wdata    = store ? bank_word : init_data_i;
  assign ram_warp     = store ? warp_q : init_warp_i;
  assign ram_order    = store ? order_q : init_order_i;

  logic [LANES-1:0]    tap_mask;
  logic [LANES*32-1:0] tap_addr;  // worked back from bank and row
  for (genvar b = 0; b < LANES; b++) begin : gen_bank
    localparam logic [LW-1:0] Bank = b[LW-1:0];
    common_ram #(
      .WIDTH(32), .DEPTH(ROWS), .GRANULE(8),
      .CORE(CORE), .TAP(tesla_core_pkg::TapShared), .BANK(b), .OLD(1'b0)
    ) u_ram (
      .clk_i   (work_clk),
      .we_i    (ram_be[b*4 +: 4]),
      .waddr_i (ram_wrow[b*RW +: RW]),
      .wdata_i (ram_wdata[b*32 +: 32]),
      .re_i    (valid_q),
      .raddr_i (bank_row[b*RW +: RW]),
      .rdata_o (ram_rdata[b*32 +: 32])
    );
    assign tap_mask[b]           = ram_be[b*4 +: 4] != 4'h0;
    assign tap_addr[b*32 +: 32]  = {{30-LW-RW{1'b0}}, ram_wrow[b*RW +: RW], Bank, 2'b00};
  end

  common_tap_mem #(
    .CORE(CORE), .SPACE(tesla_core_pkg::SpaceShared), .LANES(LANES)
  ) u_tap (
    .clk_i   (clk_i),
    .valid_i (ram_write),
    .warp_i  ({3'b000, ram_warp}),
    .order_i (ram_order),
    .mask_i  (tap_mask),
    .lane_i  ({LANES*6{1'b0}}),
    .addr_i  (tap_addr),
    .be_i    (ram_be),
    .data_i  (ram_wdata)
  );

  // Stage 2: words of the round that was read, routed to their lanes. Stage 3: the whole beat.
  logic                   read_last_q, first_q, read_first_q;
  logic [1:0]             read_mode_q;
  logic [LANES-1:0]       read_lanes_q;
  logic [S*(LW+2)-1:0]    read_where_q;   // bank and byte of each lane that was looked at
  logic [S*32-1:0]        lane_value;
  logic [31:0]            word;
  logic [15:0]            half;
  logic [7:0]             part;

  always_comb begin
    lane_value = '0;
    word       = '0;
    half       = '0;
    part       = '0;
    for (int unsigned l = 0; l < S; l++) begin
      word = ram_rdata[read_where_q[l*(LW+2)+2 +: LW]*32 +: 32];
      half = read_where_q[l*(LW+2)+1] ? word[31:16] : word[15:0];
      part = read_where_q[l*(LW+2)] ? half[15:8] : half[7:0];
      unique case (read_mode_q)
        2'd0:    lane_value[l*32 +: 32] = {24'd0, part};
        2'd1:    lane_value[l*32 +: 32] = {16'd0, half};
        2'd2:    lane_value[l*32 +: 32] = {{16{half[15]}}, half};
        default: lane_value[l*32 +: 32] = word;
      endcase
    end
  end

  always_ff @(posedge work_clk) begin
    first_q      <= !valid_q || round_last;  // what stage 1 does next begins a beat
    read_valid_q <= rst_ni && valid_q;
    read_last_q  <= round_last;
    read_first_q <= first_q;
    read_mode_q  <= mode_q;
    read_lanes_q <= write_q ? '0 : served;
    for (int unsigned l = 0; l < S; l++) begin
      read_where_q[l*(LW+2) +: LW+2] <= source_addr[l*16 +: LW+2];
    end
    rsp_valid_o  <= rst_ni && read_valid_q && read_last_q;
    for (int unsigned l = 0; l < LANES; l++) begin
      if (read_valid_q && read_lanes_q[l])      rsp_data_o[l*32 +: 32] <= lane_value[l%S*32 +: 32];
      else if (read_valid_q && read_first_q)    rsp_data_o[l*32 +: 32] <= 32'd0;
    end
  end

`ifndef SYNTHESIS
  common_held #(.WIDTH(LANES*17)) stalled_request_stable (
    .clk_i   (clk_i),
    .rst_ni  (rst_ni),
    .valid_i (req_valid_i),
    .ready_i (req_ready_o),
    .data_i  ({req_mask_i, req_addr_i})
  );
  common_held #(.WIDTH(LANES*33 + 16)) stalled_init_stable (
    .clk_i   (clk_i),
    .rst_ni  (rst_ni),
    .valid_i (init_valid_i),
    .ready_i (init_ready_o),
    .data_i  ({init_mask_i, init_data_i, init_addr_i})
  );
  always_ff @(posedge clk_i) begin
    if (rst_ni) begin
      block_within_memory: assert (!req_valid_i || {16'd0, req_base_i} + {16'd0, req_size_i} <= BYTES)
        else $error("a block has s[] beyond the memory");
    end
  end
`endif
endmodule
