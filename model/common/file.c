/* See file.h. */
#define _DEFAULT_SOURCE /* realpath, fdopen, faccessat, fchown, readlink */
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
#include <sys/vfs.h>
#include <sys/xattr.h>
#include <unistd.h>

enum {
    TEMPORARY = 64, /* bytes of the name of a draft, at most */
    LINKS = 40,     /* one after the other, as Linux takes them */
    PROC = 0x9fa0   /* the file system of /proc: linux/magic.h */
};

static int fail(const char *path, int cause, struct common_error *err)
{
    return common_fail(err, "%s: error: cannot write: %s", path, strerror(cause));
}

static int may_write(const char *path, int how)
{
    return faccessat(AT_FDCWD, path, how, AT_EACCESS) ? errno : 0;
}

/* A folder /proc/PID/task/TID/fd of this process: its threads share their open files. */
static bool is_own_task(const char *folder)
{
    char real[PATH_MAX], own[64];
    struct statfs system;
    int length = snprintf(own, sizeof own, "/proc/%ld/task/", (long)getpid());

    if (!realpath(folder, real) || statfs(real, &system) || system.f_type != PROC) return false;
    const char *slash = strrchr(real, '/');
    return !strncmp(real, own, (size_t)length) && !strcmp(slash, "/fd");
}

/* A path of digits in a folder of this process's open files: its number; -1: it is another path. */
static int number_in_folder(const char *path)
{
    static const char *const folders[] = {"/proc/self/fd", "/proc/thread-self/fd"};
    const char *slash = strrchr(path, '/'), *name = slash ? slash + 1 : path;
    struct stat here, there;
    char folder[PATH_MAX], *end;

    if (!isdigit((unsigned char)*name)) return -1;
    long number = strtol(name, &end, 10);
    if (*end || number > INT_MAX) return -1;
    int length =
        snprintf(folder, sizeof folder, "%.*s", slash ? (int)(name - path) : 1, slash ? path : ".");
    if (length >= (int)sizeof folder) return -1;
    if (!strcmp(folder, "/dev/fd/")) return (int)number; /* also where there is no /proc */
    if (stat(folder, &here)) return -1;
    if (is_own_task(folder)) return (int)number;
    for (size_t i = 0; i < sizeof folders / sizeof folders[0]; i++)
        if (!stat(folders[i], &there) && here.st_dev == there.st_dev && here.st_ino == there.st_ino)
            return (int)number;
    return -1;
}

/* Replaces the path of a symbolic link by the path that it holds.
 *   returns  0; -1 with errno: it is no link, or is too long */
static int follow_link(char path[PATH_MAX])
{
    char held[PATH_MAX];
    ssize_t length = readlink(path, held, sizeof held - 1);

    if (length < 0) return -1;
    held[length] = '\0';
    const char *slash = strrchr(path, '/');
    size_t folder = held[0] == '/' || !slash ? 0 : (size_t)(slash - path) + 1;
    errno = ENAMETOOLONG;
    if (folder + (size_t)length >= PATH_MAX) return -1;
    memcpy(path + folder, held, (size_t)length + 1);
    return 0;
}

int common_file_number(const char *path)
{
    char at[PATH_MAX];

    if (strlen(path) >= sizeof at) return -1;
    if (!strcmp(path, "/dev/stdout")) return STDOUT_FILENO;
    if (!strcmp(path, "/dev/stderr")) return STDERR_FILENO;
    strcpy(at, path);
    for (unsigned links = 0; links < LINKS; links++) {
        int number = number_in_folder(at);
        if (number >= 0) return number;
        if (follow_link(at)) return -1;
    }
    return -1;
}

/* Whether a path is below /proc and in a folder fd: an open file of some process. */
static bool is_in_open_files(const char *path)
{
    char folder[PATH_MAX], real[PATH_MAX];
    const char *slash = strrchr(path, '/');
    struct statfs system;
    int length = snprintf(folder, sizeof folder, "%.*s", slash ? (int)(slash - path) + 1 : 1,
                          slash ? path : ".");

    if (length >= (int)sizeof folder || !realpath(folder, real)) return false;
    if (statfs(real, &system) || system.f_type != PROC) return false;
    slash = strrchr(real, '/');
    return slash && !strcmp(slash, "/fd");
}

/* Whether a path, or the target of its links, is an open file of another process. */
static bool is_of_another(const char *path)
{
    char at[PATH_MAX];

    if (strlen(path) >= sizeof at || common_file_number(path) >= 0) return false;
    strcpy(at, path);
    for (unsigned links = 0; links < LINKS; links++) {
        if (is_in_open_files(at)) return true;
        if (follow_link(at)) return false;
    }
    return false;
}

FILE *common_file_open(const char *path)
{
    int number = common_file_number(path), copy = number < 0 ? -1 : dup(number);

    if (number < 0) return fopen(path, is_of_another(path) ? "ab" : "wb");
    FILE *file = copy < 0 ? NULL : fdopen(copy, "wb");
    if (!file && copy >= 0) close(copy);
    return file;
}

/* Where the bytes of a path go. */
struct target {
    char path[PATH_MAX]; /* all links followed */
    bool direct;         /* a device, a pipe or an open file: it is written directly */
    bool there;          /* a regular file, of which info says the rest */
    struct stat info;
};

/* The path of a file that is not there yet, perhaps at the end of links. */
static int resolve_new(const char *path, struct target *t)
{
    unsigned links = 0;

    if (!*path || path[strlen(path) - 1] == '/') return ENOENT;
    if (strlen(path) >= PATH_MAX - TEMPORARY) return ENAMETOOLONG;
    strcpy(t->path, path);
    while (links++ < LINKS && !follow_link(t->path)) continue;
    return strlen(t->path) >= PATH_MAX - TEMPORARY ? ENAMETOOLONG : 0;
}

/* An existing file without write permission stays, though the folder would let us replace it.
 *   returns  0 or an errno */
static int resolve(const char *path, struct target *t)
{
    int number = common_file_number(path), how = number < 0 ? 0 : fcntl(number, F_GETFL);

    t->direct = number >= 0;
    t->there = false;
    if (t->direct) return how < 0 ? errno : (how & O_ACCMODE) == O_RDONLY ? EBADF : 0;
    if (stat(path, &t->info)) return errno == ENOENT ? resolve_new(path, t) : errno;
    if (S_ISDIR(t->info.st_mode)) return EISDIR;
    t->direct = !S_ISREG(t->info.st_mode) || is_of_another(path);
    t->there = !t->direct;
    int cause = may_write(path, W_OK);
    if (cause || t->direct) return cause;
    return realpath(path, t->path) ? 0 : errno;
}

static int flush_stream(FILE *file, int (*write)(FILE *out, const void *what), const void *what)
{
    errno = 0;
    if (!write(file, what) && !ferror(file) && !fflush(file)) return 0;
    return errno ? errno : EIO;
}

static int write_stream(FILE *file, int (*write)(FILE *out, const void *what), const void *what)
{
    int cause = flush_stream(file, write, what);

    if (fclose(file) && !cause) cause = errno;
    return cause;
}

/* Access lists and the attributes of a user do not come with a new file. Those of the system
 * do. */
static bool has_attributes(const char *path)
{
    char names[1024];
    ssize_t size = listxattr(path, names, sizeof names);

    if (size < 0) return errno == ERANGE;
    for (const char *name = names; name < names + size; name += strlen(name) + 1)
        if (strncmp(name, "security.", 9) != 0) return true;
    return false;
}

/* Gives a new file the owner and the mode of the one whose place it shall take.
 *   returns  whether it is as good: no other name leads to the old one, and no attribute is lost */
static bool take_place(int fd, const struct target *t)
{
    const struct stat *old = &t->info;
    struct stat now;

    if (old->st_nlink > 1 || has_attributes(t->path) || fstat(fd, &now)) return false;
    if ((now.st_uid != old->st_uid || now.st_gid != old->st_gid) &&
        fchown(fd, old->st_uid, old->st_gid))
        return false;
    return !fchmod(fd, old->st_mode & 07777);
}

/* The contents, complete, before the target is touched. */
struct draft {
    FILE *file;
    char path[PATH_MAX + TEMPORARY]; /* in the folder of the target; "": it has no name */
    bool replaces;                   /* it can be renamed to the target */
};

/* returns  0 or an errno */
static int draft_open(struct draft *d, const struct target *t)
{
    const char *slash = strrchr(t->path, '/');
    int folder = slash ? (int)(slash - t->path) + 1 : 0, fd = -1;

    for (unsigned i = 0; i < 100; i++) { /* one that was killed may have left its own */
        snprintf(d->path, sizeof d->path, "%.*swarpstep-%ld-%u.tmp", folder, t->path,
                 (long)getpid(), i);
        fd = open(d->path, O_RDWR | O_CREAT | O_EXCL, t->there ? 0600 : 0666);
        if (fd >= 0 || errno != EEXIST) break;
    }
    int cause = fd < 0 ? errno : 0;
    d->replaces = fd >= 0 && (!t->there || take_place(fd, t));
    if (fd < 0) d->path[0] = '\0';
    d->file = fd >= 0 ? fdopen(fd, "w+b") : t->there ? tmpfile() : NULL;
    if (d->file) return 0;
    if (fd >= 0 || t->there) cause = errno;
    if (fd >= 0) close(fd);
    return cause;
}

static int copy_bytes(int from, int to)
{
    char part[4096];
    ssize_t got;

    while ((got = read(from, part, sizeof part)) > 0)
        for (ssize_t done = 0, n; done < got; done += n)
            if ((n = write(to, part + done, (size_t)(got - done))) < 0) return errno;
    return got < 0 ? errno : 0;
}

/* Writes the draft over the old contents. The room is taken first, so that a full disk leaves
 * them. */
static int write_over(const struct draft *d, const struct target *t)
{
    int from = fileno(d->file), to = open(t->path, O_WRONLY);
    off_t size = lseek(from, 0, SEEK_END);

    if (to < 0) return errno;
    int cause = size > t->info.st_size ? posix_fallocate(to, 0, size) : 0;
    if (cause == EINVAL || cause == EOPNOTSUPP) cause = 0; /* this file system takes no room */
    if (cause && ftruncate(to, t->info.st_size)) cause = errno;
    if (!cause && lseek(from, 0, SEEK_SET)) cause = errno;
    if (!cause) cause = copy_bytes(from, to);
    if (!cause && ftruncate(to, size)) cause = errno;
    if (close(to) && !cause) cause = errno;
    return cause;
}

/* Signals that end the process wait until the draft is gone. */
static int write_whole(const struct target *t, int (*write)(FILE *out, const void *what),
                       const void *what)
{
    static const int ends[] = {SIGINT, SIGTERM, SIGHUP};
    struct draft draft = {.file = NULL};
    sigset_t ending, before;

    sigemptyset(&ending);
    for (size_t i = 0; i < sizeof ends / sizeof ends[0]; i++) sigaddset(&ending, ends[i]);
    sigprocmask(SIG_BLOCK, &ending, &before);
    int cause = draft_open(&draft, t);
    if (!cause) cause = flush_stream(draft.file, write, what);
    bool renamed = !cause && draft.replaces && !rename(draft.path, t->path);
    if (!cause && !renamed) cause = t->there ? write_over(&draft, t) : errno;
    if (draft.file) fclose(draft.file);
    if (draft.path[0] && !renamed) unlink(draft.path);
    sigprocmask(SIG_SETMASK, &before, NULL);
    return cause;
}

int common_file_write(const char *path, int (*write)(FILE *out, const void *what), const void *what,
                      struct common_error *err)
{
    struct target target;
    int cause = resolve(path, &target);

    if (!cause && target.direct) {
        FILE *file = common_file_open(path);
        cause = file ? write_stream(file, write, what) : errno;
    } else if (!cause) {
        cause = write_whole(&target, write, what);
    }
    return cause ? fail(path, cause, err) : 0;
}

int common_file_check(const char *path, struct common_error *err)
{
    struct target target;
    int cause = resolve(path, &target);

    if (!cause && !target.direct && !target.there)
        cause = may_write(dirname(target.path), W_OK | X_OK);
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

/* The one name of a file that is not there yet; returns 0, or -1: it is there, or nowhere. */
static int name_of(const char *path, char name[PATH_MAX])
{
    struct target target;

    if (resolve(path, &target) || target.direct || target.there) return -1;
    const char *slash = strrchr(target.path, '/');
    const char *last = slash ? slash + 1 : target.path;
    char folder[PATH_MAX];
    snprintf(folder, sizeof folder, "%.*s", (int)(last - target.path), target.path);
    if (!realpath(*folder ? folder : ".", name)) return -1;
    size_t used = strlen(name);
    return snprintf(name + used, PATH_MAX - used, "/%s", last) >= (int)(PATH_MAX - used) ? -1 : 0;
}

static bool is_same_file(const char *one, const char *other)
{
    int number = common_file_number(one);
    char name[PATH_MAX], name2[PATH_MAX];
    struct stat info, info2;

    if (number >= 0 && number == common_file_number(other)) return true;
    if (!stat(one, &info) && !stat(other, &info2))
        return S_ISREG(info.st_mode) && info.st_dev == info2.st_dev && info.st_ino == info2.st_ino;
    return !name_of(one, name) && !name_of(other, name2) && !strcmp(name, name2);
}

int common_file_once(const char *output, const char *other, struct common_error *err)
{
    if (!is_same_file(output, other)) return 0;
    return common_fail(err, "%s: error: it is written twice by this command", output);
}

size_t common_file_mark(const char *text)
{
    static const char mark[] = "\xef\xbb\xbf";
    return strncmp(text, mark, strlen(mark)) == 0 ? strlen(mark) : 0;
}

int common_file_cause(const char *path)
{
    struct stat is;
    if (stat(path, &is)) return errno;
    if (S_ISDIR(is.st_mode)) return EISDIR;
    return faccessat(AT_FDCWD, path, R_OK, AT_EACCESS) ? errno : 0;
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
