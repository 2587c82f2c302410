// One write port, one registered read port, write enable per GRANULE bits: infers block RAM.
// Reading a row in the clock that writes it returns the old contents. OLD 0: nobody looks at what such a read returns, which the
// simulation turns into its complement; on an ECP5 that saves the logic that keeps the old contents.
// PARTS 1: each granule is written by itself, in which synthesis finds write enables; 0: a row at once, for a simulator looks after each write by
// itself, in every clock.
// ASYNC 1: the read port is not registered (re_i is not looked at), for small RAMs made of LUTs.
// BLOCK 1: block RAM even where so few rows would go into LUTs: for wide ones, of which LUTs and what leads to them would be many.
// TAP and BANK tell the simulation-only state sweep what this RAM is; 0 means it is not swept.
module common_ram #(
  parameter int unsigned WIDTH   = 256,
  parameter int unsigned DEPTH   = 64,
  parameter int unsigned GRANULE = 32,
  parameter int unsigned CORE    = 0,
  parameter int unsigned TAP     = 0,
  parameter int unsigned BANK    = 0,
  parameter bit          ASYNC   = 1'b0,
  parameter bit          OLD     = 1'b1,
  parameter bit          BLOCK   = 1'b0,
`ifdef SYNTHESIS
  parameter bit          PARTS   = 1'b1,
`else
  parameter bit          PARTS   = 1'b0,
`endif
  localparam int unsigned AW     = (DEPTH > 1) ? $clog2(DEPTH) : 1
) (
  input  logic                     clk_i,
  input  logic [WIDTH/GRANULE-1:0] we_i,
  input  logic [AW-1:0]            waddr_i,
  input  logic [WIDTH-1:0]         wdata_i,
  input  logic                     re_i,
  input  logic [AW-1:0]            raddr_i,
  output logic [WIDTH-1:0]         rdata_o
);
  localparam Style = BLOCK ? "block" : "auto";
  (* no_rw_check = (OLD ? 0 : 1), ram_style = Style *) logic [WIDTH-1:0] mem [0:DEPTH-1];

  if (PARTS) begin : g_parts
    always_ff @(posedge clk_i) begin
      if (we_i != '0) begin
        for (int unsigned g = 0; g < WIDTH / GRANULE; g++) begin
          if (we_i[g]) mem[waddr_i][g*GRANULE +: GRANULE] <= wdata_i[g*GRANULE +: GRANULE];
        end
      end
    end
  end else begin : g_row
    function automatic logic [WIDTH-1:0] written(input logic [WIDTH-1:0] row);
      written = row;
      for (int unsigned g = 0; g < WIDTH / GRANULE; g++)
        if (we_i[g]) written[g*GRANULE +: GRANULE] = wdata_i[g*GRANULE +: GRANULE];
    endfunction
`ifndef SYNTHESIS
    logic [63:0] mem_writes;  // so far: where it is the same, so is mem, and the simulation need not compare that
`endif
    always_ff @(posedge clk_i) begin
      if (we_i != '0) begin
        mem[waddr_i] <= written(mem[waddr_i]);
`ifndef SYNTHESIS
        mem_writes   <= mem_writes + 64'd1;
`endif
      end
    end
  end
  if (ASYNC) begin : g_async
    logic unused;
    assign unused  = re_i;
    assign rdata_o = mem[raddr_i];
  end else begin : g_sync
    logic spoils;
`ifdef SYNTHESIS
    assign spoils = 1'b0;
`else
    assign spoils = !OLD && we_i != '0 && waddr_i == raddr_i;
`endif
    always_ff @(posedge clk_i) if (re_i) rdata_o <= mem[raddr_i] ^ {WIDTH{spoils}};
  end
endmodule
