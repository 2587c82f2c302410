// Block dispatcher: walks the grid (x fastest), gives each block a block slot with its part of s[] and each of
// its warps a warp slot, clears the warp's registers, writes s[] before the block's first warp, reports
// the launch and starts the warp. A block begins when a block slot and warp slots for all of it are free.
// Slots are recycled as warps finish; clears only use write slots that running warps leave.
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
  output logic [2:0]             reg_shift_o,     // log2 of the rows between two warp slots
  output logic [15:0]            shared_bytes_o,
  output logic [4:0]             local_log_o,
  input  logic [3:0]             g_space_i,       // lookup, answered in the same clock
  output logic [31:0]            g_base_o,
  output logic [31:0]            g_limit_o,

  input  logic                   slot_done_valid_i,  // the warp has retired its last instruction
  input  tesla_core_pkg::warp_t  slot_done_warp_i,

  output tesla_core_pkg::warp_t  slot_warp_o,     // warp slot of the launch at work: all below is about it
  input  tesla_core_pkg::order_t slot_order_i,    // its next order id, in the same clock

  output logic                   gpr_valid_o,     // register clears: each one row beat, all lanes
  input  logic                   gpr_ready_i,
  output logic [6:0]             gpr_reg_o,
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
  output logic [31:0]            warp_mask_o,     // lanes that exist
  output logic [4:0]             warp_block_o,    // block slot
  output logic [4:0]             warp_warps_o,    // warps of the block
  output logic                   warp_first_o,    // first warp of its block
  output logic [15:0]            warp_base_o      // first byte of the block's s[]
);
endmodule
