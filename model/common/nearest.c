/* See nearest.h. */
#include "fields.h"
#include "nearest.h"

#include <ctype.h>
#include <stdbool.h>
#include <stdio.h>
#include <string.h>

static bool same(char a, char b)
{
    return tolower((unsigned char)a) == tolower((unsigned char)b);
}

static unsigned least(unsigned a, unsigned b)
{
    return a < b ? a : b;
}

/* How many letters must be put in, left out, replaced or exchanged with their neighbour. The words
 * are shorter than the copy in struct common_nearest. */
static unsigned distance(const char *a, size_t as, const char *b, size_t bs)
{
    enum { ROOM = sizeof((struct common_nearest *)NULL)->copy + 1 };
    unsigned row[3][ROOM]; /* of this letter of a, the one before, the one before that */

    for (unsigned k = 0; k <= bs; k++) row[0][k] = k;
    for (unsigned i = 1; i <= as; i++) {
        unsigned *now = row[i % 3], *before = row[(i + 2) % 3], *two = row[(i + 1) % 3];
        now[0] = i;
        for (unsigned k = 1; k <= bs; k++) {
            now[k] =
                least(least(now[k - 1], before[k]) + 1, before[k - 1] + !same(a[i - 1], b[k - 1]));
            if (i > 1 && k > 1 && same(a[i - 1], b[k - 2]) && same(a[i - 2], b[k - 1]))
                now[k] = least(now[k], two[k - 2] + 1);
        }
    }
    return row[as % 3][bs];
}

/* Near: a third of its letters differ, or it is the beginning of a longer one. */
void common_nearest_offer(struct common_nearest *n, const char *known, size_t length)
{
    size_t given = n->word ? strlen(n->word) : 0;

    if (!given || given >= sizeof n->copy || length >= sizeof n->copy) return;
    unsigned differs = distance(n->word, given, known, length);
    bool begins = given > 1 && given < length && !strncmp(n->word, known, given);
    if (differs > (given + 2) / 3 && !begins) return;
    if (begins) differs = 1;
    if (n->found && differs >= n->distance) return;
    memcpy(n->copy, known, length);
    n->copy[length] = '\0';
    n->found = n->copy;
    n->distance = differs;
}

int common_nearest_say(const struct common_nearest *n, const char *before, const char *after,
                       struct common_error *err)
{
    size_t used = strlen(err->text);

    if (n->found)
        snprintf(err->text + used, sizeof err->text - used, "; did you mean %s%s%s?", before,
                 n->found, after);
    return -1;
}

/* ---- mnemonics */

/* Words for one operation in the languages of processors; each row ends with NULL. */
static const char *const meanings[][10] = {
    {"add", "iadd", "fadd", "inc", "incr", "addi", "sum"},
    {"sub", "isub", "fsub", "add", "dec", "neg"},
    {"mul", "imul", "fmul", "umul", "imullo", "mull"},
    {"mad", "fma", "fmad", "imad", "mac", "mla", "madd"},
    {"rcp", "div", "idiv", "udiv", "fdiv", "recip", "inv"},
    {"rsq", "rsqrt", "sqrt", "isqrt"},
    {"ex2", "exp", "exp2", "pow2"},
    {"lg2", "log", "log2"},
    {"mov", "move", "copy", "cpy", "ldi", "li"},
    {"bra", "branch", "br", "jmp", "jump", "goto", "b", "jmpc"},
    {"call", "jsr", "bl", "callc"},
    {"ret", "return", "rts"},
    {"exit", "end", "halt", "stop"},
    {"ld", "load", "ldr", "lda", "lda32"},
    {"st", "store", "str", "sta", "sta32"},
    {"bar", "barrier", "sync", "syncthreads"},
    {"set", "cmp", "slt", "setp", "tst", "select"},
    {"shl", "lsl", "sll", "lshift"},
    {"shr", "lsr", "srl", "asr", "sra", "rshift"},
    {"flr", "floor", "frc", "fract"},
};

static bool is_word(const char *word, const char *known, size_t length)
{
    for (size_t i = 0; i < length; i++)
        if (word[i] == '\0' || !same(word[i], known[i])) return false;
    return word[length] == '\0';
}

/* The place of a word in a row of meanings; -1 if it is not there. */
static int place_in(const char *const *row, const char *known, size_t length)
{
    for (int i = 0; row[i] != NULL; i++)
        if (is_word(row[i], known, length)) return i;
    return -1;
}

/* Of several words with the same meaning, the one that the row has first. */
static void offer_meaning(struct common_nearest *n, const char *known, size_t length)
{
    for (unsigned i = 0; i < sizeof meanings / sizeof *meanings; i++) {
        int given = place_in(meanings[i], n->word, strlen(n->word));
        int place = given < 0 ? -1 : place_in(meanings[i], known, length);
        if (place < 0 || (n->found && n->distance <= (unsigned)place)) continue;
        memcpy(n->copy, known, length);
        n->copy[length] = '\0';
        n->found = n->copy;
        n->distance = (unsigned)place;
    }
}

/* The word with a digit after it: idiv0 for idiv. */
static void offer_numbered(struct common_nearest *n, const char *known, size_t length)
{
    size_t given = strlen(n->word);

    if (n->found || length != given + 1 || !isdigit((unsigned char)known[given])) return;
    if (is_word(n->word, known, given)) common_nearest_offer(n, known, length);
}

/* Offers the start of a row: a word, or one of the choices of an element. */
static void offer_row(const struct common_encoding *e, unsigned row, struct common_nearest *n,
                      void (*offer)(struct common_nearest *, const char *, size_t))
{
    const struct common_word *token;
    unsigned tokens = common_template(e, row, &token);
    for (unsigned i = 0; i < tokens; i++) {
        const struct common_bitfield *field = token[i].element ? token[i].element->field : NULL;
        if (token[i].element == NULL) {
            offer(n, token[i].text, token[i].length);
            return;
        }
        if (field == NULL || field->domain != COMMON_CHOICE) continue;
        for (uint32_t v = 0; v >> common_width(field->piece) == 0; v++)
            if (field->choice[v].text != NULL && field->choice[v].text[0] != '\0')
                offer(n, field->choice[v].text, strlen(field->choice[v].text));
        return;
    }
}

static void offer_all(const struct common_encoding *e, const char *const *other,
                      struct common_nearest *n,
                      void (*offer)(struct common_nearest *, const char *, size_t))
{
    for (unsigned row = 0; row < e->rows; row++) offer_row(e, row, n, offer);
    for (; other != NULL && *other != NULL; other++) offer(n, *other, strlen(*other));
}

int common_mnemonic_fail(const struct common_text *text, const struct common_token *token,
                         const struct common_encoding *encoding, const char *const *other,
                         const char *allowed)
{
    char word[32], quote[64];
    struct common_nearest nearest = {.word = word};
    snprintf(word, sizeof word, "%.*s",
             (int)(token->length < sizeof word ? token->length : sizeof word - 1), token->text);
    offer_all(encoding, other, &nearest, offer_numbered);
    if (nearest.found == NULL) offer_all(encoding, other, &nearest, offer_meaning);
    bool other_word = nearest.found != NULL;
    if (!other_word) offer_all(encoding, other, &nearest, common_nearest_offer);
    /* mnemonics are short: of four letters, one may differ */
    if (!other_word && nearest.distance > (strlen(word) + 1) / 3) nearest.found = NULL;
    common_token_quote(token, quote, sizeof quote);
    if (nearest.found != NULL)
        return common_text_error(text, token->line, token->col,
                                 "%s is no instruction; did you mean %s?", quote, nearest.found);
    return common_text_error(text, token->line, token->col, "%s is no instruction; %s", quote,
                             allowed);
}
