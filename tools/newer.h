/* Warns of a command that is older than its sources. */
#ifndef TOOLS_NEWER_H
#define TOOLS_NEWER_H

struct common_isa;

/* Prints a line on the standard error if this command is in the build folder of a tree in which a
 * source of this ISA's model or core is newer than the command. */
void tool_warn_newer(const struct common_isa *isa);

#endif
