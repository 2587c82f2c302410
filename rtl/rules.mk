# The cores' sources, lint, synthesis, and unit benches.

RTL_COMMON := $(wildcard rtl/common/common_*.sv)
BIND_SV := bridge/bridge_pkg.sv $(wildcard bridge/bridge_dpi_*.sv) bridge/bridge_bind.sv
# Cover points: what all cores have, and a core's own; $(1) ISA.
COVER_SV := $(addprefix bridge/,bridge_cover_pkg.sv bridge_cover.sv bridge_cover_bind.sv)
cover_sv  = $(COVER_SV) $(addprefix $(call folder_of,$(1),testbench)/,$($(1).cover))

# $(1) ISA: its sources in the order in which the packages need each other; the waivers; the options of a shape
rtl      = $(RTL_COMMON) $(addprefix $(call folder_of,$(1),rtl)/,$($(1).rtl))
waivers  = rtl/common/lint.vlt $(addprefix $(call folder_of,$(1),rtl)/,$($(1).lint-off))
shape_g  = $(foreach p,$($(1).parameters),-G$(p)=$($(1).$(p)))
packages = $(filter %_pkg.sv,$(call rtl,$(1)))

# $(1) ISA: each of its shapes, and the default with the taps bound; of a core that is not there yet the units that have a bench, which
# do not use all that the packages hold. Newer Verilators report on stdout what they did; errors and warnings go to stderr.
verilator_lint = verilator --lint-only -Wall --assert --top $(or $(3),$($(1).top)) $(2) $(call waivers,$(1)) $(call rtl,$(1))
lint_unit = $(call verilator_lint,$(1),-Wno-UNUSEDPARAM,$(bench_top)) $(bench_around) >/dev/null &&
lint_units = $(foreach b,$($(1).benches),$(call lint_unit,$(1),$(firstword $(subst :, ,$(b))))) \
  echo "lint: $(1) has no core yet$(if $($(1).benches),; its units are clean)"
lint_command = $(if $(filter $(NO_CORE),$(1)),$(call lint_units,$(1)),$(foreach s,$($(1).lint),$(call verilator_lint,$(1),$(patsubst %,-G%,$(subst $(comma), ,$(s)))) >/dev/null &&) \
  $(call verilator_lint,$(1)) $(BIND_SV) -Wno-DECLFILENAME $(call cover_sv,$(1)) >/dev/null && \
  echo "lint: $(1): $(or $($(1).lint),the only shape) and what is bound are clean")

# The link and each board around a made-up core.
board_lint = $(foreach top,test_board_link_top $(board.tops),\
  $(call verilator_lint,board,-Wno-DECLFILENAME rtl/board/test_board_link_top.sv,$(top)) $(wildcard rtl/board/$(filter-out test_%,$(top)).sv) >/dev/null &&) \
  echo "lint: board: the link and $(board.tops) are clean"

# $(1) ISA, $(2) quick, ecp5 or xilinx, $(3) one of its shapes; the name of a shape
synth_command = sh rtl/synth.sh $(2) $(or $($(1).synth.map),flat) $($(1).top) $(3) $(call rtl,$(1))
synth_name = $(firstword $(subst :, ,$(1)))
# $(1) ISA: the shapes that are checked without the last mapping, in `make test` as well
synth_quick = $(or $($(1).synth-quick),$($(1).synth))

.PHONY: lint-board $(MODEL_ISAS:%=lint-%) $(ISAS:%=synth-%) $(ISAS:%=synth-quick-%)
# $(1) ISA, $(2) shape, $(3) its name: each by itself, so that they run side by side
define synth_rules
.PHONY: $(foreach kind,quick ecp5 xilinx,build/synth/$(kind)-$(3))
build/synth/quick-$(3):
	$$(Q)$(call synth_command,$(1),quick,$(2))
build/synth/ecp5-$(3):
	$$(Q)$(call synth_command,$(1),ecp5,$(2))
build/synth/xilinx-$(3):
	$$(Q)$(call synth_command,$(1),xilinx,$(2))
endef
lint-board:
	$(Q)$(board_lint)
define lint_rules
lint-$(1):
	$$(Q)$$(call lint_command,$(1))
synth-quick-$(1): $(foreach s,$(call synth_quick,$(1)),build/synth/quick-$(call synth_name,$(s)))
synth-$(1): $(foreach s,$($(1).synth),$(foreach kind,ecp5 xilinx,build/synth/$(kind)-$(call synth_name,$(s))))
$(if $($(1).synth),,synth-$(1) synth-quick-$(1):; @echo "synth: $(1) has no shape for synthesis")
endef
$(foreach isa,$(MODEL_ISAS),$(eval $(call lint_rules,$(isa)))\
  $(foreach s,$(sort $($(isa).synth) $(call synth_quick,$(isa))),$(eval $(call synth_rules,$(isa),$(s),$(call synth_name,$(s))))))
# Goals of an ISA that is not there say so; without this line make would find nothing to be done.
$(foreach goal,$(filter lint-% synth-%,$(GOALS)),$(if $(filter $(goal),synth-quick lint-board $(foreach p,lint synth synth-quick,$(MODEL_ISAS:%=$(p)-%))),,\
  $(error $(goal): no such ISA here; there are: $(MODEL_ISAS))))

# Units of the cores by themselves: test_<unit>.cpp beside the module, one binary for each shape. Verilator looks for the modules that
# the unit needs, and says which files it read. Where there is a module test_<unit>_top, it is what the test drives, with the unit in it.
# Those of rtl/common:
common.benches := common_held:WIDTH=8 common_normalize:WIDTH=21 common_normalize:WIDTH=64 \
    common_shift_jam:WIDTH=20,PLACE_BITS=7 common_shift_jam:WIDTH=53,PLACE_BITS=6 \
    common_f32_pack:WIDTH=28 common_f32_pack:WIDTH=48 \
    $(foreach s,OLD=1 OLD=0 OLD=1$(comma)PARTS=1,common_ram:WIDTH=24,DEPTH=8,GRANULE=8,$(s)) \
    $(foreach u,add:DEEP=0 add:DEEP=1,common_f32_$(u)) \
    common_interpolate:DEEP=0 common_interpolate:DEEP=1 \
    common_interpolate:T_BITS=19,SQUARE_BITS=38,C0_BITS=29,C1_BITS=23,C2_BITS=15,DEEP=0
# Those of rtl/board; the link is tried with the host's half of it.
board.tops    := $(sort $(foreach b,$(BOARDS),$($(b).board-top)))
board.rtl     := board_pkg.sv $(notdir $(filter-out rtl/board/board_pkg.sv $(board.tops:%=rtl/board/%.sv),$(wildcard rtl/board/board_*.sv)))
board.benches := board_link board_link:DIVIDE=1 board_link:DIVIDE=5 \
    board_stream board_stream:DIVIDE=1 board_stream:DIVIDE=5
board_signature.objects := build/obj/bridge/signature.o
board_link.objects := build/obj/bridge/frame.o build/obj/bridge/link.o build/obj/model/common/error.o
board_link.optimize := -O1
board_stream.objects := $(board_link.objects)
board_stream.optimize := -O2
# A bench without a shape is tried in the default one; rules of their own build common_taps.
bench_units = $(patsubst test_%.cpp,%,$(notdir $(wildcard $(call folder_of,$(1),rtl)/test_*.cpp)))
unshaped    = $(filter-out common_taps $(foreach b,$($(1).benches),$(firstword $(subst :, ,$(b)))),$(call bench_units,$(1)))
$(foreach isa,common board $(MODEL_ISAS),$(eval $(isa).benches += $(call unshaped,$(isa))))
BENCHES := $(foreach isa,common board $(MODEL_ISAS),$(addprefix $(isa)/,$($(isa).benches)))
# $(1) ISA, $(2) unit: the module around it, if there is one
bench_around = $(wildcard $(call folder_of,$(1),rtl)/test_$(2)_top.sv)
bench_top    = $(if $(bench_around),test_$(2)_top,$(2))
bench_name   = $(subst $(comma),-,$(subst :,-,$(subst =,,$(1))))
RTL_UNIT_TESTS := $(foreach b,$(BENCHES),build/rtl-unit/$(call bench_name,$(b)))
# What Verilator writes is compiled as one source, since what its many files share costs more than what they hold, and not optimized unless
# the bench runs long (UNIT.optimize). Its library is the command's.
BENCH_LIB_O := build/obj/verilated/verilated.o build/obj/verilated/verilated_threads.o \
    build/obj/testbench/common/claim.o
bench_cxx    = $(CCACHE) $(FAST_CXX) -std=c++17 -isystem $(VINC) -isystem $(VINC)/vltstd -DVERILATOR=1 -DVM_COVERAGE=0 -DVM_SC=0 -DVM_TRACE=0 -DVM_TRACE_FST=0 -DVM_TRACE_VCD=0
bench_core   = for f in $@.dir/*.cpp; do echo "\#include \"$${f\#\#*/}\""; done >$@.dir/all.cc && $(bench_cxx) $(OPT_VERILATED) -w -c -o $@.dir/all.o $@.dir/all.cc
# $(1) ISA, $(2) unit, $(3) shape or nothing, $(4) name
define bench_rule
$(if $($(2).optimize),build/rtl-unit/$(4): OPT_VERILATED := $($(2).optimize))
build/rtl-unit/$(4): $(call folder_of,$(1),rtl)/test_$(2).cpp $(bench_around) $(wildcard $(call folder_of,$(1),rtl)/$(2).sv $(call folder_of,$(1),rtl)/test_$(2).sv) $($(2).objects) rtl/rules.mk | $(BENCH_LIB_O)
	$$(call say,verilate)
	$$(Q)rm -rf $$@.dir && mkdir -p $$@.dir && verilator --cc --assert --output-split 0 -Wno-fatal -Wno-lint -Wno-style \
	    $(addprefix -G,$(subst $(comma), ,$(3))) --Mdir $$@.dir --top $(bench_top) --prefix V$(2) $(call packages,$(1)) $(bench_around) \
	    $(call folder_of,$(1),rtl)/$(2).sv -y $(call folder_of,$(1),rtl) -y rtl/common $(wildcard $(call folder_of,$(1),rtl)/test_$(2).sv) >$$@.log 2>&1 || { tail -20 $$@.log; exit 1; }
	$$(Q)$$(bench_core)
	$$(Q)$$(bench_cxx) -O1 $(addprefix -D,$(subst $(comma), ,$(3))) -I$$@.dir -Imodel/$(1) -c -o $$@.dir/test.o $(call folder_of,$(1),rtl)/test_$(2).cpp
	$$(Q)$$(FAST_CXX) -o $$@ $$@.dir/test.o $$@.dir/all.o $($(2).objects) $(BENCH_LIB_O) -lpthread
	$$(Q)sed 's|^[^:]*:|$$@:|; p; s|^[^:]*: *||; s| *$$$$||; s|  *|:\n|g; s|$$$$|:|' $$@.dir/V$(2)__ver.d >$$@.d # a file that goes is no error
-include build/rtl-unit/$(4).d
endef
bench_parts = $(call bench_rule,$(1),$(firstword $(2)),$(word 2,$(2)),$(3))
$(foreach isa,common board $(MODEL_ISAS),$(foreach b,$($(isa).benches),$(eval $(call bench_parts,$(isa),$(subst :, ,$(b)),$(call bench_name,$(isa)/$(b))))))
