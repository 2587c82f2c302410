// A condition of one component (sheet 2.4): x and y as numbers of TYPE. Combinational; 0 while not enabled, so that an idle one stays
// still.
module vivante_condition (
  input  logic        enable_i,
  input  logic [4:0]  cond_i,
  input  logic [2:0]  dtype_i,     // TYPE
  input  logic        is_float_i,
  input  logic        is_signed_i,
  input  logic [31:0] x_i,
  input  logic [31:0] y_i,
  output logic        met_o
);
  logic        less, equal, ordered;      // the order of x and y; ordered: no NaN is among them. Denormals are zeros
  logic        number, zero, below, msb;  // x beside 0
  logic [30:0] x_mag, y_mag;
  always_comb begin
    {less, equal, ordered, number, zero, below, msb, x_mag, y_mag} = '0;
    if (enable_i) begin
      x_mag = (x_i[30:23] == 8'd0) ? 31'd0 : x_i[30:0];
      y_mag = (y_i[30:23] == 8'd0) ? 31'd0 : y_i[30:0];
      ordered = !is_float_i || (x_i[30:0] <= 31'h7f800000 && y_i[30:0] <= 31'h7f800000);
      if (is_float_i) begin
        equal = (x_mag == 31'd0 && y_mag == 31'd0) || (x_i[31] == y_i[31] && x_mag == y_mag);
        less  = !equal && (x_i[31] != y_i[31] ? x_i[31] : x_i[31] ? x_mag > y_mag : x_mag < y_mag);
      end else begin
        equal = x_i == y_i;
        less  = (is_signed_i && x_i[31] != y_i[31]) ? x_i[31] : x_i < y_i;
      end
      number = !is_float_i || x_i[30:0] <= 31'h7f800000;
      zero   = is_float_i ? x_i[30:23] == 8'd0 : x_i == 32'd0;
      below  = x_i[31] && !zero && (is_float_i || is_signed_i);
      unique case (dtype_i)
        vivante_core_pkg::U16: msb = x_i[15];
        vivante_core_pkg::U8:  msb = x_i[7];
        default:               msb = x_i[31];
      endcase
    end
  end

  always_comb begin
    met_o = 1'b0;
    if (enable_i) begin
      unique case (cond_i)
        5'd0:    met_o = 1'b1;                               // TRUE
        5'd1:    met_o = ordered && !less && !equal;         // GT
        5'd2:    met_o = ordered && less;                    // LT
        5'd3:    met_o = ordered && !less;                   // GE
        5'd4:    met_o = ordered && (less || equal);         // LE
        5'd5:    met_o = ordered && equal;                   // EQ
        5'd6:    met_o = !(ordered && equal);                // NE
        5'd7:    met_o = (x_i & y_i) != 32'd0;               // AND
        5'd8:    met_o = (x_i | y_i) != 32'd0;               // OR
        5'd9:    met_o = (x_i ^ y_i) != 32'd0;               // XOR
        5'd10:   met_o = number && zero;                     // NOT
        5'd11:   met_o = !(number && zero);                  // NZ
        5'd12:   met_o = number && !below;                   // GEZ
        5'd13:   met_o = number && !below && !zero;          // GZ
        5'd14:   met_o = number && (below || zero);          // LEZ
        5'd15:   met_o = number && below;                    // LZ
        5'd22:   met_o = msb;                                // SELMSB
        default: met_o = 1'b0;                               // reserved
      endcase
    end
  end
endmodule
