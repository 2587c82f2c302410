// Colour operations in bytes: selectors, complements, masks of SOP2, SOP2M and SOP3, mads: sheet 3.11 to 3.14. Values from
// programs/sgx543/oracle.
.instances 40
.pa 3
.outputs o 0 92
.input 0: file "../data/colours_in.hex"
.expect output 0: file "../data/colours_out.hex"
    add.fx8 o0, (1-0)*pa0, (1-s1)*pa1 : a add 0*pa0, (1-0)*pa1
    add.fx8 o1, s1*~pa0, s2*pa1 : a sub 0*~pa0, s1a*pa1
    add.fx8.inv o2, (1-s2)*~pa0, s1a*pa1 : a min (1-0)*pa0, s2a*pa1
    add.fx8.inv o3, s1a*~pa0, (1-s2a)*pa1 : a max 0*~pa0, (1-s2a-half)*pa1
    add.fx8 o4, (1-s2a)*~pa0, (1-asat)*pa1 : a add (1-0)*pa0, (1-0)*pa1
    add.fx8.inv o5, asat*pa0, s2-half*pa1 : a sub (1-0)*pa0, s1a*pa1
    add.fx8.inv o6, (1-2xs1a)*pa0, 0*pa1 : a min 0*~pa0, (1-s2a)*pa1
    sub.fx8 o7, 0*pa0, (1-s1a)*pa1 : a add (1-s1a)*pa0, (1-s1a)*pa1
    sub.fx8 o8, (1-s1)*~pa0, (1-s2a)*pa1 : a sub s1a*~pa0, s2a*pa1
    sub.fx8.inv o9, s2*~pa0, asat*pa1 : a min s1a*pa0, (1-s2a-half)*pa1
    sub.fx8.inv o10, (1-s1a)*~pa0, s2-half*pa1 : a max (1-s1a)*~pa0, (1-0)*pa1
    sub.fx8 o11, s2a*pa0, (1-0)*pa1 : a add s1a*~pa0, s1a*pa1
    sub.fx8.inv o12, (1-asat)*pa0, (1-s1)*pa1 : a sub (1-s1a)*pa0, s2a*pa1
    sub.fx8.inv o13, 2xs1a*pa0, s2*pa1 : a min (1-s1a)*~pa0, (1-s2a-half)*pa1
    min.fx8 o14, (1-0)*~pa0, asat*pa1 : a add s2a*pa0, s2a*pa1
    min.fx8 o15, s1*~pa0, (1-s2-half)*pa1 : a sub (1-s2a)*~pa0, s2a-half*pa1
    min.fx8.inv o16, (1-s2)*~pa0, (1-0)*pa1 : a min s2a*pa0, (1-0)*pa1
    min.fx8 o17, s1a*pa0, s1*pa1 : a max s2a*pa0, s1a*pa1
    min.fx8 o18, (1-s2a)*pa0, s2*pa1 : a add (1-s2a)*~pa0, s2a*pa1
    min.fx8.inv o19, asat*pa0, (1-s1a)*pa1 : a sub s2a*pa0, (1-s2a-half)*pa1
    min.fx8.inv o20, (1-2xs1a)*pa0, (1-s2a)*pa1 : a min (1-s2a)*~pa0, (1-0)*pa1
    max.fx8 o21, 0*~pa0, 0*pa1 : a add (1-2xs2a)*pa0, s2a-half*pa1
    max.fx8 o22, (1-s1)*~pa0, s1*pa1 : a sub 2xs2a*~pa0, (1-0)*pa1
    max.fx8.inv o23, s2*~pa0, (1-s2)*pa1 : a min (1-2xs2a)*pa0, (1-s1a)*pa1
    max.fx8 o24, (1-s1a)*pa0, (1-s1a)*pa1 : a max 2xs2a*pa0, s2a*pa1
    max.fx8 o25, s2a*pa0, s2a*pa1 : a add 2xs2a*~pa0, (1-s2a-half)*pa1
    max.fx8.inv o26, (1-asat)*pa0, asat*pa1 : a sub (1-2xs2a)*pa0, (1-0)*pa1
    max.fx8.inv o27, 2xs1a*~pa0, (1-s2-half)*pa1 : a min 2xs2a*~pa0, s1a*pa1
    add.fx8 o28.xyzw, (1-0)*pa0, (1-s1)*pa1 : a add
    sub.fx8 o29.x, asat*pa0, asat*pa1 : a add
    min.fx8 o30.y, (1-s1)*pa0, 0*pa1 : a add
    max.fx8 o31.xy, s1a*pa0, (1-s2a)*pa1 : a add
    add.fx8 o32.z, (1-s2)*pa0, (1-s2)*pa1 : a sub
    sub.fx8 o33.xz, s2a*pa0, s1a*pa1 : a sub
    min.fx8 o34.yz, (1-0)*pa0, s1*pa1 : a sub
    max.fx8 o35.xyz, asat*pa0, (1-asat)*pa1 : a sub
    add.fx8 o36.w, (1-s1)*pa0, (1-0)*pa1 : a min
    sub.fx8 o37.xw, s1a*pa0, s2a*pa1 : a min
    min.fx8 o38.yw, (1-s2)*pa0, s2*pa1 : a min
    max.fx8 o39.xyw, s2a*pa0, (1-s1a)*pa1 : a min
    add.fx8 o40.zw, (1-0)*pa0, (1-s1)*pa1 : a max
    sub.fx8 o41.xzw, asat*pa0, asat*pa1 : a max
    min.fx8 o42.yzw, (1-s1)*pa0, 0*pa1 : a max
    max.fx8 o43.xyzw, s1a*pa0, (1-s2a)*pa1 : a max
    add.fx8 o44, s0=pa2, (1-0)*pa0, (1-asat)*pa1 : a add 0*pa0
    sub.fx8 o45, s0=pa2, asat*pa0, s0*pa1 : a add s0a*pa0
    add.fx8 o46, s0=pa2, (1-s1)*pa0, s2a*pa1 : a sub (1-s1a)*pa0
    sub.fx8 o47, s0=pa2, s1a*pa0, (1-s1)*pa1 : a sub s2a*pa0
    add.fx8 o48, s0=pa2, (1-s0)*pa0, (1-s0a)*pa1 : a add (1-0)*pa0
    sub.fx8 o49, s0=pa2, s0a*pa0, 0*pa1 : a add (1-s0a)*pa0
    add.fx8 o50, s0=pa2, (1-s2)*pa0, s1a*pa1 : a sub s1a*pa0
    sub.fx8 o51, s0=pa2, s2a*pa0, (1-s2)*pa1 : a sub (1-s2a)*pa0
    add.fx8 o52, s0=pa2, (1-0)*pa0, (1-asat)*pa1 : a add 0*pa0
    sub.fx8 o53, s0=pa2, asat*pa0, s0*pa1 : a add s0a*pa0
    add.fx8 o54, s0=pa2, (1-s1)*pa0, s2a*pa1 : a sub (1-s1a)*pa0
    sub.fx8 o55, s0=pa2, s1a*pa0, (1-s1)*pa1 : a sub s2a*pa0
    add.fx8 o56, s0=pa2, (1-s0)*pa0, (1-s0a)*pa1 : a add (1-0)*pa0
    sub.fx8 o57, s0=pa2, s0a*pa0, 0*pa1 : a add (1-s0a)*pa0
    add.fx8 o58, s0=pa2, (1-s2)*pa0, s1a*pa1 : a sub s1a*pa0
    sub.fx8 o59, s0=pa2, s2a*pa0, (1-s2)*pa1 : a sub (1-s2a)*pa0
    mad.u8 o60, pa0.wwww, pa1, -(pa2.rgb,pa2.a)
    mad.u8 o61, pa0, pa1.wwww, (pa0.rgb,pa2.a) .cmod1=1
    mad.u8.sat o62, pa0.wwww, pa1.wwww, -(pa2.aaa,pa2.a) .cmod0=1 .cmod1=1 .amod1=1
    mad.u8.sat o63, pa0, pa1, -(pa0.aaa,pa2.a) .cmod0=1 .cmod2=1 .amod1=1
    mad.u8.sat o64, pa0.wwww, pa1, (pa2.rgb,pa0.a) .cmod0=1 .cmod1=1 .cmod2=1 .amod2=1
    mad.u8 o65, pa0, pa1.wwww, -(pa0.rgb,pa0.a) .cmod0=1 .amod2=1
    mad.u8 o66, pa0.wwww, pa1.wwww, (pa2.aaa,pa0.a) .cmod0=1 .cmod1=1 .amod1=1 .amod2=1
    mad.u8 o67, pa0, pa1, (pa0.aaa,pa0.a) .cmod0=1 .cmod2=1 .amod1=1 .amod2=1
    mad.u8.sat o68, pa0.wwww, pa1, -(pa2.rgb,pa2.a) .cmod1=1 .cmod2=1 .amod0=1
    mad.u8.sat o69, pa0, pa1.wwww, (pa0.rgb,pa2.a) .amod0=1
    mad.u8 o70, pa0.wwww, pa1.wwww, -(pa2.aaa,pa2.a) .cmod1=1 .amod0=1 .amod1=1
    mad.u8 o71, pa0, pa1, -(pa0.aaa,pa2.a) .cmod2=1 .amod0=1 .amod1=1
    mad.u8 o72, pa0.wwww, pa1, (pa2.rgb,pa0.a) .cmod1=1 .cmod2=1 .amod0=1 .amod2=1
    mad.u8.sat o73, pa0, pa1.wwww, -(pa0.rgb,pa0.a) .cmod0=1 .cmod1=1 .cmod2=1 .amod0=1 .amod2=1
    mad.u8.sat o74, pa0.wwww, pa1.wwww, (pa2.aaa,pa0.a) .cmod0=1 .amod0=1 .amod1=1 .amod2=1
    mad.u8.sat o75, pa0, pa1, (pa0.aaa,pa0.a) .cmod0=1 .cmod1=1 .amod0=1 .amod1=1 .amod2=1
    mad.fx8 o76, pa0.wwww, pa1, -(pa2.rgb,pa2.a)
    mad.fx8 o77, pa0, pa1.wwww, (pa0.rgb,pa2.a) .cmod1=1
    mad.fx8.sat o78, pa0.wwww, pa1.wwww, -(pa2.aaa,pa2.a) .cmod0=1 .cmod1=1 .amod1=1
    mad.fx8.sat o79, pa0, pa1, -(pa0.aaa,pa2.a) .cmod0=1 .cmod2=1 .amod1=1
    mad.fx8.sat o80, pa0.wwww, pa1, (pa2.rgb,pa0.a) .cmod0=1 .cmod1=1 .cmod2=1 .amod2=1
    mad.fx8 o81, pa0, pa1.wwww, -(pa0.rgb,pa0.a) .cmod0=1 .amod2=1
    mad.fx8 o82, pa0.wwww, pa1.wwww, (pa2.aaa,pa0.a) .cmod0=1 .cmod1=1 .amod1=1 .amod2=1
    mad.fx8 o83, pa0, pa1, (pa0.aaa,pa0.a) .cmod0=1 .cmod2=1 .amod1=1 .amod2=1
    mad.fx8.sat o84, pa0.wwww, pa1, -(pa2.rgb,pa2.a) .cmod1=1 .cmod2=1 .amod0=1
    mad.fx8.sat o85, pa0, pa1.wwww, (pa0.rgb,pa2.a) .amod0=1
    mad.fx8 o86, pa0.wwww, pa1.wwww, -(pa2.aaa,pa2.a) .cmod1=1 .amod0=1 .amod1=1
    mad.fx8 o87, pa0, pa1, -(pa0.aaa,pa2.a) .cmod2=1 .amod0=1 .amod1=1
    mad.fx8 o88, pa0.wwww, pa1, (pa2.rgb,pa0.a) .cmod1=1 .cmod2=1 .amod0=1 .amod2=1
    mad.fx8.sat o89, pa0, pa1.wwww, -(pa0.rgb,pa0.a) .cmod0=1 .cmod1=1 .cmod2=1 .amod0=1 .amod2=1
    mad.fx8.sat o90, pa0.wwww, pa1.wwww, (pa2.aaa,pa0.a) .cmod0=1 .amod0=1 .amod1=1 .amod2=1
    mad.fx8.sat o91, pa0, pa1, (pa0.aaa,pa0.a) .cmod0=1 .cmod1=1 .amod0=1 .amod1=1 .amod2=1
