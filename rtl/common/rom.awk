# Writes the module of a table of coefficients: awk -f rtl/common/rom.awk -f
# rtl/<isa>/<isa>_rom.awk. The second file has what differs:
#   rom(MODULE, SHEET, TABLES, C0, C1, C2)   called in its BEGIN: name, section of the sheet, names of the tables, bits of each coefficient
#   coefficients(TABLE, I)                   sets c[0], c[1], c[2] of row I, 0..127, to exact
#                                            integers
# Tables follow each other in the order given, each at a multiple of 128.
function signed(bits, v) { return sprintf("%s%d'sd%d", v < 0 ? "-" : "", bits, v < 0 ? -v : v) }
function rom(module, sheet, tables, c0, c1, c2,    count, name, n, i) {
  print "// Written by " module ".awk, which has the rule; do not edit: `make gen` writes it anew."
  print "// Rows of the table unit: c0, c1, c2 of each of 128 places (" sheet ")."
  print "module " module " ("
  print "  input  logic               clk_i,"
  print "  input  logic               en_i,"
  print "  input  logic [9:0]         row_i,   // table, place"
  printf "  output logic [%d:0]        c0_o,    // one clock later\n", c0 - 1
  printf "  output logic signed [%d:0] c1_o,\n", c1 - 1
  printf "  output logic signed [%d:0] c2_o\n", c2 - 1
  print ");"
  printf "  logic [%d:0] row;\n", c0 + c1 + c2 - 1
  print "  always_comb begin"
  print "    unique case (row_i)"
  count = split(tables, name, " ")
  for (n = 1; n <= count; n++)
    for (i = 0; i < 128; i++) {
      coefficients(name[n], i)
      printf "      10'd%d: row = {%d'd%d, %s, %s};%s\n", (n - 1) * 128 + i, c0, c[0], signed(c1, c[1]), signed(c2, c[2]), i ? "" : "  // " name[n]
    }
  if (count < 8) print "      default: row = '0;"
  print "    endcase"
  print "  end"
  print "  always_ff @(posedge clk_i) begin"
  print "    if (en_i) {c0_o, c1_o, c2_o} <= row;"
  print "  end"
  print "endmodule"
}
