// RCP, RSQ, EX2 and LG2 of one component (sheet 1.3): two digit recurrences for the first two beside
// multipliers that are used again and again for the others. All may be at work at once: ready_o is about
// op_i, and results come in the order in which they are ready, so tag_o says whose it is.
module pica200_sfu #(
  parameter int unsigned TAG_BITS = 8,
  parameter int unsigned DIGITS   = 3,   // of RCP and RSQ in a clock
  parameter int unsigned STEPS    = 2    // of EX2 and LG2 in a clock
) (
  input  logic                clk_i,
  input  logic                rst_ni,
  input  logic                valid_i,   // taken when ready_o
  output logic                ready_o,   // for op_i, in this clock; does not depend on valid_i or ready_i
  input  logic [5:0]          op_i,      // RCP, RSQ, EX2 or LG2
  input  logic [23:0]         a_i,
  input  logic [TAG_BITS-1:0] tag_i,
  output logic                valid_o,   // held, with result and tag, until ready_i
  input  logic                ready_i,
  output logic [23:0]         result_o,
  output logic [TAG_BITS-1:0] tag_o
);
  // Two digit recurrences take turns (unit 0, 1); the log unit is unit 2.
  logic        for_root;
  logic [2:0]  ready, valid, go;
  logic [23:0] result0, result1, result2;
  assign for_root = op_i == pica200_pkg::OP_RCP || op_i == pica200_pkg::OP_RSQ;
  assign ready_o  = for_root ? ready[1:0] != '0 : ready[2];
  assign go       = {valid_i && !for_root && ready[2], valid_i && for_root && !ready[0] && ready[1],
                     valid_i && for_root && ready[0]};

  // The lowest unit that has a result shows it, but never takes the place of one that is already shown.
  logic [2:0] pick, held_q;
  assign pick    = (held_q != '0) ? held_q : valid & (~valid + 3'd1);
  assign valid_o = valid != '0;
  always_ff @(posedge clk_i) begin
    if (!rst_ni) held_q <= '0;
    else         held_q <= ready_i ? '0 : pick;
  end

  logic [TAG_BITS-1:0] tag0_q, tag1_q, tag2_q;
  always_comb begin
    result_o = result2;
    tag_o    = tag2_q;
    if (pick[0]) begin
      result_o = result0;
      tag_o    = tag0_q;
    end else if (pick[1]) begin
      result_o = result1;
      tag_o    = tag1_q;
    end
  end
  always_ff @(posedge clk_i) begin
    if (go[0]) tag0_q <= tag_i;
    if (go[1]) tag1_q <= tag_i;
    if (go[2]) tag2_q <= tag_i;
  end

  pica200_sfu_root #(.DIGITS(DIGITS)) u_root0 (
    .clk_i    (clk_i),
    .rst_ni   (rst_ni),
    .valid_i  (go[0]),
    .ready_o  (ready[0]),
    .is_rsq_i (op_i == pica200_pkg::OP_RSQ),
    .a_i      (a_i),
    .valid_o  (valid[0]),
    .ready_i  (ready_i && pick[0]),
    .result_o (result0)
  );

  pica200_sfu_root #(.DIGITS(DIGITS)) u_root1 (
    .clk_i    (clk_i),
    .rst_ni   (rst_ni),
    .valid_i  (go[1]),
    .ready_o  (ready[1]),
    .is_rsq_i (op_i == pica200_pkg::OP_RSQ),
    .a_i      (a_i),
    .valid_o  (valid[1]),
    .ready_i  (ready_i && pick[1]),
    .result_o (result1)
  );

  pica200_sfu_log #(.STEPS(STEPS)) u_log (
    .clk_i    (clk_i),
    .rst_ni   (rst_ni),
    .valid_i  (go[2]),
    .ready_o  (ready[2]),
    .is_lg2_i (op_i == pica200_pkg::OP_LG2),
    .a_i      (a_i),
    .valid_o  (valid[2]),
    .ready_i  (ready_i && pick[2]),
    .result_o (result2)
  );

`ifndef SYNTHESIS
  common_held #(.WIDTH(24 + TAG_BITS)) held_result_stable (
    .clk_i   (clk_i),
    .rst_ni  (rst_ni),
    .valid_i (valid_o),
    .ready_i (ready_i),
    .data_i  ({result_o, tag_o})
  );
  always_ff @(posedge clk_i) begin
    if (rst_ni) begin
      one_unit_begins: assert ($onehot0(go))
        else $error("two units take one operation");
      shown_result_is_there: assert ((pick & ~valid) == '0)
        else $error("a unit shows a result that it has not");
      operation_is_known: assert (!valid_i || for_root || op_i == pica200_pkg::OP_EX2 || op_i == pica200_pkg::OP_LG2)
        else $error("an operation that is none of the SFU");
    end
  end
`endif
endmodule
