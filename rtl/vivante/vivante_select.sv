// What needs no arithmetic (sheet 2.4, 3.2): moves, selections, compares, the conditions of control flow, and what
// the other units are given beside their operands. Combinational; 0 while not valid, so that an idle one stays still.
module vivante_select (
  input  logic                   valid_i,
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
  // SELECT compares b with a where its condition has two operands, GT to XOR. CLAMP0_MAX compares b with max(a, 0), as floats;
  // denormals are zeros of their sign.
  logic         binary, swaps, clamps, compares;
  logic [3:0]   holds;
  logic [127:0] least, limit;
  assign binary = uop_i.cond >= 5'd1 && uop_i.cond <= 5'd9;
  assign swaps  = binary && uop_i.sel == vivante_core_pkg::SelSelect;
  assign clamps = uop_i.sel == vivante_core_pkg::SelClamp;
  assign compares = valid_i && (uop_i.unit == vivante_core_pkg::UnitFlow || uop_i.kills || clamps
                                || uop_i.sel == vivante_core_pkg::SelSelect || uop_i.sel == vivante_core_pkg::SelSet
                                || uop_i.sel == vivante_core_pkg::SelCmp);
  for (genvar k = 0; k < 4; k++) begin : gen_holds
    assign least[k*32 +: 32] = positive(a_i[k*32 +: 32]) ? a_i[k*32 +: 32] : 32'd0;
    assign limit[k*32 +: 32] = b_i[k*32+23 +: 8] == 8'd0 ? {b_i[k*32+31], 31'd0} : b_i[k*32 +: 32];
    vivante_condition u_condition (
      .enable_i    (compares),
      .cond_i      (clamps ? 5'd2 : uop_i.cond),
      .dtype_i     (uop_i.dtype),
      .is_float_i  (uop_i.is_float || clamps),
      .is_signed_i (uop_i.is_signed),
      .x_i         (clamps ? limit[k*32 +: 32] : swaps ? b_i[k*32 +: 32] : a_i[k*32 +: 32]),
      .y_i         (clamps ? least[k*32 +: 32] : swaps ? a_i[k*32 +: 32] : b_i[k*32 +: 32]),
      .met_o       (holds[k])
    );
  end
  assign all_o = &holds;
  assign any_o = |holds;

  // SWIZZLE, 4.9: bytes or halves of a, places in b, enables in c
  logic [63:0] places;
  logic        halves;
  assign places = b_i[63:0];
  assign halves = uop_i.dtype == vivante_core_pkg::S16 || uop_i.dtype == vivante_core_pkg::U16
                  || uop_i.dtype == vivante_core_pkg::F16;

  logic [31:0] one;
  always_comb begin
    {be_o, result_o, one} = '0;
    if (valid_i) begin
      be_o     = uop_i.swizzles ? c_i[15:0] : 16'hffff;
      result_o = a_i;
      one      = uop_i.is_float ? vivante_float_pkg::One : 32'd1;
      if (uop_i.swizzles) begin
        for (int unsigned j = 0; j < 16; j++)
          result_o[8*j +: 8] = halves ? a_i[{places[4*(j/2) +: 3], 1'(j), 3'd0} +: 8] : a_i[{places[4*j +: 4], 3'd0} +: 8];
      end else begin
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
                  result_o[k*32 +: 32] = holds[k] != binary ? b_i[k*32 +: 32] : c_i[k*32 +: 32];
                vivante_core_pkg::SelSet:
                  result_o[k*32 +: 32] = holds[k] ? one : 32'd0;
                vivante_core_pkg::SelCmp:
                  result_o[k*32 +: 32] = holds[k] ? c_i[k*32 +: 32] : 32'd0;
                vivante_core_pkg::SelSign:
                  result_o[k*32 +: 32] = {negative(c_i[k*32 +: 32]), vivante_float_pkg::One[30:0]};
                vivante_core_pkg::SelClamp:
                  result_o[k*32 +: 32] = holds[k] ? limit[k*32 +: 32] : least[k*32 +: 32];
                default: ;
              endcase
            end
          end
        endcase
      end
    end
  end
endmodule
