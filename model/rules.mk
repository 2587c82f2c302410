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

# These run for every instruction: loops over lanes are worth vector code.
HOT_C := $(filter bridge/%,$(COMMON_C)) $(addprefix model/common/,f24.c f32.c f64.c float.c)
$(HOT_C:%.c=build/obj/%.o): CFLAGS += -O3

# The sanitizers' objects of everything; lines are enough for the places of errors.
SAN := -O1 -g1 -fsanitize=address,undefined -fno-sanitize-recover=all -fno-omit-frame-pointer

$(call flags,c,$(CC) $(CFLAGS) $(SAN) $(HOT_C))
build/obj/%.o: %.c build/flags/c
	$(call compile,cc,$(CC) $(CFLAGS) $(DEPFLAGS))
build/unit-san/obj/%.o: %.c build/flags/c
	$(call compile,cc,$(CC) $(CFLAGS) $(SAN) $(DEPFLAGS))

COMMON_O := $(COMMON_C:%.c=build/obj/%.o)
TOOL_O   := $(TOOL_C:%.c=build/obj/%.o) $(T)/registry.o $(T)/version.o

# The model of one ISA, plain and with sanitizers: $(1) ISA, $(2) its folder
define model_rules
$(1).model-o := $(addprefix build/$(1)/model/,$($(1).model:.c=.o))
$(1).san-o   := $(addprefix build/unit-san/$(1)/,$($(1).model:.c=.o))
$(1).hot-o   := $(patsubst %.c,build/$(1)/model/%.o,$(filter $($(1).hot),$($(1).model)))
$$($(1).hot-o): CFLAGS += -O3
$(call flags,c-$(1),$(CC) $(CFLAGS) $(SAN) $(filter $($(1).hot),$($(1).model)))
build/$(1)/model/%.o: $(2)/%.c build/flags/c-$(1)
	$$(call compile,cc,$$(CC) $$(CFLAGS) -I. $$(DEPFLAGS))
build/unit-san/$(1)/%.o: $(2)/%.c build/flags/c-$(1)
	$$(call compile,cc,$$(CC) $$(CFLAGS) -I. $$(SAN) $$(DEPFLAGS))
UNIT_TESTS     += $(addprefix build/$(1)/model/,$($(1).unit:.c=))
UNIT_TESTS_SAN += $(addprefix build/unit-san/$(1)/,$($(1).unit:.c=))
FORMAT_SRC     += $(if $($(1).home),,$(addprefix $(2)/,$($(1).model) $($(1).unit)))
endef
UNIT_TESTS     := $(UNIT_C:%.c=build/obj/%)
UNIT_TESTS_SAN := $(UNIT_C:%.c=build/unit-san/obj/%)
ifeq ($(T),build)
UNIT_TESTS     += $(UNIT_TOOL_C:%.c=build/obj/%)
UNIT_TESTS_SAN += $(UNIT_TOOL_C:%.c=build/unit-san/obj/%)
else ifneq ($(filter unit%,$(GOALS)),)
$(info unit: the tests of the command want all ISAs in their default shape; left out)
endif
FORMAT_SRC := $(COMMON_C) $(TOOL_C) $(UNIT_C) $(UNIT_TOOL_C) $(UNIT_HELP_C) bridge/dpi.c \
    model/common/gen_pkg.c
$(foreach isa,$(MODEL_ISAS),$(eval $(call model_rules,$(isa),$(call folder_of,$(isa),model))))
# What the models are linked with.
MODEL_LIBS := -lz $(foreach isa,$(MODEL_ISAS),$($(isa).libs)) -lm
MODEL_O := $(foreach isa,$(ISAS),$($(isa).model-o))

# The folders whose sources make a model and a core, and those of all. A command is linked again
# when one of them is newer, so that it can say which it does not have (tools/newer.c).
SHARED_FOLDERS := model/common rtl/common bridge testbench/common
source_folders  = $(foreach of,model rtl testbench,$(call folder_of,$(1),$(of)))
folder_sources  = $(filter-out $(1)/test_%,$(foreach end,sv c h cpp def,$(wildcard $(1)/*.$(end))))
SOURCE_FOLDERS := $(SHARED_FOLDERS) $(foreach isa,$(ISAS),$(call source_folders,$(isa)))
ALL_SOURCES    := $(foreach folder,$(SOURCE_FOLDERS),$(call folder_sources,$(folder)))

# The ISAs of this command: their descriptors, titles and wave views. $(1) ISA
view = $(addprefix $(if $($(1).home),$($(1).home)/),$($(1).wave))
registry_row = $(1) '$($(1).title)' '$(view)' '$(source_folders)'
$(T)/registry.c: Makefile model/isas.mk tools/registry.sh \
    $(foreach isa,$(ISAS),$(call view,$(isa)) $(or $($(isa).home),model/$(isa))/isa.mk)
	$(call written_by,sh tools/registry.sh '$(SHARED_FOLDERS)' \
	    $(foreach isa,$(ISAS),$(call registry_row,$(isa))))
$(T)/registry.o: $(T)/registry.c tools/registry.h build/flags/c
	$(call compile,cc,$(CC) $(CFLAGS) -I.)

# The commit, for --version; the file is written only when it differs.
COMMIT := $(if $(CORE),$(shell git describe --always --dirty --abbrev=12 2>/dev/null || \
    echo unknown))
VERSION_TEXT := const char tool_commit[] = "$(COMMIT)";
ifneq ($(strip $(file <$(T)/version.c)),$(VERSION_TEXT))
.PHONY: $(T)/version.c
endif
$(T)/version.c:
	$(call written_by,echo '$(VERSION_TEXT)')
$(T)/version.o: $(T)/version.c build/flags/c
	$(call compile,cc,$(CC) $(CFLAGS))

# One executable for each test_*.c, twice: with the objects of the command, and with sanitizers. An
# archive has the models of ISAS, so another choice of them has another one; and their registry,
# which only tests that ask for it are linked with. $(1) folder of the objects, $(2) model or san
LIB     := $(T)/lib.a
LIB_SAN := $(T)/lib-san.a
lib_o = $(patsubst %.c,$(1)/%.o,$(COMMON_C) $(UNIT_HELP_C) $(filter-out tools/main.c,$(TOOL_C))) \
    $(foreach isa,$(MODEL_ISAS),$($(isa).$(2)-o)) $(T)/registry.o
$(LIB): $(call lib_o,build/obj,model)
$(LIB_SAN): $(call lib_o,build/unit-san/obj,san)
$(LIB) $(LIB_SAN):
	$(Q)mkdir -p $(@D) && rm -f $@ && ar rcs $@ $^
$(UNIT_TESTS): %: %.o $(LIB)
	$(call say,link)
	$(Q)$(CC) -o $@ $^ -lcmocka -ljansson $(MODEL_LIBS)
$(UNIT_TESTS_SAN): %: %.o $(LIB_SAN)
	$(call say,link)
	$(Q)$(CC) $(SAN) -o $@ $^ -lcmocka -ljansson $(MODEL_LIBS)

# The RTL package of an ISA, from its instruction table; x.generated names it. $(1) ISA
define pkg_rules
build/gen/$(1)_gen_pkg: model/common/gen_pkg.c $($(1).model-o) \
    $(filter build/obj/model/common/%,$(COMMON_O))
	$$(call say,cc)
	$$(Q)mkdir -p $$(@D)
	$$(Q)$$(CC) $$(CFLAGS) -DISA_ENCODING=$(1)_encoding -o $$@ $$^ $(MODEL_LIBS)
build/gen/rtl/$(1)/$(1)_pkg.sv: build/gen/$(1)_gen_pkg
	$$(call written_by,$$<)
build/gen/rtl/$(1)/test_$(1)_op.h: build/gen/$(1)_gen_pkg
	$$(call written_by,$$< rows)
endef
$(foreach isa,$(MODEL_ISAS),\
  $(if $(filter %/$(isa)_pkg.sv,$($(isa).generated)),$(eval $(call pkg_rules,$(isa)))))

# The files of the tree that a program writes.
GENERATED := $(foreach isa,$(MODEL_ISAS),$($(isa).generated))

# The programs' data, computed on the host: programs/<isa>/oracle. It writes into the folder that is
# its argument. $(1) ISA, $(2) folder of the oracle
define oracle_rule
build/gen/oracle_$(1): $(wildcard $(2)/*.c $(2)/*.h)
	$$(call say,cc)
	$$(Q)mkdir -p $$(@D)
	$$(Q)$$(CC) $$(CFLAGS) -o $$@ $$(filter %.c,$$^) -lm
FORMAT_SRC += $(if $($(1).home),,$(wildcard $(2)/*.[ch]))
endef
ORACLE_ISAS := $(foreach isa,$(MODEL_ISAS),$(if $(call in,$(isa),programs,oracle/*.c),$(isa)))
ORACLES     := $(ORACLE_ISAS:%=build/gen/oracle_%)
$(foreach isa,$(ORACLE_ISAS),\
  $(eval $(call oracle_rule,$(isa),$(call folder_of,$(isa),programs)/oracle)))

# The loaders of containers under libFuzzer, which makes inputs from those of model/<isa>/corpus.
# New inputs stay in build/; one that fails stops the run and is build/fuzz/<isa>/crash-*.
FUZZ_ISAS  := $(call with,fuzz,$(MODEL_ISAS))
FUZZ       := $(FUZZ_ISAS:%=build/fuzz/%/run)
FUZZ_FLAGS := -O1 -fsanitize=fuzzer,address,undefined -fno-sanitize-recover=all
$(call flags,fuzz,clang $(CFLAGS) $(FUZZ_FLAGS))
build/fuzz/common/%.o: %.c build/flags/fuzz
	$(call compile,cc,clang $(CFLAGS) $(FUZZ_FLAGS) $(DEPFLAGS))
# $(1) ISA
define fuzz_rules
build/fuzz/$(1)/%.o: $(call folder_of,$(1),model)/%.c build/flags/fuzz
	$$(call compile,cc,clang $$(CFLAGS) -I. $$(FUZZ_FLAGS) $$(DEPFLAGS))
build/fuzz/$(1)/run: $(patsubst %.c,build/fuzz/$(1)/%.o,$($(1).fuzz) $($(1).model)) \
    $(patsubst %.c,build/fuzz/common/%.o,$(filter model/common/%,$(COMMON_C)))
	$$(call say,link)
	$$(Q)mkdir -p $$(@D)/new
	$$(Q)clang $$(FUZZ_FLAGS) -o $$@ $$^ $(MODEL_LIBS)
endef
$(foreach isa,$(FUZZ_ISAS),$(eval $(call fuzz_rules,$(isa))))

-include $(shell find build/obj build/unit-san build/fuzz $(MODEL_ISAS:%=build/%/model) \
    -name '*.d' 2>/dev/null)
