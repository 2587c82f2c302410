#!/bin/sh
# Tries to prove that mutant K changes nothing: with registers, memories and instances cut out, Yosys compares the module with the good
# one for every value of all of them. The status is 0 if it is proved, within 20 s of a processor. prove.sh DIR K SCRATCH
dir=$1 k=$2 scratch=$3
mutant=$(sed -n "${k}p" "$dir/list" | sed 's/-ctrl mutant 16 [0-9]* //')
module=$(sed -n "${k}p" "$dir/list" | sed 's/.* -module \([^ ]*\) .*/\1/') # no echo: a name may hold a \c
ulimit -t 20
yosys -q -p "
    read_rtlil $dir/base.il
    rename $module gold
    design -stash good
    read_rtlil $dir/base.il
    $mutant
    rename $module gate
    design -copy-from good -as gold gold
    select gold gate
    setundef -zero
    memory_map
    opt_expr
    expose -evert -evert-dff
    select -clear
    miter -equiv -flatten gold gate miter
    delete * miter %d
    opt_expr; opt_merge; opt_expr; opt_merge; opt_expr; opt_clean
    sat -verify -prove trigger 0 miter" >"$scratch/proof" 2>&1
