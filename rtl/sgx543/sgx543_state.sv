// What a slot has beside its registers: predicates, index registers, LINK, MOE, PHASE. Read in the clock in which it is asked for.
module sgx543_state #(
  parameter int unsigned INSTANCES = 4,
  parameter int unsigned CORE      = 0,
  localparam int unsigned SW       = INSTANCES > 1 ? $clog2(INSTANCES) : 1
) (
  input  logic                     clk_i,
  input  logic                     rst_ni,

  input  sgx543_core_pkg::slot_t   slot_i,          // of the pass that is prepared
  output logic [3:0]               pred_o,
  output logic [63:0]              index_o,         // idx2, idx1
  output logic [19:0]              link_o,
  output logic [104:0]             moe_o,           // row k of file moe in bits 21k+20:21k
  output logic [34:0]              phase_o,         // addr, row 0 of file phase
  // of the same instruction
  input  sgx543_core_pkg::order_t  order_i,
  input  logic                     link_we_i,
  input  logic [19:0]              link_i,
  input  logic [4:0]               moe_we_i,
  input  logic [104:0]             moe_i,
  input  logic [1:0]               phase_we_i,      // row 1, row 0
  input  logic [34:0]              phase_i,

  input  sgx543_core_pkg::slot_t   r_slot_i,        // of a pass that reads its operands
  output logic [63:0]              r_index_o,

  // what the data path writes
  input  logic                     w_pred_we_i,
  input  logic [1:0]               w_index_we_i,
  input  sgx543_core_pkg::slot_t   w_slot_i,
  input  sgx543_core_pkg::order_t  w_order_i,
  input  logic [1:0]               w_pred_number_i,
  input  logic                     w_pred_i,
  input  logic [63:0]              w_index_i,

  // what a launch sets; held until ready
  input  logic                     x_valid_i,
  output logic                     x_ready_o,
  input  sgx543_core_pkg::slot_t   x_slot_i,
  input  sgx543_core_pkg::order_t  x_order_i
);
  logic x_takes, unused;
  assign x_ready_o = !(w_pred_we_i || w_index_we_i != '0 || link_we_i || moe_we_i != '0 || phase_we_i != '0);
  assign x_takes   = x_valid_i && x_ready_o;
  assign unused    = ^{slot_i, r_slot_i};

  // ---- predicates ----
  logic [3:0] pred_we;
  logic [3:0] w_slot_pred;
  assign pred_we     = x_takes ? 4'hf : w_pred_we_i ? 4'd1 << w_pred_number_i : 4'h0;
  assign w_slot_pred = x_takes ? x_slot_i : w_slot_i;
  common_ram #(.WIDTH(4), .DEPTH(INSTANCES), .GRANULE(1), .CORE(CORE), .TAP(sgx543_core_pkg::TapPred), .BANK(0), .ASYNC(1'b1)) u_pred (
    .clk_i   (clk_i),
    .we_i    (pred_we),
    .waddr_i (w_slot_pred[SW-1:0]),
    .wdata_i (x_takes ? 4'h0 : {4{w_pred_i}}),
    .re_i    (1'b1),
    .raddr_i (slot_i[SW-1:0]),
    .rdata_o (pred_o)
  );

  // ---- index registers ----
  logic [1:0]  index_we;
  logic [63:0] index_data;
  assign index_we   = x_takes ? 2'b11 : w_index_we_i;
  assign index_data = x_takes ? 64'd0 : w_index_i;
  for (genvar n = 0; n < 2; n++) begin : gen_index
    logic [63:0] read;
    common_ram #(.WIDTH(64), .DEPTH(INSTANCES), .GRANULE(32), .CORE(CORE), .TAP(sgx543_core_pkg::TapIndex), .BANK(n), .ASYNC(1'b1)) u_index (
      .clk_i   (clk_i),
      .we_i    (index_we),
      .waddr_i (w_slot_pred[SW-1:0]),
      .wdata_i (index_data),
      .re_i    (1'b1),
      .raddr_i (n == 0 ? slot_i[SW-1:0] : r_slot_i[SW-1:0]),
      .rdata_o (read)
    );
  end
  assign index_o   = gen_index[0].read;
  assign r_index_o = gen_index[1].read;

  // ---- LINK, MOE, PHASE ----
  localparam logic [20:0] Step = 21'h001000;   // by one
  logic [3:0]   f_slot;
  logic [4:0]   moe_we;
  logic [104:0] moe_data;
  logic [1:0]   phase_we;
  logic [34:0]  phase_data;
  logic [19:0]  link_data;
  assign f_slot     = x_takes ? x_slot_i : slot_i;
  assign moe_we     = x_takes ? 5'h1f : moe_we_i;
  assign moe_data   = x_takes ? {21'd0, {4{Step}}} : moe_i;
  assign phase_we   = x_takes ? 2'b11 : phase_we_i;
  assign phase_data = x_takes ? 35'd0 : phase_i;
  assign link_data  = x_takes ? 20'd0 : link_i;
  common_ram #(.WIDTH(20), .DEPTH(INSTANCES), .GRANULE(20), .CORE(CORE), .TAP(sgx543_core_pkg::TapLink), .BANK(0), .ASYNC(1'b1)) u_link (
    .clk_i   (clk_i),
    .we_i    (x_takes || link_we_i),
    .waddr_i (f_slot[SW-1:0]),
    .wdata_i (link_data),
    .re_i    (1'b1),
    .raddr_i (slot_i[SW-1:0]),
    .rdata_o (link_o)
  );
  common_ram #(.WIDTH(105), .DEPTH(INSTANCES), .GRANULE(21), .CORE(CORE), .TAP(sgx543_core_pkg::TapMoe), .BANK(0), .ASYNC(1'b1)) u_moe (
    .clk_i   (clk_i),
    .we_i    (moe_we),
    .waddr_i (f_slot[SW-1:0]),
    .wdata_i (moe_data),
    .re_i    (1'b1),
    .raddr_i (slot_i[SW-1:0]),
    .rdata_o (moe_o)
  );
  common_ram #(.WIDTH(35), .DEPTH(INSTANCES), .GRANULE(1), .CORE(CORE), .TAP(sgx543_core_pkg::TapPhase), .BANK(0), .ASYNC(1'b1)) u_phase (
    .clk_i   (clk_i),
    .we_i    ({{20{phase_we[1]}}, {15{phase_we[0]}}}),
    .waddr_i (f_slot[SW-1:0]),
    .wdata_i (phase_data),
    .re_i    (1'b1),
    .raddr_i (slot_i[SW-1:0]),
    .rdata_o (phase_o)
  );

  // ---- taps: of the data path's and of the front's files ----
  logic [3:0]              w_slot;
  sgx543_core_pkg::order_t w_order, f_order;
  assign w_slot  = w_slot_pred;
  assign w_order = x_takes ? x_order_i : w_order_i;
  assign f_order = x_takes ? x_order_i : order_i;
  for (genvar n = 0; n < 4; n++) begin : gen_tap_pred
    common_tap_reg #(.CORE(CORE), .FILE(sgx543_core_pkg::FilePred), .LANES(1)) u_tap (
      .clk_i (clk_i), .valid_i (pred_we[n]), .warp_i (8'(w_slot)), .order_i (w_order), .row_warp_i (8'(w_slot)), .index_i (16'(n)),
      .lane_base_i (6'd0), .mask_i (1'b1), .be_i (4'hf), .data_i ({31'd0, !x_takes && w_pred_i}));
  end
  for (genvar n = 0; n < 2; n++) begin : gen_tap_index
    common_tap_reg #(.CORE(CORE), .FILE(sgx543_core_pkg::FileIndex), .LANES(1)) u_tap (
      .clk_i (clk_i), .valid_i (index_we[n]), .warp_i (8'(w_slot)), .order_i (w_order), .row_warp_i (8'(w_slot)), .index_i (16'(n)),
      .lane_base_i (6'd0), .mask_i (1'b1), .be_i (4'hf), .data_i (index_data[32*n +: 32]));
  end
  common_tap_reg #(.CORE(CORE), .FILE(sgx543_core_pkg::FileLink), .LANES(1)) u_tap_link (
    .clk_i (clk_i), .valid_i (x_takes || link_we_i), .warp_i (8'(f_slot)), .order_i (f_order), .row_warp_i (8'(f_slot)), .index_i (16'd0),
    .lane_base_i (6'd0), .mask_i (1'b1), .be_i (4'hf), .data_i ({12'd0, link_data}));
  for (genvar n = 0; n < 5; n++) begin : gen_tap_moe
    common_tap_reg #(.CORE(CORE), .FILE(sgx543_core_pkg::FileMoe), .LANES(1)) u_tap (
      .clk_i (clk_i), .valid_i (moe_we[n]), .warp_i (8'(f_slot)), .order_i (f_order), .row_warp_i (8'(f_slot)), .index_i (16'(n)),
      .lane_base_i (6'd0), .mask_i (1'b1), .be_i (4'hf), .data_i ({11'd0, moe_data[21*n +: 21]}));
  end
  common_tap_reg #(.CORE(CORE), .FILE(sgx543_core_pkg::FilePhase), .LANES(1)) u_tap_phase (
    .clk_i (clk_i), .valid_i (phase_we[0]), .warp_i (8'(f_slot)), .order_i (f_order), .row_warp_i (8'(f_slot)), .index_i (16'd0),
    .lane_base_i (6'd0), .mask_i (1'b1), .be_i (4'hf), .data_i ({17'd0, phase_data[14:0]}));
  common_tap_reg #(.CORE(CORE), .FILE(sgx543_core_pkg::FilePhase), .LANES(1)) u_tap_address (
    .clk_i (clk_i), .valid_i (phase_we[1]), .warp_i (8'(f_slot)), .order_i (f_order), .row_warp_i (8'(f_slot)), .index_i (16'd1),
    .lane_base_i (6'd0), .mask_i (1'b1), .be_i (4'hf), .data_i ({12'd0, phase_data[34:15]}));

`ifndef SYNTHESIS
  common_held #(.WIDTH(4)) stalled_launch_stable (
    .clk_i   (clk_i),
    .rst_ni  (rst_ni),
    .valid_i (x_valid_i),
    .ready_i (x_ready_o),
    .data_i  (x_slot_i)
  );
  // What each RAM is given, against all that ask for a write of it: none is lost to a launch, or to another one.
  logic pred_done, index_done, front_done;
  assign pred_done  = !w_pred_we_i || (pred_we[w_pred_number_i] && !x_takes && w_slot_pred == w_slot_i);
  assign index_done = (w_index_we_i & ~index_we) == '0
                      && (w_index_we_i == '0 || (w_slot_pred == w_slot_i && index_data == w_index_i));
  assign front_done = (moe_we_i & ~moe_we) == '0 && (phase_we_i & ~phase_we) == '0
                      && (!link_we_i || link_data == link_i) && (moe_we_i == '0 || moe_data == moe_i)
                      && (phase_we_i == '0 || phase_data == phase_i)
                      && ((!link_we_i && moe_we_i == '0 && phase_we_i == '0) || f_slot == slot_i);
  always_ff @(posedge clk_i) begin
    if (rst_ni) begin
      data_path_is_written: assert (pred_done && index_done)
        else $error("a write of a predicate or index register of slot %0d is lost", w_slot_i);
      front_is_written: assert (front_done)
        else $error("a write of LINK, MOE or PHASE of slot %0d is lost", slot_i);
      launch_sets_all: assert (!(x_valid_i && x_ready_o)
                               || (pred_we == '1 && index_we == '1 && moe_we == '1 && phase_we == '1
                                   && w_slot_pred == x_slot_i && f_slot == x_slot_i))
        else $error("slot %0d is launched, and some of its state stays", x_slot_i);
      slots_that_there_are: assert ((!(w_pred_we_i || w_index_we_i != '0) || 32'(w_slot_i) < INSTANCES) && (!x_valid_i || 32'(x_slot_i) < INSTANCES))
        else $error("slot %0d is written, or slot %0d launched", w_slot_i, x_slot_i);
    end
  end
`endif
endmodule
