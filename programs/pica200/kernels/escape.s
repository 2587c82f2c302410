; How many steps z = z^2 + c takes to leave the circle of radius 2: a loop of at most 40 with a
; break on a condition, so that vertices run for different times. 256 vertices. Expected: the
; iteration on the host.
.constf k(0, 1, 4, 2)
.in c v0
.out steps color
.seti i0(39, 0, 1, 0)
.input 0: file "../data/escape_in.hex"
.expect output 0: file "../data/escape_out.hex"

.proc main
    mov r9.xy, c
    mov r0, k.x
    for i0
        mul r1.xy, r0, r0
        add r1.z, r1.x, r1.y
        cmp k.z, lt, lt, r1.z
        breakc cmp.x
        mul r0.y, r0.x, r0.y
        mad r0.y, r0.y, k.w, r9.y
        add r0.x, r1.x, -r1.y
        add r0.x, r0.x, r9.x
        add r0.w, k.y, r0.w
    .end
    mov steps, r0
    end
.end
