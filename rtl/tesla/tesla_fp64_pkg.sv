// Control word of tesla_fp64_lane.
package tesla_fp64_pkg;
  typedef enum logic [3:0] {DFma, DAdd, DMul, DMin, DMax, DSet, DI2f, DF2i, DF2f} op_e;

  typedef struct packed {
    op_e        op;
    logic       neg1;       // abs goes before neg; NaNs keep their sign
    logic       abs1;
    logic       neg2;
    logic       abs2;
    logic       neg3;
    logic [1:0] round;      // tesla_fp_pkg
    logic [3:0] cond;       // unordered, greater, equal, less
    logic       src64;      // conversions: width of source and destination
    logic       dst64;
    logic       is_signed;  // of the integer
    logic       integral;   // f64 to f64: round to an integral value
  } ctl_t;

  // What goes along with an operation. It stands here because Yosys takes no type of another package in a
  // struct.
  typedef struct packed {
    ctl_t                 ctl;
    logic                 done;   // value is the result
    logic [63:0]          value;
    logic [3:0]           flags;  // of done
    logic                 sign;   // of the result
    logic                 round_sign;
    logic signed [13:0]   exp;    // weight of window bit 0; after normalizing, of the leading bit
  } side_t;
endpackage
