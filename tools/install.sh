#!/bin/sh
# Installs the command below a folder: install.sh FOLDER COMMAND [ISA PROGRAMS VIEW]...
#   PROGRAMS  the folder of the ISA's programs
#   VIEW      its GTKWave view, or nothing
to=$1 tool=$2
shift 2
set -e
share=$to/share
ours=$share/warpstep documents=$share/doc/warpstep
zsh=$share/zsh/site-functions fish=$share/fish/vendor_completions.d
install -D -m 755 "$tool" "$to/bin/warpstep"
install -d "$share/man/man1" "$share/bash-completion/completions" "$zsh" "$fish" \
    "$ours/programs" "$ours/profiles" "$ours/waves" "$documents"
"$tool" man >"$share/man/man1/warpstep.1"
"$tool" completions bash >"$share/bash-completion/completions/warpstep"
"$tool" completions zsh >"$zsh/_warpstep"
"$tool" completions fish >"$fish/warpstep.fish"
while [ $# -ge 3 ]; do
    install -d "$ours/programs/$1"
    cp -r "$2/." "$ours/programs/$1/"
    if [ "$3" ]; then cp "$3" "$ours/waves/"; fi
    shift 3
done
cp programs/*.md "$ours/programs/"
cp profiles/* "$ours/profiles/"
cp -r README.md LICENSE docs "$documents/"
chmod -R a+rX "$ours" "$documents"
