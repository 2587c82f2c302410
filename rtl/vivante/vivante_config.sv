// Registers that the host writes before the start: core.md, "Registers". Code and uniforms go through a pointer that moves on
// with each word.
module vivante_config (
  input  logic         clk_i,
  input  logic         rst_ni,
  input  logic         cfg_valid_i,
  input  logic [7:0]   cfg_addr_i,
  input  logic [31:0]  cfg_data_i,
  output logic [15:0]  start_pc_o,
  output logic [15:0]  end_pc_o,
  output logic [20:0]  threads_o,
  output logic [5:0]   inputs_o,      // vectors of a record
  output logic [5:0]   outputs_o,
  output logic         rtne_o,        // cfg_rtne
  output logic         fast_o,        // FAST_TRANS
  output logic [1:0]   halti_o,
  output logic         header_o,      // input records begin with i0 and HELPER
  output logic [7:0]   temps_o,       // that a launch writes
  output logic [255:0] input_map_o,   // byte i: temporary of vector i
  output logic [255:0] output_map_o,
  output logic         code_we_o,
  output logic         uniform_we_o,
  output logic [15:0]  upload_o,      // word, of code or uniforms
  output logic [31:0]  data_o
);
  localparam logic [7:0] RegCode = 8'd64, RegCodeData = 8'd65, RegUniform = 8'd66, RegUniformData = 8'd67;

  logic [15:0] code_q, uniform_q;
  assign code_we_o    = cfg_valid_i && cfg_addr_i == RegCodeData;
  assign uniform_we_o = cfg_valid_i && cfg_addr_i == RegUniformData;
  assign upload_o     = code_we_o ? code_q : uniform_q;
  assign data_o       = cfg_data_i;
  always_ff @(posedge clk_i) begin
    if (!rst_ni) begin
      code_q     <= '0;
      uniform_q  <= '0;
      start_pc_o <= '0;
      end_pc_o   <= 16'd1;
      threads_o  <= 21'd1;
      inputs_o   <= '0;
      outputs_o  <= '0;
      {rtne_o, fast_o, header_o} <= '0;
      halti_o    <= vivante_core_pkg::Halti2;
      temps_o    <= '0;
    end else if (cfg_valid_i) begin
      unique case (cfg_addr_i)
        8'd0: start_pc_o <= cfg_data_i[15:0];
        8'd1: end_pc_o   <= cfg_data_i[15:0];
        8'd2: threads_o  <= cfg_data_i[20:0];
        8'd3: inputs_o   <= cfg_data_i[5:0];
        8'd4: outputs_o  <= cfg_data_i[5:0];
        8'd5: {header_o, halti_o, fast_o, rtne_o} <= cfg_data_i[4:0];
        8'd6: temps_o    <= cfg_data_i[7:0];
        RegCode:        code_q    <= cfg_data_i[15:0];
        RegCodeData:    code_q    <= code_q + 16'd1;
        RegUniform:     uniform_q <= cfg_data_i[15:0];
        RegUniformData: uniform_q <= uniform_q + 16'd1;
        default: ;
      endcase
    end
    for (int unsigned n = 0; n < 8; n++) begin
      if (cfg_valid_i && 32'(cfg_addr_i) == 8 + n)  input_map_o[32*n +: 32]  <= cfg_data_i;
      if (cfg_valid_i && 32'(cfg_addr_i) == 16 + n) output_map_o[32*n +: 32] <= cfg_data_i;
    end
  end

`ifndef SYNTHESIS
  always_ff @(posedge clk_i) begin
    if (rst_ni) begin
      register_exists: assert (!cfg_valid_i || cfg_addr_i < 8'd24 || (cfg_addr_i >= RegCode && cfg_addr_i <= RegUniformData))
        else $error("register %0d is written and does not exist", cfg_addr_i);
      level_exists: assert (!cfg_valid_i || cfg_addr_i != 8'd5 || cfg_data_i[3:2] <= vivante_core_pkg::Halti5)
        else $error("register MODE names a HALTI level that does not exist");
      records_fit: assert (!cfg_valid_i || (cfg_addr_i != 8'd3 && cfg_addr_i != 8'd4) || cfg_data_i <= 32'd32)
        else $error("a record of %0d vectors; 32 at most", cfg_data_i);
    end
  end
`endif
endmodule
