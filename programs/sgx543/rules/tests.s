// Every function of VTST with four tests each, gathered bit by bit with rlp, and what it writes: sheet 3.9, 3.10. Values from
// programs/sgx543/oracle.
.instances 48
.pa 14
.outputs o 0 112
.input 0: file "../data/tests_in.hex"
.expect output 0: file "../data/tests_out.hex"
    test(pos&nzero).add.f32.x p0, pa0, pa4
    rlp.u32 r0, r0, p0
    test(neg|zero).add.f32.y p0, pa0, pa4
    rlp.u32 r0, r0, p0
    test(T&zero).add.f32.z p0, pa0, pa4
    rlp.u32 r0, r0, p0
    test(neg&nzero).add.f32.w p0, -pa0, pa4
    rlp.u32 r0, r0, p0
    test(pos&nzero).frc.f32.all p0, pa0, pa4
    rlp.u32 r0, r0, p0
    test(neg|zero).frc.f32.any p0, pa0, pa4
    rlp.u32 r0, r0, p0
    test(T&zero).frc.f32.allxz p0, pa0, pa4
    rlp.u32 r0, r0, p0
    test(neg&nzero).frc.f32.anyxz p0, -pa0, pa4
    rlp.u32 r0, r0, p0
    test(pos&nzero).rcp.f32.x p0, pa0, pa4
    rlp.u32 r0, r0, p0
    test(neg|zero).rcp.f32.y p0, pa0, pa4
    rlp.u32 r0, r0, p0
    test(T&zero).rcp.f32.z p0, pa0, pa4
    rlp.u32 r0, r0, p0
    test(neg&nzero).rcp.f32.w p0, -pa0, pa4
    rlp.u32 r0, r0, p0
    test(pos&nzero).rsq.f32.all p0, pa0, pa4
    rlp.u32 r0, r0, p0
    test(neg|zero).rsq.f32.any p0, pa0, pa4
    rlp.u32 r0, r0, p0
    test(T&zero).rsq.f32.allxz p0, pa0, pa4
    rlp.u32 r0, r0, p0
    test(neg&nzero).rsq.f32.anyxz p0, -pa0, pa4
    rlp.u32 r0, r0, p0
    test(pos&nzero).log.f32.x p0, pa0, pa4
    rlp.u32 r0, r0, p0
    test(neg|zero).log.f32.y p0, pa0, pa4
    rlp.u32 r0, r0, p0
    test(T&zero).log.f32.z p0, pa0, pa4
    rlp.u32 r0, r0, p0
    test(neg&nzero).log.f32.w p0, -pa0, pa4
    rlp.u32 r0, r0, p0
    test(pos&nzero).exp.f32.all p0, pa0, pa4
    rlp.u32 r0, r0, p0
    test(neg|zero).exp.f32.any p0, pa0, pa4
    rlp.u32 r0, r0, p0
    test(T&zero).exp.f32.allxz p0, pa0, pa4
    rlp.u32 r0, r0, p0
    test(neg&nzero).exp.f32.anyxz p0, -pa0, pa4
    rlp.u32 r0, r0, p0
    test(pos&nzero).dot.f32.x p0, pa0, pa4
    rlp.u32 r0, r0, p0
    test(neg|zero).dot.f32.y p0, pa0, pa4
    rlp.u32 r0, r0, p0
    test(T&zero).dot.f32.z p0, pa0, pa4
    rlp.u32 r0, r0, p0
    test(neg&nzero).dot.f32.w p0, -pa0, pa4
    rlp.u32 r0, r0, p0
    test(pos&nzero).min.f32.all p0, pa0, pa4
    rlp.u32 r0, r0, p0
    test(neg|zero).min.f32.any p0, pa0, pa4
    rlp.u32 r0, r0, p0
    test(T&zero).min.f32.allxz p0, pa0, pa4
    rlp.u32 r0, r0, p0
    test(neg&nzero).min.f32.anyxz p0, -pa0, pa4
    rlp.u32 r0, r0, p0
    test(pos&nzero).max.f32.x p0, pa0, pa4
    rlp.u32 r1, r1, p0
    test(neg|zero).max.f32.y p0, pa0, pa4
    rlp.u32 r1, r1, p0
    test(T&zero).max.f32.z p0, pa0, pa4
    rlp.u32 r1, r1, p0
    test(neg&nzero).max.f32.w p0, -pa0, pa4
    rlp.u32 r1, r1, p0
    test(pos&nzero).dsx.f32.all p0, pa0, pa4
    rlp.u32 r1, r1, p0
    test(neg|zero).dsx.f32.any p0, pa0, pa4
    rlp.u32 r1, r1, p0
    test(T&zero).dsx.f32.allxz p0, pa0, pa4
    rlp.u32 r1, r1, p0
    test(neg&nzero).dsx.f32.anyxz p0, -pa0, pa4
    rlp.u32 r1, r1, p0
    test(pos&nzero).dsy.f32.x p0, pa0, pa4
    rlp.u32 r1, r1, p0
    test(neg|zero).dsy.f32.y p0, pa0, pa4
    rlp.u32 r1, r1, p0
    test(T&zero).dsy.f32.z p0, pa0, pa4
    rlp.u32 r1, r1, p0
    test(neg&nzero).dsy.f32.w p0, -pa0, pa4
    rlp.u32 r1, r1, p0
    test(pos&nzero).mul.f32.all p0, pa0, pa4
    rlp.u32 r1, r1, p0
    test(neg|zero).mul.f32.any p0, pa0, pa4
    rlp.u32 r1, r1, p0
    test(T&zero).mul.f32.allxz p0, pa0, pa4
    rlp.u32 r1, r1, p0
    test(neg&nzero).mul.f32.anyxz p0, -pa0, pa4
    rlp.u32 r1, r1, p0
    test(pos&nzero).sub.f32.x p0, pa0, pa4
    rlp.u32 r1, r1, p0
    test(neg|zero).sub.f32.y p0, pa0, pa4
    rlp.u32 r1, r1, p0
    test(T&zero).sub.f32.z p0, pa0, pa4
    rlp.u32 r1, r1, p0
    test(neg&nzero).sub.f32.w p0, -pa0, pa4
    rlp.u32 r1, r1, p0
    test(pos&nzero).add.f16.all p0, pa8, pa10
    rlp.u32 r1, r1, p0
    test(neg|zero).add.f16.any p0, pa8, pa10
    rlp.u32 r1, r1, p0
    test(T&zero).add.f16.allxz p0, pa8, pa10
    rlp.u32 r1, r1, p0
    test(neg&nzero).add.f16.anyxz p0, -pa8, pa10
    rlp.u32 r1, r1, p0
    test(pos&nzero).frc.f16.x p0, pa8, pa10
    rlp.u32 r1, r1, p0
    test(neg|zero).frc.f16.y p0, pa8, pa10
    rlp.u32 r1, r1, p0
    test(T&zero).frc.f16.z p0, pa8, pa10
    rlp.u32 r1, r1, p0
    test(neg&nzero).frc.f16.w p0, -pa8, pa10
    rlp.u32 r1, r1, p0
    test(pos&nzero).rcp.f16.all p0, pa8, pa10
    rlp.u32 r1, r1, p0
    test(neg|zero).rcp.f16.any p0, pa8, pa10
    rlp.u32 r1, r1, p0
    test(T&zero).rcp.f16.allxz p0, pa8, pa10
    rlp.u32 r1, r1, p0
    test(neg&nzero).rcp.f16.anyxz p0, -pa8, pa10
    rlp.u32 r1, r1, p0
    test(pos&nzero).rsq.f16.x p0, pa8, pa10
    rlp.u32 r2, r2, p0
    test(neg|zero).rsq.f16.y p0, pa8, pa10
    rlp.u32 r2, r2, p0
    test(T&zero).rsq.f16.z p0, pa8, pa10
    rlp.u32 r2, r2, p0
    test(neg&nzero).rsq.f16.w p0, -pa8, pa10
    rlp.u32 r2, r2, p0
    test(pos&nzero).log.f16.all p0, pa8, pa10
    rlp.u32 r2, r2, p0
    test(neg|zero).log.f16.any p0, pa8, pa10
    rlp.u32 r2, r2, p0
    test(T&zero).log.f16.allxz p0, pa8, pa10
    rlp.u32 r2, r2, p0
    test(neg&nzero).log.f16.anyxz p0, -pa8, pa10
    rlp.u32 r2, r2, p0
    test(pos&nzero).exp.f16.x p0, pa8, pa10
    rlp.u32 r2, r2, p0
    test(neg|zero).exp.f16.y p0, pa8, pa10
    rlp.u32 r2, r2, p0
    test(T&zero).exp.f16.z p0, pa8, pa10
    rlp.u32 r2, r2, p0
    test(neg&nzero).exp.f16.w p0, -pa8, pa10
    rlp.u32 r2, r2, p0
    test(pos&nzero).dot.f16.all p0, pa8, pa10
    rlp.u32 r2, r2, p0
    test(neg|zero).dot.f16.any p0, pa8, pa10
    rlp.u32 r2, r2, p0
    test(T&zero).dot.f16.allxz p0, pa8, pa10
    rlp.u32 r2, r2, p0
    test(neg&nzero).dot.f16.anyxz p0, -pa8, pa10
    rlp.u32 r2, r2, p0
    test(pos&nzero).min.f16.x p0, pa8, pa10
    rlp.u32 r2, r2, p0
    test(neg|zero).min.f16.y p0, pa8, pa10
    rlp.u32 r2, r2, p0
    test(T&zero).min.f16.z p0, pa8, pa10
    rlp.u32 r2, r2, p0
    test(neg&nzero).min.f16.w p0, -pa8, pa10
    rlp.u32 r2, r2, p0
    test(pos&nzero).max.f16.all p0, pa8, pa10
    rlp.u32 r2, r2, p0
    test(neg|zero).max.f16.any p0, pa8, pa10
    rlp.u32 r2, r2, p0
    test(T&zero).max.f16.allxz p0, pa8, pa10
    rlp.u32 r2, r2, p0
    test(neg&nzero).max.f16.anyxz p0, -pa8, pa10
    rlp.u32 r2, r2, p0
    test(pos&nzero).dsx.f16.x p0, pa8, pa10
    rlp.u32 r2, r2, p0
    test(neg|zero).dsx.f16.y p0, pa8, pa10
    rlp.u32 r2, r2, p0
    test(T&zero).dsx.f16.z p0, pa8, pa10
    rlp.u32 r2, r2, p0
    test(neg&nzero).dsx.f16.w p0, -pa8, pa10
    rlp.u32 r2, r2, p0
    test(pos&nzero).dsy.f16.all p0, pa8, pa10
    rlp.u32 r2, r2, p0
    test(neg|zero).dsy.f16.any p0, pa8, pa10
    rlp.u32 r2, r2, p0
    test(T&zero).dsy.f16.allxz p0, pa8, pa10
    rlp.u32 r2, r2, p0
    test(neg&nzero).dsy.f16.anyxz p0, -pa8, pa10
    rlp.u32 r2, r2, p0
    test(pos&nzero).mul.f16.x p0, pa8, pa10
    rlp.u32 r3, r3, p0
    test(neg|zero).mul.f16.y p0, pa8, pa10
    rlp.u32 r3, r3, p0
    test(T&zero).mul.f16.z p0, pa8, pa10
    rlp.u32 r3, r3, p0
    test(neg&nzero).mul.f16.w p0, -pa8, pa10
    rlp.u32 r3, r3, p0
    test(pos&nzero).sub.f16.all p0, pa8, pa10
    rlp.u32 r3, r3, p0
    test(neg|zero).sub.f16.any p0, pa8, pa10
    rlp.u32 r3, r3, p0
    test(T&zero).sub.f16.allxz p0, pa8, pa10
    rlp.u32 r3, r3, p0
    test(neg&nzero).sub.f16.anyxz p0, -pa8, pa10
    rlp.u32 r3, r3, p0
    test(pos&nzero).add.i16.x p0, pa12, pa13
    rlp.u32 r3, r3, p0
    test(neg|zero).add.i16.y p0, pa12, pa13
    rlp.u32 r3, r3, p0
    test(T&zero).add.i16.z p0, pa12, pa13
    rlp.u32 r3, r3, p0
    test(neg&nzero).add.i16.w p0, -pa12, pa13
    rlp.u32 r3, r3, p0
    test(pos&nzero).sub.i16.all p0, pa12, pa13
    rlp.u32 r3, r3, p0
    test(neg|zero).sub.i16.any p0, pa12, pa13
    rlp.u32 r3, r3, p0
    test(T&zero).sub.i16.allxz p0, pa12, pa13
    rlp.u32 r3, r3, p0
    test(neg&nzero).sub.i16.anyxz p0, -pa12, pa13
    rlp.u32 r3, r3, p0
    test(pos&nzero).mul.i16.x p0, pa12, pa13
    rlp.u32 r3, r3, p0
    test(neg|zero).mul.i16.y p0, pa12, pa13
    rlp.u32 r3, r3, p0
    test(T&zero).mul.i16.z p0, pa12, pa13
    rlp.u32 r3, r3, p0
    test(neg&nzero).mul.i16.w p0, -pa12, pa13
    rlp.u32 r3, r3, p0
    test(pos&nzero).add.u16.all p0, pa12, pa13
    rlp.u32 r3, r3, p0
    test(neg|zero).add.u16.any p0, pa12, pa13
    rlp.u32 r3, r3, p0
    test(T&zero).add.u16.allxz p0, pa12, pa13
    rlp.u32 r3, r3, p0
    test(neg&nzero).add.u16.anyxz p0, -pa12, pa13
    rlp.u32 r3, r3, p0
    test(pos&nzero).sub.u16.x p0, pa12, pa13
    rlp.u32 r3, r3, p0
    test(neg|zero).sub.u16.y p0, pa12, pa13
    rlp.u32 r3, r3, p0
    test(T&zero).sub.u16.z p0, pa12, pa13
    rlp.u32 r3, r3, p0
    test(neg&nzero).sub.u16.w p0, -pa12, pa13
    rlp.u32 r3, r3, p0
    test(pos&nzero).mul.u16.all p0, pa12, pa13
    rlp.u32 r3, r3, p0
    test(neg|zero).mul.u16.any p0, pa12, pa13
    rlp.u32 r3, r3, p0
    test(T&zero).mul.u16.allxz p0, pa12, pa13
    rlp.u32 r3, r3, p0
    test(neg&nzero).mul.u16.anyxz p0, -pa12, pa13
    rlp.u32 r3, r3, p0
    test(pos&nzero).add.i32.x p0, pa12, pa13
    rlp.u32 r4, r4, p0
    test(neg|zero).add.i32.y p0, pa12, pa13
    rlp.u32 r4, r4, p0
    test(T&zero).add.i32.z p0, pa12, pa13
    rlp.u32 r4, r4, p0
    test(neg&nzero).add.i32.w p0, -pa12, pa13
    rlp.u32 r4, r4, p0
    test(pos&nzero).add.u32.all p0, pa12, pa13
    rlp.u32 r4, r4, p0
    test(neg|zero).add.u32.any p0, pa12, pa13
    rlp.u32 r4, r4, p0
    test(T&zero).add.u32.allxz p0, pa12, pa13
    rlp.u32 r4, r4, p0
    test(neg&nzero).add.u32.anyxz p0, -pa12, pa13
    rlp.u32 r4, r4, p0
    test(pos&nzero).sub.i32.x p0, pa12, pa13
    rlp.u32 r4, r4, p0
    test(neg|zero).sub.i32.y p0, pa12, pa13
    rlp.u32 r4, r4, p0
    test(T&zero).sub.i32.z p0, pa12, pa13
    rlp.u32 r4, r4, p0
    test(neg&nzero).sub.i32.w p0, -pa12, pa13
    rlp.u32 r4, r4, p0
    test(pos&nzero).sub.u32.all p0, pa12, pa13
    rlp.u32 r4, r4, p0
    test(neg|zero).sub.u32.any p0, pa12, pa13
    rlp.u32 r4, r4, p0
    test(T&zero).sub.u32.allxz p0, pa12, pa13
    rlp.u32 r4, r4, p0
    test(neg&nzero).sub.u32.anyxz p0, -pa12, pa13
    rlp.u32 r4, r4, p0
    test(pos&nzero).add.i8.x p0, pa12, pa13
    rlp.u32 r4, r4, p0
    test(neg|zero).add.i8.y p0, pa12, pa13
    rlp.u32 r4, r4, p0
    test(T&zero).add.i8.z p0, pa12, pa13
    rlp.u32 r4, r4, p0
    test(neg&nzero).add.i8.w p0, -pa12, pa13
    rlp.u32 r4, r4, p0
    test(pos&nzero).sub.i8.all p0, pa12, pa13
    rlp.u32 r4, r4, p0
    test(neg|zero).sub.i8.any p0, pa12, pa13
    rlp.u32 r4, r4, p0
    test(T&zero).sub.i8.allxz p0, pa12, pa13
    rlp.u32 r4, r4, p0
    test(neg&nzero).sub.i8.anyxz p0, -pa12, pa13
    rlp.u32 r4, r4, p0
    test(pos&nzero).add.u8.x p0, pa12, pa13
    rlp.u32 r4, r4, p0
    test(neg|zero).add.u8.y p0, pa12, pa13
    rlp.u32 r4, r4, p0
    test(T&zero).add.u8.z p0, pa12, pa13
    rlp.u32 r4, r4, p0
    test(neg&nzero).add.u8.w p0, -pa12, pa13
    rlp.u32 r4, r4, p0
    test(pos&nzero).sub.u8.all p0, pa12, pa13
    rlp.u32 r4, r4, p0
    test(neg|zero).sub.u8.any p0, pa12, pa13
    rlp.u32 r4, r4, p0
    test(T&zero).sub.u8.allxz p0, pa12, pa13
    rlp.u32 r4, r4, p0
    test(neg&nzero).sub.u8.anyxz p0, -pa12, pa13
    rlp.u32 r4, r4, p0
    test(pos&nzero).mul.i8.x p0, pa12, pa13
    rlp.u32 r5, r5, p0
    test(neg|zero).mul.i8.y p0, pa12, pa13
    rlp.u32 r5, r5, p0
    test(T&zero).mul.i8.z p0, pa12, pa13
    rlp.u32 r5, r5, p0
    test(neg&nzero).mul.i8.w p0, -pa12, pa13
    rlp.u32 r5, r5, p0
    test(pos&nzero).mul.fx8.all p0, pa12, pa13
    rlp.u32 r5, r5, p0
    test(neg|zero).mul.fx8.any p0, pa12, pa13
    rlp.u32 r5, r5, p0
    test(T&zero).mul.fx8.allxz p0, pa12, pa13
    rlp.u32 r5, r5, p0
    test(neg&nzero).mul.fx8.anyxz p0, -pa12, pa13
    rlp.u32 r5, r5, p0
    test(pos&nzero).mul.u8.x p0, pa12, pa13
    rlp.u32 r5, r5, p0
    test(neg|zero).mul.u8.y p0, pa12, pa13
    rlp.u32 r5, r5, p0
    test(T&zero).mul.u8.z p0, pa12, pa13
    rlp.u32 r5, r5, p0
    test(neg&nzero).mul.u8.w p0, -pa12, pa13
    rlp.u32 r5, r5, p0
    test(pos&nzero).add.fx8.all p0, pa12, pa13
    rlp.u32 r5, r5, p0
    test(neg|zero).add.fx8.any p0, pa12, pa13
    rlp.u32 r5, r5, p0
    test(T&zero).add.fx8.allxz p0, pa12, pa13
    rlp.u32 r5, r5, p0
    test(neg&nzero).add.fx8.anyxz p0, -pa12, pa13
    rlp.u32 r5, r5, p0
    test(pos&nzero).sub.fx8.x p0, pa12, pa13
    rlp.u32 r5, r5, p0
    test(neg|zero).sub.fx8.y p0, pa12, pa13
    rlp.u32 r5, r5, p0
    test(T&zero).sub.fx8.z p0, pa12, pa13
    rlp.u32 r5, r5, p0
    test(neg&nzero).sub.fx8.w p0, -pa12, pa13
    rlp.u32 r5, r5, p0
    test(pos&nzero).and.u32.all p0, pa12, pa13
    rlp.u32 r5, r5, p0
    test(neg|zero).and.u32.any p0, pa12, pa13
    rlp.u32 r5, r5, p0
    test(T&zero).and.u32.allxz p0, pa12, pa13
    rlp.u32 r5, r5, p0
    test(neg&nzero).and.u32.anyxz p0, -pa12, pa13
    rlp.u32 r5, r5, p0
    test(pos&nzero).or.u32.x p0, pa12, pa13
    rlp.u32 r5, r5, p0
    test(neg|zero).or.u32.y p0, pa12, pa13
    rlp.u32 r5, r5, p0
    test(T&zero).or.u32.z p0, pa12, pa13
    rlp.u32 r5, r5, p0
    test(neg&nzero).or.u32.w p0, -pa12, pa13
    rlp.u32 r5, r5, p0
    test(pos&nzero).xor.u32.all p0, pa12, pa13
    rlp.u32 r5, r5, p0
    test(neg|zero).xor.u32.any p0, pa12, pa13
    rlp.u32 r5, r5, p0
    test(T&zero).xor.u32.allxz p0, pa12, pa13
    rlp.u32 r5, r5, p0
    test(neg&nzero).xor.u32.anyxz p0, -pa12, pa13
    rlp.u32 r5, r5, p0
    test(pos&nzero).shl.u32.x p0, pa12, pa13
    rlp.u32 r6, r6, p0
    test(neg|zero).shl.u32.y p0, pa12, pa13
    rlp.u32 r6, r6, p0
    test(T&zero).shl.u32.z p0, pa12, pa13
    rlp.u32 r6, r6, p0
    test(neg&nzero).shl.u32.w p0, -pa12, pa13
    rlp.u32 r6, r6, p0
    test(pos&nzero).shr.u32.all p0, pa12, pa13
    rlp.u32 r6, r6, p0
    test(neg|zero).shr.u32.any p0, pa12, pa13
    rlp.u32 r6, r6, p0
    test(T&zero).shr.u32.allxz p0, pa12, pa13
    rlp.u32 r6, r6, p0
    test(neg&nzero).shr.u32.anyxz p0, -pa12, pa13
    rlp.u32 r6, r6, p0
    test(pos&nzero).rol.u32.x p0, pa12, pa13
    rlp.u32 r6, r6, p0
    test(neg|zero).rol.u32.y p0, pa12, pa13
    rlp.u32 r6, r6, p0
    test(T&zero).rol.u32.z p0, pa12, pa13
    rlp.u32 r6, r6, p0
    test(neg&nzero).rol.u32.w p0, -pa12, pa13
    rlp.u32 r6, r6, p0
    test(pos&nzero).asr.u32.all p0, pa12, pa13
    rlp.u32 r6, r6, p0
    test(neg|zero).asr.u32.any p0, pa12, pa13
    rlp.u32 r6, r6, p0
    test(T&zero).asr.u32.allxz p0, pa12, pa13
    rlp.u32 r6, r6, p0
    test(neg&nzero).asr.u32.anyxz p0, -pa12, pa13
    rlp.u32 r6, r6, p0
    or.u32 o0, r0, #0x0
    or.u32 o1, r1, #0x0
    or.u32 o2, r2, #0x0
    or.u32 o3, r3, #0x0
    or.u32 o4, r4, #0x0
    or.u32 o5, r5, #0x0
    or.u32 o6, r6, #0x0
    test(T&T).add.f32.all p1 o8, pa0, pa4
    test(T&T).frc.f32.all p1 o12, pa0, pa4
    test(T&T).rcp.f32.all p1 o16, pa0, pa4
    test(T&T).rsq.f32.all p1 o20, pa0, pa4
    test(T&T).log.f32.all p1 o24, pa0, pa4
    test(T&T).exp.f32.all p1 o28, pa0, pa4
    test(T&T).dot.f32.all p1 o32, pa0, pa4
    test(T&T).min.f32.all p1 o36, pa0, pa4
    test(T&T).max.f32.all p1 o40, pa0, pa4
    test(T&T).dsx.f32.all p1 o44, pa0, pa4
    test(T&T).dsy.f32.all p1 o48, pa0, pa4
    test(T&T).mul.f32.all p1 o52, pa0, pa4
    test(T&T).sub.f32.all p1 o56, pa0, pa4
    test(T&T).add.f16.all p1 o60, pa8, pa10
    test(T&T).frc.f16.all p1 o62, pa8, pa10
    test(T&T).rcp.f16.all p1 o64, pa8, pa10
    test(T&T).rsq.f16.all p1 o66, pa8, pa10
    test(T&T).log.f16.all p1 o68, pa8, pa10
    test(T&T).exp.f16.all p1 o70, pa8, pa10
    test(T&T).dot.f16.all p1 o72, pa8, pa10
    test(T&T).min.f16.all p1 o74, pa8, pa10
    test(T&T).max.f16.all p1 o76, pa8, pa10
    test(T&T).dsx.f16.all p1 o78, pa8, pa10
    test(T&T).dsy.f16.all p1 o80, pa8, pa10
    test(T&T).mul.f16.all p1 o82, pa8, pa10
    test(T&T).sub.f16.all p1 o84, pa8, pa10
    test(T&T).add.i16.all p1 o86, pa12, pa13
    test(T&T).sub.i16.all p1 o87, pa12, pa13
    test(T&T).mul.i16.all p1 o88, pa12, pa13
    test(T&T).add.u16.all p1 o89, pa12, pa13
    test(T&T).sub.u16.all p1 o90, pa12, pa13
    test(T&T).mul.u16.all p1 o91, pa12, pa13
    test(T&T).add.i32.all p1 o92, pa12, pa13
    test(T&T).add.u32.all p1 o93, pa12, pa13
    test(T&T).sub.i32.all p1 o94, pa12, pa13
    test(T&T).sub.u32.all p1 o95, pa12, pa13
    test(T&T).add.i8.all p1 o96, pa12, pa13
    test(T&T).sub.i8.all p1 o97, pa12, pa13
    test(T&T).add.u8.all p1 o98, pa12, pa13
    test(T&T).sub.u8.all p1 o99, pa12, pa13
    test(T&T).mul.i8.all p1 o100, pa12, pa13
    test(T&T).mul.fx8.all p1 o101, pa12, pa13
    test(T&T).mul.u8.all p1 o102, pa12, pa13
    test(T&T).add.fx8.all p1 o103, pa12, pa13
    test(T&T).sub.fx8.all p1 o104, pa12, pa13
    test(T&T).and.u32.all p1 o105, pa12, pa13
    test(T&T).or.u32.all p1 o106, pa12, pa13
    test(T&T).xor.u32.all p1 o107, pa12, pa13
    test(T&T).shl.u32.all p1 o108, pa12, pa13
    test(T&T).shr.u32.all p1 o109, pa12, pa13
    test(T&T).rol.u32.all p1 o110, pa12, pa13
    test(T&T).asr.u32.all p1 o111, pa12, pa13
