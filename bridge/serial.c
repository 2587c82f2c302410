/* A serial port; see serial.h. The rate goes by termios2, whose header clashes with <termios.h>:
 * this file has no other. */
#define _DEFAULT_SOURCE
#include "serial.h"

#include <asm/termbits.h>
#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <unistd.h>

/* A percent off is half of what a receiver is tried with (rtl/board/link.md); the rest is for the
 * board's clock. */
enum { RATE_PART = 100 };

struct bridge_serial {
    int fd;
};

static int read_bytes(void *context, uint8_t *byte, size_t size, uint32_t wait_us)
{
    struct bridge_serial *port = context;
    struct pollfd ready = {.fd = port->fd, .events = POLLIN};
    int got = poll(&ready, 1, (int)((wait_us + 999) / 1000));

    if (got < 0) return errno == EINTR ? 0 : -1;
    if (got == 0) return 0;
    ssize_t n = read(port->fd, byte, size);
    if (n < 0) return errno == EAGAIN || errno == EINTR ? 0 : -1;
    return n || !(ready.revents & POLLHUP) ? (int)n : -1;
}

static int write_bytes(void *context, const uint8_t *byte, size_t size, uint32_t wait_us)
{
    struct bridge_serial *port = context;
    uint64_t until = bridge_line_now_us(port) + wait_us;

    while (size) {
        ssize_t n = write(port->fd, byte, size);
        if (n > 0) {
            byte += n;
            size -= (size_t)n;
        } else if (n < 0 && errno != EAGAIN && errno != EINTR) {
            return -1;
        } else if (!bridge_line_room(port->fd, until)) {
            return 1;
        }
    }
    return 0;
}

/* Raw, 8 data bits, no parity, no flow control, and no hang up when it is closed. */
static int set_raw(int fd, const char *path, uint32_t baud, struct common_error *err)
{
    struct termios2 t;

    if (ioctl(fd, TCGETS2, &t)) return common_fail(err, "%s: error: this is no serial port", path);
    t.c_iflag = t.c_oflag = t.c_lflag = 0;
    t.c_cflag = CS8 | CREAD | CLOCAL | BOTHER;
    t.c_ispeed = t.c_ospeed = baud;
    t.c_cc[VMIN] = t.c_cc[VTIME] = 0;
    if (ioctl(fd, TCSETS2, &t) || ioctl(fd, TCGETS2, &t))
        return common_fail(err, "%s: error: %s", path, strerror(errno));
    uint32_t off = t.c_ospeed > baud ? t.c_ospeed - baud : baud - t.c_ospeed;
    if (off > baud / RATE_PART)
        return common_fail(err,
                           "%s: error: this port makes %u baud of %u; take a rate that it can make",
                           path, t.c_ospeed, baud);
    return 0;
}

struct bridge_serial *bridge_serial_open(const char *path, uint32_t baud, struct bridge_line *line,
                                         struct common_error *err)
{
    struct bridge_serial *port = malloc(sizeof *port);
    int fd = port ? open(path, O_RDWR | O_NOCTTY | O_NONBLOCK | O_CLOEXEC) : -1;

    if (fd < 0) {
        common_fail(err, "%s: error: cannot open: %s", path, strerror(errno));
        free(port);
        return NULL;
    }
    if (set_raw(fd, path, baud, err)) {
        close(fd);
        free(port);
        return NULL;
    }
    ioctl(fd, TIOCEXCL);
    ioctl(fd, TCFLSH, TCIOFLUSH);
    port->fd = fd;
    *line = (struct bridge_line){read_bytes, write_bytes, bridge_line_now_us, port};
    return port;
}

void bridge_serial_close(struct bridge_serial *port)
{
    if (!port) return;
    ioctl(port->fd, TIOCNXCL);
    close(port->fd);
    free(port);
}
