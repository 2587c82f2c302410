// The $r file, and o[] of vertex and geometry programs: COPIES copies of BEATS banks; a bank's row is LANES x 32 bits. Beat b of a
// register is its lanes b*LANES .. b*LANES+LANES-1.
//
//   row of a warp: $r n is row n, o[] word n is row NREG + n; it has rows_i of them
//   bank of (warp, row, beat) = (beat + row) mod BEATS
//   row in the bank           = (warp << shift_i) | row
//   back: warp = bank row >> shift_i, row = bank row & (2^shift_i - 1),
//         beat = (bank - row) mod BEATS
//   shift_i is log2 of the stride that holds rows_i; BANK of common_ram is copy * BEATS + bank.
//
// Reads: slot k is read from copy k / BEATS. In step t it reads bank (t + k mod BEATS) mod BEATS,
// so the slots of one copy never meet, and BEATS steps deliver every beat of every slot, each
// slot in an order of its own. Writes go to all copies; each bank takes one a clock: pipe first,
// then LSU, then clears. Registers from NREG on are never written as such. Of two taps, for $r and o[], each
// sees its rows; they are on copy 0; the state sweep reads every copy.
//
// With SERIAL there is one bank, whose row is the one above times BEATS, plus the beat. A step is the beat, and reads one slot; a clock has one
// write.
module tesla_regfile #(
  parameter int unsigned LANES = 8,
  parameter int unsigned ROWS  = 256,
  parameter int unsigned CORE  = 0,
  parameter bit          SERIAL = 1'b0, // one slot a step
  localparam int unsigned BEATS = 32 / LANES,
  localparam int unsigned BW    = (BEATS > 1) ? $clog2(BEATS) : 1
) (
  input  logic                   clk_i,
  input  logic [7:0]             regs_i,        // NREG, 1..128
  input  logic [7:0]             rows_i,        // NREG and words of o[], 1..160
  input  logic [3:0]             shift_i,
  input  logic                   rd_valid_i,
  input  logic [BW-1:0]          rd_step_i,
  input  tesla_core_pkg::warp_t  rd_warp_i,
  input  logic [2:0]             rd_used_i,     // per slot; with SERIAL one at most
  input  logic [7:0]             rd_row0_i,     // a register, or a row of o[]
  input  logic [6:0]             rd_reg1_i,
  input  logic [6:0]             rd_reg2_i,
  output logic [3*BW-1:0]        rd_beat_o,     // in the clock of rd_valid_i
  output logic [2:0]             rd_zero_o,     // same clock: as a register it is not allocated
  output logic [3*LANES*32-1:0]  rd_data_o,     // one clock later
  input  logic                   pipe_valid_i,
  input  tesla_core_pkg::warp_t  pipe_warp_i,
  input  logic                   pipe_out_i,    // o[], not $r
  input  logic [6:0]             pipe_reg_i,
  input  logic [BW-1:0]          pipe_beat_i,
  input  logic [LANES-1:0]       pipe_mask_i,
  input  logic [1:0]             pipe_half_i,   // write bits 15:0, 31:16
  input  logic [LANES*32-1:0]    pipe_data_i,
  input  tesla_core_pkg::order_t pipe_order_i,
  input  logic                   lsu_valid_i,
  output logic                   lsu_ready_o,
  input  tesla_core_pkg::warp_t  lsu_warp_i,
  input  logic [6:0]             lsu_reg_i,
  input  logic [BW-1:0]          lsu_beat_i,
  input  logic [LANES-1:0]       lsu_mask_i,
  input  logic [LANES*32-1:0]    lsu_data_i,
  input  tesla_core_pkg::order_t lsu_order_i,
  input  logic                   init_valid_i,
  output logic                   init_ready_o,
  input  tesla_core_pkg::warp_t  init_warp_i,
  input  logic [7:0]             init_row_i,
  input  logic [BW-1:0]          init_beat_i,
  input  logic [LANES-1:0]       init_mask_i,
  input  logic [LANES*32-1:0]    init_data_i,
  input  tesla_core_pkg::order_t init_order_i
);
  localparam int unsigned BANKS  = SERIAL ? 1 : BEATS;
  localparam int unsigned COPIES = SERIAL ? 1 : (3 + BEATS - 1) / BEATS;
  localparam int unsigned DEPTH  = ROWS * BEATS / BANKS;
  localparam int unsigned AW     = $clog2(DEPTH);
  localparam int unsigned W      = LANES * 32;
  localparam logic [BW-1:0] BeatMask = BW'(BEATS - 1);
  localparam logic [BW-1:0] BankMask = BW'(BANKS - 1);

  function automatic logic [AW-1:0] row_of(input logic [4:0] warp, input logic [7:0] row,
                                           input logic [BW-1:0] beat, input logic [3:0] shift);
    row_of = AW'({8'd0, warp} << shift) | AW'(row);
    if (SERIAL) row_of = AW'(32'(row_of) * BEATS + 32'(beat));
  endfunction

  // Reads
  logic [AW-1:0] rd_row0, rd_row1, rd_row2;
  assign rd_row0 = row_of(rd_warp_i, rd_row0_i, rd_beat_o[0 +: BW], shift_i);
  assign rd_row1 = row_of(rd_warp_i, {1'b0, rd_reg1_i}, rd_beat_o[BW +: BW], shift_i);
  assign rd_row2 = row_of(rd_warp_i, {1'b0, rd_reg2_i}, rd_beat_o[2*BW +: BW], shift_i);
  assign rd_zero_o = {{1'b0, rd_reg2_i} >= regs_i, {1'b0, rd_reg1_i} >= regs_i, rd_row0_i >= regs_i};
  assign rd_beat_o[0 +: BW]    = SERIAL ? rd_step_i : (rd_step_i - BW'(rd_row0_i)) & BeatMask;
  assign rd_beat_o[BW +: BW]   = SERIAL ? rd_step_i : (rd_step_i + BW'(1 % BEATS) - BW'(rd_reg1_i)) & BeatMask;
  assign rd_beat_o[2*BW +: BW] = SERIAL ? rd_step_i : (rd_step_i + BW'(2 % BEATS) - BW'(rd_reg2_i)) & BeatMask;

  logic [BW-1:0] rd_step_q;
  always_ff @(posedge clk_i) begin
    if (rd_valid_i) rd_step_q <= rd_step_i;
  end

  // Writes: which bank each writer wants, and which it gets
  logic [7:0]    pipe_row;
  logic [BW-1:0] pipe_bank, lsu_bank, init_bank;
  logic          pipe_go, lsu_exists, init_exists;
  assign pipe_row    = {1'b0, pipe_reg_i} + (pipe_out_i ? regs_i : 8'd0);
  assign pipe_bank   = (pipe_beat_i + BW'(pipe_row)) & BankMask;
  assign lsu_bank    = (lsu_beat_i + BW'(lsu_reg_i)) & BankMask;
  assign init_bank   = (init_beat_i + BW'(init_row_i)) & BankMask;
  assign pipe_go     = pipe_valid_i && pipe_row < (pipe_out_i ? rows_i : regs_i);
  assign lsu_exists  = {1'b0, lsu_reg_i} < regs_i;
  assign init_exists = init_row_i < rows_i;
  assign lsu_ready_o  = !(pipe_go && pipe_bank == lsu_bank);
  assign init_ready_o = !(pipe_go && pipe_bank == init_bank) &&
                        !(lsu_valid_i && lsu_bank == init_bank);

  (* mem2reg *) // wires: Yosys 0.23 loses what a black box drives in an array that it takes for a memory
  logic [W-1:0] bank_rdata [0:COPIES*BANKS-1];

  for (genvar b = 0; b < BANKS; b++) begin : g_bank
    logic                   from_pipe, from_lsu, from_init;
    logic [LANES*2-1:0]     we;
    logic [AW-1:0]          waddr;
    logic [W-1:0]           wdata;
    tesla_core_pkg::warp_t  warp;
    tesla_core_pkg::order_t order;

    assign from_pipe = pipe_go && pipe_bank == BW'(b);
    assign from_lsu  = lsu_valid_i && lsu_ready_o && lsu_exists && lsu_bank == BW'(b);
    assign from_init = init_valid_i && init_ready_o && init_exists && init_bank == BW'(b);

    always_comb begin
      we    = '0;
      waddr = row_of(init_warp_i, init_row_i, init_beat_i, shift_i);
      wdata = init_data_i;
      warp  = init_warp_i;
      order = init_order_i;
      if (from_pipe) begin
        for (int unsigned l = 0; l < LANES; l++) begin
          we[2*l]   = pipe_mask_i[l] && pipe_half_i[0];
          we[2*l+1] = pipe_mask_i[l] && pipe_half_i[1];
        end
        waddr = row_of(pipe_warp_i, pipe_row, pipe_beat_i, shift_i);
        wdata = pipe_data_i;
        warp  = pipe_warp_i;
        order = pipe_order_i;
      end else if (from_lsu) begin
        for (int unsigned l = 0; l < LANES; l++) begin
          we[2*l]   = lsu_mask_i[l];
          we[2*l+1] = lsu_mask_i[l];
        end
        waddr = row_of(lsu_warp_i, {1'b0, lsu_reg_i}, lsu_beat_i, shift_i);
        wdata = lsu_data_i;
        warp  = lsu_warp_i;
        order = lsu_order_i;
      end else if (from_init) begin
        for (int unsigned l = 0; l < LANES; l++) we[2*l +: 2] = {2{init_mask_i[l]}};
      end
    end

    for (genvar c = 0; c < COPIES; c++) begin : g_copy
      // In step t this bank serves slot c*BEATS + (b - t) mod BEATS.
      logic [BW-1:0] k;
      logic [AW-1:0] raddr;
      logic          re;
      assign k = (BW'(b) - rd_step_i) & BankMask;
      always_comb begin
        raddr = rd_row0;
        re    = 1'b0;
        if (SERIAL) begin
          re = rd_valid_i && rd_used_i != '0;
          if (rd_used_i[1]) raddr = rd_row1;
          if (rd_used_i[2]) raddr = rd_row2;
        end else if (32'(k) + c * BEATS == 0) begin
          re = rd_valid_i && rd_used_i[0];
        end else if (32'(k) + c * BEATS == 1) begin
          raddr = rd_row1;
          re    = rd_valid_i && rd_used_i[1];
        end else if (32'(k) + c * BEATS == 2) begin
          raddr = rd_row2;
          re    = rd_valid_i && rd_used_i[2];
        end
      end
      common_ram #(
        .WIDTH   (W),
        .DEPTH   (DEPTH),
        .GRANULE (16),
        .CORE    (CORE),
        .TAP     (tesla_core_pkg::TapGpr),
        .BANK    (c * BANKS + b),
        .OLD     (1'b0)  // the scoreboard keeps readers and writers of a row apart
      ) u_ram (
        .clk_i   (clk_i),
        .we_i    (we),
        .waddr_i (waddr),
        .wdata_i (wdata),
        .re_i    (re),
        .raddr_i (raddr),
        .rdata_o (bank_rdata[c*BANKS+b])
      );
    end

    // What the RAM was told, in the words of the architecture.
    logic [LANES-1:0] tap_mask, tap_low, tap_high;
    logic [AW-1:0]    row, tap_row;
    logic             tap_out;
    logic [BW-1:0]    tap_beat;
    always_comb begin
      for (int unsigned l = 0; l < LANES; l++) begin
        tap_low[l]  = we[2*l];
        tap_high[l] = we[2*l+1];
      end
    end
    assign tap_mask  = tap_low | tap_high;
    assign row       = SERIAL ? AW'(32'(waddr) / BEATS) : waddr;
    assign tap_row   = row & ~({AW{1'b1}} << shift_i);
    assign tap_out   = 32'(tap_row) >= 32'(regs_i);
    assign tap_beat  = (SERIAL ? BW'(waddr) : BW'(b) - BW'(tap_row)) & BeatMask;
    common_tap_reg #(
      .CORE  (CORE),
      .FILE  (tesla_core_pkg::FileGpr),
      .LANES (LANES)
    ) u_tap (
      .clk_i       (clk_i),
      .valid_i     (|we && !tap_out),
      .warp_i      (8'(warp)),
      .order_i     (order),
      .row_warp_i  (8'(row >> shift_i)),
      .index_i     (16'(tap_row)),
      .lane_base_i (6'(tap_beat) * 6'(LANES % 64)),
      .mask_i      (tap_mask),
      .be_i        ({{2{|tap_high}}, {2{|tap_low}}}),
      .data_i      (wdata)
    );
    common_tap_reg #(
      .CORE  (CORE),
      .FILE  (tesla_core_pkg::FileOut),
      .LANES (LANES)
    ) u_tap_out (
      .clk_i       (clk_i),
      .valid_i     (|we && tap_out),
      .warp_i      (8'(warp)),
      .order_i     (order),
      .row_warp_i  (8'(row >> shift_i)),
      .index_i     (16'(tap_row) - {8'd0, regs_i}),
      .lane_base_i (6'(tap_beat) * 6'(LANES % 64)),
      .mask_i      (tap_mask),
      .be_i        ({{2{|tap_high}}, {2{|tap_low}}}),
      .data_i      (wdata)
    );
  end

  // Slot k of the last step came from bank (t + k mod BEATS) mod BEATS of copy k / BEATS.
  for (genvar k = 0; k < 3; k++) begin : g_slot
    logic [BW-1:0] bank;
    assign bank = (rd_step_q + BW'(k % BEATS)) & BankMask;
    assign rd_data_o[k*W +: W] = bank_rdata[SERIAL ? 0 : (k/BEATS)*BEATS+32'(bank)];
  end

`ifndef SYNTHESIS
  always_ff @(posedge clk_i) begin
    slots_one_by_one: assert (!SERIAL || !rd_valid_i || $onehot0(rd_used_i))
      else $error("slots %b are read at once", rd_used_i);
  end
`endif
endmodule
