// One lane: its registers and operands. Stages, a clock each, with the instruction that the core shows beside them:
//
//   issue ── O: a0 is there, numbers of registers ── R: registers are there, operands ── E: into the units
//     ── vivante_units ── L: the result is there, as many clocks behind E as its unit and the lanes before it take ── W: written
//
// With DEEP operands take two stages, R and S, and results wait a clock before L.
//
// Every read port has a RAM of its own: three for temporaries, three for uniforms, so that indexed operands never meet.
// An operand that is written in the clock of its read or in the next one is taken from the write.
//
// A launch does not clear temporaries: it marks all rows of its group as fresh. A fresh row reads as 0, and the first write of it
// fills what it does not name with 0. A launch writes beside what instructions of other groups write, since even and odd groups have
// banks of their own; so does an output record read.
module vivante_lane #(
  parameter int unsigned GROUPS       = 4,
  parameter int unsigned LANE         = 0,
  parameter int unsigned BEATS        = 1,
  parameter bit          DEEP         = 1'b0,
  parameter int unsigned NUM_TEMPS    = 64,
  parameter int unsigned NUM_UNIFORMS = 256,
  parameter int unsigned CORE         = 0,
  localparam int unsigned GW          = GROUPS > 1 ? $clog2(GROUPS) : 1,
  localparam int unsigned TW          = $clog2(NUM_TEMPS),
  localparam int unsigned UW          = $clog2(NUM_UNIFORMS),
  localparam int unsigned BANKS       = GROUPS > 1 ? 2 : 1
) (
  input  logic                     clk_i,         // common_gate: where something is in O to S, L or W, or a row is written or read otherwise
  input  logic                     e_clk_i,       // of what is in E
  input  logic                     way_clk_i,     // of what is on its way from S to W
  input  logic                     rst_ni,

  // the pipeline
  input  logic                     issue_valid_i,
  input  vivante_core_pkg::group_t issue_group_i,
  input  logic                     o_valid_i,
  input  vivante_core_pkg::insn_t  o_insn_i,
  input  logic                     r_valid_i,
  input  vivante_core_pkg::insn_t  r_insn_i,
  input  logic                     s_valid_i,     // without DEEP what is in R
  input  vivante_core_pkg::insn_t  s_insn_i,
  input  vivante_core_pkg::insn_t  e_insn_i,
  input  logic                     l_valid_i,
  input  vivante_core_pkg::insn_t  l_insn_i,

  // E: operands, and where their result goes
  output logic [127:0]             a_o,
  output logic [127:0]             b_o,
  output logic [127:0]             c_o,
  output logic [127:0]             a0_o,
  output logic [31:0]              a0_sampler_o,  // the component of a0 that a sampler's number is added to
  output logic                     dst_ok_o,      // the destination exists
  output logic [6:0]               dst_o,

  // L
  input  logic [127:0]             result_i,
  input  logic [15:0]              be_i,
  input  logic                     a0_w_we_i,     // LOOP, ENDLOOP: a0.w
  input  logic [31:0]              a0_w_data_i,

  // a write of the shared units, in a clock in which no instruction is in L
  input  logic                     x_temp_i,
  input  vivante_core_pkg::group_t x_group_i,
  input  vivante_core_pkg::order_t x_order_i,
  input  logic [6:0]               x_row_i,
  input  logic [15:0]              x_be_i,
  input  logic [127:0]             x_data_i,

  // a write of a launch, in a clock in which no group of its bank writes
  input  logic                     new_clear_i,     // a0 := 0, i0 := 0, all temporaries fresh
  input  logic                     new_internal_i,
  input  logic                     new_temp_i,
  input  vivante_core_pkg::group_t new_group_i,
  input  vivante_core_pkg::order_t new_order_i,
  input  logic [6:0]               new_row_i,
  input  logic [127:0]             new_data_i,

  // an output record reads a temporary, in the place of operand peek_port_i; it is there in the next clock
  input  logic                     peek_i,
  input  logic [1:0]               peek_port_i,
  input  vivante_core_pkg::group_t peek_group_i,
  input  logic [7:0]               peek_row_i,
  output logic [127:0]             peek_data_o,

  // uniforms, written before the start; cleared after reset
  input  logic                     clear_i,
  input  logic                     uniform_we_i,
  input  logic [UW-1:0]            uniform_addr_i,
  input  logic [1:0]               uniform_word_i,
  input  logic [31:0]              uniform_data_i
);
  localparam int unsigned Held   = DEEP ? vivante_core_pkg::DeepHeld : 0;
  localparam int unsigned Early  = (DEEP ? vivante_core_pkg::DeepEarly : vivante_core_pkg::Early) + Held + BEATS - 1;
  localparam int unsigned Middle = (DEEP ? vivante_core_pkg::DeepMiddle : vivante_core_pkg::Middle) + Held + BEATS - 1;
  localparam int unsigned Late   = (DEEP ? vivante_core_pkg::DeepLate : vivante_core_pkg::Late) + Held + BEATS - 1;

  // ---- W: what an instruction writes, or a shared unit; beside it what a launch does ----
  logic                     w_temp_q, w_fresh_q, new_temp_q, new_clear_q, new_internal_q;
  logic [3:0]               w_a0_q;
  logic [GW-1:0]            w_group_q, new_group_q;
  vivante_core_pkg::order_t w_order_q, new_order_q;
  logic [6:0]               w_row_q;
  logic [TW-1:0]            new_row_q;
  logic [15:0]              w_be_q;
  logic [127:0]             w_data_q, new_data_q;
  logic [(1<<TW)-1:0]       w_marks_q, new_marks_q;  // which temporaries of its group are written then
  logic [15:0]              w_ram_be;    // a fresh row is written whole; what is not named is 0 in the data
  assign w_ram_be = !w_temp_q ? 16'd0 : w_fresh_q ? 16'hffff : w_be_q;

  // what each bank is told
  logic [BANKS-1:0]           bank_marked;
  logic [BANKS*16-1:0]        bank_be;
  logic [BANKS*GW-1:0]        bank_group;
  logic [BANKS*TW-1:0]        bank_row;
  logic [BANKS*128-1:0]       bank_data;
  logic [BANKS*(1<<TW)-1:0]   bank_marks;
  for (genvar b = 0; b < BANKS; b++) begin : gen_bank
    logic is_new;
    assign is_new                            = (new_temp_q || new_clear_q) && 32'(new_group_q) % BANKS == b;
    assign bank_marked[b]                    = is_new || (w_temp_q && 32'(w_group_q) % BANKS == b);
    assign bank_be[b*16 +: 16]               = is_new ? {16{new_temp_q}} : 32'(w_group_q) % BANKS == b ? w_ram_be : 16'd0;
    assign bank_group[b*GW +: GW]            = is_new ? new_group_q : w_group_q;
    assign bank_row[b*TW +: TW]              = is_new ? new_row_q : w_row_q[TW-1:0];
    assign bank_data[b*128 +: 128]           = is_new ? new_data_q : w_data_q;
    assign bank_marks[b*(1<<TW) +: (1<<TW)]  = is_new ? new_marks_q : w_marks_q;
  end

  // ---- issue: a0 and i0 ----
  logic [127:0] a0, internal;
  common_ram #(.WIDTH(128), .DEPTH(GROUPS), .GRANULE(32), .CORE(CORE), .TAP(vivante_core_pkg::TapA0), .BANK(LANE)) u_a0 (
    .clk_i   (clk_i),
    .we_i    (new_clear_q ? 4'hf : w_a0_q),
    .waddr_i (new_clear_q ? new_group_q : w_group_q),
    .wdata_i (new_clear_q ? 128'd0 : w_data_q),
    .re_i    (issue_valid_i),
    .raddr_i (issue_group_i[GW-1:0]),
    .rdata_o (a0)
  );
  common_ram #(.WIDTH(128), .DEPTH(GROUPS), .GRANULE(128), .CORE(CORE), .TAP(vivante_core_pkg::TapInternal), .BANK(LANE)) u_internal (
    .clk_i   (clk_i),
    .we_i    (new_internal_q || new_clear_q),
    .waddr_i (new_group_q),
    .wdata_i (new_data_q),
    .re_i    (o_valid_i),
    .raddr_i (o_insn_i.group[GW-1:0]),
    .rdata_o (internal)
  );

  // ---- which temporaries are written: bit n of a group's row; copies for O, for L and for output records ----
  localparam int unsigned MarkW  = TW > 6 ? 64 : 1 << TW;   // of a RAM
  localparam int unsigned Parts  = (1 << TW) / MarkW;
  localparam int unsigned Copies = 3;
  localparam int unsigned Rows   = (GROUPS + BANKS - 1) / BANKS;
  localparam int unsigned RW     = Rows > 1 ? $clog2(Rows) : 1;
  logic [Copies*GW-1:0]               mark_group;
  logic [Copies*BANKS*(1<<TW)-1:0]    mark_rows;
  logic [(1<<TW)-1:0]                 o_written, l_written, peek_written;
  logic [GW-1:0]                      l_group;
  logic [6:0]                         l_row;
  assign mark_group   = {peek_group_i[GW-1:0], l_group, o_insn_i.group[GW-1:0]};
  for (genvar c = 0; c < Copies; c++) begin : gen_copy
    for (genvar b = 0; b < BANKS; b++) begin : gen_bank_marks
      for (genvar p = 0; p < Parts; p++) begin : gen_part
        common_ram #(.WIDTH(MarkW), .DEPTH(Rows), .GRANULE(MarkW), .CORE(CORE), .TAP(vivante_core_pkg::TapWritten),
                     .BANK(((Copies * LANE + c) * BANKS + b) * Parts + p), .ASYNC(1'b1)) u_marks (
          .clk_i   (clk_i),
          .we_i    (bank_marked[b]),
          .waddr_i (RW'(32'(bank_group[b*GW +: GW]) / BANKS)),
          .wdata_i (bank_marks[b*(1<<TW) + p*MarkW +: MarkW]),
          .re_i    (1'b1),
          .raddr_i (RW'(32'(mark_group[c*GW +: GW]) / BANKS)),
          .rdata_o (mark_rows[(c*BANKS + b)*(1<<TW) + p*MarkW +: MarkW])
        );
      end
    end
  end
  assign o_written    = mark_rows[(0*BANKS + 32'(mark_group[0*GW +: GW]) % BANKS)*(1<<TW) +: (1<<TW)];
  assign l_written    = mark_rows[(1*BANKS + 32'(mark_group[1*GW +: GW]) % BANKS)*(1<<TW) +: (1<<TW)];
  assign peek_written = mark_rows[(2*BANKS + 32'(mark_group[2*GW +: GW]) % BANKS)*(1<<TW) +: (1<<TW)];

  // ---- O and R: the register of the destination; operands ----
  function automatic logic [31:0] offset(input logic [2:0] amode, input logic [127:0] address);
    unique case (amode)
      3'd1:    offset = address[31:0];
      3'd2:    offset = address[63:32];
      3'd3:    offset = address[95:64];
      3'd4:    offset = address[127:96];
      default: offset = 32'd0;
    endcase
  endfunction
  logic         s_dst_ok;
  logic [6:0]   s_dst;
  logic [127:0] s_a0;
  logic [31:0]  dst_number;
  logic [15:0]  passed_be_q;     // what was in W when the instruction was in O
  logic [127:0] passed_data_q;
  logic         r_dst_ok_q;
  logic [6:0]   r_dst_q;
  logic [127:0] r_a0_q;
  assign dst_number = 32'(o_insn_i.uop.dst) + offset(o_insn_i.uop.dst_amode, a0);
  always_ff @(posedge clk_i) begin
    if (o_valid_i) begin
      r_dst_ok_q <= dst_number < NUM_TEMPS;
      r_dst_q    <= dst_number[6:0];
      r_a0_q     <= a0;
    end
    if (w_temp_q) begin
      passed_be_q   <= w_ram_be;
      passed_data_q <= w_data_q;
    end
  end

  if (DEEP) begin : gen_s
    logic         s_dst_ok_q;
    logic [6:0]   s_dst_q;
    logic [127:0] s_a0_q;
    assign {s_dst_ok, s_dst, s_a0} = {s_dst_ok_q, s_dst_q, s_a0_q};
    always_ff @(posedge clk_i) if (r_valid_i) {s_dst_ok_q, s_dst_q, s_a0_q} <= {r_dst_ok_q, r_dst_q, r_a0_q};
  end else begin : gen_no_s
    assign {s_dst_ok, s_dst, s_a0} = {r_dst_ok_q, r_dst_q, r_a0_q};
  end

  logic [127:0]     operand [0:2];
  logic [3*128-1:0] peek_word;
  logic [1:0]       peek_port_q;
  logic             peek_there_q;
  always_ff @(posedge clk_i) begin
    if (peek_i) begin
      peek_port_q  <= peek_port_i;
      peek_there_q <= 32'(peek_row_i) < NUM_TEMPS && peek_written[peek_row_i[TW-1:0]];
    end
  end
  assign peek_data_o = peek_there_q ? peek_word[peek_port_q*128 +: 128] : '0;
  for (genvar k = 0; k < 3; k++) begin : gen_source
    vivante_core_pkg::slot_t   o_slot, s_slot;
    vivante_core_pkg::source_e r_from;
    assign o_slot = k == 0 ? o_insn_i.uop.a : k == 1 ? o_insn_i.uop.b : o_insn_i.uop.c;
    assign r_from = k == 0 ? r_insn_i.uop.a.from : k == 1 ? r_insn_i.uop.b.from : r_insn_i.uop.c.from;
    assign s_slot = k == 0 ? s_insn_i.uop.a : k == 1 ? s_insn_i.uop.b : s_insn_i.uop.c;
    vivante_source #(
      .GROUPS       (GROUPS),
      .DEEP         (DEEP),
      .NUM_TEMPS    (NUM_TEMPS),
      .NUM_UNIFORMS (NUM_UNIFORMS),
      .CORE         (CORE),
      .BANK         (LANE * 3 + k)
    ) u_source (
      .clk_i          (clk_i),
      .o_valid_i      (o_valid_i),
      .o_group_i      (o_insn_i.group[GW-1:0]),
      .o_slot_i       (o_slot),
      .o_offset_i     (offset(k == 0 ? o_insn_i.uop.a.amode : k == 1 ? o_insn_i.uop.b.amode : o_insn_i.uop.c.amode, a0)),
      .o_written_i    (o_written),
      .r_valid_i      (r_valid_i),
      .r_group_i      (r_insn_i.group[GW-1:0]),
      .r_from_i       (r_from),
      .r_internal_i   (internal),
      .s_valid_i      (s_valid_i),
      .s_slot_i       (s_slot),
      .s_extend_i     (s_insn_i.uop.extend),
      .s_modifier_i   (s_insn_i.uop.modifier),
      .s_scalar_i     (s_insn_i.uop.scalar && !s_insn_i.uop.first),
      .operand_o      (operand[k]),
      .peek_i         (peek_i && 32'(peek_port_i) == k),
      .peek_group_i   (peek_group_i[GW-1:0]),
      .peek_row_i     (peek_row_i[TW-1:0]),
      .peek_data_o    (peek_word[k*128 +: 128]),
      .w_temp_i       (w_temp_q),
      .w_group_i      (w_group_q),
      .w_row_i        (w_row_q),
      .w_be_i         (w_ram_be),
      .w_data_i       (w_data_q),
      .passed_be_i    (passed_be_q),
      .passed_data_i  (passed_data_q),
      .bank_be_i      (bank_be),
      .bank_group_i   (bank_group),
      .bank_row_i     (bank_row),
      .bank_data_i    (bank_data),
      .uniform_we_i   (clear_i ? 4'hf : 4'(uniform_we_i) << uniform_word_i),
      .uniform_addr_i (uniform_addr_i),
      .uniform_data_i (uniform_data_i)
    );
  end

  // ---- E: into the units ----
  logic [127:0] a_q, b_q, c_q, a0_q;
  logic [Late:0] dst_ok_q;       // entry n: n clocks behind E
  logic [6:0]    dst_q [0:Late];
  always_ff @(posedge e_clk_i) begin
    if (s_valid_i) begin
      a_q  <= operand[0];
      b_q  <= operand[1];
      c_q  <= operand[2];
      a0_q <= s_a0;
    end
  end
  always_ff @(posedge way_clk_i) begin
    if (s_valid_i) dst_q[0] <= s_dst;
    dst_ok_q <= {dst_ok_q[Late-1:0], s_dst_ok};
    for (int unsigned n = 1; n <= Late; n++) dst_q[n] <= dst_q[n-1];
  end
  assign a_o          = a_q;
  assign b_o          = b_q;
  assign c_o          = c_q;
  assign a0_o         = a0_q;
  assign a0_sampler_o = offset(e_insn_i.words[34:32], a0_q);
  assign dst_ok_o     = dst_ok_q[0];
  assign dst_o        = dst_q[0];

  // ---- L: what is to be written (3.4) ----
  logic [127:0] l_data;
  logic [15:0]  l_be;
  logic         l_on, l_dst_ok;
  logic [6:0]   l_dst;
  always_comb begin
    unique case (l_insn_i.uop.leave)
      vivante_core_pkg::LeaveLate:   {l_dst_ok, l_dst} = {dst_ok_q[Late], dst_q[Late]};
      vivante_core_pkg::LeaveMiddle: {l_dst_ok, l_dst} = {dst_ok_q[Middle], dst_q[Middle]};
      default:                       {l_dst_ok, l_dst} = {dst_ok_q[Early], dst_q[Early]};
    endcase
  end
  logic [(1<<TW)-1:0] l_marks;
  assign l_group = l_valid_i ? l_insn_i.group[GW-1:0] : x_group_i[GW-1:0];
  assign l_row   = l_valid_i ? l_dst : x_row_i;
  assign l_marks = l_written | (w_temp_q && w_group_q == l_group ? (1<<TW)'(1) << w_row_q[TW-1:0] : '0);
  vivante_result u_result (
    .valid_i (l_on),
    .uop_i   (l_insn_i.uop),
    .value_i (result_i),
    .be_i    (be_i),
    .data_o  (l_data),
    .be_o    (l_be)
  );
  // What the shared unit does is written by it.
  assign l_on = l_valid_i && l_insn_i.lanes[LANE] && !vivante_core_pkg::is_shared(l_insn_i.uop.unit);
  always_ff @(posedge clk_i) begin
    w_temp_q <= rst_ni && ((l_on && l_insn_i.uop.we && l_dst_ok && l_be != '0) || x_temp_i);
    w_a0_q   <= '0;
    if (l_valid_i || x_temp_i) begin
      w_fresh_q <= !l_marks[l_row[TW-1:0]];
      w_marks_q <= l_marks | (1<<TW)'(1) << l_row[TW-1:0];
      w_group_q <= l_group;
      w_row_q   <= l_row;
      w_order_q <= x_order_i;
      w_be_q    <= x_be_i;
      w_data_q  <= x_data_i;
    end
    if (l_valid_i) begin
      w_order_q <= l_insn_i.order;
      w_be_q    <= l_be;
      w_data_q  <= l_data;
      if (a0_w_we_i) begin
        w_a0_q           <= {rst_ni, 3'b000};
        w_data_q[127:96] <= a0_w_data_i;
      end else if (l_on && l_insn_i.uop.a0_we) begin
        w_a0_q <= {4{rst_ni}} & l_insn_i.uop.comps;
      end
    end
  end

  // ---- a launch: one at a time ----
  always_ff @(posedge clk_i) begin
    new_temp_q     <= rst_ni && new_temp_i;
    new_clear_q    <= rst_ni && new_clear_i;
    new_internal_q <= rst_ni && new_internal_i;
    if (new_temp_i || new_clear_i || new_internal_i) begin
      new_group_q <= new_group_i[GW-1:0];
      new_order_q <= new_order_i;
      new_row_q   <= new_row_i[TW-1:0];
      new_data_q  <= new_clear_i ? '0 : new_data_i;
      new_marks_q <= new_clear_i ? '0 : new_marks_q | (1<<TW)'(new_temp_i) << new_row_i[TW-1:0];
    end
  end

  // ---- taps: bytes of a component are named one by one where not all four are written (SWIZZLE) ----
  logic [3:0] whole, partly;
  always_comb begin
    for (int unsigned k = 0; k < 4; k++) begin
      whole[k]  = w_be_q[4*k +: 4] == 4'hf;
      partly[k] = w_be_q[4*k +: 4] != 4'h0 && !whole[k];
    end
  end
  common_tap_reg #(.CORE(CORE), .FILE(vivante_core_pkg::FileTemp), .LANES(4)) u_tap_temp (
    .clk_i       (clk_i),
    .valid_i     (w_temp_q && whole != 4'd0),
    .warp_i      (8'(w_group_q)),
    .order_i     (w_order_q),
    .row_warp_i  (8'(w_group_q)),
    .index_i     (16'(w_row_q[TW-1:0])),
    .lane_base_i (6'(4 * LANE)),
    .mask_i      (whole),
    .be_i        (4'hf),
    .data_i      (w_data_q)
  );
  for (genvar k = 0; k < 4; k++) begin : gen_tap_bytes
    common_tap_reg #(.CORE(CORE), .FILE(vivante_core_pkg::FileTemp), .LANES(1)) u_tap (
      .clk_i       (clk_i),
      .valid_i     (w_temp_q && partly[k]),
      .warp_i      (8'(w_group_q)),
      .order_i     (w_order_q),
      .row_warp_i  (8'(w_group_q)),
      .index_i     (16'(w_row_q[TW-1:0])),
      .lane_base_i (6'(4 * LANE + k)),
      .mask_i      (1'b1),
      .be_i        (w_be_q[4*k +: 4]),
      .data_i      (w_data_q[32*k +: 32])
    );
  end
  common_tap_reg #(.CORE(CORE), .FILE(vivante_core_pkg::FileTemp), .LANES(4)) u_tap_new (
    .clk_i       (clk_i),
    .valid_i     (new_temp_q),
    .warp_i      (8'(new_group_q)),
    .order_i     (new_order_q),
    .row_warp_i  (8'(new_group_q)),
    .index_i     (16'(new_row_q)),
    .lane_base_i (6'(4 * LANE)),
    .mask_i      (4'hf),
    .be_i        (4'hf),
    .data_i      (new_data_q)
  );
  common_tap_reg #(.CORE(CORE), .FILE(vivante_core_pkg::FileA0), .LANES(4)) u_tap_a0 (
    .clk_i       (clk_i),
    .valid_i     (new_clear_q || w_a0_q != 4'd0),
    .warp_i      (new_clear_q ? 8'(new_group_q) : 8'(w_group_q)),
    .order_i     (new_clear_q ? new_order_q : w_order_q),
    .row_warp_i  (new_clear_q ? 8'(new_group_q) : 8'(w_group_q)),
    .index_i     (16'd0),
    .lane_base_i (6'(4 * LANE)),
    .mask_i      (new_clear_q ? 4'hf : w_a0_q),
    .be_i        (4'hf),
    .data_i      (new_clear_q ? 128'd0 : w_data_q)
  );
  common_tap_reg #(.CORE(CORE), .FILE(vivante_core_pkg::FileInternal), .LANES(4)) u_tap_internal (
    .clk_i       (clk_i),
    .valid_i     (new_internal_q || new_clear_q),
    .warp_i      (8'(new_group_q)),
    .order_i     (new_order_q),
    .row_warp_i  (8'(new_group_q)),
    .index_i     (16'd0),
    .lane_base_i (6'(4 * LANE)),
    .mask_i      (4'hf),
    .be_i        (4'hf),
    .data_i      (new_data_q)
  );

`ifndef SYNTHESIS
  // What is due to be written to a0, from those that ask for it.
  logic [3:0]    a0_due_q;
  logic [GW-1:0] a0_due_group_q;
  always_ff @(posedge clk_i) begin
    a0_due_q <= '0;
    if (rst_ni && l_valid_i) a0_due_q <= a0_w_we_i ? 4'b1000 : l_on && l_insn_i.uop.a0_we ? l_insn_i.uop.comps : 4'd0;
    a0_due_group_q <= l_insn_i.group[GW-1:0];
  end
  always_ff @(posedge clk_i) begin
    if (rst_ni) begin
      a0_is_written: assert (a0_due_q == '0 || (w_a0_q == a0_due_q && !new_clear_q && w_group_q == a0_due_group_q))
        else $error("a write of a0 of group %0d is lost", a0_due_group_q);
      one_writer: assert (!(l_valid_i && x_temp_i))
        else $error("an instruction and a shared unit write in the same clock");
      one_writer_of_a_bank: assert (!((new_temp_q || new_clear_q) && w_temp_q && 32'(new_group_q) % BANKS == 32'(w_group_q) % BANKS))
        else $error("a launch and a group of its bank write in the same clock");
      one_writer_of_a0: assert (!(new_clear_q && w_a0_q != '0))
        else $error("a launch and an instruction write a0 in the same clock");
      row_exists: assert (!w_temp_q || 32'(w_row_q) < NUM_TEMPS)
        else $error("t%0d is written and does not exist", w_row_q);
      input_exists: assert (!new_temp_i || 32'(new_row_i) < NUM_TEMPS)
        else $error("input t%0d does not exist", new_row_i);
    end
  end
`endif
endmodule
