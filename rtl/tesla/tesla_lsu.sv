// Load/store unit for g[] and l[]: queues whole instructions, works on them in order, beat by beat.
// tesla_coalesce turns a beat into requests of one LANES*4-byte segment; loads overlap, and each
// response writes registers under a lane mask. Instructions retire strictly in order.
module tesla_lsu #(
  parameter int unsigned LANES = 8,
  parameter int unsigned CORE  = 0,
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
  input  tesla_core_pkg::warp_t  req_warp_i,
  input  tesla_core_pkg::order_t req_order_i,
  input  logic                   req_store_i,
  input  logic                   req_local_i,   // l[], else g[]
  input  logic [2:0]             req_size_i,    // 0 u8 1 s8 2 u16 3 s16 4 b64 5 b128 6 b32 7 b32
  input  logic [3:0]             req_space_i,   // which g[]
  input  logic [6:0]             req_reg_i,     // first data or destination register
  input  logic [23:0]            req_pc_i,      // pc, words, active: carried to retire
  input  logic [63:0]            req_words_i,
  input  logic [31:0]            req_active_i,
  input  logic [LANES-1:0]       req_mask_i,    // executing lanes, none of a store that is suppressed
  input  logic [LANES*32-1:0]    req_addr_i,    // byte address in the space, $a and offset added
  input  logic [LANES*32-1:0]    req_data0_i,
  input  logic [LANES*32-1:0]    req_data1_i,

  input  logic [4:0]             local_log_i,   // log2 of l[] bytes per thread; 0: no l[]
  output logic [3:0]             g_space_o,     // config lookup, answered in the same clock
  input  logic [31:0]            g_base_i,      // multiple of 128; bits 6:0 are not looked at
  input  logic [31:0]            g_limit_i,     // inclusive

  output logic                   mem_req_valid_o,
  input  logic                   mem_req_ready_i,
  output logic                   mem_req_write_o,
  output logic                   mem_req_local_o,
  output logic [31:0]            mem_req_addr_o,  // multiple of LANES*4
  output logic [LANES*4-1:0]     mem_req_be_o,
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

  output logic                   ret_valid_o,   // after every write of the instruction was accepted
  input  logic                   ret_ready_i,
  output tesla_core_pkg::warp_t  ret_warp_o,
  output tesla_core_pkg::order_t ret_order_o,
  output logic [23:0]            ret_pc_o,
  output logic [63:0]            ret_words_o,
  output logic [31:0]            ret_active_o,
  output logic [31:0]            ret_trap_o,    // limit flags, bits 19:16
  output logic [6:0]             ret_reg_o,
  output logic [2:0]             ret_size_o,
  output logic                   ret_store_o
);
endmodule
