// Picks one thread a clock whose next instruction can go, in turn but the SFU's first, and sends that thread on. A source that is still
// being computed can be had from the end of the ALU 4 clocks after its instruction was issued, 6 with DEEP, and from the SFU
// before it is written. With DEEP a thread is picked in one clock and issues in the next; it is not picked again meanwhile. Fetch is told of a
// jump a clock later then.
module pica200_issue #(
  parameter int unsigned THREADS = 4,
  parameter bit          DEEP    = 1'b0
) (
  input  logic                 clk_i,
  input  logic                 rst_ni,
  input  logic                 start_i,
  input  logic [11:0]          entry_i,
  input  logic [THREADS-1:0]   hold_i,           // threads to leave out
  input  logic                 bubble_i,         // leave this clock out

  input  logic [THREADS-1:0]   head_valid_i,
  input  logic [THREADS*pica200_core_pkg::NeedBits-1:0] need_i,
  input  pica200_core_pkg::dec_t    dec_i,            // of thread_o
  input  logic                 done_i,           // this is its last instruction
  input  logic [11:0]          next_pc_i,
  input  logic                 away_i,           // it is not the one behind
  input  logic                 touched_i,        // it changes a stack

  output pica200_core_pkg::thread_t next_thread_o, // is picked; without DEEP it is thread_o
  output logic                 valid_o,
  output pica200_core_pkg::thread_t thread_o,
  output logic [11:0]          pc_o,
  output logic [11:0]          behind_o,         // the address behind
  output pica200_core_pkg::order_t  order_o,
  output logic                 first_o,          // first one of a run
  output logic                 jump_o,           // to fetch: a thread goes on somewhere else
  output pica200_core_pkg::thread_t jump_thread_o,
  output logic [11:0]          jump_pc_o,
  output logic [2:0]           late_o,           // source k comes from the ALU's end in the next clock
  output logic [2:0]           later_o,          // it was there in this clock
  output logic [2:0]           held_o,           // it is the SFU's, not written yet

  input  logic                 launch_i,         // a thread is given its next run
  input  pica200_core_pkg::thread_t launch_thread_i,
  output logic [THREADS-1:0]   idle_o,           // may be given one
  output pica200_core_pkg::order_t  launch_order_o,
  input  logic [THREADS-1:0]   told_i,           // its launch was told
  input  logic [THREADS-1:0]   sfu_held_i,       // the SFU has its result
  input  logic                 sfu_done_i,       // and it is written
  input  pica200_core_pkg::thread_t sfu_thread_i,
  input  logic [THREADS-1:0]   drain_i,          // outputs are still to be read
  input  logic [THREADS-1:0]   emit_busy_i,      // an EMIT is at work
  input  logic [THREADS-1:0]   retire_i,
  input  logic [THREADS-1:0]   settle_i,         // what is retired had changed a stack
  output logic [THREADS-1:0]   settled_o,
  output logic                 quiet_o           // nothing is going on
);
  localparam int unsigned TW    = (THREADS > 1) ? $clog2(THREADS) : 1;
  localparam int unsigned NeedW = pica200_core_pkg::NeedBits;
  localparam int unsigned CW    = $clog2(pica200_core_pkg::Flight + 1);

  logic [THREADS-1:0] live_q, first_q, untold_q, sfu_q;
  logic [11:0]        pc_q [0:THREADS-1];
  logic [31:0]        order_q [0:THREADS-1];
  logic [4:0]         sfu_dst_q [0:THREADS-1];
  logic [CW-1:0]      flight_q [0:THREADS-1];   // issued and not retired
  logic [CW-1:0]      touched_q [0:THREADS-1];  // those of them that changed a stack

  // What was issued k clocks ago, k = 1 to Depth: will it write an r register (which: dst), a0, the flags? One bit
  // per thread, shifted on by a place in each clock. What is picked issues Ahead clocks later, when all of it is that much older.
  localparam int unsigned Alu   = DEEP ? pica200_core_pkg::AluLatencyDeep : pica200_core_pkg::AluLatency;
  localparam int unsigned Depth = Alu + 2;
  localparam int unsigned Ahead = DEEP ? 1 : 0;
  logic [THREADS-1:0] r_q [1:Depth];
  logic [3:0]         dst_q [1:Depth];
  logic [THREADS-1:0] mova_q [1:Depth];
  logic [THREADS-1:0] flags_q [1:Depth];
  logic [THREADS-1:0] a0_busy, flags_busy;
  always_comb begin
    a0_busy    = '0;
    flags_busy = '0;
    for (int unsigned k = 1; k <= Depth - Ahead; k++) begin
      a0_busy    = a0_busy | mova_q[k];
      flags_busy = flags_busy | flags_q[k];
    end
  end

  // r registers that are not at the end of the ALU yet when what is picked issues.
  logic [THREADS*16-1:0] unmade_q, unmade_d;
  logic                  makes_r;  // an ALU instruction that writes one
  assign makes_r = dec_i.alu && dec_i.writes && dec_i.dst[4];
  always_comb begin
    unmade_d = '0;
    for (int unsigned t = 0; t < THREADS; t++) begin
      unmade_d[t*16 + 32'(dec_i.dst[3:0])] = makes_r && hot[t];
      for (int unsigned k = 1; k < Alu - Ahead; k++)
        if (r_q[k][t]) unmade_d[t*16 + 32'(dst_q[k])] = 1'b1;
    end
  end

  pica200_core_pkg::need_t need;
  logic [4:0]         sfu_dst;
  logic [THREADS-1:0] ready, slow;  // slow: what takes long should begin early
  logic [THREADS-1:0] hot, going;   // issues; was picked and has not issued
  logic [THREADS-1:0] gone;         // its head will be dropped
  always_comb begin
    need    = '0;
    sfu_dst = '0;
    slow    = '0;
    for (int unsigned t = 0; t < THREADS; t++) begin
      need     = need_i[t*NeedW +: NeedW];
      sfu_dst  = sfu_dst_q[t];
      ready[t] = live_q[t] && head_valid_i[t] && !hold_i[t] && !bubble_i && !emit_busy_i[t] &&
                 (need.r & unmade_q[t*16 +: 16]) == '0 && !going[t] && !gone[t] &&
                 !(a0_busy[t] && need.rel) && !(flags_busy[t] && need.cond) &&
                 !(sfu_q[t] && (need.sfu || need.stop || need.emit ||
                                (need.writes && need.dst == sfu_dst) ||
                                (!sfu_held_i[t] && sfu_dst[4] && need.r[sfu_dst[3:0]]))) &&
                 !(drain_i[t] && (need.stop || (need.writes && !need.dst[4]))) &&
                 !(need.emit && flight_q[t] != '0) && 32'(flight_q[t]) != pica200_core_pkg::Flight;
      slow[t]  = ready[t] && need.sfu;
    end
  end
  logic               jump;
  logic [11:0]        go_pc;        // where the one that issues goes on
  logic [TW-1:0]      last_q, next, pick;
  logic               next_valid;
  common_pick #(.N(THREADS)) u_pick (
    .req_i   ((slow != '0) ? slow : ready),
    .after_i (last_q),
    .valid_o (next_valid),
    .index_o (next)
  );
  assign next_thread_o = 3'(next);
  if (DEEP) begin : gen_deep
    logic                      valid_q, jump_q;
    logic [THREADS-1:0]        going_q, gone_q;  // not made of pick, which goes far
    logic [11:0]               pick_pc_q, pick_behind_q, jump_pc_q;
    logic [11:0]               behind;
    pica200_core_pkg::thread_t jump_thread_q;
    // One is added to each pc before the pick chooses; an OR, for of a choice among sums synthesis makes a sum behind the choice.
    always_comb begin
      behind = '0;
      for (int unsigned t = 0; t < THREADS; t++) behind = behind | ((pc_q[t] + 12'd1) & {12{next == TW'(t)}});
    end
    always_ff @(posedge clk_i) begin
      valid_q       <= rst_ni && next_valid;
      going_q       <= (rst_ni && next_valid) ? THREADS'(1) << next : '0;
      pick_pc_q     <= pc_q[next];
      pick_behind_q <= behind;
      jump_q        <= rst_ni && jump;
      gone_q        <= (rst_ni && jump) ? hot : '0;
      jump_thread_q <= thread_o;
      jump_pc_q     <= go_pc;
    end
    assign valid_o       = valid_q;
    assign pc_o          = pick_pc_q;
    assign behind_o      = pick_behind_q;
    assign pick          = last_q;  // which is the one that was picked in the clock before
    assign going         = going_q;
    assign hot           = going_q;
    assign gone          = gone_q;
    assign jump_o        = jump_q;
    assign jump_thread_o = jump_thread_q;
    assign jump_pc_o     = jump_pc_q;
  end else begin : gen_at_once
    assign valid_o       = next_valid;
    assign pc_o          = pc_q[pick];
    assign behind_o      = pc_o + 12'd1;
    assign pick          = next;
    assign going         = '0;
    assign hot           = valid_o ? THREADS'(1) << pick : '0;
    assign gone          = '0;
    assign jump_o        = jump;
    assign jump_thread_o = thread_o;
    assign jump_pc_o     = go_pc;
  end

  assign order_o   = order_q[pick];
  assign first_o   = first_q[pick];
  assign thread_o  = 3'(pick);
  assign jump      = valid_o && (done_i || away_i);
  assign go_pc     = done_i ? entry_i : next_pc_i;

  // Sources that the register file does not have yet.
  logic [4:0] held_dst;
  logic       held;
  logic       late, later;
  assign late     = r_q[Depth-1][pick];
  assign later    = r_q[Depth][pick];
  assign late_o   = {late && dec_i.src2[3:0] == dst_q[Depth-1], late && dec_i.src1[3:0] == dst_q[Depth-1],
                     late && dec_i.src0[3:0] == dst_q[Depth-1]};
  assign later_o  = {later && dec_i.src2[3:0] == dst_q[Depth], later && dec_i.src1[3:0] == dst_q[Depth],
                     later && dec_i.src0[3:0] == dst_q[Depth]};
  assign held_dst = sfu_dst_q[pick];
  assign held     = sfu_q[pick] && sfu_held_i[pick] && held_dst[4];
  assign held_o   = {held && dec_i.src2[3:0] == held_dst[3:0], held && dec_i.src1[3:0] == held_dst[3:0],
                     held && dec_i.src0[3:0] == held_dst[3:0]};

  logic [TW-1:0] launched;
  assign launched       = launch_thread_i[TW-1:0];
  assign launch_order_o = order_q[launched];
  always_ff @(posedge clk_i) begin
    if (next_valid) last_q <= next;
    r_q[1]     <= makes_r ? hot : '0;
    dst_q[1]   <= dec_i.dst[3:0];
    mova_q[1]  <= dec_i.mova ? hot : '0;
    flags_q[1] <= dec_i.flags ? hot : '0;
    for (int unsigned k = 2; k <= Depth; k++) begin
      r_q[k]     <= r_q[k-1];
      dst_q[k]   <= dst_q[k-1];
      mova_q[k]  <= mova_q[k-1];
      flags_q[k] <= flags_q[k-1];
    end

    unmade_q <= unmade_d;
    live_q   <= live_q & ~(done_i ? hot : '0);
    first_q  <= first_q & ~hot;
    untold_q <= untold_q & ~told_i;
    sfu_q    <= sfu_q | (dec_i.sfu ? hot : '0);
    if (sfu_done_i) sfu_q[sfu_thread_i[TW-1:0]] <= 1'b0;
    if (valid_o) begin
      pc_q[pick]    <= go_pc;
      order_q[pick] <= order_o + 32'd1;
      if (dec_i.sfu) sfu_dst_q[pick] <= dec_i.dst;
    end
    if (launch_i) begin
      live_q[launched]   <= 1'b1;
      first_q[launched]  <= 1'b1;
      untold_q[launched] <= 1'b1;
      order_q[launched]  <= launch_order_o + 32'd1;
    end
    for (int unsigned t = 0; t < THREADS; t++) begin
      if (hot[t] != retire_i[t]) flight_q[t] <= hot[t] ? flight_q[t] + CW'(1) : flight_q[t] - CW'(1);
      if ((hot[t] && touched_i) != settle_i[t])
        touched_q[t] <= settle_i[t] ? touched_q[t] - CW'(1) : touched_q[t] + CW'(1);
      if (start_i) pc_q[t] <= entry_i;
    end
    if (!rst_ni) begin
      last_q   <= '0;
      live_q   <= '0;
      first_q  <= '0;
      untold_q <= '0;
      sfu_q    <= '0;
      unmade_q <= '0;
      for (int unsigned k = 1; k <= Depth; k++) begin
        r_q[k]     <= '0;
        mova_q[k]  <= '0;
        flags_q[k] <= '0;
      end
      for (int unsigned t = 0; t < THREADS; t++) begin
        order_q[t]   <= '0;
        flight_q[t]  <= '0;
        touched_q[t] <= '0;
      end
    end
  end

  logic [THREADS-1:0] flying;
  always_comb begin
    for (int unsigned t = 0; t < THREADS; t++) begin
      flying[t]    = flight_q[t] != '0;
      settled_o[t] = touched_q[t] == '0 && !untold_q[t];
    end
  end
  assign idle_o  = ~live_q & ~untold_q;
  assign quiet_o = live_q == '0 && flying == '0;

  logic unused;
  assign unused = ^{need, dec_i, launch_thread_i, sfu_thread_i};

`ifndef SYNTHESIS
  logic [THREADS-1:0] changing;
  always_comb for (int unsigned t = 0; t < THREADS; t++) changing[t] = touched_q[t] != '0;
  always_ff @(posedge clk_i) begin
    if (rst_ni) begin
      one_thread_goes: assert ((hot & (hot - 1'b1)) == '0)
        else $error("two threads issue in one clock");
      only_a_ready_thread_goes: assert (!next_valid || ready[next])
        else $error("a thread is picked that is not ready");
      retired_was_in_flight: assert ((retire_i & ~flying) == '0)
        else $error("a thread retires what it has not issued");
      settled_had_changed: assert ((settle_i & ~changing) == '0)
        else $error("a thread settles what changed no stack");
      sfu_was_at_work: assert (!sfu_done_i || sfu_q[sfu_thread_i[TW-1:0]])
        else $error("the SFU is done with what nobody gave it");
      launched_was_idle: assert (!launch_i || idle_o[launched])
        else $error("a thread is launched while it runs");
      for (int unsigned t = 0; t < THREADS; t++) begin
        flight_is_bounded: assert (32'(flight_q[t]) <= pica200_core_pkg::Flight)
          else $error("thread %0d has %0d instructions under way", t, flight_q[t]);
        touched_are_in_flight: assert (touched_q[t] <= flight_q[t])
          else $error("thread %0d has changed stacks by more than is under way", t);
      end
      told_was_launched: assert ((told_i & ~untold_q) == '0)
        else $error("a launch is told that was not made");
    end
  end
`endif
endmodule
