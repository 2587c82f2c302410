// Tap for what comes from outside: instantiate it where the core takes an interrupt or a device's
// answer. It holds no logic of its own; a bound module (simulation: bridge_dpi_outside; board: a
// serializer) reads its ports. One event per clock; a core that can take two has two taps.
// Meaning of the fields, with examples: struct common_outside in model/common/event.h.
module common_tap_outside #(
  parameter int unsigned CORE  = 0,
  parameter int unsigned WORDS = 1  // words of an event of this tap, 1 to 4
) (
  input logic                clk_i,
  input logic                valid_i,
  input logic                whole_i,  // of the whole core: warp_i and order_i do not count
  input logic [7:0]          warp_i,
  input logic [31:0]         order_i,  // of the instruction before which it comes
  input logic [31:0]         what_i,   // the ISA's number
  input logic [WORDS*32-1:0] words_i   // word 0 in bits 31:0
);
endmodule
