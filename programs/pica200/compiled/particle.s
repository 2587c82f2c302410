; A geometry shader of the fixed kind, which picasso calls particle: two points and what lies between them become a triangle. In picasso's
; spelling; particle.next is the same shader in plain registers. By hand: the third vertex is half the sum, and `side` beside it.
.then "particle.next"
.tags short
.gsh particle c4 c0 2
.attributes 1
.fvec side                          ; c4
.constf half(.5, 1/2, 0x1p-1, sqrt(0.25))
.alias from c0
.alias to c1
.out where Position.xyzw
.setf side(0, 1, 0, 0)
.input 0: (1, 2, 3, 4) (3, 2, 1, 4)
.input 1: (8, 0, 0, 1) (0, 8, 4, 1)
.expect primitive 0 inv run 0: (1, 2, 3, 4) (3, 2, 1, 4) (2, 3, 2, 4)
.expect primitive 1 inv run 1: (8, 0, 0, 1) (0, 8, 4, 1) (4, 5, 2, 1)

.proc main
    SetEmit 0
    mov where, from
    Emit
    setemit 1
    mov where, to
    emit
    mov r0, from
    add r0, to, r0
    mul r0, half, r0
    setemit 2, Primitive Invert
    add where, side, r0
    emit
    end
.end
