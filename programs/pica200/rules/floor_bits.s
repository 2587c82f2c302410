// A negative number with one bit below its point is not whole, whichever bit that is: -1 with each bit of the fraction set. By hand.
.tags short
.attributes v0
.outmap o0 o1 o2 o3
.setf c0(0xbf0001, 0xbf0002, 0xbf0004, 0xbf0008)
.setf c1(0xbf0010, 0xbf0020, 0xbf0040, 0xbf0080)
.setf c2(0xbf0100, 0xbf0200, 0xbf0400, 0xbf0800)
.setf c3(0xbf1000, 0xbf2000, 0xbf4000, 0xbf8000)
.input 0: 0 0 0 0
.expect output 0: -2 -2 -2 -2, -2 -2 -2 -2, -2 -2 -2 -2, -2 -2 -2 -2

    flr o0, c0
    flr o1, c1
    flr o2, c2
    flr o3, c3
    end
