#!/bin/sh
# Synthesis of a core in one shape with Yosys: synth.sh quick|ecp5|xilinx flat|modules TOP
# NAME[:P=V,Q=W] SOURCE...
#   quick  for ECP5, up to the memory mapping: no latches, no combinational loops, no large memory
#          outside RAM, no comparison with what is no bit
#   ecp5, xilinx  for ECP5 or Xilinx 7 down to cells, and what they take
#   modules: the cells are mapped module by module and counted flattened, for a core that as one
#   module takes too long (17 minutes
#            and 7 GB were not enough for one of ours); flat: as one module
# Elaboration may rename the top (when a port's sign depends on another module): it gets its name
# back. A memory counts as large above LARGE bits; smaller ones may become flip-flops.
kind=$1 mapping=$2 top=$3 name=${4%%:*}
shape=
case $4 in *:*) \
    shape=$(echo "${4#*:}" | sed 's/,/ /g; s/\([A-Z0-9_]*\)=\([0-9]*\)/-set \1 \2/g') ;; esac
shift 4
sources=$*
LARGE=1024

# Whether nothing is compared with a bit that is none, as Yosys 0.23 makes of a casez item of
# several named patterns: of all but the first it takes each ? for such a bit.
equal_to_bits() {
    awk '$1 == "attribute" && $2 == "\\src" { place = $3 } $1 == "connect" && $3 ~ /[0-9]'"'"'[01x]*z/ { print place; found = 1 } END { exit found }' \
        "$dir/$1.equal" >"$dir/$1.unequal" && return
    echo "synth: $name: $1: a comparison with a bit that is neither 0 nor 1; first at $(head -n 1 "$dir/$1.unequal")" >&2
    return 1
}

# Whether all that is read is driven: a name that Yosys 0.23 does not find in a package's function
# becomes such a wire.
all_driven() {
    ! grep -q 'is used but has no driver' "$dir/$1.log" && return
    echo "synth: $name: $1: a wire that nothing drives: $(sed -n 's/.*Wire \(.*\) is used but has no driver.*/\1/p' "$dir/$1.log" | tr -d '\\' | head -n 1)" >&2
    return 1
}

# run_yosys TARGET: leaves the log, the memories that no RAM took, and (full) the cell counts in
# $dir. Loops are looked for in the flattened core, since they may go through several modules: flat
# has it so anyway, modules only for that.
run_yosys() {
    target=$1 loops=
    case $target-$mapping in
    ecp5-modules) how=-noflatten ;;
    xilinx-flat) how=-flatten ;;
    *) how= ;;
    esac
    count="tee -q -o $dir/$target.stat stat"
    case $kind-$mapping in
    quick-*) map= ;;
    *-flat) map="synth_$target -top $top -run map_ffram:; $count" ;;
    *-modules)
        map="synth_$target $how -top $top -run map_ffram:check; flatten; opt_clean; $count"
        ;;
    esac
    [ "$mapping" = modules ] &&
        loops="design -save apart; flatten; opt_expr; opt_clean; check; design -load apart"
    yosys -q -p "
        read_verilog -sv -DSYNTHESIS $sources
        ${shape:+chparam $shape $top}
        hierarchy -check -top $top
        rename -top $top
        proc
        tee -q -o $dir/$target.equal dump t:\$eq
        $loops
        synth_$target $how -top $top -run begin:map_ffram
        select -assert-none t:\$dlatch t:\$adlatch t:\$dlatchsr t:\$_DLATCH_*
        tee -q -o $dir/$target.left dump t:\$mem t:\$mem_v2
        $map" >"$dir/$target.log" 2>&1 && ! grep -q 'found logic loop' "$dir/$target.log" && equal_to_bits "$target" && all_driven "$target" && return
    echo "synth: $name: $target: failed; see $dir/$target.log" >&2
    grep -A 8 'found logic loop' "$dir/$target.log" >&2 || tail -3 "$dir/$target.log" >&2
    return 1
}

# Large memories among the cells left after RAM mapping: "name bits" lines. A table of constants
# that is read without a clock, as Yosys makes of a case, is no memory but logic.
large_left() {
    awk -v large=$LARGE '
        /^ *cell \$mem/ { name = $3; written = clocked = 0 }
        /parameter .*\\WR_PORTS / { written = $NF != 0 }
        /parameter .*\\RD_CLK_ENABLE / { clocked = $NF ~ /'"'"'.*1/ }
        /parameter .*\\SIZE / { size = $NF }
        /parameter .*\\WIDTH / { width = $NF }
        /^ *end$/ { if (name != "" && (written || clocked) && size * width > large) print name, size * width; name = "" }' \
        "$dir/$1.left"
}

# count TARGET PATTERN: cells of these types in the flattened top
count() { awk -v p="^($2)\$" '$1 ~ p { n += $2 } END { print n + 0 }' "$dir/$1.stat"; }

check_target() {
    target=$1 begin=$(date +%s)
    echo "synth: $name: $target: Yosys runs; its log is $dir/$target.log"
    run_yosys "$target" || return 1
    seconds=$(($(date +%s) - begin))
    left=$(large_left "$target")
    if [ -n "$left" ]; then
        echo "synth: $name: $target: memories that did not become RAM (name, bits):" >&2
        echo "$left" >&2
        return 1
    fi
    if [ "$kind" = quick ]; then
        echo "synth: $name: $target: no latches, no loops, every memory above $LARGE bits is in RAM; $seconds s"
        return 0
    fi
    case $target in
    ecp5)
        lut='LUT4' ff='TRELLIS_FF' ram='DP16KD|PDPW16KD' dist='TRELLIS_DPR16X4' mul='MULT18X18D'
        ;;
    xilinx)
        lut='LUT[1-6]' ff='FD[A-Z]*' ram='RAMB(18|36)E1' dist='RAM(32|64|128|256)[A-Z0-9]*' \
            mul='DSP48E1'
        ;;
    esac
    printf '%-14s %-8s %8s LUTs %7s registers %5s block RAMs %5s LUT RAMs %4s multipliers %5s s\n' \
        "$name" "$target" \
        "$(count "$target" "$lut")" "$(count "$target" "$ff")" "$(count "$target" "$ram")" \
        "$(count "$target" "$dist")" "$(count "$target" "$mul")" "$seconds"
    if [ "$(count "$target" "$ram")" = 0 ]; then
        echo "synth: $name: $target: no block RAM at all" >&2
        return 1
    fi
}

dir=build/synth/$name
mkdir -p "$dir"
case $kind in
quick) check_target ecp5 ;;
ecp5 | xilinx) check_target "$kind" ;;
*) echo "synth: '$kind': quick, ecp5 or xilinx" >&2 && exit 2 ;;
esac
