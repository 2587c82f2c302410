// What one thread has issued, in order, until it is complete: tells each instruction, and the launch before the
// first one of a run, through the retire tap.
module pica200_retire #(
  parameter int unsigned CORE   = 0,
  parameter int unsigned THREAD = 0
) (
  input  logic             clk_i,
  input  logic             rst_ni,
  input  logic             issue_i,
  input  logic [11:0]      pc_i,
  input  logic [11:0]      next_pc_i,
  input  logic [31:0]      word_i,
  input  logic [30:0]      desc_i,
  input  logic             has_desc_i,
  input  logic             undef_i,
  input  logic             fault_i,
  input  logic             done_i,
  input  logic             first_i,     // a launch goes before it
  input  logic             sfu_i,       // complete when the SFU says so
  input  logic             job_i,       // complete when its outputs are
  input  logic             touched_i,
  input  logic             plain_done_i,
  input  logic             sfu_done_i,
  input  logic             job_done_i,
  input  logic [31:0]      run_i,
  input  logic [11:0]      entry_i,
  output logic             retire_o,
  output logic             settle_o,    // what retires had changed a stack
  output logic             told_o       // the launch was told
);
  localparam int unsigned AW = $clog2(pica200_core_pkg::Flight);
  localparam int unsigned CW = $clog2(pica200_core_pkg::Flight + 1);

  logic [AW-1:0] rptr_q, rptr_d, wptr_q;
  logic [CW-1:0] plain_q, job_q, sfu_q;  // complete and not retired
  logic          told_q;
  logic          full_q;         // pointers are equal because every row is taken
  pica200_core_pkg::order_t order_q;

  // Kind of the head, and all the tap wants to know. An entry is read when it is five clocks old at least.
  typedef struct packed {
    logic first;
    logic sfu;
    logic job;
    logic touched;
  } kind_t;
  kind_t kind;
  logic  look, look_q;  // the head is another one, or was written a clock ago
  assign look = retire_o || look_q;
  logic  undef, fault, done, has_desc;
  logic [30:0] desc;
  logic [31:0] word;
  logic [11:0] pc, next_pc;
  common_ram #(.WIDTH(4), .DEPTH(pica200_core_pkg::Flight), .GRANULE(4), .OLD(1'b0)) u_kind (
    .clk_i   (clk_i),
    .we_i    (issue_i),
    .waddr_i (wptr_q),
    .wdata_i ({first_i, sfu_i, job_i, touched_i}),
    .re_i    (look),
    .raddr_i (rptr_d),
    .rdata_o (kind)
  );
  common_ram #(.WIDTH(56), .DEPTH(pica200_core_pkg::Flight), .GRANULE(56), .OLD(1'b0)) u_word (
    .clk_i   (clk_i),
    .we_i    (issue_i),
    .waddr_i (wptr_q),
    .wdata_i ({pc_i, next_pc_i, word_i}),
    .re_i    (look),
    .raddr_i (rptr_d),
    .rdata_o ({pc, next_pc, word})
  );
  common_ram #(.WIDTH(35), .DEPTH(pica200_core_pkg::Flight), .GRANULE(35), .OLD(1'b0)) u_desc (
    .clk_i   (clk_i),
    .we_i    (issue_i),
    .waddr_i (wptr_q),
    .wdata_i ({undef_i, fault_i, done_i, has_desc_i, desc_i}),
    .re_i    (look),
    .raddr_i (rptr_d),
    .rdata_o ({undef, fault, done, has_desc, desc})
  );

  logic complete;
  always_comb begin
    complete = plain_q != '0;
    if (kind.sfu) complete = sfu_q != '0;
    if (kind.job) complete = job_q != '0;
    if (rptr_q == wptr_q && !full_q) complete = 1'b0;
  end
  assign told_o   = complete && kind.first && !told_q;
  assign retire_o = complete && !told_o;
  assign settle_o = retire_o && kind.touched;
  assign rptr_d   = rptr_q + AW'(retire_o);
  always_ff @(posedge clk_i) begin
    look_q  <= issue_i;
    rptr_q  <= rptr_d;
    if (issue_i) wptr_q <= wptr_q + AW'(1);
    if (issue_i != retire_o) full_q <= issue_i && wptr_q + AW'(1) == rptr_q;
    plain_q <= plain_q + CW'(plain_done_i) - CW'(retire_o && !kind.sfu && !kind.job);
    job_q   <= job_q + CW'(job_done_i) - CW'(retire_o && kind.job);
    sfu_q   <= sfu_q + CW'(sfu_done_i) - CW'(retire_o && kind.sfu);
    told_q  <= told_o || (told_q && !retire_o);
    order_q <= order_q + 32'(told_o || retire_o);
    if (!rst_ni) begin
      rptr_q  <= '0;
      wptr_q  <= '0;
      full_q  <= 1'b0;
      plain_q <= '0;
      job_q   <= '0;
      sfu_q   <= '0;
      told_q  <= 1'b0;
      order_q <= '0;
    end
  end

  common_tap_retire #(.CORE(CORE)) u_tap (
    .clk_i     (clk_i),
    .valid_i   (told_o || retire_o),
    .launch_i  (told_o),
    .warp_i    (8'(THREAD)),
    .order_i   (order_q),
    .pc_i      (32'(pc)),
    .nwords_i  (has_desc ? 3'd2 : 3'd1),
    .words_i   ({64'd0, 1'b0, has_desc ? desc : 31'd0, word}),
    .active_i  (32'hf),
    .next_pc_i (32'(next_pc)),
    .trap_i    ({15'd0, undef, 15'd0, fault}),
    .done_i    (done),
    .args_i    ({64'd0, 32'(entry_i), run_i})
  );

`ifndef SYNTHESIS
  always_ff @(posedge clk_i) begin
    if (rst_ni) begin
      issued_with_room: assert (!issue_i || !full_q)
        else $error("an instruction is issued that has no row");
      completed_was_issued: assert (!(plain_done_i || job_done_i || sfu_done_i) || rptr_q != wptr_q || full_q)
        else $error("something completes and nothing is in flight");
      complete_are_bounded: assert (32'(plain_q) + 32'(job_q) + 32'(sfu_q) <= pica200_core_pkg::Flight)
        else $error("%0d, %0d, %0d are complete", plain_q, job_q, sfu_q);
      retired_was_issued: assert (!retire_o || rptr_q != wptr_q || full_q)
        else $error("an instruction retires that was not issued");
      launch_or_retire: assert (!(told_o && retire_o))
        else $error("a launch and an instruction are told in one clock");
    end
  end
`endif
endmodule
