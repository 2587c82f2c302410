# Numbers in names that Yosys made, counted anew in each module; a source's line beside them goes.
#   awk -f numbers.awk raw.il          each number of each module: module, number
#   awk -f numbers.awk numbers raw.il numbers are those rows, sorted: the same text with other names
# Such a name is $add$dir/name.sv:12$345_Y or $procdff$345; a module's own ($paramod$..) and
# $0\name[3:0] are none.
BEGIN { list = ARGC == 2 }
!list && FILENAME == ARGV[1] { if ($1 != module) { module = $1; n = 0 } place[$1, $2] = sprintf("%06d", ++n); next }
/^module / { module = $2 }
/^ *attribute \\src / || !/\$[0-9]/ { if (!list) print; next }
{
    rest = $0; text = ""
    while (match(rest, /[^ \\]\$[0-9]+([^0-9a-z$\\]|$)/)) {
        from = RSTART + 2; size = RLENGTH - 2
        if (substr(rest, RSTART + RLENGTH - 1, 1) !~ /[0-9]/) size--
        number = substr(rest, from, size)
        if (list) print module, number
        text = text substr(rest, 1, from - 1) place[module, number]
        rest = substr(rest, from + size)
    }
    text = text rest
    gsub(/[^ $]*\.svh?:[0-9]+/, "", text)
    if (!list) print text
}
