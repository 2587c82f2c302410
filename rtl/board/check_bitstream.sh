#!/bin/sh
# The first wrong value of a call of `make bitstream`, as make's error:
# check_bitstream.sh "BOARDS" "CORES" "CORES-WITH-BOARD" PINS BOARD ISA
#   PINS   the file with the pins of the board: .lpf for ECP5, .xdc for Xilinx
# MHZ, DIVIDE, SIGNATURE, AREA, SPREAD and PLACER are in the environment, or empty.
boards=$1 cores=$2 on_board=$3 pins=$4 board=$5 isa=$6

wrong() { echo "bitstream: $*" && exit; }
# one_of WORD LIST: it is a word of the list
one_of() { [ "$1" ] && case " $2 " in *" $1 "*) ;; *) return 1 ;; esac; }
# ecp5 NAME VALUE "VALUES" TEXT: a value for boards with an ECP5 alone
ecp5() {
    [ "$2" ] || return 0
    one_of "$2" "$3" || wrong "$1=$2: must be $4"
    case $pins in *.xdc) wrong "$1=$2: only boards with an ECP5 have it" ;; esac
}

one_of "$board" "$boards" || wrong "BOARD=$board: must be one of $boards"
one_of "$isa" "$cores" || wrong "ISA=$isa: must be one of $cores"
one_of "$isa" "$on_board" || wrong "ISA=$isa: no board has its core yet; there are: $on_board"
[ -z "$MHZ" ] || [ "$MHZ" -gt 0 ] 2>/dev/null || wrong "MHZ=$MHZ: must be a whole number"
[ -z "$DIVIDE" ] || one_of "$DIVIDE" '1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16' ||
    wrong "DIVIDE=$DIVIDE: must be 1 to 16"
[ -z "$SIGNATURE" ] || one_of "$SIGNATURE" '0 1' || wrong "SIGNATURE=$SIGNATURE: must be 0 or 1"
ecp5 AREA "$AREA" '0 1 2' '0 to 2'
ecp5 SPREAD "$SPREAD" '2 3 4 5 6 7 8 9' '2 to 9'
ecp5 PLACER "$PLACER" 'heap static' 'heap or static'
