# C sources and their tests: the common library, a model for each ISA, the command.

# The sources of a folder are its files; $(1) folder: without tests, its tests
sources = $(filter-out $(1)/test_%,$(wildcard $(1)/*.c))
tests   = $(filter-out $(UNIT_HELP_C),$(wildcard $(1)/test_*.c))
# What several tests share.
UNIT_HELP_C := bridge/test_isa.c tools/test_contract_isas.c
COMMON_C := $(filter-out model/common/gen_pkg.c,$(call sources,model/common)) \
    $(filter-out bridge/dpi.c,$(call sources,bridge))
TOOL_C   := $(call sources,tools)
UNIT_C   := $(call tests,model/common) $(call tests,bridge)
# The tests of the command run programs of the tree's ISAs.
UNIT_TOOL_C := $(call tests,tools)

# What runs for every instruction: its loops over lanes are worth vector code.
HOT_C := $(filter bridge/%,$(COMMON_C)) $(addprefix model/common/,f24.c f32.c f64.c float.c)
$(HOT_C:%.c=build/obj/%.o): CFLAGS += -O3

# The sanitizers' objects of everything; for the places of what they find, lines are enough.
SAN := -O1 -g1 -fsanitize=address,undefined -fno-sanitize-recover=all -fno-omit-frame-pointer

$(call flags,c,$(CC) $(CFLAGS) $(SAN) $(HOT_C))
build/obj/%.o: %.c build/flags/c
	$(call say,cc)
	$(Q)mkdir -p $(@D)
	$(Q)$(CCACHE) $(CC) $(CFLAGS) $(DEPFLAGS) -c -o $@ $<

COMMON_O := $(COMMON_C:%.c=build/obj/%.o)
TOOL_O   := $(TOOL_C:%.c=build/obj/%.o) $(T)/registry.o $(T)/version.o

build/unit-san/obj/%.o: %.c build/flags/c
	$(call say,cc)
	$(Q)mkdir -p $(@D)
	$(Q)$(CCACHE) $(CC) $(CFLAGS) $(SAN) $(DEPFLAGS) -c -o $@ $<

# The model of one ISA, plain and with sanitizers: $(1).
define model_rules
$(1).model-o := $(addprefix build/$(1)/model/,$($(1).model:.c=.o))
$(1).san-o   := $(addprefix build/unit-san/$(1)/,$($(1).model:.c=.o))
$(patsubst %.c,build/$(1)/model/%.o,$(filter $($(1).hot),$($(1).model))): CFLAGS += -O3
$(call flags,c-$(1),$(CC) $(CFLAGS) $(SAN) $(filter $($(1).hot),$($(1).model)))
build/$(1)/model/%.o: $(call folder_of,$(1),model)/%.c build/flags/c-$(1)
	$$(call say,cc)
	$$(Q)mkdir -p $$(@D)
	$$(Q)$$(CCACHE) $$(CC) $$(CFLAGS) -I. $$(DEPFLAGS) -c -o $$@ $$<
build/unit-san/$(1)/%.o: $(call folder_of,$(1),model)/%.c build/flags/c-$(1)
	$$(call say,cc)
	$$(Q)mkdir -p $$(@D)
	$$(Q)$$(CCACHE) $$(CC) $$(CFLAGS) -I. $$(SAN) $$(DEPFLAGS) -c -o $$@ $$<
UNIT_TESTS     += $(addprefix build/$(1)/model/,$($(1).unit:.c=))
UNIT_TESTS_SAN += $(addprefix build/unit-san/$(1)/,$($(1).unit:.c=))
FORMAT_SRC     += $(if $($(1).home),,$(addprefix $(call folder_of,$(1),model)/,$($(1).model) $($(1).unit)))
endef
UNIT_TESTS     := $(UNIT_C:%.c=build/obj/%)
UNIT_TESTS_SAN := $(UNIT_C:%.c=build/unit-san/obj/%)
ifeq ($(T),build)
UNIT_TESTS     += $(UNIT_TOOL_C:%.c=build/obj/%)
UNIT_TESTS_SAN += $(UNIT_TOOL_C:%.c=build/unit-san/obj/%)
else
$(if $(filter unit%,$(GOALS)),$(info unit: the tests of the command want all ISAs in their default shape; left out))
endif
FORMAT_SRC := $(COMMON_C) $(TOOL_C) $(UNIT_C) $(UNIT_TOOL_C) $(UNIT_HELP_C) bridge/dpi.c
$(foreach isa,$(MODEL_ISAS),$(eval $(call model_rules,$(isa))))
# What the models are linked with.
MODEL_LIBS := -lz $(foreach isa,$(MODEL_ISAS),$($(isa).libs)) -lm
MODEL_O := $(foreach isa,$(ISAS),$($(isa).model-o))

# The folders whose sources make a model and a core, and those that all share. A command is linked again when one
# of them is newer, whatever became of it, so that it can say which it does not have (tools/newer.c).
SHARED_FOLDERS := model/common rtl/common bridge testbench/common
source_folders  = $(foreach of,model rtl testbench,$(call folder_of,$(1),$(of)))
folder_sources  = $(filter-out $(1)/test_%,$(foreach end,sv c h cpp def,$(wildcard $(1)/*.$(end))))
ALL_SOURCES    := $(foreach folder,$(SHARED_FOLDERS) $(foreach isa,$(ISAS),$(call source_folders,$(isa))),$(call folder_sources,$(folder)))

# Which ISAs this command has: their descriptors and wave views, and (in C++) their environments.
view = $(addprefix $(if $($(1).home),$($(1).home)/),$($(1).wave))
$(T)/registry.c: Makefile model/isas.mk model/rules.mk $(foreach isa,$(ISAS),$(call view,$(isa)))
	$(Q)mkdir -p $(@D)
	$(Q){ echo '/* The instruction sets of this build; written by model/rules.mk. */'; \
	  echo '#include "tools/registry.h"'; \
	  $(foreach isa,$(ISAS),echo 'extern const struct common_isa $(isa)_isa;';) \
	  echo 'const struct common_isa *const common_isas[] = {$(foreach isa,$(ISAS),&$(isa)_isa,) 0};'; \
	  echo 'const struct tool_wave tool_waves[] = {'; \
	  $(foreach isa,$(ISAS),$(if $(call view,$(isa)),echo '    {"$(isa)"$(comma)'; \
	    sed 's/\\/\\\\/g; s/"/\\"/g; s/^/     "/; s/$$/\\n"/' $(call view,$(isa)); echo '    }$(comma)';)) \
	  echo '    {0, 0}};'; \
	  echo 'const char *const tool_titles[] = {$(foreach isa,$(ISAS),"$($(isa).title)"$(comma)) 0};'; \
	  echo 'const char *const tool_sources[] = {$(foreach isa,$(ISAS),"$(call source_folders,$(isa))"$(comma)) "$(SHARED_FOLDERS)"};'; } >$@.new && { cmp -s $@.new $@ || mv $@.new $@; rm -f $@.new; touch $@; }

# Which commit this is, for --version; written anew only when it differs.
.PHONY: version
$(T)/version.c: version
	$(Q)mkdir -p $(@D)
	$(Q)echo 'const char tool_commit[] = "$(shell git describe --always --dirty --abbrev=12 2>/dev/null || echo unknown)";' >$@.new && \
	  { cmp -s $@.new $@ || mv $@.new $@; rm -f $@.new; }
$(T)/version.o: $(T)/version.c build/flags/c
	$(Q)$(CCACHE) $(CC) $(CFLAGS) -c -o $@ $<

$(T)/registry.o: $(T)/registry.c tools/registry.h build/flags/c
	$(Q)$(CCACHE) $(CC) $(CFLAGS) -I. -c -o $@ $<

# One executable for each test_*.c, twice: with the objects of the command, and with sanitizers. An archive has the models of ISAS,
# so another choice of them has another one; and their registry, which a test that does not ask for it is not linked with.
LIB     := $(T)/lib.a
LIB_SAN := $(T)/lib-san.a
$(LIB): $(COMMON_O) $(foreach isa,$(MODEL_ISAS),$($(isa).model-o)) $(UNIT_HELP_C:%.c=build/obj/%.o) $(filter-out build/obj/tools/main.o,$(TOOL_C:%.c=build/obj/%.o)) $(T)/registry.o
	$(Q)mkdir -p $(@D) && rm -f $@ && ar rcs $@ $^
$(LIB_SAN): $(COMMON_C:%.c=build/unit-san/obj/%.o) $(foreach isa,$(MODEL_ISAS),$($(isa).san-o)) \
    $(UNIT_HELP_C:%.c=build/unit-san/obj/%.o) $(filter-out build/unit-san/obj/tools/main.o,$(TOOL_C:%.c=build/unit-san/obj/%.o)) $(T)/registry.o
	$(Q)mkdir -p $(@D) && rm -f $@ && ar rcs $@ $^

$(UNIT_TESTS): %: %.o $(LIB)
	$(call say,link)
	$(Q)$(CC) -o $@ $^ -lcmocka -ljansson $(MODEL_LIBS)

$(UNIT_TESTS_SAN): %: %.o $(LIB_SAN)
	$(call say,link)
	$(Q)$(CC) $(SAN) -o $@ $^ -lcmocka -ljansson $(MODEL_LIBS)

# The RTL package of an ISA, from its instruction table; <isa>.generated names it.
define pkg_rules
build/gen/$(1)_gen_pkg: model/common/gen_pkg.c $($(1).model-o) $(filter build/obj/model/common/%,$(COMMON_O))
	$$(call say,cc)
	$$(Q)mkdir -p $$(@D)
	$$(Q)$$(CC) $$(CFLAGS) -DISA_ENCODING=$(1)_encoding -o $$@ $$^ $(MODEL_LIBS)
build/gen/rtl/$(1)/$(1)_pkg.sv: build/gen/$(1)_gen_pkg
	$$(Q)mkdir -p $$(@D) && $$< >$$@
endef
$(foreach isa,$(MODEL_ISAS),$(if $(filter rtl/$(isa)/$(isa)_pkg.sv,$($(isa).generated)),$(eval $(call pkg_rules,$(isa)))))
FORMAT_SRC += model/common/gen_pkg.c

# The files of the tree that a program writes.
GENERATED := $(foreach isa,$(MODEL_ISAS),$($(isa).generated))

# The programs' data, computed on the host: programs/<isa>/oracle. It writes into the folder that it is given.
ORACLE_ISAS := $(foreach isa,$(MODEL_ISAS),$(if $(wildcard $(call folder_of,$(isa),programs)/oracle/*.c),$(isa)))
ORACLES     := $(ORACLE_ISAS:%=build/gen/oracle_%)
define oracle_rule
build/gen/oracle_$(1): $(wildcard $(call folder_of,$(1),programs)/oracle/*.c $(call folder_of,$(1),programs)/oracle/*.h)
	$$(call say,cc)
	$$(Q)mkdir -p $$(@D)
	$$(Q)$$(CC) $$(CFLAGS) -o $$@ $$(filter %.c,$$^) -lm
FORMAT_SRC += $(if $($(1).home),,$(wildcard programs/$(1)/oracle/*.[ch]))
endef
$(foreach isa,$(ORACLE_ISAS),$(eval $(call oracle_rule,$(isa))))

GEN_CHECK = for f in $(GENERATED); do cmp build/gen/$$f $$f || exit 1; done; rm -rf build/gen/data; \
    $(foreach isa,$(ORACLE_ISAS),mkdir -p build/gen/data/$(isa) && build/gen/oracle_$(isa) build/gen/data/$(isa) && \
      diff -r build/gen/data/$(isa) $(call folder_of,$(isa),programs)/data &&) echo "generated files are up to date"

# The loaders of containers under libFuzzer, which makes inputs of its own from those of model/<isa>/corpus. What it finds goes into the corpus.
FUZZ_ISAS  := $(foreach isa,$(MODEL_ISAS),$(if $($(isa).fuzz),$(isa)))
FUZZ       := $(FUZZ_ISAS:%=build/fuzz/%/run)
FUZZ_FLAGS := -O1 -fsanitize=fuzzer,address,undefined -fno-sanitize-recover=all
$(call flags,fuzz,clang $(CFLAGS) $(FUZZ_FLAGS))
build/fuzz/common/%.o: %.c build/flags/fuzz
	$(call say,cc)
	$(Q)mkdir -p $(@D)
	$(Q)$(CCACHE) clang $(CFLAGS) $(FUZZ_FLAGS) $(DEPFLAGS) -c -o $@ $<
define fuzz_rules
build/fuzz/$(1)/%.o: $(call folder_of,$(1),model)/%.c build/flags/fuzz
	$$(call say,cc)
	$$(Q)mkdir -p $$(@D)
	$$(Q)$$(CCACHE) clang $$(CFLAGS) -I. $$(FUZZ_FLAGS) $$(DEPFLAGS) -c -o $$@ $$<
build/fuzz/$(1)/run: $(addprefix build/fuzz/$(1)/,$($(1).fuzz:.c=.o) $($(1).model:.c=.o)) $(patsubst %.c,build/fuzz/common/%.o,$(filter model/common/%,$(COMMON_C)))
	$$(call say,link)
	$$(Q)mkdir -p $$(@D)/new
	$$(Q)clang $$(FUZZ_FLAGS) -o $$@ $$^ $(MODEL_LIBS)
endef
$(foreach isa,$(FUZZ_ISAS),$(eval $(call fuzz_rules,$(isa))))
# New inputs stay in build/; one that fails stops the run and is left as build/fuzz/<isa>/crash-*.
FUZZ_COMMAND = test '$(FUZZ_SECONDS)' -gt 0 && $(foreach isa,$(MODEL_ISAS),$(if $($(isa).fuzz),echo "fuzz: $(isa)" && \
    build/fuzz/$(isa)/run -max_total_time=$(FUZZ_SECONDS) -seed=$(SEED) -max_len=8192 -timeout=10 -rss_limit_mb=1024 \
    -print_final_stats=1 -verbosity=0 -artifact_prefix=build/fuzz/$(isa)/ build/fuzz/$(isa)/new $(call folder_of,$(isa),model)/corpus,echo "fuzz: $(isa) has no container") &&) :

-include $(shell find build/obj build/unit-san build/fuzz $(MODEL_ISAS:%=build/%/model) -name '*.d' 2>/dev/null)
