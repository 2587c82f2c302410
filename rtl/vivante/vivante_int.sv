// One component of an integer operation (sheet 3.2, 3.3). Operands come extended from N to 32 bits (4.1, step 5); the low
// N bits of the result count, but for IntFindLsb and IntFindMsb, which use all of them. Three registered stages:
// multiply, and what needs no product; add; saturate. With DEEP the first one is two, the second of which says what was found. An idle stage
// stays still. A product's high half exists where FULL says so: the operations that need it are scalar, and computed by component x alone.
module vivante_int #(
  parameter bit FULL = 1'b1,
  parameter bit DEEP = 1'b0
) (
  input  logic                    clk_i,
  input  logic                    rst_ni,
  input  logic                    valid_i,
  input  logic [4:0]              op_i,      // vivante_int_pkg::int_e
  input  logic [1:0]              width_i,   // of N: vivante_int_pkg::width_e
  input  logic                    signed_i,
  input  logic [31:0]             a_i,
  input  logic [31:0]             b_i,
  input  logic [31:0]             c_i,
  output logic [31:0]             result_o   // IntLatency clocks later, with DEEP one more
);
  // ---- multiply; bits ----
  logic        from_c;
  logic [5:0]  n, ones, len;
  logic [4:0]  count;
  logic [31:0] x, low_mask, narrow, swapped, mirrored, bits, above, field;
  logic        is_multiply, multiplies;
  logic [31:0] odd;                           // differs from the sign
  assign from_c      = op_i == vivante_int_pkg::IntAbs || op_i == vivante_int_pkg::IntSign || op_i == vivante_int_pkg::IntNot
                       || op_i == vivante_int_pkg::IntLeading || op_i == vivante_int_pkg::IntOnes;
  assign is_multiply = op_i == vivante_int_pkg::IntMulLo || op_i == vivante_int_pkg::IntMulSat
                       || op_i == vivante_int_pkg::IntMulHi || op_i == vivante_int_pkg::IntMadLo
                       || op_i == vivante_int_pkg::IntMadSat || op_i == vivante_int_pkg::IntMadHi
                       || op_i == vivante_int_pkg::IntMadHiSat;
  assign multiplies  = valid_i && is_multiply;
  always_comb begin
    {n, ones, len, count} = '0;
    {x, low_mask, narrow, swapped, mirrored, above, field, odd, bits} = '0;
    if (valid_i) begin
      unique case (width_i)
        vivante_int_pkg::Bits8:  n = 6'd8;
        vivante_int_pkg::Bits16: n = 6'd16;
        default:                 n = 6'd32;
      endcase
      low_mask = ~(32'hffffffff << n);
      x        = from_c ? c_i : a_i;
      narrow   = x & low_mask;
      count    = c_i[4:0] & 5'(n - 6'd1);
      // The sign is bit N - 1: a negated operand need not fit into N bits.
      odd      = (signed_i && (narrow & ~(low_mask >> 1)) != 32'd0) ? ~x & low_mask : narrow;
      ones     = '0;
      for (int unsigned k = 0; k < 32; k++) begin
        ones = ones + 6'(narrow[k]);
        mirrored[k] = x[31-k];
      end
      unique case (width_i)
        vivante_int_pkg::Bits8:  swapped = x;
        vivante_int_pkg::Bits16: swapped = {16'd0, x[7:0], x[15:8]};
        default:                 swapped = {x[7:0], x[15:8], x[23:16], x[31:24]};
      endcase
      // A field that ends at bit 31 at most
      above = a_i >> b_i[4:0];
      len   = (c_i > 32'd32 - 32'(b_i[4:0])) ? 6'd32 - {1'b0, b_i[4:0]} : c_i[5:0];
      field = above & ~(32'hffffffff << len);
      if (signed_i && len != 6'd0 && ((above >> (len - 6'd1)) & 32'd1) != 32'd0) field = field | (32'hffffffff << len);
      unique case (op_i)
        vivante_int_pkg::IntPass:    bits = a_i;
        vivante_int_pkg::IntAbs:     bits = (signed_i && c_i[31]) ? -c_i : c_i;
        vivante_int_pkg::IntSign:    bits = (signed_i && c_i[31]) ? 32'hffffffff : 32'(c_i != 32'd0);
        vivante_int_pkg::IntShl:     bits = a_i << count;
        vivante_int_pkg::IntShr:     bits = signed_i ? 32'($signed(a_i) >>> count) : a_i >> count;
        vivante_int_pkg::IntRotate:  bits = (a_i << count) | ((a_i & low_mask) >> (n - 6'(count)));
        vivante_int_pkg::IntOr:      bits = a_i | c_i;
        vivante_int_pkg::IntAnd:     bits = a_i & c_i;
        vivante_int_pkg::IntXor:     bits = a_i ^ c_i;
        vivante_int_pkg::IntNot:     bits = ~c_i;
        vivante_int_pkg::IntOnes:    bits = 32'(ones);
        vivante_int_pkg::IntExtract: bits = field;
        vivante_int_pkg::IntBitRev:  bits = mirrored >> (6'd32 - n);
        vivante_int_pkg::IntByteRev: bits = swapped;
        default:                     bits = 32'd0;
      endcase
    end
  end

  // The leading one of a number, or the lowest one, which leads from the other end
  logic [31:0] searched, unused_normal;
  logic [4:0]  ahead;           // zeros before it
  logic [5:0]  found;
  logic        finds, finds_lsb, finds_msb;
  assign finds_lsb = op_i == vivante_int_pkg::IntFindLsb;
  assign finds_msb = op_i == vivante_int_pkg::IntFindMsb;
  assign finds     = finds_lsb || finds_msb || op_i == vivante_int_pkg::IntLeading;
  for (genvar k = 0; k < 32; k++) begin : gen_searched
    assign searched[k] = finds_lsb ? narrow[31-k] : finds_msb ? odd[k] : narrow[k];
  end
  common_normalize #(.WIDTH(32)) u_search (
    .enable_i (valid_i && finds),
    .data_i   (searched),
    .data_o   (unused_normal),
    .zeros_o  (ahead)
  );

  // ---- products, bits, and what was found; with DEEP a register before the last of these ----
  typedef struct packed {
    logic [4:0]  op;
    logic [1:0]  width;
    logic        is_signed, finds, finds_lsb, finds_msb, none;
    logic [4:0]  ahead;
    logic [5:0]  n;
    logic [31:0] a, c, bits;
    logic [65:0] product;
  } taken_t;
  taken_t                  taken, first;
  logic                    first_valid;
  logic [1:0]              valid_q;
  logic [4:0]              op_q;
  logic [1:0]              width_q, sum_width_q;
  logic                    signed_q, sum_signed_q, sum_sat_q;
  logic [31:0]             a_q, c_q, bits_q;
  logic signed [65:0]      product;
  logic [65:0]             product_q;
  if (FULL) begin : gen_full
    assign product = multiplies ? $signed({signed_i && a_i[31], a_i}) * $signed({signed_i && b_i[31], b_i}) : 66'sd0;
  end else begin : gen_low
    logic [31:0] low;
    assign low     = multiplies ? a_i * b_i : '0;
    assign product = 66'(low);
  end
  always_comb begin
    taken.op        = op_i;
    taken.width     = width_i;
    taken.is_signed = signed_i;
    taken.finds     = finds;
    taken.finds_lsb = finds_lsb;
    taken.finds_msb = finds_msb;
    taken.none      = searched == '0;
    taken.ahead     = ahead;
    taken.n         = n;
    taken.a         = a_i;
    taken.c         = c_i;
    taken.bits      = bits;
    taken.product   = product;
  end
  if (DEEP) begin : gen_first
    logic   first_valid_q;
    taken_t first_q;
    always_ff @(posedge clk_i) begin
      first_valid_q <= rst_ni && valid_i;
      if (valid_i) first_q <= taken;
    end
    assign {first_valid, first} = {first_valid_q, first_q};
  end else begin : gen_at_once
    assign {first_valid, first} = {valid_i, taken};
  end
  always_comb begin
    found = {1'b0, first.finds_msb ? ~first.ahead : first.ahead};
    if (!first.finds_lsb && !first.finds_msb) found = first.n - 6'd32 + {1'b0, first.ahead};
    if (first.none)                           found = first.finds_lsb || first.finds_msb ? 6'h3f : first.n;
  end
  always_ff @(posedge clk_i) begin
    if (!rst_ni) valid_q <= '0;
    else         valid_q <= {valid_q[0], first_valid};
    if (first_valid) begin
      op_q      <= first.op;
      width_q   <= first.width;
      signed_q  <= first.is_signed;
      a_q       <= first.a;
      c_q       <= first.c;
      bits_q    <= first.finds ? {{26{found[5] && first.op != vivante_int_pkg::IntLeading}}, found} : first.bits;
      product_q <= first.product;
    end
  end

  // ---- add: exact, 67 bits ----
  logic signed [66:0] wide_a, wide_c, wide_p, high_p, sum, sum_q;
  always_comb begin
    {wide_a, wide_c, wide_p, high_p, sum} = '0;
    if (valid_q[0]) begin
      wide_a = 67'($signed({signed_q && a_q[31], a_q}));
      wide_c = 67'($signed({signed_q && c_q[31], c_q}));
      wide_p = 67'($signed(product_q));
      unique case (width_q)
        vivante_int_pkg::Bits8:  high_p = wide_p >>> 8;
        vivante_int_pkg::Bits16: high_p = wide_p >>> 16;
        default:                 high_p = wide_p >>> 32;
      endcase
      if (!FULL) high_p = '0;
      unique case (op_q)
        vivante_int_pkg::IntAdd, vivante_int_pkg::IntAddSat:      sum = wide_a + wide_c;
        vivante_int_pkg::IntHalf:                                 sum = (wide_a + wide_c) >>> 1;
        vivante_int_pkg::IntHalfInc:                              sum = (wide_a + wide_c + 67'sd1) >>> 1;
        vivante_int_pkg::IntMulLo, vivante_int_pkg::IntMulSat:    sum = wide_p;
        vivante_int_pkg::IntMulHi:                                sum = high_p;
        vivante_int_pkg::IntMadLo, vivante_int_pkg::IntMadSat:    sum = wide_p + wide_c;
        vivante_int_pkg::IntMadHi, vivante_int_pkg::IntMadHiSat:  sum = high_p + wide_c;
        default:                                                  sum = $signed({35'd0, bits_q});
      endcase
    end
  end
  always_ff @(posedge clk_i) begin
    if (valid_q[0]) begin
      sum_q        <= FULL ? sum : 67'($signed(sum[33:0]));
      sum_width_q  <= width_q;
      sum_signed_q <= signed_q;
      sum_sat_q    <= op_q == vivante_int_pkg::IntAddSat || op_q == vivante_int_pkg::IntMulSat
                      || op_q == vivante_int_pkg::IntMadSat || op_q == vivante_int_pkg::IntMadHiSat;
    end
  end

  // ---- saturate: a number fits if above what the largest one has all bits are those of its sign ----
  logic [31:0] most;
  logic        below, fits;
  assign below = sum_q[66];
  always_comb begin
    most = '0;
    fits = 1'b1;
    if (valid_q[1]) begin
      unique case (sum_width_q)
        vivante_int_pkg::Bits8:  most = sum_signed_q ? 32'd127 : 32'd255;
        vivante_int_pkg::Bits16: most = sum_signed_q ? 32'd32767 : 32'd65535;
        default:                 most = sum_signed_q ? 32'h7fffffff : 32'hffffffff;
      endcase
      fits = !(below && !sum_signed_q) && ((sum_q[65:0] ^ {66{below}}) & ~{34'd0, most}) == '0;
    end
  end
  always_ff @(posedge clk_i) begin
    if (valid_q[1]) begin
      result_o <= sum_q[31:0];
      if (sum_sat_q && !fits) begin
        result_o <= most;
        if (below) result_o <= sum_signed_q ? ~most : 32'd0;
      end
    end
  end

`ifndef SYNTHESIS
  always_ff @(posedge clk_i) begin
    if (rst_ni && valid_i) begin
      high_half_where_there_is_one: assert (FULL || !is_multiply || op_i == vivante_int_pkg::IntMulLo
                                            || op_i == vivante_int_pkg::IntMadLo)
        else $error("a component without the high half of products is asked for it");
    end
  end
`endif
endmodule
