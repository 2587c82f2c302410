/* The Vivante as common/isa.h wants to see it. Numbers and names are those of machine.md. */
#include "cmdstream.h"
#include "cover.h"
#include "fields.h"
#include "model.h"
#include "random.h"
#include "tables.h"

static const struct common_space spaces[VIVANTE_SPACES] = {
    [VIVANTE_SPACE_GLOBAL] = {.name = "global", .external = true},
    [VIVANTE_SPACE_LOCAL] = {.name = "local", .swept = true},
    [VIVANTE_SPACE_INPUT] = {.name = "input", .external = true},
    [VIVANTE_SPACE_OUTPUT] = {.name = "output", .external = true},
    [VIVANTE_SPACE_UNIFORM] = {.name = "uniform", .swept = true},
    [VIVANTE_SPACE_CODE] = {.name = "code", .swept = true},
    [VIVANTE_SPACE_SAMPLER] = {.name = "sampler"}, /* of the texture unit, never written */
    [VIVANTE_SPACE_CONFIG] = {.name = "config"},
};

static const struct common_chip chips[] = {
    {"gc3000", VIVANTE_GC3000, 2, "HALTI 2, fast transcendentals"},
    {"gc2000", VIVANTE_GC2000, 0, "HALTI 0, plain transcendentals"},
    {"gc7000", VIVANTE_GC7000, 5, "HALTI 5, fast transcendentals"},
    {.name = NULL},
};

/* Nothing is volatile, and reset defines every byte of every memory: no accept, no space_live. */
const struct common_isa vivante_isa = {
    .name = "vivante",
    .lanes = VIVANTE_EVENT_LANES,
    .max_words = VIVANTE_WORDS,
    .pc_step = 1,
    .pc_words = VIVANTE_WORDS,
    .files = vivante_files,
    .nfiles = VIVANTE_FILES,
    .spaces = spaces,
    .nspaces = VIVANTE_SPACES,
    .encoding = &vivante_encoding,
    .random = &vivante_random,
    .cover = &vivante_cover,
    .arg_name = {"group", "entry", "lanes", "helpers"},
    .parts = vivante_parts,
    .chips = chips,
    .runs = "threads",
    .launch_default = &vivante_launch_default,
    .launch_bytes = sizeof vivante_launch_default,
    .options = vivante_options,
    .manual = vivante_manual,
    .containers = vivante_containers,
    .word_text = vivante_word_text,
    .limit = vivante_limit,
    .warps = vivante_groups,
    .space_size = vivante_space_size,
    .create = vivante_create,
    .destroy = vivante_destroy,
    .follow = vivante_follow,
    .dispatch = vivante_dispatch,
    .launch = vivante_launch,
    .step = vivante_step,
    .run = vivante_run,
    .warp_state = vivante_warp_state,
    .finished = vivante_finished,
    .register_live = vivante_register_live,
    .read_register = vivante_read_register,
    .space_bytes = vivante_space_bytes,
    .state_size = vivante_state_size,
    .save = vivante_save,
    .restore = vivante_restore,
    .fetch = vivante_fetch,
    .disassemble = vivante_disassemble,
    .trap_text = vivante_trap_text,
    .sources = vivante_sources,
    .source = vivante_source_text,
    .assemble = vivante_assemble,
};
