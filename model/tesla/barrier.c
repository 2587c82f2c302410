/* Barriers of a block, ISA sheet 1.6. No warp polls: the moment a counter becomes 0 frees its
 * waiters. */
#include "model.h"

static void tesla_barrier_release(struct tesla_model *model, uint32_t block, uint32_t id)
{
    model->block[block].barrier[id] = (struct tesla_barrier){0};
    for (uint32_t i = 0; i < model->machine.warps; i++) {
        struct tesla_warp *warp = &model->warp[i];
        if (warp->busy && warp->block == block && warp->barrier == id)
            warp->barrier = TESLA_NO_BARRIER;
    }
}

void tesla_barrier_arrive(struct tesla_model *model, struct tesla_warp *warp,
                          const struct tesla_bar *bar)
{
    struct tesla_block *block = &model->block[warp->block];
    struct tesla_barrier *barrier = &block->barrier[bar->id];
    if (bar->inc) {
        bool all = bar->all || bar->count == 0xfff;
        uint32_t goal = all ? block->running : bar->count == 0 ? 1 : bar->count;
        barrier->count++;
        barrier->all = all;
        if (barrier->count >= goal) tesla_barrier_release(model, warp->block, bar->id);
    }
    if (bar->wait && barrier->count != 0) warp->barrier = bar->id;
}

void tesla_barrier_leave(struct tesla_model *model, uint32_t block)
{
    for (uint32_t id = 0; id < TESLA_BARRIERS; id++) {
        const struct tesla_barrier *barrier = &model->block[block].barrier[id];
        if (barrier->all && barrier->count != 0 && barrier->count >= model->block[block].running)
            tesla_barrier_release(model, block, id);
    }
}
