/* Fields of the instruction table as points: their values in classes, and what each is called. */
#ifndef TOOLS_COVER_FIELDS_H
#define TOOLS_COVER_FIELDS_H

#include "../model/common/encoding.h"
#include "../model/common/isa.h"

/* Classes of values of a field; 0: its values are one class. */
unsigned cover_classes(const struct common_bitfield *field);
/* The class of a value. */
unsigned cover_class(const struct common_bitfield *field, uint32_t value);
/* Whether an instruction of the row can have a value of the class: the row's bits may leave no room
 * for it. */
bool cover_class_possible(const struct common_encoding *e, unsigned row,
                          const struct common_bitfield *field, unsigned class);
/* "r0", "saturate", "the highest value" */
void cover_class_text(const struct common_isa *isa, const struct common_bitfield *field,
                      unsigned class, char *text, size_t size);

/* The name of a row's field, distinct among those of the row: "source 1", "offset of %l2". */
void cover_field_text(const struct common_encoding *e, unsigned row, unsigned field, char *text,
                      size_t size);

#endif
