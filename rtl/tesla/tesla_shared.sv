// Shared memory s[] of one MP: LANES banks of 32-bit words, consecutive words in consecutive banks.
// Lanes that want one word share the access (broadcast; stores merge, the highest lane wins a byte);
// different words of one bank take a clock each, during which req_ready_o is low.
// Answers come in order, 3 clocks after acceptance when no bank is wanted twice.
module tesla_shared #(
  parameter int unsigned LANES = 8,
  parameter int unsigned BYTES = 16384,
  parameter int unsigned CORE  = 0
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
  input  logic [LANES*32-1:0]    init_data_i,
  input  tesla_core_pkg::warp_t  init_warp_i,
  input  tesla_core_pkg::order_t init_order_i
);
endmodule
