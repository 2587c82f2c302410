/* A network as a board's line; see socket.h. What the network loses, doubles or turns round, the
 * link finds as it does on a serial line. */
#include "socket.h"

#include <errno.h>
#include <netdb.h>
#include <poll.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>

enum { DATAGRAM = 2048, HOST = 256 };

struct bridge_socket {
    int fd;
    bool datagrams;
    uint8_t byte[DATAGRAM]; /* the last datagram, of which these are left */
    size_t first, count;
};

/* What has come and fits. */
static int take(struct bridge_socket *s, uint8_t *byte, size_t size)
{
    size_t now = s->count < size ? s->count : size;

    memcpy(byte, s->byte + s->first, now);
    s->first += now;
    s->count -= now;
    return (int)now;
}

static int read_bytes(void *context, uint8_t *byte, size_t size, uint32_t wait_us)
{
    struct bridge_socket *s = context;
    struct pollfd ready = {.fd = s->fd, .events = POLLIN};

    if (s->count) return take(s, byte, size);
    int got = poll(&ready, 1, (int)((wait_us + 999) / 1000));
    if (got <= 0) return got == 0 || errno == EINTR ? 0 : -1;
    ssize_t n = recv(s->fd, s->byte, sizeof s->byte, MSG_DONTWAIT);
    /* a board that is not there yet refuses datagrams: it may come */
    if (n < 0)
        return errno == EAGAIN || errno == EINTR || (s->datagrams && errno == ECONNREFUSED) ? 0
                                                                                            : -1;
    if (n == 0 && !s->datagrams) return -1;
    s->first = 0;
    s->count = (size_t)n;
    return take(s, byte, size);
}

static int write_bytes(void *context, const uint8_t *byte, size_t size, uint32_t wait_us)
{
    struct bridge_socket *s = context;
    uint64_t until = bridge_line_now_us(s) + wait_us;

    while (size) {
        ssize_t n = send(s->fd, byte, size, MSG_NOSIGNAL | MSG_DONTWAIT);
        if (n >= 0) {
            byte += n;
            size -= (size_t)n;
        } else if (s->datagrams && errno == ECONNREFUSED) {
            return 0;
        } else if (errno != EAGAIN && errno != EINTR) {
            return -1;
        } else if (!bridge_line_room(s->fd, until)) {
            return 1;
        }
    }
    return 0;
}

bool bridge_socket_is(const char *name)
{
    return !strncmp(name, "udp:", 4) || !strncmp(name, "tcp:", 4);
}

/* "HOST:PORT", where HOST may be an IPv6 address in brackets.
 * returns  PORT; NULL: it is none */
static const char *split(const char *name, char host[HOST])
{
    const char *port = strrchr(name, ':');
    size_t length = port ? (size_t)(port - name) : 0;

    if (length >= 2 && name[0] == '[' && name[length - 1] == ']') name++, length -= 2;
    if (!port || !port[1] || !length || length >= HOST) return NULL;
    memcpy(host, name, length);
    host[length] = '\0';
    return port + 1;
}

/* The first of the addresses that takes it. returns a socket; -1 with errno */
static int connect_any(const struct addrinfo *list)
{
    int fd = -1;

    for (const struct addrinfo *a = list; a && fd < 0; a = a->ai_next) {
        fd = socket(a->ai_family, a->ai_socktype | SOCK_CLOEXEC, a->ai_protocol);
        if (fd >= 0 && connect(fd, a->ai_addr, a->ai_addrlen)) {
            int why = errno;
            close(fd);
            errno = why;
            fd = -1;
        }
    }
    return fd;
}

struct bridge_socket *bridge_socket_open(const char *name, struct bridge_line *line,
                                         struct common_error *err)
{
    bool datagrams = name[0] == 'u';
    struct addrinfo hints = {.ai_socktype = datagrams ? SOCK_DGRAM : SOCK_STREAM}, *list;
    char host[HOST];
    const char *port = split(name + 4, host);

    if (!port) {
        common_fail(err, "%s: error: %.3s:HOST:PORT is needed", name, name);
        return NULL;
    }
    int unknown = getaddrinfo(host, port, &hints, &list);
    if (unknown) {
        common_fail(err, "%s: error: %s", name, gai_strerror(unknown));
        return NULL;
    }
    struct bridge_socket *s = calloc(1, sizeof *s);
    int fd = s ? connect_any(list) : -1;
    if (fd < 0) {
        common_fail(err, "%s: error: cannot open: %s", name, strerror(errno));
        free(s);
        s = NULL;
    } else {
        s->fd = fd;
        s->datagrams = datagrams;
        *line = (struct bridge_line){read_bytes, write_bytes, bridge_line_now_us, s};
    }
    freeaddrinfo(list);
    return s;
}

void bridge_socket_close(struct bridge_socket *s)
{
    if (!s) return;
    close(s->fd);
    free(s);
}
