#!/bin/sh
# An ISA that has a model and no core yet, in a tree of its own: it is built, unit-tested and run on
# the model alone; whoever asks for lockstep or for something of the core is told in one line. And
# other flags of a compiler make anew what was made with them. test_model_only.sh FOLDER: a plugin,
# of which the model is taken
. testbench/check.sh
plugin=${1:?"the folder of a plugin is missing"} isa=$(sed -n 's/^PLUGIN_ISA := //p' "$1/isa.mk")
tree=$(mktemp -d) dir=$PWD/build/test-model-only
trap 'rm -rf "$tree"' EXIT
rm -rf "$dir" && mkdir -p "$dir" "$tree/model/$isa" "$tree/programs" "$tree/build" build/obj \
    build/flags || exit 1
# what all ISAs share, and the other ISAs, are those of this tree
ln -s "$PWD/build/obj" "$tree/build/obj" && cp -rp build/flags "$tree/build/" || exit 1
for other in model/*/isa.mk; do
    other=$(basename "${other%/isa.mk}")
    [ ! -d "build/$other" ] || ln -s "$PWD/build/$other" "$tree/build/$other"
done
for name in Makefile bridge docs examples profiles rtl testbench tools waves model/*; do
    ln -s "$PWD/$name" "$tree/$name"
done
cp -r "$plugin/programs" "$tree/programs/$isa" && cp "$plugin"/model/* "$tree/model/$isa/" || exit 1
grep "^$isa\.\(title\|hot\) " "$plugin/isa.mk" >"$tree/model/$isa/isa.mk"
cat >"$tree/model/$isa/test_it.c" <<END
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <cmocka.h>
#include "model/common/isa.h"
extern const struct common_isa ${isa}_isa;
static void test_name(void **state)
{
    (void)state;
    assert_string_equal(${isa}_isa.name, "$isa");
}
int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(test_name)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
END
cd "$tree" || exit 1

# plain make: not the flags, the ISAs and the parameters of the make that called
plain() { env -u MAKEFLAGS -u MAKELEVEL -u MFLAGS -u MAKEOVERRIDES make --no-print-directory "$@"; }
# one TEXT STATUS PATTERN COMMAND...: one line that matches, and this status
one() {
    what=$1 wanted=$2 pattern=$3
    shift 3
    "$@" >"$dir/out" 2>&1
    claim "$what: status" [ $? = "$wanted" ]
    claim "$what: one line: $(head -n 2 "$dir/out")" \
        [ "$(wc -l <"$dir/out") $(grep -c -e "$pattern" "$dir/out")" = "1 1" ]
}

plain -n unit >"$dir/all" 2>"$dir/err"
claim "make unit of all ISAs runs its tests: $(tail -n 1 "$dir/err")" \
    grep -q "run_unit.sh plain .* build/$isa/model/test_it\( \|\$\)" "$dir/all"
plain ISAS="$isa" "build/$isa/model/test_it" >"$dir/out" 2>&1
claim "the test builds: $(tail -n 1 "$dir/out")" [ $? = 0 ]
claim "and passes" sh -c "'build/$isa/model/test_it' >'$dir/out' 2>&1"
# made ARGUMENT...: how often its object is compiled
made() { plain ISAS="$isa" "$@" "build/$isa/model/test_it.o" 2>&1 | grep -c 'cc.*/test_it\.o$'; }
claim "an object that is there is not compiled again" [ "$(made)" = 0 ]
claim "with other flags it is" [ "$(made CFLAGS=-O0)" = 1 ]
claim "once" [ "$(made CFLAGS=-O0)" = 0 ]
claim "and with those that it had before" [ "$(made)" = 1 ]
claim "warnings that are errors make no other object" [ "$(made WERROR=1)" = 0 ]
plain -n tool >"$dir/all" 2>"$dir/err"
claim "make tool of all ISAs builds a command: $(tail -n 1 "$dir/err")" grep -q 'build/warpstep' \
    "$dir/all"
claim "without it" sh -c "! grep -q 'build/$isa/model/' '$dir/all'"
tool=$(plain -s tool ISAS="$isa" 2>"$dir/err" | tail -n 1)
claim "make tool ISAS=$isa builds a command: $(tail -n 1 "$dir/err")" [ -x "$tool" ]
claim "it says that there is no core" sh -c "'$tool' isas | grep -q 'core: no core'"
program=$(find programs -name '*.s' | head -n 1)
"$tool" run --isa "$isa" --model-only "$program" >"$dir/out" 2>&1
claim "the model runs it: $(tail -n 1 "$dir/out")" grep -q '^[1-9][0-9]* warp instructions' \
    "$dir/out"
refuse "lockstep is refused" "error: $isa has no core yet; --model-only runs the model" run \
    --isa "$isa" "$program"
one "make mutants" 2 "mutants: ISA=$isa: none of '$isa' has a core" plain mutants ISA="$isa" \
    ISAS="$isa"
one "make run" 0 "^$isa has no core yet; " plain run ISAS="$isa"
one "make lint" 0 "^lint: $isa has no core yet$" plain "lint-$isa" ISAS="$isa"
one "make synth" 0 "^synth: $isa has no " plain "synth-$isa" ISAS="$isa"
conclude "a model without a core"
