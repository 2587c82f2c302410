// ADD and MUL of 24 x 24 special values under both roundings. Values from oracle/reference.c.
.threads 576
.inputs t0
.outputs t1
.input 0: file "../data/corners_in.hex"
.expect output 0: file "../data/corners_out.hex"

    add.rtz t1.x___, t0.xxxx, void, t0.yyyy
    mul.rtz t1._y__, t0.xxxx, t0.yyyy, void
    add.rtne t1.__z_, t0.xxxx, void, t0.yyyy
    mul.rtne t1.___w, t0.xxxx, t0.yyyy, void
