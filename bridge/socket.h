/* A board's line over a network: "udp:HOST:PORT", datagrams with the bytes of the link, to and from
 * a board or an adapter that has an Ethernet port; "tcp:HOST:PORT", a stream, as the servers of
 * JTAG adapters give one for a JTAG-UART. */
#ifndef BRIDGE_SOCKET_H
#define BRIDGE_SOCKET_H

#include "link.h"

#ifdef __cplusplus
extern "C" {
#endif

struct bridge_socket;

/* Whether a port's name is one of these. */
bool bridge_socket_is(const char *name);

/* returns  NULL with err; else `line` is filled and lives as long as the socket */
struct bridge_socket *bridge_socket_open(const char *name, struct bridge_line *line,
                                         struct common_error *err);
void bridge_socket_close(struct bridge_socket *socket);

#ifdef __cplusplus
}
#endif

#endif
