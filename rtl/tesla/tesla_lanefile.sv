// The $a or the $c file: four registers of BITS bits per lane and warp, one RAM row per beat.
//
//   row = (warp * 4 + register) * BEATS + beat      $a1..$a4 are registers 0..3 here, $c0..$c3 too
//   back: beat = row mod BEATS, register = (row / BEATS) mod 4, warp = row / (4 * BEATS)
//
// One write a clock: pipe first, then the dispatcher's clears.
module tesla_lanefile #(
  parameter int unsigned LANES = 8,
  parameter int unsigned WARPS = 8,
  parameter int unsigned BITS  = 16,
  parameter int unsigned CORE  = 0,
  parameter int unsigned FILE  = 1,
  parameter int unsigned BASE  = 1,    // architectural number of register 0
  parameter int unsigned TAP   = 2,
  parameter logic [3:0]  BE    = 4'h3,
  localparam int unsigned BEATS = 32 / LANES,
  localparam int unsigned BW    = (BEATS > 1) ? $clog2(BEATS) : 1
) (
  input  logic                   clk_i,
  input  logic                   rd_valid_i,
  input  tesla_core_pkg::warp_t  rd_warp_i,
  input  logic [1:0]             rd_reg_i,
  input  logic [BW-1:0]          rd_beat_i,
  output logic [LANES*BITS-1:0]  rd_data_o,   // one clock later
  input  logic                   pipe_valid_i,
  input  tesla_core_pkg::warp_t  pipe_warp_i,
  input  logic [1:0]             pipe_reg_i,
  input  logic [BW-1:0]          pipe_beat_i,
  input  logic [LANES-1:0]       pipe_mask_i,
  input  logic [LANES*BITS-1:0]  pipe_data_i,
  input  tesla_core_pkg::order_t pipe_order_i,
  input  logic                   init_valid_i,  // clears a row
  output logic                   init_ready_o,
  input  tesla_core_pkg::warp_t  init_warp_i,
  input  logic [1:0]             init_reg_i,
  input  logic [BW-1:0]          init_beat_i,
  input  tesla_core_pkg::order_t init_order_i
);
  localparam int unsigned DEPTH = WARPS * 4 * BEATS;
  localparam int unsigned AW    = $clog2(DEPTH);
  localparam int unsigned LB    = $clog2(BEATS);  // 0 when a warp is one beat

  function automatic logic [AW-1:0] row_of(input logic [4:0] warp, input logic [1:0] index,
                                           input logic [BW-1:0] beat);
    row_of = AW'(({25'd0, warp, index} << LB) | 32'(beat));
  endfunction

  logic [LANES-1:0]       we;
  logic [AW-1:0]          waddr;
  logic [LANES*BITS-1:0]  wdata;
  tesla_core_pkg::warp_t  warp;
  tesla_core_pkg::order_t order;
  always_comb begin
    we    = {LANES{init_valid_i}};
    waddr = row_of(init_warp_i, init_reg_i, init_beat_i);
    wdata = '0;
    warp  = init_warp_i;
    order = init_order_i;
    if (pipe_valid_i) begin
      we    = pipe_mask_i;
      waddr = row_of(pipe_warp_i, pipe_reg_i, pipe_beat_i);
      wdata = pipe_data_i;
      warp  = pipe_warp_i;
      order = pipe_order_i;
    end
  end
  assign init_ready_o = !pipe_valid_i;

  common_ram #(
    .WIDTH   (LANES * BITS),
    .DEPTH   (DEPTH),
    .GRANULE (BITS),
    .CORE    (CORE),
    .TAP     (TAP),
    .BANK    (0),
    .OLD     (1'b0)  // likewise: the scoreboard
  ) u_ram (
    .clk_i   (clk_i),
    .we_i    (we),
    .waddr_i (waddr),
    .wdata_i (wdata),
    .re_i    (rd_valid_i),
    .raddr_i (row_of(rd_warp_i, rd_reg_i, rd_beat_i)),
    .rdata_o (rd_data_o)
  );

  // What the RAM was told, in the words of the architecture.
  logic [31:0]         tap_row;
  logic [LANES*32-1:0] tap_data;
  assign tap_row = 32'(waddr);
  always_comb begin
    for (int unsigned l = 0; l < LANES; l++) tap_data[l*32 +: 32] = 32'(wdata[l*BITS +: BITS]);
  end
  common_tap_reg #(
    .CORE  (CORE),
    .FILE  (FILE),
    .LANES (LANES)
  ) u_tap (
    .clk_i       (clk_i),
    .valid_i     (|we),
    .warp_i      (8'(warp)),
    .order_i     (order),
    .row_warp_i  (8'(tap_row >> (LB + 2))),
    .index_i     (16'((tap_row >> LB) & 32'd3) + 16'(BASE)),
    .lane_base_i (6'((tap_row % BEATS) * LANES)),
    .mask_i      (we),
    .be_i        (BE),
    .data_i      (tap_data)
  );

`ifndef SYNTHESIS
  // What the RAM is given, against both that ask for a write: none is lost to the other one.
  always_ff @(posedge clk_i) begin
    pipe_is_written: assert (!pipe_valid_i || (we == pipe_mask_i && wdata == pipe_data_i
                                               && waddr == row_of(pipe_warp_i, pipe_reg_i, pipe_beat_i)))
      else $error("a write of register %0d of warp %0d is lost", pipe_reg_i, pipe_warp_i);
    clear_is_written: assert (!(init_valid_i && init_ready_o)
                              || (we == '1 && wdata == '0
                                  && waddr == row_of(init_warp_i, init_reg_i, init_beat_i)))
      else $error("a clear of register %0d of warp %0d is lost", init_reg_i, init_warp_i);
  end
`endif
endmodule
