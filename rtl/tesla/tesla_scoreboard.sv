// What each warp has in flight: the register lines that will still be written, the instructions
// that have not retired, and how many of these are in the LSU. See tesla_uop_pkg for the lines.
module tesla_scoreboard #(
  parameter int unsigned WARPS = 8
) (
  input  logic                                  clk_i,
  input  logic                                  rst_ni,
  input  tesla_core_pkg::warp_t                 issue_warp_i,
  input  logic                                  issue_valid_i,
  input  logic                                  issue_lsu_i,
  input  tesla_uop_pkg::lines_t                 issue_lines_i,
  input  logic                                  wrote_valid_i,    // the pipe's own writes are done
  input  tesla_core_pkg::warp_t                 wrote_warp_i,
  input  tesla_uop_pkg::lines_t                 wrote_lines_i,
  input  logic                                  loaded_valid_i,   // the LSU's are, and it lets go
  input  tesla_core_pkg::warp_t                 loaded_warp_i,
  input  tesla_uop_pkg::lines_t                 loaded_lines_i,
  input  logic                                  pipe_retire_i,    // retire events, by source
  input  tesla_core_pkg::warp_t                 pipe_warp_i,
  input  logic                                  lsu_retire_i,
  input  tesla_core_pkg::warp_t                 lsu_warp_i,
  input  logic                                  ctl_retire_i,
  input  tesla_core_pkg::warp_t                 ctl_warp_i,
  output logic [WARPS*tesla_uop_pkg::Lines-1:0] pending_o,
  output logic [WARPS-1:0]                      idle_o,           // nothing in flight
  output logic [WARPS-1:0]                      lsu_idle_o,       // nothing for the LSU in flight
  output logic [WARPS-1:0]                      full_o            // no more can be counted
);
  localparam int unsigned L  = tesla_uop_pkg::Lines;
  localparam int unsigned CW = 6;

  for (genvar w = 0; w < WARPS; w++) begin : g_warp
    logic          issue, wrote, loaded, retire;
    logic [L-1:0]  pending_q;
    logic [CW-1:0] flight_q, lsu_q;
    assign issue  = issue_valid_i && issue_warp_i == 5'(w);
    assign wrote  = wrote_valid_i && wrote_warp_i == 5'(w);
    assign loaded = loaded_valid_i && loaded_warp_i == 5'(w);
    // One at most: a warp retires in order, and none but its oldest instruction can be done.
    assign retire = (pipe_retire_i && pipe_warp_i == 5'(w)) ||
                    (lsu_retire_i && lsu_warp_i == 5'(w)) ||
                    (ctl_retire_i && ctl_warp_i == 5'(w));
    always_ff @(posedge clk_i) begin
      if (!rst_ni) begin
        pending_q <= '0;
        flight_q  <= '0;
        lsu_q     <= '0;
      end else begin
        pending_q <= (pending_q & ~({L{wrote}} & wrote_lines_i) & ~({L{loaded}} & loaded_lines_i))
                     | ({L{issue}} & issue_lines_i);
        flight_q  <= flight_q + CW'(issue) - CW'(retire);
        lsu_q     <= lsu_q + CW'(issue && issue_lsu_i) - CW'(loaded);
      end
    end
    assign pending_o[w*L +: L] = pending_q;
    assign idle_o[w]           = flight_q == '0;
    assign lsu_idle_o[w]       = lsu_q == '0;
    assign full_o[w]           = flight_q == '1;
`ifndef SYNTHESIS
    always_ff @(posedge clk_i) begin
      if (rst_ni) begin
        retired_was_in_flight: assert (!retire || flight_q != '0)
          else $error("warp %0d retires with nothing in flight", w);
        loaded_was_in_flight: assert (!loaded || lsu_q != '0)
          else $error("the LSU returns an unknown instruction of warp %0d", w);
      end
    end
`endif
  end
endmodule
