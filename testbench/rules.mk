# The Verilated cores, the SystemC environment, the command, and the tests that need them.
#
# Each core is compiled tapped (the bridge's modules bound to it) for lockstep; and bare, for runs without the checker:
# $(B)/bench/warpstep, which measures what the checker costs, is the command with both. Verilator's own makefile is not called: its list of classes is included, so the
# objects are ordinary targets here. Its output is compared with the last one and only what differs replaces
# it, so that a change in one RTL file compiles a few objects.

VERILATE := verilator --cc --trace-fst --x-initial unique -O3 --output-split 20000 --output-split-cfuncs 4000 \
    -Wno-fatal -Wno-lint -Wno-style

# $(1) directory, $(2) prefix, $(3) options and sources
verilate = mkdir -p $(1) && rm -rf $(1).new && $(VERILATE) --Mdir $(1).new --prefix $(2) $(3) && \
    for f in $(1)/*.cpp $(1)/*.h; do [ -e "$(1).new/$${f\#\#*/}" ] || rm -f "$$f"; done && \
    for f in $(1).new/*.cpp $(1).new/*.h; do \
      cmp -s "$$f" "$(1)/$${f\#\#*/}" || mv "$$f" "$(1)/$${f\#\#*/}"; done && \
    mv $(1).new/$(2)_classes.mk $(1)/ && rm -rf $(1).new && touch $(1)/$(2)_classes.mk

# Reads a list of classes, $(1), which only ever grows by itself. Of all cores one file defines what the RTL
# exports: dpi_exports.cpp instead of each V*__Dpi.cpp.
define read_classes
$(foreach v,CLASSES_FAST CLASSES_SLOW SUPPORT_FAST SUPPORT_SLOW,VM_$(v) :=
)
include $(1)
endef
classes_fast = $(filter-out %__Dpi,$(VM_CLASSES_FAST) $(VM_SUPPORT_FAST))
classes_slow = $(VM_CLASSES_SLOW) $(VM_SUPPORT_SLOW)

VERILATOR_ROOT := $(if $(CORE),$(shell verilator --getenv VERILATOR_ROOT))
VINC     := $(VERILATOR_ROOT)/include
VFLAGS   := -std=c++17 -I$(VINC) -I$(VINC)/vltstd -DVERILATOR=1 -DVM_COVERAGE=0 -DVM_SC=0 -DVM_TRACE=1 \
    -DVM_TRACE_FST=1 -DVM_TRACE_VCD=0 -w $(DEPFLAGS)
OPT_FAST := -O3
# What runs in every clock, measured on the Tesla MP: clang is 7 % faster than gcc, and functions of 4,000
# statements are 10 % faster than functions of 500. The rest stays with one compiler.
FAST_CXX := clang++ -fbracket-depth=4096
OPT_SLOW := -O0
SHAPE    := -DTESTBENCH_LANES=$(LANES) -DTESTBENCH_WARPS=$(WARPS) -DTESTBENCH_STACK_DEPTH=$(STACK_DEPTH) \
    -DTESTBENCH_FP64=$(FP64) -DTESTBENCH_TEXTURE=$(TEXTURE) -DTESTBENCH_THREADS=$(THREADS) \
    $(foreach isa,$(ISAS),'-DTESTBENCH_SHAPE_$(isa)="$(SHAPE_$(isa):-G%=%)"')

# Goals that take a while longer, for the bare cores.
BARE_GOAL := $(filter bench test $(BENCH_TOOL),$(GOALS))

# One build of one core: $(1) ISA, $(2) tapped or bare.
define core_rules
$(B)/$(1)/$(2)/V$(1)_$(2)_classes.mk: $(RTL_$(1)) $(if $(filter tapped,$(2)),$(BIND_SV)) $(RTL_WAIVERS) testbench/rules.mk
	$$(call say,verilate)
	$$(Q)$$(call verilate,$(B)/$(1)/$(2),V$(1)_$(2),--top $(TOP_$(1)) $(SHAPE_$(1)) $(RTL_WAIVERS) $(RTL_$(1)) \
	    $(if $(filter tapped,$(2)),$(BIND_SV)))

ifneq ($(if $(CORE),$(filter tapped,$(2))$(BARE_GOAL)),)
$$(eval $$(call read_classes,$(B)/$(1)/$(2)/V$(1)_$(2)_classes.mk))
FAST_O += $$(classes_fast:%=$(B)/$(1)/$(2)/%.o)
SLOW_O += $$(classes_slow:%=$(B)/$(1)/$(2)/%.o)
endif
PINS_O += $(B)/obj/pins_$(1)_$(2).o

# the file that sees Verilator's headers
$(B)/obj/pins_$(1)_$(2).o: testbench/$(1)_verilated.cpp $(B)/$(1)/$(2)/V$(1)_$(2)_classes.mk
	$$(call say,c++)
	$$(Q)mkdir -p $$(@D)
	$$(Q)$$(CCACHE) $$(CXX) $$(VFLAGS) -O2 $$(SHAPE) -I$(B)/$(1)/$(2) -DTESTBENCH_CLASS=V$(1)_$(2) \
	    -DTESTBENCH_OPS=testbench_$(1)_$(2) -c -o $$@ $$<
endef
FAST_O :=
SLOW_O :=
PINS_O :=
$(foreach isa,$(ISAS),$(foreach kind,tapped bare,$(eval $(call core_rules,$(isa),$(kind)))))

# What writes waves is most of the code, and takes a minute to optimize for no use.
$(foreach o,$(FAST_O),$(if $(findstring __Trace__,$(o)),$(o))): OPT_FAST := -O1

$(FAST_O): %.o: %.cpp
	$(call say,c++)
	$(Q)$(CCACHE) $(FAST_CXX) $(VFLAGS) $(OPT_FAST) -I$(@D) -c -o $@ $<

$(SLOW_O): %.o: %.cpp
	$(call say,c++)
	$(Q)$(CCACHE) $(CXX) $(VFLAGS) $(OPT_SLOW) -I$(@D) -c -o $@ $<

GLOBAL_O := $(addprefix $(B)/obj/verilated/,verilated.o verilated_dpi.o verilated_fst_c.o verilated_threads.o)
$(GLOBAL_O): $(B)/obj/verilated/%.o: $(VINC)/%.cpp
	$(call say,c++)
	$(Q)mkdir -p $(@D)
	$(Q)$(CCACHE) $(CXX) $(VFLAGS) -O2 -c -o $@ $<

# The DPI line of all tapped cores.
TAPPED_CLASSES := $(foreach isa,$(ISAS),$(B)/$(isa)/tapped/V$(isa)_tapped_classes.mk)
TAPPED_I       := $(ISAS:%=-I$(B)/%/tapped)
DPI_O          := $(B)/obj/bridge/dpi.o $(B)/obj/testbench/dpi_exports.o

$(B)/obj/bridge/dpi.o: bridge/dpi.c testbench/dpi_prototypes.h $(TAPPED_CLASSES)
	$(call say,cc)
	$(Q)mkdir -p $(@D)
	$(Q)$(CCACHE) $(CC) $(CFLAGS) $(DEPFLAGS) $(TAPPED_I) -I$(VINC) -I$(VINC)/vltstd \
	    '-DBRIDGE_DPI_HEADER="../testbench/dpi_prototypes.h"' -c -o $@ $<

$(B)/obj/testbench/dpi_exports.o: testbench/dpi_exports.cpp $(TAPPED_CLASSES)
	$(call say,c++)
	$(Q)mkdir -p $(@D)
	$(Q)$(CCACHE) $(CXX) $(VFLAGS) -O2 $(TAPPED_I) -c -o $@ $<

# The SystemC environment.
HARNESS_CPP := $(addprefix testbench/,harness.cpp environment.cpp core.cpp host.cpp memory.cpp tesla_texture_unit.cpp) \
    $(foreach isa,$(ISAS),$(addprefix testbench/$(isa)_,environment.cpp core.cpp host.cpp))
SWEEP_C     := $(ISAS:%=testbench/%_sweep.c)
HARNESS_O   := $(HARNESS_CPP:%.cpp=$(B)/obj/%.o) $(SWEEP_C:%.c=$(B)/obj/%.o)

$(HARNESS_CPP:%.cpp=$(B)/obj/%.o): $(B)/obj/%.o: %.cpp
	$(call say,c++)
	$(Q)mkdir -p $(@D)
	$(Q)$(CCACHE) $(CXX) $(CXXFLAGS) $(SHAPE) $(DEPFLAGS) -c -o $@ $<

$(SWEEP_C:%.c=$(B)/obj/%.o): $(B)/obj/%.o: %.c
	$(call say,cc)
	$(Q)mkdir -p $(@D)
	$(Q)$(CCACHE) $(CC) $(CFLAGS) $(SHAPE) $(DEPFLAGS) -c -o $@ $<

# The command.
TOOL_LIBS := -lsystemc -ljansson -lz -lpthread
BARE_O   := $(foreach isa,$(ISAS),$(filter $(B)/$(isa)/bare/%,$(FAST_O) $(SLOW_O)))
TAPPED_O := $(filter-out $(BARE_O),$(FAST_O) $(SLOW_O))
SHARED_O := $(LIB_O) $(TOOL_O) $(HARNESS_O) $(GLOBAL_O) $(DPI_O)
$(TOOL) $(BENCH_TOOL): $(SHARED_O) $(filter %_tapped.o,$(PINS_O)) $(TAPPED_O)
	$(call say,link)
	$(Q)mkdir -p $(@D) && $(CXX) -o $@ $^ $(TOOL_LIBS)
$(BENCH_TOOL): $(filter %_bare.o,$(PINS_O)) $(BARE_O)

# The same cores with every patch of testbench/bugs/<isa> applied to a copy; +bug=N arms one at run time. Only the
# tapped cores are compiled again, cheaply; all else is the command's own objects.
BUGS := build/bugs
bug_patches  = $(shell awk '!/^\#/ && NF >= 4 { print "testbench/bugs/$(1)/" $$2 }' testbench/bugs/$(1)/expect.txt | sort -u)
BUG_GOAL    := $(filter test $(BUGS)/warpstep,$(GOALS))

define bug_rules
$(BUGS)/$(1)/src/patched: $(RTL_$(1)) $(BIND_SV) $(call bug_patches,$(1)) testbench/bugs/$(1)/expect.txt
	$$(call say,patch)
	$$(Q)rm -rf $$(@D) && mkdir -p $$(@D)/bridge && cp -r rtl $$(@D)/ && cp $(BIND_SV) $$(@D)/bridge/
	$$(Q)for p in $(call bug_patches,$(1)); do \
	    patch -s -F 3 -p1 -d $$(@D) < $$$$p || { echo "$$$$p does not apply" >&2; exit 1; }; done && touch $$@

$(BUGS)/$(1)/V$(1)_tapped_classes.mk: $(BUGS)/$(1)/src/patched testbench/bugs/$(1)/$(1)_bug_pkg.sv testbench/rules.mk
	$$(call say,verilate)
	$$(Q)$$(call verilate,$(BUGS)/$(1),V$(1)_tapped,--top $(TOP_$(1)) $(SHAPE_$(1)) $(RTL_WAIVERS) \
	    testbench/bugs/$(1)/$(1)_bug_pkg.sv $(RTL_$(1):%=$(BUGS)/$(1)/src/%) $(BIND_SV:%=$(BUGS)/$(1)/src/%))

ifneq ($(BUG_GOAL),)
$$(eval $$(call read_classes,$(BUGS)/$(1)/V$(1)_tapped_classes.mk))
BUG_O += $$(classes_fast:%=$(BUGS)/$(1)/%.o) $$(classes_slow:%=$(BUGS)/$(1)/%.o)
endif
BUG_PINS_O += $(BUGS)/pins_$(1).o

$(BUGS)/pins_$(1).o: testbench/$(1)_verilated.cpp $(BUGS)/$(1)/V$(1)_tapped_classes.mk
	$$(call say,c++)
	$$(Q)$$(CCACHE) $$(CXX) $$(VFLAGS) -O1 $$(SHAPE) -I$(BUGS)/$(1) -DTESTBENCH_CLASS=V$(1)_tapped \
	    -DTESTBENCH_OPS=testbench_$(1)_tapped -c -o $$@ $$<
endef
BUG_O :=
BUG_PINS_O :=
$(foreach isa,$(ISAS),$(eval $(call bug_rules,$(isa))))

$(BUG_O): %.o: %.cpp
	$(call say,c++)
	$(Q)$(CCACHE) $(CXX) $(VFLAGS) -O1 -I$(@D) -c -o $@ $<

$(BUGS)/warpstep: $(SHARED_O) $(BUG_PINS_O) $(BUG_O)
	$(call say,link)
	$(Q)$(CXX) -o $@ $^ $(TOOL_LIBS)

# A program that is too long to be written down.
build/gen/far_code.s: programs/tesla/far_code.awk
	$(Q)mkdir -p $(@D)
	$(Q)awk -f $< >$@

# What `make run`, `bench` and `perf` run of each ISA: all programs but those that another shape of the core lacks
# something for, has no room for (blocks of more warps), or that expect what only the default one does.
WIDE_PROGRAMS    := $(if $(filter 2 3 4 5 6 7,$(WARPS)), \
    $(shell awk '$$1 == ".block" && $$2 * $$3 * $$4 > 32 * $(WARPS) { print FILENAME }' programs/tesla/*.s))
F64_PROGRAMS     := $(addprefix programs/tesla/,axpy_f64.s convert_f64.s dot_f64.s fp64_corners.s mesa_double.s \
    trap_forms_pairs.s trap_forms_out.s trap_chip_gt200.s missing_registers.s ignored_bits.s operand_hazards.s exponent_sweep_f64.s convert_u64.s)
LACKED_PROGRAMS  := $(if $(filter 0,$(FP64)),$(F64_PROGRAMS)) \
    $(if $(filter-out 32,$(STACK_DEPTH)),programs/tesla/trap_stack_limit.s) \
    $(if $(filter 16,$(STACK_DEPTH)),programs/tesla/autocorrelation.s) \
    $(if $(filter-out 4,$(THREADS)),programs/pica200/overlap.s) $(WIDE_PROGRAMS) \
    $(if $(filter 0,$(TEXTURE)),$(addprefix programs/tesla/,$(TEXTURE_PROGRAMS))) \
    $(if $(filter 0,$(FP64) $(TEXTURE)),$(OPCODE_MAP))
PROGRAMS_tesla   := $(filter-out $(LACKED_PROGRAMS),$(PROGRAMS))
PROGRAMS_pica200 := $(filter-out $(LACKED_PROGRAMS),$(PICA_PROGRAMS))
ALL_PROGRAMS     := $(PROGRAMS_tesla) $(PROGRAMS_pica200)
PEAK_tesla       := testbench/bench_peak.s testbench/bench_fmad.s
PEAK_pica200     := testbench/bench_pica200_peak.s
# Not measured: what is over in a few clocks; clock.s, and what other warps' atomics and locks can be seen in: on the
# model alone their retire streams are others.
BENCH_tesla := $(PEAK_tesla) \
    $(filter-out %/clock.s %/histogram_atomic.s %/list_lock.s %/mesa_atomic.s %/mesa_lock.s %/launch.s %/never.s %/registers.s programs/tesla/trap_% \
      %/far_code.s $(OPCODE_MAP) $(SHORT_PROGRAMS:%=programs/tesla/%),$(PROGRAMS_tesla))
BENCH_pica200 := $(PEAK_pica200) \
    $(filter-out %/banks.s %/sample.s %/container.s %/uniforms.s programs/pica200/trap_% $(SHORT_PICA_PROGRAMS:%=programs/pica200/%), \
      $(PROGRAMS_pica200))
RUN_ISAS := $(foreach isa,$(ISAS),$(if $(strip $(PROGRAMS_$(isa))),$(isa)))

# $(1) command: of each ISA, all of them even if one fails
each_isa = status=0; $(foreach isa,$(RUN_ISAS),$(call $(1),$(isa)) || status=1;) exit $$status
PERF_BASELINE := testbench/perf_baseline.jsonl
run_isa   = echo "$(1)" && $(TOOL) suite --isa $(1) --seed $(SEED) --baseline $(PERF_BASELINE) $(PROGRAMS_$(1))
bench_isa = echo "$(1)" && $(BENCH_TOOL) bench --isa $(1) --json build/bench_$(1).jsonl $(BENCH_$(1))
perf_isa  = { $(TOOL) suite --isa $(1) --seed 1 --baseline $(PERF_BASELINE) --json build/perf_$(1).jsonl $(PEAK_$(1)) $(PROGRAMS_$(1)) \
    >build/perf_$(1).log || { cat build/perf_$(1).log; false; }; }

RUN_COMMAND   = $(call each_isa,run_isa)
BENCH_COMMAND = ($(call each_isa,bench_isa)) && cat $(RUN_ISAS:%=build/bench_%.jsonl) >build/bench.jsonl && rm $(RUN_ISAS:%=build/bench_%.jsonl)
PERF_COMMAND  = ($(call each_isa,perf_isa)) && cat $(RUN_ISAS:%=build/perf_%.jsonl) >build/perf.jsonl && rm $(RUN_ISAS:%=build/perf_%.jsonl) && \
    $(TOOL) perf --baseline $(PERF_BASELINE) $(if $(UPDATE),--update) build/perf.jsonl

# Random programs.
GENERATORS := $(ISAS:%=build/%_generate)
GENERATE_tesla := $(addprefix testbench/tesla_generate,.c _insn.c _launch.c .h)
$(GENERATORS): build/%_generate: testbench/%_generate.c $(LIB_O)
	$(call say,cc)
	$(Q)$(CC) $(CFLAGS) -o $@ $(or $(filter %.c,$(GENERATE_$*)),$<) $(LIB_O) -lz
build/tesla_generate: $(GENERATE_tesla)

# What of the opcode map is executed.
COVERAGE   := build/tesla_coverage
COVERAGE_C := $(addprefix testbench/,tesla_coverage.c tesla_coverage_cells.c tesla_coverage_generate.c)
$(COVERAGE): $(COVERAGE_C) testbench/tesla_coverage.h $(LIB_O)
	$(call say,cc)
	$(Q)$(CC) $(CFLAGS) -o $@ $(COVERAGE_C) $(LIB_O) -lz
COVERAGE_COMMAND = sh testbench/coverage.sh $(TOOL) tesla $(filter-out $(OPCODE_MAP),$(PROGRAMS_tesla))
$(OPCODE_MAP): build/gen/opcode_map/made ;
build/gen/opcode_map/made: $(COVERAGE)
	$(call say,generate)
	$(Q)rm -rf $(@D) && mkdir -p $(@D) && $(COVERAGE) generate $(@D) && touch $@

# Units of the cores by themselves: testbench/test_<unit>.cpp, one binary for each shape: <unit>-<lanes>, "any" if
# it has none.
RTL_LANE_UNITS := tesla_alu tesla_sfu tesla_fp64 tesla_const tesla_deliver tesla_dispatch tesla_lock tesla_lsu tesla_port tesla_texture tesla_shared
RTL_UNITS := tesla_barrier tesla_decode tesla_fetch tesla_flow $(foreach u,alu sfu core,$(if $(wildcard testbench/test_pica200_$(u).cpp),pica200_$(u)))
RTL_UNIT_TESTS := $(foreach l,8 32,$(RTL_LANE_UNITS:%=build/rtl-unit/%-$(l))) $(RTL_UNITS:%=build/rtl-unit/%-any)
UNIT_NEEDS_pica200 := testbench/pica200_reference.h testbench/test_unit.h
UNIT_NEEDS_tesla := testbench/test_tesla_op.h testbench/test_unit.h
UNIT_SV_pica200_core := testbench/test_pica200_taps.sv
UNIT_SV_tesla_decode := testbench/test_tesla_decode.sv
define rtl_unit_rule
build/rtl-unit/$(1)-$(2): $(RTL_$(firstword $(subst _, ,$(1)))) testbench/test_$(1).cpp $(UNIT_NEEDS_$(firstword $(subst _, ,$(1)))) $(UNIT_SV_$(1))
	$$(call say,verilate)
	$$(Q)rm -rf $$@.dir && mkdir -p $$@.dir && verilator --cc --exe --build --assert -Wno-fatal -Wno-lint -Wno-style \
	    $(if $(filter-out any,$(2)),-GLANES=$(2)) \
	    -CFLAGS "-O1 -I$(CURDIR)/model/$(firstword $(subst _, ,$(1))) $(if $(filter-out any,$(2)),-DLANES=$(2))" \
	    --Mdir $$@.dir --top $(1) -o $(CURDIR)/$$@ $(RTL_$(firstword $(subst _, ,$(1)))) $(UNIT_SV_$(1)) \
	    $(CURDIR)/testbench/test_$(1).cpp >$$@.log 2>&1 || { tail -20 $$@.log; exit 1; }
endef
$(foreach u,$(RTL_LANE_UNITS),$(foreach l,8 32,$(eval $(call rtl_unit_rule,$(u),$(l)))))
$(foreach u,$(RTL_UNITS),$(eval $(call rtl_unit_rule,$(u),any)))

# The taps with their DPI halves and dpi.c, on the made-up machine of the bridge's tests.
RTL_UNIT_TESTS += build/rtl-unit/common_taps
TAPS_TEST := rtl/common/test_common_taps
build/rtl-unit/common_taps: $(TAPS_TEST).sv $(TAPS_TEST).cpp $(RTL_common) $(BIND_SV) bridge/dpi.c build/unit/lib.a
	$(call say,verilate)
	$(Q)rm -rf $@.dir && mkdir -p $@.dir && verilator --cc --build -Wno-fatal -Wno-lint -Wno-style --Mdir $@.dir --top test_common_taps \
	    $(RTL_common) $(TAPS_TEST).sv $(BIND_SV) >$@.log 2>&1 || { tail -20 $@.log; exit 1; }
	$(Q)$(CC) $(CFLAGS) -I$@.dir -I$(VINC)/vltstd -DBRIDGE_DPI_HEADER='"Vtest_common_taps__Dpi.h"' -c -o $@.dir/dpi.o bridge/dpi.c
	$(Q)$(CXX) $(VFLAGS) -I$@.dir -o $@ $(TAPS_TEST).cpp $@.dir/dpi.o $@.dir/Vtest_common_taps__ALL.a \
	    $(addprefix $(VINC)/,verilated.cpp verilated_dpi.cpp verilated_threads.cpp) build/unit/lib.a -lz -lpthread

# The Tesla environment, with a core of its own behind the pins; and the sweep, with RAMs of its own.
ENVIRONMENT_TESTS := $(addprefix $(B)/rtl-unit/,tesla_environment tesla_texture_unit tesla_sweep)
ENVIRONMENT_O     := $(ENVIRONMENT_TESTS:$(B)/rtl-unit/%=$(B)/obj/testbench/test_%.o) $(B)/obj/testbench/test_tesla_core.o
RTL_UNIT_TESTS    += $(ENVIRONMENT_TESTS)
$(ENVIRONMENT_O): $(B)/obj/%.o: %.cpp
	$(call say,c++)
	$(Q)mkdir -p $(@D)
	$(Q)$(CCACHE) $(CXX) $(CXXFLAGS) $(SHAPE) $(DEPFLAGS) -c -o $@ $<

$(B)/rtl-unit/tesla_environment $(B)/rtl-unit/tesla_texture_unit: $(HARNESS_O) $(B)/obj/testbench/test_tesla_core.o
$(B)/rtl-unit/tesla_sweep: $(B)/obj/testbench/tesla_sweep.o
$(ENVIRONMENT_TESTS): $(B)/rtl-unit/%: $(B)/obj/testbench/test_%.o $(LIB_O)
	$(call say,link)
	$(Q)mkdir -p $(@D)
	$(Q)$(CXX) -o $@ $^ -lsystemc -lz -lpthread

# The same without what can be left out and with other sizes of what has a size, for test_reduced.sh. It shares nothing with this build but comes behind it.
REDUCED := build/$(call shape,8,64,0,0)/warpstep
ifneq ($(REDUCED),$(TOOL))
.PHONY: $(REDUCED)
$(REDUCED): $(TOOL)
	$(Q)$(MAKE) --no-print-directory SFU_LANES=8 STACK_DEPTH=64 FP64=0 TEXTURE=0 $@
endif

# make test
TEST_NEEDS := $(UNIT_TESTS) $(UNIT_TESTS_SAN) $(GEN_PKG) $(REFERENCE)
ifneq ($(CORE),)
TEST_NEEDS += $(TOOL) $(BENCH_TOOL) $(GENERATORS) $(COVERAGE) $(RTL_UNIT_TESTS) $(BUGS)/warpstep $(REDUCED) $(ALL_PROGRAMS)
endif
SEED_PROGRAMS_tesla   := $(addprefix programs/tesla/,reduction.s collatz.s nested_calls.s geometry_mirror.s fragment_texture.s)
SEED_PROGRAMS_pica200 := $(addprefix programs/pica200/,transform.s nested_calls.s particles.s far.s)
TEST_COMMAND = TOOL='$(TOOL)' BENCH_TOOL='$(BENCH_TOOL)' BUG_TOOL='$(BUGS)/warpstep' REDUCED_TOOL='$(REDUCED)' RUN_ISAS='$(RUN_ISAS)' \
    TYPES_tesla='compute vertex geometry fragment' \
    $(foreach isa,$(ISAS),PROGRAMS_$(isa)='$(PROGRAMS_$(isa))' SEED_PROGRAMS_$(isa)='$(SEED_PROGRAMS_$(isa))' \
      LINT_$(isa)='$(LINT_$(isa))' SYNTH_$(isa)='$(TOP_$(isa)) $(RTL_$(isa))') \
    UNIT_TESTS='$(UNIT_TESTS)' UNIT_TESTS_SAN='$(UNIT_TESTS_SAN)' RTL_UNIT_TESTS='$(RTL_UNIT_TESTS)' GEN_CHECK='$(GEN_CHECK)' \
    COVERAGE='$(COVERAGE_COMMAND)' \
    sh testbench/test.sh $(ISAS)

FORMAT_SRC += $(HARNESS_CPP) $(SWEEP_C) $(ENVIRONMENT_O:$(B)/obj/%.o=%.cpp) $(addprefix testbench/,test_tesla_core.h dpi_exports.cpp dpi_prototypes.h harness.h environment.h core.h host.h \
    memory.h pins.h tesla_texture_unit.h verilated_dut.h) \
    $(foreach isa,$(ISAS),$(addprefix testbench/$(isa)_,verilated.cpp core.h host.h pins.h sweep.h))

-include $(HARNESS_O:.o=.d) $(ENVIRONMENT_O:.o=.d) $(GLOBAL_O:.o=.d) $(PINS_O:.o=.d) $(DPI_O:.o=.d) $(FAST_O:.o=.d) $(SLOW_O:.o=.d)
-include $(BUG_O:.o=.d) $(BUG_PINS_O:.o=.d)
