// rcp, rsq, log and exp of every format into every format, over corners and other numbers: sheet 3.6, 4.6. Values from
// programs/sgx543/oracle.
.instances 96
.pa 5
.outputs o 0 72
.input 0: file "../data/functions_in.hex"
.expect output 0: file "../data/functions_out.hex"
    rcp.f32.f32 o0.x, pa0.x
    rsq.f32.f32 o2.x, pa0.x
    log.f32.f32 o4.x, pa0.x
    exp.f32.f32 o6.x, pa0.x
    rcp.f16.f32 o8.x, pa0.x
    rsq.f16.f32 o10.x, pa0.x
    log.f16.f32 o12.x, pa0.x
    exp.f16.f32 o14.x, pa0.x
    rcp.fx10.f32 o16.x, pa0.x
    rsq.fx10.f32 o18.x, pa0.x
    log.fx10.f32 o20.x, pa0.x
    exp.fx10.f32 o22.x, pa0.x
    rcp.f32.f16 o24.x, pa2.x
    rsq.f32.f16 o26.x, pa2.x
    log.f32.f16 o28.x, pa2.x
    exp.f32.f16 o30.x, pa2.x
    rcp.f16.f16 o32.x, pa2.x
    rsq.f16.f16 o34.x, pa2.x
    log.f16.f16 o36.x, pa2.x
    exp.f16.f16 o38.x, pa2.x
    rcp.fx10.f16 o40.x, pa2.x
    rsq.fx10.f16 o42.x, pa2.x
    log.fx10.f16 o44.x, pa2.x
    exp.fx10.f16 o46.x, pa2.x
    rcp.f32.fx10 o48.x, pa4.x
    rsq.f32.fx10 o50.x, pa4.x
    log.f32.fx10 o52.x, pa4.x
    exp.f32.fx10 o54.x, pa4.x
    rcp.f16.fx10 o56.x, pa4.x
    rsq.f16.fx10 o58.x, pa4.x
    log.f16.fx10 o60.x, pa4.x
    exp.f16.fx10 o62.x, pa4.x
    rcp.fx10.fx10 o64.x, pa4.x
    rsq.fx10.fx10 o66.x, pa4.x
    log.fx10.fx10 o68.x, pa4.x
    exp.fx10.fx10 o70.x, pa4.x
