#!/bin/sh
# The command line itself: help, version, what is meant by a wrong word, the ISA that a program
# says, "-" as a file, the manual page, completions in each shell, colour on a terminal only.
# test_command.sh build/warpstep
tool=$1
. testbench/check.sh
dir=build/test-command
rm -rf "$dir" && mkdir -p "$dir"
commands=$("$tool" help | sed -n 's/^  \([a-z]*\)  .*/\1/p')
isas=$("$tool" isas | sed -n 's/^\([a-z0-9]*\): .*/\1/p')

# output TEXT PATTERN ARGUMENT...: it ends with 0, says nothing on stderr, and a line matches
output() {
    text=$1 pattern=$2
    shift 2
    "$tool" "$@" >"$dir/out" 2>"$dir/err"
    status=$?
    claim "$text: status $status: $(head -n 1 "$dir/err")" [ $status = 0 ] &&
        claim "$text: quiet" [ ! -s "$dir/err" ] &&
        claim "$text: says $pattern" grep -qE -e "$pattern" "$dir/out"
}

# ---- help and version
for word in -h --help help; do output "$word" '^usage: warpstep COMMAND' $word; done
claim "the commands are listed" [ "$(echo "$commands" | wc -l)" -ge 10 ]
for command in $commands; do
    output "help $command" "^usage: warpstep $command" help "$command"
    cp "$dir/out" "$dir/help"
    for option in -h --help; do
        "$tool" "$command" $option >"$dir/out"
        claim "$command $option says the same" cmp -s "$dir/help" "$dir/out"
    done
done
for isa in $isas; do
    output "help run --isa" "^usage: warpstep run --isa $isa " help run --isa "$isa"
    cp "$dir/out" "$dir/help"
    "$tool" run --isa "$isa" --help | cmp -s - "$dir/help"
    claim "run --isa $isa --help says the same" [ $? = 0 ]
done
# help is as wide as the terminal, and its options stand by topic
for columns in 40 60 80 120; do
    for command in '' $commands; do
        for isa in '' $isas; do
            # shellcheck disable=SC2086
            COLUMNS=$columns "$tool" help $command ${isa:+--isa $isa} 2>/dev/null
        done
    done | awk -v most=$columns 'length > most && NF > 1 && !/^usage: / && !/^  warpstep /' \
        >"$dir/long"
    # a word that is longer than the terminal stays whole; below 80 an option may be one
    [ $columns -lt 80 ] && sed -i '/^  -/d; /^ *[^ ]* [^ ]*$/d' "$dir/long"
    claim "help in $columns columns: $(head -n 2 "$dir/long")" [ ! -s "$dir/long" ]
done
COLUMNS='' "$tool" help run >"$dir/out"
COLUMNS=80 "$tool" help run >"$dir/out2"
claim "80 columns where there is no terminal" cmp -s "$dir/out" "$dir/out2"
COLUMNS=200 "$tool" help run >"$dir/out2"
claim "more columns are used" [ "$(wc -l <"$dir/out2")" -lt "$(wc -l <"$dir/out")" ]
script -qec "stty columns 50; env -u COLUMNS '$tool' help run" /dev/null </dev/null | tr -d '\r' \
    >"$dir/out2"
COLUMNS=50 "$tool" help run >"$dir/out"
claim "those of the terminal" cmp -s "$dir/out" "$dir/out2"
"$tool" help random --isa pica200 >"$dir/out"
for topic in "The program" "The run" "Random programs" "What is written" Other Examples; do
    claim "a topic: $topic" [ "$(grep -c "^$topic:$" "$dir/out")" = 1 ]
done
claim "options of random programs stand there" sh -c \
    "sed -n '/^Random programs:/,/^$/p' '$dir/out' | grep -q '^  --profile '"
# examples can be typed
for command in $commands; do "$tool" help "$command" | sed -n 's/^  warpstep //p'; done |
    sed 's/ NAME/ pica200/' >"$dir/examples"
claim "there are examples" [ "$(wc -l <"$dir/examples")" -ge 15 ]
while read -r line; do
    # shellcheck disable=SC2086
    "$tool" $line --help >"$dir/out" 2>"$dir/err"
    claim "an example: $line: $(cat "$dir/err")" [ $? = 0 ]
done <"$dir/examples"
for word in --version version; do
    output "$word: commit" '^warpstep [0-9a-f]{7,}(-dirty)?$|^warpstep unknown$' $word
    claim "$word: Verilator" grep -qE '^cores: +Verilator [5-9]\.[0-9]+.*, (clang|gcc) [0-9]+\.' \
        "$dir/out"
    claim "$word: compiler" grep -qE '^models, checker: +(gcc|clang) [0-9]+\.' "$dir/out"
    claim "$word: SystemC" grep -qE '^testbench: +SystemC [2-9]\.' "$dir/out"
    for isa in $isas; do
        claim "$word: shape of $isa" grep -qE "^$isa +[A-Z_]+ [0-9]+" "$dir/out"
    done
done
if git rev-parse --verify -q HEAD >"$dir/head" 2>&1; then
    claim "the commit is this one" \
        sh -c "'$tool' --version | head -n 1 | grep -q \"^warpstep $(cut -c1-7 "$dir/head")\""
fi
output "isas" '^  core: [A-Z]' isas
output "isas: plusargs" '^  plusargs: none$' isas
claim "isas: a paragraph each" \
    [ "$(grep -c '^  programs: .s' "$dir/out")" = "$(echo "$isas" | wc -l)" ]
for command in isas version man; do
    refuse "$command takes nothing" "'x' is one argument too many" $command x
done
refuse "no command" "no command; see warpstep --help"

# ---- warnings of the assembler: a line on the standard error, and the status stays
printf '.regs 2\nmov b32 $r7 $r0\nmov b32 $r1 $r0\n.expect trap ILLEGAL_OPCODE\n' >"$dir/warns.s"
warned() {
    "$tool" "$@" >"$dir/out" 2>"$dir/err" && [ "$(wc -l <"$dir/err")" = 2 ] &&
        grep -q 'warns.s:3:1: warning: the code can run past its last word' "$dir/err" &&
        grep -q 'warns.s:2:1: warning: $r7 is written, and .regs 2 has registers up to $r1' \
            "$dir/err"
}
claim "asm warns" warned asm --isa tesla "$dir/warns.s" -o "$dir/warns.hex"
claim "run warns" warned run --isa tesla --model-only "$dir/warns.s"
claim "suite does not" \
    sh -c "'$tool' suite --isa tesla '$dir/warns.s' 2>&1 | grep -q . && ! '$tool' suite --isa tesla '$dir/warns.s' 2>&1 | grep warning"

# ---- did you mean
refuse "a command" "unknown command 'rnu'; .*; did you mean run?$" rnu
refuse "a command of help" "unknown command 'siute'; .*; did you mean suite?$" help siute
refuse "nothing like it" "unknown command 'zzzz'; [a-z, ]*$" zzzz
refuse "an option" "unknown option '--sede'; see warpstep run --help; did you mean --seed?$" run \
    --isa tesla --sede 1 x.s
refuse "an option with a value" "unknown option '--jsno=x'; .*; did you mean --json?$" run \
    --isa tesla --jsno=x x.s
refuse "an option of the ISA" "did you mean --uniforms?$" run --isa pica200 --unifroms x x.s
refuse "not one of another ISA" "unknown option '--unifroms'; see warpstep run --help$" run \
    --isa tesla --unifroms x x.s
refuse "not one of another command" "unknown option '--updat'; see warpstep run --help$" run \
    --isa tesla --updat x.s
refuse "a letter" "unknown option '-x'; see warpstep dis --help$" dis -x
refuse "an ISA" "unknown ISA 'telsa'; known: .*; did you mean tesla?$" run --isa telsa x.s
refuse "an ISA in short" "unknown ISA 'pica'; known: .*; did you mean pica200?$" run --isa pica x.s
refuse "a value" "disturb 'wlid'; .*; did you mean wild?$" run --isa tesla --disturb wlid x.s
refuse "a value of the ISA" "type 'vertx'; .*; did you mean vertex?$" run --isa tesla --type vertx \
    --code x
refuse "a chip" "chip 'g8'; .* is needed; did you mean g8[04]?$" run --isa tesla --chip g8 x.s
refuse "a tag" "tags 'short,trp'; .*; did you mean trap?$" suite --isa tesla --tags short,trp x.s
refuse "a shell" "shell 'bsh'; bash|zsh|fish; did you mean bash?$" completions bsh
refuse "no shell" "a shell is needed: bash|zsh|fish" completions

# ---- the ISA that the program says
good=programs/pica200/rules/$(cd programs/pica200/rules && ls ./*.s | head -n 1)
shbin=programs/pica200/kernels/transform.shbin
cat >"$dir/kernel.s" <<'END'
.regs 2
.expect global 0: 7
    mov b32 $r0 0x7
    mov b32 $r1 0x0
    exit st b32 g14[$r1] $r0
END
passes() {
    text=$1 isa=$2
    shift 2
    "$tool" "$@" >"$dir/out" 2>"$dir/err"
    claim "$text: $(head -n 1 "$dir/err")" [ $? = 0 ]
    claim "$text: for $isa" grep -q "^PASS  $isa " "$dir/out"
}
passes "a source" tesla run "$dir/kernel.s"
passes "a source of another" pica200 run "$good"
output "a container" 'mul|mov|add|dp4|end' dis "$shbin"
output "one without its name" 'mul|mov|add|dp4|end' dis "$dir/../../$shbin"
cp "$shbin" "$dir/plain" && output "a container by its first bytes" 'end' dis "$dir/plain"
for line in '.isa tesla' '  .isa	tesla // which' '.isa tesla//which'; do
    { printf '\n%s\n' "$line"; cat "$dir/kernel.s"; } >"$dir/said.s"
    passes "'$line'" tesla run "$dir/said.s"
    passes "'$line' and --isa" tesla run --isa tesla "$dir/said.s"
    refuse "'$line' and another" \
        "said.s:2:[13]: error: the program is for tesla; --isa pica200 was asked for" \
        run --isa pica200 "$dir/said.s"
done
sed 's/frobnicate/x/; s/exit st/exit ts/' "$dir/said.s" >"$dir/wrong.s"
refuse "a mistake in one that says it: the line stays" "^$dir/wrong.s:7:" run "$dir/wrong.s"
printf '.isa fermi\n    nop\n' >"$dir/said.s"
refuse "one that is not here" "said.s: error: it is for 'fermi'; this build has " run "$dir/said.s"
printf '.isa\n' >"$dir/said.s"
refuse ".isa alone" "said.s:1:5: error: ''; the name of an instruction set" run "$dir/said.s"
printf '.isa tesla vertex\n' >"$dir/said.s"
refuse ".isa and more" "said.s:1:12: error: 'vertex'; the end of the line" run "$dir/said.s"
printf '.isa tesla\n .isa tesla\n' >"$dir/said.s"
refuse ".isa twice" "said.s:2:2: error: '.isa'; one of them" run "$dir/said.s"
printf '    nop\n' >"$dir/any.s"
refuse "a program of several" \
    "any.s: error: --isa NAME is needed; it is a program of more than one" run "$dir/any.s"
printf 'hello\n' >"$dir/none.s"
refuse "a program of none" \
    "none.s: error: no program of any instruction set here; tesla: .*none.s:1:1: .*; pica200: " \
    run "$dir/none.s"
"$tool" run --record "$dir/k.trace" "$dir/kernel.s" >/dev/null
"$tool" asm "$dir/kernel.s" -o "$dir/kernel.hex"
"$tool" check --trace "$dir/k.trace" --code "$dir/kernel.hex" --regs 2 >"$dir/out" 2>"$dir/err"
claim "a trace says it, words do not: $(cat "$dir/err")" grep -q '^PASS  tesla ' "$dir/out"
refuse "words alone" "isa NAME is needed" run --code "$dir/kernel.hex"
"$tool" suite programs/pica200/kernels >"$dir/out" 2>&1
claim "a folder, by its first program" grep -q ' 0 failed' "$dir/out"
mkdir "$dir/pipes" && cp programs/pica200/rules/lost_bits.s "$dir/pipes" && mkfifo "$dir/pipes/a.s"
timeout 3600 "$tool" suite "$dir/pipes" >"$dir/out" 2>&1
claim "a pipe in a folder is not read" grep -q '^1 passed, 1 failed' "$dir/out"
claim "its row" [ "$(grep -c '^a.s .*BAD_INPUT' "$dir/out")" = 1 ]
claim "why" grep -q "$dir/pipes/a.s: error: cannot read: not a file" "$dir/out"
mkdir "$dir/pipe" && mkfifo "$dir/pipe/a.s"
refuse "a folder with a pipe alone" "pipe/a.s: error: cannot read: not a file" suite "$dir/pipe"
"$tool" run --max-clocks 1 --waves never "$dir/kernel.s" >"$dir/out"
claim "what repeats it says the ISA" grep -q "repeat: $tool run --isa tesla " "$dir/out"

# ---- "-"
"$tool" run - <"$dir/kernel.s" >"$dir/out"
claim "a program on the standard input" [ $? = 0 ]
claim "is called so" grep -q '^PASS  tesla stdin ' "$dir/out"
# shellcheck disable=SC2002
cat "$dir/kernel.s" | "$tool" run --max-clocks 1 --wave-dir "$dir/waves" - >"$dir/out"
claim "a pipe is read again for the wave" [ -s "$dir/waves/stdin.fst" ]
cat "$dir/kernel.s" | "$tool" suite - >"$dir/out"
claim "a program of a table" grep -q '^1 passed' "$dir/out"
sed 's/exit/exti/' "$dir/kernel.s" |
    (tool="$PWD/$tool"; refuse "a mistake there" '^stdin:5:' run --isa tesla -)
(cd programs/tesla/kernels && "$OLDPWD/$tool" run - <vector_add.s) >"$dir/out" 2>&1
claim "its files are beside where it is called: $(tail -n 1 "$dir/out")" grep -q 'verdict=PASS' \
    "$dir/out"
"$tool" asm - -o - <"$dir/kernel.s" | cmp -s - "$dir/kernel.hex"
claim "asm - -o -" [ $? = 0 ]
"$tool" dis --isa tesla "$dir/kernel.hex" >"$dir/listing"
"$tool" dis --isa tesla - -o - <"$dir/kernel.hex" | cmp -s - "$dir/listing"
claim "dis - -o -" [ $? = 0 ]
"$tool" dis - <"$shbin" >"$dir/listing" && claim "a container from there" grep -q 'end' \
    "$dir/listing"
"$tool" run --isa tesla --code - --regs 2 <"$dir/kernel.hex" >/dev/null
claim "words from there" [ $? = 0 ]
printf '5\n' | "$tool" run --isa tesla --global -@0x40 --dump-global -@0x40:1 "$dir/kernel.s" \
    2>"$dir/err" >"$dir/out"
claim "contents from there, memory to there" [ "$(cat "$dir/out")" = 00000005 ]
claim "the report stands on the standard error" grep -q 'verdict=PASS' "$dir/err"
"$tool" run --json - "$dir/kernel.s" 2>/dev/null >"$dir/r.json"
claim "a record alone" valid "$dir/r.json"
"$tool" run --json "$dir/r2.json" "$dir/kernel.s" >/dev/null
claim "the same as in a file" cmp -s "$dir/r.json" "$dir/r2.json"
"$tool" suite --json - programs/pica200/kernels 2>/dev/null >"$dir/r.json"
claim "records of many" valid "$dir/r.json"
echo before >"$dir/more" && "$tool" asm "$dir/kernel.s" -o - >>"$dir/more"
claim "behind what is there" [ "$(head -n 1 "$dir/more")" = before \
    -a "$(wc -l <"$dir/more")" -gt 2 ]
"$tool" run --record - "$dir/kernel.s" 2>/dev/null |
    "$tool" check --trace - "$dir/kernel.s" >/dev/null
claim "a trace through a pipe" [ $? = 0 ]
"$tool" run "$shbin" --entry main --inputs programs/pica200/kernels/vertices.csv \
    --uniforms programs/pica200/kernels/uniforms.csv --outputs - 2>/dev/null >"$dir/out"
claim "a table of outputs" sh -c "head -n 1 '$dir/out' | grep -q '^run,o0.x'"
refuse "two things to read" "/dev/stdin: error: it is read twice" run --isa tesla --global -@0 -
refuse "two things to write" "/dev/stdout: error: it is written twice" run \
    --json - --dump-global -@0:1 "$dir/kernel.s"
"$tool" run --json - "$dir/kernel.s" >/dev/full 2>"$dir/err"
claim "a full disk is not PASS" [ $? = 2 ]
claim "a full disk is said" grep -q 'error: cannot write: No space left on device' "$dir/err"
claim "no file of this name" [ ! -e - ]

# ---- the manual page
output "man" '^\.SH EXIT STATUS' man
claim "man: examples" [ \
    "$(sed -n '/^\.SH EXAMPLES/,/^\.SH EXIT/p' "$dir/out" | grep -c '^\.B warpstep')" = \
    "$(wc -l <"$dir/examples")" ]
for command in $commands; do claim "man: $command" grep -q "^\.SS $command$" "$dir/out"; done
LC_ALL=C groff -ww -man -Tascii "$dir/out" >"$dir/page" 2>"$dir/err"
claim "man: no warning of groff: $(head -n 2 "$dir/err")" [ ! -s "$dir/err" -a -s "$dir/page" ]
for isa in $isas; do
    "$tool" run --isa "$isa" --help | sed -n 's/^  \(-h, \)\{0,1\}--\([a-z-]*\).*/\2/p' |
        while read -r option; do
        [ "$option" = help ] || grep -q -- "\\\\fB\\\\-\\\\-$(echo "$option" | sed 's/-/\\\\-/g')" \
            "$dir/out" || echo "$option"
    done >"$dir/missing"
    claim "man: every option of $isa; not $(cat "$dir/missing")" [ ! -s "$dir/missing" ]
done

# ---- completions: what each shell offers
"$tool" completions bash >"$dir/complete.bash"
# in_bash WORD...: the candidates for the last one
in_bash() {
    bash -c 'source "$0"; COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); _warpstep; printf "%s\n" "${COMPREPLY[@]}"' \
        "$dir/complete.bash" warpstep "$@" 2>&1
}
claim "bash: commands" [ "$(in_bash su)" = suite ]
claim "bash: an option" [ "$(in_bash run --see)" = --seed ]
claim "bash: options of the ISA" [ "$(in_bash run --isa pica200 --unif)" = --uniforms ]
claim "bash: not those of another" [ -z "$(in_bash run --isa tesla --unif)" ]
claim "bash: those of all without one" [ "$(in_bash run --unif)" = --uniforms ]
claim "bash: values" [ "$(in_bash run --disturb w)" = wild ]
claim "bash: ISAs" [ "$(in_bash run --isa p)" = pica200 ]
claim "bash: shells" [ "$(in_bash completions z)" = zsh ]
claim "bash: what help takes" [ "$(in_bash help per)" = perf ]
claim "bash: chips of the ISA" [ \
    "$(in_bash run --isa vivante --chip g | sort -u | grep -c '^gc')" -ge 1 ]
claim "bash: not those of another" [ -z "$(in_bash run --isa vivante --chip '' | grep '^g[0-9t]')" ]
claim "bash: those of all without one" [ -n "$(in_bash run --chip '' | grep '^g80$')" -a -n \
    "$(in_bash run --chip gc)" ]
claim "bash: no word that says what is meant" [ -z "$(in_bash random --isa tesla --profile '')" ]
claim "bash: files are left to it" [ -z "$(in_bash run --json '')" ]
"$tool" completions fish >"$dir/complete.fish"
# in_fish LINE: what fish offers that begins with the last word; fish 4 offers what resembles it,
# too
in_fish() { fish --no-config -c 'source $argv[1]; complete -C $argv[2]' "$dir/complete.fish" \
    "$1" 2>&1 | cut -f 1 | grep -e "^${1##* }"; }
claim "fish: commands" [ "$(in_fish 'warpstep su')" = suite ]
claim "fish: an option" [ "$(in_fish 'warpstep run --see')" = --seed ]
claim "fish: options of the ISA" [ "$(in_fish 'warpstep run --isa pica200 --unif')" = --uniforms ]
claim "fish: not those of another" [ -z "$(in_fish 'warpstep run --isa tesla --unif')" ]
claim "fish: values" [ "$(in_fish 'warpstep run --disturb w')" = wild ]
claim "fish: chips of the ISA" [ -n "$(in_fish 'warpstep run --isa vivante --chip gc')" ]
claim "fish: not those of another" [ -z "$(in_fish 'warpstep run --isa vivante --chip g8')" ]
claim "fish: no word that says what is meant" [ -z \
    "$(in_fish 'warpstep random --profile FI' | grep '^FILE$')" ]
claim "fish: shells" [ "$(in_fish 'warpstep completions z')" = zsh ]
"$tool" completions zsh >"$dir/_warpstep"
# in_zsh WORD...: what zsh would be told: its own functions say what they were given
in_zsh() {
    zsh -f -c 'compdef() { : }; _describe() { print -rl -- $commands }; _arguments() { print -rl -- "$@" }
        source $1; shift; words=("$@"); CURRENT=$#; _warpstep' zsh "$dir/_warpstep" warpstep "$@" 2>&1
}
claim "zsh: commands" sh -c "echo '$(in_zsh '' | tr -d "'")' | grep -q '^suite:run many'"
claim "zsh: an option" sh -c "in=\$1; echo \"\$in\" | grep -q '^--seed\\[.*\\]:seed: $'" sh \
    "$(in_zsh run '')"
claim "zsh: values" sh -c "echo \"\$1\" | grep -q '^--disturb\\[.*\\]:disturb:([a-z ]*)$'" sh \
    "$(in_zsh run '')"
claim "zsh: options of the ISA" sh -c "echo \"\$1\" | grep -q '^--uniforms\\['" sh \
    "$(in_zsh run --isa pica200 '')"
claim "zsh: chips of the ISA" sh -c \
    "echo \"\$1\" | grep '^--chip' | grep -v '(.*g80' | grep -q '(.*gc'" sh \
    "$(in_zsh run --isa vivante '')"
claim "zsh: those of all, once" [ "$(in_zsh run '' | grep '^--chip' | grep 'g80.*gc' | wc -l)" = 1 ]
claim "zsh: no word that says what is meant" sh -c "! echo \"\$1\" | grep -q '(NAME FILE)'" sh \
    "$(in_zsh random '')"
claim "zsh: not those of another" sh -c "! echo \"\$1\" | grep -q '^--uniforms\\['" sh \
    "$(in_zsh run --isa tesla '')"
claim "zsh: each option in the form that it wants" \
    sh -c "! echo \"\$1\" | grep -vE '^(-[a-z-]+\\[([^]:\\\\]|\\\\.)*\\](:[a-z-]+:.*)?|\\*:file:_files)$'" \
    sh "$(in_zsh run '')"

# ---- colour and progress: on a terminal only, and not with NO_COLOR
escape=$(printf '\033')
# terminal COMMAND...: what a terminal is sent
terminal() { script -qec "$*" /dev/null </dev/null >"$dir/sent" 2>&1; }
"$tool" suite --isa tesla "$dir/none.s" >"$dir/sent" 2>&1
claim "no colour in a file" sh -c "! grep -q '$escape' '$dir/sent'"
TERM=xterm NO_COLOR='' terminal "$tool" run --isa tesla "$dir/none.s"
claim "colour on a terminal" grep -q "${escape}\[31m" "$dir/sent"
TERM=xterm NO_COLOR='' terminal "$tool" suite --isa tesla "$dir/none.s" "$dir/kernel.s"
claim "colour of a table" grep -q "${escape}\[31mBAD_INPUT *${escape}\[0m" "$dir/sent"
claim "progress on a terminal" grep -q '/2' "$dir/sent"
TERM=xterm NO_COLOR=1 terminal "$tool" suite --isa tesla "$dir/none.s" "$dir/kernel.s"
claim "NO_COLOR" sh -c "! grep -q '$escape\[3' '$dir/sent'"
claim "progress without colour" grep -q '/2' "$dir/sent"
begin=$(date +%s)
TERM=xterm terminal "$tool" random --isa pica200 --count 40 --dir "$dir/random"
most=$((4 * ($(date +%s) - begin + 1) + 2)) # one for each 0.25 s, however long it takes
claim "progress of random programs: time left" grep -q \
    '/40 done, 0 failing, .* a second, [0-9]*:[0-9][0-9] left' "$dir/sent"
claim "and no more than a few a second" [ "$(grep -o ' left' "$dir/sent" | wc -l)" -le $most ]
printf 'a: add b32 $r1 $r1 0x1\n    bra a\n' >"$dir/endless.s"
rm -f "$dir/pid"
TERM=xterm terminal \
    "sh -c 'echo \$\$ >$dir/pid; exec $tool run --isa tesla --waves never $dir/endless.s'" &
shown() { grep -q '  [1-9][0-9]* clocks, [1-9][0-9]* instructions, 1 launches; the limit is' \
    "$dir/sent"; }
await $! shown
kill -INT "$(cat "$dir/pid")"
wait $!
claim "progress of a run: its clocks, too" shown
TERM=dumb NO_COLOR='' terminal "$tool" suite --isa tesla "$dir/none.s" "$dir/kernel.s"
claim "a dumb terminal" sh -c "! grep -q '$escape' '$dir/sent'"

conclude "the command line"
