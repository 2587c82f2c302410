// The memory port's two users: tesla_lsu, and tesla_deliver, which goes first; it asks every second clock at most. A
// request that is shown stays until it is taken.
module tesla_port #(
  parameter int unsigned LANES = 8
) (
  input  logic                clk_i,
  input  logic                rst_ni,
  input  logic                lsu_valid_i,
  output logic                lsu_ready_o,
  input  logic                lsu_write_i,
  input  logic                lsu_local_i,
  input  logic [31:0]         lsu_addr_i,
  input  logic [LANES*4-1:0]  lsu_be_i,
  input  logic [LANES*32-1:0] lsu_data_i,
  input  logic                out_valid_i,    // stores to the output memory
  output logic                out_ready_o,
  input  logic [31:0]         out_addr_i,
  input  logic [LANES*4-1:0]  out_be_i,
  input  logic [LANES*32-1:0] out_data_i,
  output logic                mem_req_valid_o,
  input  logic                mem_req_ready_i,
  output logic                mem_req_write_o,
  output logic                mem_req_local_o,
  output logic                mem_req_output_o,
  output logic [31:0]         mem_req_addr_o,
  output logic [LANES*4-1:0]  mem_req_be_o,
  output logic [LANES*32-1:0] mem_req_data_o
);
  logic lsu_held_d, lsu_held_q, out;
  assign out = out_valid_i && !lsu_held_q;
  assign lsu_held_d = lsu_valid_i && !out && !mem_req_ready_i;
  logic held_clk;  // moves as that changes
  common_gate u_held_clk (
    .clk_i(clk_i), .rst_ni(rst_ni), .clk_o(held_clk),
    .moves_i(lsu_held_d != lsu_held_q));
  always_ff @(posedge held_clk) lsu_held_q <= rst_ni && lsu_held_d;

  assign lsu_ready_o      = mem_req_ready_i && !out;
  assign out_ready_o      = mem_req_ready_i && out;
  assign mem_req_valid_o  = lsu_valid_i || out;
  assign mem_req_write_o  = out || lsu_write_i;
  assign mem_req_local_o  = !out && lsu_local_i;
  assign mem_req_output_o = out;
  assign mem_req_addr_o   = out ? out_addr_i : lsu_addr_i;
  assign mem_req_be_o     = out ? out_be_i : lsu_be_i;
  assign mem_req_data_o   = out ? out_data_i : lsu_data_i;

`ifndef SYNTHESIS
  common_held #(.WIDTH(LANES*36 + 35)) stalled_request_stable (
    .clk_i   (clk_i),
    .rst_ni  (rst_ni),
    .valid_i (mem_req_valid_o),
    .ready_i (mem_req_ready_i),
    .data_i  ({mem_req_write_o, mem_req_local_o, mem_req_output_o, mem_req_addr_o, mem_req_be_o,
                mem_req_data_o})
  );
  common_held #(.WIDTH(LANES*36 + 34)) stalled_lsu_stable (
    .clk_i   (clk_i),
    .rst_ni  (rst_ni),
    .valid_i (lsu_valid_i),
    .ready_i (lsu_ready_o),
    .data_i  ({lsu_write_i, lsu_local_i, lsu_addr_i, lsu_be_i, lsu_data_i})
  );
  common_held #(.WIDTH(LANES*36 + 32)) stalled_store_stable (
    .clk_i   (clk_i),
    .rst_ni  (rst_ni),
    .valid_i (out_valid_i),
    .ready_i (out_ready_o),
    .data_i  ({out_addr_i, out_be_i, out_data_i})
  );
  always_ff @(posedge clk_i) begin
    if (rst_ni) begin
      one_user_is_served: assert (!(lsu_ready_o && out_ready_o))
        else $error("the port takes two requests in a clock");
      outputs_are_only_stored: assert (!(mem_req_valid_o && mem_req_output_o) || mem_req_write_o)
        else $error("a load of the output memory");
    end
  end
`endif
endmodule
