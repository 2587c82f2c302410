/* Events from outside: they wait for the instruction before which they come, and then the model is
 * told. */
#include "../model/common/isa_call.h"
#include "hash.h"
#include "history.h"
#include "outside.h"
#include "state.h"
#include "trace_writer.h"
#include "verdict.h"

#include <string.h>

/* A verdict about an event from outside; its text stands where an instruction's would. */
static void fail_outside(struct bridge *b, enum bridge_verdict verdict,
                         const struct common_outside *event, const char *why)
{
    const struct common_retire where = {
        .kind = COMMON_OUTSIDE, .warp = event->warp, .order = event->order};
    bool first = !b->decided;
    char text[100], place[40] = "the whole core";

    common_isa_outside_text(b->isa, event, text, sizeof text);
    if (event->warp != COMMON_NO_WARP)
        snprintf(place, sizeof place, "warp %u order %u", event->warp, event->order);
    bridge_fail_at(b, verdict, &where, "from outside, for %s: %s: %.300s", place, text, why);
    if (first) snprintf(b->result.difference.text, sizeof b->result.difference.text, "%s", text);
}

static void remember(struct bridge *b, const struct common_outside *event)
{
    struct bridge_past *p = bridge_past_next(b, event->warp);

    memset(p, 0, sizeof *p);
    p->kind = COMMON_OUTSIDE;
    p->warp = event->warp;
    p->order = event->order;
    p->what = event->what;
    p->nwords = event->nwords;
    memcpy(p->word, event->word, sizeof event->word);
}

/* returns 0; -1 after a verdict */
static int tell_model(struct bridge *b, const struct common_outside *event)
{
    struct common_error err = {.text = ""};

    if (common_isa_outside(b->isa, b->model, event, &err)) {
        b->result.differences++;
        remember(b, event);
        fail_outside(b, BRIDGE_MISMATCH, event, err.text);
        return -1;
    }
    b->result.outside++;
    bridge_hash_outside(b->hash, event);
    remember(b, event);
    return 0;
}

/* Says why an event can never reach its instruction; NULL if it can. */
static const char *misplaced(const struct bridge *b, const struct common_outside *event)
{
    uint32_t ahead = event->order - b->warp[event->warp].expected;

    if (ahead < BRIDGE_RING)
        return b->outsides < BRIDGE_OUTSIDE ? NULL : "too many wait for their instructions";
    return ahead >= 0x80000000u ? "it is late: the instruction has retired"
                                : "it is too far ahead of the warp's retires";
}

void bridge_outside(struct bridge *b, const struct common_outside *event)
{
    if (b->stopped) return;
    if (b->trace) bridge_trace_outside(b, event);
    bool whole = event->warp == COMMON_NO_WARP;
    if ((!whole && event->warp >= b->warps) || event->nwords > COMMON_OUTSIDE_WORDS) {
        const struct common_retire where = {.kind = COMMON_OUTSIDE, .warp = event->warp};
        bridge_fail_at(
            b, BRIDGE_MISMATCH, &where,
            "event from outside of %u words for warp %u; the machine has %u warps, and an "
            "event %u words",
            event->nwords, event->warp, b->warps, (unsigned)COMMON_OUTSIDE_WORDS);
        return;
    }
    if (!b->isa->outside) {
        struct common_error err = {.text = ""};
        common_isa_outside(b->isa, b->model, event, &err);
        fail_outside(b, BRIDGE_ORDER, event, err.text);
        return;
    }
    if (whole) { /* events of this clock's instructions have not been looked at yet */
        tell_model(b, event);
        return;
    }
    const char *why = misplaced(b, event);
    if (why) fail_outside(b, BRIDGE_ORDER, event, why);
    else b->outside[b->outsides++] = *event;
}

int bridge_outside_tell(struct bridge *b, uint32_t warp, uint32_t order)
{
    uint32_t kept = 0, count = b->outsides;
    int status = 0;

    b->outsides = 0;
    for (uint32_t i = 0; i < count; i++) {
        struct common_outside event = b->outside[i];
        if (event.warp != warp || event.order != order) b->outside[kept++] = event;
        else if (!status) status = tell_model(b, &event);
    }
    b->outsides = kept;
    return status;
}

bool bridge_outside_orphans(struct bridge *b)
{
    if (!b->outsides) return false;
    fail_outside(b, BRIDGE_ORDER, &b->outside[0], "the instruction behind it never retired");
    return true;
}
