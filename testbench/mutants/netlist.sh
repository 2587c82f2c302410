#!/bin/sh
# Draws mutants of a core with Yosys and writes one netlist that holds them all: netlist.sh DIR TOP
# N SEED "P=V ..." "KEPT ..." SOURCE...
#   KEPT     files whose modules stay what they are, outside of the netlist: the taps, the RAMs with
#            what is bound to them, and gates of clocks
# In DIR it leaves
#   list       a mutant in each line, as Yosys writes it; line k is mutant k
#   keys       what mutant k is, whatever its number: checksum of its module's text, and the change.
#              As long as they are the same, so is the mutant, and what was judged of it holds
#              (judge.sh)
#   base.il    the core without mutants, for prove.sh
#   same       the numbers of mutants on which nothing depends any more when Yosys has simplified
#              the core as a whole: they are equivalent
#   netlist.v  the core with all of them: mutant k acts while mutant_pkg::armed[k]
dir=$1 top=$2 count=$3 seed=$4 shape=$5 kept=$6
shift 6

rm -rf "$dir/modules" && mkdir -p "$dir/modules"
taps=$(for file in $kept; do case $file in */*_tap_*) echo \
    "t:$(basename "$file" .sv) %d" ;; esac; done | tr '\n' ' ')
# yosys_or_end LOG ARGUMENTS
yosys_or_end() {
    log=$1 && shift
    yosys -q -l "$dir/$log" "$@" >"$dir/yosys.out" 2>&1 && return
    echo "mutants: Yosys failed; see $dir/$log" >&2 && tail -3 "$dir/yosys.out" >&2 && exit 1
}

# What proc does not care about goes first (-mux_undef), for it would only make equivalents.
yosys_or_end base.log -p "
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
    write_rtlil $dir/raw.il"
# An array that nothing writes is one of which Yosys lost what a kept module drives: (* mem2reg *)
# makes it wires.
lost=$(awk '/^ *cell \$mem/ { cell = 1; name = ""; written = 1 }
    cell && /parameter \\MEMID / { name = $NF } cell && /parameter \\WR_PORTS / { written = $NF != 0 }
    cell && /^ *end$/ { if (!written && name !~ /proc_rom/) print name; cell = 0 }' "$dir/raw.il")
[ -z "$lost" ] || { echo "mutants: Yosys lost what drives the array" $lost >&2 && exit 1; }

# Yosys names what it makes by the line of the source and by a number that counts through all
# modules. Here they count within their module, so that a module has the same text, and the same
# draw, whatever becomes of the others. Yosys sorts by these names.
awk -f testbench/mutants/numbers.awk "$dir/raw.il" | sort -u -k1,1 -k2,2n >"$dir/numbers"
awk -f testbench/mutants/numbers.awk "$dir/numbers" "$dir/raw.il" >"$dir/numbered.il"
yosys_or_end numbered.log -p "read_rtlil $dir/numbered.il; write_rtlil $dir/base.il"

# ---- A file for each module to draw in, its text without places; one line of each: file, cells, name.
awk -v dir="$dir/modules" '
    function end() { if (cells) print file, cells, name; if (file != "") close(file); cells = 0 }
    /^module / { end(); file = dir "/" ++modules; name = $2 }
    /^ *attribute \\src / { next }
    file == "" || /^attribute / { next }
    { print >file }
    /^ *cell / { cells++ }
    END { end() }' "$dir/base.il" >"$dir/modules/index"

# Half of the mutants are spread evenly over modules, half over cells. From each module more are
# drawn than it may give: one that joins two bits of one output would be a loop to Verilator, which
# looks at whole vectors, and is left out. Taps are probes and no part of the core, and a memory's
# contents are not mutated.
awk -v count="$count" -v seed="$seed" -v taps="$taps" -v base="$dir/base.il" '
    { file[NR] = $1; cells[NR] = $2; all += $2; name[NR] = $3 }
    END {
        print "read_rtlil " base
        for (i = 1; i <= NR; i++) {
            printf "cd %s\nmutate -list %d -seed %d -ctrl mutant 16 1 -o %s.drawn t:* t:$mem* %%d %s\ncd ..\n", \
                name[i], count / NR + count * cells[i] / all + 20, seed, file[i], taps
        }
    }' "$dir/modules/index" >"$dir/draw.ys"
yosys_or_end list.log -s "$dir/draw.ys"
# In the order of the list each module has its share at any time: what is judged first is a fair
# sample.
all=$(awk '{ n += $2 } END { print n }' "$dir/modules/index") modules=$(wc -l <"$dir/modules/index")
while read -r file cells name; do
    [ -e "$file.drawn" ] || continue # Yosys found nothing to change in it
    sum=$(cksum <"$file" | tr ' ' -)
    awk -v sum="$sum" -v share="$(awk -v n="$cells" -v all="$all" -v m="$modules" 'BEGIN { print 1 / m + n / all }')" '
        / -mode cnot[01] / && / -port \\?([YQ]|[A-Za-z0-9_]*_o) / { next }
        { change = $0; sub(/.* -mode /, "-mode ", change); sub(/ -src .*/, "", change) }
        seen[change]++ { next }
        { printf "%.9f\t%s %s\t%s\n", ++n / share, sum, change, $0 }' "$file.drawn"
done <"$dir/modules/index" | sort -s -t '	' -k1,1n | head -n "$count" >"$dir/drawn"
cut -f2 "$dir/drawn" >"$dir/keys"
cut -f3 "$dir/drawn" | awk '{ sub(/-ctrl mutant 16 [0-9]+/, "-ctrl mutant 16 " NR); print }' \
    >"$dir/list"

# As a whole, constants cross modules and what nobody looks at goes: whose number is compared with
# nowhere changes nothing. Not opt_share, which would join two comparisons into one, nor what
# chooses a value for an x.
if [ "$count" != 0 ]; then
    simplify="opt_expr; opt_merge; opt_muxtree; opt_reduce; opt_dff; opt_clean"
    yosys_or_end whole.log -p "
        read_rtlil $dir/base.il
        add -global_input mutant 16
        script $dir/list
        hierarchy -top $top
        flatten
        $simplify
        $simplify
        $simplify
        write_verilog -noattr -simple-lhs $dir/whole.v"
    grep -o "mutant == 16'h[0-9a-f]*" "$dir/whole.v" | sed 's/.*h/0x/' |
        xargs -r printf '%d\n' >"$dir/acts"
    [ -s "$dir/acts" ] || { echo "mutants: no mutant acts in $dir/whole.v" >&2 && exit 1; }
    seq "$(wc -l <"$dir/list")" | grep -vxF -f "$dir/acts" >"$dir/same"
    rm "$dir/whole.v" "$dir/acts"
fi

# The netlist comes last: where it is, all else is. What proc leaves is evaluated whole in each
# clock, and an array is written bit by bit: merged, with registers that have an enable, it runs 1.3
# times as fast.
yosys_or_end netlist.log -p "
    read_rtlil $dir/base.il
    add -wire mutant 16
    script $dir/list
    opt_expr
    opt_merge
    opt_reduce
    opt_expr
    opt_merge
    opt_dff
    opt_clean
    write_verilog -simple-lhs $dir/netlist.new"
sed "/^  wire \[15:0\] mutant;/d; s/mutant == 16'h\([0-9a-f]*\)/mutant_pkg::armed[16'h\1]/g" \
    "$dir/netlist.new" >"$dir/netlist.v" && rm -r "$dir/netlist.new" "$dir/raw.il" \
    "$dir/numbered.il" "$dir/numbers" "$dir/modules" "$dir/drawn"
