# `make mutants ISA=x`: mutants of one core, drawn by Yosys from SEED, all in one netlist and one
# command; README.md. A make of its own with that ISA alone builds them: mutants-x.
MUTANT_GOAL := $(filter mutants-%,$(GOALS))
# Not in the netlist: taps, RAMs and, unless it is for `make netlist`, gates of clocks.
MUTANT_KEPT := rtl/common/common_ram.sv $(if $(filter-out 0,$(N)),rtl/common/common_gate.sv) \
    $(filter rtl/common/common_tap_%,$(RTL_COMMON))
mutant_dir  = build/mutants/$(1)/$(notdir $($(1).B))-$(N)-$(SEED)
mutant_home = $(if $($(1).home),$($(1).home)/mutants,testbench/mutants/$(1))

# $(1) ISA, $(2) directory of this draw, $(3) SystemVerilog besides the netlist
define mutant_rules
$(2)/netlist.v: $(rtl) testbench/mutants/netlist.sh testbench/mutants/numbers.awk
	$$(call say,mutate)
	$$(Q)sh testbench/mutants/netlist.sh $(2) $($(1).top) $(N) $(SEED) \
	    "$(foreach p,$($(1).parameters),$(p)=$($(1).$(p)))" \
	    "$(MUTANT_KEPT)" $(filter-out $(MUTANT_KEPT),$(rtl))
$(call core_in,$(1),tapped,$(2)/core,$(2)/netlist.v $(3) $(BIND_SV),\
    -Wno-UNOPTFLAT rtl/common/lint.vlt $(3) $(2)/netlist.v $(BIND_SV))
MUTANT_O :=
$$(eval $$(call read_classes,$(2)/core,V$(1)_tapped,-O3,MUTANT_O))
$(2)/warpstep: $(SHARED_O) $(call core_o,$(filter-out $(1),$(CORE_ISAS)),tapped) \
    $(2)/core/pins.o $$(MUTANT_O)
	$$(link_tool)
.PHONY: mutants-$(1)
mutants-$(1): $(2)/warpstep $($(1).own) $($(1).programs)
	$$(Q)COUNT=$(COUNT) JOBS=$(JOBS) sh testbench/mutants/judge.sh $(2) $(1) \
	    $(mutant_home)/equivalents.txt "$(if $(filter default,$(notdir $($(1).B))),$(baseline))" \
	    $($(1).folder) $($(1).programs)
-include $$(wildcard $(2)/core/*.d)
endef
$(foreach isa,$(MUTANT_GOAL:mutants-%=%),$(eval $(call \
  mutant_rules,$(isa),$(call mutant_dir,$(isa)),testbench/mutants/mutant_pkg.sv $(MUTANT_KEPT))))
