// The arithmetic of one lane (sheet 4.3 to 4.10): what vivante_select gives goes through the float unit; integers, conversions and the
// table unit run beside it. A result comes as many clocks behind its operands as vivante_core_pkg::leave_e says, which may be later
// than its unit has it; it waits here then. In a clock there is one at most.
// With PARTS=4 there are integers, conversions and SWIZZLE for one component: x goes in first, w, with which all else goes in, last.
// With DEEP operands of the float unit wait a clock behind vivante_select, those of integers behind the choice of the component; sums, integers
// and the table take one more, conversions two.
module vivante_execute #(
  parameter int unsigned PARTS = 1,
  parameter bit          DEEP  = 1'b0,
  localparam int unsigned PW   = PARTS > 1 ? $clog2(PARTS) : 1
) (
  input  logic                      clk_i,
  input  logic                      int_clk_i,     // common_gate: of what has something to do
  input  logic                      cvt_clk_i,
  input  logic                      table_clk_i,
  input  logic                      rst_ni,
  input  logic                      valid_i,
  input  logic [PW-1:0]             part_i,        // of PARTS, one behind the other
  input  vivante_core_pkg::uop_t    uop_i,
  input  logic [127:0]              a_i,
  input  logic [127:0]              b_i,
  input  logic [127:0]              c_i,
  input  logic [127:0]              slope_a_i,     // of DSX and DSY, in the place of a and c
  input  logic [127:0]              slope_c_i,
  input  logic [127:0]              a0_i,
  input  logic [31:0]               scratch_i,     // what a first pass left
  input  vivante_core_pkg::uop_t    l_uop_i,       // of the instruction whose results come out
  output logic [127:0]              result_o,
  output logic [15:0]               be_o,
  output logic                      all_o,         // its condition
  output logic                      any_o
);
  localparam int unsigned Early  = DEEP ? vivante_core_pkg::DeepEarly : vivante_core_pkg::Early;
  localparam int unsigned Middle = DEEP ? vivante_core_pkg::DeepMiddle : vivante_core_pkg::Middle;
  localparam int unsigned Late   = DEEP ? vivante_core_pkg::DeepLate : vivante_core_pkg::Late;
  localparam int unsigned Table  = Late - vivante_table_pkg::TableLatency - (DEEP ? 1 : 0);  // its results wait so long

  // ---- into the units; a second pass takes what the first one left ----
  logic [127:0] chosen, float_out, float_early, float_middle;
  logic [31:0]  float_late;
  logic [15:0]  be;
  logic         all, any, by_float, is_int, is_cvt, is_table;
  logic         whole_in;  // the last part
  assign whole_in = valid_i && 32'(part_i) == PARTS - 1;
  assign by_float = uop_i.unit == vivante_core_pkg::UnitFloat;
  assign is_int   = valid_i && uop_i.unit == vivante_core_pkg::UnitInt;
  assign is_table = whole_in && uop_i.unit == vivante_core_pkg::UnitTable;
  // REP and LOOP of floats convert their counts.
  assign is_cvt   = valid_i && (uop_i.unit == vivante_core_pkg::UnitCvt
                                || (uop_i.unit == vivante_core_pkg::UnitFlow && counts(uop_i.flow, uop_i.is_float)));
  function automatic logic counts(input logic [3:0] flow, input logic is_float);
    counts = is_float && (flow == vivante_core_pkg::FlowRep || flow == vivante_core_pkg::FlowLoop);
  endfunction
  vivante_select #(.PARTS(PARTS)) u_select (
    .clk_i    (clk_i),
    .valid_i  (valid_i),
    .part_i   (part_i),
    .uop_i    (uop_i),
    .a_i      (a_i),
    .b_i      (b_i),
    .c_i      (c_i),
    .a0_i     (a0_i),
    .result_o (chosen),
    .be_o     (be),
    .all_o    (all),
    .any_o    (any)
  );

  typedef struct packed {
    logic [3:0]   op;
    logic         rtne;
    logic [127:0] a, b, c;
  } float_t;
  float_t float_chosen, float_in;
  logic   float_valid, slopes;
  assign float_chosen.op   = by_float ? uop_i.fop : vivante_float_pkg::FloatPass;
  assign float_chosen.rtne = uop_i.rtne;
  assign float_chosen.a    = uop_i.second ? b_i : slopes ? slope_a_i : chosen;
  assign float_chosen.b    = uop_i.second ? {4{scratch_i}} : uop_i.squares ? a_i : b_i;
  assign float_chosen.c    = slopes ? slope_c_i : c_i;
  assign slopes            = uop_i.dx || uop_i.dy;
  if (DEEP) begin : gen_float_in
    logic   float_valid_q;
    float_t float_q;
    always_ff @(posedge clk_i) begin
      float_valid_q <= rst_ni && whole_in;
      if (whole_in) float_q <= float_chosen;
    end
    assign {float_valid, float_in} = {float_valid_q, float_q};
  end else begin : gen_float_at_once
    assign {float_valid, float_in} = {whole_in, float_chosen};
  end
  vivante_float #(.DEEP(DEEP)) u_float (
    .clk_i    (clk_i),
    .rst_ni   (rst_ni),
    .valid_i  (float_valid),
    .op_i     (float_in.op),
    .rtne_i   (float_in.rtne),
    .a_i      (float_in.a),
    .b_i      (float_in.b),
    .c_i      (float_in.c),
    .early_o  (float_out),
    .middle_o (float_middle),
    .late_o   (float_late)
  );
  if (DEEP) begin : gen_float_out
    logic [127:0] out_q;
    assign float_early = out_q;
    always_ff @(posedge clk_i) out_q <= float_out;
  end else begin : gen_float_out_at_once
    assign float_early = float_out;
  end

  // Of the units for less than four components the results of those before are kept.
  localparam int unsigned Units = 4 / PARTS;
  logic [Units*32-1:0] int_part, cvt_part;
  logic [127:0]        int_result, cvt_result;
  if (PARTS == 1) begin : gen_whole
    assign int_result = int_part;
    assign cvt_result = cvt_part;
  end else begin : gen_parts
    logic [127-Units*32:0] int_before_q, cvt_before_q;
    assign int_result = {int_part, int_before_q};
    assign cvt_result = {cvt_part, cvt_before_q};
    always_ff @(posedge clk_i) begin
      int_before_q <= int_result[127:Units*32];
      cvt_before_q <= cvt_result[127:Units*32];
    end
  end
  for (genvar k = 0; k < Units; k++) begin : gen_component
    logic [1:0] at;
    assign at = 2'(32'(part_i) * Units + k);
    localparam int unsigned InW = 5 + 2 + 1 + 3 * 32;   // Yosys 0.23 takes no struct here
    logic           int_chooses, int_valid;
    logic [InW-1:0] int_chosen, int_in;
    assign int_chooses = is_int && (at == 2'd0 || !uop_i.scalar);
    assign int_chosen  = {uop_i.int_op, uop_i.width, uop_i.is_signed,
                          a_i[{at, 5'd0} +: 32], b_i[{at, 5'd0} +: 32], c_i[{at, 5'd0} +: 32]};
    if (DEEP) begin : gen_int_in
      logic           int_valid_q;
      logic [InW-1:0] int_q;
      always_ff @(posedge clk_i) begin
        int_valid_q <= rst_ni && int_chooses;
        if (int_chooses) int_q <= int_chosen;
      end
      assign {int_valid, int_in} = {int_valid_q, int_q};
    end else begin : gen_int_at_once
      assign {int_valid, int_in} = {int_chooses, int_chosen};
    end
    vivante_int #(.FULL(k == 0), .DEEP(DEEP)) u_int (
      .clk_i    (int_clk_i),
      .rst_ni   (rst_ni),
      .valid_i  (int_valid),
      .op_i     (int_in[103:99]),
      .width_i  (int_in[98:97]),
      .signed_i (int_in[96]),
      .a_i      (int_in[95:64]),
      .b_i      (int_in[63:32]),
      .c_i      (int_in[31:0]),
      .result_o (int_part[k*32 +: 32])
    );
    vivante_convert #(.DEEP(DEEP)) u_convert (
      .clk_i    (cvt_clk_i),
      .rst_ni   (rst_ni),
      .valid_i  (is_cvt),
      .op_i     (uop_i.cvt == vivante_convert_pkg::CvtSame && b_i[0] ? vivante_convert_pkg::CvtWiden : uop_i.cvt),
      .width_i  (uop_i.width),
      .signed_i (uop_i.is_signed),
      .rtne_i   (uop_i.rtne),
      .abs_i    (uop_i.cvt_abs),
      .neg_i    (uop_i.cvt_neg),
      .nan_saturates_i (uop_i.nan_saturates),
      .a_i      (uop_i.sel == vivante_core_pkg::SelC ? c_i[{at, 5'd0} +: 32] : a_i[{at, 5'd0} +: 32]),  // as vivante_select does
      .result_o (cvt_part[k*32 +: 32])
    );
  end

  // With PARTS above 1 the operand of the clock before serves, for it is the same in all clocks.
  logic        unused_table_valid;
  logic [31:0] table_in, table_result;
  if (PARTS == 1) begin : gen_table_at_once
    assign table_in = c_i[31:0];
  end else begin : gen_table_in
    logic [31:0] table_in_q;
    assign table_in = table_in_q;
    always_ff @(posedge clk_i) if (valid_i) table_in_q <= c_i[31:0];
  end
  vivante_table #(.DEEP(DEEP)) u_table (
    .clk_i    (table_clk_i),
    .rst_ni   (rst_ni),
    .valid_i  (is_table),
    .fn_i     (uop_i.fn),
    .fast_i   (uop_i.fast),
    .a_i      (table_in),
    .valid_o  (unused_table_valid),
    .result_o (table_result)
  );

  // ---- beside them: conditions and bytes, which are early; what waits for the table unit ----
  logic [Early-1:0] all_q, any_q;
  logic [15:0]      be_q [0:Early-1];
  logic [31:0]      table_q [0:Table-1];
  logic [32:0]      lit_q [Early:Late-1];  // LITP: y, and whether z counts
  always_ff @(posedge clk_i) begin
    all_q   <= {all_q[Early-2:0], all};
    any_q   <= {any_q[Early-2:0], any};
    be_q[0] <= be;
    for (int unsigned n = 1; n < Early; n++) be_q[n] <= be_q[n-1];
    table_q[0] <= table_result;
    for (int unsigned n = 1; n < Table; n++) table_q[n] <= table_q[n-1];
    lit_q[Early] <= float_early[64:32];
    for (int unsigned n = Early + 1; n < Late; n++) lit_q[n] <= lit_q[n-1];
  end

  // ---- what is there early, or in the middle, and is to leave later, waits: entry n is n + 1 clocks behind the operands ----
  logic              is_sum, is_late;       // it is there in the middle; late
  logic [Early-1:0]  int_q, cvt_q;          // who has it early, if it is not the float unit
  logic [Middle-1:0] sum_q;
  logic [Late-1:0]   late_q, waits_q;
  logic [127:0]      early, middle;
  logic [127:0]      waiting_q [Early:Late-1];
  assign is_sum  = by_float && (uop_i.fop == vivante_float_pkg::FloatAdd || uop_i.fop == vivante_float_pkg::FloatMad
                                || uop_i.fop == vivante_float_pkg::FloatDot2);
  assign is_late = is_table || (by_float && (uop_i.fop == vivante_float_pkg::FloatDot3 || uop_i.fop == vivante_float_pkg::FloatDot4));
  assign early   = int_q[Early-1] ? int_result : cvt_q[Early-1] ? cvt_result : float_early;
  assign middle  = sum_q[Middle-1] ? float_middle : waiting_q[Middle-1];
  always_ff @(posedge clk_i) begin
    int_q   <= {int_q[Early-2:0], is_int};
    cvt_q   <= {cvt_q[Early-2:0], is_cvt};
    sum_q   <= {sum_q[Middle-2:0], is_sum};
    late_q  <= {late_q[Late-2:0], is_late};
    waits_q <= {waits_q[Late-2:0], whole_in && !is_late && uop_i.leave != vivante_core_pkg::LeaveEarly};
    if (waits_q[Early-1]) waiting_q[Early] <= early;
    for (int unsigned n = Early + 1; n < Late; n++)
      if (waits_q[n-1]) waiting_q[n] <= n == Middle ? middle : waiting_q[n-1];
  end

  // ---- the result ----
  logic [127:0] whole;
  logic [31:0]  looked_up;
  logic [32:0]  lit;
  assign looked_up = table_q[Table-1];
  assign lit       = lit_q[Late-1];
  assign be_o      = l_uop_i.swizzles ? be_q[Early-1] : 16'hffff;
  assign all_o     = all_q[Early-1];
  assign any_o     = any_q[Early-1];
  always_comb begin
    unique case (l_uop_i.leave)
      vivante_core_pkg::LeaveEarly:  whole = early;
      vivante_core_pkg::LeaveMiddle: whole = middle;
      default:                       whole = !late_q[Late-1] ? waiting_q[Late-1] :
                                             l_uop_i.unit == vivante_core_pkg::UnitTable ? {4{looked_up}} : {4{float_late}};
    endcase
    result_o = l_uop_i.scalar ? {4{whole[31:0]}} : whole;
    if (l_uop_i.unit == vivante_core_pkg::UnitTable && l_uop_i.sel == vivante_core_pkg::SelLitp)
      result_o = {vivante_float_pkg::One, lit[32] ? looked_up : 32'd0, lit[31:0], vivante_float_pkg::One};
  end

`ifndef SYNTHESIS
  localparam int unsigned More = DEEP ? 1 : 0;
  localparam int unsigned Add  = DEEP ? vivante_float_pkg::DeepAddLatency : vivante_float_pkg::AddLatency;
  initial begin
    if (vivante_convert_pkg::CvtLatency + 2 * More != Early || vivante_int_pkg::IntLatency + 2 * More != Early
        || vivante_float_pkg::MulLatency + 1 + 2 * More != Early)
      $fatal(1, "vivante_execute: integers, conversions and products are early");
    if (vivante_float_pkg::MulLatency + Add + More != Middle)
      $fatal(1, "vivante_execute: sums are in the middle");
    if (vivante_float_pkg::MulLatency + 2 * Add + More != Late)
      $fatal(1, "vivante_execute: dot products are late");
    if (PARTS != 1 && PARTS != 2 && PARTS != 4) $fatal(1, "vivante_execute: four components do not go into PARTS=%0d parts", PARTS);
  end
  always_ff @(posedge clk_i) begin
    if (rst_ni && whole_in) begin
      leaves_when_it_is_there: assert (is_late ? uop_i.leave == vivante_core_pkg::LeaveLate : !is_sum || uop_i.leave != vivante_core_pkg::LeaveEarly)
        else $error("a result leaves before its unit has it");
      what_is_beside_leaves_early: assert (uop_i.leave == vivante_core_pkg::LeaveEarly
                                           || !(uop_i.swizzles || uop_i.kills || uop_i.unit == vivante_core_pkg::UnitFlow))
        else $error("conditions or bytes are gone when their instruction leaves");
    end
  end
`endif
endmodule
