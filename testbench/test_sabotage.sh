#!/bin/sh
# A blind checker says so: test_sabotage.sh LIB CC FLAGS... Each row below makes a copy of one file of the checker blind in one
# place. A whole run with it must be INTERNAL, and name what is not compared; with the checker as it is the same run passes.
. testbench/check.sh
lib=$1
shift
dir=build/test-sabotage
rm -rf "$dir" && mkdir -p "$dir"

# rows NAME of what is blind @ file @ sed command @ what the message names @ argument of the run
rows() {
    cat <<'END'
every field @ compare.c @ s/if (!differ) return;.*/return;/ @ bit in pc was not @
pc @ compare.c @ /field(b, "pc"/d @ bit in pc was not @
upper half of the pc @ compare.c @ s/field(b, "pc", core->pc, model->pc)/field(b, "pc", (uint32_t)core->pc, (uint32_t)model->pc)/ @ bit in pc was not @
number of words @ compare.c @ /field(b, "nwords"/d @ the number of words @
last word @ compare.c @ s/i < COMMON_WORDS; i++)/i + 1 < COMMON_WORDS; i++)/ @ bit in words @
active @ compare.c @ /field(b, "active"/d @ bit in active @
trap @ compare.c @ /field(b, "trap"/d @ bit in trap @
done @ compare.c @ /field(b, "done"/d @ bit in done @
next_pc @ compare.c @ s/has & COMMON_HAS_NEXT_PC/0/ @ bit in next_pc @
rows @ compare.c @ s/return !common_u32x4_any(differ);/return 1;/ @ bit in q was not @
rows that the first look did not find equal @ compare.c @ s/if (memcmp(core->data, model->data.*/if (0 \&\&/ @ bit in q was not @
one register file @ compare.c @ s/if (!core || core->matched/if (w->file == 1) { rows++; continue; }\n        if (!core || core->matched/ @ bit in p was not @
one register file without a tap, undeclared @ checker.c @ s/if (!(b->options.unobserved_files >> f & 1))/if (f != 1)/ @ bit in p was not @
lanes but the first @ compare.c @ s/for (uint32_t rest = w->mask; rest; rest >>= 4/for (uint32_t rest = w->mask \& 1; rest; rest >>= 4/ @ bit in q was not @
memory @ compare.c @ s/^static bool same_words.*/&\n{\n    (void)b; (void)token; return true;\n}\nbool unused(const struct bridge *b, const struct bridge_token *token);\nbool unused(const struct bridge *b, const struct bridge_token *token)/ @ bit in near was not @
memory, not called @ compare.c @ s/if (token->words || b->step.mems) compare_words/if (0) compare_words/ @ bit in near was not @
one space @ compare.c @ s/^        if (cell->be\[0\] == cell->be\[1\]/        if (cell->space == 2) continue;\n&/ @ bit in own was not @
what differs in a step @ checker.c @ s/if (!bridge_compare(b, core)) return false;/bridge_compare(b, core); return false;/ @ bit in q was not @
the verdict on a step @ checker.c @ s/^    mismatch(b);/    if (0) mismatch(b);/ @ bit in q was not @
every difference @ verdict.c @ s/^    b->result.differences++;/    return;/ @ bit in q was not @
a sweep of registers @ sweep.c @ s/if (!common_isa_register_live.*/return;/ @ sweep of q @
lanes of a sweep but the first @ sweep.c @ s/uint32_t lane = lane_base + i;/&\n        if (i) break;/ @ sweep of q @
a sweep of one register file @ sweep.c @ s/if (!common_isa_register_live/if (file == 1 || !common_isa_register_live/ @ sweep of p @
a sweep of memory @ sweep.c @ s/^    if (!bytes || at >= size) return;/    return;/ @ sweep of near @
words of a sweep of memory @ sweep.c @ s/if (!memcmp(want, core.*/return;/ @ sweep of near @
the verdict on a sweep @ sweep.c @ s/^    if (b->scratch.items_total)$/    if (0)/ @ sweep of q @
memories at the end @ finish.c @ s/if (sparse ? common_sparse_same.*/if (1 || sparse)/ @ the end state of far @
memories at the end, not called @ finish.c @ s/if (size == m->size) return .*/if (size == m->size) return false;/ @ not compared far at the end @
expected words @ finish.c @ s/if (meets(want, i, have)) continue;/continue;/ @ what the program expects @
expectations @ finish.c @ s/^    char message.400. = "";/&\n    if (b) return false;/ @ what the program expects @
a trap that does not come @ finish.c @ s/return program->expect_trap && seen != program->trap;/(void)seen; (void)program; return false;/ @ the trap that the program expects @
signatures @ told.c @ s/return b->chain\[warp\] == signature;/(void)b; (void)warp; (void)signature; return true;/ @ bit in a signature @ signature
END
}

run=$dir/run.o
"$@" -c -o "$run" testbench/sabotage.c || exit 2
"$@" -o "$dir/sound" "$run" "$lib" -lz -lm && "$dir/sound" >"$dir/out"
claim "the sound checker passes" grep -q '^warpstep: verdict=PASS status=0 ' "$dir/out"
for kind in fields=pc: registers=q: ,p: memory=far: swept_registers=q: swept_memory=near: end=far: ,own: expected=3; do
    claim "it says how much it compared: $kind" sh -c "tail -n 1 $dir/out | grep -q '$kind'"
done
"$dir/sound" signature >"$dir/out"
claim "the sound checker finds a wrong signature" grep -q '^warpstep: verdict=MISMATCH status=1 ' "$dir/out"

trim() { echo "$1" | sed 's/^ *//; s/ *$//'; }
rows >"$dir/rows"
number=0
while IFS=@ read -r what file change named argument; do
    number=$((number + 1)) what=$(trim "$what") file=$(trim "$file")
    mkdir -p "$dir/$number" && sed -e "$(printf '%s' "$change" | sed 's/^ *//; s/ *$//')" "bridge/$file" >"$dir/$number/$file"
    claim "blind: $what: there is such a line in bridge/$file" sh -c "! cmp -s bridge/$file $dir/$number/$file"
    claim "blind: $what: it builds" "$@" -w -Ibridge -o "$dir/$number/run" "$dir/$number/$file" "$run" "$lib" -lz -lm
    "$dir/$number/run" $(trim "$argument") >"$dir/$number/out" 2>&1
    claim "blind: $what: $(head -n 1 "$dir/$number/out")" grep -q '^warpstep: verdict=INTERNAL status=10 ' "$dir/$number/out"
    claim "blind: $what: it is named" grep -q "^the checker is blind: .*$(trim "$named")" "$dir/$number/out"
done <"$dir/rows"
claim "all rows were tried" [ "$number" = "$(grep -c . "$dir/rows")" ]
conclude "blind checkers"
