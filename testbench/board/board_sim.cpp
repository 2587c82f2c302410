// A board behind a pseudo terminal: its own top level, Verilated, with the serial line clocked bit by bit. Prints the terminal's name
// and runs until its standard input ends or a signal comes. board_sim [--baud RATE] [--clock HERTZ] [+flip_WIDTHxDEPTH=N: rtl/board/lift.awk]
#include <cerrno>
#include <cinttypes>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <deque>

#include <fcntl.h>
#include <poll.h>
#include <pty.h>
#include <signal.h>
#include <termios.h>
#include <unistd.h>

#include <verilated.h>

#define BOARD_TEXT2(x) #x
#define BOARD_TEXT(x)  BOARD_TEXT2(x.h)
#include BOARD_TEXT(BOARD_CLASS)

namespace {

volatile sig_atomic_t stop;

void on_signal(int)
{
    stop = 1;
}

// The FT231X's side of the two lines: fractions of a bit in each clock, as a real chip's own clock gives.
class line {
public:
    explicit line(double clocks_per_bit) : bit_(clocks_per_bit) {}

    // The level that goes to the board in this clock.
    bool send()
    {
        if (left_ == 0) {
            if (out_.empty()) return true;
            shift_ = static_cast<uint16_t>(0x200 | out_.front() << 1);
            out_.pop_front();
            left_ = 10;
            send_phase_ = 0;
        }
        bool level = shift_ & 1;
        if (++send_phase_ >= bit_) {
            send_phase_ -= bit_;
            shift_ >>= 1;
            left_--;
        }
        return level;
    }

    // The level that comes; returns a byte when its stop bit was seen, -1 otherwise.
    int receive(bool level)
    {
        if (!busy_) {
            if (!level) busy_ = true, count_ = 0, value_ = 0, receive_phase_ = bit_ / 2;
            return -1;
        }
        receive_phase_ += 1;
        if (receive_phase_ < bit_) return -1;
        receive_phase_ -= bit_;
        if (count_ == 0 && level) return busy_ = false, -1;
        if (count_ >= 1 && count_ <= 8) value_ |= level << (count_ - 1);
        if (count_++ < 9) return -1;
        busy_ = false;
        return level ? value_ : -1;
    }

    void push(const uint8_t *byte, size_t count) { out_.insert(out_.end(), byte, byte + count); }
    size_t waiting() const { return out_.size(); }

private:
    const double bit_;
    std::deque<uint8_t> out_;
    double send_phase_ = 0, receive_phase_ = 0;
    uint16_t shift_ = 0;
    int left_ = 0, count_ = 0, value_ = 0;
    bool busy_ = false;
};

int open_terminal()
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

} // namespace

int main(int argc, char **argv)
{
    double baud = BOARD_BAUD, clock = 25e6;
    bool known = true;
    for (int i = 1; i < argc; i++) {
        if (i + 1 < argc && !std::strcmp(argv[i], "--baud")) baud = std::atof(argv[++i]);
        else if (i + 1 < argc && !std::strcmp(argv[i], "--clock")) clock = std::atof(argv[++i]);
        else known &= argv[i][0] == '+';
    }
    if (!known || baud < 1 || clock < 5 * baud) {
        std::fprintf(stderr, "board_sim: error: usage: board_sim [--baud RATE] [--clock HERTZ] [+flip_..=N], "
                             "five clocks a bit at least\n");
        return 2;
    }
    signal(SIGINT, on_signal);
    signal(SIGTERM, on_signal);
    int terminal = open_terminal();
    if (terminal < 0) {
        std::fprintf(stderr, "board_sim: error: no pseudo terminal: %s\n", std::strerror(errno));
        return 2;
    }

    VerilatedContext context;
    context.commandArgs(argc, argv);
    BOARD_CLASS top(&context, "board");
    line wire(clock / baud);
    std::deque<uint8_t> in;
    for (uint64_t t = 0; !stop; t++) {
        top.ftdi_txd = wire.send();
        top.clk_25mhz = 0;
        top.eval();
        top.clk_25mhz = 1;
        top.eval();
        int byte = wire.receive(top.ftdi_rxd);
        if (byte >= 0) in.push_back(static_cast<uint8_t>(byte));
        if (t % 256) continue;
        uint8_t piece[512];
        if (!in.empty()) {
            size_t n = 0;
            for (; n < sizeof piece && n < in.size(); n++) piece[n] = in[n];
            ssize_t written = write(terminal, piece, n);
            if (written > 0) in.erase(in.begin(), in.begin() + written);
        }
        if (wire.waiting() < 16) { // what waits in the terminal holds the host back
            ssize_t got = read(terminal, piece, 64);
            if (got > 0) wire.push(piece, static_cast<size_t>(got));
        }
        if (t % 65536 == 0) {
            // whoever started it has gone
            pollfd parent = {0, POLLIN, 0};
            char nothing[64];
            if (poll(&parent, 1, 0) > 0 && read(0, nothing, sizeof nothing) <= 0) break;
        }
    }
    top.final();
    return 0;
}
