// From issue to write-back: operands, the ALU of fixed latency, the SFU beside it, a0 and cmp.
//
//   clock 0 issue, register addresses    1 operands    2 to 4 ALU    5 write-back (with DEEP 2 to 6, 7)
//
// A result of the SFU is held, and can be had from there, until the ALU has nothing to write in some clock; if
// none comes, issue is asked to leave one out.
module pica200_exec #(
  parameter int unsigned THREADS = 4,
  parameter int unsigned CORE    = 0,
  parameter bit          DEEP    = 1'b0
) (
  input  logic                 clk_i,
  input  logic                 rst_ni,
  input  logic                 clear_i,
  input  logic [8:0]           clear_row_i,

  input  logic                 valid_i,         // issue
  input  pica200_core_pkg::thread_t thread_i,
  input  pica200_core_pkg::order_t  order_i,
  input  logic [31:0]          word_i,
  input  logic [30:0]          desc_i,
  input  pica200_core_pkg::dec_t    dec_i,
  input  logic [2:0]           late_i,
  input  logic [2:0]           later_i,
  input  logic [2:0]           held_i,
  input  logic [7:0]           al_i,
  input  logic                 bank_i,
  input  logic                 job_i,           // it has outputs to be read
  output logic [1:0]           cmp_o,           // of thread_i
  output logic                 bubble_o,

  input  logic                 v_we_i,          // launch
  input  logic                 launch_c_we_i,
  input  pica200_core_pkg::thread_t launch_thread_i,
  input  logic [6:0]           launch_index_i,
  input  logic [95:0]          launch_data_i,
  input  pica200_core_pkg::order_t  launch_order_i,
  input  logic                 c_we_i,          // upload
  input  logic [6:0]           c_waddr_i,
  input  logic [95:0]          c_wdata_i,

  output logic                 job_o,           // the results before that one are written in this clock
  output pica200_core_pkg::thread_t job_thread_o,
  output logic                 plain_o,         // an instruction of this thread is complete
  output pica200_core_pkg::thread_t plain_thread_o,
  output logic [THREADS-1:0]   sfu_held_o,      // the SFU's result can be had
  output logic                 sfu_done_o,      // it is written in this clock
  output pica200_core_pkg::thread_t sfu_thread_o,
  output logic [3:0]           o_we_o,          // a write to o, x in bit 0
  output pica200_core_pkg::thread_t o_thread_o,
  output logic [4:0]           o_index_o,       // {bank, register}
  output logic [95:0]          o_data_o,
  output pica200_core_pkg::order_t  o_order_o
);
  localparam int unsigned TW = (THREADS > 1) ? $clog2(THREADS) : 1;

  // Issue: which rows, and the address of a c register (sheet 1.6).
  logic [15:0] a0;
  logic [7:0]  offset;
  logic [6:0]  wide, c_index;
  logic [2:0]  is_c, is_r;
  logic        ones;
  pica200_core_pkg::from_e from0, from1, from2, from_c;
  always_comb begin
    unique case (dec_i.wide)
      2'd0:    wide = dec_i.src0;
      2'd1:    wide = dec_i.src1;
      default: wide = dec_i.src2;
    endcase
    unique case (dec_i.idx)
      2'd1:    offset = a0[7:0];
      2'd2:    offset = a0[15:8];
      2'd3:    offset = al_i[7] ? '0 : al_i;
      default: offset = '0;
    endcase
    c_index = (wide - 7'h20) + offset[6:0];
    ones    = 32'(c_index) >= pica200_core_pkg::Uniforms;
    is_c    = {dec_i.src2[6:5] != '0, dec_i.src1[6:5] != '0, dec_i.src0[6:5] != '0};
    is_r    = {dec_i.src2[4], dec_i.src1[4], dec_i.src0[4]} & ~is_c;
    from_c  = ones ? pica200_core_pkg::FromOnes : pica200_core_pkg::FromC;
    from0   = is_c[0] ? from_c : is_r[0] ? pica200_core_pkg::FromR : pica200_core_pkg::FromV;
    from1   = is_c[1] ? from_c : is_r[1] ? pica200_core_pkg::FromR : pica200_core_pkg::FromV;
    from2   = is_c[2] ? from_c : is_r[2] ? pica200_core_pkg::FromR : pica200_core_pkg::FromV;
  end

  logic [2:0]   reads;
  logic [287:0] v, r;
  logic [95:0]  c;
  assign reads = valid_i ? dec_i.reads : '0;

  // Down the pipe.
  pica200_core_pkg::pipe_t issue, s_q, x1_q, x2_q, x3_q, last_but_one, last, w_q;  // the last of the ALU
  always_comb begin
    issue.valid  = valid_i;
    issue.thread = thread_i;
    issue.alu    = dec_i.alu;
    issue.sfu    = dec_i.sfu;
    issue.writes = dec_i.alu && dec_i.writes;
    issue.dst    = dec_i.dst;
    issue.bank   = bank_i;
    issue.mask   = {desc_i[0], desc_i[1], desc_i[2], desc_i[3]};
    issue.mova   = dec_i.mova;
    issue.flags  = dec_i.flags;
    issue.plain  = !dec_i.sfu && !job_i;
    issue.job    = job_i;
    issue.order  = order_i;
  end
  pica200_core_pkg::from_e s_from0_q, s_from1_q, s_from2_q;
  logic [2:0]  s_late_q, s_later_q, s_held_q;
  logic [3:0]  held_mask, s_held_mask_q;
  logic [23:0] held_value, s_held_value_q;
  logic [26:0] s_select_q;
  logic [5:0]  s_op_q, s_cmp_q, x1_op_q, x1_cmp_q;
  logic [95:0] a, b, d, a_q, b_q, d_q, result, before_q;
  logic [3:0]  before_mask_q;
  logic [1:0]  flags;
  logic [15:0] addr;
  always_ff @(posedge clk_i) begin
    s_q  <= issue;
    x1_q <= s_q;
    x2_q <= x1_q;
    x3_q <= x2_q;
    w_q  <= last;
    if (valid_i) begin
      s_from0_q  <= from0;
      s_from1_q  <= from1;
      s_from2_q  <= from2;
      s_late_q   <= late_i & is_r;
      s_later_q  <= later_i & is_r;
      s_held_q   <= held_i & is_r;
      s_held_mask_q  <= held_mask;
      s_held_value_q <= held_value;
      s_select_q <= desc_i[30:4];
      s_op_q     <= dec_i.op;
      s_cmp_q    <= word_i[26:21];
    end
    if (s_q.valid) begin
      a_q      <= a;
      b_q      <= b;
      d_q      <= d;
      x1_op_q  <= s_op_q;
      x1_cmp_q <= s_cmp_q;
    end
    before_q      <= result;
    before_mask_q <= w_q.mask;
    if (!rst_ni) begin
      s_q.valid  <= 1'b0;
      x1_q.valid <= 1'b0;
      x2_q.valid <= 1'b0;
      x3_q.valid <= 1'b0;
      w_q.valid  <= 1'b0;
    end
  end
  if (DEEP) begin : gen_deep
    pica200_core_pkg::pipe_t x4_q, x5_q;
    always_ff @(posedge clk_i) begin
      x4_q <= x3_q;
      x5_q <= x4_q;
      if (!rst_ni) begin
        x4_q <= '0;
        x5_q <= '0;
      end
    end
    assign last_but_one = x4_q;
    assign last         = x5_q;
  end else begin : gen_at_once
    assign last_but_one = x2_q;
    assign last         = x3_q;
  end
  pica200_operand u_a (
    .valid_i   (rst_ni && s_q.valid),
    .from_i    (s_from0_q),
    .v_i       (v[95:0]),
    .r_i       (r[95:0]),
    .c_i       (c),
    .late_i    (w_q.mask & {4{s_late_q[0]}}),
    .result_i  (result),
    .later_i   (before_mask_q & {4{s_later_q[0]}}),
    .before_i  (before_q),
    .held_i    (s_held_mask_q & {4{s_held_q[0]}}),
    .value_i   (s_held_value_q),
    .select_i  (s_select_q[8:0]),
    .operand_o (a)
  );
  pica200_operand u_b (
    .valid_i   (rst_ni && s_q.valid),
    .from_i    (s_from1_q),
    .v_i       (v[191:96]),
    .r_i       (r[191:96]),
    .c_i       (c),
    .late_i    (w_q.mask & {4{s_late_q[1]}}),
    .result_i  (result),
    .later_i   (before_mask_q & {4{s_later_q[1]}}),
    .before_i  (before_q),
    .held_i    (s_held_mask_q & {4{s_held_q[1]}}),
    .value_i   (s_held_value_q),
    .select_i  (s_select_q[17:9]),
    .operand_o (b)
  );
  pica200_operand u_d (
    .valid_i   (rst_ni && s_q.valid),
    .from_i    (s_from2_q),
    .v_i       (v[287:192]),
    .r_i       (r[287:192]),
    .c_i       (c),
    .late_i    (w_q.mask & {4{s_late_q[2]}}),
    .result_i  (result),
    .later_i   (before_mask_q & {4{s_later_q[2]}}),
    .before_i  (before_q),
    .held_i    (s_held_mask_q & {4{s_held_q[2]}}),
    .value_i   (s_held_value_q),
    .select_i  (s_select_q[26:18]),
    .operand_o (d)
  );
  pica200_alu #(.DEEP(DEEP)) u_alu (
    .clk_i    (clk_i),
    .valid_i  (x1_q.valid && x1_q.alu),
    .op_i     (x1_op_q),
    .cmpx_i   (x1_cmp_q[5:3]),
    .cmpy_i   (x1_cmp_q[2:0]),
    .a_i      (a_q),
    .b_i      (b_q),
    .c_i      (d_q),
    .result_o (result),
    .cmp_o    (flags),
    .addr_o   (addr)
  );
  assign plain_o        = w_q.valid && w_q.plain;
  assign plain_thread_o = w_q.thread;
  // A job looks at o two clocks later, when the write before it has gone past write-back.
  assign job_o          = last_but_one.valid && last_but_one.job;
  assign job_thread_o   = last_but_one.thread;

  // The SFU. A thread has one instruction in it, so the queue holds all that can come. An empty queue is passed by,
  // and the operand goes straight in, with DEEP a clock later from its register.
  localparam int unsigned TagW = 3 + 1 + 5 + 4 + 32;
  localparam int unsigned AskW = TagW + 6 + 24;
  logic            sfu_come, sfu_put, sfu_room, sfu_waits, sfu_ready, sfu_valid;
  logic [AskW-1:0] sfu_new, sfu_head, sfu_ask;
  logic [TagW-1:0] sfu_tag;
  logic [23:0]     sfu_result;
  if (DEEP) begin : gen_ask
    assign sfu_come = x1_q.valid && x1_q.sfu;
    assign sfu_new  = {x1_q.thread, x1_q.bank, x1_q.dst, x1_q.mask, x1_q.order, x1_op_q, a_q[23:0]};
  end else begin : gen_ask_at_once
    assign sfu_come = s_q.valid && s_q.sfu;
    assign sfu_new  = {s_q.thread, s_q.bank, s_q.dst, s_q.mask, s_q.order, s_op_q, a[23:0]};
  end
  assign sfu_put  = sfu_come && (sfu_waits || !sfu_ready);
  assign sfu_ask  = sfu_waits ? sfu_head : sfu_new;
  common_fifo #(.WIDTH(AskW), .DEPTH(8)) u_queue (
    .clk_i   (clk_i),
    .rst_ni  (rst_ni),
    .valid_i (sfu_put),
    .ready_o (sfu_room),
    .data_i  (sfu_new),
    .valid_o (sfu_waits),
    .ready_i (sfu_ready),
    .data_o  (sfu_head)
  );
  pica200_sfu #(.TAG_BITS(TagW), .DIGITS(DEEP ? 2 : 3), .STEPS(DEEP ? 1 : 2)) u_sfu (
    .clk_i    (clk_i),
    .rst_ni   (rst_ni),
    .valid_i  (sfu_waits || sfu_come),
    .ready_o  (sfu_ready),
    .op_i     (sfu_ask[29:24]),
    .a_i      (sfu_ask[23:0]),
    .tag_i    (sfu_ask[AskW-1:30]),
    .valid_o  (sfu_valid),
    .ready_i  (1'b1),
    .result_o (sfu_result),
    .tag_o    (sfu_tag)
  );

  // Results that are held, one per thread at most.
  localparam logic [4:0] Patience = 5'd20;  // clocks that a result waits before issue leaves one out
  logic [TagW-1:0]    hold_tags_q [0:THREADS-1];
  logic [23:0]        hold_values_q [0:THREADS-1];
  logic [THREADS-1:0] held_q, made;
  logic [TW-1:0]      hold_last_q, hold_pick, reader, maker;
  logic               hold_valid, alu_writes;
  logic [23:0]        hold_value;
  logic [4:0]         waited_q, hold_dst;
  logic [TagW-1:0]    read_tag;
  assign alu_writes   = w_q.valid && w_q.writes;
  assign sfu_done_o   = hold_valid && !(alu_writes && w_q.dst[4] == hold_dst[4]);
  assign sfu_thread_o = 3'(hold_pick);
  assign bubble_o     = waited_q == Patience;
  common_pick #(.N(THREADS)) u_pick (
    .req_i   (held_q),
    .after_i (hold_last_q),
    .valid_o (hold_valid),
    .index_o (hold_pick)
  );
  // In the clock in which it is made a result can be had, too, but not with DEEP.
  assign maker      = sfu_tag[TagW-3 +: TW];
  assign made       = (sfu_valid && !DEEP) ? THREADS'(1) << maker : '0;
  assign sfu_held_o = held_q | made;
  assign reader     = thread_i[TW-1:0];
  assign read_tag   = made[reader] ? sfu_tag : hold_tags_q[reader];
  assign held_mask  = read_tag[32 +: 4];
  assign held_value = made[reader] ? sfu_result : hold_values_q[reader];
  assign hold_value = hold_values_q[hold_pick];
  always_ff @(posedge clk_i) begin
    waited_q <= (hold_valid && !sfu_done_o) ? waited_q + 5'd1 : '0;
    if (sfu_done_o) begin
      hold_last_q       <= hold_pick;
      held_q[hold_pick] <= 1'b0;
    end
    if (sfu_valid) begin
      held_q[maker]        <= 1'b1;
      hold_tags_q[maker]   <= sfu_tag;
      hold_values_q[maker] <= sfu_result;
    end
    if (!rst_ni) begin
      held_q      <= '0;
      hold_last_q <= '0;
    end
  end

  // Write-back: the ALU's result to r or o, a held one to the other of the two or when the ALU has none.
  pica200_core_pkg::thread_t hold_thread;
  logic                 hold_bank, r_alu, o_alu;
  logic [3:0]           hold_mask, r_we;
  pica200_core_pkg::order_t  hold_order;
  assign {hold_thread, hold_bank, hold_dst, hold_mask, hold_order} = hold_tags_q[hold_pick];
  assign r_alu      = alu_writes && w_q.dst[4];
  assign o_alu      = alu_writes && !w_q.dst[4];
  assign r_we       = r_alu ? w_q.mask : hold_mask & {4{hold_valid && hold_dst[4]}};
  assign o_we_o     = o_alu ? w_q.mask : hold_mask & {4{hold_valid && !hold_dst[4]}};
  assign o_thread_o = o_alu ? w_q.thread : hold_thread;
  assign o_index_o  = o_alu ? {w_q.bank, w_q.dst[3:0]} : {hold_bank, hold_dst[3:0]};
  assign o_data_o   = o_alu ? result : {4{hold_value}};
  assign o_order_o  = o_alu ? w_q.order : hold_order;
  pica200_regs #(.THREADS(THREADS), .CORE(CORE)) u_regs (
    .clk_i           (clk_i),
    .rst_ni          (rst_ni),
    .clear_i         (clear_i),
    .clear_row_i     (clear_row_i),
    .thread_i        (thread_i),
    .v_re_i          (reads & ~is_c & ~is_r),
    .r_re_i          (reads & is_r),
    .index_i         ({dec_i.src2[3:0], dec_i.src1[3:0], dec_i.src0[3:0]}),
    .c_re_i          ((reads & is_c) != '0 && !ones),
    .c_index_i       (c_index),
    .v_o             (v),
    .r_o             (r),
    .c_o             (c),
    .r_we_i          (r_we),
    .r_thread_i      (r_alu ? w_q.thread : hold_thread),
    .r_index_i       (r_alu ? w_q.dst[3:0] : hold_dst[3:0]),
    .r_data_i        (r_alu ? result : {4{hold_value}}),
    .r_order_i       (r_alu ? w_q.order : hold_order),
    .v_we_i          (v_we_i),
    .launch_c_we_i   (launch_c_we_i),
    .launch_thread_i (launch_thread_i),
    .launch_index_i  (launch_index_i),
    .launch_data_i   (launch_data_i),
    .launch_order_i  (launch_order_i),
    .c_we_i          (c_we_i),
    .c_waddr_i       (c_waddr_i),
    .c_wdata_i       (c_wdata_i)
  );

  // a0 and cmp, one row per thread.
  logic [1:0]    a0_we, flags_we;
  logic [TW-1:0] state_row;
  logic [15:0]   a0_data;
  logic [1:0]    flags_data;
  assign state_row  = clear_i ? clear_row_i[TW-1:0] : w_q.thread[TW-1:0];
  assign a0_we      = clear_i ? 2'b11 : (w_q.valid && w_q.mova) ? w_q.mask[1:0] : '0;
  assign a0_data    = clear_i ? '0 : addr;
  assign flags_we   = {2{clear_i || (w_q.valid && w_q.flags)}};
  assign flags_data = clear_i ? '0 : flags;
  common_ram #(.WIDTH(16), .DEPTH(1 << TW), .GRANULE(8), .CORE(CORE), .TAP(pica200_core_pkg::TapA0),
               .ASYNC(1'b1)) u_a0 (
    .clk_i   (clk_i),
    .we_i    (a0_we),
    .waddr_i (state_row),
    .wdata_i (a0_data),
    .re_i    (1'b1),
    .raddr_i (thread_i[TW-1:0]),
    .rdata_o (a0)
  );
  common_ram #(.WIDTH(2), .DEPTH(1 << TW), .GRANULE(1), .CORE(CORE), .TAP(pica200_core_pkg::TapCmp),
               .ASYNC(1'b1)) u_cmp (
    .clk_i   (clk_i),
    .we_i    (flags_we),
    .waddr_i (state_row),
    .wdata_i (flags_data),
    .re_i    (1'b1),
    .raddr_i (thread_i[TW-1:0]),
    .rdata_o (cmp_o)
  );
  common_tap_reg #(.CORE(CORE), .FILE(pica200_core_pkg::FileA0), .LANES(4)) u_a0_tap (
    .clk_i       (clk_i),
    .valid_i     (a0_we != '0 && !clear_i),
    .warp_i      (8'(w_q.thread)),
    .order_i     (w_q.order),
    .row_warp_i  (8'(state_row)),
    .index_i     ('0),
    .lane_base_i ('0),
    .mask_i      ({2'b00, a0_we}),
    .be_i        (4'hf),
    .data_i      ({64'd0, 24'd0, a0_data[15:8], 24'd0, a0_data[7:0]})
  );
  common_tap_reg #(.CORE(CORE), .FILE(pica200_core_pkg::FileCmp), .LANES(4)) u_cmp_tap (
    .clk_i       (clk_i),
    .valid_i     (flags_we != '0 && !clear_i),
    .warp_i      (8'(w_q.thread)),
    .order_i     (w_q.order),
    .row_warp_i  (8'(state_row)),
    .index_i     ('0),
    .lane_base_i ('0),
    .mask_i      ({2'b00, flags_we}),
    .be_i        (4'hf),
    .data_i      ({64'd0, 31'd0, flags_data[1], 31'd0, flags_data[0]})
  );

  logic unused;
  assign unused = ^{word_i, read_tag, offset[7], sfu_room, dec_i, x1_q, last_but_one, w_q, clear_row_i};

`ifndef SYNTHESIS
  always_ff @(posedge clk_i) begin
    if (rst_ni) begin
      sfu_queue_has_room: assert (!sfu_put || sfu_room)
        else $error("an operation comes that the queue of the SFU has no room for");
      made_finds_a_place: assert (!sfu_valid || !held_q[maker])
        else $error("thread %0d has a result of the SFU that is not written yet", maker);
      source_is_in_one_place: assert (!valid_i || (held_i & late_i) == '0)
        else $error("a source is the SFU's and the ALU's");
      uniform_has_a_row: assert (!valid_i || (reads & is_c) == '0 || ones || 32'(c_index) < pica200_core_pkg::Uniforms)
        else $error("c%0d is read", c_index);
      one_uniform_at_most: assert ($onehot0(reads & is_c))
        else $error("two sources are uniforms");
    end
  end
`endif
endmodule
