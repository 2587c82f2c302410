// Fetches for all slots, one instruction a clock, into a queue of two for each slot. A slot goes on at the next instruction until one
// comes that decides itself where it goes on, or that others must see done (stops); then it waits for a restart. The code memory is
// here. With one reader of registers what it holds is known a clock later.
module sgx543_fetch #(
  parameter int unsigned INSTANCES  = 4,
  parameter int unsigned IMEM_INSTR = 1024,
  parameter int unsigned READERS    = 4,
  parameter int unsigned CORE       = 0,
  localparam int unsigned SW        = INSTANCES > 1 ? $clog2(INSTANCES) : 1,
  localparam int unsigned IW        = $clog2(IMEM_INSTR)
) (
  input  logic                   clk_i,
  input  logic                   rst_ni,
  input  sgx543_core_pkg::pc_t   prog_end_i,       // 0: none

  input  logic                   clear_i,
  input  logic                   code_we_i,
  input  logic [IW-1:0]          code_addr_i,
  input  logic                   code_word_i,
  input  logic [31:0]            code_data_i,

  input  logic                   restart_valid_i,  // of a slot with nothing in its queue
  input  sgx543_core_pkg::slot_t restart_slot_i,
  input  sgx543_core_pkg::pc_t   restart_pc_i,

  // heads of the queues; that of one slot whole, in the same clock
  output logic [INSTANCES-1:0]   head_valid_o,
  output logic [INSTANCES-1:0]   head_uses_pred_o,
  output logic [INSTANCES-1:0]   head_uses_index_o,
  input  sgx543_core_pkg::slot_t head_slot_i,
  input  logic                   head_take_i,
  output logic [63:0]            head_word_o,
  output sgx543_core_pkg::pc_t   head_pc_o,
  output sgx543_core_pkg::fact_t head_fact_o
);
  localparam int unsigned EntryW = 64 + 20 + $bits(head_fact_o);
  localparam int unsigned AW     = INSTANCES > 1 ? SW + 1 : 1;

  // ---- whose turn it is ----
  logic [INSTANCES-1:0] runs_q, room, wants, stops;
  logic [19:0]          pc_q [0:INSTANCES-1];
  logic [SW-1:0]        index, f_slot_q, g_slot;           // whose word the code memory reads; whose word it is
  logic                 any, f_valid_q, f_outside_q, g_valid, g_outside;
  logic [19:0]          f_pc_q, g_pc, pc;
  common_pick #(.N(INSTANCES)) u_pick (
    .req_i   (wants),
    .after_i (f_slot_q),
    .valid_o (any),
    .index_o (index)
  );
  assign wants = runs_q & room & ~(f_valid_q ? INSTANCES'(1) << f_slot_q : '0) & ~(g_valid ? INSTANCES'(1) << g_slot : '0);
  assign pc    = pc_q[index];
  // A word moves when it is read, and so does the decoder. Slots move while they fetch, or have something in their queue.
  logic f_clk, work_clk;
  common_gate u_work_clk (
    .clk_i(clk_i), .rst_ni(rst_ni), .clk_o(work_clk),
    .moves_i(restart_valid_i || runs_q != '0 || f_valid_q || g_valid || head_valid_o != '0));
  common_gate #(.SPAN(READERS == 4 ? 1 : 3)) u_f_clk (
    .clk_i   (clk_i),
    .rst_ni  (rst_ni),
    .moves_i ({(READERS == 4 ? 1 : 3){any}}),
    .clk_o   (f_clk)
  );
  always_ff @(posedge work_clk) f_valid_q <= rst_ni && any;
  always_ff @(posedge f_clk) begin
    if (!rst_ni)  f_slot_q <= '0;
    else if (any) f_slot_q <= index;
    if (any) begin
      f_pc_q      <= pc;
      f_outside_q <= 32'(pc) >= IMEM_INSTR;
    end
  end
  always_ff @(posedge work_clk) begin
    for (int unsigned s = 0; s < INSTANCES; s++) begin
      if (restart_valid_i && restart_slot_i == 4'(s)) pc_q[s] <= restart_pc_i;
      else if (any && index == SW'(s))                pc_q[s] <= pc + 20'd1;
      if (!rst_ni)                                         runs_q[s] <= 1'b0;
      else if (restart_valid_i && restart_slot_i == 4'(s)) runs_q[s] <= 1'b1;
      else if (stops[s])                                   runs_q[s] <= 1'b0;
    end
  end

  // ---- code ----
  logic [63:0] word, found_word, read_word, raw_word;
  common_ram #(.WIDTH(64), .DEPTH(IMEM_INSTR), .GRANULE(32), .CORE(CORE), .TAP(sgx543_core_pkg::TapCode), .BANK(0),
               .ASYNC(sgx543_core_pkg::Still)) u_code (
    .clk_i   (clk_i),
    .we_i    (clear_i ? 2'b11 : {code_we_i && code_word_i, code_we_i && !code_word_i}),
    .waddr_i (code_addr_i),
    .wdata_i (clear_i ? 64'd0 : {code_data_i, code_data_i}),
    .re_i    (any),
    .raddr_i (pc[IW-1:0]),
    .rdata_o (found_word)
  );
  if (sgx543_core_pkg::Still) begin : gen_apart
    always_ff @(posedge f_clk) if (any) read_word <= found_word;
  end else begin : gen_in_ram
    assign read_word = found_word;
  end
  sgx543_stage #(.ON(READERS == 1), .WIDTH(SW + 1 + 20 + 64)) u_read (
    .clk_i   (f_clk),
    .rst_ni  (rst_ni),
    .valid_i (f_valid_q),
    .data_i  ({f_slot_q, f_outside_q, f_pc_q, read_word}),
    .valid_o (g_valid),
    .data_o  ({g_slot, g_outside, g_pc, raw_word})
  );
  assign word = g_outside ? 64'd0 : raw_word;

  // ---- what must be known of it before it is worked on ----
  sgx543_core_pkg::uop_t  uop;
  sgx543_core_pkg::fact_t fact;
  logic [19:0]            following;
  logic                   stop, unused;
  sgx543_decode u_decode (.enable_i(g_valid || sgx543_core_pkg::Still), .word_i(word), .pass_i(1'b0), .uop_o(uop));
  assign following = g_pc + 20'd1;
  assign unused    = ^{uop.float_op, uop.table_fn, uop.int_op, uop.literal};
  always_comb begin
    fact              = '0;
    fact.outside      = g_outside;
    fact.legal        = uop.legal && !g_outside;
    fact.count        = fact.legal ? uop.count : 4'd0;
    fact.two          = fact.legal && uop.kind == sgx543_core_pkg::KindCompute && uop.more;
    fact.shared       = fact.legal && (uop.kind == sgx543_core_pkg::KindLoad || uop.kind == sgx543_core_pkg::KindStore
                                       || uop.kind == sgx543_core_pkg::KindSample || uop.kind == sgx543_core_pkg::KindDepthf
                                       || uop.kind == sgx543_core_pkg::KindSetl || (uop.kind == sgx543_core_pkg::KindPhas && uop.c.lanes != '0));
    fact.writes_pred  = fact.legal && (uop.test_chosen || uop.carries);
    fact.uses_pred    = !uop.pred.sure || fact.writes_pred;   // so that writes keep their order
    fact.writes_index = fact.legal && (uop.dst.bank == sgx543_core_pkg::BankIndex && uop.dst.mask != '0);
    fact.uses_index   = uop.a.indexed || uop.b.indexed || uop.c.indexed || uop.dst.indexed || fact.writes_index
                        || (fact.two && sgx543_pkg::get_dual3_dbank(word[63:32]) == 2'd3);   // of its second operation
    stop = !fact.legal || fact.shared || uop.ends || (prog_end_i != '0 && following == prog_end_i);
    unique case (uop.kind)
      sgx543_core_pkg::KindBa, sgx543_core_pkg::KindBr, sgx543_core_pkg::KindLapc, sgx543_core_pkg::KindPhas, sgx543_core_pkg::KindKill: stop = 1'b1;
      default: ;
    endcase
    fact.stops = stop;
    stops      = g_valid && stop ? INSTANCES'(1) << g_slot : '0;
  end

  // ---- queues ----
  logic [EntryW-1:0]    store [0:2*INSTANCES-1];
  logic [INSTANCES-1:0] head, tail;
  for (genvar s = 0; s < INSTANCES; s++) begin : gen_slot
    logic [1:0] rptr_q, wptr_q, uses_pred_q, uses_index_q;
    logic       push, pop;
    assign push    = g_valid && g_slot == SW'(s);
    assign pop     = head_take_i && head_slot_i == 4'(s);
    assign head[s] = rptr_q[0];
    assign tail[s] = wptr_q[0];
    assign room[s] = wptr_q - rptr_q != 2'd2;   // what is on its way is counted by `wants`
    assign head_valid_o[s]      = rptr_q != wptr_q;
    assign head_uses_pred_o[s]  = uses_pred_q[rptr_q[0]];
    assign head_uses_index_o[s] = uses_index_q[rptr_q[0]];
    always_ff @(posedge work_clk) begin
      if (!rst_ni) begin
        rptr_q <= '0;
        wptr_q <= '0;
      end else begin
        rptr_q <= rptr_q + {1'b0, pop};
        wptr_q <= wptr_q + {1'b0, push};
      end
      for (int unsigned d = 0; d < 2; d++) begin
        if (push && wptr_q[0] == 1'(d)) begin
          uses_pred_q[d]  <= fact.uses_pred;
          uses_index_q[d] <= fact.uses_index;
        end
      end
    end
`ifndef SYNTHESIS
    always_ff @(posedge clk_i) begin
      if (rst_ni) begin
        restarts_when_empty: assert (!(restart_valid_i && restart_slot_i == 4'(s)) || (rptr_q == wptr_q && !push && !runs_q[s]))
          else $error("slot %0d is sent elsewhere while it fetches", s);
        room_for_what_comes: assert (!push || wptr_q - rptr_q != 2'd2)
          else $error("slot %0d has no room for an instruction", s);
        taken_when_there: assert (!pop || rptr_q != wptr_q)
          else $error("an instruction is taken of slot %0d, which has none", s);
        code_comes_when_idle: assert (!(clear_i || code_we_i) || !runs_q[s])
          else $error("code is written while slot %0d fetches", s);
      end
    end
`endif
  end
  logic          head_low, tail_low;
  logic [AW-1:0] head_at, tail_at;
  always_comb begin
    head_low = 1'b0;
    tail_low = 1'b0;
    for (int unsigned s = 0; s < INSTANCES; s++) begin
      if (head_slot_i == 4'(s))   head_low = head[s];
      if (g_slot == SW'(s))     tail_low = tail[s];
    end
  end
  assign head_at = AW'({head_slot_i, head_low});
  assign tail_at = AW'({g_slot, tail_low});
  always_ff @(posedge work_clk) if (g_valid) store[tail_at] <= {word, g_pc, fact};
  assign {head_word_o, head_pc_o, head_fact_o} = store[head_at];

`ifndef SYNTHESIS
  always_ff @(posedge clk_i) begin
    if (rst_ni) begin
      slots_that_there_are: assert ((!restart_valid_i || 32'(restart_slot_i) < INSTANCES) && (!head_take_i || 32'(head_slot_i) < INSTANCES))
        else $error("slot %0d is sent, or slot %0d taken of", restart_slot_i, head_slot_i);
    end
  end
`endif
endmodule
