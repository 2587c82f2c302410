/* A serial port as a line of bridge/link.h: raw bytes, 8N1, any rate. */
#ifndef BRIDGE_SERIAL_H
#define BRIDGE_SERIAL_H

#include "link.h"

#ifdef __cplusplus
extern "C" {
#endif

struct bridge_serial;

/* Opens a port or a pseudo terminal, alone: a second reader is refused.
 *   baud     checked: a chip that cannot make the rate says so
 *   returns  NULL with err
 *   line     filled; valid until bridge_serial_close() */
struct bridge_serial *bridge_serial_open(const char *path, uint32_t baud, struct bridge_line *line,
                                         struct common_error *err);
void bridge_serial_close(struct bridge_serial *port);

#ifdef __cplusplus
}
#endif

#endif
