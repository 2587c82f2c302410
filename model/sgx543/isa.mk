# SGX543: what the build knows of it; model/isas.mk explains the rows.
sgx543.title := SGX543 USSE2: one instance, unified scalar and vector shader
sgx543.model := asm.c asm_directive.c codec.c codec_control.c codec_dual.c codec_insn.c codec_int.c codec_move.c codec_operand.c cover.c cover_map.c decode.c disasm.c exec.c exec_float.c exec_flow.c exec_int.c exec_move.c fast.c fast_colour.c fast_mad.c fields.c gxp.c gxp_object.c gxp_store.c inputs.c uniforms.c launch.c load.c \
    model.c names.c number.c operand.c options.c outputs.c random.c random_insn.c random_launch.c source.c state.c tables.c translate.c trap.c
sgx543.hot   := exec.c exec_float.c exec_flow.c exec_int.c exec_move.c fast.c fast_colour.c fast_mad.c number.c operand.c
sgx543.unit  := test_corpus.c test_cover.c test_exec.c test_gxp.c test_gxp_rules.c test_insns.c test_number.c test_programs.c test_random.c test_text.c

sgx543.fuzz      := fuzz_gxp.c
sgx543.paths     := yes
sgx543.tests     := test_reading.sh test_tool_instances.sh

sgx543.generated := rtl/sgx543/sgx543_pkg.sv rtl/sgx543/sgx543_rom.sv

sgx543.reset := kept
sgx543.top := sgx543_core
sgx543.rtl := sgx543_pkg.sv sgx543_arith_pkg.sv sgx543_int_pkg.sv sgx543_swizzle_pkg.sv sgx543_core_pkg.sv sgx543_decode_pkg.sv \
    sgx543_float.sv sgx543_rom.sv sgx543_table.sv sgx543_unpack.sv sgx543_convert_in.sv sgx543_convert_out.sv sgx543_int.sv sgx543_test.sv \
    sgx543_stage.sv sgx543_turn.sv sgx543_source.sv sgx543_dest.sv sgx543_decode_float.sv sgx543_decode_dual.sv sgx543_decode_move.sv sgx543_decode_test.sv sgx543_decode_int.sv \
    sgx543_decode_colour.sv sgx543_decode_memory.sv sgx543_decode_control.sv sgx543_decode.sv sgx543_operand.sv sgx543_pick.sv sgx543_mask.sv sgx543_execute.sv \
    sgx543_step.sv sgx543_lines.sv sgx543_place.sv sgx543_target.sv sgx543_constants.sv sgx543_bank.sv sgx543_registers.sv sgx543_state.sv sgx543_config.sv sgx543_fetch.sv \
    sgx543_sequence.sv sgx543_prepare.sv sgx543_issue.sv sgx543_shared.sv sgx543_launch.sv sgx543_retire.sv sgx543_finish.sv \
    sgx543_core.sv
sgx543.lint-off := lint.vlt
sgx543.benches  := sgx543_float sgx543_table sgx543_unpack sgx543_convert_in sgx543_convert_out sgx543_int sgx543_test \
    sgx543_execute sgx543_execute:READERS=1 sgx543_step sgx543_registers sgx543_registers:READERS=1 sgx543_state sgx543_fetch sgx543_sequence sgx543_prepare \
    sgx543_issue sgx543_issue:READERS=1 sgx543_shared sgx543_launch sgx543_retire sgx543_retire:READERS=1 sgx543_finish

# All instructions that there is room for.
sgx543.programs := $(addprefix build/gen/,whole_memory.s whole_memory_plain.s whole_memory_secondary.s instance_clears.s \
    index_bits.s crossing_words.s starts_of_banks.s \
    $(foreach p,bits integer_mads pack_integers colours,integer_ends_$(p).s))
build/gen/whole_memory.s: programs/sgx543/rules/whole_memory.awk
	$(Q)mkdir -p $(@D) && awk -f $< >$@
build/gen/whole_memory_plain.s: programs/sgx543/rules/whole_memory.awk
	$(Q)mkdir -p $(@D) && awk -v plain=1 -f $< >$@
build/gen/whole_memory_secondary.s: programs/sgx543/rules/whole_memory.awk
	$(Q)mkdir -p $(@D) && awk -v secondary=1 -f $< >$@

# Bits of index registers, edges of pages; vectors that begin below register 0.
build/gen/index_bits.s build/gen/crossing_words.s: build/gen/%.s: programs/sgx543/rules/%.awk
	$(Q)mkdir -p $(@D) && awk -f $< >$@
build/gen/starts_of_banks.s: \
    programs/sgx543/rules/starts_of_banks.awk programs/sgx543/rules/ends_of_banks.s
	$(Q)mkdir -p $(@D) && awk -f $^ >$@

# Writers of small registers while launches clear them; extremes for the instructions of other programs.
build/gen/instance_clears.s: programs/sgx543/rules/instance_clears.awk
	$(Q)mkdir -p $(@D) && awk -f $< >$@
build/gen/integer_ends_bits.s: programs/sgx543/rules/integer_ends.awk
	$(Q)mkdir -p $(@D) && awk -v bits=1 -f $< /dev/null >$@
build/gen/integer_ends_%.s: programs/sgx543/rules/integer_ends.awk programs/sgx543/rules/%.s
	$(Q)mkdir -p $(@D) && awk -f $^ >$@

build/gen/rtl/sgx543/sgx543_rom.sv: rtl/common/rom.awk rtl/sgx543/sgx543_rom.awk
	$(Q)mkdir -p $(@D) && awk $(addprefix -f ,$^) >$@

sgx543.parameters := INSTANCES IMEM_INSTR READERS
sgx543.INSTANCES.default := 4
sgx543.INSTANCES.values  := 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16
sgx543.INSTANCES.help    := instances in flight
sgx543.IMEM_INSTR.default := 1024
sgx543.IMEM_INSTR.values  := 256 512 1024 2048 4096
sgx543.IMEM_INSTR.help    := instructions of the code memory
sgx543.READERS.default := 4
sgx543.READERS.values  := 1 4
sgx543.READERS.help    := operands that are read at once; with 1 an iteration goes every four clocks

sgx543.lint      := INSTANCES=1 INSTANCES=3 INSTANCES=16,IMEM_INSTR=4096 READERS=1 INSTANCES=1,IMEM_INSTR=256,READERS=1
sgx543.synth     := sgx543:INSTANCES=4
sgx543.synth.map := modules
sgx543.cover     := sgx543_cover.sv

sgx543.taps        := sgx543_core_pkg.sv
sgx543.wave        := waves/sgx543.gtkw
sgx543.pins        := sgx543_verilated.cpp
sgx543.board       := board.txt
sgx543.board-shape := default
sgx543.board-programs := programs/sgx543/rules/phases.s
sgx543.reduced      := READERS=1
sgx543.reduced-test := test_reduced.sh
sgx543.environment := sgx543_environment.cpp sgx543_core.cpp sgx543_host.cpp sgx543_texture_unit.cpp sgx543_sweep.c
