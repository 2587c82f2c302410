/* See file.h. */
#define _XOPEN_SOURCE 700 /* realpath, fdopen */
#include "file.h"

#include <errno.h>
#include <fcntl.h>
#include <libgen.h>
#include <limits.h>
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

/* Where the bytes go: the target of links, or the path itself if nothing is there.
 *   direct   out: it is there and no regular file
 *   returns  0 or an errno */
static int resolve(const char *path, char target[PATH_MAX], bool *direct)
{
    struct stat info;

    *direct = false;
    if (stat(path, &info) == 0) {
        *direct = !S_ISREG(info.st_mode);
        if (S_ISDIR(info.st_mode)) return EISDIR;
        if (*direct) return 0; /* a pipe of /dev/fd has no path */
        return realpath(path, target) ? 0 : errno;
    }
    if (errno != ENOENT) return errno;
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

int common_file_write(const char *path, int (*write)(FILE *out, const void *what), const void *what,
                      struct common_error *err)
{
    char target[PATH_MAX], temporary[PATH_MAX + SUFFIX];
    bool direct;
    int cause = resolve(path, target, &direct);

    if (cause) return fail(path, cause, err);
    if (direct) {
        FILE *file = fopen(path, "wb");
        cause = file ? write_stream(file, write, what) : errno;
        return cause ? fail(path, cause, err) : 0;
    }
    snprintf(temporary, sizeof temporary, "%s.%ld.tmp", target, (long)getpid());
    int fd = open(temporary, O_WRONLY | O_CREAT | O_EXCL, 0666);
    if (fd < 0) return fail(path, errno, err);
    FILE *file = fdopen(fd, "wb");
    if (file) {
        cause = write_stream(file, write, what);
    } else {
        cause = errno;
        close(fd);
    }
    if (!cause && rename(temporary, target)) cause = errno;
    if (!cause) return 0;
    unlink(temporary);
    return fail(path, cause, err);
}

int common_file_check(const char *path, struct common_error *err)
{
    char target[PATH_MAX];
    bool direct;
    int cause = resolve(path, target, &direct);

    if (cause) return fail(path, cause, err);
    if (direct) return access(path, W_OK) ? fail(path, errno, err) : 0;
    return access(dirname(target), W_OK | X_OK) ? fail(path, errno, err) : 0;
}

int common_file_distinct(const char *input, const char *output, struct common_error *err)
{
    struct stat in, out;

    if (!input || stat(input, &in) || stat(output, &out) || !S_ISREG(in.st_mode)) return 0;
    if (in.st_dev != out.st_dev || in.st_ino != out.st_ino) return 0;
    return common_fail(err, "%s: error: it is read by this command; another file can be written",
                       output);
}
