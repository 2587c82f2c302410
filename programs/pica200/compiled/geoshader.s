; Both shaders of geoshader.shbin, one behind the other. It is made of three sources as homebrew writes them:
; warpstep asm --isa pica200 geoshader.lib.pica geoshader.v.pica geoshader.g.pica -o geoshader.shbin
; A pass of `halve` squares a colour with x, y > 0 and else divides it by 2 x; the third corner is on both sides. By hand.
.shbin file "geoshader.shbin" dvle 0
.tags short
.then "geoshader.next"
.uniform c0: (2, 0, 0, 1) (0, 4, 0, 0) (0, 0, -1, 0.5) (0, 0, 1, 0)
.setb b0 true
.input 0: (1, 2, 4, 7) (0.5, 0.5, 0.25, 1)
.input 1: (-3, 0.5, 2, 7) (-0.5, 0.5, 0.25, 1)
.input 2: (0, -1, 8, 7) (1, 1, 2, 0.5)
.expect output 0: (3, 8, -3.5, 4) (-0.0625, -0.0625, 0.00390625, 1)
.expect output 1: (-5, 2, -1.5, 2) (-0.5, 0.5, -0.25, -1)
.expect output 2: (1, -4, -7.5, 8) (-1, -1, 16, 0.0625)
