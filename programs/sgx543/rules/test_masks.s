// VTSTMSK: masks of bytes, of words, and of the kind of the function: sheet 3.9. Values from programs/sgx543/oracle.
.instances 48
.pa 14
.outputs o 0 80
.input 0: file "../data/test_masks_in.hex"
.expect output 0: file "../data/test_masks_out.hex"
    tstmsk(pos&nzero).sub.f32.m0 o0, pa0, pa4
    tstmsk(neg|zero).min.f16.m0 o2, pa8, pa10
    tstmsk(T&zero).sub.i8.m0 o4, -pa12, pa13
    tstmsk(neg&nzero).mul.u8.m0 o6, pa12, pa13
    tstmsk(pos&nzero).sub.fx8.m0 o8, pa12, pa13
    tstmsk(neg|zero).sub.i16.m0 o10, -pa12, pa13
    tstmsk(T&zero).add.u16.m0 o12, pa12, pa13
    tstmsk(neg&nzero).sub.i32.m0 o14, pa12, pa13
    tstmsk(pos&nzero).sub.u32.m0 o16, -pa12, pa13
    tstmsk(neg|zero).and.u32.m0 o18, pa12, pa13
    tstmsk(T&zero).asr.u32.m0 o20, pa12, pa13
    tstmsk(neg|zero).sub.f32.m1 o22, pa0, pa4
    tstmsk(T&zero).min.f16.m1 o24, pa8, pa10
    tstmsk(neg&nzero).sub.i8.m1 o26, -pa12, pa13
    tstmsk(pos&nzero).mul.u8.m1 o28, pa12, pa13
    tstmsk(neg|zero).sub.fx8.m1 o30, pa12, pa13
    tstmsk(T&zero).sub.i16.m1 o32, -pa12, pa13
    tstmsk(neg&nzero).add.u16.m1 o34, pa12, pa13
    tstmsk(pos&nzero).sub.i32.m1 o36, pa12, pa13
    tstmsk(neg|zero).sub.u32.m1 o38, -pa12, pa13
    tstmsk(T&zero).and.u32.m1 o40, pa12, pa13
    tstmsk(neg&nzero).asr.u32.m1 o42, pa12, pa13
    tstmsk(T&zero).sub.f32.m2 o44, pa0, pa4
    tstmsk(neg&nzero).min.f16.m2 o48, pa8, pa10
    tstmsk(pos&nzero).sub.i8.m2 o50, -pa12, pa13
    tstmsk(neg|zero).mul.u8.m2 o52, pa12, pa13
    tstmsk(T&zero).sub.fx8.m2 o54, pa12, pa13
    tstmsk(neg&nzero).sub.i16.m2 o56, -pa12, pa13
    tstmsk(pos&nzero).add.u16.m2 o58, pa12, pa13
    tstmsk(neg|zero).sub.i32.m2 o60, pa12, pa13
    tstmsk(T&zero).sub.u32.m2 o62, -pa12, pa13
    tstmsk(neg&nzero).and.u32.m2 o64, pa12, pa13
    tstmsk(pos&nzero).asr.u32.m2 o66, pa12, pa13
    tstmsk(pos&nzero).sub.f32.m0 i3, pa0, pa4
    mov.f32 o68.xy, i3.xy
    mov.f32 o70.xy, i3.zw
    tstmsk(pos&nzero).sub.f32.m1 i3, pa0, pa4
    mov.f32 o72.xy, i3.xy
    mov.f32 o74.xy, i3.zw
    tstmsk(pos&nzero).sub.f32.m2 i3, pa0, pa4
    mov.f32 o76.xy, i3.xy
    mov.f32 o78.xy, i3.zw
