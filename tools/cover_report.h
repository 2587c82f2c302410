/* What is said of a store. */
#ifndef TOOLS_COVER_REPORT_H
#define TOOLS_COVER_REPORT_H

#include <stdio.h>

#include "cover_store.h"
#include "page.h"

/* How many points of how many were hit, by ISA and group; then those that never were. A subject of
 * which no point was hit is one line. Runs are printed if there are any: 0 says that the store does
 * not know whose they are.
 *   whole    what the store is a part of: it says which rows were executed
 *   returns  how many points were not hit */
size_t cover_report_print(const struct cover_store *store, const struct cover_store *whole,
                          FILE *out);

/* What changed since an older store: points that were hit and no longer are, that are hit now, that
 * came and that went. A point that was hit is no longer hit if its whole ISA is gone, too.
 *   whole    what the newer store is a part of: it says which ISAs there are
 *   returns  how many are no longer hit; SIZE_MAX: out of memory */
size_t cover_report_compare(const struct cover_store *old, const struct cover_store *store,
                            const struct cover_store *whole, FILE *out);

/* A page that needs no other file: what cover_report_print() says, then a cell for each point, the
 * darker the more often it was hit, and each point in words.
 *   whole    as there
 *   facts    its commit, options and shapes
 *   returns  0; -1 with err */
int cover_html_write(const struct cover_store *store, const struct cover_store *whole,
                     const struct page_facts *facts, const char *path, struct common_error *err);

#endif
