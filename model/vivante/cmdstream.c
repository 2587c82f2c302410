/* Command streams as a container of the command: a file of this ending is one, and --stage says
 * which stage of which launch, and what memory the stream was recorded with. */
#include <stdlib.h>
#include <string.h>

#include "../common/container.h"
#include "../common/file.h"
#include "../common/option.h"
#include "../common/whole_number.h"
#include "cmdstream.h"

/* Streams have no mark of their own. */
static bool recognise(const uint8_t *byte, size_t size)
{
    (void)byte, (void)size;
    return false;
}

/* The text after the stage: ":name" or ":name=VALUE". Points to the value, or after the name. */
static const char *after(const char *text, const char *name)
{
    size_t length = strlen(name);
    return strncmp(text, name, length) ? NULL : text + length;
}

static int refuse(const char *part, struct common_error *err)
{
    return common_fail(
        err,
        "warpstep: error: --stage '%s'; vs or ps is needed, with the number of a launch "
        "before it (3:ps), and behind it :linear, :follow=ADDR and, as the last one, "
        ":image=FILE@ADDR; ADDR is a multiple of 8",
        part);
}

static int read_address(const char *text, size_t length, uint32_t *address)
{
    char number[24];
    uint64_t value;

    if (length >= sizeof number) return -1;
    memcpy(number, text, length);
    number[length] = '\0';
    if (common_whole_number(number, UINT32_MAX, &value) || value % 8) return -1;
    *address = (uint32_t)value;
    return 0;
}

/* "FILE@ADDR". The bytes are the caller's to free. */
static int read_image(const char *part, const char *value, struct vivante_memory *image,
                      char **name, struct common_error *err)
{
    const char *at = strrchr(value, '@');

    if (!at || at == value || read_address(at + 1, strlen(at + 1), &image->base))
        return refuse(part, err);
    *name = strndup(value, (size_t)(at - value));
    if (!*name) return common_fail(err, "warpstep: error: out of memory");
    image->name = *name;
    image->byte = (uint8_t *)common_file_read(*name, &image->bytes, err);
    if (!image->byte) return -1;
    if (image->bytes == 0 || image->bytes % 8 || image->bytes > UINT32_MAX - image->base)
        return common_fail(
            err, "%s: error: %zu bytes; an image has a multiple of 8, and ends below 2^32", *name,
            image->bytes);
    return 0;
}

/* Where a stage and its launch are named: "vs", "3:ps". */
static const char *read_stage(const char *part, struct vivante_stream_ask *ask)
{
    char *end;
    unsigned long launch = strtoul(part, &end, 10);

    if (end != part && *end == ':' && launch < UINT32_MAX && part[0] != '-' && part[0] != '+') {
        ask->launch = (uint32_t)launch;
        part = end + 1;
    }
    if (strncmp(part, "vs", 2) && strncmp(part, "ps", 2)) return NULL;
    ask->stage = part[0] == 'v' ? VIVANTE_VS : VIVANTE_PS;
    return part + 2;
}

/*   name  out: to be freed with ask->image.byte, also after an error; NULL */
static int read_part(const char *part, struct vivante_stream_ask *ask, char **name,
                     struct common_error *err)
{
    const char *value, *text = part ? read_stage(part, ask) : "";

    if (!text) return refuse(part, err);
    while (*text) {
        if ((value = after(text, ":image=")))
            return read_image(part, value, &ask->image, name, err);
        if ((value = after(text, ":linear"))) ask->linear_ok = true;
        else if ((value = after(text, ":follow="))) {
            size_t length = strcspn(value, ":");
            if (read_address(value, length, &ask->base)) return refuse(part, err);
            ask->follow = true;
            value += length;
        } else return refuse(part, err);
        text = value;
    }
    return 0;
}

static int load(const char *file, const uint8_t *byte, size_t size, const char *part,
                const char *entry, struct common_program *program, struct common_error *err)
{
    struct vivante_stream_ask ask = {0};
    char *name = NULL;

    if (entry != NULL)
        return common_fail(err, "%s: error: --entry; a command stream says itself where it starts",
                           file);
    int status = read_part(part, &ask, &name, err);
    if (status == 0) status = vivante_stream_load(file, byte, size, &ask, program, NULL, err);
    free((void *)(uintptr_t)ask.image.byte);
    free(name);
    return status;
}

static const struct common_container cmdstream = {
    .suffix = ".cmdstream", .recognise = recognise, .load = load, .list = vivante_stream_list};

const struct common_container *const vivante_containers[] = {&cmdstream, NULL};
