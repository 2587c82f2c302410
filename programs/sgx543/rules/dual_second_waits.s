// What the second operation of a dual instruction waits for, where the first one waits for nothing: a lane of an internal register that it
// reads, while another line is still to be written; and a register that it writes, too, before what a table writes there is there, while one
// four registers on is still to be written. Zero to four instructions stand between those two, as only a few clocks matter. By hand, from
// docs/isa/sgx543.md, 3.5 and 3.6: i3.z is sa6, and what is written last stays, so that o4 to o8 get what i0.x is, sa2, not 1 / sa1.
.tags short
.instances 4
.outputs o 0 9
.uniform 0: 2.0 4.0 8.0 16.0 3.0 5.0 7.0 9.0
.expect output 0: 7.0 7.0 2.0 9.0 8.0 8.0 8.0 8.0 8.0
.expect output 1: 7.0 7.0 2.0 9.0 8.0 8.0 8.0 8.0 8.0
.expect output 2: 7.0 7.0 2.0 9.0 8.0 8.0 8.0 8.0 8.0
.expect output 3: 7.0 7.0 2.0 9.0 8.0 8.0 8.0 8.0 8.0
    mov.f32 i3.xyzw, sa0.xyzw
    nop
    or.u32 pa1, sa0, #0x0
    mov.f32 i3.xyzw, sa4.xyzw
    mov.f32 i0.xyzw, sa0.xyzw + mov.f32 o0.xy, i3.zz
    or.u32 o2, pa1, #0x0
    or.u32 o3, sa7, #0x0
    mov.f32 i0.xyzw, sa2.xyzw
    nop
    nop
    nop
    nop
    nop
    nop
    nop
    nop
    rcp.f32.f32 r4.x, sa0.x
    rcp.f32.f32 r0.x, sa0.y
    rcp.f32 i3.x, sa0.x + mov.f32 r0.xy, i0.xy
    or.u32 o4, r0, #0x0
    rcp.f32.f32 r4.x, sa0.x
    or.u32 r21, sa0, #0x0
    rcp.f32.f32 r0.x, sa0.y
    rcp.f32 i3.x, sa0.x + mov.f32 r0.xy, i0.xy
    or.u32 o5, r0, #0x0
    rcp.f32.f32 r4.x, sa0.x
    or.u32 r21, sa0, #0x0
    or.u32 r22, sa0, #0x0
    rcp.f32.f32 r0.x, sa0.y
    rcp.f32 i3.x, sa0.x + mov.f32 r0.xy, i0.xy
    or.u32 o6, r0, #0x0
    rcp.f32.f32 r4.x, sa0.x
    or.u32 r21, sa0, #0x0
    or.u32 r22, sa0, #0x0
    or.u32 r23, sa0, #0x0
    rcp.f32.f32 r0.x, sa0.y
    rcp.f32 i3.x, sa0.x + mov.f32 r0.xy, i0.xy
    or.u32 o7, r0, #0x0
    rcp.f32.f32 r4.x, sa0.x
    or.u32 r21, sa0, #0x0
    or.u32 r22, sa0, #0x0
    or.u32 r23, sa0, #0x0
    or.u32 r24, sa0, #0x0
    rcp.f32.f32 r0.x, sa0.y
    rcp.f32 i3.x, sa0.x + mov.f32 r0.xy, i0.xy
    or.u32 o8, r0, #0x0
