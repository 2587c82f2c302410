// Every operation of one float on 24 special values, under both roundings where it rounds; address moves show in the retires.
// Values by testbench/vivante/reading, from docs/isa/vivante.md, 3.2, 3.3, 4.2 to 4.10.
.needs temps 32
.threads 6
.inputs t0
.outputs t1 t2 t3 t4 t5 t6 t7 t8 t9 t10 t11 t12 t13 t14 t15 t16 t17 t18 t19 t20 t21 t22 t23 t24 t25 t26 t27 t28
.input 0: 0x0 0x80000000 0x1 0x807fffff 0x800000 0x80800001 0x1e3ce508 0x33000000 0x3effffff 0xbf800000 0x3f800000 0x3f800001 0xbdcccccd 0x40400000 0x4b7fffff 0xcb800001 0x7e800000 0x7f61b1e6 0xff7fffff 0x7f7fffff 0x7f800000 0xff800000 0x7fc00000 0xff800001
.expect output 0: file "../values/corner_functions_out.hex"

    frc t1, void, void, t0.xyzw
    floor t2, void, void, t0.xyzw
    ceil t3, void, void, t0.xyzw
    sign t4, void, void, t0.xyzw
    i2f.s32.rtz t5, t0.xyzw, void, void
    i2f.s32.rtne t6, t0.xyzw, void, void
    i2f.u32.rtz t7, t0.xyzw, void, void
    i2f.u32.rtne t8, t0.xyzw, void, void
    f2i.s32 t9, t0.xyzw, void, void
    f2i.u16 t10, t0.xyzw, void, void
    f2irnd.s32.rtz t11, t0.xyzw, void, void
    f2irnd.s32.rtne t12, t0.xyzw, void, void
    f2irnd.u8.rtne t13, t0.xyzw, void, void
    conv.f16.rtz t14, t0.xyzw, 0:u20, void
    conv.f16.rtne t15, t0.xyzw, 0:u20, void
    conv t16, t0.xyzw, 1:u20, void
    mov.f16 t17, void, void, t0.xyzw
    mov.sat t18, void, void, t0.xyzw
    rcp t19.x___, void, void, t0.xxxx
    rcp t19._y__, void, void, t0.yyyy
    rcp t19.__z_, void, void, t0.zzzz
    rcp t19.___w, void, void, t0.wwww
    rsq t20.x___, void, void, t0.xxxx
    rsq t20._y__, void, void, t0.yyyy
    rsq t20.__z_, void, void, t0.zzzz
    rsq t20.___w, void, void, t0.wwww
    sqrt t21.x___, void, void, t0.xxxx
    sqrt t21._y__, void, void, t0.yyyy
    sqrt t21.__z_, void, void, t0.zzzz
    sqrt t21.___w, void, void, t0.wwww
    exp t22.x___, void, void, t0.xxxx
    exp t22._y__, void, void, t0.yyyy
    exp t22.__z_, void, void, t0.zzzz
    exp t22.___w, void, void, t0.wwww
    log t23.x___, void, void, t0.xxxx
    log t23._y__, void, void, t0.yyyy
    log t23.__z_, void, void, t0.zzzz
    log t23.___w, void, void, t0.wwww
    sin t24.x___, void, void, t0.xxxx
    sin t24._y__, void, void, t0.yyyy
    sin t24.__z_, void, void, t0.zzzz
    sin t24.___w, void, void, t0.wwww
    cos t25.x___, void, void, t0.xxxx
    cos t25._y__, void, void, t0.yyyy
    cos t25.__z_, void, void, t0.zzzz
    cos t25.___w, void, void, t0.wwww
    norm_dp2.rtz t26.x___, t0.xyzw, void, void
    norm_dp3.rtz t26._y__, t0.xyzw, void, void
    norm_dp4.rtz t26.__z_, t0.xyzw, void, void
    add.rtz t26.___w, t0.wwww, void, -t0.wwww
    norm_dp2.rtne t27.x___, t0.xyzw, void, void
    norm_dp3.rtne t27._y__, t0.xyzw, void, void
    norm_dp4.rtne t27.__z_, t0.xyzw, void, void
    add.rtne t27.___w, t0.wwww, void, -t0.wwww
    litp t28, t0.xyzw, t0.yzwx, t0.zzzz
    movar a0.xyzw, void, void, t0.xyzw
    movaf a0.xyzw, void, void, t0.xyzw
