// tally: one hart, one instruction (tally_pkg.sv). It fetches a word, adds, writes, and goes on.
// The registers are 0 after a reset, for the core clears them before it is no longer busy.
module tally_core #(
  parameter int unsigned REGS = 16
) (
  input  logic        clk_i,
  input  logic        rst_ni,
  // control: a pulse of start_i begins at pc 0; there are no configuration registers
  input  logic        start_i,
  input  logic        cfg_valid_i,
  input  logic [7:0]  cfg_addr_i,
  input  logic [31:0] cfg_data_i,
  output logic        busy_o,
  // code: a request is held until ready; its word comes one or more clocks later
  output logic        code_req_valid_o,
  input  logic        code_req_ready_i,
  output logic [31:0] code_req_addr_o,
  input  logic        code_rsp_valid_i,
  input  logic [31:0] code_rsp_data_i
);
  localparam int unsigned AW = $clog2(REGS);

  typedef enum logic [2:0] {Clear, Idle, Fetch, Wait, Read, Write} state_e;
  state_e state_d, state_q;

  logic [AW-1:0] clear_q;
  logic [31:0]   pc_q, order_q, word_q;
  logic [31:0]   source, sum;
  logic          illegal, done, retire, write, clear;

  assign busy_o           = state_q != Idle || start_i;
  assign code_req_valid_o = state_q == Fetch;
  assign code_req_addr_o  = pc_q;

  assign illegal = word_q[23:17] != '0 || 32'(word_q[31:28]) >= REGS || 32'(word_q[27:24]) >= REGS;
  assign sum     = source + {{16{word_q[15]}}, word_q[15:0]};
  assign retire  = state_q == Write;
  assign clear   = rst_ni && state_q == Clear;
  assign write   = retire && !illegal;
  assign done    = illegal || word_q[16];

  always_comb begin
    state_d = state_q;
    unique case (state_q)
      Clear:   if (32'(clear_q) == REGS - 1) state_d = Idle;
      Idle:    if (start_i) state_d = Fetch;
      Fetch:   if (code_req_ready_i) state_d = Wait;
      Wait:    if (code_rsp_valid_i) state_d = Read;
      Read:    state_d = Write;
      Write:   state_d = done ? Idle : Fetch;
      default: state_d = Clear;
    endcase
  end

  always_ff @(posedge clk_i) begin
    if (!rst_ni) begin
      state_q <= Clear;
      clear_q <= '0;
      pc_q    <= '0;
      order_q <= '0;
    end else begin
      state_q <= state_d;
      if (state_q == Clear) clear_q <= clear_q + 1'b1;
      if (retire) begin
        pc_q    <= pc_q + 32'd4;
        order_q <= order_q + 32'd1;
      end
    end
    if (code_rsp_valid_i) word_q <= code_rsp_data_i;
  end

  // The registers. TAP 1: the sweep reads this RAM.
  common_ram #(.WIDTH(32), .DEPTH(REGS), .TAP(1)) u_regs (
    .clk_i,
    .we_i   (write || clear),
    .waddr_i(clear ? clear_q : word_q[28+:AW]),
    .wdata_i(clear ? 32'd0 : sum),
    .re_i   (state_q == Read),
    .raddr_i(word_q[24+:AW]),
    .rdata_o(source)
  );

  common_tap_reg #(.LANES(1)) u_tap_reg (
    .clk_i,
    .valid_i    (write),
    .warp_i     ('0),
    .order_i    (order_q),
    .row_warp_i ('0),
    .index_i    (16'(word_q[28+:AW])),
    .lane_base_i('0),
    .mask_i     (1'b1),
    .be_i       (4'hf),
    .data_i     (sum)
  );

  common_tap_retire u_tap_retire (
    .clk_i,
    .valid_i  (retire),
    .launch_i (1'b0),
    .warp_i   ('0),
    .order_i  (order_q),
    .pc_i     (pc_q),
    .nwords_i (3'd1),
    .words_i  ({96'd0, word_q}),
    .active_i (32'd1),
    .next_pc_i(pc_q + 32'd4),
    .trap_i   (illegal ? tally_pkg::Illegal : 32'd0),
    .done_i   (done),
    .args_i   ('0)
  );

  logic unused;
  assign unused = ^{cfg_valid_i, cfg_addr_i, cfg_data_i};

`ifndef SYNTHESIS
  logic waits_q;
  logic [31:0] addr_q;
  always_ff @(posedge clk_i) begin
    waits_q <= rst_ni && code_req_valid_o && !code_req_ready_i;
    addr_q  <= code_req_addr_o;
    if (waits_q) begin
      code_request_held : assert (code_req_valid_o && code_req_addr_o == addr_q);
    end
    if (rst_ni && code_rsp_valid_i) begin
      code_response_expected : assert (state_q == Wait);
    end
  end
`endif
endmodule
