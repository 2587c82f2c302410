#!/bin/sh
# registry.c, the instruction sets of a command: registry.sh SHARED [ISA TITLE VIEW SOURCES]...
#   TITLE    one line of text
#   VIEW     a GTKWave view, or nothing
#   SOURCES  folders of the ISA's sources; SHARED: those of all ISAs
shared=$1 descriptors='' isas='' waves='' titles='' sources=''
shift
newline='
'
while [ $# -ge 4 ]; do
    descriptors="${descriptors}extern const struct common_isa $1_isa;$newline"
    isas="$isas    &$1_isa,$newline"
    titles="$titles    \"$2\",$newline"
    sources="$sources    \"$4\",$newline"
    if [ "$3" ]; then
        text=$(sed 's/\\/\\\\/g; s/"/\\"/g; s/^/     "/; s/$/\\n"/' "$3") || exit 1
        waves="$waves    {\"$1\",$newline$text$newline    },$newline"
    fi
    shift 4
done
cat <<END
/* The instruction sets of this build; written by tools/registry.sh. */
#include "tools/registry.h"
${descriptors}const struct common_isa *const common_isas[] = {
$isas    0};
const struct tool_wave tool_waves[] = {
$waves    {0, 0}};
const char *const tool_titles[] = {
$titles    0};
const char *const tool_sources[] = {
$sources    "$shared"};
END
