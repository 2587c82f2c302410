/* Signals that end a run: it still writes its last line and its record. */
#ifndef TOOLS_KILLED_H
#define TOOLS_KILLED_H

#include <signal.h>
#include <stdbool.h>

struct tool_options;

/* From now on SIGINT and SIGTERM end the process with 128 and their number, and with the last line
 * and the --json file of a run that was INTERRUPTED. SIGHUP, a terminal that goes away, ends it
 * with the status of SIGTERM; under nohup it does nothing. Later calls, and runs in a child,
 * change nothing. */
void tool_killed_install(const struct tool_options *options);

/* While something runs that looks at tool_interrupt, the first signal is only noted there. */
void tool_killed_running(bool running);
extern volatile sig_atomic_t tool_interrupt; /* number of the signal; 0: none has come */

/* The result is written: signals act as usual again. */
void tool_killed_done(void);

#endif
