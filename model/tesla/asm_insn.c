/* One instruction to words: tries each row of insns.def whose mnemonic fits. When none does, the
 * error is that of the row which understood most of the line. */
#include "asm_insn.h"
#include "launch.h"
#include "tesla.h"

#include "../common/fields.h"
#include "../common/nearest.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const struct common_piece predicate_piece[COMMON_PIECES] = {{1, 7, 5}};
static const struct common_piece csrc_piece[COMMON_PIECES] = {{1, 12, 2}};
static const struct common_piece end_piece[COMMON_PIECES] = {{1, 0, 2}}; /* 1 exit, 2 join */

/* "(l02)" is a lane mask where the row has one, "(l $c0)" a predicate. */
static bool is_lane_mask(const struct tesla_encoder *e)
{
    if (strncmp(e->row->text, "%lanes", 6) != 0 || !tesla_asm_starts(e, e->at + 1, "l"))
        return false;
    const struct common_token *t = &e->token[e->at + 1];
    return t->length == 1 + strspn(t->text + 1, "0123") && e->at + 2 < e->count &&
           common_token_is(&e->token[e->at + 2], ")");
}

/* exit, join and the predicate, which stand before everything else. */
static bool encode_prefixes(struct tesla_encoder *e)
{
    bool is_long = e->row->form == TESLA_LONG;
    bool predicate = is_long || e->row->form == TESLA_LCTL;
    unsigned end = 0, code = TESLA_PRED_ALWAYS;
    if (tesla_asm_is(e, "exit")) end = 1;
    if (tesla_asm_is(e, "join")) end = 2;
    if (end != 0 && !is_long)
        return tesla_asm_reject(
            e, "this form has no exit or join; a long normal instruction may have it");
    if (end != 0) e->at++;
    if (is_long) tesla_asm_put(e, end_piece, end);
    if (tesla_asm_is(e, "(") && !is_lane_mask(e)) {
        if (!predicate)
            return tesla_asm_reject(
                e,
                "this form has no predicate; a long normal instruction or a branch may have one");
        e->at++;
        for (code = 0; code < 32 && !tesla_asm_is(e, tesla_preds[code].text); code++) continue;
        if (code == 32) return tesla_asm_allow(e, "a predicate such as e, lg or always");
        e->at++;
        if (code != TESLA_PRED_ALWAYS && code != TESLA_PRED_NEVER) {
            if (!tesla_asm_cond(e, csrc_piece)) return false;
        } else if (tesla_asm_starts(e, e->at, "$c") && !tesla_asm_cond(e, csrc_piece)) {
            return false;
        }
        if (!tesla_asm_take(e, ")")) return tesla_asm_allow(e, ")");
    }
    if (predicate) tesla_asm_put(e, predicate_piece, code);
    return true;
}

static bool encode_row(struct tesla_encoder *e)
{
    const struct common_word *word;
    unsigned words = common_template(&tesla_encoding, (unsigned)(e->row - tesla_rows), &word);
    if (!encode_prefixes(e)) return false;
    for (unsigned i = 0; i < words; i++) {
        e->element = tesla_element(&word[i]);
        if (e->element != NULL) {
            if (!tesla_asm_element(e)) return false;
        } else if (e->at < e->count && e->token[e->at].length == word[i].length &&
                   memcmp(e->token[e->at].text, word[i].text, word[i].length) == 0) {
            e->at++;
        } else {
            return tesla_asm_allow(e, "%.*s", (int)word[i].length, word[i].text);
        }
    }
    return e->at == e->count || tesla_asm_allow(e, "the end of the line");
}

/* Can this row's mnemonic be this token? */
static bool is_mnemonic(unsigned row, const struct common_token *token)
{
    const struct common_word *word;
    common_template(&tesla_encoding, row, &word);
    if (word->element != NULL && word->element->kind == TESLA_E_LANES) word++;
    const struct tesla_element *element = tesla_element(word);
    if (element == NULL)
        return token->length == word->length && memcmp(token->text, word->text, word->length) == 0;
    for (uint32_t i = 0; i <= tesla_asm_max(element->base.field->piece); i++)
        if (common_token_is(token, element->base.field->choice[i].text)) return true;
    return false;
}

/* The rows that a word may begin.
 *   row      out: them, ascending; valid until the next call
 *   returns  how many; -1 with at->err: no memory */
static int rows_of(struct tesla_mnemonics *m, const struct common_text *at,
                   const struct common_token *token, const uint16_t **row)
{
    const struct common_symbol *word = common_symbols_find(&m->words, token->text, token->length);
    if (word == NULL) {
        if (common_symbols_add(&m->words, at, token, COMMON_SYMBOL_ISA, (uint32_t)m->rows) != 0)
            return -1;
        for (unsigned i = 0; i < TESLA_ROW_COUNT; i++) {
            if (!is_mnemonic(i, token)) continue;
            if (common_text_grow(at, &m->row, m->rows, &m->room, sizeof *m->row) != 0) return -1;
            m->row[m->rows++] = (uint16_t)i;
        }
        word = &m->words.list[m->words.count - 1];
    }
    bool last = word == &m->words.list[m->words.count - 1];
    *row = m->row + word->value;
    return (int)((last ? m->rows : word[1].value) - word->value);
}

void tesla_mnemonics_free(struct tesla_mnemonics *m)
{
    common_symbols_free(&m->words);
    free(m->row);
}

/* What the row made must not be a decode error, but for an instruction that is one by itself; and
 * the chip must have it. */
static bool check_decode(struct tesla_encoder *e, const struct common_chip *chip, size_t mnemonic)
{
    struct tesla_insn insn, there;
    char name[64];
    struct tesla_mode mode = {.features = TESLA_ALL_FEATURES,
                              .type = e->primitive  ? TESLA_GEOMETRY
                                      : e->graphics ? TESLA_VERTEX
                                                    : TESLA_COMPUTE};
    tesla_decode_as(&mode, e->word, 2, 0, &insn);
    uint32_t trap = tesla_op_of_type(insn.op, TESLA_COMPUTE) ? insn.trap : TESLA_TRAP_NONE;
    tesla_trap_text(trap, name, sizeof name);
    bool same = chip->has == mode.features;
    if (!same) {
        mode.features = chip->has;
        tesla_decode_as(&mode, e->word, 2, 0, &there);
        same = there.row == insn.row && there.trap == insn.trap;
    }
    if (trap == TESLA_TRAP_NONE && same) return true;
    e->at = e->count + 1; /* it understood more than any row that failed before its end */
    if (trap != TESLA_TRAP_NONE)
        tesla_asm_reject(e, "these operands raise %s; .word is allowed if that is meant", name);
    else
        tesla_asm_reject(e, "chip %s has no such instruction; .word is allowed if that is meant",
                         chip->name);
    e->best->where = mnemonic;
    return false;
}

/* The place of the mnemonic: after exit, join, a predicate and a lane mask. */
static size_t find_mnemonic(const struct common_token *token, size_t count, size_t at)
{
    if (at < count && (common_token_is(&token[at], "exit") || common_token_is(&token[at], "join")))
        at++;
    while (at < count && common_token_is(&token[at], "(")) {
        while (at < count && !common_token_is(&token[at], ")")) at++;
        if (at < count) at++;
    }
    return at;
}

/* Whether a line would be right without its exit, join or predicate: then err says so. */
static bool has_no_prefix(const struct common_program *program, const struct common_text *at,
                          const struct common_token *rest, size_t count,
                          struct tesla_mnemonics *mnemonics, const struct common_token *prefix)
{
    struct common_error quiet = {{0}};
    struct common_text text = *at;
    struct tesla_code code;
    bool word = !common_token_is(prefix, "(");
    text.err = &quiet;
    if (tesla_encode(program, &text, rest, count, mnemonics, &code) != 0) return false;
    common_text_error(at, prefix->line, prefix->col,
                      "%.*s does not go with these operands; they are right without it",
                      word ? (int)prefix->length : 11, word ? prefix->text : "a predicate");
    return true;
}

int tesla_encode(const struct common_program *program, const struct common_text *at,
                 const struct common_token *token, size_t count, struct tesla_mnemonics *mnemonics,
                 struct tesla_code *code)
{
    const struct common_chip *chip = tesla_chip_of(program->chip);
    struct tesla_best best = {0};
    bool want_short = common_token_is(&token[0], "short"),
         want_long = common_token_is(&token[0], "long");
    size_t start = want_short || want_long, mnemonic = find_mnemonic(token, count, start);
    const uint16_t *rows = NULL;
    int named = mnemonic < count ? rows_of(mnemonics, at, &token[mnemonic], &rows) : 0;
    if (named < 0) return -1;
    memset(code, 0, sizeof *code);
    for (int i = 0; i < named; i++) {
        const struct common_row *row = &tesla_rows[rows[i]];
        bool is_long = row->form != TESLA_SHORT && row->form != TESLA_SCTL;
        if (is_long ? want_short || code->has_long : want_long || code->has_short) continue;
        struct tesla_encoder e = {.token = token,
                                  .count = count,
                                  .at = start,
                                  .symbols = at->symbols,
                                  .type = tesla_launch_of(program)->type,
                                  .row = row,
                                  .best = &best,
                                  .word = {row->match[0], row->match[1]},
                                  .known = {row->mask[0], row->mask[1]}};
        if (!encode_row(&e) || !check_decode(&e, chip, mnemonic)) continue;
        if (is_long) {
            code->has_long = true;
            memcpy(code->long_word, e.word, sizeof e.word);
            code->target = e.target;
        } else {
            code->has_short = true;
            code->short_word = e.word[0];
        }
    }
    if (code->has_short || code->has_long) return 0;
    if (mnemonic >= count) {
        best = (struct tesla_best){.at = count, .text = "an instruction"};
    } else if (named == 0) {
        return common_mnemonic_fail(at, &token[mnemonic], &tesla_encoding, NULL,
                                    "those of docs/isa/tesla.md, 3 are allowed");
    } else if (mnemonic > start && best.at > mnemonic && !best.reject &&
               has_no_prefix(program, at, token + mnemonic, count - mnemonic, mnemonics,
                             &token[start])) {
        return -1;
    } else if (best.at == 0 && best.text[0] == '\0') {
        best = (struct tesla_best){.reject = true};
        snprintf(best.text, sizeof best.text, "this instruction has no %s form; leave '%s' out",
                 want_short ? "short" : "long", want_short ? "short" : "long");
    }
    return tesla_asm_report(at->file, token, count, &best, at->err);
}

void tesla_encode_target(uint32_t *word, uint32_t address)
{
    word[0] |= (address >> 2 & 0xffff) << 11;
    word[1] |= (address >> 18 & 0x3f) << 14;
}
