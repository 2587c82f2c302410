#!/bin/sh
# What `make bitstream` does around its tools, without them: what is wrong is said on one line; the
# scripts for Vivado run with doubles of its commands; pins are those of the tops; a report is read
# right. Place and route themselves take too long for a test. test_bitstream.sh ISA: one whose core
# a board has
isa=$1
. testbench/check.sh
dir=build/test-bitstream
rm -rf "$dir" && mkdir -p "$dir/bin"
dir=$(cd "$dir" && pwd)

# ask STATUS PATTERN ARGUMENT...: make says it, on one line of its own
ask() {
    pattern=$1
    shift
    env -u MAKEFLAGS -u MAKELEVEL make -j1 bitstream "$@" >"$dir/out" 2>&1
    status=$?
    claim "bitstream $*: says '$pattern': $(cat "$dir/out")" grep -q "$pattern" "$dir/out"
    claim "bitstream $*: fails" [ "$status" != 0 ]
    claim "bitstream $*: in one line: $(cat "$dir/out")" [ "$(grep -vc '^make\[' "$dir/out")" = 1 ]
}
ask 'bitstream: BOARD=: must be one of .*ulx3s85' ISA="$isa"
ask 'bitstream: BOARD=nothing: must be one of .*ulx3s85' BOARD=nothing ISA="$isa"
ask "bitstream: ISA=: must be one of .*$isa" BOARD=ulx3s85
ask "ISA=nothing: must be one of .*$isa" BOARD=ulx3s85 ISA=nothing
for mhz in fast 0 -5 25.5; do
    ask "bitstream: MHZ=$mhz: must be a whole number" BOARD=ulx3s85 ISA="$isa" MHZ=$mhz
done

for divide in 0 17 x; do
    ask "bitstream: DIVIDE=$divide: must be 1 to 16" BOARD=ulx3s85 ISA="$isa" DIVIDE=$divide
done
for area in 3 x; do
    ask "bitstream: AREA=$area: must be 0 to 2" BOARD=ulx3s85 ISA="$isa" AREA=$area
done
for signature in 2 x; do
    ask "bitstream: SIGNATURE=$signature: must be 0 or 1" BOARD=ulx3s85 ISA="$isa" \
        SIGNATURE=$signature
done
ask "bitstream: AREA=1: only boards with an ECP5 have it" BOARD=arty_a7_35 ISA="$isa" AREA=1
ask "bitstream: PLACER=best: must be heap or static" BOARD=ulx3s85 ISA="$isa" PLACER=best
ask "bitstream: PLACER=static: only boards with an ECP5 have it" BOARD=arty_a7_35 ISA="$isa" \
    PLACER=static
for spread in 1 10 x; do
    ask "bitstream: SPREAD=$spread: must be 2 to 9" BOARD=ulx3s85 ISA="$isa" SPREAD=$spread
done
ask "bitstream: SPREAD=4: only boards with an ECP5 have it" BOARD=arty_a7_35 ISA="$isa" SPREAD=4
env -u MAKEFLAGS -u MAKELEVEL make -n bitstream BOARD=ulx3s85 ISA="$isa" MHZ=40 DIVIDE=4 SEED=3 \
    PLACER=static AREA=1 SPREAD=4 SIGNATURE=0 >"$dir/out" 2>&1
claim "all of them right: handed on: $(tail -1 "$dir/out")" grep \
    -q '^SEED=3 PLACER=static AREA=1 SPREAD=4 SIGNATURE=0 sh rtl/board/ecp5.sh .* 40000000 4 ' \
    "$dir/out"

# A machine without the tools, and one whose pip reaches nothing.
for tool in sh mkdir rm dirname sed awk cat sha256sum; do
    ln -s "$(command -v $tool)" "$dir/bin/$tool"
done
lack() { # PATTERN COMMAND...
    pattern=$1
    shift
    PATH=$dir/bin "$@" >"$dir/out" 2>"$dir/err"
    status=$?
    claim "says '$pattern': $(cat "$dir/err")" grep -q "$pattern" "$dir/err"
    claim "and fails" [ "$status" = 1 ]
    claim "in one line: $(cat "$dir/err")" [ "$(wc -l <"$dir/err")" = 1 ]
}
ecp5=$PWD/rtl/board/ecp5.sh vivado=$PWD/rtl/board/vivado.sh
cd "$dir" || exit 1
lack '^bitstream: yosys is not there: make setup installs it' sh "$ecp5" built top part pins \
    25000000 2 0 source
printf '#!/bin/sh\nexit 1\n' >"$dir/bin/python3" && chmod +x "$dir/bin/python3" &&
    cp "$dir/bin/python3" "$dir/bin/yosys"
lack '^bitstream: nextpnr-ecp5 and ecppack are not there, nor could pip fetch .*: install nextpnr-ecp5 and fpga-trellis' \
    sh "$ecp5" built top part pins 25000000 2 0 source
claim "nothing half made stays" [ ! -e build/fpga/venv ]
cp "$dir/bin/python3" "$dir/bin/nextpnr-ecp5" && cp "$dir/bin/python3" "$dir/bin/ecppack"
lack '^bitstream: top: Yosys failed; see built/yosys.log' sh "$ecp5" built top part pins 25000000 \
    2 0 source
printf '#!/bin/sh\n[ "$1" = -V ] || echo "$*" >asked\n' >"$dir/bin/yosys"
: >"$dir/pins"
lack '^bitstream: top: nextpnr-ecp5: .*see built/nextpnr.log' sh "$ecp5" built top part pins \
    25000000 2 0 source
claim "Yosys may use wide LUTs" grep -q 'synth_ecp5 -abc9 *-top top' asked
printf '#!/bin/sh\necho "$*" >placed\nexit 1\n' >"$dir/bin/nextpnr-ecp5"
lack '^bitstream: top: nextpnr-ecp5: ' sh "$ecp5" built top part pins 25000000 2 0 source
claim "nextpnr places as it does by default" grep -q -- '--placer heap ' placed
PLACER=static lack '^bitstream: top: nextpnr-ecp5: ' sh "$ecp5" built top part pins 25000000 2 0 \
    source
claim "or as it is told" grep -q -- '--placer static ' placed
# again SOURCE: whether Yosys runs a second time, when there is what it made the first time
again() {
    rm -f asked
    SEED=2 lack '^bitstream: top: nextpnr-ecp5: ' sh "$ecp5" built top part pins 25000000 2 0 "$1"
    [ -e asked ]
}
cp asked first && echo '// one' >one.sv && echo '// two' >two.sv && : >built/top.json
claim "another source is another netlist" again one.sv
claim "another seed is not" eval '! again one.sv'
claim "and it is said: $(cat out)" \
    grep -q '^bitstream: top: Yosys ran on the same before; its log is built/yosys.log$' out
claim "nextpnr gets what was made before" grep -q -- '--json built/top.json .*--seed 2 ' placed
cp two.sv one.sv
claim "what else stands in the source is" again one.sv
rm built/top.json
claim "and so is one that has gone" again one.sv
mv first asked
claim "and the link tells signatures" grep -q "chparam .* -set SIGNATURE 1'b1 top" asked
export AREA=1 SIGNATURE=0
lack '^bitstream: top: nextpnr-ecp5: ' sh "$ecp5" built top part pins 25000000 2 0 source
claim "with AREA=1 it does not" grep -q 'synth_ecp5 -abc9 -nowidelut -top top' asked
claim "with SIGNATURE=0 it does not" grep -q "chparam .* -set SIGNATURE 1'b0 top" asked
claim "nor the long way to few LUTs" [ "$(grep -c abc9.script.flow3 asked)" = 0 ]
unset SIGNATURE
AREA=2 lack '^bitstream: top: nextpnr-ecp5: ' sh "$ecp5" built top part pins 25000000 2 0 source
claim "with AREA=2 it does" grep -q 'abc9.script.flow3' asked
claim "and no wide LUTs" grep -q 'synth_ecp5 -abc9 -nowidelut -top top' asked
unset AREA
printf '#!/bin/sh\nprintf "{\n    \\"top\\": {\n        \\"top\\": 1,\n      \\"cells\\": {\n        \\"a\\": {}\n}}}\n" >built/top.json\n' \
    >"$dir/bin/yosys"
SPREAD=4 lack '^bitstream: top: nextpnr-ecp5: ' sh "$ecp5" built top '--25k' pins 25000000 2 0 \
    source
claim "with SPREAD=4 each fourth row of an ECP5-25 is taken, but for rows of RAM" \
    [ "$(grep -c '"BEL": "X[0-9]*/Y[0-9]*[02468]/SLICE[A-D].K[01]"' built/top.spread.json)" = \
    $((69 * 8 * 12)) ]
claim "what was there stays" grep -q '^        "a": {}$' built/top.spread.json
claim "no other row is" [ "$(grep -c '"BEL": "X[0-9]*/Y[0-9]*[13579]/' built/top.spread.json)" = 0 ]
printf '#!/bin/sh\n' >"$dir/bin/yosys"
rm built/top.json
SPREAD=4 lack '^bitstream: top: cannot write built/top.spread.json$' sh "$ecp5" built top '--25k' \
    pins 25000000 2 0 source
lack '^bitstream: vivado is not there: source the settings64.sh' sh "$vivado" built top part pins \
    25000000 2 0 source
cd - >/dev/null || exit 1

# A report of place and route, and a bitstream that is too slow.
report() { # CLOCK DIVIDE
    sh rtl/board/ecp5_report.sh "$dir/report.json" "$dir/log" "$dir/sdf" top "$1" "$2" \
        >"$dir/out" 2>"$dir/err"
    status=$?
}
cat >"$dir/report.json" <<'END'
{
  "critical_paths": [
  ],
  "fmax": {
    "$glbnet$clk": {
      "achieved": 61.25,
      "constraint": 50.0
    },
    "$glbnet$u_link.core_clk": {
      "achieved": 17.5,
      "constraint": 50.0
    }
  },
  "utilization": {
    "DP16KD": {
      "available": 208,
      "used": 41
    },
    "MULT18X18D": {
      "available": 156,
      "used": 13
    },
    "TRELLIS_COMB": {
      "available": 83640,
      "used": 30001
    },
    "TRELLIS_FF": {
      "available": 83640,
      "used": 6000
    }
  }
}
END
cat >"$dir/log" <<'END'
Info: Max delay posedge $glbnet$clk     -> posedge u_link.core_clk: 99.00 ns
Info: Max delay posedge u_link.core_clk -> posedge $glbnet$clk    : 99.00 ns
Info: Max delay <async>                 -> posedge $glbnet$clk    : 8.56 ns
Info: Max delay posedge $glbnet$clk     -> posedge u_link.core_clk: 31.25 ns
Info: Max delay posedge u_link.core_clk -> posedge $glbnet$clk    : 59.50 ns
END
cat >"$dir/sdf" <<'END'
        (INTERCONNECT any_q/Q step/A (389:545:1702) (389:545:1702))
        (INTERCONNECT state_q/Q step/B (389:545:2702) (389:545:2702))
        (INTERCONNECT step/F u_stream.u_gate.u_gate/CE (2559:2922:3286) (2559:2922:3286))
        (INTERCONNECT step/F other/A (2559:2922:9286) (2559:2922:9286))
        (INTERCONNECT always/F u_system.u_gate.u_gate/CE (2559:2922:9286) (2559:2922:9286))
        (INTERCONNECT u_stream.u_gate.u_gate/CLKO any_q/CLK (0:0:0) (0:0:0))
    (INSTANCE \$spread\$99\$93\$7)
    (INSTANCE any_q)
        (IOPATH CLK Q (430:477:525) (430:477:525))
    (INSTANCE state_q)
        (IOPATH CLK Q (430:477:525) (430:477:525))
    (INSTANCE step)
        (IOPATH A F (200:218:3236) (200:218:3236))
        (IOPATH B F (200:218:236) (200:218:236))
END
report 50000000 3
claim "a report: $(cat "$dir/out")" \
    grep -q '^bitstream: top: 30000 of 83640 LUTs, 6000 of 83640 registers, 41 of 208 block RAMs, 13 of 156 multipliers; link 61.2 MHz, core 17.5 MHz, 31.2 ns to it, 59.5 ns from it, 8.7 ns to its gate$' \
    "$dir/out"
claim "fast enough" [ $status = 0 ]
cp "$dir/out" "$dir/lines"
tr -d '\n' <"$dir/report.json" >"$dir/line" && mv "$dir/line" "$dir/report.json"
report 50000000 3
claim "a report on one line says the same: $(cat "$dir/err")" cmp -s "$dir/lines" "$dir/out"
report 50000000 2
claim "too slow for two clocks" [ $status = 1 ]
claim "and it says so" \
    grep -q '^bitstream: top: misses 50.0 MHz with 2 clocks for one of the core: ask for fewer with MHZ= or for more with DIVIDE=, ' \
    "$dir/err"
sed 's/17\.5/16.5/' "$dir/report.json" >"$dir/slow" && mv "$dir/report.json" "$dir/fast" &&
    mv "$dir/slow" "$dir/report.json"
report 50000000 3
claim "too slow in the core" [ $status = 1 ]
mv "$dir/fast" "$dir/report.json"
sed -i 's/59.50 ns/60.25 ns/' "$dir/log"
report 50000000 3
claim "too slow from the core" [ $status = 1 ]
sed -i 's/60.25 ns/59.50 ns/' "$dir/log"
report 62000000 9
claim "too slow in the link" [ $status = 1 ]
sed 's/:3236/:4736/' "$dir/sdf" >"$dir/slow" && mv "$dir/sdf" "$dir/quick" &&
    mv "$dir/slow" "$dir/sdf"
report 50000000 3
claim "too slow to the gate" [ $status = 1 ]
grep -v u_stream.u_gate.u_gate/CE "$dir/quick" >"$dir/sdf"
report 50000000 3
claim "a gate of which nothing is said: $(cat "$dir/err")" \
    grep -q '^bitstream: top: .*report.json, .*log and .*sdf do not say how fast' "$dir/err"
claim "and it fails" [ $status = 1 ]
mv "$dir/quick" "$dir/sdf"
sed -i 's/31.25 ns/60.25 ns/' "$dir/log"
report 50000000 3
claim "too slow to the core" [ $status = 1 ]
echo '{}' >"$dir/report.json"
report 25000000 2
claim "a report that says nothing fails" [ $status = 1 ]

# LPF: each port of the top has one site and one electrical standard, and nothing else has.
for lpf in rtl/board/*.lpf; do
    top=rtl/board/board_$(basename "$lpf" .lpf).sv
    awk '/^ *(input|output) +logic/ { name = $NF; for (i = 1; i < NF; i++) if ($i == "logic") { name = $(i + 1); high = -1 }
             if (name ~ /^\[/) { high = substr(name, 2) + 0; for (i = 1; i <= NF; i++) if ($i ~ /^\[/) name = $(i + 1) }
             sub(/,.*/, "", name); if (high < 0) print name; else for (i = 0; i <= high; i++) print name "[" i "]" }' "$top" | sort >"$dir/ports"
    sed -n 's/^LOCATE COMP "\(.*\)" SITE ".*";$/\1/p' "$lpf" | sort >"$dir/located"
    sed -n 's/^IOBUF PORT "\(.*\)" .*IO_TYPE=.*;$/\1/p' "$lpf" | sort >"$dir/buffered"
    claim "$lpf: a site for each port of $top: $(diff "$dir/ports" "$dir/located")" \
        cmp -s "$dir/ports" "$dir/located"
    claim "$lpf: a standard for each port of $top: $(diff "$dir/ports" "$dir/buffered")" \
        cmp -s "$dir/ports" "$dir/buffered"
    claim "$lpf: no site twice" \
        [ -z "$(sed -n 's/^LOCATE .* SITE "\(.*\)";$/\1/p' "$lpf" | sort | uniq -d)" ]
    claim "$lpf: the clock is constrained" grep -q '^FREQUENCY PORT "[a-z0-9_]*" [0-9.]* MHZ;$' \
        "$lpf"
done

# Vivado's script, with doubles of its commands.
vivado() { # NAME TOP PART PINS SOURCE...
    name=$1
    shift
    tclsh testbench/board/vivado_double.tcl rtl/board/vivado.tcl "$dir/$name" "$1" "$2" "$3" \
        50000000 3 0123456789abcdef "$4" >"$dir/out" 2>"$dir/err"
    status=$?
}
vivado arty board_arty xc7a100tcsg324-1 rtl/board/arty.xdc rtl/board/board_arty.sv
claim "the Arty's script runs: $(cat "$dir/err")" [ $status = 0 ]
claim "it constrains the clock" grep -q '^clock 10.000' "$dir/out"
claim "it passes clock and build on" \
    grep -q "CLOCK=50000000 -generic DIVIDE=3 -generic BUILD=64'h0123456789abcdef -generic SIGNATURE=1'b1" \
    "$dir/out"
claim "it ends with a bitstream" [ -e "$dir/arty/board_arty.bit" ]
SIGNATURE=0
export SIGNATURE
vivado arty board_arty xc7a100tcsg324-1 rtl/board/arty.xdc rtl/board/board_arty.sv
claim "it leaves signatures out" grep -q "SIGNATURE=1'b0" "$dir/out"
unset SIGNATURE
vivado nexys board_nexys_video xc7a200tsbg484-1 rtl/board/nexys_video.xdc \
    rtl/board/board_nexys_video.sv
claim "the Nexys Video's script runs: $(cat "$dir/err")" [ $status = 0 ]
claim "it has a pin for each port" grep -q '^pins 12$' "$dir/out"
SLACK=-0.25
export SLACK
vivado slow board_arty xc7a100tcsg324-1 rtl/board/arty.xdc rtl/board/board_arty.sv
claim "a path that is too slow fails" [ $status = 1 ]
claim "and it says so" grep -q '^bitstream: board_arty: misses setup by 0.25 ns' "$dir/err"
claim "there is no bitstream then" [ ! -e "$dir/slow/board_arty.bit" ]
unset SLACK
vivado crossed board_arty xc7a100tcsg324-1 rtl/board/nexys_video.xdc rtl/board/board_arty.sv
claim "pins of another board are found" [ $status = 3 ]
vivado none board_arty xc7a100tcsg324-1 rtl/board/arty.xdc rtl/board/nothing.sv
claim "a source that is not there is found" [ $status = 3 ]

conclude "bitstream"
