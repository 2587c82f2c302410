/* The host's half of a board's link, with a board of a few lines behind it: what is refused, and
 * lines that take nothing. Lines that lie and a board in RTL: rtl/board/test_board_stream.cpp. */
#define _XOPEN_SOURCE 700 /* posix_openpt */

#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include <arpa/inet.h>
#include <fcntl.h>
#include <netinet/in.h>
#include <sys/socket.h>
#include <unistd.h>

#include "frame.h"
#include "serial.h"
#include "socket.h"

enum { SILENCE_US = 3000000, ROOM_US = 100000, WAIT_US = 1000 };

/* Answers greetings at once, and confirms the first command behind so many frames of data; its
 * clock goes on while somebody waits for it. */
struct board {
    uint32_t version;
    uint32_t frames, told, words;
    bool full; /* the line takes nothing */
    bool deaf, commanded;
    uint8_t answer[BRIDGE_FRAME_BYTES];
    size_t answered;
    struct bridge_frame_reader reader;
    uint64_t now_us;
};

static int read_line(void *context, uint8_t *byte, size_t size, uint32_t wait_us)
{
    struct board *b = context;
    uint32_t word[BRIDGE_FRAME_WORDS];

    if (!b->answered && b->told < b->frames) {
        word[0] = 1 | BRIDGE_LINK_WORDS << 2 | (b->told++ & 0xff) << 16;
        for (int i = 0; i < BRIDGE_LINK_WORDS; i++) word[1 + i] = b->words++;
        b->answered = bridge_frame_write(b->answer, word, 1 + BRIDGE_LINK_WORDS);
    } else if (!b->answered && b->commanded) {
        b->commanded = false;
        b->answered = bridge_frame_write(b->answer, (const uint32_t[]){1 << 24}, 1);
    }
    size_t n = b->answered < size ? b->answered : size;
    memcpy(byte, b->answer, n);
    b->answered = 0;
    if (!n) b->now_us += wait_us;
    return (int)n;
}

static int write_line(void *context, const uint8_t *byte, size_t size, uint32_t wait_us)
{
    struct board *b = context;
    uint32_t word[BRIDGE_FRAME_WORDS];

    assert_int_equal(wait_us, SILENCE_US);
    for (size_t i = 0; i < size && !b->deaf; i++) {
        if (bridge_frame_read(&b->reader, byte[i], word) < 1) continue;
        b->commanded |= (word[0] & 3) == 1;
        if ((word[0] & 3) != 2) continue;
        uint32_t hello[] = {2 | 4 << 2 | (word[0] & 0xff00), b->version, 0x89abcdef, 0x01234567,
                            25000000};
        b->answered = bridge_frame_write(b->answer, hello, 5);
    }
    return b->full;
}

static uint64_t now_us(void *context)
{
    return ((struct board *)context)->now_us;
}

static void assert_greeting(struct board *b, int want, const char *message)
{
    struct bridge_line line = {read_line, write_line, now_us, b};
    struct bridge_link *link = bridge_link_create(&line, SILENCE_US);
    struct bridge_board board = {0};
    struct common_error err = {.text = ""};

    assert_int_equal(bridge_link_begin(link, 0, &board, &err), want);
    bridge_link_destroy(link);
    if (want && !strstr(err.text, message)) fail_msg("message '%s' lacks '%s'", err.text, message);
    if (!want) assert_true(board.build == UINT64_C(0x0123456789abcdef));
    if (!want) assert_int_equal(board.hertz, 25000000);
}

static void test_link_greets_a_board_of_its_version(void **state)
{
    (void)state;
    assert_greeting(&(struct board){.version = BRIDGE_LINK_VERSION}, 0, NULL);
}

static void test_link_refuses_another_version(void **state)
{
    (void)state;
    assert_greeting(&(struct board){.version = 1}, -1,
                    "the board speaks version 1 of the link, and this is version ");
}

static void test_link_gives_a_silent_board_up(void **state)
{
    struct board b = {.version = BRIDGE_LINK_VERSION, .deaf = true};

    (void)state;
    assert_greeting(&b, -1,
                    "the board does not answer a greeting: is it powered, is its bitstream loaded, "
                    "is this its port and its rate?");
    assert_in_range(b.now_us, SILENCE_US, SILENCE_US + 1000000);
}

static void test_link_gives_a_line_up_that_takes_nothing(void **state)
{
    (void)state;
    assert_greeting(
        &(struct board){.full = true}, -1,
        "the line to the board takes nothing more: does what is behind the port stand still?");
}

/* Frames for which the queue has had no room are taken when there is some, and before anybody waits
 * for more. */
static void test_link_takes_the_frames_that_waited(void **state)
{
    enum { FRAMES = 1100 };
    struct board b = {.version = BRIDGE_LINK_VERSION};
    struct bridge_line line = {read_line, write_line, now_us, &b};
    struct bridge_link *link = bridge_link_create(&line, SILENCE_US);
    struct bridge_board board = {0};
    struct common_error err = {.text = ""};
    uint32_t word, next = 0;

    (void)state;
    assert_int_equal(bridge_link_begin(link, 0, &board, &err), 0);
    b.frames = FRAMES;
    assert_int_equal(bridge_link_poke(link, 0, NULL, 0, 1, &err), 0);
    assert_int_equal(bridge_link_counted(link)->words,
                     (FRAMES - BRIDGE_LINK_SLOTS) * BRIDGE_LINK_WORDS);
    uint64_t begin = b.now_us;
    while (next < FRAMES * BRIDGE_LINK_WORDS) {
        assert_int_equal(bridge_link_next(link, &word, WAIT_US, &err), 1);
        assert_int_equal(word, next++);
    }
    assert_int_equal(b.now_us, begin);
    assert_int_equal(bridge_link_next(link, &word, WAIT_US, &err), 0);
    assert_int_equal(b.now_us, begin + WAIT_US);
    bridge_link_destroy(link);
}

/* More than any line holds: it is full, and that is said when the time is over. */
static void assert_full(const struct bridge_line *line)
{
    uint64_t begin = line->now_us(line->context);
    size_t size = 64 << 20;
    uint8_t *byte = calloc(1, size);

    assert_int_equal(line->write(line->context, byte, size, ROOM_US), 1);
    assert_true(line->now_us(line->context) - begin >= ROOM_US);
    free(byte);
}

static void test_serial_port_that_takes_nothing(void **state)
{
    int terminal = posix_openpt(O_RDWR | O_NOCTTY);
    struct bridge_line line;
    struct common_error err = {.text = ""};

    (void)state;
    if (terminal < 0 || grantpt(terminal) || unlockpt(terminal) || !ptsname(terminal))
        fail_msg("no pseudo terminals: /dev/pts is not mounted");
    struct bridge_serial *port = bridge_serial_open(ptsname(terminal), 1000000, &line, &err);
    assert_non_null(port);
    assert_full(&line);
    bridge_serial_close(port);
    close(terminal);
}

static void test_network_that_takes_nothing(void **state)
{
    struct sockaddr_in here = {.sin_family = AF_INET, .sin_addr.s_addr = htonl(INADDR_LOOPBACK)};
    socklen_t size = sizeof here;
    char name[64];
    struct bridge_line line;
    struct common_error err = {.text = ""};
    int server = socket(AF_INET, SOCK_STREAM, 0);

    (void)state;
    assert_true(server >= 0 && !bind(server, (struct sockaddr *)&here, size) &&
                !listen(server, 1) && !getsockname(server, (struct sockaddr *)&here, &size));
    snprintf(name, sizeof name, "tcp:127.0.0.1:%u", ntohs(here.sin_port));
    struct bridge_socket *s = bridge_socket_open(name, &line, &err);
    assert_non_null(s);
    assert_full(&line);
    bridge_socket_close(s);
    close(server);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_link_greets_a_board_of_its_version),
        cmocka_unit_test(test_link_refuses_another_version),
        cmocka_unit_test(test_link_gives_a_silent_board_up),
        cmocka_unit_test(test_link_gives_a_line_up_that_takes_nothing),
        cmocka_unit_test(test_link_takes_the_frames_that_waited),
        cmocka_unit_test(test_serial_port_that_takes_nothing),
        cmocka_unit_test(test_network_that_takes_nothing),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
