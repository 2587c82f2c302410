; A vertex shader, and behind it a geometry shader of two vertices a run, which come to c20 and up. By hand.
.tags short
.then "pipeline_pairs.next"
.in pos
.in clr
.out place position
.out tint color
.input 0: (1, 2, 3, 1) (0.5, 0, 0, 1)
.input 1: (4, 5, 6, 1) (0, 0.5, 0, 1)
.input 2: (7, 8, 9, 1) (0, 0, 0.5, 1)
.input 3: (-1, -2, -3, 1) (1, 1, 1, 1)

main:
    mov place, pos.yxzw
    mov tint, clr
    end
