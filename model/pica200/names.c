/* See names.h. */
#include "names.h"
#include "isa.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>

static char *copy(const char *text, size_t length)
{
    char *to = malloc(length + 1);
    if (to == NULL) return NULL;
    memcpy(to, text, length);
    to[length] = '\0';
    return to;
}

void pica200_names_free(struct pica200_names *names)
{
    for (size_t i = 0; i < names->names; i++) free(names->name[i].text);
    for (size_t i = 0; i < names->labels; i++) free(names->label[i].text);
    free(names->name);
    free(names->label);
    free(names->output);
    memset(names, 0, sizeof *names);
}

int pica200_names_add(struct pica200_names *names, const char *text, size_t length, unsigned first,
                      unsigned last)
{
    struct pica200_name *grown = realloc(names->name, (names->names + 1) * sizeof *grown);
    if (grown == NULL) return -1;
    names->name = grown;
    char *own = copy(text, length);
    if (own == NULL) return -1;
    grown[names->names++] = (struct pica200_name){own, (uint16_t)first, (uint16_t)last};
    return 0;
}

int pica200_names_add_label(struct pica200_names *names, const char *text, size_t length,
                            uint32_t pc)
{
    struct pica200_label *grown = realloc(names->label, (names->labels + 1) * sizeof *grown);
    if (grown == NULL) return -1;
    names->label = grown;
    char *own = copy(text, length);
    if (own == NULL) return -1;
    grown[names->labels++] = (struct pica200_label){own, pc};
    return 0;
}

int pica200_names_add_output(struct pica200_names *names, struct pica200_output output)
{
    struct pica200_output *grown = realloc(names->output, (names->outputs + 1) * sizeof *grown);
    if (grown == NULL) return -1;
    names->output = grown;
    grown[names->outputs++] = output;
    return 0;
}

/* --- semantics of outputs, section 5 --- */

static const struct {
    const char *text;
    uint8_t semantic;
} semantics[] = {
    {"position", 0}, {"pos", 0},       {"normalquat", 1}, {"quaternion", 1}, {"nquat", 1},
    {"color", 2},    {"clr", 2},       {"texcoord0", 3},  {"tcoord0", 3},    {"texcoord0w", 4},
    {"tcoord0w", 4}, {"texcoord1", 5}, {"tcoord1", 5},    {"texcoord2", 6},  {"tcoord2", 6},
    {"view", 8},     {"dummy", 9},
};

enum { SEMANTICS = sizeof semantics / sizeof semantics[0] };

const char *pica200_semantic_text(unsigned semantic)
{
    for (unsigned i = 0; i < SEMANTICS; i++)
        if (semantics[i].semantic == semantic) return semantics[i].text;
    return NULL;
}

/* In any case. */
static bool same_word(const char *word, const char *text, size_t length)
{
    if (strlen(word) != length) return false;
    for (size_t i = 0; i < length; i++)
        if (tolower((unsigned char)text[i]) != word[i]) return false;
    return true;
}

int pica200_semantic_parse(const char *text, size_t length)
{
    for (unsigned i = 0; i < SEMANTICS; i++)
        if (same_word(semantics[i].text, text, length)) return semantics[i].semantic;
    return -1;
}

/* --- from a text to a place --- */

static int find_name(const struct pica200_names *names, const char *text, size_t length,
                     struct pica200_place *place)
{
    static const struct {
        char class;
        uint16_t first, count;
    } classes[] = {{'v', PICA200_NAME_V, PICA200_ROWS},
                   {'c', PICA200_NAME_C, PICA200_UNIFORMS},
                   {'i', PICA200_NAME_I, PICA200_INTS},
                   {'b', PICA200_NAME_B, PICA200_BOOLS}};
    for (size_t i = 0; names != NULL && i < names->names; i++) {
        const struct pica200_name *n = &names->name[i];
        if (strlen(n->text) != length || memcmp(n->text, text, length) != 0) continue;
        for (unsigned k = 0; k < 4; k++) {
            unsigned at = n->first - classes[k].first;
            if (n->first < classes[k].first || at >= classes[k].count) continue;
            place->class = classes[k].class;
            place->first = (uint8_t)at;
            place->count = (uint8_t)(n->last - n->first + 1);
            return 0;
        }
    }
    int semantic = pica200_semantic_parse(text, length);
    for (size_t i = 0; names != NULL && semantic >= 0 && i < names->outputs; i++) {
        if (names->output[i].semantic != semantic) continue;
        *place = (struct pica200_place){.class = 'o', .first = names->output[i].reg, .count = 1};
        return 0;
    }
    return -1;
}

static int find_register(const char *text, size_t length, struct pica200_place *place)
{
    static const struct {
        char class;
        unsigned count;
    } classes[] = {{'v', PICA200_ROWS},
                   {'o', PICA200_ROWS},
                   {'c', PICA200_UNIFORMS},
                   {'i', PICA200_INTS},
                   {'b', PICA200_BOOLS}};
    unsigned number = 0;
    if (length < 2 || length > 3 || (length == 3 && text[1] == '0')) return -1;
    for (size_t i = 1; i < length; i++) {
        if (!isdigit((unsigned char)text[i])) return -1;
        number = 10 * number + (unsigned)(text[i] - '0');
    }
    for (unsigned k = 0; k < 5; k++) {
        if (classes[k].class != text[0] || number >= classes[k].count) continue;
        *place = (struct pica200_place){.class = text[0], .first = (uint8_t)number, .count = 1};
        return 0;
    }
    return -1;
}

/* [2], or nothing */
static const char *take_element(const char *p, struct pica200_place *place)
{
    unsigned number = 0;
    if (*p != '[') return p;
    const char *digits = ++p;
    for (; isdigit((unsigned char)*p) && number < 1000; p++)
        number = 10 * number + (unsigned)(*p - '0');
    if (p == digits || *p != ']' || number >= place->count) return NULL;
    place->first = (uint8_t)(place->first + number);
    place->count = 1;
    return p + 1;
}

/* .xy, or nothing */
static const char *take_components(const char *p, struct pica200_place *place)
{
    static const char letters[] = "xyzwrgba";
    if (*p != '.') return p;
    for (p++; *p != '\0'; p++) {
        const char *found = strchr(letters, *p);
        if (found == NULL || place->ncomponent == 4) return NULL;
        place->component[place->ncomponent++] = (uint8_t)((found - letters) % 4);
    }
    return place->ncomponent > 0 && place->class != 'b' ? p : NULL;
}

int pica200_names_find(const struct pica200_names *names, const char *text,
                       struct pica200_place *place, struct common_error *err)
{
    size_t length = strcspn(text, ".[");
    memset(place, 0, sizeof *place);
    if (find_name(names, text, length, place) != 0 && find_register(text, length, place) != 0)
        return common_fail(err,
                           "'%.40s' is neither a name of the shader nor a register; v0-v15, "
                           "o0-o15, c0-c95, i0-i3 and b0-b15 are",
                           text);
    const char *p = take_element(text + length, place);
    if (p == NULL)
        return common_fail(err, "'%.40s' has no such element; [0] to [%u] are allowed", text,
                           place->count - 1u);
    p = take_components(p, place);
    if (p == NULL || *p != '\0')
        return common_fail(
            err, "'%.40s': components of x, y, z, w, and none of a bool, are allowed", text);
    return 0;
}
