# Reads the description of each ISA, model/<isa>/isa.mk or DIR/isa.mk of a plugin, and the parameters that shape its core.
#
# A description sets, for its ISA x (paths are below the room that the row names):
#   x.title       one line: what it is                          x.model     C sources of the model (model/)
#   x.hot         those that run for every instruction          x.unit      cmocka tests (model/)
#   x.rtl         sources, packages first (rtl/)                x.top       the module that is the core
#   x.parameters  names; for each P: x.P.default, x.P.values, x.P.help
#   x.lint        shapes, "P=V" or "P=V,Q=W"                    x.lint-off  waivers (rtl/)
#   x.synth       shapes NAME:P=V,Q=W; x.synth.map flat or modules; x.synth-quick  shapes of `make synth-quick` and `make test`, if not these
#   x.environment C and C++ sources that need the shape (testbench/)      x.pins  the file that sees Verilator's class (testbench/)
#   x.benches     RTL unit benches, test_UNIT.cpp, as UNIT or UNIT:P=V (rtl/)
#   x.bench-files what such a bench reads as its argument       x.wave      a GTKWave view
#   x.programs    more programs than those of programs/, which the description has rules for
#   x.generated   files of the tree that are written by `make gen`; a rule makes build/gen/FILE
# and may set:
#   x.taps (the package with the Tap* numbers: build/x/taps.h), x.environment-tests, x.tests (scripts), x.reset (kept: all that the core is lies in registers and RAMs of its RTL, so that a process may put its state behind a reset back in place of another reset), x.reduced and x.reduced-test, x.board (the core's ports on a board, rtl/board/README.md explains them), x.board-shape and x.board-programs (a small shape, or default: that of this build; and programs for the test of boards), x.board-long (a script that prints a long one, testbench/board/flip.sh), x.board-mhz and x.board-divide (of a bitstream), x.paths (yes: its model has a run()), x.coverage, x.cover (modules with cover points, bound beside the core), x.fuzz, x.libs (libraries that the model is linked with)
# What it leaves out is said on a line where somebody asks for it.

# A plugin's isa.mk says its name in PLUGIN_ISA; its rooms are folders beside that file.
define add_plugin
PLUGIN_ISA :=
include $(1)/isa.mk
$$(if $$(PLUGIN_ISA),,$$(error PLUGIN=$(1): $(1)/isa.mk sets no PLUGIN_ISA, the name of its ISA))
$$(if $$(filter $$(PLUGIN_ISA),$$(ISAS)),$$(error PLUGIN=$(1): there is an ISA '$$(PLUGIN_ISA)' already))
override ISAS += $$(PLUGIN_ISA)
PLUGIN_ISAS += $$(PLUGIN_ISA)
$$(PLUGIN_ISA).home := $(1)
endef

TREE_ISAS := $(patsubst model/%/isa.mk,%,$(wildcard model/*/isa.mk))
# Those whose description names no top are models without a core, though units of one may be there: `make unit` tests them with all
# others; ISAS=x builds a command that runs the model alone.
NO_CORE := $(foreach isa,$(TREE_ISAS),$(if $(shell grep '^$(isa)\.top ' model/$(isa)/isa.mk),,$(isa)))
$(foreach isa,$(filter-out $(TREE_ISAS),$(ISAS)),$(error ISAS=$(isa): there is no model/$(isa)/isa.mk; there are: $(TREE_ISAS)))
ALL_TREE_ISAS := $(if $(filter-out $(ISAS),$(filter-out $(NO_CORE),$(TREE_ISAS)))$(filter $(NO_CORE),$(ISAS)),,yes)
EXTRA_ISAS    := $(if $(ALL_TREE_ISAS),$(NO_CORE))
PLUGIN_ISAS :=

# $(1) ISA, $(2) room: model, rtl, testbench, programs
room = $(if $($(1).home),$($(1).home)/$(2),$(2)/$(1))

include $(patsubst %,model/%/isa.mk,$(ISAS) $(EXTRA_ISAS))
$(foreach dir,$(PLUGIN),$(if $(wildcard $(dir)/isa.mk),,$(error PLUGIN=$(dir): there is no $(dir)/isa.mk))$(eval $(call add_plugin,$(dir))))
# make below another one has that one's ISA=, and an ISAS= of its own
$(if $(filter 0,$(MAKELEVEL)),$(foreach isa,$(filter-out $(ISAS),$(ISA)),$(error ISA=$(isa): must be one of $(or $(ISAS),$(TREE_ISAS)))))
$(if $(strip $(ISAS)),,$(error ISAS is empty; there are: $(TREE_ISAS)))
CORE_ISAS  := $(filter-out $(NO_CORE),$(ISAS))
MODEL_ISAS := $(ISAS) $(EXTRA_ISAS)

# The shape: a parameter's value comes from isa.NAME=, from NAME= where this ISA takes that value or no ISA does, or is its default.
comma := ,
empty :=
space := $(empty) $(empty)
# NAME= without a value is a value that no core takes.
# $(1) NAME: the ISAs that take the value of NAME=
takers = $(strip $(foreach i,$(ISAS),$(if $(filter $($(1)),$($(i).$(1).values)),$(i))))
define shape_parameter
$(1).$(2) ?= $(if $(filter undefined,$(origin $(2))),$($(1).$(2).default),$(if $(or $(filter $($(2)),$($(1).$(2).values)),$(if $(call takers,$(2)),,none)),$($(2)),$($(1).$(2).default)))
$$(if $$(filter-out 1,$$(words $$($(1).$(2))))$$(filter-out $$($(1).$(2).values),$$($(1).$(2))),\
  $$(error $(if $(filter undefined,$(origin $(2))),$(1).)$(2)=$$($(1).$(2)): must be one of $($(1).$(2).values)))
endef
$(foreach isa,$(ISAS),$(foreach p,$($(isa).parameters),$(eval $(call shape_parameter,$(isa),$(p)))))

# The name of a shape: what differs from the default.
changed    = $(foreach p,$($(1).parameters),$(if $(filter $($(1).$(p).default),$($(1).$(p))),,$(p)$($(1).$(p))))
shape_name = $(or $(subst $(space),-,$(strip $(call changed,$(1)))),default)

# A name on make's command line that nobody knows is a mistake, and so is a count that is no number.
NUMBERS := BYTES COUNT FUZZ_SECONDS INSTRUCTIONS JOBS MUTANTS N RUNS SEED SLICE
KNOWN := $(NUMBERS) ISA BOARD MHZ DIVIDE AREA PLACER SPREAD SIGNATURE HOURS DIR SHAPES ISAS PLUGIN PREFIX DESTDIR PATHS V WERROR UPDATE ACCEPT CC CXX CCACHE CFLAGS CXXFLAGS CURDIR SHELL MAKEFLAGS $(KNOWN_VARIABLES) \
    $(foreach isa,$(ISAS),$($(isa).parameters) $($(isa).parameters:%=$(isa).%))
UNKNOWN := $(foreach v,$(foreach w,$(filter-out -%,$(MAKEOVERRIDES)),$(if $(findstring =,$(w)),$(w))),$(filter-out $(KNOWN),$(firstword $(subst =, ,$(subst :=, ,$(v))))))
$(if $(strip $(filter-out $${-*-command-variables-*-},$(UNKNOWN))),$(error $(strip $(UNKNOWN)): no such parameter of $(ISAS); `make parameters` lists them))
no_number = $(if $(filter 1,$(words $(1))),$(subst 0,,$(subst 1,,$(subst 2,,$(subst 3,,$(subst 4,,$(subst 5,,$(subst 6,,$(subst 7,,$(subst 8,,$(subst 9,,$(1))))))))))),empty)
$(foreach v,$(NUMBERS),$(if $(findstring command,$(origin $(v))),$(if $(call no_number,$($(v))),$(error $(v)=$($(v)): must be a whole number))))

# Where the command of these ISAs in these shapes is built.
KEY  := $(subst $(space),_,$(strip $(foreach isa,$(ISAS),$(isa)$(addprefix -,$(filter-out default,$(call shape_name,$(isa)))))))
T    := $(if $(and $(ALL_TREE_ISAS),$(if $(PLUGIN_ISAS),,yes),$(if $(strip $(foreach isa,$(ISAS),$(filter-out default,$(call shape_name,$(isa))))),,yes)),build,build/tools/$(KEY))
TOOL := $(T)/warpstep
BENCH_TOOL := $(T)/bench/warpstep
$(foreach isa,$(ISAS),$(eval $(isa).B := build/$(isa)/$(call shape_name,$(isa))))
