// One bank of a file: the words n with n mod 4 = BANK, of all slots, one copy for each reader. Read in one clock, there in the
// next; reading in the clock of a write gives what was there before.
module sgx543_bank #(
  parameter int unsigned INSTANCES = 4,
  parameter int unsigned ROWS      = 32,   // of a slot
  parameter int unsigned COPIES    = 4,    // readers
  parameter int unsigned CORE      = 0,
  parameter int unsigned FILE      = 0,
  parameter int unsigned TAP       = 0,
  parameter int unsigned BANK      = 0,
  localparam int unsigned RW       = $clog2(ROWS)
) (
  input  logic                    clk_i,
  input  logic                    we_i,
  input  sgx543_core_pkg::slot_t  slot_i,
  input  sgx543_core_pkg::order_t order_i,
  input  logic [RW-1:0]           row_i,
  input  logic [31:0]             data_i,
  input  logic [COPIES-1:0]       re_i,
  input  logic [COPIES*4-1:0]     rslot_i,
  input  logic [COPIES*RW-1:0]    rrow_i,
  output logic [COPIES*32-1:0]    rdata_o
);
  localparam int unsigned Depth = INSTANCES * ROWS;
  localparam int unsigned AW    = $clog2(Depth);
  logic [AW-1:0] waddr;
  assign waddr = AW'({slot_i, row_i});
  for (genvar n = 0; n < COPIES; n++) begin : gen_copy
    logic [AW-1:0] raddr;
    assign raddr = AW'({rslot_i[4*n +: 4], rrow_i[n*RW +: RW]});
    common_ram #(.WIDTH(32), .DEPTH(Depth), .GRANULE(32), .CORE(CORE), .TAP(TAP), .BANK(4 * n + BANK)) u_ram (
      .clk_i   (clk_i),
      .we_i    (we_i),
      .waddr_i (waddr),
      .wdata_i (data_i),
      .re_i    (re_i[n]),
      .raddr_i (raddr),
      .rdata_o (rdata_o[n*32 +: 32])
    );
  end
  common_tap_reg #(.CORE(CORE), .FILE(FILE), .LANES(1)) u_tap (
    .clk_i       (clk_i),
    .valid_i     (we_i),
    .warp_i      (8'(slot_i)),
    .order_i     (order_i),
    .row_warp_i  (8'(waddr) >> RW),
    .index_i     (16'({row_i, 2'(BANK)})),
    .lane_base_i (6'd0),
    .mask_i      (1'b1),
    .be_i        (4'hf),
    .data_i      (data_i)
  );
endmodule
