# Writes sgx543_rom.sv: the five tables of docs/isa/sgx543.md, 4.6, by the rule there, in double precision, which gives the exact
# integers (test_sgx543_table.cpp has their checksums). Use: awk -f sgx543_rom.awk
function sample(table, k,    x) {
  x = (256 + k) / 256
  if (table == "Rcp")  return 268435456 / x
  if (table == "RsqE") return 268435456 * sqrt(1 / x)
  if (table == "RsqO") return 268435456 * sqrt(1 / (2 * x))
  if (table == "Log2") return 268435456 * log(x) / log(2)
  return 134217728 * exp(k / 256 * log(2))
}
function fixed(table, k) { return int(sample(table, k) + 0.5) }
function signed(bits, v) { return sprintf("%s%d'sd%d", v < 0 ? "-" : "", bits, v < 0 ? -v : v) }
function row(table, i,    f0, fm, f1) {
  f0 = fixed(table, 2 * i); fm = fixed(table, 2 * i + 1); f1 = fixed(table, 2 * i + 2)
  return sprintf("{29'd%d, %s, %s}", f0, signed(23, 4 * fm - 3 * f0 - f1), signed(15, 2 * f0 - 4 * fm + 2 * f1))
}
BEGIN {
  print "// Written by sgx543_rom.awk, which has the rule; do not edit: `make gen` writes it anew."
  print "// Rows of the table unit: f0, c1, c2 of each of 128 segments (docs/isa/sgx543.md, 4.6)."
  print "module sgx543_rom ("
  print "  input  logic               clk_i,"
  print "  input  logic               en_i,"
  print "  input  logic [9:0]         addr_i,   // table, segment"
  print "  output logic [28:0]        f0_o,     // one clock later"
  print "  output logic signed [22:0] c1_o,"
  print "  output logic signed [14:0] c2_o"
  print ");"
  print "  logic [66:0] row;"
  print "  always_comb begin"
  print "    case (addr_i)"
  count = split("Rcp RsqE RsqO Log2 Exp2", name, " ")
  for (n = 1; n <= count; n++)
    for (i = 0; i < 128; i++) printf "      10'd%d: row = %s;%s\n", (n - 1) * 128 + i, row(name[n], i), i ? "" : "  // " name[n]
  print "      default: row = '0;"
  print "    endcase"
  print "  end"
  print "  always_ff @(posedge clk_i) begin"
  print "    if (en_i) {f0_o, c1_o, c2_o} <= row;"
  print "  end"
  print "endmodule"
}
