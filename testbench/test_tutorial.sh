#!/bin/sh
# docs/tutorial.md is what happens: each of its commands runs, in a copy of the tree, and prints the
# lines that are shown. test_tutorial.sh
. testbench/check.sh
top=build/test-tutorial
rm -rf "$top" && mkdir -p "$top/tree"
claim "git is there" sh -c "command -v git >/dev/null"
# the sources as they are, as a checkout of their own
find . -mindepth 1 -maxdepth 1 ! -name build ! -name .git -exec cp -r {} "$top/tree" \;
git() { command git -c user.name=test -c user.email=test@localhost "$@"; }
log=$(pwd)/$top
(cd "$top/tree" && echo build >.gitignore && command git init -q && git add -A &&
    git commit -q -m copy) >"$log/git" 2>&1
claim "the copy is a checkout: $(head -n 1 "$log/git")" [ -d "$top/tree/.git" ]

# begin COMMAND: runs it in the copy, as a shell of the user's would
begin() {
    case $1 in
    gtkwave\ *) claim "$1: the file is there" [ -s "$top/tree/${1#gtkwave }" ] && : >"$top/out" ;;
    *)
        (cd "$top/tree" && env -u MAKEFLAGS -u MAKELEVEL -u MFLAGS -u MAKEOVERRIDES \
            -u WARPSTEP_WARNED sh -c "$1") >"$top/out" 2>&1 </dev/null
        ;;
    esac
    commands=$((commands + 1))
    sed -i 's/ *$//' "$top/out"
}
# prints LINE: it is a line of the output; N is any number, " ..." any rest
prints() { \
    grep -qxE -e "$(echo "$1" | sed 's/[][\\.*^$+?(){}|]/\\&/g; s/\bN\b/[0-9]+/g; s/ \\\.\\\.\\\.$/ .*/')" \
    "$top/out"; }
commands=0
while IFS= read -r line; do
    case $line in
    '    $ '*) command=${line#'    $ '} && begin "$command" ;;
    '    ...' | '') ;;
    '    '*) claim "$command prints: ${line#    }" prints "${line#    }" ;;
    esac
done <docs/tutorial.md
claim "it has commands: $commands" [ $commands -ge 10 ]
claim "the tutorial leaves the copy as it was" \
    [ -z "$(cd "$top/tree" && command git status --porcelain)" ]
conclude tutorial
