// DSX and DSY of 24 x 24 special values, under both roundings. Values by testbench/vivante/reading, from docs/isa/vivante.md, 4.8.
.needs lanes 4
.threads 144
.inputs t0 t1
.outputs t2 t3 t4 t5
.input 0: file "../values/corner_pairs_in.hex"
.expect output 0: file "../values/corner_slopes_out.hex"

    dsx.rtz t2, t0.xyzw, void, t1.xyzw
    dsx.rtne t3, t0.xyzw, void, t1.xyzw
    dsy.rtz t4, t0.xyzw, void, t1.xyzw
    dsy.rtne t5, t0.xyzw, void, t1.xyzw
