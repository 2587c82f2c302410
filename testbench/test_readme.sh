#!/bin/sh
# README says what is so: its length, the goals of make that it names, the table of instruction
# sets, and the report of the planted bug, line by line. The commands in all documents name files,
# options and goals that there are; those of docs/formats.md are run. (test_install.sh runs the
# commands of the built command.) test_readme.sh BUGS-TOOL
bugs=$1
. testbench/check.sh
dir=build/test-readme
rm -rf "$dir" && mkdir -p "$dir"

for limit in README.md:900 CONTRIBUTING.md:1200; do
    claim "${limit%:*}: at most ${limit#*:} words" [ "$(wc -w <"${limit%:*}")" -le "${limit#*:}" ]
done

# every document: lines of 100 columns outside of tables, and none of the words that plain English
# avoids
find . -name '*.md' ! -path './build/*' >"$dir/all"
claim "there are documents" [ "$(wc -l <"$dir/all")" -ge 40 ]
xargs awk 'length > 100 && !/^\|/ {
    print FILENAME ":" FNR ": " length " columns; expected at most 100"
}' <"$dir/all" >"$dir/wide"
claim "columns: $(head -n 3 "$dir/wide")" [ ! -s "$dir/wide" ]
while read -r document; do
    sed 's/`[^`]*`//g' "$document" |
        grep -nwiE 'told|tells|nobody|whoever|likewise|anew|in the place of' | sed "s|^|$document:|"
done <"$dir/all" >"$dir/words"
claim "words: $(head -n 3 "$dir/words")" [ ! -s "$dir/words" ]
# the README of a folder is one screen, but for the lists of programs
for document in $(grep '/README\.md$' "$dir/all" | grep -v '^\./README\|^\./programs/.*/'); do
    claim "$document: at most 60 lines" [ "$(wc -l <"$document")" -le 60 ]
done

# every goal of make, and what it is given
sed -n 's/^\([a-z-]*\):.*## .*/\1/p' Makefile >"$dir/goals"
first=$(ls model/*/isa.mk | head -n 1 | xargs dirname | xargs basename)
documents="README.md CONTRIBUTING.md docs/*.md programs/*.md examples/README.md \
testbench/README.md testbench/*/README.md"
# shellcheck disable=SC2086 # their names
grep -ho '^    \($ \)\{0,1\}make [^#]*\|`make [^`]*`' $documents | grep -v "make [a-z]*:" |
    sed 's/^ *//; s/^$ //; s/`//g; s/ *$//; s/ && .*//
        s/PLUGIN=\(DIR\|\/path\/to\/mine\)/PLUGIN=examples\/tally/
        s/ISA=\(mine\|x\)\b/ISA=tally PLUGIN=examples\/tally/
        s/ISAS=\(<isa>\|x\)/ISAS='$first'/; s/-<isa>\|-x\b/-'$first'/;
        s/=[hnb]\b/=1/g; s/^make -k /make /; s/^make \([A-Z]*=[^ ]*\)$/make help \1/' |
    sort -u >"$dir/calls"
claim "README names goals of make" [ "$(wc -l <"$dir/calls")" -ge 5 ]
while read -r _ goal given; do
    case $goal in build/* | lint-* | synth-* | bitstream-*) ;;
    *) claim "make $goal: \`make help\` has it" grep -qx -e "$goal" "$dir/goals" ;;
    esac
    [ -z "$given" ] && continue
    # shellcheck disable=SC2086
    env -u MAKEFLAGS -u MAKELEVEL -u MFLAGS -u MAKEOVERRIDES make -n help \
        $given >"$dir/out" 2>&1 </dev/null
    claim "make $goal $given: $(tail -n 1 "$dir/out")" [ $? = 0 ]
done <"$dir/calls"

# commands FILE..: each command of the built command that is printed there, and what makes its
# files, on one line
commands() {
    awk '/\\$/ { sub(/\\$/, ""); line = line $0; next } { print line $0; line = "" }' "$@" |
        sed -n 's/^    \($ \)\{0,1\}\(\(printf\|echo\|build\/[^ ]*warpstep\|warpstep\) .*\)/\2/p' |
        sed 's/ *# .*//; s/   */ /g'
}
# named WORD: the files that a word of a command means: OPTION:FILE@PLACE
named() { echo "$1" | sed "s/[\"']//g; s/^[0-9]*://; s/@.*//" | grep -E '^[a-z][^=<>]*/|\.[a-z]+$' |
    grep -v '^build/\|[*]\|\.\(cov\|trace\)$'; }
for document in $documents; do
    commands "$document" | grep 'warpstep [a-z]' >"$dir/calls"
    while read -r line; do
        rest=${line#*warpstep }
        verb=${rest%% *} isa=$(echo "$line " | sed -n 's/.*--isa \([a-z0-9]*\) .*/\1/p')
        # what it says on its help is what it takes
        "$bugs" "$verb" ${isa:+--isa "$isa"} --help >"$dir/help" 2>"$dir/err"
        claim "$document: warpstep $verb: $(cat "$dir/err")" [ $? = 0 ]
        for word in ${rest#"$verb"}; do
            case $word in
            --*) claim "$document: $line: $word" \
                grep -q -e "^ *\(-., \)\{0,1\}${word%%=*}\b" "$dir/help" ;;
            [\|\>\&]* | 2\>*) break ;;
            *) for file in $(named "$word"); do claim "$document: $line: $file is there" \
                [ -e "$file" ]; done ;;
            esac
        done
    done <"$dir/calls"
done
commands docs/formats.md | grep -v '^warpstep' |
    sed "s|^build/warpstep|$bugs|; s/| build.warpstep/| build\/bugs\/warpstep/" >"$dir/formats"
claim "docs/formats.md has commands" [ "$(wc -l <"$dir/formats")" -ge 15 ]
while IFS= read -r line; do
    sh -c "$line" >"$dir/out" 2>"$dir/err"
    status=$?
    # 6: what compares nothing is VACUOUS
    claim "$line: $(cat "$dir/err")" [ $status = 0 -o $status = 6 ]
done <"$dir/formats"

# each function that docs/architecture.md names is in a file of its row
grep '^| [0-9]' docs/architecture.md | tr -d '`' >"$dir/steps"
claim "docs/architecture.md has steps" [ "$(wc -l <"$dir/steps")" -ge 10 ]
while IFS='|' read -r _ step _ files names _; do
    for name in $(echo "$names" | tr -d '(),'); do
        # shellcheck disable=SC2046,SC2086 # their names
        claim "docs/architecture.md, step $step: $name is in $files" \
            grep -qw -e "$name" $(echo "$files" | tr -d ,)
    done
done <"$dir/steps"

# a row for each instruction set: its core stands in the third column if it has one, and what it
# lacks in the last
for description in model/*/isa.mk; do
    isa=$(basename "$(dirname "$description")")
    row=$(grep -F "| \`model/$isa\`" README.md)
    claim "a row of $isa, with its programs" \
        sh -c 'case $1 in *"\`programs/$2\`"*) ;; *) false ;; esac' - "$row" "$isa"
    core=$(echo "$row" | awk -F ' *[|] *' '{ print $4 }')
    missing=$(echo "$row" | awk -F ' *[|] *' '{ print $6 }')
    # what the core is, rtl/<isa>/rtl.mk says
    cat "$description" "rtl/$isa/rtl.mk" >"$dir/description" 2>/dev/null
    if grep -q "^$isa\.top " "$dir/description"; then
        claim "$isa has a core: $core" [ "$core" = "\`rtl/$isa\`" ]
    else
        claim "$isa has no core: $core" [ "$core" != "\`rtl/$isa\`" ]
        claim "README says so: $missing" sh -c 'case $1 in *core*) ;; *) false ;; esac' - "$missing"
    fi
    grep -q "^$isa\.synth " "$dir/description" ||
        claim "README says that nothing maps $isa: $missing" \
        sh -c 'case $1 in *Yosys* | *synthesis* | *core*) ;; *) false ;; esac' - "$missing"
done

# the report: the block that begins with the bug's command
sed -n '/^    build\/bugs\/warpstep run/,/^[^ ]/p' README.md | sed 's/^    //' >"$dir/block"
command=$(sed -n 's/^build\/bugs\/warpstep //p' "$dir/block" | head -n 1)
# shellcheck disable=SC2086
"$bugs" $command >"$dir/out" 2>&1
claim "the planted bug is found" [ $? = 1 ]
sed 's/ *$//' "$dir/out" >"$dir/report"
sed '1d; $d' "$dir/block" | grep -v '^ *\.\.\.$\|^$' >"$dir/lines"
claim "README shows the report" [ "$(wc -l <"$dir/lines")" -ge 15 ]
# a line that README cuts short ends with " ..."
while IFS= read -r line; do
    case $line in
    *' ...') claim "the report has: $line" grep -qF -e "${line% ...}" "$dir/report" ;;
    *) claim "the report has: $line" grep -qxF -e "$line" "$dir/report" ;;
    esac
done <"$dir/lines"
conclude readme
