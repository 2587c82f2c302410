# Writes what stands between a core's ports and a board's link from their description,
# rtl/<isa>/board.txt (rtl/board/README.md says what its lines mean). With way=rtl and the top's
# ports from lift.sh first: board_dut, in SystemVerilog. With way=host: struct NAME, which has the
# core's pins as class CLASS of Verilator has them, and the board behind them.
function fail(text) { print "ports: " text >"/dev/stderr"; failed = 1; exit 1 }
function describe(pin) {
    if (pin in known) fail(FILENAME ":" FNR ": " pin " is described twice")
    known[pin] = 1
    pins[++npins] = pin
}
# Group or port number n: its data pins are the fields from `first` on.
function data(kind, n, first,    i) {
    count[kind, n] = 0
    for (i = first; i <= NF && $i != "unless"; i++) {
        describe($i)
        pin[kind, n, ++count[kind, n]] = $i
    }
}
{ sub(/\r$/, "") }

way == "rtl" && FNR == NR {
    if ($1 == "wire" && / (input|output) [0-9]+ /) {
        bits = 1
        for (i = 2; i < NF; i++) {
            if ($i == "width") bits = $(i + 1)
            if ($i == "input" || $i == "output") at = $i
        }
        name = substr($NF, 2)
        width[name] = bits
        direction[name] = at
    }
    next
}
/^ *(#|$)/ { next } # not !NF: mawk 1.3.4-20260302 takes it for true here
$1 == "low" || $1 == "unused" {
    for (i = 2; i <= NF; i++) { describe($i); rest[$i] = $1 }
    next
}
$1 == "request" && NF >= 4 {
    describe($2); describe($3)
    valid[ports] = $2; ready[ports] = $3
    data("port", ports, 4)
    answered[ports++] = "false"
    next
}
$1 == "answer" && NF >= 3 && ports {
    describe($2)
    strobe[++groups] = $2
    data("group", groups, 3)
    answered[ports - 1] = $(NF - 1) == "unless" ? "!" $NF : "true"
    next
}
$1 == "stream" && NF >= 4 {
    describe($2); describe($3)
    valid[ports] = $2
    strobe[++groups] = $3
    data("group", groups, 4)
    count["port", ports] = 0
    streams[ports++] = groups
    next
}
{ fail(FILENAME ":" FNR ": no such line: " $0) }

# ---- SystemVerilog.
function words(name) {
    if (!(name in width)) fail("the core has no port " name)
    return int((width[name] + 31) / 32)
}
# Word k of a pin, 32 bits wide.
function word(name, k,    high, bits) {
    high = 32 * k + 31
    if (high >= width[name]) high = width[name] - 1
    bits = high - 32 * k + 1
    return (bits < 32 ? "{" 32 - bits "'d0, " name "_q[" high ":" 32 * k "]}" : name "_q[" high ":" 32 * k "]")
}
function connect(name, value) { connections = connections sprintf("    .%s (%s),\n", name, value) }
function write_rtl(    g, p, i, k, n, at, most, sizes, name) {
    split("clk_i rst_ni busy_o cfg_valid_i cfg_addr_i cfg_data_i start_i", fixed, " ")
    for (i = 1; i in fixed; i++) known[fixed[i]] = 1
    for (name in width) if (!(name in known)) fail(name " of the core is not described")
    connect("clk_i", "clk_i"); connect("rst_ni", "rst_ni"); connect("busy_o", "busy_o")
    connect("cfg_valid_i", "strobe_i[0]"); connect("cfg_addr_i", "data_i[" width["cfg_addr_i"] - 1 ":0]"); connect("cfg_data_i", "data_i[63:32]")
    connect("start_i", "strobe_i[1]")
    for (name in rest) {
        if (!(name in width)) fail("the core has no port " name)
        if (rest[name] == "low") connect(name, "'0")
        else connect(name, "")
    }
    wires = "  logic [0:0] busy_o;\n"
    sizes = "8'd0, 8'd2"
    most = 2
    for (g = 2; g <= groups; g++) {
        connect(strobe[g], "strobe_i[" g "]")
        at = 0
        for (i = 1; i <= count["group", g]; i++) {
            name = pin["group", g, i]
            n = words(name)
            connect(name, "data_i[" 32 * at + width[name] - 1 ":" 32 * at "]")
            at += n
        }
        sizes = "8'd" at ", " sizes
        if (at > most) most = at
    }
    for (p = 0; p < ports; p++) {
        connect(valid[p], valid[p])
        wires = wires sprintf("  logic [0:0] %s;\n", valid[p])
        if (p in streams) {
            wires = wires sprintf("  logic asked%d_q;\n", p)
            clocked = clocked sprintf("    asked%d_q <= rst_ni && !strobe_i[%d] && (asked%d_q || %s[0]);\n", p, streams[p], p, valid[p])
            valids = sprintf("%s[0] && !asked%d_q, ", valid[p], p) valids
        } else {
            connect(ready[p], "1'b1")
            valids = valid[p] "[0], " valids
        }
        n = 3
        body = ""
        for (i = 1; i <= count["port", p]; i++) {
            name = pin["port", p, i]
            if (!(name in width)) fail("the core has no port " name)
            wires = wires sprintf("  logic [%d:0] %s, %s_q;\n", width[name] - 1, name, name)
            clocked = clocked sprintf("    %s_q <= %s;\n", name, name)
            connect(name, name)
            for (k = 0; k < words(name); k++) body = body sprintf("          6'd%d: word_o = %s;\n", n++, word(name, k))
        }
        if (n > 60) fail(valid[p] ": a request of " n - 3 " words; 57 fit")
        cases = cases sprintf("      8'd%d: begin\n        keep_o = 1'b1;\n        last_o = at_i == 6'd%d;\n        case (at_i)\n", p, n - 1) \
            sprintf("          6'd0: word_o = 32'd64;\n          6'd1: word_o = 32'd%d;\n          6'd2: word_o = 32'd%d;\n", p, n - 3) body \
            "          default: word_o = '0;\n        endcase\n      end\n"
    }
    print "// A core's ports as input groups and as sources of events; written by rtl/board/ports.awk from the core's board.txt."
    print "package board_dut_pkg;"
    print "  localparam int unsigned Groups = " groups + 1 ", Words = " most ";"
    print "  localparam logic [8*Groups-1:0] GroupWords = {" sizes "};"
    print "  // Sources behind the taps: the ports, and that busy has changed."
    print "  localparam int unsigned Sources = " ports + 1 ";"
    print "endpackage\n"
    print "module board_dut ("
    print "  input  logic clk_i,\n  input  logic rst_ni,"
    print "  input  logic [board_dut_pkg::Groups-1:0] strobe_i,"
    print "  input  logic [32*board_dut_pkg::Words-1:0] data_i,"
    print "  output logic [board_taps_pkg::Sources+board_dut_pkg::Sources-1:0] valid_o,"
    print "  input  logic [7:0] source_i,\n  input  logic [5:0] at_i,"
    print "  output logic [31:0] word_o,\n  output logic keep_o,\n  output logic last_o\n);"
    print "  localparam int unsigned T = board_taps_pkg::Sources;"
    printf "%s", wires
    print "  logic [T-1:0] tap_valid;\n  logic [31:0] tap_word;\n  logic tap_keep, tap_last, busy_q, start_q;  // busy_q: as words are, of the clock before"
    print "  board_taps u_taps ("
    printf "%s", connections
    print "    .tap_valid_o (tap_valid),\n    .tap_source_i (source_i),\n    .tap_at_i (at_i),\n    .tap_word_o (tap_word),\n    .tap_keep_o (tap_keep),\n    .tap_last_o (tap_last)\n  );"
    print "  always_ff @(posedge clk_i) begin"
    print "    busy_q <= rst_ni ? busy_o[0] : 1'b1;\n    start_q <= rst_ni && strobe_i[1];"
    printf "%s", clocked
    print "  end"
    print "  assign valid_o = {start_q || busy_q != busy_o[0], " valids "tap_valid};"
    print "  logic [7:0] own;\n  assign own = source_i - T[7:0];"
    print "  always_comb begin\n    word_o = tap_word;\n    keep_o = tap_keep;\n    last_o = tap_last;\n    case (own)"
    printf "%s", cases
    print "      8'd" ports ": begin  // behind start, and when it changes\n        keep_o = 1'b1;\n        last_o = at_i == 6'd1;"
    print "        word_o = at_i == 6'd0 ? 32'd65 : {31'd0, busy_q};\n      end"
    print "      default: ;\n    endcase\n  end\nendmodule"
}

# ---- C++.
function list(kind, n,    i, text) {
    for (i = 1; i <= count[kind, n]; i++) text = text ", " pin[kind, n, i]
    return text
}
function write_host(    g, p, i) {
    split("clk_i rst_ni busy_o cfg_valid_i cfg_addr_i cfg_data_i start_i", fixed, " ")
    print "// The pins of a core on a board; written by rtl/board/ports.awk from the core's board.txt."
    print "#include \"" class ".h\"\n#include \"board_build.h\"\n#include \"testbench/board/board_dut.h\"\n"
    print "struct " name " : testbench::board_dut {"
    print "    explicit " name "(const testbench_config &config) : board_dut(config, BoardBuild) {}"
    print "    template <class Wave> void trace(Wave *, int) {}"
    print "    void final() {}\n"
    for (i = 1; i in fixed; i++) print "    pin<decltype(" class "::" fixed[i] ")> " fixed[i] " = {};"
    for (i = 1; i <= npins; i++) print "    pin<decltype(" class "::" pins[i] ")> " pins[i] " = {};"
    print "\n    void eval()\n    {\n        if (clk_i) rise();\n        else settle();\n    }\n"
    print "    void settle()\n    {\n        busy_o = busy();"
    for (p = 0; p < ports; p++) print "        show(" p ", " valid[p] list("port", p) ");"
    print "    }\n"
    print "    void rise()\n    {"
    for (p = 0; p < ports; p++) {
        if (p in streams) {
            print "        if (" strobe[streams[p]] " && " valid[p] ") {\n            taken(" p ", false);"
            print "            set(" streams[p] list("group", streams[p]) ");\n        }"
        } else print "        if (" valid[p] " && " ready[p] ") taken(" p ", " answered[p] ");"
    }
    for (g = 2; g <= groups; g++) {
        skip = 0
        for (p in streams) if (streams[p] == g) skip = 1
        if (!skip) print "        if (" strobe[g] ") answer(" g list("group", g) ");"
    }
    print "        if (cfg_valid_i) {\n            set(0, cfg_addr_i, cfg_data_i);\n            return; // many of them share a frame"
    print "        }\n        if (start_i) start(1);\n        edge();\n    }\n};"
}
BEGIN { ports = 0; groups = 1 }
END {
    if (failed) exit 1
    if (way == "rtl") write_rtl()
    else write_host()
    if (failed) exit 1
}
