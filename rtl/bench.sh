#!/bin/sh
# Builds the bench of one unit in one shape: bench.sh OUT FOLDER UNIT "P=V .." "PACKAGES" OBJECT...
#   FOLDER  has UNIT.sv and test_UNIT.cpp; test_UNIT_top.sv is a module around the unit that the
#           test drives in its place, test_UNIT.sv a module that the unit needs for the test
# CXX in the environment compiles, LINK links, OPTIMIZE is for Verilator's output, INCLUDE for the
# test. Verilator looks for the modules that the unit needs; OUT.d has the files that it read.
out=$1 folder=$2 unit=$3 shape=$4 packages=$5
shift 5
top=$unit around=$folder/test_${unit}_top.sv helper=$folder/test_$unit.sv
if [ -e "$around" ]; then top=test_${unit}_top; else around=; fi
[ -e "$helper" ] || helper=
rm -rf "$out.dir" && mkdir -p "$out.dir" || exit 1

# values OPTION: each P=V of the shape as a word that begins with OPTION
values() { for value in $shape; do printf '%s ' "$1$value"; done; }
# shellcheck disable=SC2046,SC2086 # lists of words
verilator --cc --assert --output-split 0 -Wno-fatal -Wno-lint -Wno-style $(values -G) \
    --Mdir "$out.dir" --top "$top" --prefix "V$unit" $packages $around "$folder/$unit.sv" \
    -y "$folder" -y rtl/common $helper >"$out.log" 2>&1 || { tail -20 "$out.log"; exit 1; }
sh rtl/one_source.sh "$out.dir" || exit 1
# shellcheck disable=SC2046,SC2086
$CXX $OPTIMIZE -w -c -o "$out.dir/all.o" "$out.dir/all.cc" &&
    $CXX -O1 $(values -D) -I"$out.dir" $INCLUDE -c -o "$out.dir/test.o" "$folder/test_$unit.cpp" &&
    $LINK -o "$out" "$out.dir/test.o" "$out.dir/all.o" "$@" -lpthread || exit 1

# A rule without a recipe for each file: one that is gone is no error, but makes the bench again.
read -r sources <"$out.dir/V${unit}__ver.d"
{
    echo "$out: ${sources#*:}"
    for source in ${sources#*:}; do echo "$source:"; done
} >"$out.d"
