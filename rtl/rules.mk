# The core's sources, in the order in which the packages need each other; lint and synthesis.

RTL := $(addprefix rtl/common/, \
    common_ram.sv common_fifo.sv common_pick.sv common_tap_retire.sv common_tap_reg.sv common_tap_mem.sv) \
  $(addprefix rtl/tesla/, \
    tesla_pkg.sv tesla_core_pkg.sv tesla_alu_pkg.sv tesla_uop_pkg.sv \
    tesla_fetch.sv tesla_classify.sv tesla_decode.sv tesla_scoreboard.sv tesla_pred.sv tesla_issue.sv tesla_collect.sv tesla_agu.sv tesla_exec.sv tesla_control.sv \
    tesla_regfile.sv tesla_lanefile.sv tesla_alu_lane.sv \
    tesla_alu.sv tesla_flow.sv tesla_barrier.sv \
    tesla_config.sv tesla_clear_regs.sv tesla_clear_shared.sv tesla_dispatch.sv tesla_shared.sv tesla_const.sv \
    tesla_coalesce.sv tesla_lsu_load.sv tesla_lsu.sv tesla_mp.sv)
# The arithmetic of the PICA200 core, which needs nothing else.
PICA_MATH_RTL := $(addprefix rtl/pica200/, \
    pica200_pkg.sv pica200_f24_mul.sv pica200_f24_add.sv pica200_f24_cmp.sv pica200_f24_floor.sv pica200_f24_int8.sv \
    pica200_alu.sv)
PICA_MATH_UNITS := pica200_alu
RTL_WAIVERS := rtl/lint.vlt testbench/trace.vlt
BIND_SV := $(addprefix bridge/, \
    bridge_pkg.sv bridge_dpi_retire.sv bridge_dpi_reg.sv bridge_dpi_mem.sv bridge_dpi_ram.sv bridge_bind.sv)

LINT_COMMAND = for lanes in 8 16 32; do \
    verilator --lint-only -Wall --assert --top tesla_mp -GLANES=$$lanes $(RTL_WAIVERS) $(RTL) || exit 1; \
  done && \
  verilator --lint-only -Wall --assert --top tesla_mp $(RTL_WAIVERS) $(RTL) $(BIND_SV) && \
  for unit in $(PICA_MATH_UNITS); do \
    verilator --lint-only -Wall --assert --top $$unit $(RTL_WAIVERS) $(PICA_MATH_RTL) || exit 1; \
  done && \
  echo "lint: LANES 8, 16, 32 and the bound taps are clean"
