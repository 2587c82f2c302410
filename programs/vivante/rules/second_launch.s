// What a launch leaves behind: temporaries, a0, i0, KILLED, a loop and a call that are open, local and global memory, uniforms, a sampler,
// code. second_launch_b.next and the one behind it run on the same core. By hand, from model/vivante/machine.md, "Launch and end of a group".
.then "second_launch_b.next"
.tags short seeds
.needs temps 64
.threads 20
.header
.inputs t0
.outputs t0 t63
.uniform 0: 0xdead0001 0xdead0002 0xdead0003 0xdead0004
.uniform 200: 0xdead0011
.uniform 100: 0xdead0005 0xdead0006 0xdead0007 0xdead0008
.input 0: 0xdead0010 0 0 0  0xdead0011 0 0 0  0xdead0012 0 0 0  0xdead0013 0 0 0
.internal 0: 1.0 2 3 4
.internal 3: 1.0 2 3 4
.globalsize 0x40
.global 0x20: 0xdead0020 0xdead0021
.sampler 0 rgba8 repeat nearest size 1 1 level 0x20 4
.expect output 0: 0xdead0010 0 0 0  0xdead0005 0xdead0006 0xdead0007 0xdead0008
.expect status 1: 1 1 0 0
.expect global 0: 0x55

        store.local.u32 mem.x___, 4:u20, void, 0x77:u20
        store.u32 mem.x___, 0:u20, void, 0x55:u20
        mov t63, void, void, u100.xyzw
        mov t1, void, void, u0.xyzw
        movai.u32 a0, void, void, 7:u20
        texkill.eq.u32 void, t0.xxxx, u200.xxxx, void
        rep.s32 void, 2:s20, void, end
        call void, void, void, away
        mov t0, void, void, 9:u20
away:   branch void, void, void, end
        mov t0, void, void, 10:u20
        mov t0, void, void, 11:u20
end:    nop void, void, void, void
