// Locks on s[], sheet 1.7: one register {lane, word address} per warp. Works on the beats of ld lock
// and st unlock as tesla_shared accepts them; lanes go in ascending order, over the beats too. Which
// lanes have their lock is told in the same clock.
module tesla_lock #(
  parameter int unsigned LANES = 8,
  parameter int unsigned WARPS = 8
) (
  input  logic                  clk_i,
  input  logic                  rst_ni,
  input  logic                  launch_valid_i,  // the warp belongs to this block
  input  tesla_core_pkg::warp_t launch_warp_i,
  input  logic [4:0]            launch_block_i,
  input  logic                  lock_i,          // a beat of ld lock
  input  logic                  unlock_i,        // a beat of st unlock
  input  tesla_core_pkg::warp_t warp_i,
  input  logic [2:0]            beat_i,
  input  logic [LANES-1:0]      mask_i,          // executing lanes; none of a store without its data register
  input  logic [LANES*16-1:0]   addr_i,          // byte offset in s[]; bits 1:0 do not count
  output logic [LANES-1:0]      pass_o,          // these lanes hold the lock now
  input  logic                  exit_valid_i,    // these lanes have exited
  input  tesla_core_pkg::warp_t exit_warp_i,
  input  logic [31:0]           exit_mask_i,
  output logic [WARPS-1:0]      held_o           // warps that hold a lock
);
  logic [WARPS-1:0]    valid_q, other;  // other: warps whose lock is in the way
  logic [WARPS*5-1:0]  lane_q, block_q;
  logic [WARPS*14-1:0] addr_q;
  assign held_o = valid_q;

  // The warp's own register
  logic        mine;
  logic [4:0]  my_lane, my_block;
  logic [13:0] my_addr;
  always_comb begin
    mine     = 1'b0;
    my_lane  = '0;
    my_block = '0;
    my_addr  = '0;
    if (lock_i || unlock_i) begin
      for (int unsigned w = 0; w < WARPS; w++) begin
        if (32'(warp_i) == w) begin
          mine     = valid_q[w];
          my_lane  = lane_q[w*5 +: 5];
          my_block = block_q[w*5 +: 5];
          my_addr  = addr_q[w*14 +: 14];
        end
      end
    end
  end

  // Lanes that hold it already, or else the first one that may have what it wants
  logic [LANES-1:0] own, busy;
  logic [4:0]       new_lane;
  logic [13:0]      new_addr;
  always_comb begin
    own      = '0;
    busy     = '0;
    other    = '0;
    pass_o   = '0;
    new_lane = '0;
    new_addr = '0;
    if (lock_i || unlock_i) begin
      for (int unsigned w = 0; w < WARPS; w++) begin
        other[w] = valid_q[w] && 32'(warp_i) != w && block_q[w*5 +: 5] == my_block;
      end
      for (int unsigned l = 0; l < LANES; l++) begin
        own[l] = mine && mask_i[l] && my_lane == 5'(32'(beat_i) * LANES + l) &&
                 my_addr == addr_i[l*16+2 +: 14];
        for (int unsigned w = 0; w < WARPS; w++) begin
          if (other[w] && addr_q[w*14 +: 14] == addr_i[l*16+2 +: 14]) busy[l] = 1'b1;
        end
      end
      pass_o = own;
      for (int unsigned n = 0; n < LANES; n++) begin
        if (!mine && mask_i[LANES-1-n] && !busy[LANES-1-n]) begin
          pass_o   = LANES'(1) << (LANES - 1 - n);
          new_lane = 5'(32'(beat_i) * LANES + (LANES - 1 - n));
          new_addr = addr_i[(LANES-1-n)*16+2 +: 14];
        end
      end
    end
  end

  logic work_clk;  // moves with each event, and while a lock is held
  common_gate u_work_clk (
    .clk_i(clk_i), .rst_ni(rst_ni), .clk_o(work_clk),
    .moves_i(launch_valid_i || lock_i || unlock_i || exit_valid_i || valid_q != '0));
  for (genvar w = 0; w < WARPS; w++) begin : g_warp
    logic at_work, leaves;
    assign at_work = warp_i == 5'(w);
    assign leaves  = exit_valid_i && exit_warp_i == 5'(w) && exit_mask_i[lane_q[w*5 +: 5]];
    always_ff @(posedge work_clk) begin
      if (!rst_ni || leaves)                                 valid_q[w] <= 1'b0;
      else if (lock_i && at_work && pass_o != '0)            valid_q[w] <= 1'b1;
      else if (unlock_i && at_work && own != '0)             valid_q[w] <= 1'b0;
      if (lock_i && at_work && !valid_q[w]) begin
        lane_q[w*5 +: 5]   <= new_lane;
        addr_q[w*14 +: 14] <= new_addr;
      end
      if (launch_valid_i && launch_warp_i == 5'(w)) block_q[w*5 +: 5] <= launch_block_i;
    end
  end

`ifndef SYNTHESIS
  always_ff @(posedge clk_i) begin
    if (rst_ni) begin
      launched_without_lock: assert (!launch_valid_i || !valid_q[launch_warp_i[$clog2(WARPS)-1:0]])
        else $error("a warp starts with a lock");
      exits_in_order: assert (!(exit_valid_i && lock_i) || !held_o[exit_warp_i[$clog2(WARPS)-1:0]])
        else $error("a lane exits in the clock of a lock");
      locks_or_unlocks: assert (!(lock_i && unlock_i))
        else $error("a beat locks and unlocks");
    end
  end
`endif
endmodule
