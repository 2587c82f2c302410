// What needs no arithmetic (sheet 2.4, 3.2): moves, selections, compares, the conditions of control flow, and what
// the other units are given beside their operands. Combinational; 0 while not valid, so that an idle one stays still.
// With PARTS above 1 SWIZZLE has a part of its bytes in each clock, and all of them in that of the last part. Operands are the same in all
// clocks, so that the conditions of the one before serve; with PARTS=4 what they compare is chosen a clock before that.
module vivante_select #(
  parameter int unsigned PARTS = 1,
  localparam int unsigned PW   = PARTS > 1 ? $clog2(PARTS) : 1
) (
  input  logic                   clk_i,
  input  logic                   valid_i,
  input  logic [PW-1:0]          part_i,
  input  vivante_core_pkg::uop_t uop_i,
  input  logic [127:0]           a_i,
  input  logic [127:0]           b_i,
  input  logic [127:0]           c_i,
  input  logic [127:0]           a0_i,
  output logic [127:0]           result_o,
  output logic [15:0]            be_o,      // bytes of the result that are written; all but for SWIZZLE
  output logic                   all_o,     // the condition holds in all components
  output logic                   any_o      // in one of them at least
);
  function automatic logic positive(input logic [31:0] x);  // above zero, as a float
    positive = x[30:0] <= 31'h7f800000 && x[30:23] != 8'd0 && !x[31];
  endfunction
  function automatic logic negative(input logic [31:0] x);
    negative = x[30:0] <= 31'h7f800000 && x[30:23] != 8'd0 && x[31];
  endfunction

  // ---- conditions ----
  // SELECT compares b with a where its condition has two operands, GT to XOR. CLAMP0_MAX compares b with max(a, 0), as floats.
  logic         binary, swaps, clamps, compares;
  logic [3:0]   met, holds, above;  // a component of a is above zero
  assign binary = uop_i.cond >= 5'd1 && uop_i.cond <= 5'd9;
  assign clamps = uop_i.sel == vivante_core_pkg::SelClamp;
  assign swaps  = clamps || (binary && uop_i.sel == vivante_core_pkg::SelSelect);
  assign compares = valid_i && (uop_i.unit == vivante_core_pkg::UnitFlow || uop_i.kills || clamps
                                || uop_i.sel == vivante_core_pkg::SelSelect || uop_i.sel == vivante_core_pkg::SelSet
                                || uop_i.sel == vivante_core_pkg::SelCmp);
  for (genvar k = 0; k < 4; k++) begin : gen_holds
    assign above[k] = positive(a_i[k*32 +: 32]);
    logic [31:0] x, y, x_in, y_in;
    assign x = swaps ? b_i[k*32 +: 32] : a_i[k*32 +: 32];
    assign y = !swaps ? b_i[k*32 +: 32] : clamps && !above[k] ? 32'd0 : a_i[k*32 +: 32];
    if (PARTS == 4) begin : gen_chosen
      logic [31:0] x_q, y_q;
      assign {x_in, y_in} = {x_q, y_q};
      always_ff @(posedge clk_i) if (compares) {x_q, y_q} <= {x, y};
    end else begin : gen_chosen_at_once
      assign {x_in, y_in} = {x, y};
    end
    vivante_condition u_condition (
      .enable_i    (compares),
      .cond_i      (clamps ? 5'd2 : uop_i.cond),
      .dtype_i     (uop_i.dtype),
      .is_float_i  (uop_i.is_float || clamps),
      .is_signed_i (uop_i.is_signed),
      .x_i         (x_in),
      .y_i         (y_in),
      .met_o       (met[k])
    );
  end
  if (PARTS == 1) begin : gen_met
    assign holds = met;
  end else begin : gen_held
    logic [3:0] holds_q;
    assign holds = holds_q;
    always_ff @(posedge clk_i) holds_q <= met;
  end
  assign all_o = &holds;
  assign any_o = |holds;

  // SWIZZLE, 4.9: bytes or halves of a, places in b, enables in c
  logic [63:0] places;
  logic        halves;
  assign places = b_i[63:0];
  assign halves = uop_i.dtype == vivante_core_pkg::S16 || uop_i.dtype == vivante_core_pkg::U16
                  || uop_i.dtype == vivante_core_pkg::F16;
  localparam int unsigned Bytes = 16 / PARTS;
  logic [8*Bytes-1:0] swizzled_part;
  logic [127:0]       swizzled;
  for (genvar n = 0; n < Bytes; n++) begin : gen_byte
    logic [3:0] j, place;
    assign j     = 4'(32'(part_i) * Bytes + n);
    assign place = halves ? {places[{1'b0, j[3:1], 2'd0} +: 3], j[0]} : places[{j, 2'd0} +: 4];
    assign swizzled_part[8*n +: 8] = a_i[{place, 3'd0} +: 8];
  end
  if (PARTS == 1) begin : gen_whole
    logic unused;
    assign unused   = clk_i;
    assign swizzled = swizzled_part;
  end else begin : gen_parts
    logic [127-8*Bytes:0] before_q;
    assign swizzled = {swizzled_part, before_q};
    always_ff @(posedge clk_i) before_q <= swizzled[127:8*Bytes];
  end

  // ---- the result: each component is one of a, b, c and a0, or a constant; of CLAMP0_MAX a denormal b is a zero of its sign ----
  logic [3:0]   take_a, take_b, take_c;
  logic         take_a0;
  logic [127:0] constant;
  logic [31:0]  one, limit;
  always_comb begin
    {take_a, take_b, take_c, take_a0, constant} = '0;
    one = uop_i.is_float ? vivante_float_pkg::One : 32'd1;
    if (valid_i && !uop_i.swizzles) begin
      unique case (uop_i.sel)
        vivante_core_pkg::SelC:  take_c = '1;
        vivante_core_pkg::SelA0: take_a0 = 1'b1;
        vivante_core_pkg::SelDst: begin
          constant[31:0] = vivante_float_pkg::One;
          take_a[2:1]    = '1;
          take_b[3]      = 1'b1;
        end
        vivante_core_pkg::SelLitp: begin
          constant[31:0]   = vivante_float_pkg::One;
          constant[127:96] = vivante_float_pkg::One;
          if (positive(b_i[95:64])) begin
            take_b[1]    = uop_i.litp_all || above[1];
            constant[64] = uop_i.litp_all || above[2];
          end
        end
        vivante_core_pkg::SelZero: ;
        vivante_core_pkg::SelSelect: begin
          take_b = holds ^ {4{binary}};
          take_c = ~take_b;
        end
        vivante_core_pkg::SelSet: for (int unsigned k = 0; k < 4; k++) if (holds[k]) constant[k*32 +: 32] = one;
        vivante_core_pkg::SelCmp: take_c = holds;
        vivante_core_pkg::SelSign:
          for (int unsigned k = 0; k < 4; k++) constant[k*32 +: 32] = {negative(c_i[k*32 +: 32]), vivante_float_pkg::One[30:0]};
        vivante_core_pkg::SelClamp: begin
          take_b = holds;
          take_a = above & ~take_b;
        end
        default: take_a = '1;
      endcase
    end
  end
  always_comb begin
    be_o     = !valid_i ? '0 : uop_i.swizzles ? c_i[15:0] : 16'hffff;
    result_o = ({128{valid_i && uop_i.swizzles}} & swizzled) | constant | ({128{take_a0}} & a0_i);
    limit    = '0;
    for (int unsigned k = 0; k < 4; k++) begin
      limit = b_i[k*32 +: 32];
      if (clamps && limit[30:23] == 8'd0) limit[22:0] = '0;
      result_o[k*32 +: 32] = result_o[k*32 +: 32] | ({32{take_a[k]}} & a_i[k*32 +: 32]) | ({32{take_b[k]}} & limit)
                             | ({32{take_c[k]}} & c_i[k*32 +: 32]);
    end
  end
endmodule
