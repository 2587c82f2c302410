# The core of the PICA200: its sources, shapes and benches; model/isas.mk explains the rows.
pica200.top := pica200_core
pica200.packages := pica200_pkg.sv pica200_core_pkg.sv
pica200.taps := pica200_core_pkg.sv
pica200.reset := kept
pica200.generated := rtl/pica200/pica200_pkg.sv

$(call parameter,pica200.THREADS,4,1 2 3 4 5 6 7 8,shader threads in flight)
$(call parameter,pica200.DEEP,0,0 1,\
    1: issue and arithmetic take more clocks that may be shorter)

pica200.lint := THREADS=1 THREADS=4 THREADS=8 DEEP=1
pica200.synth := pica200:THREADS=4
pica200.synth.map := flat
pica200.benches := pica200_alu pica200_alu:DEEP=1 pica200_sfu pica200_sfu:DIGITS=2,STEPS=1 \
    pica200_core pica200_core:DEEP=1
pica200.bench-files := pica200_vectors.csv
