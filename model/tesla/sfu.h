/* The special function unit to the bit, ISA sheet 4.6: quadratic interpolation in the tables
 * sfu_rom_<function>.csv. Operands come with abs and neg applied; they and the results are binary32
 * bits but for the fixed-point words that presin and preex2 make for sin, cos and ex2. */
#ifndef TESLA_SFU_H
#define TESLA_SFU_H

#include <stdint.h>

uint32_t tesla_sfu_rcp(uint32_t x);
uint32_t tesla_sfu_rsqrt(uint32_t x);
uint32_t tesla_sfu_lg2(uint32_t x);
uint32_t tesla_sfu_presin(uint32_t x);
uint32_t tesla_sfu_preex2(uint32_t x);
uint32_t tesla_sfu_sin(uint32_t word);
uint32_t tesla_sfu_cos(uint32_t word);
uint32_t tesla_sfu_ex2(uint32_t word);

#endif
