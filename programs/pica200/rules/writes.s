; Results that are overtaken: a slow one (rcp, rsq, ex2) whose register is written again, wholly or in part, read in other components while
; it is held, or written beside an adder that is never idle; a0 that an output waits for; what lies beyond c95. Expected: by hand; the last
; bits of the two powers are those of the sheet's steps.
.attributes v0
.outmap o0 o1 o2 o3 o4 o5 o6
.setf c0(1, 2, 3, 4)
.setf c1(0.5, 0.25, 2, 8)
.setf c2(0x379a47, 0xb2e497, 100, -128)
.setf c3(5, 6, 7, 8)
.input 0: 4 2 0.5 1, 0.25 2 0.5 1, 16 2 0.5 1, 1 2 0.5 1, 64 2 0.5 1, 0.0625 2 0.5 1, 256 2 0.5 1, 1 2 0.5 1, 4 2 0.5 1, 0.25 2 0.5 1
.expect output 0: 0.25 2 3 0, 2 1 6 8, 1 1 1 1, 1.00435 0.99984 0 0, 5 6 7 8, 17 1.99953 1.25 2, 12.25 18 24.5 33.25
.expect output 1: 4 2 3 0, 2 4 6 8, 1 1 1 1, 1.00435 0.99984 0 0, 5 6 7 8, 1.0625 1.99953 1.25 2, 12.25 18 24.5 37
.expect output 2: 0.0625 2 3 0, 2 0.5 6 8, 1 1 1 1, 1.00435 0.99984 0 0, 5 6 7 8, 257 1.99953 1.25 2, 24.0625 18 24.5 33.0625
.expect output 3: 1 2 3 0, 2 2 6 8, 1 1 1 1, 1.00435 0.99984 0 0, 5 6 7 8, 2 1.99953 1.25 2, 10 18 24.5 34
.expect output 4: 0.015625 2 3 0, 2 0.25 6 8, 1 1 1 1, 1.00435 0.99984 0 0, 5 6 7 8, 4097 1.99953 1.25 2, 0x452010 18 24.5 0x440820
.expect output 5: 16 2 3 0, 2 8 6 8, 1 1 1 1, 1.00435 0.99984 0 0, 5 6 7 8, 1.00391 1.99953 1.25 2, 24.0625 18 24.5 49
.expect output 6: 0.00390625 2 3 0, 2 0.125 6 8, 1 1 1 1, 1.00435 0.99984 0 0, 5 6 7 8, 65537 1.99953 1.25 2, 264.004 18 24.5 0x440808
.expect output 7: 1 2 3 0, 2 2 6 8, 1 1 1 1, 1.00435 0.99984 0 0, 5 6 7 8, 2 1.99953 1.25 2, 10 18 24.5 34
.expect output 8: 0.25 2 3 0, 2 1 6 8, 1 1 1 1, 1.00435 0.99984 0 0, 5 6 7 8, 17 1.99953 1.25 2, 12.25 18 24.5 33.25
.expect output 9: 4 2 3 0, 2 4 6 8, 1 1 1 1, 1.00435 0.99984 0 0, 5 6 7 8, 1.0625 1.99953 1.25 2, 12.25 18 24.5 37

    rcp o0.xy, v0.x
    mov o0.yz, c0                       ; behind it
    mov r0, c0
    nop
    nop
    nop
    nop
    rsq r0.y, v0.x
    add r1, r0, r0                      ; of r0 only y is the root
    mov o1, r1
    rcp r2.z, v0.z
    mov r2.z, c0.x
    mov o2, r2.zzzz
    ex2 r3.x, c2.x
    ex2 r3.y, c2.y
    mov o3.xy, r3
    mova a0.x, v0.y
    mov o4, c1[a0.x]                    ; c3
    mova a0.xy, c2.zwzw
    madi o5, v0, v0, c3[a0.x]           ; c103: ones
    mova a0.y, v0.w
    mad o5.y, v0, c1[a0.y], v0          ; c2
    rcp r4.xw, v0.x
    add r5, c0, v0
    add r6, c0, r5
    add r5, c0, r6
    add r6, c0, r5
    add r5, c0, r6
    add r6, c0, r5
    add r5, c0, r6
    add r6, c0, r5
    add o6, r4, r6
    end
