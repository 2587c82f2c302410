/* From one program to the one that is launched behind it on the same core: program.next. */
#include "../model/common/isa_call.h"
#include "hash.h"
#include "finish.h"
#include "state.h"
#include "trace_writer.h"

#include <assert.h>
#include <string.h>

static void begin(struct bridge *b, void *model)
{
    b->isa->destroy(b->model);
    b->model = model;
    b->program = b->program->next;
    b->launches++;
    b->before = b->result.instructions;
    b->between = true;
    b->look_at = 0;
    b->trap_seen = 0;
    for (uint32_t w = 0; w < b->warps; w++) b->warp[w].launched = false;
    memset(b->seen, 0, b->warps * sizeof b->seen[0]);
    bridge_hash_next(b->hash);
}

int bridge_feed(const struct common_isa *isa, const struct common_program *program,
                const struct bridge_memory *memory, size_t count, struct common_error *err)
{
    for (size_t i = 0; isa->feed && i < count; i++)
        if (isa->feed(program, memory[i].space, memory[i].byte, memory[i].size, program->next, err))
            return -1;
    return 0;
}

int bridge_next(struct bridge *b, const struct bridge_memory *memory, size_t count)
{
    struct common_error err = {""};

    assert(b->program->next);
    if (b->finished) return 1;
    bridge_end_launch(b, memory, count);
    if (b->trace) bridge_trace_next(b, memory, count);
    if (b->stopped || b->result.verdict != BRIDGE_PASS) {
        b->stopped = true; /* with keep_going, too: the next one would find anything */
        return 1;
    }
    b->decided = false;
    b->result.verdict = BRIDGE_INTERNAL;
    snprintf(b->result.message, sizeof b->result.message, "the run was not finished");
    void *model = NULL;
    if (!bridge_feed(b->isa, b->program, memory, count, &err))
        model = b->isa->create(b->program->next, &b->machine, &err);
    if (!model || common_isa_follow(b->isa, model, b->model, &err)) {
        if (model) b->isa->destroy(model);
        bridge_fail(b, BRIDGE_INTERNAL, "%s cannot follow: %s", b->program->next->name, err.text);
        return 1;
    }
    begin(b, model);
    return 0;
}

void bridge_start(struct bridge *b)
{
    if (b->trace) bridge_trace_begin(b);
    b->between = false;
    b->last_retire = b->result.cycles;
}
