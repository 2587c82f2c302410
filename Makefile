# The only build file to open. `make` lists the targets, `make parameters` what can be built in another shape.
#   ISAS="a b"     only these instruction sets; ISA= is the same
#   NAME=VALUE     another shape of the cores that take this value; isa.NAME=VALUE of that one alone
#   PLUGIN=DIR     an instruction set and core of your own beside them: docs/own-core.md
#   V=1            show commands
#   WERROR=1       a warning of a compiler stops the build, as in .ci/run; elsewhere a newer compiler only warns
# Parts: model/<isa>/isa.mk and rtl/<isa>/rtl.mk describe an ISA; model/isas.mk reads them;
# <folder>/rules.mk builds.

# All paths are those of this folder.
OWN := $(lastword $(MAKEFILE_LIST))
ifneq ($(realpath $(OWN)),$(CURDIR)/Makefile)
ifneq ($(abspath $(OWN)),$(CURDIR)/Makefile)
HERE := $(shell dirname '$(strip $(MAKEFILE_LIST))')
$(error make works in the folder of its Makefile: $(strip make -C '$(HERE)' $(MAKECMDGOALS) $(MAKEOVERRIDES)))
endif
endif

# One line for each instruction set.
ISAS += tesla
ISAS += pica200
ISAS += vivante
ISAS += sgx543
# ISA= says the same as ISAS=, in which the ISA of a plugin has no place. Where ISAS= is given it counts.
ifneq ($(and $(findstring command,$(origin ISA)),$(strip $(ISA))),)
ifeq ($(findstring command,$(origin ISAS)),)
ISAS := $(foreach isa,$(ISA),$(if $(wildcard model/$(isa)/isa.mk),$(isa)))
endif
endif

PREFIX       ?= /usr/local
SEED         ?= 1
FUZZ_SECONDS ?= 60
PATHS        ?= 10000
COUNT        ?= 1000
N            ?= 1000
TO            = $(DESTDIR)$(PREFIX)

say = $(if $(V),,@echo "  $(step)$(1)	$@";)
# [n/N]: N is what a dry run would say. It starts with the first step behind the lists of classes, which make has brought up to date by
# then with what they are made from; and it is no dry run of itself, nor of a make below it.
step = $(if $(or $(COUNTING),$(filter %_classes.mk %/patched %/netlist.v,$@)),,$(eval STEP += x)$(if $(STEPS),,$(eval STEPS := $(count_steps)))[$(words $(STEP))/$(STEPS)] )
ifdef COUNTING
MAKE := :
endif
count_steps = $(shell env -u MAKEFLAGS -u MAKELEVEL COUNTING=1 $(MAKE) -n $(MAKEOVERRIDES) $(GOALS) 2>/dev/null | grep -c '^echo "  ')
Q  := $(if $(V),,@)
# $(1) command: it writes the target
written_by = $(Q)mkdir -p $(@D) && $(1) >$@

# make itself runs as many jobs as there are processors, unless told otherwise; a make below it shares them
ifeq ($(MAKELEVEL)$(filter -j% --jobs%,$(MAKEFLAGS)),0)
MAKEFLAGS += -j$(shell nproc 2>/dev/null || echo 2)
endif
MAKEFLAGS += --no-builtin-rules
.DELETE_ON_ERROR:
.SUFFIXES:
.DEFAULT_GOAL := help
GOALS := $(or $(MAKECMDGOALS),help)

# clean and gen change what other goals read: in one call with them, each goal is a make of its own, in the order given.
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

# What a goal needs on this machine, and whether it includes the Verilated cores.
CORE  := $(filter-out help parameters setup bitstream bitstream-% mutants netlist soak unit unit-san unit-valgrind clean format fuzz gen gen-check lint% synth%,$(GOALS))
NEEDS := $(if $(CORE),run) $(if $(filter unit unit-% test gen gen-check fuzz,$(GOALS)),unit) \
         $(if $(filter lint%,$(GOALS)),lint) $(if $(filter synth% board-sim bitstream%,$(GOALS)),synth) \
         $(if $(filter unit-valgrind,$(GOALS)),test) $(if $(filter test,$(GOALS)),test synth bugs) \
         $(if $(filter bugs $(BUGS)/% build/bugs/%,$(GOALS)),bugs) $(if $(filter mutants-%,$(GOALS)),synth) \
         $(if $(filter setup,$(GOALS)),unit run lint synth test bugs) \
         $(if $(filter format,$(GOALS)),format) $(if $(filter fuzz,$(GOALS)),fuzz)
ifeq ($(filter help parameters clean,$(GOALS)),)
ifneq ($(shell sh testbench/setup $(NEEDS) 1>&2; echo $$?),0)
$(error packages are missing)
endif
ifneq ($(and $(filter test build/rtl-unit/%,$(GOALS)),$(word 2,$(CURDIR))),)
$(error $(CURDIR) has a space, which the makefile that Verilator writes does not take; all goals but test work here)
endif
ifneq ($(shell mkdir -p build/flags 2>/dev/null && [ -w build ] && echo yes),yes)
$(error $(CURDIR)/build cannot be written; a copy of the tree that is yours can)
endif
endif

CC       := gcc
CXX      := g++
CCACHE   := $(shell command -v ccache 2>/dev/null)
# a cache hit does not depend on the directory, which debuggers are told only
export CCACHE_NOHASHDIR := 1
STRICT   := -Wall -Wextra $(if $(filter 1,$(WERROR)),-Werror)
CFLAGS   := -std=c11 -D_POSIX_C_SOURCE=200809L -O2 -g $(STRICT) -ffp-contract=off
CXXFLAGS := -std=c++17 -O2 -g $(STRICT)
DEPFLAGS := -MMD -MP

# build/flags/$(1) has the text $(2), with what some objects are made. They depend on it: another text makes them anew, in a build that is warm, too.
# -Werror changes no object. strip: GNU make 4.3 keeps the newline of a file now and then, when its buffer moves.
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

# A source that has gone is no error of the dependency files that still name it; the compiler says so if it is needed.
%.c: ;
%.cpp: ;
%.h: ;
%.sv: ;
%.def: ;

.PHONY: bugs board-sim rig flip bitstream help parameters setup run random mutants netlist soak tool test unit unit-san unit-valgrind fuzz coverage bench paths perf lint synth synth-quick \
        gen gen-check format install clean

help: ## this list
	@echo "Targets:"
	@sed -n 's/^\([a-z-]*\):.*## \(.*\)/  \1	\2/p' Makefile | expand -t 18

parameters: ## the parameters of each core, with their values
	@$(foreach isa,$(ISAS),$(foreach p,$($(isa).parameters),printf '%-10s %-14s %s\n' "$(isa)" "$(p)=$($(isa).$(p).default)" \
	  "$($(isa).$(p).help); $($(isa).$(p).values)";))

setup: ## install what run and test need: lists the packages, and what each is for, first
	@echo "warpstep: all that make run and make test need is there"

run: $(TOOL) $(ALL_PROGRAMS) ## run every program in lockstep with the model and print a table
	$(Q)$(RUN_COMMAND)

tool: $(TOOL) ## build the command, in the shape that the parameters say; prints its path
	@echo $(TOOL)

bugs: $(BUGS)/warpstep ## build the command whose cores have bugs that +bug=N arms (--plus bug=N); prints its path
	@echo $<

board-sim: $(TOOL) $(BOARD_SIMS) ## the core of ISAS=x on a Verilated board, behind a pseudo terminal; prints its path
	$(if $(BOARD_SIMS),,$(error board-sim: no board has a core of $(ISAS)))
	@echo $(BOARD_SIMS)

rig: build/rtl-unit/board/board_stream ## so many bytes over the link of a board on lines that lie: BYTES=1000000000 SEED=1
	$(Q)$< $(or $(BYTES),1000000000) $(SEED)

flip: ## a bit turns late in a run of so many instructions on a Verilated board: ISAS=x INSTRUCTIONS=100000000
	$(if $($(ISAS).board-long),,$(error flip: ISAS=$(ISAS): must be one ISA with a long program: x.board-long in model/x/isa.mk))
	$(Q)$(MAKE) --no-print-directory board-sim
	$(Q)sh testbench/board/flip.sh $(TOOL) $(BOARD_SIMS) $(ISAS) $($(ISAS).board-long) $(or $(INSTRUCTIONS),100000000)

bitstream: ## place and route the core of ISA=x for BOARD=b at MHZ=n; what it takes, how fast it is, and the bitstream
	$(Q)$(if $(bitstream_wrong),$(error $(bitstream_wrong)))$(MAKE) --no-print-directory ISAS=$(filter $(ISA),$(TREE_ISAS)) bitstream-$(BOARD)

test: $(TEST_NEEDS) ## everything: unit, lockstep, must-fail, seeds, bad input, lint, synthesis
	$(Q)$(TEST_COMMAND)

unit: $(UNIT_TESTS) ## the C tests; needs a C compiler, cmocka and zlib only
	$(Q)sh testbench/run_unit.sh plain $^

unit-san: $(UNIT_TESTS_SAN) ## the C tests under AddressSanitizer and UndefinedBehaviorSanitizer
	$(Q)sh testbench/run_unit.sh sanitizers $^

unit-valgrind: $(UNIT_TESTS) ## the C tests under valgrind
	$(Q)sh testbench/run_unit.sh valgrind $^

fuzz: $(FUZZ) ## libFuzzer over the loaders of containers; FUZZ_SECONDS=60 each
	$(Q)$(FUZZ_COMMAND)

random: $(TOOL) ## random programs on every core: COUNT=1000 SEED=1, SHAPES=all on one of each shape; what fails stays in build/random
	$(Q)$(RANDOM_COMMAND)

mutants: ## mutation score of the core of ISA=x: N=1000 mutants drawn from SEED=1, and which of them nothing finds
	$(Q)$(if $(one_isa),,$(error mutants: ISA=$(ISA): $(if $(CORE_ISAS),must be one of $(CORE_ISAS),none of '$(ISAS)' has a core)))$(MAKE) --no-print-directory ISAS=$(filter $(ISA),$(TREE_ISAS)) mutants-$(ISA)

netlist: ## the core of ISA=x as Yosys reads it, in lockstep: is the hardware what the simulation is?
	$(Q)$(MAKE) --no-print-directory mutants N=0

soak: ## random programs on every core in every shape for HOURS=h, kept from night to night in DIR=build/soak; MUTANTS=N as well
	$(Q)$(SOAK_CHECK)
	$(Q)$(SOAK_COMMAND)

coverage: $(TOOL) $(ALL_PROGRAMS) $(COVERAGE) ## what the programs hit, and what of the opcode map they do not; writes build/coverage/
	$(Q)$(COVERAGE_COMMAND)

bench: $(BENCH_TOOL) $(ALL_PROGRAMS) ## what lockstep costs, speed of core, model and random programs, IPC; writes build/bench.jsonl
	$(Q)$(BENCH_COMMAND)

paths: $(COMPARE) $(ALL_PROGRAMS) ## both ways of each model, step by step and many at once: all programs, PATHS=10000 random ones of each type
	$(Q)$(PATHS_COMMAND)

perf: $(TOOL) $(ALL_PROGRAMS) ## clocks of each program against the baseline; UPDATE=1 rewrites it (ACCEPT=1: with programs over 5 % slower)
	$(Q)$(PERF_COMMAND)

lint: lint-board $(MODEL_ISAS:%=lint-%) ## Verilator -Wall over the cores in several shapes; lint-<isa> one alone

synth: $(ISAS:%=synth-%) ## Yosys for ECP5 and Xilinx: LUTs, registers, RAMs, multipliers; synth-<isa> one alone

synth-quick: $(ISAS:%=synth-quick-%) ## the same check for ECP5 alone, without a full mapping

gen: $(GENERATED:%=build/gen/%) $(ORACLES) ## write the generated files anew
	$(Q)for f in $(GENERATED); do cp build/gen/$$f $$f || exit 1; done
	$(Q)$(foreach isa,$(ORACLE_ISAS),build/gen/oracle_$(isa) $(call folder_of,$(isa),programs)/data &&) :

gen-check: $(GENERATED:%=build/gen/%) $(ORACLES) ## fail if `make gen` would change a file
	$(Q)$(GEN_CHECK)

format: ## clang-format over the C and C++ sources
	$(Q)clang-format -i $(FORMAT_SRC)

install: $(TOOL) ## install below PREFIX: command, manual page, completions of shells, programs, views, documents
	$(Q)install -D -m 755 $(TOOL) '$(TO)/bin/warpstep'
	$(Q)install -d '$(TO)/share/man/man1' '$(TO)/share/bash-completion/completions' '$(TO)/share/zsh/site-functions' \
	    '$(TO)/share/fish/vendor_completions.d' '$(TO)/share/warpstep/programs' '$(TO)/share/warpstep/profiles' '$(TO)/share/warpstep/waves' '$(TO)/share/doc/warpstep'
	$(Q)$(TOOL) man >'$(TO)/share/man/man1/warpstep.1'
	$(Q)$(TOOL) completions bash >'$(TO)/share/bash-completion/completions/warpstep'
	$(Q)$(TOOL) completions zsh >'$(TO)/share/zsh/site-functions/_warpstep'
	$(Q)$(TOOL) completions fish >'$(TO)/share/fish/vendor_completions.d/warpstep.fish'
	$(Q)$(foreach isa,$(ISAS),install -d '$(TO)/share/warpstep/programs/$(isa)' && \
	    cp -r $($(isa).folder)/. '$(TO)/share/warpstep/programs/$(isa)/' &&) cp programs/*.md '$(TO)/share/warpstep/programs/'
	$(Q)$(foreach isa,$(ISAS),$(if $(call view,$(isa)),cp $(call view,$(isa)) '$(TO)/share/warpstep/waves/' &&)) :
	$(Q)cp profiles/* '$(TO)/share/warpstep/profiles/'
	$(Q)cp -r README.md LICENSE docs '$(TO)/share/doc/warpstep/'
	$(Q)chmod -R a+rX '$(TO)/share/warpstep' '$(TO)/share/doc/warpstep'

clean: ## remove build/
	$(Q)rm -rf build

endif # goals one by one
