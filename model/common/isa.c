/* Defaults of the callbacks that an ISA leaves out: the one home of every default. */
#include "isa.h"
#include "isa_call.h"

#include <stdio.h>
#include <string.h>

uint32_t common_isa_warps(const struct common_isa *isa, const struct common_machine *machine)
{
    return isa->warps ? isa->warps(machine) : 1;
}

int common_isa_dispatch(const struct common_isa *isa, void *model, struct common_retire *event)
{
    return isa->dispatch ? isa->dispatch(model, event) : 0;
}

int common_isa_launch(const struct common_isa *isa, void *model, const struct common_retire *event,
                      struct common_step *step, struct common_error *err)
{
    if (isa->launch) return isa->launch(model, event, step, err);
    return common_fail(err, "%s has no launches", isa->name);
}

int common_isa_outside(const struct common_isa *isa, void *model,
                       const struct common_outside *event, struct common_error *err)
{
    if (isa->outside) return isa->outside(model, event, err);
    return common_fail(err, "%s takes nothing from outside", isa->name);
}

void common_isa_accept(const struct common_isa *isa, void *model, uint32_t warp,
                       const struct common_reg_write *write, struct common_step *step)
{
    if (isa->accept) isa->accept(model, warp, write, step);
}

enum common_warp_state common_isa_warp_state(const struct common_isa *isa, const void *model,
                                             uint32_t warp, const struct common_seen *seen,
                                             uint64_t *pc)
{
    if (isa->warp_state) return isa->warp_state(model, warp, pc);
    *pc = seen->over ? 0 : seen->pc;
    return seen->over ? COMMON_WARP_IDLE : COMMON_WARP_READY;
}

bool common_isa_finished(const struct common_isa *isa, const void *model, uint32_t warps,
                         const struct common_seen *seen)
{
    uint64_t pc;

    if (isa->finished) return isa->finished(model);
    for (uint32_t warp = 0; warp < warps; warp++)
        if (common_isa_warp_state(isa, model, warp, &seen[warp], &pc) != COMMON_WARP_IDLE)
            return false;
    return true;
}

bool common_isa_register_live(const struct common_isa *isa, const void *model, uint32_t warp,
                              uint32_t file, uint32_t index)
{
    if (!isa->read_register || file >= isa->nfiles || index >= isa->files[file].count) return false;
    return !isa->register_live || isa->register_live(model, warp, file, index);
}

void common_isa_read_register(const struct common_isa *isa, const void *model, uint32_t warp,
                              uint32_t file, uint32_t index, uint32_t *lane)
{
    if (isa->read_register) isa->read_register(model, warp, file, index, lane);
    else memset(lane, 0, COMMON_LANES * sizeof lane[0]);
}

const uint8_t *common_isa_space_bytes(const struct common_isa *isa, const void *model,
                                      uint32_t space, uint32_t bank, size_t *size)
{
    *size = 0;
    return isa->space_bytes ? isa->space_bytes(model, space, bank, size) : NULL;
}

bool common_isa_space_live(const struct common_isa *isa, const void *model, uint32_t space,
                           uint64_t addr, uint64_t *bytes)
{
    if (isa->space_live) return isa->space_live(model, space, addr, bytes);
    *bytes = UINT64_MAX - addr;
    return true;
}

size_t common_isa_state_size(const struct common_isa *isa, const void *model)
{
    return isa->state_size && isa->save && isa->restore ? isa->state_size(model) : 0;
}

int common_isa_follow(const struct common_isa *isa, void *model, const void *before,
                      struct common_error *err)
{
    return isa->follow ? isa->follow(model, before, err) : 0;
}

unsigned common_isa_fetch(const struct common_isa *isa, const struct common_program *program,
                          uint64_t pc, uint32_t *word, uint64_t *next)
{
    return isa->fetch ? isa->fetch(program, pc, word, next) : 0;
}

unsigned common_isa_text(const struct common_isa *isa, const struct common_program *program,
                         const uint32_t *word, size_t nwords, uint64_t pc, char *text, size_t size)
{
    return isa->disassemble_in ? isa->disassemble_in(program, word, nwords, pc, text, size)
                               : isa->disassemble(word, nwords, pc, text, size);
}

void common_isa_trap_text(const struct common_isa *isa, uint32_t trap, char *text, size_t size)
{
    if (isa->trap_text) isa->trap_text(trap, text, size);
    else if (trap) snprintf(text, size, "0x%x", (unsigned)trap);
    else snprintf(text, size, "none");
}

void common_isa_outside_text(const struct common_isa *isa, const struct common_outside *event,
                             char *text, size_t size)
{
    if (isa->outside_text) {
        isa->outside_text(event, text, size);
        return;
    }
    snprintf(text, size, "outside %u:", (unsigned)event->what);
    for (uint32_t i = 0; i < event->nwords && i < COMMON_OUTSIDE_WORDS; i++) {
        size_t used = strlen(text);
        snprintf(text + used, size - used, " 0x%x", (unsigned)event->word[i]);
    }
}

unsigned common_isa_sources(const struct common_isa *isa, const uint32_t *word, size_t nwords,
                            uint32_t *file, uint32_t *index, unsigned max)
{
    return isa->sources ? isa->sources(word, nwords, file, index, max) : 0;
}

const struct common_format *common_isa_word_text(const struct common_isa *isa,
                                                 const struct common_program *program,
                                                 uint32_t space, uint64_t addr, char *text,
                                                 size_t size)
{
    if (size > 0) text[0] = '\0';
    return isa->word_text ? isa->word_text(program, space, addr, text, size) : NULL;
}

uint64_t common_isa_word(const struct common_isa *isa, uint64_t pc)
{
    uint64_t steps = isa->pc_step ? pc / isa->pc_step : pc;
    return isa->pc_words ? steps * isa->pc_words : steps;
}

unsigned common_isa_source(const struct common_isa *isa, const struct common_program *program,
                           uint64_t pc, char *text, size_t size)
{
    return common_program_source(program, common_isa_word(isa, pc), text, size);
}
