/* The GTKWave views that this build holds; made from waves/<isa>.gtkw by the Makefile. */
#ifndef TOOLS_WAVE_H
#define TOOLS_WAVE_H

struct tool_wave {
    const char *isa, *text;
};

extern const struct tool_wave tool_waves[]; /* an isa of 0 ends them */

#endif
