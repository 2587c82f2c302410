# PICA200: what the build knows of it; model/isas.mk explains the rows.
pica200.title := PICA200 (Nintendo 3DS): vertex and geometry shaders, vec4 of float24
pica200.model := asm.c asm_block.c asm_data.c asm_desc.c asm_expect.c asm_insn.c asm_operand.c asm_run.c asm_shbin.c \
    cover.c decode.c disasm.c exec.c exec_alu.c exec_emit.c exec_flow.c fast.c fast_alu.c fast_flow.c fields.c flow.c launch.c listing.c load.c model.c \
    names.c options.c outputs.c parts.c pipeline.c random.c random_launch.c shbin.c shbin_store.c source.c state.c trap.c uniforms.c upload.c vertices.c
pica200.hot   := exec.c exec_alu.c exec_emit.c exec_flow.c fast.c fast_alu.c fast_flow.c flow.c
pica200.unit  := test_asm.c test_asm_warnings.c test_container.c test_corpus.c test_cover.c test_decode.c test_disasm.c test_emit.c test_exec.c test_fast.c test_flow.c test_insns.c test_launch.c \
    test_picasso.c test_pipeline.c test_shbin.c test_state.c test_tables.c test_upload.c test_vectors.c

pica200.reset := kept
pica200.top := pica200_core
pica200.generated := rtl/pica200/pica200_pkg.sv
pica200.rtl := pica200_pkg.sv pica200_core_pkg.sv \
    pica200_f24_mul.sv pica200_f24_add.sv pica200_f24_cmp.sv pica200_f24_floor.sv pica200_f24_int8.sv pica200_alu.sv \
    pica200_sfu_root.sv pica200_sfu_log.sv pica200_sfu.sv \
    pica200_config.sv pica200_decode.sv pica200_fetch.sv pica200_issue.sv pica200_flow.sv pica200_operand.sv pica200_regs.sv \
    pica200_exec.sv pica200_load.sv pica200_output.sv pica200_retire.sv pica200_core.sv
pica200.lint-off := lint.vlt
pica200.taps     := pica200_core_pkg.sv

pica200.parameters := THREADS DEEP
pica200.THREADS.default := 4
pica200.THREADS.values  := 1 2 3 4 5 6 7 8
pica200.THREADS.help    := shader threads in flight
pica200.DEEP.default    := 0
pica200.DEEP.values     := 0 1
pica200.DEEP.help       := issue, sums and special functions take more clocks, which may be shorter

pica200.lint      := THREADS=1 THREADS=4 THREADS=8 DEEP=1
pica200.synth     := pica200:THREADS=4
pica200.synth.map := flat
pica200.benches     := pica200_alu pica200_alu:DEEP=1 pica200_sfu pica200_sfu:DIGITS=2,STEPS=1 pica200_core pica200_core:DEEP=1 pica200_config pica200_exec pica200_fetch pica200_flow pica200_issue pica200_load pica200_operand \
    pica200_output pica200_regs pica200_retire
pica200.bench-files := pica200_vectors.csv

pica200.cover       := pica200_cover.sv
pica200.pins        := pica200_verilated.cpp
pica200.board       := board.txt
pica200.board-divide := 3
pica200.board-shape := THREADS=1
pica200.board-divides := 1 3
pica200.board-programs := programs/pica200/rules/arithmetic.s
pica200.board-long := testbench/pica200/long_run.sh
pica200.environment := pica200_environment.cpp pica200_core.cpp pica200_host.cpp pica200_sweep.c
pica200.wave        := waves/pica200.gtkw
pica200.tests       := test_tool_shader.sh
pica200.reduced      := DEEP=1
pica200.reduced-test := test_reduced.sh
pica200.paths       := yes
pica200.fuzz        := fuzz_shbin.c
