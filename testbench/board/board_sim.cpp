// A board at a pseudo terminal, or at a socket as its network adapter would be: its own top
// level, Verilated, with the serial line clocked bit by bit. Prints its name for the host, and runs
// until its standard input ends or a signal comes. board_sim [--udp | --tcp] [--baud RATE] [--clock
// HERTZ] [--press BYTES: the reset button, when it has sent so many] [+flip_WIDTHxDEPTH=N:
// rtl/board/lift.awk] [+silent=N: board_events.sv]
#include <cerrno>
#include <cinttypes>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <deque>

#include <netinet/in.h>
#include <signal.h>
#include <sys/socket.h>
#include <unistd.h>

#include <verilated.h>

#include "terminal.h"

#define BOARD_TEXT2(x) #x
#define BOARD_TEXT(x)  BOARD_TEXT2(x.h)
#include BOARD_TEXT(BOARD_CLASS)

namespace {

volatile sig_atomic_t stop;

void on_signal(int)
{
    stop = 1;
}

constexpr int ButtonChecks = 4; // of 256 clocks: how long a button stays pressed

// The FT231X's side of the two lines: fractions of a bit in each clock, as a real chip's own clock
// gives.
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

// Where the host is: a pseudo terminal, or a socket of this machine.
class far_end {
public:
    enum kinds { Terminal, Datagrams, Stream };

    // Prints its name for the host. False with errno.
    bool open(kinds kind)
    {
        kind_ = kind;
        if (kind == Terminal) return (fd_ = testbench::open_terminal()) >= 0;
        sockaddr_in here = {};
        socklen_t size = sizeof here;
        here.sin_family = AF_INET;
        here.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
        int fd = socket(AF_INET, (kind == Datagrams ? SOCK_DGRAM : SOCK_STREAM) | SOCK_NONBLOCK, 0);
        if (fd < 0 || bind(fd, reinterpret_cast<sockaddr *>(&here), size) ||
            (kind == Stream && listen(fd, 1)) ||
            getsockname(fd, reinterpret_cast<sockaddr *>(&here), &size))
            return false;
        (kind == Datagrams ? fd_ : listens_) = fd;
        std::printf("%s:127.0.0.1:%u\n", kind == Datagrams ? "udp" : "tcp", ntohs(here.sin_port));
        std::fflush(stdout);
        return true;
    }
    ssize_t read(uint8_t *byte, size_t size)
    {
        if (kind_ == Terminal) return ::read(fd_, byte, size);
        if (kind_ == Datagrams) {
            socklen_t length = sizeof host_;
            ssize_t n = recvfrom(fd_, byte, size, 0, reinterpret_cast<sockaddr *>(&host_), &length);
            if (n >= 0) known_ = true;
            return n;
        }
        if (fd_ < 0) fd_ = accept4(listens_, nullptr, nullptr, SOCK_NONBLOCK);
        ssize_t n = fd_ < 0 ? -1 : ::read(fd_, byte, size);
        if (n == 0) { // another host may come
            close(fd_);
            fd_ = -1;
        }
        return n;
    }
    // How many bytes are gone: all, if there is no receiver.
    size_t write(const uint8_t *byte, size_t size)
    {
        ssize_t n = kind_ == Datagrams ? sendto(fd_, byte, size, 0,
                                                reinterpret_cast<sockaddr *>(&host_), sizeof host_)
                    : kind_ == Stream  ? send(fd_, byte, size, MSG_NOSIGNAL)
                                       : ::write(fd_, byte, size);
        if (kind_ == Datagrams ? !known_ || n < 0 : kind_ == Stream && fd_ < 0) return size;
        return n > 0 ? static_cast<size_t>(n) : 0;
    }

private:
    kinds kind_ = Terminal;
    int fd_ = -1, listens_ = -1;
    sockaddr_in host_ = {};
    bool known_ = false;
};

} // namespace

int main(int argc, char **argv)
{
    double baud = BOARD_BAUD, clock = 25e6;
    unsigned long press = 0;
    bool known = true;
    far_end::kinds kind = far_end::Terminal;
    for (int i = 1; i < argc; i++) {
        if (i + 1 < argc && !std::strcmp(argv[i], "--baud")) baud = std::atof(argv[++i]);
        else if (i + 1 < argc && !std::strcmp(argv[i], "--clock")) clock = std::atof(argv[++i]);
        else if (i + 1 < argc && !std::strcmp(argv[i], "--press"))
            press = std::strtoul(argv[++i], nullptr, 10);
        else if (!std::strcmp(argv[i], "--udp")) kind = far_end::Datagrams;
        else if (!std::strcmp(argv[i], "--tcp")) kind = far_end::Stream;
        else known &= argv[i][0] == '+';
    }
    if (!known || baud < 1 || clock < 5 * baud) {
        std::fprintf(stderr, "board_sim: error: usage: board_sim [--udp | --tcp] [--baud RATE] "
                             "[--clock HERTZ] [--press BYTES] [+flip_..=N], "
                             "five clocks a bit at least\n");
        return 2;
    }
    signal(SIGINT, on_signal);
    signal(SIGTERM, on_signal);
    far_end host;
    if (!host.open(kind)) {
        std::fprintf(stderr, "board_sim: error: no line to a host: %s\n", std::strerror(errno));
        return 2;
    }

    VerilatedContext context;
    context.commandArgs(argc, argv);
    BOARD_CLASS top(&context, "board");
    line wire(clock / baud);
    std::deque<uint8_t> in;
    uint64_t told = 0;
    int pressed = 0;
    for (uint64_t t = 0; !stop; t++) {
        top.ftdi_txd = wire.send();
        top.clk_25mhz = 0;
        top.eval();
        top.clk_25mhz = 1;
        top.eval();
        int byte = wire.receive(top.ftdi_rxd);
        if (byte >= 0) in.push_back(static_cast<uint8_t>(byte));
        told += byte >= 0;
        if (t % 256) continue;
        uint8_t piece[2048];
        if (!in.empty()) {
            size_t n = 0;
            for (; n < 512 && n < in.size(); n++) piece[n] = in[n];
            in.erase(in.begin(), in.begin() + static_cast<ssize_t>(host.write(piece, n)));
        }
        if (wire.waiting() < 16) { // waiting bytes hold the host back
            ssize_t got = host.read(piece, kind == far_end::Datagrams ? sizeof piece : 64);
            if (got > 0) wire.push(piece, static_cast<size_t>(got));
        }
        top.btn_f1 = press && told >= press && pressed++ < ButtonChecks;
        if (t % 65536 == 0 && testbench::left_alone()) break;
    }
    top.final();
    return 0;
}
