/* ELF cubins: sections .text.KERNEL with what goes with each. See cubin.h. Facts of a section
 * in addition to its bytes:
 *
 *     e_machine  190; e_flags bits 7:0  the sm as a number, 13 for sm_13
 *     .text.K            sh_info bits 31:24  registers; sh_flags bits 26:20  barriers
 *     .nv.shared.K       sh_size  bytes of variables in s[]
 *     .nv.local.K        sh_size  bytes of l[] of a thread
 *     .nv.constantN      c<N>[] of all kernels; .nv.constantN.K  of one
 *     .nv.info.K         attributes: a format, a kind, then 16 bits that are a value or the number
 *                        of bytes that follow
 *
 * libelf finds the headers and checks them; a section is then taken by its place in the file. */
#include "cubin.h"
#include "model.h"

#include <gelf.h>
#include <libelf.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { INFO_NO_VALUE = 1, INFO_BYTE, INFO_HALF, INFO_BYTES, INFO_SMEM_PARAM_SIZE = 0x18 };
enum { MAX_PARAMS = 4 * 64, MAX_SECTIONS = 4096 };

struct section {
    GElf_Shdr header;
    const char *name;
};

struct reader {
    const char *file;
    const uint8_t *byte;
    size_t size;
    Elf *elf;
    size_t names; /* section of their names */
    struct tesla_cubin *cubin;
    struct common_error *err;
};

static int fail_memory(struct reader *r)
{
    return common_fail(r->err, "%s: error: out of memory", r->file);
}

/* "file: error: section NAME: ..." */
#define FAIL(r, s, text, ...)                                                                      \
    common_fail((r)->err, "%s:0x%04llx: error: section %.64s: " text, (r)->file,                   \
                (unsigned long long)(s)->header.sh_offset, (s)->name, __VA_ARGS__)

static bool read_section(const struct reader *r, Elf_Scn *from, struct section *s)
{
    if (gelf_getshdr(from, &s->header) == NULL) return false;
    s->name = elf_strptr(r->elf, r->names, s->header.sh_name);
    return s->name != NULL;
}

/* The text after a prefix: ".text.K" is "K" of ".text"; NULL: another section. */
static const char *behind(const char *name, const char *prefix)
{
    size_t length = strlen(prefix);
    return strncmp(name, prefix, length) == 0 && name[length] == '.' && name[length + 1] != '\0'
               ? name + length + 1
               : NULL;
}

/* Its bytes in the file. */
static int check_inside(struct reader *r, const struct section *s, uint64_t most)
{
    uint64_t at = s->header.sh_offset, size = s->header.sh_size;
    if (size > most)
        return FAIL(r, s, "0x%llx bytes; 0x%llx are allowed", (unsigned long long)size,
                    (unsigned long long)most);
    if (s->header.sh_type == SHT_NOBITS || (at <= r->size && size <= r->size - at)) return 0;
    return FAIL(r, s, "0x%llx bytes from there; the file has 0x%zx", (unsigned long long)size,
                r->size);
}

/* --- code --- */

static int take_text(struct reader *r, const struct section *s, const char *name)
{
    for (size_t i = 0; i < r->cubin->kernels; i++)
        if (strcmp(r->cubin->kernel[i].name, name) == 0)
            return FAIL(r, s, "a second one of this name; one is allowed%s", "");
    if (check_inside(r, s, TESLA_CODE_MAX) != 0) return -1;
    if (s->header.sh_type == SHT_NOBITS || s->header.sh_size == 0 || s->header.sh_size % 4 != 0)
        return FAIL(r, s, "0x%llx bytes of code; a multiple of 4, not 0, is allowed",
                    (unsigned long long)(s->header.sh_type == SHT_NOBITS ? 0 : s->header.sh_size));
    struct tesla_kernel *kernel = tesla_cubin_kernel(r->cubin, name, strlen(name));
    if (kernel == NULL) return fail_memory(r);
    kernel->code = tesla_cubin_words(r->byte + s->header.sh_offset, s->header.sh_size);
    if (kernel->code == NULL) return fail_memory(r);
    kernel->words = s->header.sh_size / 4;
    kernel->regs = s->header.sh_info >> 24 & 0xff;
    kernel->barriers = s->header.sh_flags >> 20 & 0x7f;
    if (kernel->regs > TESLA_GPRS)
        return FAIL(r, s, "%u registers; 0 to %u are allowed", (unsigned)kernel->regs,
                    (unsigned)TESLA_GPRS);
    return 0;
}

/* --- what goes with a kernel --- */

static struct tesla_kernel *find_kernel(const struct reader *r, const char *name)
{
    for (size_t i = 0; i < r->cubin->kernels; i++)
        if (strcmp(r->cubin->kernel[i].name, name) == 0) return &r->cubin->kernel[i];
    return NULL;
}

static int fail_orphan(struct reader *r, const struct section *s, const char *name)
{
    return FAIL(r, s, "belongs to '%.64s', which has no .text section", name);
}

static int take_size(struct reader *r, const struct section *s, const char *name, uint32_t most,
                     bool shared)
{
    struct tesla_kernel *kernel = find_kernel(r, name);
    if (kernel == NULL) return fail_orphan(r, s, name);
    if (check_inside(r, s, most) != 0) return -1;
    *(shared ? &kernel->shared : &kernel->local) = (uint32_t)s->header.sh_size;
    return 0;
}

/* One attribute; *at is moved past it. */
static int take_attribute(struct reader *r, const struct section *s, struct tesla_kernel *kernel,
                          uint64_t *at)
{
    const uint8_t *byte = r->byte + s->header.sh_offset + *at;
    uint64_t left = s->header.sh_size - *at;
    if (left < 4) return FAIL(r, s, "ends inside the attribute at 0x%llx", (unsigned long long)*at);
    uint32_t format = byte[0], kind = byte[1], value = byte[2] | (uint32_t)byte[3] << 8;
    if (format < INFO_NO_VALUE || format > INFO_BYTES)
        return FAIL(r, s, "format %u of the attribute at 0x%llx; 1 to 4 is allowed",
                    (unsigned)format, (unsigned long long)*at);
    uint64_t bytes = 4 + (format == INFO_BYTES ? value : 0);
    if (bytes > left)
        return FAIL(r, s, "ends inside the attribute at 0x%llx", (unsigned long long)*at);
    *at += bytes;
    if (kind != INFO_SMEM_PARAM_SIZE) return 0;
    if (format != INFO_HALF || value > MAX_PARAMS)
        return FAIL(r, s, "parameters of %u bytes in format %u; 0 to %u in format 3 are allowed",
                    (unsigned)value, (unsigned)format, (unsigned)MAX_PARAMS);
    kernel->params = value;
    return 0;
}

static int take_info(struct reader *r, const struct section *s, const char *name)
{
    struct tesla_kernel *kernel = find_kernel(r, name);
    if (kernel == NULL) return fail_orphan(r, s, name);
    if (check_inside(r, s, r->size) != 0) return -1;
    uint64_t size = s->header.sh_type == SHT_NOBITS ? 0 : s->header.sh_size;
    for (uint64_t at = 0; at < size;)
        if (take_attribute(r, s, kernel, &at) != 0) return -1;
    return 0;
}

/* ".nv.constantN" and ".nv.constantN.K" */
static int take_constants(struct reader *r, const struct section *s)
{
    const char *text = s->name + strlen(".nv.constant");
    char *end;
    unsigned long bank = *text >= '0' && *text <= '9' ? strtoul(text, &end, 10) : TESLA_BANKS;
    size_t kernel = SIZE_MAX;
    if (bank >= TESLA_BANKS || (*end != '\0' && (*end != '.' || end[1] == '\0')))
        return FAIL(r, s,
                    "no constant bank; .nv.constant0 to .nv.constant15, or these and .KERNEL, "
                    "are allowed%s",
                    "");
    if (*end == '.') {
        const struct tesla_kernel *owner = find_kernel(r, end + 1);
        if (owner == NULL) return fail_orphan(r, s, end + 1);
        kernel = (size_t)(owner - r->cubin->kernel);
    }
    for (size_t i = 0; i < r->cubin->segments; i++)
        if (r->cubin->segment[i].bank == bank && r->cubin->segment[i].kernel == kernel)
            return FAIL(r, s, "a second one of this name; one is allowed%s", "");
    if (check_inside(r, s, TESLA_BANK_BYTES) != 0) return -1;
    if (s->header.sh_type == SHT_NOBITS || s->header.sh_size == 0) return 0; /* the host fills it */
    struct tesla_cubin_segment *segment = tesla_cubin_segment(r->cubin);
    if (segment == NULL) return fail_memory(r);
    *segment = (struct tesla_cubin_segment){.kernel = kernel, .bank = (uint32_t)bank};
    segment->word = tesla_cubin_words(r->byte + s->header.sh_offset, s->header.sh_size);
    segment->words = (s->header.sh_size + 3) / 4;
    return segment->word != NULL ? 0 : fail_memory(r);
}

/* Only a driver, which places variables and functions, can apply them. Those of debug sections do
 * not matter. */
static int check_relocations(struct reader *r, const struct section *s)
{
    struct section target;
    Elf_Scn *scn = elf_getscn(r->elf, s->header.sh_info);
    if (s->header.sh_size == 0) return 0;
    if (scn == NULL || !read_section(r, scn, &target))
        return FAIL(r, s, "its target %u is not there", (unsigned)s->header.sh_info);
    if (behind(target.name, ".text") == NULL && strncmp(target.name, ".nv.constant", 12) != 0)
        return 0;
    return FAIL(r, s, "relocates %.64s; a kernel that needs no driver's addresses is allowed",
                target.name);
}

static int take_section(struct reader *r, const struct section *s)
{
    const char *name;
    if (s->header.sh_type == SHT_REL || s->header.sh_type == SHT_RELA)
        return check_relocations(r, s);
    if ((name = behind(s->name, ".nv.shared")) != NULL)
        return take_size(r, s, name, TESLA_SHARED_MAX, true);
    if ((name = behind(s->name, ".nv.local")) != NULL)
        return take_size(r, s, name, TESLA_LOCAL_MAX, false);
    if ((name = behind(s->name, ".nv.info")) != NULL) return take_info(r, s, name);
    if (strncmp(s->name, ".nv.constant", 12) == 0) return take_constants(r, s);
    return 0;
}

/* --- the file --- */

static int each_section(struct reader *r, bool text)
{
    size_t count = 0;
    for (Elf_Scn *scn = NULL; (scn = elf_nextscn(r->elf, scn)) != NULL; count++) {
        struct section s;
        if (!read_section(r, scn, &s))
            return common_fail(r->err, "%s: error: section %zu: %s", r->file, elf_ndxscn(scn),
                               elf_errmsg(-1));
        if (count == MAX_SECTIONS)
            return common_fail(r->err, "%s: error: more than %u sections", r->file,
                               (unsigned)MAX_SECTIONS);
        const char *name = behind(s.name, ".text");
        if (text && name != NULL && s.header.sh_type != SHT_REL && s.header.sh_type != SHT_RELA &&
            take_text(r, &s, name) != 0)
            return -1;
        if (!text && name == NULL && take_section(r, &s) != 0) return -1;
    }
    return 0;
}

/* s[]: header, parameters, variables. */
static void finish_shared(struct tesla_cubin *cubin)
{
    for (size_t i = 0; i < cubin->kernels; i++) {
        struct tesla_kernel *k = &cubin->kernel[i];
        if (k->shared == 0) continue;
        k->shared += TESLA_HEADER_BYTES + (k->params != TESLA_PARAMS_UNKNOWN ? k->params : 0);
        if (k->shared > TESLA_SHARED_MAX) k->shared = TESLA_SHARED_MAX;
    }
}

static int read_elf(struct reader *r)
{
    GElf_Ehdr header;
    if (r->elf == NULL || elf_kind(r->elf) != ELF_K_ELF || gelf_getehdr(r->elf, &header) == NULL ||
        elf_getshdrstrndx(r->elf, &r->names) != 0)
        return common_fail(r->err, "%s:0x0000: error: no whole ELF file: %s", r->file,
                           elf_errmsg(-1));
    if (header.e_ident[EI_DATA] != ELFDATA2LSB || header.e_machine != EM_CUDA)
        return common_fail(r->err,
                           "%s:0x0012: error: machine %u; 190 (CUDA), little-endian, is allowed",
                           r->file, (unsigned)header.e_machine);
    r->cubin->sm = header.e_flags & 0xff;
    if (r->cubin->sm < 10 || r->cubin->sm > 13)
        return common_fail(r->err, "%s:0x%04x: error: found sm_%u; sm_10 to sm_13 are allowed",
                           r->file, header.e_ident[EI_CLASS] == ELFCLASS64 ? 0x30 : 0x24,
                           (unsigned)r->cubin->sm);
    if (each_section(r, true) != 0 || each_section(r, false) != 0) return -1;
    finish_shared(r->cubin);
    return 0;
}

int tesla_cubin_elf(const char *file, const uint8_t *byte, size_t size, struct tesla_cubin *cubin,
                    struct common_error *err)
{
    /* libelf wants bytes that it may write, and that are aligned */
    char *copy = malloc(size);
    struct reader r = {.file = file, .byte = byte, .size = size, .cubin = cubin, .err = err};
    if (copy == NULL) return fail_memory(&r);
    memcpy(copy, byte, size);
    elf_version(EV_CURRENT);
    r.elf = elf_memory(copy, size);
    int status = read_elf(&r);
    elf_end(r.elf);
    free(copy);
    return status;
}
