#!/bin/sh
# The checks of rtl/synth.sh fire: a latch, a loop, a large memory that no RAM can be; and what is
# none of these passes. test_synth.sh SOURCE...: of the link of a board
. testbench/check.sh
dir=build/test-synth
rm -rf "$dir" && mkdir -p "$dir"

# synth NAME: one module from standard input; leaves status, and output in $dir/NAME.out
synth() {
    { echo 'module top (input logic clk, input logic [8:0] a, input logic [31:0] d, output logic [31:0] q);';
        cat; echo endmodule; } >"$dir/$1.sv"
    sh rtl/synth.sh quick flat top "test_$1" "$dir/$1.sv" >"$dir/$1.out" 2>&1
    status=$?
}

synth good <<'END'
  logic [31:0] mem [0:511];
  always_ff @(posedge clk) begin
    mem[a] <= d;
    q <= mem[a];
  end
END
claim "a RAM with a clocked read passes: $(cat "$dir/good.out")" [ $status = 0 ]

synth ports <<'END'
  logic [31:0] mem [0:511];
  always_ff @(posedge clk) begin
    mem[a] <= d;
    mem[~a] <= ~d;
    mem[a ^ 9'h55] <= d + 1;
    mem[d[8:0]] <= {23'd0, a};
    q <= mem[a];
  end
END
claim "a large memory with four write ports fails" [ $status != 0 ]
claim "it is named" grep -q 'memories that did not become RAM' "$dir/ports.out"

{ echo '  always_comb case (a)'; awk \
    'BEGIN { for (i = 0; i < 256; i++) printf "    9%cd%d: q = 32%cd%d;\n", 39, i, 39, i * 2654435 % 4294967291 }'
    echo "    default: q = 32'd0;"; echo '  endcase'; } >"$dir/table"
synth constants <"$dir/table"
claim "a table of constants is logic: $(cat "$dir/constants.out")" [ $status = 0 ]

synth latch <<'END'
  always_latch if (a[0]) q = d;
END
claim "a latch fails" [ $status != 0 ]

synth undriven <<'END'
  logic [31:0] nothing;
  assign q = nothing ^ d;
END
claim "a wire that nothing drives fails" [ $status != 0 ]
claim "it is named" grep -q 'a wire that nothing drives: .*nothing' "$dir/undriven.out"

synth loop <<'END'
  logic [31:0] x, y;
  assign x = y + d;
  assign y = x ^ {23'd0, a};
  assign q = x;
END
claim "a combinational loop fails" [ $status != 0 ]
claim "it is named" grep -q 'loop' "$dir/loop.out"

{ echo '  localparam logic [8:0] A = 9'"'"'b1????????, B = 9'"'"'b?1???????;'; echo \
    '  always_comb casez (a)'; echo '    A, B: q = d;'
    echo "    default: q = 32'd0;"; echo '  endcase'; } >"$dir/several"
synth several <"$dir/several"
claim "several names of patterns in one item fail" [ $status != 0 ]
claim "they are named" grep \
    -q 'a comparison with a bit that is neither 0 nor 1; first at .*several\.sv' "$dir/several.out"
sed 's/A, B: q = d;/A: q = d; B: q = d;/' "$dir/several" >"$dir/single"
synth single <"$dir/single"
claim "one in each passes: $(cat "$dir/single.out")" [ $status = 0 ]

# Module by module, a loop is found that goes through two of them.
cat >"$dir/through.sv" <<'END'
module half (input logic [31:0] a, input logic [31:0] b, output logic [31:0] q);
  assign q = a + b;
endmodule
module top (input logic clk, input logic [31:0] d, output logic [31:0] q);
  logic [31:0] x, y;
  half u_one (.a (y), .b (d), .q (x));
  half u_two (.a (x), .b (d), .q (y));
  always_ff @(posedge clk) q <= x;
endmodule
END
sh rtl/synth.sh quick modules top test_through "$dir/through.sv" >"$dir/through.out" 2>&1
status=$?
claim "a loop through two modules fails" [ $status != 0 ]
claim "it is named" grep -q 'loop' "$dir/through.out"
for kind in quick ecp5 xilinx; do
    sed 's/u_two (.a (x)/u_two (.a (q)/' "$dir/through.sv" >"$dir/apart.sv"
    sh rtl/synth.sh $kind modules top test_apart "$dir/apart.sv" >"$dir/apart.out" 2>&1
    status=$?
    case $kind in # such a small one has no block RAM
    quick) claim "two modules without a loop pass: $(cat "$dir/apart.out")" [ $status = 0 ] ;;
    *)
        claim "two modules are counted as one, $kind: $(cat "$dir/apart.out")" \
            grep -q ' 32 registers' "$dir/apart.out"
        ;;
    esac
done

# The link of a board, around a made-up core: Yosys 0.23 knows no import in a module and no return
# in a function.
sh rtl/synth.sh quick flat test_board_link_top test_board_link rtl/common/common_ram.sv \
    rtl/board/test_board_link_top.sv \
    "$@" >"$dir/link.out" 2>&1
status=$?
claim "the link of a board passes: $(cat "$dir/link.out")" [ $status = 0 ]

# What the simulation computes must be what Yosys makes of it. Yosys 0.23 reads ~W'(x) as (~W)'(x),
# without a word.
claim "no operator stands right before a size cast: $(grep -nE "[~!]([A-Za-z_][A-Za-z_0-9:]*|[0-9]+)'\(" rtl/*/*.sv)" \
    [ -z "$(grep -lE "[~!]([A-Za-z_][A-Za-z_0-9:]*|[0-9]+)'\(" rtl/*/*.sv)" ]
# And it takes an expression for as wide as what is cast in it: in braces, what is left of it then
# goes elsewhere. A cast that is all of a place in braces is right.
casts() {
    awk '{ sub(/\/\/.*/, ""); text = text $0 "\n" }
        END {
            for (at = 1; (c = substr(text, at, 1)) != ""; at++) {
                here = substr(text, at, 60)
                if (c == "\n") line++
                if (match(here, /^[A-Za-z0-9_]+'"'"'\(/)) { # the cast itself
                    at += RLENGTH - 1
                    open[++depth] = "cast"
                    operand[depth] = before ~ /[-+*?:]/
                    cast[depth] = 1
                } else if (c ~ /[(\[{]/) {
                    open[++depth] = c
                    operand[depth] = before ~ /[-+*?:]/
                    cast[depth] = 0
                } else if (c ~ /[])}]/ && depth) {
                    operand[depth] = operand[depth] || substr(text, at + 1, 40) ~ /^[ \n]*([-+*]|:[^:])/
                    braces = 0
                    for (d = depth - 1; d && open[d] != "cast"; d--) if (open[d] == "{") braces = 1
                    if (open[depth] == "[") cast[depth] = 0 # an index by itself
                    if (cast[depth] && operand[depth] && braces) print FILENAME ":" line + 1
                    else if (cast[depth]) cast[depth - 1] = 1
                    depth--
                }
                if (c ~ /;/) depth = 0
                if (c ~ /[^ \n]/) before = substr(text, at, 1)
            }
        }' "$1"
}
beside=$(for file in rtl/*/*.sv; do casts "$file"; done)
claim "no size cast stands beside an operator in braces: $beside" [ -z "$beside" ]
printf '%s\n' "assign a = {b, c ? 2'(d) : 2'(e)};" "assign a = {b, 5'(d - 8'd2) + e};" \
    "assign a = {b, 5'(d)};" "assign a = 5'(d) + 5'd1;" \
    "assign a = {b, {4'(c), d}," "    f -" "    W'(e)};" \
    "assign a = {b, (c ? d : {5'(e), f}) + g};" "assign a = {b[5'(c)] + d};" \
    "assign a = {5'(32'(b) * c)};" >"$dir/casts.sv"
claim "such casts are seen: $(casts "$dir/casts.sv" | tr '\n' ' ')" \
    [ "$(casts "$dir/casts.sv" | sed 's/.*://' | tr '\n' ' ')" = "1 1 2 7 8 " ]
# And of an array of a named type it knows the elements alone, as if it were one.
typed='_[te] +(\[|[A-Za-z_0-9, ]+\[[^]]*\] *[;,])'
claim "no array is of a named type: $(grep -nE "$typed" rtl/*/*.sv)" \
    [ -z "$(grep -lE "$typed" rtl/*/*.sv)" ]
printf '%s\n' '  core_pkg::item_t queue [0:3];' '  state_e [1:0] state_q;' \
    '  item_t a, b [0:N-1];' >"$dir/typed.sv"
claim "such arrays are seen" [ "$(grep -cE "$typed" "$dir/typed.sv")" = 3 ]
# Verilator from 5.008 or so on stops at a nonblocking assignment whose index calls a function.
calling='^[^/]*\[[a-z_][A-Za-z_0-9:]*\(.*\] *<= '
claim "no index of a nonblocking assignment calls a function: $(grep -nE "$calling" rtl/*/*.sv bridge/*.sv)" \
    [ -z "$(grep -lE "$calling" rtl/*/*.sv bridge/*.sv)" ]
echo '    if (push) calls[place(group, depth)] <= following;' >"$dir/calling.sv"
claim "such an index is seen" grep -qE "$calling" "$dir/calling.sv"
# Verilator 5.032 may take a second assignment to the same element of an array for the first, if an
# element of another array is written between them: one assignment for each, but for a reset behind
# all others.
overrides() {
    awk '/^ *(output )?(logic|reg) / { # names in front of brackets of their own, which makes them arrays
            text = $0
            sub(/^ *(output )?(logic|reg) (signed )?(\[[^]]*\])*/, "", text)
            while (match(text, /[a-z_0-9]+ \[/)) {
                array[substr(text, RSTART, RLENGTH - 2)] = 1
                text = substr(text, RSTART + RLENGTH)
            }
        }
        {
            sub(/ *\/\/.*/, "")
            if (!match($0, /[^ ]/)) next
            at = RSTART
            other = $0 ~ /^ *(end )?else/
            if (at <= reset) reset = 0
            if ($0 ~ /if \(!rst_ni\) begin/) reset = at
            for (n in line) { # what an "else" is the other way of is not before it
                if (other && column[n] >= at && line[n] >= first[at]) hidden[n] = at
                else if (!other && at <= hidden[n]) hidden[n] = 0
            }
            if (!other && $0 !~ /^ *end/) first[at] = NR
            if ($0 ~ /always_ff/) split("", line)
            if (reset || !match($0, /[a-z_0-9]+(\[[^][<]*(\[[^][]*\][^][]*)*\])+ *<= /)) next
            place = substr($0, RSTART, RLENGTH - 3)
            gsub(/ /, "", place)
            name = place
            sub(/\[.*/, "", name)
            if (!(name in array)) next
            if ((place in line) && !hidden[place]) print FILENAME ":" NR
            line[place] = NR
            column[place] = at
            hidden[place] = 0
        }' "$1"
}
twice=$(for file in rtl/*/*.sv; do overrides "$file"; done)
claim "no element of an array is written twice in a clock: $twice" [ -z "$twice" ]
cat >"$dir/twice.sv" <<'END'
  logic [31:0] a_q [0:3], b_q [0:1];
  logic [3:0] bits_q;
  always_ff @(posedge clk_i) begin
    bits_q[0] <= 1'b0;
    bits_q[0] <= one;
    a_q[k] <= x;
    b_q[k] <= x;
    if (bits_q[1]) a_q[k] <= y;
    if (two) b_q[0][7:0] <= y;
    else b_q[0][7:0] <= x;
    for (;;) begin
      if (two) begin
        b_q[1] <= x;
      end else if (one) begin
        b_q[1] <= y;
      end
      b_q[1] <= z;
    end
    if (!rst_ni) begin
      a_q[k] <= '0;
    end
  end
  always_ff @(posedge clk_i) a_q[k] <= x;
END
claim "such an element is seen: $(overrides "$dir/twice.sv" | tr '\n' ' ')" \
    [ "$(overrides "$dir/twice.sv" | sed 's/.*://' | tr '\n' ' ')" = "8 17 " ]
# Yosys does not know how wide a port of a module is that it reads as a black box, such as a tap in
# a netlist of mutants.
all_ones="^ *\.[a-z_]+ *\('1\)"
claim "no port is given '1: $(grep -nE "$all_ones" rtl/*/*.sv)" \
    [ -z "$(grep -lE "$all_ones" rtl/*/*.sv)" ]
printf "  tap u_tap (\n    .mask_i  ('1),\n  );\n" >"$dir/ones.sv"
claim "such a port is seen" grep -qE "$all_ones" "$dir/ones.sv"
# jam DATA PLACES RESULT: 8 bits, shifted right with a sticky bit, by hand
jam() {
    yosys -p "read_verilog -sv -DSYNTHESIS rtl/common/common_shift_jam.sv; chparam -set WIDTH 8 -set PLACE_BITS 3 common_shift_jam
        hierarchy -top common_shift_jam; rename -top jam; proc; opt_expr
        eval -set enable_i 1 -set data_i $1 -set places_i $2 -show data_o jam" >"$dir/jam.out" 2>&1
    claim "synthesized: $1 by $2 places is $3: $(grep "^Eval" "$dir/jam.out")" \
        grep -q "^Eval result: .data_o = $3\.$" "$dir/jam.out"
}
jam "8'b10000000" "3'd1" "8'01000000"
jam "8'b10000001" "3'd1" "8'01000001"
jam "8'b10110100" "3'd2" "8'00101101"
jam "8'b10110101" "3'd2" "8'00101101"
jam "8'b10010000" "3'd7" "8'00000001"
conclude "synthesis rules"
