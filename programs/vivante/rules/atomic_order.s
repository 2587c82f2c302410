// MIN and MAX of numbers that differ in one bit. By hand.
.uniform 0: 0x80000000 0xffffffff 0x7fffffff 0x80000001
.global 0: 0x10 0x11 -2 0x80000001 0x7fffffff 0x80000000 0x10 0x11 0x80000000 0x80000000
.expect global 0: 0x11 0x10 -1 0x80000000 0x80000000 0x7fffffff 0x10 0x11 0x80000001 0x80000000

        atomic_max.u32 void, 0:u20, void, 0x11:u20
        atomic_min.u32 void, 4:u20, void, 0x10:u20
        atomic_max.s32 void, 8:u20, void, u0.yyyy
        atomic_min.s32 void, 12:u20, void, u0.xxxx
        atomic_max.u32 void, 16:u20, void, u0.xxxx
        atomic_min.u32 void, 20:u20, void, u0.zzzz
        atomic_max.s32 void, 24:u20, void, u0.yyyy
        atomic_min.s32 void, 28:u20, void, 0x11:u20
        atomic_max.u32 void, 32:u20, void, u0.wwww
        atomic_min.u32 void, 36:u20, void, u0.yyyy
