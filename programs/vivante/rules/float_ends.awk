# Floats at the ends of their ranges. places=1: of each exponent and sign, with fractions of 0, of
# the last bit, of all bits but the last one, and of all bits, through every function of one float:
# where the last bit of a number is a half, or a number leaves the range of a function. Else: each
# pair of 12 special values in a and b, another one in c, through operations of several floats. What
# is compared is each write, with the model's.
function op(text) { print "        " text }

function places_program(    e, name, n, i) {
    print ".tags nobench\n.threads 512\n.inputs t0\n.outputs t1\n.input 0:"  " \\"
    for (e = 0; e < 512; e++) {
        i = e * 8388608
        printf "    %.0f %.0f %.0f %.0f%s\n", i, i + 1, i + 8388606, i + 8388607,
            e < 511 ? " \\" : ""
    }
    split("floor ceil frc f2i.s32 f2i.u8 f2irnd.rtne.s16 f2irnd.rtz.u32 sign", name, " ")
    for (n = 1; n <= 8; n++)
        op(name[n] (name[n] ~ /^f2i/ ? " t1, t0.xyzw, void, void" : " t1, void, void, t0.xyzw"))
    n = split("rcp rsq sqrt exp log sin cos", name, " ")
    for (i = 1; i <= n; i++) {
        op(name[i] " t1.x___, void, void, t0.xxxx")
        op(name[i] " t1._y__, void, void, t0.yyyy")
        op(name[i] " t1.__z_, void, void, t0.zzzz")
        op(name[i] " t1.___w, void, void, t0.wwww")
    }
    for (i = 1; i <= 4; i++)
        op("litp t1, void, 1.0:f20, t0." substr("xxxxyyyyzzzzwwww", 4 * i - 3, 4))
}

function pairs_program(    value, n, i, a, b, name) {
    n = split("0 0x80000000 1.0 -1.0 inf 0xff800000 0x7fc00000 0xffc00000 0x7f800001 0x00000001 " \
              "0x807fffff 0x7f7fffff", value, " ")
    printf ".tags nobench\n.threads %d\n.inputs t0 t1\n.outputs t2\n.input 0:", n * n
    for (i = 0; i < n * n; i++) {
        a = i % n
        b = int(i / n)
        # the components of t0 and t1 are pairs, too
        printf " \\\n    %s %s %s %s  %s %s %s %s", value[a + 1], value[b + 1],
            value[(a + b) % n + 1], value[(2 * a + b + 1) % n + 1], value[b + 1], value[a + 1],
            value[(a + 2 * b + 2) % n + 1], value[(b + 5) % n + 1]
    }
    print ""
    op("litp t2, t0.yyyy, t1.yyyy, t0.zzzz")
    op("litp t2, t0.xxyw, t1.wzxx, t0.wwww")
    op("litp t2, 1.0:f20, t1.xzyw, t0.xxxx")
    op("litp t2, void, t1.xyzw, t0.yyyy")
    op("litp t2, t0.xyxy, 1.0:f20, t0.zzzz")
    op("mad t2, t0.xyzw, t1.yxwz, t0.zwxy")
    op("mad.f16 t2, t0.xyzw, t1.yxwz, t0.zwxy")
    op("dst t2, t0.xyzw, t1.xyzw, void")
    op("dp2 t2.x___, t0.xyzw, t1.yxzw, void")
    op("dp3 t2.x___, t0.xyzw, t1.yxzw, void")
    op("dp4 t2.x___, t0.xyzw, t1.yxzw, void")
    op("norm_dp4 t2.x___, t0.xyzw, void, void")
    op("norm_mul t2, t0.xyzw, t1.yxwz, void")
    op("clamp0_max t2, t0.xyzw, t1.yxwz, void")
    op("add.sat t2, t0.xyzw, void, t1.yxwz")
    op("div t2.xy__, void, t0.xxxx, t1.xxxx")
    n = split("gt lt ge le eq ne nz gz lez", name, " ")
    for (i = 1; i <= n; i++) {
        op("select." name[i] " t2, t0.xyzw, t1.yxwz, t0.zwxy")
        op("cmp." name[i] " t2, t0.xyzw, t1.yxwz, t0.zwxy")
    }
}

BEGIN {
    if (places) places_program()
    else pairs_program()
}
