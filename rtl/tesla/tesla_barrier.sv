// Barriers: 16 counters per block slot (sheet 1.6). Every event takes one clock and shows in waiting_o in the
// next one.
module tesla_barrier #(
  parameter int unsigned WARPS  = 8,
  parameter int unsigned BLOCKS = 8
) (
  input  logic                   clk_i,
  input  logic                   rst_ni,

  input  logic                   launch_valid_i,   // a warp starts
  input  tesla_core_pkg::warp_t  launch_warp_i,
  input  logic [4:0]             launch_block_i,   // block slot
  input  logic [4:0]             launch_warps_i,   // warps of the block, 1..24
  input  logic                   launch_first_i,   // first of its block: all counters become 0

  input  logic                   done_valid_i,     // a warp has finished or was killed; goes before bar
  input  tesla_core_pkg::warp_t  done_warp_i,

  input  logic                   bar_valid_i,
  output logic                   bar_ready_o,
  input  tesla_core_pkg::warp_t  bar_warp_i,
  input  logic [63:0]            bar_words_i,

  output logic [WARPS-1:0]       waiting_o
);
endmodule
