# Writes module board_taps from what Yosys says of a core: lift.sh. Three files, in this order: the
# top's ports, the modules of the taps and of the RAMs (kind and parameters are in them, their cells
# name them), the cells. The modules that the RAMs are of go to the file rams.
function fail(text) { print "lift: " text >"/dev/stderr"; failed = 1; exit 1 }
FNR == 1 { part++ }
{ sub(/\r$/, "") }

part == 1 && $1 == "wire" && / (input|output) [0-9]+ / {
    width = 1
    for (i = 2; i < NF; i++) {
        if ($i == "width") width = $(i + 1)
        if ($i == "input" || $i == "output") { way = $i; place = $(i + 1) }
    }
    name = substr($NF, 2)
    port[place] = name; port_way[place] = way; port_width[place] = width
    if (place > ports) ports = place
}
part == 2 && $1 == "attribute" && $2 == "\\hdlname" { kind = $3; gsub(/["\\]/, "", kind) }
# one with its parameters as they are by default has no other name than its own
part == 2 && $1 == "module" { module = $2; kind_of[module] = kind ? kind : substr(module, 2); kind = "" }
part == 2 && $1 == "parameter" { parameter[module, substr($2, 2)] = $3 }
part == 3 && $1 == "cell" {
    if (!($2 in kind_of)) fail("a tap of no known kind: " $0)
    cells++
    cell[cells] = substr($3, 2)
    module_of[cells] = $2
}
part == 3 && $1 == "connect" {
    port_name = substr($2, 2)
    $1 = $2 = ""
    signal[cells, port_name] = $0
}

# A word of the source that is being written.
function word(text) { words[++nwords] = text; keep[nwords] = "1'b1" }
# The register that keeps a port; several ports that are the same signal have one.
function kept_in(name) { return keeper[wire "_" name] }
function bits(name, high, low) { return kept_in(name) "[" high ":" low "]" }
function wide(name, width) { return width < 32 ? "{" 32 - width "'d0, " kept_in(name) "}" : kept_in(name) }
function ram(module,    n, i, list, name) {
    n = split("WIDTH DEPTH GRANULE ASYNC OLD BLOCK", p, " ")
    for (i = 1; i <= n; i++) {
        list = list sprintf("%s.%s(%d)", i > 1 ? ", " : "", p[i], number(module, p[i]))
        p[p[i]] = number(module, p[i])
    }
    n = 1
    while (2 ^ n < p["DEPTH"]) n++
    printf "module \\%s (input clk_i, input [%d:0] we_i, input [%d:0] waddr_i, input [%d:0] wdata_i, input re_i, input [%d:0] raddr_i, output [%d:0] rdata_o);\n", \
        module, p["WIDTH"] / p["GRANULE"] - 1, n - 1, p["WIDTH"] - 1, n - 1, p["WIDTH"] - 1 >rams
    name = "flip_" p["WIDTH"] "x" p["DEPTH"]
    print "  // For a test: +" name "=N, bit 0 of write N is wrong; +" name "_word=HEX, of each write of this word." >rams
    printf "`ifdef BOARD_FAULTS\n  int unsigned once, count_q;\n  bit each;\n  bit [%d:0] bad;\n", p["WIDTH"] - 1 >rams
    print "  wire wrong = |we_i && ((once != 0 && count_q + 1 == once) || (each && wdata_i == bad));" >rams
    print "  initial begin\n    if (!$value$plusargs(\"" name "=%d\", once)) once = 0;\n    each = $value$plusargs(\"" name "_word=%h\", bad) != 0;\n  end" >rams
    print "  always @(posedge clk_i) if (|we_i) count_q <= count_q + 1;" >rams
    printf "  common_ram #(%s) u_ram (.wdata_i (wdata_i ^ wrong), .*);\n`else\n", list >rams
    printf "  common_ram #(%s) u_ram (.*);\n`endif\nendmodule\n", list >rams
}
# Words that are the same have one case: what selects among all words has an input for each case.
function source(valid,    i, text) {
    valids[sources] = valid
    for (i = 1; i <= nwords; i++) {
        text = sprintf("begin word = %s; keep = %s; last = 1'b%d; end", words[i], keep[i], i == nwords)
        if (!(text in labels)) texts[++ntexts] = text
        labels[text] = labels[text] sprintf("%s{8'd%d, 6'd%d}", labels[text] ? ", " : "", sources, i - 1)
    }
    sources++
    nwords = 0
}
function declare(c, name, width,    place) {
    wires = wires sprintf("  logic [%d:0] tap%d_%s;\n", width - 1, c, name)
    place = width SUBSEP signal[c, name]
    if (!(place in keeper_of)) {
        keeper_of[place] = "tap" c "_" name "_q"
        wires = wires sprintf("  logic [%d:0] tap%d_%s_q;\n", width - 1, c, name)
        kept = kept sprintf("    tap%d_%s_q <= tap%d_%s;\n", c, name, c, name)
    }
    keeper["tap" c "_" name] = keeper_of[place]
    connections = connections sprintf("    .\\%s.%s (tap%d_%s),\n", cell[c], name, c, name)
}
function number(module, name,    i, text, value) {
    if (!((module, name) in parameter)) fail("no parameter " name " of " module)
    text = parameter[module, name]
    if (!sub(/^[0-9]+'/, "", text)) return text + 0
    for (i = 1; i <= length(text); i++) value = 2 * value + substr(text, i, 1)
    return value
}
function registers(c, m,    l, r, lanes, rows) {
    lanes = number(m, "LANES")
    rows = number(m, "ROWS")
    split("clk_i 1 warp_i 8 order_i 32 row_warp_i 8 index_i 16 lane_base_i 6 be_i 4", p, " ")
    for (l = 1; l < 14; l += 2) declare(c, p[l], p[l + 1])
    declare(c, "valid_i", rows)
    declare(c, "mask_i", lanes)
    declare(c, "data_i", 32 * lanes)
    for (r = 0; r < rows; r++) {
        word("32'd3"); word(wide("warp_i", 8)); word(wide("order_i", 32)); word(wide("row_warp_i", 8)); word("32'd" number(m, "FILE"))
        word(wide("index_i", 16) " + 32'd" r); word(wide("lane_base_i", 6)); word(wide("mask_i", lanes)); word(wide("be_i", 4)); word("32'd" lanes)
        for (l = 0; l < lanes; l++) { word(bits("data_i", 32 * l + 31, 32 * l)); keep[nwords] = bits("mask_i", l, l) }
        # the last word may be one that is not kept; the source ends all the same
        source(wire "_valid_i[" r "]")
    }
}
function address(name, width, at,    high) {
    word(width > 32 ? bits(name, at + 31, at) : (width == 32 ? bits(name, at + 31, at) : "{" 32 - width "'d0, " bits(name, at + width - 1, at) "}"))
    high = width - 32
    word(high <= 0 ? "32'd0" : (high == 32 ? bits(name, at + 63, at + 32) : "{" 32 - high "'d0, " bits(name, at + width - 1, at + 32) "}"))
}
function memory(c, m,    l, lanes, width) {
    lanes = number(m, "LANES")
    width = number(m, "ADDR_BITS")
    split("clk_i 1 valid_i 1 warp_i 8 order_i 32", p, " ")
    for (l = 1; l < 8; l += 2) declare(c, p[l], p[l + 1])
    declare(c, "mask_i", lanes); declare(c, "lane_i", 6 * lanes); declare(c, "addr_i", width * lanes); declare(c, "be_i", 4 * lanes); declare(c, "data_i", 32 * lanes)
    for (l = 0; l < lanes; l++) {
        word("32'd4"); word(wide("warp_i", 8)); word(wide("order_i", 32)); word("32'd" number(m, "SPACE"))
        word("{26'd0, " bits("lane_i", 6 * l + 5, 6 * l) "}")
        address("addr_i", width, width * l)
        word("{28'd0, " bits("be_i", 4 * l + 3, 4 * l) "}"); word(bits("data_i", 32 * l + 31, 32 * l))
        source(wire "_valid_i[0] && " wire "_mask_i[" l "]")
    }
}
function retire(c, m,    l, width) {
    width = number(m, "PC_BITS")
    split("clk_i 1 valid_i 1 launch_i 1 warp_i 8 order_i 32 nwords_i 3 words_i 128 active_i 32 trap_i 32 done_i 1 args_i 128", p, " ")
    for (l = 1; l < 22; l += 2) declare(c, p[l], p[l + 1])
    declare(c, "pc_i", width); declare(c, "next_pc_i", width)
    word("32'd2"); word(wide("launch_i", 1)); word(wide("warp_i", 8)); word(wide("order_i", 32)); word("32'd" number(m, "FIELDS"))
    address("pc_i", width, 0)
    address("next_pc_i", width, 0)
    word(wide("nwords_i", 3))
    for (l = 0; l < 4; l++) word(bits("words_i", 32 * l + 31, 32 * l))
    word(wide("active_i", 32)); word(wide("trap_i", 32)); word(wide("done_i", 1))
    for (l = 0; l < 4; l++) word(bits("args_i", 32 * l + 31, 32 * l))
    source(wire "_valid_i[0]")
}
function outside(c, m,    l, n) {
    n = number(m, "WORDS")
    split("clk_i 1 valid_i 1 whole_i 1 warp_i 8 order_i 32 what_i 32", p, " ")
    for (l = 1; l < 12; l += 2) declare(c, p[l], p[l + 1])
    declare(c, "words_i", 32 * n)
    word("32'd13"); word(bits("whole_i", 0, 0) " ? 32'hffff_ffff : " wide("warp_i", 8)); word(wide("order_i", 32)); word(wide("what_i", 32)); word("32'd" n)
    for (l = 0; l < 4; l++) word(l < n ? bits("words_i", 32 * l + 31, 32 * l) : "32'd0")
    source(wire "_valid_i[0]")
}

END {
    if (failed) exit 1
    if (!ports || !cells) fail("no ports, or no taps")
    for (m in kind_of) if (kind_of[m] == "common_ram" && m != "\\common_ram") ram(m)
    sources = 0
    # What an instruction wrote in the clock in which it retires is told before that: the signature
    # is folded with the retirement.
    for (retires = 0; retires <= 1; retires++)
        for (c = 1; c <= cells; c++) {
            wire = "tap" c
            kind = kind_of[module_of[c]]
            if ((kind == "common_tap_retire") != retires) continue
            if (kind == "common_tap_reg") registers(c, module_of[c])
            else if (kind == "common_tap_mem") memory(c, module_of[c])
            else if (kind == "common_tap_retire") retire(c, module_of[c])
            else if (kind == "common_tap_outside") outside(c, module_of[c])
            else fail("a tap of an unknown kind: " kind)
        }
    print "// " top " with its taps as words of the trace format (bridge/trace.md), one source after the other. Written by rtl/board/lift.sh."
    print "package board_taps_pkg;\n  localparam int unsigned Sources = " sources ";\nendpackage\n"
    print "module board_taps ("
    for (i = 1; i <= ports; i++) {
        printf "  %s logic [%d:0] %s,\n", port_way[i], port_width[i] - 1, port[i]
        connections = connections sprintf("    .%s (%s)%s\n", port[i], port[i], i < ports ? "," : "")
    }
    if (sources > 240) fail(sources " sources; a byte numbers them and those of the ports")
    print "  output logic [" sources - 1 ":0] tap_valid_o,"
    print "  input logic [7:0] tap_source_i,"
    print "  input logic [5:0] tap_at_i,\n  output logic [31:0] tap_word_o,\n  output logic tap_keep_o,\n  output logic tap_last_o\n);"
    printf "%s", wires
    print "  " top " u_core (\n" connections "  );"
    printf "  assign tap_valid_o = {"
    for (s = sources - 1; s >= 0; s--) printf "%s%s", valids[s], s ? ", " : "};\n"
    print "  // Words are of the clock before: board_events says why.\n  always_ff @(posedge clk_i) begin\n" kept "  end"
    print "  logic [31:0] word;\n  logic keep, last;"
    print "  assign tap_word_o = word;\n  assign tap_keep_o = keep;\n  assign tap_last_o = last;"
    print "  always_comb begin\n    word = '0;\n    keep = 1'b0;\n    last = 1'b1;\n    case ({tap_source_i, tap_at_i})"
    for (i = 1; i <= ntexts; i++) printf "      %s: %s\n", labels[texts[i]], texts[i]
    print "      default: ;\n    endcase\n  end\nendmodule"
}
