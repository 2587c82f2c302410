; The core's control flow word by word: nested and empty scopes, scopes that end on the same word,
; jumps and calls as last words. 20 cases, one a vertex, 5 rounds. seen[n] notes word n of a case
; in r0: the first and the last of them as digits, a bit for each word, the number. table[aL] notes
; aL in r1 likewise. Expected: the traces of the sheet's control-flow vectors, folded in the same
; way on the host.
.in case v0                             ; x: number of the case
.outmap o0 o1 o2
.fvec table[32], seen[12], fold[2]
.constf k(0, 1, -1, 0)
.setb b0 true
.seti i0(1, 10, 1, 0)
.seti i1(1, 20, 2, 0)
.seti i2(2, 250, 10, 0)
.seti i3(2, 10, 255, 0)
.uniform c0: file "../data/control_flow_c.hex"
.input 0: file "../data/control_flow_in.hex"
.expect output 0: file "../data/control_flow_out.hex"
.entry main

main:
    for i1, set                         ; aL = 24, whatever it was
set:
    mov r15, fold[0]
    mov r14, fold[1]
    mov r0, k.x
    mov r1, k.x
    mov r2, case
    mov r13, k.x
    cmp k.x, eq, eq, r2.x
    jmpc cmp.x, f0_0
    add r2.x, k.z, r2.x
    cmp k.x, eq, eq, r2.x
    jmpc cmp.x, f1_0
    add r2.x, k.z, r2.x
    cmp k.x, eq, eq, r2.x
    jmpc cmp.x, f2_0
    add r2.x, k.z, r2.x
    cmp k.x, eq, eq, r2.x
    jmpc cmp.x, f3_0
    add r2.x, k.z, r2.x
    cmp k.x, eq, eq, r2.x
    jmpc cmp.x, f4_0
    add r2.x, k.z, r2.x
    cmp k.x, eq, eq, r2.x
    jmpc cmp.x, f5_0
    add r2.x, k.z, r2.x
    cmp k.x, eq, eq, r2.x
    jmpc cmp.x, f6_0
    add r2.x, k.z, r2.x
    cmp k.x, eq, eq, r2.x
    jmpc cmp.x, f7_0
    add r2.x, k.z, r2.x
    cmp k.x, eq, eq, r2.x
    jmpc cmp.x, f8_0
    add r2.x, k.z, r2.x
    cmp k.x, eq, eq, r2.x
    jmpc cmp.x, f9_0
    add r2.x, k.z, r2.x
    cmp k.x, eq, eq, r2.x
    jmpc cmp.x, f10_0
    add r2.x, k.z, r2.x
    cmp k.x, eq, eq, r2.x
    jmpc cmp.x, f11_0
    add r2.x, k.z, r2.x
    cmp k.x, eq, eq, r2.x
    jmpc cmp.x, f12_0
    add r2.x, k.z, r2.x
    cmp k.x, eq, eq, r2.x
    jmpc cmp.x, f13_0
    add r2.x, k.z, r2.x
    cmp k.x, eq, eq, r2.x
    jmpc cmp.x, f14_0
    add r2.x, k.z, r2.x
    cmp k.x, eq, eq, r2.x
    jmpc cmp.x, f15_0
    add r2.x, k.z, r2.x
    cmp k.x, eq, eq, r2.x
    jmpc cmp.x, f16_0
    add r2.x, k.z, r2.x
    cmp k.x, eq, eq, r2.x
    jmpc cmp.x, f17_0
    add r2.x, k.z, r2.x
    cmp k.x, eq, eq, r2.x
    jmpc cmp.x, f18_0
    add r2.x, k.z, r2.x
    cmp k.x, eq, eq, r2.x
    jmpc cmp.x, f19_0
    add r2.x, k.z, r2.x
done:
    mov o0, r0
    mov o1, r1
    mov o2, table[aL]
    end

// 0: a call of two words
f0_0:   call f0_3+2
        mad r0, r0, r15, seen[1]
        jmpu b0, done
f0_3:   mad r0, r0, r15, seen[3]
        mad r0, r0, r15, seen[4]

// 1: two passes
f1_0:   for i0, f1_2
        mad r0, r0, r15, seen[1]
f1_2:   mad r1, r1, r14, table[aL]
        jmpu b0, done

// 2: the first part
f2_0:   ifu b0, f2_3, f2_5
        mad r0, r0, r15, seen[1]
        mad r0, r0, r15, seen[2]
f2_3:   mad r0, r0, r15, seen[3]
        mad r0, r0, r15, seen[4]
f2_5:   jmpu b0, done

// 3: the second part
f3_0:   ifu b1, f3_3, f3_5
        mad r0, r0, r15, seen[1]
        mad r0, r0, r15, seen[2]
f3_3:   mad r0, r0, r15, seen[3]
        mad r0, r0, r15, seen[4]
f3_5:   jmpu b0, done

// 4: a jump at the end of the first part is lost
f4_0:   ifu b0, f4_3, f4_4
        mad r0, r0, r15, seen[1]
        jmpu b0, f4_6
f4_3:   mad r0, r0, r15, seen[3]
f4_4:   mad r0, r0, r15, seen[4]
        jmpu b0, done
f4_6:   mad r0, r0, r15, seen[6]
        jmpu b0, done

// 5: a jump at the end of a loop is lost
f5_0:   for i0, f5_2
        mad r0, r0, r15, seen[1]
f5_2:   jmpu b0, f5_5
        mad r0, r0, r15, seen[3]
        jmpu b0, done
f5_5:   mad r0, r0, r15, seen[5]
        jmpu b0, done

// 6: loops with the same last word: the outer one does not repeat
f6_0:   for i0, f6_3
        for i1, f6_3
        mad r0, r0, r15, seen[2]
f6_3:   mad r1, r1, r14, table[aL]
        mad r1, r1, r14, table[aL]
        jmpu b0, done

// 7: nested loops
f7_0:   for i0, f7_4
        for i1, f7_3
        mad r0, r0, r15, seen[2]
f7_3:   mad r1, r1, r14, table[aL]
f7_4:   mad r0, r0, r15, seen[4]
        mad r1, r1, r14, table[aL]
        jmpu b0, done

// 8: break
f8_0:   for i0, f8_4
        mad r0, r0, r15, seen[1]
        break
        mad r0, r0, r15, seen[3]
f8_4:   mad r0, r0, r15, seen[4]
        mad r1, r1, r14, table[aL]
        jmpu b0, done

// 9: break if a flag is not set
f9_0:   cmp k.x, ne, ne, r13.x
        for i0, f9_4
        breakc !cmp.x
        mad r0, r0, r15, seen[3]
f9_4:   mad r0, r0, r15, seen[4]
        mad r1, r1, r14, table[aL]
        jmpu b0, done

// 10: no break
f10_0:  cmp k.x, ne, ne, r13.x
        for i0, f10_4
        breakc cmp.x
        mad r0, r0, r15, seen[3]
f10_4:  mad r1, r1, r14, table[aL]
        mad r1, r1, r14, table[aL]
        jmpu b0, done

// 11: a condition and a loop that end together
f11_0:  for i0, f11_3
        ifu b0, f11_4, f11_4
        mad r0, r0, r15, seen[2]
f11_3:  mad r1, r1, r14, table[aL]
f11_4:  mad r1, r1, r14, table[aL]
        jmpu b0, done

// 12: three calls that return at once
f12_0:  call f12_2+2
        jmpu b0, done
f12_2:  mad r0, r0, r15, seen[2]
        call f12_4+2
f12_4:  mad r0, r0, r15, seen[4]
        call f12_6+1
f12_6:  mad r0, r0, r15, seen[6]

// 13: a procedure that is a call
f13_0:  call f13_4+1
        mad r0, r0, r15, seen[1]
        jmpu b0, done
        jmpu b0, done
f13_4:  call f13_6+2
        jmpu b0, done
f13_6:  mad r0, r0, r15, seen[6]
        mad r0, r0, r15, seen[7]

// 14: four calls that return at once: the first return is lost
f14_0:  call f14_3+1
        mad r0, r0, r15, seen[1]
        jmpu b0, done
f14_3:  call f14_6+1
        mad r0, r0, r15, seen[4]
        jmpu b0, done
f14_6:  call f14_8+1
        mad r0, r0, r15, seen[7]
f14_8:  call f14_10+1
        mad r0, r0, r15, seen[9]
f14_10: mad r0, r0, r15, seen[10]

// 15: three more
f15_0:  call f15_3+1
        mad r0, r0, r15, seen[1]
        jmpu b0, done
f15_3:  call f15_5+1
        mad r0, r0, r15, seen[4]
f15_5:  call f15_7+1
        mad r0, r0, r15, seen[6]
f15_7:  mad r0, r0, r15, seen[7]

// 16: aL goes over 255
f16_0:  for i2, f16_1
f16_1:  mad r1, r1, r14, table[aL]
        mad r1, r1, r14, table[aL]
        jmpu b0, done

// 17: aL counts down
f17_0:  for i3, f17_1
f17_1:  mad r1, r1, r14, table[aL]
        mad r1, r1, r14, table[aL]
        jmpu b0, done

// 18: either of two flags
f18_0:  cmp k.x, ne, ne, r13.x
        ifc cmp.x || !cmp.y, f18_3, f18_4
        mad r0, r0, r15, seen[2]
f18_3:  mad r0, r0, r15, seen[3]
f18_4:  jmpu b0, done

// 19: an empty first part
f19_0:  ifu b0, f19_1, f19_3
f19_1:  mad r0, r0, r15, seen[1]
        mad r0, r0, r15, seen[2]
f19_3:  mad r0, r0, r15, seen[3]
        jmpu b0, done
