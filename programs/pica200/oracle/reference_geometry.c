/* Host reference of the geometry shaders, see reference.c. */
#include <math.h>
#include <stdlib.h>

#include "reference.h"

enum { MAX_WORDS = 40000 };

/* Words of records as `.expect primitive P:` takes them. */
struct records {
    uint32_t word[MAX_WORDS];
    size_t count;
};

/* The output of one vertex of a triangle. */
struct vertex {
    struct pica200_vec at[3];
};

static void put_vec(struct records *records, struct pica200_vec v)
{
    uint32_t word[4] = {pica200_bits(v.x), pica200_bits(v.y), pica200_bits(v.z), pica200_bits(v.w)};

    for (unsigned i = 0; i < 4; i++) records->word[records->count++] = word[i];
}

static void triangle(struct records *records, bool inverted, uint32_t run, unsigned outputs,
                     struct vertex a, struct vertex b, struct vertex c)
{
    const struct vertex *vertex[3] = {&a, &b, &c};

    if (records->count + 4 + 12 * (size_t)outputs > MAX_WORDS)
        abort(); /* more than was reckoned with */
    records->word[records->count++] = inverted;
    records->word[records->count++] = run;
    records->word[records->count++] = 0;
    records->word[records->count++] = 0;
    for (unsigned v = 0; v < 3; v++)
        for (unsigned k = 0; k < outputs; k++) put_vec(records, vertex[v]->at[k]);
}

/* Rows of a perspective matrix. */
static void perspective(struct pica200_vec row[4])
{
    row[0] = (struct pica200_vec){1.5, 0, 0, 0.125};
    row[1] = (struct pica200_vec){0, 2, 0, -0.25};
    row[2] = (struct pica200_vec){0, 0, pica200_cut(-33.0 / 31), pica200_cut(-64.0 / 31)};
    row[3] = (struct pica200_vec){0, 0, -1, 0};
}

static struct pica200_vec project(const struct pica200_vec row[4], struct pica200_vec v)
{
    return (struct pica200_vec){pica200_dot4(row[0], v), pica200_dot4(row[1], v),
                                pica200_dot4(row[2], v), pica200_dot4(row[3], v)};
}

void pica200_quads(struct pica200_output *output)
{
    enum { N = 96 };
    static struct pica200_vec c[4], in[2 * N];
    static struct records records;
    struct pica200_random random = {20};

    perspective(c);
    for (uint32_t i = 0; i < N; i++) {
        struct pica200_vec centre = pica200_random_vec(&random, 8);
        struct vertex corner[4];

        centre.w = fabs(centre.w);
        in[2 * i] = centre;
        in[2 * i + 1] = pica200_random_vec(&random, 1);
        for (unsigned k = 0; k < 4; k++) { /* left and right, below and above */
            double x = k % 2 ? 1 : -1, y = k / 2 ? 1 : -1;
            struct pica200_vec place = {pica200_mad(x, centre.w, centre.x),
                                        pica200_mad(y, centre.w, centre.y), centre.z, 1};

            corner[k].at[0] = project(c, place);
            corner[k].at[1] = in[2 * i + 1];
            corner[k].at[2] = (struct pica200_vec){x > 0, y > 0, 0, 1};
        }
        triangle(&records, false, i, 3, corner[0], corner[1], corner[2]);
        triangle(&records, true, i, 3, corner[3], corner[1], corner[2]);
    }
    pica200_write_vectors(output, "quads_c", c, COUNT(c));
    pica200_write_vectors(output, "quads_in", in, COUNT(in));
    pica200_write_words(output, "quads_out", records.word, records.count);
}

void pica200_particles(struct pica200_output *output)
{
    enum { N = 100 };
    static struct pica200_vec c[8], in[3 * N];
    static struct records records;
    struct pica200_random random = {21};
    const double now = 5.25;

    perspective(c);
    c[4] = (struct pica200_vec){0.25, pica200_cut(-9.81), 0, 0}; /* a little wind */
    c[5] = (struct pica200_vec){pica200_cut(0.8), 0, pica200_cut(-0.6), 0};
    c[6] = (struct pica200_vec){pica200_cut(0.36), pica200_cut(0.8), pica200_cut(0.48), 0};
    c[7] = (struct pica200_vec){now, 0, 0, 0};
    for (uint32_t i = 0; i < N; i++) {
        struct pica200_vec *v = in + 3 * i;

        v[0] = pica200_random_vec(&random, 0.5);
        v[0].y = 0;
        v[0].w = pica200_random_number(&random, 2) + 4; /* born at 2 to 6, some later than now */
        v[1] = pica200_random_vec(&random, 2);
        v[1].y = pica200_random_number(&random, 4) + 8;
        v[1].w = pica200_random_number(&random, 1) + 2; /* lives 1 to 3 */
        v[2] = pica200_random_vec(&random, 1);
        v[2].w = 1;
        for (unsigned k = 0; k < 3; k++) /* sums of doubles */
            v[k] = (struct pica200_vec){pica200_cut(v[k].x), pica200_cut(v[k].y),
                                        pica200_cut(v[k].z), pica200_cut(v[k].w)};
        double age = pica200_sub(now, v[0].w);
        struct pica200_vec place, colour = v[2], right, up;
        struct vertex corner[4];

        if (age < 0 || age > v[1].w) continue;
        place = pica200_vec_mads(age, v[1], v[0]);
        place = pica200_vec_mads(pica200_mul(0.5, pica200_mul(age, age)), c[4], place);
        if (place.y < 0) place.y = pica200_mul(0.75, -place.y);
        double part = pica200_mul(age, pica200_rcp(v[1].w));
        double size = pica200_add(0.125, pica200_mul(0.25, part));

        right = pica200_vec_scale(size, c[5]);
        up = pica200_vec_scale(size, c[6]);
        colour.w = pica200_mul(colour.w, pica200_sub(1, part));
        for (unsigned k = 0; k < 4; k++) {
            struct pica200_vec at = pica200_vec_mads(k % 2 ? 1 : -1, right, place);

            at = pica200_vec_mads(k / 2 ? 1 : -1, up, at);
            at.w = 1;
            corner[k].at[0] = project(c, at);
            corner[k].at[1] = colour;
        }
        triangle(&records, false, i, 2, corner[0], corner[1], corner[2]);
        triangle(&records, true, i, 2, corner[3], corner[1], corner[2]);
    }
    pica200_write_vectors(output, "particles_c", c, COUNT(c));
    pica200_write_vectors(output, "particles_in", in, COUNT(in));
    pica200_write_words(output, "particles_out", records.word, records.count);
}

void pica200_fan(struct pica200_output *output)
{
    enum { N = 48, MOST = 8, STRIDE = 10 };
    static struct pica200_vec c[4];
    static uint32_t in[4 * STRIDE * N];
    static struct records records, input;
    struct pica200_random random = {22};

    perspective(c);
    for (uint32_t i = 0; i < N; i++) {
        unsigned corners = 3 + i % (MOST - 2);
        struct pica200_vec colour = pica200_random_vec(&random, 1);
        struct vertex corner[MOST];

        input.count = 0;
        input.word[input.count++] = corners;
        for (unsigned k = 0; k < 3; k++) input.word[input.count++] = 0;
        for (unsigned k = 0; k < corners; k++) {
            struct pica200_vec place = pica200_random_vec(&random, 8);

            place.w = 1;
            put_vec(&input, place);
            if (k == 0) put_vec(&input, colour);
            corner[k].at[0] = project(c, place);
            corner[k].at[1] = colour;
        }
        for (size_t k = 0; k < input.count; k++) in[4 * STRIDE * i + k] = input.word[k];
        for (unsigned k = 2; k < corners; k++)
            triangle(&records, false, i, 2, corner[0], corner[k - 1], corner[k]);
    }
    pica200_write_vectors(output, "fan_c", c, COUNT(c));
    pica200_write_words(output, "fan_in", in, COUNT(in));
    pica200_write_words(output, "fan_out", records.word, records.count);
}

void pica200_spline(struct pica200_output *output)
{
    enum { N = 24, PIECES = 6 };
    static const struct pica200_vec basis[4] = {/* by powers of t */
                                                {0, -0.5, 1, -0.5},
                                                {1, 0, -2.5, 1.5},
                                                {0, 0.5, 2, -1.5},
                                                {0, 0, -0.5, 0.5}};
    static struct pica200_vec c[4], in[4 * N];
    static struct records records;
    struct pica200_random random = {23};

    perspective(c);
    for (uint32_t i = 0; i < N; i++) {
        struct vertex left = {0}, right = {0};

        for (unsigned k = 0; k < 4; k++) {
            in[4 * i + k] = pica200_random_vec(&random, 8);
            in[4 * i + k].w = 1;
        }
        for (unsigned piece = 0; piece <= PIECES; piece++) {
            double t = piece / 8.0, t2 = pica200_mul(t, t);
            struct pica200_vec power = {1, t, t2, pica200_mul(t2, t)}, sum = {0};
            struct vertex new_left = {0}, new_right = {0};

            for (unsigned k = 0; k < 4; k++)
                sum = pica200_vec_mads(pica200_dot4(basis[k], power), in[4 * i + k], sum);
            new_left.at[0] =
                project(c, pica200_vec_add(sum, (struct pica200_vec){-0.25, -0.5, 0, 0}));
            new_right.at[0] =
                project(c, pica200_vec_add(sum, (struct pica200_vec){0.25, 0.5, 0, 0}));
            new_left.at[1] = new_right.at[1] = (struct pica200_vec){t, t, t, t};
            if (piece > 0) {
                triangle(&records, false, i, 2, left, right, new_left);
                triangle(&records, true, i, 2, new_right, right, new_left);
            }
            left = new_left;
            right = new_right;
        }
    }
    pica200_write_vectors(output, "spline_c", c, COUNT(c));
    pica200_write_vectors(output, "spline_in", in, COUNT(in));
    pica200_write_words(output, "spline_out", records.word, records.count);
}
