// What comes before the multiplication of a pack instruction (sheet 4.4): an integer becomes a float, a float that is to be scaled is
// clamped. The factor belongs to all lanes. Combinational.
module sgx543_convert_in (
  input  logic [2:0]   from_i,
  input  logic [2:0]   to_i,
  input  logic                   scale_i,    // normalised
  input  logic [127:0]           lanes_i,
  output logic [127:0]           lanes_o,
  output logic                   multiply_o, // by the factor
  output logic [31:0]            factor_o
);
  logic from_float, to_float;
  assign from_float = from_i >= sgx543_arith_pkg::FmtF16;
  assign to_float   = to_i >= sgx543_arith_pkg::FmtF16;
  assign multiply_o = scale_i && from_float != to_float;

  // 1 / N, nearest, and N (sheet 4.4)
  always_comb begin
    unique case (from_float ? to_i : from_i)
      sgx543_arith_pkg::FmtU8:  factor_o = from_float ? 32'h437f0000 : 32'h3b808081;
      sgx543_arith_pkg::FmtU16: factor_o = from_float ? 32'h477fff00 : 32'h37800080;
      sgx543_arith_pkg::FmtS16: factor_o = from_float ? 32'h46fffe00 : 32'h38000100;
      default:                  factor_o = from_float ? 32'h42fe0000 : 32'h3c010204;
    endcase
  end

  for (genvar k = 0; k < 4; k++) begin : gen_lane
    logic [31:0] lane;
    logic        negative;
    logic [16:0] value, magnitude, normal;
    logic [4:0]  zeros;
    logic        unused;
    assign lane      = lanes_i[k*32 +: 32];
    assign value     = lane[16:0] - (from_i == sgx543_arith_pkg::FmtO8 ? 17'd128 : 17'd0);
    assign negative  = value[16];
    assign magnitude = negative ? -value : value;
    common_normalize #(.WIDTH(17)) u_normalize (
      .enable_i (!from_float && to_float),
      .data_i   (magnitude),
      .data_o   (normal),
      .zeros_o  (zeros)
    );
    assign unused = normal[16];
    always_comb begin
      if (!from_float) begin
        if (!to_float)           lanes_o[k*32 +: 32] = {{15{value[16]}}, value};
        else if (value == '0)    lanes_o[k*32 +: 32] = 32'd0;
        else                     lanes_o[k*32 +: 32] = {negative, 8'd143 - {3'd0, zeros}, normal[15:0], 7'd0};
      end else begin
        lanes_o[k*32 +: 32] = lane;
        if (multiply_o) begin
          if (lane[30:0] > 31'h7f800000) lanes_o[k*32 +: 32] = 32'd0;
          else if (lane[31] && (to_i == sgx543_arith_pkg::FmtU8 || to_i == sgx543_arith_pkg::FmtU16)) lanes_o[k*32 +: 32] = 32'd0;
          else if (lane[30:0] > sgx543_arith_pkg::One[30:0]) lanes_o[k*32 +: 32] = {lane[31], sgx543_arith_pkg::One[30:0]};
        end
      end
    end
  end
endmodule
