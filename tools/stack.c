/* The command on a stack of its own, where the process's stack is small.
 *
 * `ulimit -s 32` leaves 32 KiB for the arguments, the environment (on some machines many KiB), the
 * dynamic linker and the command; the kernel lets the stack grow no further. So main() leaves it at
 * once. Signals, fork() and exit() work as on the first stack. */
#define _DEFAULT_SOURCE /* MAP_ANONYMOUS */
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <ucontext.h>
#include <unistd.h>

#include "stack.h"

enum { STACK_BYTES = 1 << 20 };

struct call {
    int (*function)(int argc, char **argv);
    int argc;
    char **argv;
    int status;
};

/* makecontext() passes integers of type int only: a pointer comes as two halves. */
static void call_enter(unsigned high, unsigned low)
{
    struct call *call = (struct call *)(uintptr_t)((uint64_t)high << 32 | low);

    call->status = call->function(call->argc, call->argv);
}

static bool stack_is_small(void)
{
    struct rlimit limit;

    return !getrlimit(RLIMIT_STACK, &limit) && limit.rlim_cur < STACK_BYTES;
}

/* Memory for a stack, above a page that must not be touched: an overflow is a segmentation
 * fault. */
static char *stack_map(size_t page)
{
    void *memory =
        mmap(NULL, page + STACK_BYTES, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);

    if (memory == MAP_FAILED) return NULL;
    mprotect(memory, page, PROT_NONE);
    return memory;
}

int tool_run_on_stack(int (*function)(int argc, char **argv), int argc, char **argv)
{
    struct call call = {.function = function, .argc = argc, .argv = argv};
    uint64_t bits = (uintptr_t)&call;
    size_t page = (size_t)sysconf(_SC_PAGESIZE);
    ucontext_t here, there;
    char *memory;

    if (!stack_is_small() || getcontext(&there) || !(memory = stack_map(page)))
        return function(argc, argv);
    there.uc_stack.ss_sp = memory + page;
    there.uc_stack.ss_size = STACK_BYTES;
    there.uc_link = &here;
    makecontext(&there, (void (*)(void))call_enter, 2, (unsigned)(bits >> 32), (unsigned)bits);
    swapcontext(&here, &there);
    munmap(memory, page + STACK_BYTES);
    return call.status;
}
