# SGX543: what the build knows of it; model/isas.mk explains the rows.
sgx543.title := SGX543 USSE2: one instance, unified scalar and vector shader
sgx543.hot   := exec%.c fast%.c number.c operand.c
sgx543.paths := yes

sgx543.reduced        := READERS=1
sgx543.board-shape    := default
sgx543.board-programs := programs/sgx543/rules/phases.s

# As many instructions as there is room for.
sgx543.memory := whole_memory.s whole_memory_plain.s whole_memory_secondary.s
build/gen/whole_memory.s: programs/sgx543/rules/whole_memory.awk
	$(call written_by,awk -f $<)
build/gen/whole_memory_%.s: programs/sgx543/rules/whole_memory.awk
	$(call written_by,awk -v $*=1 -f $<)

# Writers of small registers while launches clear them; bits of index registers, edges of pages.
sgx543.made := $(addprefix build/gen/,instance_clears.s index_bits.s crossing_words.s)
$(sgx543.made): build/gen/%.s: programs/sgx543/rules/%.awk
	$(call written_by,awk -f $<)

# Vectors that begin below register 0.
build/gen/starts_of_banks.s: programs/sgx543/rules/starts_of_banks.awk \
    programs/sgx543/rules/ends_of_banks.s
	$(call written_by,awk -f $^)

# Extremes for the instructions of other programs.
sgx543.ends := bits integer_mads pack_integers colours
build/gen/integer_ends_bits.s: programs/sgx543/rules/integer_ends.awk
	$(call written_by,awk -v bits=1 -f $< /dev/null)
build/gen/integer_ends_%.s: programs/sgx543/rules/integer_ends.awk programs/sgx543/rules/%.s
	$(call written_by,awk -f $^)

sgx543.programs := $(sgx543.made) $(addprefix build/gen/,$(sgx543.memory) starts_of_banks.s \
    $(sgx543.ends:%=integer_ends_%.s))
