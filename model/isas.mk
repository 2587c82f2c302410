# Reads the description of each ISA (model/<isa>/isa.mk and rtl/<isa>/rtl.mk, or DIR/isa.mk and
# DIR/rtl/rtl.mk of a plugin) and the parameters that shape its core.
#
# A description sets, for its ISA x:
#   x.title     one line: the name of the ISA and its subject
#   x.hot       sources of the model that run for every instruction: they are compiled with -O3
#   x.top       the module that is the core; without it x is a model without a core
#   x.packages  the SystemVerilog packages, each after those that it needs
#   x.lint      shapes for `make lint`, "P=V" or "P=V,Q=W"
#   x.synth     shapes for synthesis, NAME:P=V,Q=W; x.synth.map says flat or modules;
#               x.synth-quick has other shapes for `make synth-quick` and `make test`
#   x.benches   shapes of unit benches, UNIT:P=V; a bench without a row runs in its default shape
#   and calls `parameter` for each parameter of the core
# and may set:
#   x.taps      package with the Tap* numbers, for build/x/taps.h
#   x.reset     kept: registers and RAMs of the RTL are all state of the core, so that a process
#               may restore the state after a reset in place of another reset
#   x.paths     yes: the model has a run()
#   x.programs  programs that the description has rules for, besides those of programs/x
#   x.generated files of the tree that `make gen` writes; a rule makes build/gen/FILE
#   x.libs      libraries that the model is linked with
#   x.bench-files  arguments of the unit benches, below rtl/x
#   x.reduced   a shape for test_reduced.sh
#   x.board-shape, x.board-programs  for the test of boards: a small shape, or default for that of
#               this build; and programs. x.board-divides: other clocks of the core
#   x.board-long   a script that prints a long program (testbench/board/flip.sh)
#   x.board-mhz, x.board-divide      clocks of a bitstream
#   x.environment-tests, x.environment-objects  tests of the environment, and their helpers
# All else the folders say (folder_facts); a description may set those rows, too.

comma := ,
empty :=
space := $(empty) $(empty)
hash  := \#

# $(call parameter,x.P,DEFAULT,VALUES,HELP): a parameter of the core of x
parameter = $(eval $(basename $(1)).parameters += $(patsubst .%,%,$(suffix $(1)))) \
  $(eval $(1).default := $(2))$(eval $(1).values := $(3))$(eval $(1).help := $(strip $(4)))

# $(1) ISA, $(2) model, rtl, testbench or programs: its folder there; names of files in it
folder_of = $(if $($(1).home),$($(1).home)/$(2),$(2)/$(1))
in = $(notdir $(wildcard $(addprefix $(call folder_of,$(1),$(2))/,$(3))))

define folder_facts
$(1).model    ?= $(filter-out test_% fuzz_%,$(call in,$(1),model,*.c))
$(1).unit     ?= $(call in,$(1),model,test_*.c)
$(1).fuzz     ?= $(call in,$(1),model,fuzz_*.c)
$(1).rtl      ?= $($(1).packages) $(filter-out test_% $($(1).packages),\
    $(sort $(call in,$(1),rtl,*_pkg.sv)) $(filter-out %_pkg.sv,$(call in,$(1),rtl,*.sv)))
$(1).lint-off ?= $(call in,$(1),rtl,lint.vlt)
$(1).board    ?= $(call in,$(1),rtl,board.txt)
$(1).pins     ?= $(1)_verilated.cpp
$(1).cover    ?= $(call in,$(1),testbench,$(1)_cover.sv)
$(1).coverage ?= $(call in,$(1),testbench,$(1)_coverage.c)
$(1).environment ?= $(filter-out test_% $(1)_verilated.cpp $(1)_coverage.c,\
    $(call in,$(1),testbench,*.cpp *.c))
$(1).tests    ?= $(filter-out test_coverage.sh test_reduced.sh,$(call in,$(1),testbench,test_*.sh))
$(1).wave     ?= $(if $($(1).home),,$(wildcard waves/$(1).gtkw))
endef

# A plugin's isa.mk says its name in PLUGIN_ISA; its folders are beside that file.
define add_plugin
PLUGIN_ISA :=
include $(1)/isa.mk $(wildcard $(1)/rtl/rtl.mk)
$$(if $$(PLUGIN_ISA),,$$(error PLUGIN=$(1): $(1)/isa.mk sets no PLUGIN_ISA, the name of its ISA))
$$(if $$(filter $$(PLUGIN_ISA),$$(ISAS)),\
  $$(error PLUGIN=$(1): there is an ISA '$$(PLUGIN_ISA)' already))
override ISAS += $$(PLUGIN_ISA)
PLUGIN_ISAS += $$(PLUGIN_ISA)
$$(PLUGIN_ISA).home := $(1)
endef

TREE_ISAS := $(patsubst model/%/isa.mk,%,$(wildcard model/*/isa.mk))
# A model without a core may have units of one: `make unit` tests it with all others; ISAS=x builds
# a command that runs the model alone.
TOPS    := $(shell grep -h '^[^.]*\.top ' /dev/null $(wildcard model/*/isa.mk rtl/*/rtl.mk))
NO_CORE := $(filter-out $(basename $(filter %.top,$(TOPS))),$(TREE_ISAS))
$(foreach isa,$(filter-out $(TREE_ISAS),$(ISAS)),\
  $(error ISAS=$(isa): there is no model/$(isa)/isa.mk; there are: $(TREE_ISAS)))
ALL_TREE_ISAS := $(if $(strip $(filter-out $(ISAS) $(NO_CORE),$(TREE_ISAS)) \
  $(filter $(NO_CORE),$(ISAS))),,yes)
EXTRA_ISAS    := $(if $(ALL_TREE_ISAS),$(NO_CORE))
PLUGIN_ISAS :=

include $(wildcard $(foreach isa,$(ISAS) $(EXTRA_ISAS),model/$(isa)/isa.mk rtl/$(isa)/rtl.mk))
$(foreach home,$(PLUGIN),$(if $(wildcard $(home)/isa.mk),$(eval $(call add_plugin,$(home))),\
  $(error PLUGIN=$(home): there is no $(home)/isa.mk)))
# A make below another one has the ISA= of that one and an ISAS= of its own.
$(if $(filter 0,$(MAKELEVEL)),$(foreach isa,$(filter-out $(ISAS),$(ISA)),\
  $(error ISA=$(isa): must be one of $(or $(ISAS),$(TREE_ISAS)))))
$(if $(strip $(ISAS)),,$(error ISAS is empty; there are: $(TREE_ISAS)))
CORE_ISAS  := $(filter-out $(NO_CORE),$(ISAS))
MODEL_ISAS := $(ISAS) $(EXTRA_ISAS)
$(foreach isa,$(MODEL_ISAS),$(eval $(call folder_facts,$(isa))))
# $(1) a row of the description, $(2) ISAs: those of them that have it
with = $(foreach isa,$(2),$(if $($(isa).$(1)),$(isa)))

# The shape: a parameter's value is that of isa.NAME=, or of NAME= if this ISA takes that value or
# no ISA does, or its default. NAME= without a value is a value that no core takes.
# $(1) NAME: the ISAs that take the value of NAME=
takers = $(strip $(foreach i,$(ISAS),$(if $(filter $($(1)),$($(i).$(1).values)),$(i))))
# $(1) ISA, $(2) NAME
asked  = $(if $(filter undefined,$(origin $(2))),,$(or $(filter $($(2)),$($(1).$(2).values)),\
  $(if $(call takers,$(2)),,none)))
define shape_parameter
$(1).$(2) ?= $(if $(call asked,$(1),$(2)),$($(2)),$($(1).$(2).default))
$$(if $$(filter-out 1,$$(words $$($(1).$(2))))$$(filter-out $$($(1).$(2).values),$$($(1).$(2))),\
  $$(error $(if $(filter undefined,$(origin $(2))),$(1).)$(2)=$$($(1).$(2)): \
    must be one of $($(1).$(2).values)))
endef
$(foreach isa,$(ISAS),\
  $(foreach p,$($(isa).parameters),$(eval $(call shape_parameter,$(isa),$(p)))))

# The name of a shape: what differs from the default.
changed    = $(foreach p,$($(1).parameters),\
  $(if $(filter $($(1).$(p).default),$($(1).$(p))),,$(p)$($(1).$(p))))
shape_name = $(or $(subst $(space),-,$(strip $(call changed,$(1)))),default)
$(foreach isa,$(ISAS),$(eval $(isa).B := build/$(isa)/$(call shape_name,$(isa))))

# A name on make's command line that nobody knows is a mistake, and so is a count that is no number.
NUMBERS := BYTES COUNT FUZZ_SECONDS INSTRUCTIONS JOBS MUTANTS N RUNS SEED SLICE
KNOWN := $(NUMBERS) ISA BOARD MHZ DIVIDE AREA PLACER SPREAD SIGNATURE HOURS DIR SHAPES ISAS PLUGIN \
    PREFIX DESTDIR PATHS V WERROR UPDATE ACCEPT CC CXX CCACHE CFLAGS CXXFLAGS CURDIR SHELL \
    MAKEFLAGS $(KNOWN_VARIABLES) \
    $(foreach isa,$(ISAS),$($(isa).parameters) $($(isa).parameters:%=$(isa).%))
GIVEN := $(foreach w,$(filter-out -% $${-*-command-variables-*-},$(MAKEOVERRIDES)),\
  $(if $(findstring =,$(w)),$(firstword $(subst =, ,$(subst :=, ,$(w))))))
$(if $(strip $(filter-out $(KNOWN),$(GIVEN))),$(error $(strip $(filter-out $(KNOWN),$(GIVEN))): \
  no such parameter of $(ISAS); `make parameters` lists them))
quoted    = '$(subst ','\'',$(1))'
NO_NUMBER := $(if $(filter $(NUMBERS),$(GIVEN)),$(shell sh testbench/check_numbers.sh \
  $(foreach v,$(filter $(NUMBERS),$(GIVEN)),$(call quoted,$(v)=$($(v))))))
$(if $(NO_NUMBER),$(error $(NO_NUMBER)))

# Where the command of these ISAs in these shapes is built.
SHAPED := $(strip $(foreach isa,$(ISAS),$(filter-out default,$(call shape_name,$(isa)))))
KEY  := $(subst $(space),_,$(strip $(foreach isa,$(ISAS),\
  $(isa)$(addprefix -,$(filter-out default,$(call shape_name,$(isa)))))))
T    := $(if $(and $(ALL_TREE_ISAS),$(if $(PLUGIN_ISAS)$(SHAPED),,yes)),build,build/tools/$(KEY))
TOOL := $(T)/warpstep
BENCH_TOOL := $(T)/bench/warpstep
