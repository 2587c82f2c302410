/* The command on a stack of its own, where the process's stack is small. */
#ifndef TOOLS_STACK_H
#define TOOLS_STACK_H

/* Calls the function and returns its status. Where the soft limit of the process's stack is below
 * 1 MiB, it runs on a stack of this size, which is freed after it.
 *   when    first in main(), so that as little as possible is on the small stack
 *   memory  without enough of it the function runs on the small stack */
int tool_run_on_stack(int (*function)(int argc, char **argv), int argc, char **argv);

#endif
