// One beat on its way from the operand buffers to the execution queue: picks halves and
// immediates, evaluates the predicate, adds up addresses, and in the next clock sends s[] and c[]
// requests. It moves on when they are taken.
module tesla_agu #(
  parameter int unsigned LANES = 8
) (
  input  logic                 clk_i,
  input  logic                 rst_ni,
  input  logic [7:0]           regs_i,         // NREG
  input  logic [1:0]           type_i,         // of the program
  input  logic [7:0]           inputs_i,       // words of a[] or v[] of a thread
  input  logic [31:0]          visible_i,      // of the warp: lanes that count for l[] and live textures
  input  logic [31:0]          clock_i,        // $clock
  input  logic                 valid_i,        // from tesla_collect
  output logic                 ready_o,
  input  tesla_uop_pkg::beat_t beat_i,
  input  logic [LANES*32-1:0]  a_i,
  input  logic [LANES*32-1:0]  b_i,
  input  logic [LANES*32-1:0]  c_i,
  input  logic [LANES*16-1:0]  areg_i,
  input  logic [LANES*4-1:0]   cc_i,
  output logic                 shared_valid_o, // base, size, warp and order come from beat_o
  input  logic                 shared_ready_i,
  output logic                 const_valid_o,
  input  logic                 const_ready_i,
  output logic [LANES-1:0]     mask_o,         // of both requests
  output logic [LANES*16-1:0]  shared_addr_o,
  output logic [LANES*16-1:0]  const_addr_o,
  output logic                 valid_o,        // to tesla_exec, with the requests sent
  input  logic                 ready_i,
  input  logic                 room_i,         // tesla_exec has room for answers; does not depend on valid_o
  output tesla_uop_pkg::beat_t beat_o,
  output logic [LANES-1:0]     exec_o,         // lanes that execute
  output logic [LANES*32-1:0]  a_o,            // LSU and st o[]: address; of l[] with bit 31: limits do not count
  output logic [LANES*32-1:0]  b_o,
  output logic [LANES*32-1:0]  c_o,
  output logic [LANES*4-1:0]   cc_o,
  output logic [LANES*16-1:0]  inc_o,          // $a after the post-increment
  output logic                 vote_o
);
  localparam int unsigned W = LANES * 32;

  tesla_uop_pkg::uop_t uop;
  logic [31:0]         w0, w1;
  assign uop = beat_i.insn.uop;
  assign w0  = uop.words[31:0];
  assign w1  = uop.words[63:32];

  // Who executes. The first pass of a two-pass vote only looks at predicates.
  logic [LANES-1:0] pass, active, exec;
  tesla_pred #(
    .LANES (LANES)
  ) u_pred (
    .code_i (tesla_pkg::get_long_predicate(w1)),
    .cc_i   (cc_i),
    .pass_o (pass)
  );
  assign active = LANES'(beat_i.insn.active >> (32'(beat_i.beat) * LANES));
  assign exec   = uop.pred ? active & pass : active;

  logic work_clk, fire, is_vote, is_special, any_q, all_q;
  assign fire    = valid_i && ready_o;
  assign is_vote = uop.op == tesla_pkg::OP_VOTE;
  assign is_special = uop.op == tesla_pkg::OP_MOV_FROM_SR;
  always_ff @(posedge work_clk) begin
    if (fire && is_vote && !beat_i.part) begin
      any_q <= |(active & pass) || (any_q && beat_i.beat != 3'd0);
      all_q <= &(~active | pass) && (all_q || beat_i.beat == 3'd0);
    end
  end

  // A store or atomic whose data register is not allocated is not performed (sheet 1.1), nor is one to l[], or a
  // live texture instruction, in lanes that are not visible.
  logic [LANES-1:0] mask, seen;
  assign seen = LANES'(visible_i >> (32'(beat_i.beat) * LANES));
  always_comb begin
    mask = exec;
    if (uop.op == tesla_pkg::OP_ST_L || uop.live) mask = exec & seen;
    if (uop.s_write || uop.op == tesla_pkg::OP_ST_O) begin
      if ({1'b0, uop.c.index} >= regs_i) mask = '0;
    end else if (uop.lsu && !uop.tex && uop.b.used && {1'b0, uop.b.index} >= regs_i) begin
      mask = '0;
    end
  end

  // Operands and addresses, lane by lane. Inputs of graphics programs are rows of s[], one word a lane; an address
  // beyond them lies outside any s[].
  logic [W-1:0]        a, b, c;
  logic [LANES*16-1:0] addr, inc;
  logic [31:0]         imm;
  always_comb begin
    imm = tesla_pkg::get_i32_immediate(uop.words);
    if (uop.imm == tesla_uop_pkg::ImmHalf)  imm[31:16] = '0;
    if (uop.imm == tesla_uop_pkg::ImmShift) imm = {25'd0, tesla_pkg::get_k7_constant(w0)};
  end
  // $sr. Only the register looks at $clock: all logic behind it would have something to do in every clock.
  function automatic logic [31:0] special(input logic [4:0] lane);
    special = '0;  // the performance counters and what sheet 1.3 does not name
    if (tesla_pkg::get_sr(w1) == 4'd0)      special = {19'd0, beat_i.insn.warp, 3'd0, lane};
    else if (tesla_pkg::get_sr(w1) == 4'd1) special = clock_i;
    else if (tesla_pkg::get_sr(w1) == 4'd3 && type_i == tesla_core_pkg::TypeGeometry) special = 32'h20;
  endfunction
  for (genvar l = 0; l < LANES; l++) begin : g_lane
    logic [15:0] areg, sum, at, row;
    logic [16:0] vertex;
    assign areg = areg_i[l*16 +: 16];
    assign sum  = areg + uop.off;
    assign at   = uop.inc ? areg : sum;
    assign inc[l*16 +: 16] = sum;
    always_comb begin
      row = {2'b00, at[15:2]};
      if (uop.s_in == tesla_uop_pkg::InInterpolated) row = row + {row[14:0], 1'b0} + {14'd0, uop.sample};
      vertex = {1'b0, at[15:2], 2'd0} + {2'd0, inputs_i, 7'd0};
      unique case (uop.s_in)
        tesla_uop_pkg::InShared:    addr[l*16 +: 16] = at;
        tesla_uop_pkg::InPrimitive: addr[l*16 +: 16] = vertex[16] ? 16'hffff : vertex[15:0];
        default: begin
          addr[l*16 +: 16] = {2'b00, row[6:0], 5'(32'(beat_i.beat) * LANES + l), 2'b00};
          if (row >= {8'd0, inputs_i}) addr[l*16 +: 16] = 16'hffff;
        end
      endcase
    end
    always_comb begin
      a[l*32 +: 32] = a_i[l*32 +: 32];
      if (uop.a.half) a[l*32 +: 32] = {16'd0, uop.a.high ? a_i[l*32+16 +: 16] : a_i[l*32 +: 16]};
      if (uop.op == tesla_pkg::OP_MOV_FROM_A || uop.op == tesla_pkg::OP_ADD_TO_A) begin
        a[l*32 +: 32] = {16'd0, areg};
      end
      if (uop.op == tesla_pkg::OP_LD_L || uop.op == tesla_pkg::OP_ST_L || uop.op == tesla_pkg::OP_ST_O) begin
        a[l*32 +: 32] = {uop.op == tesla_pkg::OP_LD_L && !seen[l], 15'd0, at};
      end
      b[l*32 +: 32] = b_i[l*32 +: 32];
      if (uop.b.half) b[l*32 +: 32] = {16'd0, uop.b.high ? b_i[l*32+16 +: 16] : b_i[l*32 +: 16]};
      if (uop.imm != tesla_uop_pkg::ImmNone) b[l*32 +: 32] = imm;
      c[l*32 +: 32] = c_i[l*32 +: 32];
      if (uop.c.half) c[l*32 +: 32] = {16'd0, uop.c.high ? c_i[l*32+16 +: 16] : c_i[l*32 +: 16]};
    end
  end

  // The beat, registered, with its requests
  logic                 valid_q, vote_q, s_need_q, c_need_q, s_sent_q, c_sent_q;
  tesla_uop_pkg::beat_t beat_q;
  logic [LANES-1:0]     exec_q, mask_q;
  logic [W-1:0]         a_q, b_q, c_q;
  logic [LANES*4-1:0]   cc_q;
  logic [LANES*16-1:0]  addr_q, inc_q;
  logic                 s_done, c_done;
  assign s_done  = !s_need_q || s_sent_q || shared_ready_i;
  assign c_done  = !c_need_q || c_sent_q || const_ready_i;
  assign valid_o = valid_q && s_done && c_done;
  assign ready_o = !valid_q || (s_done && c_done && ready_i);
  assign shared_valid_o = valid_q && room_i && s_need_q && !s_sent_q;
  assign const_valid_o  = valid_q && room_i && c_need_q && !c_sent_q;
  always_ff @(posedge work_clk) begin
    if (!rst_ni) begin
      valid_q  <= 1'b0;
      s_sent_q <= 1'b0;
      c_sent_q <= 1'b0;
    end else if (ready_o) begin
      valid_q  <= valid_i;
      s_sent_q <= 1'b0;
      c_sent_q <= 1'b0;
    end else begin
      if (shared_valid_o && shared_ready_i) s_sent_q <= 1'b1;
      if (const_valid_o && const_ready_i)   c_sent_q <= 1'b1;
    end
    for (int unsigned l = 0; l < LANES; l++)
      if (fire) a_q[l*32 +: 32] <= is_special ? special(5'(32'(beat_i.beat) * LANES + l)) : a[l*32 +: 32];
    if (fire) begin
      beat_q   <= beat_i;
      exec_q   <= exec;
      mask_q   <= mask;
      b_q      <= b;
      c_q      <= c;
      cc_q     <= cc_i;
      addr_q   <= addr;
      inc_q    <= inc;
      vote_q   <= tesla_pkg::get_vote_any(w0) ? any_q : all_q;
      s_need_q <= uop.s_use && !(beat_i.part && uop.two);
      c_need_q <= uop.c_use;
    end
  end
  // Moves while a beat is here.
  common_gate u_work_clk (
    .clk_i(clk_i), .rst_ni(rst_ni), .clk_o(work_clk),
    .moves_i(valid_i || valid_q));

  assign mask_o        = mask_q;
  for (genvar l = 0; l < LANES; l++) begin : g_direct
    logic [15:0] row;
    assign row = {2'b00, beat_q.insn.uop.s_row, 5'(32'(beat_q.beat) * LANES + l), 2'b00};
    always_comb begin
      shared_addr_o[l*16 +: 16] = addr_q[l*16 +: 16];
      if (beat_q.insn.uop.s_direct)
        shared_addr_o[l*16 +: 16] = ({1'b0, beat_q.insn.uop.s_row} < inputs_i) ? row : 16'hffff;
    end
  end
  assign const_addr_o  = beat_q.insn.uop.c_direct ? {LANES{7'd0, beat_q.insn.uop.c_off}} : addr_q;
  assign beat_o = beat_q;
  assign exec_o = exec_q;
  assign a_o    = a_q;
  assign b_o    = b_q;
  assign c_o    = c_q;
  assign cc_o   = cc_q;
  assign inc_o  = inc_q;
  assign vote_o = vote_q;

`ifndef SYNTHESIS
  common_held #(.WIDTH($bits(tesla_uop_pkg::beat_t) + W)) stalled_beat_stable (
    .clk_i   (clk_i),
    .rst_ni  (rst_ni),
    .valid_i (valid_i),
    .ready_i (ready_o),
    .data_i  ({beat_i, a_i})
  );
`endif
endmodule
