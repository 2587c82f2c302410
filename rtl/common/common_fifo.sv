// First in, first out, with the head shown before it is taken. The store is a common_ram; a word that is
// written while its row is being read ahead goes past the RAM.
// A word pushed into an empty FIFO is at the output in the next clock.
module common_fifo #(
  parameter int unsigned WIDTH = 32,
  parameter int unsigned DEPTH = 16,  // power of two
  parameter bit          BLOCK = 1'b0, // of common_ram
  localparam int unsigned AW   = (DEPTH > 1) ? $clog2(DEPTH) : 1
) (
  input  logic             clk_i,
  input  logic             rst_ni,
  input  logic             valid_i,
  output logic             ready_o,
  input  logic [WIDTH-1:0] data_i,
  output logic             valid_o,
  input  logic             ready_i,
  output logic [WIDTH-1:0] data_o
);
  logic [AW:0]      rptr_q, rptr_d, wptr_q;
  logic [WIDTH-1:0] ram_rdata, past_q;
  logic             past_valid_q, push, pop;

  assign valid_o = rptr_q != wptr_q;
  assign ready_o = (wptr_q - rptr_q) != DEPTH[AW:0];
  assign push    = valid_i && ready_o;
  assign pop     = valid_o && ready_i;
  assign rptr_d  = rptr_q + {{AW{1'b0}}, pop};
  assign data_o  = past_valid_q ? past_q : ram_rdata;

  always_ff @(posedge clk_i) begin
    if (!rst_ni) begin
      rptr_q <= '0;
      wptr_q <= '0;
    end else begin
      rptr_q <= rptr_d;
      wptr_q <= wptr_q + {{AW{1'b0}}, push};
    end
    past_valid_q <= push && (wptr_q == rptr_d);
    past_q       <= data_i;
  end

  common_ram #(.WIDTH(WIDTH), .DEPTH(DEPTH), .GRANULE(WIDTH), .OLD(1'b0), .BLOCK(BLOCK)) u_ram (
    .clk_i   (clk_i),
    .we_i    (push),
    .waddr_i (wptr_q[AW-1:0]),
    .wdata_i (data_i),
    .re_i    (1'b1),
    .raddr_i (rptr_d[AW-1:0]),
    .rdata_o (ram_rdata)
  );

`ifndef SYNTHESIS
  common_held #(.WIDTH(WIDTH)) stalled_head_stable (
    .clk_i   (clk_i),
    .rst_ni  (rst_ni),
    .valid_i (valid_o),
    .ready_i (ready_i),
    .data_i  (data_o)
  );
  always_ff @(posedge clk_i) begin
    if (rst_ni) begin
      never_more_than_depth: assert ((wptr_q - rptr_q) <= DEPTH[AW:0])
        else $error("more words than the store holds");
      head_is_there_when_taken: assert (!pop || wptr_q != rptr_q)
        else $error("a word is taken of an empty queue");
    end
  end
`endif
endmodule
