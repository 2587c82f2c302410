/* "-" in place of a file: the standard input or output. */
#define _XOPEN_SOURCE 700 /* fileno, dup2 */
#include <errno.h>
#include <fcntl.h>
#include <string.h>
#include <unistd.h>

#include "../model/common/file.h"
#include "standard.h"

static const char input_name[] = "/dev/stdin";

/* How a message about the standard output begins once it has another number; "": it has not. */
static char moved[TOOL_STANDARD_PATH + 2];

void tool_name_standard_output(char *message, size_t size)
{
    size_t length = strlen(moved), rest = strlen(message);
    static const char name[] = "/dev/stdout: ";

    if (!length || strncmp(message, moved, length) != 0) return;
    if (rest - length + sizeof name > size) rest = size - sizeof name + length;
    memmove(message + strlen(name), message + length, rest - length);
    memcpy(message, name, strlen(name));
    message[strlen(name) + rest - length] = '\0';
}

bool tool_is_standard_input(const char *path)
{
    return !strcmp(path, "-") || !strcmp(path, input_name);
}

bool tool_is_standard_output(const char *path)
{
    return !strcmp(path, "-") || common_file_number(path) == STDOUT_FILENO;
}

const char *tool_source_name(const char *path)
{
    return !strcmp(path, input_name) ? "stdin" : path;
}

/* A pipe is read to its end into a file without a name, which takes its place: it can be read
 * again, also by the run that is repeated for its wave. A file that stands at its beginning is that
 * already. */
static int keep_input(struct common_error *err)
{
    char part[4096];
    size_t got;
    FILE *file;

    if (lseek(STDIN_FILENO, 0, SEEK_CUR) == 0) return 0;
    file = tmpfile();
    if (!file) return common_fail(err, "warpstep: error: no temporary file: %s", strerror(errno));
    clearerr(stdin);
    while ((got = fread(part, 1, sizeof part, stdin)) > 0)
        if (fwrite(part, 1, got, file) != got) break;
    int cause = ferror(stdin) || ferror(file) || fflush(file) ? errno : 0;
    if (!cause && (dup2(fileno(file), STDIN_FILENO) < 0 || lseek(STDIN_FILENO, 0, SEEK_SET)))
        cause = errno;
    fclose(file);
    return cause ? common_fail(err, "%s: error: cannot read: %s", input_name, strerror(cause)) : 0;
}

const char *tool_standard_input(struct common_error *err)
{
    return keep_input(err) ? NULL : input_name;
}

/* What else is printed there goes to the standard error from now on, so that the file stands
 * alone. */
const char *tool_standard_output(char path[TOOL_STANDARD_PATH], struct common_error *err)
{
    fflush(stdout);
    int how = fcntl(STDOUT_FILENO, F_GETFL);
    if (how < 0 || (how & O_ACCMODE) == O_RDONLY) { /* main() has put /dev/null there */
        common_fail(err, "/dev/stdout: error: cannot write: %s", strerror(EBADF));
        return NULL;
    }
    int fd = dup(STDOUT_FILENO);

    if (fd < 0 || dup2(STDERR_FILENO, STDOUT_FILENO) < 0) {
        common_fail(err, "/dev/stdout: error: cannot write: %s", strerror(errno));
        return NULL;
    }
    snprintf(path, TOOL_STANDARD_PATH, "/dev/fd/%d", fd);
    snprintf(moved, sizeof moved, "%s: ", path);
    return path;
}
