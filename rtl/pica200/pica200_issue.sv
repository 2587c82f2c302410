// Picks one thread a clock whose next instruction can go, in turn but the SFU's first, and sends that thread on. A source that is still
// being computed can be had from the end of the ALU 4 clocks after its instruction was issued, and from the SFU
// before it is written.
module pica200_issue #(
  parameter int unsigned THREADS = 4
) (
  input  logic                 clk_i,
  input  logic                 rst_ni,
  input  logic                 start_i,
  input  logic [11:0]          entry_i,
  input  logic [THREADS-1:0]   hold_i,
  input  logic                 bubble_i,         // leave this clock out

  input  logic [THREADS-1:0]   head_valid_i,
  input  logic [THREADS*pica200_pkg::NeedBits-1:0] need_i,
  input  pica200_pkg::dec_t    dec_i,            // of thread_o
  input  logic                 done_i,           // this is its last instruction
  input  logic [11:0]          next_pc_i,
  input  logic                 touched_i,        // it changes a stack

  output logic                 valid_o,
  output pica200_pkg::thread_t thread_o,
  output logic [11:0]          pc_o,
  output pica200_pkg::order_t  order_o,
  output logic                 first_o,          // first one of a run
  output logic                 jump_o,
  output logic [11:0]          jump_pc_o,
  output logic [2:0]           late_o,           // source k comes from the ALU's end in the next clock
  output logic [2:0]           later_o,          // it was there in this clock
  output logic [2:0]           held_o,           // it is the SFU's, not written yet

  input  logic                 launch_i,         // a thread is given its next run
  input  pica200_pkg::thread_t launch_thread_i,
  output logic [THREADS-1:0]   idle_o,           // may be given one
  output logic [THREADS*32-1:0] order_next_o,    // the launch's order id
  input  logic [THREADS-1:0]   told_i,           // its launch was told
  input  logic [THREADS-1:0]   sfu_held_i,       // the SFU has its result
  input  logic                 sfu_done_i,       // and it is written
  input  pica200_pkg::thread_t sfu_thread_i,
  input  logic [THREADS-1:0]   drain_i,          // outputs are still to be read
  input  logic [THREADS-1:0]   emit_busy_i,      // an EMIT is at work
  input  logic [THREADS-1:0]   retire_i,
  input  logic [THREADS-1:0]   settle_i,         // what is retired had changed a stack
  output logic [THREADS-1:0]   settled_o,
  output logic                 quiet_o           // nothing is going on
);
  localparam int unsigned TW    = (THREADS > 1) ? $clog2(THREADS) : 1;
  localparam int unsigned NeedW = pica200_pkg::NeedBits;
  localparam int unsigned CW    = $clog2(pica200_pkg::Flight + 1);

  logic [THREADS-1:0]    live_q, first_q, untold_q, sfu_q;
  logic [THREADS*12-1:0] pc_q;
  logic [THREADS*5-1:0]  sfu_dst_q;
  logic [THREADS*CW-1:0] flight_q, touched_q;

  // Issued 1 to 5 clocks ago: an r register, a0 or the flags that will be written.
  logic [3:0] dst1_q, dst2_q, dst3_q, dst4_q, dst5_q;
  logic [TW-1:0] at1_q, at2_q, at3_q, at4_q, at5_q;
  logic [4:0] r_q, mova_q, flags_q;  // bit k: issued k + 1 clocks ago

  // Registers that are not to be had yet, per thread.
  logic [THREADS*16-1:0] busy;
  logic [THREADS-1:0]    a0_busy, flags_busy;
  always_comb begin
    busy       = '0;
    a0_busy    = '0;
    flags_busy = '0;
    for (int unsigned t = 0; t < THREADS; t++) begin
      if (r_q[0] && at1_q == TW'(t)) busy[t*16 + 32'(dst1_q)] = 1'b1;
      if (r_q[1] && at2_q == TW'(t)) busy[t*16 + 32'(dst2_q)] = 1'b1;
      if (r_q[2] && at3_q == TW'(t)) busy[t*16 + 32'(dst3_q)] = 1'b1;
      if (sfu_q[t] && !sfu_held_i[t] && sfu_dst_q[t*5+4]) busy[t*16 + 32'(sfu_dst_q[t*5 +: 4])] = 1'b1;
      a0_busy[t]    = (mova_q[0] && at1_q == TW'(t)) || (mova_q[1] && at2_q == TW'(t)) ||
                      (mova_q[2] && at3_q == TW'(t)) || (mova_q[3] && at4_q == TW'(t)) ||
                      (mova_q[4] && at5_q == TW'(t));
      flags_busy[t] = (flags_q[0] && at1_q == TW'(t)) || (flags_q[1] && at2_q == TW'(t)) ||
                      (flags_q[2] && at3_q == TW'(t)) || (flags_q[3] && at4_q == TW'(t)) ||
                      (flags_q[4] && at5_q == TW'(t));
    end
  end

  pica200_pkg::need_t need;
  logic [THREADS-1:0] ready, slow;  // slow: what takes long should begin early
  always_comb begin
    need = '0;
    slow = '0;
    for (int unsigned t = 0; t < THREADS; t++) begin
      need     = need_i[t*NeedW +: NeedW];
      ready[t] = live_q[t] && head_valid_i[t] && !hold_i[t] && !bubble_i && !emit_busy_i[t] &&
                 (busy[t*16 +: 16] & need.r) == '0 &&
                 !(a0_busy[t] && need.rel) && !(flags_busy[t] && need.cond) &&
                 !(sfu_q[t] && (need.sfu || need.stop || need.emit ||
                                (need.writes && need.dst == sfu_dst_q[t*5 +: 5]))) &&
                 !(drain_i[t] && (need.stop || (need.writes && !need.dst[4]))) &&
                 !(need.emit && flight_q[t*CW +: CW] != '0) &&
                 32'(flight_q[t*CW +: CW]) != pica200_pkg::Flight;
      slow[t]  = ready[t] && need.sfu;
    end
  end
  logic [TW-1:0] last_q, pick;
  common_pick #(.N(THREADS)) u_pick (
    .req_i   ((slow != '0) ? slow : ready),
    .after_i (last_q),
    .valid_o (valid_o),
    .index_o (pick)
  );

  always_comb begin
    pc_o    = pc_q[11:0];
    order_o = order_next_o[31:0];
    first_o = first_q[0];
    for (int unsigned t = 1; t < THREADS; t++) begin
      if (pick == TW'(t)) begin
        pc_o    = pc_q[t*12 +: 12];
        order_o = order_next_o[t*32 +: 32];
        first_o = first_q[t];
      end
    end
  end
  assign thread_o   = 3'(pick);
  assign jump_o     = valid_o && (done_i || next_pc_i != pc_o + 12'd1);
  assign jump_pc_o  = done_i ? entry_i : next_pc_i;

  // Sources that the register file does not have yet.
  logic same4, same5;
  assign same4   = r_q[3] && at4_q == pick;
  assign same5   = r_q[4] && at5_q == pick;
  assign late_o  = {same4 && dec_i.src2[3:0] == dst4_q, same4 && dec_i.src1[3:0] == dst4_q,
                    same4 && dec_i.src0[3:0] == dst4_q};
  assign later_o = {same5 && dec_i.src2[3:0] == dst5_q, same5 && dec_i.src1[3:0] == dst5_q,
                    same5 && dec_i.src0[3:0] == dst5_q};

  logic [4:0] held_dst;
  logic       held;
  always_comb begin
    held     = sfu_held_i[0];
    held_dst = sfu_dst_q[4:0];
    for (int unsigned t = 1; t < THREADS; t++) begin
      if (pick == TW'(t)) begin
        held     = sfu_held_i[t];
        held_dst = sfu_dst_q[t*5 +: 5];
      end
    end
    held = held && held_dst[4];
  end
  assign held_o = {held && dec_i.src2[3:0] == held_dst[3:0], held && dec_i.src1[3:0] == held_dst[3:0],
                   held && dec_i.src0[3:0] == held_dst[3:0]};

  always_ff @(posedge clk_i) begin
    if (valid_o) last_q <= pick;
    r_q     <= {r_q[3:0], valid_o && dec_i.alu && dec_i.writes && dec_i.dst[4]};
    mova_q  <= {mova_q[3:0], valid_o && dec_i.mova};
    flags_q <= {flags_q[3:0], valid_o && dec_i.flags};
    dst1_q  <= dec_i.dst[3:0];
    dst2_q  <= dst1_q;
    dst3_q  <= dst2_q;
    dst4_q  <= dst3_q;
    dst5_q  <= dst4_q;
    at1_q   <= pick;
    at2_q   <= at1_q;
    at3_q   <= at2_q;
    at4_q   <= at3_q;
    at5_q   <= at4_q;
    for (int unsigned t = 0; t < THREADS; t++) begin
      if (launch_i && launch_thread_i[TW-1:0] == TW'(t)) begin
        live_q[t]   <= 1'b1;
        first_q[t]  <= 1'b1;
        untold_q[t] <= 1'b1;
        order_next_o[t*32 +: 32] <= order_next_o[t*32 +: 32] + 32'd1;
      end
      if (told_i[t]) untold_q[t] <= 1'b0;
      if (sfu_done_i && sfu_thread_i[TW-1:0] == TW'(t)) sfu_q[t] <= 1'b0;
      if (valid_o && pick == TW'(t)) begin
        first_q[t]         <= 1'b0;
        pc_q[t*12 +: 12]   <= jump_o ? jump_pc_o : next_pc_i;
        order_next_o[t*32 +: 32] <= order_next_o[t*32 +: 32] + 32'd1;
        if (done_i) live_q[t] <= 1'b0;
        if (dec_i.sfu) begin
          sfu_q[t]            <= 1'b1;
          sfu_dst_q[t*5 +: 5] <= dec_i.dst;
        end
      end
      flight_q[t*CW +: CW]  <= flight_q[t*CW +: CW] + CW'(valid_o && pick == TW'(t)) - CW'(retire_i[t]);
      touched_q[t*CW +: CW] <= touched_q[t*CW +: CW] + CW'(touched_i && pick == TW'(t)) - CW'(settle_i[t]);
      if (start_i) pc_q[t*12 +: 12] <= entry_i;
    end
    if (!rst_ni) begin
      last_q       <= '0;
      live_q       <= '0;
      first_q      <= '0;
      untold_q     <= '0;
      sfu_q        <= '0;
      r_q          <= '0;
      mova_q       <= '0;
      flags_q      <= '0;
      flight_q     <= '0;
      touched_q    <= '0;
      order_next_o <= '0;
    end
  end

  always_comb begin
    for (int unsigned t = 0; t < THREADS; t++)
      settled_o[t] = touched_q[t*CW +: CW] == '0 && !untold_q[t];
  end
  assign idle_o  = ~live_q & ~untold_q;
  assign quiet_o = live_q == '0 && flight_q == '0;

  logic unused;
  assign unused = ^{dec_i, launch_thread_i, sfu_thread_i};
endmodule
