// What test_vivante_select.cpp drives: the members of a decoded instruction that vivante_select looks at, by themselves.
module test_vivante_select_top (
  input  logic [3:0]   sel_i,
  input  logic [4:0]   cond_i,
  input  logic [2:0]   dtype_i,
  input  logic         is_float_i,
  input  logic         is_signed_i,
  input  logic         litp_all_i,
  input  logic         swizzles_i,
  input  logic         kills_i,      // or is control flow: its condition is asked for
  input  logic [127:0] a_i,
  input  logic [127:0] b_i,
  input  logic [127:0] c_i,
  input  logic [127:0] a0_i,
  output logic [127:0] result_o,
  output logic [15:0]  be_o,
  output logic         all_o,
  output logic         any_o
);
  vivante_core_pkg::uop_t uop;
  always_comb begin
    uop           = '0;
    uop.sel       = vivante_core_pkg::sel_e'(sel_i);
    uop.cond      = cond_i;
    uop.dtype     = dtype_i;
    uop.is_float  = is_float_i;
    uop.is_signed = is_signed_i;
    uop.litp_all  = litp_all_i;
    uop.swizzles  = swizzles_i;
    uop.kills     = kills_i;
  end
  vivante_select u_select (
    .clk_i    (1'b0),
    .valid_i  (1'b1),
    .part_i   (1'b0),
    .uop_i    (uop),
    .a_i      (a_i),
    .b_i      (b_i),
    .c_i      (c_i),
    .a0_i     (a0_i),
    .result_o (result_o),
    .be_o     (be_o),
    .all_o    (all_o),
    .any_o    (any_o)
  );
endmodule
