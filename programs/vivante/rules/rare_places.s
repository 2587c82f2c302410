// Places that programs seldom meet: an input in the last temporary, a branch back to the start behind other code, a sampler's number by a0 where the
// first lane of a quad does not execute. By hand, from docs/isa/vivante.md, 3.5, 6.3, and model/vivante/machine.md; the texel as in texture_requests.s.
.chip gc7000
.tags short
.needs temps 64
.threads 4
.start first
.inputs t63 t0
.outputs t1 t9
.input 0: 1.0 2.0 0 0  0.25 0.25 5 0
.input 1: 1.0 2.0 0 0  0.25 0.25 6 0
.input 2: 1.0 2.0 0 0  0.25 0.25 6 0
.input 3: 1.0 2.0 0 0  0.25 0.25 6 0
.sampler 5 r32f clamp nearest size 1 1 level 0 4
.sampler 6 rgba8 repeat bilinear size 2 1 level 0 8
.global 0: 0xff8040ff 0x00ff0080
.expect output 0: 2.0 0 0 0  0 0 0 0
.expect output 1: 2.0 0 0 0  0x3f800000 0x3e808081 0x3f008081 0x3f800000
.expect output 2: 2.0 0 0 0  0x3f800000 0x3e808081 0x3f008081 0x3f800000
.expect output 3: 2.0 0 0 0  0x3f800000 0x3e808081 0x3f008081 0x3f800000

        mov t1, void, void, 8.0:f20                             // nobody comes here
first:  add.rtz t1.x___, t1.xxxx, void, t63.xxxx
        branch.lt void, t1.xxxx, t63.yyyy, first
        movai.u32 a0.x___, void, void, t0.zzzz
        branch.eq.u32 void, t0.zzzz, 5:u20, over                // lane 0
        .word 0x07891018 0x15000f21 0x00000000 0x00000000       // texld t9, tex0[a.x].xyzw, t0.xyyy
over:   nop void, void, void, void
