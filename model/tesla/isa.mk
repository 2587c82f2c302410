# Tesla MP: what the build knows of it; model/isas.mk explains the rows.
tesla.title := Tesla MP (NVIDIA G80 .. GT200): \
    compute, vertex, geometry and fragment programs, SIMT warps of 32 lanes
tesla.hot   := exec%.c fast_%.c flow.c sfu.c state.c
tesla.paths := yes
tesla.libs  := -lelf

# The core without its optional units, with other sizes of the rest.
tesla.reduced := WARPS=16 SFU_LANES=8 ALU_STEPS=4 STACK_DEPTH=64 FP64=0 TEXTURE=0 COALESCE=0
tesla.board-shape := WARPS=2 SFU_LANES=1 ALU_STEPS=8 STACK_DEPTH=16 FP64=0 TEXTURE=0 COALESCE=0
tesla.board-programs := programs/tesla/rules/divergence.s programs/tesla/rules/many_params.s
tesla.environment-tests := tesla_environment tesla_texture_unit tesla_sweep
tesla.environment-objects := test_tesla_core.cpp

# The opcode map as programs: each row of the instruction table with each value of each field.
tesla.map := build/gen/opcode_map
tesla.map-programs := $(addprefix $(tesla.map)/,compute_cells00.s compute_cells01.s \
    $(foreach t,vertex geometry fragment,$(t)_cells00.s) \
    $(foreach t,vertex geometry fragment,$(t)_exits.s $(t)_control.s $(t)_trap_ILLEGAL_OPCODE.s))
$(tesla.map-programs): $(tesla.map)/made ;
$(tesla.map)/made: build/tesla/coverage
	$(call say,generate)
	$(Q)rm -rf $(@D) && mkdir -p $(@D) && $< $(@D) && touch $@

# Programs that are too long to be written down.
tesla.long := $(addprefix build/gen/,far_code.s far_words.s page_ends.s page_edges.s integer_ends.s)
$(tesla.long): build/gen/%.s: programs/tesla/rules/%.awk
	$(call written_by,awk -f $<)

# The same program in another mode.
build/gen/fp32_corners_sat_nan.s: programs/tesla/rules/fp32_corners.s
	$(call written_by,sed -e 's/^\.grid/.satnan\n&/' \
	    -e 's|"\.\./\(.*\)_out|"../../programs/tesla/\1_sat_nan_out|' $<)

# What each chip has and has not, from a table.
tesla.chips := g80 g84 mcp77 gt200 gt215 g84_texture gt215_texture
build/gen/trap_chip_%_texture.s: programs/tesla/traps/trap_chip.awk \
    programs/tesla/traps/trap_chip_texture.txt
	$(call written_by,awk -v chip=$* -f $^)
build/gen/trap_chip_%.s: programs/tesla/traps/trap_chip.awk programs/tesla/traps/trap_chip.txt
	$(call written_by,awk -v chip=$* -f $^)

tesla.programs := $(tesla.long) build/gen/fp32_corners_sat_nan.s \
    $(tesla.chips:%=build/gen/trap_chip_%.s) $(tesla.map-programs)

# The tables of the special function unit, as C; rtl/tesla/rtl.mk makes them SystemVerilog.
tesla.sfu-rom := $(foreach f,rcp rsqrt lg2 ex2 sin,model/tesla/sfu_rom_$(f).csv)
build/gen/sfu_rom.h: model/tesla/sfu_rom.awk $(tesla.sfu-rom)
	$(call written_by,awk -F $(comma) -f $^)
tesla.sfu-o := build/tesla/model/sfu.o build/unit-san/tesla/sfu.o build/fuzz/tesla/sfu.o
$(tesla.sfu-o): build/gen/sfu_rom.h
$(tesla.sfu-o): CFLAGS += -Ibuild/gen
