// The register store of all slots: r, o, pa, sa and the internal registers, four banks by the number modulo 4, so that four words from
// any register on are read and written in a clock. A pass is looked up in R; its words are there in the clock after that. Where it needs
// nothing of what its destination holds, that reader is free for an output record. What the
// data path writes goes before what a launch writes. Beside it lies what a slot's sa is at its first launch: the uniforms, and what a
// secondary program made of them.
// With one reader a pass stays in R for four clocks, of a, b, c and the destination, and its words are there in the clock behind the last one.
module sgx543_registers #(
  parameter int unsigned INSTANCES = 4,
  parameter int unsigned READERS   = 4,           // operands at once: 4 or 1
  parameter int unsigned CORE      = 0
) (
  input  logic                     clk_i,
  input  logic                     rst_ni,

  // R: a pass; words in the next clock
  input  logic                     r_valid_i,     // its first clock
  input  sgx543_core_pkg::slot_t   r_slot_i,
  input  sgx543_core_pkg::place_t  r_a_i,
  input  sgx543_core_pkg::place_t  r_b_i,
  input  sgx543_core_pkg::place_t  r_c_i,
  input  sgx543_core_pkg::place_t  r_dst_i,
  output logic [127:0]             a_words_o,
  output logic [127:0]             b_words_o,
  output logic [127:0]             c_words_o,
  input  logic                     r_keeps_i,     // the pass needs old_words_o
  output logic [63:0]              old_words_o,   // what a register holds that is written in part
  input  logic                     r_record_valid_i,
  output logic                     r_record_ready_o,
  input  sgx543_core_pkg::slot_t   r_record_slot_i,
  input  sgx543_core_pkg::place_t  r_record_i,
  output logic [127:0]             record_words_o,

  // what the data path writes
  input  logic                     w_valid_i,
  input  sgx543_core_pkg::slot_t   w_slot_i,
  input  sgx543_core_pkg::order_t  w_order_i,
  input  sgx543_core_pkg::place_t  w_place_i,
  input  logic [3:0]               w_words_i,
  input  logic [127:0]             w_data_i,

  // what a launch writes: a row of four words of each file; held until ready
  input  logic [4:0]               x_valid_i,     // r, o, pa, sa, internal
  output logic [4:0]               x_ready_o,
  input  sgx543_core_pkg::slot_t   x_slot_i,
  input  sgx543_core_pkg::order_t  x_order_i,
  input  logic [24:0]              x_row_i,       // five bits for each file
  input  logic [4:0]               x_record_i,    // files whose row is x_data_i; of the others sa becomes what is kept for it, else 0
  input  logic [127:0]             x_data_i,

  // sa of a first launch
  input  logic                     keep_i,        // what is written to sa now
  input  logic                     uniform_we_i,
  input  logic [6:0]               uniform_addr_i,
  input  logic [31:0]              uniform_data_i
);
  localparam int unsigned Files = 4;

  // ---- R: of each bank the row in which its word is ----
  localparam int unsigned Last  = READERS - 1;                // the reader of the destination
  localparam int unsigned Lanes = READERS == 4 ? 3 : 1;       // readers of internal registers and constants: all, or those of a, b, c
  logic [7*READERS-1:0]  number; // of a, b, c, destination
  logic [3*READERS-1:0]  bank;
  logic [4*READERS-1:0]  exists;
  logic [4*READERS-1:0]  slots;
  logic [20*READERS-1:0] row;    // bank b of operand n: 20n+5b+4:20n+5b
  logic [3*READERS-1:0]  bank_q;
  logic [4*READERS-1:0]  inside_q;
  logic [7*READERS-1:0]  number_q;
  logic                    reads_pass, reads_fourth, records;  // in this clock; words that the pass keeps; of a record
  sgx543_core_pkg::place_t last; // what the last reader reads: the destination, or the operand whose turn it is; or a record
  assign r_record_ready_o = !(reads_pass && !reads_fourth) && !(reads_fourth && r_keeps_i);
  assign records          = r_record_valid_i && r_record_ready_o;
  if (READERS == 4) begin : gen_at_once
    assign last         = records ? r_record_i : r_dst_i;
    assign reads_pass   = r_valid_i;
    assign reads_fourth = r_valid_i;
    assign slots  = {records ? r_record_slot_i : r_slot_i, {3{r_slot_i}}};
    assign number = {last.number, r_c_i.number, r_b_i.number, r_a_i.number};
    assign bank   = {last.bank, r_c_i.bank, r_b_i.bank, r_a_i.bank};
    assign exists = {last.exists, r_c_i.exists, r_b_i.exists, r_a_i.exists};
  end else begin : gen_one_by_one
    logic [1:0]              turn_q;   // 0: nothing, or a
    always_ff @(posedge clk_i) begin
      if (!rst_ni)                        turn_q <= '0;
      else if (r_valid_i || turn_q != '0) turn_q <= turn_q + 2'd1;
    end
    assign reads_pass   = r_valid_i || turn_q != '0;
    assign reads_fourth = turn_q == 2'd3;
    always_comb begin
      unique case (turn_q)
        2'd1:    last = r_b_i;
        2'd2:    last = r_c_i;
        2'd3:    last = r_dst_i;
        default: last = r_a_i;
      endcase
      if (records) last = r_record_i;
    end
    assign slots  = records ? r_record_slot_i : r_slot_i;
    assign {bank, number, exists} = last;
  end
  always_comb begin
    for (int unsigned n = 0; n < READERS; n++) begin
      for (int unsigned b = 0; b < 4; b++) begin
        row[20*n + 5*b +: 5] = number[7*n + 2 +: 5] + (2'(b) < number[7*n +: 2] ? 5'd1 : 5'd0);
      end
    end
  end
  logic files_clk;  // moves where a register is read or written
  common_gate u_files_clk (
    .clk_i(clk_i), .rst_ni(rst_ni), .clk_o(files_clk),
    .moves_i(reads_pass || records || w_valid_i || x_valid_i != '0));
  always_ff @(posedge files_clk) begin
    if (reads_pass || records) begin
      bank_q   <= bank;
      number_q <= number;
      inside_q <= exists;
    end
  end

  // ---- the data path's words, by bank ----
  logic [127:0] w_data;
  logic [3:0]   w_words;
  logic [19:0]  w_row;
  logic [4:0]   w_file;
  always_comb begin
    for (int unsigned b = 0; b < 4; b++) begin
      w_words[b]         = w_words_i[2'(2'(b) - w_place_i.number[1:0])] && w_place_i.exists[2'(2'(b) - w_place_i.number[1:0])];
      w_data[32*b +: 32] = w_data_i[32*(2'(2'(b) - w_place_i.number[1:0])) +: 32];
      w_row[5*b +: 5]    = w_place_i.number[6:2] + (2'(b) < w_place_i.number[1:0] ? 5'd1 : 5'd0);
    end
    w_file = '0;
    for (int unsigned f = 0; f < 5; f++) w_file[f] = w_valid_i && w_place_i.bank == 3'(f);
  end
  assign x_ready_o = ~w_file;

  // ---- what a first launch finds in sa ----
  logic [127:0] kept;
  for (genvar b = 0; b < 4; b++) begin : gen_kept
    logic keeps;
    assign keeps = keep_i && w_file[3] && w_words[b];
    common_ram #(.WIDTH(32), .DEPTH(32), .GRANULE(32), .CORE(CORE), .ASYNC(1'b1)) u_kept (
      .clk_i   (clk_i),
      .we_i    (keeps || (uniform_we_i && uniform_addr_i[1:0] == 2'(b))),
      .waddr_i (keeps ? w_row[5*b +: 5] : uniform_addr_i[6:2]),
      .wdata_i (keeps ? w_data[32*b +: 32] : uniform_data_i),
      .re_i    (1'b1),
      .raddr_i (x_row_i[19:15]),
      .rdata_o (kept[32*b +: 32])
    );
  end

  // ---- the files ----
  logic [Files*128*READERS-1:0] found;   // word of file f, bank b, operand n: 32 * (READERS * (4f + b) + n)
  for (genvar f = 0; f < Files; f++) begin : gen_file
    for (genvar b = 0; b < 4; b++) begin : gen_bank
      logic [READERS-1:0]   reads;
      logic [5*READERS-1:0] rows;
      for (genvar n = 0; n < READERS; n++) begin : gen_reader
        assign reads[n]        = (reads_pass || (n == Last && records)) && bank[3*n +: 3] == 3'(f);
        assign rows[5*n +: 5]  = row[20*n + 5*b +: 5];
      end
      sgx543_bank #(
        .INSTANCES (INSTANCES),
        .COPIES    (READERS),
        .CORE      (CORE),
        .FILE      (f),
        .TAP       (sgx543_core_pkg::TapR + f),
        .BANK      (b)
      ) u_bank (
        .clk_i   (files_clk),
        .we_i    (w_file[f] ? w_words[b] : x_valid_i[f]),
        .slot_i  (w_file[f] ? w_slot_i : x_slot_i),
        .order_i (w_file[f] ? w_order_i : x_order_i),
        .row_i   (w_file[f] ? w_row[5*b +: 5] : x_row_i[5*f +: 5]),
        .data_i  (w_file[f] ? w_data[32*b +: 32] : f == 3 ? kept[32*b +: 32] : x_record_i[f] ? x_data_i[32*b +: 32] : 32'd0),
        .re_i    (reads),
        .rslot_i (slots),
        .rrow_i  (rows),
        .rdata_o (found[32*READERS*(4*f + b) +: 32*READERS])
      );
    end
  end
  logic [128*Lanes-1:0] internal;        // lane k, operand n: 32 * (Lanes * k + n)
  for (genvar k = 0; k < 4; k++) begin : gen_internal
    logic [Lanes-1:0]   reads;
    logic [2*Lanes-1:0] rows;
    for (genvar n = 0; n < Lanes; n++) begin : gen_reader
      assign reads[n]       = reads_pass && bank[3*n +: 3] == sgx543_core_pkg::BankInternal;
      assign rows[2*n +: 2] = number[7*n +: 2];
    end
    sgx543_bank #(
      .INSTANCES (INSTANCES),
      .ROWS      (4),
      .COPIES    (Lanes),
      .CORE      (CORE),
      .FILE      (sgx543_core_pkg::FileInternal),
      .TAP       (sgx543_core_pkg::TapInternal),
      .BANK      (k)
    ) u_lane (
      .clk_i   (files_clk),
      .we_i    (w_file[4] ? w_words_i[k] && w_place_i.exists[k] : x_valid_i[4]),
      .slot_i  (w_file[4] ? w_slot_i : x_slot_i),
      .order_i (w_file[4] ? w_order_i : x_order_i),
      .row_i   (w_file[4] ? w_place_i.number[1:0] : x_row_i[21:20]),
      .data_i  (w_file[4] ? w_data_i[32*k +: 32] : 32'd0),
      .re_i    (reads),
      .rslot_i (slots[4*Lanes-1:0]),
      .rrow_i  (rows),
      .rdata_o (internal[32*Lanes*k +: 32*Lanes])
    );
  end
  logic unused;
  assign unused = ^{x_row_i[24:22], x_record_i[4:3]};

  // ---- the clock after R: words in order ----
  logic [128*READERS-1:0] words;
  for (genvar n = 0; n < READERS; n++) begin : gen_operand
    logic [2:0]   file;
    logic [1:0]   low;
    logic [127:0] banks, turned, constant, out;
    logic [63:0]  value;
    assign file = bank_q[3*n +: 3];
    assign low  = number_q[7*n +: 2];
    for (genvar b = 0; b < 4; b++) begin : gen_bank
      always_comb begin
        unique case (file[1:0])
          2'd0:    banks[32*b +: 32] = found[32*(READERS*b + n) +: 32];
          2'd1:    banks[32*b +: 32] = found[32*(READERS*(4 + b) + n) +: 32];
          2'd2:    banks[32*b +: 32] = found[32*(READERS*(8 + b) + n) +: 32];
          default: banks[32*b +: 32] = found[32*(READERS*(12 + b) + n) +: 32];
        endcase
      end
    end
    always_comb begin
      unique case (low)
        2'd0:    turned = banks;
        2'd1:    turned = {banks[31:0], banks[127:32]};
        2'd2:    turned = {banks[63:0], banks[127:64]};
        default: turned = {banks[95:0], banks[127:96]};
      endcase
    end
    if (n < Lanes) begin : gen_constant
      sgx543_constants u_constants (.number_i(number_q[7*n +: 6]), .value_o(value));
    end else begin : gen_no_constant
      assign value = 64'd0;
    end
    assign constant = number_q[7*n + 6] ? 128'd0 : {value[31:0], value[31:0], value};
    always_comb begin
      out = file == sgx543_core_pkg::BankSpecial ? constant : turned;
      for (int unsigned k = 0; k < 4; k++) if (!inside_q[4*n + k]) out[32*k +: 32] = 32'd0;
    end
    if (n < Lanes) begin : gen_internal
      logic [127:0] lanes;
      assign lanes = {internal[32*(3*Lanes + n) +: 32], internal[32*(2*Lanes + n) +: 32], internal[32*(Lanes + n) +: 32], internal[32*n +: 32]};
      assign words[128*n +: 128] = file == sgx543_core_pkg::BankInternal ? lanes : out;
    end else begin : gen_old
      assign words[128*n +: 128] = out;
    end
  end
  if (READERS == 4) begin : gen_words
    assign {c_words_o, b_words_o, a_words_o} = words[383:0];
    logic unused_old;
    assign unused_old = ^number_q[26:23];
  end else begin : gen_words_came
    logic [1:0]   came_q;          // whose words came: b, c, old; 0: a or those of a record
    logic         came_a_q;
    logic [127:0] a_q, b_q, c_q;
    always_ff @(posedge clk_i) begin
      came_q   <= gen_one_by_one.turn_q;
      came_a_q <= r_valid_i;
      if (came_a_q)       a_q <= words;
      if (came_q == 2'd1) b_q <= words;
      if (came_q == 2'd2) c_q <= words;
    end
    assign {c_words_o, b_words_o, a_words_o} = {c_q, b_q, a_q};
  end
  assign old_words_o    = words[128*Last +: 64];
  assign record_words_o = words[128*Last +: 128];

`ifndef SYNTHESIS
  always_ff @(posedge clk_i) begin
    if (rst_ni) begin
      writes_what_there_is: assert (!w_valid_i || w_words_i == '0 || w_place_i.bank <= sgx543_core_pkg::BankInternal)
        else $error("bank %0d is written", w_place_i.bank);
      slot_is_there: assert (!w_valid_i || 32'(w_slot_i) < INSTANCES)
        else $error("slot %0d is written", w_slot_i);
      uniforms_come_alone: assert (!(uniform_we_i && keep_i && w_file[3]))
        else $error("a uniform is written while a secondary program runs");
    end
  end
`endif
endmodule
