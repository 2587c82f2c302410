// The address of one lane's access to g[] or l[], sheet 1.4: where it is in memory, and whether it is inside.
// In l[] each thread has a window of its own: {warp slot, lane, byte address}.
module tesla_address (
  input  logic                  local_i,      // l[], else g[]
  input  tesla_core_pkg::warp_t warp_i,
  input  logic [4:0]            lane_i,       // of the warp
  input  logic [2:0]            log_i,        // log2 of the bytes, 0..4
  input  logic [4:0]            local_log_i,  // as tesla_lsu has it, and so the next two
  input  logic [31:0]           g_base_i,
  input  logic [31:0]           g_limit_i,
  input  logic [31:0]           addr_i,       // byte address in the space; of l[] bit 31: no limit flag
  output logic                  legal_o,
  output logic                  quiet_o,      // outside, and no flag tells it
  output logic [31:0]           phys_o
);
  logic [31:0] low, addr, thread;
  assign low = (32'd1 << log_i) - 32'd1;
  always_comb begin
    if (local_i) begin
      addr    = {16'd0, addr_i[15:0]} & ~low;
      thread  = {22'd0, warp_i, lane_i};
      legal_o = local_log_i != 5'd0 && (addr >> local_log_i) == 32'd0;
      quiet_o = addr_i[31];
      phys_o  = (thread << local_log_i) | addr;
    end else begin
      addr    = addr_i & ~low;
      thread  = '0;
      legal_o = (addr | low) <= g_limit_i;
      quiet_o = 1'b0;
      phys_o  = g_base_i + addr;
    end
  end
endmodule
