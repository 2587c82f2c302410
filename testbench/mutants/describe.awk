# What each mutant of a list is, as a row of fields with tabs between them:
#   number, file:line, mode, cell and port, signal, text before, text after
# awk -f describe.awk base.il list; the sources are read where Yosys says they are

# module, cell -> its kind, its place, and the signal that it makes
FILENAME == ARGV[1] {
    if ($1 == "module") module = $2
    else if ($1 == "attribute" && $2 == "\\src") { place = $3; gsub(/"/, "", place) }
    else if ($1 == "cell") { kind[module, $3] = $2; at[module, $3] = place; place = "" }
    else if ($1 == "wire") place = ""
    else if ($1 == "connect" && ($2 == "\\Y" || $2 == "\\Q") && match($3, /\\[A-Za-z_][A-Za-z0-9_]*/))
        makes[module, inside] = substr($3, RSTART + 1, RLENGTH - 1) ($3 ~ /_EN\[/ ? " enable" : "")
    else if ($1 == "connect" && $2 == "\\S") for (f = 3; f <= NF; f++) if ($f ~ /_CMP$/) chooses[module, $f] = inside
    if ($1 == "cell") inside = $3
    else if ($1 == "connect" && ($2 == "\\A" || $2 == "\\B") && NF == 3) operand[module, inside, $2] = $3
    else if ($1 == "connect" && $2 == "\\Y" && NF == 3) driver[module, $3] = inside
    next
}

# a line as it is told
function told(line) {
    gsub(/\t/, " ", line); gsub(/  +/, " ", line); sub(/^ /, "", line)
    return line
}

# the text from l1.c1 to l2.c2 of a file; its first line, if it has several; without a place, which
# a bit or part that is selected has not, the line that gives `made` its value
function span(place,    part, from, to, file, line, n, k) {
    n = split(place, part, /[:.-]/) # dir/name.sv:l1.c1-l2.c2
    file = part[1]; for (from = 2; from <= n - 4; from++) file = file (part[from] == "sv" ? "." : "-") part[from]
    from = part[n - 3]; to = part[n - 1]
    if (!(file in lines)) {
        lines[file] = 0
        while ((getline line <file) > 0) text[file, ++lines[file]] = line
        close(file)
    }
    where = file ":" from
    if (from == 0) {
        if (made != "")
            for (k = 1; k <= lines[file]; k++)
                if (text[file, k] ~ ("(^|[^A-Za-z0-9_.])" made " *(\\[[^=]*\\])? *<?= ")) {
                    where = file ":" k
                    return told(text[file, k])
                }
        return "-"
    }
    if (from == to) line = substr(text[file, from], part[n - 2], part[n] - part[n - 2])
    else line = substr(text[file, from], part[n - 2]) " .."
    return told(line)
}

# an operand with its bit changed
function changed(name, bit, other,    one) {
    one = bit == 0 ? "1" : "1 << " bit
    if (mode == "inv") return "(" name " ^ " one ")"
    if (mode == "const0") return bit == 0 ? "(" name " & ~1)" : "(" name " & ~(" one "))"
    if (mode == "const1") return "(" name " | " one ")"
    return "(" name " ^ " (mode == "cnot0" ? "!" : "") name "[" other "]" (bit == 0 ? "" : " << " bit) ")"
}

function words(bit, other) {
    if (mode == "inv") return "bit " bit " inverted"
    if (mode == "const0" || mode == "const1") return "bit " bit " always " substr(mode, 6)
    return "bit " bit " inverted while bit " other " is " substr(mode, 5)
}

# how often a word stands in a text; the first is at RSTART
function count_word(text, word,    n, rest, skip, before, after, at_first) {
    n = 0; skip = 0; rest = text
    while ((i = index(rest, word)) > 0) {
        before = skip + i > 1 ? substr(text, skip + i - 1, 1) : ""
        after = substr(text, skip + i + length(word), 1)
        if (before !~ /[A-Za-z0-9_.$]/ && after !~ /[A-Za-z0-9_]/) { n++; if (n == 1) at_first = skip + i }
        skip += i; rest = substr(text, skip + 1)
    }
    word_at = at_first
    return n
}

{
    delete value
    mode = module = cell = port = portbit = ctrlbit = wire = wirebit = src = ""
    for (f = 2; f < NF; f++) {
        if ($f == "-mode") mode = $(f + 1); else if ($f == "-module") module = $(f + 1)
        else if ($f == "-cell") cell = $(f + 1); else if ($f == "-port") port = $(f + 1)
        else if ($f == "-portbit") portbit = $(f + 1); else if ($f == "-ctrlbit") ctrlbit = $(f + 1)
        else if ($f == "-wire") wire = $(f + 1); else if ($f == "-wirebit") wirebit = $(f + 1)
        else if ($f == "-src") src = $(f + 1)
    }
    if (module !~ /^[$\\]/) module = "\\" module
    if (cell !~ /^[$\\]/) cell = "\\" cell
    type = kind[module, cell]
    made = makes[module, cell]
    choice = ""
    # a comparison of a case: the case itself has a place; a choice from an array has that of what
    # is compared
    if (src ~ /:0\.0/) {
        parent = cell; sub(/_CMP[0-9]*$/, "", parent); sub(/_ANY$/, "", parent)
        chosen = cell; sub(/[0-9]*$/, "", chosen)
        if (!((module, parent) in kind) && (module, chosen) in chooses) {
            made = makes[module, chooses[module, chosen]]
            choice = operand[module, cell, "\\B"]
            parent = driver[module, operand[module, cell, "\\A"]]
        }
        if (at[module, parent] != "") src = at[module, parent]
        n = split(src, parts, "|"); src = parts[n]
    }
    sub(/.*\\/, "", type)
    before = span(src)
    signal = wire != "" ? wire "[" wirebit "]" : choice != "" ? choice : "-"
    place = type " " port "[" portbit "]"
    if (ctrlbit != "") place = place " by [" ctrlbit "]"
    if ((port == "Y" || port == "Q") && before !~ /( \.\.|;)$/ && type !~ /mux$/) after = changed("(" before ")", portbit, ctrlbit)
    else if (wire != "" && ctrlbit == "" && before !~ / \.\.$/ && count_word(before, wire) == 1)
        after = substr(before, 1, word_at - 1) changed(wire, wirebit) substr(before, word_at + length(wire))
    else if (type == "$mux" && port == "S") after = "the same with the condition " (mode == "inv" ? "inverted" : "always " substr(mode, 6))
    else after = "the same with " words(portbit, ctrlbit) " in " (port == "A" ? "the first operand" : port == "B" ? "the second operand" : port == "Y" || port == "Q" ? "the result" : port) \
        (wire == "" ? "" : ", " signal)
    if (made != "" && made != wire) place = place " of " made
    printf "%d\t%s\t%s\t%s\t%s\t%s\t%s\n", FNR, where, mode, place, signal, before, after
}
