/* What of the Tesla opcode map the tests execute. A cell is a row of the instruction table in programs of one type together
 * with one value of one of its fields: a modifier, a rounding, a type, a source from memory or not, ...
 *
 *   tesla_coverage generate DIRECTORY [SEED]
 *                                          programs that reach the cells
 *   tesla_coverage table MODEL LOCKSTEP    the table, from directories with one directory for each type, with files that
 *                                          `run --executed` wrote, one for each program; exit status 1 if a cell is
 *                                          empty on either side */
#include <dirent.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "tesla_coverage.h"
#include "../../model/tesla/fields.h"

/* Whether no lane can have executed it. Decode errors come before the predicate. */
static bool never_executes(const struct tesla_insn *insn)
{
    return insn->predicated && (insn->pred == TESLA_PRED_NEVER || (insn->pred & 0x1c) == 0x14 ||
                                (insn->pred & 0x1c) == 0x18);
}

/* One executed instruction. That it trapped counts where it always does. */
static void count_words(struct coverage_table *t, int side, unsigned type, const uint32_t word[2],
                        uint64_t count, const char *name)
{
    const struct tesla_mode mode = {.features = TESLA_ALL_FEATURES, .type = type};
    struct tesla_insn insn;
    tesla_decode_as(&mode, word, 2, 0, &insn);
    if (insn.row == TESLA_ROW_NONE) return;
    bool traps = coverage_trap(insn.row, type) != 0, never = !traps && never_executes(&insn);
    if (!traps && insn.trap) return;
    for (size_t i = 0; i < t->cells; i++) {
        struct coverage_cell *c = &t->cell[i];
        if (c->row != insn.row || c->type != type || !coverage_reaches(c, word)) continue;
        if (never && strcmp(c->field, "predicate") != 0) continue;
        if (!c->count[side]) snprintf(c->where[side], sizeof c->where[side], "%s", name);
        c->count[side] += count;
    }
}

static void count_file(struct coverage_table *t, int side, unsigned type, const char *path,
                       const char *name)
{
    FILE *file = fopen(path, "r");
    char line[256];
    if (!file) {
        fprintf(stderr, "tesla_coverage: %s: cannot open\n", path);
        exit(2);
    }
    while (fgets(line, sizeof line, file)) {
        unsigned long long count;
        unsigned w0, w1 = 0;
        if (sscanf(line, "%llu %x %x", &count, &w0, &w1) < 2) {
            fprintf(stderr, "tesla_coverage: %s: not a list of instructions\n", path);
            exit(2);
        }
        count_words(t, side, type, (const uint32_t[2]){w0, w1}, count, name);
    }
    fclose(file);
}

static int compare_names(const void *a, const void *b)
{
    return strcmp(*(char *const *)a, *(char *const *)b);
}

static void count_type(struct coverage_table *t, int side, unsigned type, const char *directory)
{
    DIR *dir = opendir(directory);
    struct dirent *entry;
    char *name[1024];
    size_t names = 0;
    while (dir && (entry = readdir(dir)) && names < 1024)
        if (entry->d_name[0] != '.' && (name[names] = strdup(entry->d_name))) names++;
    if (!names) {
        fprintf(stderr, "tesla_coverage: %s: no files\n", directory);
        exit(2);
    }
    closedir(dir);
    qsort(name, names, sizeof *name, compare_names);
    for (size_t i = 0; i < names; i++) {
        char path[1280];
        snprintf(path, sizeof path, "%s/%s", directory, name[i]);
        char *dot = strrchr(name[i], '.');
        if (dot) *dot = '\0';
        count_file(t, side, type, path, name[i]);
        free(name[i]);
    }
}

static void count_directory(struct coverage_table *t, int side, const char *directory)
{
    for (unsigned type = 0; type < COVERAGE_TYPES; type++) {
        char path[1024];
        snprintf(path, sizeof path, "%s/%s", directory, coverage_type_names[type]);
        count_type(t, side, type, path);
    }
}

static int print_table(const struct coverage_table *t)
{
    size_t empty = 0;
    printf("# Coverage of the Tesla opcode map\n\n"
           "For each row of the instruction table in each type of program, and each value of each "
           "of its fields: in how many\n"
           "retired warp instructions it was seen, and in which program first. Lockstep counts "
           "what was compared and found\nequal. What a type does not have was seen to trap.\n\n"
           "| type | row | form | field | value | model alone | in | lockstep | in "
           "|\n|---|---|---|---|---|---|---|---|---|\n");
    for (size_t i = 0; i < t->cells; i++) {
        const struct coverage_cell *c = &t->cell[i];
        const struct common_row *row = &tesla_rows[c->row];
        const char *type = coverage_type_names[c->type];
        printf("| %s | %s | %s | %s | %s | %llu | %s | %llu | %s |\n", type, row->name,
               tesla_encoding.form[row->form].name, c->field, c->value, (unsigned long long)c->count[0],
               c->where[0], (unsigned long long)c->count[1], c->where[1]);
        if (c->count[0] && c->count[1]) continue;
        empty++;
        fprintf(stderr, "not covered: %s %s (%s) %s %s:%s%s\n", type, row->name,
                tesla_encoding.form[row->form].name, c->field, c->value, c->count[0] ? "" : " model alone",
                c->count[1] ? "" : " lockstep");
    }
    printf("\n%zu cells of %u rows in four types of programs, %zu empty\n", t->cells,
           (unsigned)(COVERAGE_TYPES * TESLA_ROW_COUNT), empty);
    fprintf(stderr, "coverage: %zu passed, %zu failed\n", t->cells - empty, empty);
    return empty != 0;
}

int main(int argc, char **argv)
{
    static struct coverage_table table;
    coverage_make_cells(&table);
    if ((argc == 3 || argc == 4) && !strcmp(argv[1], "generate"))
        return coverage_generate(&table, argv[2], argc == 4 ? strtoull(argv[3], NULL, 0) : 0);
    if (argc == 4 && !strcmp(argv[1], "table")) {
        count_directory(&table, 0, argv[2]);
        count_directory(&table, 1, argv[3]);
        return print_table(&table);
    }
    fprintf(stderr, "usage: tesla_coverage generate DIRECTORY [SEED] | table MODEL LOCKSTEP\n");
    return 2;
}
