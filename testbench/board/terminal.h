// A pseudo terminal of one's own, as a port that a host may open and close as often as it likes.
#ifndef TESTBENCH_BOARD_TERMINAL_H
#define TESTBENCH_BOARD_TERMINAL_H

#include <cstdio>

#include <fcntl.h>
#include <poll.h>
#include <pty.h>
#include <termios.h>
#include <unistd.h>

namespace testbench {

// Prints its name. Returns its other end, which does not wait; -1 with errno.
inline int open_terminal()
{
    int master, slave;
    char name[256];
    termios raw;
    if (openpty(&master, &slave, name, nullptr, nullptr)) return -1;
    tcgetattr(slave, &raw);
    cfmakeraw(&raw);
    tcsetattr(slave, TCSANOW, &raw); // the slave stays open, so that a host may come and go
    fcntl(master, F_SETFL, O_NONBLOCK);
    std::printf("%s\n", name);
    std::fflush(stdout);
    return master;
}

// The process that started this one, and holds its standard input, has gone.
inline bool left_alone()
{
    pollfd parent = {0, POLLIN, 0};
    char nothing[64];
    return poll(&parent, 1, 0) > 0 && read(0, nothing, sizeof nothing) <= 0;
}

} // namespace testbench

#endif
