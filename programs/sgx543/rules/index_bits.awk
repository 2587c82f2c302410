# Index registers of each single bit, added to 0, 3 and -4: pa and o by them, read and written. By
# hand, from docs/isa/sgx543.md, 2.5: a register is the offset and twice the signed low half of the
# index; beyond 0 to 127 it reads 0, and a write is dropped. pa1 to pa15 are 0x31 to 0x3f, all o 0.
function index_of(i) { return (2 ^ (i % 17) + (i < 17 ? 0 : i < 34 ? 3 : -4) + 131072) % 131072 }
function place_of(i, offset,    low) {
    low = index_of(i) % 65536
    return offset + 2 * (low < 32768 ? low : low - 65536)
}
function pa_at(i, place) {
    return place < 0 || place > 15 ? 0 : place ? 48 + place : index_of(i)
}

BEGIN {
    print ".instances 51\n.pa 16\n.outputs o 0 20\n.expect trap OOB"
    for (i = 0; i < 51; i++) {
        printf ".input %d: %d", i, index_of(i)
        for (k = 1; k < 16; k++) printf " %d", 48 + k
        printf "\n.expect output %d:", i
        for (k = 0; k < 16; k++) printf " %d", k == place_of(i, 1) || k == place_of(i, 6) ? 119 : 0
        printf " %d %d %d %d\n", pa_at(i, place_of(i, 0)), pa_at(i, place_of(i, 9)),
            pa_at(i, place_of(i, 0)), pa_at(i, place_of(i, 9))
    }
    print "    or.u32 idx1, pa0, #0x0\n    or.u32 idx2, pa0, #0x0\n    mov.u32 r9, #0x00000077"
    print "    or.u32 o[idx1*2+1], r9, #0x0\n    or.u32 o[idx2*2+6], r9, #0x0"
    for (k = 0; k < 2; k++) {
        print "    or.u32 o" 16 + 2 * k ", pa[idx" k + 1 "*2+0], #0x0"
        print "    or.u32 o" 17 + 2 * k ", pa[idx" k + 1 "*2+9], #0x0"
    }
}
