; picasso's spellings in one vertex shader, each of which would give another output if it were read otherwise. By hand.
# 3 "spellings.s"
.tags short
.IN pos v0
.in which
.fvec bones[2*3], one$more          ; c0-c5, c6
.constfa steps[1+1]
.constfa (1.0f, 0x1p1, 0x1.8p+1f, 4)
.constfa (sqrt(16)*2, 1/4, -(3-1), max(1, 2))
.end
.consti twice(2-1, 1, 1, 0)
.constf mix(0.5, -1.0F, 2, .25)
.setf one$more(10, 20, 30, 40)
.setf bones[2*2](1, 2, 3, 4)        ; c4
.setf bones[5](5, 6, 7, 8)
.out place Position
.out tex0 TexCoord0.st              ; the mask is the rasterizer's: all four components are written
.out tex1 texcoord1 o4.xy
.out - color.rgba o2
.input 0: (1, 2, 3, 4) (4, 5, 0, 0)
.input 1: (-1, 0, 0, 1) (3.5, 1, 0, 0)
; place: the sum of steps[]; tex0: bones[x of which]; o2; tex1: bones[5] and c6, for a0.y stays 0
.expect output 0: (9, 2.25, 1, 6) (1, 2, 3, 4) (1, 1, 1, 2) (15, 26, 37, 48)
.expect output 1: (9, 2.25, 1, 6) (0, 0, 0, 0) (-2, -2, 1, 1) (15, 26, 37, 48)

.PROC main
    Mov r0, mix.xxxx
    ADD R0, mix.rrrr, -r0           ; zero
    for twice
        add r0, steps[aL-1], r0
    .End
    mov place, r0
    mova a0, which                  ; a0.x alone
    MOV tex0, bones[A0.X]
    mov r1, bones[a0.y + 5]
    add tex1, bones[6], r1.xyzw     ; behind the end of bones lies one$more
    mov r2, -mix.yyyy               ; ones
    mov o2.stpq, r2
    CMP mix.yyyy, LT, eq, pos.xxxx
    ifc !CMP.X | cmp.Y
        mul o2.xyx, mix.zzzz, -r2
        jmpc !cmp.x, main           ; the label, not the procedure
        mov o2.z, -r2
main:
    .else
        call twice
    .end
    end
.END

.proc twice                         ; beside the integer of this name
    mul o2.w, mix.zzzz, r2
.end
