// Writes a block's s[] before it starts: header and parameters (sheet 1.5), then 0, LANES words a clock.
// Keeps the parameters, laid out as they will lie in s[]. In graphics programs all of s[] comes from the attribute
// port instead, a word a clock, and is gathered into rows.
module tesla_clear_shared #(
  parameter int unsigned LANES = 8
) (
  input  logic                clk_i,
  input  logic                rst_ni,
  input  logic                cfg_valid_i,     // PARAM n: cfg_addr 64 + n
  input  logic [7:0]          cfg_addr_i,
  input  logic [31:0]         cfg_data_i,
  input  logic [127:0]        header_i,        // words 0 to 3; this and the following: stable while busy_o
  input  logic [6:0]          params_i,
  input  logic [15:0]         bytes_i,         // of s[], multiple of 0x40
  input  logic [15:0]         base_i,
  input  logic                graphics_i,
  input  logic                attr_valid_i,
  output logic                attr_ready_o,
  input  logic [31:0]         attr_data_i,
  input  logic                start_i,         // while busy_o is 0
  output logic                busy_o,
  output logic                init_valid_o,
  input  logic                init_ready_i,
  output logic [15:0]         init_addr_o,
  output logic [LANES-1:0]    init_mask_o,
  output logic [LANES*32-1:0] init_data_o
);
  localparam int unsigned LW   = $clog2(LANES);
  localparam int unsigned ROWS = 128 / LANES;  // holds 4 words of header and 64 of parameters
  localparam int unsigned RW   = $clog2(ROWS);

  logic [6:0]       param_word;                // its place in s[]
  logic [LANES-1:0] param_we;
  assign param_word = {1'b0, cfg_addr_i[5:0]} + 7'd4;
  always_comb begin
    for (int unsigned l = 0; l < LANES; l++)
      param_we[l] = cfg_valid_i && cfg_addr_i[7:6] == 2'b01 && 32'(param_word[LW-1:0]) == l;
  end

  logic work_clk;  // moves with a launch register, and until all is written
  common_gate u_work_clk (
    .clk_i(clk_i), .rst_ni(rst_ni), .clk_o(work_clk),
    .moves_i(cfg_valid_i || start_i || busy_o));
  // Rows of LANES words of the whole s[]; the RAM is read a row ahead.
  logic                valid_q, more, read, gather_q, take, filled;
  logic [LW-1:0]       word_q;   // of the row, next from the port
  logic [LANES*32-1:0] words_q;
  logic [12:0]         row_q, row_d;
  logic [LANES*32-1:0] params;
  assign more         = (32'(row_q) + 32'd1) * LANES * 4 < 32'(bytes_i);
  assign read         = start_i || (valid_q && init_ready_i);
  assign row_d        = start_i ? 13'd0 : row_q + 13'd1;
  assign attr_ready_o = gather_q && !valid_q;
  assign take         = attr_valid_i && attr_ready_o;
  assign filled       = take && (32'(word_q) == LANES - 1 ||
                                 (32'(row_q) * LANES + 32'(word_q) + 32'd1) * 4 == 32'(bytes_i));
  assign busy_o       = valid_q || gather_q;
  assign init_valid_o = valid_q;
  assign init_addr_o  = base_i + 16'(32'(row_q) * LANES * 4);
  always_ff @(posedge work_clk) begin
    if (!rst_ni)           valid_q <= 1'b0;
    else if (start_i)      valid_q <= bytes_i != 16'd0 && !graphics_i;
    else if (filled)       valid_q <= 1'b1;
    else if (init_ready_i) valid_q <= valid_q && more && !gather_q;
    if (read)              row_q   <= row_d;
    if (!rst_ni)      gather_q <= 1'b0;
    else if (start_i) gather_q <= bytes_i != 16'd0 && graphics_i;
    else if (read)    gather_q <= gather_q && more;
    if (start_i || read) word_q <= '0;
    else if (take)       word_q <= word_q + 1'b1;
    for (int unsigned l = 0; l < LANES; l++)
      if (take && 32'(word_q) == l) words_q[l*32 +: 32] <= attr_data_i;
  end
  common_ram #(.WIDTH(LANES * 32), .DEPTH(ROWS), .GRANULE(32), .OLD(1'b0), .BLOCK(1'b1)) u_params (
    .clk_i   (work_clk),
    .we_i    (param_we),
    .waddr_i (param_word[6:LW]),
    .wdata_i ({LANES{cfg_data_i}}),
    .re_i    (read),
    .raddr_i (row_d[RW-1:0]),
    .rdata_o (params)
  );

  logic [31:0] word;  // of s[]
  always_comb begin
    init_data_o = '0;
    init_mask_o = '0;
    word        = '0;
    for (int unsigned l = 0; l < LANES; l++) begin
      word           = 32'(row_q) * LANES + l;
      init_mask_o[l] = word * 4 < 32'(bytes_i);
      if (graphics_i)                        init_data_o[l*32 +: 32] = words_q[l*32 +: 32];
      else if (l < 4 && word < 4)            init_data_o[l*32 +: 32] = header_i[(l%4)*32 +: 32];
      else if (word < 32'(params_i) + 32'd4) init_data_o[l*32 +: 32] = params[l*32 +: 32];
    end
  end

`ifndef SYNTHESIS
  common_held #(.WIDTH(LANES*33 + 16)) stalled_init_stable (
    .clk_i   (clk_i),
    .rst_ni  (rst_ni),
    .valid_i (init_valid_o),
    .ready_i (init_ready_i),
    .data_i  ({init_addr_o, init_mask_o, init_data_o})
  );
  always_ff @(posedge clk_i) begin
    if (rst_ni) begin
      start_when_idle: assert (!start_i || !busy_o)
        else $error("a clear starts while another one is under way");
    end
  end
`endif
endmodule
