# The localparams Tap* of a core's package as an enum, TapGpr as TAP_GPR: taps.awk PACKAGE
BEGIN { print "enum tap {" }
$1 == "localparam" && $4 ~ /^Tap/ {
    sub(/;.*/, "", $6)
    last = $6
    print "    TAP_" toupper(substr($4, 4)) " = " last ","
}
END { print "    TAPS = " last + 1; print "};" }
