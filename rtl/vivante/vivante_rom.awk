# The eight tables of docs/isa/vivante.md, 4.5, by the rule there, in double precision, which gives
# the exact integers (the sheet). Use: awk -f rtl/common/rom.awk -f vivante_rom.awk
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
function coefficients(table, i,    f0, fm, f1) {
  f0 = g(table, i / 128); fm = g(table, (i + 0.5) / 128); f1 = g(table, (i + 1) / 128)
  c[0] = fixed(f0); c[1] = fixed(-3 * f0 + 4 * fm - f1); c[2] = fixed(2 * f0 - 4 * fm + 2 * f1)
}
BEGIN { rom("vivante_rom", "docs/isa/vivante.md, 4.5", "Rcp RsqE RsqO SqrtE SqrtO Exp2 Log2 Sin", 30, 23, 16) }
