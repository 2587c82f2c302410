#!/bin/sh
# The tree reads as STYLE asks (testbench/style.py), and each rule fires on a file that breaks it.
# test_style.sh
. testbench/check.sh
dir=build/test-style
rm -rf "$dir" && mkdir -p "$dir/tree"
style=$PWD/testbench/style.py
limits=testbench/style_limits.txt

python3 "$style" --limits "$limits" >"$dir/out" 2>&1
claim "the tree is within its limits: $(grep -v '^style: ' "$dir/out")" [ $? = 0 ]
rows=$(grep -vc -e '^#' -e '^$' "$limits")
claim "at most ten rules have a limit: $rows" [ "$rows" -le 10 ]

# ---- a tree of its own, with one violation of each rule
new_tree() {
    rm -rf "$dir/tree" && mkdir -p "$dir/tree/model/common" "$dir/tree/rtl/x" "$dir/tree/tools"
    : >"$dir/tree/Makefile"
    git -C "$dir/tree" init -q
}
# judge: the rules of that tree; `git add` is what makes a file one of the tree
judge() { (cd "$dir/tree" && git add -A && python3 "$style" "$@") >"$dir/out" 2>"$dir/err"; }
# fires RULE PLACE PATTERN
fires() {
    judge
    claim "$1 fails: $(cat "$dir/err")" [ $? = 1 ]
    claim "$1 names its place" grep -q "^$2: $1: $3" "$dir/out"
    claim "$1 is counted" grep -q "^failed: $1: 1 violations; the limit is 0$" "$dir/out"
    claim "no other rule fires" grep -q '^style: 9 passed, 1 failed$' "$dir/out"
    new_tree
}
many() { seq "$1" | sed "s/.*/$2/"; }

new_tree
judge
claim "an empty tree is good: $(cat "$dir/out" "$dir/err")" [ $? = 0 ]
for name in tools/a.sh tools/a.py tools/a.awk tools/a.jq tools/a.def rtl/x/a.sv a.mk Makefile \
    a.md; do
    printf '# %0101d\n' 0 >"$dir/tree/$name"
    fires columns "$name:1" '103 columns; at most 100'
done
printf '| %0101d |\n' 0 >"$dir/tree/a.md"
judge
claim "a row of a table may be longer" [ $? = 0 ]
{ printf 'int f(void)\n{\n' && many 61 '    g();' && printf '}\n'; } >"$dir/tree/tools/a.c"
fires function tools/a.c:2 'a function of 61 lines'
{ printf 'int f(void)\n{\n' && many 60 '    g();' && printf '}\n'; } >"$dir/tree/tools/a.c"
judge
claim "60 lines are a function" [ $? = 0 ]
many 251 'int a;' >"$dir/tree/tools/a.h"
fires size tools/a.h:1 'a header of 251 lines'
many 701 'int a;' >"$dir/tree/tools/a.c"
fires size tools/a.c:1 'a file of 701 lines'
{ echo '  always_comb begin' && many 59 '    a = b;' && echo '  end'; } >"$dir/tree/rtl/x/a.sv"
fires always_comb rtl/x/a.sv:1 'an always_comb of 61 lines'
{ echo 'module a (' && many 41 '  input logic a_i,' && echo ');'; } >"$dir/tree/rtl/x/a.sv"
fires ports rtl/x/a.sv:1 'a has 41 ports'
echo 'int a;' >"$dir/tree/tools/a.h"
echo '#include "../../tools/a.h"' >"$dir/tree/model/common/a.c"
fires include model/common/a.c:1 \
    'model/common includes tools/a.h; it may include from no other folder'
for word in told tells nobody whoever likewise anew 'in the place of'; do
    echo "/* A $word. */" >"$dir/tree/tools/a.c"
    fires words tools/a.c:1 "'$word'"
done
many 901 word >"$dir/tree/README.md"
fires readme README.md:1 '901 words; at most 900'
if clang-format --version 2>/dev/null | grep -q 'version 14\.'; then
    printf 'int  a;\n' >"$dir/tree/tools/a.c"
    fires format tools/a.c:1 'clang-format lays this line out otherwise'
else
    judge
    claim "without clang-format it says so" grep -q 'C and C++ was not checked$' \
        "$dir/out"
fi

# ---- a folder that is no tree
rm "$dir/tree/Makefile"
judge
claim "without a Makefile: status" [ $? = 2 ]
claim "without a Makefile" grep -q '^style: error: expected the root of the tree' "$dir/err"
new_tree
printf '# %0101d\n' 0 >"$dir/tree/a.md"
(cd "$dir/tree" && python3 "$style") >"$dir/out" 2>&1
claim "files that git does not know yet are read" grep -q '^a.md:1: columns: ' "$dir/out"
new_tree

# ---- limits
printf 'int a; /* told */\nint b; /* told */\n' >"$dir/tree/tools/a.c"
echo 'words 2 to be rewritten' >"$dir/limits"
judge --limits ../limits
claim "violations within a limit: $(cat "$dir/out")" [ $? = 0 ]
echo 'words 1 to be rewritten' >"$dir/limits"
judge --limits ../limits
claim "one more than the limit fails" [ $? = 1 ]
claim "each has its place" [ "$(grep -c '^tools/a.c:[12]: words: ' "$dir/out")" = 2 ]
echo 'words 3 to be rewritten' >"$dir/limits"
judge --limits ../limits
claim "a limit that is too high is named" grep -q 'lower its limit, 3, to that$' "$dir/out"
for row in 'words' 'words x reason' 'word 1 reason' 'words 1'; do
    echo "$row" >"$dir/limits"
    judge --limits ../limits
    claim "limits with '$row': status" [ $? = 2 ]
    claim "limits with '$row': place" grep -q "^../limits:1: error: expected 'RULE NUMBER REASON'" \
        "$dir/err"
done
judge --limits ../missing
claim "limits that are not there: status" [ $? = 2 ]
claim "limits that are not there" grep -q '^../missing: error: cannot read: ' "$dir/err"

# ---- subjects of new commits
commit() { git -C "$dir/tree" -c user.name=a -c user.email=a@b commit -q --allow-empty -m "$1"; }
new_tree
git -C "$dir/tree" add -A
commit 'a: begin'
base=$(git -C "$dir/tree" rev-parse HEAD)
sed "s/^SUBJECT_BASE = .*/SUBJECT_BASE = \"$base\"/" "$style" >"$dir/style.py" && style=../style.py
for subject in 'Fix it' 'tools: fix it.' 'tools: Fix it' \
    'tools: fix what takes far more than sixty characters of a subject'; do
    commit "$subject"
    judge
    claim "the subject '$subject' is refused" grep -q "^commit [0-9a-f]*: subject: subject '" \
        "$dir/out"
    git -C "$dir/tree" reset -q --hard "$base"
done
commit 'tools, model/common: fix it'
judge
claim "a good subject passes: $(cat "$dir/out")" [ $? = 0 ]
conclude "style"
