// Retire tap: instantiate it where an instruction is complete. It holds no logic of its own; a bound
// module (simulation: bridge_dpi_retire; board: a serializer) reads its ports. One event per clock.
// Fields and their meaning: model/common/event.h.
module common_tap_retire #(
  parameter int unsigned CORE    = 0,
  parameter int unsigned FIELDS  = 63,  // which fields this core supplies, COMMON_HAS_*
  parameter int unsigned PC_BITS = 32   // of a pc of this core, 64 at most
) (
  input logic               clk_i,
  input logic               valid_i,
  input logic               launch_i,   // 0 RETIRE, 1 LAUNCH
  input logic [7:0]         warp_i,
  input logic [31:0]        order_i,
  input logic [PC_BITS-1:0] pc_i,
  input logic [2:0]         nwords_i,
  input logic [127:0]       words_i,    // word 0 in bits 31:0
  input logic [31:0]        active_i,
  input logic [PC_BITS-1:0] next_pc_i,
  input logic [31:0]        trap_i,
  input logic               done_i,
  input logic [127:0]       args_i      // LAUNCH: arg 0 in bits 31:0
);
endmodule
