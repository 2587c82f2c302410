/* Text cubins: "word = value" and "word { .. }", in any order and on any lines. See cubin.h. What a
 * launch does not need, such as sampler { name texunit }, may hold whatever it likes. */
#include "cubin.h"
#include "model.h"

#include "../common/file.h"
#include "../common/option.h"
#include "../common/whole_number.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { MAX_BARRIERS = 16 };

struct reader {
    const char *file, *p;
    unsigned line, col;
    /* the token at hand; length 0: the end of the file */
    const char *token;
    size_t length;
    unsigned token_line, token_col;
    struct tesla_cubin *cubin;
    struct common_error *err;
};

/* "file:line:col: error: found 'x'; .. is allowed" at the token at hand. */
static int fail(struct reader *r, const char *allowed)
{
    if (r->length == 0)
        return common_fail(r->err, "%s:%u:%u: error: found the end of the file; %s is allowed",
                           r->file, r->token_line, r->token_col, allowed);
    char quote[40];
    size_t used = 0;
    for (size_t i = 0; i < r->length && used < sizeof quote - 1; i++)
        quote[used++] = r->token[i] >= ' ' && r->token[i] <= '~' ? r->token[i] : '?';
    quote[used] = '\0';
    return common_fail(r->err, "%s:%u:%u: error: found '%s'; %s is allowed", r->file, r->token_line,
                       r->token_col, quote, allowed);
}

static int fail_memory(struct reader *r)
{
    return common_fail(r->err, "%s: error: out of memory", r->file);
}

static void step(struct reader *r)
{
    if (*r->p == '\n') {
        r->line++;
        r->col = 0;
    }
    r->p++;
    r->col++;
}

/* The next token: '{', '}', '=', or a word. */
static void next(struct reader *r)
{
    while (*r->p != '\0' && strchr(" \t\r\n", *r->p) != NULL) step(r);
    r->token = r->p;
    r->token_line = r->line;
    r->token_col = r->col;
    r->length = *r->p != '\0';
    if (*r->p == '\0') return;
    bool mark = strchr("{}=", *r->p) != NULL;
    step(r);
    while (!mark && *r->p != '\0' && strchr(" \t\r\n{}=", *r->p) == NULL) step(r);
    r->length = (size_t)(r->p - r->token);
}

static bool is(const struct reader *r, const char *text)
{
    return r->length == strlen(text) && memcmp(r->token, text, r->length) == 0;
}

static bool is_word(const struct reader *r)
{
    return r->length != 0 && strchr("{}=", r->token[0]) == NULL;
}

static int need(struct reader *r, const char *mark, const char *allowed)
{
    if (!is(r, mark)) return fail(r, allowed);
    next(r);
    return 0;
}

static int number(struct reader *r, uint32_t max, uint32_t *value)
{
    char text[24], allowed[48];
    uint64_t wide;
    snprintf(text, sizeof text, "%.*s", r->length < sizeof text ? (int)r->length : 0, r->token);
    snprintf(allowed, sizeof allowed, "a number from 0 to %u", (unsigned)max);
    if (!is_word(r) || common_whole_number(text, max, &wide) != 0) return fail(r, allowed);
    *value = (uint32_t)wide;
    next(r);
    return 0;
}

/* Words of "{ 0x.. 0x.. }".
 *   word  out: malloc'ed, never NULL then */
static int words(struct reader *r, size_t max, uint32_t **word, size_t *count)
{
    size_t room = 64;
    *count = 0;
    *word = malloc(room * sizeof **word);
    if (*word == NULL) return fail_memory(r);
    int status = need(r, "{", "'{'");
    while (status == 0 && !is(r, "}")) {
        if (*count == room) {
            uint32_t *more = realloc(*word, 2 * room * sizeof **word);
            if (more == NULL) return fail_memory(r);
            *word = more;
            room *= 2;
        }
        if (!is_word(r)) status = fail(r, "a word such as 0x10008000, or '}',");
        else if (*count == max) status = fail(r, "no further word");
        else status = number(r, UINT32_MAX, &(*word)[(*count)++]);
    }
    if (status == 0) next(r);
    return status;
}

/* Everything up to the '}' that belongs to the '{' at hand. */
static int skip(struct reader *r)
{
    unsigned depth = 0;
    do {
        if (r->length == 0) return fail(r, "'}'");
        if (is(r, "{")) depth++;
        if (is(r, "}")) depth--;
        next(r);
    } while (depth > 0);
    return 0;
}

/* --- const { segname segnum offset bytes mem } --- */

struct constants {
    uint32_t bank, offset, bytes;
    bool has_bank, has_bytes, has_mem;
    uint32_t *word;
    size_t words;
};

static int constant_entry(struct reader *r, struct constants *c)
{
    static const char allowed[] = "name, segname, segnum, offset, bytes or mem";
    if (is(r, "mem")) {
        if (c->has_mem)
            return common_fail(r->err, "%s:%u:%u: error: a second mem; one is allowed", r->file,
                               r->token_line, r->token_col);
        c->has_mem = true;
        next(r);
        return words(r, TESLA_BANK_BYTES / 4, &c->word, &c->words);
    }
    bool name = is(r, "name"), segment = is(r, "segname"), bank = is(r, "segnum"),
         offset = is(r, "offset"), bytes = is(r, "bytes");
    if (!name && !segment && !bank && !offset && !bytes) return fail(r, allowed);
    next(r);
    if (need(r, "=", "'='") != 0) return -1;
    if (segment && !is(r, "const"))
        return fail(r, "const, since a driver alone gives other segments their address,");
    if (bank) {
        c->has_bank = true;
        return number(r, TESLA_BANKS - 1, &c->bank);
    }
    if (bytes) c->has_bytes = true;
    if (offset || bytes) return number(r, TESLA_BANK_BYTES, offset ? &c->offset : &c->bytes);
    if (!is_word(r)) return fail(r, "a word");
    next(r);
    return 0;
}

static int take_constants(struct reader *r, const struct constants *c, size_t kernel, unsigned line,
                          unsigned col)
{
#define PLACE "%s:%u:%u: error: "
    if (!c->has_bank || !c->has_bytes)
        return common_fail(r->err, PLACE "constants without %s; both segnum and bytes are needed",
                           r->file, line, col, c->has_bank ? "bytes" : "segnum");
    if (c->offset % 4 != 0 || c->offset + c->bytes > TESLA_BANK_BYTES)
        return common_fail(r->err,
                           PLACE
                           "constants at 0x%x with 0x%x bytes; a multiple of 4, and 0x%x bytes "
                           "of a bank, are allowed",
                           r->file, line, col, (unsigned)c->offset, (unsigned)c->bytes,
                           (unsigned)TESLA_BANK_BYTES);
    if (c->has_mem && c->words != (c->bytes + 3) / 4)
        return common_fail(r->err, PLACE "%zu words of mem; %u bytes need %u", r->file, line, col,
                           c->words, (unsigned)c->bytes, (unsigned)(c->bytes + 3) / 4);
#undef PLACE
    if (!c->has_mem) return 0; /* the host fills it */
    struct tesla_cubin_segment *s = tesla_cubin_segment(r->cubin);
    if (s == NULL) return fail_memory(r);
    *s = (struct tesla_cubin_segment){kernel, c->bank, c->offset, c->word, c->words};
    return 1; /* the words are the segment's now */
}

static int constants(struct reader *r, size_t kernel)
{
    struct constants c = {0};
    unsigned line = r->token_line, col = r->token_col;
    next(r);
    int status = need(r, "{", "'{'");
    while (status == 0 && !is(r, "}")) status = constant_entry(r, &c);
    if (status == 0) next(r);
    if (status == 0) status = take_constants(r, &c, kernel, line, col);
    if (status <= 0) free(c.word);
    return status < 0 ? -1 : 0;
}

/* --- code { name lmem smem reg bar bincode const } --- */

static int kernel_name(struct reader *r, size_t k)
{
    if (!is_word(r)) return fail(r, "the name of a kernel");
    for (size_t i = 0; i < r->cubin->kernels; i++)
        if (strlen(r->cubin->kernel[i].name) == r->length &&
            memcmp(r->cubin->kernel[i].name, r->token, r->length) == 0)
            return fail(r, "a name that no other kernel has, once,");
    char *name = malloc(r->length + 1);
    if (name == NULL) return fail_memory(r);
    memcpy(name, r->token, r->length);
    name[r->length] = '\0';
    free(r->cubin->kernel[k].name);
    r->cubin->kernel[k].name = name;
    next(r);
    return 0;
}

static int kernel_entry(struct reader *r, size_t k)
{
    struct tesla_kernel *kernel = &r->cubin->kernel[k];
    const struct {
        const char *name;
        uint32_t max, *value;
    } numbers[] = {{"lmem", TESLA_LOCAL_MAX, &kernel->local},
                   {"smem", TESLA_SHARED_MAX, &kernel->shared},
                   {"reg", TESLA_GPRS, &kernel->regs},
                   {"bar", MAX_BARRIERS, &kernel->barriers}};
    for (size_t i = 0; i < sizeof numbers / sizeof numbers[0]; i++) {
        if (!is(r, numbers[i].name)) continue;
        next(r);
        return need(r, "=", "'='") != 0 ? -1 : number(r, numbers[i].max, numbers[i].value);
    }
    if (is(r, "const")) return constants(r, k);
    if (is(r, "name")) {
        next(r);
        return need(r, "=", "'='") != 0 ? -1 : kernel_name(r, k);
    }
    if (!is(r, "bincode") || kernel->code != NULL)
        return fail(r, "name, lmem, smem, reg, bar, const or one bincode");
    next(r);
    return words(r, TESLA_CODE_MAX / 4, &kernel->code, &kernel->words);
}

static int kernel(struct reader *r)
{
    unsigned line = r->token_line, col = r->token_col;
    size_t k = r->cubin->kernels;
    if (tesla_cubin_kernel(r->cubin, "", 0) == NULL) return fail_memory(r);
    next(r);
    if (need(r, "{", "'{'") != 0) return -1;
    while (!is(r, "}"))
        if (kernel_entry(r, k) != 0) return -1;
    next(r);
    const struct tesla_kernel *kernel = &r->cubin->kernel[k];
    if (kernel->name[0] != '\0' && kernel->words != 0) return 0;
    return common_fail(r->err, "%s:%u:%u: error: code without %s; both name and bincode are needed",
                       r->file, line, col, kernel->name[0] == '\0' ? "name" : "bincode");
}

/* --- the file --- */

/* "{sm_10}" */
static int architecture(struct reader *r)
{
    static const char *const known[] = {"sm_10", "sm_11", "sm_12", "sm_13"};
    next(r);
    if (need(r, "{", "'{'") != 0) return -1;
    for (uint32_t i = 0; i < 4; i++)
        if (is(r, known[i])) r->cubin->sm = 10 + i;
    if (r->cubin->sm == 0) return fail(r, "sm_10, sm_11, sm_12 or sm_13");
    next(r);
    return need(r, "}", "'}'");
}

static int entry(struct reader *r)
{
    if (is(r, "architecture") && r->cubin->sm == 0) return architecture(r);
    if (is(r, "code")) return kernel(r);
    if (is(r, "consts") || is(r, "const")) return constants(r, SIZE_MAX);
    if (!is(r, "abiversion") && !is(r, "modname") && !is(r, "sampler"))
        return fail(r, "one architecture, abiversion, modname, code, consts or sampler");
    next(r);
    return is(r, "{") ? skip(r) : fail(r, "'{'");
}

int tesla_cubin_text(const char *file, const char *text, struct tesla_cubin *cubin,
                     struct common_error *err)
{
    const char *begin = text + common_file_mark(text);
    struct reader r = {.file = file, .p = begin, .line = 1, .col = 1, .cubin = cubin, .err = err};
    next(&r);
    while (r.length != 0)
        if (entry(&r) != 0) return -1;
    return cubin->sm != 0 ? 0 : fail(&r, "architecture {sm_10} to {sm_13}");
}
