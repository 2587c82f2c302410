// The eight operations of V32NMAD and V16NMAD, and VMAD2, on corners of numbers in pairs: sheet 3.1, 3.2, 4.1, 4.2. Values from
// programs/sgx543/oracle.
.instances 48
.pa 12
.outputs o 0 102
.input 0: file "../data/float_corners_in.hex"
.expect output 0: file "../data/float_corners_out.hex"
    mul.f32 o0.xyzw, pa0.xyzw, pa4.xyzw
    add.f32 o4.xyzw, pa0.xyzw, pa4.xyzw
    frc.f32 o8.xyzw, pa0.xyzw, pa4.xyzw
    dsx.f32 o12.xyzw, pa0.xyzw, pa4.xyzw
    dsy.f32 o16.xyzw, pa0.xyzw, pa4.xyzw
    min.f32 o20.xyzw, pa0.xyzw, pa4.xyzw
    max.f32 o24.xyzw, pa0.xyzw, pa4.xyzw
    dot.f32 o28.xyzw, pa0.xyzw, pa4.xyzw
    mul.f32 o32.xyzw, -pa0.xyzw, |pa4.wwww|
    add.f32 o36.xyzw, -pa0.xyzw, |pa4.wwww|
    frc.f32 o40.xyzw, -pa0.xyzw, |pa4.wwww|
    dsx.f32 o44.xyzw, -pa0.xyzw, |pa4.wwww|
    dsy.f32 o48.xyzw, -pa0.xyzw, |pa4.wwww|
    min.f32 o52.xyzw, -pa0.xyzw, |pa4.wwww|
    max.f32 o56.xyzw, -pa0.xyzw, |pa4.wwww|
    dot.f32 o60.xyzw, -pa0.xyzw, |pa4.wwww|
    mul.f16 o64.xyzw, pa8.xyzw, pa10.xyzw
    add.f16 o66.xyzw, pa8.xyzw, pa10.xyzw
    frc.f16 o68.xyzw, pa8.xyzw, pa10.xyzw
    dsx.f16 o70.xyzw, pa8.xyzw, pa10.xyzw
    dsy.f16 o72.xyzw, pa8.xyzw, pa10.xyzw
    min.f16 o74.xyzw, pa8.xyzw, pa10.xyzw
    max.f16 o76.xyzw, pa8.xyzw, pa10.xyzw
    dot.f16 o78.xyzw, pa8.xyzw, pa10.xyzw
    mul.f16 o80.xyzw, -pa8.xyzw, |pa10.wwww|
    add.f16 o82.xyzw, -pa8.xyzw, |pa10.wwww|
    frc.f16 o84.xyzw, -pa8.xyzw, |pa10.wwww|
    dsx.f16 o86.xyzw, -pa8.xyzw, |pa10.wwww|
    dsy.f16 o88.xyzw, -pa8.xyzw, |pa10.wwww|
    min.f16 o90.xyzw, -pa8.xyzw, |pa10.wwww|
    max.f16 o92.xyzw, -pa8.xyzw, |pa10.wwww|
    dot.f16 o94.xyzw, -pa8.xyzw, |pa10.wwww|
    mad.f32 i0.xyzw, pa0.xyzw, pa4.xyzw, pa4.xxxx
    mul.f32 o96.xyzw, i0.xyzw, c3.xxxx
    mad.f16 o100.xyzw, |pa8.xyzw|, -pa10.xyzw, -|pa10.xxxx|
