/* Waves of a run: the repeated run that writes them, their paths, their GTKWave save files. */
#ifndef TOOLS_WAVE_H
#define TOOLS_WAVE_H

#include <stddef.h>
#include <stdint.h>

#include "../model/common/error.h"

struct common_program;
struct tool_options;

#define TOOL_WAVE_DIR "build/waves" /* unless --wave-dir says another */

/* Runs the same command again up to the window, with waves on.
 *   cycle     clock of the first difference
 *   path      out: that of the .fst; `size` bytes
 *   returns   0; -1 with err */
int tool_wave_again(const struct tool_options *options, const struct common_program *program,
                    uint64_t cycle, char *path, size_t size, struct common_error *err);

/* The path of the wave of this program. Its directory is made.
 *   path      filled; `size` bytes
 *   returns   0; -1 with err */
int tool_wave_path(const struct tool_options *options, char *path, size_t size,
                   struct common_error *err);

/* From now on a full disk ends the process: the line, status 2, no wave.
 *   path      of the wave, kept; NULL: no longer */
void tool_wave_guard(const char *path);

/* Writes the GTKWave save file of a wave, and the text that it shows for pcs: .gtkw and .code in
 * the folder of the .fst.
 *   marker    clock at which the marker is, and around which the view is
 *   returns   0; -1 with err */
int tool_wave_save(const struct tool_options *options, const struct common_program *program,
                   const char *fst, uint64_t marker, struct common_error *err);

#endif
