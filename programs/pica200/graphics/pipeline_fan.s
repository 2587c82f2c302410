; A vertex shader, and behind it a geometry shader of primitives of different size (3, 5, 4): their first, second and
; last vertex make a triangle, the number of vertices is its colour. By hand.
.tags short
.then "pipeline_fan.next"
.in pos
.out place position
.setf c1(100, 0, 0, 0)
.input 0: 1 0 0 1 2 0 0 1 3 0 0 1  4 0 0 1 5 0 0 1 6 0 0 1 7 0 0 1 8 0 0 1  9 0 0 1 10 0 0 1 11 0 0 1 12 0 0 1

main:
    add place, c1, pos
    end
