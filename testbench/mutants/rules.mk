# `make mutants ISA=x`: mutants of one core, drawn by Yosys from SEED, all in one netlist and one command; README.md.
#
# A make of its own with that ISA alone builds them: mutants-x.
MUTANT_GOAL := $(filter mutants-%,$(GOALS))
# Kept out of the netlist: taps, RAMs and, unless it is for `make netlist`, gates.
MUTANT_KEPT := rtl/common/common_ram.sv $(if $(filter-out 0,$(N)),rtl/common/common_gate.sv) $(filter rtl/common/common_tap_%,$(RTL_COMMON))
mutant_home  = $(if $($(1).home),$($(1).home)/mutants,testbench/mutants/$(1))
mutant_dir   = build/mutants/$(1)/$(notdir $($(1).B))-$(N)-$(SEED)

# $(1) ISA, $(2) directory of this draw
define mutant_rules
$(2)/netlist.v: $(call rtl,$(1)) testbench/mutants/netlist.sh testbench/mutants/numbers.awk
	$$(call say,mutate)
	$$(Q)sh testbench/mutants/netlist.sh $(2) $($(1).top) $(N) $(SEED) "$(foreach p,$($(1).parameters),$(p)=$($(1).$(p)))" \
	    "$(MUTANT_KEPT)" $(filter-out $(MUTANT_KEPT),$(call rtl,$(1)))
$(call core_in,$(1),tapped,$(2)/core,$(2)/netlist.v testbench/mutants/mutant_pkg.sv $(MUTANT_KEPT) $(BIND_SV),\
    -Wno-UNOPTFLAT rtl/common/lint.vlt testbench/mutants/mutant_pkg.sv $(MUTANT_KEPT) $(2)/netlist.v $(BIND_SV))
MUTANT_O :=
$$(eval $$(call read_classes,$(2)/core,V$(1)_tapped,-O3,MUTANT_O))
$(2)/warpstep: $(SHARED_O) $(call core_o,$(filter-out $(1),$(CORE_ISAS)),tapped) $(2)/core/pins.o $$(MUTANT_O)
	$$(call say,link)
	$$(Q)$$(CXX) -o $$@ $$^ $(TOOL_LIBS)
.PHONY: mutants-$(1)
mutants-$(1): $(2)/warpstep $($(1).all)
	$$(Q)COUNT=$(COUNT) JOBS=$(JOBS) sh testbench/mutants/judge.sh $(2) $(1) $(call mutant_home,$(1))/equivalents.txt \
	    "$(if $(filter default,$(notdir $($(1).B))),$(wildcard $(call baseline,$(1))))" $($(1).folder) $($(1).programs)
-include $$(wildcard $(2)/core/*.d)
endef
$(foreach isa,$(MUTANT_GOAL:mutants-%=%),$(eval $(call mutant_rules,$(isa),$(call mutant_dir,$(isa)))))
