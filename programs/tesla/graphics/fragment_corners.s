// What only fragment programs have: v[] in every mode and form, quadop by every source code, l[] with invisible pixels, discard
// under predicates and in branches, quadon over what was discarded. 45 pixels; the last quad has one lane that starts.
// Results are hashed into $r1. More words are delivered than there are registers.
.type fragment
.threads 45
.inputs 14
.outputs 14
.regs 12
.local 32
.invisible 5 9 10 20 21 22 23 37 41 42
.attribute 0: file "../data/fragment_corners_in.hex"
.expect output 0: file "../data/fragment_corners_out.hex"
.const 0 0x0: 3 1 7 8

    // $a1: 0 to 15, $a2: 8, $a3: 0x10, $a4: -4
    and b32 $r4 $r0 c0[0x0]
    shl b32 $r5 $r4 0x2
    add b32 $r4 $r4 $r5
    shl $a1 $r4 0x0
    add $a2 0x0 0x8
    add $a3 0x0 0x10
    add $a4 0x0 0xfffc
    interp lin $r2 v[0x0] $r0
    interp flat $r3 v[0x4] $r0
    mov b32 $r1 $r0
    mov b32 $r7 0x0
    and b32 $c2 # $r7 $r7
    and b32 $c1 # $r1 c0[0x4]

    // short: 8 modes
    short interp lin $r4 v[0x0] $r2
    call mix
    short interp lin $r4 v[$a1+0x4] $r2
    call mix
    short interp lin $r4 v[$a2+0x8] $r2
    call mix
    short interp lin $r4 v[$a3] $r2
    call mix
    short interp mul $r4 v[0x0] $r2
    call mix
    short interp mul $r4 v[$a1+0x4] $r2
    call mix
    short interp mul $r4 v[$a2+0x8] $r2
    call mix
    short interp mul $r4 v[$a3] $r2
    call mix
    short interp cent $r4 v[0x0] $r2
    call mix
    short interp cent $r4 v[$a1+0x4] $r2
    call mix
    short interp cent $r4 v[$a2+0x8] $r2
    call mix
    short interp cent $r4 v[$a3] $r2
    call mix
    short interp centmul $r4 v[0x0] $r2
    call mix
    short interp centmul $r4 v[$a1+0x4] $r2
    call mix
    short interp centmul $r4 v[$a2+0x8] $r2
    call mix
    short interp centmul $r4 v[$a3] $r2
    call mix
    short interp flat $r4 v[0x0] $r2
    call mix
    short interp flat $r4 v[$a1+0x4] $r2
    call mix
    short interp flat $r4 v[$a2+0x8] $r2
    call mix
    short interp flat $r4 v[$a3] $r2
    call mix
    short interp flatmul $r4 v[0x0] $r2
    call mix
    short interp flatmul $r4 v[$a1+0x4] $r2
    call mix
    short interp flatmul $r4 v[$a2+0x8] $r2
    call mix
    short interp flatmul $r4 v[$a3] $r2
    call mix
    short interp flatcent $r4 v[0x0] $r2
    call mix
    short interp flatcent $r4 v[$a1+0x4] $r2
    call mix
    short interp flatcent $r4 v[$a2+0x8] $r2
    call mix
    short interp flatcent $r4 v[$a3] $r2
    call mix
    short interp flatcentmul $r4 v[0x0] $r2
    call mix
    short interp flatcentmul $r4 v[$a1+0x4] $r2
    call mix
    short interp flatcentmul $r4 v[$a2+0x8] $r2
    call mix
    short interp flatcentmul $r4 v[$a3] $r2
    call mix
    // long: 8 modes, either sign, every $a
    long interp lin $r4 v[0xc] $r3
    call mix
    long (lg $c1) interp lin $r4 v[$a1] $r3
    call mix
    long (e $c1) interp lin $r4 v[$a2+0x4] $r3
    call mix
    long interp lin $r4 v[$a3+0x4] $r3
    call mix
    long (lg $c1) interp lin $r4 v[$a4+0x8] $r3
    call mix
    long (e $c1) interp lin $r4 v[$a5+0x4] $r3
    call mix
    long interp lin $r4 v[0x320] $r3
    call mix
    long (lg $c1) interp lin $r4 v[$a7+0x8] $r3
    call mix
    long (e $c1) interp lin $r4 v[0xc] neg $r3
    call mix
    long interp lin $r4 v[$a1] neg $r3
    call mix
    long (lg $c1) interp lin $r4 v[$a2+0x4] neg $r3
    call mix
    long (e $c1) interp lin $r4 v[$a3+0x4] neg $r3
    call mix
    long interp lin $r4 v[$a4+0x8] neg $r3
    call mix
    long (lg $c1) interp lin $r4 v[$a5+0x4] neg $r3
    call mix
    long (e $c1) interp lin $r4 v[0x320] neg $r3
    call mix
    long interp lin $r4 v[$a7+0x8] neg $r3
    call mix
    long (lg $c1) interp cent $r4 v[0xc] $r3
    call mix
    long (e $c1) interp cent $r4 v[$a1] $r3
    call mix
    long interp cent $r4 v[$a2+0x4] $r3
    call mix
    long (lg $c1) interp cent $r4 v[$a3+0x4] $r3
    call mix
    long (e $c1) interp cent $r4 v[$a4+0x8] $r3
    call mix
    long interp cent $r4 v[$a5+0x4] $r3
    call mix
    long (lg $c1) interp cent $r4 v[0x320] $r3
    call mix
    long (e $c1) interp cent $r4 v[$a7+0x8] $r3
    call mix
    long interp cent $r4 v[0xc] neg $r3
    call mix
    long (lg $c1) interp cent $r4 v[$a1] neg $r3
    call mix
    long (e $c1) interp cent $r4 v[$a2+0x4] neg $r3
    call mix
    long interp cent $r4 v[$a3+0x4] neg $r3
    call mix
    long (lg $c1) interp cent $r4 v[$a4+0x8] neg $r3
    call mix
    long (e $c1) interp cent $r4 v[$a5+0x4] neg $r3
    call mix
    long interp cent $r4 v[0x320] neg $r3
    call mix
    long (lg $c1) interp cent $r4 v[$a7+0x8] neg $r3
    call mix
    long (e $c1) interp mul $r4 v[0xc] $r3
    call mix
    long interp mul $r4 v[$a1] $r3
    call mix
    long (lg $c1) interp mul $r4 v[$a2+0x4] $r3
    call mix
    long (e $c1) interp mul $r4 v[$a3+0x4] $r3
    call mix
    long interp mul $r4 v[$a4+0x8] $r3
    call mix
    long (lg $c1) interp mul $r4 v[$a5+0x4] $r3
    call mix
    long (e $c1) interp mul $r4 v[0x320] $r3
    call mix
    long interp mul $r4 v[$a7+0x8] $r3
    call mix
    long (lg $c1) interp mul $r4 v[0xc] neg $r3
    call mix
    long (e $c1) interp mul $r4 v[$a1] neg $r3
    call mix
    long interp mul $r4 v[$a2+0x4] neg $r3
    call mix
    long (lg $c1) interp mul $r4 v[$a3+0x4] neg $r3
    call mix
    long (e $c1) interp mul $r4 v[$a4+0x8] neg $r3
    call mix
    long interp mul $r4 v[$a5+0x4] neg $r3
    call mix
    long (lg $c1) interp mul $r4 v[0x320] neg $r3
    call mix
    long (e $c1) interp mul $r4 v[$a7+0x8] neg $r3
    call mix
    long interp centmul $r4 v[0xc] $r3
    call mix
    long (lg $c1) interp centmul $r4 v[$a1] $r3
    call mix
    long (e $c1) interp centmul $r4 v[$a2+0x4] $r3
    call mix
    long interp centmul $r4 v[$a3+0x4] $r3
    call mix
    long (lg $c1) interp centmul $r4 v[$a4+0x8] $r3
    call mix
    long (e $c1) interp centmul $r4 v[$a5+0x4] $r3
    call mix
    long interp centmul $r4 v[0x320] $r3
    call mix
    long (lg $c1) interp centmul $r4 v[$a7+0x8] $r3
    call mix
    long (e $c1) interp centmul $r4 v[0xc] neg $r3
    call mix
    long interp centmul $r4 v[$a1] neg $r3
    call mix
    long (lg $c1) interp centmul $r4 v[$a2+0x4] neg $r3
    call mix
    long (e $c1) interp centmul $r4 v[$a3+0x4] neg $r3
    call mix
    long interp centmul $r4 v[$a4+0x8] neg $r3
    call mix
    long (lg $c1) interp centmul $r4 v[$a5+0x4] neg $r3
    call mix
    long (e $c1) interp centmul $r4 v[0x320] neg $r3
    call mix
    long interp centmul $r4 v[$a7+0x8] neg $r3
    call mix
    long (lg $c1) interp flat $r4 v[0xc] $r3
    call mix
    long (e $c1) interp flat $r4 v[$a1] $r3
    call mix
    long interp flat $r4 v[$a2+0x4] $r3
    call mix
    long (lg $c1) interp flat $r4 v[$a3+0x4] $r3
    call mix
    long (e $c1) interp flat $r4 v[$a4+0x8] $r3
    call mix
    long interp flat $r4 v[$a5+0x4] $r3
    call mix
    long (lg $c1) interp flat $r4 v[0x320] $r3
    call mix
    long (e $c1) interp flat $r4 v[$a7+0x8] $r3
    call mix
    long interp flat $r4 v[0xc] neg $r3
    call mix
    long (lg $c1) interp flat $r4 v[$a1] neg $r3
    call mix
    long (e $c1) interp flat $r4 v[$a2+0x4] neg $r3
    call mix
    long interp flat $r4 v[$a3+0x4] neg $r3
    call mix
    long (lg $c1) interp flat $r4 v[$a4+0x8] neg $r3
    call mix
    long (e $c1) interp flat $r4 v[$a5+0x4] neg $r3
    call mix
    long interp flat $r4 v[0x320] neg $r3
    call mix
    long (lg $c1) interp flat $r4 v[$a7+0x8] neg $r3
    call mix
    long (e $c1) interp mode5 $r4 v[0xc] $r3
    call mix
    long interp mode5 $r4 v[$a1] $r3
    call mix
    long (lg $c1) interp mode5 $r4 v[$a2+0x4] $r3
    call mix
    long (e $c1) interp mode5 $r4 v[$a3+0x4] $r3
    call mix
    long interp mode5 $r4 v[$a4+0x8] $r3
    call mix
    long (lg $c1) interp mode5 $r4 v[$a5+0x4] $r3
    call mix
    long (e $c1) interp mode5 $r4 v[0x320] $r3
    call mix
    long interp mode5 $r4 v[$a7+0x8] $r3
    call mix
    long (lg $c1) interp mode5 $r4 v[0xc] neg $r3
    call mix
    long (e $c1) interp mode5 $r4 v[$a1] neg $r3
    call mix
    long interp mode5 $r4 v[$a2+0x4] neg $r3
    call mix
    long (lg $c1) interp mode5 $r4 v[$a3+0x4] neg $r3
    call mix
    long (e $c1) interp mode5 $r4 v[$a4+0x8] neg $r3
    call mix
    long interp mode5 $r4 v[$a5+0x4] neg $r3
    call mix
    long (lg $c1) interp mode5 $r4 v[0x320] neg $r3
    call mix
    long (e $c1) interp mode5 $r4 v[$a7+0x8] neg $r3
    call mix
    long interp mode6 $r4 v[0xc] $r3
    call mix
    long (lg $c1) interp mode6 $r4 v[$a1] $r3
    call mix
    long (e $c1) interp mode6 $r4 v[$a2+0x4] $r3
    call mix
    long interp mode6 $r4 v[$a3+0x4] $r3
    call mix
    long (lg $c1) interp mode6 $r4 v[$a4+0x8] $r3
    call mix
    long (e $c1) interp mode6 $r4 v[$a5+0x4] $r3
    call mix
    long interp mode6 $r4 v[0x320] $r3
    call mix
    long (lg $c1) interp mode6 $r4 v[$a7+0x8] $r3
    call mix
    long (e $c1) interp mode6 $r4 v[0xc] neg $r3
    call mix
    long interp mode6 $r4 v[$a1] neg $r3
    call mix
    long (lg $c1) interp mode6 $r4 v[$a2+0x4] neg $r3
    call mix
    long (e $c1) interp mode6 $r4 v[$a3+0x4] neg $r3
    call mix
    long interp mode6 $r4 v[$a4+0x8] neg $r3
    call mix
    long (lg $c1) interp mode6 $r4 v[$a5+0x4] neg $r3
    call mix
    long (e $c1) interp mode6 $r4 v[0x320] neg $r3
    call mix
    long interp mode6 $r4 v[$a7+0x8] neg $r3
    call mix
    long (lg $c1) interp mode7 $r4 v[0xc] $r3
    call mix
    long (e $c1) interp mode7 $r4 v[$a1] $r3
    call mix
    long interp mode7 $r4 v[$a2+0x4] $r3
    call mix
    long (lg $c1) interp mode7 $r4 v[$a3+0x4] $r3
    call mix
    long (e $c1) interp mode7 $r4 v[$a4+0x8] $r3
    call mix
    long interp mode7 $r4 v[$a5+0x4] $r3
    call mix
    long (lg $c1) interp mode7 $r4 v[0x320] $r3
    call mix
    long (e $c1) interp mode7 $r4 v[$a7+0x8] $r3
    call mix
    long interp mode7 $r4 v[0xc] neg $r3
    call mix
    long (lg $c1) interp mode7 $r4 v[$a1] neg $r3
    call mix
    long (e $c1) interp mode7 $r4 v[$a2+0x4] neg $r3
    call mix
    long interp mode7 $r4 v[$a3+0x4] neg $r3
    call mix
    long (lg $c1) interp mode7 $r4 v[$a4+0x8] neg $r3
    call mix
    long (e $c1) interp mode7 $r4 v[$a5+0x4] neg $r3
    call mix
    long interp mode7 $r4 v[0x320] neg $r3
    call mix
    long (lg $c1) interp mode7 $r4 v[$a7+0x8] neg $r3
    call mix
    // far beyond the inputs
    add $a3 0x0 0x1000
    interp flat $r4 v[$a3+0x4] $r0
    call mix
    long interp mul $r4 v[$a3] $r3
    call mix
    // quadop: 8 codes; each lane has each operation
    .word 0xc0300411 0x8180d160        // (e $c1) quadop f32 add subr sub mov2 $c2 $r4 code 0 $r2 $r3
    call mix
    .word 0xc0000411 0x86c0c7e0        // quadop f32 subr sub mov2 add $c2 $r4 code 0 $r2 $r3
    call mix
    .word 0xc0100411 0x8b00d2e0        // (lg $c1) quadop f32 sub mov2 add subr $c2 $r4 code 0 $r2 $r3
    call mix
    .word 0xc0200411 0x8c40d160        // (e $c1) quadop f32 mov2 add subr sub $c2 $r4 code 0 $r2 $r3
    call mix
    .word 0xc0000411 0x8000c7e0        // quadop f32 add add add add $c2 $r4 code 0 $r2 $r3
    call mix
    .word 0xc0100411 0x8540d2e0        // (lg $c1) quadop f32 subr subr subr subr $c2 $r4 code 0 $r2 $r3
    call mix
    .word 0xc0200411 0x8a80d160        // (e $c1) quadop f32 sub sub sub sub $c2 $r4 code 0 $r2 $r3
    call mix
    .word 0xc0300411 0x8fc0c7e0        // quadop f32 mov2 mov2 mov2 mov2 $c2 $r4 code 0 $r2 $r3
    call mix
    .word 0xc0310411 0x8180d2e0        // (lg $c1) quadop f32 add subr sub mov2 $c2 $r4 code 1 $r2 $r3
    call mix
    .word 0xc0010411 0x86c0d160        // (e $c1) quadop f32 subr sub mov2 add $c2 $r4 code 1 $r2 $r3
    call mix
    .word 0xc0110411 0x8b00c7e0        // quadop f32 sub mov2 add subr $c2 $r4 code 1 $r2 $r3
    call mix
    .word 0xc0210411 0x8c40d2e0        // (lg $c1) quadop f32 mov2 add subr sub $c2 $r4 code 1 $r2 $r3
    call mix
    .word 0xc0010411 0x8000d160        // (e $c1) quadop f32 add add add add $c2 $r4 code 1 $r2 $r3
    call mix
    .word 0xc0110411 0x8540c7e0        // quadop f32 subr subr subr subr $c2 $r4 code 1 $r2 $r3
    call mix
    .word 0xc0210411 0x8a80d2e0        // (lg $c1) quadop f32 sub sub sub sub $c2 $r4 code 1 $r2 $r3
    call mix
    .word 0xc0310411 0x8fc0d160        // (e $c1) quadop f32 mov2 mov2 mov2 mov2 $c2 $r4 code 1 $r2 $r3
    call mix
    .word 0xc0320411 0x8180c7e0        // quadop f32 add subr sub mov2 $c2 $r4 code 2 $r2 $r3
    call mix
    .word 0xc0020411 0x86c0d2e0        // (lg $c1) quadop f32 subr sub mov2 add $c2 $r4 code 2 $r2 $r3
    call mix
    .word 0xc0120411 0x8b00d160        // (e $c1) quadop f32 sub mov2 add subr $c2 $r4 code 2 $r2 $r3
    call mix
    .word 0xc0220411 0x8c40c7e0        // quadop f32 mov2 add subr sub $c2 $r4 code 2 $r2 $r3
    call mix
    .word 0xc0020411 0x8000d2e0        // (lg $c1) quadop f32 add add add add $c2 $r4 code 2 $r2 $r3
    call mix
    .word 0xc0120411 0x8540d160        // (e $c1) quadop f32 subr subr subr subr $c2 $r4 code 2 $r2 $r3
    call mix
    .word 0xc0220411 0x8a80c7e0        // quadop f32 sub sub sub sub $c2 $r4 code 2 $r2 $r3
    call mix
    .word 0xc0320411 0x8fc0d2e0        // (lg $c1) quadop f32 mov2 mov2 mov2 mov2 $c2 $r4 code 2 $r2 $r3
    call mix
    .word 0xc0330411 0x8180d160        // (e $c1) quadop f32 add subr sub mov2 $c2 $r4 code 3 $r2 $r3
    call mix
    .word 0xc0030411 0x86c0c7e0        // quadop f32 subr sub mov2 add $c2 $r4 code 3 $r2 $r3
    call mix
    .word 0xc0130411 0x8b00d2e0        // (lg $c1) quadop f32 sub mov2 add subr $c2 $r4 code 3 $r2 $r3
    call mix
    .word 0xc0230411 0x8c40d160        // (e $c1) quadop f32 mov2 add subr sub $c2 $r4 code 3 $r2 $r3
    call mix
    .word 0xc0030411 0x8000c7e0        // quadop f32 add add add add $c2 $r4 code 3 $r2 $r3
    call mix
    .word 0xc0130411 0x8540d2e0        // (lg $c1) quadop f32 subr subr subr subr $c2 $r4 code 3 $r2 $r3
    call mix
    .word 0xc0230411 0x8a80d160        // (e $c1) quadop f32 sub sub sub sub $c2 $r4 code 3 $r2 $r3
    call mix
    .word 0xc0330411 0x8fc0c7e0        // quadop f32 mov2 mov2 mov2 mov2 $c2 $r4 code 3 $r2 $r3
    call mix
    .word 0xc0340411 0x8180d2e0        // (lg $c1) quadop f32 add subr sub mov2 $c2 $r4 code 4 $r2 $r3
    call mix
    .word 0xc0040411 0x86c0d160        // (e $c1) quadop f32 subr sub mov2 add $c2 $r4 code 4 $r2 $r3
    call mix
    .word 0xc0140411 0x8b00c7e0        // quadop f32 sub mov2 add subr $c2 $r4 code 4 $r2 $r3
    call mix
    .word 0xc0240411 0x8c40d2e0        // (lg $c1) quadop f32 mov2 add subr sub $c2 $r4 code 4 $r2 $r3
    call mix
    .word 0xc0040411 0x8000d160        // (e $c1) quadop f32 add add add add $c2 $r4 code 4 $r2 $r3
    call mix
    .word 0xc0140411 0x8540c7e0        // quadop f32 subr subr subr subr $c2 $r4 code 4 $r2 $r3
    call mix
    .word 0xc0240411 0x8a80d2e0        // (lg $c1) quadop f32 sub sub sub sub $c2 $r4 code 4 $r2 $r3
    call mix
    .word 0xc0340411 0x8fc0d160        // (e $c1) quadop f32 mov2 mov2 mov2 mov2 $c2 $r4 code 4 $r2 $r3
    call mix
    .word 0xc0350411 0x8180c7e0        // quadop f32 add subr sub mov2 $c2 $r4 code 5 $r2 $r3
    call mix
    .word 0xc0050411 0x86c0d2e0        // (lg $c1) quadop f32 subr sub mov2 add $c2 $r4 code 5 $r2 $r3
    call mix
    .word 0xc0150411 0x8b00d160        // (e $c1) quadop f32 sub mov2 add subr $c2 $r4 code 5 $r2 $r3
    call mix
    .word 0xc0250411 0x8c40c7e0        // quadop f32 mov2 add subr sub $c2 $r4 code 5 $r2 $r3
    call mix
    .word 0xc0050411 0x8000d2e0        // (lg $c1) quadop f32 add add add add $c2 $r4 code 5 $r2 $r3
    call mix
    .word 0xc0150411 0x8540d160        // (e $c1) quadop f32 subr subr subr subr $c2 $r4 code 5 $r2 $r3
    call mix
    .word 0xc0250411 0x8a80c7e0        // quadop f32 sub sub sub sub $c2 $r4 code 5 $r2 $r3
    call mix
    .word 0xc0350411 0x8fc0d2e0        // (lg $c1) quadop f32 mov2 mov2 mov2 mov2 $c2 $r4 code 5 $r2 $r3
    call mix
    .word 0xc0360411 0x8180d160        // (e $c1) quadop f32 add subr sub mov2 $c2 $r4 code 6 $r2 $r3
    call mix
    .word 0xc0060411 0x86c0c7e0        // quadop f32 subr sub mov2 add $c2 $r4 code 6 $r2 $r3
    call mix
    .word 0xc0160411 0x8b00d2e0        // (lg $c1) quadop f32 sub mov2 add subr $c2 $r4 code 6 $r2 $r3
    call mix
    .word 0xc0260411 0x8c40d160        // (e $c1) quadop f32 mov2 add subr sub $c2 $r4 code 6 $r2 $r3
    call mix
    .word 0xc0060411 0x8000c7e0        // quadop f32 add add add add $c2 $r4 code 6 $r2 $r3
    call mix
    .word 0xc0160411 0x8540d2e0        // (lg $c1) quadop f32 subr subr subr subr $c2 $r4 code 6 $r2 $r3
    call mix
    .word 0xc0260411 0x8a80d160        // (e $c1) quadop f32 sub sub sub sub $c2 $r4 code 6 $r2 $r3
    call mix
    .word 0xc0360411 0x8fc0c7e0        // quadop f32 mov2 mov2 mov2 mov2 $c2 $r4 code 6 $r2 $r3
    call mix
    .word 0xc0370411 0x8180d2e0        // (lg $c1) quadop f32 add subr sub mov2 $c2 $r4 code 7 $r2 $r3
    call mix
    .word 0xc0070411 0x86c0d160        // (e $c1) quadop f32 subr sub mov2 add $c2 $r4 code 7 $r2 $r3
    call mix
    .word 0xc0170411 0x8b00c7e0        // quadop f32 sub mov2 add subr $c2 $r4 code 7 $r2 $r3
    call mix
    .word 0xc0270411 0x8c40d2e0        // (lg $c1) quadop f32 mov2 add subr sub $c2 $r4 code 7 $r2 $r3
    call mix
    .word 0xc0070411 0x8000d160        // (e $c1) quadop f32 add add add add $c2 $r4 code 7 $r2 $r3
    call mix
    .word 0xc0170411 0x8540c7e0        // quadop f32 subr subr subr subr $c2 $r4 code 7 $r2 $r3
    call mix
    .word 0xc0270411 0x8a80d2e0        // (lg $c1) quadop f32 sub sub sub sub $c2 $r4 code 7 $r2 $r3
    call mix
    .word 0xc0370411 0x8fc0d160        // (e $c1) quadop f32 mov2 mov2 mov2 mov2 $c2 $r4 code 7 $r2 $r3
    call mix

    // l[]: invisible pixels store nothing, read what is there, and are beyond it with $a2
    shl b32 $r6 $r1 0x7
    st b32 l[0x0] $r6
    ld b32 $r4 l[0x0]
    call mix
    interp lin $r5 v[0x10] $r0
    shl $a2 $r5 0x0
    shl b32 $r6 $r1 0x7
    st b32 l[$a2] $r6
    ld b32 $r4 l[$a2]
    call mix
    st u8 l[$a2+0x1] $r2
    ld s16 $r4 l[$a2]
    call mix
    st u16 l[0x12] $r1
    ld u8 $r4 l[0x13]
    call mix

    // one in eight is discarded, others in a branch
    and b32 $c1 # $r1 c0[0x8]
    (e $c1) discard
    .word 0xc0140411 0x8980c7e0        // quadop f32 sub subr sub subr $c2 $r4 dx $r2 $r3
    call mix
    and b32 $c1 # $r1 c0[0xc]
    joinat behind
    (e $c1) bra other
    shr u32 $r4 $r1 0x4
    and b32 $c1 # $r4 c0[0x0]
    (e $c1) discard
    add b32 $r1 $r1 0x9
    bra behind
other:
    mul rn f32 $r2 $r2 $r2
behind:
    join nop
    quadon
    mul rn f32 $r4 $r2 $r3
    .word 0xc0250811 0x8a810780        // quadop f32 sub sub sub sub $r4 dy $r4 $r4
    quadpop
    call mix
    and b32 $c1 # $r1 c0[0x0]
    (e $c1) discard

    mov b32 $r2 0x2222
    mov b32 $r3 0x3333
    mov b32 $r4 0x4444
    mov b32 $r5 0x5555
    mov b32 $r6 0x6666
    mov b32 $r7 0x7777
    mov b32 $r8 0x8888
    mov b32 $r9 0x9999
    mov b32 $r10 0xaaaa
    mov b32 $r11 0xbbbb
    exit add b32 $r1 $r1 $r0

// hash = (hash ^ $r4) * 33 + $c2; $c1: its lowest bit
mix:
    mov $r5 $c2
    xor b32 $r1 $r1 $r4
    shl b32 $r6 $r1 0x5
    add b32 $r1 $r1 $r6
    add b32 $r1 $r1 $r5
    and b32 $c1 # $r1 c0[0x4]
    ret
