# Vivado's commands as far as rtl/board/vivado.tcl and the boards' XDC files use them, for tclsh: vivado_double.tcl SCRIPT ARGUMENT...
# They look at what they are given: files must be there, ports must be those of the top, each with one pin that no other port has, an
# option must be one that Vivado has. SLACK in the environment is what the timing report says; what was done is told line by line.
set slack [expr {[info exists env(SLACK)] ? $env(SLACK) : 0.5}]
array set ports {}
array set sites {}
set sources {}

proc die {text} {
    puts stderr "double: $text"
    exit 3
}
# The ports of the module TOP, as its source says: a vector has one for each bit.
proc read_ports {top} {
    global sources ports
    foreach source $sources {
        if {[file rootname [file tail $source]] ne $top} continue
        set file [open $source]
        foreach line [split [read $file] "\n"] {
            if {[regexp {^ *(?:input|output) +logic +(\[([0-9]+):0\])? *([a-z0-9_]+)} $line all vector high name]} {
                if {$vector eq ""} { set ports($name) 1 } else { for {set i 0} {$i <= $high} {incr i} { set ports($name\[$i\]) 1 } }
            }
        }
        close $file
    }
    if {[array size ports] == 0} { die "no source has the module $top" }
}

proc read_verilog {option files} {
    global sources
    if {$option ne "-sv"} { die "read_verilog: $option" }
    foreach file $files {
        if {![file exists $file]} { die "read_verilog: no file $file" }
        lappend sources $file
    }
}
proc read_xdc {file} {
    if {![file exists $file]} { die "read_xdc: no file $file" }
    read_ports $::top
    uplevel #0 [list source $file]
    foreach port [array names ::ports] {
        if {![info exists ::sites($port)]} { die "port $port has no pin" }
    }
    puts "pins [array size ::sites]"
}
proc get_ports {names} {
    set found {}
    foreach name $names {
        set pattern [string map {\[ \\\[ \] \\\]} $name]
        set matches [array names ::ports $pattern]
        if {$matches eq ""} { die "no port $name" }
        set found [concat $found $matches]
    }
    return $found
}
proc current_design {} { return design }
proc set_property {args} {
    if {[lindex $args 0] ne "-dict"} {
        lassign $args name value object
        if {$name ni {CFGBVS CONFIG_VOLTAGE}} { die "set_property $name" }
        return
    }
    lassign $args option pairs names
    foreach {name value} $pairs {
        if {$name eq "PACKAGE_PIN"} {
            foreach port $names {
                if {[info exists ::sites($port)]} { die "port $port has two pins" }
                foreach other [array names ::sites] {
                    if {$::sites($other) eq $value} { die "pin $value is of $port and of $other" }
                }
                set ::sites($port) $value
            }
        } elseif {$name ne "IOSTANDARD" || ![regexp {^LVCMOS(15|18|25|33)$} $value]} {
            die "set_property $name $value"
        }
    }
}
proc create_clock {args} {
    if {[llength $args] != 5 || [lindex $args 0] ne "-name" || [lindex $args 2] ne "-period"} { die "create_clock $args" }
    if {[lindex $args 3] <= 0 || [llength [lindex $args 4]] != 1} { die "create_clock $args" }
    puts "clock [lindex $args 3]"
}
proc set_false_path {option names} { if {$option ni {-from -to}} { die "set_false_path $option" } }
proc synth_design {args} {
    foreach {option value} $args {
        if {$option ni {-top -part -verilog_define -generic}} { die "synth_design $option" }
        if {$option eq "-part" && ![regexp {^xc7[a-z0-9]+-[123]L?$} $value]} { die "part $value" }
    }
    puts "synth_design $args"
}
foreach step {opt_design place_design phys_opt_design route_design} { proc $step {} [list puts $step] }
foreach report {report_timing_summary report_utilization report_cdc report_drc} {
    proc $report {args} { if {[lindex $args end-1] ne "-file"} { die "a report without a file: $args" } }
}
proc get_timing_paths {args} {
    if {[lrange $args 0 1] ne "-max_paths 1" || [lindex $args 2] ni {-setup -hold}} { die "get_timing_paths $args" }
    return path
}
proc get_property {name object} { if {$name ne "SLACK"} { die "get_property $name" } else { return $::slack } }
proc write_bitstream {option file} { close [open $file w]; puts "write_bitstream $file" }

set script [lindex $argv 0]
set argv [lrange $argv 1 end]
source $script
