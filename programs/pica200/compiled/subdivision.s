; A geometry shader of the variable kind, which picasso calls subdivision: of each triangle the one between the middles of its edges; what
; has fewer corners sends nothing. In picasso's spelling; subdivision.next is the same shader in plain registers. By hand.
.then "subdivision.next"
.tags short
.gsh subdivision c16 1
.attributes 1
.stride 4
.fvec offset                        ; c16
.constf k(0.5, 3, 0, 0)
.alias count c0
.alias corner c1
.out - position o0.xyzw
.setf offset(0, 0, 1, 0)
.input 0: (0x3, 0, 0, 0) (0, 0, 0, 8) (4, 0, 0, 8) (0, 8, 0, 8)
.input 1: (0x2, 0, 0, 0) (1, 1, 1, 1) (2, 2, 2, 2)
.input 2: (0x3, 0, 0, 0) (2, 2, 2, 2) (4, 4, 4, 4) (6, 6, 6, 6)
.expect primitive 0 run 0: (2, 0, 1, 8) (2, 4, 1, 8) (0, 4, 1, 8)
.expect primitive 1 run 2: (3, 3, 4, 3) (5, 5, 6, 5) (4, 4, 5, 4)

.proc main
    mov r4, k
    cmp count.xxxx, lt, lt, r4.yyyy
    jmpc cmp.x, nothing
    mov r1, c1
    mov r2, c2
    mov r3, c3
    setemit 0
    add r0, r1, r2
    call middle
    setemit 1
    add r0, r2, r3
    call middle
    setemit 2, primitive
    add r0, r3, r1
    call middle
nothing:
    end
.end

.proc middle
    mul r0, k.xxxx, r0
    add o0, offset, r0
    emit
.end
