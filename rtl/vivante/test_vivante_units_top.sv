// What test_vivante_units.cpp drives: a few operations by number, of instructions that go in and of those that come out.
module test_vivante_units_top #(
  parameter int unsigned GROUPS = 3,
  parameter int unsigned LANES  = 4,
  parameter int unsigned BEATS  = 1,
  parameter int unsigned PARTS  = 1,
  parameter bit          DEEP   = 1'b0
) (
  input  logic                 clk_i,
  input  logic                 rst_ni,
  input  logic                 valid_i,
  input  logic [3:0]           kind_i,      // enum Kind of the test
  input  logic [2:0]           group_i,
  input  logic [LANES*128-1:0] a_i,
  input  logic [LANES*128-1:0] b_i,
  input  logic [LANES*128-1:0] c_i,
  input  logic                 l_valid_i,
  input  logic [3:0]           l_kind_i,
  input  logic [2:0]           l_group_i,
  output logic [LANES*128-1:0] result_o,
  output logic [LANES*16-1:0]  be_o,
  output logic [LANES-1:0]     all_o,
  output logic [LANES-1:0]     any_o
);
  function automatic vivante_core_pkg::uop_t uop_of(input logic [3:0] kind);
    uop_of          = '0;
    uop_of.unit     = vivante_core_pkg::UnitFloat;
    uop_of.is_float = 1'b1;
    uop_of.rtne     = 1'b1;
    unique case (kind)
      4'd0: uop_of.fop = vivante_float_pkg::FloatMul;
      4'd1: begin
        uop_of.fop   = vivante_float_pkg::FloatMad;
        uop_of.leave = vivante_core_pkg::LeaveMiddle;
      end
      4'd2: begin
        uop_of.fop    = vivante_float_pkg::FloatDot4;
        uop_of.scalar = 1'b1;
        uop_of.leave  = vivante_core_pkg::LeaveLate;
      end
      4'd3: begin  // where a > b: 1.0
        uop_of.unit = vivante_core_pkg::UnitSelect;
        uop_of.sel  = vivante_core_pkg::SelSet;
        uop_of.cond = 5'd1;  // gt
      end
      4'd4: begin
        uop_of.fop   = vivante_float_pkg::FloatAdd;
        uop_of.dx    = 1'b1;
        uop_of.leave = vivante_core_pkg::LeaveMiddle;
      end
      4'd5: begin  // a.x * b.x, for the scratch register
        uop_of.fop    = vivante_float_pkg::FloatMul;
        uop_of.first  = 1'b1;
      end
      4'd6: begin  // that times b
        uop_of.fop    = vivante_float_pkg::FloatMul;
        uop_of.second = 1'b1;
      end
      4'd8: begin  // a + c of integers
        uop_of.unit   = vivante_core_pkg::UnitInt;
        uop_of.int_op = vivante_int_pkg::IntAdd;
        uop_of.width  = vivante_int_pkg::Bits32;
      end
      4'd9: begin  // c as an integer
        uop_of.unit  = vivante_core_pkg::UnitCvt;
        uop_of.sel   = vivante_core_pkg::SelC;
        uop_of.cvt   = vivante_convert_pkg::CvtTrunc;
        uop_of.width = vivante_int_pkg::Bits32;
      end
      4'd10: begin  // the bytes of a, the last one first
        uop_of.unit     = vivante_core_pkg::UnitSelect;
        uop_of.dtype    = vivante_core_pkg::U8;
        uop_of.swizzles = 1'b1;
      end
      4'd11: begin  // NORM_DP3
        uop_of.fop     = vivante_float_pkg::FloatDot3;
        uop_of.squares = 1'b1;
        uop_of.leave   = vivante_core_pkg::LeaveLate;
      end
      4'd12: begin  // a dot product that does not wait
        uop_of.fop    = vivante_float_pkg::FloatDot4;
        uop_of.scalar = 1'b1;
      end
      4'd13: begin  // bytes that wait
        uop_of.unit     = vivante_core_pkg::UnitSelect;
        uop_of.swizzles = 1'b1;
        uop_of.leave    = vivante_core_pkg::LeaveMiddle;
      end
      default: begin
        uop_of.fop   = vivante_float_pkg::FloatMul;  // a product that waits
        uop_of.leave = vivante_core_pkg::LeaveLate;
      end
    endcase
  endfunction
  // SWIZZLE has places in b, enables in c.
  logic [LANES*128-1:0] b, c;
  always_comb begin
    b = b_i;
    c = c_i;
    for (int unsigned l = 0; l < LANES; l++) begin
      if (kind_i == 4'd10) {b[l*128 +: 64], c[l*128 +: 16]} = {64'h0123456789abcdef, 16'hffff};
    end
  end
  vivante_units #(.GROUPS(GROUPS), .LANES(LANES), .BEATS(BEATS), .PARTS(PARTS), .DEEP(DEEP)) u_units (
    .clk_i     (clk_i),
    .rst_ni    (rst_ni),
    .valid_i   (valid_i),
    .uop_i     (uop_of(kind_i)),
    .group_i   (group_i),
    .a_i       (a_i),
    .b_i       (b),
    .c_i       (c),
    .a0_i      ('0),
    .l_valid_i (l_valid_i),
    .l_uop_i   (uop_of(l_kind_i)),
    .l_group_i (l_group_i),
    .result_o  (result_o),
    .be_o      (be_o),
    .all_o     (all_o),
    .any_o     (any_o)
  );
endmodule
