/* The result of a run: its verdict, the first difference, what was compared; and its record.
 * result.c */
#ifndef BRIDGE_RESULT_H
#define BRIDGE_RESULT_H

#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>

#include "../model/common/event.h"
#include "../model/common/isa.h"

#ifdef __cplusplus
extern "C" {
#endif

/* How a run ended. The value is the exit status. */
enum bridge_verdict {
    BRIDGE_PASS = 0,
    BRIDGE_MISMATCH = 1,
    BRIDGE_BAD_INPUT = 2,
    BRIDGE_HANG = 3,
    BRIDGE_STATE_DIFF = 4,
    BRIDGE_ORDER = 5,
    BRIDGE_VACUOUS = 6,
    BRIDGE_EXPECT_FAIL = 7,
    BRIDGE_LINK_ERROR = 8,
    BRIDGE_TRAP = 9,
    BRIDGE_INTERNAL = 10,
    /* "NOT_OBSERVED": a PASS, except that something that is normally observed was not */
    BRIDGE_UNOBSERVED = 11,
    BRIDGE_INTERRUPTED = 130, /* by SIGINT: 128 and its number, as shells have it */
    BRIDGE_TERMINATED = 143   /* by SIGTERM or SIGHUP; named INTERRUPTED, too */
};

const char *bridge_verdict_name(enum bridge_verdict verdict); /* "PASS", "MISMATCH", ... */
/* Of a run that SIGINT, SIGTERM or SIGHUP has ended. */
enum bridge_verdict bridge_signal_verdict(int number);
const char *bridge_signal_name(int number);

/* ---- The result ----
 * Plain data, so that a run without a core can fill and print one too. */

enum { BRIDGE_ITEMS = 64, BRIDGE_NOT_OBSERVED = 24, BRIDGE_SOURCES = 8 };

/* One value that differs. */
struct bridge_item {
    char where[40]; /* "r5", "global[0x1000]", "next_pc", "trap" */
    int lane;       /* -1: not per lane */
    uint64_t core;  /* the core's value; above 32 bits only of pc and next_pc .. */
    uint64_t model;
    uint32_t core_be; /* .. and which bytes of it that side wrote; 0: it wrote nothing here */
    uint32_t model_be;
};

/* The first difference, or the instruction that a HANG, ORDER or TRAP is about. */
struct bridge_difference {
    bool present;
    uint64_t cycle;
    uint32_t kind; /* enum common_event_kind */
    uint32_t warp;
    uint32_t order;
    uint64_t pc;
    uint32_t active;
    uint32_t nwords;
    uint32_t word[COMMON_WORDS];
    uint32_t arg[COMMON_ARGS]; /* of the launch that the warp is running */
    char text[160];            /* disassembly */
    char source[80];           /* "saxpy.s:23"; empty: not from source text */
    uint32_t items;            /* used in item[] */
    uint32_t items_total;      /* found; more than items when they did not fit */
    struct bridge_item item[BRIDGE_ITEMS];
};

/* How many values of each kind were compared. Each kind that is above 0 has shown in this run
 * that it can fail: bridge/prove.c. */
enum { BRIDGE_FIELDS = 6 };
const char *bridge_field_name(uint32_t i); /* of bit i of enum common_field: "pc" */

struct bridge_compared {
    uint64_t field[BRIDGE_FIELDS]; /* by the bits of enum common_field */
    uint64_t rows[32];             /* register rows, by file */
    uint64_t words[COMMON_SPACES]; /* memory words that instructions wrote, by space */
    uint64_t swept_rows[32];       /* words that sweeps read of registers, by file */
    uint64_t swept_words[COMMON_SPACES];
    uint64_t end_words[COMMON_SPACES]; /* of memories at the end */
    uint64_t expected;                 /* words and traps of the program's own expectation */
    uint64_t signatures;               /* of a board that sends them instead of events */
};

struct bridge_result {
    /* how it ended */
    enum bridge_verdict verdict;
    char message[512]; /* one line why, empty on PASS */
    struct bridge_difference difference;
    char loop[1280]; /* lines: where a run that reached its limit goes round; "" otherwise */

    /* Of a run with signatures. */
    struct {
        /* in warp `warp` from order `from` to `to`; or the model could not do these instructions */
        bool differs;
        /* there is no signature: only the core knows what was written, or it may have reported each
         * write of a byte */
        bool cannot;
        uint32_t warp, from, to;
    } signature;

    /* what ran */
    const char *mode; /* "lockstep", "model", "core", "replay" */
    const char *isa;
    const char *program; /* as the user named it; only the last path component is written out */
    uint64_t seed;
    bool expects; /* the program states something about its end */

    /* how much of it */
    bool hashed;   /* somebody asked for the hash: always, but on the model or the core alone */
    uint64_t hash; /* of the retire stream */
    uint64_t instructions;        /* warp instructions compared, launches not counted */
    uint64_t thread_instructions; /* sum of active lanes over them */
    uint64_t launches;
    uint64_t outside;     /* events from outside that the model took */
    uint64_t volatiles;   /* rows whose values the model took from the core */
    uint64_t cycles;      /* number of the last clock */
    uint64_t first_cycle; /* of the first instruction; 0: there was none */
    uint64_t reg_rows;    /* register rows compared */
    uint64_t mem_words;   /* memory words compared */
    uint64_t sweeps;
    uint64_t swept_words; /* words compared by them */
    uint64_t differences; /* events and sweeps that differed; above 1 only with keep_going */
    /* Without a core or without a model: words and traps of the program's own expectation that were
     * looked at; nothing else was compared. */
    uint64_t expected;
    struct bridge_compared compared;
    const struct common_isa *kinds; /* the names for it; NULL: there was no bridge */

    /* what was not seen */
    uint32_t not_observed_count;
    uint32_t missed; /* of those: normally observed, and not declared in unobserved_xxx */
    char not_observed[BRIDGE_NOT_OBSERVED][32]; /* "next_pc", "write:cond", "sweep:gpr", ... */
};

/* What the caller alone knows of a run, for its record. All zero is a run of which nothing is
 * known. */
struct bridge_run {
    const struct common_machine *machine; /* that it ran on; NULL: not known */
    const char *disturb;  /* the environment's level; NULL: no environment took part */
    const char *repeat;   /* the command that repeats it, or NULL */
    const char *skipped;  /* why it was not run at all; NULL: it was */
    uint64_t clocks;      /* that it took; 0: no core */
    uint64_t memory_hash; /* of the memories after the run */
    bool timed;           /* write the times, which differ between identical runs */
    double wall;          /* seconds of the whole run, loading and elaboration included */
    double processor;     /* processor seconds of the simulation or of the model alone */
    double reset;         /* and of the core's clocks before its start */
    double whole;         /* and of all that was done for the run, loading and models included */
};

/* One line of key=value, the last line of a run's output:
 *   warpstep: verdict=PASS status=0 compared=1234 hash=0123456789abcdef seed=1 fields=pc:1234,..
 *   registers=r:900 memory=global:64 swept=r:4096 end=global:1024 expected=12
 * It is one line; hash=off where it was not computed; null in a record. docs/verdicts.md says
 * what the rest means.
 *   returns  0, -1 when the stream failed */
int bridge_result_line(const struct bridge_result *result, FILE *out);

/* Text as a JSON string, with its quotes: UTF-8 as it is; a byte that is none of it as the
 * character of that number. */
void bridge_json_string(FILE *out, const char *text);

enum { BRIDGE_SCHEMA = 1 }; /* of the record; raised when a reader must change */

/* What a table counts: "PASS" is passed, "SKIP" is skipped, everything else is failed. That is
 * the verdict's name but for a run that was skipped, and for a TRAP against a core of which
 * something that is normally observed was not: that is NOT_OBSERVED, like a PASS. What the core
 * has declared to have no tap for (bridge_options) is not missed.
 *   run  NULL: nothing is known */
const char *bridge_outcome(const struct bridge_result *result, const struct bridge_run *run);

/* The whole result as one line, a JSON object: docs/result.schema.json. Identical runs give
 * identical bytes unless they are timed.
 *   run      NULL: nothing is known
 *   returns  0, -1 when the stream failed */
int bridge_result_json(const struct bridge_result *result, const struct bridge_run *run, FILE *out);

#ifdef __cplusplus
}
#endif

#endif
