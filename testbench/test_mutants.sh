#!/bin/sh
# The mutation score, on the smallest core: mutants are killed, proved equivalent, or survive and
# can be listed; a judgement that was killed or ran into a full disk goes on where it was, and keeps
# what it knows of modules that did not change; and what stands in the lists of equivalents is still
# in the sources.
# test_mutants.sh PLUGIN
plugin=${1:?"the folder of a plugin is missing"} isa=$(sed -n 's/^PLUGIN_ISA := //p' "$1/isa.mk")
. testbench/check.sh
dir=build/test-mutants
rm -rf "$dir" && mkdir -p "$dir"
draw=build/mutants/$isa/default-40-1

# what finds some of the mutants and leaves others: not all programs of the example, nor its list of
# equivalents
programs=$dir/programs
mkdir -p "$programs/rules" && cp "$plugin"/programs/rules/chain.s "$plugin"/programs/rules/count.s \
    "$programs/rules"

# plain make: not the flags, the ISAs and the parameters of the make that called
plain() { env -u MAKEFLAGS -u MAKELEVEL -u MFLAGS -u MAKEOVERRIDES make --no-print-directory "$@"; }
judge() { COUNT=${count:-10} JOBS= sh testbench/mutants/judge.sh "$draw" "$isa" /dev/null "" \
    "${1:-$programs}" >"$dir/out" 2>&1; }
counts() { grep "^$isa: " "$1" | grep -o '[0-9]* [a-z][a-z ]*' | sed -n "s/ $2\$//p"; }

rm -f "$draw/results" "$draw/met"
plain mutants ISA="$isa" PLUGIN="$plugin" N=40 SEED=1 COUNT=10 >"$dir/first" 2>"$dir/err"
claim "make mutants ends with a score: $(tail -n 1 "$dir/first")" \
    grep -q "^$isa: 40 mutants: .*; score [0-9.]* %$" "$dir/first"
rm -f "$draw/results" "$draw/met"
judge
cp "$dir/out" "$dir/first"
cp "$draw/results" "$dir/results" || exit 1
claim "each is judged once" \
    [ "$(cut -f1 "$dir/results" | sort -n | uniq | wc -l) $(wc -l <"$dir/results")" = "40 40" ]
claim "most are killed" [ "$(grep -c KILLED "$dir/results")" -ge 20 ]
claim "random programs kill by a difference" grep -q "KILLED	MISMATCH	random " "$dir/results"
claim "some are proved equivalent" grep -q PROVED "$dir/results"
claim "those that are the same in the whole core are" \
    [ "$(awk -F '\t' '$3 == "whole" { print $1 }' "$dir/results")" = "$(cat "$draw/same")" ]
claim "the report tells each survivor" \
    [ "$(grep -c '^SURVIVED ' "$dir/first")" = "$(grep -c SURVIVED "$dir/results")" ]
claim "with text before and after" \
    [ "$(grep -c '^    before: ..' "$dir/first") $(grep -c '^    after:  ..' \
    "$dir/first")" = "$(for i in 1 2; do grep -c SURVIVED "$dir/results"; done | paste -sd ' ')" ]
for k in $(awk '$2 == "KILLED" { print $1 }' "$dir/results" | head -n 5); do
    sh testbench/mutants/prove.sh "$draw" "$k" "$dir"
    claim "killed mutant $k is not proved equivalent" [ $? != 0 ]
done

# the programs of the folder alone
rm "$draw/results"
count=0 judge
claim "COUNT=0 runs no random program" \
    [ "$(grep -c '	random' "$draw/results") $(wc -l <"$draw/results")" = "0 40" ]
claim "programs of a folder kill most" \
    [ "$(grep -c "KILLED	[A-Z_]*	$programs/" "$draw/results")" -ge 20 ]
claim "by a difference" grep -q "KILLED	MISMATCH	$programs/" "$draw/results"

# a program that is not short is met by all together
mkdir -p "$dir/long" && { cat "$programs/rules/count.s" | grep -v last &&
    for _ in $(seq 3000); do echo 'add r1, r1, 1'; done &&
    echo 'add.last r1, r1, 1'; } >"$dir/long/long.s"
rm "$draw/results"
count=0 judge "$dir/long"
claim "a long program is run with all: $(cut -f1-3 "$draw/runs" | tr '\t' ' ')" \
    grep -q "^clocks	PASS	[0-9]*	.* $dir/long/long.s$" "$draw/runs"
claim "and kills" grep -q "KILLED	[A-Z_]*	$dir/long/long.s" "$draw/results"

# killed in the middle, by a signal that nobody catches; cut in the middle of a line
same() { sort -n "$draw/results" | cmp -s - "$dir/sorted"; }
sort -n "$dir/results" >"$dir/sorted"
rm "$draw/results"
setsid sh -c "COUNT=10 exec sh testbench/mutants/judge.sh $draw $isa /dev/null '' $programs" \
    >"$dir/out" 2>&1 &
pid=$!
some_judged() { [ "$(wc -l <"$draw/results")" -ge 4 ]; }
await $pid some_judged
env kill -9 -- -$pid # the group; not every shell's own kill takes one
wait $pid 2>/dev/null
left=$((40 - $(wc -l <"$draw/results")))
printf '40\tKIL' >>"$draw/results"
claim "it was in the middle: $left" [ $left -gt 0 ]
judge
claim "it goes on" grep -q "^mutants: $isa: 40 mutants, $left to judge; " "$dir/out"
claim "and ends as before" same
judge
claim "then nothing is left" grep -q "^mutants: $isa: 40 mutants, 0 to judge; " "$dir/out"

# armed together: who makes a run differ is found among those who do not
: >"$draw/results"
judge # for what it is judged with
stimulus=$(awk -F '\t' '$2 == "SURVIVED" { print $3; exit }' "$draw/results")
seq 40 | sed "s/$/ $stimulus/" >"$draw/met"
: >"$draw/results"
judge
of() { awk -F '\t' -v verdict="$2" '$2 == verdict { print $1 }' "$1" | sort -n | paste -s -d ' '; }
claim "together the same are killed as one by one: $(of "$draw/results" KILLED)" \
    [ "$(of "$draw/results" KILLED)" = "$(of "$dir/results" KILLED)" ]
claim "by what finds them alone" grep -q "KILLED	MISMATCH	random " "$draw/results"
claim "and the same survive" [ "$(of "$draw/results" SURVIVED)" = "$(of "$dir/results" SURVIVED)" ]

# one alone that many runs find: at the second nobody is left
alone=$(awk -F '\t' '$2 == "KILLED" && $4 ~ /^random/ { print $1; exit }' "$draw/results")
grep -v "^$alone	" "$draw/results" >"$dir/others" && cp "$dir/others" "$draw/results"
judge
claim "mutant $alone makes more runs than one differ: $(wc -l <"$draw/differ")" \
    [ "$(wc -l <"$draw/differ")" -ge 2 ]
claim "and is killed once, and no other" \
    [ "$(of "$draw/results" KILLED) $(wc -l <"$draw/results")" = "$(of "$dir/results" KILLED) 40" ]
rm "$draw/met"
cp "$dir/results" "$draw/results"

# a disk that is full: the last result that fits is whole
head -n 20 "$dir/results" >"$draw/results"
(ulimit -f 2 && judge)
claim "a full disk is an error" [ $? = 2 ]
judge
claim "what was lost is judged again: $(head -n 1 "$dir/out")" same

# another core: ten mutants are others. What is known of those of the first one stays.
cp "$draw/keys" "$dir/keys" && sed '1,10s/^/0/' "$dir/keys" >"$draw/keys"
cut -f2- "$draw/results" | sort >"$dir/known"
judge
claim "mutants of another module alone are judged: $(head -n 1 "$dir/out")" \
    [ "$(sed -n 's/^mutants: .* mutants, \([0-9]*\) to judge.*/\1/p' "$dir/out")" -ge 10 ]
claim "what was known stays" \
    [ -z "$(grep -v -e SURVIVED -e '	whole	' "$dir/known" |
    comm -23 - "$(cut -f2- "$draw/results" | sort >"$dir/now" && echo "$dir/now")")" ]
cp "$dir/keys" "$draw/keys"
judge
claim "and holds for the first core again" \
    [ "$(grep -v SURVIVED "$draw/results" | grep -v '^-' |
    sort -n)" = "$(grep -v SURVIVED "$dir/results" | sort -n)" ]
cp "$dir/results" "$draw/results"

# a module's draw is its own: another module may change, lines may move, a source come that nobody
# uses
cat >"$dir/two.sv" <<'.'
module one (input logic clk_i, input logic [7:0] a_i, b_i, output logic [7:0] sum_o);
  always_ff @(posedge clk_i) if (a_i[0]) sum_o <= a_i + b_i; else sum_o <= a_i - b_i;
endmodule
module other (input logic clk_i, input logic [7:0] a_i, b_i, output logic [7:0] sum_o);
  always_ff @(posedge clk_i) sum_o <= a_i & b_i;
endmodule
module two (input logic clk_i, input logic [7:0] a_i, b_i, output logic [7:0] x_o, y_o);
  one one_i (.sum_o(x_o), .*);
  other other_i (.sum_o(y_o), .*);
endmodule
.
{ echo 'module unused (input logic [7:0] a_i, output logic x_o);' \
    'assign x_o = a_i < 8'"'"'d7 && a_i != 3; endmodule' &&
    sed 's/a_i & b_i/(a_i ^ b_i) \& ~b_i/' "$dir/two.sv"; } >"$dir/moved.sv"
draw_of() { sh testbench/mutants/netlist.sh "$dir/$1" two 60 1 "" rtl/common/common_ram.sv \
    "$dir/$1.sv" && grep -e "-module $2 " "$dir/$1/keys"; }
draw_of two one >"$dir/before"
draw_of moved one >"$dir/after"
claim "mutants are drawn in each module" [ "$(wc -l <"$dir/after")" -ge 10 ]
claim "a module that stayed the same has the same mutants, if fewer when another one grows" \
    [ -z "$(grep -vxF -f "$dir/before" "$dir/after")" ]
draw_of two other >"$dir/before"
draw_of moved other >"$dir/after"
claim "those of a module that changed are others" \
    [ "$(sort -u "$dir/before" "$dir/after" | wc -l)" = "$(cat "$dir/before" "$dir/after" |
    wc -l)" ]

# what is proved: of a module that stands in another one, also what nobody looks at there
cat >"$dir/half.sv" <<'.'
module whole (input logic [7:0] a_i, b_i, output logic [7:0] y_o);
  assign y_o = a_i ^ b_i;
endmodule
module half (input logic [7:0] a_i, b_i, output logic [3:0] y_o);
  logic [7:0] y;
  whole whole_i (.a_i(a_i), .b_i(b_i), .y_o(y));
  assign y_o = y[3:0];
endmodule
module around (input logic clk_i, input logic [7:0] a_i, b_i, output logic [3:0] y_o);
  logic [3:0] y;
  half half_i (.a_i(a_i), .b_i(b_i), .y_o(y));
  always_ff @(posedge clk_i) y_o <= y;
endmodule
.
sh testbench/mutants/netlist.sh "$dir/half" around 60 1 "" rtl/common/common_ram.sv "$dir/half.sv"
# change 0: one of the upper bits; change 1: of the lower ones
change() { awk -v low="$1" \
    '/-module whole / && / -port Y -portbit / {
        match($0, /-portbit [0-9]+/)
        if ((substr($0, RSTART + 9, RLENGTH - 9) < 4) == low) { print NR; exit }
    }' "$dir/half/list"; }
sh testbench/mutants/prove.sh "$dir/half" "$(change 0)" "$dir"
claim "a change of what no other module looks at is proved" [ $? = 0 ]
sh testbench/mutants/prove.sh "$dir/half" "$(change 1)" "$dir"
claim "one of what is looked at is not" [ $? = 1 ]
claim "the first is the same in the core as a whole" grep -qx "$(change 0)" "$dir/half/same"
claim "the other is not" [ -z "$(grep -x "$(change 1)" "$dir/half/same")" ]

# where a netlist is, all else is: make takes it for what was asked for
mkdir -p "$dir/bin"
printf '#!/bin/sh\ncase "$*" in *whole.log*) exit 1 ;; esac\nexec %s "$@"\n' \
    "$(command -v yosys)" >"$dir/bin/yosys" && chmod +x "$dir/bin/yosys"
rm "$dir/half/netlist.v"
PATH=$dir/bin:$PATH sh testbench/mutants/netlist.sh "$dir/half" around 60 1 "" \
    rtl/common/common_ram.sv "$dir/half.sv" >"$dir/out" 2>&1
claim "a draw that is cut short is an error" [ $? = 1 ]
claim "it is said" grep -q '^mutants: Yosys failed; see ' "$dir/out"
claim "and leaves no netlist" [ ! -e "$dir/half/netlist.v" ]

# the list of equivalents
list=$dir/equivalents.txt
report() { sh testbench/mutants/report.sh "$draw" "$isa" "$list" >"$dir/out" 2>&1; }
# row K: as in the list, with a reason
row() { awk -F '\t' -v OFS='\t' -v k="$1" \
    '$1 == k {
        sub(/:[0-9]*$/, "", $2); sub(/.*\//, "", $2); print $2, $3, $4, $5, $6, "because"
    }' "$draw/mutants"; }
survivor=$(awk '$2 == "SURVIVED" { print $1; exit }' "$dir/results")
killed=$(awk '$2 == "KILLED" { print $1; exit }' "$dir/results")
before=$(counts "$dir/first" survived)
row "$survivor" >"$list"
report
claim "a listed survivor counts as equivalent" \
    [ "$(counts "$dir/out" 'listed as equivalent') $(counts "$dir/out" survived)" = \
    "1 $((before - 1))" ]
row "$survivor" | awk -F '\t' -v OFS='\t' '{ $2 = $3 = $4 = "*"; print }' >"$list"
report
claim "a * stands for anything" [ "$(counts "$dir/out" 'listed as equivalent')" -ge 1 ]
row "$survivor" | sed 's/	[^	]*	because/	other text	because/' >"$list"
report
claim "another text is another mutant" [ "$(counts "$dir/out" survived)" = "$before" ]
row "$killed" >"$list"
report
claim "one that is listed and killed is an error" [ $? = 1 ]
claim "it is named" grep -q "^KILLED $killed, which $list:1 lists as equivalent: " "$dir/out"
echo 'a	b' >"$list"
report
claim "a row that is none is an error" [ $? = 2 ]
claim "it is named" grep -q "^$list:1: error: 2 fields; 6: " "$dir/out"

# a netlist that does not pass without a mutant is not judged with
mkdir -p "$dir/wrong/rules" && echo 'no instruction' >"$dir/wrong/rules/count.s"
judge "$dir/wrong"
claim "a bad core is refused" [ $? = 2 ]
claim "it is said" grep -q '^mutants: error: with no mutant armed ' "$dir/out"
plain netlist ISA="$isa" PLUGIN="$plugin" >"$dir/out" 2>"$dir/err"
claim "make netlist runs the core without mutants: $(tail -n 1 "$dir/out")" \
    grep -q "^$isa: as Yosys reads it the core passes every program of its shape, \
[1-9][0-9]* of [1-9][0-9]*" "$dir/out"
plain mutants >"$dir/out" 2>&1
claim "no ISA is an error" grep -q 'mutants: ISA=: must be one of ' "$dir/out"

# what compares for a choice from an array has no place of its own
printf '%s\n' 'assign data_o =' '  found_q[at_q + 4'"'"'d2];' >"$dir/choice.sv"
cat >"$dir/choice.il" <<END
module \\top
  attribute \\src "$dir/choice.sv:2.11-2.22"
  cell \$add \$add\$1
    connect \\A \\at_q
    connect \\B 4'0010
    connect \\Y \$add\$1_Y
  end
  cell \$eq \$procmux\$7_CMP0
    connect \\A \$add\$1_Y
    connect \\B 4'1000
    connect \\Y \$procmux\$7_CMP
  end
  cell \$pmux \$procmux\$9
    connect \\S { \$procmux\$8_CMP \$procmux\$7_CMP }
    connect \\Y \\data_o
  end
end
END
echo "mutate -ctrl mutant 16 1 -mode inv -module top -cell \$procmux\$7_CMP0 -port B" \
    "-portbit 0 -src $dir/choice.sv:0.0-0.0" >"$dir/choice"
said=$(awk -f testbench/mutants/describe.awk "$dir/choice.il" "$dir/choice" | cut -f2-6 |
    tr '\t' ' ')
claim "it is told by what it compares: $said" \
    [ "$said" = "$dir/choice.sv:2 inv \$eq B[0] of data_o 4'1000 at_q + 4'd2" ]

# nor has a part that is selected: it is told by the line that takes it
printf '%s\n' 'logic [3:0] part, at_q;' 'assign part =' '  4'"'"'d0;' \
    '  part <= word_q[at_q +: 4];' >"$dir/part.sv"
cat >"$dir/part.il" <<END
module \\top
  attribute \\src "$dir/part.sv:0.0-0.0"
  cell \$shiftx \$shiftx\$1
    connect \\A \\word_q
    connect \\B \\at_q
    connect \\Y \\part
  end
end
END
echo "mutate -ctrl mutant 16 1 -mode const0 -module top -cell \$shiftx\$1 -port A -portbit 7" \
    "-wire word_q -wirebit 7 -src $dir/part.sv:1.1-1.2 -src $dir/part.sv:0.0-0.0" >"$dir/part"
said=$(awk -f testbench/mutants/describe.awk "$dir/part.il" "$dir/part" | cut -f2-6 | tr '\t' ' ')
claim "it is told by that line: $said" \
    [ "$said" = "$dir/part.sv:4 const0 \$shiftx A[7] of part word_q[7] part <= word_q[at_q +: 4];" ]

# rows whose text has gone from the source; spaces count as one, as in the report
has() { cat rtl/*/"$1" | tr -s ' ' | grep -qF -e "$2"; }
for list in testbench/mutants/*/equivalents.txt; do
    [ -e "$list" ] || continue
    grep -v -e '^#' -e '^$' "$list" >"$dir/rows"
    while IFS='	' read -r file mode place signal source reason; do
        claim "$list: $file: $source: has a reason" [ -n "$reason" ]
        claim "$list: $file still has: $source" has "$file" "${source% ..}"
    done <"$dir/rows"
done
# the documented example keeps its own limit, also with fewer random programs, and either spelling
# names the ISA
plain mutants ISA="$isa" PLUGIN="$plugin" N=100 COUNT=10 >"$dir/out" 2>"$dir/err"
claim "make mutants ISA=$isa PLUGIN=$plugin N=100: $(tail -n 1 "$dir/out")" [ $? = 0 ]
plain mutants ISAS= PLUGIN="$plugin" N=100 COUNT=10 >"$dir/again" 2>"$dir/err"
claim "ISAS= of one ISA is its ISA=: $(tail -n 1 "$dir/again")" \
    [ "$(tail -n 1 "$dir/again")" = "$(tail -n 1 "$dir/out")" ]

conclude "mutants"
