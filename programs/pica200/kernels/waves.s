; A lake: the sum of eight waves by a loop over their uniforms, c[aL] the direction and phase,
; c[aL+1] the amplitude, and the slope from the same terms. A wave is a parabola over its fraction.
; 240 vertices. Expected: sum over an array on the host.
.fvec wave[16]
.constf k(1, 4, 8, 0)
.in position v0
.out place position
.out slope normalquat
.seti i0(7, 0, 2, 0)
.uniform c0: file "../data/waves_c.hex"
.input 0: file "../data/waves_in.hex"
.expect output 0: file "../data/waves_out.hex"

.proc main
    mov r0, position
    mov r5, k.w
    for i0
        dp4 r1.x, wave[aL], r0
        flr r1.y, r1.x
        add r1.x, r1.x, -r1.y           ; fraction
        add r1.z, k.x, -r1.x
        mul r2.x, r1.x, r1.z            ; f (1 - f)
        mul r2.y, k.z, -r1.x
        add r2.y, k.y, r2.y             ; 4 - 8 f, its slope times 4
        mul r2.x, k.y, r2.x
        mul r3, wave[aL+1], r2.xyyy
        mul r4.yz, wave[aL].xxy, r3.yyz
        add r5.x, r5.x, r3.x
        add r5.yz, r5, r4
    .end
    mov r0.z, r5.x
    mov place, r0
    mov slope, -r5.yzww
    end
.end
