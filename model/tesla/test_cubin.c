/* cubins of both kinds, and the message for each kind of damage. The text is that of
 * model/tesla/corpus/two_kernels.cubin; ELF files are made here, with libelf, from the same
 * kernels. `test_cubin DIR` writes those into DIR: they are the corpus. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include <cmocka.h>
#include <libelf.h>

#include "../common/container.h"
#include "../common/file.h"
#include "cubin.h"
#include "isa.h"
#include "tables.h"
#include "tesla.h"

/* c1[0] + c0[4] + the thread's number to s[0x10][thread] */
static const uint32_t scale[] = {0x10000009, 0x2440c780, 0x1000020d, 0x2400c780,
                                 0x20000409, 0x0400c780, 0x30020005, 0xc4100780,
                                 0x2101e804, 0x20008408, 0xd00e0209, 0xa0c00781};

/* --- text --- */

/* two_kernels.cubin with `from` replaced by `to`; NULL: as it is. The caller frees it. */
static char *text_with(const char *from, const char *to)
{
    struct common_error err = {""};
    char *text = common_file_read("model/tesla/corpus/two_kernels.cubin", NULL, &err);
    assert_non_null(text);
    if (from == NULL) return text;
    char *at = strstr(text, from), *made = malloc(strlen(text) + strlen(to) + 1);
    assert_non_null(at);
    assert_non_null(made);
    sprintf(made, "%.*s%s%s", (int)(at - text), text, to, at + strlen(from));
    free(text);
    return made;
}

static int load(const void *byte, size_t size, const char *part, const char *entry,
                struct common_program *program, struct common_error *err)
{
    err->text[0] = '\0';
    return tesla_containers[0]->load("t.cubin", byte, size, part, entry, program, err);
}

static void test_byte_order_mark_is_no_word(void **state)
{
    (void)state;
    char *text = text_with("architecture", "\xef\xbb\xbf"
                                           "architecture");
    struct common_program program;
    struct common_error err;
    assert_true(tesla_containers[0]->recognise((const uint8_t *)text, strlen(text)));
    assert_int_equal(load(text, strlen(text), "_Z5scalePj", NULL, &program, &err), 0);
    assert_memory_equal(program.code, scale, sizeof scale);
    common_program_free(&program);
    free(text);
}

static void test_text_cubin_is_all_that_a_launch_needs(void **state)
{
    (void)state;
    char *text = text_with(NULL, NULL);
    struct common_program program;
    struct common_error err;
    assert_true(tesla_containers[0]->recognise((const uint8_t *)text, strlen(text)));
    assert_int_equal(load(text, strlen(text), "_Z5scalePj", NULL, &program, &err), 0);
    const struct tesla_launch *launch = tesla_launch_of(&program);
    assert_int_equal(program.code_words, 12);
    assert_memory_equal(program.code, scale, sizeof scale);
    assert_int_equal(program.chip, 0xa0);
    assert_int_equal(launch->regs, 4);
    assert_int_equal(launch->shared, 20);
    assert_int_equal(launch->local, 0);
    assert_int_equal(program.inits, 2);
    assert_int_equal(program.init[0].bank, 0);
    assert_int_equal(program.init[0].addr, 0);
    assert_int_equal(program.init[0].count, 2);
    assert_int_equal(program.init[0].word[1], 0x100);
    assert_int_equal(program.init[1].bank, 1);
    assert_int_equal(program.init[1].word[0], 0x20);
    common_program_free(&program);
    assert_int_equal(load(text, strlen(text), "_Z6mirrorPjj", "8", &program, &err), 0);
    launch = tesla_launch_of(&program);
    assert_int_equal(program.code_words, 18);
    assert_int_equal(launch->regs, 3);
    assert_int_equal(launch->shared, 160);
    assert_int_equal(launch->local, 16); /* 12, rounded up */
    assert_int_equal(launch->entry, 8);
    assert_int_equal(program.inits, 1); /* the other kernel's c1[] is not its own */
    common_program_free(&program);
    free(text);
}

static void test_architecture_says_the_chip(void **state)
{
    (void)state;
    static const struct {
        const char *sm;
        uint32_t chip;
    } chips[] = {{"sm_10", 0x50}, {"sm_11", 0x84}, {"sm_12", 0xa3}, {"sm_13", 0xa0}};
    for (unsigned i = 0; i < 4; i++) {
        char *text = text_with("sm_13", chips[i].sm);
        struct common_program program;
        struct common_error err;
        assert_int_equal(load(text, strlen(text), "_Z5scalePj", NULL, &program, &err), 0);
        assert_int_equal(program.chip, chips[i].chip);
        common_program_free(&program);
        free(text);
    }
}

static void test_kernel_is_picked_by_name(void **state)
{
    (void)state;
    char *text = text_with(NULL, NULL), *list;
    struct common_program program;
    struct common_error err;
    assert_int_equal(load(text, strlen(text), NULL, NULL, &program, &err), -1);
    assert_string_equal(
        err.text, "t.cubin: error: 2 kernels; --kernel NAME is needed: _Z5scalePj, _Z6mirrorPjj");
    assert_int_equal(load(text, strlen(text), "scale", NULL, &program, &err), -1);
    assert_string_equal(err.text,
                        "t.cubin: error: no kernel 'scale'; there is _Z5scalePj, _Z6mirrorPjj");
    assert_int_equal(load(text, strlen(text), "_Z5scalePj", "x", &program, &err), -1);
    assert_string_equal(err.text,
                        "warpstep: error: --entry 'x'; a number from 0 to 4294967295 is needed");
    assert_int_equal(
        tesla_containers[0]->list("t.cubin", (uint8_t *)text, strlen(text), &list, &err), 0);
    assert_string_equal(list, "_Z5scalePj: sm_13, 12 words, 4 registers, 20 bytes of s[], 0 of "
                              "l[], 0 barriers, c0[0x0] 2 words, c1[0x0] 1 words\n"
                              "_Z6mirrorPjj: sm_13, 18 words, 3 registers, 160 bytes of s[], 12 of "
                              "l[], 1 barriers, c0[0x0] 2 words\n");
    free(list);
    free(text);
}

/* clang-format off */
static const struct {
    const char *from, *to, *message;
} bad_text[] = {
    {"sm_13", "sm_20", "t.cubin:1:15: error: found 'sm_20'; sm_10, sm_11, sm_12 or sm_13 is "
     "allowed"},
    {"architecture {sm_13}", "architecture {sm_13", "t.cubin:2:1: error: found 'abiversion'; '}' "
     "is allowed"},
    {"architecture {sm_13}", "", "t.cubin:60:1: error: found the end of the file; architecture "
     "{sm_10} to {sm_13} is allowed"},
    {"abiversion", "architecture {sm_10} abiversion", "t.cubin:2:1: error: found 'architecture'; "
     "one architecture, abiversion, modname, code, consts or sampler is allowed"},
    {"modname ", "reloc { } modname ", "t.cubin:3:1: error: found 'reloc'; one architecture, "
     "abiversion, modname, code, consts or sampler is allowed"},
    {"segname = const", "segname = global", "t.cubin:6:13: error: found 'global'; const, since a "
     "driver alone gives other segments their address, is allowed"},
    {"segnum  = 0", "segnum  = 16", "t.cubin:7:13: error: found '16'; a number from 0 to 15 is "
     "allowed"},
    {"segnum  = 0", "", "t.cubin:4:1: error: constants without segnum; both segnum and bytes are "
     "needed"},
    {"bytes   = 8", "", "t.cubin:4:1: error: constants without bytes; both segnum and bytes are "
     "needed"},
    {"bytes   = 8", "bytes   = 9", "t.cubin:4:1: error: 2 words of mem; 9 bytes need 3"},
    {"bytes   = 8", "bytes   = 65537", "t.cubin:9:13: error: found '65537'; a number from 0 to "
     "65536 is allowed"},
    {"offset  = 0", "offset  = 2", "t.cubin:4:1: error: constants at 0x2 with 0x8 bytes; a "
     "multiple of 4, and 0x10000 bytes of a bank, are allowed"},
    {"offset  = 0", "offset  = 65532", "t.cubin:4:1: error: constants at 0xfffc with 0x8 bytes; a "
     "multiple of 4, and 0x10000 bytes of a bank, are allowed"},
    {"mem {", "mem { } mem {", "t.cubin:10:10: error: a second mem; one is allowed"},
    {"0x00000100", "0x100000000", "t.cubin:11:14: error: found '0x100000000'; a number from 0 to "
     "4294967295 is allowed"},
    {"0x00000100", "x100", "t.cubin:11:14: error: found 'x100'; a number from 0 to 4294967295 is "
     "allowed"},
    {"0x00000100", "= 100", "t.cubin:11:14: error: found '='; a word such as 0x10008000, or '}', "
     "is allowed"},
    {"name = _Z5scalePj", "name _Z5scalePj", "t.cubin:26:7: error: found '_Z5scalePj'; '=' is "
     "allowed"},
    {"name = _Z5scalePj", "", "t.cubin:25:1: error: code without name; both name and bincode are "
     "needed"},
    {"name = _Z5scalePj", "name = {", "t.cubin:26:9: error: found '{'; the name of a kernel is "
     "allowed"},
    {"name = _Z6mirrorPjj", "name = _Z5scalePj", "t.cubin:47:9: error: found '_Z5scalePj'; a name "
     "that no other kernel has, once, is allowed"},
    {"lmem = 0", "lmem = 65537", "t.cubin:27:9: error: found '65537'; a number from 0 to 65536 is "
     "allowed"},
    {"smem = 20", "smem = 16385", "t.cubin:28:9: error: found '16385'; a number from 0 to 16384 is "
     "allowed"},
    {"reg  = 4", "reg  = 129", "t.cubin:29:9: error: found '129'; a number from 0 to 128 is "
     "allowed"},
    {"bar  = 0", "bar  = 17", "t.cubin:30:9: error: found '17'; a number from 0 to 16 is allowed"},
    {"bar  = 0", "frob = 0", "t.cubin:30:2: error: found 'frob'; name, lmem, smem, reg, bar, const "
     "or one bincode is allowed"},
    {"bincode  {", "bincode  { } bincode {", "t.cubin:40:15: error: found 'bincode'; name, lmem, "
     "smem, reg, bar, const or one bincode is allowed"},
    {"0xa0c00781 \n\t}\n}\ncode", "0xa0c00781 \n\t}\ncode",
     "t.cubin:45:1: error: found 'code'; name, lmem, smem, reg, bar, const or one bincode is "
        "allowed"},
    {"{cubin}", "{cubin", "t.cubin:60:1: error: found the end of the file; '}' is allowed"},
    {"{cubin}", "cubin", "t.cubin:3:14: error: found 'cubin'; '{' is allowed"},
};
/* clang-format on */

static void test_bad_text_is_told_where_and_what_is_allowed(void **state)
{
    (void)state;
    for (size_t i = 0; i < sizeof bad_text / sizeof bad_text[0]; i++) {
        char *text = text_with(bad_text[i].from, bad_text[i].to);
        struct common_program program;
        struct common_error err;
        assert_int_equal(load(text, strlen(text), "_Z5scalePj", NULL, &program, &err), -1);
        assert_string_equal(err.text, bad_text[i].message);
        free(text);
    }
}

static void test_text_cut_anywhere_is_an_error_or_a_whole_file(void **state)
{
    (void)state;
    char *text = text_with(NULL, NULL);
    unsigned whole = 0;
    for (size_t size = strlen(text); size-- > 0;) {
        struct common_program program;
        struct common_error err;
        text[size] = '\0';
        if (load(text, size, "_Z6mirrorPjj", NULL, &program, &err) == 0) {
            common_program_free(&program);
            whole++;
        } else {
            assert_non_null(strstr(err.text, "error: "));
        }
    }
    assert_int_equal(whole, 1); /* without the last newline */
    free(text);
}

static void test_text_without_a_kernel_or_with_a_zero_byte(void **state)
{
    (void)state;
    struct common_program program;
    struct common_error err;
    assert_int_equal(load("architecture {sm_10}", 20, NULL, NULL, &program, &err), -1);
    assert_string_equal(err.text, "t.cubin: error: no kernel");
    assert_int_equal(load("architecture\0{sm_10}", 20, NULL, NULL, &program, &err), -1);
    assert_string_equal(err.text,
                        "t.cubin:0x000c: error: a zero byte; an ELF file, or text, is allowed");
    assert_false(tesla_containers[0]->recognise((const uint8_t *)"  architect", 11));
    assert_false(tesla_containers[0]->recognise((const uint8_t *)".regs 3\n", 8));
}

/* --- ELF --- */

struct elf_section {
    const char *name;
    uint32_t type, flags, info;
    const void *data; /* NULL: zeros */
    size_t size;
};

struct elf_file {
    uint32_t machine, flags;
    bool wide; /* 64 bit */
    const struct elf_section *section;
    unsigned sections;
};

static const uint8_t info[] = {
    4, 0x17, 12, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0xf0, 0x11, 0, /* of a parameter: not looked at */
    3, 0x18, 8,  0,                                           /* 8 bytes of parameters */
    1, 0x0d, 0,  0,
};
static const uint32_t base[] = {0, 0x100}, literal[] = {0x20};
static const uint32_t fill[] = {0x10078005, 0x00000003, 0xf0000001,
                                0xe0000781}; /* mov $r1 0x7; exit */

#define SECTION(n, t, f, i, d)                                                                     \
    {                                                                                              \
        n, t, f, i, d, sizeof d                                                                    \
    }
#define EMPTY(n, s)                                                                                \
    {                                                                                              \
        n, SHT_NOBITS, 3, 0, NULL, s                                                               \
    }
enum { SCALE = 0, CONST0, CONST1, INFO, SHARED, LOCAL, FILL, REL, SECTIONS };
static const struct elf_section whole[SECTIONS] = {
    [SCALE] = SECTION(".text._Z5scalePj", SHT_PROGBITS, 0x00100006, 4u << 24 | 3, scale),
    [CONST0] = SECTION(".nv.constant0", SHT_PROGBITS, 2, 0, base),
    [CONST1] = SECTION(".nv.constant1._Z5scalePj", SHT_PROGBITS, 2, 1, literal),
    [INFO] = SECTION(".nv.info._Z5scalePj", SHT_PROGBITS, 0, 1, info),
    [SHARED] = EMPTY(".nv.shared._Z5scalePj", 32),
    [LOCAL] = EMPTY(".nv.local._Z5scalePj", 40),
    [FILL] = SECTION(".text.fill", SHT_PROGBITS, 6, 2u << 24 | 4, fill),
    [REL] = {".rel.debug_line", SHT_REL, 0, 9, "0123456701234567", 16},
};

static void add_section(const struct elf_file *file, Elf *elf, const struct elf_section *s,
                        size_t name)
{
    Elf_Scn *scn = elf_newscn(elf);
    Elf_Data *data = elf_newdata(scn);
    assert_non_null(data);
    data->d_buf = (void *)(uintptr_t)s->data;
    data->d_size = s->size;
    data->d_type = ELF_T_BYTE;
    data->d_align = 4;
    if (file->wide) {
        Elf64_Shdr *header = elf64_getshdr(scn);
        header->sh_name = (Elf64_Word)name;
        header->sh_type = s->type;
        header->sh_flags = s->flags;
        header->sh_info = s->info;
    } else {
        Elf32_Shdr *header = elf32_getshdr(scn);
        header->sh_name = (Elf32_Word)name;
        header->sh_type = s->type;
        header->sh_flags = s->flags;
        header->sh_info = s->info;
    }
}

static void begin_elf(const struct elf_file *file, Elf *elf, size_t names)
{
    if (file->wide) {
        Elf64_Ehdr *header = elf64_newehdr(elf);
        header->e_ident[EI_DATA] = ELFDATA2LSB;
        header->e_machine = (Elf64_Half)file->machine;
        header->e_type = ET_EXEC;
        header->e_version = EV_CURRENT;
        header->e_flags = file->flags;
        header->e_shstrndx = (Elf64_Half)names;
    } else {
        Elf32_Ehdr *header = elf32_newehdr(elf);
        header->e_ident[EI_DATA] = ELFDATA2LSB;
        header->e_machine = (Elf32_Half)file->machine;
        header->e_type = ET_EXEC;
        header->e_version = EV_CURRENT;
        header->e_flags = file->flags;
        header->e_shstrndx = (Elf32_Half)names;
    }
}

/* The bytes of a file, with the names of its sections at the end; the caller frees them. */
static uint8_t *make_elf(const struct elf_file *file, size_t *size)
{
    char path[] = "build/test_cubin.XXXXXX", names[1024] = "";
    size_t used = 1;
    int fd = mkstemp(path);
    struct common_error err = {""};
    assert_true(fd >= 0);
    elf_version(EV_CURRENT);
    Elf *elf = elf_begin(fd, ELF_C_WRITE, NULL);
    assert_non_null(elf);
    begin_elf(file, elf, file->sections + 1);
    for (unsigned i = 0; i < file->sections; i++) {
        add_section(file, elf, &file->section[i], used);
        used += (size_t)sprintf(names + used, "%s", file->section[i].name) + 1;
    }
    const struct elf_section strings = {".shstrtab", SHT_STRTAB, 0, 0, names, sizeof names};
    sprintf(names + used, "%s", strings.name);
    add_section(file, elf, &strings, used);
    if (elf_update(elf, ELF_C_WRITE) <= 0) fail_msg("libelf: %s", elf_errmsg(-1));
    elf_end(elf);
    close(fd);
    uint8_t *byte = (uint8_t *)common_file_read(path, size, &err);
    unlink(path);
    assert_non_null(byte);
    return byte;
}

static const struct elf_file good = {EM_CUDA, 0x0014000d, false, whole, SECTIONS};

static void check_elf(const struct elf_file *file)
{
    size_t size;
    uint8_t *byte = make_elf(file, &size);
    char *list;
    struct common_program program;
    struct common_error err;
    assert_true(tesla_containers[0]->recognise(byte, size));
    assert_int_equal(load(byte, size, "_Z5scalePj", NULL, &program, &err), 0);
    const struct tesla_launch *launch = tesla_launch_of(&program);
    assert_int_equal(program.code_words, 12);
    assert_memory_equal(program.code, scale, sizeof scale);
    assert_int_equal(program.chip, 0xa0);
    assert_int_equal(launch->regs, 4);
    assert_int_equal(launch->shared, 16 + 8 + 32);
    assert_int_equal(launch->local, 64);
    assert_int_equal(program.inits, 2);
    assert_int_equal(program.init[0].word[1], 0x100);
    assert_int_equal(program.init[1].bank, 1);
    common_program_free(&program);
    assert_int_equal(load(byte, size, "fill", NULL, &program, &err), 0);
    assert_int_equal(tesla_launch_of(&program)->regs, 2);
    assert_int_equal(tesla_launch_of(&program)->shared, 0);
    assert_int_equal(program.inits, 1);
    common_program_free(&program);
    assert_int_equal(tesla_containers[0]->list("t.cubin", byte, size, &list, &err), 0);
    assert_string_equal(list,
                        "_Z5scalePj: sm_13, 12 words, 4 registers, 56 bytes of s[], 40 of l[], 1 "
                        "barriers, 8 bytes of parameters, c0[0x0] 2 words, c1[0x0] 1 words\n"
                        "fill: sm_13, 4 words, 2 registers, 0 bytes of s[], 0 of l[], 0 barriers, "
                        "c0[0x0] 2 words\n");
    free(list);
    free(byte);
}

static void test_elf_cubins_of_32_and_64_bits(void **state)
{
    (void)state;
    struct elf_file wide = good;
    wide.wide = true;
    check_elf(&good);
    check_elf(&wide);
}

static void check_bad_elf(const struct elf_file *file, const char *message)
{
    size_t size;
    uint8_t *byte = make_elf(file, &size);
    struct common_program program;
    struct common_error err;
    assert_int_equal(load(byte, size, "_Z5scalePj", NULL, &program, &err), -1);
    if (strncmp(err.text, "t.cubin:0x", 10) == 0) { /* where sections lie is libelf's choice */
        char *place = err.text + strlen("t.cubin:0x");
        assert_non_null(strstr(place, message));
    } else {
        assert_string_equal(err.text, message);
    }
    free(byte);
}

/* The whole file with another section in one place. */
static void check_bad_section(unsigned where, struct elf_section section, const char *message)
{
    struct elf_section sections[SECTIONS];
    struct elf_file file = good;
    memcpy(sections, whole, sizeof sections);
    sections[where] = section;
    file.section = sections;
    check_bad_elf(&file, message);
}

static void test_bad_elf_is_told_where_and_what_is_allowed(void **state)
{
    (void)state;
    static const uint8_t cut[] = {4, 0x17, 12, 0, 0}, format[] = {5, 0, 0, 0},
                         large[] = {3, 0x18, 4, 1}, bytes[] = {4, 0x18, 0, 0};
    struct elf_file file = good;
    file.machine = EM_386;
    check_bad_elf(&file, "machine 3; 190 (CUDA), little-endian, is allowed");
    file = good;
    file.flags = 0x00140014;
    check_bad_elf(&file, "found sm_20; sm_10 to sm_13 are allowed");
    file = good;
    file.sections = 0;
    check_bad_elf(&file, "t.cubin: error: no kernel");
#define BAD(where, message, ...)                                                                   \
    check_bad_section(where, (struct elf_section)__VA_ARGS__, "error: section " message)
    BAD(SCALE, ".text._Z5scalePj: 0x6 bytes of code; a multiple of 4, not 0, is allowed",
        {".text._Z5scalePj", SHT_PROGBITS, 6, 4u << 24, scale, 6});
    BAD(SCALE, ".text._Z5scalePj: 0x0 bytes of code; a multiple of 4, not 0, is allowed",
        {".text._Z5scalePj", SHT_NOBITS, 6, 4u << 24, NULL, 8});
    BAD(SCALE, ".text._Z5scalePj: 129 registers; 0 to 128 are allowed",
        {".text._Z5scalePj", SHT_PROGBITS, 6, 129u << 24, scale, 8});
    BAD(FILL, ".text._Z5scalePj: a second one of this name; one is allowed",
        {".text._Z5scalePj", SHT_PROGBITS, 6, 4u << 24, scale, 8});
    BAD(SHARED, ".nv.shared._Z5scalePj: 0x4001 bytes; 0x4000 are allowed",
        {".nv.shared._Z5scalePj", SHT_NOBITS, 3, 0, NULL, 0x4001});
    BAD(SHARED, ".nv.shared.other: belongs to 'other', which has no .text section",
        {".nv.shared.other", SHT_NOBITS, 3, 0, NULL, 4});
    BAD(LOCAL, ".nv.local._Z5scalePj: 0x10001 bytes; 0x10000 are allowed",
        {".nv.local._Z5scalePj", SHT_NOBITS, 3, 0, NULL, 0x10001});
    BAD(INFO, ".nv.info.other: belongs to 'other', which has no .text section",
        {".nv.info.other", SHT_PROGBITS, 0, 0, info, sizeof info});
    BAD(INFO, ".nv.info._Z5scalePj: ends inside the attribute at 0x0",
        {".nv.info._Z5scalePj", SHT_PROGBITS, 0, 0, cut, sizeof cut});
    BAD(INFO, ".nv.info._Z5scalePj: ends inside the attribute at 0x0",
        {".nv.info._Z5scalePj", SHT_PROGBITS, 0, 0, info, 3});
    BAD(INFO, ".nv.info._Z5scalePj: format 5 of the attribute at 0x0; 1 to 4 is allowed",
        {".nv.info._Z5scalePj", SHT_PROGBITS, 0, 0, format, sizeof format});
    BAD(INFO,
        ".nv.info._Z5scalePj: parameters of 260 bytes in format 3; 0 to 256 in format 3 are "
        "allowed",
        {".nv.info._Z5scalePj", SHT_PROGBITS, 0, 0, large, sizeof large});
    BAD(INFO,
        ".nv.info._Z5scalePj: parameters of 0 bytes in format 4; 0 to 256 in format 3 are allowed",
        {".nv.info._Z5scalePj", SHT_PROGBITS, 0, 0, bytes, sizeof bytes});
    BAD(CONST0,
        ".nv.constant16: no constant bank; .nv.constant0 to .nv.constant15, or these and .KERNEL, "
        "are allowed",
        {".nv.constant16", SHT_PROGBITS, 2, 0, base, 8});
    BAD(CONST0,
        ".nv.constant0x: no constant bank; .nv.constant0 to .nv.constant15, or these and .KERNEL, "
        "are allowed",
        {".nv.constant0x", SHT_PROGBITS, 2, 0, base, 8});
    BAD(CONST0, ".nv.constant1._Z5scalePj: a second one of this name; one is allowed",
        {".nv.constant1._Z5scalePj", SHT_PROGBITS, 2, 0, base, 8});
    BAD(CONST1, ".nv.constant1.other: belongs to 'other', which has no .text section",
        {".nv.constant1.other", SHT_PROGBITS, 2, 0, base, 8});
    BAD(REL,
        ".rel.text._Z5scalePj: relocates .text._Z5scalePj; a kernel that needs no driver's "
        "addresses is allowed",
        {".rel.text._Z5scalePj", SHT_REL, 0, SCALE + 1, "0123456701234567", 16});
    BAD(REL,
        ".rela.nv.constant0: relocates .nv.constant0; a kernel that needs no driver's addresses is "
        "allowed",
        {".rela.nv.constant0", SHT_RELA, 0, CONST0 + 1, "012345670123", 12});
    BAD(REL, ".rel.x: its target 77 is not there",
        {".rel.x", SHT_REL, 0, 77, "0123456701234567", 16});
#undef BAD
}

/* Each byte inverted, and each length: an error with a sentence, or a program; never a crash. */
static void test_damaged_elf_is_an_error_or_a_program(void **state)
{
    (void)state;
    size_t size;
    uint8_t *byte = make_elf(&good, &size);
    for (size_t i = 0; i < 2 * size; i++) {
        struct common_program program;
        struct common_error err;
        size_t cut = i < size ? size : i - size;
        uint8_t *exact = malloc(cut + 1); /* so that sanitizers see what is beyond */
        assert_non_null(exact);
        memcpy(exact, byte, cut);
        exact[cut] = 0;
        if (i < size) exact[i] ^= 0xff;
        if (load(exact, cut, "_Z5scalePj", NULL, &program, &err) == 0)
            common_program_free(&program);
        else assert_non_null(strstr(err.text, "error: "));
        free(exact);
    }
    free(byte);
}

/* --- what options say of it: common_isa.finish --- */

static int finish(struct common_program *program, const char *option, uint32_t number, bool words,
                  struct common_error *err)
{
    struct common_option row = {.name = option};
    struct common_setting setting = {.option = &row, .number = number};
    const struct common_load load = {.isa = &tesla_isa,
                                     .program = program,
                                     .words = words,
                                     .setting = &setting,
                                     .settings = option != NULL};
    if (option != NULL) tesla_launch_of(program)->regs = number;
    err->text[0] = '\0';
    return tesla_finish(&load, err);
}

static void words_of(struct common_program *program, const char *source)
{
    struct common_error err = {""};
    if (tesla_assemble("t.s", source, program, &err) != 0) fail_msg("%s", err.text);
}

static void check_regs(const char *source, uint32_t regs)
{
    struct common_program program;
    struct common_error err;
    words_of(&program, source);
    assert_int_equal(finish(&program, NULL, 0, true, &err), 0);
    assert_int_equal(tesla_launch_of(&program)->regs, regs);
    if (regs > 1) assert_int_equal(finish(&program, "regs", regs - 1, true, &err), -1);
    assert_int_equal(finish(&program, "regs", regs, true, &err), 0);
    if (regs > 1) assert_int_equal(finish(&program, "regs", regs - 1, false, &err), -1);
    tesla_launch_of(&program)->regs = 1;
    assert_int_equal(finish(&program, NULL, 0, false, &err), 0); /* .regs means what it says */
    common_program_free(&program);
}

static void test_words_have_as_many_registers_as_the_code_names(void **state)
{
    (void)state;
    check_regs("exit nop", 1);
    check_regs("mov b32 $r12 0x1\nexit nop", 13);
    check_regs("mov b16 $r12h $r3l\nexit nop", 13);
    check_regs("long add rn f64 $r6d $r8d $r10d", 8);
    check_regs("ld b128 $r8q l[0x10]", 12);
    check_regs("add b32 $r1 $r124 $r30", 2); /* what is only read is 0 with or without a register */
    check_regs("st b64 g14[$r1] $r6d", 8);
    check_regs("st b32 g14[$r1] $r124", 1);
    check_regs("exch b32 $r2 g14[$r1] $r9", 10);
    check_regs("texauto all $r4:$r5:#:$r6 $t2 $s0 $r4:$r5 0x0 0x0 0x0", 7);
    check_regs(".word 0x20000001 0x20000000\nmov b32 $r3 0x1", 4); /* no instruction, then one */
    struct common_program program;
    struct common_error err;
    words_of(&program, ".type fragment\n.outputs 4\nmov b32 $r1 0x1");
    assert_int_equal(finish(&program, NULL, 0, true, &err), 0);
    assert_int_equal(tesla_launch_of(&program)->regs, 4); /* it delivers $r0 to $r3 */
    common_program_free(&program);
}

static void test_too_few_registers_are_named(void **state)
{
    (void)state;
    struct common_program program;
    struct common_error err;
    words_of(&program, "nop\nmov b32 $r12 0x1\nmov b32 $r3 0x1");
    assert_int_equal(finish(&program, "regs", 5, true, &err), -1);
    assert_string_equal(err.text, "t.s: error: code names $r12 ('mov b32 $r12 0x1' at 0x8), --regs "
                                  "5; 13 at least are needed");
    common_program_free(&program);
    char *text = text_with("reg  = 4", "reg  = 2");
    assert_int_equal(load(text, strlen(text), "_Z5scalePj", NULL, &program, &err), 0);
    assert_int_equal(finish(&program, NULL, 0, false, &err), -1);
    assert_string_equal(err.text, "t.cubin: error: code names $r3 ('ld $r3 b32 c0[0x4]' at 0x8), "
                                  "--regs 2; 4 at least are needed");
    assert_int_equal(finish(&program, "regs", 4, false, &err), 0);
    common_program_free(&program);
    free(text);
    text = text_with("reg  = 4", "");
    assert_int_equal(load(text, strlen(text), "_Z5scalePj", NULL, &program, &err), 0);
    assert_int_equal(finish(&program, NULL, 0, false, &err), 0);
    assert_int_equal(tesla_launch_of(&program)->regs, 4);
    common_program_free(&program);
    free(text);
}

static void test_too_few_parameters_are_named(void **state)
{
    (void)state;
    size_t size;
    uint8_t *byte = make_elf(&good, &size);
    struct common_program program;
    struct common_error err;
    assert_int_equal(load(byte, size, "_Z5scalePj", NULL, &program, &err), 0);
    tesla_launch_of(&program)->params = 1;
    assert_int_equal(finish(&program, NULL, 0, false, &err), -1);
    assert_string_equal(err.text,
                        "t.cubin: error: the kernel takes 8 bytes of parameters; --param gives 4");
    tesla_launch_of(&program)->params = 2;
    assert_int_equal(finish(&program, NULL, 0, false, &err), 0);
    common_program_free(&program);
    free(byte);
}

/* --- the corpus --- */

static void write_file(const char *folder, const char *name, const struct elf_file *file)
{
    char path[512];
    size_t size;
    uint8_t *byte = make_elf(file, &size);
    snprintf(path, sizeof path, "%s/%s", folder, name);
    FILE *out = fopen(path, "wb");
    assert_non_null(out);
    assert_int_equal(fwrite(byte, 1, size, out), size);
    assert_int_equal(fclose(out), 0);
    free(byte);
}

static void write_corpus(const char *folder)
{
    struct elf_section sections[SECTIONS];
    struct elf_file file = good;
    write_file(folder, "elf32.cubin", &good);
    file.wide = true;
    write_file(folder, "elf64.cubin", &file);
    file = good;
    file.flags = 20;
    write_file(folder, "elf_sm_20.cubin", &file);
    memcpy(sections, whole, sizeof sections);
    sections[REL] =
        (struct elf_section){".rel.text._Z5scalePj", SHT_REL, 0, 1, "0123456701234567", 16};
    file = good;
    file.section = sections;
    write_file(folder, "elf_relocated.cubin", &file);
    for (size_t i = 0; i < sizeof bad_text / sizeof bad_text[0]; i += 2) {
        char path[512];
        char *text = text_with(bad_text[i].from, bad_text[i].to);
        snprintf(path, sizeof path, "%s/bad_%02zu.cubin", folder, i);
        FILE *out = fopen(path, "w");
        assert_non_null(out);
        fputs(text, out);
        assert_int_equal(fclose(out), 0);
        free(text);
    }
}

int main(int argc, char **argv)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_text_cubin_is_all_that_a_launch_needs),
        cmocka_unit_test(test_byte_order_mark_is_no_word),
        cmocka_unit_test(test_architecture_says_the_chip),
        cmocka_unit_test(test_kernel_is_picked_by_name),
        cmocka_unit_test(test_bad_text_is_told_where_and_what_is_allowed),
        cmocka_unit_test(test_text_cut_anywhere_is_an_error_or_a_whole_file),
        cmocka_unit_test(test_text_without_a_kernel_or_with_a_zero_byte),
        cmocka_unit_test(test_elf_cubins_of_32_and_64_bits),
        cmocka_unit_test(test_bad_elf_is_told_where_and_what_is_allowed),
        cmocka_unit_test(test_damaged_elf_is_an_error_or_a_program),
        cmocka_unit_test(test_words_have_as_many_registers_as_the_code_names),
        cmocka_unit_test(test_too_few_registers_are_named),
        cmocka_unit_test(test_too_few_parameters_are_named),
    };
    if (argc > 1) {
        write_corpus(argv[1]);
        return 0;
    }
    return cmocka_run_group_tests_name("tesla_cubin", tests, NULL, NULL);
}
