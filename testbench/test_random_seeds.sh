#!/bin/sh
# Which programs test_random.sh tries, and that it fails when one of them does: with a generator and a command that only pretend.
. testbench/check.sh
dir=build/test-random-seeds
rm -rf "$dir" && mkdir -p "$dir"
script=$PWD/testbench/test_random.sh

cat >"$dir/generate" <<'END'
#!/bin/sh
echo "$*"
END
cat >"$dir/command" <<'END'
#!/bin/sh
# suite or run ... --json FILE ... FOLDER or PROGRAM: a record for each program, MISMATCH if it is for seed 7, another hash than the model's for
# seed 9, a trap with any hash for seed 11
command=$1
while [ $# != 1 ]; do
    [ "$1" = --json ] && records=$2
    shift
done
[ $command = suite ] && set -- "$1"/*.s
for program; do
    read -r seed type <"$program"
    outcome=PASS hash=same
    case $seed,$command in 7,suite) outcome=MISMATCH ;; 9,suite) hash=another ;; 11,suite) outcome=TRAP hash=any ;; esac
    echo "{\"outcome\": \"$outcome\", \"file\": \"$program\", \"hash\": \"$hash\", \"disturb\": \"$type\"}"
done >"$records"
END
chmod +x "$dir/generate" "$dir/command"

# tries PLACE [NAME=VALUE ...]: in that folder
tries() {
    place=$1
    shift
    (cd "$place" && env -u SEED_BASE "$@" sh "$script" "$here/$dir/command" made-up "$here/$dir/generate" big small) >"$dir/out" 2>"$dir/err"
}
here=$PWD
tries "$dir"
claim "a program that fails makes it fail" [ $? = 1 ] # seed 7 is among them
claim "outside of a checkout seeds begin at 1, which is said" grep -qx 'seeds 1 to 100 (this is no git checkout): SEED_BASE=0' "$dir/out"
claim "what fails is counted" grep -qx 'random programs, made-up: 196 passed, 4 failed' "$dir/out"
claim "a failure is named" grep -q '/big7.s, --disturb big: MISMATCH' "$dir/out"
claim "what the model alone does not retire is named" grep -q '/small9.s, --disturb small: PASS, hash another; the model has same' "$dir/out"
tries "$dir" ORDER='^9 big'
claim "a program that sees the order may retire another thing" grep -qx 'random programs, made-up: 197 passed, 3 failed' "$dir/out"
tries "$dir" SEED_BASE=41000
claim "with SEED_BASE it passes" [ $? = 0 ]
claim "SEED_BASE says the seeds" grep -qx 'seeds 41001 to 41100 (as asked for): SEED_BASE=41000' "$dir/out"
claim "a hundred of each type" grep -qx 'random programs, made-up: 200 passed, 0 failed' "$dir/out"
claim "the generator is given seed and type" grep -qx '41100 small' "$dir/build/test/random_made-up/burst/small41100.s"
for wrong in x 010 -5 123456789012345678; do
    tries "$dir" SEED_BASE=$wrong
    claim "SEED_BASE=$wrong: status" [ $? = 2 ]
    claim "SEED_BASE=$wrong: said" grep -qx -e "SEED_BASE=$wrong: must be a decimal number of at most 17 digits" "$dir/err"
done

# in a checkout: other seeds in another commit, the same ones in the same
git init -q "$dir/tree"
git -C "$dir/tree" -c user.name=x -c user.email=x@x commit -q --allow-empty -m one
tries "$dir/tree"
first=$(head -n 1 "$dir/out")
tries "$dir/tree"
claim "the same seeds in the same commit" [ "$(head -n 1 "$dir/out")" = "$first" ]
claim "seeds come from the commit" expr "$first" : 'seeds [0-9]* to [0-9]* (from the commit): SEED_BASE=[0-9]*$' >/dev/null
git -C "$dir/tree" -c user.name=x -c user.email=x@x commit -q --allow-empty -m two
tries "$dir/tree"
claim "other seeds in another commit" [ "$(head -n 1 "$dir/out")" != "$first" ]
base=${first##*=}
tries "$dir/tree" SEED_BASE="$base"
claim "SEED_BASE of another commit" [ "$(head -n 1 "$dir/out")" = "$(echo "$first" | sed 's/from the commit/as asked for/')" ]
conclude "seeds of random programs"
