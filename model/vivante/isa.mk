# Vivante: what the build knows of it; model/isas.mk explains the rows.
vivante.title := Vivante GCxxxx: unified shaders, quads of vec4 float32 threads
vivante.model := asm.c asm_data.c asm_directive.c asm_insn.c cmdstream.c cover.c cover_map.c decode.c disasm.c encode.c exec.c exec_float.c exec_flow.c exec_int.c exec_mem.c \
    exec_tex.c fields.c inputs.c launch.c load.c model.c number.c options.c outputs.c quad.c random.c random_insn.c random_launch.c sampler.c source.c state.c stream.c stream_list.c stream_resolve.c table.c translate.c trap.c vector.c
vivante.hot   := exec.c exec_float.c exec_flow.c exec_int.c exec_mem.c exec_tex.c number.c quad.c sampler.c table.c vector.c
vivante.unit  := test_alu.c test_corpus.c test_cover.c test_exec.c test_insns.c test_model.c test_programs.c test_random.c test_stream.c test_table.c test_text.c test_vector.c

vivante.generated := rtl/vivante/vivante_pkg.sv rtl/vivante/vivante_rom.sv
vivante.paths     := yes
vivante.fuzz      := fuzz_stream.c

vivante.reset := kept
vivante.top := vivante_core
vivante.rtl := vivante_pkg.sv vivante_float_pkg.sv vivante_table_pkg.sv vivante_int_pkg.sv vivante_convert_pkg.sv vivante_core_pkg.sv \
    vivante_float.sv vivante_rom.sv vivante_table.sv vivante_int.sv vivante_convert.sv \
    vivante_condition.sv vivante_select.sv vivante_operand.sv vivante_source.sv vivante_result.sv vivante_execute.sv vivante_units.sv vivante_lane.sv vivante_flow.sv vivante_slot.sv vivante_decode.sv \
    vivante_group.sv vivante_front.sv vivante_atomic.sv vivante_divide.sv vivante_shared.sv vivante_config.sv vivante_launch.sv vivante_finish.sv \
    vivante_core.sv
vivante.lint-off := lint.vlt
vivante.cover    := vivante_cover.sv
vivante.taps     := vivante_core_pkg.sv

vivante.parameters := GROUPS LANES BEATS PARTS DEEP NUM_TEMPS NUM_UNIFORMS IMEM_INSTR LOCAL_BYTES CALL_DEPTH LOOP_DEPTH
vivante.GROUPS.default := 4
vivante.GROUPS.values  := 1 2 3 4 5 6 7 8
vivante.GROUPS.help    := thread groups in flight
vivante.LANES.default := 4
vivante.LANES.values  := 1 4
vivante.LANES.help    := threads of a group: 4, a quad, or 1
vivante.BEATS.default := 1
vivante.BEATS.values  := 1 2 4
vivante.BEATS.help    := clocks in which the lanes of a group go through LANES / BEATS vec4 pipelines; a divisor of LANES
vivante.PARTS.default := 1
vivante.PARTS.values  := 1 2 4
vivante.PARTS.help    := clocks in which the components of a lane go through 4 / PARTS units for integers and conversions
vivante.DEEP.default := 0
vivante.DEEP.values  := 0 1
vivante.DEEP.help    := arithmetic takes more clocks, which may be shorter
vivante.NUM_TEMPS.default := 64
vivante.NUM_TEMPS.values  := 16 32 64 128
vivante.NUM_TEMPS.help    := temporaries of a thread
vivante.NUM_UNIFORMS.default := 256
vivante.NUM_UNIFORMS.values  := 128 256 512
vivante.NUM_UNIFORMS.help    := uniform vectors
vivante.IMEM_INSTR.default := 512
vivante.IMEM_INSTR.values  := 256 512 1024
vivante.IMEM_INSTR.help    := instructions of the code memory
vivante.LOCAL_BYTES.default := 8192
vivante.LOCAL_BYTES.values  := 1024 2048 4096 8192
vivante.LOCAL_BYTES.help    := local memory of a group
vivante.CALL_DEPTH.default := 8
vivante.CALL_DEPTH.values  := 4 8 16
vivante.CALL_DEPTH.help    := entries of a call stack
vivante.LOOP_DEPTH.default := 4
vivante.LOOP_DEPTH.values  := 2 4 8
vivante.LOOP_DEPTH.help    := entries of a loop stack

vivante.lint      := LANES=1 GROUPS=1 GROUPS=8 LANES=1,GROUPS=8 BEATS=4 BEATS=2,GROUPS=1 LANES=1,PARTS=4 LANES=1,PARTS=4,DEEP=1 BEATS=4,PARTS=2,DEEP=1 DEEP=1 NUM_TEMPS=128,NUM_UNIFORMS=512,IMEM_INSTR=1024
vivante.synth     := vivante:LANES=4,BEATS=4 vivante_vertex:LANES=1,PARTS=4
vivante.synth-quick := vivante_small:GROUPS=1,LANES=1,PARTS=4,NUM_TEMPS=16,NUM_UNIFORMS=128,IMEM_INSTR=256,LOCAL_BYTES=1024
vivante.synth.map := modules
vivante.benches   := vivante_flow:DEEP=0 vivante_flow:DEEP=1 vivante_float:DEEP=0 vivante_float:DEEP=1 vivante_table vivante_table:DEEP=1 vivante_int:FULL=1,DEEP=0 vivante_int:FULL=0,DEEP=0 vivante_int:FULL=1,DEEP=1 \
    vivante_convert:DEEP=0 vivante_convert:DEEP=1 vivante_select vivante_group vivante_divide vivante_config \
    vivante_units:LANES=4,BEATS=1,PARTS=1,DEEP=0 vivante_units:LANES=4,BEATS=2,PARTS=1,DEEP=0 vivante_units:LANES=4,BEATS=4,PARTS=2,DEEP=0 \
    vivante_units:LANES=1,BEATS=1,PARTS=1,DEEP=0 vivante_units:LANES=1,BEATS=1,PARTS=4,DEEP=0 vivante_units:LANES=1,BEATS=1,PARTS=4,DEEP=1 \
    vivante_units:LANES=4,BEATS=2,PARTS=1,DEEP=1 \
    vivante_source:NUM_UNIFORMS=256,DEEP=0 vivante_source:NUM_UNIFORMS=200,DEEP=1 vivante_source:NUM_UNIFORMS=640,DEEP=0 \
    vivante_lane vivante_launch vivante_finish vivante_front \
    vivante_shared:LANES=4 vivante_shared:LANES=1 vivante_shared:LANES=1,DEEP=1 vivante_core:GROUPS=1,LANES=1,NUM_TEMPS=16

vivante.pins        := vivante_verilated.cpp
vivante.wave        := waves/vivante.gtkw
vivante.tests       := test_reading.sh test_tool_chip.sh test_tool_stream.sh
vivante.board       := board.txt
vivante.board-shape := GROUPS=1 LANES=1 NUM_TEMPS=16 NUM_UNIFORMS=128 IMEM_INSTR=256 LOCAL_BYTES=1024 CALL_DEPTH=4 LOOP_DEPTH=2
vivante.reduced      := BEATS=2 PARTS=2 DEEP=1
vivante.reduced-test := test_reduced.sh
vivante.board-programs := programs/vivante/rules/one_uniform.s
vivante.environment := vivante_environment.cpp vivante_core.cpp vivante_host.cpp vivante_texture_unit.cpp vivante_sweep.c

# The hash of hash_gc2000.s on chips of other HALTI levels.
vivante.edges    := barrier branch branch_any back call ret texkill rep loop endrep endloop load texld
vivante.programs := build/gen/hash_gc3000.s build/gen/hash_gc7000.s build/gen/far_shader.s build/gen/waits.s build/gen/waits_indexed.s \
    $(vivante.edges:%=build/gen/edge_%.s) \
    $(addprefix build/gen/,float_places.s float_pairs.s image_places.s endloop_waits.s \
        launch_beside.s launch_beside_few.s)
build/gen/hash_gc%.s: programs/vivante/kernels/hash_gc2000.s
	$(Q)mkdir -p $(@D) && sed 's/gc2000/gc$*/; s/ at HALTI 0\././; s:"\.\./data:"../../programs/vivante/data:' $< >$@

# All instructions that there is room for.
build/gen/far_shader.s: programs/vivante/rules/far_code.awk
	$(Q)mkdir -p $(@D) && awk -f $< >$@

# Control instructions before each power of two.
build/gen/edge_%.s: programs/vivante/rules/edges.awk
	$(Q)mkdir -p $(@D) && awk -v kind=$* -f $< >$@

# Each line of the scoreboard, also by an index.
build/gen/waits.s: programs/vivante/rules/waits.awk
	$(Q)mkdir -p $(@D) && awk -f $< >$@
build/gen/waits_indexed.s: programs/vivante/rules/waits.awk
	$(Q)mkdir -p $(@D) && awk -v indexed=1 -f $< >$@

# Ends of the range of floats, bits of coordinates, writers of a0, launches in all kinds of clocks.
build/gen/float_places.s: programs/vivante/rules/float_ends.awk
	$(Q)mkdir -p $(@D) && awk -v places=1 -f $< >$@
build/gen/float_pairs.s: programs/vivante/rules/float_ends.awk
	$(Q)mkdir -p $(@D) && awk -f $< >$@
build/gen/image_places.s build/gen/endloop_waits.s build/gen/launch_beside.s: \
    build/gen/%.s: programs/vivante/rules/%.awk
	$(Q)mkdir -p $(@D) && awk -f $< >$@
build/gen/launch_beside_few.s: programs/vivante/rules/launch_beside.awk
	$(Q)mkdir -p $(@D) && awk -v few=1 -f $< >$@

build/gen/rtl/vivante/vivante_rom.sv: rtl/common/rom.awk rtl/vivante/vivante_rom.awk
	$(Q)mkdir -p $(@D) && awk $(addprefix -f ,$^) >$@
