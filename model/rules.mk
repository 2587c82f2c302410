# C sources and their tests.

COMMON_C := $(addprefix model/common/,encoding.c encoding_check.c error.c f24.c f32.c f64.c file.c float.c hex.c isa.c memory.c needs.c program.c symbols.c text.c text_number.c trap.c)
TESLA_C  := $(addprefix model/tesla/, \
    asm.c asm_directive.c asm_field.c asm_graphics.c asm_insn.c asm_lex.c asm_memory.c asm_message.c asm_operand.c barrier.c chip.c decode.c disasm.c exec.c exec_convert.c exec_f32.c exec_f64.c exec_graphics.c exec_int.c exec_mem.c exec_move.c \
    exec_operand.c exec_sfu.c exec_texture.c fields.c flow.c graphics.c launch.c machine.c model.c parts.c sfu.c state.c texture.c trap.c)
PICA200_C := $(addprefix model/pica200/, \
    asm.c asm_block.c asm_data.c asm_desc.c asm_expect.c asm_insn.c asm_lex.c asm_operand.c asm_run.c asm_shbin.c asm_words.c decode.c disasm.c exec.c exec_alu.c exec_emit.c \
    exec_flow.c fields.c flow.c launch.c listing.c load.c model.c names.c parts.c shader.c shbin.c shbin_store.c state.c trap.c upload.c)
BRIDGE_C := $(addprefix bridge/,checker.c compare.c finish.c hash.c outside.c pending.c report.c result.c sweep.c trace.c verdict.c)
COMMON_C += model/common/machine.c
TOOL_C   := $(addprefix model/tools/, \
    main.c option.c options.c paths.c values.c load.c shader.c graphics.c csv.c vertices.c uniforms.c outputs.c run.c killed.c executed.c model_run.c wave.c text.c child.c record.c suite.c suite_table.c suite_progress.c bench.c perf.c perf_table.c)
LIB_C    := $(COMMON_C) $(TESLA_C) $(PICA200_C) $(BRIDGE_C)
UNIT_C   := $(addprefix model/common/,test_encoding.c test_f24.c test_f32.c test_f64.c test_file.c test_float.c test_hex.c test_needs.c test_program.c) \
    $(addprefix model/tesla/,test_asm.c test_asm_graphics.c test_atomic.c test_barrier.c test_decode.c test_disasm.c test_exec.c test_exec_texture.c \
      test_flow.c test_graphics.c test_graphics_program.c test_graphics_table.c test_insns.c \
      test_launch.c test_memory.c test_float.c test_model.c test_sfu.c test_texture.c test_vectors.c) \
    $(addprefix model/pica200/,test_asm.c test_corpus.c test_decode.c test_disasm.c test_emit.c test_exec.c test_flow.c test_insns.c test_launch.c \
      test_shbin.c test_state.c test_upload.c test_vectors.c) \
    $(addprefix bridge/,test_checker.c test_defaults.c test_finish.c test_hash.c test_order.c test_outside.c test_report.c test_trace.c test_wide.c) \
    $(addprefix model/tools/,test_options.c test_tables.c test_records.c)
UNIT_HELP_C := bridge/test_isa.c model/pica200/fuzz_shbin.c $(addprefix model/tools/,record.c suite_table.c suite_progress.c perf_table.c option.c options.c values.c csv.c graphics.c vertices.c uniforms.c outputs.c load.c shader.c)

LIB_O    := $(LIB_C:%.c=$(B)/obj/%.o)
TOOL_O   := $(TOOL_C:%.c=$(B)/obj/%.o) $(B)/obj/waves.o

# What runs for every instruction: its loops over lanes are worth vector code.
HOT_C := $(filter model/tesla/exec% model/pica200/exec% bridge/%,$(LIB_C)) \
    $(addprefix model/,common/f24.c common/f32.c common/f64.c common/float.c pica200/flow.c tesla/flow.c tesla/sfu.c tesla/state.c)
$(HOT_C:%.c=$(B)/obj/%.o): CFLAGS += -O3

$(B)/obj/%.o: %.c
	$(call say,cc)
	$(Q)mkdir -p $(@D)
	$(Q)$(CCACHE) $(CC) $(CFLAGS) $(DEPFLAGS) -c -o $@ $<

# The GTKWave views as C strings: waves/<isa>.gtkw.
WAVES := $(ISAS:%=waves/%.gtkw)
build/gen/waves.c: $(WAVES) model/rules.mk
	$(Q)mkdir -p $(@D)
	$(Q){ echo '#include "model/tools/wave.h"'; echo 'const struct tool_wave tool_waves[] = {'; \
	  for f in $(WAVES); do echo "    {\"$$(basename $$f .gtkw)\","; \
	  sed 's/\\/\\\\/g; s/"/\\"/g; s/^/     "/; s/$$/\\n"/' $$f; echo '    },'; done; \
	  echo '    {0, 0}};'; } > $@

$(B)/obj/waves.o: build/gen/waves.c
	$(Q)mkdir -p $(@D)
	$(Q)$(CCACHE) $(CC) $(CFLAGS) -I. -c -o $@ $<

# The tables of the Tesla special function unit as C.
SFU_ROM     := rcp rsqrt lg2 ex2 sin
SFU_ROM_CSV := $(SFU_ROM:%=model/tesla/sfu_rom_%.csv)
build/gen/sfu_rom.h: $(SFU_ROM_CSV)
	$(Q)mkdir -p $(@D)
	$(Q){ for f in $(SFU_ROM); do echo "static const struct tesla_sfu_row tesla_rom_$$f[] = {"; \
	  sed -n 's/^[0-9]*,\([-0-9]*,[-0-9]*,[-0-9]*\),.*/    {\1},/p' model/tesla/sfu_rom_$$f.csv; \
	  echo '};'; done; } > $@

SFU_O := $(addsuffix obj/model/tesla/sfu.o,$(B)/ build/unit/ build/unit-san/)
$(SFU_O): build/gen/sfu_rom.h
$(SFU_O): CFLAGS += -Ibuild/gen

# Generated RTL package.
GEN_PKG := build/gen/gen_pkg
$(GEN_PKG): model/tesla/gen_pkg.c model/tesla/insns.def
	$(call say,cc)
	$(Q)mkdir -p $(@D)
	$(Q)$(CC) $(CFLAGS) -o $@ $<

# The programs' data, computed on the host.
REFERENCE   := $(ISAS:%=build/gen/reference_%)
REFERENCE_C := $(foreach isa,$(ISAS),$(wildcard programs/$(isa)/*.c programs/$(isa)/*.h))
$(REFERENCE): build/gen/reference_%: $(REFERENCE_C)
	$(call say,cc)
	$(Q)mkdir -p $(@D)
	$(Q)$(CC) $(CFLAGS) -o $@ $(filter programs/$*/%.c,$(REFERENCE_C)) -lm
FORMAT_SRC += $(REFERENCE_C)

SFU_ROM_SV := rtl/tesla/sfu_rom.awk $(foreach f,rcp rsqrt lg2 ex2 sin,model/tesla/sfu_rom_$(f).csv)
GEN_CHECK = $(GEN_PKG) | cmp - rtl/tesla/tesla_pkg.sv && awk -f $(SFU_ROM_SV) | cmp - rtl/tesla/tesla_sfu_rom.sv && \
    rm -rf build/gen/data && for isa in $(ISAS); do mkdir -p build/gen/data/$$isa && \
    build/gen/reference_$$isa build/gen/data/$$isa && diff -r build/gen/data/$$isa programs/$$isa/data || exit 1; done

# One executable for each test_*.c, twice: plain, and with sanitizers. Both link the same library sources.
SAN        := -O1 -fsanitize=address,undefined -fno-sanitize-recover=all -fno-omit-frame-pointer
UNIT_TESTS     := $(UNIT_C:%.c=build/unit/%)
UNIT_TESTS_SAN := $(UNIT_C:%.c=build/unit-san/%)
UNIT_LIB_O     := $(patsubst %.c,build/unit/obj/%.o,$(LIB_C) $(UNIT_HELP_C))
UNIT_SAN_O     := $(patsubst %.c,build/unit-san/obj/%.o,$(LIB_C) $(UNIT_HELP_C))

build/unit/obj/%.o: %.c
	$(call say,cc)
	$(Q)mkdir -p $(@D)
	$(Q)$(CCACHE) $(CC) $(CFLAGS) -O1 $(DEPFLAGS) -c -o $@ $<

build/unit-san/obj/%.o: %.c
	$(call say,cc)
	$(Q)mkdir -p $(@D)
	$(Q)$(CCACHE) $(CC) $(CFLAGS) $(SAN) $(DEPFLAGS) -c -o $@ $<

build/unit/lib.a: $(UNIT_LIB_O)
	$(Q)rm -f $@ && ar rcs $@ $^

build/unit-san/lib.a: $(UNIT_SAN_O)
	$(Q)rm -f $@ && ar rcs $@ $^

$(UNIT_TESTS): build/unit/%: build/unit/obj/%.o build/unit/lib.a
	$(call say,link)
	$(Q)mkdir -p $(@D)
	$(Q)$(CC) -o $@ $^ -lcmocka -ljansson -lz -lm

$(UNIT_TESTS_SAN): build/unit-san/%: build/unit-san/obj/%.o build/unit-san/lib.a
	$(call say,link)
	$(Q)mkdir -p $(@D)
	$(Q)$(CC) $(SAN) -o $@ $^ -lcmocka -ljansson -lz -lm

# The container loader under libFuzzer, which makes inputs of its own from those of the corpus. What it finds goes into the corpus.
FUZZ   := build/fuzz/shbin
FUZZ_O := $(patsubst %.c,build/fuzz/obj/%.o,model/pica200/fuzz_shbin.c $(COMMON_C) $(PICA200_C))
FUZZ_FLAGS := -O1 -fsanitize=fuzzer,address,undefined -fno-sanitize-recover=all

build/fuzz/obj/%.o: %.c
	$(call say,cc)
	$(Q)mkdir -p $(@D)
	$(Q)$(CCACHE) clang $(CFLAGS) $(FUZZ_FLAGS) $(DEPFLAGS) -c -o $@ $<

$(FUZZ): $(FUZZ_O)
	$(call say,link)
	$(Q)mkdir -p $(@D)/new
	$(Q)clang $(FUZZ_FLAGS) -o $@ $^

# New inputs stay in build/; one that fails stops the run and is left as build/fuzz/crash-*.
FUZZ_COMMAND = test '$(FUZZ_SECONDS)' -gt 0 && $(FUZZ) -max_total_time=$(FUZZ_SECONDS) -seed=$(SEED) -max_len=8192 -timeout=10 -rss_limit_mb=1024 \
    -print_final_stats=1 -verbosity=0 -artifact_prefix=build/fuzz/ build/fuzz/new model/pica200/corpus

FORMAT_SRC += $(LIB_C) $(TOOL_C) $(UNIT_C) bridge/dpi.c model/tesla/gen_pkg.c

-include $(LIB_O:.o=.d) $(TOOL_O:.o=.d)
-include $(FUZZ_O:.o=.d)
-include $(UNIT_LIB_O:.o=.d) $(UNIT_SAN_O:.o=.d) $(UNIT_C:%.c=build/unit/obj/%.d) $(UNIT_C:%.c=build/unit-san/obj/%.d)
