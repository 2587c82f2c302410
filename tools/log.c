/* `warpstep log`: every retired instruction of a run as text or as a line of JSON, as they come.
 * Filters choose which; the run goes on behind them. What a line holds: docs/formats.md. */
#include <ctype.h>
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#include "../bridge/result.h"
#include "../model/common/isa_call.h"
#include "log.h"
#include "values.h"

enum { VALUES_A_LINE = 8, TEXT_WIDTH = 44 };

/* ---- filters. */

/* "0x10" or "0x10-0x1f" */
static int parse_range(const char *text, uint64_t *from, uint64_t *to)
{
    char *end;

    if (!isdigit((unsigned char)*text)) return -1;
    *from = *to = strtoull(text, &end, 0);
    if (*end == '-' && isdigit((unsigned char)end[1])) *to = strtoull(end + 1, &end, 0);
    return *end || *to < *from ? -1 : 0;
}

static void register_name(const struct common_isa *isa, uint32_t file, uint32_t index, char *text,
                          size_t size)
{
    /* the format is the ISA's and takes the index */
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wformat-nonliteral"
    snprintf(text, size, isa->files[file].format, index);
#pragma GCC diagnostic pop
}

int tool_log_register(struct tool_log_filter *filter, const struct common_isa *isa,
                      const char *value, struct common_error *err)
{
    char name[40], known[300] = "";

    for (uint32_t f = 0; f < isa->nfiles; f++)
        for (uint32_t i = 0; i < isa->files[f].count; i++) {
            register_name(isa, f, i, name, sizeof name);
            if (strcmp(name, value) != 0) continue;
            filter->by_register = true;
            filter->file = f;
            filter->index = i;
            return 0;
        }
    for (uint32_t f = 0; f < isa->nfiles; f++) {
        size_t used = strlen(known);
        register_name(isa, f, isa->files[f].count - 1, name, sizeof name);
        snprintf(known + used, sizeof known - used, "%s%s", used ? ", " : "", name);
    }
    return common_fail(err, "warpstep: error: --register '%s'; the last ones of %s are %s", value,
                       isa->name, known);
}

int tool_log_pc(struct tool_log_filter *filter, const char *value, struct common_error *err)
{
    filter->by_pc = true;
    if (!parse_range(value, &filter->pc_from, &filter->pc_to)) return 0;
    return tool_value_bad(err, "pc", value, "a pc, or two as in 0x10-0x3f, is needed");
}

int tool_log_address(struct tool_log_filter *filter, const struct common_isa *isa,
                     const char *value, struct common_error *err)
{
    const char *colon = strchr(value, ':');
    char known[300] = "";

    filter->by_address = true;
    filter->space = UINT32_MAX;
    for (uint32_t s = 0; s < isa->nspaces && colon; s++) {
        size_t used = strlen(known);
        snprintf(known + used, sizeof known - used, "%s%s", used ? ", " : "", isa->spaces[s].name);
        if (strlen(isa->spaces[s].name) == (size_t)(colon - value) &&
            !strncmp(isa->spaces[s].name, value, (size_t)(colon - value)))
            filter->space = s;
    }
    if (colon && filter->space == UINT32_MAX)
        return common_fail(err, "warpstep: error: --address '%s'; memories of %s are %s", value,
                           isa->name, known);
    if (!parse_range(colon ? colon + 1 : value, &filter->from, &filter->to)) return 0;
    return tool_value_bad(err, "address", value,
                          "an address, or two as in 0x10-0x3f, is needed, a memory and ':' may "
                          "stand before it");
}

static bool touches_register(const struct tool_log *log, const struct common_step *step)
{
    const struct tool_log_filter *f = log->filter;
    uint32_t file[BRIDGE_SOURCES], index[BRIDGE_SOURCES];

    for (uint32_t i = 0; i < step->regs; i++)
        if (step->reg[i].file == f->file && step->reg[i].index == f->index && step->reg[i].mask)
            return true;
    if (step->retire.kind != COMMON_RETIRE) return false;
    unsigned count = common_isa_sources(log->isa, step->retire.word, step->retire.nwords, file,
                                        index, BRIDGE_SOURCES);
    for (unsigned i = 0; i < count && i < BRIDGE_SOURCES; i++)
        if (file[i] == f->file && index[i] == f->index) return true;
    return false;
}

static bool is_addressed(const struct tool_log_filter *f, const struct common_mem_write *w)
{
    return (f->space == UINT32_MAX || w->space == f->space) && w->be && w->addr <= f->to &&
           w->addr + 3 >= f->from;
}

static bool touches_address(const struct tool_log *log, const struct common_step *step)
{
    for (uint32_t i = 0; i < step->mems; i++)
        if (is_addressed(log->filter, &step->mem[i])) return true;
    return false;
}

static bool chosen(const struct tool_log *log, const struct common_step *step)
{
    const struct tool_log_filter *f = log->filter;
    const struct common_retire *r = &step->retire;

    if (f->by_warp && r->warp != f->warp) return false;
    if (f->by_pc && (r->kind != COMMON_RETIRE || r->pc < f->pc_from || r->pc > f->pc_to))
        return false;
    if (f->by_register && !touches_register(log, step)) return false;
    return !f->by_address || touches_address(log, step);
}

/* ---- text. */

/* A value with dots for the bytes that were not written. */
static void value_text(uint32_t data, uint32_t be, uint32_t bits, char text[9])
{
    unsigned bytes = (bits + 7) / 8;

    for (unsigned k = bytes; k-- > 0; text += 2)
        if (be >> k & 1) snprintf(text, 3, "%02x", (unsigned)(data >> 8 * k & 0xff));
        else memcpy(text, "..", 3);
}

/* Whether a launch is told of: with --register and --address, of what these name alone. */
static bool is_narrowed(const struct tool_log *log, const struct common_step *step)
{
    return step->retire.kind == COMMON_LAUNCH &&
           (log->filter->by_register || log->filter->by_address);
}

static bool register_is_told(const struct tool_log *log, const struct common_step *step,
                             const struct common_reg_write *w)
{
    const struct tool_log_filter *f = log->filter;

    if (!w->mask || !w->be) return false;
    return !is_narrowed(log, step) ||
           (f->by_register && w->file == f->file && w->index == f->index);
}

static bool memory_is_told(const struct tool_log *log, const struct common_step *step,
                           const struct common_mem_write *w)
{
    return w->be &&
           (!is_narrowed(log, step) || (log->filter->by_address && is_addressed(log->filter, w)));
}

static void print_row(const struct tool_log *log, const struct common_reg_write *w)
{
    char name[40], value[9];
    unsigned column = 0;

    register_name(log->isa, w->file, w->index, name, sizeof name);
    for (uint32_t rest = w->mask; rest; rest &= rest - 1, column++) {
        unsigned lane = (unsigned)__builtin_ctz(rest);
        if (column % VALUES_A_LINE == 0)
            fprintf(log->out, "%s      %-8s", column ? "\n" : "", column ? "" : name);
        value_text(w->data[lane], w->be, log->isa->files[w->file].bits, value);
        fprintf(log->out, " %u:%s", lane, value);
    }
    fputc('\n', log->out);
}

static void print_text(const struct tool_log *log, const struct common_step *step, uint64_t cycle,
                       const char *text, const char *source, const char *trap)
{
    const struct common_retire *r = &step->retire;

    fprintf(log->out, "w%-3u %6u  ", r->warp, r->order);
    if (r->kind == COMMON_LAUNCH) {
        fprintf(log->out, "launch");
        for (unsigned i = 0; i < COMMON_ARGS; i++)
            if (log->isa->arg_name[i])
                fprintf(log->out, "  %s %u", log->isa->arg_name[i], r->arg[i]);
    } else {
        fprintf(log->out, "%06" PRIx64 "  %-*s  active %08x", r->pc, TEXT_WIDTH, text, r->active);
    }
    if (cycle != TOOL_LOG_NO_CLOCK) fprintf(log->out, "  clock %" PRIu64, cycle);
    if (source[0]) fprintf(log->out, "  %s", source);
    if (trap[0]) fprintf(log->out, "  trap %s", trap);
    if (r->done) fprintf(log->out, "  done");
    fputc('\n', log->out);
    for (uint32_t i = 0; i < step->regs; i++)
        if (register_is_told(log, step, &step->reg[i])) print_row(log, &step->reg[i]);
    for (uint32_t i = 0; i < step->mems; i++) {
        const struct common_mem_write *w = &step->mem[i];
        char value[9];
        if (!memory_is_told(log, step, w)) continue;
        value_text(w->data, w->be, 32, value);
        fprintf(log->out, "      %s[0x%" PRIx64 "] ", log->isa->spaces[w->space].name, w->addr);
        if (log->isa->spaces[w->space].per_lane) fprintf(log->out, "%u:", w->lane);
        fprintf(log->out, "%s\n", value);
    }
}

/* ---- lines of JSON. */

static void string_or_null(FILE *out, const char *name, const char *text)
{
    fprintf(out, ", \"%s\": ", name);
    if (text[0]) bridge_json_string(out, text);
    else fputs("null", out);
}

static void json_rows(const struct tool_log *log, const struct common_step *step)
{
    const char *between = "";

    fputs(", \"registers\": [", log->out);
    for (uint32_t i = 0; i < step->regs; i++) {
        const struct common_reg_write *w = &step->reg[i];
        char name[40];
        if (!register_is_told(log, step, w)) continue;
        register_name(log->isa, w->file, w->index, name, sizeof name);
        fprintf(log->out, "%s{\"name\": ", between);
        bridge_json_string(log->out, name);
        fprintf(log->out, ", \"mask\": \"0x%08x\", \"bytes\": %u, \"values\": [", w->mask, w->be);
        for (uint32_t rest = w->mask; rest; rest &= rest - 1)
            fprintf(log->out, "%s\"0x%08x\"", rest == w->mask ? "" : ", ",
                    w->data[__builtin_ctz(rest)]);
        fputs("]}", log->out);
        between = ", ";
    }
    fputc(']', log->out);
}

static void json_words(const struct tool_log *log, const struct common_step *step)
{
    const char *between = "";

    fputs(", \"memory\": [", log->out);
    for (uint32_t i = 0; i < step->mems; i++) {
        const struct common_mem_write *w = &step->mem[i];
        const struct common_space *space = &log->isa->spaces[w->space];
        if (!memory_is_told(log, step, w)) continue;
        fprintf(log->out, "%s{\"space\": ", between);
        bridge_json_string(log->out, space->name);
        if (space->per_lane) fprintf(log->out, ", \"lane\": %u", w->lane);
        else fputs(", \"lane\": null", log->out);
        fprintf(log->out, ", \"address\": \"0x%" PRIx64 "\", \"bytes\": %u, \"value\": \"0x%08x\"}",
                w->addr, w->be, w->data);
        between = ", ";
    }
    fputc(']', log->out);
}

static void print_json(const struct tool_log *log, const struct common_step *step, uint64_t cycle,
                       const char *text, const char *source, const char *trap)
{
    const struct common_retire *r = &step->retire;
    bool launch = r->kind == COMMON_LAUNCH;

    fprintf(log->out, "{\"kind\": \"%s\", \"warp\": %u, \"order\": %u",
            launch ? "launch" : "retire", r->warp, r->order);
    if (cycle == TOOL_LOG_NO_CLOCK) fputs(", \"clock\": null", log->out);
    else fprintf(log->out, ", \"clock\": %" PRIu64, cycle);
    if (launch) {
        fputs(", \"args\": [", log->out);
        for (unsigned i = 0; i < COMMON_ARGS; i++)
            fprintf(log->out, "%s\"0x%08x\"", i ? ", " : "", r->arg[i]);
        fputc(']', log->out);
    } else {
        fprintf(log->out, ", \"pc\": \"0x%" PRIx64 "\", \"words\": [", r->pc);
        for (unsigned i = 0; i < r->nwords && i < COMMON_WORDS; i++)
            fprintf(log->out, "%s\"0x%08x\"", i ? ", " : "", r->word[i]);
        fputs("], \"text\": ", log->out);
        bridge_json_string(log->out, text);
        string_or_null(log->out, "source", source);
        fprintf(log->out, ", \"active\": \"0x%08x\", \"next_pc\": \"0x%" PRIx64 "\"", r->active,
                r->next_pc);
        string_or_null(log->out, "trap", trap);
        fprintf(log->out, ", \"done\": %s", r->done ? "true" : "false");
    }
    json_rows(log, step);
    json_words(log, step);
    fputs("}\n", log->out);
}

void tool_log_step(const struct tool_log *log, const struct common_program *program,
                   const struct common_step *step, uint64_t cycle)
{
    const struct common_retire *r = &step->retire;
    char text[160] = "(no instruction)", source[80] = "", trap[160] = "";

    if (!chosen(log, step)) return;
    if (log->shown) ++*log->shown;
    if (r->kind == COMMON_RETIRE) {
        if (r->nwords)
            common_isa_text(log->isa, program, r->word, r->nwords, r->pc, text, sizeof text);
        if (r->nwords) common_isa_source(log->isa, program, r->pc, source, sizeof source);
        if (r->trap) common_isa_trap_text(log->isa, r->trap, trap, sizeof trap);
    }
    if (log->json) print_json(log, step, cycle, text, source, trap);
    else print_text(log, step, cycle, text, source, trap);
}
