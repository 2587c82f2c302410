// The special function unit: SFU_LANES lanes shared by all. A beat of LANES operands takes LANES / SFU_LANES clocks, in
// which its operands stay; the result of the whole beat is there AluLatency clocks after the last of them,
// just like that of tesla_alu.
module tesla_sfu #(
  parameter int unsigned LANES     = 8,
  parameter int unsigned SFU_LANES = 2   // divides LANES
) (
  input  logic                clk_i,
  input  logic                rst_ni,
  input  logic                valid_i,   // from the first clock of a beat to the one with last_o, without a gap
  output logic                last_o,
  input  tesla_pkg::op_e      op_i,
  input  logic [63:0]         words_i,
  input  logic [LANES*32-1:0] a_i,
  input  logic                sat_nan_i, // mode: saturation of NaN gives +0
  output logic [LANES*32-1:0] result_o
);
  localparam int unsigned STEPS = LANES / SFU_LANES;
  localparam int unsigned SW    = (STEPS > 1) ? $clog2(STEPS) : 1;
  localparam int unsigned PART  = SFU_LANES * 32;

  logic [31:0] w0, w1;
  logic        is_long, has_modifiers;
  tesla_sfu_pkg::fn_e fn;
  assign w0      = words_i[31:0];
  assign w1      = words_i[63:32];
  assign is_long = tesla_pkg::get_is_long(w0);
  always_comb begin
    has_modifiers = 1'b1;
    unique case (op_i)
      tesla_pkg::OP_RCP:    fn = tesla_sfu_pkg::FnRcp;
      tesla_pkg::OP_RSQRT:  fn = tesla_sfu_pkg::FnRsqrt;
      tesla_pkg::OP_LG2:    fn = tesla_sfu_pkg::FnLg2;
      tesla_pkg::OP_PRESIN: fn = tesla_sfu_pkg::FnPresin;
      tesla_pkg::OP_PREEX2: fn = tesla_sfu_pkg::FnPreex2;
      default: begin
        has_modifiers = 1'b0;
        fn = tesla_sfu_pkg::FnEx2;
        if (op_i == tesla_pkg::OP_SIN) fn = tesla_sfu_pkg::FnSin;
        if (op_i == tesla_pkg::OP_COS) fn = tesla_sfu_pkg::FnCos;
      end
    endcase
  end

  localparam int unsigned D = tesla_core_pkg::AluLatency;
  logic work_clk;  // moves while operands go in, until the whole result is there
  common_gate #(.SPAN(D)) u_work_clk (
    .clk_i(clk_i), .rst_ni(rst_ni), .clk_o(work_clk),
    .moves_i({D{valid_i}}));

  logic [SW-1:0] step;
  logic [PART-1:0] operands, part;
  assign operands = a_i[step*PART +: PART];
  for (genvar l = 0; l < SFU_LANES; l++) begin : gen_lane
    tesla_sfu_lane u_lane (
      .clk_i    (work_clk),
      .valid_i  (valid_i),
      .fn_i     (fn),
      .abs_i    (has_modifiers && (is_long ? tesla_pkg::get_abs20(w1) : tesla_pkg::get_abs15(w0))),
      .neg_i    (has_modifiers && (is_long ? tesla_pkg::get_neg26(w1) : tesla_pkg::get_neg22(w0))),
      .sat_i    (op_i == tesla_pkg::OP_EX2 && tesla_pkg::get_sat27(w1)),
      .sat_nan_i (sat_nan_i),
      .a_i      (operands[l*32 +: 32]),
      .result_o (part[l*32 +: 32])
    );
  end

  tesla_parts #(
    .STEPS (STEPS),
    .PART  (PART)
  ) u_parts (
    .clk_i   (work_clk),
    .rst_ni  (rst_ni),
    .valid_i (valid_i),
    .last_o  (last_o),
    .step_o  (step),
    .part_i  (part),
    .whole_o (result_o)
  );

`ifndef SYNTHESIS
  common_held #(.WIDTH(LANES*32 + 64)) operands_stay_till_last (
    .clk_i   (clk_i),
    .rst_ni  (rst_ni),
    .valid_i (valid_i),
    .ready_i (last_o),
    .data_i  ({words_i, a_i})
  );
`endif
endmodule
