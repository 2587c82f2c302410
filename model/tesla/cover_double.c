/* Coverage of 64-bit floating point: which kinds of numbers the pairs of registers held that an
 * operation reads and writes, sheet 3.11. The corners of common/cover.h look at one register at a
 * time. */
#include <stdio.h>

#include "cover.h"
#include "exec.h"

/* What is read and written: source 0..2, or the result. */
enum { RESULT = 3 };
static const struct {
    uint8_t op, which;
    const char *text;
} places[] = {
    {TESLA_OP_DADD, 0, "dadd: source 1"},      {TESLA_OP_DADD, 1, "dadd: source 2"},
    {TESLA_OP_DADD, RESULT, "dadd: result"},   {TESLA_OP_DMUL, 0, "dmul: source 1"},
    {TESLA_OP_DMUL, 1, "dmul: source 2"},      {TESLA_OP_DMUL, RESULT, "dmul: result"},
    {TESLA_OP_DFMA, 0, "dfma: source 1"},      {TESLA_OP_DFMA, 1, "dfma: source 2"},
    {TESLA_OP_DFMA, 2, "dfma: source 3"},      {TESLA_OP_DFMA, RESULT, "dfma: result"},
    {TESLA_OP_DMIN, 0, "dmin: source 1"},      {TESLA_OP_DMIN, 1, "dmin: source 2"},
    {TESLA_OP_DMIN, RESULT, "dmin: result"},   {TESLA_OP_DMAX, 0, "dmax: source 1"},
    {TESLA_OP_DMAX, 1, "dmax: source 2"},      {TESLA_OP_DMAX, RESULT, "dmax: result"},
    {TESLA_OP_DSET, 0, "dset: source 1"},      {TESLA_OP_DSET, 1, "dset: source 2"},
    {TESLA_OP_F2I64, 0, "cvt to int: source"}, {TESLA_OP_F2F64, 0, "cvt of float: source"},
};
enum { PLACES = sizeof places / sizeof places[0] };

/* Numbers without their sign, from least to greatest; each ends here. */
static const struct {
    uint64_t last;
    const char *text;
} kinds[] = {
    {0, "0"},
    {UINT64_C(0x000fffffffffffff), "subnormal"},
    {UINT64_C(0x0010000000000000), "the least normal"},
    {UINT64_C(0x3fefffffffffffff), "a number below 1"},
    {UINT64_C(0x3ff0000000000000), "1.0"},
    {UINT64_C(0x7feffffffffffffe), "a number above 1"},
    {UINT64_C(0x7fefffffffffffff), "the greatest finite"},
    {UINT64_C(0x7ff0000000000000), "infinity"},
    {UINT64_C(0x7ff7ffffffffffff), "signalling NaN"},
    {UINT64_C(0x7fffffffffffffff), "quiet NaN"},
};
enum { KINDS = sizeof kinds / sizeof kinds[0], SIGNALLING = KINDS - 2 };

/* Of a place; all operations leave quiet NaNs, sheet 4.8. */
static unsigned kinds_at(unsigned place)
{
    return places[place].which == RESULT ? KINDS - 1 : KINDS;
}

/* The first point of a place: positive numbers, then negative ones. */
static unsigned first_of(unsigned place)
{
    unsigned point = 0;

    for (unsigned i = 0; i < place; i++) point += 2 * kinds_at(i);
    return point;
}

unsigned tesla_cover_doubles(const struct common_machine *machine)
{
    (void)machine;
    return first_of(PLACES);
}

void tesla_cover_double_text(const struct common_machine *machine, unsigned point, char *text,
                             size_t size)
{
    unsigned place = 0;

    (void)machine;
    while (point >= first_of(place + 1)) place++;
    point -= first_of(place);
    unsigned count = kinds_at(place), kind = point % count;
    if (count < KINDS && kind >= SIGNALLING) kind++;
    snprintf(text, size, "%s: %c%s", places[place].text, point < count ? '+' : '-',
             kinds[kind].text);
}

/* The point of a place, counted from its first. */
static unsigned point_of(unsigned place, uint64_t value)
{
    unsigned kind = 0, count = kinds_at(place);

    while ((value & (UINT64_MAX >> 1)) > kinds[kind].last) kind++;
    if (count < KINDS && kind > SIGNALLING) kind--;
    return value >> 63 ? count + kind : kind;
}

static uint32_t points_of(unsigned place, const uint32_t *low, const uint32_t *high, uint32_t lanes)
{
    uint32_t found = 0;

    for (; lanes; lanes &= lanes - 1) {
        unsigned lane = (unsigned)__builtin_ctz(lanes);
        found |= 1u << point_of(place, low[lane] | (uint64_t)high[lane] << 32);
    }
    return found;
}

void tesla_cover_double(const struct common_covered *c, const struct tesla_insn *insn,
                        uint32_t lanes)
{
    const struct tesla_model *model = c->model;
    const struct tesla_warp *warp = &model->warp[c->step->retire.warp];
    const uint32_t *const *before = c->before + c->first_of_file[TESLA_FILE_GPR];

    for (unsigned i = 0; i < PLACES && lanes; i++) {
        if (places[i].op != insn->op) continue;
        bool result = places[i].which == RESULT;
        const struct tesla_operand *operand = result ? &insn->dst : &insn->src[places[i].which];
        unsigned low = operand->reg % TESLA_GPRS, high = (operand->reg + 1u) % TESLA_GPRS;
        if (operand->kind != TESLA_KIND_PAIR) continue;
        uint32_t found = result ? points_of(i, warp->gpr[low], warp->gpr[high], lanes)
                                : points_of(i, before[low], before[high], lanes);
        for (; found; found &= found - 1)
            c->hits->hit(c->hits->context, TESLA_COVER_DOUBLE,
                         first_of(i) + (unsigned)__builtin_ctz(found));
    }
}
