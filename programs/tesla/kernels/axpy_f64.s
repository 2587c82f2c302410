// y = a x + y for 300 doubles, once fused and once with the product rounded; the larger of the two differences from the
// old y goes out too. The last block is partial.
.needs fp64
.grid 3 1
.block 128 1 1
.regs 24
.set X 0x10
.set Y 0x14
.set FUSED 0x18
.set SPLIT 0x1c
.set LARGER 0x20
.param 0x1000 0x2000 0x3000 0x4000 0x5000
.const 1 0x0: 300 0x5e9b4a1c 0x3ff6b8c9     // n, a = 1.4201..
.global 0x1000: file "../data/axpy_f64_x.hex"
.global 0x2000: file "../data/axpy_f64_y.hex"
.expect global 0x3000: file "../data/axpy_f64_fused.hex"
.expect global 0x4000: file "../data/axpy_f64_split.hex"
.expect global 0x5000: file "../data/axpy_f64_larger.hex"

    mov b16 $r1h u16 s[0x2]
    add $r0 (mul u16 u16 s[0xc] $r1h) $r0
    set $c0 # ge u32 $r0 c1[0x0]
    (lg $c0) ret
    shl b32 $r0 $r0 0x3
    add b32 $r1 b32 s[X] $r0
    add b32 $r2 b32 s[Y] $r0
    ld b64 $r4d g14[$r1]
    ld b64 $r6d g14[$r2]
    ld $r8 b32 c1[0x4]
    ld $r9 b32 c1[0x8]
    fma rn f64 $r10d $r8d $r4d $r6d
    mul rn f64 $r12d $r8d $r4d
    add rn f64 $r12d $r12d $r6d
    add rz f64 $r14d $r10d neg $r6d
    add rp f64 $r16d $r12d neg $r6d
    max f64 $r14d abs $r14d abs $r16d
    add b32 $r1 b32 s[FUSED] $r0
    add b32 $r2 b32 s[SPLIT] $r0
    add b32 $r3 b32 s[LARGER] $r0
    st b64 g14[$r1] $r10d
    st b64 g14[$r2] $r12d
    exit st b64 g14[$r3] $r14d
