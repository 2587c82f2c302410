// Which pass goes. A slot's passes wait in order; each clock one of them goes, or what sgx543_shared writes.
// A pass waits until what it reads is written and until no two results come out of the data path in one clock. The scoreboard is what
// went in the last clocks: the lines (sgx543_lines) that it writes. The two passes of a dual instruction go one right behind the other, so
// that both find what neither has written; where both write a word the first one leaves it to the second.
// With one reader of registers a pass goes in one clock of four, its turn, at most; then "the next clock" is the next turn, and what can go is
// found out a clock before it, since nothing that could go no longer could then.
module sgx543_issue #(
  parameter int unsigned INSTANCES = 4,
  parameter int unsigned READERS   = 4,   // operands that are read at once: 4 or 1
  localparam int unsigned DEPTH    = 4,   // passes of a slot that wait
  localparam int unsigned SW       = INSTANCES > 1 ? $clog2(INSTANCES) : 1
) (
  input  logic                               clk_i,
  input  logic                               rst_ni,
  input  logic [INSTANCES-1:0]               hold_i,

  // a pass that is prepared; there is room
  input  logic                               push_i,
  input  sgx543_core_pkg::pass_t             pass_i,
  input  sgx543_core_pkg::retire_t           retire_i,
  input  logic                               last_i,        // the instruction's
  input  logic                               closes_i,      // sgx543_shared is free when it goes
  input  logic                               joined_i,      // the next pass of the slot goes in the next clock
  input  logic                               long_i,
  input  logic [sgx543_core_pkg::Lines-1:0]  reads_i,
  input  logic [sgx543_core_pkg::Lines-1:0]  writes_i,
  output logic [INSTANCES-1:0]               popped_o,

  // from sgx543_shared
  input  logic                               shared_ready_i,  // takes operands
  input  logic                               shared_owned_i,  // of this slot alone
  input  sgx543_core_pkg::slot_t             shared_slot_i,
  output logic                               shared_take_o,   // operands for it are on their way
  output logic                               shared_close_o,
  input  logic                               inject_valid_i,
  output logic                               inject_ready_o,
  input  sgx543_core_pkg::pass_t             inject_i,
  input  logic [sgx543_core_pkg::Lines-1:0]  inject_reads_i,
  input  logic [sgx543_core_pkg::Lines-1:0]  inject_writes_i,

  output logic                               go_valid_o,
  output sgx543_core_pkg::pass_t             go_pass_o,
  output logic                               go_last_o,
  output sgx543_core_pkg::retire_t           go_retire_o
);
  localparam int unsigned Lines = sgx543_core_pkg::Lines;
  // turns until a result is there, for whoever reads it
  localparam int unsigned Period = 4 / READERS;
  localparam int unsigned More   = READERS == 4 ? 0 : sgx543_core_pkg::SerialPath;
  localparam int unsigned Short  = (sgx543_core_pkg::ShortPath + More - 1) / Period + 1;
  localparam int unsigned Long   = (sgx543_core_pkg::LongPath + More - 1) / Period + 1;
  localparam int unsigned PW    = $clog2(DEPTH);
  localparam int unsigned AW    = $clog2(INSTANCES * DEPTH);
  localparam int unsigned PassW = $bits(pass_i) + $bits(retire_i) + 1;

  logic turn;
  sgx543_turn #(.READERS(READERS)) u_turn (.clk_i(clk_i), .rst_ni(rst_ni), .turn_o(turn));

  // ---- what went: entry k, k + 1 turns ago ----
  logic [Long-2:0]  valid_q, long_q;
  logic [3:0]       slot_q [0:Long-2];
  logic [Lines-1:0] lines_q [0:Long-2];
  logic             go_long;
  logic [Lines-1:0] go_lines;
  logic             work_clk;   // of passes that wait, and of what they write until it is written
  common_gate u_work_clk (
    .clk_i(clk_i), .rst_ni(rst_ni), .clk_o(work_clk),
    .moves_i(push_i || waits != '0 || go_valid_o || valid_q != '0));
  always_ff @(posedge work_clk) begin
    if (!rst_ni) begin
      valid_q <= '0;
      long_q  <= '0;
    end else if (turn) begin
      valid_q <= {valid_q[Long-3:0], go_valid_o};
      long_q  <= {long_q[Long-3:0], go_long};
    end
    if (turn) begin
      slot_q[0]  <= go_pass_o.slot;
      lines_q[0] <= go_lines;
      for (int unsigned k = 1; k < Long - 1; k++) begin
        slot_q[k]  <= slot_q[k-1];
        lines_q[k] <= lines_q[k-1];
      end
    end
  end
  // A short pass may not come out beside the long one that went so many clocks before, nor be there before one that writes the same.
  // Where passes go in turns, clocks between them leave a remainder: then none come out together.
  localparam int unsigned Clocks  = sgx543_core_pkg::LongPath - sgx543_core_pkg::ShortPath;
  localparam int unsigned Between = Clocks / Period;
  logic crowded, crowded_next;
  if (Clocks % Period == 0) begin : gen_crowded
    assign crowded      = valid_q[Between-1] && long_q[Between-1];
    assign crowded_next = valid_q[Between-2] && long_q[Between-2];
  end else begin : gen_apart
    assign {crowded, crowded_next} = 2'b00;
  end

  // ---- slots ----
  logic [INSTANCES-1:0] waits, wants, head_long, head_shared, head_computes;
  logic [INSTANCES*Lines-1:0] busy, late;     // written so late that a short pass would be before it
  logic [INSTANCES*PW-1:0]    head_place;
  logic [PassW-1:0]           store [0:INSTANCES*DEPTH-1];
  logic [INSTANCES-1:0]       pop;
  logic [Lines-1:0]           head_writes [0:INSTANCES-1];
  logic [INSTANCES-1:0]       head_closes, head_joined;
  logic [INSTANCES*16-1:0]    next_internal;  // words of internal registers that the pass behind the head writes
  logic [INSTANCES*PW-1:0]    tail_place;
  for (genvar s = 0; s < INSTANCES; s++) begin : gen_slot
    logic [DEPTH-1:0] e_long_q, e_shared_q, e_computes_q, e_closes_q, e_joined_q;
    logic [Lines-1:0] e_reads_q [0:DEPTH-1];
    logic [Lines-1:0] e_writes_q [0:DEPTH-1];
    logic [PW:0]      rptr_q, wptr_q;
    logic             push, hazard, is_next_ready;
    logic [PW-1:0]    head, next;
    logic [Lines-1:0] reads, writes, busy_now, late_now;
    assign push  = push_i && pass_i.slot == 4'(s);
    assign head  = rptr_q[PW-1:0];
    assign next  = head + 1'b1;
    assign head_place[PW*s +: PW] = head;
    assign tail_place[PW*s +: PW] = wptr_q[PW-1:0];
    assign waits[s] = rptr_q != wptr_q;
    always_ff @(posedge work_clk) begin
      if (!rst_ni) begin
        rptr_q <= '0;
        wptr_q <= '0;
      end else begin
        if (push)   wptr_q <= wptr_q + 1'b1;
        if (pop[s]) rptr_q <= rptr_q + 1'b1;
      end
      if (push) begin
        for (int unsigned d = 0; d < DEPTH; d++) begin
          if (wptr_q[PW-1:0] == PW'(d)) begin
            e_long_q[d]     <= long_i;
            e_shared_q[d]   <= pass_i.what == sgx543_core_pkg::PassGather;
            e_computes_q[d] <= pass_i.what == sgx543_core_pkg::PassCompute;
            e_closes_q[d]   <= closes_i;
            e_joined_q[d]   <= joined_i;
            e_reads_q[d]    <= reads_i;
            e_writes_q[d]   <= writes_i;
          end
        end
      end
    end
    always_comb begin
      busy[Lines*s +: Lines] = '0;
      late[Lines*s +: Lines] = '0;
      if (valid_q != '0) for (int unsigned k = 0; k < Long - 1; k++) begin
        if (valid_q[k] && slot_q[k] == 4'(s)) begin
          if (k < Short - 1 || long_q[k]) busy[Lines*s +: Lines] = busy[Lines*s +: Lines] | lines_q[k];
          if (k < Between && long_q[k])   late[Lines*s +: Lines] = late[Lines*s +: Lines] | lines_q[k];
        end
      end
    end
    assign head_long[s]     = e_long_q[head];
    assign head_shared[s]   = e_shared_q[head];
    assign head_computes[s] = e_computes_q[head];
    assign head_closes[s]   = e_closes_q[head];
    assign reads            = e_reads_q[head];
    assign writes           = e_writes_q[head];
    assign head_joined[s]   = e_joined_q[head];
    assign head_writes[s]   = writes;
    assign next_internal[16*s +: 16]     = e_writes_q[next][Lines-1:32];
    assign busy_now      = busy[Lines*s +: Lines];
    assign late_now      = late[Lines*s +: Lines];
    assign hazard        = (reads & busy_now) != '0 || (!head_long[s] && (writes & late_now) != '0);
    assign is_next_ready = wptr_q - rptr_q >= (PW + 1)'(2) && (e_reads_q[next] & busy_now) == '0
                           && !(!e_long_q[next] && (e_writes_q[next] & late_now) != '0) && !(e_computes_q[next] && !e_long_q[next] && crowded_next);
    assign wants[s] = waits[s] && !hazard && !(head_computes[s] && !head_long[s] && crowded) && (!head_joined[s] || is_next_ready)
                      && !(head_shared[s] && !(shared_ready_i && (!shared_owned_i || shared_slot_i == 4'(s))));
`ifndef SYNTHESIS
    always_ff @(posedge clk_i) begin
      if (rst_ni) begin
        room_for_what_comes: assert (!push || (wptr_q - rptr_q) != (PW + 1)'(DEPTH))
          else $error("slot %0d has no room for a pass", s);
      end
    end
`endif
  end

  // ---- who goes ----
  logic [INSTANCES-1:0] able;
  logic                 inject_able;
  logic [SW-1:0] last_q, picked;
  logic          any;
  if (Period == 1) begin : gen_at_once
    assign {able, inject_able} = {wants, inject_valid_i && !inject_waits};
  end else begin : gen_before
    always_ff @(posedge clk_i) {able, inject_able} <= {wants, inject_valid_i && !inject_waits && !turn};
  end
  common_pick #(.N(INSTANCES)) u_pick (
    .req_i   (able & ~hold_i),
    .after_i (last_q),
    .valid_o (any),
    .index_o (picked)
  );
  logic inject_waits, takes_slot;
  logic [Lines-1:0] inject_busy, inject_late;
  always_comb begin
    inject_busy = '0;
    inject_late = '0;
    for (int unsigned s = 0; s < INSTANCES; s++) begin
      if (inject_i.slot == 4'(s)) begin
        inject_busy = busy[Lines*s +: Lines];
        inject_late = late[Lines*s +: Lines];
      end
    end
  end
  assign inject_waits   = (inject_reads_i & inject_busy) != '0 || (inject_writes_i & inject_late) != '0 || crowded;
  logic          follows_q;           // the second pass of a dual instruction of the slot that went
  logic [SW-1:0] index;
  assign index          = follows_q ? last_q : picked;
  assign inject_ready_o = turn && inject_able && !follows_q;
  assign takes_slot     = turn && (follows_q || (!inject_able && any));
  assign pop            = takes_slot ? INSTANCES'(1) << index : '0;
  assign popped_o       = pop;
  logic [PW-1:0]    tail, head_now;
  logic [AW-1:0]    tail_at, head_at;
  always_ff @(posedge work_clk) begin
    if (!rst_ni)   follows_q <= 1'b0;
    else if (turn) follows_q <= takes_slot && head_joined[index];
    if (!rst_ni)         last_q <= '0;
    else if (takes_slot) last_q <= index;
    if (push_i) store[tail_at] <= {last_i, retire_i, pass_i};
  end
  always_comb begin
    tail     = '0;
    head_now = '0;
    go_lines = inject_writes_i;
    for (int unsigned s = 0; s < INSTANCES; s++) begin
      if (pass_i.slot == 4'(s)) tail = tail_place[PW*s +: PW];
    end
    if (takes_slot) begin
      for (int unsigned s = 0; s < INSTANCES; s++) begin
        if (index == SW'(s)) begin
          head_now = head_place[PW*s +: PW];
          go_lines = head_writes[s];
        end
      end
      if (!head_computes[index]) go_lines = '0;
    end
  end
  assign head_at = AW'({index, head_now});
  assign tail_at = AW'({pass_i.slot, tail});
  sgx543_core_pkg::pass_t stored_pass;
  logic                   stored_last;
  assign stored_pass    = store[head_at][$bits(pass_i)-1:0];
  assign go_valid_o     = takes_slot || inject_ready_o;
  always_comb begin
    go_pass_o = takes_slot ? stored_pass : inject_i;
    if (takes_slot && head_joined[index] && stored_pass.dst.bank == sgx543_core_pkg::BankInternal)
      go_pass_o.dst.exists = stored_pass.dst.exists & ~(4'(next_internal >> {index, stored_pass.dst.number[1:0], 2'b00}));
  end
  assign {stored_last, go_retire_o} = store[head_at][PassW-1:$bits(pass_i)];
  assign go_last_o      = takes_slot && stored_last;
  assign go_long        = takes_slot && head_computes[index] && head_long[index];
  assign shared_take_o  = takes_slot && head_shared[index];
  assign shared_close_o = takes_slot && head_closes[index];

`ifndef SYNTHESIS
  common_held #(.WIDTH($bits(inject_i))) stalled_inject_stable (
    .clk_i   (clk_i),
    .rst_ni  (rst_ni),
    .valid_i (inject_valid_i),
    .ready_i (inject_ready_o),
    .data_i  (inject_i)
  );
  always_ff @(posedge clk_i) begin
    if (rst_ni) begin
      follower_is_there: assert (!follows_q || !head_joined[index])
        else $error("slot %0d: a dual instruction goes on with another one", index);
      slots_that_there_are: assert ((!push_i || 32'(pass_i.slot) < INSTANCES) && (!inject_valid_i || 32'(inject_i.slot) < INSTANCES))
        else $error("a pass of slot %0d or %0d", pass_i.slot, inject_i.slot);
      joined_is_followed: assert (!(push_i && joined_i) || !last_i)
        else $error("slot %0d: the last pass of an instruction is joined to the next one", pass_i.slot);
      closing_does_nothing_else: assert (!(push_i && closes_i) || (pass_i.what == sgx543_core_pkg::PassNothing && last_i))
        else $error("slot %0d: a pass that closes does something, too", pass_i.slot);
      long_ones_compute: assert (!(push_i && long_i) || pass_i.what == sgx543_core_pkg::PassCompute)
        else $error("slot %0d: a long pass that computes nothing", pass_i.slot);
      injected_is_what_was_loaded: assert (!inject_valid_i || inject_i.what == sgx543_core_pkg::PassInject)
        else $error("slot %0d: a pass %0d comes from where data do", inject_i.slot, inject_i.what);
    end
  end
`endif
endmodule
