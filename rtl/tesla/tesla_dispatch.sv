// Block dispatcher: walks the grid (x fastest), gives each block a block slot with its part of s[] and each of
// its warps a warp slot, clears the warp's registers, writes s[] before the block's first warp, reports
// the launch and starts the warp. A block begins when a block slot and warp slots for all of it are free.
// Slots are recycled as warps finish; clears only use write slots that running warps leave.
// A block of a graphics program is one warp: its masks and its s[] come from the attribute port.
module tesla_dispatch #(
  parameter int unsigned LANES        = 8,
  parameter int unsigned WARPS        = 8,
  parameter int unsigned BLOCKS       = 8,
  parameter int unsigned GPR_ROWS     = 256,
  parameter int unsigned SHARED_BYTES = 16384,
  localparam int unsigned BEATS = 32 / LANES,
  localparam int unsigned BW    = (BEATS > 1) ? $clog2(BEATS) : 1
) (
  input  logic                   clk_i,
  input  logic                   rst_ni,

  input  logic                   cfg_valid_i,     // launch registers; only while busy_o is 0
  input  logic [7:0]             cfg_addr_i,
  input  logic [31:0]            cfg_data_i,
  input  logic                   start_i,         // one clock, while busy_o is 0
  output logic                   busy_o,          // until the last warp's slot_done

  output logic [24:0]            code_bytes_o,    // launch registers for the other units
  output logic [7:0]             regs_o,          // NREG
  output logic [7:0]             rows_o,          // NREG and the words of o[] in the register file
  output logic [3:0]             reg_shift_o,     // log2 of the rows between two warp slots
  output logic [15:0]            shared_bytes_o,
  output logic [4:0]             local_log_o,
  output logic [4:0]             features_o,
  output logic [1:0]             type_o,          // of the program: tesla_core_pkg::Type*
  output logic [7:0]             inputs_o,        // graphics programs: words of a[] or v[] of a thread
  output logic [5:0]             outputs_o,       // words that it delivers
  output logic [6:0]             vertices_o,      // most records
  input  logic [3:0]             g_space_i,       // lookup, answered in the same clock
  output logic [31:0]            g_base_o,
  output logic [31:0]            g_limit_o,

  input  logic                   attr_valid_i,    // graphics programs: two masks and s[] of each block
  output logic                   attr_ready_o,
  input  logic [31:0]            attr_data_i,

  input  logic                   slot_done_valid_i,  // the warp has retired its last instruction
  input  tesla_core_pkg::warp_t  slot_done_warp_i,

  output tesla_core_pkg::warp_t  slot_warp_o,     // warp slot of the launch at work: all below is about it

  output logic                   gpr_valid_o,     // register clears: each one row beat, all lanes
  input  logic                   gpr_ready_i,
  output logic [7:0]             gpr_row_o,
  output logic [BW-1:0]          gpr_beat_o,
  output logic [LANES*32-1:0]    gpr_data_o,
  output logic                   addr_valid_o,    // data is 0
  input  logic                   addr_ready_i,
  output logic [1:0]             addr_reg_o,      // 0 is $a1
  output logic [BW-1:0]          addr_beat_o,
  output logic                   cond_valid_o,    // data is 0
  input  logic                   cond_ready_i,
  output logic [1:0]             cond_reg_o,
  output logic [BW-1:0]          cond_beat_o,
  output logic                   init_valid_o,    // s[]: LANES words
  input  logic                   init_ready_i,
  output logic [15:0]            init_addr_o,     // physical, multiple of LANES*4
  output logic [LANES-1:0]       init_mask_o,     // words inside the block's s[]
  output logic [LANES*32-1:0]    init_data_o,

  output logic                   launch_valid_o,  // LAUNCH record; a clock after the last clear or later
  input  logic                   launch_ready_i,
  output logic [127:0]           launch_args_o,

  output logic                   warp_valid_o,    // then: start the warp
  input  logic                   warp_ready_i,
  output logic [23:0]            warp_pc_o,
  output logic [31:0]            warp_mask_o,     // lanes that exist; of a graphics program: that start
  output logic [31:0]            warp_visible_o,  // lanes that count outside; all in compute
  output logic [4:0]             warp_block_o,    // block slot
  output logic [4:0]             warp_warps_o,    // warps of the block
  output logic                   warp_first_o,    // first warp of its block
  output logic [15:0]            warp_base_o      // first byte of the block's s[]
);
  localparam int unsigned KW       = (BLOCKS > 1) ? $clog2(BLOCKS) : 1;
  localparam int unsigned MinShift = (LANES > 16) ? $clog2(LANES * 4) : 6;  // s[] is cut in rows and 0x40

  logic [31:0] grid;
  logic [47:0] block;
  logic [9:0]  threads;
  logic [23:0] entry;
  logic [15:0] grid_id;
  logic [6:0]  params;
  tesla_config u_config (
    .clk_i          (clk_i),
    .rst_ni         (rst_ni),
    .cfg_valid_i    (cfg_valid_i),
    .cfg_addr_i     (cfg_addr_i),
    .cfg_data_i     (cfg_data_i),
    .grid_o         (grid),
    .block_o        (block),
    .threads_o      (threads),
    .entry_o        (entry),
    .code_bytes_o   (code_bytes_o),
    .regs_o         (regs_o),
    .rows_o         (rows_o),
    .reg_shift_o    (reg_shift_o),
    .shared_bytes_o (shared_bytes_o),
    .local_log_o    (local_log_o),
    .features_o     (features_o),
    .type_o         (type_o),
    .inputs_o       (inputs_o),
    .outputs_o      (outputs_o),
    .vertices_o     (vertices_o),
    .grid_id_o      (grid_id),
    .params_o       (params),
    .g_space_i      (g_space_i),
    .g_base_o       (g_base_o),
    .g_limit_o      (g_limit_o)
  );

  typedef enum logic [2:0] {
    Idle   = 3'd0,
    Block  = 3'd1,  // wait for room for the next block
    Warp   = 3'd2,  // give its next warp a slot
    Clear  = 3'd3,
    Record = 3'd4,
    Start  = 3'd5,
    Drain  = 3'd6,  // all are launched; wait for the last ones
    Masks  = 3'd7   // graphics: take the block's masks from the attribute port
  } state_e;
  state_e        state_q, state_d;

  logic work_clk;  // moves while there is something to launch, and as warps end
  common_gate u_work_clk (
    .clk_i(clk_i), .rst_ni(rst_ni), .clk_o(work_clk),
    .moves_i(start_i || state_q != Idle || slot_done_valid_i));
  logic [15:0]   x_q, y_q;          // next block
  logic [31:0]   number_q;          // its number
  logic [4:0]    warp_q;            // number of the warp in the block
  logic [9:0]    left_q;            // threads of the block not launched yet
  logic [4:0]    warps;             // of a block
  logic [KW-1:0] slot_block_q;      // block slot and warp slot of the launch at work
  tesla_core_pkg::warp_t slot_warp_q;
  logic          last_warp, last_block;
  assign warps      = 5'((11'(threads) + 11'd31) >> 5);
  assign last_warp  = left_q <= 10'd32;
  assign last_block = x_q + 16'd1 == grid[15:0] && y_q + 16'd1 == grid[31:16];

  // Slots. A block slot is free when all warps of its block, launched or not, have finished.
  logic [3:0]           shared_shift;
  logic [WARPS-1:0]     warp_busy_q, warp_free, slot_done, slot_take;
  logic [WARPS*KW-1:0]  warp_block_q;
  logic [BLOCKS*5-1:0]  live_q;
  logic [BLOCKS-1:0]    block_free;
  logic [KW-1:0]        free_block, done_block;
  tesla_core_pkg::warp_t free_warp;
  logic [5:0]           free_warps;
  logic                 room;
  always_comb begin
    shared_shift = 4'(MinShift);
    for (int unsigned s = MinShift; s < 14; s++)
      if (32'(shared_bytes_o) > (32'd1 << s)) shared_shift = 4'(s + 1);
    free_block = '0;
    for (int unsigned b = 0; b < BLOCKS; b++) begin
      block_free[b] = live_q[b*5 +: 5] == 5'd0 && ((b + 1) << shared_shift) <= SHARED_BYTES;
    end
    for (int unsigned b = 0; b < BLOCKS; b++)
      if (block_free[BLOCKS-1-b]) free_block = KW'(BLOCKS - 1 - b);
    free_warp  = '0;
    free_warps = '0;
    done_block = '0;
    for (int unsigned w = 0; w < WARPS; w++) begin
      warp_free[w] = !warp_busy_q[w] && ((w + 1) << reg_shift_o) <= GPR_ROWS;
      slot_done[w] = slot_done_valid_i && 32'(slot_done_warp_i) == w;
      free_warps   = free_warps + 6'(warp_free[w]);
      if (slot_done[w]) done_block = warp_block_q[w*KW +: KW];
    end
    for (int unsigned w = 0; w < WARPS; w++)
      if (warp_free[WARPS-1-w]) free_warp = 5'(WARPS - 1 - w);
    for (int unsigned w = 0; w < WARPS; w++)
      slot_take[w] = state_q == Warp && 32'(free_warp) == w;
  end
  assign room = block_free != '0 && free_warps >= 6'(warps);
  always_ff @(posedge work_clk) begin
    for (int unsigned w = 0; w < WARPS; w++) begin
      if (!rst_ni || slot_done[w]) warp_busy_q[w] <= 1'b0;
      else if (slot_take[w])       warp_busy_q[w] <= 1'b1;
      if (slot_take[w]) warp_block_q[w*KW +: KW] <= slot_block_q;
    end
    for (int unsigned b = 0; b < BLOCKS; b++) begin
      if (!rst_ni) live_q[b*5 +: 5] <= 5'd0;
      else if (state_q == Block && room && 32'(free_block) == b) live_q[b*5 +: 5] <= warps;
      else if (slot_done_valid_i && 32'(done_block) == b) live_q[b*5 +: 5] <= live_q[b*5 +: 5] - 5'd1;
    end
  end

  // Masks of a graphics block: lanes that start, then visible ones
  logic        graphics, second_q, shared_attr_ready;
  logic [31:0] start_q, visible_q;
  assign graphics     = type_o != tesla_core_pkg::TypeCompute;
  assign attr_ready_o = state_q == Masks || shared_attr_ready;

  // Walk.
  logic regs_busy, shared_busy;
  always_comb begin
    state_d = state_q;
    unique case (state_q)
      Idle: begin
        if (start_i) state_d = (grid[15:0] == '0 || grid[31:16] == '0 || threads == '0) ? Drain : Block;
      end
      Block:  if (room) state_d = graphics ? Masks : Warp;
      Masks:  if (attr_valid_i && second_q) state_d = Warp;
      Warp:   state_d = Clear;
      Clear:  if (!regs_busy && !shared_busy) state_d = Record;
      Record: if (launch_ready_i) state_d = Start;
      Start: begin
        if (warp_ready_i) state_d = !last_warp ? Warp : last_block ? Drain : Block;
      end
      Drain:  if (warp_busy_q == '0) state_d = Idle;
      default: state_d = Idle;
    endcase
  end
  always_ff @(posedge work_clk) begin
    if (!rst_ni) state_q <= Idle;
    else         state_q <= state_d;
    unique case (state_q)
      Idle: begin
        x_q      <= '0;
        y_q      <= '0;
        number_q <= '0;
      end
      Block: begin
        slot_block_q <= free_block;
        warp_q       <= '0;
        left_q       <= threads;
        second_q     <= 1'b0;
      end
      Masks: begin
        if (attr_valid_i) begin
          second_q  <= 1'b1;
          start_q   <= visible_q;
          visible_q <= attr_data_i;
        end
      end
      Warp: slot_warp_q <= free_warp;
      Start: begin
        if (warp_ready_i) begin
          warp_q <= warp_q + 5'd1;
          left_q <= left_q - 10'd32;
          if (last_warp) begin
            number_q <= number_q + 32'd1;
            x_q      <= (x_q + 16'd1 == grid[15:0]) ? '0 : x_q + 16'd1;
            if (x_q + 16'd1 == grid[15:0]) y_q <= y_q + 16'd1;
          end
        end
      end
      default: ;
    endcase
  end

  assign busy_o         = state_q != Idle;
  assign slot_warp_o    = slot_warp_q;
  assign warp_pc_o      = entry;
  assign warp_visible_o = graphics ? visible_q : 32'hffff_ffff;
  assign warp_block_o   = 5'(slot_block_q);
  assign warp_warps_o   = warps;
  assign warp_first_o   = warp_q == 5'd0;
  assign warp_base_o    = 16'(32'(slot_block_q) << shared_shift);
  assign warp_valid_o   = state_q == Start;
  assign launch_valid_o = state_q == Record;
  always_comb begin
    warp_mask_o = 32'hffff_ffff;
    if (graphics)       warp_mask_o = start_q;
    else if (last_warp) warp_mask_o = 32'hffff_ffff >> (6'd32 - left_q[5:0]);
  end
  assign launch_args_o  = {32'(warp_base_o), 32'(slot_block_q), 32'(warp_q), number_q};

  tesla_clear_regs #(
    .LANES (LANES)
  ) u_regs (
    .clk_i        (clk_i),
    .rst_ni       (rst_ni),
    .start_i      (state_q == Warp),
    .first_i      (warp_first_o),
    .graphics_i   (graphics),
    .block_i      (number_q[26:0]),
    .mask_i       (warp_mask_o),
    .block_x_i    (block[15:0]),
    .block_y_i    (block[31:16]),
    .rows_i       (rows_o),
    .busy_o       (regs_busy),
    .gpr_valid_o  (gpr_valid_o),
    .gpr_ready_i  (gpr_ready_i),
    .gpr_row_o    (gpr_row_o),
    .gpr_beat_o   (gpr_beat_o),
    .gpr_data_o   (gpr_data_o),
    .addr_valid_o (addr_valid_o),
    .addr_ready_i (addr_ready_i),
    .addr_reg_o   (addr_reg_o),
    .addr_beat_o  (addr_beat_o),
    .cond_valid_o (cond_valid_o),
    .cond_ready_i (cond_ready_i),
    .cond_reg_o   (cond_reg_o),
    .cond_beat_o  (cond_beat_o)
  );
  tesla_clear_shared #(
    .LANES (LANES)
  ) u_shared (
    .clk_i        (clk_i),
    .rst_ni       (rst_ni),
    .cfg_valid_i  (cfg_valid_i),
    .cfg_addr_i   (cfg_addr_i),
    .cfg_data_i   (cfg_data_i),
    .header_i     ({y_q, x_q, grid, block[47:16], block[15:0], grid_id}),
    .params_i     (params),
    .bytes_i      (shared_bytes_o),
    .base_i       (warp_base_o),
    .graphics_i   (graphics),
    .attr_valid_i (attr_valid_i),
    .attr_ready_o (shared_attr_ready),
    .attr_data_i  (attr_data_i),
    .start_i      (state_q == Warp && warp_first_o),
    .busy_o       (shared_busy),
    .init_valid_o (init_valid_o),
    .init_ready_i (init_ready_i),
    .init_addr_o  (init_addr_o),
    .init_mask_o  (init_mask_o),
    .init_data_o  (init_data_o)
  );

`ifndef SYNTHESIS
  common_held #(.WIDTH(133)) stalled_launch_stable (
    .clk_i   (clk_i),
    .rst_ni  (rst_ni),
    .valid_i (launch_valid_o),
    .ready_i (launch_ready_i),
    .data_i  ({slot_warp_o, launch_args_o})
  );
  common_held #(.WIDTH(120)) stalled_warp_stable (
    .clk_i   (clk_i),
    .rst_ni  (rst_ni),
    .valid_i (warp_valid_o),
    .ready_i (warp_ready_i),
    .data_i  ({slot_warp_o, warp_pc_o, warp_mask_o, warp_visible_o, warp_block_o, warp_warps_o, warp_first_o,
                warp_base_o})
  );
  always_ff @(posedge clk_i) begin
    if (rst_ni) begin
      config_only_idle: assert (!(cfg_valid_i || start_i) || !busy_o)
        else $error("a launch register is written while a launch runs");
      finished_warp_was_busy: assert (!slot_done_valid_i || (slot_done & warp_busy_q) != '0)
        else $error("a warp finishes that was not launched");
      warp_slot_is_free: assert (state_q != Warp || warp_free != '0)
        else $error("a warp is launched without a free slot");
    end
  end
`endif
endmodule
