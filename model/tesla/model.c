/* The Tesla MP as common/isa.h wants to see it. Numbers and names are those of sheet 11. */
#include "cubin.h"
#include "fields.h"
#include "isa.h"
#include "cover.h"
#include "model.h"
#include "tables.h"
#include "tesla.h"

static const struct common_file tesla_files[TESLA_FILES] = {
    [TESLA_FILE_GPR] = {"gpr", "$r%u", TESLA_GPRS, 32},
    [TESLA_FILE_ADDR] = {"addr", "$a%u", 5, 16}, /* $a0 reads 0 and is never written */
    [TESLA_FILE_COND] = {"cond", "$c%u", TESLA_CONDS, 4},
    [TESLA_FILE_OUT] = {"out", "o%u", TESLA_OUTPUTS, 32},
};

static const struct common_space tesla_spaces[TESLA_SPACES] = {
    [TESLA_SPACE_GLOBAL] = {.name = "global", .external = true, .sparse = true},
    [TESLA_SPACE_SHARED] = {.name = "shared", .swept = true},
    [TESLA_SPACE_LOCAL] = {.name = "local", .per_lane = true, .external = true, .sparse = true},
    [TESLA_SPACE_CONST] = {.name = "const", .banks = 16, .external = true},
    [TESLA_SPACE_ATTRIBUTE] = {.name = "attribute"},
    [TESLA_SPACE_OUTPUT] = {.name = "output", .external = true},
    [TESLA_SPACE_REQUEST] = {.name = "texture request", .per_lane = true},
    [TESLA_SPACE_TEXEL] = {.name = "texel", .banks = TESLA_TEXTURE_BANKS},
};

static const char *const tesla_volatiles[] = {"$clock", NULL};

/* pc is a byte address; half a long instruction at the program's end is one word. */
static unsigned tesla_fetch(const struct common_program *program, uint64_t pc, uint32_t *word,
                            uint64_t *next)
{
    struct tesla_insn insn;
    uint64_t index = pc / 4;
    if (pc % 4 != 0 || index >= program->code_words) return 0;
    tesla_decode(program->code + index, program->code_words - index, (uint32_t)pc, &insn);
    for (unsigned i = 0; i < insn.nwords; i++) word[i] = insn.word[i];
    *next = pc + 4u * insn.nwords;
    return insn.nwords;
}

const struct common_isa tesla_isa = {
    .name = "tesla",
    .lanes = TESLA_WARP_LANES,
    .max_words = 2,
    .pc_step = 4,
    .files = tesla_files,
    .nfiles = TESLA_FILES,
    .spaces = tesla_spaces,
    .nspaces = TESLA_SPACES,
    .encoding = &tesla_encoding,
    .volatiles = tesla_volatiles,
    .arg_name = {"block", "warp in block", "block slot", "s[] base"},
    .parts = tesla_parts,
    .runs = "blocks of threads",
    .launch_default = &tesla_launch_default,
    .launch_bytes = sizeof tesla_launch_default,
    .chips = tesla_chips,
    .options = tesla_options,
    .manual = tesla_manual,
    .containers = tesla_containers,
    .enter = tesla_enter,
    .finish = tesla_finish,
    .limit = tesla_limit,
    .source = tesla_source_text,
    .end = "exit nop",
    .warps = tesla_warps,
    .space_size = tesla_space_size,
    .create = tesla_create,
    .destroy = tesla_destroy,
    .follow = tesla_follow,
    .dispatch = tesla_dispatch,
    .launch = tesla_launch,
    .step = tesla_step,
    .run = tesla_run,
    .accept = tesla_accept,
    .warp_state = tesla_warp_state,
    .finished = tesla_finished,
    .register_live = tesla_register_live,
    .read_register = tesla_read_register,
    .space_bytes = tesla_space_bytes,
    .space_live = tesla_space_live,
    .state_size = tesla_state_size,
    .save = tesla_save,
    .restore = tesla_restore,
    .note = tesla_note,
    .fetch = tesla_fetch,
    .disassemble = tesla_disassemble,
    .disassemble_in = tesla_disassemble_in,
    .trap_text = tesla_trap_text,
    .sources = tesla_sources,
    .assemble = tesla_assemble,
    .random = &tesla_random,
    .cover = &tesla_cover,
};
