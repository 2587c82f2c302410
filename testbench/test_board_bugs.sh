#!/bin/sh
# Bugs of a board's link that its benches must find. Each patch of testbench/bugs/board is applied
# to a copy of the tree, build/bugs/board/NAME, in which only rtl/board is a copy and the rest are
# links. There the bench that the patch names must fail with the line that the patch says; in a
# copy without a bug it must pass. test_board_bugs.sh [PATCH ...]: all of them by default
. testbench/check.sh
bugs=testbench/bugs/board dir=build/bugs/board good=build/bugs/board/none
[ $# != 0 ] || set -- "$bugs"/*.patch
rm -rf "$dir" && mkdir -p "$dir"
claim "the heads are right" python3 testbench/bugs/bugs.py benches "$@" >"$dir/rows"

# copy DIR: the tree. What the first copy has built serves the others, but for the benches.
copy() {
    mkdir -p "$1/rtl" "$1/build"
    for path in "$PWD"/*; do
        case $path in */build | */rtl | */Makefile) ;; *) ln -s "$path" "$1" ;; esac
    done
    for path in "$PWD"/rtl/*; do
        case $path in */board) cp -r "$path" "$1/rtl" ;; *) ln -s "$path" "$1/rtl" ;; esac
    done
    cp Makefile "$1" # finds its folder by its own path
    for path in "$PWD/$good"/build/*; do
        case $path in */rtl-unit | *'*') ;; *) ln -s "$path" "$1/build" ;; esac
    done
}
# build DIR BENCH: there, with plain make: not the flags and the ISAS of the make that called. The
# example is the quickest core; a make without any has no benches.
build() {
    (cd "$1" && env -u MAKEFLAGS -u MAKELEVEL -u MFLAGS -u MAKEOVERRIDES make ISAS= \
        PLUGIN=examples/tally "build/rtl-unit/board/$2") </dev/null >"$1/$2.log" 2>&1 && return
    tail -5 "$1/$2.log" >&2
    return 1
}
run() { "$1/build/rtl-unit/board/$2" </dev/null >"$1/$2.out" 2>&1; }

copy "$good"
for bench in $(cut -f 2 "$dir/rows" | sort -u); do
    claim "no bug: $bench is built" build "$good" "$bench"
    claim "no bug: $bench passes" run "$good" "$bench"
done
tab=$(printf '\t')
while IFS=$tab read -r patch bench fails; do
    name=$(basename "$patch" .patch) bug=$dir/$name
    claim "$patch names its bench and the line that it fails with" [ "${bench:+$fails}" ]
    copy "$bug"
    claim "$patch applies" patch -s -F 0 -d "$bug" -p 1 -i "$PWD/$patch"
    build "$bug" "$bench" || { bad "$patch: $bench is built" && continue; }
    run "$bug" "$bench"
    claim "$patch: $bench fails" [ $? != 0 ]
    claim "$patch: $bench prints $fails; it printed $(tail -n 1 "$bug/$bench.out")" \
        grep -q -e "$fails" "$bug/$bench.out"
done <"$dir/rows"
conclude "must-fail, board"
