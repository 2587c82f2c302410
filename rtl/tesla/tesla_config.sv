// Launch registers, written by the host while the core is idle; map: core.md, "Ports of tesla_mp".
// Parameters (PARAM n) are kept by tesla_clear_shared.
module tesla_config (
  input  logic        clk_i,
  input  logic        rst_ni,
  input  logic        cfg_valid_i,
  input  logic [7:0]  cfg_addr_i,
  input  logic [31:0] cfg_data_i,
  output logic [31:0] grid_o,          // {y, x}
  output logic [47:0] block_o,         // {z, y, x}
  output logic [9:0]  threads_o,
  output logic [23:0] entry_o,
  output logic [24:0] code_bytes_o,
  output logic [7:0]  regs_o,
  output logic [7:0]  rows_o,          // register rows of a warp: $r, and o[] in vertex and geometry programs
  output logic [3:0]  reg_shift_o,     // log2 of the power of two that holds rows_o
  output logic [15:0] shared_bytes_o,
  output logic [4:0]  local_log_o,
  output logic [15:0] grid_id_o,
  output logic [6:0]  params_o,
  output logic [4:0]  features_o,      // mode SAT_NAN; of the chip: D10_1, FP64, SM12, SM11
  output logic [1:0]  type_o,          // of the program: tesla_core_pkg::Type*
  output logic [7:0]  inputs_o,        // words of a[] or v[]; this and the following: 0 in compute
  output logic [5:0]  outputs_o,       // words that a thread delivers
  output logic [6:0]  vertices_o,      // most records of a thread
  input  logic [3:0]  g_space_i,
  output logic [31:0] g_base_o,
  output logic [31:0] g_limit_o
);
  logic [31:0] grid_q;
  logic [47:0] block_q;
  logic [9:0]  threads_q;
  logic [23:0] entry_q;
  logic [24:0] code_bytes_q;
  logic [7:0]  regs_q;
  logic [15:0] shared_bytes_q, grid_id_q;
  logic [4:0]  local_log_q;
  logic [6:0]  params_q;
  logic [4:0]  features_q;
  logic [1:0]  type_q;
  logic [7:0]  inputs_q;
  logic [5:0]  outputs_q;
  logic [6:0]  vertices_q;
  logic [31:0] g_base [0:15];
  logic [31:0] g_limit [0:15];

  assign grid_o         = grid_q;
  assign block_o        = block_q;
  assign threads_o      = threads_q;
  assign entry_o        = entry_q;
  assign code_bytes_o   = code_bytes_q;
  assign regs_o         = regs_q;
  assign shared_bytes_o = shared_bytes_q;
  assign local_log_o    = local_log_q;
  assign grid_id_o      = grid_id_q;
  assign params_o       = params_q;
  assign features_o     = features_q;
  assign type_o         = type_q;
  assign inputs_o       = inputs_q;
  assign outputs_o      = outputs_q;
  assign vertices_o     = vertices_q;
  assign g_base_o       = g_base[g_space_i];
  assign g_limit_o      = g_limit[g_space_i];

  always_comb begin
    rows_o = regs_q;
    if (type_q == tesla_core_pkg::TypeVertex || type_q == tesla_core_pkg::TypeGeometry)
      rows_o = regs_q + {2'd0, outputs_q};
    reg_shift_o = 4'd0;
    for (int unsigned s = 0; s < 8; s++)
      if (32'(rows_o) > (32'd1 << s)) reg_shift_o = 4'(s + 1);
  end

  logic cfg_clk;  // moves with a write
  common_gate u_cfg_clk (
    .clk_i(clk_i), .rst_ni(rst_ni), .clk_o(cfg_clk),
    .moves_i(cfg_valid_i));
  always_ff @(posedge cfg_clk) begin
    if (!rst_ni) begin  // one block of one thread, so that a start before any write ends
      grid_q         <= {16'd1, 16'd1};
      block_q        <= {16'd1, 16'd1, 16'd1};
      threads_q      <= 10'd1;
      entry_q        <= '0;
      code_bytes_q   <= '0;
      regs_q         <= 8'd1;
      shared_bytes_q <= '0;
      local_log_q    <= '0;
      grid_id_q      <= '0;
      params_q       <= '0;
      features_q     <= 5'h0f;
      type_q         <= tesla_core_pkg::TypeCompute;
      inputs_q       <= '0;
      outputs_q      <= '0;
      vertices_q     <= 7'd1;
    end else if (cfg_valid_i) begin
      unique case (cfg_addr_i)
        8'd0:    grid_q         <= cfg_data_i;
        8'd1:    block_q[31:0]  <= cfg_data_i;
        8'd2:    block_q[47:32] <= cfg_data_i[15:0];
        8'd3:    threads_q      <= cfg_data_i[9:0];
        8'd4:    entry_q        <= {cfg_data_i[23:2], 2'b00};
        8'd5:    code_bytes_q   <= cfg_data_i[24:0];
        8'd6:    regs_q         <= cfg_data_i[7:0];
        8'd7:    shared_bytes_q <= {cfg_data_i[15:6], 6'd0};
        8'd8:    local_log_q    <= cfg_data_i[4:0];
        8'd9:    grid_id_q      <= cfg_data_i[15:0];
        8'd10:   params_q       <= cfg_data_i[6:0];
        8'd11:   features_q     <= cfg_data_i[4:0];
        8'd12:   type_q         <= cfg_data_i[1:0];
        8'd13:   inputs_q       <= cfg_data_i[7:0];
        8'd14:   outputs_q      <= cfg_data_i[5:0];
        8'd15:   vertices_q     <= cfg_data_i[6:0];
        default: ;  // G_BASE, G_LIMIT below; PARAM elsewhere; the rest does not exist
      endcase
    end
    if (cfg_valid_i && cfg_addr_i[7:4] == 4'd1) g_base[cfg_addr_i[3:0]]  <= cfg_data_i;
    if (cfg_valid_i && cfg_addr_i[7:4] == 4'd2) g_limit[cfg_addr_i[3:0]] <= cfg_data_i;
  end
endmodule
