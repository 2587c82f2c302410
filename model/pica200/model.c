/* The PICA200 as common/isa.h wants to see it. Numbers and names are those of sheet 10. */
#include "fields.h"
#include "cover.h"
#include "model.h"
#include "names.h"
#include "source.h"
#include "tables.h"

static const struct common_space spaces[PICA200_SPACES] = {
    [PICA200_SPACE_INPUT] = {.name = "input", .external = true},
    [PICA200_SPACE_OUTPUT] = {.name = "output", .external = true},
    [PICA200_SPACE_UNIFORM] = {.name = "uniform", .swept = true},
    [PICA200_SPACE_INT] = {.name = "int", .swept = true},
    [PICA200_SPACE_BOOL] = {.name = "bool", .swept = true},
    [PICA200_SPACE_CODE] = {.name = "code", .swept = true},
    [PICA200_SPACE_DESC] = {.name = "desc", .swept = true},
    [PICA200_SPACE_CONFIG] = {.name = "config"},
};

/* Nothing is volatile, and reset defines every byte of every memory: no accept, no space_live. */
const struct common_isa pica200_isa = {
    .name = "pica200",
    .lanes = PICA200_LANES,
    .max_words = 2,
    .pc_step = 1,
    .files = pica200_files,
    .nfiles = PICA200_FILES,
    .spaces = spaces,
    .nspaces = PICA200_SPACES,
    .encoding = &pica200_encoding,
    .arg_name = {"run", "entry"},
    .parts = pica200_parts,
    .runs = "vertices",
    .launch_default = &pica200_launch_default,
    .launch_bytes = sizeof pica200_launch_default,
    .options = pica200_options,
    .manual = pica200_manual,
    .containers = pica200_containers,
    .enter = pica200_enter,
    .finish = pica200_finish,
    .word_text = pica200_word_text,
    .feed = pica200_feed,
    .limit = pica200_limit,
    .listing = pica200_listing,
    .source = pica200_source_text,
    .end = "end",
    .warps = pica200_threads,
    .space_size = pica200_space_size,
    .create = pica200_create,
    .destroy = pica200_destroy,
    .follow = pica200_follow,
    .dispatch = pica200_dispatch,
    .launch = pica200_launch,
    .step = pica200_step,
    .run = pica200_run,
    .warp_state = pica200_warp_state,
    .finished = pica200_finished,
    .register_live = pica200_register_live,
    .read_register = pica200_read_register,
    .space_bytes = pica200_space_bytes,
    .state_size = pica200_state_size,
    .save = pica200_save,
    .restore = pica200_restore,
    .fetch = pica200_fetch,
    .disassemble = pica200_disassemble,
    .trap_text = pica200_trap_text,
    .sources = pica200_sources,
    .assemble = pica200_source,
    .assemble_all = pica200_source_all,
    .random = &pica200_random,
    .cover = &pica200_cover,
};
