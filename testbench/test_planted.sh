#!/bin/sh
# testbench/bugs/bugs.py: each wrong head, number, program and patch is one line and status 2; what
# it makes of right ones; which runs test_bugs.sh then accepts. test_planted.sh
. testbench/check.sh
tool=$PWD/testbench/bugs/bugs.py
rm -rf build/test-planted && mkdir -p build/test-planted && cd build/test-planted || exit
dir=.

# the tree of the test: three RTL files, programs, and bugs that fit
mkdir -p rtl/core bridge programs bugs/core/unit
seq 1 20 >rtl/core/count.sv
for _ in 1 2 3; do printf 'begin\n  if (go)\n    q <= d;\nend\n'; done >rtl/core/thrice.sv
seq 1 20 >rtl/core/other.sv
echo end >programs/one.s
cp programs/one.s programs/two.s

# plant NAME HEAD: a patch that adds a line after line 10, with that head
plant() {
    printf '%s\n' "$2" '--- a/rtl/core/count.sv' '+++ b/rtl/core/count.sv' '@@ -9,4 +9,5 @@' ' 9' \
        ' 10' "+bug $1" ' 11' ' 12' >"bugs/core/unit/$1.patch"
}
bug() { python3 "$tool" "$@" >out 2>err; }
head1='Bug: 7
Title: Ten is
  followed by a bug
Shrink: small 2 programs/one.s
Triage: 40 MISMATCH   a register
Program: programs/one.s
Verdict: MISMATCH
At: pc 0x4
Text: add r0, r1
Report: gap:  two blanks
Report: r1 differs
Program: programs/two.s
Options: --disturb wild --seed 3
Verdict: HANG'

# wrong TEXT PATTERN HEAD: check says only that of a patch with this head
wrong() {
    plant good "$3"
    bug check bugs/core
    status=$?
    claim "$1: status $status" [ $status = 2 ]
    claim "$1: one line: $(cat err)" [ "$(wc -l <err)" = 1 ]
    claim "$1: expected $2, found $(cat err)" grep -q "^bugs/core/unit/good.patch$2" err
    claim "$1: no other output" [ ! -s out ]
}
# without FIELD, and swap OLD NEW: another head
without() { echo "$head1" | grep -v "^$1:"; }
swap() { echo "$head1" | sed "s|$1|$2|"; }

plant good "$head1"
bug check bugs/core
claim "a right head: $(cat err)" [ $? = 0 ]
claim "and what was checked" grep -qx 'bugs/core: 1 bugs, 2 runs' out

wrong "no field" ":3: error: expected 'Field: value', found 'Ten'" "$(swap '  followed.*' Ten)"
wrong "an empty value" ":8: error: expected 'Field: value', found 'At:'" "$(swap '^At.*' At:)"
wrong "a continued first line" ":1: error: expected 'Field: value', found '  x'" "  x
$head1"
wrong "another field" ":8: error: no field has the name 'Pc'; expected one of Bug, Title, " \
    "$(swap '^At.*' 'Pc: 0x4')"
wrong "a number that is none" ":1: error: Bug: expected a number from 1 on, found 'x7'" \
    "$(swap 'Bug: 7' 'Bug: x7')"
wrong "number 0" ":1: error: Bug: expected a number from 1 on, found '0'" \
    "$(swap 'Bug: 7' 'Bug: 0')"
wrong "another pc" ":8: error: At: expected 'pc 0xN', found '0x4'" "$(swap 'At: pc' 'At:')"
wrong "a verdict in other letters" ":7: error: Verdict: expected a verdict in capitals, found 'Ha" \
    "$(swap 'MISMATCH$' Hang)"
wrong "other options" ":13: error: Options: expected '--disturb LEVEL --seed N', found '--seed 3'" \
    "$(swap '--disturb wild' '')"
wrong "a shrink without options" ":4: error: Shrink: expected 'NAME INSTRUCTIONS OPTION...', fo" \
    "$(swap 'small 2.*' 'small 2')"
wrong "a triage without a line" ":5: error: Triage: expected 'PROGRAMS BEGINNING-OF-THE-LINE', " \
    "$(swap 'Triage: 40.*' 'Triage: 40')"
wrong "no number" ": error: the head has no Bug" "$(without Bug)"
wrong "no title" ": error: the head has no Title" "Bug: 7
Program: programs/one.s
Verdict: HANG"
wrong "no program" ": error: the head has no Program" "Bug: 7
Title: x"
wrong "no verdict" ":6: error: no Verdict follows the Program programs/one.s" \
    "$(echo "$head1" | sed 7d)"
wrong "a verdict of no program" ":3: error: expected a Program before Verdict" "Bug: 7
Title: x
Verdict: HANG"
wrong "a report of no program" ":3: error: expected a Program before Report" "Bug: 7
Title: x
Report: HANG"
wrong "a field twice" ":15: error: Verdict is there twice" "$head1
Verdict: HANG"
wrong "a number of a bench" ": error: a bug of a bench has Title, Bench and Fails, and no other" \
    "$head1
Bench: unit
Fails: it"
wrong "a bench without a line" ": error: a bug of a bench has Title, Bench and Fails, and no" \
    "Title: x
Bench: unit"
wrong "a missing program" ":12: error: there is no program programs/three.s" "$(swap two.s three.s)"

# patches; edit SED...: the good one, changed so
edit() {
    plant good "$head1"
    sed -i "$@" bugs/core/unit/good.patch
    cp bugs/core/unit/good.patch edited
}
# unfit TEXT PATTERN SED...
unfit() {
    text=$1 pattern=$2
    shift 2
    edit "$@"
    bug check bugs/core
    claim "$text: status" [ $? = 2 ]
    claim "$text: one line: $(cat err)" [ "$(wc -l <err)" = 1 ]
    claim "$text: expected $pattern, found $(cat err)" \
        grep -q "^bugs/core/unit/good.patch$pattern" err
}
refresh='python3 testbench/bugs/bugs.py refresh$'
unfit "a file outside of the tree" ":[0-9]*: error: expected a file below the tree, found '../" \
    's|^+++ b/|&../|'
unfit "fuzz" ":17: error: the hunk needs fuzz in rtl/core/count.sv; $refresh" 's/^ 12/ 13/'
claim "patch takes it, with fuzz" patch -s -F 2 -p1 -o patched -i bugs/core/unit/good.patch
patch -s -F 0 -p1 -r - -o patched -i edited >/dev/null
claim "patch -F 0 does not" [ $? = 1 ]
unfit "several places" ":17: error: the hunk fits 3 places in rtl/core/thrice.sv; $refresh" \
    -e 's/count/thrice/; /^ 9/d; /^ 12/d; s/^ 10/   if (go)/; s/^ 11/     q <= d;/' \
    -e 's/-9,4 +9,5/-6,2 +6,3/'
claim "patch -F 0 takes the nearest" patch -s -F 0 -p1 -o patched -i edited
unfit "no file" ":17: error: there is no rtl/core/missing.sv" 's/count/missing/'
unfit "no patch" ": error: expected a patch after the head, found no line '--- FILE'" '/^---/,$d'
unfit "no hunk" ": error: it has no hunk" '/^@@/,$d'
unfit "a hunk that is cut off" ": error: the last hunk is cut off" '$d'
unfit "another line in a hunk" ":19: error: expected a line of the hunk, found 'x10'" 's/^ 10/x10/'
unfit "another line after a hunk" ":23: error: expected '--- a/FILE', '+++ b/FILE' or a hunk" \
    '$a12'
unfit "other bytes" ": error: expected UTF-8" 's/^Title: Ten/Title: \xff/'

plant good "$head1"
plant second "$(swap 'Bug: 7' 'Bug: 7')"
bug check bugs/core
claim "a number twice: status" [ $? = 2 ]
claim "a number twice: $(cat err)" [ "$(cat err)" = "bugs/core/unit/second.patch: error: bug 7 is \
bugs/core/unit/good.patch already; the next free number is 8" ]
rm bugs/core/unit/second.patch
for command in "check nowhere" "rows nowhere" "apply nowhere ."; do
    bug $command
    claim "$command: status" [ $? = 2 ]
    claim "$command: $(cat err)" grep -q "nowhere: error: expected patches, found none$" err
done
for command in "" help rows "apply bugs/core"; do
    bug $command
    claim "'$command' prints how it is called" [ $? = 2 ]
    claim "and nothing else" grep -q '^    apply FOLDER TREE ' err
done

# ---- what is made of right heads
tab=$(printf '\t')
plant early "$(echo 'Bug: 3
Title: First
Program: programs/one.s
Verdict: CLOCKS')"
# the context has the line of number 3
edit '/^ 9/d; s/^ 10/ 10\n bug early/; s/-9,4 +9,5/-10,4 +10,5/'
bug rows bugs/core
claim "rows: in the order of numbers" cmp -s out - <<END
3${tab}unit/early.patch${tab}programs/one.s${tab}-${tab}CLOCKS${tab}-${tab}-
7${tab}unit/good.patch${tab}programs/one.s${tab}-${tab}MISMATCH${tab}0x4${tab}add r0, r1
7${tab}unit/good.patch${tab}programs/two.s${tab}--disturb wild --seed 3${tab}HANG${tab}-${tab}-
END
bug list bugs/core
claim "list: a table: $(cat out)" grep -qx \
    '7    Ten is followed by a bug  programs/one.s *MISMATCH  0x4  add r0, r1' out
bug shrinks bugs/core
claim "shrinks" grep -qx "7${tab}small${tab}2${tab}programs/one.s" out
bug triages bugs/core
claim "triages: blanks inside of a value stay" grep -qx "7${tab}40${tab}MISMATCH   a register" out
mkdir -p tree && cp -r rtl bridge tree
bug apply bugs/core tree
claim "apply: the lower number is first: $(cat err)" [ $? = 0 ]
claim "apply: both are there" [ "$(sed -n 10,13p tree/rtl/core/count.sv | tr '\n' ' ')" = \
    '10 bug early bug good 11 ' ]
claim "apply: the tree itself stays" cmp -s rtl/core/count.sv rtl/core/other.sv

# ---- refresh: RTL has changed next to a bug; where a hunk fits several places it gets more lines
sed 's/^8$/eight/; s/^12$/twelve/' rtl/core/other.sv >rtl/core/count.sv
bug check bugs/core
claim "the RTL has changed: $(cat err)" grep -q 'early.patch:7: error: the hunk needs fuzz' err
bug refresh bugs/core
claim "refresh: $(cat err out)" [ $? = 0 ]
claim "refresh says what it wrote" [ "$(cat out)" = "\
bugs/core/unit/early.patch: refreshed; read the change
bugs/core/unit/good.patch: refreshed; read the change" ]
bug check bugs/core
claim "the patches fit: $(cat err)" [ $? = 0 ]
bug refresh bugs/core
claim "refresh changes nothing that fits" [ $? = 0 -a ! -s out ]
claim "refresh keeps the head" [ "$(sed '/^---/,$d' bugs/core/unit/good.patch)" = "$head1" ]
claim "the same changes" [ "$(grep '^[-+]' bugs/core/unit/early.patch | sed -n 3p)" = "+bug early" ]
edit -e 's/count/thrice/; /^ 9/d; /^ 12/d; s/^ 10/   if (go)/; s/^ 11/     q <= d;/' \
    -e 's/-9,4 +9,5/-6,2 +6,3/'
bug refresh bugs/core
claim "refresh of a hunk that fits several places" [ $? = 0 ]
bug check bugs/core
claim "it fits one now: $(cat err)" [ $? = 0 ]
edit 's/^ 9/ x/; s/^ 10/ y/; s/^ 11/ z/'
bug refresh bugs/core
claim "refresh of what fits nowhere: status" [ $? = 2 ]
claim "refresh of what fits nowhere: $(cat err)" grep -q 'good.patch:17: error: the hunk needs' err
claim "that patch stays" cmp -s bugs/core/unit/good.patch edited

# ---- which runs of test_bugs.sh are as the heads say
cp rtl/core/other.sv rtl/core/count.sv && rm bugs/core/unit/*
plant early 'Bug: 3
Title: First
Program: programs/one.s
Verdict: CLOCKS'
plant good "$head1"
bug plan bugs/core
claim "plan: wild has two lower levels" [ "$(tr '\t\n' ' ;' <out)" = "1 3 programs/one.s mild 1;\
2 7 programs/one.s mild 1;3 7 programs/two.s wild 3;3-1 7 programs/two.s none 3;\
3-2 7 programs/two.s mild 3;" ]
mkdir -p ran
record() { echo "{\"file\": \"programs/one.s\", \"outcome\": \"$1\", \"hash\": \"h\", $2}"; }
records() {
    record PASS '"clocks": 100' >ran/good.jsonl
    record PASS '"clocks": 101' >ran/1.json
    record MISMATCH '"difference": {"pc": "0x4", "text": "add r0, r1"}' >ran/2.json
    record HANG '"difference": null' >ran/3.json
    for name in 3-1 3-2; do record PASS '"clocks": 1' >ran/$name.json; done
    for name in 1 2 3; do printf 'gap:  two blanks\nand r1 differs\n' >ran/$name.out; done
}
records
bug judge bugs/core ran
claim "all is as the heads say: $(cat out)" [ "$(cat out)" = 7 ]
# differs TEXT PATTERN FILE SED: a record or a report that is otherwise fails one claim
differs() {
    records
    sed -i "$4" "ran/$3"
    bug judge bugs/core ran
    claim "$1: six other claims hold: $(cat out)" [ "$(tail -n 1 out)" = 6 ]
    claim "$1: expected $2, found $(head -n 1 out)" grep -q "^bugs/core/unit/[a-z]*.patch: $2" out
}
differs "another pc" "programs/one.s: MISMATCH at 0x5 add r0, r1; expected MISMATCH at 0x4 add r0" \
    2.json s/0x4/0x5/
differs "another text" "programs/one.s: MISMATCH at 0x4 sub r0, r1; expected" 2.json s/add/sub/
differs "another verdict" "programs/one.s: PASS at 0x4 add r0, r1; expected" 2.json s/MISMATCH/PASS/
differs "no record" "programs/one.s: no record at None None; expected MISMATCH" 2.json 's/.*/{}/'
differs "an empty record" "programs/one.s: no record at None None; expected MISMATCH" 2.json d
differs "no difference" "programs/two.s: PASS at None None; expected HANG at any pc" 3.json \
    s/HANG/PASS/
differs "a report" "programs/one.s: the report does not contain: gap:  two blanks" 2.out 's/  / /'
differs "a lower level finds it" "programs/two.s: HANG with --disturb mild --seed 3; expected" \
    3-2.json s/PASS/HANG/
differs "the same clocks" "programs/one.s: PASS in 100 clocks; expected PASS, and not in 100" \
    1.json s/101/100/
differs "another hash" "programs/one.s: PASS in 101 clocks; expected PASS, and" 1.json 's/"h"/"g"/'

# ---- the bugs of the tree
cd ../.. || exit
bug=$(python3 "$tool" check 2>build/test-planted/err)
claim "the bugs of the tree: $(cat build/test-planted/err)" [ $? = 0 ]
claim "there are some" [ -n "$bug" ]
# patch itself, without fuzz, makes the same trees
for folder in $(echo "$bug" | sed -n 's/: .* bugs, [1-9][0-9]* runs$//p'); do
    for by in patch bugs; do
        mkdir -p "build/test-planted/$folder/$by"
        cp -r rtl bridge "build/test-planted/$folder/$by"
    done
    python3 "$tool" apply "$folder" "build/test-planted/$folder/bugs"
    fuzzy=$(python3 "$tool" rows "$folder" | cut -f 2 | uniq | while read -r patch; do
        patch -s -F 0 -p1 --no-backup-if-mismatch -d "build/test-planted/$folder/patch" \
            -i "$PWD/$folder/$patch" </dev/null || echo "$patch"
    done)
    claim "$folder: patch -F 0 takes all: $fuzzy" [ -z "$fuzzy" ]
    claim "$folder: patch -F 0 puts them into the same places" \
        diff -r "build/test-planted/$folder/patch" "build/test-planted/$folder/bugs"
done
conclude "planted bugs"
