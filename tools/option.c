/* Values of the options of every command: see option.h. */
#include "option.h"

#include "../model/common/file.h"
#include "../model/common/isa_call.h"
#include "../model/common/needs.h"
#include "../model/common/random.h"
#include "../testbench/common/harness.h"
#include "log.h"
#include "options.h"
#include "values.h"
#include "wave.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* ---- Values that need more than a range: the `function` of a row of options.def.
 *   field     of o, where the value goes
 *   name      of the option
 *   value     its text, which lives as long as o; NULL: it has none
 *   returns   0; -1 with err */

static int check_room(const char *name, unsigned used, unsigned max, struct common_error *err)
{
    return used < max ? 0
                      : common_fail(err, "warpstep: error: --%s: at most %u of them", name, max);
}

/* "FROM:TO:FILE" */
static int take_wave_file(struct tool_options *o, struct tool_wave_part *wave, const char *name,
                          const char *value, struct common_error *err)
{
    unsigned long long from, to;
    int length = 0;

    (void)o;
    if (sscanf(value, "%llu:%llu:%n", &from, &to, &length) != 2 || !length || !value[length])
        return tool_value_bad(err, name, value, "FROM:TO:FILE is needed");
    *wave = (struct tool_wave_part){.from = from, .to = to, .file = value + length};
    return 0;
}

static int take_chip(struct tool_options *o, const struct common_chip **chip, const char *name,
                     const char *value, struct common_error *err)
{
    struct common_nearest nearest = {.word = value};
    char known[400] = "";

    if (!o->isa->chips) return tool_does_not_fit(o->isa, name, err);
    *chip = common_chip_find(o->isa, value);
    if (*chip) return 0;
    for (const struct common_chip *c = o->isa->chips; c->name; c++) {
        size_t used = strlen(known);
        snprintf(known + used, sizeof known - used, "%s%s", used ? ", " : "", c->name);
        common_nearest_offer(&nearest, c->name, strlen(c->name));
    }
    common_fail(err, "warpstep: error: --%s '%s'; one of %s is needed", name, value, known);
    return common_nearest_say(&nearest, "", "", err);
}

static int take_type(struct tool_options *o, int *type, const char *name, const char *value,
                     struct common_error *err)
{
    char words[200] = "";

    if (!o->isa->random) return 0; /* check_operands() reports that */
    for (const char *const *t = o->isa->random->types; *t; t++) {
        size_t used = strlen(words);
        snprintf(words + used, sizeof words - used, "%s%s", used ? "|" : "", *t);
    }
    *type = tool_choice(name, value, words, NULL, err);
    return *type < 0 ? -1 : 0;
}

static int take_plus(struct tool_options *o, const char *name, const char *value,
                     struct common_error *err)
{
    if (check_room(name, o->plusargs, TOOL_MAX_PLUSARGS, err)) return -1;
    return tool_plusarg(&o->plusarg[o->plusargs], name, value, err) ? -1 : (o->plusargs++, 0);
}

static int set_mode(struct tool_options *o, const char *name, enum tool_mode mode,
                    struct common_error *err)
{
    if (o->mode != TOOL_LOCKSTEP && o->mode != mode)
        return common_fail(err, "warpstep: error: --%s: only one of --model-only and --rtl-only",
                           name);
    o->mode = mode;
    return 0;
}

static int take_model_only(struct tool_options *o, const char *name, const char *value,
                           struct common_error *err)
{
    (void)value;
    return set_mode(o, name, TOOL_MODEL, err);
}

static int take_rtl_only(struct tool_options *o, const char *name, const char *value,
                         struct common_error *err)
{
    (void)value;
    return set_mode(o, name, TOOL_CORE, err);
}

static int refuse_tag(const char *name, const char *value, const char *word, size_t length,
                      struct common_error *err)
{
    char given[32];
    struct common_nearest nearest = {.word = given};

    snprintf(given, sizeof given, "%.*s", (int)length, word);
    for (const char *known = COMMON_TAG_NAMES; *known; known += strspn(known, ", ")) {
        size_t size = strcspn(known, ",");
        common_nearest_offer(&nearest, known, size);
        known += size;
    }
    tool_value_bad(err, name, value,
                   "tags of programs, separated by commas, are needed: " COMMON_TAG_NAMES);
    return common_nearest_say(&nearest, "", "", err);
}

/* "short,trap" */
static int take_tags(struct tool_options *o, uint32_t *tags, const char *name, const char *value,
                     struct common_error *err)
{
    (void)o;
    for (const char *word = value;; word++) {
        size_t length = strcspn(word, ",");
        uint32_t tag = common_tag_parse(word, length);
        if (!tag) return refuse_tag(name, value, word, length, err);
        *tags |= tag;
        word += length;
        if (!*word) return 0;
    }
}

static int take_signature(struct tool_options *o, uint64_t *signature, const char *name,
                          const char *value, struct common_error *err)
{
    (void)o;
    if (tool_value(name, value, 1, 1u << 30, signature, err)) return -1;
    if (*signature & (*signature - 1)) return tool_value_bad(err, name, value, "a power of two");
    return 0;
}

/* "WARP:FROM" or "WARP:FROM-TO" */
static int take_window(struct tool_options *o, struct tool_window *w, const char *name,
                       const char *value, struct common_error *err)
{
    char end;
    int got =
        sscanf(value, "%" SCNu32 ":%" SCNu32 "-%" SCNu32 "%c", &w->warp, &w->order, &w->to, &end);

    (void)o;
    if ((got != 2 || strchr(value, '-')) && got != 3) got = 0;
    if (!got || w->warp > 255)
        return tool_value_bad(
            err, name, value,
            "WARP:ORDER, such as 0:1200, or WARP:FROM-TO of what a signature said");
    w->given = true;
    w->suspect = got == 3;
    return 0;
}

/* "WARP:ORDER" */
static int take_at(struct tool_options *o, struct tool_place *at, const char *name,
                   const char *value, struct common_error *err)
{
    char end;

    (void)o;
    if (sscanf(value, "%" SCNu32 ":%" SCNu32 "%c", &at->warp, &at->order, &end) != 2 ||
        at->warp > 255)
        return tool_value_bad(err, name, value, "WARP:ORDER, such as 0:1200");
    at->given = true;
    return 0;
}

static int take_disturb(struct tool_options *o, enum testbench_disturb *disturb, const char *name,
                        const char *value, struct common_error *err)
{
    int n = tool_choice(name, value, TESTBENCH_DISTURB_NAMES, NULL, err);

    (void)o;
    if (n < 0) return -1;
    *disturb = (enum testbench_disturb)n;
    return 0;
}

static int take_waves(struct tool_options *o, enum tool_waves *waves, const char *name,
                      const char *value, struct common_error *err)
{
    int n = tool_choice(name, value, "fail|always|never", NULL, err);

    (void)o;
    if (n < 0) return -1;
    *waves = (enum tool_waves)n;
    return 0;
}

static int take_shape(struct tool_options *o, const char *name, const char *value,
                      struct common_error *err)
{
    if (check_room(name, o->shapes, TOOL_MAX_SHAPES, err)) return -1;
    o->shape[o->shapes++] = value;
    return 0;
}

static int take_coverage(struct tool_options *o, const char **coverage, const char *name,
                         const char *value, struct common_error *err)
{
    (void)o;
    *coverage = value;
    if (strcmp(value, "-") && common_file_number(value) < 0) return 0;
    return tool_value_bad(err, name, value, "the name of a store is needed");
}

static int take_warp(struct tool_options *o, const char *name, const char *value,
                     struct common_error *err)
{
    o->filter.by_warp = true;
    return tool_value32(name, value, 0, UINT32_MAX, &o->filter.warp, err);
}

static int take_pc(struct tool_options *o, const char *name, const char *value,
                   struct common_error *err)
{
    (void)name;
    return tool_log_pc(&o->filter, value, err);
}

static int take_register(struct tool_options *o, const char *name, const char *value,
                         struct common_error *err)
{
    (void)name;
    return tool_log_register(&o->filter, o->isa, value, err);
}

static int take_address(struct tool_options *o, const char *name, const char *value,
                        struct common_error *err)
{
    (void)name;
    return tool_log_address(&o->filter, o->isa, value, err);
}

/* ---- The table. */

int tool_option_take(struct tool_options *o, enum option_id id, const char *name, const char *value,
                     struct common_error *err)
{
    /* clang-format off */
    switch (id) {
#define OPTION(id, name, letter, topic, commands, fit, take, help)                                 \
    case OPT_##id: return take;
#define TAKE_FLAG(field) (o->field = true, 0)
#define TAKE_TEXT(text, field, initial) (o->field = value, 0)
#define TAKE_NUMBER(text, field, min, max, initial)                                                \
    tool_value(name, value, min, max, &o->field, err)
#define TAKE_AS(text, type, field, initial, function) function(o, &o->field, name, value, err)
#define TAKE_BY(text, function) function(o, name, value, err)
#define TAKE_NOTHING(text) 0
#include "options.def"
    case OPTIONS: break;
    }
    /* clang-format on */
    return 0;
}

void tool_option_defaults(struct tool_options *o)
{
    memset(o, 0, sizeof *o);
    /* clang-format off */
#define OPTION(id, name, letter, topic, commands, fit, take, help) take
#define TAKE_FLAG(field)
#define TAKE_TEXT(text, field, initial) o->field = initial;
#define TAKE_NUMBER(text, field, min, max, initial) o->field = initial;
#define TAKE_AS(text, type, field, initial, function) o->field = initial;
#define TAKE_BY(text, function)
#define TAKE_NOTHING(text)
#include "options.def"
    /* clang-format on */
}
