# The five tables of docs/isa/sgx543.md, 4.6, by the rule there, in double precision, which gives
# the exact integers (test_sgx543_table.cpp has their checksums). Use: awk -f rtl/common/rom.awk -f
# sgx543_rom.awk
function sample(table, k,    x) {
  x = (256 + k) / 256
  if (table == "Rcp")  return 268435456 / x
  if (table == "RsqE") return 268435456 * sqrt(1 / x)
  if (table == "RsqO") return 268435456 * sqrt(1 / (2 * x))
  if (table == "Log2") return 268435456 * log(x) / log(2)
  return 134217728 * exp(k / 256 * log(2))
}
function fixed(table, k) { return int(sample(table, k) + 0.5) }
function coefficients(table, i,    fm, f1) {
  c[0] = fixed(table, 2 * i); fm = fixed(table, 2 * i + 1); f1 = fixed(table, 2 * i + 2)
  c[1] = 4 * fm - 3 * c[0] - f1; c[2] = 2 * c[0] - 4 * fm + 2 * f1
}
BEGIN { rom("sgx543_rom", "docs/isa/sgx543.md, 4.6", "Rcp RsqE RsqO Log2 Exp2", 29, 23, 15) }
