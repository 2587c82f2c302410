// Four lanes of an operand from the four words that begin at its register (sheet 1.1, 1.2, 4.3). Floats become binary32, integers are
// extended to 32 bits. Combinational.
module sgx543_unpack (
  input  logic [2:0]   fmt_i,
  input  logic                   internal_i,  // an internal register: a word a lane, floats are binary32 there
  input  logic                   raw_i,       // do not convert: the bits of the lane, extended with zeros
  input  logic [127:0]           words_i,
  output logic [127:0]           lanes_o
);
  // Exact; subnormals are numbers, a NaN is the canonical one (sheet 4.3).
  function automatic logic [31:0] from_f16(input logic [15:0] h);
    logic [9:0] fraction;
    logic [3:0] shift;
    fraction = h[9:0];
    shift    = 4'd0;
    for (int unsigned k = 0; k < 9; k++) begin
      if (!fraction[9]) begin
        fraction = {fraction[8:0], 1'b0};
        shift    = shift + 4'd1;
      end
    end
    if (h[14:10] == 5'd31)     from_f16 = h[9:0] == '0 ? {h[15], 31'h7f800000} : sgx543_arith_pkg::Nan;
    else if (h[14:10] != 5'd0) from_f16 = {h[15], {3'd0, h[14:10]} + 8'd112, h[9:0], 13'd0};
    else if (h[9:0] == '0)     from_f16 = {h[15], 31'd0};
    else                       from_f16 = {h[15], 8'd112 - {4'd0, shift}, fraction[8:0], 14'd0};
  endfunction

  // raw / 256 (sheet 4.3)
  function automatic logic [31:0] from_c10(input logic [9:0] c);
    logic [9:0] magnitude;
    logic [3:0] shift;
    magnitude = c[9] ? -c : c;
    shift     = 4'd0;
    for (int unsigned k = 0; k < 9; k++) begin
      if (!magnitude[9]) begin
        magnitude = {magnitude[8:0], 1'b0};
        shift     = shift + 4'd1;
      end
    end
    from_c10 = c == '0 ? 32'd0 : {c[9], 8'd128 - {4'd0, shift}, magnitude[8:0], 14'd0};
  endfunction

  for (genvar k = 0; k < 4; k++) begin : gen_lane
    logic [31:0] word;
    logic [15:0] half;
    logic [9:0]  ten;
    logic [7:0]  eight;
    assign word  = words_i[k*32 +: 32];
    assign half  = internal_i ? word[15:0] : words_i[k*16 +: 16];
    assign ten   = k < 3 ? words_i[k*10 +: 10] : words_i[41:32];
    assign eight = internal_i ? word[7:0] : words_i[k*8 +: 8];
    always_comb begin
      unique case (fmt_i)
        sgx543_arith_pkg::FmtU8,
        sgx543_arith_pkg::FmtO8:  lanes_o[k*32 +: 32] = {24'd0, eight};
        sgx543_arith_pkg::FmtS8:  lanes_o[k*32 +: 32] = {{24{eight[7]}}, eight};
        sgx543_arith_pkg::FmtU16: lanes_o[k*32 +: 32] = {16'd0, half};
        sgx543_arith_pkg::FmtS16: lanes_o[k*32 +: 32] = {{16{half[15]}}, half};
        sgx543_arith_pkg::FmtF16: lanes_o[k*32 +: 32] = internal_i ? word : raw_i ? {16'd0, half} : from_f16(half);
        sgx543_arith_pkg::FmtC10: lanes_o[k*32 +: 32] = internal_i ? word : raw_i ? {22'd0, ten} : from_c10(ten);
        default:                  lanes_o[k*32 +: 32] = word;
      endcase
    end
  end
endmodule
