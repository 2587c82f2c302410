// Each line of the scoreboard: a temporary is written by what takes longest, and right behind it again, by what is there earliest; then so by what adds floats
// once. What is written last stays. Slots come to it one after the other, for beside others the clocks of L in which it could leave early are mostly taken.
// By hand: what is written last is N, from 1 to 32; t63 is the sum of all as integers, t62 as floats.
.needs temps 64
.tags short
.threads 16
.inputs t0
.outputs t63 t62
.input 4: 100 0 0 0
.input 5: 100 0 0 0
.input 6: 100 0 0 0
.input 7: 100 0 0 0
.input 8: 200 0 0 0
.input 9: 200 0 0 0
.input 10: 200 0 0 0
.input 11: 200 0 0 0
.input 12: 300 0 0 0
.input 13: 300 0 0 0
.input 14: 300 0 0 0
.input 15: 300 0 0 0
.expect output 0: 528 528 528 528  528.0 528.0 528.0 528.0
.expect output 1: 528 528 528 528  528.0 528.0 528.0 528.0
.expect output 2: 528 528 528 528  528.0 528.0 528.0 528.0
.expect output 3: 528 528 528 528  528.0 528.0 528.0 528.0
.expect output 4: 528 528 528 528  528.0 528.0 528.0 528.0
.expect output 5: 528 528 528 528  528.0 528.0 528.0 528.0
.expect output 6: 528 528 528 528  528.0 528.0 528.0 528.0
.expect output 7: 528 528 528 528  528.0 528.0 528.0 528.0
.expect output 8: 528 528 528 528  528.0 528.0 528.0 528.0
.expect output 9: 528 528 528 528  528.0 528.0 528.0 528.0
.expect output 10: 528 528 528 528  528.0 528.0 528.0 528.0
.expect output 11: 528 528 528 528  528.0 528.0 528.0 528.0
.expect output 12: 528 528 528 528  528.0 528.0 528.0 528.0
.expect output 13: 528 528 528 528  528.0 528.0 528.0 528.0
.expect output 14: 528 528 528 528  528.0 528.0 528.0 528.0
.expect output 15: 528 528 528 528  528.0 528.0 528.0 528.0

        rep.s32 void, t0.xxxx, void, 2
        endrep void, void, void, void
        dp4 t0, 1.0:f20, 2.0:f20, void
        mov t0, void, void, 1:u20
        add.u32 t63, t63.xyzw, void, t0.xyzw
        dp4 t1, 1.0:f20, 2.0:f20, void
        mov t1, void, void, 2:u20
        add.u32 t63, t63.xyzw, void, t1.xyzw
        dp4 t2, 1.0:f20, 2.0:f20, void
        mov t2, void, void, 3:u20
        add.u32 t63, t63.xyzw, void, t2.xyzw
        dp4 t3, 1.0:f20, 2.0:f20, void
        mov t3, void, void, 4:u20
        add.u32 t63, t63.xyzw, void, t3.xyzw
        dp4 t4, 1.0:f20, 2.0:f20, void
        mov t4, void, void, 5:u20
        add.u32 t63, t63.xyzw, void, t4.xyzw
        dp4 t5, 1.0:f20, 2.0:f20, void
        mov t5, void, void, 6:u20
        add.u32 t63, t63.xyzw, void, t5.xyzw
        dp4 t6, 1.0:f20, 2.0:f20, void
        mov t6, void, void, 7:u20
        add.u32 t63, t63.xyzw, void, t6.xyzw
        dp4 t7, 1.0:f20, 2.0:f20, void
        mov t7, void, void, 8:u20
        add.u32 t63, t63.xyzw, void, t7.xyzw
        dp4 t8, 1.0:f20, 2.0:f20, void
        mov t8, void, void, 9:u20
        add.u32 t63, t63.xyzw, void, t8.xyzw
        dp4 t9, 1.0:f20, 2.0:f20, void
        mov t9, void, void, 10:u20
        add.u32 t63, t63.xyzw, void, t9.xyzw
        dp4 t10, 1.0:f20, 2.0:f20, void
        mov t10, void, void, 11:u20
        add.u32 t63, t63.xyzw, void, t10.xyzw
        dp4 t11, 1.0:f20, 2.0:f20, void
        mov t11, void, void, 12:u20
        add.u32 t63, t63.xyzw, void, t11.xyzw
        dp4 t12, 1.0:f20, 2.0:f20, void
        mov t12, void, void, 13:u20
        add.u32 t63, t63.xyzw, void, t12.xyzw
        dp4 t13, 1.0:f20, 2.0:f20, void
        mov t13, void, void, 14:u20
        add.u32 t63, t63.xyzw, void, t13.xyzw
        dp4 t14, 1.0:f20, 2.0:f20, void
        mov t14, void, void, 15:u20
        add.u32 t63, t63.xyzw, void, t14.xyzw
        dp4 t15, 1.0:f20, 2.0:f20, void
        mov t15, void, void, 16:u20
        add.u32 t63, t63.xyzw, void, t15.xyzw
        dp4 t16, 1.0:f20, 2.0:f20, void
        mov t16, void, void, 17:u20
        add.u32 t63, t63.xyzw, void, t16.xyzw
        dp4 t17, 1.0:f20, 2.0:f20, void
        mov t17, void, void, 18:u20
        add.u32 t63, t63.xyzw, void, t17.xyzw
        dp4 t18, 1.0:f20, 2.0:f20, void
        mov t18, void, void, 19:u20
        add.u32 t63, t63.xyzw, void, t18.xyzw
        dp4 t19, 1.0:f20, 2.0:f20, void
        mov t19, void, void, 20:u20
        add.u32 t63, t63.xyzw, void, t19.xyzw
        dp4 t20, 1.0:f20, 2.0:f20, void
        mov t20, void, void, 21:u20
        add.u32 t63, t63.xyzw, void, t20.xyzw
        dp4 t21, 1.0:f20, 2.0:f20, void
        mov t21, void, void, 22:u20
        add.u32 t63, t63.xyzw, void, t21.xyzw
        dp4 t22, 1.0:f20, 2.0:f20, void
        mov t22, void, void, 23:u20
        add.u32 t63, t63.xyzw, void, t22.xyzw
        dp4 t23, 1.0:f20, 2.0:f20, void
        mov t23, void, void, 24:u20
        add.u32 t63, t63.xyzw, void, t23.xyzw
        dp4 t24, 1.0:f20, 2.0:f20, void
        mov t24, void, void, 25:u20
        add.u32 t63, t63.xyzw, void, t24.xyzw
        dp4 t25, 1.0:f20, 2.0:f20, void
        mov t25, void, void, 26:u20
        add.u32 t63, t63.xyzw, void, t25.xyzw
        dp4 t26, 1.0:f20, 2.0:f20, void
        mov t26, void, void, 27:u20
        add.u32 t63, t63.xyzw, void, t26.xyzw
        dp4 t27, 1.0:f20, 2.0:f20, void
        mov t27, void, void, 28:u20
        add.u32 t63, t63.xyzw, void, t27.xyzw
        dp4 t28, 1.0:f20, 2.0:f20, void
        mov t28, void, void, 29:u20
        add.u32 t63, t63.xyzw, void, t28.xyzw
        dp4 t29, 1.0:f20, 2.0:f20, void
        mov t29, void, void, 30:u20
        add.u32 t63, t63.xyzw, void, t29.xyzw
        dp4 t30, 1.0:f20, 2.0:f20, void
        mov t30, void, void, 31:u20
        add.u32 t63, t63.xyzw, void, t30.xyzw
        dp4 t31, 1.0:f20, 2.0:f20, void
        mov t31, void, void, 32:u20
        add.u32 t63, t63.xyzw, void, t31.xyzw
        dp4 t32, 1.0:f20, 2.0:f20, void
        add t32, 1.0:f20, void, 0.0:f20
        add t62, t62.xyzw, void, t32.xyzw
        dp4 t33, 1.0:f20, 2.0:f20, void
        add t33, 2.0:f20, void, 0.0:f20
        add t62, t62.xyzw, void, t33.xyzw
        dp4 t34, 1.0:f20, 2.0:f20, void
        add t34, 3.0:f20, void, 0.0:f20
        add t62, t62.xyzw, void, t34.xyzw
        dp4 t35, 1.0:f20, 2.0:f20, void
        add t35, 4.0:f20, void, 0.0:f20
        add t62, t62.xyzw, void, t35.xyzw
        dp4 t36, 1.0:f20, 2.0:f20, void
        add t36, 5.0:f20, void, 0.0:f20
        add t62, t62.xyzw, void, t36.xyzw
        dp4 t37, 1.0:f20, 2.0:f20, void
        add t37, 6.0:f20, void, 0.0:f20
        add t62, t62.xyzw, void, t37.xyzw
        dp4 t38, 1.0:f20, 2.0:f20, void
        add t38, 7.0:f20, void, 0.0:f20
        add t62, t62.xyzw, void, t38.xyzw
        dp4 t39, 1.0:f20, 2.0:f20, void
        add t39, 8.0:f20, void, 0.0:f20
        add t62, t62.xyzw, void, t39.xyzw
        dp4 t40, 1.0:f20, 2.0:f20, void
        add t40, 9.0:f20, void, 0.0:f20
        add t62, t62.xyzw, void, t40.xyzw
        dp4 t41, 1.0:f20, 2.0:f20, void
        add t41, 10.0:f20, void, 0.0:f20
        add t62, t62.xyzw, void, t41.xyzw
        dp4 t42, 1.0:f20, 2.0:f20, void
        add t42, 11.0:f20, void, 0.0:f20
        add t62, t62.xyzw, void, t42.xyzw
        dp4 t43, 1.0:f20, 2.0:f20, void
        add t43, 12.0:f20, void, 0.0:f20
        add t62, t62.xyzw, void, t43.xyzw
        dp4 t44, 1.0:f20, 2.0:f20, void
        add t44, 13.0:f20, void, 0.0:f20
        add t62, t62.xyzw, void, t44.xyzw
        dp4 t45, 1.0:f20, 2.0:f20, void
        add t45, 14.0:f20, void, 0.0:f20
        add t62, t62.xyzw, void, t45.xyzw
        dp4 t46, 1.0:f20, 2.0:f20, void
        add t46, 15.0:f20, void, 0.0:f20
        add t62, t62.xyzw, void, t46.xyzw
        dp4 t47, 1.0:f20, 2.0:f20, void
        add t47, 16.0:f20, void, 0.0:f20
        add t62, t62.xyzw, void, t47.xyzw
        dp4 t48, 1.0:f20, 2.0:f20, void
        add t48, 17.0:f20, void, 0.0:f20
        add t62, t62.xyzw, void, t48.xyzw
        dp4 t49, 1.0:f20, 2.0:f20, void
        add t49, 18.0:f20, void, 0.0:f20
        add t62, t62.xyzw, void, t49.xyzw
        dp4 t50, 1.0:f20, 2.0:f20, void
        add t50, 19.0:f20, void, 0.0:f20
        add t62, t62.xyzw, void, t50.xyzw
        dp4 t51, 1.0:f20, 2.0:f20, void
        add t51, 20.0:f20, void, 0.0:f20
        add t62, t62.xyzw, void, t51.xyzw
        dp4 t52, 1.0:f20, 2.0:f20, void
        add t52, 21.0:f20, void, 0.0:f20
        add t62, t62.xyzw, void, t52.xyzw
        dp4 t53, 1.0:f20, 2.0:f20, void
        add t53, 22.0:f20, void, 0.0:f20
        add t62, t62.xyzw, void, t53.xyzw
        dp4 t54, 1.0:f20, 2.0:f20, void
        add t54, 23.0:f20, void, 0.0:f20
        add t62, t62.xyzw, void, t54.xyzw
        dp4 t55, 1.0:f20, 2.0:f20, void
        add t55, 24.0:f20, void, 0.0:f20
        add t62, t62.xyzw, void, t55.xyzw
        dp4 t56, 1.0:f20, 2.0:f20, void
        add t56, 25.0:f20, void, 0.0:f20
        add t62, t62.xyzw, void, t56.xyzw
        dp4 t57, 1.0:f20, 2.0:f20, void
        add t57, 26.0:f20, void, 0.0:f20
        add t62, t62.xyzw, void, t57.xyzw
        dp4 t58, 1.0:f20, 2.0:f20, void
        add t58, 27.0:f20, void, 0.0:f20
        add t62, t62.xyzw, void, t58.xyzw
        dp4 t59, 1.0:f20, 2.0:f20, void
        add t59, 28.0:f20, void, 0.0:f20
        add t62, t62.xyzw, void, t59.xyzw
        dp4 t60, 1.0:f20, 2.0:f20, void
        add t60, 29.0:f20, void, 0.0:f20
        add t62, t62.xyzw, void, t60.xyzw
        dp4 t61, 1.0:f20, 2.0:f20, void
        add t61, 30.0:f20, void, 0.0:f20
        add t62, t62.xyzw, void, t61.xyzw
        dp4 t30, 1.0:f20, 2.0:f20, void
        add t30, 31.0:f20, void, 0.0:f20
        add t62, t62.xyzw, void, t30.xyzw
        dp4 t31, 1.0:f20, 2.0:f20, void
        add t31, 32.0:f20, void, 0.0:f20
        add t62, t62.xyzw, void, t31.xyzw
