// RCP, RSQ, EX2 and LG2 of one component (sheet 1.3): a digit recurrence for the first two beside
// multipliers that are used again and again for the others. Both may be at work at once: ready_o is about
// op_i, and results come in the order in which they are ready, so tag_o says whose it is.
module pica200_sfu #(
  parameter int unsigned TAG_BITS = 8
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
  logic        for_root, root_ready, root_valid, log_ready, log_valid;
  logic [23:0] root_result, log_result;
  assign for_root = op_i == pica200_pkg::OP_RCP || op_i == pica200_pkg::OP_RSQ;
  assign ready_o  = for_root ? root_ready : log_ready;

  // The digit recurrence goes first, but never takes the place of a result that is already shown.
  logic pick_log, held_log_q;
  assign pick_log = held_log_q || !root_valid;
  assign valid_o  = root_valid || log_valid;
  assign result_o = pick_log ? log_result : root_result;
  always_ff @(posedge clk_i) begin
    if (!rst_ni) held_log_q <= 1'b0;
    else         held_log_q <= pick_log && log_valid && !ready_i;
  end

  logic [TAG_BITS-1:0] root_tag_q, log_tag_q;
  assign tag_o = pick_log ? log_tag_q : root_tag_q;
  always_ff @(posedge clk_i) begin
    if (valid_i && ready_o && for_root)  root_tag_q <= tag_i;
    if (valid_i && ready_o && !for_root) log_tag_q <= tag_i;
  end

  pica200_sfu_root u_root (
    .clk_i    (clk_i),
    .rst_ni   (rst_ni),
    .valid_i  (valid_i && for_root),
    .ready_o  (root_ready),
    .is_rsq_i (op_i == pica200_pkg::OP_RSQ),
    .a_i      (a_i),
    .valid_o  (root_valid),
    .ready_i  (ready_i && !pick_log),
    .result_o (root_result)
  );

  pica200_sfu_log u_log (
    .clk_i    (clk_i),
    .rst_ni   (rst_ni),
    .valid_i  (valid_i && !for_root),
    .ready_o  (log_ready),
    .is_lg2_i (op_i == pica200_pkg::OP_LG2),
    .a_i      (a_i),
    .valid_o  (log_valid),
    .ready_i  (ready_i && pick_log),
    .result_o (log_result)
  );

`ifndef SYNTHESIS
  logic                stalled_q;
  logic [23:0]         shown_q;
  logic [TAG_BITS-1:0] shown_tag_q;
  always_ff @(posedge clk_i) begin
    stalled_q   <= rst_ni && valid_o && !ready_i;
    shown_q     <= result_o;
    shown_tag_q <= tag_o;
    if (rst_ni && stalled_q)
      held_result_stable: assert (valid_o && result_o == shown_q && tag_o == shown_tag_q);
    if (rst_ni && valid_i)
      operation_is_known: assert (for_root || op_i == pica200_pkg::OP_EX2 || op_i == pica200_pkg::OP_LG2);
  end
`endif
endmodule
