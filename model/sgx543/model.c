/* The SGX543 as common/isa.h wants to see it. Numbers and names are those of machine.md. */
#include "model.h"

#include "asm.h"
#include "cover.h"
#include "fields.h"
#include "gxp.h"
#include "random.h"
#include "records.h"
#include "text.h"

static const struct common_space spaces[SGX543_SPACES] = {
    [SGX543_SPACE_GLOBAL] = {.name = "global", .external = true},
    [SGX543_SPACE_LOCAL] = {.name = "local", .swept = true},
    [SGX543_SPACE_INPUT] = {.name = "input", .external = true},
    [SGX543_SPACE_OUTPUT] = {.name = "output", .external = true},
    [SGX543_SPACE_UNIFORM] = {.name = "uniform"}, /* written by the host before the start */
    [SGX543_SPACE_CODE] = {.name = "code", .swept = true},
    [SGX543_SPACE_TEXTURE] = {.name = "texture"}, /* of the texture unit, never written */
    [SGX543_SPACE_CONFIG] = {.name = "config"},
    [SGX543_SPACE_PORT] = {.name = "port"}, /* no memories, but reports of the core */
    [SGX543_SPACE_LOAD] = {.name = "load"},
};

/* Nothing is volatile, and reset defines every byte of every memory: no accept, no space_live. */
const struct common_isa sgx543_isa = {
    .name = "sgx543",
    .lanes = 1,
    .max_words = SGX543_WORDS,
    .pc_step = 1,
    .pc_words = SGX543_WORDS,
    .files = sgx543_files,
    .nfiles = SGX543_FILES,
    .each_write = 1u << SGX543_R | 1u << SGX543_O | 1u << SGX543_PA | 1u << SGX543_SA |
                  1u << SGX543_I | 1u << SGX543_P | 1u << SGX543_IDX,
    .spaces = spaces,
    .nspaces = SGX543_SPACES,
    .encoding = &sgx543_encoding,
    .random = &sgx543_random,
    .cover = &sgx543_cover,
    .arg_name = {"number", "start", "secondary", "end"},
    .parts = sgx543_parts,
    .runs = "instances",
    .launch_default = &sgx543_launch_default,
    .launch_bytes = sizeof sgx543_launch_default,
    .options = sgx543_options,
    .manual = sgx543_manual,
    .containers = sgx543_containers,
    .word_text = sgx543_word_text,
    .source = sgx543_source_text,
    .end = "nop .end",
    .finish = sgx543_last_look,
    .note = sgx543_note,
    .limit = sgx543_limit,
    .warps = sgx543_slots,
    .space_size = sgx543_space_size,
    .create = sgx543_create,
    .destroy = sgx543_destroy,
    .follow = sgx543_follow,
    .dispatch = sgx543_dispatch,
    .launch = sgx543_launch,
    .step = sgx543_step,
    .run = sgx543_run,
    .warp_state = sgx543_warp_state,
    .finished = sgx543_finished,
    .register_live = sgx543_register_live,
    .read_register = sgx543_read_register,
    .space_bytes = sgx543_space_bytes,
    .state_size = sgx543_state_size,
    .save = sgx543_save,
    .restore = sgx543_restore,
    .fetch = sgx543_fetch,
    .disassemble = sgx543_disassemble,
    .trap_text = sgx543_trap_text,
    .assemble = sgx543_assemble,
};
