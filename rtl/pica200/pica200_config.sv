// The configuration registers (sheet 4.5): uploads of code, descriptors and uniforms, and what
// describes a launch. After reset it clears every RAM, a row a clock; a row of the code RAM is 8 words.
module pica200_config (
  input  logic         clk_i,
  input  logic         rst_ni,
  input  logic         cfg_valid_i,      // only while the core is idle
  input  logic [7:0]   cfg_addr_i,
  input  logic [31:0]  cfg_data_i,

  output logic         clear_o,          // write 0 to this row, modulo the rows there are
  output logic [8:0]   clear_row_o,

  output logic [7:0]   code_we_o,        // each word of the row
  output logic [8:0]   code_waddr_o,
  output logic [31:0]  code_wdata_o,
  output logic         desc_we_o,
  output logic [6:0]   desc_waddr_o,
  output logic [30:0]  desc_wdata_o,
  output logic         uniform_we_o,
  output logic [6:0]   uniform_waddr_o,  // may be beyond c95 while clearing
  output logic [95:0]  uniform_wdata_o,
  output logic         int_we_o,
  output logic [1:0]   int_waddr_o,
  output logic [31:0]  int_wdata_o,
  output logic         bool_we_o,
  output logic [15:0]  bool_wdata_o,

  output logic         geometry_o,
  output logic [4:0]   attributes_o,     // vectors a vertex has, 1..16
  output logic [63:0]  map_o,            // v register of attribute k in bits 4k+3:4k
  output logic [11:0]  entry_o,
  output logic [15:0]  outmap_o,
  output logic [31:0]  runs_o,
  output logic [31:0]  stride_o,         // vectors
  output logic [7:0]   input_mode_o,
  output logic [3:0]   fixed_count_o,    // less 1
  output logic [7:0]   fixed_start_o,
  output logic [3:0]   main_count_o      // less 1
);
  // f32 to f24, sheet 1.4: truncate, flush what is too small to +0.
  function automatic logic [23:0] f24_of(input logic [31:0] f32);
    logic [8:0] exponent;
    exponent = {1'b0, f32[30:23]} - 9'd64;
    if (f32[30:23] == 8'hff && f32[22:0] != '0)      f24_of = pica200_core_pkg::F24_QNAN;
    else if (exponent[8] || exponent == '0)          f24_of = '0;
    else if (exponent >= 9'd127)                     f24_of = {f32[31], 7'd127, 16'd0};
    else                                             f24_of = {f32[31], exponent[6:0], f32[22:7]};
  endfunction

  logic [9:0]  clear_q;    // bit 9: done
  logic [71:0] part_q;     // words of a vector so far, the last in the low bits
  logic [1:0]  parts_q;
  logic [6:0]  uniform_q;
  logic        f32_q;
  logic [11:0] code_q;
  logic [6:0]  desc_q;
  assign clear_o     = !clear_q[9];
  assign clear_row_o = clear_q[8:0];

  logic float_data, code_data, desc_data, float_last;
  assign float_data = cfg_valid_i && cfg_addr_i >= 8'h11 && cfg_addr_i <= 8'h18;
  assign code_data  = cfg_valid_i && cfg_addr_i >= 8'h1c && cfg_addr_i <= 8'h23;
  assign desc_data  = cfg_valid_i && cfg_addr_i >= 8'h26 && cfg_addr_i <= 8'h2d;
  assign float_last = parts_q == (f32_q ? 2'd3 : 2'd2);

  always_comb begin
    code_we_o       = clear_o ? '1 : 8'(code_data) << code_q[2:0];
    code_waddr_o    = clear_o ? clear_row_o : code_q[11:3];
    code_wdata_o    = clear_o ? '0 : cfg_data_i;
    desc_we_o       = clear_o || desc_data;
    desc_waddr_o    = clear_o ? clear_row_o[6:0] : desc_q;
    desc_wdata_o    = clear_o ? '0 : cfg_data_i[30:0];
    int_we_o        = clear_o || (cfg_valid_i && cfg_addr_i >= 8'h01 && cfg_addr_i <= 8'h04);
    int_waddr_o     = clear_o ? clear_row_o[1:0] : cfg_addr_i[1:0] - 2'd1;
    int_wdata_o     = clear_o ? '0 : cfg_data_i;
    bool_we_o       = clear_o || (cfg_valid_i && cfg_addr_i == 8'h00);
    bool_wdata_o    = clear_o ? '0 : cfg_data_i[15:0];
    uniform_we_o    = clear_o || (float_data && float_last && 32'(uniform_q) < pica200_core_pkg::Uniforms);
    uniform_waddr_o = clear_o ? clear_row_o[6:0] : uniform_q;
    uniform_wdata_o = '0;
    if (float_data) uniform_wdata_o = f32_q ? {part_q, f24_of(cfg_data_i)} : {part_q[63:0], cfg_data_i};
  end

  always_ff @(posedge clk_i) begin
    if (clear_o) clear_q <= clear_q + 10'd1;
    if (float_data) begin
      part_q  <= f32_q ? {part_q[47:0], f24_of(cfg_data_i)} : {part_q[39:0], cfg_data_i};
      parts_q <= float_last ? '0 : parts_q + 2'd1;
      if (uniform_we_o) uniform_q <= uniform_q + 7'd1;
    end
    if (code_data) code_q <= code_q + 12'd1;
    if (desc_data) desc_q <= desc_q + 7'd1;
    if (cfg_valid_i) begin
      case (cfg_addr_i)
        8'h09: begin
          attributes_o <= {1'b0, cfg_data_i[3:0]} + 5'd1;
          geometry_o   <= cfg_data_i[31:24] == 8'h08;
        end
        8'h0a: entry_o      <= cfg_data_i[11:0];
        8'h0b: map_o[31:0]  <= cfg_data_i;
        8'h0c: map_o[63:32] <= cfg_data_i;
        8'h0d: outmap_o     <= cfg_data_i[15:0];
        8'h10: begin
          uniform_q <= cfg_data_i[6:0];
          f32_q     <= cfg_data_i[31];
          parts_q   <= '0;
        end
        8'h1b: code_q   <= cfg_data_i[11:0];
        8'h25: desc_q   <= cfg_data_i[6:0];
        8'h40: runs_o   <= cfg_data_i;
        8'h41: stride_o <= cfg_data_i;
        8'h42: begin
          input_mode_o  <= cfg_data_i[7:0];
          fixed_count_o <= cfg_data_i[11:8];
          fixed_start_o <= cfg_data_i[23:16];
        end
        8'h43: main_count_o <= cfg_data_i[3:0];
        default: ;  // no such register, or one of the data registers above
      endcase
    end
    if (!rst_ni) begin
      clear_q       <= '0;
      parts_q       <= '0;
      uniform_q     <= '0;
      f32_q         <= 1'b0;
      code_q        <= '0;
      desc_q        <= '0;
      geometry_o    <= 1'b0;
      attributes_o  <= 5'd1;
      map_o         <= '0;
      entry_o       <= '0;
      outmap_o      <= '0;
      runs_o        <= '0;
      stride_o      <= '0;
      input_mode_o  <= '0;
      fixed_count_o <= '0;
      fixed_start_o <= '0;
      main_count_o  <= '0;
    end
  end

`ifndef SYNTHESIS
  always_ff @(posedge clk_i) begin
    if (rst_ni) begin
      no_register_while_clearing: assert (!clear_o || !cfg_valid_i)
        else $error("a register is written while the memories are cleared");
      one_memory_is_written: assert (clear_o || $onehot0({code_we_o != '0, desc_we_o, uniform_we_o, int_we_o, bool_we_o}))
        else $error("a register goes to two memories");
      uniform_has_a_row: assert (clear_o || !uniform_we_o || 32'(uniform_waddr_o) < pica200_core_pkg::Uniforms)
        else $error("c%0d is written", uniform_waddr_o);
      part_is_less_than_a_vector: assert (f32_q || parts_q != 2'd3)
        else $error("three words of 24-bit numbers are no vector yet");
    end
  end
`endif
endmodule
