/* What a command stream holds, for people: its stages first, what the loader does not know last. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "stream.h"
#include "vivante.h"

enum { SHOWN = 8 /* launches */, COLUMNS = 100 };

/* "1 launch", "2 launches". */
static void put_count(FILE *out, const char *before, size_t count, const char *what)
{
    bool hisses = what[strlen(what) - 1] == 'h';
    fprintf(out, "%s%zu %s%s", before, count, what, count == 1 ? "" : hisses ? "es" : "s");
}

static void put_map(FILE *out, const char *name, const uint8_t *map, uint32_t count)
{
    fprintf(out, ", %s", count ? name : "no ");
    if (!count) fputs(name, out);
    for (uint32_t i = 0; i < count; i++) fprintf(out, " t%u", map[i]);
}

/* Words of a space that the program fills. */
static size_t words_of(const struct common_program *p, uint32_t space)
{
    size_t words = 0;
    for (size_t i = 0; i < p->inits; i++)
        if (p->init[i].space == space) words += p->init[i].count;
    return words;
}

static const char *chip_name(uint32_t number)
{
    const struct common_chip *chip = vivante_isa.chips;
    while (chip->number != number) chip++;
    return chip->name;
}

static void put_program(FILE *out, const struct common_program *p)
{
    const struct vivante_launch *l = vivante_launch_of(p);

    put_count(out, "", p->code_words / VIVANTE_WORDS, "instruction");
    put_map(out, "inputs", l->input, l->inputs);
    put_map(out, "outputs", l->output, l->outputs);
    put_count(out, ", ", (words_of(p, VIVANTE_SPACE_UNIFORM) + 3) / 4, "uniform");
    put_count(out, ", ",
              words_of(p, VIVANTE_SPACE_SAMPLER) / 32 + (size_t)__builtin_popcount(l->unsupported),
              "sampler");
    fprintf(out, ", %s%s\n", chip_name(p->chip), l->rtne ? ", rtne" : "");
}

/* The reason alone: a message begins with the file, and names launch and stage again. */
static void put_reason(FILE *out, const char *text)
{
    const char *reason = strstr(text, "stage: ");
    if (reason) reason += strlen("stage: ");
    else reason = strstr(text, "error: ") ? strstr(text, "error: ") + strlen("error: ") : text;
    fprintf(out, "%s\n", reason);
}

/*   ask      the stage and the launch
 *   returns  0; -1 if there is no memory */
static int put_stage(FILE *out, const struct vivante_stream *s, struct vivante_stream_ask *ask)
{
    static const char *const names[] = {[VIVANTE_VS] = "vs", [VIVANTE_PS] = "ps"};
    struct common_error err = {""};
    struct common_program program;
    struct vivante_stream *at =
        vivante_stream_new(s->file, s->memory->byte, s->memory->bytes, ask, &err);
    if (!at) return -1;
    at->listed = true;
    int status = vivante_stream_read(at, s->report.launches ? ask->launch : UINT32_MAX);
    if (status == 0) status = vivante_stream_resolve(at, ask, &program, &err);
    if (s->report.launches)
        fprintf(out, "  --stage %u:%s  ", (unsigned)ask->launch, names[ask->stage]);
    else fprintf(out, "  --stage %s  ", names[ask->stage]);
    if (status == 0) put_program(out, &program);
    else put_reason(out, err.text);
    if (status == 0) common_program_free(&program);
    free(at);
    return 0;
}

static int put_stages(FILE *out, const struct vivante_stream *s)
{
    uint32_t launches = s->report.launches, shown = launches < SHOWN ? launches : SHOWN;
    struct vivante_stream_ask ask = {.linear_ok = true};

    if (launches == 0) fputs("  no launch: the stages are those of the state at the end\n", out);
    for (uint32_t i = 0; i < (launches ? shown : 1); i++)
        for (unsigned stage = VIVANTE_VS; stage <= VIVANTE_PS; stage++) {
            ask.launch = i;
            ask.stage = (enum vivante_stage)stage;
            if (put_stage(out, s, &ask)) return -1;
        }
    if (launches > shown)
        put_count(out, "  and ", launches - shown, "more launch"), fputc('\n', out);
    return 0;
}

/* "0x00400..0x00408": states that follow one another, in lines that are not too long. */
static void put_unknown(FILE *out, const struct vivante_stream *s)
{
    size_t column = 0;

    for (uint32_t i = 0; i < VIVANTE_STATES; i++) {
        char text[32];
        uint32_t last = i;
        if (!s->times[i] || vivante_state_known(4 * i)) continue;
        while (last + 1 < VIVANTE_STATES && s->times[last + 1] &&
               !vivante_state_known(4 * (last + 1)))
            last++;
        int length = snprintf(text, sizeof text, last > i ? " 0x%05x..0x%05x" : " 0x%05x",
                              4 * (unsigned)i, 4 * (unsigned)last);
        if (column == 0 || column + (size_t)length > COLUMNS)
            column = (size_t)fprintf(out, "%s  unknown states:", column ? "\n" : "") - (column > 0);
        column += (size_t)length;
        fputs(text, out);
        i = last;
    }
    if (column) fputc('\n', out);
}

static char *print_stream(const struct vivante_stream *s)
{
    const struct vivante_stream_report *r = &s->report;
    char *text = NULL;
    size_t size;
    FILE *out = open_memstream(&text, &size);

    if (!out) return NULL;
    put_count(out, "command stream of ", r->commands, "command");
    put_count(out, " and ", r->launches, "launch");
    fputc('\n', out);
    int status = put_stages(out, s);
    if (s->left)
        fprintf(out, "  %s at word %zu leads out of it: --stage vs:follow=ADDR goes there\n",
                s->left, s->left_at);
    put_count(out, "  ", r->warnings, "warning");
    put_count(out, ", ", r->unknown, "word");
    put_count(out, " to unknown states, ", r->behind, "word");
    fputs(" after END\n", out);
    put_unknown(out, s);
    if (!fclose(out) && status == 0) return text;
    free(text);
    return NULL;
}

int vivante_stream_list(const char *file, const uint8_t *byte, size_t size, char **text,
                        struct common_error *err)
{
    struct vivante_stream *s = vivante_stream_new(file, byte, size, NULL, err);

    if (!s) return -1;
    s->listed = true;
    int status = vivante_stream_read(s, UINT32_MAX);
    if (status == 0) *text = print_stream(s);
    if (status == 0 && !*text) status = common_fail(err, "%s: error: out of memory", file);
    free(s);
    return status;
}
