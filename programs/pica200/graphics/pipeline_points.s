; A vertex shader, and behind it a geometry shader that runs once for three vertices: moved and coloured corners become
; one triangle, seen from both sides. The vertex shader's c0 must not be seen by the geometry shader. By hand.
.tags short
.then "pipeline_points.next"
.fvec shift
.in pos v0
.in clr v1
.out place position
.out tint color
.uniform c0: 10 20 30 0
.input 0: 1 2 3 1  0.5 0 0 1
.input 1: 2 2 3 1  0.25 0 0 1
.input 2: 4 2 3 1  0.125 0 0 1
.input 3: -1 0 0 1  1 1 0 1
.input 4: -2 0 0 1  1 0 1 1
.input 5: -4 0 0 1  0 1 1 1
.expect output 1: 12 22 33 1  0.25 0 0 1

.proc main
    add place, shift, pos
    mov tint, clr
    end
.end
