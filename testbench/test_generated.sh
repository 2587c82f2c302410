#!/bin/sh
# The generated files of the tree are those that their programs write: test_generated.sh FACTS
. "$1" || exit 2
for file in $GENERATED; do cmp "build/gen/$file" "$file" || exit 1; done
rm -rf build/gen/data
for isa in $ORACLE_ISAS; do
    data=build/gen/data/$isa
    mkdir -p "$data" && "build/gen/oracle_$isa" "$data" || exit 1
    eval "diff -r $data \"\$${isa}_folder/data\"" || exit 1
done
echo "generated files are up to date"
