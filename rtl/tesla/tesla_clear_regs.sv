// Gives a warp its first registers: $r0 the packed thread id (sheet 1.5), all other $r, o[], $a and $c 0.
// Thread ids are counted one lane a clock while the other rows are cleared; the count goes on from warp to
// warp of a block. In graphics programs $r0 is the number of the thread.
module tesla_clear_regs #(
  parameter int unsigned LANES = 8,
  localparam int unsigned BEATS = 32 / LANES,
  localparam int unsigned BW    = (BEATS > 1) ? $clog2(BEATS) : 1
) (
  input  logic                clk_i,
  input  logic                rst_ni,
  input  logic                start_i,       // while busy_o is 0; config inputs are stable until it falls
  input  logic                first_i,       // first warp of a block
  input  logic                graphics_i,
  input  logic [26:0]         block_i,       // number of the block
  input  logic [31:0]         mask_i,        // lanes that exist
  input  logic [15:0]         block_x_i,
  input  logic [15:0]         block_y_i,
  input  logic [7:0]          rows_i,        // registers, and words of o[]
  output logic                busy_o,
  output logic                gpr_valid_o,
  input  logic                gpr_ready_i,
  output logic [7:0]          gpr_row_o,
  output logic [BW-1:0]       gpr_beat_o,
  output logic [LANES*32-1:0] gpr_data_o,
  output logic                addr_valid_o,
  input  logic                addr_ready_i,
  output logic [1:0]          addr_reg_o,
  output logic [BW-1:0]       addr_beat_o,
  output logic                cond_valid_o,
  input  logic                cond_ready_i,
  output logic [1:0]          cond_reg_o,
  output logic [BW-1:0]       cond_beat_o
);
  localparam int unsigned LB = $clog2(BEATS);  // 0 when a warp is one beat

  // Thread ids: {z, y, x}, shifted into ids_q until one beat is full.
  logic [9:0]          x_q, y_q;
  logic [5:0]          z_q;
  logic [5:0]          lane_q;      // next lane to count, 32: all are
  logic [31:0]         mask_q;
  logic [LANES*26-1:0] ids_q;
  logic                full_q, id_taken;
  logic [LB:0]         id_beat_q;   // beats of $r0 written
  logic                count;
  logic work_clk;  // moves until all is cleared
  common_gate u_work_clk (
    .clk_i(clk_i), .rst_ni(rst_ni), .clk_o(work_clk),
    .moves_i(start_i || busy_o));
  assign count = lane_q != 6'd32 && !full_q;

  always_ff @(posedge work_clk) begin
    if (!rst_ni) begin
      lane_q    <= 6'd32;
      full_q    <= 1'b0;
      id_beat_q <= (LB+1)'(BEATS);
    end else if (start_i) begin
      lane_q    <= 6'd0;
      full_q    <= 1'b0;
      id_beat_q <= '0;
    end else begin
      if (count) begin
        lane_q <= lane_q + 6'd1;
        full_q <= (32'(lane_q) % LANES) == LANES - 1;
      end else if (id_taken) begin
        full_q    <= 1'b0;
        id_beat_q <= id_beat_q + 1'b1;
      end
    end
    if (start_i) begin
      mask_q <= mask_i;
      if (first_i) {z_q, y_q, x_q} <= '0;
    end else if (count) begin
      mask_q <= mask_q >> 1;
      ids_q  <= {mask_q[0] ? {z_q, y_q, x_q} : 26'd0, ids_q[LANES*26-1:26]};
      if (16'(x_q) + 16'd1 != block_x_i) begin
        x_q <= x_q + 10'd1;
      end else begin
        x_q <= '0;
        if (16'(y_q) + 16'd1 != block_y_i) begin
          y_q <= y_q + 10'd1;
        end else begin
          y_q <= '0;
          z_q <= z_q + 6'd1;
        end
      end
    end
  end

  // $r: zero rows from $r1 on, and a beat of $r0 as soon as it is full. A row that waits is not replaced.
  logic [7:0]    row_q;
  logic [BW-1:0] beat_q;
  logic          zero_q, zero_waits_q, take_id;  // zero_q: zero rows are left
  assign take_id     = full_q && !zero_waits_q;
  assign gpr_valid_o = take_id || zero_q;
  assign gpr_row_o   = take_id ? 8'd0 : row_q;
  assign gpr_beat_o  = take_id ? BW'(id_beat_q) : beat_q;
  assign id_taken    = take_id && gpr_ready_i;
  logic [LANES-1:0] beat_mask;
  assign beat_mask = LANES'(mask_i >> (32'(id_beat_q) * LANES));
  always_comb begin
    gpr_data_o = '0;
    for (int unsigned l = 0; l < LANES; l++) begin
      if (take_id && graphics_i)
        gpr_data_o[l*32 +: 32] = beat_mask[l] ? {block_i, 5'(32'(id_beat_q) * LANES + l)} : 32'd0;
      else if (take_id)
        gpr_data_o[l*32 +: 32] = {ids_q[l*26+20 +: 6], ids_q[l*26+10 +: 10], 6'd0, ids_q[l*26 +: 10]};
    end
  end
  always_ff @(posedge work_clk) begin
    zero_waits_q <= rst_ni && gpr_valid_o && !take_id && !gpr_ready_i;
    if (!rst_ni) begin
      zero_q <= 1'b0;
    end else if (start_i) begin
      zero_q <= rows_i > 8'd1;
      row_q  <= 8'd1;
      beat_q <= '0;
    end else if (zero_q && !take_id && gpr_ready_i) begin
      beat_q <= (32'(beat_q) == BEATS - 1) ? '0 : beat_q + 1'b1;
      if (32'(beat_q) == BEATS - 1) begin
        row_q  <= row_q + 8'd1;
        zero_q <= row_q + 8'd1 < rows_i;
      end
    end
  end

  // $a and $c: four registers each.
  logic [LB+2:0] addr_q, cond_q;  // rows written
  assign addr_valid_o = !addr_q[LB+2];
  assign addr_reg_o   = addr_q[LB +: 2];
  assign addr_beat_o  = BW'(32'(addr_q) % BEATS);
  assign cond_valid_o = !cond_q[LB+2];
  assign cond_reg_o   = cond_q[LB +: 2];
  assign cond_beat_o  = BW'(32'(cond_q) % BEATS);
  always_ff @(posedge work_clk) begin
    if (!rst_ni) begin
      addr_q <= (LB+3)'(4 * BEATS);
      cond_q <= (LB+3)'(4 * BEATS);
    end else if (start_i) begin
      addr_q <= '0;
      cond_q <= '0;
    end else begin
      if (addr_valid_o && addr_ready_i) addr_q <= addr_q + 1'b1;
      if (cond_valid_o && cond_ready_i) cond_q <= cond_q + 1'b1;
    end
  end

  assign busy_o = zero_q || 32'(id_beat_q) != BEATS || addr_valid_o || cond_valid_o;

`ifndef SYNTHESIS
  common_held #(.WIDTH(LANES*32 + BW + 8)) stalled_gpr_stable (
    .clk_i   (clk_i),
    .rst_ni  (rst_ni),
    .valid_i (gpr_valid_o),
    .ready_i (gpr_ready_i),
    .data_i  ({gpr_data_o, gpr_beat_o, gpr_row_o})
  );
  common_held #(.WIDTH(BW + 2)) stalled_addr_stable (
    .clk_i   (clk_i),
    .rst_ni  (rst_ni),
    .valid_i (addr_valid_o),
    .ready_i (addr_ready_i),
    .data_i  ({addr_reg_o, addr_beat_o})
  );
  common_held #(.WIDTH(BW + 2)) stalled_cond_stable (
    .clk_i   (clk_i),
    .rst_ni  (rst_ni),
    .valid_i (cond_valid_o),
    .ready_i (cond_ready_i),
    .data_i  ({cond_reg_o, cond_beat_o})
  );
  always_ff @(posedge clk_i) begin
    if (rst_ni) begin
      start_when_idle: assert (!start_i || !busy_o)
        else $error("a clear starts while another one is under way");
    end
  end
`endif
endmodule
