// PICA200 opcodes (bits 31:26 of an instruction, sheet 3.1) and what the core's units must agree on.
// verilator lint_off UNUSEDPARAM
package pica200_pkg;
  // CMP, MADI and MAD have don't-care bits: the row named here stands for 2E-2F, 30-37 and 38-3F.
  typedef enum logic [5:0] {
    OP_ADD     = 6'h00,
    OP_DP3     = 6'h01,
    OP_DP4     = 6'h02,
    OP_DPH     = 6'h03,
    OP_DST     = 6'h04,
    OP_EX2     = 6'h05,
    OP_LG2     = 6'h06,
    OP_LITP    = 6'h07,
    OP_MUL     = 6'h08,
    OP_SGE     = 6'h09,
    OP_SLT     = 6'h0A,
    OP_FLR     = 6'h0B,
    OP_MAX     = 6'h0C,
    OP_MIN     = 6'h0D,
    OP_RCP     = 6'h0E,
    OP_RSQ     = 6'h0F,
    OP_MOVA    = 6'h12,
    OP_MOV     = 6'h13,
    OP_DPHI    = 6'h18,
    OP_DSTI    = 6'h19,
    OP_SGEI    = 6'h1A,
    OP_SLTI    = 6'h1B,
    OP_BREAK   = 6'h20,
    OP_NOP     = 6'h21,
    OP_END     = 6'h22,
    OP_BREAKC  = 6'h23,
    OP_CALL    = 6'h24,
    OP_CALLC   = 6'h25,
    OP_CALLU   = 6'h26,
    OP_IFU     = 6'h27,
    OP_IFC     = 6'h28,
    OP_LOOP    = 6'h29,
    OP_EMIT    = 6'h2A,
    OP_SETEMIT = 6'h2B,
    OP_JMPC    = 6'h2C,
    OP_JMPU    = 6'h2D,
    OP_CMP     = 6'h2E,
    OP_MADI    = 6'h30,
    OP_MAD     = 6'h38
  } op_e;

  localparam logic [23:0] F24_ONE   = 24'h3F0000;
  localparam logic [23:0] F24_INF   = 24'h7F0000;
  localparam logic [23:0] F24_QNAN  = 24'h7F8000;
  localparam logic [23:0] F24_LIT   = 24'h45FFFC;  // 127.99609375, where LITP clamps

  // pica200_alu: operands in clock n, result_o in clock n + AluLatency.
  localparam int unsigned AluLatency = 3;
endpackage
