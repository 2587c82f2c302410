#!/bin/sh
# The scripts of the build, with doubles of its tools: the lists that they write, and their errors.
. testbench/check.sh
dir=build/test-build
rm -rf "$dir" && mkdir -p "$dir/bin" "$dir/rtl"

# ---- verilate.sh: the double of Verilator copies a folder
cat >"$dir/verilator" <<'END'
#!/bin/sh
while [ $# != 0 ]; do
    [ "$1" != --Mdir ] || out=$2
    shift
done
[ ! -e "$from/fails" ] || exit 1
mkdir -p "$out" && cp "$from"/* "$out"
END
export from="$dir/from"
mkdir "$from"
: >"$from/Vx.cpp" && : >"$from/Vx__Dpi.cpp" && : >"$from/Vx__Trace__0.cpp"
: >"$from/Vx__Syms.cpp" && : >"$from/Vx___024root__0__Slow.cpp"
head -c 65536 /dev/zero | tr '\0' ' ' >"$from/Vx___024root__0.cpp"
cat >"$from/Vx___024root.h" <<'END'
    VlUnpacked<IData, 4> top__DOT__a__DOT__mem;
    IData top__DOT__a__DOT__g_row__DOT__mem_writes;
    VlUnpacked<IData, 4> top__DOT__b__DOT__mem;
END
cat >"$dir/rtl/x.sv" <<'END'
initial if ($value$plusargs(
    "seed=%d", seed)) $display("none");
END
echo 'VL_TESTPLUSARGS_I(std::string{"other"})' >>"$from/Vx.cpp"
verilate() { sh testbench/verilate.sh "$dir/core" Vx sh "$dir/verilator" "$dir/rtl/x.sv"; }
verilate
claim "verilate: status" [ $? = 0 ]
claim "verilate: the list of sources" [ "$(cat "$dir/core/Vx_classes.mk")" = "\
VERILATED_FAST := small  Vx___024root__0
VERILATED_SLOW := once waves" ]
claim "verilate: small files" [ "$(cat "$dir/core/small.cpp")" = '#include "Vx.cpp"' ]
claim "verilate: what runs once" [ "$(wc -l <"$dir/core/once.cpp")" = 2 ]
claim "verilate: waves" [ "$(cat "$dir/core/waves.cpp")" = '#include "Vx__Trace__0.cpp"' ]
claim "verilate: the memory that counts its writes" \
    [ "$(cat "$dir/core/Vx_counted.h")" = 'COUNTED(top__DOT__a__DOT__mem)' ]
claim "verilate: plusargs" [ "$(tr '\n' ' ' <"$dir/core/Vx_plusargs.h")" = '"other", "seed=", ' ]
claim "verilate: nothing half made" [ ! -e "$dir/core.new" ]
touch -d '2000-01-01' "$dir"/core/*.cpp
echo '//' >>"$from/Vx__Syms.cpp" && mv "$from/Vx__Trace__0.cpp" "$from/Vx__Trace__1.cpp"
verilate
claim "verilate: a file that differs is replaced" \
    [ "$(cd "$dir/core" && find . -name '*.cpp' -newermt 2001-01-01 | LC_ALL=C sort |
        tr '\n' ' ')" = './Vx__Syms.cpp ./Vx__Trace__1.cpp ./waves.cpp ' ]
claim "verilate: a file that has gone is removed" [ ! -e "$dir/core/Vx__Trace__0.cpp" ]
: >"$from/fails"
verilate
claim "verilate: Verilator's failure is one" [ $? = 1 ]

# ---- lists in C and C++
sh tools/registry.sh 'a b' one 'Title (1)' '' 'c d' two 'Two, "too"' "$dir/view" e >"$dir/out" 2>&1
claim "registry: a view that is missing fails" [ $? != 0 ]
printf '%s\n' 'a "b" \' >"$dir/view"
sh tools/registry.sh 'a b' one 'Title (1)' '' 'c d' two 'Two, too' "$dir/view" e >"$dir/registry.c"
for line in '    &two_isa,' '    "Title (1)",' '    "Two, too",' '    "c d",' '    "a b"};' \
    '    {"two",' '     "a \"b\" \\\n"'; do
    claim "registry: $line" grep -qxF -e "$line" "$dir/registry.c"
done
claim "registry: no view of the first" [ "$(grep -c '{"' "$dir/registry.c")" = 1 ]
claim "registry: it compiles" gcc -std=c11 -Wall -Wextra -Werror -I. -c -o "$dir/registry.o" \
    "$dir/registry.c"
sh testbench/common/environments.sh one two >"$dir/environments"
claim "environments" [ "$(grep -c '&[a-z]*_environment,$' "$dir/environments")" = 2 ]
printf '%s\n' 'package p;' '  localparam int unsigned TapGpr = 1; // a' \
    '  localparam int unsigned Other = 7;' '  localparam int unsigned TapOut = 4;' >"$dir/p.sv"
claim "taps" [ "$(awk -f testbench/common/taps.awk "$dir/p.sv" | tr -s ' \n' ' ')" = \
    'enum tap { TAP_GPR = 1, TAP_OUT = 4, TAPS = 5 }; ' ]

# ---- numbers: the first wrong one is named, and nothing else is printed
number() { sh testbench/check_numbers.sh "$@"; }
claim "numbers" [ -z "$(number N=1 COUNT=0 SEED=12345678901234567890)" ]
for wrong in N= N=x N=-1 N=1.5 'N=1 2' N=1e9; do
    claim "numbers: $wrong" [ "$(number SEED=1 "$wrong" COUNT=y)" = \
        "$wrong: must be a whole number" ]
done

# ---- lint.sh: the calls of Verilator
cat >"$dir/bin/verilator" <<'END'
#!/bin/sh
echo "$*" >>"$calls"
case "$*" in *bad*) exit 1 ;; esac
END
chmod +x "$dir/bin/verilator"
export calls="$dir/calls"
# lint STATUS ARGUMENT...
lint() {
    status=$1
    shift
    : >"$calls"
    PATH=$dir/bin:$PATH sh rtl/lint.sh "$@" >"$dir/out"
    claim "lint $*" [ $? = "$status" ]
}
lint 0 core x top 'A=1 A=2,B=3' 'waivers sources' 'bound'
claim "lint: each shape and what is bound: $(cat "$calls")" [ "$(cut -d ' ' -f 4- "$calls")" = "\
--top top -GA=1 waivers sources
--top top -GA=2 -GB=3 waivers sources
--top top waivers sources bound" ]
claim "lint: says so" grep -qx 'lint: x: A=1 A=2,B=3 and what is bound are clean' "$dir/out"
lint 1 core x top 'A=1' 'waivers bad sources' 'bound'
claim "lint: it ends there" [ "$(wc -l <"$calls") $(cat "$dir/out")" = '1 ' ]
: >"$dir/rtl/test_u_top.sv"
lint 0 units x "$dir/rtl" 'sources' u v
claim "lint: units and the modules around them" [ "$(cut -d ' ' -f 4- "$calls")" = "\
--top test_u_top -Wno-UNUSEDPARAM sources $dir/rtl/test_u_top.sv
--top v -Wno-UNUSEDPARAM sources" ]
claim "lint: says so" grep -qx 'lint: x has no core yet; its units are clean' "$dir/out"
lint 0 units x "$dir/rtl" 'sources'
claim "lint: no units" grep -qx 'lint: x has no core yet' "$dir/out"
lint 0 board 'sources' one two
claim "lint: boards" [ "$(wc -l <"$calls")" = 3 ]

# ---- the instruction sets: ISAS from the environment is the list, not the beginning of one
plain() { env -u MAKEFLAGS -u MAKELEVEL -u MFLAGS -u MAKEOVERRIDES "$@" >"$dir/out" 2>&1; }
printf 'isas: ; @echo "$(ISAS), ISA $(ISA)"\n' >"$dir/isas.mk"
first=$(ls model/*/isa.mk | head -n 1 | cut -d/ -f2)
last=$(ls model/*/isa.mk | tail -n 1 | cut -d/ -f2)
for how in "env ISAS=$first make" "env ISA= ISAS=$first make" "make ISAS=$first" \
    "env ISAS=$last make ISA=$first" "env ISAS=$last make ISAS=$first"; do
    # shellcheck disable=SC2086 # words of a command
    plain $how --no-print-directory -f Makefile -f "$dir/isas.mk" isas
    claim "$how: $(cat "$dir/out")" [ "$(cat "$dir/out")" = "$first, ISA $first" ]
done
plain make "ISAS=$first $first" -f Makefile -f "$dir/isas.mk" isas
claim "one that is named twice: $(cat "$dir/out")" \
    grep -q 'each instruction set must be named once' "$dir/out"
plain env ISAS= make --no-print-directory -f Makefile -f "$dir/isas.mk" isas
claim "an empty one is none: $(cat "$dir/out")" [ "$(cut -d, -f1 "$dir/out" | wc -w)" = \
    "$(ls model/*/isa.mk | wc -l)" ]
conclude "scripts of the build"
