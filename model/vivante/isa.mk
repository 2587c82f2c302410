# Vivante: what the build knows of it; model/isas.mk explains the rows. There is no core yet.
vivante.title := Vivante GCxxxx: unified shaders, quads of vec4 float32 threads
vivante.model := asm.c asm_data.c asm_directive.c asm_insn.c cmdstream.c decode.c disasm.c encode.c exec.c exec_float.c exec_flow.c exec_int.c exec_mem.c \
    exec_tex.c fields.c inputs.c launch.c load.c model.c number.c options.c outputs.c sampler.c state.c stream.c stream_resolve.c table.c translate.c trap.c vector.c
vivante.hot   := exec.c exec_float.c exec_flow.c exec_int.c exec_mem.c exec_tex.c number.c sampler.c table.c vector.c
vivante.unit  := test_alu.c test_corpus.c test_exec.c test_insns.c test_model.c test_programs.c test_random.c test_stream.c test_table.c test_text.c test_vector.c

vivante.generated := rtl/vivante/vivante_pkg.sv
vivante.fuzz      := fuzz_stream.c
