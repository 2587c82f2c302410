// The ninth call has no room: STK. By hand.
.needs calls = 8
.outputs t0
.expect output 0: 9 0 0 0
.expect trap STK

self:   add.u32 t0.x___, t0.xxxx, void, 1:u20
        call void, void, void, self
