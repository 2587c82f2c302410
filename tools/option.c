/* Values of the options of every command: see option.h. */
#include "option.h"

#include "../model/common/file.h"
#include "../model/common/needs.h"
#include "../model/common/random.h"
#include "../testbench/common/harness.h"
#include "log.h"
#include "options.h"
#include "values.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static int room(const char *name, unsigned used, unsigned max, struct common_error *err)
{
    return used < max ? 0
                      : common_fail(err, "warpstep: error: --%s: at most %u of them", name, max);
}

/* "FROM:TO:FILE" */
static int parse_wave_file(struct tool_options *o, const char *value, struct common_error *err)
{
    unsigned long long from, to;
    int length = 0;

    if (sscanf(value, "%llu:%llu:%n", &from, &to, &length) != 2 || !length || !value[length])
        return tool_value_bad(err, "wave-file", value, "FROM:TO:FILE is needed");
    o->wave_from = from;
    o->wave_to = to;
    o->wave_file = value + length;
    return 0;
}

static int parse_chip(struct tool_options *o, const char *name, const char *value,
                      struct common_error *err)
{
    struct common_nearest nearest = {.word = value};
    char known[400] = "";

    if (!o->isa->chips) return tool_does_not_fit(o->isa, name, err);
    o->chip = common_chip_find(o->isa, value);
    if (o->chip) return 0;
    for (const struct common_chip *chip = o->isa->chips; chip->name; chip++) {
        size_t used = strlen(known);
        snprintf(known + used, sizeof known - used, "%s%s", used ? ", " : "", chip->name);
        common_nearest_offer(&nearest, chip->name, strlen(chip->name));
    }
    common_fail(err, "warpstep: error: --%s '%s'; one of %s is needed", name, value, known);
    return common_nearest_say(&nearest, "", "", err);
}

static int parse_type(struct tool_options *o, const char *name, const char *value,
                      struct common_error *err)
{
    char words[200] = "";

    if (!o->isa->random) return 0; /* that is what will be said */
    for (const char *const *type = o->isa->random->types; *type; type++) {
        size_t used = strlen(words);
        snprintf(words + used, sizeof words - used, "%s%s", used ? "|" : "", *type);
    }
    o->type = tool_choice(name, value, words, NULL, err);
    return o->type < 0 ? -1 : 0;
}

static int parse_plus(struct tool_options *o, const char *name, const char *value,
                      struct common_error *err)
{
    if (room(name, o->plusargs, TOOL_MAX_PLUSARGS, err)) return -1;
    return tool_plusarg(&o->plusarg[o->plusargs], name, value, err) ? -1 : (o->plusargs++, 0);
}

static int parse_mode(struct tool_options *o, const char *name, enum tool_mode mode,
                      struct common_error *err)
{
    if (o->mode != TOOL_LOCKSTEP && o->mode != mode)
        return common_fail(err, "warpstep: error: --%s: only one of --model-only and --rtl-only",
                           name);
    o->mode = mode;
    return 0;
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
static int parse_tags(uint32_t *tags, const char *name, const char *value, struct common_error *err)
{
    for (const char *word = value;; word++) {
        size_t length = strcspn(word, ",");
        uint32_t tag = common_tag_parse(word, length);
        if (!tag) return refuse_tag(name, value, word, length, err);
        *tags |= tag;
        word += length;
        if (!*word) return 0;
    }
}

static int parse_seed(struct tool_options *o, const char *name, const char *value, struct common_error *err)
{
    o->seed_given = true;
    return tool_value(name, value, 0, UINT64_MAX, &o->seed, err);
}

static int parse_signature(struct tool_options *o, const char *name, const char *value, struct common_error *err)
{
    if (tool_value(name, value, 1, 1u << 30, &o->signature, err)) return -1;
    if (o->signature & (o->signature - 1)) return tool_value_bad(err, name, value, "a power of two");
    return 0;
}

static int parse_window(struct tool_options *o, const char *name, const char *value, struct common_error *err)
{
    char end;
    int got = sscanf(value, "%" SCNu32 ":%" SCNu32 "-%" SCNu32 "%c", &o->window_warp, &o->window_order, &o->window_to, &end);

    if ((got != 2 || strchr(value, '-')) && got != 3) got = 0;
    if (!got || o->window_warp > 255)
        return tool_value_bad(err, name, value, "WARP:ORDER, such as 0:1200, or WARP:FROM-TO of what a signature said");
    o->window = true;
    o->suspect = got == 3;
    return 0;
}

static int parse_at(struct tool_options *o, const char *name, const char *value, struct common_error *err)
{
    char end;

    if (sscanf(value, "%" SCNu32 ":%" SCNu32 "%c", &o->at_warp, &o->at_order, &end) != 2 || o->at_warp > 255)
        return tool_value_bad(err, name, value, "WARP:ORDER, such as 0:1200");
    o->at = true;
    return 0;
}

static int parse_disturb(struct tool_options *o, const char *name, const char *value, struct common_error *err)
{
    int n = tool_choice(name, value, TESTBENCH_DISTURB_NAMES, NULL, err);
    if (n < 0) return -1;
    o->disturb_given = true;
    o->disturb = (enum testbench_disturb)n;
    return 0;
}

static int parse_waves(struct tool_options *o, const char *name, const char *value, struct common_error *err)
{
    int n = tool_choice(name, value, "fail|always|never", NULL, err);
    if (n < 0) return -1;
    o->waves = (enum tool_waves)n;
    return 0;
}

static int parse_shape(struct tool_options *o, const char *name, const char *value, struct common_error *err)
{
    if (room(name, o->shapes, TOOL_MAX_SHAPES, err)) return -1;
    o->shape[o->shapes++] = value;
    return 0;
}

static int parse_coverage(struct tool_options *o, const char *name, const char *value, struct common_error *err)
{
    o->coverage = value;
    if (strcmp(value, "-") && common_file_number(value) < 0) return 0;
    return tool_value_bad(err, name, value, "the name of a store is needed");
}

static int parse_warp(struct tool_options *o, const char *name, const char *value, struct common_error *err)
{
    o->filter.by_warp = true;
    return tool_value32(name, value, 0, UINT32_MAX, &o->filter.warp, err);
}

int tool_option_take(struct tool_options *o, int id, const char *name, const char *value,
                     struct common_error *err)
{
    switch (id) {
    case OPT_ISA: return 0; /* found already */
    case OPT_CODE: o->code = value; return 0;
    case OPT_ENTRY: o->entry = value; return 0;
    case OPT_CHIP: return parse_chip(o, name, value, err);
    case OPT_PLUS: return parse_plus(o, name, value, err);
    case OPT_MODEL_ONLY: return parse_mode(o, name, TOOL_MODEL, err);
    case OPT_RTL_ONLY: return parse_mode(o, name, TOOL_CORE, err);
    case OPT_SEED: return parse_seed(o, name, value, err);
    case OPT_DISTURB: return parse_disturb(o, name, value, err);
    case OPT_JSON: o->json = value; return 0;
    case OPT_KEEP_GOING: o->keep_going = true; return 0;
    case OPT_SWEEP: return tool_value(name, value, 0, UINT64_MAX - 1, &o->sweep, err);
    case OPT_WATCHDOG: return tool_value(name, value, 1, UINT64_MAX, &o->watchdog, err);
    case OPT_MAX_CLOCKS: return tool_value(name, value, 1, UINT64_MAX, &o->max_clocks, err);
    case OPT_RECORD: o->record = value; return 0;
    case OPT_EXECUTED: o->executed = value; return 0;
    case OPT_HASH: o->hash = true; return 0;
    case OPT_TRACE: o->trace = value; return 0;
    case OPT_PORT: o->port = value; return 0;
    case OPT_SIGNATURE: return parse_signature(o, name, value, err);
    case OPT_WINDOW: return parse_window(o, name, value, err);
    case OPT_AT: return parse_at(o, name, value, err);
    case OPT_TIMEOUT: return tool_value(name, value, 1, TOOL_TIMEOUT_MOST, &o->timeout, err);
    case OPT_BAUD: return tool_value(name, value, TOOL_BAUD_LEAST, TOOL_BAUD_MOST, &o->baud, err);
    case OPT_WAVES: return parse_waves(o, name, value, err);
    case OPT_TIMES: o->times = true; return 0;
    case OPT_JOBS: return tool_value(name, value, 1, TOOL_MAX_JOBS, &o->jobs, err);
    case OPT_BASELINE: o->baseline = value; return 0;
    case OPT_AGREED_TRAPS: o->agreed_traps = true; return 0;
    case OPT_CLOCKS: o->clocks = true; return 0;
    case OPT_UPDATE: o->update = true; return 0;
    case OPT_ACCEPT: o->accept = true; return 0;
    case OPT_OUTPUT: o->output = value; return 0;
    case OPT_DATA: o->data = true; return 0;
    case OPT_PARTS: o->list = true; return 0;
    case OPT_TAGS: return parse_tags(&o->tags, name, value, err);
    case OPT_NO_TAGS: return parse_tags(&o->no_tags, name, value, err);
    case OPT_TYPE: return parse_type(o, name, value, err);
    case OPT_COUNT: return tool_value(name, value, 1, UINT32_MAX, &o->count, err);
    case OPT_TIME: return tool_value(name, value, 1, 100000000, &o->time, err);
    case OPT_DIR: o->dir = value; return 0;
    case OPT_WRITE_ONLY: o->write_only = true; return 0;
    case OPT_SHAPE: return parse_shape(o, name, value, err);
    case OPT_PROFILE: o->profile = value; return 0;
    case OPT_WEIGHTS: o->list_weights = true; return 0;
    case OPT_COVERAGE: return parse_coverage(o, name, value, err);
    case OPT_STEER: o->steer = true; return 0;
    case OPT_SHRINK: o->shrink = true; return 0;
    case OPT_GROUP: o->group = value; return 0;
    case OPT_COMPLETE: o->complete = true; return 0;
    case OPT_HTML: o->html = value; return 0;
    case OPT_RUNS: return tool_value(name, value, 1, 1000, &o->runs, err);
    case OPT_WAVE_DIR: o->wave_dir = value; return 0;
    case OPT_WARP: return parse_warp(o, name, value, err);
    case OPT_PC: return tool_log_pc(&o->filter, value, err);
    case OPT_REGISTER: return tool_log_register(&o->filter, o->isa, value, err);
    case OPT_ADDRESS: return tool_log_address(&o->filter, o->isa, value, err);
    case OPT_JSON_LINES: o->json_lines = true; return 0;
    default: return parse_wave_file(o, value, err);
    }
}
