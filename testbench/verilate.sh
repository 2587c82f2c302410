#!/bin/sh
# Verilates a core: verilate.sh DIR PREFIX VERILATOR ARGUMENT...
# Only the files that differ from those of the last time replace them in DIR, so that a change of
# one RTL file compiles a few objects again. Besides Verilator's sources DIR gets
#   PREFIX_classes.mk  the sources to compile, as VERILATED_FAST and VERILATED_SLOW
#   PREFIX_counted.h   COUNTED(memory) for each memory that counts its writes (common_ram)
#   PREFIX_plusargs.h  the plusargs that the RTL reads, up to their values
dir=$1 prefix=$2 new=$1.new
shift 2
mkdir -p "$dir" && rm -rf "$new" && "$@" --Mdir "$new" --prefix "$prefix" >/dev/null || exit 1

# Verilator's headers cost a compiler more than the code of most of its files. So these are compiled
# as three sources: the code that runs once, the code that writes waves, and the small files. A
# large file that runs in every clock stays alone.
large=
for file in "$new"/*.cpp; do
    name=${file##*/} to=
    case $name in
    *__Dpi.cpp) continue ;;
    *__Trace*) to=waves ;;
    *Slow.cpp | *__Syms.cpp | *__ConstPool*) to=once ;;
    *) [ "$(wc -c <"$file")" -ge 65536 ] || to=small ;;
    esac
    if [ "$to" ]; then
        echo "#include \"$name\"" >>"$new/$to.cpp"
    else
        large="$large ${name%.cpp}"
    fi
done
{
    echo "VERILATED_FAST := small $large"
    echo "VERILATED_SLOW := once waves"
} >"$new/${prefix}_classes.mk"

awk '$NF ~ /__DOT__mem;$/ { sub(/;$/, "", $NF); memory[$NF] }
    $NF ~ /__DOT__g_row__DOT__mem_writes;$/ {
        sub(/g_row__DOT__mem_writes;$/, "mem", $NF)
        count[$NF]
    }
    END { for (m in memory) if (m in count) print "COUNTED(" m ")" }' \
    "$new/${prefix}___024root.h" | LC_ALL=C sort >"$new/${prefix}_counted.h" || exit 1

# From the sources, and from Verilator's output, which has included files, too. (Verilator may pack
# a name into numbers, so its output alone is not enough.)
{
    for source; do case $source in *.sv | *.v) cat "$source" ;; esac; done |
        tr '\n' ' ' | grep -o 'plusargs *([^"]*"[^"%]*'
    cat "$new"/*.cpp | tr '\n' ' ' | grep -o 'PLUSARGS_[A-Z]*([^"]*{"[^"%]*'
} | sed 's/.*"\(.*\)/"\1",/' | LC_ALL=C sort -u >"$new/${prefix}_plusargs.h" || exit 1

for file in "$dir"/*.cpp "$dir"/*.h; do [ -e "$new/${file##*/}" ] || rm -f "$file"; done
for file in "$new"/*.cpp "$new"/*.h; do
    cmp -s "$file" "$dir/${file##*/}" || mv "$file" "$dir/${file##*/}" || exit 1
done
mv "$new/${prefix}_classes.mk" "$dir/" && rm -rf "$new" && touch "$dir/${prefix}_classes.mk"
