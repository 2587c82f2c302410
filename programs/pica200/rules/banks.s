; Geometry: the two output banks and the vertex buffer. An output that is not written between two
; emits has the value of two emits ago; bank and buffer live on from run to run; an emit as vertex
; 3 stores nothing. Five emits a run, so that runs begin in either bank. Expected: by hand.
.tags nobench
.gsh point
.constf k(100, 200, 0, 0)
.in a v0
.outmap o1 o4
.input 0: 1 0 0 0  2 0 0 0  3 0 0 0
.expect primitive 0 inv run 0: (0 0 0 0) (0 0 0 0)  (0 0 0 0) (0 0 0 0)  (0 0 0 0) (0 0 0 0)
.expect primitive 1 run 0: (1 0 0 0) (100 0 0 0)  (200 0 0 0) (0 0 0 0)  (1 0 0 0) (100 0 0 0)
.expect primitive 2 inv run 1: (1 0 0 0) (100 0 0 0)  (200 0 0 0) (1 0 0 0)  (1 0 0 0) (100 0 0 0)
.expect primitive 3 run 1: (2 0 0 0) (100 0 0 0)  (200 0 0 0) (100 0 0 0)  (2 0 0 0) (100 0 0 0)
.expect primitive 4 inv run 2: (2 0 0 0) (100 0 0 0)  (200 0 0 0) (2 0 0 0)  (2 0 0 0) (100 0 0 0)
.expect primitive 5 run 2: (3 0 0 0) (100 0 0 0)  (200 0 0 0) (100 0 0 0)  (3 0 0 0) (100 0 0 0)

.proc main
    setemit 3, prim inv
    emit                                ; the buffer as the last run left it
    setemit 0
    mov o1, a
    mov o4, k.xzzz
    emit
    setemit 1
    mov o1, k.yzzz
    emit                                ; o4 from the end of the last run
    setemit 2, prim
    emit                                ; both from two emits ago
    setemit 1
    mov o4, a
    emit                                ; o1 from two emits ago
    end
.end
