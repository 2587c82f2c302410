// Verilator's output, and the claims of the RTL in it; see claim.h. A claim that fails is, in
// one call or in several,
//   [165] %Error: common_held.sv:31: Assertion failed in core.u_port.stable: its text
// then a line on the $stop that follows, which says nothing more.
#include "claim.h"

#include <cstdarg>
#include <cstdio>
#include <string>

namespace {

bool kept = false; // errors are kept
std::string line;  // the output since the last newline
std::string claim;

const std::string Error = "%Error: ", Failed = ": Assertion failed in ";

// Keeps the first error. Anything else that the RTL prints goes where it always goes.
void take_line()
{
    const size_t error = line.find(Error);
    if (line == "Aborting..." && !claim.empty()) { // an error after which Verilator cannot go on
        std::fputs((claim + '\n').c_str(), stderr);
    } else if (error == std::string::npos) {
        std::fputs((line + '\n').c_str(), stdout);
    } else if (claim.empty()) {
        const std::string text = line.substr(error + Error.size());
        const size_t failed = text.find(Failed);
        claim = failed == std::string::npos
                    ? "the RTL stopped at " + text
                    : "a claim of the RTL failed at " + text.substr(0, failed) + ": " +
                          text.substr(failed + Failed.size());
    }
    line.clear();
}

} // namespace

extern "C" int testbench_print(const char *format, ...)
{
    va_list args, again;
    va_start(args, format);
    va_copy(again, args);
    const int size = std::vsnprintf(nullptr, 0, format, args);
    std::string text(size < 0 ? 0 : static_cast<size_t>(size) + 1, '\0');
    if (size >= 0) std::vsnprintf(&text[0], text.size(), format, again);
    va_end(args);
    va_end(again);
    if (size < 0) return size;
    text.pop_back();
    if (!kept) return std::fputs(text.c_str(), stdout) < 0 ? -1 : size;
    for (const char c : text) {
        if (c == '\n') take_line();
        else line += c;
    }
    return size;
}

extern "C" void testbench_claims_begin(void)
{
    kept = true;
    line.clear();
    claim.clear();
}

extern "C" const char *testbench_claim(void)
{
    return claim.empty() ? nullptr : claim.c_str();
}
