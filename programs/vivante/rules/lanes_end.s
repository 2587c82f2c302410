// One lane of a quad goes on while the others are finished, each lane in each slot; then one is finished while the others go on. By hand: t1.x counts who came
// to the second instruction.
.tags short seeds
.threads 128
.inputs t0
.outputs t1
.input 0: 1 0 0 0  0 0 0 0  0 0 0 0  0 0 0 0
.expect output 0: 1 0 0 0
.expect output 1: 0 0 0 0
.expect output 2: 0 0 0 0
.expect output 3: 0 0 0 0
.input 4: 1 0 0 0  0 0 0 0  0 0 0 0  0 0 0 0
.expect output 4: 1 0 0 0
.expect output 5: 0 0 0 0
.expect output 6: 0 0 0 0
.expect output 7: 0 0 0 0
.input 8: 1 0 0 0  0 0 0 0  0 0 0 0  0 0 0 0
.expect output 8: 1 0 0 0
.expect output 9: 0 0 0 0
.expect output 10: 0 0 0 0
.expect output 11: 0 0 0 0
.input 12: 1 0 0 0  0 0 0 0  0 0 0 0  0 0 0 0
.expect output 12: 1 0 0 0
.expect output 13: 0 0 0 0
.expect output 14: 0 0 0 0
.expect output 15: 0 0 0 0
.input 16: 0 0 0 0  1 0 0 0  0 0 0 0  0 0 0 0
.expect output 16: 0 0 0 0
.expect output 17: 1 0 0 0
.expect output 18: 0 0 0 0
.expect output 19: 0 0 0 0
.input 20: 0 0 0 0  1 0 0 0  0 0 0 0  0 0 0 0
.expect output 20: 0 0 0 0
.expect output 21: 1 0 0 0
.expect output 22: 0 0 0 0
.expect output 23: 0 0 0 0
.input 24: 0 0 0 0  1 0 0 0  0 0 0 0  0 0 0 0
.expect output 24: 0 0 0 0
.expect output 25: 1 0 0 0
.expect output 26: 0 0 0 0
.expect output 27: 0 0 0 0
.input 28: 0 0 0 0  1 0 0 0  0 0 0 0  0 0 0 0
.expect output 28: 0 0 0 0
.expect output 29: 1 0 0 0
.expect output 30: 0 0 0 0
.expect output 31: 0 0 0 0
.input 32: 0 0 0 0  0 0 0 0  1 0 0 0  0 0 0 0
.expect output 32: 0 0 0 0
.expect output 33: 0 0 0 0
.expect output 34: 1 0 0 0
.expect output 35: 0 0 0 0
.input 36: 0 0 0 0  0 0 0 0  1 0 0 0  0 0 0 0
.expect output 36: 0 0 0 0
.expect output 37: 0 0 0 0
.expect output 38: 1 0 0 0
.expect output 39: 0 0 0 0
.input 40: 0 0 0 0  0 0 0 0  1 0 0 0  0 0 0 0
.expect output 40: 0 0 0 0
.expect output 41: 0 0 0 0
.expect output 42: 1 0 0 0
.expect output 43: 0 0 0 0
.input 44: 0 0 0 0  0 0 0 0  1 0 0 0  0 0 0 0
.expect output 44: 0 0 0 0
.expect output 45: 0 0 0 0
.expect output 46: 1 0 0 0
.expect output 47: 0 0 0 0
.input 48: 0 0 0 0  0 0 0 0  0 0 0 0  1 0 0 0
.expect output 48: 0 0 0 0
.expect output 49: 0 0 0 0
.expect output 50: 0 0 0 0
.expect output 51: 1 0 0 0
.input 52: 0 0 0 0  0 0 0 0  0 0 0 0  1 0 0 0
.expect output 52: 0 0 0 0
.expect output 53: 0 0 0 0
.expect output 54: 0 0 0 0
.expect output 55: 1 0 0 0
.input 56: 0 0 0 0  0 0 0 0  0 0 0 0  1 0 0 0
.expect output 56: 0 0 0 0
.expect output 57: 0 0 0 0
.expect output 58: 0 0 0 0
.expect output 59: 1 0 0 0
.input 60: 0 0 0 0  0 0 0 0  0 0 0 0  1 0 0 0
.expect output 60: 0 0 0 0
.expect output 61: 0 0 0 0
.expect output 62: 0 0 0 0
.expect output 63: 1 0 0 0
.input 64: 0 0 0 0  1 0 0 0  1 0 0 0  1 0 0 0
.expect output 64: 0 0 0 0
.expect output 65: 1 0 0 0
.expect output 66: 1 0 0 0
.expect output 67: 1 0 0 0
.input 68: 0 0 0 0  1 0 0 0  1 0 0 0  1 0 0 0
.expect output 68: 0 0 0 0
.expect output 69: 1 0 0 0
.expect output 70: 1 0 0 0
.expect output 71: 1 0 0 0
.input 72: 0 0 0 0  1 0 0 0  1 0 0 0  1 0 0 0
.expect output 72: 0 0 0 0
.expect output 73: 1 0 0 0
.expect output 74: 1 0 0 0
.expect output 75: 1 0 0 0
.input 76: 0 0 0 0  1 0 0 0  1 0 0 0  1 0 0 0
.expect output 76: 0 0 0 0
.expect output 77: 1 0 0 0
.expect output 78: 1 0 0 0
.expect output 79: 1 0 0 0
.input 80: 1 0 0 0  0 0 0 0  1 0 0 0  1 0 0 0
.expect output 80: 1 0 0 0
.expect output 81: 0 0 0 0
.expect output 82: 1 0 0 0
.expect output 83: 1 0 0 0
.input 84: 1 0 0 0  0 0 0 0  1 0 0 0  1 0 0 0
.expect output 84: 1 0 0 0
.expect output 85: 0 0 0 0
.expect output 86: 1 0 0 0
.expect output 87: 1 0 0 0
.input 88: 1 0 0 0  0 0 0 0  1 0 0 0  1 0 0 0
.expect output 88: 1 0 0 0
.expect output 89: 0 0 0 0
.expect output 90: 1 0 0 0
.expect output 91: 1 0 0 0
.input 92: 1 0 0 0  0 0 0 0  1 0 0 0  1 0 0 0
.expect output 92: 1 0 0 0
.expect output 93: 0 0 0 0
.expect output 94: 1 0 0 0
.expect output 95: 1 0 0 0
.input 96: 1 0 0 0  1 0 0 0  0 0 0 0  1 0 0 0
.expect output 96: 1 0 0 0
.expect output 97: 1 0 0 0
.expect output 98: 0 0 0 0
.expect output 99: 1 0 0 0
.input 100: 1 0 0 0  1 0 0 0  0 0 0 0  1 0 0 0
.expect output 100: 1 0 0 0
.expect output 101: 1 0 0 0
.expect output 102: 0 0 0 0
.expect output 103: 1 0 0 0
.input 104: 1 0 0 0  1 0 0 0  0 0 0 0  1 0 0 0
.expect output 104: 1 0 0 0
.expect output 105: 1 0 0 0
.expect output 106: 0 0 0 0
.expect output 107: 1 0 0 0
.input 108: 1 0 0 0  1 0 0 0  0 0 0 0  1 0 0 0
.expect output 108: 1 0 0 0
.expect output 109: 1 0 0 0
.expect output 110: 0 0 0 0
.expect output 111: 1 0 0 0
.input 112: 1 0 0 0  1 0 0 0  1 0 0 0  0 0 0 0
.expect output 112: 1 0 0 0
.expect output 113: 1 0 0 0
.expect output 114: 1 0 0 0
.expect output 115: 0 0 0 0
.input 116: 1 0 0 0  1 0 0 0  1 0 0 0  0 0 0 0
.expect output 116: 1 0 0 0
.expect output 117: 1 0 0 0
.expect output 118: 1 0 0 0
.expect output 119: 0 0 0 0
.input 120: 1 0 0 0  1 0 0 0  1 0 0 0  0 0 0 0
.expect output 120: 1 0 0 0
.expect output 121: 1 0 0 0
.expect output 122: 1 0 0 0
.expect output 123: 0 0 0 0
.input 124: 1 0 0 0  1 0 0 0  1 0 0 0  0 0 0 0
.expect output 124: 1 0 0 0
.expect output 125: 1 0 0 0
.expect output 126: 1 0 0 0
.expect output 127: 0 0 0 0

        branch.eq.u32 void, t0.xxxx, 0:u20, 4
        add.u32 t1.x___, t1.xxxx, void, 1:u20
        branch.ne.u32 void, t0.xxxx, 0:u20, 4
        mov.u32 t1, void, void, 9:u20           // nobody comes here
