# Vivante: what the build knows of it; model/isas.mk explains the rows.
vivante.title := Vivante GCxxxx: unified shaders, quads of vec4 float32 threads
vivante.hot   := exec%.c number.c quad.c sampler.c table.c vector.c
vivante.paths := yes

vivante.reduced        := BEATS=2 PARTS=2 DEEP=1
vivante.board-shape    := GROUPS=1 LANES=1 NUM_TEMPS=16 NUM_UNIFORMS=128 IMEM_INSTR=256 \
    LOCAL_BYTES=1024 CALL_DEPTH=4 LOOP_DEPTH=2
vivante.board-programs := programs/vivante/rules/one_uniform.s

# The hash of hash_gc2000.s on chips of other HALTI levels.
build/gen/hash_gc%.s: programs/vivante/kernels/hash_gc2000.s
	$(call written_by,sed -e 's/gc2000/gc$*/; s/ at HALTI 0\././' \
	    -e 's:"\.\./data:"../../programs/vivante/data:' $<)

# As many instructions as there is room for.
build/gen/far_shader.s: programs/vivante/rules/far_code.awk
	$(call written_by,awk -f $<)

# Control instructions before each power of two.
vivante.edges := barrier branch branch_any back call ret texkill rep loop endrep endloop load texld
build/gen/edge_%.s: programs/vivante/rules/edges.awk
	$(call written_by,awk -v kind=$* -f $<)

# Each line of the scoreboard, also by an index; bits of coordinates; launches in all clocks.
vivante.made := $(addprefix build/gen/,waits.s image_places.s endloop_waits.s launch_beside.s)
$(vivante.made): build/gen/%.s: programs/vivante/rules/%.awk
	$(call written_by,awk -f $<)
build/gen/waits_indexed.s: programs/vivante/rules/waits.awk
	$(call written_by,awk -v indexed=1 -f $<)
build/gen/launch_beside_few.s: programs/vivante/rules/launch_beside.awk
	$(call written_by,awk -v few=1 -f $<)

# Ends of the range of floats, writers of a0.
build/gen/float_pairs.s: programs/vivante/rules/float_ends.awk
	$(call written_by,awk -f $<)
build/gen/float_places.s: programs/vivante/rules/float_ends.awk
	$(call written_by,awk -v places=1 -f $<)

vivante.programs := $(vivante.made) $(addprefix build/gen/,hash_gc3000.s hash_gc7000.s \
    far_shader.s waits_indexed.s float_places.s float_pairs.s launch_beside_few.s \
    $(vivante.edges:%=edge_%.s))
