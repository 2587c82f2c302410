// The arithmetic of one lane: what vivante_select gives goes through the float unit, or past it to the end; integers,
// conversions and the table unit run beside it. All results come ExecLatency clocks behind the operands.
module vivante_execute #(
  parameter int unsigned GROUPS = 4
) (
  input  logic                      clk_i,
  input  logic                      rst_ni,
  input  logic                      valid_i,
  input  vivante_core_pkg::uop_t    uop_i,
  input  vivante_core_pkg::group_t  group_i,
  input  logic [127:0]              a_i,
  input  logic [127:0]              b_i,
  input  logic [127:0]              c_i,
  input  logic [127:0]              a0_i,
  input  vivante_core_pkg::uop_t    late_uop_i,    // of the instruction whose results come out
  input  logic                      late_valid_i,
  input  vivante_core_pkg::group_t  late_group_i,
  output logic [127:0]              result_o,
  output logic [15:0]               be_o,
  output logic                      all_o,         // its condition
  output logic                      any_o
);
  localparam int unsigned Latency = vivante_float_pkg::FloatLatency;
  localparam int unsigned Behind  = Latency - vivante_int_pkg::IntLatency;    // integers and conversions wait so long
  localparam int unsigned Table   = Latency - vivante_table_pkg::TableLatency;
  localparam int unsigned GW      = GROUPS > 1 ? $clog2(GROUPS) : 1;

  // ---- into the units; a second pass takes what the first one left ----
  logic [31:0]  scratch_q [0:GROUPS-1];
  logic [31:0]  scratch;
  logic [127:0] chosen, float_result;
  logic [15:0]  be;
  logic         all, any, by_float, is_int, is_cvt, is_table;
  assign scratch  = scratch_q[group_i[GW-1:0]];
  assign by_float = uop_i.unit == vivante_core_pkg::UnitFloat;
  assign is_int   = valid_i && uop_i.unit == vivante_core_pkg::UnitInt;
  assign is_table = valid_i && uop_i.unit == vivante_core_pkg::UnitTable;
  // REP and LOOP of floats convert their counts.
  assign is_cvt   = valid_i && (uop_i.unit == vivante_core_pkg::UnitCvt || counts(uop_i));
  function automatic logic counts(input vivante_core_pkg::uop_t uop);
    counts = uop.unit == vivante_core_pkg::UnitFlow && uop.is_float
             && (uop.flow == vivante_core_pkg::FlowRep || uop.flow == vivante_core_pkg::FlowLoop);
  endfunction
  vivante_select u_select (
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

  logic unused_valid;
  vivante_float u_float (
    .clk_i    (clk_i),
    .rst_ni   (rst_ni),
    .valid_i  (valid_i),
    .op_i     (by_float ? uop_i.fop : vivante_float_pkg::FloatPass),
    .rtne_i   (uop_i.rtne),
    .a_i      (uop_i.second ? b_i : chosen),
    .b_i      (uop_i.second ? {4{scratch}} : norm_b),
    .c_i      (c_i),
    .valid_o  (unused_valid),
    .result_o (float_result)
  );
  logic [127:0] norm_b;
  logic         squares;  // NORM_DPn: a with itself
  assign squares = uop_i.first && by_float;
  assign norm_b  = squares ? a_i : b_i;

  logic [127:0] int_result, cvt_result;
  for (genvar k = 0; k < 4; k++) begin : gen_component
    vivante_int #(.FULL(k == 0)) u_int (
      .clk_i    (clk_i),
      .rst_ni   (rst_ni),
      .valid_i  (is_int && (k == 0 || !uop_i.scalar)),
      .op_i     (uop_i.int_op),
      .width_i  (uop_i.width),
      .signed_i (uop_i.is_signed),
      .a_i      (a_i[k*32 +: 32]),
      .b_i      (b_i[k*32 +: 32]),
      .c_i      (c_i[k*32 +: 32]),
      .result_o (int_result[k*32 +: 32])
    );
    vivante_convert u_convert (
      .clk_i    (clk_i),
      .rst_ni   (rst_ni),
      .valid_i  (is_cvt),
      .op_i     (uop_i.cvt == vivante_convert_pkg::CvtSame && b_i[0] ? vivante_convert_pkg::CvtWiden : uop_i.cvt),
      .width_i  (uop_i.width),
      .signed_i (uop_i.is_signed),
      .rtne_i   (uop_i.rtne),
      .abs_i    (uop_i.cvt_abs),
      .neg_i    (uop_i.cvt_neg),
      .a_i      (chosen[k*32 +: 32]),
      .result_o (cvt_result[k*32 +: 32])
    );
  end

  logic        unused_table_valid;
  logic [31:0] table_result;
  vivante_table u_table (
    .clk_i    (clk_i),
    .rst_ni   (rst_ni),
    .valid_i  (is_table),
    .fn_i     (uop_i.fn),
    .fast_i   (uop_i.fast),
    .a_i      (uop_i.second ? scratch : c_i[31:0]),
    .valid_o  (unused_table_valid),
    .result_o (table_result)
  );

  // ---- until all results are there ----
  logic [Latency-1:0] int_q, cvt_q, table_q, all_q, any_q;
  logic [15:0]        be_q [0:Latency-1];
  logic [127:0]       behind_q [0:Behind-1];
  logic [31:0]        table_behind_q [0:Table-1];
  always_ff @(posedge clk_i) begin
    int_q   <= {int_q[Latency-2:0], is_int};
    cvt_q   <= {cvt_q[Latency-2:0], is_cvt};
    table_q <= {table_q[Latency-2:0], is_table};
    all_q   <= {all_q[Latency-2:0], all};
    any_q   <= {any_q[Latency-2:0], any};
    if (valid_i) be_q[0] <= be;
    for (int unsigned n = 1; n < Latency; n++) be_q[n] <= be_q[n-1];
    if (int_q[vivante_int_pkg::IntLatency-1])      behind_q[0] <= int_result;
    else if (cvt_q[vivante_int_pkg::IntLatency-1]) behind_q[0] <= cvt_result;
    for (int unsigned n = 1; n < Behind; n++)
      if (int_q[vivante_int_pkg::IntLatency+n-1] || cvt_q[vivante_int_pkg::IntLatency+n-1]) behind_q[n] <= behind_q[n-1];
    if (table_q[vivante_table_pkg::TableLatency-1]) table_behind_q[0] <= table_result;
    for (int unsigned n = 1; n < Table; n++)
      if (table_q[vivante_table_pkg::TableLatency+n-1]) table_behind_q[n] <= table_behind_q[n-1];
  end

  // ---- the result ----
  logic [127:0] waited;
  logic [31:0]  looked_up;
  logic         unused;
  assign waited    = behind_q[Behind-1];
  assign looked_up = table_behind_q[Table-1];
  assign unused    = ^{int_q[Latency-1], cvt_q[Latency-1], table_q[Latency-1]};
  assign be_o      = be_q[Latency-1];
  assign all_o     = all_q[Latency-1];
  assign any_o     = any_q[Latency-1];
  always_comb begin
    unique case (late_uop_i.unit)
      vivante_core_pkg::UnitInt, vivante_core_pkg::UnitCvt: result_o = late_uop_i.scalar ? {4{waited[31:0]}} : waited;
      vivante_core_pkg::UnitFlow: result_o = counts(late_uop_i) ? waited : float_result;
      vivante_core_pkg::UnitTable: begin
        result_o = {4{looked_up}};
        if (late_uop_i.sel == vivante_core_pkg::SelLitp)
          result_o = {float_result[127:96], float_result[64] ? looked_up : 32'd0, float_result[63:0]};
      end
      default: result_o = late_uop_i.scalar ? {4{float_result[31:0]}} : float_result;
    endcase
  end
  always_ff @(posedge clk_i) begin
    if (late_valid_i && late_uop_i.first)
      scratch_q[late_group_i[GW-1:0]] <= result_o[31:0];
  end

`ifndef SYNTHESIS
  initial if (vivante_convert_pkg::CvtLatency != vivante_int_pkg::IntLatency)
    $fatal(1, "vivante_execute: conversions are as late as integers");
`endif
endmodule
