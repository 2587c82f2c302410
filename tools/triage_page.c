/* The page of what failed: text, JSON, HTML; see triage.h. */
#include <inttypes.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>

#include <jansson.h>

#include "../model/common/file.h"
#include "artefact.h"
#include "page.h"
#include "repeat.h"
#include "triage.h"
#include "wave.h"

/* Whether kind i of a group is the first one with this text. */
static bool is_first(const struct triage_kind *kind, size_t i, const char *a, size_t member)
{
    for (size_t j = 0; j < i; j++)
        if (!strcmp(*(char *const *)((const char *)&kind[j] + member), a)) return false;
    return true;
}

/* The operations of a group: "mad 7, mul 2"; "" if no operation is at fault. */
static void put_ops(FILE *out, const struct triage *t, const struct triage_group *g)
{
    const struct triage_kind *kind = &t->kind[g->first];
    const char *comma = "";

    for (size_t i = 0; i < g->kinds; i++) {
        uint64_t count = 0;
        if (!*kind[i].op || !is_first(kind, i, kind[i].op, offsetof(struct triage_kind, op)))
            continue;
        for (size_t j = i; j < g->kinds; j++)
            if (!strcmp(kind[j].op, kind[i].op)) count += kind[j].count;
        fprintf(out, "%s%s", comma, kind[i].op);
        if (g->kinds > 1) fprintf(out, " %" PRIu64, count);
        comma = ", ";
    }
}

/* What differs, in the smallest program first. */
static void put_whats(FILE *out, const struct triage *t, const struct triage_group *g)
{
    const struct triage_kind *kind = &t->kind[g->first];

    fputs(g->smallest->what, out);
    for (size_t i = 0; i < g->kinds; i++)
        if (strcmp(kind[i].what, g->smallest->what) != 0 &&
            is_first(kind, i, kind[i].what, offsetof(struct triage_kind, what)))
            fprintf(out, ", %s", kind[i].what);
}

static void put_unit(FILE *out, const struct triage_group *g)
{
    if (g->units) fputs("several units", out);
    else if (*g->smallest->unit) fprintf(out, "unit %s", g->smallest->unit);
}

static void put_title(FILE *out, const struct triage *t, const struct triage_group *g)
{
    const struct triage_kind *k = g->smallest;

    put_whats(out, t, g);
    if (*k->op) fputs(": ", out);
    if (*k->op) put_ops(out, t, g);
    if (*k->op && (g->units || *k->unit)) {
        fputs(" (", out);
        put_unit(out, g);
        fputc(')', out);
    }
}

/* The save file of the wave that the command writes. */
static void put_wave(FILE *out, const struct triage_kind *k)
{
    char path[1024];

    if (!tool_artefact_path(path, sizeof path, TOOL_WAVE_DIR, k->file, ".gtkw"))
        tool_put_word(out, path);
}

/* Of a difference that core and model agree on there is none. */
static bool has_wave(const struct triage_kind *k)
{
    return *k->repeat && strcmp(k->verdict, "EXPECT_FAIL") && strcmp(k->verdict, "BAD_INPUT") &&
           strcmp(k->verdict, "INTERNAL");
}

void triage_print(const struct triage *t, FILE *out)
{
    for (size_t i = 0; i < t->groups; i++) {
        const struct triage_group *g = &t->group[i];
        const struct triage_kind *k = g->smallest;
        fprintf(out, "%" PRIu64 " of %-10s ", g->count, k->verdict);
        put_title(out, t, g);
        fprintf(out, "; the first after the fewest instructions, %" PRIu64 ":\n  %s\n",
                k->instructions, k->message);
        if (*k->repeat) fprintf(out, "  %s\n", k->repeat);
        if (!has_wave(k)) continue;
        fputs("  gtkwave ", out);
        put_wave(out, k);
        fprintf(out, " # behind that command: around clock %" PRIu64 "\n", k->cycle);
    }
}

/* ---- JSON. */

static json_t *text_by(void (*put)(FILE *out, const struct triage_kind *k),
                       const struct triage_kind *k)
{
    char *text = NULL;
    size_t size;
    FILE *out = open_memstream(&text, &size);

    if (!out) return NULL;
    put(out, k);
    json_t *made = fclose(out) ? NULL : json_string(text);
    free(text);
    return made;
}

static json_t *group_of(const struct triage *t, const struct triage_group *g)
{
    const struct triage_kind *k = g->smallest;
    json_t *ops = json_array(), *units = json_array();

    for (size_t i = 0; i < g->kinds; i++) {
        const struct triage_kind *each = &t->kind[g->first + i];
        if (*each->op || g->kinds > 1)
            json_array_append_new(ops, json_pack("{s:s, s:s, s:s, s:I}", "operation", each->op,
                                                 "unit", each->unit, "differs", each->what, "count",
                                                 (json_int_t)each->count));
        if (*each->unit &&
            is_first(&t->kind[g->first], i, each->unit, offsetof(struct triage_kind, unit)))
            json_array_append_new(units, json_string(each->unit));
    }
    json_t *wave = has_wave(k) ? json_pack("{s:o, s:I}", "view", text_by(put_wave, k), "clock",
                                           (json_int_t)k->cycle)
                               : json_null();
    return json_pack("{s:I, s:s, s:s, s:s, s:o, s:o, s:{s:s, s:I, s:s, s:s}, s:o}", "count",
                     (json_int_t)g->count, "isa", k->isa, "verdict", k->verdict, "differs", k->what,
                     "units", units, "operations", ops, "smallest", "file", k->file, "instructions",
                     (json_int_t)k->instructions, "message", k->message, "repeat", k->repeat,
                     "wave", wave);
}

static int write_json(FILE *out, const void *what)
{
    const struct triage *t = what;
    json_t *groups = json_array();

    for (size_t i = 0; i < t->groups; i++) json_array_append_new(groups, group_of(t, &t->group[i]));
    json_t *page = json_pack("{s:I, s:I, s:o}", "programs", (json_int_t)t->programs, "failed",
                             (json_int_t)t->failed, "groups", groups);
    int failed = !page || json_array_size(groups) != t->groups ||
                 json_dumpf(page, out, JSON_INDENT(2)) || fputc('\n', out) == EOF;
    json_decref(page);
    return failed;
}

int triage_write_json(const struct triage *t, const char *path, struct common_error *err)
{
    return common_file_write(path, write_json, t, err);
}

/* ---- HTML. */

static const char style[] = "td,th{border-top:1px solid #ccc}table.facts td,table.facts "
                            "th{border:0;padding:0 12px 0 0}\n";

/* The page as common_file_write() takes it. */
struct page {
    const struct triage *triage;
    struct page_facts facts;
};

static void escape(FILE *out, const char *text)
{
    page_escape(out, text, strlen(text));
}

static void write_row(FILE *out, const struct triage *t, const struct triage_group *g)
{
    const struct triage_kind *k = g->smallest;
    char *ops = NULL;
    size_t size;
    FILE *list = open_memstream(&ops, &size);

    fprintf(out, "<tr><td class=\"n\">%" PRIu64 "</td><td>%s</td><td><b>%s</b></td><td>", g->count,
            k->isa, k->verdict);
    escape(out, k->what);
    fputs("</td><td>", out);
    if (list) put_ops(list, t, g);
    if (list && !fclose(list)) escape(out, ops);
    free(ops);
    fputs("</td><td>", out);
    put_unit(out, g);
    fprintf(out, "</td><td>%" PRIu64 " instructions<pre>", k->instructions);
    escape(out, k->message);
    fputs("</pre><pre>", out);
    escape(out, k->repeat);
    if (has_wave(k)) {
        fputs("\ngtkwave ", out);
        put_wave(out, k);
    }
    fputs("</pre></td></tr>\n", out);
}

static int write_html(FILE *out, const void *what)
{
    const struct page *page = what;
    const struct triage *t = page->triage;

    struct page_facts facts = page->facts;

    facts.title = "What failed";
    facts.style = style;
    facts.shape = t->shape;
    facts.shapes = t->shapes;
    page_begin(out, &facts);
    fprintf(out, "<p>%" PRIu64 " programs, %" PRIu64 " failed, in %zu groups.</p>\n", t->programs,
            t->failed, t->groups);
    if (t->groups)
        fputs("<table>\n<tr><th>how many</th><th>ISA</th><th>verdict</th><th>what differs</th>"
              "<th>operations</th><th>unit</th><th>the smallest: message, command, wave that it "
              "writes</th></tr>\n",
              out);
    for (size_t i = 0; i < t->groups; i++) write_row(out, t, &t->group[i]);
    if (t->groups) fputs("</table>\n", out);
    page_end(out);
    return ferror(out);
}

int triage_write_html(const struct triage *t, const struct page_facts *facts, const char *path,
                      struct common_error *err)
{
    return common_file_write(path, write_html, &(struct page){t, *facts}, err);
}
