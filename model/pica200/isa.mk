# PICA200: what the build knows of it; model/isas.mk explains the rows.
pica200.title := PICA200 (Nintendo 3DS): vertex and geometry shaders, vec4 of float24
pica200.hot   := exec%.c fast%.c flow.c
pica200.paths := yes

pica200.reduced        := DEEP=1
pica200.board-divide   := 3
pica200.board-shape    := THREADS=1
pica200.board-divides  := 1 3
pica200.board-programs := programs/pica200/rules/arithmetic.s
pica200.board-long     := testbench/pica200/long_run.sh
