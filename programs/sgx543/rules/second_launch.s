// What a launch leaves behind: six instances in four slots fill registers of every file, predicates, idx, LINK, MOE, PHASE, local and
// global memory; one is killed. second_launch_b.next and the two behind it run on the same core. By hand, from
// model/sgx543/machine.md, "Launch and end".
.then "second_launch_b.next"
.tags short nobench
.instances 6
.pa 3
.o 1
.input 0: 0x00 7 1 0xdead0001
.input 1: 0x04 7 1 0xdead0002
.input 2: 0x08 7 1 0xdead0003
.input 3: 0x0c 7 1 0xdead0004
.input 4: 0x10 7 1 0xdead0005
.input 5: 0x14 7 0 0xdead0006
.uniform 0: 0xdead0010 0xdead0011 0xdead0012 0xdead0013 0xdead0014
.uniform 120: 0xdead0120
.globalsize 0x40
.global 0x20: 0xdead0020 0xdead0021
.answer 0: 0xdead0030
.outputs o 0 2
.end last
.expect output 0: 0xdead0001 0xdead0010
.expect output 4: 0xdead0005 0xdead0010
.expect status 4: 1 0
.expect status 5: 3 0
.expect global 0: 0xdead0001 0xdead0002 0xdead0003 0xdead0004 0xdead0005 0xdead0006
.expect global 0x20: 0xdead0020 0xdead0021
    or.u32 o1, sa0, #0x0
    stl32 [pa0 + #0], o0
    sta32 [pa0 + #0], o0
    or.u32.rpt8 r0, o0, #0x0
    or.u32.rpt8 pa8, o0, #0x0
    or.u32.rpt8 o8, o0, #0x0
    or.u32.rpt8 sa4, o0, #0x0
    mov.u32 i0, #0xdead0040
    mov.u32 i3, #0xdead0043
    mov.u32 idx1, #0x00000007
    mov.u32 idx2, #0x00000009
    mov link, pa1
    test(T&nzero).and.u32.x p0, pa1, pa1
    test(T&nzero).and.u32.x p3, pa1, pa1
    test(T&nzero).and.u32.x p1, pa2, pa2
    !p1 kill
    phas.imm mode1 rate2 wait7 temps12 addr=0x123
    smlsi d+2 s0swz(0,1,2,3) s1-1 s2+3
    smbo d4 s0+5 s1+6 s2+7
last:
    nop
    nop
    nop
    nop
    nop
    nop
    nop
    nop
    nop
    nop
    nop
    nop
    mov.u32 o9, #0x00000077              // 31: of the launch behind this one, which goes here
    nop .end
