#!/bin/sh
# Which programs test_random.sh tries, and that it fails when one of them does: with a command that
# only pretends.
. testbench/check.sh
dir=build/test-random-seeds
rm -rf "$dir" && mkdir -p "$dir"
script=$PWD/testbench/test_random.sh

cat >"$dir/command" <<'END'
#!/bin/sh
# random --isa made-up --help: says its types; otherwise a record for each seed, MISMATCH of seed 7
case $* in
*--help*) [ "$3" = none ] || echo "Types of programs: big small" && exit ;;
esac
[ "$*" = "random --isa made-up --type $5 --count $7 --seed $9 --dir ${11} --json ${13}" ] || exit 2
seq "$9" $(($9 + $7 - 1)) | jq -c '{outcome: (if . == 7 then "MISMATCH" else "PASS" end)}' >"${13}"
! grep -q MISMATCH "${13}"
END
chmod +x "$dir/command"

# tries PLACE [NAME=VALUE ...]: in that folder
tries() {
    place=$1
    shift
    (cd "$place" && env -u SEED_BASE "$@" sh "$script" "$here/$dir/command" made-up) \
        >"$dir/out" 2>"$dir/err"
}
here=$PWD
tries "$dir"
claim "a program that fails makes it fail" [ $? = 1 ] # seed 7 is among them
claim "outside of a checkout seeds begin at 1, which is said" \
    grep -qx 'seeds 1 to 100 (this is no git checkout): SEED_BASE=0' "$dir/out"
claim "what fails is counted" grep -qx 'random programs, made-up: 198 passed, 2 failed' "$dir/out"
tries "$dir" SEED_BASE=41000
claim "with SEED_BASE it passes" [ $? = 0 ]
claim "SEED_BASE says the seeds" grep -qx 'seeds 41001 to 41100 (as asked for): SEED_BASE=41000' \
    "$dir/out"
claim "a hundred of each type" grep -qx 'random programs, made-up: 200 passed, 0 failed' "$dir/out"
(cd "$dir" && SEED_BASE=0 sh "$script" "$here/$dir/command" made-up 5 few) >"$dir/out"
claim "as many of each type as asked for" grep -qx 'random programs, made-up: 10 passed, 0 failed' \
    "$dir/out"
claim "files go to the folder of that name" [ -e "$dir/build/test/random_few/small.jsonl" ]
claim "an ISA without any is said to have none" \
    [ "$(cd "$dir" && sh "$script" "$here/$dir/command" none)" = "none has no random programs" ]
for wrong in x 010 -5 123456789012345678; do
    tries "$dir" SEED_BASE=$wrong
    claim "SEED_BASE=$wrong: status" [ $? = 2 ]
    claim "SEED_BASE=$wrong: said" \
        grep -qx -e "SEED_BASE=$wrong: must be a decimal number of at most 17 digits" "$dir/err"
done

# in a checkout: other seeds in another commit, the same ones in the same
git init -q "$dir/tree"
git -C "$dir/tree" -c user.name=x -c user.email=x@x commit -q --allow-empty -m one
tries "$dir/tree"
first=$(head -n 1 "$dir/out")
tries "$dir/tree"
claim "the same seeds in the same commit" [ "$(head -n 1 "$dir/out")" = "$first" ]
claim "seeds come from the commit" expr "$first" : \
    'seeds [0-9]* to [0-9]* (from the commit): SEED_BASE=[0-9]*$' >/dev/null
git -C "$dir/tree" -c user.name=x -c user.email=x@x commit -q --allow-empty -m two
tries "$dir/tree"
claim "other seeds in another commit" [ "$(head -n 1 "$dir/out")" != "$first" ]
base=${first##*=}
tries "$dir/tree" SEED_BASE="$base"
claim "SEED_BASE of another commit" \
    [ "$(head -n 1 "$dir/out")" = "$(echo "$first" | sed 's/from the commit/as asked for/')" ]
conclude "seeds of random programs"
