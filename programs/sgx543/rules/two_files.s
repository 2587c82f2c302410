// An instruction that reads the same line of two files while one of them is still to be written: two registers change places by three xors,
// one behind the other, for each pair of files and each line, in all slots. By hand, from docs/isa/sgx543.md, 2.7: r, o, pa and sa begin
// with what is in pa0, sa0, pa8 and sa8 on; once r and pa, r and o, r and sa, o and pa, o and sa, pa and sa have changed places, r holds
// what was in sa, o what it held, pa what was in r, and sa what was in pa.
.tags short
.instances 4
.pa 16
.outputs r 8 8
.uniform 0: 0x11 0x12 0x14 0x18  0x21 0x22 0x24 0x28  0x1100 0x1200 0x1400 0x1800  0x2100 0x2200 0x2400 0x2800
.input 0: 0x110000 0x120000 0x140000 0x180000  0x210000 0x220000 0x240000 0x280000 \
    0x11000000 0x12000000 0x14000000 0x18000000  0x21000000 0x22000000 0x24000000 0x28000000
.input 1: 0x110001 0x120001 0x140001 0x180001  0x210001 0x220001 0x240001 0x280001 \
    0x11000001 0x12000001 0x14000001 0x18000001  0x21000001 0x22000001 0x24000001 0x28000001
.input 2: 0x110002 0x120002 0x140002 0x180002  0x210002 0x220002 0x240002 0x280002 \
    0x11000002 0x12000002 0x14000002 0x18000002  0x21000002 0x22000002 0x24000002 0x28000002
.input 3: 0x110003 0x120003 0x140003 0x180003  0x210003 0x220003 0x240003 0x280003 \
    0x11000003 0x12000003 0x14000003 0x18000003  0x21000003 0x22000003 0x24000003 0x28000003
.expect output 0: 0x1100 0x1200 0x1400 0x1800  0x2100 0x2200 0x2400 0x2800
.expect output 1: 0x1100 0x1200 0x1400 0x1800  0x2100 0x2200 0x2400 0x2800
.expect output 2: 0x1100 0x1200 0x1400 0x1800  0x2100 0x2200 0x2400 0x2800
.expect output 3: 0x1100 0x1200 0x1400 0x1800  0x2100 0x2200 0x2400 0x2800
    or.u32.rpt8 r8, pa0, #0x0
    or.u32.rpt8 o8, sa0, #0x0
    xor.u32 r8, r8, pa8
    xor.u32 pa8, r8, pa8
    xor.u32 r8, r8, pa8
    xor.u32 r8, r8, o8
    xor.u32 o8, r8, o8
    xor.u32 r8, r8, o8
    xor.u32 r8, r8, sa8
    xor.u32 sa8, r8, sa8
    xor.u32 r8, r8, sa8
    xor.u32 o8, o8, pa8
    xor.u32 pa8, o8, pa8
    xor.u32 o8, o8, pa8
    xor.u32 o8, o8, sa8
    xor.u32 sa8, o8, sa8
    xor.u32 o8, o8, sa8
    xor.u32 pa8, pa8, sa8
    xor.u32 sa8, pa8, sa8
    xor.u32 pa8, pa8, sa8
    xor.u32 r9, r9, pa9
    xor.u32 pa9, r9, pa9
    xor.u32 r9, r9, pa9
    xor.u32 r9, r9, o9
    xor.u32 o9, r9, o9
    xor.u32 r9, r9, o9
    xor.u32 r9, r9, sa9
    xor.u32 sa9, r9, sa9
    xor.u32 r9, r9, sa9
    xor.u32 o9, o9, pa9
    xor.u32 pa9, o9, pa9
    xor.u32 o9, o9, pa9
    xor.u32 o9, o9, sa9
    xor.u32 sa9, o9, sa9
    xor.u32 o9, o9, sa9
    xor.u32 pa9, pa9, sa9
    xor.u32 sa9, pa9, sa9
    xor.u32 pa9, pa9, sa9
    xor.u32 r10, r10, pa10
    xor.u32 pa10, r10, pa10
    xor.u32 r10, r10, pa10
    xor.u32 r10, r10, o10
    xor.u32 o10, r10, o10
    xor.u32 r10, r10, o10
    xor.u32 r10, r10, sa10
    xor.u32 sa10, r10, sa10
    xor.u32 r10, r10, sa10
    xor.u32 o10, o10, pa10
    xor.u32 pa10, o10, pa10
    xor.u32 o10, o10, pa10
    xor.u32 o10, o10, sa10
    xor.u32 sa10, o10, sa10
    xor.u32 o10, o10, sa10
    xor.u32 pa10, pa10, sa10
    xor.u32 sa10, pa10, sa10
    xor.u32 pa10, pa10, sa10
    xor.u32 r11, r11, pa11
    xor.u32 pa11, r11, pa11
    xor.u32 r11, r11, pa11
    xor.u32 r11, r11, o11
    xor.u32 o11, r11, o11
    xor.u32 r11, r11, o11
    xor.u32 r11, r11, sa11
    xor.u32 sa11, r11, sa11
    xor.u32 r11, r11, sa11
    xor.u32 o11, o11, pa11
    xor.u32 pa11, o11, pa11
    xor.u32 o11, o11, pa11
    xor.u32 o11, o11, sa11
    xor.u32 sa11, o11, sa11
    xor.u32 o11, o11, sa11
    xor.u32 pa11, pa11, sa11
    xor.u32 sa11, pa11, sa11
    xor.u32 pa11, pa11, sa11
    xor.u32 r12, r12, pa12
    xor.u32 pa12, r12, pa12
    xor.u32 r12, r12, pa12
    xor.u32 r12, r12, o12
    xor.u32 o12, r12, o12
    xor.u32 r12, r12, o12
    xor.u32 r12, r12, sa12
    xor.u32 sa12, r12, sa12
    xor.u32 r12, r12, sa12
    xor.u32 o12, o12, pa12
    xor.u32 pa12, o12, pa12
    xor.u32 o12, o12, pa12
    xor.u32 o12, o12, sa12
    xor.u32 sa12, o12, sa12
    xor.u32 o12, o12, sa12
    xor.u32 pa12, pa12, sa12
    xor.u32 sa12, pa12, sa12
    xor.u32 pa12, pa12, sa12
    xor.u32 r13, r13, pa13
    xor.u32 pa13, r13, pa13
    xor.u32 r13, r13, pa13
    xor.u32 r13, r13, o13
    xor.u32 o13, r13, o13
    xor.u32 r13, r13, o13
    xor.u32 r13, r13, sa13
    xor.u32 sa13, r13, sa13
    xor.u32 r13, r13, sa13
    xor.u32 o13, o13, pa13
    xor.u32 pa13, o13, pa13
    xor.u32 o13, o13, pa13
    xor.u32 o13, o13, sa13
    xor.u32 sa13, o13, sa13
    xor.u32 o13, o13, sa13
    xor.u32 pa13, pa13, sa13
    xor.u32 sa13, pa13, sa13
    xor.u32 pa13, pa13, sa13
    xor.u32 r14, r14, pa14
    xor.u32 pa14, r14, pa14
    xor.u32 r14, r14, pa14
    xor.u32 r14, r14, o14
    xor.u32 o14, r14, o14
    xor.u32 r14, r14, o14
    xor.u32 r14, r14, sa14
    xor.u32 sa14, r14, sa14
    xor.u32 r14, r14, sa14
    xor.u32 o14, o14, pa14
    xor.u32 pa14, o14, pa14
    xor.u32 o14, o14, pa14
    xor.u32 o14, o14, sa14
    xor.u32 sa14, o14, sa14
    xor.u32 o14, o14, sa14
    xor.u32 pa14, pa14, sa14
    xor.u32 sa14, pa14, sa14
    xor.u32 pa14, pa14, sa14
    xor.u32 r15, r15, pa15
    xor.u32 pa15, r15, pa15
    xor.u32 r15, r15, pa15
    xor.u32 r15, r15, o15
    xor.u32 o15, r15, o15
    xor.u32 r15, r15, o15
    xor.u32 r15, r15, sa15
    xor.u32 sa15, r15, sa15
    xor.u32 r15, r15, sa15
    xor.u32 o15, o15, pa15
    xor.u32 pa15, o15, pa15
    xor.u32 o15, o15, pa15
    xor.u32 o15, o15, sa15
    xor.u32 sa15, o15, sa15
    xor.u32 o15, o15, sa15
    xor.u32 pa15, pa15, sa15
    xor.u32 sa15, pa15, sa15
    xor.u32 pa15, pa15, sa15
    nop .end
