// Fragments whose alpha is below a half are killed: they store nothing from then on and deliver nothing. A helper delivers nothing either. By hand.
.threads 4
.header
.inputs t1
.outputs t1
.helper 3
.globalsize 16
.input 0: 0 0 0 1.0  4 0 0 0.25  8 0 0 0.5  12 0 0 1.0
.expect status 0: 1 0 0 0  1 1 0 0  1 0 0 0  1 0 1 0
.expect output 0: 0 0 0 1.0
.expect output 2: 8 0 0 0.5
.expect global 0: 1 0 1 0

    texkill.lt void, t1.wwww, 0.5:f20, void
    store.skpHp.u32 mem.x___, t1.xxxx, void, 1:u20
