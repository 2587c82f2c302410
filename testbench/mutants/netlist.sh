#!/bin/sh
# Draws mutants of a core with Yosys and writes one netlist that holds them all: netlist.sh DIR TOP N SEED "P=V ..." "KEPT ..." SOURCE...
#   KEPT     files whose modules stay what they are, outside of the netlist: the taps, and the RAMs with what is bound to them
# In DIR it leaves
#   list       a mutant in each line, as Yosys writes it; line k is mutant k
#   base.il    the core without mutants, for prove.sh
#   netlist.v  the core with all of them: mutant k acts while mutant_pkg::sel == k
# Results of other mutants that lie there become results.before.
dir=$1 top=$2 count=$3 seed=$4 shape=$5 kept=$6
shift 6

mkdir -p "$dir"
taps=$(for file in $kept; do case $file in */*_tap_*) echo "t:$(basename "$file" .sv) %d" ;; esac; done | tr '\n' ' ')
# A mutant that joins two bits of one output would be a loop to Verilator, which looks at whole vectors. Those are left
# out; that is why more are drawn. What proc does not care about goes first (-mux_undef), for it would only make equivalents. Taps are probes and no part of the core, and a memory's contents are not mutated.
yosys -q -l "$dir/list.log" -p "
    read_verilog -sv -lib -DSYNTHESIS $kept
    setattr -mod -set keep 1 =A:blackbox
    read_verilog -sv -DSYNTHESIS $*
    $(for value in $shape; do echo "chparam -set ${value%%=*} ${value#*=} $top"; done)
    hierarchy -check -top $top
    rename -top $top
    proc
    opt_expr -mux_undef
    opt_clean
    memory_collect
    write_rtlil $dir/base.il
    mutate -list $((2 * count)) -seed $seed -ctrl mutant 16 1 -o $dir/drawn t:* t:\$mem* %d $taps" >"$dir/yosys.out" 2>&1 ||
    { echo "mutants: Yosys failed; see $dir/list.log" >&2 && tail -3 "$dir/yosys.out" >&2 && exit 1; }
# An array that nothing writes is one of which Yosys lost what a kept module drives: (* mem2reg *) makes it wires.
lost=$(awk '/^ *cell \$mem/ { cell = 1; name = ""; written = 1 }
    cell && /parameter \\MEMID / { name = $NF } cell && /parameter \\WR_PORTS / { written = $NF != 0 }
    cell && /^ *end$/ { if (!written && name !~ /proc_rom/) print name; cell = 0 }' "$dir/base.il")
[ -z "$lost" ] || { echo "mutants: Yosys lost what drives the array" $lost >&2 && exit 1; }
awk -v count="$count" '
    / -mode cnot[01] / && / -port \\?([YQ]|[A-Za-z0-9_]*_o) / { next }
    drawn < count { sub(/-ctrl mutant 16 [0-9]+/, "-ctrl mutant 16 " ++drawn); print }' "$dir/drawn" >"$dir/list.new"
if ! cmp -s "$dir/list.new" "$dir/list" || ! cmp -s "$dir/base.il" "$dir/base.judged"; then
    [ ! -e "$dir/results" ] || mv "$dir/results" "$dir/results.before"
fi
cp "$dir/base.il" "$dir/base.judged" && mv "$dir/list.new" "$dir/list"
yosys -q -l "$dir/netlist.log" -p "
    read_rtlil $dir/base.il
    add -wire mutant 16
    script $dir/list
    write_verilog -simple-lhs $dir/netlist.new" >"$dir/yosys.out" 2>&1 ||
    { echo "mutants: Yosys failed; see $dir/netlist.log" >&2 && tail -3 "$dir/yosys.out" >&2 && exit 1; }
sed "s/^  wire \[15:0\] mutant;/  wire [15:0] mutant = 16'(mutant_pkg::sel);/" "$dir/netlist.new" >"$dir/netlist.v" && rm "$dir/netlist.new"
