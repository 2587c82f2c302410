// A line that lies, between a host and the terminal of a Verilated board, or the port of a real
// one:
//   lying_line PORT SEED FLIP DROP TWICE NOISE CUT
// the last five as link_fault_rates has them. Prints the name of the terminal for the host, and
// runs until its standard input or PORT ends.
#include <cerrno>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <vector>

#include "../../bridge/link_fault_injector.h"
#include "terminal.h"

namespace {

// All that can be written now; the rest waits.
bool drain(int fd, std::vector<uint8_t> &waiting)
{
    if (waiting.empty()) return true;
    ssize_t n = write(fd, waiting.data(), waiting.size());
    if (n > 0) waiting.erase(waiting.begin(), waiting.begin() + n);
    return n >= 0 || errno == EAGAIN || errno == EINTR;
}

// One direction. Returns false when its source has gone.
bool carry(int from, std::vector<uint8_t> &waiting, link_fault_injector &liar)
{
    uint8_t piece[256];
    if (waiting.size() >= sizeof piece) return true; // waiting bytes hold the other side back
    ssize_t n = read(from, piece, sizeof piece);
    for (ssize_t i = 0; i < n; i++)
        liar.pass(piece[i], [&waiting](uint8_t byte) { waiting.push_back(byte); });
    return n > 0 || (n < 0 && (errno == EAGAIN || errno == EINTR));
}

} // namespace

int main(int argc, char **argv)
{
    unsigned of[5];
    for (int i = 0; i < 5 && argc == 8; i++)
        of[i] = static_cast<unsigned>(std::strtoul(argv[3 + i], nullptr, 10));
    int board = argc == 8 ? open(argv[1], O_RDWR | O_NOCTTY | O_NONBLOCK) : -1;
    int host = board >= 0 ? testbench::open_terminal() : -1;
    if (host < 0) {
        std::fprintf(stderr, "lying_line: error: %s\n",
                     argc == 8 ? std::strerror(errno)
                               : "usage: lying_line PORT SEED FLIP DROP TWICE NOISE CUT");
        return 2;
    }
    const link_fault_rates hurt = {of[0], of[1], of[2], of[3], of[4]};
    const uint64_t seed = std::strtoull(argv[2], nullptr, 10) + 1;
    link_fault_injector there(hurt, seed * 2), back(hurt, seed * 2 + 1);
    std::vector<uint8_t> to_board, to_host;
    while (!testbench::left_alone()) {
        pollfd ready[] = {{board, static_cast<short>(POLLIN | (to_board.empty() ? 0 : POLLOUT)), 0},
                          {host, static_cast<short>(POLLIN | (to_host.empty() ? 0 : POLLOUT)), 0}};
        poll(ready, 2, 100);
        if (!carry(host, to_board, there) || !carry(board, to_host, back) ||
            !drain(board, to_board) || !drain(host, to_host))
            break;
    }
    std::fprintf(stderr, "%llu bytes were hurt\n",
                 static_cast<unsigned long long>(there.faults() + back.faults()));
    return 0;
}
