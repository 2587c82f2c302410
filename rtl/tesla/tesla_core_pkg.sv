// Types and constants that the units of the Tesla MP share. Written by hand; the instruction table's names are in
// tesla_pkg, which is generated.
package tesla_core_pkg;
  localparam int unsigned FileGpr     = 0;  // file and space numbers: sheet 11.1
  localparam int unsigned FileAddr    = 1;
  localparam int unsigned FileCond    = 2;
  localparam int unsigned FileOut     = 3;
  localparam int unsigned SpaceGlobal = 0;
  localparam int unsigned SpaceShared = 1;
  localparam int unsigned SpaceLocal  = 2;
  localparam int unsigned SpaceOutput = 5;
  localparam int unsigned SpaceTexture = 6;

  localparam logic [1:0] TypeCompute  = 2'd0;  // of a program: register TYPE
  localparam logic [1:0] TypeVertex   = 2'd1;
  localparam logic [1:0] TypeGeometry = 2'd2;
  localparam logic [1:0] TypeFragment = 2'd3;

  localparam int unsigned AluLatency  = 5;  // clocks from valid_i to result_o in tesla_alu

  // TAP numbers of common_ram: which RAM the state sweep is looking at; 0 is none
  localparam int unsigned TapGpr      = 1;
  localparam int unsigned TapAddr     = 2;
  localparam int unsigned TapCond     = 3;
  localparam int unsigned TapShared   = 4;

  typedef logic [4:0]  warp_t;
  typedef logic [31:0] order_t;

  // Trap codes: sheet 11.2
  localparam logic [15:0] TrapInstruction    = 16'h0100;
  localparam logic [15:0] TrapIllegalOpcode  = 16'h0101;
  localparam logic [15:0] TrapUnalignedLong  = 16'h0108;
  localparam logic [15:0] TrapIllegalPostInc = 16'h0109;
  localparam logic [15:0] TrapLdAStO         = 16'h010a;
  localparam logic [15:0] TrapInterp         = 16'h010e;
  localparam logic [15:0] TrapEmit           = 16'h010f;
  localparam logic [15:0] TrapMemoryByte     = 16'h0117;
  localparam logic [15:0] TrapMemorySign     = 16'h0118;
  localparam logic [15:0] TrapMemorySize     = 16'h0119;
  localparam logic [15:0] TrapStackUnderflow = 16'h0200;
  localparam logic [15:0] TrapStackMismatch  = 16'h0201;
  localparam logic [15:0] TrapQuadonActive   = 16'h0202;
  localparam logic [15:0] TrapStackLimit     = 16'h0300;

  localparam int unsigned LimitLocalRead   = 16;  // bit numbers of the sticky flags in a 32-bit trap word
  localparam int unsigned LimitLocalWrite  = 17;
  localparam int unsigned LimitGlobalRead  = 18;
  localparam int unsigned LimitGlobalWrite = 19;
  localparam int unsigned LimitGlobalRed   = 20;
  localparam int unsigned LimitGlobalAtom  = 21;
endpackage
