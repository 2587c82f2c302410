// Registers that the host writes before the start: core.md, "Ports". Code and uniforms go through a pointer that moves on with each
// word.
module sgx543_config (
  input  logic                  clk_i,
  input  logic                  rst_ni,
  input  logic                  cfg_valid_i,
  input  logic [7:0]            cfg_addr_i,
  input  logic [31:0]           cfg_data_i,
  output sgx543_core_pkg::pc_t  start_o,
  output sgx543_core_pkg::pc_t  end_o,
  output logic [20:0]           instances_o,
  output logic [7:0]            pa_count_o,
  output logic [7:0]            o_count_o,
  output sgx543_core_pkg::pc_t  sec_start_o,
  output sgx543_core_pkg::pc_t  sec_end_o,
  output logic                  secondary_o,
  output logic [1:0]            out_bank_o,
  output logic [6:0]            out_first_o,
  output logic [7:0]            out_count_o,
  output logic                  code_we_o,
  output logic                  uniform_we_o,
  output logic [17:0]           upload_o,      // word, of code or uniforms
  output logic [31:0]           data_o
);
  localparam logic [7:0] RegCode = 8'd64, RegCodeData = 8'd65, RegUniform = 8'd66, RegUniformData = 8'd67;
  logic [17:0] code_q, uniform_q;
  assign code_we_o    = cfg_valid_i && cfg_addr_i == RegCodeData;
  assign uniform_we_o = cfg_valid_i && cfg_addr_i == RegUniformData;
  assign upload_o     = code_we_o ? code_q : uniform_q;
  assign data_o       = cfg_data_i;
  always_ff @(posedge clk_i) begin
    if (!rst_ni) begin
      {code_q, uniform_q} <= '0;
      {start_o, end_o, sec_start_o, sec_end_o} <= '0;
      instances_o <= 21'd1;
      {pa_count_o, o_count_o, out_count_o} <= '0;
      out_first_o <= '0;
      secondary_o <= 1'b0;
      out_bank_o  <= '0;
    end else if (cfg_valid_i) begin
      unique case (cfg_addr_i)
        8'd0:  start_o     <= cfg_data_i[19:0];
        8'd1:  end_o       <= cfg_data_i[19:0];
        8'd2:  instances_o <= cfg_data_i[20:0];
        8'd3:  pa_count_o  <= cfg_data_i[7:0];
        8'd4:  o_count_o   <= cfg_data_i[7:0];
        8'd5:  sec_start_o <= cfg_data_i[19:0];
        8'd6:  sec_end_o   <= cfg_data_i[19:0];
        8'd7:  secondary_o <= cfg_data_i[0];
        8'd8:  out_bank_o  <= cfg_data_i[1:0];
        8'd9:  out_first_o <= cfg_data_i[6:0];
        8'd10: out_count_o <= cfg_data_i[7:0];
        RegCode:        code_q    <= cfg_data_i[17:0];
        RegCodeData:    code_q    <= code_q + 18'd1;
        RegUniform:     uniform_q <= cfg_data_i[17:0];
        RegUniformData: uniform_q <= uniform_q + 18'd1;
        default: ;
      endcase
    end
  end
endmodule
