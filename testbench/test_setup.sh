#!/bin/sh
# testbench/setup on machines that are made up: a PATH of its own in which programs are missing,
# with an apt-get that only notes what it was asked for. What must be listed, who installs it, and
# how it ends.
work=$(mktemp -d) || exit 1
trap 'rm -rf "$work"' EXIT
passed=0 failed=0

# machine NAME PROGRAM...: a PATH with the tools of a shell and these programs, which do nothing
machine() {
    bin=$work/$1/bin
    mkdir -p "$bin"
    for tool in sh ls cat printf mkdir; do ln -sf "$(command -v $tool)" "$bin/$tool"; done
    shift
    for program; do program "$program" 'exit 0'; done
}
# program NAME BODY: a program of the machine
program() {
    printf '#!/bin/sh\n%s\n' "$2" >"$bin/$1"
    chmod +x "$bin/$1"
}
user() { program id 'echo 1000'; }
root() { program id 'echo 0'; }
# apt MAKES...: installs what it is asked for, and these programs with it
apt() {
    program apt-get "echo \"\$0 \$*\" >>'$work/asked'
case \$* in install*) for p in $*; do printf '#!/bin/sh\nexit 0\n' >'$bin'/\$p; $chmod +x '$bin'/\$p; done ;; esac"
}
chmod=$(command -v chmod)

# setup STATUS GROUP...: runs it on the machine, keeps what it says
setup() {
    wanted=$1
    shift
    rm -f "$work/asked"
    PATH=$bin sh testbench/setup "$@" >"$work/out" 2>&1
    status=$?
    check "ends with $wanted" [ $status = "$wanted" ]
}
check() {
    what=$1
    shift
    if "$@"; then passed=$((passed + 1)); else
        failed=$((failed + 1))
        echo "failed: $bin: $what; it said:"
        cat "$work/out"
    fi
}
says() { check "says '$1'" grep -qE -- "$1" "$work/out"; }
asked() { check "asks apt-get: $1" grep -qE -- "$1" "$work/asked"; }
silent() { check 'says nothing' [ ! -s "$work/out" ]; }
asked_nothing() { check 'asks apt-get nothing' [ ! -e "$work/asked" ]; }

machine complete verilator
user
setup 0 lint
silent

machine user_without_sudo
user
apt verilator
setup 2 lint
says '^  verilator +compiles the RTL of the cores$'
says '^warpstep: to install them, as root: apt-get install --no-install-recommends verilator$'
asked_nothing

machine other_distribution verilator
root
setup 2 synth
says 'as root: apt-get install --no-install-recommends yosys$'

machine root
root
apt verilator yosys
setup 0 lint synth
says '^  yosys +checks that'
says '^warpstep: installing them: apt-get install --no-install-recommends verilator yosys$'
asked 'apt-get install -y --no-install-recommends verilator yosys$'
check 'lists before it installs' sh -c "head -n 1 '$work/out' | grep -q 'what each is for'"

machine sudo
user
apt verilator
program sudo 'echo sudo >>'"'$work/asked'"'; "$@"'
setup 0 lint
asked '^sudo$'

machine cannot_install
root
program apt-get 'exit 100'
setup 2 lint
says '^warpstep: apt-get could not install them$'

machine installs_nothing
root
program apt-get 'exit 0'
setup 2 lint
says 'still lack something .*: verilator$'

machine no_terminals
root
PSEUDO_TERMINALS=$work/none setup 2 test
says '^warpstep: error: no pseudo terminals: make test needs them; as root: mount -t devpts'
asked_nothing
PSEUDO_TERMINALS=$work/none setup 2 lint
check 'other goals do not need them' sh -c "! grep -q terminals '$work/out'"

# The fuzzer's runtime has clang's number, and is asked for when clang is there
for number in 14 19; do
    machine clang$number
    user
    program clang "case \$1 in -dumpversion) echo $number.0.6 ;; *) echo /nowhere ;; esac"
    setup 2 fuzz
    says "as root: apt-get install --no-install-recommends libclang-rt-$number-dev\$"
done
machine no_clang
root
program apt-get "echo \"\$*\" >>'$work/asked'; printf '#!/bin/sh\ncase \$1 in -dumpversion) echo 17.0 ;; *) echo /nowhere ;; esac\n' >'$bin/clang'
$chmod +x '$bin/clang'"
setup 2 fuzz
asked '^install -y --no-install-recommends clang$'
asked '^install -y --no-install-recommends libclang-rt-17-dev$'

# Warnings stop the build of CI, and of nobody else, whose compiler may be newer
bin='the build'
commands() { env -u MAKEFLAGS -u MAKELEVEL -u MFLAGS -u WERROR "$@" make -n V=1 -W tools/which.c \
    -W testbench/common/host.cpp \
    build/obj/tools/which.o build/obj/testbench/common/host.o >"$work/out" 2>&1; }
commands WERROR=1
check 'compiles C and C++' [ "$(grep -c -- '-Wextra.* -c ' "$work/out")" = 2 ]
check 'with WERROR=1 warnings are errors' \
    [ "$(grep -c -- '-Wextra -Werror .* -c ' "$work/out")" = 2 ]
commands WERROR=
check 'without it they are shown' [ "$(grep -c -- '-Wextra .* -c ' "$work/out")" = 2 ]
check 'and are no errors' [ "$(grep -c -- '-Werror' "$work/out")" = 0 ]
check 'CI says it' sh -c "sed -n '/^export WERROR=1$/,\$p' .ci/run | grep -q '^make test'"

# from another folder make says how it is called
bin='another folder'
mkdir "$work/with blank"
ln -s "$PWD" "$work/the tree"
(cd "$work/with blank" && env -u MAKEFLAGS -u MAKELEVEL -u MFLAGS \
    make -f "../the tree/Makefile" run ISAS=x >"$work/out" 2>&1)
check 'ends with 2' [ $? = 2 ]
check 'says one line' [ "$(wc -l <"$work/out")" = 1 ]
check 'names the call' grep -q "make -C '../the tree' run ISAS=x\\.  Stop.$" "$work/out"

echo "$passed passed, $failed failed"
[ $failed = 0 ]
