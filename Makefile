# The only build file to open. `make` lists the targets. Parts of it: model/rules.mk (C sources and their
# tests), rtl/rules.mk (lint, synthesis), testbench/rules.mk (the Verilated core, the command, the tests).
#   LANES=8|16|32 WARPS=2..24   another shape of the Tesla MP, built in a directory of its own
#   SFU_LANES=1|2|4|8           special function lanes of the Tesla MP, likewise
#   STACK_DEPTH=16|32|64|128    entries of a warp's control stack in the Tesla MP, likewise
#   FP64=0 TEXTURE=0            the Tesla MP without 64-bit floating point, without a texture port, likewise
#   THREADS=1..8                another shape of the PICA200 core, likewise
#   V=1                         show commands
LANES       ?= 8
WARPS       ?= 8
SFU_LANES   ?= 2
STACK_DEPTH ?= 32
FP64        ?= 1
TEXTURE     ?= 1
THREADS     ?= 4
PREFIX      ?= /usr/local
SEED        ?= 1
FUZZ_SECONDS ?= 60

# $(1) variable, $(2) values that it may have
one_of = $(if $(filter-out 1,$(words $($(1))))$(filter-out $(2),$($(1))),$(error $(1)=$($(1)): must be one of $(2)))
$(call one_of,LANES,8 16 32)
$(call one_of,WARPS,2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24)
$(call one_of,SFU_LANES,1 2 4 8)
$(call one_of,STACK_DEPTH,16 32 64 128)
$(call one_of,FP64,0 1)
$(call one_of,TEXTURE,0 1)
$(call one_of,THREADS,1 2 3 4 5 6 7 8)

ISAS   := tesla pica200
# $(1) SFU_LANES, $(2) STACK_DEPTH, $(3) FP64, $(4) TEXTURE
shape   = lanes$(LANES)-warps$(WARPS)-sfu$(1)-stack$(2)-fp64_$(3)-texture_$(4)-threads$(THREADS)
default = lanes8-warps8-sfu2-stack32-fp64_1-texture_1-threads4
B      := build$(filter-out /$(default),/$(call shape,$(SFU_LANES),$(STACK_DEPTH),$(FP64),$(TEXTURE)))
TOOL   := $(B)/warpstep
BENCH_TOOL := $(B)/bench/warpstep
say     = $(if $(V),,@echo "  $(1)	$@";)

# make itself runs as many jobs as there are processors, unless told otherwise; a make below it shares them
ifeq ($(MAKELEVEL)$(filter -j% --jobs%,$(MAKEFLAGS)),0)
MAKEFLAGS += -j$(shell nproc 2>/dev/null || echo 2)
endif
MAKEFLAGS += --no-builtin-rules
.DELETE_ON_ERROR:
.SUFFIXES:
.DEFAULT_GOAL := help

GOALS := $(or $(MAKECMDGOALS),help)
Q     := $(if $(V),,@)

# clean and gen change what other goals read: in one call with them, each goal is a make of its own, in the order given.
ifneq ($(and $(filter clean gen,$(GOALS)),$(word 2,$(GOALS))),)
.PHONY: $(GOALS)
.NOTPARALLEL:
$(GOALS):
	$(Q)$(MAKE) --no-print-directory $@
else

# What a goal needs on this machine, and whether it includes the Verilated core.
CORE  := $(filter-out help unit unit-san unit-valgrind clean format fuzz gen gen-check lint% synth%,$(GOALS))
NEEDS := $(if $(CORE),run) $(if $(filter unit unit-% test gen gen-check fuzz,$(GOALS)),unit) \
         $(if $(filter lint%,$(GOALS)),lint) $(if $(filter synth%,$(GOALS)),synth) \
         $(if $(filter unit-valgrind,$(GOALS)),test) $(if $(filter test,$(GOALS)),test synth bugs) \
         $(if $(filter build/bugs/%,$(GOALS)),bugs) \
         $(if $(filter format,$(GOALS)),format) $(if $(filter fuzz,$(GOALS)),fuzz)
ifeq ($(filter help clean,$(GOALS)),)
ifneq ($(shell sh testbench/setup $(NEEDS) 1>&2; echo $$?),0)
$(error packages are missing)
endif
ifneq ($(and $(filter test build/rtl-unit/%,$(GOALS)),$(word 2,$(CURDIR))),)
$(error $(CURDIR) has a space, which the makefile that Verilator writes does not take; all goals but test work here)
endif
ifneq ($(shell mkdir -p build 2>/dev/null && [ -w build ] && echo yes),yes)
$(error $(CURDIR)/build cannot be written; a copy of the tree that is yours can)
endif
endif

CC       := gcc
CXX      := g++
CCACHE   := $(shell command -v ccache 2>/dev/null)
# debug paths and times stay out of the objects, so that a cache hit does not depend on the directory
CFLAGS   := -std=c11 -D_POSIX_C_SOURCE=200809L -O2 -g -Wall -Wextra -Werror -ffp-contract=off
CXXFLAGS := -std=c++17 -O2 -g -Wall -Wextra -Werror
DEPFLAGS := -MMD -MP

PROGRAMS := $(addprefix programs/tesla/, \
    vector_add.s saxpy.s matmul_tiled.s reduction.s bitonic_sort.s transpose.s scan_inclusive.s \
    histogram.s string_search.s collatz.s nested_calls.s add64_mul64.s crc32.s game_of_life.s \
    pipeline.s clock.s control_flow.s halves_and_flags.s widths.s trap_global_limit.s trap_illegal_opcode.s trap_instruction.s \
    trap_stack_limit.s trap_stack_underflow.s trap_stack_mismatch.s \
    constants.s barriers.s registers.s launch.s never.s control_forms.s ptxas_words.s \
    matmul_f32.s nbody.s fft_256.s black_scholes.s mandelbrot.s monte_carlo.s dot_f64.s axpy_f64.s \
    fp32_corners.s fp64_corners.s convert_corners.s convert_f64.s sfu_sweep.s \
    histogram_atomic.s list_lock.s quads.s \
    mesa_integer.s mesa_float.s mesa_functions.s mesa_flow.s mesa_array.s mesa_shared.s mesa_atomic.s mesa_lock.s mesa_double.s \
    trap_quadon_active.s trap_quadon_exit.s trap_quadpop_mismatch.s trap_quadpop_underflow.s trap_unaligned_long.s \
    trap_illegal_postincr.s trap_ld_a.s trap_st_o.s trap_interp.s trap_emit.s trap_discard.s \
    trap_memory_byte.s trap_memory_sign.s trap_memory_size.s)
# What needs a texture unit is a list of its own: TEXTURE=0 leaves it out.
GRAPHICS_PROGRAMS := vertex_light.s geometry_mirror.s mesa_vertex_light.s mesa_vertex_index.s mesa_vertex_loop.s mesa_vertex_call.s \
    mesa_vertex_palette.s mesa_geometry.s mesa_geometry_immediate.s mesa_geometry_index.s mesa_fragment_interp.s \
    vertex_corners.s geometry_corners.s vertex_phong.s vertex_trails.s geometry_curves.s fragment_corners.s \
    trap_vertex_emit.s trap_vertex_interp.s trap_vertex_opcode.s trap_vertex_postincr.s trap_geometry_interp.s trap_geometry_opcode.s \
    trap_geometry_postincr.s trap_fragment_emit.s trap_fragment_ld_a.s trap_fragment_opcode.s
TEXTURE_PROGRAMS  := texture_kinds.s texture_samplers.s trap_texture_chip.s fragment_texture.s fragment_mipmap.s fragment_ends.s \
    texture_forms.s mesa_fragment_kill.s mesa_fragment_loop.s mesa_fragment_gradient.s fragment_lookups.s texture_hazards.s \
    trap_chip_g84_texture.s trap_chip_gt215_texture.s texture_numbers.s
# What holds a rule or two, and is over in a few thousand clocks: nothing to measure.
SHORT_PROGRAMS := hazards.s bank_conflicts.s dead_write.s last_write.s divergence.s exited_lanes.s finished_warp.s barrier_counts.s \
    self_calls.s local_memory.s store_edges.s atomics.s locks.s fp32_underflow.s many_params.s deep_block.s high_block.s \
    vertex_blocks.s vertex_ends.s vertex_inputs.s wide_inputs.s many_outputs.s \
    geometry_blocks.s geometry_inputs.s geometry_outputs.s many_strips.s fragment_inputs.s spare_outputs.s trap_foreign.s \
    trap_forms_size.s trap_forms_sign.s trap_forms_byte.s trap_forms_postincr.s trap_forms_pairs.s trap_forms_out.s trap_forms_opcode.s \
    trap_forms_unaligned.s trap_chip_g80.s trap_chip_g84.s trap_chip_gt200.s trap_chip_mcp77.s trap_chip_gt215.s \
    missing_registers.s addresses.s control_unwind.s block_start.s barrier_rules.s lock_rules.s lock_blocks.s integer_rules.s \
    ignored_bits.s chip_g80.s autocorrelation.s trap_quadon_rows.s trap_join_mismatch.s trap_break_underflow.s trap_barrier.s \
    trap_unaligned_order.s trap_postincr_order.s trap_cut_long.s trap_lock_sizes.s sfu_corners.s convert_f16_bug.s \
    operand_hazards.s high_registers.s address_wrap.s shared_order.s launch_flags.s trap_local_limit.s trap_in_flow.s \
    exponent_sweep.s exponent_sweep_f64.s convert_u64.s
PROGRAMS += $(addprefix programs/tesla/,$(GRAPHICS_PROGRAMS) $(TEXTURE_PROGRAMS) $(SHORT_PROGRAMS)) build/gen/far_code.s
# Each row of the instruction table with each value of each of its fields, as testbench/tesla_coverage_generate.c writes them.
OPCODE_MAP := $(addprefix build/gen/opcode_map/,compute_cells00.s compute_cells01.s vertex_cells00.s geometry_cells00.s fragment_cells00.s \
    $(foreach t,vertex geometry fragment,$(t)_exits.s $(t)_control.s $(t)_trap_ILLEGAL_OPCODE.s))
PROGRAMS += $(OPCODE_MAP)
PICA_PROGRAMS := $(addprefix programs/pica200/, \
    transform.s transform_light.s point_light.s skinning.s texgen.s waves.s patch.s escape.s nested_calls.s control_flow.s \
    quads.s particles.s fan.s spline.s banks.s corners_binary.s corners_unary.s conditions.s condition_users.s \
    relative.s uniforms.s trap_break.s trap_undefined.s sample.s container.s \
    stacks.s gaps.s far.s writes.s overlap.s backlog.s attributes.s \
    )
SHORT_PICA_PROGRAMS := long_primitives.s late_start.s dropped_vectors.s zeros.s ex2_constants.s sfu_outputs.s upload_code.s \
    high_entry.s full_primitives.s signs.s \
    arithmetic.s hazards.s scopes.s upload.s many_runs.s winding.s variable_input.s trap_break_geometry.s
PICA_PROGRAMS += $(SHORT_PICA_PROGRAMS:%=programs/pica200/%)

include model/rules.mk
include rtl/rules.mk
include testbench/rules.mk

.PHONY: help run test unit unit-san unit-valgrind fuzz coverage bench perf lint synth synth-quick gen gen-check format \
        install clean $(ISAS:%=lint-%) $(ISAS:%=synth-%) $(ISAS:%=synth-quick-%)

help: ## this list
	@echo "Targets:"
	@sed -n 's/^\([a-z-]*\):.*## \(.*\)/  \1	\2/p' Makefile | expand -t 18

run: $(TOOL) $(ALL_PROGRAMS) ## run every program in lockstep with the model and print a table
	$(Q)$(RUN_COMMAND)

test: $(TEST_NEEDS) ## everything: unit, lockstep, must-fail, seeds, bad input, lint, synthesis
	$(Q)$(TEST_COMMAND)

unit: $(UNIT_TESTS) ## the C tests; needs a C compiler, cmocka and zlib only
	$(Q)sh testbench/run_unit.sh plain $^

unit-san: $(UNIT_TESTS_SAN) ## the C tests under AddressSanitizer and UndefinedBehaviorSanitizer
	$(Q)sh testbench/run_unit.sh sanitizers $^

unit-valgrind: $(UNIT_TESTS) ## the C tests under valgrind
	$(Q)sh testbench/run_unit.sh valgrind $^

fuzz: $(FUZZ) ## libFuzzer over the .shbin loader; FUZZ_SECONDS=60
	$(Q)$(FUZZ_COMMAND)

coverage: $(TOOL) $(ALL_PROGRAMS) $(COVERAGE) ## what of the Tesla opcode map is executed; writes build/coverage_tesla.md
	$(Q)$(COVERAGE_COMMAND)

bench: $(BENCH_TOOL) $(ALL_PROGRAMS) ## what lockstep costs, speed of core and model, IPC; writes build/bench.jsonl
	$(Q)$(BENCH_COMMAND)

perf: $(TOOL) $(ALL_PROGRAMS) ## clocks of each program against the baseline; UPDATE=1 rewrites it
	$(Q)$(PERF_COMMAND)

lint: $(ISAS:%=lint-%) ## Verilator -Wall over the cores in several shapes
$(ISAS:%=lint-%): lint-%:
	$(Q)$(LINT_$*)

synth: $(ISAS:%=synth-%) ## Yosys for ECP5 and Xilinx, small configuration: LUTs, registers, RAMs, multipliers
$(ISAS:%=synth-%): synth-%:
	$(Q)sh rtl/synth.sh full $* $(TOP_$*) $(RTL_$*)

synth-quick: $(ISAS:%=synth-quick-%) ## the same check for ECP5 alone, without a full mapping
$(ISAS:%=synth-quick-%): synth-quick-%:
	$(Q)sh rtl/synth.sh quick $* $(TOP_$*) $(RTL_$*)

gen: $(GEN_PKG) $(REFERENCE) ## write the generated files anew
	$(Q)$(GEN_PKG) > build/tesla_pkg.sv && mv build/tesla_pkg.sv rtl/tesla/tesla_pkg.sv
	$(Q)awk -f $(SFU_ROM_SV) > build/tesla_sfu_rom.sv && mv build/tesla_sfu_rom.sv rtl/tesla/tesla_sfu_rom.sv
	$(Q)for isa in $(ISAS); do build/gen/reference_$$isa programs/$$isa/data || exit 1; done

gen-check: $(GEN_PKG) $(REFERENCE) ## fail if `make gen` would change a file
	$(Q)$(GEN_CHECK)

format: ## clang-format over the C and C++ sources
	$(Q)clang-format -i $(FORMAT_SRC)

install: $(TOOL) ## install the command below PREFIX
	$(Q)install -D -m 755 $(TOOL) '$(DESTDIR)$(PREFIX)/bin/warpstep'

clean: ## remove build/
	$(Q)rm -rf build

endif # goals one by one
