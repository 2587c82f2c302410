// Passes of instructions, one a clock, slots taking turns: iterations, the two operations of a dual instruction, and how often
// sgx543_shared wants operands. An instruction of that unit has one more pass, when the unit is done: it retires it. The pass is decoded
// in the clock after its turn and is at the outputs in the next one. A slot whose next pass needs a predicate or an index register that is
// still to be written, or that has no room for it in sgx543_issue, leaves its turn out. With one reader of registers there is a pass every four
// clocks at most, which is the same at the outputs until the next one.
module sgx543_sequence #(
  parameter int unsigned INSTANCES = 4,
  parameter int unsigned READERS   = 4,
  localparam int unsigned SW       = INSTANCES > 1 ? $clog2(INSTANCES) : 1
) (
  input  logic                   clk_i,
  input  logic                   rst_ni,

  input  logic [INSTANCES-1:0]   head_valid_i,       // sgx543_fetch
  input  logic [INSTANCES-1:0]   head_uses_pred_i,
  input  logic [INSTANCES-1:0]   head_uses_index_i,
  output sgx543_core_pkg::slot_t head_slot_o,
  output logic                   head_take_o,
  input  logic [63:0]            head_word_i,
  input  sgx543_core_pkg::pc_t   head_pc_i,
  input  sgx543_core_pkg::fact_t head_fact_i,

  input  logic [INSTANCES-1:0]   popped_i,           // sgx543_issue has room again
  input  logic                   shared_done_i,
  input  sgx543_core_pkg::slot_t shared_slot_i,
  output logic                   shared_closing_o,   // the pass that retires its instruction is made

  // writes that were counted: of a predicate or an index register, done or left out
  input  logic                   written_valid_i,
  input  sgx543_core_pkg::slot_t written_slot_i,
  input  logic                   omitted_valid_i,
  input  sgx543_core_pkg::slot_t omitted_slot_i,

  output logic                   valid_o,
  output sgx543_core_pkg::slot_t slot_o,
  output logic [63:0]            word_o,
  output sgx543_core_pkg::pc_t   pc_o,
  output sgx543_core_pkg::fact_t fact_o,
  output logic [3:0]             iteration_o,
  output logic                   close_o,            // the pass that retires an instruction of sgx543_shared
  output logic                   last_o,
  output sgx543_core_pkg::uop_t  uop_o
);
  localparam int unsigned DEPTH = 4;   // of sgx543_issue, for each slot

  // ---- slots ----
  logic [INSTANCES-1:0]   works, wants, waits;
  logic [4*INSTANCES-1:0] iterations;
  logic [INSTANCES-1:0]   seconds;
  logic [SW-1:0]          index, last_q;
  logic                   turn, able, any;
  sgx543_turn #(.READERS(READERS), .AT(2'd2)) u_turn (.clk_i(clk_i), .rst_ni(rst_ni), .turn_o(turn));
  common_pick #(.N(INSTANCES)) u_pick (
    .req_i   (wants),
    .after_i (last_q),
    .valid_o (able),
    .index_o (index)
  );
  assign any = turn && able;
  logic d_valid_q;
  logic work_clk;  // of slots with an instruction, or with what it made on its way
  common_gate u_work_clk (
    .clk_i(clk_i), .rst_ni(rst_ni), .clk_o(work_clk),
    .moves_i(works != '0 || d_valid_q || popped_i != '0 || written_valid_i || omitted_valid_i));
  always_ff @(posedge work_clk) begin
    if (!rst_ni)  last_q <= '0;
    else if (any) last_q <= index;
  end

  // ---- the pass ----
  logic [3:0] iteration;
  logic       second, closing, round_ends, last;
  assign iteration   = iterations[4*index +: 4];
  assign second      = seconds[index];
  assign closing     = waits[index];
  assign round_ends  = iteration == head_fact_i.count && (!head_fact_i.two || second);
  assign last        = head_fact_i.shared ? closing : round_ends;
  assign head_slot_o = 4'(index);
  assign head_take_o = any && last;
  assign shared_closing_o = any && head_fact_i.shared && closing;
  for (genvar s = 0; s < INSTANCES; s++) begin : gen_slot
    logic [3:0] iteration_q;
    logic [2:0] used_q;          // places in sgx543_issue that are taken, or will be
    logic [4:0] pending_q;       // writes of predicates and index registers that are to come
    logic       second_q, waits_q, goes, counts, written, omitted;
    assign goes    = any && index == SW'(s);
    assign counts  = goes && (head_fact_i.writes_pred || head_fact_i.writes_index);
    assign written = written_valid_i && written_slot_i == 4'(s);
    assign omitted = omitted_valid_i && omitted_slot_i == 4'(s);
    assign iterations[4*s +: 4] = iteration_q;
    assign seconds[s]           = second_q;
    assign waits[s]             = waits_q;
    assign works[s] = head_valid_i[s] || used_q != '0 || pending_q != '0;
    assign wants[s] = head_valid_i[s] && 32'(used_q) != DEPTH
                      && !((head_uses_pred_i[s] || head_uses_index_i[s]) && pending_q != '0)
                      && !(waits_q && !(shared_done_i && shared_slot_i == 4'(s)));
    always_ff @(posedge work_clk) begin
      if (!rst_ni) begin
        iteration_q <= '0;
        used_q      <= '0;
        pending_q   <= '0;
        second_q    <= 1'b0;
        waits_q     <= 1'b0;
      end else begin
        used_q    <= used_q + 3'(goes) - 3'(popped_i[s]);
        pending_q <= pending_q + 5'(counts) - 5'(written) - 5'(omitted);
        if (goes) begin
          second_q <= head_fact_i.two && !second;
          if (!head_fact_i.two || second) iteration_q <= round_ends || closing ? 4'd0 : iteration + 4'd1;
          waits_q  <= head_fact_i.shared && !closing && round_ends;
        end
      end
    end
`ifndef SYNTHESIS
    always_ff @(posedge clk_i) begin
      if (rst_ni) begin
        counts_what_is_under_way: assert (!(written || omitted) || pending_q != '0)
          else $error("slot %0d: a write that was not counted", s);
        counts_no_further_than_it_can: assert (!counts || pending_q != '1)
          else $error("slot %0d: too many writes are under way", s);
        leaves_what_was_there: assert (!popped_i[s] || used_q != '0)
          else $error("slot %0d: a pass went that was not made", s);
        instruction_stays_until_it_is_done: assert ((iteration_q == '0 && !second_q && !waits_q) || head_valid_i[s])
          else $error("slot %0d: an instruction goes away between its passes", s);
        done_is_one_that_waits: assert (!(shared_done_i && shared_slot_i == 4'(s)) || waits_q)
          else $error("slot %0d: an instruction is done that is not under way", s);
      end
    end
`endif
  end

`ifndef SYNTHESIS
  always_ff @(posedge clk_i) begin
    if (rst_ni) begin
      iteration_is_one_of_its_own: assert (!any || closing || iteration <= head_fact_i.count)
        else $error("iteration %0d of %0d", iteration, head_fact_i.count);
      second_is_one_of_two: assert (!(any && second) || head_fact_i.two)
        else $error("a second pass of an instruction that has one");
    end
  end
`endif

  // ---- decoded ----
  logic                   d_second_q, d_close_q, d_last_q;
  sgx543_core_pkg::slot_t d_slot_q;
  logic [63:0]            d_word_q;
  sgx543_core_pkg::pc_t   d_pc_q;
  sgx543_core_pkg::fact_t d_fact_q;
  logic [3:0]             d_iteration_q;
  sgx543_core_pkg::uop_t  uop;
  sgx543_decode u_decode (.enable_i(d_valid_q || sgx543_core_pkg::Still), .word_i(d_word_q), .pass_i(d_second_q), .uop_o(uop));
  logic d_clk, p_clk;  // of what is decoded, and of what has been
  common_gate u_d_clk (.clk_i(clk_i), .rst_ni(rst_ni), .moves_i(any), .clk_o(d_clk));
  common_gate u_p_clk (
    .clk_i(clk_i), .rst_ni(rst_ni), .clk_o(p_clk),
    .moves_i(d_valid_q || valid_o));
  always_ff @(posedge d_clk) begin
    if (any) begin
      d_slot_q      <= 4'(index);
      d_word_q      <= head_word_i;
      d_pc_q        <= head_pc_i;
      d_fact_q      <= head_fact_i;
      d_iteration_q <= closing ? 4'd0 : iteration;
      d_second_q    <= second;
      d_close_q     <= head_fact_i.shared && closing;
      d_last_q      <= last;
    end
  end
  always_ff @(posedge work_clk) d_valid_q <= rst_ni && any;
  always_ff @(posedge p_clk) begin
    valid_o <= rst_ni && d_valid_q;
    if (d_valid_q) begin
      slot_o      <= d_slot_q;
      word_o      <= d_word_q;
      pc_o        <= d_pc_q;
      fact_o      <= d_fact_q;
      iteration_o <= d_iteration_q;
      close_o     <= d_close_q;
      last_o      <= d_last_q;
      uop_o       <= uop;
    end
  end
endmodule
