// Loads, stores, atomics and textures of a Tesla MP: the LSU, its retirement, and the memory port, which it
// shares with delivery.
module tesla_memory #(
  parameter int unsigned LANES   = 8,
  parameter bit          TEXTURE = 1'b1,
  parameter bit          COALESCE = 1'b1,
  parameter int unsigned CORE    = 0,
  localparam int unsigned BEATS = 32 / LANES,
  localparam int unsigned BW    = (BEATS > 1) ? $clog2(BEATS) : 1,
  localparam int unsigned W     = LANES * 32
) (
  // Clock and reset
  input  logic                   clk_i,
  input  logic                   rst_ni,

  // Of the launch, steady while it runs
  input  logic [1:0]             prog_type_i,
  input  logic [4:0]             local_log_i,

  // The g[] space of the instruction at hand: where it begins and ends
  output logic [3:0]             g_space_o,
  input  logic [31:0]            g_base_i,
  input  logic [31:0]            g_limit_i,

  // Pipe: a beat, held until ready
  input  logic                   lsu_valid_i,
  output logic                   lsu_ready_o,
  input  tesla_uop_pkg::beat_t   lsu_beat_i,
  input  logic [LANES-1:0]       lsu_mask_i,
  input  logic [W-1:0]           lsu_addr_i,
  input  logic [W-1:0]           lsu_data0_i,
  input  logic [W-1:0]           lsu_data1_i,

  // Pipe: what was loaded. A write is offered until one is ready; while it waits, another one may take
  // its place (tesla_lsu)
  output logic                   lwb_valid_o,
  input  logic                   lwb_ready_i,
  output tesla_core_pkg::warp_t  lwb_warp_o,
  output logic [6:0]             lwb_reg_o,
  output logic [BW-1:0]          lwb_beat_o,
  output logic [LANES-1:0]       lwb_mask_o,
  output logic [W-1:0]           lwb_data_o,
  output tesla_core_pkg::order_t lwb_order_o,

  // Pipe: has this warp nothing between there and write-back?
  output tesla_core_pkg::warp_t  ret_warp_o,
  input  logic                   lsu_clear_i,

  // Issue: an instruction is done, with these lines of the scoreboard; it retires here
  output logic                   ret_go_o,
  output logic [31:0]            ret_lines_o,
  output logic                   lsu_retire_o,

  // Control: it retires there, held until ready; what control retires
  output logic                   lsu_ctl_valid_o,
  input  logic                   lsu_ctl_ready_i,
  output tesla_uop_pkg::ctl_t    lsu_ctl_o,
  input  logic                   ctl_retire_i,
  input  tesla_core_pkg::warp_t  ctl_warp_i,

  // Delivery: a store to the output memory, held until ready
  input  logic                   out_mem_valid_i,
  output logic                   out_mem_ready_o,
  input  logic [31:0]            out_mem_addr_i,
  input  logic [LANES*4-1:0]     out_mem_be_i,
  input  logic [W-1:0]           out_mem_data_i,

  // Memory port
  output logic                   mem_req_valid_o,
  input  logic                   mem_req_ready_i,
  output logic                   mem_req_write_o,
  output logic                   mem_req_local_o,
  output logic                   mem_req_output_o,
  output logic [31:0]            mem_req_addr_o,
  output logic [LANES*4-1:0]     mem_req_be_o,
  output logic [LANES*32-1:0]    mem_req_data_o,
  input  logic                   mem_rsp_valid_i,
  input  logic [LANES*32-1:0]    mem_rsp_data_i,

  // Texture port
  output logic                   tex_req_valid_o,
  input  logic                   tex_req_ready_i,
  output logic [63:0]            tex_req_head_o,
  output logic [511:0]           tex_req_data_o,
  input  logic                   tex_rsp_valid_i,
  input  logic [511:0]           tex_rsp_data_i
);
  // LSU
  logic                   lsu_atom, lsu_mem_valid, lsu_mem_ready, lsu_mem_write, lsu_mem_local, ret_valid;
  logic                   ret_ready, ret_ctl, ret_wait_q;
  logic [31:0]            lsu_mem_addr, ret_active, ret_trap;
  logic [LANES*4-1:0]     lsu_mem_be;
  logic [W-1:0]           lsu_mem_data;
  tesla_core_pkg::warp_t  ret_wait_warp_q;
  tesla_core_pkg::order_t ret_order;
  logic [23:0]            ret_pc;
  logic [63:0]            ret_words;
  logic [6:0]             ret_reg;
  logic [2:0]             ret_count;
  logic [1:0]             ret_nwords;

  assign lsu_atom = lsu_beat_i.insn.uop.op == tesla_pkg::OP_ATOM;
  tesla_lsu #(
    .LANES   (LANES),
    .CORE    (CORE),
    .TEXTURE (TEXTURE),
    .COALESCE (COALESCE)
  ) u_lsu (
    .clk_i           (clk_i),
    .rst_ni          (rst_ni),
    .req_valid_i     (lsu_valid_i),
    .req_ready_o     (lsu_ready_o),
    .req_first_i     (lsu_beat_i.beat == 3'd0 && !lsu_beat_i.part),
    .req_last_i      (lsu_beat_i.last),
    .req_beat_i      (BW'(lsu_beat_i.beat)),
    .req_part_i      (lsu_beat_i.part),
    .req_warp_i      (lsu_beat_i.insn.warp),
    .req_order_i     (lsu_beat_i.insn.order),
    .req_store_i     (lsu_beat_i.insn.uop.b.used && !lsu_atom && !lsu_beat_i.insn.uop.tex),
    .req_atomic_i    (lsu_atom || lsu_beat_i.insn.uop.op == tesla_pkg::OP_RED),
    .req_local_i     (!lsu_beat_i.insn.uop.a.used),
    .req_tex_i       (lsu_beat_i.insn.uop.tex),
    .req_op_i        (lsu_beat_i.insn.uop.op),
    .req_size_i      (tesla_pkg::get_access(lsu_beat_i.insn.uop.words[63:32])),
    .req_space_i     (lsu_atom ? tesla_pkg::get_gmema_space(lsu_beat_i.insn.uop.words[31:0])
                               : tesla_pkg::get_gmem_space(lsu_beat_i.insn.uop.words[31:0])),
    .req_reg_i       (lsu_beat_i.insn.uop.d_index),
    .req_count_i     (lsu_beat_i.insn.uop.d_count),
    .req_pc_i        (lsu_beat_i.insn.uop.pc),
    .req_words_i     (lsu_beat_i.insn.uop.words),
    .req_active_i    (lsu_beat_i.insn.active),
    .req_mask_i      (lsu_mask_i),
    .req_addr_i      (lsu_addr_i),
    .req_data0_i     (lsu_data0_i),
    .req_data1_i     (lsu_data1_i),
    .local_log_i     (local_log_i),
    .g_space_o       (g_space_o),
    .g_base_i        (g_base_i),
    .g_limit_i       (g_limit_i),
    .mem_req_valid_o (lsu_mem_valid),
    .mem_req_ready_i (lsu_mem_ready),
    .mem_req_write_o (lsu_mem_write),
    .mem_req_local_o (lsu_mem_local),
    .mem_req_addr_o  (lsu_mem_addr),
    .mem_req_be_o    (lsu_mem_be),
    .mem_req_data_o  (lsu_mem_data),
    .mem_rsp_valid_i (mem_rsp_valid_i),
    .mem_rsp_data_i  (mem_rsp_data_i),
    .wb_valid_o      (lwb_valid_o),
    .wb_ready_i      (lwb_ready_i),
    .wb_warp_o       (lwb_warp_o),
    .wb_reg_o        (lwb_reg_o),
    .wb_beat_o       (lwb_beat_o),
    .wb_mask_o       (lwb_mask_o),
    .wb_data_o       (lwb_data_o),
    .wb_order_o      (lwb_order_o),
    .ret_valid_o     (ret_valid),
    .ret_ready_i     (ret_ready),
    .ret_warp_o      (ret_warp_o),
    .ret_order_o     (ret_order),
    .ret_pc_o        (ret_pc),
    .ret_words_o     (ret_words),
    .ret_active_o    (ret_active),
    .ret_trap_o      (ret_trap),
    .ret_reg_o       (ret_reg),
    .ret_count_o     (ret_count),
    .fragment_i      (prog_type_i == tesla_core_pkg::TypeFragment),
    .tex_req_valid_o (tex_req_valid_o),
    .tex_req_ready_i (tex_req_ready_i),
    .tex_req_head_o  (tex_req_head_o),
    .tex_req_data_o  (tex_req_data_o),
    .tex_rsp_valid_i (tex_rsp_valid_i),
    .tex_rsp_data_i  (tex_rsp_data_i)
  );

  // An LSU instruction retires behind its own way through write-back; with exit or join it does
  // so in tesla_control, and the next one waits for that: they retire in the order of their accesses.
  assign ret_ctl    = tesla_pkg::get_long_end(ret_words[63:32]) != 2'd0;
  assign ret_ready  = lsu_clear_i && !ret_wait_q && (!ret_ctl || lsu_ctl_ready_i);
  logic ret_clk;  // moves as instructions retire
  common_gate u_ret_clk (
    .clk_i(clk_i), .rst_ni(rst_ni), .clk_o(ret_clk),
    .moves_i(ret_go_o || ctl_retire_i));
  always_ff @(posedge ret_clk) begin
    if (!rst_ni)                                            ret_wait_q <= 1'b0;
    else if (ret_go_o && ret_ctl)                             ret_wait_q <= 1'b1;
    else if (ctl_retire_i && ctl_warp_i == ret_wait_warp_q)     ret_wait_q <= 1'b0;
    if (ret_go_o) ret_wait_warp_q <= ret_warp_o;
  end
  assign ret_go_o     = ret_valid && ret_ready;
  assign lsu_ctl_valid_o = ret_valid && ret_ctl && lsu_clear_i && !ret_wait_q;
  assign lsu_retire_o = ret_go_o && !ret_ctl;
  always_comb begin
    lsu_ctl_o        = '0;
    lsu_ctl_o.op     = tesla_pkg::OP_NOP;  // its work is done
    lsu_ctl_o.exit   = tesla_pkg::get_long_end(ret_words[63:32]) == 2'd1;
    lsu_ctl_o.join_  = tesla_pkg::get_long_end(ret_words[63:32]) == 2'd2;
    lsu_ctl_o.warp   = ret_warp_o;
    lsu_ctl_o.order  = ret_order;
    lsu_ctl_o.words  = ret_words;
    lsu_ctl_o.pc     = ret_pc;
    lsu_ctl_o.nwords = ret_nwords;
    lsu_ctl_o.trap   = ret_trap;
    lsu_ctl_o.active = ret_active;
    ret_lines_o      = '0;
    for (int unsigned k = 0; k < 4; k++) begin
      if (k < 32'(ret_count)) ret_lines_o[ret_reg[4:0] + 5'(k)] = 1'b1;
    end
  end
  assign ret_nwords = {tesla_pkg::get_is_long(ret_words[31:0]), !tesla_pkg::get_is_long(ret_words[31:0])};
  common_tap_retire #(
    .CORE (CORE)
  ) u_tap_lsu (
    .clk_i     (clk_i),
    .valid_i   (lsu_retire_o),
    .launch_i  (1'b0),
    .warp_i    (8'(ret_warp_o)),
    .order_i   (ret_order),
    .pc_i      ({8'd0, ret_pc}),
    .nwords_i  ({1'b0, ret_nwords}),
    .words_i   ({64'd0, ret_words}),
    .active_i  (ret_active),
    .next_pc_i ({8'd0, ret_pc + {20'd0, ret_nwords, 2'd0}}),
    .trap_i    (ret_trap),
    .done_i    (1'b0),
    .args_i    (128'd0)
  );

  tesla_port #(
    .LANES (LANES)
  ) u_port (
    .clk_i            (clk_i),
    .rst_ni           (rst_ni),
    .lsu_valid_i      (lsu_mem_valid),
    .lsu_ready_o      (lsu_mem_ready),
    .lsu_write_i      (lsu_mem_write),
    .lsu_local_i      (lsu_mem_local),
    .lsu_addr_i       (lsu_mem_addr),
    .lsu_be_i         (lsu_mem_be),
    .lsu_data_i       (lsu_mem_data),
    .out_valid_i      (out_mem_valid_i),
    .out_ready_o      (out_mem_ready_o),
    .out_addr_i       (out_mem_addr_i),
    .out_be_i         (out_mem_be_i),
    .out_data_i       (out_mem_data_i),
    .mem_req_valid_o  (mem_req_valid_o),
    .mem_req_ready_i  (mem_req_ready_i),
    .mem_req_write_o  (mem_req_write_o),
    .mem_req_local_o  (mem_req_local_o),
    .mem_req_output_o (mem_req_output_o),
    .mem_req_addr_o   (mem_req_addr_o),
    .mem_req_be_o     (mem_req_be_o),
    .mem_req_data_o   (mem_req_data_o)
  );

`ifndef SYNTHESIS
  common_held #(.WIDTH($bits(tesla_uop_pkg::ctl_t))) stalled_ctl_stable (
    .clk_i   (clk_i),
    .rst_ni  (rst_ni),
    .valid_i (lsu_ctl_valid_o),
    .ready_i (lsu_ctl_ready_i),
    .data_i  (lsu_ctl_o)
  );
  always_ff @(posedge clk_i) begin
    if (rst_ni) begin
      retires_here_or_in_control: assert (!(lsu_retire_o && lsu_ctl_valid_o))
        else $error("an instruction retires here and in control");
    end
  end
`endif
endmodule
