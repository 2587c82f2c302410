# A bitstream for a Xilinx 7 board: vivado -mode batch -source vivado.tcl -tclargs OUT TOP PART PINS CLOCK DIVIDE BUILD SOURCE...
# CLOCK in hertz; DIVIDE of them are one of the core, which is judged as if each were; BUILD 16 digits; SIGNATURE in the environment: 0 for a link without signatures. Leaves OUT/TOP.bit and reports. Vivado writes a bitstream that misses its timing without a word, so
# the slack is asked for: below 0 there is none.
if {[llength $argv] < 8} {
    puts stderr "vivado.tcl: needs OUT TOP PART PINS CLOCK DIVIDE BUILD SOURCE..."
    exit 2
}
lassign $argv out top part pins clock divide build
set sources [lrange $argv 7 end]
set signature [expr {[info exists env(SIGNATURE)] && $env(SIGNATURE) eq "0" ? 0 : 1}]

file mkdir $out
file delete $out/$top.bit
read_verilog -sv $sources
read_xdc $pins
synth_design -top $top -part $part -verilog_define BOARD_XILINX7 -generic CLOCK=$clock -generic DIVIDE=$divide -generic BUILD=64'h$build -generic SIGNATURE=1'b$signature
opt_design
place_design
phys_opt_design
route_design
report_timing_summary -file $out/timing.rpt
report_utilization -hierarchical -file $out/utilization.rpt
report_cdc -file $out/cdc.rpt
report_drc -file $out/drc.rpt

foreach {kind option} {setup -setup hold -hold} {
    foreach path [get_timing_paths -max_paths 1 $option] {
        set slack [get_property SLACK $path]
        if {$slack < 0} {
            puts stderr "bitstream: $top: misses $kind by [expr {-$slack}] ns at $clock hertz: ask for fewer with MHZ=; see $out/timing.rpt"
            exit 1
        }
    }
}
write_bitstream -force $out/$top.bit
puts "bitstream: $out/$top.bit"
