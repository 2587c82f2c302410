#!/bin/sh
# Includes all C++ of a folder of Verilator's in one source, all.cc: one_source.sh FOLDER
# The compiler reads the headers that the files share once.
for file in "$1"/*.cpp; do echo "#include \"${file##*/}\""; done >"$1/all.cc"
