// Control word that tesla_alu makes once per instruction and every tesla_alu_lane follows.
package tesla_alu_pkg;
  typedef enum logic [2:0] {
    UnitPass,     // a, b or cc, no arithmetic; flags are a[3:0], for mov to $c
    UnitAdd,      // x + y + carry, x being a, the product or |a - b|
    UnitMul,
    UnitSelect,   // min, max, set
    UnitShift,
    UnitLogic,
    UnitConvert   // i2i
  } unit_e;

  typedef enum logic [1:0] {XOperand, XProduct, XDistance} x_e;
  typedef enum logic [1:0] {PassA, PassB, PassCc} pass_e;

  typedef struct packed {
    unit_e      unit;
    logic       wide;        // operation on 32 bits, else 16
    logic       narrow_out;  // keep only result bits 15:0 of a 32-bit operation
    pass_e      pass;
    x_e         x;
    logic       y_is_b;      // second operand of the adder: b, else c
    logic [1:0] addop;       // 0 x + y, 1 x - y, 2 y - x, 3 x + y + C
    logic       sat;
    logic       signed1;     // multiplier operands; signed1 also for compares and shifts
    logic       signed2;
    logic       mul24;
    logic       high;        // product bits 47:16
    logic       is_set;      // UnitSelect: all ones or 0, by cond
    logic [2:0] cond;        // {greater, equal, less}
    logic       right;
    logic       count_const; // shift count is in count, else in b
    logic [6:0] count;
    logic [1:0] logic_op;    // 0 and, 1 or, 2 xor, 3 second operand
    logic       not1;
    logic       not2;
    logic       abs;
    logic       neg;
    logic       src8;
    logic       src32;
    logic       dst8;
    logic       dst_signed;
  } control_t;
endpackage
