# The Verilated core, the SystemC environment, the command, and the tests that need them.
#
# The core is compiled twice into one binary: tapped (the bridge's modules bound to it) for lockstep and bare
# for runs without the checker. Verilator's own makefile is not called: its list of classes is included, so the
# objects are ordinary targets here. Its output is compared with the last one and only what differs replaces
# it, so that a change in one RTL file compiles a few objects.

VERILATE := verilator --cc --trace-fst --x-initial unique -O3 --output-split 20000 --output-split-cfuncs 4000 \
    -Wno-fatal -Wno-lint -Wno-style --top tesla_mp -GLANES=$(LANES) -GWARPS=$(WARPS)

# $(1) directory, $(2) prefix, $(3) options and sources
verilate = mkdir -p $(1) && rm -rf $(1).new && $(VERILATE) --Mdir $(1).new --prefix $(2) $(3) && \
    for f in $(1)/*.cpp $(1)/*.h; do [ -e "$(1).new/$${f\#\#*/}" ] || rm -f "$$f"; done && \
    for f in $(1).new/*.cpp $(1).new/*.h; do \
      cmp -s "$$f" "$(1)/$${f\#\#*/}" || mv "$$f" "$(1)/$${f\#\#*/}"; done && \
    mv $(1).new/$(2)_classes.mk $(1)/ && rm -rf $(1).new && touch $(1)/$(2)_classes.mk

# Verilator's lists only ever grow
forget_classes = $(foreach v,CLASSES_FAST CLASSES_SLOW SUPPORT_FAST SUPPORT_SLOW,$(eval VM_$(v) :=))

TAPPED := $(B)/tapped
BARE   := $(B)/bare
BUGS   := build/bugs

$(TAPPED)/Vtesla_tapped_classes.mk: $(RTL) $(BIND_SV) $(RTL_WAIVERS) testbench/rules.mk
	$(call say,verilate)
	$(Q)$(call verilate,$(TAPPED),Vtesla_tapped,$(RTL_WAIVERS) $(RTL) $(BIND_SV))

$(BARE)/Vtesla_bare_classes.mk: $(RTL) $(RTL_WAIVERS) testbench/rules.mk
	$(call say,verilate)
	$(Q)$(call verilate,$(BARE),Vtesla_bare,$(RTL_WAIVERS) $(RTL))

# The same core with every patch of testbench/bugs applied to a copy; +bug=N arms one at run time. Only the
# tapped core is compiled again, cheaply; all else is the command's own objects.
BUG_TABLE   := testbench/bugs/expect.txt
BUG_PATCHES := $(shell [ ! -e $(BUG_TABLE) ] || awk '!/^\#/ && NF >= 4 { print "testbench/bugs/" $$2 }' $(BUG_TABLE) | sort -u)
BUG_RTL     := testbench/bugs/tesla_bug_pkg.sv $(RTL:%=$(BUGS)/%)
BUG_BIND    := $(BIND_SV:%=$(BUGS)/%)

$(BUGS)/patched: $(RTL) $(BIND_SV) $(BUG_PATCHES)
	$(call say,patch)
	$(Q)rm -rf $(BUGS)/rtl $(BUGS)/bridge && mkdir -p $(BUGS) && cp -r rtl $(BUGS)/ && \
	    mkdir -p $(BUGS)/bridge && cp $(BIND_SV) $(BUGS)/bridge/
	$(Q)for p in $(BUG_PATCHES); do \
	    patch -s -F 3 -p1 -d $(BUGS) < $$p || { echo "$$p does not apply" >&2; exit 1; }; done && touch $@

$(BUGS)/tapped/Vtesla_tapped_classes.mk: $(BUGS)/patched testbench/bugs/tesla_bug_pkg.sv testbench/rules.mk
	$(call say,verilate)
	$(Q)$(call verilate,$(BUGS)/tapped,Vtesla_tapped,$(RTL_WAIVERS) $(BUG_RTL) $(BUG_BIND))

ifneq ($(filter test test-bugs $(BUGS)/warpstep,$(GOALS)),)
ifneq ($(BUG_PATCHES),)
$(forget_classes)
include $(BUGS)/tapped/Vtesla_tapped_classes.mk
BUG_OBJECTS := $(VM_CLASSES_FAST) $(VM_SUPPORT_FAST) $(VM_CLASSES_SLOW) $(VM_SUPPORT_SLOW)
endif
endif
ifneq ($(CORE),)
$(forget_classes)
include $(TAPPED)/Vtesla_tapped_classes.mk
TAPPED_FAST := $(VM_CLASSES_FAST) $(VM_SUPPORT_FAST)
TAPPED_SLOW := $(VM_CLASSES_SLOW) $(VM_SUPPORT_SLOW)
$(forget_classes)
include $(BARE)/Vtesla_bare_classes.mk
BARE_FAST   := $(VM_CLASSES_FAST) $(VM_SUPPORT_FAST)
BARE_SLOW   := $(VM_CLASSES_SLOW) $(VM_SUPPORT_SLOW)
VERILATOR_ROOT := $(shell verilator --getenv VERILATOR_ROOT)
endif

VINC     := $(VERILATOR_ROOT)/include
VFLAGS   := -std=c++17 -I$(VINC) -I$(VINC)/vltstd -DVERILATOR=1 -DVM_COVERAGE=0 -DVM_SC=0 -DVM_TRACE=1 \
    -DVM_TRACE_FST=1 -DVM_TRACE_VCD=0 -w $(DEPFLAGS)
OPT_FAST := -O3
# What runs in every clock, measured: clang is 7 % faster than gcc, and functions of 4,000 statements are 10 %
# faster than functions of 500. The rest stays with one compiler.
FAST_CXX := clang++ -fbracket-depth=4096
OPT_SLOW := -O0
GLOBAL   := verilated verilated_dpi verilated_fst_c verilated_threads
SHAPE    := -DTESTBENCH_LANES=$(LANES) -DTESTBENCH_WARPS=$(WARPS)

TAPPED_FAST_O := $(TAPPED_FAST:%=$(TAPPED)/%.o)
TAPPED_SLOW_O := $(TAPPED_SLOW:%=$(TAPPED)/%.o)
BARE_FAST_O   := $(BARE_FAST:%=$(BARE)/%.o)
BARE_SLOW_O   := $(BARE_SLOW:%=$(BARE)/%.o)
GLOBAL_O      := $(GLOBAL:%=$(B)/obj/verilated/%.o)

# What writes waves is most of the code, and takes a minute to optimize for no use.
$(foreach o,$(TAPPED_FAST_O) $(BARE_FAST_O),$(if $(findstring __Trace__,$(o)),$(o))): OPT_FAST := -O1

$(TAPPED_FAST_O) $(BARE_FAST_O): %.o: %.cpp
	$(call say,c++)
	$(Q)$(CCACHE) $(FAST_CXX) $(VFLAGS) $(OPT_FAST) -I$(@D) -c -o $@ $<

$(TAPPED_SLOW_O) $(BARE_SLOW_O): %.o: %.cpp
	$(call say,c++)
	$(Q)$(CCACHE) $(CXX) $(VFLAGS) $(OPT_SLOW) -I$(@D) -c -o $@ $<

$(GLOBAL_O): $(B)/obj/verilated/%.o: $(VINC)/%.cpp
	$(call say,c++)
	$(Q)mkdir -p $(@D)
	$(Q)$(CCACHE) $(CXX) $(VFLAGS) -O2 -c -o $@ $<

# The SystemC environment.
HARNESS_CPP := $(addprefix testbench/,harness.cpp environment.cpp core.cpp host.cpp memory.cpp \
    tesla_environment.cpp tesla_core.cpp tesla_host.cpp)
HARNESS_O   := $(HARNESS_CPP:%.cpp=$(B)/obj/%.o) $(B)/obj/testbench/tesla_sweep.o

$(HARNESS_CPP:%.cpp=$(B)/obj/%.o): $(B)/obj/%.o: %.cpp
	$(call say,c++)
	$(Q)mkdir -p $(@D)
	$(Q)$(CCACHE) $(CXX) $(CXXFLAGS) $(SHAPE) $(DEPFLAGS) -c -o $@ $<

$(B)/obj/testbench/tesla_sweep.o: testbench/tesla_sweep.c
	$(call say,cc)
	$(Q)mkdir -p $(@D)
	$(Q)$(CCACHE) $(CC) $(CFLAGS) $(SHAPE) $(DEPFLAGS) -c -o $@ $<

# The files that see Verilator's headers.
$(B)/obj/pins_tapped.o $(B)/obj/pins_bare.o: $(B)/obj/pins_%.o: testbench/tesla_verilated.cpp \
    $(TAPPED)/Vtesla_tapped_classes.mk $(BARE)/Vtesla_bare_classes.mk
	$(call say,c++)
	$(Q)mkdir -p $(@D)
	$(Q)$(CCACHE) $(CXX) $(VFLAGS) -O2 $(SHAPE) -I$(B)/$* -DTESTBENCH_CLASS=Vtesla_$* \
	    -DTESTBENCH_OPS=testbench_tesla_$* -c -o $@ $<

$(B)/obj/bridge/dpi.o: bridge/dpi.c $(TAPPED)/Vtesla_tapped_classes.mk
	$(call say,cc)
	$(Q)mkdir -p $(@D)
	$(Q)$(CCACHE) $(CC) $(CFLAGS) $(DEPFLAGS) -I$(TAPPED) -I$(VINC) -I$(VINC)/vltstd \
	    '-DBRIDGE_DPI_HEADER="Vtesla_tapped__Dpi.h"' -c -o $@ $<

BUG_O := $(BUG_OBJECTS:%=$(BUGS)/tapped/%.o)
$(BUG_O): %.o: %.cpp
	$(call say,c++)
	$(Q)$(CCACHE) $(CXX) $(VFLAGS) -O1 -I$(@D) -c -o $@ $<

$(BUGS)/pins_tapped.o: testbench/tesla_verilated.cpp $(BUGS)/tapped/Vtesla_tapped_classes.mk
	$(call say,c++)
	$(Q)$(CCACHE) $(CXX) $(VFLAGS) -O1 $(SHAPE) -I$(BUGS)/tapped -DTESTBENCH_CLASS=Vtesla_tapped \
	    -DTESTBENCH_OPS=testbench_tesla_tapped -c -o $@ $<

# The command.
SHARED_O := $(LIB_O) $(TOOL_O) $(HARNESS_O) $(GLOBAL_O) $(B)/obj/bridge/dpi.o $(B)/obj/pins_bare.o \
    $(BARE_FAST_O) $(BARE_SLOW_O)
$(TOOL): $(SHARED_O) $(B)/obj/pins_tapped.o $(TAPPED_FAST_O) $(TAPPED_SLOW_O)
	$(call say,link)
	$(Q)$(CXX) -o $@ $^ -lsystemc -lz -lpthread

$(BUGS)/warpstep: $(SHARED_O) $(BUGS)/pins_tapped.o $(BUG_O)
	$(call say,link)
	$(Q)$(CXX) -o $@ $^ -lsystemc -lz -lpthread

# Not measured: what is over in a few clocks, and clock.s, whose retire stream is another on the model alone.
BENCH_PROGRAMS := testbench/bench_peak.s \
    $(filter-out %/clock.s %/launch.s %/never.s %/registers.s programs/tesla/trap_%,$(PROGRAMS))

PERF_BASELINE := testbench/perf_baseline.txt
PERF_COMMAND = $(TOOL) suite --isa tesla --seed 1 --clocks build/perf.txt testbench/bench_peak.s $(PROGRAMS) > build/perf.log || \
    { cat build/perf.log; exit 1; }; \
  if [ -n "$(UPDATE)" ]; then cp build/perf.txt $(PERF_BASELINE); echo "$(PERF_BASELINE) is written anew"; \
  else diff -u $(PERF_BASELINE) build/perf.txt && echo "perf: every program takes the clocks of the baseline"; fi

# Random programs.
GENERATE := build/tesla_generate
$(GENERATE): testbench/tesla_generate.c model/tesla/insns.def model/tesla/isa.h $(LIB_O)
	$(call say,cc)
	$(Q)$(CC) $(CFLAGS) -o $@ $< $(LIB_O) -lz

# Units of the core by themselves: testbench/test_<unit>.cpp with 8 and 32 lanes; "any" if it has no lanes.
RTL_LANE_UNITS := tesla_alu tesla_const tesla_dispatch tesla_lsu tesla_shared
RTL_UNITS := $(RTL_LANE_UNITS) tesla_barrier tesla_fetch tesla_flow
RTL_UNIT_TESTS := $(foreach l,8 32,$(RTL_LANE_UNITS:%=build/rtl-unit/%-$(l))) \
    $(patsubst %,build/rtl-unit/%-any,$(filter-out $(RTL_LANE_UNITS),$(RTL_UNITS)))
unit_lanes = $(filter-out any,$(lastword $(subst -, ,$(1))))
$(RTL_UNIT_TESTS): build/rtl-unit/%: $(RTL) $(RTL_UNITS:%=testbench/test_%.cpp)
	$(call say,verilate)
	$(Q)rm -rf $@.dir && mkdir -p $@.dir && verilator --cc --exe --build --assert -Wno-fatal -Wno-lint -Wno-style \
	    $(addprefix -GLANES=,$(call unit_lanes,$*)) \
	    -CFLAGS "-O1 -I$(CURDIR)/model/tesla $(addprefix -DLANES=,$(call unit_lanes,$*))" \
	    --Mdir $@.dir --top $(firstword $(subst -, ,$*)) -o $(CURDIR)/$@ \
	    $(RTL) $(CURDIR)/testbench/test_$(firstword $(subst -, ,$*)).cpp >$@.log 2>&1 || { tail -20 $@.log; exit 1; }

PICA_UNIT_TESTS := $(PICA_MATH_UNITS:%=build/rtl-unit/%)
RTL_UNIT_TESTS += $(PICA_UNIT_TESTS)
$(PICA_UNIT_TESTS): build/rtl-unit/%: $(PICA_MATH_RTL) testbench/test_%.cpp testbench/pica200_reference.h
	$(call say,verilate)
	$(Q)rm -rf $@.dir && mkdir -p $@.dir && verilator --cc --exe --build --assert -Wno-fatal -Wno-lint -Wno-style \
	    -CFLAGS -O1 --Mdir $@.dir --top $* -o $(CURDIR)/$@ \
	    $(PICA_MATH_RTL) $(CURDIR)/testbench/test_$*.cpp >$@.log 2>&1 || { tail -20 $@.log; exit 1; }

# make test
TEST_NEEDS := $(UNIT_TESTS) $(UNIT_TESTS_SAN) $(GEN_PKG) $(REFERENCE)
ifneq ($(CORE),)
TEST_NEEDS += $(TOOL) $(GENERATE) $(RTL_UNIT_TESTS) $(if $(BUG_PATCHES),$(BUGS)/warpstep)
endif
SEED_PROGRAMS := $(addprefix programs/tesla/,reduction.s collatz.s nested_calls.s)
TEST_COMMAND = TOOL='$(TOOL)' BUG_TOOL='$(BUGS)/warpstep' GENERATE='$(GENERATE)' PROGRAMS='$(PROGRAMS)' \
    SEED_PROGRAMS='$(SEED_PROGRAMS)' UNIT_TESTS='$(UNIT_TESTS)' UNIT_TESTS_SAN='$(UNIT_TESTS_SAN)' \
    RTL_UNIT_TESTS='$(RTL_UNIT_TESTS)' GEN_CHECK='$(GEN_CHECK)' RTL='$(RTL)' LINT='$(LINT_COMMAND)' \
    sh testbench/test.sh

FORMAT_SRC += $(HARNESS_CPP) $(addprefix testbench/, tesla_verilated.cpp tesla_sweep.c harness.h environment.h core.h host.h \
    memory.h pins.h verilated_dut.h tesla_core.h tesla_host.h tesla_pins.h tesla_sweep.h)

-include $(HARNESS_O:.o=.d) $(GLOBAL_O:.o=.d) $(B)/obj/pins_tapped.d $(B)/obj/pins_bare.d $(B)/obj/bridge/dpi.d
-include $(TAPPED_FAST_O:.o=.d) $(TAPPED_SLOW_O:.o=.d) $(BARE_FAST_O:.o=.d) $(BARE_SLOW_O:.o=.d)
-include $(BUG_O:.o=.d) $(BUGS)/pins_tapped.d
