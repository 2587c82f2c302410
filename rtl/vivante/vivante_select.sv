// What needs no arithmetic (sheet 2.4, 3.2): moves, selections, compares, the conditions of control flow, and what
// the other units are given beside their operands. Combinational.
module vivante_select (
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
  // Order of two words: as numbers of TYPE
  typedef struct packed {
    logic less;
    logic equal;
    logic ordered;  // no NaN is among them
  } order_t;
  function automatic order_t compare(input logic [31:0] x, input logic [31:0] y, input logic is_float, input logic is_signed);
    logic [30:0] x_mag, y_mag;
    x_mag = (x[30:23] == 8'd0) ? 31'd0 : x[30:0];
    y_mag = (y[30:23] == 8'd0) ? 31'd0 : y[30:0];
    compare.ordered = !is_float || (x[30:0] <= 31'h7f800000 && y[30:0] <= 31'h7f800000);
    if (is_float) begin
      compare.equal = (x_mag == 31'd0 && y_mag == 31'd0) || (x[31] == y[31] && x_mag == y_mag);
      compare.less  = !compare.equal && (x[31] != y[31] ? x[31] : x[31] ? x_mag > y_mag : x_mag < y_mag);
    end else begin
      compare.equal = x == y;
      compare.less  = (is_signed && x[31] != y[31]) ? x[31] : x < y;
    end
  endfunction

  function automatic logic positive(input logic [31:0] x);  // above zero, as a float
    positive = x[30:0] <= 31'h7f800000 && x[30:23] != 8'd0 && !x[31];
  endfunction
  function automatic logic negative(input logic [31:0] x);
    negative = x[30:0] <= 31'h7f800000 && x[30:23] != 8'd0 && x[31];
  endfunction

  function automatic logic met(input logic [4:0] cond, input logic [2:0] dtype, input logic is_float, input logic is_signed,
                               input logic [31:0] a, input logic [31:0] b);
    order_t two, one;
    logic   msb;
    two = compare(a, b, is_float, is_signed);
    one = compare(a, 32'd0, is_float, is_signed);
    unique case (dtype)
      vivante_core_pkg::U16: msb = a[15];
      vivante_core_pkg::U8:  msb = a[7];
      default:               msb = a[31];
    endcase
    unique case (cond)
      5'd0:    met = 1'b1;                                            // TRUE
      5'd1:    met = two.ordered && !two.less && !two.equal;          // GT
      5'd2:    met = two.ordered && two.less;                         // LT
      5'd3:    met = two.ordered && !two.less;                        // GE
      5'd4:    met = two.ordered && (two.less || two.equal);          // LE
      5'd5:    met = two.ordered && two.equal;                        // EQ
      5'd6:    met = !(two.ordered && two.equal);                     // NE
      5'd7:    met = (a & b) != 32'd0;                                // AND
      5'd8:    met = (a | b) != 32'd0;                                // OR
      5'd9:    met = (a ^ b) != 32'd0;                                // XOR
      5'd10:   met = one.ordered && one.equal;                        // NOT
      5'd11:   met = !(one.ordered && one.equal);                     // NZ
      5'd12:   met = one.ordered && !one.less;                        // GEZ
      5'd13:   met = one.ordered && !one.less && !one.equal;          // GZ
      5'd14:   met = one.ordered && (one.less || one.equal);          // LEZ
      5'd15:   met = one.ordered && one.less;                         // LZ
      5'd22:   met = msb;                                             // SELMSB
      default: met = 1'b0;                                            // reserved
    endcase
  endfunction

  // A condition of two operands: GT to XOR. Of SELECT it compares b with a.
  logic       binary;
  logic [3:0] holds, holds_ba;
  assign binary = uop_i.cond >= 5'd1 && uop_i.cond <= 5'd9;
  for (genvar k = 0; k < 4; k++) begin : gen_holds
    assign holds[k]    = met(uop_i.cond, uop_i.dtype, uop_i.is_float, uop_i.is_signed, a_i[k*32 +: 32],
                               b_i[k*32 +: 32]);
    assign holds_ba[k] = met(uop_i.cond, uop_i.dtype, uop_i.is_float, uop_i.is_signed, b_i[k*32 +: 32],
                               a_i[k*32 +: 32]);
  end
  assign all_o = &holds;
  assign any_o = |holds;

  // SWIZZLE, 4.9: bytes or halves of a, places in b, enables in c
  logic [63:0]  places;
  logic         halves;
  logic [127:0] moved;
  logic [15:0]  enables;
  assign places  = b_i[63:0];
  assign enables = c_i[15:0];
  assign halves  = uop_i.dtype == vivante_core_pkg::S16 || uop_i.dtype == vivante_core_pkg::U16
                   || uop_i.dtype == vivante_core_pkg::F16;
  always_comb begin
    for (int unsigned j = 0; j < 16; j++)
      moved[8*j +: 8] = halves ? a_i[{places[4*(j/2) +: 3], 1'(j), 3'd0} +: 8] : a_i[{places[4*j +: 4], 3'd0} +: 8];
  end

  order_t      order;
  logic [31:0] one, least, limit;
  logic        unused;
  assign unused = order.equal;
  always_comb begin
    be_o     = uop_i.swizzles ? enables : 16'hffff;
    result_o = a_i;
    order    = '0;
    least    = '0;
    limit    = '0;
    one      = uop_i.is_float ? vivante_float_pkg::One : 32'd1;
    if (uop_i.swizzles) result_o = moved;
    else begin
      unique case (uop_i.sel)
        vivante_core_pkg::SelC:  result_o = c_i;
        vivante_core_pkg::SelA0: result_o = a0_i;
        vivante_core_pkg::SelDst: begin
          result_o[31:0]   = vivante_float_pkg::One;
          result_o[127:96] = b_i[127:96];
        end
        vivante_core_pkg::SelLitp: begin
          result_o = {vivante_float_pkg::One, 32'd0, 32'd0, vivante_float_pkg::One};
          if (positive(b_i[95:64])) begin
            if (uop_i.litp_all || positive(a_i[63:32])) result_o[63:32] = b_i[63:32];
            result_o[64] = uop_i.litp_all || positive(a_i[95:64]);
          end
        end
        vivante_core_pkg::SelZero: result_o = '0;
        default: begin
          for (int unsigned k = 0; k < 4; k++) begin
            unique case (uop_i.sel)
              vivante_core_pkg::SelSelect:
                if (binary) result_o[k*32 +: 32] = holds_ba[k] ? c_i[k*32 +: 32] : b_i[k*32 +: 32];
                else        result_o[k*32 +: 32] = holds[k] ? b_i[k*32 +: 32] : c_i[k*32 +: 32];
              vivante_core_pkg::SelSet:
                result_o[k*32 +: 32] = holds[k] ? one : 32'd0;
              vivante_core_pkg::SelCmp:
                result_o[k*32 +: 32] = holds[k] ? c_i[k*32 +: 32] : 32'd0;
              vivante_core_pkg::SelSign:
                result_o[k*32 +: 32] = {negative(c_i[k*32 +: 32]), vivante_float_pkg::One[30:0]};
              vivante_core_pkg::SelClamp: begin  // b < max(a, 0) ? b : max(a, 0); denormals are zeros of their sign
                least = positive(a_i[k*32 +: 32]) ? a_i[k*32 +: 32] : 32'd0;
                limit = b_i[k*32+23 +: 8] == 8'd0 ? {b_i[k*32+31], 31'd0} : b_i[k*32 +: 32];
                order = compare(limit, least, 1'b1, 1'b0);
                result_o[k*32 +: 32] = (order.ordered && order.less) ? limit : least;
              end
              default: ;
            endcase
          end
        end
      endcase
    end
  end
endmodule
