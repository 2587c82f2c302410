/* Event stream as bytes: what a core's taps said, in a file or over a UART. The
 * format stands in bridge/trace.md. */
#ifndef BRIDGE_TRACE_H
#define BRIDGE_TRACE_H

#include "bridge.h"

/* Records every event, sweep and end state that `bridge` is given from now on; bridge_finish()
 * closes the file. A write error makes the verdict LINK_ERROR unless something else was wrong
 * first.
 *   when     right after bridge_create, at most once
 *   returns  0; -1 with err: the file cannot be made */
int bridge_trace_start(struct bridge *bridge, const char *path, struct common_error *err);

/* Feeds a recorded stream to a bridge just made for the same ISA and machine, and finishes it.
 *   returns  the verdict; LINK_ERROR with the byte offset in the message when the stream is cut
 *            short or damaged, unless a difference was found before that byte; BAD_INPUT when it
 *            cannot be opened or is of another ISA or machine */
enum bridge_verdict bridge_trace_replay(struct bridge *bridge, const char *path);

/* The same from an open stream. */
enum bridge_verdict bridge_trace_replay_stream(struct bridge *bridge, FILE *in);

/* An event that comes some other way than in a file: the words of a payload, a retire, a register's
 * or a memory's write, what comes from outside, or a clock.
 *   have     words that are here already
 *   returns  how many words the event has; 0: more must come before it is known; SIZE_MAX: this
 *            begins no event */
size_t bridge_trace_event_words(const uint32_t *word, size_t have);
/* Passes it to `bridge`. A clock is checked as bridge_clock() does.
 *   returns  0; -1: `count` words are no event, and none was passed on */
int bridge_trace_event(struct bridge *bridge, const uint32_t *word, size_t count);

/* Of which ISA a recorded stream is.
 *   name     out: as the descriptor has it
 *   returns  0; -1: it cannot be read, or is no trace of this version */
enum { BRIDGE_TRACE_ISA = 17 };
int bridge_trace_isa(const char *path, char name[BRIDGE_TRACE_ISA]);

#endif
