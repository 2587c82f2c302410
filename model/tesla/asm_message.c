/* What is said of a line that no row of insns.def takes: what could have stood at the furthest
 * token that a row understood, or what is wrong with it. */
#include "asm_insn.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

/* Is what is allowed at the current token of interest? */
static bool is_furthest(struct tesla_encoder *e)
{
    struct tesla_best *best = e->best;
    if (e->at < best->at || (e->at == best->at && best->reject)) return false;
    if (e->at > best->at) *best = (struct tesla_best){.at = e->at};
    return true;
}

/* Appends to a list unless it is in there. */
static void append(char *list, const char *text)
{
    size_t length = strlen(text), used = strlen(list);
    for (const char *p = list; (p = strstr(p, text)) != NULL; p++)
        if ((p == list || p[-1] == ' ') && (p[length] == '\0' || p[length] == ',')) return;
    snprintf(list + used, TESLA_NOTES - used, "%s%s", used != 0 ? ", " : "", text);
}

bool tesla_asm_allow(struct tesla_encoder *e, const char *format, ...)
{
    char text[80];
    if (!is_furthest(e)) return false;
    va_list args;
    va_start(args, format);
    vsnprintf(text, sizeof text, format, args);
    va_end(args);
    append(e->best->text, text);
    return false;
}

bool tesla_asm_allow_register(struct tesla_encoder *e, unsigned class, unsigned width)
{
    if (is_furthest(e) && e->best->width[class] < width) e->best->width[class] = (uint8_t)width;
    return false;
}

bool tesla_asm_allow_banks(struct tesla_encoder *e, unsigned banks)
{
    if (is_furthest(e) && e->best->banks < banks) e->best->banks = banks;
    return false;
}

bool tesla_asm_reject(struct tesla_encoder *e, const char *format, ...)
{
    struct tesla_best *best = e->best;
    if (e->at < best->at) return false;
    best->at = best->where = e->at;
    best->reject = true;
    va_list args;
    va_start(args, format);
    vsnprintf(best->text, TESLA_NOTES, format, args);
    va_end(args);
    return false;
}

/* Adds registers and banks to the list, widest range only. */
static void finish_list(struct tesla_best *best)
{
    char text[48];
    for (unsigned class = TESLA_KIND_GPR; class <= TESLA_KIND_QUAD; class ++) {
        unsigned last = (1u << best->width[class]) - 1;
        if (best->width[class] == 0) continue;
        if (class == TESLA_KIND_GPR) snprintf(text, sizeof text, "$r0 to $r%u", last);
        if (class == TESLA_KIND_HALF) snprintf(text, sizeof text, "$r0l to $r%uh", last / 2);
        if (class == TESLA_KIND_PAIR) snprintf(text, sizeof text, "$r0d to $r%ud", last - 1);
        if (class == TESLA_KIND_QUAD) snprintf(text, sizeof text, "$r0q to $r%uq", last - 3);
        append(best->text, text);
    }
    snprintf(text, sizeof text, "c0[] to c%u[]", best->banks - 1);
    if (best->banks != 0) append(best->text, text);
}

int tesla_asm_report(const char *file, const struct common_token *token, size_t count,
                     struct tesla_best *best, struct common_error *err)
{
    char quote[64];
    const struct common_token *last = &token[count - 1];
    size_t where = best->reject ? best->where : best->at;
    bool at_end = where >= count;
    unsigned line = at_end ? last->line : token[where].line;
    unsigned col = at_end ? last->col + (unsigned)last->length : token[where].col;
    if (best->reject) return common_fail(err, "%s:%u:%u: error: %s", file, line, col, best->text);
    finish_list(best);
    return common_fail(err, "%s:%u:%u: error: found %s; allowed here: %s", file, line, col,
                       at_end ? "the end of the line"
                              : common_token_quote(&token[where], quote, sizeof quote),
                       best->text);
}
