// The arithmetic of a group: LANES / BEATS units (vivante_execute). With BEATS=1 each lane has one of its own. Else a unit takes BEATS lanes
// one behind the other, a clock each, and what it computes comes out in the same order:
//
//   E, its first clock    lane 0 ─┐
//                         lane 1 ─┤ one unit: Early, Middle or Late clocks ──> lanes 0 to 2 wait ──> L: all lanes, as lane 3 comes out
//                         lane 2 ─┤
//                         lane 3 ─┘
//
// With PARTS above 1 each lane takes so many clocks, for its components go through integers and conversions one behind the other.
// Operands and instruction stay in E meanwhile: instructions come BEATS * PARTS clocks apart (vivante_front), and so do those whose results
// come out. The first of two passes leaves its result in a scratch register of its lane and group.
module vivante_units #(
  parameter int unsigned GROUPS = 4,
  parameter int unsigned LANES  = 4,
  parameter int unsigned BEATS  = 1,
  parameter int unsigned PARTS  = 1,
  parameter bit          DEEP   = 1'b0
) (
  input  logic                     clk_i,
  input  logic                     rst_ni,

  // E: the instruction's first clock
  input  logic                     valid_i,
  input  vivante_core_pkg::uop_t   uop_i,
  input  vivante_core_pkg::group_t group_i,
  input  logic [LANES*128-1:0]     a_i,
  input  logic [LANES*128-1:0]     b_i,
  input  logic [LANES*128-1:0]     c_i,
  input  logic [LANES*128-1:0]     a0_i,

  // L: the instruction whose results come out, from its first lane on; they are there as the last one comes
  input  logic                     l_valid_i,
  input  vivante_core_pkg::uop_t   l_uop_i,
  input  vivante_core_pkg::group_t l_group_i,
  output logic [LANES*128-1:0]     result_o,
  output logic [LANES*16-1:0]      be_o,          // of SWIZZLE; else all bytes
  output logic [LANES-1:0]         all_o,         // its condition
  output logic [LANES-1:0]         any_o
);
  localparam int unsigned GW = GROUPS > 1 ? $clog2(GROUPS) : 1;
  localparam int unsigned CLOCKS = BEATS * PARTS;
  localparam int unsigned BW = CLOCKS > 1 ? $clog2(CLOCKS) : 1;
  localparam int unsigned PW = PARTS > 1 ? $clog2(PARTS) : 1;
  localparam int unsigned RW = 128 + 16 + 2;  // what a lane delivers

  // ---- derivatives (4.8): c of one lane of the quad less a of another one ----
  logic [LANES*128-1:0] slope_a, slope_c;
  for (genvar l = 0; l < LANES; l++) begin : gen_slope
    localparam int unsigned RightX = LANES == 1 ? 0 : (l / 2) * 2 + 1;
    localparam int unsigned LeftX  = LANES == 1 ? 0 : (l / 2) * 2;
    localparam int unsigned RightY = LANES == 1 ? 0 : l % 2 + 2;
    localparam int unsigned LeftY  = LANES == 1 ? 0 : l % 2;
    logic [127:0] right, left;
    assign right             = uop_i.dx ? c_i[RightX*128 +: 128] : c_i[RightY*128 +: 128];
    assign left              = uop_i.dx ? a_i[LeftX*128 +: 128] : a_i[LeftY*128 +: 128];
    assign slope_a[l*128 +: 128] = LANES == 1 ? '0 : right;
    assign slope_c[l*128 +: 128] = LANES == 1 ? '0 : left ^ {4{32'h80000000}};
  end

  // ---- which lane of each unit, and which part of it ----
  logic [BW-1:0] beat;
  logic [PW-1:0] part;
  logic          works;
  assign works = valid_i || beat != '0;
  assign part = PW'(32'(beat) % PARTS);
  if (CLOCKS == 1) begin : gen_one_beat
    assign beat = '0;
  end else begin : gen_beats
    logic [BW-1:0] beat_q;
    assign beat = beat_q;
    always_ff @(posedge clk_i) begin
      if (!rst_ni)    beat_q <= '0;
      else if (works) beat_q <= beat_q + BW'(1);
    end
  end

  // ---- clocks in which something moves: in all units, until an instruction leaves; in those that some need ----
  localparam int unsigned Early  = DEEP ? vivante_core_pkg::DeepEarly : vivante_core_pkg::Early;
  localparam int unsigned Middle = DEEP ? vivante_core_pkg::DeepMiddle : vivante_core_pkg::Middle;
  localparam int unsigned Late   = DEEP ? vivante_core_pkg::DeepLate : vivante_core_pkg::Late;
  logic          is_int, is_cvt, is_table, unit_clk, int_clk, cvt_clk, table_clk, scratch_clk;
  logic [Late:0] stays;
  assign is_int   = works && uop_i.unit == vivante_core_pkg::UnitInt;
  assign is_cvt   = works && (uop_i.unit == vivante_core_pkg::UnitCvt || uop_i.unit == vivante_core_pkg::UnitFlow);
  assign is_table = works && uop_i.unit == vivante_core_pkg::UnitTable;
  always_comb begin
    unique case (uop_i.leave)
      vivante_core_pkg::LeaveEarly:  stays = (Late + 1)'((2 << Early) - 1);
      vivante_core_pkg::LeaveMiddle: stays = (Late + 1)'((2 << Middle) - 1);
      default:                       stays = '1;
    endcase
    if (!works) stays = '0;
  end
  common_gate #(.SPAN(Late + 1)) u_unit_clk (
    .clk_i(clk_i), .rst_ni(rst_ni), .clk_o(unit_clk),
    .moves_i(stays));
  common_gate #(.SPAN(Early + 1)) u_int_clk (
    .clk_i(clk_i), .rst_ni(rst_ni), .clk_o(int_clk),
    .moves_i({(Early + 1){is_int}}));
  common_gate #(.SPAN(Early + 1)) u_cvt_clk (
    .clk_i(clk_i), .rst_ni(rst_ni), .clk_o(cvt_clk),
    .moves_i({(Early + 1){is_cvt}}));
  common_gate #(.SPAN(Late + 1)) u_table_clk (
    .clk_i(clk_i), .rst_ni(rst_ni), .clk_o(table_clk),
    .moves_i({(Late + 1){is_table}}));
  common_gate u_scratch_clk (
    .clk_i(clk_i), .rst_ni(rst_ni), .clk_o(scratch_clk),
    .moves_i(l_valid_i && l_uop_i.first));

  logic [LANES*32-1:0] scratch;
  for (genvar u = 0; u < LANES / BEATS; u++) begin : gen_unit
    logic [31:0]         at;       // the lane
    logic [127:0]        result;
    logic [15:0]         be;
    logic                all, any;
    logic [BEATS*RW-1:0] there;    // of its lanes, the first one lowest
    assign at = u * BEATS + 32'(beat) / PARTS;
    vivante_execute #(.PARTS(PARTS), .DEEP(DEEP)) u_execute (
      .clk_i       (unit_clk),
      .int_clk_i   (int_clk),
      .cvt_clk_i   (cvt_clk),
      .table_clk_i (table_clk),
      .rst_ni      (rst_ni),
      .valid_i     (works),
      .part_i      (part),
      .uop_i       (uop_i),
      .a_i         (a_i[at*128 +: 128]),
      .b_i         (b_i[at*128 +: 128]),
      .c_i         (c_i[at*128 +: 128]),
      .slope_a_i   (slope_a[at*128 +: 128]),
      .slope_c_i   (slope_c[at*128 +: 128]),
      .a0_i        (a0_i[at*128 +: 128]),
      .scratch_i   (scratch[at*32 +: 32]),
      .l_uop_i     (l_uop_i),
      .result_o    (result),
      .be_o        (be),
      .all_o       (all),
      .any_o       (any)
    );
    if (BEATS == 1) begin : gen_there
      assign there = {any, all, be, result};
    end else begin : gen_wait
      logic [(BEATS-1)*PARTS*RW-1:0] before_q;  // of each clock
      for (genvar n = 0; n < BEATS - 1; n++) begin : gen_before
        assign there[n*RW +: RW] = before_q[n*PARTS*RW +: RW];
      end
      assign there[(BEATS-1)*RW +: RW] = {any, all, be, result};
      always_ff @(posedge clk_i) before_q <= ((BEATS-1)*PARTS*RW)'({any, all, be, result, before_q} >> RW);
    end
    for (genvar n = 0; n < BEATS; n++) begin : gen_lane
      localparam int unsigned Lane = u * BEATS + n;
      logic [31:0] scratch_q [0:GROUPS-1];
      assign scratch[Lane*32 +: 32] = scratch_q[group_i[GW-1:0]];
      assign {any_o[Lane], all_o[Lane], be_o[Lane*16 +: 16], result_o[Lane*128 +: 128]} = there[n*RW +: RW];
      always_ff @(posedge scratch_clk) if (l_valid_i && l_uop_i.first) scratch_q[l_group_i[GW-1:0]] <= result_o[Lane*128 +: 32];
    end
  end

`ifndef SYNTHESIS
  initial begin
    if (LANES % BEATS != 0) $fatal(1, "vivante_units: LANES=%0d do not go into beats of BEATS=%0d", LANES, BEATS);
  end
  always_ff @(posedge clk_i) begin
    if (rst_ni) begin
      instructions_are_beats_apart: assert (!valid_i || beat == '0)
        else $error("an instruction comes before the last lane of the former one");
    end
  end
`endif
endmodule
