// Lanes of a geometry program that are at unlike records, store to unlike words of o[], emit too often, emit under
// quadon with lanes that never were; more blocks than warp slots.
.tags short
.type geometry
.threads 298
.outputs 5
.vertices 3
.regs 7

        and b32 $r1 $r0 0x7
        and b32 $r2 $r0 0x3
        shl $a1 $r1 0x2
        add b32 $r3 $r0 0x1000
        mov b32 $r4 0x12345678
        mov b32 o[0x0] $r3
        st b32 o[$a1] $r0                     // words 5, 6 and 7 do not exist
        st b32 o[$a1+0x84] $r4                // nor do these
        st b32 o[$a1-0x8] $r3
        st b32 o[0x8] $r100                   // nor does the register: nothing is stored
        mov b16 o[0xc] $r4h
        add b32 $c1 o[0x10] $r2 $r124
        add b32 $c2 o[0x14] $r2 $r124         // $c is written, o[] is not
        st b32 o[$a1++0x4] $r4
        mov $r5 $a1
        emit
        and b32 $r6 $r0 0xe0
        set $c3 # e u32 $r6 $r124
        (lg $c3) ret                          // two warps end with records to spare
        set $c0 # e u32 $r2 $r124
        (e $c0) emit                          // in three lanes of four
        mov b32 o[0x4] $r5
        restart
        restart                               // nothing emitted since: no strip
        emit                                  // lanes at two records
        mov b32 o[0x8] $r3
        (e $c1) restart
        emit                                  // beyond VERTICES in most
        mov b32 o[0xc] $r3
        (lg $c1) restart
        emit                                  // beyond VERTICES in all
        mov b32 o[0x0] $r4
        emit
        restart
        emit
        quadon
        mov b32 o[0x4] $r5
        emit
        restart
        quadpop
        exit (e $c1) mov b32 o[0x10] $r1
