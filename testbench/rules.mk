# The Verilated cores, the SystemC environment, the command, and the tests that need them.
#
# Each core is compiled tapped (the bridge's modules bound to it) for lockstep; and bare, for runs without the checker:
# bench/warpstep, which measures what the checker costs, is the command with both. Verilator's own makefile is not called: its
# list of classes is included, so the objects are ordinary targets here. Its output is compared with the last one and only what
# differs replaces it, so that a change in one RTL file compiles a few objects. A shape of a core lives in $(x.B) = build/<isa>/<shape>.

# Assertions belong to the unit benches (rtl/rules.mk) and lint; newer Verilators would also compile them in here.
VERILATE := verilator --cc --no-assert --trace-fst --x-initial unique -O3 --output-split 20000 --output-split-cfuncs 4000 \
    -Wno-fatal -Wno-lint -Wno-style

# $(1) directory, $(2) prefix, $(3) options and sources
verilate = mkdir -p $(1) && rm -rf $(1).new && $(VERILATE) --Mdir $(1).new --prefix $(2) $(3) >/dev/null && $(call gather,$(1).new,$(2)) && \
    $(call counted,$(1).new,$(2)) && $(call plusargs,$(1).new,$(2),$(filter %.sv %.v,$(3))) && \
    for f in $(1)/*.cpp $(1)/*.h; do [ -e "$(1).new/$${f\#\#*/}" ] || rm -f "$$f"; done && \
    for f in $(1).new/*.cpp $(1).new/*.h; do \
      cmp -s "$$f" "$(1)/$${f\#\#*/}" || mv "$$f" "$(1)/$${f\#\#*/}"; done && \
    mv $(1).new/$(2)_classes.mk $(1)/ && rm -rf $(1).new && touch $(1)/$(2)_classes.mk

# To parse what all of Verilator's files share costs a compiler more than most of them hold. So these are compiled as three sources: what
# runs once, what writes waves, and what is small. Large ones that run in every clock stay alone: a change of the RTL makes few of them anew.
gather = large=; for f in $(1)/*.cpp; do case $$f in \
      *__Dpi.cpp) continue ;; \
      *__Trace*) to=waves ;; \
      *Slow.cpp | *__Syms.cpp | *__ConstPool*) to=once ;; \
      *) [ $$(wc -c <$$f) -lt 65536 ] && to=small || to= ;; esac; \
    if [ "$$to" ]; then echo "\#include \"$${f\#\#*/}\"" >>$(1)/$$to.cpp; else large="$$large $$(basename $$f .cpp)"; fi; done; \
    { echo "VERILATED_FAST := small $$large"; echo "VERILATED_SLOW := once waves"; } >$(1)/$(2)_classes.mk

# The memories of which a count of writes stands beside the words (common_ram), for verilated_dut.h.
counted = awk '$$NF ~ /__DOT__mem;$$/ {sub(/;$$/, "", $$NF); mem[$$NF]} \
    $$NF ~ /__DOT__g_row__DOT__mem_writes;$$/ {sub(/g_row__DOT__mem_writes;$$/, "mem", $$NF); count[$$NF]} \
    END {for (m in mem) if (m in count) print "COUNTED(" m ")"}' $(1)/$(2)___024root.h | LC_ALL=C sort >$(1)/$(2)_counted.h

# The plusargs that the RTL reads, up to where their value begins, for verilated_dut.h: from the sources, and from what Verilator
# writes, which has included files, too. (Verilator may pack a name into numbers, so its files alone are not enough.)
plusargs = { cat $(3) /dev/null | tr '\n' ' ' | grep -o 'plusargs *([^"]*"[^"%]*'; cat $(1)/*.cpp | tr '\n' ' ' | \
    grep -o 'PLUSARGS_[A-Z]*([^"]*{"[^"%]*'; } | sed 's/.*"\(.*\)/"\1",/' | LC_ALL=C sort -u >$(1)/$(2)_plusargs.h; \
    [ -e $(1)/$(2)_plusargs.h ]

# Reads the list of sources of a core, $(1)/$(2)_classes.mk; its objects go into the variable $(4); how those that run in every clock are
# optimized is $(3). Of all cores one file defines what the RTL exports: dpi_exports.cpp instead of each V*__Dpi.cpp.
define read_classes
include $(1)/$(2)_classes.mk
VERILATED_FAST_O := $$(VERILATED_FAST:%=$(1)/%.o)
VERILATED_O := $$(VERILATED_FAST_O) $$(VERILATED_SLOW:%=$(1)/%.o)
$(4) += $$(VERILATED_O)
$$(VERILATED_FAST_O): OPT_VERILATED := $(3)
$(call flags,$(subst /,-,$(1)),$(FAST_CXX) $(VFLAGS) $(OPT_VERILATED) $(3))
$$(VERILATED_O): %.o: %.cpp build/flags/$(subst /,-,$(1))
	$$(call say,c++)
	$$(Q)$$(CCACHE) $$(FAST_CXX) $$(VFLAGS) $$(OPT_VERILATED) -I$$(@D) -c -o $$@ $$<
endef

VERILATOR_ROOT := $(if $(CORE),$(shell verilator --getenv VERILATOR_ROOT))
VINC     := $(VERILATOR_ROOT)/include
VFLAGS   := -std=c++17 -I$(VINC) -I$(VINC)/vltstd -DVERILATOR=1 -DVM_COVERAGE=0 -DVM_SC=0 -DVM_TRACE=1 \
    -DVM_TRACE_FST=1 -DVM_TRACE_VCD=0 -w $(DEPFLAGS)
# What runs in every clock, measured on the largest core: clang is 7 % faster than gcc, and functions of 4,000 statements are 10 % faster
# than functions of 500. What a core does once, and what writes waves, is more than half of the code: there the compiler shall be quick.
FAST_CXX := clang++ -fbracket-depth=4096
OPT_VERILATED := -O0
$(if $(CORE),$(call flags,verilator,$(VERILATE) plusargs of sources)$(call flags,verilated,$(CXX) $(FAST_CXX) $(VFLAGS))$(call flags,c++,$(CXX) $(CXXFLAGS)))
# $(1) ISA: the parameters of its shape as macros
shape_d = $(foreach p,$($(1).parameters),-DTESTBENCH_$(p)=$($(1).$(p)))

# Goals that take a while longer, for the bare cores.
BARE_GOAL := $(filter bench test $(BENCH_TOOL),$(GOALS))

# A core in a directory of its own: $(1) ISA, $(2) tapped or bare, $(3) the directory, $(4) what it is made from, $(5) the sources and their options
define core_in
$(3)/V$(1)_$(2)_classes.mk: $(4) build/flags/verilator
	$$(call say,verilate)
	$$(Q)$$(call verilate,$(3),V$(1)_$(2),--top $($(1).top) $(5))

# the file that sees Verilator's headers
$(3)/pins.o: $(call folder_of,$(1),testbench)/$($(1).pins) $(3)/V$(1)_$(2)_classes.mk build/flags/verilated
	$$(call say,c++)
	$$(Q)$$(CCACHE) $$(CXX) $$(VFLAGS) -O2 -I. $(call shape_d,$(1)) -I$(3) -DTESTBENCH_CLASS=V$(1)_$(2) \
	    -DTESTBENCH_OPS=testbench_$(1)_$(2) $(if $(filter kept,$($(1).reset)),$(if $(filter %/cover,$(3)),,-DTESTBENCH_RESET_KEPT)) -c -o $$@ $$<
endef

# One build of one core: $(1) ISA, $(2) tapped or bare, $(3) its directory.
define core_rules
$(call core_in,$(1),$(2),$(3)/$(2),$(call rtl,$(1)) $(if $(filter tapped,$(2)),$(BIND_SV)) $(call waivers,$(1)),\
    $(call shape_g,$(1)) $(call waivers,$(1)) $(call rtl,$(1)) $(if $(filter tapped,$(2)),$(BIND_SV)))

$(1).$(2)-o :=
ifneq ($(if $(CORE),$(filter tapped,$(2))$(BARE_GOAL)),)
$$(eval $$(call read_classes,$(3)/$(2),V$(1)_$(2),-O3,$(1).$(2)-o))
endif
endef
$(foreach isa,$(CORE_ISAS),$(foreach kind,tapped bare,$(eval $(call core_rules,$(isa),$(kind),$($(isa).B)))))
GLOBAL_O := $(addprefix build/obj/verilated/,verilated.o verilated_dpi.o verilated_fst_c.o verilated_threads.o)
# What the RTL prints goes through testbench/common/claim.cpp.
build/obj/verilated/verilated.o: VFLAGS += -include testbench/common/claim.h -DVL_PRINTF=testbench_print
build/obj/verilated/verilated.o: testbench/common/claim.h
$(GLOBAL_O): build/obj/verilated/%.o: $(VINC)/%.cpp build/flags/verilated
	$(call say,c++)
	$(Q)mkdir -p $(@D)
	$(Q)$(CCACHE) $(CXX) $(VFLAGS) -O2 -c -o $@ $<
CLAIM_O  := build/obj/testbench/common/claim.o
GLOBAL_O += $(CLAIM_O)
$(CLAIM_O): testbench/common/claim.cpp build/flags/c++
	$(call say,c++)
	$(Q)mkdir -p $(@D)
	$(Q)$(CCACHE) $(CXX) $(CXXFLAGS) $(DEPFLAGS) -c -o $@ $<
FORMAT_SRC += testbench/common/claim.cpp

# What the cores were made with, compiled as they are.
VERSIONS_O := build/obj/testbench/common/versions.o
$(VERSIONS_O): testbench/common/versions.cpp build/flags/verilated
	$(call say,c++)
	$(Q)mkdir -p $(@D)
	$(Q)$(CCACHE) $(FAST_CXX) $(VFLAGS) -O2 -c -o $@ $<

# The DPI line of all tapped cores: what Verilator says of it, each core in a header of its own, so that the compiler sees to
# it that they agree; and what the RTL exports, which exists once and finds its core by the scope that was set.
TAPPED_CLASSES := $(foreach isa,$(CORE_ISAS),$($(isa).B)/tapped/V$(isa)_tapped_classes.mk)
TAPPED_I       := $(foreach isa,$(CORE_ISAS),-I$($(isa).B)/tapped)
DPI_O          := $(T)/dpi.o $(T)/dpi_exports.o
# A description may come to name a core.
DESCRIPTIONS   := $(foreach isa,$(ISAS),$(or $($(isa).home),model/$(isa))/isa.mk $(wildcard $(call folder_of,$(isa),rtl)/rtl.mk))
# $(1) text for each ISA, with ISA for its name: written to the target if it is not there so
lines = { $(foreach isa,$(CORE_ISAS),echo '$(subst ISA,$(isa),$(1))';)$(if $(CORE_ISAS),,echo '#include "svdpi.h"';) } >$@.new && { cmp -s $@.new $@ || mv $@.new $@; rm -f $@.new; touch $@; }
$(T)/dpi_prototypes.h: model/isas.mk testbench/rules.mk $(DESCRIPTIONS)
	$(Q)mkdir -p $(@D) && $(call lines,#include "VISA_tapped__Dpi.h")
$(T)/dpi_exports.cpp: model/isas.mk testbench/rules.mk $(DESCRIPTIONS)
	$(Q)mkdir -p $(@D) && $(call lines,#include "VISA_tapped__Dpi.cpp")

$(T)/dpi.o: bridge/dpi.c $(T)/dpi_prototypes.h $(TAPPED_CLASSES) build/flags/c
	$(call say,cc)
	$(Q)$(CCACHE) $(CC) $(CFLAGS) $(DEPFLAGS) $(TAPPED_I) -I$(VINC) -I$(VINC)/vltstd \
	    '-DBRIDGE_DPI_HEADER="$(CURDIR)/$(T)/dpi_prototypes.h"' -c -o $@ $<

$(T)/dpi_exports.o: $(T)/dpi_exports.cpp $(TAPPED_CLASSES) build/flags/verilated
	$(call say,c++)
	$(Q)$(CCACHE) $(CXX) $(VFLAGS) -O2 $(TAPPED_I) -c -o $@ $<

# The SystemC environment: what all cores share, and each core's own in its shape.
HARNESS_CPP := $(filter-out testbench/common/test_% testbench/common/claim.cpp testbench/common/versions.cpp,$(wildcard testbench/common/*.cpp)) \
    testbench/board/board_dut.cpp
HARNESS_O   := $(HARNESS_CPP:%.cpp=build/obj/%.o) $(T)/environments.o
$(HARNESS_CPP:%.cpp=build/obj/%.o): build/obj/%.o: %.cpp build/flags/c++
	$(call say,c++)
	$(Q)mkdir -p $(@D)
	$(Q)$(CCACHE) $(CXX) $(CXXFLAGS) $(DEPFLAGS) -c -o $@ $<

$(T)/environments.cpp: model/isas.mk testbench/rules.mk $(DESCRIPTIONS)
	$(Q)mkdir -p $(@D)
	$(Q){ echo '// The environments of this build; written by testbench/rules.mk.'; echo '#include "testbench/common/environment.h"'; \
	  echo 'namespace testbench {'; $(foreach isa,$(CORE_ISAS),echo 'extern const environment $(isa)_environment;';) \
	  echo 'const environment *const environments[] = {$(foreach isa,$(CORE_ISAS),&$(isa)_environment,) nullptr};'; echo '}'; } >$@
$(T)/environments.o: $(T)/environments.cpp build/flags/c++
	$(Q)$(CCACHE) $(CXX) $(CXXFLAGS) -I. $(DEPFLAGS) -c -o $@ $<

# Which RAM a sweep looks at: the localparams Tap* of a core's package (x.taps) as an enum, TapGpr as TAP_GPR.
define taps_rule
build/$(1)/taps.h: $(call folder_of,$(1),rtl)/$($(1).taps)
	$$(Q)mkdir -p $$(@D)
	$$(Q)awk 'BEGIN { print "/* From $$< by testbench/rules.mk. */"; print "enum tap {" } \
	    $$$$1 == "localparam" && $$$$4 ~ /^Tap/ { print "    TAP_" toupper(substr($$$$4, 4)) " = " $$$$6 ","; sub(/;.*/, "", $$$$6); last = $$$$6 } \
	    END { print "    TAPS = " last + 1; print "};" }' $$< | sed 's/;,/,/' >$$@
$$($(1).environment-o): build/$(1)/taps.h
endef
# $(1) ISA, $(2) its room in testbench
define environment_rules
$($(1).B)/obj/%.o: $(2)/%.cpp build/flags/c++
	$$(call say,c++)
	$$(Q)mkdir -p $$(@D)
	$$(Q)$$(CCACHE) $$(CXX) $$(CXXFLAGS) -I. $(call shape_d,$(1)) $$(DEPFLAGS) -c -o $$@ $$<
$($(1).B)/obj/%.o: $(2)/%.c build/flags/c
	$$(call say,cc)
	$$(Q)mkdir -p $$(@D)
	$$(Q)$$(CCACHE) $$(CC) $$(CFLAGS) -I. $(if $($(1).taps),-Ibuild/$(1)) $(call shape_d,$(1)) $$(DEPFLAGS) -c -o $$@ $$<
$(1).environment-o := $(patsubst %,$($(1).B)/obj/%.o,$(basename $($(1).environment)))
# the environment by itself, with a core of its own behind the pins; a sweep, with RAMs of its own: each takes what it needs
RTL_UNIT_TESTS += $(addprefix $($(1).B)/test/,$($(1).environment-tests))
$($(1).B)/test/lib.a: $(patsubst %,$($(1).B)/obj/%.o,$(basename $($(1).environment-objects))) $$($(1).environment-o) \
    $(filter-out $(T)/environments.o,$(HARNESS_O)) $(CLAIM_O) $($(1).B)/test/environments.o $(COMMON_O) $($(1).model-o)
	$$(Q)mkdir -p $$(@D) && rm -f $$@ && ar rcs $$@ $$^
$(addprefix $($(1).B)/test/,$($(1).environment-tests)): $($(1).B)/test/%: $($(1).B)/obj/test_%.o $($(1).B)/test/lib.a
	$$(call say,link)
	$$(Q)$$(CXX) -o $$@ $$^ -lsystemc $(MODEL_LIBS) -lpthread
$($(1).B)/test/environments.o: build/flags/c++
	$$(Q)mkdir -p $$(@D)
	$$(Q){ echo '#include "testbench/common/environment.h"'; echo 'namespace testbench { extern const environment $(1)_environment;'; \
	  echo 'const environment *const environments[] = {&$(1)_environment, nullptr}; }'; } | $$(CXX) $$(CXXFLAGS) -I. -x c++ -c -o $$@ -
FORMAT_SRC += $(if $($(1).home),,$(wildcard $(2)/*.cpp $(2)/*.h $(2)/*.c))
endef
$(foreach isa,$(CORE_ISAS),$(eval $(call environment_rules,$(isa),$(call folder_of,$(isa),testbench))))
$(foreach isa,$(CORE_ISAS),$(if $($(isa).taps),$(eval $(call taps_rule,$(isa)))))
FORMAT_SRC += $(HARNESS_CPP) testbench/common/versions.cpp $(wildcard testbench/common/*.h)

# What a board must say it is, to be the one of this command: its sources and its shape.
BOARD_SV := $(addprefix rtl/board/,$(board.rtl))
board_text = $(addprefix $(call folder_of,$(1),rtl)/,$($(1).board))
board_lifted = $(call rtl,$(1)) $(addprefix rtl/board/,lift.sh lift.awk ports.awk) $(call board_text,$(1))
board_sources = $(call board_lifted,$(1)) $(BOARD_SV)
BOARD_BAUD := 5000000
# ... where a lost frame is sent again after 4 ms of its clock: a Verilated board takes a second for the 50 ms of a real one
BOARD_RETRY := 100000
# ... and of the core's clocks those that are tried beside that of every board: x.board-divides
BOARD_DIVIDES := 1 3
define board_rule
$($(1).B)/board_build.h: $(call board_sources,$(1)) testbench/rules.mk
	$$(Q)mkdir -p $$(@D) && { cat $(call board_sources,$(1)); echo '$(call shape_g,$(1))'; } | sha256sum | \
	    sed 's/^\(................\).*/enum : unsigned long long { BoardBuild = 0x\1 };/' >$$@

# its pins as the file that drives a Verilated core knows them
$($(1).B)/board/$(1)_board.h: $(call board_text,$(1)) rtl/board/ports.awk
	$$(Q)mkdir -p $$(@D) && awk -v way=host -v name=$(1)_board -v class=V$(1)_tapped -f rtl/board/ports.awk $(call board_text,$(1)) >$$@
$($(1).B)/board/pins.o: $(call folder_of,$(1),testbench)/$($(1).pins) $($(1).B)/board/$(1)_board.h $($(1).B)/board_build.h $($(1).B)/tapped/V$(1)_tapped_classes.mk build/flags/verilated
	$$(call say,c++)
	$$(Q)$$(CCACHE) $$(CXX) $$(VFLAGS) -O2 -I. -I$($(1).B) $(call shape_d,$(1)) -I$($(1).B)/tapped -I$$(@D) -DTESTBENCH_CLASS=$(1)_board \
	    -DTESTBENCH_OPS=testbench_$(1)_board -c -o $$@ $$<
BOARD_O += $($(1).B)/board/pins.o

# the core with its taps at its surface
$($(1).B)/board/board_taps.sv: $(call board_lifted,$(1))
	$$(call say,yosys)
	$$(Q)sh rtl/board/lift.sh $$(@D) $($(1).top) $(call board_text,$(1)) '$(foreach p,$($(1).parameters),$(p)=$($(1).$(p)))' $(filter-out %_held.sv,$(call rtl,$(1)))
$(call board_sim_rule,$(1),board_sim,)
$(call board_sim_rule,$(1),board_sim_raw,-GSIGNATURE=0)
$(foreach n,$(BOARD_DIVIDES),$(call board_sim_rule,$(1),board_sim_divide$(n),-GDIVIDE=$(n)))
endef
# ... and all of a board around it, Verilated behind a pseudo terminal, at five clocks a bit: $(1) ISA, $(2) its name, $(3) parameters
BOARD_VERILATE := verilator --cc --exe --build -O3 --no-assert -Wno-fatal -Wno-lint -Wno-style -DBOARD_FAULTS -GBAUD=$(BOARD_BAUD) -GRETRY=$(BOARD_RETRY) \
    -MAKEFLAGS "CXX='$(FAST_CXX)' VM_PARALLEL_BUILDS=0 OPT_FAST=-O1 OPT_SLOW=-O0"
define board_sim_rule
$(call flags,$(subst /,-,$($(1).B))-$(2),$(BOARD_VERILATE))
$($(1).B)/board/$(2): $($(1).B)/board/board_taps.sv $(BOARD_SV) rtl/board/board_ulx3s.sv testbench/board/board_sim.cpp $($(1).B)/board_build.h build/flags/$(subst /,-,$($(1).B))-$(2)
	$$(call say,verilate)
	$$(Q)OBJCACHE='$(CCACHE)' $$(BOARD_VERILATE) $(3) -GBUILD="64'h$$$$(sed 's/.*0x\([0-9a-f]*\).*/\1/' $($(1).B)/board_build.h)" --Mdir $$@.dir --top board_ulx3s --prefix Vboard \
	    -CFLAGS "-DBOARD_CLASS=Vboard -DBOARD_BAUD=$(BOARD_BAUD)" -LDFLAGS -lutil -o $(CURDIR)/$$@ $(filter %_pkg.sv,$(BOARD_SV)) $$(@D)/board_taps.sv \
	    $$(@D)/board_dut.sv $(filter-out %_pkg.sv,$(BOARD_SV)) rtl/board/board_ulx3s.sv rtl/common/common_ram.sv $$(@D)/core.v \
	    $(CURDIR)/testbench/board/board_sim.cpp >$$@.log 2>&1 || { tail -20 $$@.log; exit 1; }
endef
BOARD_O :=
BOARD_SIMS := $(foreach isa,$(CORE_ISAS),$(if $($(isa).board),$($(isa).B)/board/board_sim))
$(foreach isa,$(CORE_ISAS),$(if $($(isa).board),$(eval $(call board_rule,$(isa)))))

# The command.
SHARED_O := $(COMMON_O) $(MODEL_O) $(TOOL_O) $(HARNESS_O) $(foreach isa,$(ISAS),$($(isa).environment-o)) $(BOARD_O) $(GLOBAL_O) $(VERSIONS_O) $(DPI_O)
TOOL_LIBS := -lsystemc -ljansson $(MODEL_LIBS) -lpthread
core_o     = $(foreach isa,$(1),$($(isa).B)/$(2)/pins.o $($(isa).$(2)-o))
$(TOOL) $(BENCH_TOOL): $(SHARED_O) $(call core_o,$(CORE_ISAS),tapped) $(ALL_SOURCES)
	$(call say,link)
	$(Q)mkdir -p $(@D) && $(CXX) -o $@ $(filter %.o,$^) $(TOOL_LIBS)
$(BENCH_TOOL): $(call core_o,$(CORE_ISAS),bare)

# The same cores with every patch of testbench/bugs/<isa> applied to a copy; +bug=N arms one at run time. Only the
# tapped cores are compiled again, at -O1; all else is the command's own objects.
BUGS     := $(T)/bugs
bug_dir    = $(if $($(1).home),$($(1).home)/bugs,testbench/bugs/$(1))
bug_patches = $(wildcard $(call bug_dir,$(1))/*/*.patch)
BUG_ISAS   := $(foreach isa,$(ISAS),$(if $(call bug_patches,$(isa)),$(isa)))
BUG_SCRIPTS := $(wildcard testbench/bugs/*.py)
BUG_GOAL   := $(filter test bugs $(BUGS)/warpstep,$(GOALS))

define bug_rules
# a folder is newer when a patch in it was removed
$($(1).B)/bugs/src/patched: $(call rtl,$(1)) $(BIND_SV) $(call bug_patches,$(1)) \
    $(sort $(dir $(call bug_patches,$(1)))) $(BUG_SCRIPTS)
	$$(call say,patch)
	$$(Q)rm -rf $$(@D) && mkdir -p $$(@D)/bridge && cp -r rtl $$(@D)/ && cp $(BIND_SV) $$(@D)/bridge/
	$$(Q)python3 testbench/bugs/bugs.py apply $(call bug_dir,$(1)) $$(@D) && touch $$@
$(call core_in,$(1),tapped,$($(1).B)/bugs,$($(1).B)/bugs/src/patched $(call bug_dir,$(1))/$(1)_bug_pkg.sv,$(call shape_g,$(1)) $(call waivers,$(1)) \
    $(call bug_dir,$(1))/$(1)_bug_pkg.sv $(addprefix $($(1).B)/bugs/src/,$(call rtl,$(1)) $(BIND_SV)))

ifneq ($(BUG_GOAL),)
$$(eval $$(call read_classes,$($(1).B)/bugs,V$(1)_tapped,-O1,BUG_O))
endif
BUG_PINS_O += $($(1).B)/bugs/pins.o
endef
BUG_O :=
BUG_PINS_O :=
$(foreach isa,$(BUG_ISAS),$(eval $(call bug_rules,$(isa))))

# of some ISAs, and in another shape, it is another command
ifneq ($(BUGS),build/bugs)
.PHONY: build/bugs/warpstep
build/bugs/warpstep:
	$(error $@ has all ISAs in their default shapes; for '$(KEY)' make bugs builds $(BUGS)/warpstep)
endif

# an ISA without planted bugs keeps its own core here
$(BUGS)/warpstep: $(SHARED_O) $(BUG_PINS_O) $(BUG_O) \
    $(call core_o,$(filter-out $(BUG_ISAS),$(CORE_ISAS)),tapped) $(ALL_SOURCES)
	$(call say,link)
	$(Q)mkdir -p $(@D) && $(CXX) -o $@ $(filter %.o,$^) $(TOOL_LIBS)

# The same cores with cover points bound beside them. They cost more than what lockstep may (docs/measured.md), so this command is
# another one; all that is not a core is shared. Its clocks never stand still (common_gate): what it retires shows that those of the
# other command stand still where they may. And the cores' claims are on: a run in which one fails ends there.
COVER_TOOL := $(T)/cover/warpstep
COVER_GOAL := $(filter test $(COVER_TOOL),$(GOALS))
define cover_rules
$(call core_in,$(1),tapped,$($(1).B)/cover,$(call rtl,$(1)) $(BIND_SV) $(call cover_sv,$(1)) $(call waivers,$(1)),\
    +define+UNGATED --assert $(call shape_g,$(1)) $(call waivers,$(1)) $(call rtl,$(1)) $(BIND_SV) $(call cover_sv,$(1)))

ifneq ($(COVER_GOAL),)
$$(eval $$(call read_classes,$($(1).B)/cover,V$(1)_tapped,-O1,COVER_O))
endif
endef
COVER_O :=
$(foreach isa,$(CORE_ISAS),$(eval $(call cover_rules,$(isa))))

# Here the imports of the cover points are in Verilator's headers, too.
$(T)/cover/dpi.o: bridge/dpi.c $(T)/dpi_prototypes.h build/flags/c $(foreach isa,$(CORE_ISAS),$($(isa).B)/cover/V$(isa)_tapped_classes.mk)
	$(call say,cc)
	$(Q)mkdir -p $(@D)
	$(Q)$(CCACHE) $(CC) $(CFLAGS) $(DEPFLAGS) $(foreach isa,$(CORE_ISAS),-I$($(isa).B)/cover) -I$(VINC) -I$(VINC)/vltstd \
	    '-DBRIDGE_DPI_HEADER="$(CURDIR)/$(T)/dpi_prototypes.h"' -c -o $@ $<

$(COVER_TOOL): $(filter-out $(T)/dpi.o,$(SHARED_O)) $(T)/cover/dpi.o $(foreach isa,$(CORE_ISAS),$($(isa).B)/cover/pins.o) $(COVER_O) $(ALL_SOURCES)
	$(call say,link)
	$(Q)mkdir -p $(@D) && $(CXX) -o $@ $(filter %.o,$^) $(TOOL_LIBS)

# The programs of each ISA: what its folders hold, and what is generated. What a program needs and whether it is measured, it says
# itself (programs/language.md), so the command is given the folder.
$(foreach isa,$(ISAS),$(eval $(isa).folder := $(call folder_of,$(isa),programs)))
$(foreach isa,$(ISAS),$(eval $(isa).all := $(sort $(wildcard $($(isa).folder)/*/*.s)) $($(isa).programs)))
ALL_PROGRAMS := $(foreach isa,$(ISAS),$($(isa).all))
RUN_ISAS     := $(foreach isa,$(CORE_ISAS),$(if $(strip $($(isa).all)),$(isa)))

# $(1) command: of each ISA, all of them even if one fails
each_isa = status=0; $(foreach isa,$(RUN_ISAS),$(call $(1),$(isa)) || status=1;) \
    $(foreach isa,$(filter-out $(RUN_ISAS),$(CORE_ISAS)),echo "$(isa) has no programs";) \
    $(foreach isa,$(filter $(NO_CORE),$(MODEL_ISAS)),echo "$(isa) has no core yet; make unit runs its programs on the model alone";) exit $$status
# what programs took when it was last written down: the long ones begin first; `make perf` compares
baseline  = $(call folder_of,$(1),testbench)/perf.jsonl
suite_isa = $(TOOL) suite --isa $(1) $(addprefix --baseline ,$(wildcard $(call baseline,$(1)))) $($(1).folder) $($(1).programs)
# the clocks of a baseline are those of the default shape, with seed 1
recorded  = $(if $(filter default1,$(notdir $($(1).B))$(SEED)),$(wildcard $(call baseline,$(1))))
run_isa   = echo "$(1)" && $(suite_isa) --no-tags long --seed $(SEED) $(if $(call recorded,$(1)),--clocks) --json build/run_$(1).jsonl
bench_isa = echo "$(1)" && $(BENCH_TOOL) bench --isa $(1) --no-tags short,nobench,trap,long --json build/bench_$(1).jsonl $($(1).folder) $($(1).programs) && \
    { ! $(BENCH_TOOL) random --isa $(1) --help | grep -q '^Types of programs: ' || \
      { $(BENCH_TOOL) random --isa $(1) --count 500 --times >build/bench_random_$(1).log && tail -n 2 build/bench_random_$(1).log; } || \
      { cat build/bench_random_$(1).log; false; }; }
perf_isa  = { $(suite_isa) --seed 1 --json build/perf_$(1).jsonl >build/perf_$(1).log || { cat build/perf_$(1).log; false; }; } && \
    $(TOOL) perf --baseline $(call baseline,$(1)) $(if $(UPDATE),--update) $(if $(ACCEPT),--accept) build/perf_$(1).jsonl $($(1).folder) $($(1).programs)

# Exact clocks of what `make test` has run anyway. The baseline is that of the default shape.
clocks_isa = $(if $(filter-out $(notdir $($(1).B)),default),echo "clocks: this is not the shape of the baseline of $(1)",\
    $(if $(wildcard $(call baseline,$(1))),sh testbench/test_clocks.sh $(TOOL) $(1) $(call baseline,$(1)) build/test/programs_$(1).jsonl,\
    echo "clocks: $(1) has no baseline"))

# A plugin need not bring a view.
waves_isa = $(if $($(1).wave)$(if $($(1).home),,tree),sh testbench/test_waves.sh $(TOOL) $(BUGS)/warpstep $(1),echo "waves: $(1) has no view")

RUN_COMMAND   = rm -f $(RUN_ISAS:%=build/run_%.jsonl); ($(call each_isa,run_isa)); status=$$?; \
    sh testbench/run_total.sh $(foreach isa,$(RUN_ISAS),build/run_$(isa).jsonl$(addprefix :,$(call recorded,$(isa)))); exit $$status
BENCH_COMMAND = ($(call each_isa,bench_isa)) && cat $(RUN_ISAS:%=build/bench_%.jsonl) >build/bench.jsonl && rm $(RUN_ISAS:%=build/bench_%.jsonl)
PERF_COMMAND  = $(call each_isa,perf_isa)
# SHAPES: a core of each of these shapes of x.lint as well, or of all of them
random_isa = shapes=; $(if $(SHAPES),$(foreach s,$(call soak_shapes,$(1)),$(if $(call own_shape,$(1),$(s)),,$(call random_shape,$(1),$(s))))) $(TOOL) random --isa $(1) --count $(COUNT) --seed $(SEED) $$shapes
own_shape    = $(if $(filter-out default $(foreach p,$($(1).parameters),$(p)=$($(1).$(p))),$(subst $(comma), ,$(2))),,yes)
random_shape = $(call shape_tool,$(1),$(2)); shapes="$$shapes --shape $$tool";
RANDOM_COMMAND = $(call each_isa,random_isa)

# make soak: the command of each core in each of its shapes (x.lint, or those of SHAPES), then all of them in turn. MUTANTS, SLICE: soak.sh.
soak_shapes  = $(if $(filter-out all,$(SHAPES)),$(filter $(SHAPES),$(sort default $($(1).lint))),$(or $($(1).lint),default))
SHAPES_THERE := all default $(foreach isa,$(CORE_ISAS),$(filter-out default,$($(isa).lint)))
SHAPES_WRONG := $(strip $(if $(filter random soak,$(GOALS)),$(foreach s,$(SHAPES),$(if $(filter $(s),$(SHAPES_THERE)),,$(s)))))
$(if $(SHAPES_WRONG),$(error SHAPES: no core of '$(CORE_ISAS)' has $(SHAPES_WRONG); there are: $(SHAPES_THERE)))
shape_tool   = tool=`env -u MAKEFLAGS -u MAKELEVEL $(MAKE) --no-print-directory -s $(MAKEOVERRIDES) ISAS=$(filter $(1),$(TREE_ISAS)) $(filter-out default,$(subst $(comma), ,$(2))) tool | tail -n 1` && \
    [ -x "$$tool" ] || exit 2
soak_core    = $(call shape_tool,$(1),$(2)); cores="$$cores $(1):$(2):$$tool";
quoted       = '$(subst ','\'',$(1))'
soak         = MUTANTS=$(call quoted,$(MUTANTS)) SLICE=$(call quoted,$(SLICE)) sh testbench/soak.sh $(call quoted,$(or $(DIR),build/soak)) $(call quoted,$(HOURS))
# what no core is built for
SOAK_CHECK   = $(if $(HOURS),,$(error soak: HOURS=h is missing, such as 8 or 0.5))$(if $(CORE_ISAS),,$(error soak: none of '$(ISAS)' has a core))$(soak)
SOAK_COMMAND = cores=; $(foreach isa,$(CORE_ISAS),$(foreach s,$(call soak_shapes,$(isa)),$(call soak_core,$(isa),$(s)))) $(soak) $$cores

# Programs of the testbench that know an ISA's model: what of the opcode map is executed.
# $(1) ISA, $(2) coverage, $(3) sources
define helper_rule
build/$(1)/$(2): $(addprefix $(call folder_of,$(1),testbench)/,$(3)) $(wildcard $(call folder_of,$(1),testbench)/*.h) $(COMMON_O) $$($(1).model-o)
	$$(call say,cc)
	$$(Q)mkdir -p $$(@D)
	$$(Q)$$(CC) $$(CFLAGS) -I. -o $$@ $$(filter %.c %.o,$$^) $(MODEL_LIBS)
endef
COVERAGE_ISAS := $(foreach isa,$(ISAS),$(if $($(isa).coverage),$(isa)))
COVERAGE      := $(COVERAGE_ISAS:%=build/%/coverage)
$(foreach isa,$(COVERAGE_ISAS),$(eval $(call helper_rule,$(isa),coverage,$($(isa).coverage))))
# Both ways of each model, step() and run().
COMPARE := $(T)/compare_paths
$(COMPARE): testbench/compare_paths.c $(LIB)
	$(call say,cc)
	$(Q)$(CC) $(CFLAGS) -o $@ $^ -ljansson $(MODEL_LIBS)
FORMAT_SRC += testbench/compare_paths.c
paths_isa = sh testbench/test_paths.sh $(COMPARE) $(1) $(2) $($(1).folder)
# those whose model has a run(): the description says so
PATHS_ISAS    := $(foreach isa,$(RUN_ISAS),$(if $($(isa).paths),$(isa)))
PATHS_COMMAND  = status=0; $(foreach isa,$(PATHS_ISAS),$(call paths_isa,$(isa),$(PATHS)) || status=1;) \
    $(foreach isa,$(filter-out $(PATHS_ISAS),$(RUN_ISAS)),echo "paths: $(isa) has one way";) exit $$status
coverage_isa = sh $(call in_testbench,$(1),test_coverage.sh) $(TOOL) $(1) $(filter-out $($(1).programs),$($(1).all))
# an ISA without a test of its own: what its programs hit, and never
plain_coverage_isa = mkdir -p build/coverage && rm -f build/coverage/$(1).cov && \
    { $(suite_isa) --no-tags long --coverage build/coverage/$(1).cov >build/coverage/$(1).log || { cat build/coverage/$(1).log; false; }; } && \
    $(TOOL) coverage build/coverage/$(1).cov --html build/coverage/$(1).html >build/coverage/$(1).txt && echo "coverage: $(1): $$(tail -n 1 build/coverage/$(1).txt)"
COVERAGE_COMMAND = $(foreach isa,$(RUN_ISAS),$(if $($(isa).coverage),$(call coverage_isa,$(isa)),$(call plain_coverage_isa,$(isa))) &&) \
    $(foreach isa,$(filter-out $(RUN_ISAS),$(ISAS)),echo "coverage: $(isa) runs no program in lockstep" &&) :

# The taps with their DPI halves and dpi.c, on the made-up machine of the bridge's tests.
RTL_UNIT_TESTS += build/rtl-unit/common/common_taps
TAPS_TEST := rtl/common/test_common_taps
build/rtl-unit/common/common_taps: $(TAPS_TEST).sv $(TAPS_TEST).cpp $(RTL_COMMON) $(BIND_SV) bridge/dpi.c $(LIB) | $(GLOBAL_O)
	$(call say,verilate)
	$(Q)rm -rf $@.dir && mkdir -p $@.dir && verilator --cc --output-split 0 -Wno-fatal -Wno-lint -Wno-style --Mdir $@.dir --top test_common_taps \
	    $(RTL_COMMON) $(TAPS_TEST).sv $(BIND_SV) >$@.log 2>&1 || { tail -20 $@.log; exit 1; }
	$(Q)$(bench_core)
	$(Q)$(CC) $(CFLAGS) -I$@.dir -I$(VINC)/vltstd -DBRIDGE_DPI_HEADER='"Vtest_common_taps__Dpi.h"' -c -o $@.dir/dpi.o bridge/dpi.c
	$(Q)$(bench_cxx) -I$@.dir -o $@ $(TAPS_TEST).cpp $@.dir/all.o $@.dir/dpi.o $(GLOBAL_O) $(LIB) $(MODEL_LIBS) -lpthread

# Which clocks need not be simulated, on made-up cores; in which order registers are written.
HARNESS_TESTS := claim stillness writes
RTL_UNIT_TESTS += $(HARNESS_TESTS:%=build/rtl-unit/common/%)
$(HARNESS_TESTS:%=build/rtl-unit/common/%): build/rtl-unit/common/%: testbench/common/test_%.cpp build/obj/testbench/common/%.o rtl/common/test_unit.h
	$(call say,c++)
	$(Q)mkdir -p $(@D) && $(CCACHE) $(CXX) $(CXXFLAGS) -o $@ $(filter-out %.h,$^)
FORMAT_SRC += $(HARNESS_TESTS:%=testbench/common/test_%.cpp)

# The reduced shape of an ISA, for its reduced test. It shares nothing with this build but comes behind it.
REDUCED_ISAS := $(foreach isa,$(ISAS),$(if $($(isa).reduced),$(isa)))
define reduced_rule
$(1).reduced-tool := build/tools/$(1)-$(subst $(space),-,$(subst =,,$($(1).reduced)))/warpstep
ifneq ($$($(1).reduced-tool),$(TOOL))
.PHONY: $$($(1).reduced-tool)
$$($(1).reduced-tool): $(TOOL)
	$$(Q)$$(MAKE) --no-print-directory ISAS=$(1) $($(1).reduced) $$@
endif
endef
$(foreach isa,$(REDUCED_ISAS),$(eval $(call reduced_rule,$(isa))))

# A board with a small shape of a core, and its command, for the test of boards; likewise. Where a board in the shape of this build (default) takes less to
# compile than a command in a smaller one, it is that, and the command is this build's.
BOARD_ISAS := $(foreach isa,$(CORE_ISAS),$(if $($(isa).board-shape),$(isa)))
board_shape = $(if $(filter default,$($(1).board-shape)),$(notdir $($(1).B)),$(subst $(space),-,$(subst =,,$($(1).board-shape))))
board_tool  = $(if $(filter default,$($(1).board-shape)),$(TOOL),build/tools/$(1)-$(board_shape)/warpstep)
# its boards with other clocks of the core, those of x.board-divides
board_divided = $(foreach n,$($(1).board-divides),build/$(1)/$(call board_shape,$(1))/board/board_sim_divide$(n))
define board_test_rule
.PHONY: board-sim-$(1)
board-sim-$(1): $(TOOL) $(if $(filter default,$($(1).board-shape)),$($(1).B)/board/board_sim)
	$(if $(filter default,$($(1).board-shape)),,$$(Q)$$(MAKE) --no-print-directory ISAS=$(1) $($(1).board-shape) board-sim $(call board_divided,$(1)))
endef
$(foreach isa,$(BOARD_ISAS),$(eval $(call board_test_rule,$(isa))))

# The example of a core of one's own is the quickest board: what goes wrong with boards and lines is tried on it. OTHER: in another shape.
BOARD_EXAMPLE := examples/tally
BOARD_FAULTS  := build/tools/tally/warpstep build/tally/default/board/board_sim build/tally/default/board/board_sim_raw build/tools/tally-REGS8/warpstep tally 32x16:34:ffff5830
BOARD_EXAMPLE_DIVIDED := $(BOARD_DIVIDES:%=build/tally/default/board/board_sim_divide%)
.PHONY: board-sim-example
board-sim-example: $(TOOL)
	$(Q)$(MAKE) --no-print-directory ISAS= PLUGIN=$(BOARD_EXAMPLE) board-sim build/tally/default/board/board_sim_raw $(BOARD_EXAMPLE_DIVIDED)
	$(Q)$(MAKE) --no-print-directory ISAS= PLUGIN=$(BOARD_EXAMPLE) REGS=8 tool

# A line that lies, for the tests.
LYING_LINE := build/board/lying_line
$(LYING_LINE): testbench/board/lying_line.cpp $(wildcard testbench/board/*.h) bridge/link_fault_injector.h model/common/rng.h
	$(call say,c++)
	$(Q)mkdir -p $(@D) && $(CCACHE) $(CXX) $(CXXFLAGS) -o $@ $< -lutil
FORMAT_SRC += testbench/sabotage.c testbench/board/lying_line.cpp testbench/board/board_sim.cpp $(wildcard testbench/board/*.h)

# make test
TEST_NEEDS := $(UNIT_TESTS) $(UNIT_TESTS_SAN) $(GENERATED:%=build/gen/%) $(ORACLES)
ifneq ($(CORE),)
TEST_NEEDS += $(TOOL) $(BENCH_TOOL) $(COVER_TOOL) $(COVERAGE) $(COMPARE) $(RTL_UNIT_TESTS) $(BUGS)/warpstep $(foreach isa,$(REDUCED_ISAS),$($(isa).reduced-tool)) $(BOARD_ISAS:%=board-sim-%) board-sim-example $(LYING_LINE) $(ALL_PROGRAMS)
endif
COVER_POINTS := $(wildcard $(foreach isa,$(CORE_ISAS),$(call folder_of,$(isa),testbench)/cover_points.txt))
in_testbench = $(addprefix $(call folder_of,$(1),testbench)/,$(2))
in_rtl = $(addprefix $(call folder_of,$(1),rtl)/,$(2))
rtl_tests = $(filter build/rtl-unit/$(1)/% $(addsuffix /test/%,$($(1).B)),$(RTL_UNIT_TESTS))
UNIT_DIRS := common board $(MODEL_ISAS)
BENCHES_LEFT := $(filter-out $(foreach folder,$(UNIT_DIRS),$(call rtl_tests,$(folder))),$(RTL_UNIT_TESTS))
$(if $(BENCHES_LEFT),$(error no check runs $(BENCHES_LEFT)))

# The plan of `make test`: a line for each check, NAME, a tab, COMMAND, and those that take a minute of a processor or more first. They
# run side by side (test.sh), so no two write the same files below build/; ! before the name: when all others have ended.
PLAN := build/test/plan
tab  := $(shell printf '\t')
check = $(file >>$(PLAN),$(1)$(tab)$(2))
# one that runs programs of several ISAs of the tree: a build of some of them says that it has not run
check_all = $(if $(ALL_TREE_ISAS),$(check),$(eval LEFT_OUT += $(1)))
left_out  = $(if $(LEFT_OUT),echo "not run without all instruction sets: $(strip $(LEFT_OUT))";)
TEST_COMMAND = $(shell mkdir -p $(dir $(PLAN)))$(file >$(PLAN)) \
    $(foreach isa,$(ISAS),$(foreach s,$(call synth_quick,$(isa)),$(call check,synthesis-$(call synth_name,$(s)),$(call synth_command,$(isa),quick,$(s))))) \
    $(call check,valgrind,sh testbench/run_unit.sh valgrind $(UNIT_TESTS)) \
    $(call check,shrink,sh testbench/test_shrink.sh $(BUGS)/warpstep "$(ISAS)") \
    $(call check,triage,sh testbench/test_triage.sh $(TOOL) $(BUGS)/warpstep "$(ISAS)") \
    $(call check,coverage-stores,sh testbench/test_coverage_tool.sh $(TOOL) "$(ISAS)") \
    $(call check,sanitizers,sh testbench/run_unit.sh sanitizers $(UNIT_TESTS_SAN)) \
    $(call check,random,sh testbench/test_random_tool.sh $(TOOL) $(BUGS)/warpstep "$(ISAS)") \
    $(call check,coverage,$(COVERAGE_COMMAND)) \
    $(if $(BUG_ISAS),$(call check,soak,sh testbench/test_soak.sh $(TOOL) $(BUGS)/warpstep $(lastword $(BUG_ISAS)))) \
    $(foreach isa,$(BOARD_ISAS),$(call check,board-$(isa),sh testbench/board/test_board_core.sh $(call board_tool,$(isa)) \
      build/$(isa)/$(call board_shape,$(isa))/board/board_sim $(isa) $($(isa).board-programs)) \
      $(foreach sim,$(call board_divided,$(isa)),$(call check,board-$(isa)-$(patsubst board_sim_%,%,$(notdir $(sim))),sh testbench/board/test_board_core.sh $(call board_tool,$(isa)) $(sim) $(isa) $($(isa).board-programs))) \
      $(if $($(isa).board-long),$(call check,board-flip-$(isa),sh testbench/board/flip.sh $(call board_tool,$(isa)) build/$(isa)/$(call board_shape,$(isa))/board/board_sim $(isa) $($(isa).board-long) 100000))) \
    $(call check,board-faults,sh testbench/board/test_board.sh $(BOARD_FAULTS) $(BOARD_EXAMPLE)/programs/rules/chain.s) \
    $(foreach sim,$(BOARD_EXAMPLE_DIVIDED),$(call check,board-tally-$(patsubst board_sim_%,%,$(notdir $(sim))),sh testbench/board/test_board_core.sh $(firstword $(BOARD_FAULTS)) $(sim) tally $(BOARD_EXAMPLE)/programs/rules/chain.s $(BOARD_EXAMPLE)/programs/rules/count.s)) \
    $(call check,board-lines,sh testbench/board/test_lines.sh $(wordlist 1,2,$(BOARD_FAULTS)) $(LYING_LINE) tally $(BOARD_EXAMPLE)/programs/rules/count.s) \
    $(foreach isa,$(BUG_ISAS),$(call check,must-fail-$(isa),sh testbench/test_bugs.sh $(BUGS)/warpstep $(isa))$(call check,waves-$(isa),$(call waves_isa,$(isa)))) \
    $(call check,planted,sh testbench/test_planted.sh) \
    $(if $(call rtl_tests,board),$(call check,must-fail-board,sh testbench/test_board_bugs.sh)) \
    $(call check,mutants,sh testbench/test_mutants.sh examples/tally) \
    $(call check_all,tutorial,sh testbench/test_tutorial.sh) \
    $(call check,plugin,sh testbench/test_plugin.sh examples/tally) \
    $(call check,model-only,sh testbench/test_model_only.sh examples/tally) \
    $(call check,lint-board,$(board_lint)) \
    $(foreach isa,$(MODEL_ISAS),$(call check,lint-$(isa),$(call lint_command,$(isa)))) \
    $(foreach isa,$(UNIT_DIRS),$(if $(call rtl_tests,$(isa)),$(call check,rtl-units-$(isa),sh testbench/run_rtl_units.sh $(isa) $(call rtl_tests,$(isa)) -- $(call in_rtl,$(isa),$($(isa).bench-files))))) \
    $(foreach isa,$(RUN_ISAS),$(call check,programs-$(isa),$(call suite_isa,$(isa)) --sweep 100 --json build/test/programs_$(isa).jsonl)$(call check,!clocks-$(isa),$(call clocks_isa,$(isa)))$(call check,seeds-$(isa),sh testbench/test_seeds.sh $(TOOL) $(isa) $($(isa).folder))) \
    $(foreach isa,$(ISAS),$(call check,random-$(isa),sh testbench/test_random.sh $(TOOL) $(isa))) \
    $(foreach isa,$(CORE_ISAS),$(call check,random-claims-$(isa),sh testbench/test_random.sh $(COVER_TOOL) $(isa) 20 claims_$(isa))) \
    $(foreach isa,$(PATHS_ISAS),$(call check,paths-$(isa),$(call paths_isa,$(isa),50))) \
    $(call check,unit,sh testbench/run_unit.sh plain $(UNIT_TESTS)) \
    $(call check,unit-run,sh testbench/test_unit.sh) \
    $(call check,small-stack,sh testbench/test_small_stack.sh $(TOOL) $(RUN_ISAS)) \
    $(call check,sabotage,sh testbench/test_sabotage.sh $(LIB) $(CCACHE) $(CC) $(CFLAGS) -I.) \
    $(call check,plan,sh testbench/test_plan.sh) \
    $(call check,generated,$(GEN_CHECK)) \
    $(call check,names,sh testbench/test_names.sh) \
    $(call check,synthesis-rules,sh testbench/test_synth.sh $(BOARD_SV)) \
    $(call check,citations,sh testbench/test_citations.sh) \
    $(call check,random-seeds,sh testbench/test_random_seeds.sh) \
    $(call check,setup,sh testbench/test_setup.sh) \
    $(if $(BOARD_ISAS),$(call check,bitstream,sh testbench/board/test_bitstream.sh $(firstword $(BOARD_ISAS)))) \
    $(if $(COVER_POINTS),$(call check,cover-points,sh testbench/test_cover_points.sh $(COVER_TOOL) $(TOOL) $(COVER_POINTS))) \
    $(call check_all,bad-input,sh testbench/test_tool.sh $(BENCH_TOOL)) \
    $(call check_all,log,sh testbench/test_log.sh $(TOOL)) \
    $(call check_all,files,sh testbench/test_files.sh $(TOOL)) \
    $(call check_all,forms,sh testbench/test_forms.sh $(TOOL)) \
    $(call check,install,sh testbench/test_install.sh) \
    $(if $(BUG_ISAS),$(call check_all,readme,sh testbench/test_readme.sh $(BUGS)/warpstep)) \
    $(call check_all,command-line,sh testbench/test_command.sh $(TOOL)) \
    $(call check_all,results,sh testbench/test_results.sh $(BENCH_TOOL) $(TOOL)) \
    $(foreach isa,$(MODEL_ISAS),$(foreach script,$(call in_testbench,$(isa),$($(isa).tests)),$(call check,$(basename $(notdir $(script)))-$(isa),sh $(script) $(BENCH_TOOL)))) \
    $(foreach isa,$(REDUCED_ISAS),$(call check,reduced-$(isa),sh $(call in_testbench,$(isa),test_reduced.sh) $($(isa).reduced-tool))) \
    $(left_out) sh testbench/test.sh $(PLAN)

-include $(shell find $(T) $(foreach isa,$(ISAS),$($(isa).B)) build/obj/testbench -name '*.d' 2>/dev/null)
