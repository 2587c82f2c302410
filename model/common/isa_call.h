/* The callbacks of an ISA, each with its default where it is NULL. isa.c */
#ifndef COMMON_ISA_CALL_H
#define COMMON_ISA_CALL_H

#include "isa.h"

/* The chip of a name; NULL: there is none. */
const struct common_chip *common_chip_find(const struct common_isa *isa, const char *name);

/* Warp slots of a machine of this ISA. */
uint32_t common_isa_warps(const struct common_isa *isa, const struct common_machine *machine);

/* A caller's record of a warp, for the ISAs that do not keep it themselves: zeroed at first, then
 * updated with each event. */
struct common_seen {
    uint64_t pc; /* where the warp goes on */
    bool over;   /* its last instruction has retired */
};

static inline void common_seen_retire(struct common_seen *seen, const struct common_retire *retire)
{
    bool launch = retire->kind == COMMON_LAUNCH;
    seen->pc = launch ? 0 : retire->next_pc;
    seen->over = !launch && retire->done;
}

/* The callbacks of an ISA, each with its default: arguments as above. `seen` is an array of all
 * warps in finished(), of the one warp in warp_state(). */
int common_isa_dispatch(const struct common_isa *isa, void *model, struct common_retire *event);
int common_isa_follow(const struct common_isa *isa, void *model, const void *before,
                      struct common_error *err);
int common_isa_launch(const struct common_isa *isa, void *model, const struct common_retire *event,
                      struct common_step *step, struct common_error *err);
int common_isa_outside(const struct common_isa *isa, void *model,
                       const struct common_outside *event, struct common_error *err);
void common_isa_accept(const struct common_isa *isa, void *model, uint32_t warp,
                       const struct common_reg_write *write, struct common_step *step);
enum common_warp_state common_isa_warp_state(const struct common_isa *isa, const void *model,
                                             uint32_t warp, const struct common_seen *seen,
                                             uint64_t *pc);
bool common_isa_finished(const struct common_isa *isa, const void *model, uint32_t warps,
                         const struct common_seen *seen);
bool common_isa_register_live(const struct common_isa *isa, const void *model, uint32_t warp,
                              uint32_t file, uint32_t index);
void common_isa_read_register(const struct common_isa *isa, const void *model, uint32_t warp,
                              uint32_t file, uint32_t index, uint32_t *lane);
const uint8_t *common_isa_space_bytes(const struct common_isa *isa, const void *model,
                                      uint32_t space, uint32_t bank, size_t *size);
bool common_isa_space_live(const struct common_isa *isa, const void *model, uint32_t space,
                           uint64_t addr, uint64_t *bytes);
size_t common_isa_state_size(const struct common_isa *isa,
                             const void *model); /* 0: not to be saved */
unsigned common_isa_fetch(const struct common_isa *isa, const struct common_program *program,
                          uint64_t pc, uint32_t *word, uint64_t *next);
unsigned common_isa_text(const struct common_isa *isa, const struct common_program *program,
                         const uint32_t *word, size_t nwords, uint64_t pc, char *text, size_t size);
void common_isa_trap_text(const struct common_isa *isa, uint32_t trap, char *text, size_t size);
void common_isa_outside_text(const struct common_isa *isa, const struct common_outside *event,
                             char *text, size_t size);
unsigned common_isa_sources(const struct common_isa *isa, const uint32_t *word, size_t nwords,
                            uint32_t *file, uint32_t *index, unsigned max);
const struct common_format *common_isa_word_text(const struct common_isa *isa,
                                                 const struct common_program *program,
                                                 uint32_t space, uint64_t addr, char *text,
                                                 size_t size);
/* The word of the code at a pc. */
uint64_t common_isa_word(const struct common_isa *isa, uint64_t pc);
/* The place of the instruction at pc in the source: common_program_source(). */
unsigned common_isa_source(const struct common_isa *isa, const struct common_program *program,
                           uint64_t pc, char *text, size_t size);

#endif
