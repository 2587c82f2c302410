#!/bin/sh
# The number of a board's build, as a header: build_number.sh OPTIONS SOURCE...
# The command accepts a board only if both were built from these sources with these options.
options=$1
shift
{ cat "$@" && echo "$options"; } | sha256sum |
    sed 's/^\(................\).*/enum : unsigned long long { BoardBuild = 0x\1 };/'
