# Tesla MP: what the build knows of it; model/isas.mk explains the rows.
tesla.title := Tesla MP (NVIDIA G80 .. GT200): compute, vertex, geometry and fragment programs, SIMT warps of 32 lanes
tesla.model := asm.c asm_directive.c asm_field.c asm_graphics.c asm_insn.c asm_memory.c asm_message.c asm_operand.c \
    barrier.c chip.c cover.c cover_double.c cover_map.c cover_memory.c cubin.c cubin_elf.c cubin_text.c decode.c disasm.c exec.c exec_convert.c exec_f32.c exec_f64.c exec_graphics.c exec_int.c exec_mem.c \
    exec_move.c exec_operand.c exec_sfu.c exec_texture.c fast.c fast_avx2.c fast_avx512.c fast_plain.c fields.c finish.c flow.c graphics.c launch.c machine.c model.c \
    options.c parts.c random.c random_insn.c random_launch.c sfu.c source.c state.c tables.c texture.c trap.c
tesla.hot   := exec.c exec_convert.c exec_f32.c exec_f64.c exec_graphics.c exec_int.c exec_mem.c exec_move.c exec_operand.c \
    exec_sfu.c exec_texture.c fast_avx2.c fast_avx512.c fast_plain.c flow.c sfu.c state.c
tesla.unit  := test_asm.c test_asm_graphics.c test_asm_warnings.c test_atomic.c test_barrier.c test_corpus.c test_cover.c test_cubin.c test_decode.c test_disasm.c test_exec.c \
    test_exec_texture.c test_fast.c test_flow.c test_graphics.c test_graphics_program.c test_graphics_table.c test_insns.c test_launch.c \
    test_memory.c test_float.c test_model.c test_random.c test_sfu.c test_texture.c test_vectors.c

tesla.reset := kept
tesla.top := tesla_mp
tesla.rtl := tesla_pkg.sv tesla_core_pkg.sv tesla_alu_pkg.sv tesla_fp_pkg.sv tesla_fp64_pkg.sv tesla_sfu_pkg.sv tesla_uop_pkg.sv \
    tesla_fetch.sv tesla_classify.sv tesla_decode.sv tesla_scoreboard.sv tesla_pred.sv tesla_issue.sv tesla_collect.sv tesla_collect_serial.sv tesla_agu.sv \
    tesla_exec.sv tesla_control.sv tesla_regfile.sv tesla_lanefile.sv tesla_alu_lane.sv tesla_fp_lane.sv tesla_convert_lane.sv \
    tesla_parts.sv tesla_sfu_rom.sv tesla_sfu_lane.sv tesla_sfu.sv tesla_fp64_lane.sv tesla_fp64.sv tesla_alu.sv tesla_flow.sv tesla_barrier.sv \
    tesla_config.sv tesla_clear_regs.sv tesla_clear_shared.sv tesla_dispatch.sv tesla_shared.sv tesla_lock.sv tesla_const.sv \
    tesla_address.sv tesla_atomic_op.sv tesla_coalesce.sv tesla_lsu_load.sv tesla_atomic.sv tesla_serial.sv tesla_texture.sv tesla_lsu.sv tesla_deliver.sv tesla_port.sv tesla_pipe.sv tesla_memory.sv \
    tesla_sequence.sv tesla_mp.sv
tesla.lint-off := lint.vlt
tesla.taps     := tesla_core_pkg.sv

tesla.parameters := LANES WARPS SFU_LANES ALU_STEPS STACK_DEPTH FP64 TEXTURE COALESCE
tesla.LANES.default := 8
tesla.LANES.values  := 8 16 32
tesla.LANES.help    := lanes of the data path; a warp of 32 takes 32 / LANES clocks
tesla.WARPS.default := 8
tesla.WARPS.values  := 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24
tesla.WARPS.help    := warps in flight
tesla.SFU_LANES.default := 2
tesla.SFU_LANES.values  := 1 2 4 8
tesla.SFU_LANES.help    := lanes of the special function unit, LANES at most
tesla.ALU_STEPS.default := 1
tesla.ALU_STEPS.values  := 1 2 4 8
tesla.ALU_STEPS.help    := clocks in which a beat goes into the arithmetic, which has LANES / ALU_STEPS lanes; LANES at most
tesla.STACK_DEPTH.default := 32
tesla.STACK_DEPTH.values  := 16 32 64 128
tesla.STACK_DEPTH.help    := entries of a warp's control stack
tesla.FP64.default := 1
tesla.FP64.values  := 0 1
tesla.FP64.help    := 64-bit floating point
tesla.TEXTURE.default := 1
tesla.TEXTURE.values  := 0 1
tesla.TEXTURE.help    := the texture port
tesla.COALESCE.default := 1
tesla.COALESCE.values  := 0 1
tesla.COALESCE.help    := memory, s[] and c[] serve as many lanes at once as they can, not one; registers are read three at once, not one

tesla.lint      := LANES=8 LANES=16 LANES=32 SFU_LANES=1 SFU_LANES=8 ALU_STEPS=2 ALU_STEPS=8 STACK_DEPTH=16 STACK_DEPTH=128 FP64=0 TEXTURE=0 COALESCE=0
tesla.synth     := tesla:LANES=8,WARPS=4 tesla_small:LANES=8,WARPS=4,SFU_LANES=1,ALU_STEPS=8,FP64=0,TEXTURE=0,COALESCE=0
tesla.synth.map := modules
tesla.benches := tesla_barrier:LATE=0 tesla_barrier:LATE=1 tesla_decode tesla_fetch:LATE=0 tesla_fetch:LATE=1 tesla_flow tesla_control tesla_alu:LANES=8,STEPS=2 tesla_alu:LANES=8,STEPS=8 \
    $(foreach u,alu sfu fp64 deliver dispatch lock port texture,tesla_$(u):LANES=8 tesla_$(u):LANES=32) \
    $(foreach u,const lsu shared,tesla_$(u):LANES=8,COALESCE=1 tesla_$(u):LANES=8,COALESCE=0 tesla_$(u):LANES=32,COALESCE=1)
tesla.bench-files := ../../model/tesla/vectors.csv

tesla.pins        := tesla_verilated.cpp
tesla.board       := board.txt
tesla.board-shape := WARPS=2 SFU_LANES=1 ALU_STEPS=8 STACK_DEPTH=16 FP64=0 TEXTURE=0 COALESCE=0
tesla.board-programs := programs/tesla/rules/divergence.s programs/tesla/rules/many_params.s
tesla.environment := tesla_environment.cpp tesla_core.cpp tesla_host.cpp tesla_texture_unit.cpp tesla_sweep.c
tesla.environment-tests := tesla_environment tesla_texture_unit tesla_sweep
tesla.environment-help  := test_tesla_core.cpp
tesla.wave        := waves/tesla.gtkw
tesla.tests       := test_tool_barriers.sh test_tool_graphics.sh test_tool_kernel.sh
tesla.paths       := yes
tesla.fuzz        := fuzz_cubin.c
tesla.libs        := -lelf
tesla.cover       := tesla_cover.sv
tesla.coverage    := tesla_coverage.c
# The core without what can be left out and with other sizes of what has a size.
tesla.reduced      := WARPS=16 SFU_LANES=8 ALU_STEPS=4 STACK_DEPTH=64 FP64=0 TEXTURE=0 COALESCE=0
tesla.reduced-test := test_reduced.sh

# The opcode map as programs: each row of the instruction table with each value of each of its fields.
tesla.map := build/gen/opcode_map
tesla.programs := build/gen/far_code.s build/gen/far_words.s build/gen/page_ends.s build/gen/page_edges.s build/gen/integer_ends.s build/gen/fp32_corners_sat_nan.s \
    $(foreach c,g80 g84 mcp77 gt200 gt215 g84_texture gt215_texture,build/gen/trap_chip_$(c).s) $(addprefix $(tesla.map)/, \
    compute_cells00.s compute_cells01.s vertex_cells00.s geometry_cells00.s fragment_cells00.s \
    $(foreach t,vertex geometry fragment,$(t)_exits.s $(t)_control.s $(t)_trap_ILLEGAL_OPCODE.s))
$(filter $(tesla.map)/%,$(tesla.programs)): $(tesla.map)/made ;
$(tesla.map)/made: build/tesla/coverage
	$(call say,generate)
	$(Q)rm -rf $(@D) && mkdir -p $(@D) && $< $(@D) && touch $@

# Programs that are too long to be written down.
build/gen/far_code.s build/gen/far_words.s build/gen/page_ends.s build/gen/page_edges.s build/gen/integer_ends.s: build/gen/%.s: programs/tesla/rules/%.awk
	$(Q)mkdir -p $(@D)
	$(Q)awk -f $< >$@

# The same program in another mode.
build/gen/fp32_corners_sat_nan.s: programs/tesla/rules/fp32_corners.s
	$(Q)mkdir -p $(@D)
	$(Q)sed 's/^\.grid/.satnan\n&/; s|"\.\./\(.*\)_out|"../../programs/tesla/\1_sat_nan_out|' $< >$@

# What each chip has and has not, from a table.
build/gen/trap_chip_%_texture.s: programs/tesla/traps/trap_chip.awk programs/tesla/traps/trap_chip_texture.txt
	$(Q)mkdir -p $(@D) && awk -v chip=$* -f $^ >$@
build/gen/trap_chip_%.s: programs/tesla/traps/trap_chip.awk programs/tesla/traps/trap_chip.txt
	$(Q)mkdir -p $(@D) && awk -v chip=$* -f $^ >$@

# The tables of the special function unit, as C and as SystemVerilog.
tesla.sfu-rom := $(foreach f,rcp rsqrt lg2 ex2 sin,model/tesla/sfu_rom_$(f).csv)
build/gen/sfu_rom.h: $(tesla.sfu-rom)
	$(Q)mkdir -p $(@D)
	$(Q){ for f in rcp rsqrt lg2 ex2 sin; do echo "static const struct tesla_sfu_row tesla_rom_$$f[] = {"; \
	  sed -n 's/^[0-9]*,\([-0-9]*,[-0-9]*,[-0-9]*\),.*/    {\1},/p' model/tesla/sfu_rom_$$f.csv; \
	  echo '};'; done; } > $@
tesla.sfu-o := build/tesla/model/sfu.o build/unit-san/tesla/sfu.o build/fuzz/tesla/sfu.o
$(tesla.sfu-o): build/gen/sfu_rom.h
$(tesla.sfu-o): CFLAGS += -Ibuild/gen

tesla.generated := rtl/tesla/tesla_pkg.sv rtl/tesla/tesla_sfu_rom.sv
build/gen/rtl/tesla/tesla_sfu_rom.sv: rtl/tesla/sfu_rom.awk $(tesla.sfu-rom)
	$(Q)mkdir -p $(@D) && awk -f $^ >$@
