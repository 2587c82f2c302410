# The core of the Tesla MP: its sources, shapes and benches; model/isas.mk explains the rows.
tesla.top := tesla_mp
tesla.packages := tesla_pkg.sv tesla_core_pkg.sv tesla_alu_pkg.sv tesla_fp_pkg.sv \
    tesla_fp64_pkg.sv tesla_sfu_pkg.sv tesla_uop_pkg.sv
tesla.taps := tesla_core_pkg.sv
tesla.reset := kept
tesla.generated := rtl/tesla/tesla_pkg.sv rtl/tesla/tesla_sfu_rom.sv rtl/tesla/test_tesla_op.h
build/gen/rtl/tesla/tesla_sfu_rom.sv: rtl/tesla/sfu_rom.awk $(tesla.sfu-rom)
	$(call written_by,awk -f $^)

$(call parameter,tesla.LANES,8,8 16 32,lanes of the data path; a warp of 32 takes 32 / LANES clocks)
$(call parameter,tesla.WARPS,8,2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24,\
    warps in flight)
$(call parameter,tesla.SFU_LANES,2,1 2 4 8,lanes of the special function unit (LANES at most))
$(call parameter,tesla.ALU_STEPS,1,1 2 4 8,\
    clocks of a beat in the arithmetic of LANES / ALU_STEPS lanes (LANES at most))
$(call parameter,tesla.STACK_DEPTH,32,16 32 64 128,entries of a warp's control stack)
$(call parameter,tesla.FP64,1,0 1,64-bit floating point)
$(call parameter,tesla.TEXTURE,1,0 1,the texture port)
$(call parameter,tesla.COALESCE,1,0 1,\
    1: as many lanes and registers at once as possible; 0: one at a time)

tesla.lint := LANES=8 LANES=16 LANES=32 SFU_LANES=1 SFU_LANES=8 ALU_STEPS=2 ALU_STEPS=8 \
    STACK_DEPTH=16 STACK_DEPTH=128 FP64=0 TEXTURE=0 COALESCE=0
tesla.synth := tesla:LANES=8,WARPS=4 \
    tesla_small:LANES=8,WARPS=4,SFU_LANES=1,ALU_STEPS=8,FP64=0,TEXTURE=0,COALESCE=0
tesla.synth.map := modules
tesla.benches := $(foreach u,barrier fetch,tesla_$(u):LATE=0 tesla_$(u):LATE=1) \
    tesla_alu:LANES=8,STEPS=2 tesla_alu:LANES=8,STEPS=8 \
    $(foreach u,alu sfu fp64 deliver dispatch lock port texture,\
    tesla_$(u):LANES=8 tesla_$(u):LANES=32) \
    $(foreach u,const lsu shared,$(foreach s,8$(comma)COALESCE=1 8$(comma)COALESCE=0 \
    32$(comma)COALESCE=1,tesla_$(u):LANES=$(s)))
tesla.bench-files := ../../model/tesla/vectors.csv
