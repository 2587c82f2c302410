// The 64-bit floating-point unit: one lane shared by all. It takes the operands of one beat, lane after lane, while
// valid_i holds them still, and offers the results of the whole beat until they are taken.
module tesla_fp64 #(
  parameter int unsigned LANES = 8
) (
  input  logic                clk_i,
  input  logic                rst_ni,
  input  logic                valid_i,   // stays until done_o and take_i
  output logic                done_o,
  input  logic                take_i,
  input  tesla_pkg::op_e      op_i,
  input  logic [63:0]         words_i,
  input  logic [LANES*32-1:0] a_lo_i,
  input  logic [LANES*32-1:0] a_hi_i,
  input  logic [LANES*32-1:0] b_lo_i,
  input  logic [LANES*32-1:0] b_hi_i,
  input  logic [LANES*32-1:0] c_lo_i,
  input  logic [LANES*32-1:0] c_hi_i,
  output logic [LANES*32-1:0] lo_o,      // 32-bit results are here
  output logic [LANES*32-1:0] hi_o,
  output logic [LANES*4-1:0]  flags_o
);
  localparam int unsigned LW = $clog2(LANES + 1);

  logic [31:0] w0, w1;
  assign w0 = words_i[31:0];
  assign w1 = words_i[63:32];

  tesla_fp64_pkg::ctl_t ctl;
  always_comb begin
    ctl           = '0;
    ctl.neg1      = tesla_pkg::get_neg26(w1);
    ctl.neg3      = tesla_pkg::get_neg27(w1);
    ctl.round     = tesla_pkg::get_rnd17(w1);
    ctl.cond      = tesla_pkg::get_fcond(w1);
    ctl.src64     = 1'b1;
    ctl.dst64     = 1'b1;
    unique case (op_i)
      tesla_pkg::OP_DFMA: begin
        ctl.op    = tesla_fp64_pkg::DFma;
        ctl.round = tesla_pkg::get_rnd22(w1);
      end
      tesla_pkg::OP_DADD: begin
        ctl.op    = tesla_fp64_pkg::DAdd;
        ctl.round = tesla_pkg::get_rnd16(w0);
      end
      tesla_pkg::OP_DMUL: begin
        ctl.op   = tesla_fp64_pkg::DMul;
        ctl.neg3 = 1'b0;
      end
      tesla_pkg::OP_DMIN, tesla_pkg::OP_DMAX, tesla_pkg::OP_DSET: begin
        ctl.op   = tesla_fp64_pkg::DMin;
        if (op_i == tesla_pkg::OP_DMAX) ctl.op = tesla_fp64_pkg::DMax;
        if (op_i == tesla_pkg::OP_DSET) ctl.op = tesla_fp64_pkg::DSet;
        ctl.abs1 = tesla_pkg::get_abs20(w1);
        ctl.neg2 = tesla_pkg::get_neg27(w1);
        ctl.abs2 = tesla_pkg::get_abs19(w1);
      end
      default: begin
        ctl.op        = tesla_fp64_pkg::DI2f;
        if (op_i == tesla_pkg::OP_F2I64) ctl.op = tesla_fp64_pkg::DF2i;
        if (op_i == tesla_pkg::OP_F2F64) ctl.op = tesla_fp64_pkg::DF2f;
        ctl.neg1      = tesla_pkg::get_cvt_neg(w1);
        ctl.neg3      = 1'b0;
        ctl.abs1      = tesla_pkg::get_cvt_abs(w1);
        ctl.src64     = tesla_pkg::get_cvt_from_wide(w1);
        ctl.dst64     = tesla_pkg::get_cvt_to_wide(w1);
        ctl.is_signed = (op_i == tesla_pkg::OP_I2F64) ? tesla_pkg::get_cvt_from_signed(w1)
                                                      : tesla_pkg::get_cvt_to_signed(w1);
        ctl.integral  = op_i == tesla_pkg::OP_F2F64 && tesla_pkg::get_cvt_integral(w1) && ctl.dst64 && ctl.src64;
      end
    endcase
  end

  logic [LW-1:0] fed_q, got_q;
  logic          feed, out_valid;
  logic [63:0]   a, b, c, out;
  logic [3:0]    out_flags;
  assign feed   = valid_i && fed_q != LW'(LANES);
  assign done_o = got_q == LW'(LANES);
  assign a      = {a_hi_i[fed_q*32 +: 32], a_lo_i[fed_q*32 +: 32]};
  assign b      = {b_hi_i[fed_q*32 +: 32], b_lo_i[fed_q*32 +: 32]};
  assign c      = {c_hi_i[fed_q*32 +: 32], c_lo_i[fed_q*32 +: 32]};
  logic work_clk;  // moves while operands go in, until the last result has come out of the eight stages and is kept; and as the beat leaves
  common_gate #(.SPAN(9)) u_work_clk (
    .clk_i(clk_i), .rst_ni(rst_ni), .clk_o(work_clk),
    .moves_i({9{feed}} | 9'(take_i)));
  tesla_fp64_lane u_lane (
    .clk_i    (work_clk),
    .rst_ni   (rst_ni),
    .valid_i  (feed),
    .ctl_i    (ctl),
    .a_i      (a),
    .b_i      (b),
    .c_i      (c),
    .valid_o  (out_valid),
    .result_o (out),
    .flags_o  (out_flags)
  );

  logic [LANES*32-1:0] lo_q, hi_q;
  logic [LANES*4-1:0]  flags_q;
  always_ff @(posedge work_clk) begin
    if (!rst_ni || (done_o && take_i)) begin
      fed_q <= '0;
      got_q <= '0;
    end else begin
      if (feed)      fed_q <= fed_q + LW'(1);
      if (out_valid) got_q <= got_q + LW'(1);
    end
    if (out_valid) begin
      lo_q[got_q*32 +: 32]  <= out[31:0];
      hi_q[got_q*32 +: 32]  <= out[63:32];
      flags_q[got_q*4 +: 4] <= out_flags;
    end
  end
  assign lo_o    = lo_q;
  assign hi_o    = hi_q;
  assign flags_o = flags_q;

`ifndef SYNTHESIS
  common_held #(.WIDTH(LANES*192 + 64)) operands_stay_till_taken (
    .clk_i   (clk_i),
    .rst_ni  (rst_ni),
    .valid_i (valid_i),
    .ready_i (done_o && take_i),
    .data_i  ({words_i, a_lo_i, a_hi_i, b_lo_i, b_hi_i, c_lo_i, c_hi_i})
  );
  always_ff @(posedge clk_i) begin
    if (rst_ni) begin
      result_was_fed: assert (!out_valid || got_q < fed_q)
        else $error("a result comes of no operands");
      taken_when_asked: assert (!take_i || valid_i)
        else $error("a result is taken that nobody asked for");
    end
  end
`endif
endmodule
