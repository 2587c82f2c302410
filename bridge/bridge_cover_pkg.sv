// Cover points: what bridge_cover.sv calls. See bridge/cover.h.
package bridge_cover_pkg;
  import "DPI-C" function int bridge_cover_open(input string place, input string names);
  import "DPI-C" function void bridge_cover_hit(input int point, input int clocks);
endpackage
