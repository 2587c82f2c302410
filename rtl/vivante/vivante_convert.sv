// One component of a conversion (sheet 4.4, 4.7, 4.10). Three registered stages: align at the binary point; round to an
// integer, or take the fraction; normalize and pack. With DEEP saturation of an integer is a stage of its own, as are normalizing and packing.
// An idle stage stays still.
module vivante_convert #(
  parameter bit DEEP = 1'b0
) (
  input  logic                      clk_i,
  input  logic                      rst_ni,
  input  logic                      valid_i,
  input  logic [3:0]                op_i,      // vivante_convert_pkg::cvt_e
  input  logic [1:0]                width_i,   // of the integer: vivante_int_pkg::width_e
  input  logic                      signed_i,
  input  logic                      rtne_i,
  input  logic                      abs_i,     // modifiers of CONV, which come behind the conversion of its source
  input  logic                      neg_i,
  input  logic                      nan_saturates_i,  // a NaN as the infinity of its sign; else it gives 0
  input  logic [31:0]               a_i,
  output logic [31:0]               result_o   // CvtLatency clocks later, with DEEP two more
);
  // ---- align: 32 bits before the binary point, 26 behind it, of which the last is sticky. A fraction has 24: of a positive number from 1
  // on 23 are not 0, and of a negative one, 1 - part, a sticky bit is too far behind to change the 24th ----
  localparam int unsigned Behind = 26;
  localparam int unsigned Width  = 32 + Behind;
  logic              from_int, is_nan, is_inf, is_zero, neg, special;
  logic [31:0]       value, changed;
  logic signed [9:0] k;
  logic [Width-1:0]  placed, jammed;
  logic [5:0]        places;
  assign from_int = op_i == vivante_convert_pkg::CvtToFloat;
  assign is_nan   = a_i[30:0] > 31'h7f800000;
  assign is_inf   = a_i[30:0] == 31'h7f800000;
  assign is_zero  = a_i[30:23] == 8'd0;
  assign k        = $signed({2'd0, a_i[30:23]}) - 10'sd127;
  assign places   = (k < -10'sd26) ? 6'd58 : 6'(10'sd31 - k);
  always_comb begin
    {neg, special, value, changed} = '0;
    if (valid_i) begin
      neg     = from_int ? signed_i && a_i[31] : a_i[31];
      special = 1'b0;
      value   = vivante_float_pkg::Nan;
      changed = (op_i == vivante_convert_pkg::CvtWiden) ? vivante_convert_pkg::widen(a_i[15:0]) : is_nan ? vivante_float_pkg::Nan
                : is_zero ? {a_i[31], 31'd0} : a_i;
      unique case (op_i)
        vivante_convert_pkg::CvtFloor, vivante_convert_pkg::CvtCeil: begin
          special = is_nan || k >= 10'sd23;
          if (!is_nan) value = a_i;
        end
        vivante_convert_pkg::CvtFraction: begin
          special = is_nan || is_inf || (!neg && !is_zero && k < 10'sd0);  // the last is its own fraction
          if (!is_nan && !is_inf) value = a_i;
        end
        vivante_convert_pkg::CvtWiden, vivante_convert_pkg::CvtSame: begin
          special = 1'b1;
          value   = {(changed[31] && !abs_i) ^ neg_i, changed[30:0]};
        end
        default: ;
      endcase
    end
  end
  common_shift_jam #(.WIDTH(Width), .PLACE_BITS(6)) u_align (
    .enable_i (valid_i && !from_int && !is_zero && k < 10'sd32),
    .data_i   ({1'b1, a_i[22:0], {(Width-24){1'b0}}}),
    .places_i (places),
    .data_o   (jammed)
  );
  // From 2^32 on nothing but saturation is left, and for a fraction of 0 the zeros of the shifter.
  assign placed = valid_i && from_int ? {neg ? -a_i : a_i, {Behind{1'b0}}} : jammed;

  logic                      aligned_q, special_q, neg_q, rtne_q, signed_q, huge_q, nan_q;
  logic [31:0]               value_q;
  logic [Width-1:0]          placed_q;
  logic [3:0]                op_q;
  logic [1:0]                width_q;
  always_ff @(posedge clk_i) begin
    aligned_q <= rst_ni && valid_i;
    if (valid_i) begin
      op_q      <= op_i;
      width_q   <= width_i;
      signed_q  <= signed_i;
      rtne_q    <= rtne_i;
      special_q <= special;
      value_q   <= value;
      neg_q     <= neg;
      nan_q     <= is_nan && !nan_saturates_i;  // its exponent makes it huge
      huge_q    <= !from_int && k >= 10'sd32;
      placed_q  <= placed;
    end
  end

  // ---- to an integer; the fraction ----
  typedef struct packed {
    logic              special, neg, rtne, is_signed, is_large, is_nan, is_part, to_int, to_float;
    logic [1:0]        width;
    logic [31:0]       value;
    logic [32:0]       whole;
    logic [Behind-1:0] part;
  } whole_t;
  logic               half, more, up, to_int, is_part, whole_valid;
  logic [32:0]        whole;
  logic signed [33:0] number, least, most;
  logic [Behind-1:0]  part;
  logic [31:0]        left;
  whole_t             rounded, number_of;
  assign half    = placed_q[Behind-1];
  assign more    = placed_q[Behind-2:0] != '0;
  assign is_part = op_q == vivante_convert_pkg::CvtFraction;
  always_comb begin
    {up, to_int, whole, part} = '0;
    if (aligned_q) begin
      unique case (op_q)
        vivante_convert_pkg::CvtFloor, vivante_convert_pkg::CvtDown: up = neg_q && (half || more);
        vivante_convert_pkg::CvtCeil:                                up = !neg_q && (half || more);
        vivante_convert_pkg::CvtRound:                               up = rtne_q && half && (more || placed_q[Behind]);
        vivante_convert_pkg::CvtNearest:                             up = half && (more || placed_q[Behind]);
        default:                                                     up = 1'b0;
      endcase
      to_int = op_q == vivante_convert_pkg::CvtTrunc || op_q == vivante_convert_pkg::CvtRound
               || op_q == vivante_convert_pkg::CvtNearest || op_q == vivante_convert_pkg::CvtDown;
      whole  = {1'b0, placed_q[Width-1:Behind]} + {32'd0, up};
      part  = placed_q[Behind-1:0];
      if (neg_q && part != '0) part = -part;  // 1 - part: the fraction of a negative number, from its floor
    end
  end
  assign rounded.special   = special_q;
  assign rounded.neg       = neg_q;
  assign rounded.rtne      = rtne_q;
  assign rounded.is_signed = signed_q;
  assign rounded.is_large  = huge_q;
  assign rounded.is_nan    = nan_q;
  assign rounded.is_part   = is_part;
  assign rounded.to_int    = to_int;
  assign rounded.to_float  = op_q == vivante_convert_pkg::CvtToFloat;
  assign rounded.width     = width_q;
  assign rounded.value     = value_q;
  assign rounded.whole     = whole;
  assign rounded.part      = part;
  if (DEEP) begin : gen_number
    logic   whole_valid_q;
    whole_t whole_q;
    always_ff @(posedge clk_i) begin
      whole_valid_q <= rst_ni && aligned_q;
      if (aligned_q) whole_q <= rounded;
    end
    assign {whole_valid, number_of} = {whole_valid_q, whole_q};
  end else begin : gen_number_at_once
    assign {whole_valid, number_of} = {aligned_q, rounded};
  end
  always_comb begin
    {number, least, most, left} = '0;
    if (whole_valid) begin
      number = number_of.neg ? -$signed({1'b0, number_of.whole}) : $signed({1'b0, number_of.whole});
      unique case (number_of.width)
        vivante_int_pkg::Bits8:  most = number_of.is_signed ? 34'sd127 : 34'sd255;
        vivante_int_pkg::Bits16: most = number_of.is_signed ? 34'sd32767 : 34'sd65535;
        default:                 most = number_of.is_signed ? 34'sh07fffffff : 34'sh0ffffffff;
      endcase
      least = number_of.is_signed ? -most - 34'sd1 : 34'sd0;
      left  = number_of.is_part ? {number_of.part, {(32-Behind){1'b0}}} : number_of.whole[31:0];
    end
  end

  logic        rounded_q, done_q, out_neg_q, out_rtne_q, out_part_q;
  logic [31:0] done_value_q, left_q;
  always_ff @(posedge clk_i) begin
    rounded_q <= rst_ni && whole_valid;
    if (whole_valid) begin
      done_q       <= number_of.special || number_of.to_int;
      done_value_q <= number_of.value;
      if (number_of.to_int) begin
        if (number_of.is_nan)               done_value_q <= 32'd0;
        else if (number_of.is_large)        done_value_q <= number_of.neg ? least[31:0] : most[31:0];
        else if (number > most)             done_value_q <= most[31:0];
        else if (number < least)            done_value_q <= least[31:0];
        else                                done_value_q <= number[31:0];
      end
      // of a fraction the sign is +; it is cut off, never rounded up
      out_neg_q  <= number_of.neg && !number_of.is_part;
      out_part_q <= number_of.is_part;
      out_rtne_q <= number_of.rtne && number_of.to_float;
      left_q     <= left;
    end
  end

  // ---- normalize ----
  typedef struct packed {
    logic        done, neg, rtne;
    logic [31:0] value;
    logic [9:0]  exponent;
    logic [31:0] normal;
  } last_t;
  last_t       normalized, last;
  logic        last_valid;
  logic [4:0]  zeros;
  assign normalized.done     = done_q;
  assign normalized.neg      = out_neg_q;
  assign normalized.rtne     = out_rtne_q;
  assign normalized.value    = done_value_q;
  assign normalized.exponent = (out_part_q ? 10'd126 : 10'd158) - {5'd0, zeros};  // -1 + 127 or 31 + 127, less the zeros
  common_normalize #(.WIDTH(32)) u_normalize (
    .enable_i (rounded_q && !done_q),
    .data_i   (left_q),
    .data_o   (normalized.normal),
    .zeros_o  (zeros)
  );
  if (DEEP) begin : gen_normal
    logic  last_valid_q;
    last_t last_q;
    always_ff @(posedge clk_i) begin
      last_valid_q <= rst_ni && rounded_q;
      if (rounded_q) last_q <= normalized;
    end
    assign {last_valid, last} = {last_valid_q, last_q};
  end else begin : gen_at_once
    assign {last_valid, last} = {rounded_q, normalized};
  end

  // ---- pack: what is not 0 has its leading one on top ----
  logic [31:0] packed_result;
  common_f32_pack #(.WIDTH(32)) u_pack (
    .enable_i   (last_valid && !last.done),
    .rtne_i     (last.rtne),
    .sign_i     (last.neg),
    .exponent_i ($signed(last.exponent)),
    .data_i     (last.normal),
    .result_o   (packed_result)
  );
  always_ff @(posedge clk_i) begin
    if (last_valid) begin
      if (last.done)             result_o <= last.value;
      else if (!last.normal[31]) result_o <= {last.neg, 31'd0};
      else                       result_o <= packed_result;
    end
  end
endmodule
