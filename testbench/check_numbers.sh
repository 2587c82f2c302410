#!/bin/sh
# The first NAME=VALUE whose value is no whole number, as an error of make.
# check_numbers.sh NAME=VALUE...
for word; do
    case ${word#*=} in
    '' | *[!0-9]*) echo "$word: must be a whole number" && exit ;;
    esac
done
