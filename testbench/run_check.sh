#!/bin/sh
# Runs one check of a plan: run_check.sh PLAN DIR NAME. Says "begin NAME" and "end NAME"; leaves
# DIR/NAME.log, and in DIR/NAME.status how it ended, its seconds, and those of the processors.
# test.sh calls it.
plan=$1 dir=$2 name=$3
command=$(awk -F '\t' -v name="$name" '$1 == name { sub(/^[^\t]*\t/, ""); print }' "$plan")
name=${name#!}
echo "begin $name"
begin=$(date +%s)
sh -c "$command" >"$dir/$name.log" 2>&1 </dev/null
status=$?
times >"$dir/$name.times"
processor=$(tr ms '  ' <"$dir/$name.times" | awk '{ sum += $1 * 60 + $2 + $3 * 60 + $4 } END { printf "%d", sum + 0.5 }')
echo "$status $(($(date +%s) - begin)) $processor" >"$dir/$name.status"
echo "end $name"
