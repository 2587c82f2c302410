# The only build file to open. `make` lists the targets, `make parameters` the shapes of the cores.
#   ISAS="a b"     only these instruction sets; ISA= is the same
#   NAME=VALUE     another shape of the cores that take this value; isa.NAME=VALUE of that one alone
#   PLUGIN=DIR     an instruction set and core of your own, too: docs/own-core.md
#   V=1            show commands
#   WERROR=1       a warning of a compiler stops the build, as in .ci/run; elsewhere it is shown
# Parts: model/<isa>/isa.mk and rtl/<isa>/rtl.mk describe an ISA; model/isas.mk reads them;
# <folder>/rules.mk builds.

# All paths are those of this folder.
OWN := $(lastword $(MAKEFILE_LIST))
ifneq ($(realpath $(OWN)),$(CURDIR)/Makefile)
ifneq ($(abspath $(OWN)),$(CURDIR)/Makefile)
HERE := $(shell dirname '$(strip $(MAKEFILE_LIST))')
CALL := $(strip make -C '$(HERE)' $(MAKECMDGOALS) $(MAKEOVERRIDES))
$(error make works in the folder of its Makefile: $(CALL))
endif
endif

# ISAS from the environment counts as ISAS= does, unless ISA= is given.
ifneq ($(and $(findstring environment,$(origin ISAS)),$(strip $(ISAS))),)
ifeq ($(findstring command,$(origin ISA)),)
override ISAS := $(ISAS)
endif
endif
# One line for each instruction set.
ISAS += tesla
ISAS += pica200
ISAS += vivante
ISAS += sgx543
# ISA= is the same as ISAS=, without the ISA of a plugin. Where both are given, ISAS= counts.
ifneq ($(and $(findstring command,$(origin ISA)),$(strip $(ISA))),)
ifeq ($(findstring command,$(origin ISAS)),)
ISAS := $(foreach isa,$(ISA),$(if $(wildcard model/$(isa)/isa.mk),$(isa)))
endif
endif

$(if $(filter-out $(words $(sort $(ISAS))),$(words $(ISAS))),$(error ISAS=$(ISAS): \
    each instruction set must be named once))

PREFIX       ?= /usr/local
SEED         ?= 1
FUZZ_SECONDS ?= 60
PATHS        ?= 10000
COUNT        ?= 1000
N            ?= 1000
TO            = $(DESTDIR)$(PREFIX)

# The steps of the build have numbers.
say = $(if $(V),,@echo "  [$(words $(eval STEPS += x)$(STEPS))] $(1)	$@";)
Q  := $(if $(V),,@)
# $(1) command: it writes the target
written_by = $(Q)mkdir -p $(@D) && $(1) >$@
# $(1) name of the step, $(2) compiler and its flags: the object of the first prerequisite
define compile
$(call say,$(1))
$(Q)mkdir -p $(@D)
$(Q)$(CCACHE) $(2) -c -o $@ $<
endef

# As many jobs as there are processors, unless -j is given; a make below this one shares them.
ifeq ($(MAKELEVEL)$(filter -j% --jobs%,$(MAKEFLAGS)),0)
MAKEFLAGS += -j$(shell nproc 2>/dev/null || echo 2)
endif
MAKEFLAGS += --no-builtin-rules
.DELETE_ON_ERROR:
.SUFFIXES:
.DEFAULT_GOAL := help
GOALS := $(or $(MAKECMDGOALS),help)

# clean and gen change files that other goals read: in one call with them, each goal is a make of
# its own, in the order given.
ifneq ($(and $(filter clean gen,$(GOALS)),$(word 2,$(GOALS))),)
.PHONY: $(GOALS)
.NOTPARALLEL:
$(GOALS):
	$(Q)$(MAKE) --no-print-directory $@
else

include model/isas.mk
# mutants, netlist and bitstream are of one ISA.
ISA := $(or $(strip $(ISA)),$(if $(filter command override,$(origin ISAS)),$(strip $(ISAS))))
one_isa = $(if $(filter 1,$(words $(ISA))),$(filter $(ISA),$(CORE_ISAS)))

# The packages that a goal needs on this machine, and whether it includes the Verilated cores.
CORE  := $(filter-out help parameters setup bitstream bitstream-% mutants netlist soak unit \
    unit-san unit-valgrind clean format fuzz gen gen-check lint% synth%,$(GOALS))
# $(1) goals, $(2) groups of packages
needs = $(if $(filter $(1),$(GOALS)),$(2))
NEEDS := $(if $(CORE),run) $(call needs,unit unit-% test gen gen-check fuzz,unit) \
    $(call needs,lint%,lint) $(call needs,synth% board-sim bitstream% mutants-%,synth) \
    $(call needs,unit-valgrind,test) $(call needs,test,test synth bugs) \
    $(call needs,bugs $(T)/bugs/% build/bugs/%,bugs) $(call needs,format,format) \
    $(call needs,setup,unit run lint synth test bugs) $(call needs,fuzz,fuzz)
ifeq ($(filter help parameters clean,$(GOALS)),)
ifneq ($(shell sh testbench/setup $(NEEDS) 1>&2; echo $$?),0)
$(error packages are missing)
endif
ifneq ($(and $(filter test build/rtl-unit/%,$(GOALS)),$(word 2,$(CURDIR))),)
$(error $(CURDIR) has a space, which Verilator's makefiles do not take; goals but test work here)
endif
ifneq ($(shell mkdir -p build/flags 2>/dev/null && [ -w build ] && echo yes),yes)
$(error $(CURDIR)/build cannot be written; a copy of the tree that is yours can)
endif
endif

CC       := gcc
CXX      := g++
CCACHE   := $(shell command -v ccache 2>/dev/null)
# A cache hit does not depend on the directory, which is for debuggers only.
export CCACHE_NOHASHDIR := 1
STRICT   := -Wall -Wextra $(if $(filter 1,$(WERROR)),-Werror)
CFLAGS   := -std=c11 -D_POSIX_C_SOURCE=200809L -O2 -g $(STRICT) -ffp-contract=off
CXXFLAGS := -std=c++17 -O2 -g $(STRICT)
DEPFLAGS := -MMD -MP

# build/flags/$(1) has the text $(2), the command of some objects. They depend on it, so that
# another text makes them again. -Werror changes no object. strip: GNU make 4.3 keeps the newline of
# a file now and then, when its buffer moves.
define flags_rule
$(1).flags := $(strip $(filter-out -Werror,$(2)))
ifneq ($$(strip $$(file <build/flags/$(1))),$$($(1).flags))
.PHONY: build/flags/$(1)
endif
build/flags/$(1):
	@$$(file >$$@,$$($(1).flags)):
endef
flags = $(eval $(call flags_rule,$(1),$(2)))

include model/rules.mk
include rtl/board/rules.mk
include rtl/rules.mk
include testbench/rules.mk
include testbench/mutants/rules.mk

# Dependency files may still name a source that has gone. The compiler says so if it needs it.
%.c: ;
%.cpp: ;
%.h: ;
%.sv: ;
%.def: ;

.PHONY: bugs board-sim rig flip bitstream help parameters setup run random mutants netlist soak \
    tool test unit unit-san unit-valgrind fuzz coverage bench paths perf lint synth synth-quick \
    gen gen-check format install clean

# $(1) ISA, $(2) parameter
parameter_row = printf '%-10s %-14s %s\n' $(1) $(2)=$($(1).$(2).default) \
    "$($(1).$(2).help); $($(1).$(2).values)";
# $(1) goal: a script runs it for each ISA
each_isa = $(Q)sh testbench/each_isa.sh $(FACTS) $(1)
# For a make of ISA alone; a plugin is not in ISAS=.
isa_alone = --no-print-directory ISAS=$(filter $(ISA),$(TREE_ISAS))
# Errors of goals
no_flip  = flip: ISAS=$(ISAS): must be one ISA with a long program: \
    x.board-long in model/x/isa.mk
not_one  = mutants: ISA=$(ISA): \
    $(if $(CORE_ISAS),must be one of $(CORE_ISAS),none of '$(ISAS)' has a core)
no_hours = soak: HOURS=h is missing, such as 8 or 0.5

run perf random coverage board-sim: $(TOOL)
run perf coverage bench paths test: $(ALL_PROGRAMS)
run perf random coverage bench paths test fuzz soak gen-check: $(FACTS)
gen gen-check: $(GENERATED:%=build/gen/%) $(ORACLES)
unit-valgrind: $(UNIT_TESTS)

help: ## this list
	@echo "Targets:"
	@sed -n 's/^\([a-z-]*\):.*## \(.*\)/  \1	\2/p' Makefile | expand -t 18
parameters: ## the parameters of each core, with their values
	@$(foreach isa,$(ISAS),$(foreach p,$($(isa).parameters),$(call parameter_row,$(isa),$(p))))
setup: ## install what run and test need: lists the packages, and what each is for, first
	@echo "warpstep: all that make run and make test need is there"

run: ## run every program in lockstep with the model and print a table
	$(call each_isa,run)
tool: $(TOOL) ## build the command, in the shape that the parameters say; prints its path
	@echo $(TOOL)
bugs: $(BUGS)/warpstep ## build the command with bugs that --plus bug=N arms; prints its path
	@echo $<
board-sim: $(BOARD_SIMS) ## the core of ISAS=x on a Verilated board; prints the path of the board
	$(if $(BOARD_SIMS),,$(error board-sim: no board has a core of $(ISAS)))
	@echo $(BOARD_SIMS)
rig: build/rtl-unit/board/board_stream ## a board's link on faulty lines: BYTES=1000000000 SEED=1
	$(Q)$< $(or $(BYTES),1000000000) $(SEED)
flip: ## a bit flips late in a long run on a Verilated board: ISAS=x INSTRUCTIONS=100000000
	$(if $($(ISAS).board-long),,$(error $(no_flip)))
	$(Q)$(MAKE) --no-print-directory board-sim
	$(Q)sh testbench/board/flip.sh $(TOOL) $(BOARD_SIMS) $(ISAS) $($(ISAS).board-long) \
	    $(or $(INSTRUCTIONS),100000000)
bitstream: ## place and route the core of ISA=x for BOARD=b at MHZ=n; prints its size and speed
	$(if $(bitstream_wrong),$(error $(bitstream_wrong)))
	$(Q)$(MAKE) $(isa_alone) bitstream-$(BOARD)

test: $(TEST_NEEDS) ## everything: unit, lockstep, must-fail, seeds, bad input, lint, synthesis
	$(Q)mkdir -p build/test && sh testbench/plan.sh $(FACTS) >build/test/plan
	$(Q)sh testbench/test.sh build/test/plan
unit: $(UNIT_TESTS) ## the C tests; needs a C compiler, cmocka and zlib only
	$(Q)sh testbench/run_unit.sh plain $^
unit-san: $(UNIT_TESTS_SAN) ## the C tests under AddressSanitizer and UndefinedBehaviorSanitizer
	$(Q)sh testbench/run_unit.sh sanitizers $^
unit-valgrind: ## the C tests under valgrind
	$(Q)sh testbench/run_unit.sh valgrind $^
fuzz: $(FUZZ) ## libFuzzer over the loaders of containers; FUZZ_SECONDS=60 each
	$(call each_isa,fuzz)
random: ## COUNT=1000 random programs from SEED=1 on every core; SHAPES=all: in each shape, too
	$(call each_isa,random)
mutants: ## mutation score of the core of ISA=x: N=1000 mutants drawn from SEED=1, and the survivors
	$(if $(one_isa),,$(error $(strip $(not_one))))
	$(Q)$(MAKE) $(isa_alone) mutants-$(ISA)
netlist: ## the core of ISA=x as Yosys reads it, in lockstep: is the hardware like the simulation?
	$(Q)$(MAKE) --no-print-directory mutants N=0
soak: ## random programs on all cores and shapes for HOURS=h; keeps all in DIR=build/soak; MUTANTS=N
	$(if $(HOURS),,$(error $(no_hours)))
	$(if $(CORE_ISAS),,$(error soak: none of '$(ISAS)' has a core))
	$(call each_isa,soak-check)
	$(call each_isa,soak)
coverage: $(COVERAGE) ## what the programs hit, and what they do not; writes build/coverage/
	$(call each_isa,coverage)
bench: $(BENCH_TOOL) ## cost of lockstep, speed of core and model; writes build/bench.jsonl
	$(call each_isa,bench)
paths: $(COMPARE) ## step() and run() of each model: all programs, PATHS=10000 random ones
	$(call each_isa,paths)
perf: ## clocks against the baseline; UPDATE=1 rewrites it (ACCEPT=1: if over 5 % slower, too)
	$(call each_isa,perf)

lint: lint-board $(MODEL_ISAS:%=lint-%) ## Verilator -Wall in several shapes; lint-<isa> one alone
synth: $(ISAS:%=synth-%) ## Yosys for ECP5 and Xilinx: LUTs, registers, RAMs; synth-<isa> one alone
synth-quick: $(ISAS:%=synth-quick-%) ## the same check for ECP5 alone, without a full mapping
gen: ## write the generated files again
	$(Q)for f in $(GENERATED); do cp build/gen/$$f $$f || exit 1; done
	$(Q)$(foreach isa,$(ORACLE_ISAS),\
	    build/gen/oracle_$(isa) $(call folder_of,$(isa),programs)/data &&) :
gen-check: ## fail if `make gen` would change a file
	$(Q)sh testbench/test_generated.sh $(FACTS)
format: ## clang-format over the C and C++ sources
	$(Q)clang-format -i $(FORMAT_SRC)
install: $(TOOL) ## install below PREFIX: command, manual page, completions, programs, documents
	$(Q)sh tools/install.sh '$(TO)' $(TOOL) \
	    $(foreach isa,$(ISAS),$(isa) $($(isa).folder) '$(call view,$(isa))')
clean: ## remove build/
	$(Q)rm -rf build

endif # goals one by one
