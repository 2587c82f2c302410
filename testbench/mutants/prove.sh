#!/bin/sh
# Tries to prove that mutant K changes nothing: prove.sh DIR K SCRATCH With registers and memories
# cut out, ABC compares the module, with all that stands below it, with the good one for every value
# of all of them; if they differ, each module that it stands in, for there what it is given and what
# is looked at may be less; but not the whole core for a module in it, which takes too long
# (netlist.sh looks at that). The status is 0 if it is proved, within 20 s of a processor for each.
dir=$1 k=$2 scratch=$3
mutant=$(sed -n "${k}p" "$dir/list" | sed 's/-ctrl mutant 16 [0-9]* //')
# no echo: a name may hold a \c
module=$(sed -n "${k}p" "$dir/list" | sed 's/.* -module \([^ ]*\) .*/\1/')

# same MODULE: with the mutant it does what it does without
same() {
    rm -f "$scratch/miter.aig"
    (ulimit -t 20
    yosys -q -p "
        read_rtlil $dir/base.il
        hierarchy -top $1
        flatten
        rename -top gold
        design -stash good
        read_rtlil $dir/base.il
        $mutant
        hierarchy -top $1
        flatten
        rename -top gate
        design -copy-from good -as gold gold
        select gold gate
        setundef -zero
        memory_map
        opt_expr
        select gold/c:* gate/c:*
        expose -evert -evert-dff
        select -clear
        miter -equiv -flatten gold gate miter
        delete * miter %d
        opt_expr; opt_merge; opt_expr; opt_merge; opt_expr; opt_clean
        techmap; opt -fast; aigmap; opt_clean
        write_aiger $scratch/miter.aig" &&
    yosys-abc -q "read $scratch/miter.aig; strash; iprove") >"$scratch/proof" 2>&1 &&
        grep -q '^UNSATISFIABLE' "$scratch/proof"
}

# around MODULE: in which modules it stands
around() {
    module=$1 awk 'BEGIN { module = ENVIRON["module"] } # -v would take a \c for a letter
        $1 == "module" { inside = $2 } $1 == "cell" && ($2 == module || $2 == "\\" module) { print inside }' "$dir/base.il" | sort -u
}

same "$module" && exit
parents=$(around "$module")
[ -n "$parents" ] || exit 1
for parent in $parents; do
    [ -n "$(around "$parent")" ] && same "$parent" || exit 1
done
