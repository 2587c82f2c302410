# Tables tesla_rom_<function> of sfu.c, from sfu_rom_<function>.csv: sfu_rom.awk FILE...
FNR == 1 {
    if (NR > 1) print "};"
    name = FILENAME
    gsub(/.*sfu_rom_|\.csv$/, "", name)
    print "static const struct tesla_sfu_row tesla_rom_" name "[] = {"
}
/^[0-9]+,/ { print "    {" $2 "," $3 "," $4 "}," }
END { print "};" }
