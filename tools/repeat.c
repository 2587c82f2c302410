/* What a run is called: its mode, and the command that repeats it. */
#include <stdlib.h>
#include <string.h>

#include "tool.h"

const char *tool_mode_name(enum tool_mode mode)
{
    switch (mode) {
    case TOOL_LOCKSTEP: return "lockstep";
    case TOOL_MODEL: return "model";
    case TOOL_CORE: return "core";
    }
    return "";
}

/* A word as a shell would need it. */
static void quote(FILE *out, const char *word)
{
    static const char plain[] =
        "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_-./:,@=+";

    if (*word && strspn(word, plain) == strlen(word)) {
        fprintf(out, " %s", word);
        return;
    }
    fputs(" '", out);
    for (; *word; word++) fprintf(out, *word == '\'' ? "'\\''" : "%c", *word);
    fputc('\'', out);
}

char *tool_repeat(const struct tool_options *o)
{
    char *text = NULL;
    size_t size;
    FILE *out = open_memstream(&text, &size);

    if (!out) return NULL;
    fprintf(out, "warpstep %s", o->argv[0]);
    if (!o->isa_given) fprintf(out, " --isa %s", o->isa->name);
    if (!o->seed_given) fprintf(out, " --seed %llu", (unsigned long long)o->seed);
    bool options = true;
    for (int i = 1; i < o->argc; i++) {
        options &= strcmp(o->argv[i], "--") != 0;
        if (!options || !tool_option_of_table(o->argv[0], o->argv[i])) quote(out, o->argv[i]);
        else if (tool_option_has_value(o->argv[i])) i++;
    }
    if (!fclose(out)) return text;
    free(text);
    return NULL;
}
