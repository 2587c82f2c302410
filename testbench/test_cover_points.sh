#!/bin/sh
# Cover points of modules bound beside the cores: a program named here hits the points that it was
# written for, and does not hit others; the runs retire what they retire without the modules.
# test_cover_points.sh build/cover/warpstep build/warpstep ROWS.. The claims of the cores
# (assertions) are on in this build: they hold in short programs and in random ones, and one that
# fails is told. A row of the file testbench/<isa>/cover_points.txt: PROGRAM +|- POINT, the program
# below programs/<isa>.
cover=$1 tool=$2
shift 2
. testbench/check.sh
dir=build/test-cover-points
rm -rf "$dir" && mkdir -p "$dir"
for rows in "$@"; do
    isa=$(basename "$(dirname "$rows")")
    for program in $(sed '/^#/d' "$rows" | cut -d' ' -f1 | sort -u); do
        name=$(basename "$program" .s) one=$program
        "$cover" run --isa "$isa" --waves never --coverage "$dir/$isa-$name.cov" \
            "programs/$isa/$program" >"$dir/with" 2>&1
        claim "$program passes with cover points" [ $? = 0 ]
        "$tool" run --isa "$isa" --waves never "programs/$isa/$program" >"$dir/without" 2>&1
        claim "$program retires the same with them" \
            [ "$(tail -n 1 "$dir/with")" = "$(tail -n 1 "$dir/without")" ]
    done
    sed '/^#/d' "$rows" >"$dir/rows"
    while read -r program sign point; do
        store=$dir/$isa-$(basename "$program" .s).cov
        [ "$sign" = + ] && hit='[1-9][0-9]*' || hit=0
        claim "$program: $sign $point" grep -qx "$hit $point" "$store"
    done <"$dir/rows"
    "$cover" coverage --isa "$isa" --group core "$dir/$isa"-*.cov >"$dir/holes"
    claim "$isa: holes of the core are named" grep -q ': never$' "$dir/holes"
    "$cover" suite --isa "$isa" --waves never --tags short "programs/$isa" >"$dir/short" 2>&1
    claim "$isa: claims hold in short programs" [ $? = 0 ]
    "$cover" random --isa "$isa" --count 30 --seed 1 --dir "$dir/random" >"$dir/random.out" 2>&1
    claim "$isa: claims hold in random programs" [ $? = 0 ]
    "$cover" suite --isa "$isa" --waves never --plus claim=1 "programs/$isa/$one" \
        >"$dir/broken" 2>&1
    claim "$isa: a claim that fails is told" grep -q 'claims_are_on: +claim=1 breaks this claim' \
        "$dir/broken"
    claim "$isa: and ends the run" grep -q "$(basename "$one") INTERNAL" "$dir/broken"
    # as a verdict: a report, a record, a last line; and a smaller program
    "$cover" run --isa "$isa" --waves never --plus claim=1 --json "$dir/claim.json" \
        "programs/$isa/$one" >"$dir/broken" 2>"$dir/err"
    claim "$isa: status of a claim that fails" [ $? = 10 ]
    claim "$isa: nothing of it on the error output" [ ! -s "$dir/err" ]
    claim "$isa: its place and name" grep \
        -q '^  a claim of the RTL failed at bridge_cover_bind.sv:[0-9]*: core\..*claims_are_on: ' \
        "$dir/broken"
    claim "$isa: its last line" \
        sh -c "tail -n 1 '$dir/broken' | grep -q '^warpstep: verdict=INTERNAL status=10 '"
    claim "$isa: its record" valid "$dir/claim.json"
    claim "$isa: which says it" says "$dir/claim.json" \
        '.[0] | .outcome == "INTERNAL" and (.message | test("claims_are_on"))'
    "$cover" shrink --isa "$isa" --plus claim=1 -o "$dir/small.s" "programs/$isa/$one" \
        >"$dir/out" 2>&1
    claim "$isa: it is shrunk: $(tail -n 2 "$dir/out" | head -n 1)" [ $? = 0 ]
    claim "$isa: to fewer instructions" grep -q '^1 instruction of ' "$dir/out"
done
program=$(sed '/^#/d' "$1" | head -n 1 | cut -d' ' -f1)
isa=$(basename "$(dirname "$1")")
"$tool" run --isa "$isa" --coverage "$dir/none.cov" "programs/$isa/$program" >"$dir/out"
claim "a build without the modules counts the rest" grep -qx "group rows" "$dir/none.cov"
claim "and has no points of a core" [ "$(grep -cx "group core" "$dir/none.cov")" = 0 ]
conclude "cover points"
