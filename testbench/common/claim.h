/* The claims (assertions) of a core's RTL. Verilator prints one that fails and ends the process.
 * Here its text is kept, so that the run can end with a verdict, a record and a last line like any
 * other. */
#ifndef TESTBENCH_CLAIM_H
#define TESTBENCH_CLAIM_H

#ifdef __cplusplus
extern "C" {
#endif

/* Verilator's own output goes through this instead of printf(): testbench/rules.mk. */
int testbench_print(const char *format, ...) __attribute__((format(printf, 1, 2)));

/* From here on errors of the RTL are kept and not printed, and none is kept yet. */
void testbench_claims_begin(void);

/* The first that failed, on one line: "a claim of the RTL failed at common_held.sv:31:
 * core.u_port.stable: its text". returns  NULL: all hold */
const char *testbench_claim(void);

#ifdef __cplusplus
}
#endif
#endif
