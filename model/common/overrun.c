/* See overrun.h. */
#include "overrun.h"

#include <stdlib.h>

bool common_code_overruns(const struct common_program *program, size_t entry,
                          void (*goes)(const struct common_program *program, size_t at,
                                       struct common_goes *goes),
                          size_t *at)
{
    size_t words = program->code_words, waiting = 0;
    size_t *place = malloc((words + 1) * sizeof *place); /* each word waits once */
    bool *seen = calloc(words + 1, sizeof *seen), found = false;
    if (place != NULL && seen != NULL && entry < words) {
        place[waiting++] = entry;
        seen[entry] = true;
    }
    while (waiting > 0) {
        size_t now = place[--waiting];
        struct common_goes next = {.count = 0};
        goes(program, now, &next);
        for (unsigned i = 0; i < next.count; i++) {
            size_t to = next.place[i];
            if (to >= words && (!found || now < *at)) *at = now;
            found |= to >= words;
            if (to >= words || seen[to]) continue;
            seen[to] = true;
            place[waiting++] = to;
        }
    }
    free(place);
    free(seen);
    return found;
}

void common_warn_overrun(struct common_program *program, size_t entry,
                         void (*goes)(const struct common_program *program, size_t at,
                                      struct common_goes *goes),
                         const char *missing)
{
    size_t at;
    if (program->line == NULL || !common_code_overruns(program, entry, goes, &at)) return;
    unsigned line = program->line[at] > 0 ? program->line[at] : 1; /* 0: of another source */
    common_program_warn(program, line, 1, "the code can run past its last word from here; %s",
                        missing);
}
