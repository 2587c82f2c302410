# Boards, and `make bitstream BOARD=b ISA=x`: a make of its own with that ISA alone builds it,
# bitstream-b.

# Each board: its top, its pins, and the name of the part for its tools.
# ECP5: options of nextpnr-ecp5; Xilinx 7: Vivado's name.
define add_board
BOARDS += $(1)
$(1).board-top  := $(2)
$(1).board-pins := rtl/board/$(3)
$(1).board-part := $(4)
endef
BOARDS :=
$(foreach n,12 25 45 85,$(eval $(call \
  add_board,ulx3s$(n),board_ulx3s,ulx3s.lpf,--$(n)k --package CABGA381 --speed 6)))
$(eval $(call add_board,arty_a7_35,board_arty,arty.xdc,xc7a35ticsg324-1L))
$(eval $(call add_board,arty_a7_100,board_arty,arty.xdc,xc7a100tcsg324-1))
$(eval $(call add_board,nexys_video,board_nexys_video,nexys_video.xdc,xc7a200tsbg484-1))

# The clock of the link, MHZ=25, and DIVIDE=2 clocks for one of the core, unless the core's
# description or the caller says otherwise. $(1) ISA, $(2) board
bitstream_clock = $(or $(MHZ),$($(1).board-mhz),25)000000 $(or $(DIVIDE),$($(1).board-divide),2)
bitstream_build = $$(sed 's/.*0x\([0-9a-f]*\).*/\1/' $($(1).B)/board_build.h)
bitstream_sources = $(filter %_pkg.sv,$(BOARD_SV)) $($(1).B)/board/board_taps.sv \
    $($(1).B)/board/board_dut.sv $(filter-out %_pkg.sv,$(BOARD_SV)) \
    rtl/board/$($(2).board-top).sv rtl/common/common_ram.sv $($(1).B)/board/core.v
bitstream_options = SEED=$(SEED) PLACER=$(PLACER) AREA=$(AREA) SPREAD=$(SPREAD)
bitstream.lpf = $(bitstream_options) SIGNATURE=$(SIGNATURE) sh rtl/board/ecp5.sh
bitstream.xdc = SIGNATURE=$(SIGNATURE) sh rtl/board/vivado.sh
define bitstream_rule
.PHONY: bitstream-$(2)
bitstream-$(2): $($(1).B)/board/board_taps.sv $($(1).B)/board_build.h
	$$(Q)$(bitstream$(suffix $($(2).board-pins))) $($(1).B)/$(2) $($(2).board-top) \
	    '$($(2).board-part)' $($(2).board-pins) $(bitstream_clock) $$(call bitstream_build,$(1)) \
	    $$(call bitstream_sources,$(1),$(2))
endef
$(foreach b,$(patsubst bitstream-%,%,$(filter bitstream-%,$(GOALS))),\
  $(eval $(call bitstream_rule,$(ISAS),$(b))))

# The first wrong value of a call, or nothing.
bitstream_wrong = $(shell $(foreach v,MHZ DIVIDE SIGNATURE AREA SPREAD PLACER,\
  $(v)=$(call quoted,$($(v)))) sh rtl/board/check_bitstream.sh '$(BOARDS)' '$(strip $(CORE_ISAS))' \
  '$(call with,board,$(CORE_ISAS))' '$($(BOARD).board-pins)' \
  $(call quoted,$(BOARD)) $(call quoted,$(ISA)))
