# The cores' sources, in the order in which the packages need each other; lint and synthesis.

RTL_common := $(addprefix rtl/common/, \
    common_ram.sv common_fifo.sv common_pick.sv common_tap_retire.sv common_tap_outside.sv common_tap_reg.sv common_tap_mem.sv)
RTL_tesla := $(RTL_common) $(addprefix rtl/tesla/, \
    tesla_pkg.sv tesla_core_pkg.sv tesla_alu_pkg.sv tesla_fp_pkg.sv tesla_fp64_pkg.sv tesla_sfu_pkg.sv tesla_uop_pkg.sv \
    tesla_fetch.sv tesla_classify.sv tesla_decode.sv tesla_scoreboard.sv tesla_pred.sv tesla_issue.sv tesla_collect.sv tesla_agu.sv tesla_exec.sv tesla_control.sv \
    tesla_regfile.sv tesla_lanefile.sv tesla_alu_lane.sv tesla_fp_lane.sv tesla_convert_lane.sv tesla_sfu_rom.sv tesla_sfu_lane.sv tesla_sfu.sv tesla_fp64_lane.sv tesla_fp64.sv \
    tesla_alu.sv tesla_flow.sv tesla_barrier.sv \
    tesla_config.sv tesla_clear_regs.sv tesla_clear_shared.sv tesla_dispatch.sv tesla_shared.sv tesla_lock.sv tesla_const.sv \
    tesla_coalesce.sv tesla_lsu_load.sv tesla_atomic.sv tesla_texture.sv tesla_lsu.sv tesla_deliver.sv tesla_port.sv tesla_mp.sv)
RTL_pica200 := $(RTL_common) $(addprefix rtl/pica200/, \
    pica200_pkg.sv \
    pica200_f24_mul.sv pica200_f24_add.sv pica200_f24_cmp.sv pica200_f24_floor.sv pica200_f24_int8.sv pica200_alu.sv \
    pica200_sfu_root.sv pica200_sfu_log.sv pica200_sfu.sv \
    pica200_config.sv pica200_decode.sv pica200_fetch.sv pica200_issue.sv pica200_flow.sv pica200_operand.sv pica200_regs.sv pica200_exec.sv \
    pica200_load.sv pica200_output.sv pica200_retire.sv pica200_core.sv)

# The module that is the core, and the shape that this build gives it.
TOP_tesla     := tesla_mp
TOP_pica200   := pica200_core
SHAPE_tesla   := -GLANES=$(LANES) -GWARPS=$(WARPS) -GSFU_LANES=$(SFU_LANES) -GSTACK_DEPTH=$(STACK_DEPTH) -GFP64=$(FP64) -GTEXTURE=$(TEXTURE)
SHAPE_pica200 := -GTHREADS=$(THREADS)

RTL_WAIVERS := rtl/lint.vlt testbench/trace.vlt
BIND_SV := $(addprefix bridge/, \
    bridge_pkg.sv bridge_dpi_retire.sv bridge_dpi_outside.sv bridge_dpi_reg.sv bridge_dpi_mem.sv bridge_dpi_ram.sv bridge_bind.sv)

# $(1) ISA, $(2) shapes, a parameter each: each of them, and the default with the taps bound
lint = for shape in $(2); do \
    verilator --lint-only -Wall --assert --top $(TOP_$(1)) -G$$shape $(RTL_WAIVERS) $(RTL_$(1)) || exit 1; \
  done && \
  verilator --lint-only -Wall --assert --top $(TOP_$(1)) $(RTL_WAIVERS) $(RTL_$(1)) $(BIND_SV) && \
  echo "lint: $(1): $(2) and the bound taps are clean"
LINT_tesla   = $(call lint,tesla,LANES=8 LANES=16 LANES=32 SFU_LANES=1 SFU_LANES=8 STACK_DEPTH=16 STACK_DEPTH=128 FP64=0 TEXTURE=0)
LINT_pica200 = $(call lint,pica200,THREADS=1 THREADS=4 THREADS=8)
