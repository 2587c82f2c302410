// The DPI line: what the simulation-only halves of the taps call. Knows no ISA.
// Values are per call, nothing is kept by reference. Lane i of a call is lane lane_base + i of
// the warp.
package bridge_pkg;
  // Calls are made in every clock, so arguments are no longer than they must be: a bit vector is
  // copied once, an array of int three times.
  // struct common_retire, its first word in bits 31:0.
  import "DPI-C" function void bridge_dpi_retire(input int core, input bit [639:0] words);
  // struct common_outside, likewise.
  import "DPI-C" function void bridge_dpi_outside(input int core, input bit [255:0] words);
  import "DPI-C" function void bridge_dpi_reg4(
    input int core, input int warp, input int order, input int row_warp, input int file,
    input int index, input int lane_base, input int mask, input int be, input bit [127:0] data);
  import "DPI-C" function void bridge_dpi_reg8(
    input int core, input int warp, input int order, input int row_warp, input int file,
    input int index, input int lane_base, input int mask, input int be, input bit [255:0] data);
  // A write for each set bit of mask; 128 bits of `words` each: data, then lane in 13:8 and byte
  // enables in 3:0, then the address.
  import "DPI-C" function void bridge_dpi_mem(
    input int core, input int warp, input int order, input int space, input int mask,
    input bit [1023:0] words);
  // Once at time 0: this RAM can be read by common_ram_peek() in the calling scope, 32 words a call.
  import "DPI-C" context function void bridge_dpi_ram(
    input int core, input int tap, input int bank, input int rows, input int words);
endpackage
