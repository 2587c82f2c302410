# Writes vivante_rom.sv: the eight tables of docs/isa/vivante.md, 4.5, by the rule there, in double precision, which gives
# the exact integers (the sheet). Use: awk -f vivante_rom.awk
function g(table, t) {
  if (table == "Rcp")   return 1 / (1 + t)
  if (table == "RsqE")  return 1 / sqrt(1 + t)
  if (table == "RsqO")  return 1 / sqrt(2 * (1 + t))
  if (table == "SqrtE") return sqrt(1 + t)
  if (table == "SqrtO") return sqrt(2 * (1 + t))
  if (table == "Exp2")  return exp(t * log(2))
  if (table == "Log2")  return log(1 + t) / log(2)
  return sin(t * atan2(0, -1) / 2)
}
function floor(v) { return v < int(v) ? int(v) - 1 : int(v) }
function fixed(v) { return floor(v * 268435456 + 0.5) }
function row(table, i,    f0, fm, f1, c0, c1, c2) {
  f0 = g(table, i / 128); fm = g(table, (i + 0.5) / 128); f1 = g(table, (i + 1) / 128)
  c0 = fixed(f0); c1 = fixed(-3 * f0 + 4 * fm - f1); c2 = fixed(2 * f0 - 4 * fm + 2 * f1)
  return sprintf("{30'd%d, %s23'sd%d, %s16'sd%d}", c0, c1 < 0 ? "-" : "", c1 < 0 ? -c1 : c1, c2 < 0 ? "-" : "", c2 < 0 ? -c2 : c2)
}
BEGIN {
  print "// Written by vivante_rom.awk, which has the rule; do not edit: `make gen` writes it anew."
  print "// Rows of the table unit: c0, c1, c2 of each of 128 places (docs/isa/vivante.md, 4.5)."
  print "module vivante_rom ("
  print "  input  logic               clk_i,"
  print "  input  logic               en_i,"
  print "  input  logic [9:0]         addr_i,   // table, place"
  print "  output logic [29:0]        c0_o,     // one clock later"
  print "  output logic signed [22:0] c1_o,"
  print "  output logic signed [15:0] c2_o"
  print ");"
  print "  logic [68:0] row;"
  print "  always_comb begin"
  print "    unique case (addr_i)"
  count = split("Rcp RsqE RsqO SqrtE SqrtO Exp2 Log2 Sin", name, " ")
  for (n = 1; n <= count; n++)
    for (i = 0; i < 128; i++) printf "      10'd%d: row = %s;%s\n", (n - 1) * 128 + i, row(name[n], i), i ? "" : "  // " name[n]
  print "    endcase"
  print "  end"
  print "  always_ff @(posedge clk_i) begin"
  print "    if (en_i) {c0_o, c1_o, c2_o} <= row;"
  print "  end"
  print "endmodule"
}
