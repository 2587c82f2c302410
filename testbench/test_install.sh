#!/bin/sh
# make install: below PREFIX is all that README's own commands need, which then work in another
# folder; the manual page and the completions are where man and the shells look. test_install.sh
. testbench/check.sh
dir=build/test-install root=$(mktemp -d)
trap 'rm -rf "$root"' EXIT
rm -rf "$dir" && mkdir -p "$dir"
plain() { env -u MAKEFLAGS -u MAKELEVEL -u MFLAGS -u MAKEOVERRIDES make --no-print-directory "$@"; }
tree=$PWD
state() { git status --porcelain 2>/dev/null | cksum; }
before=$(state)

# a folder of a packager's, with a blank in its name; nothing is written beside it
plain install "DESTDIR=$root/a package" PREFIX=/usr >"$dir/out" 2>&1
claim "DESTDIR: $(tail -n 1 "$dir/out")" [ $? = 0 ]
claim "the command is below it" [ -x "$root/a package/usr/bin/warpstep" ]
claim "all of it" [ "$(ls "$root/a package/usr" | tr '\n' ' ')" = "bin share " ]
plain install "PREFIX=$root/own" >"$dir/out" 2>&1
claim "PREFIX: $(tail -n 1 "$dir/out")" [ $? = 0 ]
claim "both are the same" diff -r "$root/a package/usr" "$root/own"
claim "the tree is as it was" [ "$(state)" = "$before" ]
mv "$root/a package/usr" "$root/moved" # it asks for no place
export PATH="$root/moved/bin:$PATH"
share=$root/moved/share

# README's commands in another folder: those of the built command, a line or several
sed -n '/^    build\/warpstep /{:more; /\\$/{N; b more}; s/\\\n//g; s/^ *build\///; p}' README.md \
    >"$dir/commands"
claim "README has commands" [ "$(wc -l <"$dir/commands")" -ge 5 ]
here=$PWD/$dir
mkdir "$root/desk" && cd "$root/desk" && ln -s "$share/warpstep/programs" programs && mkdir build
while read -r command; do
    sh -c "$command" >out 2>err </dev/null
    claim "$command: $(head -n 1 err)" [ $? = 0 ]
done <"$here/commands"
claim "they wrote where they were told" [ "$(ls)" = "$(printf 'build\nerr\nout\nprograms')" ]
warpstep isas >out
# those that have a core, and so a top module
for isa in $(cd "$tree" && grep -l '^[^.]*\.top ' model/*/isa.mk rtl/*/rtl.mk | cut -d/ -f2); do
    claim "isas: programs of $isa" grep -qx "  examples: $share/warpstep/programs/$isa" out
    claim "programs of $isa are whole" diff -r "$tree/programs/$isa" "$share/warpstep/programs/$isa"
done

for file in "$tree"/profiles/*; do
    claim "profiles: $file" cmp "$file" "$share/warpstep/profiles/$(basename "$file")"
done
claim "a profile is found" \
    sh -c "warpstep random --isa '$(ls "$tree"/model/*/isa.mk | head -n 1 | xargs dirname | xargs basename)' --profile flow --weights | grep -qx 'odd 200'"

# the view of a wave is the one of the tree
first=$(ls "$tree"/model/*/isa.mk | head -n 1 | xargs dirname | xargs basename)
program=$(ls "$share/warpstep/programs/$first"/kernels/*.s | head -n 1)
warpstep run --max-clocks 30 "$program" >out 2>&1
claim "what repeats a run is the command as it was called" grep -q '^  repeat: warpstep run ' out
save=build/waves/root${program%.s}.gtkw
claim "a wave" [ -s "${save%.gtkw}.fst" ]
grep -E '^[A-Za-z_]+\.[A-Za-z_]' "$tree/waves/$first.gtkw" >view
claim "its view shows the $(wc -l <view) signals of the tree's" \
    sh -c "[ -s view ] && ! grep -vxFf '$save' view | grep -q ."
for file in "$tree"/waves/*.gtkw; do
    claim "the views: $file" cmp "$file" "$share/warpstep/waves/$(basename "$file")"
done

# where others look
claim "the manual page" \
    sh -c "groff -ww -man -Tascii '$share/man/man1/warpstep.1' 2>&1 | grep -q 'EXIT STATUS\|E.EX.XI.IT'"
claim "bash finds it" \
    bash -c "XDG_DATA_DIRS=$share; source '$share/bash-completion/completions/warpstep' && complete -p warpstep" >out
claim "zsh finds it" \
    sh -c "head -n 1 '$share/zsh/site-functions/_warpstep' | grep -qx '#compdef warpstep'"
claim "fish finds it" \
    sh -c "XDG_DATA_DIRS='$share' fish -c 'complete -C \"warpstep su\"' 2>&1 | grep -q '^suite'"
claim "documents" [ -s "$share/doc/warpstep/README.md" -a -s "$share/doc/warpstep/docs/formats.md" \
    -a -s "$share/doc/warpstep/LICENSE" ]
cd "$tree" || exit 1
conclude "make install"
