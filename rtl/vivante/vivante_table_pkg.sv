// Functions of the table unit, and its tables: docs/isa/vivante.md, 4.5.
package vivante_table_pkg;
  typedef enum logic [2:0] {
    FnRcp  = 3'd0,
    FnRsq  = 3'd1,
    FnSqrt = 3'd2,
    FnExp  = 3'd3,
    FnLog  = 3'd4,
    FnSin  = 3'd5,
    FnCos  = 3'd6
  } fn_e;

  // The order in which vivante_rom.awk writes them
  localparam logic [2:0] Rcp   = 3'd0;
  localparam logic [2:0] RsqE  = 3'd1;
  localparam logic [2:0] SqrtE = 3'd3;
  localparam logic [2:0] Exp2  = 3'd5;
  localparam logic [2:0] Log2  = 3'd6;
  localparam logic [2:0] Sin   = 3'd7;

  localparam int unsigned TableLatency = 6;
endpackage
