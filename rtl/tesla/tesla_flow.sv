// Control flow of all warps: active masks, lane states and divergence stacks (sheet 3.14). One request
// at a time: 2 clocks, and one more for every stack entry that unwinding takes off.
module tesla_flow #(
  parameter int unsigned WARPS       = 8,
  parameter int unsigned STACK_DEPTH = 32
) (
  input  logic                   clk_i,
  input  logic                   rst_ni,

  input  logic                   start_valid_i,   // launch: stack empty, these lanes run
  output logic                   start_ready_o,
  input  tesla_core_pkg::warp_t  start_warp_i,
  input  logic [31:0]            start_mask_i,    // lanes that exist; not 0

  input  logic                   req_valid_i,
  output logic                   req_ready_o,
  input  tesla_core_pkg::warp_t  req_warp_i,
  input  tesla_pkg::op_e         req_op_i,
  input  logic [63:0]            req_words_i,
  input  logic [23:0]            req_pc_i,
  input  logic [1:0]             req_nwords_i,
  input  logic [31:0]            req_exec_i,      // active lanes whose predicate holds
  input  logic [31:0]            req_const_i,     // bra c[]: the word read
  input  logic                   req_exit_i,      // modifiers; 0 for a control instruction
  input  logic                   req_join_i,
  input  logic                   req_kill_i,      // the instruction trapped: end the warp

  output logic                   res_valid_o,     // one clock; active_o has changed already
  output tesla_core_pkg::warp_t  res_warp_o,
  output logic [23:0]            res_next_pc_o,   // 0 when done
  output logic                   res_done_o,      // the warp has no lane left
  output logic [15:0]            res_trap_o,      // STACK_*, QUADON_ACTIVE; done is set too

  output logic [31:0]            res_exited_o,    // lanes that have exited, or never were
  output logic [WARPS*32-1:0]    active_o,
  output logic [WARPS-1:0]       quad_o           // a QUADON entry is on top of the stack
);
  localparam int unsigned SW = $clog2(STACK_DEPTH);
  localparam int unsigned PW = $clog2(STACK_DEPTH + 1);  // fill of one stack
  localparam int unsigned WW = $clog2(WARPS);

  // A stack entry: PC in words 21:0, type 24:22, mask 56:25. Types are the hardware's numbers.
  localparam int unsigned EntryW = 57;
  localparam logic [2:0] TypeBranch      = 3'd1;
  localparam logic [2:0] TypeCall        = 3'd2;
  localparam logic [2:0] TypeCallLimited = 3'd3;  // the call limit is 15: as many as the stack holds
  localparam logic [2:0] TypePrebrk      = 3'd4;
  localparam logic [2:0] TypeQuadon      = 3'd5;
  localparam logic [2:0] TypeJoinat      = 3'd6;

  typedef enum logic [1:0] {
    Idle   = 2'd0,
    Act    = 2'd1,  // do what the instruction says; takes at most one entry off the stack
    Unwind = 2'd2   // take one more entry off
  } state_e;

  // The request at work. From Act on active, broke and gone are its warp's, as far as they have come.
  state_e         state_q, state_d;
  logic [WW-1:0]  warp_q;
  tesla_pkg::op_e op_q;
  logic [21:0]    next_q, target_q, jump_q;  // in words: behind the instruction, TARGET, bra c[]
  logic [31:0]    exec_q;
  logic           lim_q, exit_q, join_q, kill_q;
  logic [31:0]    active_q, active_d;
  logic [31:0]    broke_q, broke_d;      // lane state 1, and 3 with the next
  logic [31:0]    gone_q, gone_d;        // lane state 2, and 3 with the one before
  logic [PW-1:0]  fill_q, fill_d;        // stack entries
  logic [21:0]    pc_d;
  logic [15:0]    trap;
  logic           push, pop, finish, accept, res_valid_q;
  logic [EntryW-1:0] push_entry, top_entry;

  // State of the warps that wait. Lane state = {gone, broke}: 0 runs, 1 broke, 2 returned, 3 exited.
  logic [WARPS*32-1:0] mask_q;
  logic [63:0]         lanes [0:WARPS-1];
  logic [PW-1:0]       fills [0:WARPS-1];
  logic [PW-1:0]       req_fill;
  logic [31:0]         req_active;
  logic                start;

  logic work_clk;  // moves from a start or a request on until the result has been seen
  common_gate u_work_clk (
    .clk_i(clk_i), .rst_ni(rst_ni), .clk_o(work_clk),
    .moves_i(start || accept || state_q != Idle || res_valid_q));
  assign start_ready_o = state_q == Idle;
  assign req_ready_o   = state_q == Idle && !start_valid_i;
  assign start         = start_valid_i && start_ready_o;
  assign accept        = req_valid_i && req_ready_o;
  always_comb begin
    req_active = '0;
    for (int unsigned w = 0; w < WARPS; w++)
      if (32'(req_warp_i) == w) req_active = mask_q[w*32 +: 32];
  end
  assign req_fill      = fills[req_warp_i[WW-1:0]];

  // The top entry is read in the clock before it is looked at.
  logic [SW-1:0]    read_fill;
  logic [WW+SW-1:0] push_row, read_row;
  assign read_fill = SW'((accept ? req_fill : fill_d) - 1'b1);
  assign push_row  = {warp_q, fill_q[SW-1:0]};
  assign read_row  = {accept ? req_warp_i[WW-1:0] : warp_q, read_fill};
  common_ram #(.WIDTH(EntryW), .DEPTH(WARPS << SW), .GRANULE(EntryW), .OLD(1'b0)) u_stack (
    .clk_i   (work_clk),
    .we_i    (push),
    .waddr_i (push_row),
    .wdata_i (push_entry),
    .re_i    (accept || pop),
    .raddr_i (read_row),
    .rdata_o (top_entry)
  );

  logic [2:0]  top_type;
  logic [31:0] top_mask;
  logic [21:0] top_pc;
  logic        empty, full, quad, blocked;
  assign top_type = top_entry[24:22];
  assign top_mask = top_entry[56:25];
  assign top_pc   = top_entry[21:0];
  assign empty    = fill_q == '0;
  assign full     = fill_q == PW'(STACK_DEPTH);
  assign quad     = !empty && top_type == TypeQuadon;
  // Nothing but quadpop is allowed on top of it, and whatever else a trapped instruction does is lost.
  assign blocked  = state_q == Act && quad && op_q != tesla_pkg::OP_QUADPOP && !kill_q;

  logic unused;  // a jump address has no such bits
  assign unused = ^{req_pc_i[1:0], req_const_i[31:24], req_const_i[1:0]};

  // What the instruction itself does, before any unwinding.
  logic [31:0] taken, left, stay;
  logic        leave;           // lanes leave: by ret, brk, discard, or the exit modifier
  logic [2:0]  push_type;
  logic [21:0] push_pc, go_pc;  // go_pc: where the warp goes on if it has lanes
  logic [31:0] push_mask;
  logic        want_push;
  assign taken = active_q & exec_q;
  assign left  = active_q & ~exec_q;
  always_comb begin
    leave     = 1'b0;
    want_push = 1'b0;
    push_type = TypeBranch;
    push_pc   = next_q;
    push_mask = active_q;
    stay      = active_q;
    go_pc     = next_q;
    unique case (op_q)
      tesla_pkg::OP_BRA: begin
        want_push = taken != '0 && left != '0;
        push_mask = left;
        if (taken != '0) begin
          stay  = taken;
          go_pc = target_q;
        end
      end
      tesla_pkg::OP_BRA_C: go_pc = jump_q;
      tesla_pkg::OP_CALL: begin
        want_push = 1'b1;
        push_type = lim_q ? TypeCallLimited : TypeCall;
        go_pc     = target_q;
      end
      tesla_pkg::OP_PRERET: begin
        want_push = 1'b1;
        push_type = lim_q ? TypeCallLimited : TypeCall;
        push_pc   = target_q;
      end
      tesla_pkg::OP_PREBRK: begin
        want_push = 1'b1;
        push_type = TypePrebrk;
        push_pc   = target_q;
      end
      tesla_pkg::OP_JOINAT: begin
        want_push = 1'b1;
        push_type = TypeJoinat;
        push_pc   = target_q;
      end
      tesla_pkg::OP_QUADON: begin
        want_push = 1'b1;
        push_type = TypeQuadon;
        for (int unsigned l = 0; l < 32; l++) stay[l] = active_q[l/4*4 +: 4] != 4'h0;
      end
      tesla_pkg::OP_RET: leave = 1'b1;
      tesla_pkg::OP_BRK: leave = 1'b1;
      tesla_pkg::OP_DISCARD: leave = 1'b1;
      default:           leave = exit_q;
    endcase
  end
  assign push_entry = {push_mask, push_type, push_pc};

  // Lanes that leave, and the entry that comes off the stack.
  logic [31:0] leaving, broke, gone;
  logic        joining, taking;   // an entry is looked at: for join, or because no lane is left
  assign joining = state_q == Act && join_q && !kill_q;
  assign taking  = joining || state_q == Unwind;
  always_comb begin
    leaving = '0;
    broke   = broke_q;
    gone    = gone_q;
    if (state_q == Act && leave) begin
      leaving = exit_q ? active_q : taken;
      if (op_q != tesla_pkg::OP_RET) broke = broke_q | leaving;
      if (op_q != tesla_pkg::OP_BRK) gone  = gone_q | leaving;
    end

    active_d = stay & ~leaving;
    broke_d  = broke;
    gone_d   = gone;
    pc_d     = go_pc;
    trap     = 16'h0000;
    push     = 1'b0;
    pop      = 1'b0;
    if (blocked) begin
      trap = tesla_core_pkg::TrapQuadonActive;
    end else if (state_q == Act && op_q == tesla_pkg::OP_QUADPOP && !kill_q) begin
      pop      = quad;
      active_d = top_mask;
      if (empty)      trap = tesla_core_pkg::TrapStackUnderflow;
      else if (!quad) trap = tesla_core_pkg::TrapStackMismatch;
    end else if (taking) begin
      pop = !empty;
      unique case (top_type)
        TypeBranch: pc_d = top_pc;
        TypeJoinat: pc_d = joining ? next_q : top_pc + 22'd2;  // a tagged instruction is a long one
        TypePrebrk: begin
          pc_d    = top_pc;
          broke_d = broke & ~(top_mask & ~gone);
          if (joining) trap = tesla_core_pkg::TrapStackMismatch;
        end
        TypeCall, TypeCallLimited: begin
          pc_d   = top_pc;
          gone_d = gone & ~(top_mask & ~broke);
          if (joining || (top_mask & broke & ~gone) != '0)
            trap = tesla_core_pkg::TrapStackMismatch;
        end
        default:    trap = tesla_core_pkg::TrapStackMismatch;
      endcase
      active_d = top_mask & ~broke_d & ~gone_d;
      if (empty) begin
        active_d = '0;
        broke_d  = broke;
        gone_d   = gone;
        trap     = (joining || (broke & ~gone) != '0) ? tesla_core_pkg::TrapStackUnderflow
                                                      : 16'h0000;
      end
    end else if (state_q == Act && want_push && !kill_q) begin
      push = !full;
      if (full) trap = tesla_core_pkg::TrapStackLimit;
    end
  end

  always_comb begin
    finish  = 1'b0;
    fill_d  = fill_q + PW'(push) - PW'(pop);
    state_d = state_q;
    unique case (state_q)
      Idle: if (accept) state_d = Act;
      Act, Unwind: begin
        finish  = active_d != '0 || trap != '0 || kill_q || (state_q == Unwind && empty);
        state_d = finish ? Idle : Unwind;
      end
      default: state_d = Idle;
    endcase
  end

  // For tesla_barrier, whose instructions do not come here.
  logic [WARPS-1:0] quad_q;
  assign quad_o = quad_q;
  always_ff @(posedge work_clk) begin
    for (int unsigned w = 0; w < WARPS; w++) begin
      if (!rst_ni || (start && 32'(start_warp_i) == w)) quad_q[w] <= 1'b0;
      else if (finish && 32'(warp_q) == w) begin
        quad_q[w] <= !end_warp && (op_q == tesla_pkg::OP_QUADON ||
                                   (quad_q[w] && op_q != tesla_pkg::OP_QUADPOP));
      end
    end
  end

  // Result.
  logic          res_done_q, end_warp;
  logic [21:0]   res_pc_q;
  logic [15:0]   res_trap_q;
  logic [31:0]   res_exited_q;
  logic [WW-1:0] res_warp_q;
  assign end_warp      = trap != '0 || kill_q || active_d == '0;
  assign res_valid_o   = res_valid_q;
  assign res_warp_o    = 5'(res_warp_q);
  assign res_next_pc_o = {res_pc_q, 2'b00};
  assign res_done_o    = res_done_q;
  assign res_trap_o    = res_trap_q;
  assign res_exited_o  = res_exited_q;
  assign active_o      = mask_q;

  always_ff @(posedge work_clk) begin
    if (!rst_ni) begin
      state_q     <= Idle;
      res_valid_q <= 1'b0;
      mask_q      <= '0;
    end else begin
      state_q     <= state_d;
      res_valid_q <= finish;
      for (int unsigned w = 0; w < WARPS; w++) begin
        if (start && 32'(start_warp_i) == w)   mask_q[w*32 +: 32] <= start_mask_i;
        else if (finish && 32'(warp_q) == w)   mask_q[w*32 +: 32] <= end_warp ? '0 : active_d;
      end
    end
    if (finish) begin
      res_warp_q <= warp_q;
      res_done_q <= end_warp;
      res_pc_q   <= end_warp ? '0 : pc_d;
      res_trap_q <= kill_q ? '0 : trap;
      res_exited_q <= end_warp ? '1 : gone_d & broke_d;
    end
    if (accept) begin
      warp_q   <= req_warp_i[WW-1:0];
      op_q     <= req_op_i;
      next_q   <= req_pc_i[23:2] + 22'(req_nwords_i);
      target_q <= tesla_pkg::get_target(req_words_i);
      jump_q   <= req_const_i[23:2];
      exec_q   <= req_exec_i;
      lim_q    <= tesla_pkg::get_lim(req_words_i[63:32]);
      exit_q   <= req_exit_i;
      join_q   <= req_join_i;
      kill_q   <= req_kill_i;
      active_q <= req_active;
      {gone_q, broke_q} <= lanes[req_warp_i[WW-1:0]];
      fill_q   <= req_fill;
    end else begin
      active_q <= active_d;
      broke_q  <= broke_d;
      gone_q   <= gone_d;
      fill_q   <= fill_d;
    end
  end

  logic          save;
  logic [WW-1:0] save_warp;
  assign save      = start || finish;
  assign save_warp = start ? start_warp_i[WW-1:0] : warp_q;
  always_ff @(posedge work_clk) begin
    if (save) begin
      lanes[save_warp] <= start ? {2{~start_mask_i}} : {gone_d, broke_d};
      fills[save_warp] <= start ? '0 : fill_d;
    end
  end

`ifndef SYNTHESIS
  common_held #(.WIDTH(167)) stalled_request_stable (
    .clk_i   (clk_i),
    .rst_ni  (rst_ni),
    .valid_i (req_valid_i),
    .ready_i (req_ready_o),
    .data_i  ({req_warp_i, req_op_i, req_words_i, req_pc_i, req_nwords_i, req_exec_i, req_const_i[31:2],
                req_exit_i, req_join_i})
  );
  common_held #(.WIDTH(37)) stalled_start_stable (
    .clk_i   (clk_i),
    .rst_ni  (rst_ni),
    .valid_i (start_valid_i),
    .ready_i (start_ready_o),
    .data_i  ({start_warp_i, start_mask_i})
  );
  always_ff @(posedge clk_i) begin
    if (rst_ni) begin
      start_has_lanes: assert (!start_valid_i || start_mask_i != '0)
        else $error("a warp starts without a lane");
      start_only_idle: assert (!start || mask_q[start_warp_i[WW-1:0]*32 +: 32] == '0)
        else $error("a warp starts that runs");
      quad_is_on_top: assert (state_q != Act || quad == quad_q[warp_q])
        else $error("the stack does not say whether a quadon is open");
      request_has_lanes: assert (!accept || req_active != '0)
        else $error("an instruction of a warp without a lane");
    end
  end
`endif
endmodule
