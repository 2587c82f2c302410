/* See file.h. */
#define _XOPEN_SOURCE 700 /* realpath, fdopen, faccessat */
#include "file.h"

#include <ctype.h>
#include <errno.h>
#include <fcntl.h>
#include <libgen.h>
#include <limits.h>
#include <signal.h>
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

enum { SUFFIX = 32 };

static int fail(const char *path, int cause, struct common_error *err)
{
    return common_fail(err, "%s: error: cannot write: %s", path, strerror(cause));
}

static int may_write(const char *path, int how)
{
    return faccessat(AT_FDCWD, path, how, AT_EACCESS) ? errno : 0;
}

/* Number of the open file that a path names, "/dev/fd/3"; -1: none. */
static int number_of(const char *path)
{
    static const char prefix[] = "/dev/fd/";
    char *end;

    if (strncmp(path, prefix, sizeof prefix - 1) != 0) return -1;
    if (!isdigit((unsigned char)path[sizeof prefix - 1])) return -1;
    long number = strtol(path + sizeof prefix - 1, &end, 10);
    return *end || number > INT_MAX ? -1 : (int)number;
}

FILE *common_file_open(const char *path)
{
    int number = number_of(path), copy = number < 0 ? -1 : dup(number);

    if (number < 0) return fopen(path, "wb");
    FILE *file = copy < 0 ? NULL : fdopen(copy, "wb");
    if (!file && copy >= 0) close(copy);
    return file;
}

/* Where the bytes go: the target of links, or the path itself if nothing is there. What is there and may not be
 * written stays, though the folder would let us replace it.
 *   direct   out: it is there and no regular file
 *   returns  0 or an errno */
static int resolve(const char *path, char target[PATH_MAX], bool *direct)
{
    struct stat info;

    *direct = number_of(path) >= 0;
    if (*direct) return fcntl(number_of(path), F_GETFL) < 0 ? errno : 0;
    if (stat(path, &info) == 0) {
        *direct = !S_ISREG(info.st_mode);
        if (S_ISDIR(info.st_mode)) return EISDIR;
        int cause = may_write(path, W_OK);
        if (cause || *direct) return cause; /* a pipe of /dev/fd has no path */
        return realpath(path, target) ? 0 : errno;
    }
    if (errno != ENOENT || !*path) return errno;
    if (path[strlen(path) - 1] == '/') return ENOENT;
    if (strlen(path) >= PATH_MAX - SUFFIX) return ENAMETOOLONG;
    strcpy(target, path);
    return 0;
}

static int write_stream(FILE *file, int (*write)(FILE *out, const void *what), const void *what)
{
    errno = 0;
    int failed = write(file, what) || ferror(file);
    int cause = errno;
    if (fclose(file) != 0 && !failed) {
        failed = 1;
        cause = errno;
    }
    return !failed ? 0 : cause != 0 ? cause : EIO;
}

/* By way of a temporary. Signals that end the process wait until it is gone. */
static int write_whole(const char *target, int (*write)(FILE *out, const void *what),
                       const void *what)
{
    char temporary[PATH_MAX + SUFFIX];
    sigset_t ending, before;
    int cause = 0;

    sigemptyset(&ending);
    sigaddset(&ending, SIGINT);
    sigaddset(&ending, SIGTERM);
    sigaddset(&ending, SIGHUP);
    sigprocmask(SIG_BLOCK, &ending, &before);
    snprintf(temporary, sizeof temporary, "%s.%ld.tmp", target, (long)getpid());
    int fd = open(temporary, O_WRONLY | O_CREAT | O_EXCL, 0666);
    if (fd < 0) cause = errno;
    FILE *file = fd < 0 ? NULL : fdopen(fd, "wb");
    if (file) {
        cause = write_stream(file, write, what);
    } else if (fd >= 0) {
        cause = errno;
        close(fd);
    }
    if (!cause && rename(temporary, target)) cause = errno;
    if (cause && fd >= 0) unlink(temporary);
    sigprocmask(SIG_SETMASK, &before, NULL);
    return cause;
}

int common_file_write(const char *path, int (*write)(FILE *out, const void *what), const void *what,
                      struct common_error *err)
{
    char target[PATH_MAX];
    bool direct;
    int cause = resolve(path, target, &direct);

    if (!cause && direct) {
        FILE *file = common_file_open(path);
        cause = file ? write_stream(file, write, what) : errno;
    } else if (!cause) {
        cause = write_whole(target, write, what);
    }
    return cause ? fail(path, cause, err) : 0;
}

int common_file_check(const char *path, struct common_error *err)
{
    char target[PATH_MAX];
    bool direct;
    int cause = resolve(path, target, &direct);

    if (!cause && !direct) cause = may_write(dirname(target), W_OK | X_OK);
    return cause ? fail(path, cause, err) : 0;
}

int common_file_distinct(const char *input, const char *output, struct common_error *err)
{
    struct stat in, out;

    if (!input || stat(input, &in) || stat(output, &out) || !S_ISREG(in.st_mode)) return 0;
    if (in.st_dev != out.st_dev || in.st_ino != out.st_ino) return 0;
    return common_fail(err, "%s: error: it is read by this command; another file can be written",
                       output);
}

/* The one name of what a path writes to; returns 0, or -1: a device, or nowhere. */
static int name_of(const char *path, char name[PATH_MAX])
{
    char target[PATH_MAX];
    bool direct;

    if (resolve(path, target, &direct) || direct) return -1;
    const char *slash = strrchr(target, '/');
    const char *last = slash ? slash + 1 : target;
    char folder[PATH_MAX];
    snprintf(folder, sizeof folder, "%.*s", (int)(last - target), target);
    if (!realpath(*folder ? folder : ".", name)) return -1;
    size_t used = strlen(name);
    return snprintf(name + used, PATH_MAX - used, "/%s", last) >= (int)(PATH_MAX - used) ? -1 : 0;
}

int common_file_once(const char *output, const char *other, struct common_error *err)
{
    char one[PATH_MAX], two[PATH_MAX];

    if (name_of(output, one) || name_of(other, two) || strcmp(one, two) != 0) return 0;
    return common_fail(err, "%s: error: it is written twice by this command", output);
}

size_t common_file_mark(const char *text)
{
    static const char mark[] = "\xef\xbb\xbf";
    return strncmp(text, mark, strlen(mark)) == 0 ? strlen(mark) : 0;
}

char *common_file_read(const char *path, size_t *size, struct common_error *err)
{
    FILE *in = fopen(path, "rb");
    const size_t most = (size_t)1 << 28; /* bytes: none of our files comes near */
    size_t used = 0, room = 1 << 16, got;
    char *text = in ? malloc(room) : NULL;

    if (!in) {
        common_fail(err, "%s: error: cannot read: %s", path, strerror(errno));
        return NULL;
    }
    while (text && (got = fread(text + used, 1, room - used - 1, in)) > 0) {
        bool zero = !size && memchr(text + used, 0, got);
        used += got;
        if (zero || used >= most) break;
        if (used < room - 1) continue;
        char *more = realloc(text, room *= 2);
        if (!more) free(text);
        text = more;
    }
    if (!text) common_fail(err, "warpstep: error: out of memory");
    if (text && ferror(in)) {
        common_fail(err, "%s: error: cannot read: %s", path, strerror(errno));
        free(text);
        text = NULL;
    }
    fclose(in);
    if (text) text[used] = '\0';
    if (text && used >= most) {
        common_fail(err, "%s: error: longer than %zu bytes; a shorter file is needed", path,
                    most - 1);
        free(text);
        text = NULL;
    } else if (text && size) {
        *size = used;
    } else if (text && strlen(text) != used) {
        common_fail(err, "%s: error: holds a zero byte; a text file is needed", path);
        free(text);
        text = NULL;
    }
    return text;
}
