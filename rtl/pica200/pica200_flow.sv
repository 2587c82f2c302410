// Where the issued instruction goes on: conditions, the three ring-buffer stacks of every thread, aL and the
// boolean and integer uniforms (sheet 3.4). All of it is done in the clock of issue.
//
// Which CALL entries close together does not depend on how the first of them was reached: an entry drags the
// one below it along when its return address is that one's end. So each entry is pushed with the number of
// entries that go with it and the return addresses of the two below.
module pica200_flow #(
  parameter int unsigned THREADS = 4,
  parameter int unsigned CORE    = 0,
  parameter bit          DEEP    = 1'b0
) (
  input  logic                 clk_i,
  input  logic                 rst_ni,         // nothing but claims look at it
  input  logic                 clear_i,
  input  logic [8:0]           clear_row_i,
  input  logic                 int_we_i,
  input  logic [1:0]           int_waddr_i,
  input  logic [31:0]          int_wdata_i,
  input  logic                 bool_we_i,
  input  logic [15:0]          bool_wdata_i,
  input  logic                 geometry_i,

  input  pica200_core_pkg::thread_t next_thread_i, // the one that issues in the next clock with DEEP, else in this one
  input  logic                 valid_i,         // issue; the answers hold in the same clock
  input  pica200_core_pkg::thread_t thread_i,
  input  pica200_core_pkg::order_t  order_i,
  input  logic [11:0]          pc_i,
  input  logic [11:0]          behind_i,        // the address behind
  input  logic [31:0]          word_i,
  input  logic [11:0]          target_end_i,    // where the scope ends that it opens
  input  logic [1:0]           cmp_i,           // x in bit 0
  output logic [7:0]           al_o,            // before this instruction
  output logic [11:0]          next_pc_o,
  output logic                 away_o,          // it is not the one behind
  output logic                 fault_o,         // FAULT_BREAK: nothing was changed
  output logic                 done_o,          // END or a fault
  output logic                 touched_o,       // a stack changed

  input  logic                 launch_valid_i,  // empties the stacks of a thread
  output logic                 launch_ready_o,
  input  pica200_core_pkg::thread_t launch_thread_i,
  input  pica200_core_pkg::order_t  launch_order_i
);
  localparam int unsigned TW = (THREADS > 1) ? $clog2(THREADS) : 1;

  // An entry of the CALL stack: end, ret, then those that only the core needs.
  typedef struct packed {
    logic [2:0]  pops;   // entries that close when this one does, itself included; 4 at most
    logic [11:0] ret3;   // ret of the second below
    logic [11:0] ret2;   // ret of the one below
    logic [11:0] ret;
    logic [11:0] stop;
  } call_t;
  typedef struct packed {
    logic [11:0] stop;
    logic [11:0] other;  // where ELSE begins
  } if_t;
  typedef struct packed {
    logic [7:0]  prev;   // aL outside of this loop
    logic [7:0]  step;
    logic [7:0]  count;
    logic [11:0] stop;
    logic [11:0] entry;
  } loop_t;
  typedef struct packed {
    logic [1:0] loop_next;  // slot that is pushed next
    logic [2:0] if_next;
    logic [1:0] call_next;
    logic [2:0] loops;      // entries
    logic [3:0] ifs;
    logic [2:0] calls;
  } depth_t;

  localparam int unsigned CallBits  = 51;
  localparam int unsigned IfBits    = 24;
  localparam int unsigned LoopBits  = 48;
  localparam int unsigned DepthBits = 17;

  logic [TW-1:0] thread;
  assign thread = thread_i[TW-1:0];

  // State of the thread at issue.
  depth_t      depth, depth_d;
  call_t       call_top, call_new, call;
  if_t         if_top, if_new, branch;
  loop_t       loop_top, loop_new, loop, loop_left;
  logic [31:0] ints;
  logic [15:0] bools;
  logic [7:0]  al_d, al_inside, al_stepped;

  logic [5:0]  opcode;
  logic [11:0] behind, target, target_end;
  logic        x, y, cond, flag;
  assign opcode     = word_i[31:26];
  assign behind     = behind_i;
  assign target     = word_i[21:10];
  assign target_end = target_end_i;
  assign x          = cmp_i[0] == word_i[25];
  assign y          = cmp_i[1] == word_i[24];
  assign flag       = bools[word_i[25:22]];
  always_comb begin
    unique case (word_i[23:22])
      2'd0:    cond = x || y;
      2'd1:    cond = x && y;
      2'd2:    cond = x;
      default: cond = y;
    endcase
  end

  // Whether an address is not the one behind is looked at before one of them is chosen.
  function automatic logic [12:0] way(input logic [11:0] to, input logic [11:0] straight);
    way = {to != straight, to};
  endfunction

  // What the instruction itself does.
  logic call_push, if_push, loop_push, leave, stop;
  logic [11:0] next;
  always_comb begin
    call_push = 1'b0;
    if_push   = 1'b0;
    loop_push = 1'b0;
    leave     = 1'b0;
    stop      = 1'b0;
    next      = behind;
    case (opcode)
      pica200_pkg::OP_JMPC:   if (cond) next = target;
      pica200_pkg::OP_JMPU:   if (flag == !word_i[0]) next = target;
      pica200_pkg::OP_CALL:   call_push = 1'b1;
      pica200_pkg::OP_CALLC:  call_push = cond;
      pica200_pkg::OP_CALLU:  call_push = flag;
      pica200_pkg::OP_IFC:    if_push   = cond;
      pica200_pkg::OP_IFU:    if_push   = flag;
      pica200_pkg::OP_LOOP:   loop_push = 1'b1;
      pica200_pkg::OP_BREAK:  leave     = 1'b1;
      pica200_pkg::OP_BREAKC: leave     = cond;
      pica200_pkg::OP_END:    stop      = 1'b1;
      default: ;
    endcase
    if (call_push) next = target;
    if (opcode == pica200_pkg::OP_IFC && !cond) next = target;
    if (opcode == pica200_pkg::OP_IFU && !flag) next = target;
  end
  assign fault_o = valid_i && leave && depth.loops == '0;
  assign done_o  = fault_o || (valid_i && stop);

  // What is pushed.
  logic below;
  always_comb begin
    below         = depth.calls != '0 && call_top.stop == behind;
    call_new.stop = target_end;
    call_new.ret  = behind;
    call_new.ret2 = call_top.ret;
    call_new.ret3 = call_top.ret2;
    call_new.pops = 3'd1;
    if (below) call_new.pops = call_top.pops[2] ? 3'd4 : call_top.pops + 3'd1;
    if_new.other   = target;
    if_new.stop    = target_end;
    loop_new.entry = behind;
    loop_new.stop  = target + 12'd1;
    loop_new.count = ints[7:0];
    loop_new.step  = ints[23:16];
    loop_new.prev  = al_o;
  end

  // Then every scope that ends here closes: CALL, IF, LOOP.
  logic [2:0] calls, loops, call_pops;
  logic [3:0] ifs;
  logic       call_close, if_close, loop_close, again;
  always_comb begin
    call       = call_push ? call_new : call_top;
    branch     = if_push ? if_new : if_top;
    loop       = loop_push ? loop_new : loop_top;
    calls      = depth.calls + 3'(call_push && !depth.calls[2]);
    ifs        = depth.ifs + 4'(if_push && !depth.ifs[3]);
    loops      = depth.loops + 3'(loop_push && !depth.loops[2]);
    // Whether something is pushed is known late: what would be pushed is looked at beside what is there.
    call_close = calls != '0 && (call_push ? call_new.stop == behind : call_top.stop == behind);
    if_close   = ifs != '0 && (if_push ? if_new.other == behind : if_top.other == behind);
    loop_close = loops != '0 && ((loop_push ? target == pc_i : loop_top.stop == behind) || leave);
    again      = !leave && loop.count != '0;

    call_pops  = '0;
    {away_o, next_pc_o} = way(next, behind);
    if (call_close) begin
      call_pops = (call.pops > calls) ? calls : call.pops;
      unique case (call_pops)
        3'd1:    {away_o, next_pc_o} = way(call.ret, behind);
        3'd2:    {away_o, next_pc_o} = way(call.ret2, behind);
        default: {away_o, next_pc_o} = way(call.ret3, behind);  // four: the last return address is lost
      endcase
    end
    if (if_close) {away_o, next_pc_o} = way(branch.stop, behind);
    if (loop_close) {away_o, next_pc_o} = again ? way(loop.entry, behind) : way(loop.stop, behind);
    if (stop || fault_o) next_pc_o = pc_i;

    al_inside  = loop_push ? ints[15:8] : al_o;
    al_stepped = al_inside + loop.step;
    al_d       = al_inside;
    if (loop_close) al_d = (!again && loops > 3'd1) ? loop.prev : al_stepped;

    loop_left = loop;
    if (loop_close && again) loop_left.count = loop.count - 8'd1;

    depth_d.calls     = calls - call_pops;
    depth_d.ifs       = ifs - 4'(if_close);
    depth_d.loops     = loops - 3'(loop_close && !again);
    depth_d.call_next = depth.call_next + 2'(call_push) - call_pops[1:0];
    depth_d.if_next   = depth.if_next + 3'(if_push) - 3'(if_close);
    depth_d.loop_next = depth.loop_next + 2'(loop_push) - 2'(loop_close && !again);
  end

  // The stacks' rows.
  logic       live;  // something may change
  logic [1:0] call_slot, loop_slot, loop_wslot;
  logic [2:0] if_slot;
  assign live       = valid_i && !done_o;
  assign touched_o  = live && (call_push || call_close || if_push || if_close || loop_push || loop_close);
  assign call_slot  = depth.call_next - 2'd1;
  assign if_slot    = depth.if_next - 3'd1;
  assign loop_slot  = depth.loop_next - 2'd1;
  assign loop_wslot = loop_push ? depth.loop_next : loop_slot;
  common_ram #(.WIDTH(CallBits), .DEPTH(4 << TW), .GRANULE(CallBits), .CORE(CORE),
               .TAP(pica200_core_pkg::TapCall), .ASYNC(1'b1)) u_call (
    .clk_i   (clk_i),
    .we_i    (live && call_push),
    .waddr_i ({thread, depth.call_next}),
    .wdata_i (call_new),
    .re_i    (1'b1),
    .raddr_i ({thread, call_slot}),
    .rdata_o (call_top)
  );
  common_ram #(.WIDTH(IfBits), .DEPTH(8 << TW), .GRANULE(IfBits), .CORE(CORE),
               .TAP(pica200_core_pkg::TapIf), .ASYNC(1'b1)) u_if (
    .clk_i   (clk_i),
    .we_i    (live && if_push),
    .waddr_i ({thread, depth.if_next}),
    .wdata_i (if_new),
    .re_i    (1'b1),
    .raddr_i ({thread, if_slot}),
    .rdata_o (if_top)
  );
  common_ram #(.WIDTH(LoopBits), .DEPTH(4 << TW), .GRANULE(LoopBits), .CORE(CORE),
               .TAP(pica200_core_pkg::TapLoop), .ASYNC(1'b1)) u_loop (
    .clk_i   (clk_i),
    .we_i    (live && (loop_push || (loop_close && again))),
    .waddr_i ({thread, loop_wslot}),
    .wdata_i (loop_left),
    .re_i    (1'b1),
    .raddr_i ({thread, loop_slot}),
    .rdata_o (loop_top)
  );

  // Depth: issue goes before a launch.
  logic          changes, depth_issue, depth_we;
  logic [TW-1:0] depth_row;
  depth_t        depth_wdata;
  assign changes        = call_push || call_close || if_push || if_close || loop_push || (loop_close && !again);
  assign depth_issue    = live && changes;
  assign launch_ready_o = !(DEEP ? valid_i && changes : depth_issue);  // that it ends or faults is known later
  always_comb begin
    depth_we    = clear_i || depth_issue || (launch_valid_i && launch_ready_o);
    depth_row   = thread;
    depth_wdata = depth_d;
    if (!depth_issue) begin
      depth_row   = clear_i ? clear_row_i[TW-1:0] : launch_thread_i[TW-1:0];
      depth_wdata = '0;
    end
  end
  common_ram #(.WIDTH(DepthBits), .DEPTH(1 << TW), .GRANULE(DepthBits), .CORE(CORE),
               .TAP(pica200_core_pkg::TapDepth), .ASYNC(!DEEP), .OLD(!DEEP)) u_depth (
    .clk_i   (clk_i),
    .we_i    (depth_we),
    .waddr_i (depth_row),
    .wdata_i (depth_wdata),
    .re_i    (1'b1),
    .raddr_i (next_thread_i[TW-1:0]),
    .rdata_o (depth)
  );
  // Of an instruction only the counts that it leaves different are told.
  logic [2:0] depth_changed;
  assign depth_changed = {depth_d.loops != depth.loops, depth_d.ifs != depth.ifs,
                          depth_d.calls != depth.calls};
  common_tap_reg #(.CORE(CORE), .FILE(pica200_core_pkg::FileDepth), .LANES(4)) u_depth_tap (
    .clk_i       (clk_i),
    .valid_i     (depth_issue ? depth_changed != '0 : depth_we && !clear_i),
    .warp_i      (depth_issue ? 8'(thread) : 8'(launch_thread_i)),
    .order_i     (depth_issue ? order_i : launch_order_i),
    .row_warp_i  (8'(depth_row)),
    .index_i     ('0),
    .lane_base_i ('0),
    .mask_i      (depth_issue ? {1'b0, depth_changed} : 4'b0111),
    .be_i        (4'hf),
    .data_i      ({32'd0, 32'(depth_wdata.loops), 32'(depth_wdata.ifs), 32'(depth_wdata.calls)})
  );

  // aL.
  logic al_we;
  assign al_we = live && (loop_push || loop_close);
  common_ram #(.WIDTH(8), .DEPTH(1 << TW), .GRANULE(8), .CORE(CORE), .TAP(pica200_core_pkg::TapAl),
               .ASYNC(1'b1)) u_al (
    .clk_i   (clk_i),
    .we_i    (clear_i || al_we),
    .waddr_i (clear_i ? clear_row_i[TW-1:0] : thread),
    .wdata_i (clear_i ? '0 : al_d),
    .re_i    (1'b1),
    .raddr_i (thread),
    .rdata_o (al_o)
  );
  common_tap_reg #(.CORE(CORE), .FILE(pica200_core_pkg::FileAl), .LANES(4)) u_al_tap (
    .clk_i       (clk_i),
    .valid_i     (al_we),
    .warp_i      (8'(thread)),
    .order_i     (order_i),
    .row_warp_i  (8'(thread)),
    .index_i     ('0),
    .lane_base_i ('0),
    .mask_i      (4'b0001),
    .be_i        (4'hf),
    .data_i      ({96'd0, 32'(al_d)})
  );

  // i0..i3, b0..b15. A geometry run leaves b15 set.
  common_ram #(.WIDTH(32), .DEPTH(4), .GRANULE(32), .CORE(CORE), .TAP(pica200_core_pkg::TapInt),
               .ASYNC(1'b1)) u_int (
    .clk_i   (clk_i),
    .we_i    (int_we_i),
    .waddr_i (int_waddr_i),
    .wdata_i (int_wdata_i),
    .re_i    (1'b1),
    .raddr_i (word_i[23:22]),
    .rdata_o (ints)
  );
  logic        bool_set;
  logic [1:0]  bool_we;
  logic [15:0] bool_wdata;
  assign bool_set   = done_o && geometry_i;
  assign bool_we    = bool_we_i ? 2'b11 : {bool_set, 1'b0};
  assign bool_wdata = bool_we_i ? bool_wdata_i : {1'b1, bools[14:0]};
  common_ram #(.WIDTH(16), .DEPTH(1), .GRANULE(8), .CORE(CORE), .TAP(pica200_core_pkg::TapBool),
               .ASYNC(1'b1)) u_bool (
    .clk_i   (clk_i),
    .we_i    (bool_we),
    .waddr_i (1'b0),
    .wdata_i (bool_wdata),
    .re_i    (1'b1),
    .raddr_i (1'b0),
    .rdata_o (bools)
  );
  common_tap_mem #(.CORE(CORE), .SPACE(pica200_core_pkg::SpaceBool), .LANES(4)) u_bool_tap (
    .clk_i   (clk_i),
    .valid_i (bool_set),
    .warp_i  (8'(thread)),
    .order_i (order_i),
    .mask_i  (4'b0001),
    .lane_i  ('0),
    .addr_i  ('0),
    .be_i    (16'h0002),
    .data_i  ({96'd0, 16'd0, bool_wdata})
  );

`ifndef SYNTHESIS
  initial begin
    if ($bits(call_t) != CallBits || $bits(if_t) != IfBits || $bits(loop_t) != LoopBits ||
        $bits(depth_t) != DepthBits)
      $fatal(1, "pica200_flow: a row is as wide as its struct");
  end
  always_ff @(posedge clk_i) begin
    if (rst_ni && !clear_i && live) begin
      stacks_have_room: assert (depth_d.calls <= 3'd4 && depth_d.ifs <= 4'd8 && depth_d.loops <= 3'd4)
        else $error("more entries than a stack has: %0d, %0d, %0d", depth_d.calls, depth_d.ifs, depth_d.loops);
      closed_ones_were_there: assert (call_pops <= calls)
        else $error("%0d procedures close of %0d", call_pops, calls);
      entry_closes_one_to_four: assert (calls == '0 || (call.pops >= 3'd1 && call.pops <= 3'd4))
        else $error("an entry closes %0d", call.pops);
    end
    if (rst_ni && !clear_i) begin
      depths_are_written: assert (!depth_issue || (depth_we && depth_row == thread && depth_wdata == depth_d))
        else $error("thread %0d changes its stacks, and their depths stay", thread);
      launch_empties_the_stacks: assert (!(launch_valid_i && launch_ready_o)
                                         || (depth_we && depth_wdata == '0
                                             && depth_row == launch_thread_i[TW-1:0]))
        else $error("thread %0d is launched, and its stacks are not empty", launch_thread_i);
    end
    launched_thread_has_none_at_issue: assert (!rst_ni || !(launch_valid_i && valid_i && launch_thread_i == thread_i))
      else $error("thread %0d is launched and issues", thread_i);
  end
`endif

  logic unused;
  assign unused = ^{word_i[9:1], ints[31:24], clear_row_i[8:TW], thread_i, next_thread_i, launch_thread_i, call.stop, branch.other};
endmodule
