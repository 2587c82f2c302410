// CRC-32 (polynomial 0x04c11db7 reflected, as in Ethernet) of 128 messages of 0 to 32 bytes,
// each computed twice: bit by bit, with the bit that a shift pushes out in the carry flag, and
// by a table of 16 words in c0[]. Lanes run out of bytes at different rounds. 2 blocks of 64
// threads.
.grid 2 1
.block 64 1 1
.regs 12
.set TEXT 0x10                              // 32 bytes a message
.set LENGTH 0x14                            // a byte a message
.set BITWISE 0x18
.set TABLE 0x1c
.param 0x1000 0x2000 0x3000 0x3200
.const 0 0x0: 0x00000000 0x1db71064 0x3b6e20c8 0x26d930ac 0x76dc4190 \
    0x6b6b51f4 0x4db26158 0x5005713c 0xedb88320 0xf00f9344 0xd6d6a3e8 0xcb61b38c \
    0x9b64c2b0 0x86d3d2d4 0xa00ae278 0xbdbdf21c
.const 1 0x0: 0xedb88320 0xf 1
.global 0x1000: file "../data/crc32_text.hex"
.global 0x2000: file "../data/crc32_length.hex"
.expect global 0x3000: file "../data/crc32_out.hex"
.expect global 0x3200: file "../data/crc32_out.hex"

    // $r0 = message, $r1 = &its next byte, $r2 = bytes left
    mov b16 $r1h u16 s[0x2]
    add $r0 (mul u16 u16 s[0xc] $r1h) $r0
    add b32 $r2 b32 s[LENGTH] $r0
    ld u8 $r2 g14[$r2]
    shl b32 $r1 $r0 0x5
    add b32 $r1 b32 s[TEXT] $r1
    mov b32 $r3 0xffffffff                  // bit by bit
    mov b32 $r4 0xffffffff                  // by table

    breakaddr done
byte:
    set $c0 # e u32 $r2 $r124
    (lg $c0) break
    ld u8 $r5 g14[$r1]
    add b32 $r1 $r1 0x1
    add b32 $r2 $r2 0xffffffff

    xor b32 $r3 $r3 $r5
    mov b32 $r6 0x8
bit:
    shr u32 $c1 $r3 $r3 0x1
    (c $c1) xor b32 $r3 $r3 c1[0x0]
    sub b32 $c0 $r6 $r6 c1[0x8]
    (lg $c0) bra bit

    // two table steps of four bits, low ones first
    xor b32 $r4 $r4 $r5
    and b32 $r6 $r4 c1[0x4]
    shl $a1 $r6 0x2
    shr u32 $r4 $r4 0x4
    xor b32 $r4 $r4 c0[$a1]
    and b32 $r6 $r4 c1[0x4]
    shl $a1 $r6 0x2
    shr u32 $r4 $r4 0x4
    xor b32 $r4 $r4 c0[$a1]
    bra byte

done:
    shl b32 $r0 $r0 0x2
    add b32 $r1 b32 s[BITWISE] $r0
    add b32 $r0 b32 s[TABLE] $r0
    xor b32 $r3 not $r3 0x0
    xor b32 $r4 $r4 0xffffffff
    st b32 g14[$r1] $r3
    exit st b32 g14[$r0] $r4
