// What test_tesla_decode.cpp sees of the decoded instruction, which is one packed port.
module test_tesla_decode_probe (
  input tesla_uop_pkg::uop_t uop_i
);
  logic [15:0] trap     /*verilator public_flat_rd*/;
  logic        s_use    /*verilator public_flat_rd*/;
  logic [1:0]  s_in     /*verilator public_flat_rd*/;
  logic [1:0]  s_mode   /*verilator public_flat_rd*/;
  logic [1:0]  sample   /*verilator public_flat_rd*/;
  logic        s_direct /*verilator public_flat_rd*/;
  logic [6:0]  s_row    /*verilator public_flat_rd*/;
  logic [2:0]  areg     /*verilator public_flat_rd*/;
  logic [15:0] off      /*verilator public_flat_rd*/;
  logic        inc      /*verilator public_flat_rd*/;
  logic        c_use    /*verilator public_flat_rd*/;
  logic        c_direct /*verilator public_flat_rd*/;
  logic        b_used   /*verilator public_flat_rd*/;
  logic [6:0]  b_index  /*verilator public_flat_rd*/;
  logic [3:0]  lanemask /*verilator public_flat_rd*/;
  logic        a_half   /*verilator public_flat_rd*/;
  logic [6:0]  a_index  /*verilator public_flat_rd*/;
  logic        d_half   /*verilator public_flat_rd*/;
  logic        d_high   /*verilator public_flat_rd*/;
  logic [6:0]  d_index  /*verilator public_flat_rd*/;
  assign trap     = uop_i.trap;
  assign s_use    = uop_i.s_use;
  assign s_in     = uop_i.s_in;
  assign s_mode   = uop_i.s_mode;
  assign sample   = uop_i.sample;
  assign s_direct = uop_i.s_direct;
  assign s_row    = uop_i.s_row;
  assign areg     = uop_i.areg;
  assign off      = uop_i.off;
  assign inc      = uop_i.inc;
  assign c_use    = uop_i.c_use;
  assign c_direct = uop_i.c_direct;
  assign b_used   = uop_i.b.used;
  assign b_index  = uop_i.b.index;
  assign lanemask = uop_i.lanemask;
  assign a_half   = uop_i.a.half;
  assign a_index  = uop_i.a.index;
  assign d_half   = uop_i.d_half;
  assign d_high   = uop_i.d_half && uop_i.d_high;
  assign d_index  = uop_i.d_index;
endmodule

bind tesla_decode test_tesla_decode_probe u_probe (.uop_i(uop_o));
