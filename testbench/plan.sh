#!/bin/sh
# The plan of `make test`: plan.sh FACTS writes a line for each check, NAME, a tab, COMMAND, to the
# standard output. Checks that take a minute of a processor or more come first. They run side by
# side (test.sh), so no two write the same files below build/; a name that begins with ! runs after
# all others. FACTS: variables that testbench/rules.mk writes; those of an ISA x begin with x_.
. "${1:?the file of facts is missing}" || exit 2

check() { printf '%s\t%s\n' "$1" "$2"; }
# check_all NAME COMMAND: one that runs programs of several ISAs of the tree. A build of some of
# them says that it does not run.
left=
check_all() { if [ "$ALL_TREE_ISAS" ]; then check "$@"; else left="$left $1"; fi; }
# of ISA NAME: a variable of the ISA
of() { eval "printf '%s' \"\$$1_$2\""; }
# script NAME ARGUMENT...: a check that is a script of testbench, test_NAME.sh
script() {
    name=$1
    shift
    check "$name" "sh testbench/test_$(echo "$name" | tr - _).sh${*:+ $*}"
}
# clock FILE: the part of the name of a Verilated board that says its clock
clock() { basename "$1" | sed 's/^board_sim_//'; }

boards() {
    board=testbench/board
    for isa in $BOARD_ISAS; do
        tool=$(of "$isa" board_tool) sim=$(of "$isa" board_sim) programs=$(of "$isa" board_programs)
        check "board-$isa" "sh $board/test_board_core.sh $tool $sim $isa $programs"
        for other in $(of "$isa" board_divided); do
            check "board-$isa-$(clock "$other")" \
                "sh $board/test_board_core.sh $tool $other $isa $programs"
        done
        long=$(of "$isa" board_long)
        [ -z "$long" ] || check "board-flip-$isa" "sh $board/flip.sh $tool $sim $isa $long 100000"
    done
    rules=$BOARD_EXAMPLE/programs/rules
    # shellcheck disable=SC2086 # two words
    set -- $BOARD_FAULTS
    check board-faults "sh $board/test_board.sh $BOARD_FAULTS $rules/chain.s"
    for sim in $BOARD_EXAMPLE_DIVIDED; do
        check "board-tally-$(clock "$sim")" \
            "sh $board/test_board_core.sh $1 $sim tally $rules/chain.s $rules/count.s"
    done
    check board-lines "sh $board/test_lines.sh $1 $2 $LYING_LINE tally $rules/count.s"
}

# ---- those that take long
for isa in $ISAS; do
    for shape in $(of "$isa" synth_quick); do
        check "synthesis-${shape%%:*}" \
            "sh rtl/synth.sh quick $(of "$isa" synth_map) $(of "$isa" top) $shape $(of "$isa" rtl)"
    done
done
check valgrind "sh testbench/run_unit.sh valgrind $UNIT_TESTS"
script shrink "$BUG_TOOL" "\"$ISAS\""
script triage "$TOOL" "$BUG_TOOL" "\"$ISAS\""
check coverage-stores "sh testbench/test_coverage_tool.sh $TOOL \"$ISAS\""
check sanitizers "sh testbench/run_unit.sh sanitizers $UNIT_TESTS_SAN"
check random "sh testbench/test_random_tool.sh $TOOL $BUG_TOOL \"$ISAS\""
check coverage "sh testbench/each_isa.sh $FACTS coverage"
[ -z "$BUG_ISAS" ] || script soak "$TOOL" "$BUG_TOOL" "${BUG_ISAS##* }"
boards
for isa in $BUG_ISAS; do
    check "must-fail-$isa" "sh testbench/test_bugs.sh $BUG_TOOL $isa"
    if [ "$(of "$isa" view)" ]; then
        check "waves-$isa" "sh testbench/test_waves.sh $TOOL $BUG_TOOL $isa"
    else
        check "waves-$isa" "echo \"waves: $isa has no view\""
    fi
done
[ -z "$board_benches" ] || check must-fail-board "sh testbench/test_board_bugs.sh"
script planted
script mutants examples/tally
check_all tutorial "sh testbench/test_tutorial.sh"
script plugin examples/tally
script model-only examples/tally
check lint-board "$BOARD_LINT"
for isa in $MODEL_ISAS; do check "lint-$isa" "$(of "$isa" lint_command)"; done
for part in common board $MODEL_ISAS; do
    benches=$(of "$part" benches)
    [ -z "$benches" ] || check "rtl-units-$part" \
        "sh testbench/run_rtl_units.sh $part $benches -- $(of "$part" bench_files)"
done
for isa in $RUN_ISAS; do
    folder=$(of "$isa" folder) baseline=$(of "$isa" baseline) records=build/test/programs_$isa.jsonl
    check "programs-$isa" "$TOOL suite --isa $isa ${baseline:+--baseline $baseline }$folder\
 $(of "$isa" programs) --sweep 100 --json $records"
    if [ -z "$(of "$isa" as_default)" ]; then
        clocks="echo \"clocks: this is not the shape of the baseline of $isa\""
    elif [ "$baseline" ]; then
        clocks="sh testbench/test_clocks.sh $TOOL $isa $baseline $records"
    else
        clocks="echo \"clocks: $isa has no baseline\""
    fi
    check "!clocks-$isa" "$clocks"
    check "seeds-$isa" "sh testbench/test_seeds.sh $TOOL $isa $folder"
done
for isa in $ISAS; do check "random-$isa" "sh testbench/test_random.sh $TOOL $isa"; done
for isa in $CORE_ISAS; do
    check "random-claims-$isa" "sh testbench/test_random.sh $COVER_TOOL $isa 20 claims_$isa"
done
for isa in $PATHS_ISAS; do
    check "paths-$isa" "sh testbench/test_paths.sh $COMPARE $isa 50 $(of "$isa" folder)"
done

# ---- those that do not
check unit "sh testbench/run_unit.sh plain $UNIT_TESTS"
check unit-run "sh testbench/test_unit.sh"
script small-stack "$TOOL" "$RUN_ISAS"
script sabotage "$LIB" "$COMPILE -I."
script plan
check generated "sh testbench/test_generated.sh $FACTS"
script style
script names
check synthesis-rules "sh testbench/test_synth.sh $BOARD_SV"
script citations
script random-seeds
script setup
script build
[ -z "$BOARD_ISAS" ] || check bitstream "sh testbench/board/test_bitstream.sh ${BOARD_ISAS%% *}"
[ -z "$COVER_POINTS" ] || script cover-points "$COVER_TOOL" "$TOOL" "$COVER_POINTS"
check_all bad-input "sh testbench/test_tool.sh $BENCH_TOOL"
for name in log files forms; do check_all $name "sh testbench/test_$name.sh $TOOL"; done
check_all install "sh testbench/test_install.sh"
[ -z "$BUG_ISAS" ] || check_all readme "sh testbench/test_readme.sh $BUG_TOOL"
check_all command-line "sh testbench/test_command.sh $TOOL"
check_all results "sh testbench/test_results.sh $BENCH_TOOL $TOOL"
for isa in $MODEL_ISAS; do
    for test in $(of "$isa" test_scripts); do
        name=${test##*/}
        check "${name%.sh}-$isa" "sh $test $BENCH_TOOL"
    done
done
for isa in $REDUCED_ISAS; do
    check "reduced-$isa" "sh $(of "$isa" testbench)/test_reduced.sh $(of "$isa" reduced_tool)"
done
[ -z "$left" ] || echo "not run without all instruction sets:$left" >&2
