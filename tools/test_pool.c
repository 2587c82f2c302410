/* The pool: processes of one run and of many, runs in which a process dies, signals. What a run
 * does is made up here: its number decides, and its record says which process made it, and what
 * that had made before. */
#include <setjmp.h>
#include <signal.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <time.h>
#include <unistd.h>

#include <cmocka.h>

#include "../bridge/result.h"
#include "options.h"
#include "pool.h"
#include "record.h"
#include "run.h"

enum { MOST = 2500 };

static const struct common_isa machine = {.name = "q"};

struct user {
    uint64_t count, started, ended, fatal, fragile, stubborn;
    uint64_t most,
        stop_at; /* runs that may be under way; how many have ended when a signal comes */
    char outcome[MOST][24], message[MOST][128];
    unsigned pid[MOST], before[MOST];
};
static struct user *user;

/* In the place of run.c's. */
int tool_run(const struct tool_options *o, FILE *out, FILE *record)
{
    static unsigned made;
    struct bridge_result r;
    struct bridge_run known;

    (void)out;
    if (o->seed == user->fatal) raise(SIGKILL);
    if (o->seed == user->fragile && made) raise(SIGABRT);
    if (o->seed == user->stubborn) return BRIDGE_INTERNAL; /* and no record */
    memset(&r, 0, sizeof r);
    memset(&known, 0, sizeof known);
    r.verdict = BRIDGE_PASS;
    r.mode = "made-up";
    r.isa = o->isa->name;
    r.program = o->program;
    r.seed = o->seed;
    r.cycles = (uint64_t)getpid();
    r.instructions = made++;
    known.clocks = r.cycles;
    return bridge_result_json(&r, &known, record) ? BRIDGE_INTERNAL : BRIDGE_PASS;
}

static int again(void *context, uint64_t number, struct pool_run *run)
{
    (void)context;
    run->number = number;
    run->report = stderr;
    run->own = strdup("x.s");
    run->one.argv = calloc(2, sizeof(char *));
    if (!run->own || !run->one.argv) return -1;
    run->one.argv[0] = "run";
    run->one.argc = 1;
    run->one.isa = &machine;
    run->one.program = run->own;
    run->one.seed = number;
    return 0;
}

static int start(void *context, struct pool_run *run)
{
    if (user->started == user->count) return 0;
    if (user->started - user->ended == user->most) return 2;
    return again(context, user->started++, run) ? -1 : 1;
}

static int end(void *context, const struct pool_run *run, const struct tool_record *record)
{
    struct tool_record mine = *record;
    uint64_t n = run->number;

    (void)context;
    assert_true(n < user->count && !user->outcome[n][0]);
    snprintf(user->outcome[n], sizeof user->outcome[n], "%s", record->outcome);
    snprintf(user->message[n], sizeof user->message[n], "%s", record->message);
    user->pid[n] = (unsigned)record->clocks;
    user->before[n] = (unsigned)record->instructions;
    tool_record_free(&mine);
    if (++user->ended == user->stop_at) raise(SIGTERM);
    return 0;
}

static void tick(void *context)
{
    (void)context;
}

static int pool(uint64_t count, unsigned jobs, bool many)
{
    const struct pool_user of = {user, start, end, tick, many ? again : NULL};
    int stopped;

    user->count = count;
    assert_int_equal(pool_run_all(&of, jobs, &stopped), 0);
    if (!stopped) assert_int_equal(user->ended, count);
    return stopped;
}

static unsigned processes(void)
{
    unsigned found = 0;

    for (uint64_t i = 0; i < user->count; i++) {
        bool known = false;
        for (uint64_t j = 0; j < i && !known; j++) known = user->pid[j] == user->pid[i];
        found += !known && user->pid[i];
    }
    return found;
}

static void all_pass_but(uint64_t number)
{
    for (uint64_t i = 0; i < user->count; i++)
        if (i != number) assert_string_equal(user->outcome[i], "PASS");
}

static void test_pool_makes_each_run_in_a_process_of_its_own(void **state)
{
    (void)state;
    assert_int_equal(pool(20, 3, false), 0);
    all_pass_but(UINT64_MAX);
    assert_int_equal(processes(), 20);
}

static void test_pool_makes_many_runs_in_one_process(void **state)
{
    (void)state;
    assert_int_equal(pool(200, 3, true), 0);
    all_pass_but(UINT64_MAX);
    assert_in_range(processes(), 1, 3);
}

static void test_pool_ends_processes_that_have_made_a_thousand(void **state)
{
    (void)state;
    assert_int_equal(pool(MOST, 1, true), 0);
    all_pass_but(UINT64_MAX);
    assert_int_equal(processes(), 3);
    for (uint64_t i = 0; i < MOST; i++) assert_int_equal(user->before[i], i % 1000);
}

static void test_pool_waits_when_told(void **state)
{
    (void)state;
    user->most = 1;
    assert_int_equal(pool(50, 4, true), 0);
    all_pass_but(UINT64_MAX);
}

static void test_pool_a_crash_is_one_failure(void **state)
{
    (void)state;
    user->fatal = 30;
    for (unsigned many = 0; many < 2; many++) {
        assert_int_equal(pool(60, 2, many), 0);
        all_pass_but(30);
        assert_string_equal(user->outcome[30], "INTERNAL");
        assert_string_equal(user->message[30], "the run died of signal 9, Killed");
        memset(user->outcome, 0, sizeof user->outcome);
        user->started = user->ended = 0;
    }
}

static void test_pool_the_first_run_of_a_process_may_crash(void **state)
{
    (void)state;
    user->fatal = 0;
    assert_int_equal(pool(30, 1, true), 0);
    all_pass_but(0);
    assert_string_equal(user->message[0], "the run died of signal 9, Killed");
}

static void test_pool_tells_a_crash_that_wants_others_before_it(void **state)
{
    (void)state;
    user->fragile = 7;
    assert_int_equal(pool(30, 1, true), 0);
    all_pass_but(7);
    assert_string_equal(user->outcome[7], "INTERNAL");
    assert_string_equal(
        user->message[7],
        "the run died of signal 6, Aborted, behind others in one process; by itself it is PASS");
}

static void test_pool_a_run_without_a_record_is_a_failure(void **state)
{
    (void)state;
    user->stubborn = 5;
    for (unsigned many = 0; many < 2; many++) {
        assert_int_equal(pool(10, 2, many), 0);
        all_pass_but(5);
        assert_non_null(
            strstr(user->message[5], " and no result")); /* valgrind has a status of its own */
        memset(user->outcome, 0, sizeof user->outcome);
        user->started = user->ended = 0;
    }
}

static void test_pool_stops_at_a_signal(void **state)
{
    (void)state;
    user->stop_at = 10;
    assert_int_equal(pool(MOST, 2, true), SIGTERM);
    assert_in_range(user->ended, 10, 40);
}

static void test_pool_does_not_wait_for_nobody(void **state)
{
    time_t begin = time(NULL);

    (void)state;
    for (unsigned i = 0; i < 30; i++) assert_int_equal(pool(0, 2, false), 0);
    assert_in_range(time(NULL) - begin, 0, 4); /* a wait of 200 ms each would be 6 s */
}

static int setup(void **state)
{
    const struct rlimit none = {0, 0};

    setrlimit(RLIMIT_CORE, &none); /* runs die here on purpose */
    user = calloc(1, sizeof *user);
    if (!user) return -1;
    user->most = user->fatal = user->fragile = user->stubborn = user->stop_at = UINT64_MAX;
    *state = NULL;
    return 0;
}

static int teardown(void **state)
{
    (void)state;
    free(user);
    return 0;
}

#define TEST(name) cmocka_unit_test_setup_teardown(name, setup, teardown)

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(test_pool_makes_each_run_in_a_process_of_its_own),
        TEST(test_pool_makes_many_runs_in_one_process),
        TEST(test_pool_ends_processes_that_have_made_a_thousand),
        TEST(test_pool_waits_when_told),
        TEST(test_pool_a_crash_is_one_failure),
        TEST(test_pool_the_first_run_of_a_process_may_crash),
        TEST(test_pool_tells_a_crash_that_wants_others_before_it),
        TEST(test_pool_a_run_without_a_record_is_a_failure),
        TEST(test_pool_stops_at_a_signal),
        TEST(test_pool_does_not_wait_for_nobody),
    };

    return cmocka_run_group_tests_name("pool", tests, NULL, NULL);
}
