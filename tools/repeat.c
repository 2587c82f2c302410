/* What a run is called: its mode, and the command that repeats it. */
#include <stdlib.h>
#include <string.h>

#include "options.h"
#include "repeat.h"

/* As main was called. The last words of a signal handler need it, too, so it is no option. */
static const char *own_name = "warpstep";

void tool_set_own_name(const char *name)
{
    own_name = name;
}

const char *tool_own_name(void)
{
    return own_name;
}

const char *tool_mode_name(enum tool_mode mode)
{
    switch (mode) {
    case TOOL_LOCKSTEP: return "lockstep";
    case TOOL_MODEL: return "model";
    case TOOL_CORE: return "core";
    }
    return "";
}

bool tool_is_one_line(const char *word)
{
    while ((unsigned char)*word >= 0x20 && *word != 0x7f) word++;
    return !*word;
}

/* $'a\012b', so that a newline does not end the line. */
static void put_controls(FILE *out, const char *word)
{
    fputs("$'", out);
    for (; *word; word++) {
        unsigned char c = (unsigned char)*word;
        if (c < 0x20 || c == 0x7f) fprintf(out, "\\%03o", c);
        else fprintf(out, c == '\'' || c == '\\' ? "\\%c" : "%c", c);
    }
    fputc('\'', out);
}

void tool_put_word(FILE *out, const char *word)
{
    static const char plain[] =
        "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_-./:,@=+";

    if (*word && strspn(word, plain) == strlen(word)) {
        fputs(word, out);
        return;
    }
    if (!tool_is_one_line(word)) {
        put_controls(out, word);
        return;
    }
    fputc('\'', out);
    for (; *word; word++) fprintf(out, *word == '\'' ? "'\\''" : "%c", *word);
    fputc('\'', out);
}

/* The command that runs, or the one of another shape, with the words of this run but for the
 * options that are left out, and in their front some others. */
static char *command_of(const struct tool_options *o, const char *command, const char *front,
                        bool (*left_out)(const char *command, const char *arg))
{
    char *text = NULL;
    size_t size;
    FILE *out = open_memstream(&text, &size);

    if (!out) return NULL;
    tool_put_word(out, o->tool ? o->tool : own_name);
    fprintf(out, " %s", command);
    if (!o->isa_given) fprintf(out, " --isa %s", o->isa->name);
    if (!o->seed_given) fprintf(out, " --seed %llu", (unsigned long long)o->seed);
    fputs(front, out);
    bool options = true;
    for (int i = 1; i < o->argc; i++) {
        options &= strcmp(o->argv[i], "--") != 0;
        if (options && left_out(o->argv[0], o->argv[i])) {
            if (tool_option_has_value(o->argv[i])) i++;
            continue;
        }
        fputc(' ', out);
        tool_put_word(out, o->argv[i]);
    }
    if (!fclose(out)) return text;
    free(text);
    return NULL;
}

char *tool_repeat(const struct tool_options *o)
{
    return command_of(o, o->argv[0], "", tool_option_of_table);
}

char *tool_replay_command(const struct tool_options *o, uint32_t warp, uint32_t order)
{
    char front[64], *trace = NULL;
    size_t size;

    snprintf(front, sizeof front, " --at %u:%u", warp, order);
    if (!o->record) return command_of(o, "replay", front, tool_option_of_board);
    FILE *out = open_memstream(&trace, &size);
    if (!out) return NULL;
    fputs(" --trace ", out);
    tool_put_word(out, o->record);
    char *command = fclose(out) ? NULL : command_of(o, "replay", trace, tool_option_of_board);
    free(trace);
    return command;
}
