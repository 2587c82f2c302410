// Puts the simulation-only halves beside every tap and RAM of a core. Name this file after the
// core's own on the simulator's command line; a synthesis run leaves the whole bridge folder out.
bind common_tap_retire bridge_dpi_retire #(.CORE(CORE), .FIELDS(FIELDS), .PC_BITS(PC_BITS)) u_dpi (.*);
bind common_tap_outside bridge_dpi_outside #(.CORE(CORE), .WORDS(WORDS)) u_dpi (.*);
bind common_tap_reg bridge_dpi_reg #(.CORE(CORE), .FILE(FILE), .LANES(LANES), .ROWS(ROWS)) u_dpi (.*);
bind common_tap_mem bridge_dpi_mem #(.CORE(CORE), .SPACE(SPACE), .LANES(LANES),
                                     .ADDR_BITS(ADDR_BITS)) u_dpi (.*);
bind common_ram bridge_dpi_ram #(.WIDTH(WIDTH), .DEPTH(DEPTH), .CORE(CORE), .TAP(TAP), .BANK(BANK))
  u_dpi ();
