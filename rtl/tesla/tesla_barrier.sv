// Barriers: 16 counters per block slot (sheet 1.6). Every event takes one clock and shows in waiting_o in the
// next one. With LATE it takes three, in which a warp that came waits in any case: it is kept, its block's counters are
// looked up, it counts. The next event may come in the third.
module tesla_barrier #(
  parameter int unsigned WARPS  = 8,
  parameter int unsigned BLOCKS = 8,
  parameter bit          LATE   = 1'b0
) (
  input  logic                   clk_i,
  input  logic                   rst_ni,

  input  logic                   launch_valid_i,   // a warp starts
  input  tesla_core_pkg::warp_t  launch_warp_i,
  input  logic [4:0]             launch_block_i,   // block slot
  input  logic [4:0]             launch_warps_i,   // warps of the block, 1..24
  input  logic                   launch_first_i,   // first of its block: all counters become 0

  input  logic                   done_valid_i,     // a warp has finished or was killed; goes before bar
  input  tesla_core_pkg::warp_t  done_warp_i,

  input  logic                   bar_valid_i,
  output logic                   bar_ready_o,
  input  tesla_core_pkg::warp_t  bar_warp_i,
  input  logic [63:0]            bar_words_i,

  output logic [WARPS-1:0]       waiting_o
);
  localparam int unsigned NW = 16 * 12;           // counters of a block, 12 bits each
  localparam int unsigned BW = (BLOCKS > 1) ? $clog2(BLOCKS) : 1;

  // Per block slot. A row is read and written back within one clock; one that fresh_q names holds the
  // last owner's counters and reads 0.
  logic [NW-1:0]       counts [0:BLOCKS-1];
  logic [15:0]         alls [0:BLOCKS-1];         // the latest increment counted all warps
  logic [BLOCKS-1:0]   fresh_q;
  logic [BLOCKS*5-1:0] live_q;                    // warps that have not finished

  // Per warp.
  logic [WARPS*5-1:0]  block_q;
  logic [WARPS*4-1:0]  wait_id_q;
  logic [WARPS-1:0]    waiting_q;

  // The event that is looked up: a finished warp goes before a bar.
  logic                  came_valid, came_done;
  tesla_core_pkg::warp_t came_warp;
  logic [63:0]           came_words;
  logic [4:0]            came_block, live, came_all_warps;
  logic                  fresh;
  logic [NW-1:0]         came_row;
  logic [15:0]           came_all;
  // The event that counts.
  logic                  event_valid, event_done;
  tesla_core_pkg::warp_t event_warp;
  logic [63:0]           event_words;
  logic [4:0]            block, n_all;
  logic [NW-1:0]         row, row_d;
  logic [15:0]           all, all_d, release_;    // counters that become 0
  assign waiting_o   = waiting_q;
  assign bar_ready_o = !done_valid_i && !(LATE && came_valid);
  logic work_clk;  // moves with each event, until it has counted, and while a warp waits
  common_gate u_work_clk (
    .clk_i(clk_i), .rst_ni(rst_ni), .clk_o(work_clk),
    .moves_i(launch_valid_i || done_valid_i || bar_valid_i || came_valid || event_valid || waiting_q != '0));
  if (LATE) begin : gen_late
    always_ff @(posedge work_clk) begin
      came_valid  <= rst_ni && (done_valid_i || (bar_valid_i && bar_ready_o));
      came_done   <= done_valid_i;
      came_warp   <= done_valid_i ? done_warp_i : bar_warp_i;
      came_words  <= bar_words_i;
      event_valid <= rst_ni && came_valid;
      event_done  <= came_done;
      event_warp  <= came_warp;
      event_words <= came_words;
      block       <= came_block;
      n_all       <= came_all_warps;
      row         <= came_row;
      all         <= came_all;
    end
  end else begin : gen_now
    assign came_valid  = done_valid_i || bar_valid_i;
    assign came_done   = done_valid_i;
    assign came_warp   = done_valid_i ? done_warp_i : bar_warp_i;
    assign came_words  = bar_words_i;
    assign event_valid = came_valid;
    assign event_done  = came_done;
    assign event_warp  = came_warp;
    assign event_words = came_words;
    assign block       = came_block;
    assign n_all       = came_all_warps;
    assign row         = came_row;
    assign all         = came_all;
  end
  always_comb begin
    came_block = '0;
    live       = '0;
    fresh      = 1'b0;
    for (int unsigned w = 0; w < WARPS; w++)
      if (32'(came_warp) == w) came_block = block_q[w*5 +: 5];
    for (int unsigned b = 0; b < BLOCKS; b++) begin
      if (32'(came_block) == b) begin
        live  = live_q[b*5 +: 5];
        fresh = fresh_q[b];
      end
    end
  end
  assign came_row       = fresh ? '0 : counts[came_block[BW-1:0]];
  assign came_all       = fresh ? '0 : alls[came_block[BW-1:0]];
  assign came_all_warps = live - 5'(came_done);

  // Fields of bar: sheet 1.6.
  logic [3:0]  bar_id;
  logic        bar_inc, bar_wait, bar_all, bar_reset, blocks;
  logic [11:0] bar_n, bar_old, bar_count, threads;
  logic        unused;
  assign threads  = tesla_pkg::get_barcount_count(event_words[31:0]);
  assign bar_id   = tesla_pkg::get_barid(event_words[31:0]);
  assign bar_inc  = tesla_pkg::get_inc(event_words[31:0]);
  assign bar_wait = tesla_pkg::get_wait(event_words[31:0]);
  assign bar_all  = tesla_pkg::get_barcount_all(event_words[63:32]) || threads == 12'hfff;
  assign unused   = ^{event_words[63:47], event_words[45:27], event_words[8:0]};
  always_comb begin
    if (bar_all)                          bar_n = 12'(n_all);
    else if (threads == 12'd0)            bar_n = 12'd1;
    else                                  bar_n = threads;
  end

  always_comb begin
    bar_old = '0;
    for (int unsigned i = 0; i < 16; i++)
      if (32'(bar_id) == i) bar_old = row[i*12 +: 12];
  end
  assign bar_count = bar_old + 12'(bar_inc);
  assign bar_reset = bar_inc && bar_count >= bar_n;

  always_comb begin
    row_d    = row;
    all_d    = all;
    release_ = '0;
    for (int unsigned i = 0; i < 16; i++) begin
      if (event_done) begin
        release_[i] = all[i] && row[i*12 +: 12] >= 12'(n_all);
      end else if (32'(bar_id) == i) begin
        row_d[i*12 +: 12] = bar_count;
        release_[i]       = bar_reset;
        if (bar_inc) all_d[i] = bar_all;
      end
      if (release_[i]) begin
        row_d[i*12 +: 12] = '0;
        all_d[i]          = 1'b0;
      end
    end
    blocks = bar_wait && bar_count != '0 && !bar_reset;
  end

  always_ff @(posedge work_clk) begin
    if (event_valid) begin
      counts[block[BW-1:0]] <= row_d;
      alls[block[BW-1:0]]   <= all_d;
    end
    for (int unsigned w = 0; w < WARPS; w++) begin
      if (launch_valid_i && 32'(launch_warp_i) == w) block_q[w*5 +: 5] <= launch_block_i;
      if (!rst_ni || (launch_valid_i && 32'(launch_warp_i) == w)) begin
        waiting_q[w] <= 1'b0;
      end else if (LATE && bar_valid_i && bar_ready_o && 32'(bar_warp_i) == w) begin
        waiting_q[w] <= 1'b1;
      end else if (event_valid && !event_done && 32'(event_warp) == w) begin
        waiting_q[w] <= blocks;
        wait_id_q[w*4 +: 4] <= bar_id;
      end else if (event_valid && block_q[w*5 +: 5] == block && release_[wait_id_q[w*4 +: 4]]) begin
        waiting_q[w] <= 1'b0;
      end
    end
    for (int unsigned b = 0; b < BLOCKS; b++) begin
      if (launch_valid_i && launch_first_i && 32'(launch_block_i) == b) begin
        fresh_q[b]       <= 1'b1;
        live_q[b*5 +: 5] <= launch_warps_i;
      end else if (event_valid && 32'(block) == b) begin
        fresh_q[b]       <= 1'b0;
        live_q[b*5 +: 5] <= n_all;
      end
    end
  end

`ifndef SYNTHESIS
  common_held #(.WIDTH(69)) stalled_bar_stable (
    .clk_i   (clk_i),
    .rst_ni  (rst_ni),
    .valid_i (bar_valid_i),
    .ready_i (bar_ready_o),
    .data_i  ({bar_warp_i, bar_words_i})
  );
  always_ff @(posedge clk_i) begin
    if (rst_ni) begin
      waiting_warp_silent: assert (!bar_valid_i || !waiting_q[bar_warp_i[$clog2(WARPS)-1:0]])
        else $error("a warp that waits comes to a barrier");
      finished_only_once: assert (!(came_valid && came_done) || live != '0)
        else $error("a warp finishes that does not live");
      lookup_sees_the_last_event: assert (!LATE || !came_valid || !event_valid)
        else $error("an event is looked up while the one before it counts");
    end
  end
`endif
endmodule
