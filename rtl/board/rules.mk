# Boards, and `make bitstream BOARD=b ISA=x`: a make of its own with that ISA alone builds it, bitstream-b.
#
# Each board: its top, its pins, and how its tools call the part. ECP5: options of nextpnr-ecp5; Xilinx 7: Vivado's name.
BOARDS :=
define add_board
BOARDS += $(1)
$(1).board-top  := $(2)
$(1).board-pins := rtl/board/$(3)
$(1).board-part := $(4)
endef
$(foreach n,12 25 45 85,$(eval $(call add_board,ulx3s$(n),board_ulx3s,ulx3s.lpf,--$(n)k --package CABGA381 --speed 6)))
$(eval $(call add_board,arty_a7_35,board_arty,arty.xdc,xc7a35ticsg324-1L))
$(eval $(call add_board,arty_a7_100,board_arty,arty.xdc,xc7a100tcsg324-1))
$(eval $(call add_board,nexys_video,board_nexys_video,nexys_video.xdc,xc7a200tsbg484-1))

# How fast it is to be: MHZ=25 and DIVIDE=2 clocks for one of the core, unless the core's description or whoever calls says otherwise.
bitstream_clock = $(or $(MHZ),$($(1).board-mhz),25)000000 $(or $(DIVIDE),$($(1).board-divide),2)
# $(1) ISA, $(2) board
bitstream_dir     = $($(1).B)/$(2)
bitstream_sources = $(filter %_pkg.sv,$(BOARD_SV)) $($(1).B)/board/board_taps.sv $($(1).B)/board/board_dut.sv $(filter-out %_pkg.sv,$(BOARD_SV)) \
    rtl/board/$($(2).board-top).sv rtl/common/common_ram.sv $($(1).B)/board/core.v
bitstream_build   = $$(sed 's/.*0x\([0-9a-f]*\).*/\1/' $($(1).B)/board_build.h)
bitstream.lpf     = SEED=$(SEED) PLACER=$(PLACER) AREA=$(AREA) SPREAD=$(SPREAD) SIGNATURE=$(SIGNATURE) sh rtl/board/ecp5.sh $(call bitstream_dir,$(1),$(2)) $($(2).board-top) '$($(2).board-part)' $($(2).board-pins) $(bitstream_clock) \
    $(bitstream_build) $(bitstream_sources)
bitstream.xdc     = SIGNATURE=$(SIGNATURE) sh rtl/board/vivado.sh $(call bitstream_dir,$(1),$(2)) $($(2).board-top) $($(2).board-part) $($(2).board-pins) $(bitstream_clock) \
    $(bitstream_build) $(bitstream_sources)
define bitstream_rule
.PHONY: bitstream-$(2)
bitstream-$(2): $($(1).B)/board/board_taps.sv $($(1).B)/board_build.h
	$$(Q)$$(call bitstream$(suffix $($(2).board-pins)),$(1),$(2))
endef
$(foreach b,$(patsubst bitstream-%,%,$(filter bitstream-%,$(GOALS))),$(eval $(call bitstream_rule,$(ISAS),$(b))))

# What is wrong with what was asked for, or nothing.
bitstream_wrong = $(strip $(or \
  $(if $(filter $(BOARDS),$(BOARD)),,bitstream: BOARD=$(BOARD): must be one of $(BOARDS)),\
  $(if $(filter $(CORE_ISAS),$(ISA)),,bitstream: ISA=$(ISA): must be one of $(CORE_ISAS)),\
  $(if $($(ISA).board),,bitstream: ISA=$(ISA): no board has its core yet; there are: $(strip $(foreach i,$(CORE_ISAS),$(if $($(i).board),$(i))))),\
  $(if $(MHZ),$(if $(shell [ "$(MHZ)" -gt 0 ] 2>/dev/null && echo yes),,bitstream: MHZ=$(MHZ): must be a whole number)),\
  $(if $(DIVIDE),$(if $(filter 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16,$(DIVIDE)),,bitstream: DIVIDE=$(DIVIDE): must be 1 to 16)),\
  $(if $(filter-out 0 1,$(SIGNATURE)),bitstream: SIGNATURE=$(SIGNATURE): must be 0 or 1),\
  $(if $(AREA),$(if $(filter-out 0 1 2,$(AREA)),bitstream: AREA=$(AREA): must be 0 to 2,\
    $(if $(filter .xdc,$(suffix $($(BOARD).board-pins))),bitstream: AREA=$(AREA): only boards with an ECP5 have it))),\
  $(if $(SPREAD),$(if $(filter 2 3 4 5 6 7 8 9,$(SPREAD)),$(if $(filter .xdc,$(suffix $($(BOARD).board-pins))),bitstream: SPREAD=$(SPREAD): only boards with an ECP5 have it),bitstream: SPREAD=$(SPREAD): must be 2 to 9)),\
  $(if $(PLACER),$(if $(filter-out heap static,$(PLACER)),bitstream: PLACER=$(PLACER): must be heap or static,\
    $(if $(filter .xdc,$(suffix $($(BOARD).board-pins))),bitstream: PLACER=$(PLACER): only boards with an ECP5 have it)))))
