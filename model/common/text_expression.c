/* Numbers that are computed of others: sizes, indices, constants. See text.h. */
#include "text.h"

#include <ctype.h>
#include <math.h>
#include <stdio.h>
#include <string.h>

enum { MAX_DEPTH = 64 }; /* parentheses */

/* --- whole numbers --- */

static int read_sum(struct common_text *text, unsigned depth, int64_t *value);

static bool fits(int64_t value)
{
    return value <= UINT32_MAX && value >= -(int64_t)UINT32_MAX;
}

static int read_whole(struct common_text *text, unsigned depth, int64_t *value)
{
    static const char allowed[] = "a number, or '(', is allowed here";
    struct common_token token;
    if (depth == MAX_DEPTH)
        return common_text_fail_here(text, "64 signs and parentheses are allowed");
    if (common_text_take(text, "-")) {
        if (read_whole(text, depth + 1, value) != 0) return -1;
        *value = -*value;
        return 0;
    }
    if (common_text_take(text, "+")) return read_whole(text, depth + 1, value);
    if (common_text_take(text, "(")) {
        if (read_sum(text, depth + 1, value) != 0) return -1;
        return common_text_need(text, ")", "')' is allowed here");
    }
    token = common_text_here(text);
    if (token.length == 0 || !isdigit((unsigned char)*token.text))
        return common_text_fail_here(text, allowed);
    int status = common_number(text->syntax, NULL, token.text, token.length, value);
    if (status == -1) return common_text_fail(text, &token, "found", allowed);
    if (status != 0) return common_text_fail(text, &token, "out of range:", "32 bits are allowed");
    text->p += token.length;
    return 0;
}

static int read_product(struct common_text *text, unsigned depth, int64_t *value)
{
    if (read_whole(text, depth, value) != 0) return -1;
    for (;;) {
        struct common_token at = common_text_here(text);
        char op = at.length > 0 ? *at.text : '\0';
        int64_t right;
        if (op != '*' && op != '/' && op != '%') return 0;
        text->p++;
        if (read_whole(text, depth, &right) != 0) return -1;
        if (op != '*' && right == 0)
            return common_text_fail(text, &at, "division by zero at", "another divisor is allowed");
        *value = op == '*' ? *value * right : op == '/' ? *value / right : *value % right;
        if (!fits(*value))
            return common_text_fail(text, &at, "too large behind", "32 bits are allowed");
    }
}

static int read_sum(struct common_text *text, unsigned depth, int64_t *value)
{
    if (read_product(text, depth, value) != 0) return -1;
    for (;;) {
        struct common_token at = common_text_here(text);
        int64_t right;
        bool minus = common_text_take(text, "-");
        if (!minus && !common_text_take(text, "+")) return 0;
        if (read_product(text, depth, &right) != 0) return -1;
        *value += minus ? -right : right;
        if (!fits(*value))
            return common_text_fail(text, &at, "too large behind", "32 bits are allowed");
    }
}

int common_text_product(struct common_text *text, int64_t *value)
{
    return read_product(text, 0, value);
}

int common_text_integer(struct common_text *text, int64_t lo, int64_t hi, int64_t *value)
{
    char allowed[64];
    struct common_token at = common_text_here(text);
    snprintf(allowed, sizeof allowed, "a number from %lld to %lld is allowed", (long long)lo,
             (long long)hi);
    if (at.length == 0) return common_text_fail_here(text, allowed);
    if (strchr("-+(", *at.text) == NULL && !isdigit((unsigned char)*at.text))
        return common_text_fail(text, &at, "found", allowed);
    if (read_sum(text, 0, value) != 0) return -1;
    at.length = (size_t)(text->p - at.text);
    while (at.length > 1 && isspace((unsigned char)at.text[at.length - 1])) at.length--;
    if (*value >= lo && *value <= hi) return 0;
    return common_text_fail(text, &at, "out of range:", allowed);
}

/* --- real numbers --- */

/* A number as it was read. */
struct real {
    const struct common_value_format *format;
    double value;
    uint32_t bits; /* if it is no result: a number rounds once, inf, nan and bits are as they are */
    bool plain, raw; /* plain: bits are valid; raw: it has no value to compute with */
};

static int read_real_sum(struct common_text *text, unsigned depth, struct real *real);

/* Functions that IEEE 754 defines to the bit; so every host makes the same words. */
static const struct {
    const char *name;
    unsigned arguments;
} functions[] = {{"sqrt", 1}, {"abs", 1}, {"floor", 1}, {"ceil", 1}, {"min", 2}, {"max", 2}};

enum { FUNCTIONS = sizeof functions / sizeof functions[0] };

static double call(unsigned function, const double *x)
{
    switch (function) {
    case 0: return sqrt(x[0]);
    case 1: return fabs(x[0]);
    case 2: return floor(x[0]);
    case 3: return ceil(x[0]);
    case 4: return x[0] < x[1] ? x[0] : x[1];
    default: return x[0] > x[1] ? x[0] : x[1];
    }
}

/* Bits, inf and nan stand alone. */
static int need_value(struct common_text *text, const struct common_token *at, struct real *real)
{
    real->plain = false;
    if (!real->raw) return 0;
    return common_text_fail(text, at, "nothing can be computed with",
                            "a decimal number is allowed in an expression");
}

static int read_operand(struct common_text *text, unsigned depth,
                        int (*read)(struct common_text *text, unsigned depth, struct real *real),
                        struct real *real)
{
    struct common_token at = common_text_here(text);
    return read(text, depth, real) != 0 ? -1 : need_value(text, &at, real);
}

static int read_call(struct common_text *text, unsigned depth, unsigned function, struct real *real)
{
    double x[2] = {0, 0};
    if (common_text_need(text, "(", "'(' is allowed here") != 0) return -1;
    for (unsigned i = 0; i < functions[function].arguments; i++) {
        struct real argument = {.format = real->format};
        if (i > 0 && common_text_need(text, ",", "',' is allowed here") != 0) return -1;
        if (read_operand(text, depth + 1, read_real_sum, &argument) != 0) return -1;
        x[i] = argument.value;
    }
    real->value = call(function, x);
    real->plain = real->raw = false;
    return common_text_need(text, ")", "')' is allowed here");
}

/* A number, inf, nan, or bits; with its sign, so that -inf and -0 keep theirs. */
static int read_number(struct common_text *text, struct real *real)
{
    uint32_t single;
    common_text_blank(text);
    size_t length = common_text_real(text, &real->value, &single);
    if (length == SIZE_MAX) return common_text_fail_memory(text);
    real->plain = true;
    real->raw = length == 0;
    if (real->raw) return common_text_value(text, real->format, &real->bits);
    real->bits = real->format->from_single(single); /* may be too large: 1e30/1e29 is not */
    text->p += length;
    return 0;
}

static int read_real(struct common_text *text, unsigned depth, struct real *real)
{
    double value;
    uint32_t single;
    if (depth == MAX_DEPTH)
        return common_text_fail_here(text, "64 signs and parentheses are allowed");
    common_text_blank(text);
    bool minus = *text->p == '-' && common_text_real(text, &value, &single) == 0 &&
                 strncmp(text->p, "-inf", 4) != 0;
    if (minus) {
        text->p++;
        if (read_operand(text, depth + 1, read_real, real) != 0) return -1;
        real->value = -real->value;
        return 0;
    }
    if (common_text_take(text, "(")) {
        if (read_operand(text, depth + 1, read_real_sum, real) != 0) return -1;
        return common_text_need(text, ")", "')' is allowed here");
    }
    for (unsigned i = 0; i < FUNCTIONS; i++)
        if (common_text_take(text, functions[i].name)) return read_call(text, depth, i, real);
    return read_number(text, real);
}

/* Left OP right, in double precision. */
static double compute(char op, double left, double right)
{
    switch (op) {
    case '*': return left * right;
    case '/': return left / right;
    case '-': return left - right;
    default: return left + right;
    }
}

/* Operands that these operators join, from the left on. */
static int read_chain(struct common_text *text, unsigned depth, const char *operators,
                      int (*read)(struct common_text *text, unsigned depth, struct real *real),
                      struct real *real)
{
    struct common_token first = common_text_here(text);
    if (read(text, depth, real) != 0) return -1;
    for (;;) {
        struct common_token at = common_text_here(text);
        struct real right = {.format = real->format};
        if (at.length == 0 || strchr(operators, *at.text) == NULL) return 0;
        if (need_value(text, &first, real) != 0) return -1;
        text->p++;
        if (read_operand(text, depth, read, &right) != 0) return -1;
        if (*at.text == '/' && right.value == 0)
            return common_text_fail(text, &at, "division by zero at", "another divisor is allowed");
        real->value = compute(*at.text, real->value, right.value);
    }
}

static int read_real_product(struct common_text *text, unsigned depth, struct real *real)
{
    return read_chain(text, depth, "*/", read_real, real);
}

static int read_real_sum(struct common_text *text, unsigned depth, struct real *real)
{
    return read_chain(text, depth, "+-", read_real_product, real);
}

/* A number would be infinity in the format: the whole expression is named. */
static int fail_large(const struct common_text *text, const struct common_token *at)
{
    struct common_token whole = *at;
    whole.length = (size_t)(text->p - at->text);
    while (whole.length > 1 && isspace((unsigned char)at->text[whole.length - 1])) whole.length--;
    return common_text_fail(text, &whole, "too large:", COMMON_TEXT_NOT_INF);
}

int common_text_computed(struct common_text *text, const struct common_value_format *format,
                         uint32_t *bits)
{
    struct real real = {.format = format};
    struct common_token at = common_text_here(text);
    if (read_real_sum(text, 0, &real) != 0) return -1;
    if (isnan(real.value))
        return common_text_fail(text, &at, "no number comes from", "a real one is allowed");
    float rounded = (float)real.value;
    uint32_t single;
    memcpy(&single, &rounded, sizeof single);
    *bits = real.plain ? real.bits : format->from_single(single);
    return !real.raw && (*bits & ~format->sign) == format->inf ? fail_large(text, &at) : 0;
}
