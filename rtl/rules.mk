# The cores' sources, lint, synthesis, and unit benches.

RTL_COMMON := $(wildcard rtl/common/common_*.sv)
BIND_SV := bridge/bridge_pkg.sv $(wildcard bridge/bridge_dpi_*.sv) bridge/bridge_bind.sv
# Cover points: what all cores have, and a core's own; $(1) ISA.
COVER_SV := $(addprefix bridge/,bridge_cover_pkg.sv bridge_cover.sv bridge_cover_bind.sv)
cover_sv  = $(COVER_SV) $(addprefix $(call folder_of,$(1),testbench)/,$($(1).cover))

# $(1) ISA: its sources, the waivers, the options of a shape
rtl      = $(RTL_COMMON) $(addprefix $(call folder_of,$(1),rtl)/,$($(1).rtl))
waivers  = rtl/common/lint.vlt $(addprefix $(call folder_of,$(1),rtl)/,$($(1).lint-off))
shape_g  = $(foreach p,$($(1).parameters),-G$(p)=$($(1).$(p)))
packages = $(filter %_pkg.sv,$(call rtl,$(1)))

# $(1) NAME or NAME:SHAPE: the name
name_of = $(firstword $(subst :, ,$(1)))

# $(1) ISA: its lint; without a core, that of the units that have a bench
lint_core  = sh rtl/lint.sh core $(1) $($(1).top) '$($(1).lint)' '$(waivers) $(rtl)' \
    '$(BIND_SV) -Wno-DECLFILENAME $(cover_sv)'
lint_units = sh rtl/lint.sh units $(1) $(call folder_of,$(1),rtl) '$(waivers) $(rtl)' \
    $(foreach b,$($(1).benches),$(call name_of,$(b)))
lint_command = $(if $(filter $(NO_CORE),$(1)),$(lint_units),$(lint_core))
board_lint   = sh rtl/lint.sh board '$(call waivers,board) $(call rtl,board)' $(board.tops)

# $(1) ISA: flat or modules; the shapes of `make synth-quick` and `make test`
synth_map   = $(or $($(1).synth.map),flat)
synth_quick = $(or $($(1).synth-quick),$($(1).synth))

.PHONY: lint-board $(MODEL_ISAS:%=lint-%) $(ISAS:%=synth-%) $(ISAS:%=synth-quick-%)
# $(1) ISA, $(2) shape, $(3) its name: each by itself, so that they run side by side
define synth_rules
.PHONY: $(foreach kind,quick ecp5 xilinx,build/synth/$(kind)-$(3))
build/synth/quick-$(3) build/synth/ecp5-$(3) build/synth/xilinx-$(3): build/synth/%-$(3):
	$$(Q)sh rtl/synth.sh $$* $(synth_map) $($(1).top) $(2) $(rtl)
endef
lint-board:
	$(Q)$(board_lint)
define lint_rules
lint-$(1):
	$$(Q)$$(call lint_command,$(1))
synth-quick-$(1): $(foreach s,$(call synth_quick,$(1)),build/synth/quick-$(call name_of,$(s)))
synth-$(1): $(foreach kind,ecp5 xilinx,\
    $(foreach s,$($(1).synth),build/synth/$(kind)-$(call name_of,$(s))))
$(if $($(1).synth),,synth-$(1) synth-quick-$(1):; @echo "synth: $(1) has no shape for synthesis")
endef
$(foreach isa,$(MODEL_ISAS),$(eval $(call lint_rules,$(isa)))\
  $(foreach s,$(sort $($(isa).synth) $(call synth_quick,$(isa))),\
    $(eval $(call synth_rules,$(isa),$(s),$(call name_of,$(s))))))
# Goals of an ISA that is not there say so; without this line make would find nothing to be done.
ISA_GOALS := $(foreach goal,lint synth synth-quick,$(MODEL_ISAS:%=$(goal)-%))
$(foreach goal,$(filter-out synth-quick lint-board $(ISA_GOALS),$(filter lint-% synth-%,$(GOALS))),\
  $(error $(goal): no such ISA here; there are: $(MODEL_ISAS)))

# Unit benches: test_<unit>.cpp beside the module, one binary for each shape (rtl/bench.sh).
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
board.rtl     := board_pkg.sv $(filter-out board_pkg.sv $(board.tops:%=%.sv),\
    $(call in,board,rtl,board_*.sv))
board.benches := board_link board_link:DIVIDE=1 board_link:DIVIDE=5 \
    board_stream board_stream:DIVIDE=1 board_stream:DIVIDE=5
board_signature.objects := build/obj/bridge/signature.o
board_link.objects := $(addprefix build/obj/,bridge/frame.o bridge/link.o model/common/error.o)
board_link.optimize := -O1
board_stream.objects := $(board_link.objects)
board_stream.optimize := -O2
# A bench without a row runs in the default shape; testbench/rules.mk builds common_taps.
bench_units = $(patsubst test_%.cpp,%,$(call in,$(1),rtl,test_*.cpp))
more_units  = $(filter-out common_taps $(foreach b,$($(1).benches),$(call name_of,$(b))),\
    $(call bench_units,$(1)))
$(foreach isa,common board $(MODEL_ISAS),$(eval $(isa).benches += $(call more_units,$(isa))))
bench_name     = $(subst $(comma),-,$(subst :,-,$(subst =,,$(1))))
RTL_UNIT_TESTS := $(foreach isa,common board $(MODEL_ISAS),\
    $(foreach b,$($(isa).benches),build/rtl-unit/$(isa)/$(call bench_name,$(b))))
# Verilator's library is the command's.
BENCH_LIB_O := build/obj/verilated/verilated.o build/obj/verilated/verilated_threads.o \
    build/obj/testbench/common/claim.o
bench_cxx = $(CCACHE) $(FAST_CXX) -std=c++17 -isystem $(VINC) -isystem $(VINC)/vltstd \
    -DVERILATOR=1 -DVM_COVERAGE=0 -DVM_SC=0 -DVM_TRACE=0 -DVM_TRACE_FST=0 -DVM_TRACE_VCD=0
# $(1) ISA, $(2) unit, $(3) shape or nothing, $(4) name, $(5) folder. UNIT.objects are linked with
# the test; UNIT.optimize is for the core of a bench that runs long.
define bench_rule
build/rtl-unit/$(4): $(wildcard $(foreach end,.cpp _top.sv .sv,$(5)/test_$(2)$(end)) $(5)/$(2).sv) \
    $($(2).objects) rtl/rules.mk rtl/bench.sh | $(BENCH_LIB_O)
	$$(call say,verilate)
	$$(Q)CXX='$$(bench_cxx)' LINK='$$(FAST_CXX)' OPTIMIZE=$(or $($(2).optimize),-O0) \
	    INCLUDE=-Imodel/$(1) sh rtl/bench.sh $$@ $(5) $(2) '$(subst $(comma), ,$(3))' \
	    '$(call packages,$(1))' $($(2).objects) $(BENCH_LIB_O)
-include build/rtl-unit/$(4).d
endef
# $(1) ISA, $(2) UNIT or UNIT SHAPE, $(3) name
bench_parts = $(call bench_rule,$(1),$(firstword $(2)),$(word 2,$(2)),$(3),$(strip \
  $(call folder_of,$(1),rtl)))
$(foreach isa,common board $(MODEL_ISAS),$(foreach b,$($(isa).benches),\
  $(eval $(call bench_parts,$(isa),$(subst :, ,$(b)),$(call bench_name,$(isa)/$(b))))))
