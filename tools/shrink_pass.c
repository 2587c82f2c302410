/* What is tried to make a program smaller; see shrink.h. Each pass goes on where it stands when a
 * candidate is not taken, and where the rest of the program is when it is. None of them makes
 * anything larger, so all of them end. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "../testbench/common/harness.h"
#include "shrink.h"

enum { WORDS = 512 /* parts of a line that are looked at */, FEW = 8, CHOICES = 4 };

/* ---- The conditions of the run. */

static int conditions(const struct shrink_state *from, struct shrink_cursor *cursor,
                      struct shrink_cursor *taken, struct shrink_state *candidate,
                      const struct shrink_state *choice, size_t choices)
{
    const size_t at = cursor->at++;

    *taken = (struct shrink_cursor){.at = choices};
    if (at >= choices) return 0;
    if (shrink_state_copy(candidate, from)) return -1;
    candidate->disturb = choice[at].disturb;
    candidate->seed = choice[at].seed;
    candidate->sweep = choice[at].sweep;
    return 1;
}

/* Undisturbed, if that is possible. */
static int next_calm(const struct shrink_pass *pass, struct shrink_pool *pool,
                     const struct shrink_state *from, const struct shrink_facts *facts,
                     struct shrink_cursor *cursor, struct shrink_cursor *taken,
                     struct shrink_state *candidate)
{
    const struct shrink_state choice[] = {
        {.disturb = TESTBENCH_NONE, .seed = 1, .sweep = facts->sweep},
        {.disturb = TESTBENCH_NONE, .seed = from->seed, .sweep = from->sweep},
        {.disturb = TESTBENCH_MILD, .seed = 1, .sweep = facts->sweep},
        {.disturb = TESTBENCH_MILD, .seed = from->seed, .sweep = from->sweep},
        {.disturb = from->disturb, .seed = 1, .sweep = facts->sweep},
    };

    (void)pass, (void)pool;
    return conditions(from, cursor, taken, candidate, choice, sizeof choice / sizeof choice[0]);
}

/* Those of a run without options. */
static int next_default(const struct shrink_pass *pass, struct shrink_pool *pool,
                        const struct shrink_state *from, const struct shrink_facts *facts,
                        struct shrink_cursor *cursor, struct shrink_cursor *taken,
                        struct shrink_state *candidate)
{
    const struct shrink_state choice[] = {
        {.disturb = TESTBENCH_MILD, .seed = 1, .sweep = facts->sweep},
        {.disturb = from->disturb, .seed = 1, .sweep = facts->sweep},
        {.disturb = from->disturb, .seed = from->seed, .sweep = facts->sweep},
    };

    (void)pass, (void)pool;
    return conditions(from, cursor, taken, candidate, choice, sizeof choice / sizeof choice[0]);
}

/* ---- Lines. */

/* Everything behind the difference but an end: the instruction that does nothing else, or the last
 * one of the program. */
static int next_cut(const struct shrink_pass *pass, struct shrink_pool *pool,
                    const struct shrink_state *from, const struct shrink_facts *facts,
                    struct shrink_cursor *cursor, struct shrink_cursor *taken,
                    struct shrink_state *candidate)
{
    const char *end = facts->isa->end;
    size_t at = cursor->at++, behind = 0;

    if (!at && !end) at = cursor->at++;
    for (size_t i = facts->line; facts->line && i < from->lines; i++)
        behind += from->line[i].kind == pass->kind;
    *taken = (struct shrink_cursor){.at = 2};
    if (!behind || at > 1) return 0;
    if (shrink_state_copy(candidate, from)) return -1;
    shrink_state_drop(candidate, pass->kind, 1, behind);
    return at || !shrink_state_end(candidate, pool, end) ? 1 : -1;
}

/* Goes on in smaller parts of `count` things when those of this size are through.
 *   returns  false: so are all */
static bool part_of(struct shrink_cursor *cursor, size_t count)
{
    if (!cursor->begun) *cursor = (struct shrink_cursor){.size = count, .begun = true};
    while (cursor->size && cursor->at >= count) {
        cursor->size /= 2;
        cursor->at = 0;
    }
    return cursor->size > 0 && count > 0;
}

/* Lines of a kind: all, a half, a quarter, .. one, from the end of the program. */
static int next_lines(const struct shrink_pass *pass, struct shrink_pool *pool,
                      const struct shrink_state *from, const struct shrink_facts *facts,
                      struct shrink_cursor *cursor, struct shrink_cursor *taken,
                      struct shrink_state *candidate)
{
    (void)pool, (void)facts;
    if (!part_of(cursor, shrink_state_count(from, pass->kind))) return 0;
    if (shrink_state_copy(candidate, from)) return -1;
    shrink_state_drop(candidate, pass->kind, cursor->at, cursor->at + cursor->size);
    *taken = *cursor;
    cursor->at += cursor->size;
    return 1;
}

/* The instruction of a line of words; the line itself if they are none. */
static const char *instruction_of(struct shrink_pool *pool, const struct common_isa *isa,
                                  const char *line)
{
    static const char directive[] = ".word";
    uint32_t word[COMMON_WORDS] = {0};
    size_t words = 0;
    const char *p = line + strspn(line, " \t");
    char text[256] = "    ", *end;

    if (strncmp(p, directive, strlen(directive)) != 0) return line;
    for (p += strlen(directive); *p && words < isa->max_words; p = end) {
        word[words] = (uint32_t)strtoul(p, &end, 0);
        if (end == p) break;
        words++;
    }
    if (*p || !words || isa->disassemble(word, words, 0, text + 4, sizeof text - 4) != words)
        return line;
    return strncmp(text + 4, directive, strlen(directive)) ? shrink_keep(pool, text, strlen(text))
                                                           : line;
}

/* Words by the text of what they do, which cannot say bits that do nothing. */
static int next_words(const struct shrink_pass *pass, struct shrink_pool *pool,
                      const struct shrink_state *from, const struct shrink_facts *facts,
                      struct shrink_cursor *cursor, struct shrink_cursor *taken,
                      struct shrink_state *candidate)
{
    size_t at = shrink_state_count(from, pass->kind);

    if (!part_of(cursor, at)) return 0;
    if (shrink_state_copy(candidate, from)) return -1;
    for (size_t i = 0; i < candidate->lines; i++) {
        struct shrink_line *line = &candidate->line[i];
        if (line->kind != pass->kind || --at < cursor->at || at >= cursor->at + cursor->size)
            continue;
        line->text = instruction_of(pool, facts->isa, line->text);
        if (!line->text) return -1;
    }
    cursor->at += cursor->size;
    *taken = *cursor;
    return 1;
}

/* Without one of the programs that run one behind the other, from the last one on. */
static int next_programs(const struct shrink_pass *pass, struct shrink_pool *pool,
                         const struct shrink_state *from, const struct shrink_facts *facts,
                         struct shrink_cursor *cursor, struct shrink_cursor *taken,
                         struct shrink_state *candidate)
{
    size_t number = 0, programs = 1, kept = 0;

    (void)pass, (void)pool, (void)facts;
    for (size_t i = 0; i < from->lines; i++) programs += !strcmp(from->line[i].text, COMMON_THEN);
    *taken = *cursor;
    if (programs == 1 || cursor->at == programs) return 0;
    if (shrink_state_copy(candidate, from)) return -1;
    const size_t without = programs - 1 - cursor->at++;
    for (size_t i = 0; i < from->lines; i++) {
        const bool ends = !strcmp(from->line[i].text, COMMON_THEN);
        /* the line behind it goes with it; the line before the last one, too */
        const bool drop =
            number == without || (ends && without == programs - 1 && number + 1 == without);
        if (!drop) candidate->line[kept++] = from->line[i];
        number += ends;
    }
    candidate->lines = kept;
    return 1;
}

/* ---- Parts of lines. */

/* A line with `with` in place of one of its parts; NULL: out of memory. */
static const char *rewrite(struct shrink_pool *pool, const char *text,
                           const struct shrink_word *word, const char *with)
{
    char *line = NULL;
    size_t size;
    FILE *out = open_memstream(&line, &size);

    if (!out) return NULL;
    fprintf(out, "%.*s%s%s", (int)word->at, text, with, text + word->at + word->length);
    const char *kept = fclose(out) ? NULL : shrink_keep(pool, line, strlen(line));
    free(line);
    return kept;
}

/* What may stand in place of a part: nothing, or a smaller number.
 *   returns  false: there is no such choice */
static bool choose(const struct shrink_word *word, size_t choice, char with[24])
{
    with[0] = '\0';
    if (word->kind != SHRINK_NUMBER && word->kind != SHRINK_INDEX) return choice == 0;
    const uint64_t less[CHOICES] = {0, 1, word->value / 2,
                                    word->value <= FEW ? word->value - 1 : word->value};
    if (choice >= CHOICES) return false;
    bool hex = less[choice] > 9 && word->kind == SHRINK_NUMBER && word->value > UINT16_MAX;
    snprintf(with, 24, hex ? "0x%llx" : "%llu", (unsigned long long)less[choice]);
    return true;
}

static bool is_less(const struct shrink_word *word, const char *with)
{
    bool number = word->kind == SHRINK_NUMBER || word->kind == SHRINK_INDEX;

    uint64_t value = number ? strtoull(with, NULL, 0) : 0;

    return !number || value < word->value || (value == word->value && strlen(with) < word->length);
}

/* The line of a kind that has this number, from the end; NULL: there are not so many. */
static struct shrink_line *find_line(const struct shrink_state *state, enum shrink_kind kind,
                                     size_t number)
{
    for (size_t i = state->lines; i-- > 0;)
        if (state->line[i].kind == kind && !number--) return &state->line[i];
    return NULL;
}

/* Moves on to the next choice that makes something less: a choice, a part, a line.
 *   few      lines with more parts are left out
 *   returns  false: there is none */
static bool find_choice(const struct shrink_pass *pass, const struct shrink_state *from,
                        struct shrink_cursor *cursor, size_t few, struct shrink_word *found,
                        char with[24])
{
    struct shrink_word word[WORDS];
    const struct shrink_line *line;

    for (; (line = find_line(from, pass->kind, cursor->at)) != NULL;
         *cursor = (struct shrink_cursor){.at = cursor->at + 1}) {
        size_t words = shrink_words(line->text, word, WORDS);
        for (; words <= few && cursor->part < words; cursor->part++, cursor->choice = 0) {
            *found = word[cursor->part];
            for (; choose(found, cursor->choice, with); cursor->choice++)
                if (is_less(found, with)) return true;
        }
    }
    return false;
}

static int next_part(const struct shrink_pass *pass, struct shrink_pool *pool,
                     const struct shrink_state *from, struct shrink_cursor *cursor,
                     struct shrink_cursor *taken, size_t few, struct shrink_state *candidate)
{
    struct shrink_word word;
    char with[24];

    if (!find_choice(pass, from, cursor, few, &word, with)) return 0;
    if (shrink_state_copy(candidate, from)) return -1;
    struct shrink_line *line = find_line(candidate, pass->kind, cursor->at);
    line->text = rewrite(pool, line->text, &word, with);
    if (!line->text) {
        shrink_state_free(candidate);
        return -1;
    }
    *taken = (struct shrink_cursor){.at = cursor->at, .part = cursor->part};
    cursor->choice++;
    return 1;
}

static int next_parts(const struct shrink_pass *pass, struct shrink_pool *pool,
                      const struct shrink_state *from, const struct shrink_facts *facts,
                      struct shrink_cursor *cursor, struct shrink_cursor *taken,
                      struct shrink_state *candidate)
{
    (void)facts;
    return next_part(pass, pool, from, cursor, taken, WORDS, candidate);
}

/* The same of short lines alone: sizes and counts, not data. */
static int next_counts(const struct shrink_pass *pass, struct shrink_pool *pool,
                       const struct shrink_state *from, const struct shrink_facts *facts,
                       struct shrink_cursor *cursor, struct shrink_cursor *taken,
                       struct shrink_state *candidate)
{
    (void)facts;
    return next_part(pass, pool, from, cursor, taken, FEW, candidate);
}

/* ---- Where flow goes. */

/* The way of the warp that differs, and an end as next_cut has it. */
static int next_way(const struct shrink_pass *pass, struct shrink_pool *pool,
                    const struct shrink_state *from, const struct shrink_facts *facts,
                    struct shrink_cursor *cursor, struct shrink_cursor *taken,
                    struct shrink_state *candidate)
{
    const char *end = facts->isa->end;
    size_t at = cursor->at++;

    (void)pass;
    if (!at && !end) at = cursor->at++;
    *taken = (struct shrink_cursor){.at = 2};
    if (!facts->ways || at > 1) return 0;
    if (shrink_way_state(candidate, from, facts)) return -1;
    return at || !shrink_state_end(candidate, pool, end) ? 1 : -1;
}

/* A word of data after "ADDRESS:" that is not 0. */
static bool is_data(const char *text, const struct shrink_word *word)
{
    const char *colon = strchr(text, ':');

    return colon && word->kind == SHRINK_NUMBER && word->value && word->at > (size_t)(colon - text);
}

/* Of a word of code. */
static uint64_t pc_of(const struct common_isa *isa, size_t word)
{
    return word / (isa->pc_words ? isa->pc_words : 1) * isa->pc_step;
}

/* The line at a pc of the program that line `at` belongs to; all lines: there is none. */
static size_t line_at(const struct shrink_state *state, const struct common_isa *isa, size_t at,
                      uint64_t pc)
{
    size_t i = at;

    while (i > 0 && strcmp(state->line[i - 1].text, COMMON_THEN) != 0) i--;
    for (; i < state->lines && strcmp(state->line[i].text, COMMON_THEN) != 0; i++) {
        const struct shrink_line *line = &state->line[i];
        if (line->kind == SHRINK_CODE && pc_of(isa, line->word) == pc) return i;
    }
    return state->lines;
}

/* The candidate with a name for the line `to`, alone on a line before it, in place of a number of
 * the line `from`.
 *   pc       of the line `to`, which makes the name */
static int name_place(struct shrink_state *candidate, struct shrink_pool *pool, size_t from,
                      size_t to, const struct shrink_word *word, uint64_t pc)
{
    char name[32], label[33];
    struct shrink_line *line = candidate->line;

    snprintf(name, sizeof name, "place%llx", (unsigned long long)pc);
    snprintf(label, sizeof label, "%s:", name);
    line[from].text = rewrite(pool, line[from].text, word, name);
    const char *text = shrink_keep(pool, label, strlen(label));
    if (!line[from].text || !text) return -1;
    if (to > 0 && line[to - 1].text == text) return 0; /* it has that name already */
    memmove(line + to + 1, line + to,
            (candidate->lines++ - to) * sizeof *line); /* a copy has room for it */
    line[to] = (struct shrink_line){text, SHRINK_LABEL, 0};
    return 0;
}

/* The address in a word of data. A branch that reads it may ignore bits above the code and below
 * the step of a pc, so they are left out: 0xcc00010b is 0x108 in 0x400 bytes of code. */
static uint64_t address_in(const struct shrink_state *state, const struct common_isa *isa,
                           uint64_t value)
{
    uint64_t end = 1;
    size_t last = 0;

    for (size_t i = 0; i < state->lines; i++)
        if (state->line[i].kind == SHRINK_CODE && state->line[i].word > last)
            last = state->line[i].word;
    while (end <= pc_of(isa, last)) end *= 2;
    return (value & (end - 1)) / isa->pc_step * isa->pc_step;
}

/* A name in place of the address of an instruction, where another instruction or a word of data
 * (a jump table) holds that address. Instructions between the two can then be removed. */
static int next_places(const struct shrink_pass *pass, struct shrink_pool *pool,
                       const struct shrink_state *from, const struct shrink_facts *facts,
                       struct shrink_cursor *cursor, struct shrink_cursor *taken,
                       struct shrink_state *candidate)
{
    const bool code = pass->kind == SHRINK_CODE;
    struct shrink_word word[WORDS];

    for (; cursor->at < from->lines; *cursor = (struct shrink_cursor){.at = cursor->at + 1}) {
        const struct shrink_line *line = &from->line[cursor->at];
        const size_t words = line->kind == pass->kind ? shrink_words(line->text, word, WORDS) : 0;
        while (cursor->part < words) {
            const struct shrink_word *one = &word[cursor->part++];
            if (one->kind != SHRINK_NUMBER || (!code && !is_data(line->text, one))) continue;
            const uint64_t pc = code ? one->value : address_in(from, facts->isa, one->value);
            const size_t to = line_at(from, facts->isa, cursor->at, pc);
            if (to == from->lines) continue;
            if (shrink_state_copy(candidate, from)) return -1;
            *taken = (struct shrink_cursor){.at = cursor->at};
            if (!name_place(candidate, pool, cursor->at, to, one, pc)) return 1;
            shrink_state_free(candidate);
            return -1;
        }
    }
    return 0;
}

/* ---- Data. */

/* The line with those of its words 0 whose numbers in the whole program are from..to - 1.
 *   count    in: words before this line; out: with those of it */
static const char *zero(struct shrink_pool *pool, const char *text, size_t from, size_t to,
                        size_t *count)
{
    struct shrink_word word[WORDS];
    const size_t words = shrink_words(text, word, WORDS);
    size_t number = *count;

    for (size_t i = 0; i < words; i++) *count += is_data(text, &word[i]);
    if (*count <= from || number >= to) return text;
    number = *count;
    for (size_t i = words; text && i-- > 0;) { /* from the end: places before it stay */
        if (!is_data(text, &word[i])) continue;
        number--;
        if (number >= from && number < to) text = rewrite(pool, text, &word[i], "0");
    }
    return text;
}

static int next_data(const struct shrink_pass *pass, struct shrink_pool *pool,
                     const struct shrink_state *from, const struct shrink_facts *facts,
                     struct shrink_cursor *cursor, struct shrink_cursor *taken,
                     struct shrink_state *candidate)
{
    size_t count = 0;

    (void)facts;
    for (size_t i = 0; i < from->lines; i++)
        if (from->line[i].kind == pass->kind) zero(pool, from->line[i].text, 0, 0, &count);
    if (!part_of(cursor, count)) return 0;
    if (shrink_state_copy(candidate, from)) return -1;
    count = 0;
    for (size_t i = 0; i < from->lines; i++) {
        const char **text = &candidate->line[i].text;
        if (from->line[i].kind != pass->kind) continue;
        *text = zero(pool, *text, cursor->at, cursor->at + cursor->size, &count);
        if (!*text) return -1;
    }
    *taken = *cursor;
    cursor->at += cursor->size;
    return 1;
}

/* Zeros at the end of a list of data, where memory is 0 anyway: of all lines, then of one. */
static int next_zeros(const struct shrink_pass *pass, struct shrink_pool *pool,
                      const struct shrink_state *from, const struct shrink_facts *facts,
                      struct shrink_cursor *cursor, struct shrink_cursor *taken,
                      struct shrink_state *candidate)
{
    (void)facts;
    if (!part_of(cursor, shrink_state_count(from, pass->kind))) return 0;
    if (shrink_state_copy(candidate, from)) return -1;
    for (size_t k = 0; k < cursor->size; k++) {
        struct shrink_line *line = find_line(candidate, pass->kind, cursor->at + k);
        const char *colon = line ? strchr(line->text, ':') : NULL;
        if (!colon) continue;
        size_t end = strlen(line->text);
        while (!strcmp(line->text, "") == 0 && end >= 2 && line->text[end - 1] == '0' &&
               line->text[end - 2] == ' ' && line->text + end - 2 > colon)
            for (end -= 2; end && line->text[end - 1] == ' ';) end--;
        line->text = shrink_keep(pool, line->text, end);
        if (!line->text) return -1;
    }
    cursor->at += cursor->size;
    *taken = *cursor;
    return 1;
}

/* ---- In which order. */

const struct shrink_pass shrink_conditions[] = {
    {"conditions", next_calm, SHRINK_CODE},
    {"programs", next_programs, SHRINK_CODE},
    {NULL, NULL, SHRINK_CODE},
};

const struct shrink_pass shrink_first[] = {
    {"way", next_way, SHRINK_CODE},
    {"what is behind", next_cut, SHRINK_CODE},
    {"instructions", next_lines, SHRINK_CODE},
    {"directives", next_lines, SHRINK_DIRECTIVE},
    {"labels", next_lines, SHRINK_LABEL},
    {"words", next_words, SHRINK_CODE},
    {"places", next_places, SHRINK_CODE},
    {"instructions", next_lines, SHRINK_CODE},
    {"tables", next_places, SHRINK_DIRECTIVE},
    {"instructions", next_lines, SHRINK_CODE},
    {NULL, NULL, SHRINK_CODE},
};

const struct shrink_pass shrink_rounds[] = {
    {"counts", next_counts, SHRINK_DIRECTIVE}, {"data", next_data, SHRINK_DIRECTIVE},
    {"zeros", next_zeros, SHRINK_DIRECTIVE},   {"tables", next_places, SHRINK_DIRECTIVE},
    {"instructions", next_lines, SHRINK_CODE}, {"operands", next_parts, SHRINK_CODE},
    {"instructions", next_lines, SHRINK_CODE}, {"directives", next_lines, SHRINK_DIRECTIVE},
    {"labels", next_lines, SHRINK_LABEL},      {NULL, NULL, SHRINK_CODE},
};

const struct shrink_pass shrink_last[] = {
    {"options", next_default, SHRINK_CODE},
    {NULL, NULL, SHRINK_CODE},
};
