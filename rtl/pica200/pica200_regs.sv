// v, r and c. v and r: one copy per source of an instruction, all written alike; row = thread * 16 + index.
// c: one source of an instruction at most, so one copy.
module pica200_regs #(
  parameter int unsigned THREADS = 4,
  parameter int unsigned CORE    = 0
) (
  input  logic                 clk_i,
  input  logic                 rst_ni,         // nothing but claims look at it
  input  logic                 clear_i,
  input  logic [8:0]           clear_row_i,

  input  pica200_core_pkg::thread_t thread_i,       // read; data one clock later
  input  logic [2:0]           v_re_i,         // source k
  input  logic [2:0]           r_re_i,
  input  logic [11:0]          index_i,        // of source k in bits 4k+3:4k
  input  logic                 c_re_i,
  input  logic [6:0]           c_index_i,      // below 96
  output logic [287:0]         v_o,
  output logic [287:0]         r_o,
  output logic [95:0]          c_o,

  input  logic [3:0]           r_we_i,         // write-back, x in bit 0
  input  pica200_core_pkg::thread_t r_thread_i,
  input  logic [3:0]           r_index_i,
  input  logic [95:0]          r_data_i,
  input  pica200_core_pkg::order_t  r_order_i,
  input  logic                 v_we_i,         // launch
  input  logic                 launch_c_we_i,
  input  pica200_core_pkg::thread_t launch_thread_i,
  input  logic [6:0]           launch_index_i,
  input  logic [95:0]          launch_data_i,
  input  pica200_core_pkg::order_t  launch_order_i,
  input  logic                 c_we_i,         // upload, and clearing
  input  logic [6:0]           c_waddr_i,
  input  logic [95:0]          c_wdata_i
);
  localparam int unsigned TW = (THREADS > 1) ? $clog2(THREADS) : 1;

  function automatic logic [127:0] lanes_of(input logic [95:0] vector);
    lanes_of = {8'd0, vector[95:72], 8'd0, vector[71:48], 8'd0, vector[47:24], 8'd0, vector[23:0]};
  endfunction

  logic [3:0]    v_we, r_we;
  logic [TW+3:0] v_row, r_row;
  logic [95:0]   v_data, r_data;
  always_comb begin
    v_we   = {4{v_we_i}};
    v_row  = {launch_thread_i[TW-1:0], launch_index_i[3:0]};
    v_data = launch_data_i;
    r_we   = r_we_i;
    r_row  = {r_thread_i[TW-1:0], r_index_i};
    r_data = r_data_i;
    if (clear_i) begin
      v_we   = 4'hf;
      v_row  = clear_row_i[TW+3:0];
      v_data = '0;
      r_we   = 4'hf;
      r_row  = clear_row_i[TW+3:0];
      r_data = '0;
    end
  end
  for (genvar k = 0; k < 3; k++) begin : g_copy
    logic [TW+3:0] raddr;
    assign raddr = {thread_i[TW-1:0], index_i[4*k +: 4]};
    common_ram #(.WIDTH(96), .DEPTH(16 << TW), .GRANULE(24), .CORE(CORE), .TAP(pica200_core_pkg::TapV),
                 .BANK(k), .OLD(1'b0)) u_v (
      .clk_i   (clk_i),
      .we_i    (v_we),
      .waddr_i (v_row),
      .wdata_i (v_data),
      .re_i    (v_re_i[k]),
      .raddr_i (raddr),
      .rdata_o (v_o[96*k +: 96])
    );
    common_ram #(.WIDTH(96), .DEPTH(16 << TW), .GRANULE(24), .CORE(CORE), .TAP(pica200_core_pkg::TapR),
                 .BANK(k)) u_r (
      .clk_i   (clk_i),
      .we_i    (r_we),
      .waddr_i (r_row),
      .wdata_i (r_data),
      .re_i    (r_re_i[k]),
      .raddr_i (raddr),
      .rdata_o (r_o[96*k +: 96])
    );
  end
  common_tap_reg #(.CORE(CORE), .FILE(pica200_core_pkg::FileV), .LANES(4)) u_v_tap (
    .clk_i       (clk_i),
    .valid_i     (v_we != '0 && !clear_i),
    .warp_i      (8'(launch_thread_i)),
    .order_i     (launch_order_i),
    .row_warp_i  (8'(v_row[TW+3:4])),
    .index_i     (16'(v_row[3:0])),
    .lane_base_i ('0),
    .mask_i      (v_we),
    .be_i        (4'hf),
    .data_i      (lanes_of(v_data))
  );
  common_tap_reg #(.CORE(CORE), .FILE(pica200_core_pkg::FileR), .LANES(4)) u_r_tap (
    .clk_i       (clk_i),
    .valid_i     (r_we != '0 && !clear_i),
    .warp_i      (8'(r_thread_i)),
    .order_i     (r_order_i),
    .row_warp_i  (8'(r_row[TW+3:4])),
    .index_i     (16'(r_row[3:0])),
    .lane_base_i ('0),
    .mask_i      (r_we),
    .be_i        (4'hf),
    .data_i      (lanes_of(r_data))
  );

  logic        c_we;
  logic [6:0]  c_row;
  logic [95:0] c_data;
  assign c_row  = c_we_i ? c_waddr_i : launch_index_i;
  assign c_data = c_we_i ? c_wdata_i : launch_data_i;
  assign c_we   = (c_we_i || launch_c_we_i) && 32'(c_row) < pica200_core_pkg::Uniforms;
  common_ram #(.WIDTH(96), .DEPTH(pica200_core_pkg::Uniforms), .GRANULE(96), .CORE(CORE),
               .TAP(pica200_core_pkg::TapUniform), .OLD(1'b0)) u_c (
    .clk_i   (clk_i),
    .we_i    (c_we),
    .waddr_i (c_row),
    .wdata_i (c_data),
    .re_i    (c_re_i),
    .raddr_i (c_index_i),
    .rdata_o (c_o)
  );
  logic [31:0] c_addr;
  assign c_addr = {21'd0, c_row, 4'd0};
  common_tap_mem #(.CORE(CORE), .SPACE(pica200_core_pkg::SpaceUniform), .LANES(4)) u_c_tap (
    .clk_i   (clk_i),
    .valid_i (c_we && !c_we_i),
    .warp_i  (8'(launch_thread_i)),
    .order_i (launch_order_i),
    .mask_i  (4'hf),
    .lane_i  ('0),
    .addr_i  ({c_addr | 32'd12, c_addr | 32'd8, c_addr | 32'd4, c_addr}),
    .be_i    (16'hffff),
    .data_i  (lanes_of(c_data))
  );

  logic unused;
  assign unused = ^{thread_i, r_thread_i, launch_thread_i, clear_row_i};

`ifndef SYNTHESIS
  always_ff @(posedge clk_i) begin
    if (rst_ni) begin
      one_writer_of_c: assert (!(c_we_i && launch_c_we_i))
        else $error("c%0d is uploaded while c%0d is brought", c_waddr_i, launch_index_i);
      one_file_is_launched: assert (!(v_we_i && launch_c_we_i))
        else $error("a vector goes to v and to c");
      nothing_while_clearing: assert (!clear_i || (r_we_i == '0 && !v_we_i && !launch_c_we_i))
        else $error("a register is written while it is cleared");
    end
  end
`endif
endmodule
