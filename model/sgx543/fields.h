/* The instruction table as the shared layer wants it: forms and elements of insns.def and
 * fields.def. */
#ifndef SGX543_FIELDS_H
#define SGX543_FIELDS_H

#include "../common/encoding.h"
#include "isa.h"

enum sgx543_element {
#define ELEMENT(id, text) SGX543_E_##id,
#include "elements.def"
    SGX543_ELEMENTS
};

extern const struct common_encoding sgx543_encoding;
extern const struct common_row sgx543_rows[SGX543_OP_COUNT]; /* [ILLEGAL] matches nothing */

/* Names of a form's fields, in their order: enum sgx543_name. */
extern const uint8_t *const sgx543_form_names[SGX543_FORMS];
extern const struct common_bitfield *const sgx543_form_fields[SGX543_FORMS];

/* A field of an operation by its name; NULL: its form has none. */
const struct common_bitfield *sgx543_field(unsigned op, unsigned name);

/* Sets it to the low bits of value, where there is one. */
void sgx543_set_field(uint32_t *word, unsigned op, unsigned name, uint32_t value);

#endif
