#!/bin/sh
# Every command works where the stack is small: under `ulimit -s 32`, with an environment of 12 KiB,
# which counts on the stack.
# test_small_stack.sh build/warpstep ISA...
tool=$1
shift
. testbench/check.sh
dir=build/test-small-stack
rm -rf "$dir" && mkdir -p "$dir"

fill=$(head -c 12000 /dev/zero | tr '\0' x)

# small ARGUMENT...: the command on a stack of 32 KiB, in the same environment on every machine
small() { (ulimit -s 32 && exec env -i "FILL=$fill" "$tool" "$@") >"$dir/out" 2>&1; }

for isa; do
    some=$(for folder in programs/"$isa"/*/; do ls "$folder"*.s 2>/dev/null | head -n 3; done)
    one=$(echo "$some" | head -n 1)
    # shellcheck disable=SC2086
    claim "$isa: programs" small suite --isa "$isa" $some
    claim "$isa: a program on the model" small run --isa "$isa" --model-only "$one"
    for program in $some; do
        claim "$isa: $program" small run --isa "$isa" "$program"
    done
    claim "$isa: random programs" small random --isa "$isa" --count 3 --seed 7
    claim "$isa: a log" small log --isa "$isa" "$one"
    claim "$isa: a wave" small run --isa "$isa" --waves always --json "$dir/record" "$one"
    claim "$isa: coverage" small run --isa "$isa" --coverage "$dir/$isa.cov" "$one"
    claim "$isa: a report of it" small coverage --isa "$isa" "$dir/$isa.cov"
    # from a pipe, in which the names of other files are those of another folder
    sed 's/^[ \t]*\.expect.*//' "$one" | small asm --isa "$isa" - -o "$dir/words.hex"
    claim "$isa: a source from a pipe: $(cat "$dir/out")" [ $? -lt 3 ]
    small asm --isa "$isa" "$one" -o "$dir/words.hex"
    claim "$isa: words of it: $(cat "$dir/out")" [ $? -lt 3 ]
    [ ! -e "$dir/words.hex" ] ||
        claim "$isa: text of them" small dis --isa "$isa" --data "$dir/words.hex"
done
conclude "small stacks"
