// Operands for the unit benches of pica200_alu and pica200_sfu: random ones, and the vector file.
#ifndef TESTBENCH_PICA200_VECTORS_H
#define TESTBENCH_PICA200_VECTORS_H

#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <string>
#include <vector>

#include "pica200_reference.h"

namespace pica200 {

// Numbers worth trying: special ones, all patterns, near 1, and near another number.
struct Random {
    uint64_t state;
    explicit Random(uint64_t seed) : state(seed) {}
    uint32_t next() // xorshift64*
    {
        state ^= state >> 12;
        state ^= state << 25;
        state ^= state >> 27;
        return static_cast<uint32_t>(state * 0x2545f4914f6cdd1dull >> 32);
    }
    f24 any()
    {
        uint32_t r = next();
        switch (r >> 28) {
        case 0:
        case 1: return kSpecials[r % (sizeof kSpecials / sizeof *kSpecials)];
        case 2:
        case 3: return r & 0xffffff;
        case 4: return (r & 0x80ffff) | (r >> 24 & 3) << 16;          // about the smallest
        case 5: return (r & 0x80ffff) | (0x7c + (r >> 24 & 3)) << 16; // about the largest
        case 6:
            return (r & 0x80ffff & ~((1u << (r >> 24 & 15)) - 1)) | (0x37 + (r >> 20 & 15)) << 16;
        default: return (r & 0x80ffff) | (0x34 + (r >> 24 & 15) + (r >> 20 & 7)) << 16;
        }
    }
    f24 near(f24 a)
    {
        uint32_t r = next();
        switch (r >> 29) {
        case 0: return a ^ (r & kSign);
        case 1: return (a + (r & 7) - 3) & 0xffffff;
        case 2: return negate((a + (r & 7) - 3) & 0xffffff);
        case 3: return (r & 0x80ffff) | (((a >> 16) + (r >> 24 & 31) - 15) & 127) << 16;
        default: return any();
        }
    }
};

struct Vector {
    unsigned line;
    std::string op;
    f24 a[4], b[4], c[4], result[4];
    bool whole; // all four components are given
};

inline bool parse(const char *text, f24 out[4], bool decimal)
{
    char *end;
    if (!*text) return true;
    for (int n = 0; n < 4; n++) {
        out[n] = static_cast<f24>(strtol(text, &end, decimal ? 10 : 16));
        if (end == text) return false;
        if (n == 0 && !*end) {
            out[1] = out[2] = out[3] = out[0];
            return true;
        }
        if (*end != (n == 3 ? '\0' : ':')) return false;
        text = end + 1;
    }
    return true;
}

// Reads rtl/pica200/pica200_vectors.csv; false, with a message, if it cannot be read or a row is
// malformed.
inline bool read_vectors(const char *path, std::vector<Vector> &vectors)
{
    FILE *file = fopen(path, "r");
    if (!file) {
        fprintf(stderr, "%s: error: cannot be opened; expected the vector file\n", path);
        return false;
    }
    char line[256];
    bool good = true;
    for (unsigned number = 1; good && fgets(line, sizeof line, file); number++) {
        if (line[0] == '#') continue;
        line[strcspn(line, "\r\n")] = '\0';
        char *field[5] = {line};
        unsigned fields = 1;
        for (char *at = line; *at; at++) {
            if (*at == ',' && fields < 5) {
                *at = '\0';
                field[fields++] = at + 1;
            }
        }
        Vector v = {
            number, field[0], {}, {}, {}, {}, fields == 5 && strchr(field[1], ':') != nullptr};
        bool decimal = v.op == "mova" || v.op.compare(0, 4, "cmp_") == 0;
        good = fields == 5 && *field[1] && *field[4] && parse(field[1], v.a, false) &&
               parse(field[2], v.b, false) && parse(field[3], v.c, false) &&
               parse(field[4], v.result, decimal);
        if (!good)
            fprintf(stderr, "%s:%u:1: error: row is malformed; expected op,a,b,c,result\n", path,
                    number);
        else vectors.push_back(v);
    }
    fclose(file);
    return good;
}

} // namespace pica200

#endif
