// cmov and cmov8 with every condition and type: sheet 3.7. Values from programs/sgx543/oracle.
.instances 48
.pa 14
.outputs o 0 56
.input 0: file "../data/conditional_moves_in.hex"
.expect output 0: file "../data/conditional_moves_out.hex"
    cmov.eqzero.i8 o0.x, pa0.x, pa1.x, pa2.x
    cmov.eqzero.i16 o1.x, pa0.x, pa1.x, pa2.x
    cmov.eqzero.i32 o2.x, pa0.x, pa1.x, pa2.x
    cmov.eqzero.fx10 o4.xyzw, pa4.xyzw, pa6.xyzw, pa8.xyzw
    cmov.eqzero.f16 o6.xyzw, pa10.xyzw, pa6.xyzw, pa8.xyzw
    cmov.eqzero.f32 o8.xy, pa12.xy, pa6.xy, pa8.xy
    cmov8.eqzero.f16 o10.xyzw, pa0.xyzw, pa6.xyzw, pa8.xyzw
    cmov8.eqzero.i32 o12.x, pa0.x, pa1.x, pa2.x
    cmov.nezero.i8 o14.x, pa0.x, pa1.x, pa2.x
    cmov.nezero.i16 o15.x, pa0.x, pa1.x, pa2.x
    cmov.nezero.i32 o16.x, pa0.x, pa1.x, pa2.x
    cmov.nezero.fx10 o18.xyzw, pa4.xyzw, pa6.xyzw, pa8.xyzw
    cmov.nezero.f16 o20.xyzw, pa10.xyzw, pa6.xyzw, pa8.xyzw
    cmov.nezero.f32 o22.xy, pa12.xy, pa6.xy, pa8.xy
    cmov8.nezero.f16 o24.xyzw, pa0.xyzw, pa6.xyzw, pa8.xyzw
    cmov8.nezero.i32 o26.x, pa0.x, pa1.x, pa2.x
    cmov.ltzero.i8 o28.x, pa0.x, pa1.x, pa2.x
    cmov.ltzero.i16 o29.x, pa0.x, pa1.x, pa2.x
    cmov.ltzero.i32 o30.x, pa0.x, pa1.x, pa2.x
    cmov.ltzero.fx10 o32.xyzw, pa4.xyzw, pa6.xyzw, pa8.xyzw
    cmov.ltzero.f16 o34.xyzw, pa10.xyzw, pa6.xyzw, pa8.xyzw
    cmov.ltzero.f32 o36.xy, pa12.xy, pa6.xy, pa8.xy
    cmov8.ltzero.f16 o38.xyzw, pa0.xyzw, pa6.xyzw, pa8.xyzw
    cmov8.ltzero.i32 o40.x, pa0.x, pa1.x, pa2.x
    cmov.lezero.i8 o42.x, pa0.x, pa1.x, pa2.x
    cmov.lezero.i16 o43.x, pa0.x, pa1.x, pa2.x
    cmov.lezero.i32 o44.x, pa0.x, pa1.x, pa2.x
    cmov.lezero.fx10 o46.xyzw, pa4.xyzw, pa6.xyzw, pa8.xyzw
    cmov.lezero.f16 o48.xyzw, pa10.xyzw, pa6.xyzw, pa8.xyzw
    cmov.lezero.f32 o50.xy, pa12.xy, pa6.xy, pa8.xy
    cmov8.lezero.f16 o52.xyzw, pa0.xyzw, pa6.xyzw, pa8.xyzw
    cmov8.lezero.i32 o54.x, pa0.x, pa1.x, pa2.x
