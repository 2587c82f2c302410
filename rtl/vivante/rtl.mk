# The core of the Vivante: its sources, shapes and benches; model/isas.mk explains the rows.
vivante.top := vivante_core
vivante.packages := vivante_pkg.sv vivante_float_pkg.sv vivante_table_pkg.sv vivante_int_pkg.sv \
    vivante_convert_pkg.sv vivante_core_pkg.sv
vivante.taps := vivante_core_pkg.sv
vivante.reset := kept
vivante.generated := rtl/vivante/vivante_pkg.sv rtl/vivante/vivante_rom.sv
build/gen/rtl/vivante/vivante_rom.sv: rtl/common/rom.awk rtl/vivante/vivante_rom.awk
	$(call written_by,awk $(addprefix -f ,$^))

$(call parameter,vivante.GROUPS,4,1 2 3 4 5 6 7 8,thread groups in flight)
$(call parameter,vivante.LANES,4,1 4,threads of a group: a quad or one)
$(call parameter,vivante.BEATS,1,1 2 4,\
    clocks of a group in LANES / BEATS vec4 pipelines; a divisor of LANES)
$(call parameter,vivante.PARTS,1,1 2 4,\
    clocks of a lane in 4 / PARTS units for integers and conversions)
$(call parameter,vivante.DEEP,0,0 1,1: arithmetic takes more clocks that may be shorter)
$(call parameter,vivante.NUM_TEMPS,64,16 32 64 128,temporaries of a thread)
$(call parameter,vivante.NUM_UNIFORMS,256,128 256 512,uniform vectors)
$(call parameter,vivante.IMEM_INSTR,512,256 512 1024,instructions of the code memory)
$(call parameter,vivante.LOCAL_BYTES,8192,1024 2048 4096 8192,local memory of a group)
$(call parameter,vivante.CALL_DEPTH,8,4 8 16,entries of a call stack)
$(call parameter,vivante.LOOP_DEPTH,4,2 4 8,entries of a loop stack)

vivante.lint := LANES=1 GROUPS=1 GROUPS=8 LANES=1,GROUPS=8 BEATS=4 BEATS=2,GROUPS=1 \
    LANES=1,PARTS=4 LANES=1,PARTS=4,DEEP=1 BEATS=4,PARTS=2,DEEP=1 DEEP=1 \
    NUM_TEMPS=128,NUM_UNIFORMS=512,IMEM_INSTR=1024
vivante.synth := vivante:LANES=4,BEATS=4 vivante_vertex:LANES=1,PARTS=4
vivante.smallest := GROUPS=1,LANES=1,PARTS=4,NUM_TEMPS=16,NUM_UNIFORMS=128
vivante.synth-quick := vivante_small:$(vivante.smallest),IMEM_INSTR=256,LOCAL_BYTES=1024
vivante.synth.map := modules
vivante.benches := $(foreach u,flow float convert,vivante_$(u):DEEP=0 vivante_$(u):DEEP=1) \
    vivante_table vivante_table:DEEP=1 \
    vivante_int:FULL=1,DEEP=0 vivante_int:FULL=0,DEEP=0 vivante_int:FULL=1,DEEP=1 \
    vivante_units:LANES=4,BEATS=1,PARTS=1,DEEP=0 vivante_units:LANES=4,BEATS=2,PARTS=1,DEEP=0 \
    vivante_units:LANES=4,BEATS=4,PARTS=2,DEEP=0 vivante_units:LANES=1,BEATS=1,PARTS=1,DEEP=0 \
    vivante_units:LANES=1,BEATS=1,PARTS=4,DEEP=0 vivante_units:LANES=1,BEATS=1,PARTS=4,DEEP=1 \
    vivante_units:LANES=4,BEATS=2,PARTS=1,DEEP=1 vivante_source:NUM_UNIFORMS=256,DEEP=0 \
    vivante_source:NUM_UNIFORMS=200,DEEP=1 vivante_source:NUM_UNIFORMS=640,DEEP=0 \
    vivante_shared:LANES=4 vivante_shared:LANES=1 vivante_shared:LANES=1,DEEP=1 \
    vivante_core:GROUPS=1,LANES=1,NUM_TEMPS=16
