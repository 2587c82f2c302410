#!/bin/sh
# A goal of make that runs for each ISA: each_isa.sh FACTS GOAL
#   FACTS  variables that testbench/rules.mk writes. Those of an ISA x begin with x_.
# Each goal runs for all ISAs even if one fails.
facts=$1 goal=$2
. "$facts" || exit 2

# of ISA NAME: a variable of the ISA
of() { eval "printf '%s' \"\$$1_$2\""; }
# programs ISA: the folder of its programs, and those that are generated
programs() { echo "$(of "$1" folder) $(of "$1" programs)"; }
# suite ISA OPTION...: all programs that the options leave. The long ones begin first, as the
# baseline has them.
suite() {
    isa=$1 baseline=$(of "$1" baseline)
    shift
    # shellcheck disable=SC2046 # lists of words
    "$TOOL" suite --isa "$isa" ${baseline:+--baseline "$baseline"} $(programs "$isa") "$@"
}
# each FUNCTION: of each ISA that has programs; says which have none
each() {
    status=0
    for isa in $RUN_ISAS; do "$1" "$isa" || status=1; done
    for isa in $IDLE_ISAS; do echo "$isa has no programs"; done
    for isa in $MODEL_ONLY_ISAS; do
        echo "$isa has no core yet; make unit runs its programs on the model alone"
    done
    return $status
}
# shown LOG COMMAND...: its output goes into the log, and is shown if it fails
shown() {
    log=$1
    shift
    "$@" >"$log" || { cat "$log" && return 1; }
}

run() {
    recorded=$(of "$1" recorded)
    echo "$1"
    suite "$1" --no-tags long --seed "$SEED" ${recorded:+--clocks} --json "build/run_$1.jsonl"
}

bench() {
    echo "$1"
    # shellcheck disable=SC2046
    "$BENCH_TOOL" bench --isa "$1" --no-tags short,nobench,trap,long \
        --json "build/bench_$1.jsonl" $(programs "$1") || return 1
    "$BENCH_TOOL" random --isa "$1" --help | grep -q '^Types of programs: ' || return 0
    log=build/bench_random_$1.log
    "$BENCH_TOOL" random --isa "$1" --count 500 --times >"$log" || { cat "$log" && return 1; }
    tail -n 2 "$log"
}

perf() {
    shown "build/perf_$1.log" suite "$1" --seed 1 --json "build/perf_$1.jsonl" || return 1
    # shellcheck disable=SC2046
    "$TOOL" perf --baseline "$(of "$1" testbench)/perf.jsonl" ${UPDATE:+--update} \
        ${ACCEPT:+--accept} "build/perf_$1.jsonl" $(programs "$1")
}

# shape_tool ISA SHAPE: builds its command in this shape (P=V,Q=W or default), the path in $tool
shape_tool() {
    shape=
    [ "$2" = default ] || shape=$(echo "$2" | tr , ' ')
    tree=
    case " $TREE_ISAS " in *" $1 "*) tree=$1 ;; esac
    tool=$(eval "env -u MAKEFLAGS -u MAKELEVEL $MAKE --no-print-directory -s $OVERRIDES" \
        "ISAS=$tree $shape tool" | tail -n 1)
    [ -x "$tool" ] || exit 2
}

# random programs on the core of this build, and with SHAPES on one of each of those shapes, too
random() {
    shapes=
    for shape in $(of "$1" other_shapes); do
        shape_tool "$1" "$shape"
        shapes="$shapes --shape $tool"
    done
    # shellcheck disable=SC2086
    "$TOOL" random --isa "$1" --count "$COUNT" --seed "$SEED" $shapes
}

paths() { sh testbench/test_paths.sh "$COMPARE" "$1" "$PATHS" "$(of "$1" folder)"; }

# what the programs of the ISA hit, and never
coverage() {
    if [ "$(of "$1" coverage)" ]; then
        # shellcheck disable=SC2046
        sh "$(of "$1" testbench)/test_coverage.sh" "$TOOL" "$1" $(of "$1" own)
        return
    fi
    base=build/coverage/$1
    mkdir -p build/coverage && rm -f "$base.cov"
    shown "$base.log" suite "$1" --no-tags long --coverage "$base.cov" || return 1
    "$TOOL" coverage "$base.cov" --html "$base.html" >"$base.txt" || return 1
    echo "coverage: $1: $(tail -n 1 "$base.txt")"
}

fuzz() {
    dir=build/fuzz/$1
    [ "$(of "$1" fuzz)" ] || { echo "fuzz: $1 has no container" && return; }
    echo "fuzz: $1"
    "$dir/run" -max_total_time="$FUZZ_SECONDS" -seed="$SEED" -max_len=8192 -timeout=10 \
        -rss_limit_mb=1024 -print_final_stats=1 -verbosity=0 -artifact_prefix="$dir/" \
        "$dir/new" "$(of "$1" model)/corpus"
}

case $goal in
run)
    for isa in $RUN_ISAS; do rm -f "build/run_$isa.jsonl"; done
    (each run)
    status=$?
    # shellcheck disable=SC2046
    sh testbench/run_total.sh $(for isa in $RUN_ISAS; do
        recorded=$(of "$isa" recorded)
        echo "build/run_$isa.jsonl${recorded:+:$recorded}"
    done)
    exit $status
    ;;
bench)
    each bench || exit 1
    for isa in $RUN_ISAS; do
        cat "build/bench_$isa.jsonl" && rm "build/bench_$isa.jsonl" || exit 1
    done >build/bench.jsonl
    ;;
perf) each perf ;;
random) each random ;;
paths)
    status=0
    for isa in $PATHS_ISAS; do paths "$isa" || status=1; done
    for isa in $RUN_ISAS; do
        case " $PATHS_ISAS " in *" $isa "*) ;; *) echo "paths: $isa has one way" ;; esac
    done
    exit $status
    ;;
coverage)
    for isa in $RUN_ISAS; do coverage "$isa" || exit 1; done
    for isa in $ISAS; do
        case " $RUN_ISAS " in
        *" $isa "*) ;;
        *) echo "coverage: $isa runs no program in lockstep" ;;
        esac
    done
    ;;
fuzz)
    test "$FUZZ_SECONDS" -gt 0 || exit 1
    for isa in $MODEL_ISAS; do fuzz "$isa" || exit 1; done
    ;;
soak-check | soak)
    set --
    if [ "$goal" = soak ]; then
        for isa in $CORE_ISAS; do
            for shape in $(of "$isa" soak_shapes); do
                shape_tool "$isa" "$shape"
                set -- "$@" "$isa:$shape:$tool"
            done
        done
    fi
    MUTANTS=$MUTANTS SLICE=$SLICE sh testbench/soak.sh "${DIR:-build/soak}" "$HOURS" "$@"
    ;;
esac
