# The Verilated cores, the SystemC environment, the command, and the tests that need them.
#
# Each core is compiled tapped (the bridge's modules bound to it) for lockstep, and bare for runs
# without the checker: bench/warpstep, which measures the cost of the checker, is the command with
# both. Verilator's own makefile is not called: testbench/verilate.sh writes the list of sources,
# which is included here, so that the objects are ordinary targets.
# A shape of a core lives in $(x.B) = build/<isa>/<shape>.

# Assertions belong to the unit benches (rtl/rules.mk) and lint; newer Verilators would also compile
# them in here.
VERILATE := verilator --cc --no-assert --trace-fst --x-initial unique -O3 --output-split 20000 \
    --output-split-cfuncs 4000 -Wno-fatal -Wno-lint -Wno-style

# Reads the list of sources of a core, $(1)/$(2)_classes.mk; its objects go into the variable $(4);
# $(3) optimizes those that run in every clock. One file for all cores defines the functions that
# the RTL exports: dpi_exports.cpp instead of each V*__Dpi.cpp.
define read_classes
include $(1)/$(2)_classes.mk
VERILATED_FAST_O := $$(VERILATED_FAST:%=$(1)/%.o)
VERILATED_O := $$(VERILATED_FAST_O) $$(VERILATED_SLOW:%=$(1)/%.o)
$(4) += $$(VERILATED_O)
$$(VERILATED_FAST_O): OPT_VERILATED := $(3)
$(call flags,$(subst /,-,$(1)),$(FAST_CXX) $(VFLAGS) $(OPT_VERILATED) $(3))
$$(VERILATED_O): %.o: %.cpp build/flags/$(subst /,-,$(1))
	$$(call compile,c++,$$(FAST_CXX) $$(VFLAGS) $$(OPT_VERILATED) -I$$(@D))
endef

VERILATOR_ROOT := $(if $(CORE),$(shell verilator --getenv VERILATOR_ROOT))
VINC     := $(VERILATOR_ROOT)/include
VFLAGS   := -std=c++17 -I$(VINC) -I$(VINC)/vltstd -DVERILATOR=1 -DVM_COVERAGE=0 -DVM_SC=0 \
    -DVM_TRACE=1 -DVM_TRACE_FST=1 -DVM_TRACE_VCD=0 -w $(DEPFLAGS)
# For the code that runs in every clock, measured on the largest core: clang is 7 % faster than gcc,
# and functions of 4,000 statements are 10 % faster than functions of 500. More than half of the
# code runs once or writes waves: there the compiler shall be quick.
FAST_CXX := clang++ -fbracket-depth=4096
OPT_VERILATED := -O0
ifneq ($(CORE),)
$(call flags,verilator,$(VERILATE) plusargs of sources)
$(call flags,verilated,$(CXX) $(FAST_CXX) $(VFLAGS))
$(call flags,c++,$(CXX) $(CXXFLAGS))
endif
# $(1) ISA: the parameters of its shape as macros
shape_d = $(foreach p,$($(1).parameters),-DTESTBENCH_$(p)=$($(1).$(p)))

# Goals that take a while longer, for the bare cores.
BARE_GOAL := $(filter bench test $(BENCH_TOOL),$(GOALS))

# A core in a directory of its own: $(1) ISA, $(2) tapped or bare, $(3) the directory, $(4) its
# prerequisites, $(5) the sources and their options. Only pins.o sees Verilator's headers.
define core_in
$(3)/V$(1)_$(2)_classes.mk: $(4) build/flags/verilator testbench/verilate.sh
	$$(call say,verilate)
	$$(Q)sh testbench/verilate.sh $(3) V$(1)_$(2) $$(VERILATE) --top $($(1).top) $(5)
$(3)/pins.o: $(call folder_of,$(1),testbench)/$($(1).pins) $(3)/V$(1)_$(2)_classes.mk \
    build/flags/verilated
	$$(call compile,c++,$$(CXX) $$(VFLAGS) -O2 -I. $(call shape_d,$(1)) -I$(3) \
	    -DTESTBENCH_CLASS=V$(1)_$(2) -DTESTBENCH_OPS=testbench_$(1)_$(2) $(strip \
	    $(if $(filter kept,$($(1).reset)),$(if $(filter %/cover,$(3)),,-DTESTBENCH_RESET_KEPT))))
endef

# One build of one core: $(1) ISA, $(2) tapped or bare, $(3) its directory.
bound = $(if $(filter tapped,$(2)),$(BIND_SV))
define core_rules
$(call core_in,$(1),$(2),$(3)/$(2),$(rtl) $(bound) $(waivers),\
    $(shape_g) $(waivers) $(rtl) $(bound))
$(1).$(2)-o :=
ifneq ($(if $(CORE),$(filter tapped,$(2))$(BARE_GOAL)),)
$$(eval $$(call read_classes,$(3)/$(2),V$(1)_$(2),-O3,$(1).$(2)-o))
endif
endef
$(foreach isa,$(CORE_ISAS),$(foreach kind,tapped bare,\
  $(eval $(call core_rules,$(isa),$(kind),$($(isa).B)))))
GLOBAL_O := $(addprefix build/obj/verilated/,verilated.o verilated_dpi.o verilated_fst_c.o \
    verilated_threads.o)
# The RTL prints through testbench/common/claim.cpp.
build/obj/verilated/verilated.o: testbench/common/claim.h
build/obj/verilated/verilated.o: VFLAGS += -include testbench/common/claim.h \
    -DVL_PRINTF=testbench_print
$(GLOBAL_O): build/obj/verilated/%.o: $(VINC)/%.cpp build/flags/verilated
	$(call compile,c++,$(CXX) $(VFLAGS) -O2)
CLAIM_O  := build/obj/testbench/common/claim.o
GLOBAL_O += $(CLAIM_O)

# The versions of the compilers of the cores, compiled as the cores are.
VERSIONS_O := build/obj/testbench/common/versions.o
$(VERSIONS_O): testbench/common/versions.cpp build/flags/verilated
	$(call compile,c++,$(FAST_CXX) $(VFLAGS) -O2)

# The DPI functions of all tapped cores. The prototypes of each core are a header of its own, so
# that the compiler compares them; the RTL's exports exist once and find their core by the scope
# that was set.
TAPPED_CLASSES := $(foreach isa,$(CORE_ISAS),$($(isa).B)/tapped/V$(isa)_tapped_classes.mk)
TAPPED_I       := $(foreach isa,$(CORE_ISAS),-I$($(isa).B)/tapped)
DPI_O          := $(T)/dpi.o $(T)/dpi_exports.o
# A description may come to name a core.
DESCRIPTIONS   := $(foreach isa,$(ISAS),$(or $($(isa).home),model/$(isa))/isa.mk \
    $(wildcard $(call folder_of,$(isa),rtl)/rtl.mk))
# $(1) end of a name: includes that file of each core
dpi_includes = $(if $(CORE_ISAS),printf '$(hash)include "V%s_tapped__Dpi$(1)"\n' $(CORE_ISAS),\
    echo '$(hash)include "svdpi.h"')
$(T)/dpi_prototypes.h: model/isas.mk testbench/rules.mk $(DESCRIPTIONS)
	$(call written_by,$(call dpi_includes,.h))
$(T)/dpi_exports.cpp: model/isas.mk testbench/rules.mk $(DESCRIPTIONS)
	$(call written_by,$(call dpi_includes,.cpp))
DPI_FLAGS := -I$(VINC) -I$(VINC)/vltstd \
    '-DBRIDGE_DPI_HEADER="$(CURDIR)/$(T)/dpi_prototypes.h"'
$(T)/dpi.o: bridge/dpi.c $(T)/dpi_prototypes.h $(TAPPED_CLASSES) build/flags/c
	$(call compile,cc,$(CC) $(CFLAGS) $(DEPFLAGS) $(TAPPED_I) $(DPI_FLAGS))
$(T)/dpi_exports.o: $(T)/dpi_exports.cpp $(TAPPED_CLASSES) build/flags/verilated
	$(call compile,c++,$(CXX) $(VFLAGS) -O2 $(TAPPED_I))

# The SystemC environment: one part for all cores, and each core's own in its shape.
HARNESS_CPP := $(filter-out testbench/common/test_% $(CLAIM_O:build/obj/%.o=%.cpp) \
    $(VERSIONS_O:build/obj/%.o=%.cpp),$(wildcard testbench/common/*.cpp)) \
    testbench/board/board_dut.cpp
HARNESS_O   := $(HARNESS_CPP:%.cpp=build/obj/%.o) $(T)/environments.o
$(CLAIM_O) $(HARNESS_CPP:%.cpp=build/obj/%.o): build/obj/%.o: %.cpp build/flags/c++
	$(call compile,c++,$(CXX) $(CXXFLAGS) $(DEPFLAGS))
$(T)/environments.cpp: model/isas.mk testbench/common/environments.sh $(DESCRIPTIONS)
	$(call written_by,sh testbench/common/environments.sh $(CORE_ISAS))
$(T)/environments.o: $(T)/environments.cpp build/flags/c++
	$(call compile,c++,$(CXX) $(CXXFLAGS) -I. $(DEPFLAGS))

# $(1) ISA, $(2) its folder in testbench, $(3) its shape
define environment_rules
$(3)/obj/%.o: $(2)/%.cpp build/flags/c++
	$$(call compile,c++,$$(CXX) $$(CXXFLAGS) -I. $(call shape_d,$(1)) $$(DEPFLAGS))
$(3)/obj/%.o: $(2)/%.c build/flags/c
	$$(call compile,cc,$$(CC) $$(CFLAGS) -I. $(if $($(1).taps),-Ibuild/$(1)) $(call \
	    shape_d,$(1)) $$(DEPFLAGS))
$(1).environment-o := $(patsubst %,$(3)/obj/%.o,$(basename $($(1).environment)))
$(if $($(1).taps),$$($(1).environment-o): build/$(1)/taps.h)
build/$(1)/taps.h: $(call folder_of,$(1),rtl)/$($(1).taps)
	$$(call written_by,awk -f testbench/common/taps.awk $$<)
# Tests of the environment alone, with a core for tests at the pins, and of a sweep.
ENVIRONMENT_TESTS := $(addprefix $(3)/test/,$($(1).environment-tests))
RTL_UNIT_TESTS += $$(ENVIRONMENT_TESTS)
$(3)/test/lib.a: $(patsubst %,$(3)/obj/%.o,$(basename $($(1).environment-objects))) \
    $$($(1).environment-o) $(filter-out $(T)/environments.o,$(HARNESS_O)) $(CLAIM_O) \
    $(3)/test/environments.o $(COMMON_O) $($(1).model-o)
	$$(Q)mkdir -p $$(@D) && rm -f $$@ && ar rcs $$@ $$^
$$(ENVIRONMENT_TESTS): $(3)/test/%: $(3)/obj/test_%.o $(3)/test/lib.a
	$$(call say,link)
	$$(Q)$$(CXX) -o $$@ $$^ -lsystemc $(MODEL_LIBS) -lpthread
$(3)/test/environments.cpp: testbench/common/environments.sh
	$$(call written_by,sh testbench/common/environments.sh $(1))
$(3)/test/environments.o: $(3)/test/environments.cpp build/flags/c++
	$$(call compile,c++,$$(CXX) $$(CXXFLAGS) -I.)
FORMAT_SRC += $(if $($(1).home),,$(wildcard $(2)/*.cpp $(2)/*.h $(2)/*.c))
endef
$(foreach isa,$(CORE_ISAS),\
  $(eval $(call environment_rules,$(isa),$(call folder_of,$(isa),testbench),$($(isa).B))))
FORMAT_SRC += $(HARNESS_CPP) testbench/common/claim.cpp testbench/common/versions.cpp \
    $(wildcard testbench/common/*.h)

# A board says which sources and which shape it was built from. A Verilated one uses few clocks a
# bit, and resends a lost frame after 4 ms of its clock: the 50 ms of a real one take a second.
BOARD_SV := $(addprefix rtl/board/,$(board.rtl))
BOARD_BAUD := 5000000
BOARD_RETRY := 100000
# Clocks of the core that are tried besides that of every board: x.board-divides.
BOARD_DIVIDES := 1 3
board_text = $(addprefix $(call folder_of,$(1),rtl)/,$($(1).board))
board_lifted = $(rtl) $(addprefix rtl/board/,lift.sh lift.awk ports.awk) $(board_text)
# $(1) ISA, $(2) its shape
define board_rule
$(2)/board_build.h: $(board_lifted) $(BOARD_SV) testbench/board/build_number.sh testbench/rules.mk
	$$(call written_by,sh testbench/board/build_number.sh '$(shape_g)' $(board_lifted) $(BOARD_SV))
# its pins for the file that drives a Verilated core
$(2)/board/$(1)_board.h: $(board_text) rtl/board/ports.awk
	$$(call written_by,awk -v way=host -v name=$(1)_board -v class=V$(1)_tapped \
	    -f rtl/board/ports.awk $(board_text))
$(2)/board/pins.o: $(call folder_of,$(1),testbench)/$($(1).pins) $(2)/board/$(1)_board.h \
    $(2)/board_build.h $(2)/tapped/V$(1)_tapped_classes.mk build/flags/verilated
	$$(call compile,c++,$$(CXX) $$(VFLAGS) -O2 -I. -I$(2) $(call shape_d,$(1)) -I$(2)/tapped \
	    -I$$(@D) -DTESTBENCH_CLASS=$(1)_board -DTESTBENCH_OPS=testbench_$(1)_board)
BOARD_O += $(2)/board/pins.o
# the core with its taps at its surface
$(2)/board/board_taps.sv: $(board_lifted)
	$$(call say,yosys)
	$$(Q)sh rtl/board/lift.sh $$(@D) $($(1).top) $(board_text) \
	    '$(foreach p,$($(1).parameters),$(p)=$($(1).$(p)))' $(filter-out %_held.sv,$(rtl))
$(call board_sim_rule,$(1),$(2),board_sim,)
$(call board_sim_rule,$(1),$(2),board_sim_raw,-GSIGNATURE=0)
$(foreach n,$(BOARD_DIVIDES),$(call board_sim_rule,$(1),$(2),board_sim_divide$(n),-GDIVIDE=$(n)))
endef
BOARD_VERILATE := verilator --cc --exe --build -O3 --no-assert -Wno-fatal -Wno-lint -Wno-style \
    -DBOARD_FAULTS -GBAUD=$(BOARD_BAUD) -GRETRY=$(BOARD_RETRY) \
    -MAKEFLAGS "CXX='$(FAST_CXX)' VM_PARALLEL_BUILDS=0 OPT_FAST=-O1 OPT_SLOW=-O0"
# A whole board, Verilated behind a pseudo terminal: $(1) ISA, $(2) its shape, $(3) name,
# $(4) parameters
define board_sim_rule
$(call flags,$(subst /,-,$(2))-$(3),$(BOARD_VERILATE))
$(2)/board/$(3): $(2)/board/board_taps.sv $(BOARD_SV) rtl/board/board_ulx3s.sv \
    testbench/board/board_sim.cpp $(2)/board_build.h build/flags/$(subst /,-,$(2))-$(3)
	$$(call say,verilate)
	$$(Q)OBJCACHE='$(CCACHE)' $$(BOARD_VERILATE) $(4) -GBUILD="64'h$$(call bitstream_build,$(1))" \
	    --Mdir $$@.dir --top board_ulx3s --prefix Vboard \
	    -CFLAGS "-DBOARD_CLASS=Vboard -DBOARD_BAUD=$(BOARD_BAUD)" -LDFLAGS -lutil \
	    -o $(CURDIR)/$$@ $(filter %_pkg.sv,$(BOARD_SV)) $$(@D)/board_taps.sv $$(@D)/board_dut.sv \
	    $(filter-out %_pkg.sv,$(BOARD_SV)) rtl/board/board_ulx3s.sv rtl/common/common_ram.sv \
	    $$(@D)/core.v $(CURDIR)/testbench/board/board_sim.cpp >$$@.log 2>&1 || \
	    { tail -20 $$@.log; exit 1; }
endef
BOARD_O :=
BOARD_SIMS := $(foreach isa,$(call with,board,$(CORE_ISAS)),$($(isa).B)/board/board_sim)
$(foreach isa,$(call with,board,$(CORE_ISAS)),$(eval $(call board_rule,$(isa),$($(isa).B))))

# The command. $(1) ISAs, $(2) tapped or bare: the objects of their cores
SHARED_O := $(COMMON_O) $(MODEL_O) $(TOOL_O) $(HARNESS_O) \
    $(foreach isa,$(ISAS),$($(isa).environment-o)) $(BOARD_O) $(GLOBAL_O) $(VERSIONS_O) $(DPI_O)
TOOL_LIBS := -lsystemc -ljansson $(MODEL_LIBS) -lpthread
core_o     = $(foreach isa,$(1),$($(isa).B)/$(2)/pins.o $($(isa).$(2)-o))
define link_tool
$(call say,link)
$(Q)mkdir -p $(@D) && $(CXX) -o $@ $(filter %.o,$^) $(TOOL_LIBS)
endef
$(TOOL) $(BENCH_TOOL): $(SHARED_O) $(call core_o,$(CORE_ISAS),tapped) $(ALL_SOURCES)
	$(link_tool)
$(BENCH_TOOL): $(call core_o,$(CORE_ISAS),bare)

# The same cores with every patch of testbench/bugs/<isa> applied to a copy; +bug=N arms one at run
# time. Only the tapped cores are compiled again, at -O1; all else is the command's own objects.
BUGS     := $(T)/bugs
bug_dir     = $(if $($(1).home),$($(1).home)/bugs,testbench/bugs/$(1))
bug_patches = $(wildcard $(bug_dir)/*/*.patch)
BUG_ISAS   := $(foreach isa,$(ISAS),$(if $(call bug_patches,$(isa)),$(isa)))
BUG_GOAL   := $(filter test bugs $(BUGS)/warpstep,$(GOALS))
# $(1) ISA, $(2) folder of its build
define bug_rules
# a folder is newer when a patch in it was removed
$(2)/src/patched: $(rtl) $(BIND_SV) $(bug_patches) $(sort $(dir $(bug_patches))) \
    $(wildcard testbench/bugs/*.py)
	$$(call say,patch)
	$$(Q)rm -rf $$(@D) && mkdir -p $$(@D)/bridge && cp -r rtl $$(@D)/ && \
	    cp $(BIND_SV) $$(@D)/bridge/
	$$(Q)python3 testbench/bugs/bugs.py apply $(bug_dir) $$(@D) && touch $$@
$(call core_in,$(1),tapped,$(2),$(2)/src/patched $(bug_dir)/$(1)_bug_pkg.sv,\
    $(shape_g) $(waivers) $(bug_dir)/$(1)_bug_pkg.sv $(addprefix $(2)/src/,$(rtl) $(BIND_SV)))
ifneq ($(BUG_GOAL),)
$$(eval $$(call read_classes,$(2),V$(1)_tapped,-O1,BUG_O))
endif
BUG_PINS_O += $(2)/pins.o
endef
BUG_O :=
BUG_PINS_O :=
$(foreach isa,$(BUG_ISAS),$(eval $(call bug_rules,$(isa),$($(isa).B)/bugs)))
# Of some ISAs, and in another shape, it is another command.
not_default_bugs = $@ has all ISAs in their default shapes; \
    for '$(KEY)' make bugs builds $(BUGS)/warpstep
ifneq ($(BUGS),build/bugs)
.PHONY: build/bugs/warpstep
build/bugs/warpstep:
	$(error $(not_default_bugs))
endif
# An ISA without planted bugs keeps its own core here.
$(BUGS)/warpstep: $(SHARED_O) $(BUG_PINS_O) $(BUG_O) \
    $(call core_o,$(filter-out $(BUG_ISAS),$(CORE_ISAS)),tapped) $(ALL_SOURCES)
	$(link_tool)

# The same cores with cover points bound to them. They cost more than lockstep may
# (docs/measured.md), so this is another command; only the cores are compiled again. The clocks of
# its registers are never gated (common_gate): its results show that the gates of the other command
# are right. The assertions of the cores are on, and end a run in which one fails.
COVER_TOOL := $(T)/cover/warpstep
COVER_GOAL := $(filter test $(COVER_TOOL),$(GOALS))
COVERED_CLASSES := $(foreach isa,$(CORE_ISAS),$($(isa).B)/cover/V$(isa)_tapped_classes.mk)
# $(1) ISA
covered = $(rtl) $(BIND_SV) $(cover_sv)
define cover_rules
$(call core_in,$(1),tapped,$($(1).B)/cover,$(covered) $(waivers),\
    +define+UNGATED --assert $(shape_g) $(waivers) $(covered))
ifneq ($(COVER_GOAL),)
$$(eval $$(call read_classes,$($(1).B)/cover,V$(1)_tapped,-O1,COVER_O))
endif
endef
COVER_O :=
$(foreach isa,$(CORE_ISAS),$(eval $(call cover_rules,$(isa))))
# Here Verilator's headers have the imports of the cover points, too.
$(T)/cover/dpi.o: bridge/dpi.c $(T)/dpi_prototypes.h build/flags/c $(COVERED_CLASSES)
	$(call compile,cc,$(CC) $(CFLAGS) $(DEPFLAGS) $(TAPPED_I:%/tapped=%/cover) $(DPI_FLAGS))
$(COVER_TOOL): $(filter-out $(T)/dpi.o,$(SHARED_O)) $(T)/cover/dpi.o \
    $(foreach isa,$(CORE_ISAS),$($(isa).B)/cover/pins.o) $(COVER_O) $(ALL_SOURCES)
	$(link_tool)

# The programs of each ISA: those of its folder, and those that are generated. A program says itself
# what it needs and whether it is measured (programs/language.md), so the command gets the folder.
$(foreach isa,$(MODEL_ISAS),$(eval $(isa).folder := $(call folder_of,$(isa),programs)))
$(foreach isa,$(ISAS),$(eval $(isa).own := $(sort $(wildcard $($(isa).folder)/*/*.s))))
ALL_PROGRAMS := $(foreach isa,$(ISAS),$($(isa).own) $($(isa).programs))
RUN_ISAS     := $(foreach isa,$(CORE_ISAS),$(if $(strip $($(isa).own) $($(isa).programs)),$(isa)))
# The clocks of a baseline are those of the default shape, with seed 1.
baseline = $(wildcard $(call folder_of,$(1),testbench)/perf.jsonl)
as_default = $(filter default,$(notdir $($(1).B)))
recorded = $(if $(filter default1,$(notdir $($(1).B))$(SEED)),$(baseline))

# SHAPES: each of these shapes of x.lint, or all of them, for `make random` and `make soak`.
soak_shapes  = $(if $(filter-out all,$(SHAPES)),$(filter $(SHAPES),$(sort default $($(1).lint))),\
    $(or $($(1).lint),default))
# $(1) ISA, $(2) shape: yes if it is the shape of this build
own_shape    = $(if $(filter-out default $(foreach p,$($(1).parameters),$(p)=$($(1).$(p))),\
    $(subst $(comma), ,$(2))),,yes)
other_shapes = $(if $(SHAPES),\
    $(foreach s,$(call soak_shapes,$(1)),$(if $(call own_shape,$(1),$(s)),,$(s))))
SHAPES_THERE := all default $(foreach isa,$(CORE_ISAS),$(filter-out default,$($(isa).lint)))
SHAPES_WRONG := $(if $(filter random soak,$(GOALS)),$(filter-out $(SHAPES_THERE),$(SHAPES)))
$(if $(SHAPES_WRONG),$(error SHAPES: no core of '$(CORE_ISAS)' has $(SHAPES_WRONG); \
    there are: $(SHAPES_THERE)))

# A program that knows an ISA's model: the executed part of the opcode map. $(1) ISA
define coverage_rule
build/$(1)/coverage: $(addprefix $(call folder_of,$(1),testbench)/,$($(1).coverage)) \
    $(wildcard $(call folder_of,$(1),testbench)/*.h) $(COMMON_O) $($(1).model-o)
	$$(call say,cc)
	$$(Q)mkdir -p $$(@D) && $$(CC) $$(CFLAGS) -I. -o $$@ $$(filter %.c %.o,$$^) $(MODEL_LIBS)
endef
COVERAGE := $(patsubst %,build/%/coverage,$(call with,coverage,$(ISAS)))
$(foreach isa,$(call with,coverage,$(ISAS)),$(eval $(call coverage_rule,$(isa))))
# Both ways of each model, step() and run().
COMPARE := $(T)/compare_paths
$(COMPARE): testbench/compare_paths.c $(LIB)
	$(call say,cc)
	$(Q)$(CC) $(CFLAGS) -o $@ $^ -ljansson $(MODEL_LIBS)
FORMAT_SRC += testbench/compare_paths.c
PATHS_ISAS := $(call with,paths,$(RUN_ISAS))

# The taps with their DPI halves and dpi.c, on the made-up machine of the bridge's tests.
TAPS_TEST := rtl/common/test_common_taps
RTL_UNIT_TESTS += build/rtl-unit/common/common_taps
build/rtl-unit/common/common_taps: $(TAPS_TEST).sv $(TAPS_TEST).cpp $(RTL_COMMON) $(BIND_SV) \
    bridge/dpi.c $(LIB) | $(GLOBAL_O)
	$(call say,verilate)
	$(Q)rm -rf $@.dir && mkdir -p $@.dir
	$(Q)verilator --cc --output-split 0 -Wno-fatal -Wno-lint -Wno-style --Mdir $@.dir \
	    --top test_common_taps $(RTL_COMMON) $(TAPS_TEST).sv $(BIND_SV) >$@.log 2>&1 || \
	    { tail -20 $@.log; exit 1; }
	$(Q)sh rtl/one_source.sh $@.dir
	$(Q)$(bench_cxx) $(OPT_VERILATED) -w -c -o $@.dir/all.o $@.dir/all.cc
	$(Q)$(CC) $(CFLAGS) -I$@.dir -I$(VINC)/vltstd \
	    -DBRIDGE_DPI_HEADER='"Vtest_common_taps__Dpi.h"' -c -o $@.dir/dpi.o bridge/dpi.c
	$(Q)$(bench_cxx) -I$@.dir -o $@ $(TAPS_TEST).cpp $@.dir/all.o $@.dir/dpi.o $(GLOBAL_O) \
	    $(LIB) $(MODEL_LIBS) -lpthread

# Which clocks need not be simulated, on made-up cores; in which order registers are written.
HARNESS_TESTS := $(patsubst testbench/common/test_%.cpp,%,$(wildcard testbench/common/test_*.cpp))
RTL_UNIT_TESTS += $(HARNESS_TESTS:%=build/rtl-unit/common/%)
$(HARNESS_TESTS:%=build/rtl-unit/common/%): build/rtl-unit/common/%: \
    testbench/common/test_%.cpp build/obj/testbench/common/%.o rtl/common/test_unit.h
	$(call say,c++)
	$(Q)mkdir -p $(@D) && $(CCACHE) $(CXX) $(CXXFLAGS) -o $@ $(filter-out %.h,$^)
FORMAT_SRC += $(HARNESS_TESTS:%=testbench/common/test_%.cpp)

# $(1) a list, as a part of a name
joined = $(subst $(space),-,$(subst =,,$(1)))
# The reduced shape of an ISA, for its reduced test. It is built after this build.
REDUCED_ISAS := $(call with,reduced,$(ISAS))
define reduced_rule
$(1).reduced-tool := build/tools/$(1)-$(call joined,$($(1).reduced))/warpstep
ifneq ($$($(1).reduced-tool),$(TOOL))
.PHONY: $$($(1).reduced-tool)
$$($(1).reduced-tool): $(TOOL)
	$$(Q)$$(MAKE) --no-print-directory ISAS=$(1) $($(1).reduced) $$@
endif
endef
$(foreach isa,$(REDUCED_ISAS),$(eval $(call reduced_rule,$(isa))))

# A board with a small shape of a core, and its command, for the test of boards. Where a board in
# the shape of this build (default) takes less to compile than a command in a smaller one, it is
# that, and the command is this build's.
BOARD_ISAS := $(call with,board-shape,$(CORE_ISAS))
# $(1) ISA: the default of this build or nothing; name of its shape; command, board, more boards
as_built    = $(filter default,$($(1).board-shape))
board_shape = $(if $(as_built),$(notdir $($(1).B)),$(call joined,$($(1).board-shape)))
board_tool  = $(if $(as_built),$(TOOL),build/tools/$(1)-$(board_shape)/warpstep)
board_sim   = build/$(1)/$(board_shape)/board/board_sim
board_divided = $(foreach n,$($(1).board-divides),$(board_sim)_divide$(n))
define board_test_rule
.PHONY: board-sim-$(1)
board-sim-$(1): $(TOOL) $(if $(as_built),$($(1).B)/board/board_sim)
	$(if $(as_built),,$$(Q)$$(MAKE) --no-print-directory ISAS=$(1) $($(1).board-shape) \
	    board-sim $(board_divided))
endef
$(foreach isa,$(BOARD_ISAS),$(eval $(call board_test_rule,$(isa))))

# The example of a core of one's own is the quickest board: faults of boards and lines are tried on
# it. The last command is of another shape.
BOARD_EXAMPLE := examples/tally
BOARD_FAULTS  := build/tools/tally/warpstep build/tally/default/board/board_sim \
    build/tally/default/board/board_sim_raw build/tools/tally-REGS8/warpstep tally \
    32x16:34:ffff5830
BOARD_EXAMPLE_DIVIDED := $(BOARD_DIVIDES:%=build/tally/default/board/board_sim_divide%)
.PHONY: board-sim-example
board-sim-example: $(TOOL)
	$(Q)$(MAKE) --no-print-directory ISAS= PLUGIN=$(BOARD_EXAMPLE) board-sim \
	    build/tally/default/board/board_sim_raw $(BOARD_EXAMPLE_DIVIDED)
	$(Q)$(MAKE) --no-print-directory ISAS= PLUGIN=$(BOARD_EXAMPLE) REGS=8 tool

# A faulty line, for the tests.
LYING_LINE := build/board/lying_line
$(LYING_LINE): testbench/board/lying_line.cpp $(wildcard testbench/board/*.h) \
    bridge/link_fault_injector.h model/common/rng.h
	$(call say,c++)
	$(Q)mkdir -p $(@D) && $(CCACHE) $(CXX) $(CXXFLAGS) -o $@ $< -lutil
FORMAT_SRC += testbench/sabotage.c testbench/board/lying_line.cpp testbench/board/board_sim.cpp \
    $(wildcard testbench/board/*.h)

# make test: its checks are those of plan.sh.
TEST_NEEDS := $(UNIT_TESTS) $(UNIT_TESTS_SAN) $(GENERATED:%=build/gen/%) $(ORACLES)
ifneq ($(CORE),)
TEST_NEEDS += $(TOOL) $(BENCH_TOOL) $(COVER_TOOL) $(COVERAGE) $(COMPARE) $(RTL_UNIT_TESTS) \
    $(BUGS)/warpstep $(foreach isa,$(REDUCED_ISAS),$($(isa).reduced-tool)) \
    $(BOARD_ISAS:%=board-sim-%) board-sim-example $(LYING_LINE) $(ALL_PROGRAMS)
endif
COVER_POINTS := $(wildcard \
    $(foreach isa,$(CORE_ISAS),$(call folder_of,$(isa),testbench)/cover_points.txt))
# $(1) common, board or an ISA
test_scripts = $(addprefix $(call folder_of,$(1),testbench)/,$($(1).tests))
rtl_tests = $(filter build/rtl-unit/$(1)/% $(addsuffix /test/%,$($(1).B)),$(RTL_UNIT_TESTS))
BENCH_PARTS  := common board $(MODEL_ISAS)
BENCHES_LEFT := $(filter-out $(foreach p,$(BENCH_PARTS),$(call rtl_tests,$(p))),$(RTL_UNIT_TESTS))
$(if $(BENCHES_LEFT),$(error no check runs $(BENCHES_LEFT)))

# The variables for plan.sh, each_isa.sh and test_generated.sh, as a shell reads them.
FACTS := $(T)/facts.sh
FACT_NAMES := FACTS TOOL BENCH_TOOL COVER_TOOL COMPARE LIB ISAS CORE_ISAS MODEL_ISAS RUN_ISAS \
    BUG_ISAS BOARD_ISAS PATHS_ISAS REDUCED_ISAS ORACLE_ISAS TREE_ISAS ALL_TREE_ISAS UNIT_TESTS \
    UNIT_TESTS_SAN BOARD_EXAMPLE BOARD_EXAMPLE_DIVIDED BOARD_FAULTS LYING_LINE BOARD_SV \
    COVER_POINTS GENERATED SEED COUNT PATHS FUZZ_SECONDS UPDATE ACCEPT MUTANTS SLICE DIR HOURS MAKE
# Rows of the descriptions, and functions of an ISA
FACT_ROWS  := top programs folder own coverage fuzz board-programs board-long reduced-tool
FACT_CALLS := lint_command rtl synth_map synth_quick baseline recorded view as_default soak_shapes \
    other_shapes board_tool board_sim board_divided test_scripts
# $(1) name, $(2) value
fact = $(file >>$(FACTS).new,$(subst -,_,$(1))=$(call quoted,$(strip $(2))))
model_facts = $(foreach r,$(FACT_ROWS),$(call fact,$(1)_$(r),$($(1).$(r)))) \
    $(foreach f,$(FACT_CALLS),$(call fact,$(1)_$(f),$(call $(f),$(1)))) \
    $(foreach of,model testbench,$(call fact,$(1)_$(of),$(call folder_of,$(1),$(of))))
# $(1) common, board or an ISA
bench_facts = $(call fact,$(1)_benches,$(rtl_tests)) $(call fact,$(1)_bench_files,\
    $(addprefix $(call folder_of,$(1),rtl)/,$($(1).bench-files)))
write_facts = $(shell mkdir -p $(T))$(file >$(FACTS).new,) \
    $(foreach v,$(FACT_NAMES),$(call fact,$(v),$($(v)))) \
    $(call fact,BUG_TOOL,$(BUGS)/warpstep) $(call fact,BOARD_LINT,$(board_lint)) \
    $(call fact,IDLE_ISAS,$(filter-out $(RUN_ISAS),$(CORE_ISAS))) \
    $(call fact,MODEL_ONLY_ISAS,$(filter $(NO_CORE),$(MODEL_ISAS))) \
    $(call fact,OVERRIDES,$(MAKEOVERRIDES)) $(call fact,COMPILE,$(CCACHE) $(CC) $(CFLAGS)) \
    $(foreach p,$(BENCH_PARTS),$(call bench_facts,$(p))) \
    $(foreach isa,$(MODEL_ISAS),$(call model_facts,$(isa)))
.PHONY: $(FACTS)
$(FACTS):
	@$(write_facts) mv $@.new $@

-include $(shell find $(T) $(foreach isa,$(ISAS),$($(isa).B)) build/obj/testbench -name '*.d' \
    2>/dev/null)
