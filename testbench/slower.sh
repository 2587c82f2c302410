# What a test of a shape that takes more clocks has: slower TOOL ISA PROGRAM, behind
# testbench/check.sh. All programs of the ISA in lockstep, undisturbed and in bursts, with the state
# swept, and random ones: the same is retired. Then that PROGRAM takes longer than in the default
# shape.
slower() {
    tool=$1 isa=$2 program=$3
    dir=build/test-reduced-$isa
    rm -rf "$dir" && mkdir -p "$dir"

    most=$(find "programs/$isa" -name '*.s' | wc -l)
    for level in none burst; do
        "$tool" suite --isa "$isa" --disturb $level --waves never --sweep 100 \
            --json "$dir/$level.jsonl" "programs/$isa" >"$dir/$level"
        status=$?
        claim "$level: $(tail -n 1 "$dir/$level")" [ $status = 0 ]
        claim "$level: there are programs" [ "$(wc -l <"$dir/$level.jsonl")" -gt $((most / 2)) ]
    done
    "$tool" random --isa "$isa" --count 20 --seed 1 --disturb wild >"$dir/random" 2>&1
    status=$?
    claim "random: $(tail -n 1 "$dir/random")" [ $status = 0 ]

    clocks() { jq -s "map(select(.program == \"$program\")) | .[0].clocks" "$1"; }
    was=$(clocks "testbench/$isa/perf.jsonl") is=$(clocks "$dir/none.jsonl")
    claim "$program took $was clocks, and $is here" [ "$is" -gt "$was" ]
}
