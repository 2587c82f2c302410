// The lanes of an operand (sheet 2.6): four words of its register, or the number of an immediate, become lanes, are swizzled, then
// abs and neg are applied. Combinational.
module sgx543_operand (
  input  sgx543_core_pkg::source_t source_i,
  input  logic [127:0]             words_i,
  output logic [127:0]             lanes_o,
  output logic [3:0]               raw_o      // lanes that are bits as they stand in a register
);
  logic [127:0] unpacked, channels;
  logic         immediate;
  logic [31:0]  value;
  sgx543_unpack u_unpack (
    .fmt_i      (source_i.fmt),
    .internal_i (source_i.bank == sgx543_core_pkg::BankInternal),
    .raw_i      (source_i.raw),
    .words_i    (words_i),
    .lanes_o    (unpacked)
  );

  // A number of seven bits as binary32
  logic [6:0] normal;
  logic [2:0] zeros;
  logic       unused;
  common_normalize #(.WIDTH(7)) u_normalize (
    .enable_i (source_i.number_is_float),
    .data_i   (source_i.number[6:0]),
    .data_o   (normal),
    .zeros_o  (zeros)
  );
  assign unused    = normal[6];
  assign immediate = source_i.bank == sgx543_core_pkg::BankImmediate;
  always_comb begin
    value = {24'd0, source_i.number};
    if (source_i.number_is_float)
      value = source_i.number[6:0] == '0 ? 32'd0 : {1'b0, 8'd133 - {5'd0, zeros}, normal[5:0], 17'd0};
  end
  assign channels = immediate ? {4{value}} : unpacked;

  for (genvar k = 0; k < 4; k++) begin : gen_lane
    logic [2:0]  from;
    logic [31:0] lane;
    logic        raw_half;
    assign from     = source_i.swz[3*k +: 3];
    assign raw_o[k] = source_i.raw && !from[2];
    assign raw_half = raw_o[k] && source_i.fmt == sgx543_arith_pkg::FmtF16;
    always_comb begin
      unique case (from)
        3'd0:    lane = channels[31:0];
        3'd1:    lane = channels[63:32];
        3'd2:    lane = channels[95:64];
        3'd3:    lane = channels[127:96];
        sgx543_core_pkg::SwzZero: lane = 32'd0;
        sgx543_core_pkg::SwzOne:  lane = sgx543_arith_pkg::One;
        sgx543_core_pkg::SwzTwo:  lane = 32'h40000000;
        default:                  lane = 32'h3f000000;
      endcase
      if (raw_half) lane[15] = (lane[15] && !source_i.abs) != source_i.neg;
      else          lane[31] = (lane[31] && !source_i.abs) != source_i.neg;
      lanes_o[k*32 +: 32] = lane;
    end
  end
endmodule
