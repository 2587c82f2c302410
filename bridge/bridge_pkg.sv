// The DPI line: what the simulation-only halves of the taps call. Knows no ISA.
// Values are per call, nothing is kept by reference. Lane i of a call is lane lane_base + i of
// the warp.
package bridge_pkg;
  import "DPI-C" function void bridge_dpi_retire(
    input int core, input int kind, input int warp, input int order, input int fields,
    input int pc, input int nwords, input int word[4], input int active, input int next_pc,
    input int trap, input int done, input int arg[4]);
  import "DPI-C" function void bridge_dpi_reg(
    input int core, input int warp, input int order, input int file, input int index,
    input int lane_base, input int mask, input int be, input int data[32]);
  // One word per set bit of mask.
  import "DPI-C" function void bridge_dpi_mem(
    input int core, input int warp, input int order, input int space, input int mask,
    input int lane[32], input int addr[32], input int be[32], input int data[32]);
  // Once at time 0: this RAM can be read by common_ram_peek() in the calling scope, 32 words a call.
  import "DPI-C" context function void bridge_dpi_ram(
    input int core, input int tap, input int bank, input int rows, input int words);
endpackage
