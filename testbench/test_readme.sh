#!/bin/sh
# README says what is so: its length, the goals of make that it names, the table of instruction sets, and the report of the planted bug,
# line by line. (test_install.sh runs the commands of the built command.) test_readme.sh BUGS-TOOL
bugs=$1
. testbench/check.sh
dir=build/test-readme
rm -rf "$dir" && mkdir -p "$dir"

claim "at most 150 lines: $(wc -l <README.md)" [ "$(wc -l <README.md)" -le 150 ]

# every goal of make, and what it is given
sed -n 's/^\([a-z-]*\):.*## .*/\1/p' Makefile >"$dir/goals"
grep -ho '^    make [^#]*\|`make [^`]*`' README.md | sed 's/^ *//; s/`//g; s/ *$//; s/=DIR/=examples\/tally/' | sort -u >"$dir/calls"
claim "README names goals of make" [ "$(wc -l <"$dir/calls")" -ge 5 ]
while read -r _ goal given; do
    case $goal in build/*) ;; *) claim "make $goal: \`make help\` has it" grep -qx -e "$goal" "$dir/goals" ;; esac
    [ -z "$given" ] && continue
    # shellcheck disable=SC2086
    env -u MAKEFLAGS -u MAKELEVEL -u MFLAGS -u MAKEOVERRIDES make -n help $given >"$dir/out" 2>&1 </dev/null
    claim "make $goal $given: $(tail -n 1 "$dir/out")" [ $? = 0 ]
done <"$dir/calls"

# a row for each instruction set: its core stands in the third column if it has one, and what it lacks in the last
for description in model/*/isa.mk; do
    isa=$(basename "$(dirname "$description")")
    row=$(grep -F "| \`model/$isa\`" README.md)
    claim "a row of $isa, with its programs" sh -c 'case $1 in *"\`programs/$2\`"*) ;; *) false ;; esac' - "$row" "$isa"
    core=$(echo "$row" | awk -F ' *[|] *' '{ print $4 }')
    missing=$(echo "$row" | awk -F ' *[|] *' '{ print $6 }')
    if grep -q "^$isa\.top " "$description"; then
        claim "$isa has a core: $core" [ "$core" = "\`rtl/$isa\`" ]
    else
        claim "$isa has no core: $core" [ "$core" != "\`rtl/$isa\`" ]
        claim "README says so: $missing" sh -c 'case $1 in *core*) ;; *) false ;; esac' - "$missing"
    fi
    grep -q "^$isa\.synth " "$description" ||
        claim "README says that nothing maps $isa: $missing" sh -c 'case $1 in *Yosys* | *synthesis* | *core*) ;; *) false ;; esac' - "$missing"
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
