/* The subcommands (commands.def). Each takes its arguments, argv[0] being its name, and returns the
 * exit status. Only this folder prints, and only main() exits. */
#ifndef TOOLS_COMMANDS_H
#define TOOLS_COMMANDS_H

#include "../model/common/error.h"

struct common_isa;

/* tool_main_run() and so on. */
#define COMMAND(id, name, operands, help, more) int tool_main_##name(int argc, char **argv);
#include "commands.def"

/* `asm` and `dis` with other ISAs than those of this build; NULL ends them. */
int tool_asm(const struct common_isa *const *isas, int argc, char **argv);
int tool_dis(const struct common_isa *const *isas, int argc, char **argv);

/* Prints an error of bad input as one line on the standard error.
 *   returns   the exit status of bad input, 2 */
int tool_bad(const struct common_error *err);

#endif
