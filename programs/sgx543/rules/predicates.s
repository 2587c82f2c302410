// Every form of a predicate - EXT, VEC, SV, SHORT, and Pn with and without repeat - with every value of p0 to p3: sheet 2.2. Values from
// programs/sgx543/oracle.
.instances 16
.pa 10
.outputs o 0 52
.input 0: file "../data/predicates_in.hex"
.expect output 0: file "../data/predicates_out.hex"
    test(T&nzero).and.u32.x p0, pa0, #1
    test(T&nzero).and.u32.x p1, pa0, #2
    test(T&nzero).and.u32.x p2, pa0, #4
    test(T&nzero).and.u32.x p3, pa0, #8
    or.u32 o0, pa1, #0x0
    p0 or.u32 o1, pa1, #0x0
    p1 or.u32 o2, pa1, #0x0
    p2 or.u32 o3, pa1, #0x0
    p3 or.u32 o4, pa1, #0x0
    !p0 or.u32 o5, pa1, #0x0
    !p1 or.u32 o6, pa1, #0x0
    Pn or.u32 o7, pa1, #0x0
    add.f32 o8.x, pa2.x, c0.x
    p0 add.f32 o10.x, pa2.x, c0.x
    p1 add.f32 o12.x, pa2.x, c0.x
    p2 add.f32 o14.x, pa2.x, c0.x
    !p0 add.f32 o16.x, pa2.x, c0.x
    !p1 add.f32 o18.x, pa2.x, c0.x
    !p2 add.f32 o20.x, pa2.x, c0.x
    Pn add.f32 o22.x, pa2.x, c0.x
    mad.f32 o24.x, pa2.x, c3.x, c0.x
    p0 mad.f32 o26.x, pa2.x, c3.x, c0.x
    !p0 mad.f32 o28.x, pa2.x, c3.x, c0.x
    Pn mad.f32 o30.x, pa2.x, c3.x, c0.x
    mad.u16 o32, pa1.h0, #1.h0, #0.h0
    p0 mad.u16 o33, pa1.h0, #1.h0, #0.h0
    p1 mad.u16 o34, pa1.h0, #1.h0, #0.h0
    !p0 mad.u16 o35, pa1.h0, #1.h0, #0.h0
    Pn or.u32.rpt8 o36, pa1, #0x0 
    mov.u32 o44, #0x00000007
    p0 mov.u32 o45, #0x00000007
    p1 mov.u32 o46, #0x00000007
    p2 mov.u32 o47, #0x00000007
    p3 mov.u32 o48, #0x00000007
    !p0 mov.u32 o49, #0x00000007
    !p1 mov.u32 o50, #0x00000007
    Pn mov.u32 o51, #0x00000007
