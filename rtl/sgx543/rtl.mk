# The core of the SGX543: its sources, shapes and benches; model/isas.mk explains the rows.
sgx543.top := sgx543_core
sgx543.packages := sgx543_pkg.sv sgx543_arith_pkg.sv sgx543_int_pkg.sv sgx543_swizzle_pkg.sv \
    sgx543_core_pkg.sv sgx543_decode_pkg.sv
sgx543.taps := sgx543_core_pkg.sv
sgx543.reset := kept
sgx543.generated := rtl/sgx543/sgx543_pkg.sv rtl/sgx543/sgx543_rom.sv
build/gen/rtl/sgx543/sgx543_rom.sv: rtl/common/rom.awk rtl/sgx543/sgx543_rom.awk
	$(call written_by,awk $(addprefix -f ,$^))

$(call parameter,sgx543.INSTANCES,4,1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16,instances in flight)
$(call parameter,sgx543.IMEM_INSTR,1024,256 512 1024 2048 4096,instructions of the code memory)
$(call parameter,sgx543.READERS,4,1 4,operands read at once; with 1 an iteration takes four clocks)

sgx543.lint := INSTANCES=1 INSTANCES=3 INSTANCES=16,IMEM_INSTR=4096 READERS=1 \
    INSTANCES=1,IMEM_INSTR=256,READERS=1
sgx543.synth := sgx543:INSTANCES=4
sgx543.synth.map := modules
sgx543.benches := $(foreach u,execute registers issue retire,sgx543_$(u) sgx543_$(u):READERS=1)
