"""The instruction word (2.1 to 2.5) and the table of operations (3.2, 3.3)."""

from collections import namedtuple

F32, S32, S8, U16, F16, S16, U32, U8 = range(8)
BITS = {S8: 8, U8: 8, S16: 16, U16: 16}  # those whose numbers are narrow; all others have 32
SIGNED = (S32, S8, S16)
FLOATS = (F32, F16)
SIZE = {S8: 1, U8: 1, S16: 2, U16: 2, F16: 2}  # bytes of an element in memory, else 4

# slots: what the operation reads, of "abc". kind: t f i r. width: W vector, B scalar, G by the
# level, - its own.
Operation = namedtuple("Operation", "name slots kind width sat")

_ROWS = """
00 NOP - - - -
01 ADD ac t ADD F
02 MAD abc t W F
03 MUL ab t W F
04 DST ab f - F
05 DP3 ab f - F
06 DP4 ab f - F
07 DSX ac f - F
08 DSY ac f - F
09 MOV c t W F
0A MOVAR c t - -
0B MOVAF c f - -
0C RCP c f B F
0D RSQ c f B F
0E LITP abc f - F
0F SELECT abc t W F
10 SET ab t W F
11 EXP c f B F
12 LOG c f B F
13 FRC c f W F
14 CALL ab t - -
15 RET - - - -
16 BRANCH ab t - -
17 TEXKILL ab t - -
18 TEXLD ac f tex F
19 TEXLDB abc f tex F
1A TEXLDD abc f tex F
1B TEXLDL abc f tex F
1C TEXLDPCF abc f tex F
1D REP a t - -
1E ENDREP - - - -
1F LOOP a t - -
20 ENDLOOP - - - -
21 SQRT c f B F
22 SIN c f B F
23 COS c f B F
24 BRANCH_ANY ab t - -
25 FLOOR c f W F
26 CEIL c f W F
27 SIGN c t W F
2A BARRIER - - - -
2B SWIZZLE abc r - -
2C I2I ab i W -
2D I2F a i G F
2E F2I a f G -
2F F2IRND a f G -
31 CMP abc t W -
32 LOAD ab r mem -
33 STORE abc r mem -
34 IMG_LOAD_3D ab r mem -
35 IMG_STORE_3D abc r mem -
36 CLAMP0_MAX ab f W F
3B IADDSAT ac i W -
3C IMULLO0 ab i B -
3E IMULLOSAT0 ab i B -
40 IMULHI0 ab i B -
44 IDIV0 ab i B -
48 IMOD0 ab i B -
49 TXF abc r tex F
4C IMADLO0 abc i B -
4E IMADLOSAT0 abc i B -
50 IMADHI0 abc i B -
52 IMADHISAT0 abc i B -
54 HALFADD ac i W -
55 HALFADDINC ac i W -
56 MOVAI c i - -
57 IABS c i W -
58 LEADZERO c i G -
59 LSHIFT ac i G -
5A RSHIFT ac i G -
5B ROTATE ac i G -
5C OR ac i G -
5D AND ac i G -
5E XOR ac i G -
5F NOT c i G -
60 BIT_EXTRACT abc i W -
61 POPCOUNT c i W -
64 DIV bc f - F
65 ATOMIC_ADD abc r mem -
66 ATOMIC_XCHG abc r mem -
67 ATOMIC_CMP_XCHG abc r mem -
68 ATOMIC_MIN abc r mem -
69 ATOMIC_MAX abc r mem -
6A ATOMIC_OR abc r mem -
6B ATOMIC_AND abc r mem -
6C ATOMIC_XOR abc r mem -
6D BIT_REV a i W -
6E BYTE_REV a i W -
6F TEXLDLPCF abc f tex F
70 TEXLDGPCF abc f tex F
72 CONV ab r - F
73 DP2 ab f - F
74 NORM_DP2 a f - F
75 NORM_DP3 a f - F
76 NORM_DP4 a f - F
77 NORM_MUL ab f W F
79 IMG_LOAD ab r mem -
7A IMG_STORE abc r mem -
7C NOP7C - - - -
7D TG4 ab f tex F
7E NOP7E - - - -
"""

TABLE = {}
for _row in _ROWS.split("\n"):
    if _row:
        _number, _name, _slots, _kind, _width, _sat = _row.split()
        TABLE[int(_number, 16)] = Operation(_name, _slots.strip("-"), _kind, _width, _sat == "F")
EXTENDED = {
    0x0B: Operation("BIT_FINDLSB", "a", "i", "W", False),
    0x0C: Operation("BIT_FINDMSB", "a", "i", "W", False),
}
RESERVED = Operation("reserved", "", "-", "-", False)
WITHOUT_SLOT_2 = ("CALL", "BRANCH", "BRANCH_ANY", "REP", "LOOP")

Slot = namedtuple("Slot", "use reg swizzle neg abs amode group")
Instruction = namedtuple(
    "Instruction",
    "op type cond sat dst_use dst_amode dst_reg comps tex_id tex_amode tex_swizzle rmode shift skphp local slots target",
)


def field(word, low, width):
    return word >> low & ((1 << width) - 1)


def components(swizzle):
    return [field(swizzle, 2 * k, 2) for k in range(4)]


def decode(words):
    word = sum(w << (32 * k) for k, w in enumerate(words))
    slots = []
    for use, swizzle, amode, group in ((43, 54, 64, 67), (70, 81, 91, 96), (99, 110, 121, 124)):
        slots.append(
            Slot(
                field(word, use, 1),
                field(word, use + 1, 9),
                components(field(word, swizzle, 8)),
                field(word, swizzle + 8, 1),
                field(word, swizzle + 9, 1),
                field(word, amode, 3),
                field(word, group, 3),
            )
        )
    number = field(word, 80, 1) << 6 | field(word, 0, 6)
    unused = slots[2]._replace(use=0)
    if number == 0x7F:
        op = EXTENDED.get(slots[2].reg, RESERVED)
        slots[2] = unused
    else:
        op = TABLE.get(number, RESERVED)
    if op.name in WITHOUT_SLOT_2:
        slots[2] = unused
    return Instruction(
        op=op,
        type=field(word, 53, 1) << 2 | field(word, 94, 2),
        cond=field(word, 6, 5),
        sat=field(word, 11, 1),
        dst_use=field(word, 12, 1),
        dst_amode=field(word, 13, 3),
        dst_reg=field(word, 16, 7),
        comps=[k for k in range(4) if field(word, 23 + k, 1)],
        tex_id=field(word, 27, 5),
        tex_amode=field(word, 32, 3),
        tex_swizzle=components(field(word, 35, 8)),
        rmode=field(word, 32, 2),
        shift=field(word, 35, 3),
        skphp=field(word, 39, 1),
        local=field(word, 40, 1),
        slots=slots,
        target=field(word, 103, 15),
    )


def immediate(slot):
    """Kind and 32 bits, 2.5."""
    swizzle = sum(c << (2 * k) for k, c in enumerate(slot.swizzle))
    value = (slot.amode & 1) << 19 | slot.abs << 18 | slot.neg << 17 | swizzle << 9 | slot.reg
    kind = slot.amode >> 1
    if kind == 0:
        return kind, value << 12
    if kind == 1:
        return kind, (value - (value >> 19 << 20)) & 0xFFFFFFFF
    return kind, value if kind == 2 else value & 0xFFFF
