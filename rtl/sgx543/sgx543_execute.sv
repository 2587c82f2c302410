// The data path: one pass of one iteration a clock (sheet 3). Operands come as the four words from their register on; the result
// goes out as the four words from the destination on, with byte enables.
//
//   words ── operands ── pick, convert ── units ── test, convert, pack
//    1 clock             1 clock          5 or 11         1 clock
//
// What is long (dot products, tables) takes LongLatency clocks, all else ShortLatency. Who issues sees to it that no two passes come out
// in the same clock. With one reader of registers operands are made one after the other, each in two clocks, and a pass stays at the inputs
// for four; pick and convert take a clock each, and so do the choice of a result, test and pack; convert takes two.
module sgx543_execute #(
  parameter int unsigned READERS = 4,   // operands at once: 4 (all that there are) or 1
  parameter int unsigned TAG     = 8
) (
  input  logic                   clk_i,
  input  logic                   rst_ni,
  input  logic                   valid_i,
  input  logic                   gather_i,    // instead of valid_i: only the operands are wanted, a clock later
  input  sgx543_core_pkg::uop_t  uop_i,
  input  logic [TAG-1:0]         tag_i,       // goes along
  input  logic [1:0]             iteration_i, // its low bits
  input  logic                   carry_i,     // the predicate that a rotate moves in
  input  logic [127:0]           a_i,
  input  logic [127:0]           b_i,
  input  logic [127:0]           c_i,
  input  logic [63:0]            old_i,       // the destination's first two words: C10 has fields that are no bytes
  output logic [127:0]           a_lanes_o,   // operands
  output logic [127:0]           b_lanes_o,
  output logic [127:0]           c_lanes_o,
  output logic                   valid_o,
  output logic [TAG-1:0]         tag_o,
  output logic [127:0]           words_o,     // what is not written is old_i
  output logic [15:0]            be_o,
  output logic                   pred_we_o,
  output logic                   pred_o,
  output logic [31:0]            value_o      // lane x before it is converted
);
  localparam int unsigned Long   = sgx543_arith_pkg::DotLatency;
  localparam int unsigned Short  = sgx543_arith_pkg::FloatLatency;
  localparam int unsigned Table  = sgx543_arith_pkg::TableLatency + (READERS == 4 ? 0 : 1);

  // ---- operands ----
  logic [127:0] a_lanes, b_lanes, c_lanes;
  logic [3:0]   a_raw, b_raw, c_raw;
  logic [2:0]   takes;        // c, b, a; with c all else
  logic         computes;
  if (READERS == 4) begin : gen_at_once
    assign takes    = {3{valid_i || gather_i}};
    assign computes = valid_i;
    sgx543_operand u_a (.source_i(uop_i.a), .words_i(a_i), .lanes_o(a_lanes), .raw_o(a_raw));
    sgx543_operand u_b (.source_i(uop_i.b), .words_i(b_i), .lanes_o(b_lanes), .raw_o(b_raw));
    sgx543_operand u_c (.source_i(uop_i.c), .words_i(c_i), .lanes_o(c_lanes), .raw_o(c_raw));
  end else begin : gen_one_by_one
    logic [2:0]               computes_q;
    sgx543_core_pkg::source_t source_q;
    logic [127:0]             words_q;
    always_ff @(posedge clk_i) begin
      takes      <= rst_ni ? {takes[1:0], valid_i || gather_i} : '0;
      computes_q <= {computes_q[1:0], valid_i};
      if (valid_i || gather_i) {source_q, words_q} <= {uop_i.a, a_i};
      if (takes[0])            {source_q, words_q} <= {uop_i.b, b_i};
      if (takes[1])            {source_q, words_q} <= {uop_i.c, c_i};
    end
    assign computes = takes[2] && computes_q[2];
    sgx543_operand u_operand (.source_i(source_q), .words_i(words_q), .lanes_o(a_lanes), .raw_o(a_raw));
    assign {b_lanes, b_raw, c_lanes, c_raw} = {a_lanes, a_raw, a_lanes, a_raw};
  end

  logic                  p_valid_q, p_carry_q;
  sgx543_core_pkg::uop_t p_uop_q;
  logic [TAG-1:0]        p_tag_q;
  logic [3:0]            p_mask_q, p_a_raw_q, p_b_raw_q, p_c_raw_q;
  logic [127:0]          p_a_q, p_b_q, p_c_q;
  logic [63:0]           p_old_q;
  logic [3:0]            mask_now;
  sgx543_mask u_mask (.mask_i(uop_i.dst.mask), .rotates_i(uop_i.dst.rotates), .iteration_i(iteration_i), .mask_o(mask_now));
  logic lanes_clk, float_clk, table_clk, int_clk, out_clk;   // below
  always_ff @(posedge lanes_clk) begin
    if (!rst_ni) p_valid_q <= 1'b0;
    else         p_valid_q <= computes;
    if (takes[0]) {p_a_q, p_a_raw_q} <= {a_lanes, a_raw};
    if (takes[1]) {p_b_q, p_b_raw_q} <= {b_lanes, b_raw};
    if (takes[2]) begin
      p_uop_q   <= uop_i;
      p_tag_q   <= tag_i;
      p_carry_q <= carry_i;
      p_old_q   <= old_i;
      p_mask_q  <= mask_now;
      p_c_q     <= uop_i.is_literal ? {4{uop_i.literal}} : c_lanes;
      p_c_raw_q <= c_raw;
    end
  end

  assign a_lanes_o = p_a_q;
  assign b_lanes_o = p_b_q;
  assign c_lanes_o = p_c_q;

  // ---- pick, convert ----
  logic [127:0] found, picked, converted;
  logic [3:0]   found_raw, picked_raw;
  logic         multiply, picked_valid;
  logic [31:0]  factor;
  sgx543_pick u_pick (
    .pick_i      (p_uop_q.pick),
    .pick_c_i    (p_uop_q.pick_c),
    .as_i        (p_uop_q.as),
    .condition_i (p_uop_q.condition),
    .a_i         (p_a_q),
    .b_i         (p_b_q),
    .c_i         (p_c_q),
    .a_raw_i     (p_a_raw_q),
    .b_raw_i     (p_b_raw_q),
    .c_raw_i     (p_c_raw_q),
    .lanes_o     (found),
    .raw_o       (found_raw)
  );
  sgx543_stage #(.ON(READERS == 1), .WIDTH(132)) u_picked (
    .clk_i   (clk_i),
    .rst_ni  (rst_ni),
    .valid_i (p_valid_q),
    .data_i  ({found_raw, found}),
    .valid_o (picked_valid),
    .data_o  ({picked_raw, picked})
  );
  sgx543_convert_in u_convert_in (
    .from_i     (p_uop_q.from),
    .to_i       (p_uop_q.dst.fmt),
    .scale_i    (p_uop_q.scale),
    .lanes_i    (picked),
    .lanes_o    (converted),
    .multiply_o (multiply),
    .factor_o   (factor)
  );

  // What is still to be known of the operation when it comes out of its unit
  typedef struct packed {
    logic [1:0]  unit;
    logic        replicate;
    logic        internal;
    logic [2:0]  fmt;            // of the destination
    logic        integer_result;
    logic        nearest;
    logic        bounded;
    logic [1:0]  stest;
    logic [1:0]  ztest;
    logic        both;
    logic [2:0]  chan;
    logic        test_mask;
    logic [31:0] literal;
    logic        pred_we;
    logic        carries;
  } out_t;
  out_t p_out, e_out_q;
  always_comb begin
    p_out.unit           = p_uop_q.unit;
    p_out.replicate      = p_uop_q.replicate;
    p_out.internal       = p_uop_q.dst.bank == sgx543_core_pkg::BankInternal;
    p_out.fmt            = p_uop_q.dst.fmt;
    p_out.integer_result = p_uop_q.integer_result;
    p_out.nearest        = p_uop_q.scale;
    p_out.bounded        = p_uop_q.packs && p_uop_q.scale && p_uop_q.dst.fmt >= sgx543_arith_pkg::FmtF16
                           && (p_uop_q.from == sgx543_arith_pkg::FmtS8 || p_uop_q.from == sgx543_arith_pkg::FmtO8
                               || p_uop_q.from == sgx543_arith_pkg::FmtS16);
    p_out.stest          = p_uop_q.stest;
    p_out.ztest          = p_uop_q.ztest;
    p_out.both           = p_uop_q.both;
    p_out.chan           = p_uop_q.chan;
    p_out.test_mask      = p_uop_q.test_mask;
    p_out.literal        = p_uop_q.literal;
    p_out.pred_we        = p_uop_q.test_chosen || p_uop_q.carries;
    p_out.carries        = p_uop_q.carries;
  end

  logic                  e_valid_q, e_carry_q;
  logic [1:0]            e_table_fn_q;
  sgx543_int_pkg::int_t  e_int_op_q;
  logic [TAG-1:0]        e_tag_q;
  logic [3:0]            e_mask_q, e_raw_q, e_float_op_q;
  logic [127:0]          e_a_q, e_b_q, e_c_q;
  logic [63:0]           e_old_q;
  always_ff @(posedge lanes_clk) begin
    if (!rst_ni) e_valid_q <= 1'b0;
    else         e_valid_q <= picked_valid;
    if (picked_valid) begin
      e_out_q      <= p_out;
      e_table_fn_q <= p_uop_q.table_fn;
      e_int_op_q   <= p_uop_q.int_op;
      e_tag_q      <= p_tag_q;
      e_mask_q     <= p_mask_q;
      e_old_q      <= p_old_q;
      e_carry_q    <= p_carry_q;
      e_raw_q      <= p_uop_q.moves ? picked_raw : 4'd0;
      e_float_op_q <= p_uop_q.packs && multiply ? sgx543_arith_pkg::FloatMul : p_uop_q.float_op;
      e_a_q        <= p_uop_q.packs ? converted : p_uop_q.moves ? picked : p_a_q;
      e_b_q        <= p_uop_q.packs ? {4{factor}} : p_b_q;
      e_c_q        <= p_c_q;
    end
  end

  // ---- units ----
  logic         is_dot, is_table, is_int, is_float_unit;
  logic [127:0] float_result, int_result;
  logic [31:0]  dot, table_result;
  logic [3:0]   int_negative, int_zero;
  logic         int_carry;
  assign is_int   = e_out_q.unit == sgx543_core_pkg::UnitInt;
  assign is_table = e_out_q.unit == sgx543_core_pkg::UnitTable;
  assign is_float_unit = e_out_q.unit == sgx543_core_pkg::UnitFloat;
  assign is_dot   = is_float_unit
                    && (e_float_op_q == sgx543_arith_pkg::FloatDot3 || e_float_op_q == sgx543_arith_pkg::FloatDot4);
  sgx543_float u_float (
    .clk_i    (float_clk),
    .rst_ni   (rst_ni),
    .valid_i  (e_valid_q && is_float_unit),
    .op_i     (e_float_op_q),
    .a_i      (e_a_q),
    .b_i      (e_b_q),
    .c_i      (e_c_q),
    .result_o (float_result),
    .dot_o    (dot)
  );
  sgx543_table #(.READERS(READERS)) u_table (
    .clk_i    (table_clk),
    .rst_ni   (rst_ni),
    .valid_i  (e_valid_q && is_table),
    .fn_i     (e_table_fn_q),
    .a_i      (e_a_q[31:0]),
    .result_o (table_result)
  );
  sgx543_int u_int (
    .clk_i      (int_clk),
    .rst_ni     (rst_ni),
    .valid_i    (e_valid_q && is_int),
    .op_i       (e_int_op_q),
    .carry_i    (e_carry_q),
    .a_i        (e_a_q),
    .b_i        (e_b_q),
    .c_i        (e_c_q),
    .result_o   (int_result),
    .negative_o (int_negative),
    .zero_o     (int_zero),
    .carry_o    (int_carry)
  );

  // What goes along: entry n has been on the way n + 1 clocks
  typedef struct packed {
    logic [TAG-1:0] tag;
    logic [63:0]    old;
    logic [3:0]     mask;
    logic [3:0]     raw;
    out_t           out;
  } way_t;
  way_t               way, test_way, convert_way, rounded_way, pack_way;
  localparam int unsigned TravelW = $bits(way);   // Yosys 0.23 makes one element of an array of a named type
  logic [Long-1:0]    valid_q, long_q;
  logic [TravelW-1:0] way_q [0:Long-1];
  logic [31:0]        table_q [0:Long-Table-1];
  always_ff @(posedge float_clk) begin
    if (!rst_ni) valid_q <= '0;
    else         valid_q <= {valid_q[Long-2:0], e_valid_q};
    long_q <= {long_q[Long-2:0], is_dot || is_table};
    if (e_valid_q) way_q[0] <= {e_tag_q, e_old_q, e_mask_q, e_raw_q, e_out_q};
    for (int unsigned n = 1; n < Long; n++) if (valid_q[n-1]) way_q[n] <= way_q[n-1];
    table_q[0] <= table_result;
    for (int unsigned n = 1; n < Long - Table; n++) table_q[n] <= table_q[n-1];
  end

  // ---- out: choose, test, convert, pack ----
  logic                  short_valid, long_valid, test_valid, convert_valid, rounded_valid, pack_valid;
  logic [127:0]          chosen_result, result, tested, convert_lanes, out_lanes, pack_lanes;
  logic [3:0]            negative, zero, pass;
  logic                  is_float, carry, chosen, pred, rounded_pred, pack_pred;
  logic [31:0]           value, rounded_value, pack_value;
  assign short_valid = valid_q[Short-1] && !long_q[Short-1];
  assign long_valid  = valid_q[Long-1] && long_q[Long-1];
  assign way         = long_valid ? way_q[Long-1] : way_q[Short-1];
  always_comb begin
    chosen_result = way.out.unit != sgx543_core_pkg::UnitInt ? float_result : int_result;
    if (long_valid)
      chosen_result = {4{way.out.unit == sgx543_core_pkg::UnitTable ? table_q[Long-Table-1] : dot}};
    else if (way.out.replicate)
      chosen_result = {4{float_result[31:0]}};
  end
  sgx543_stage #(.ON(READERS == 1), .WIDTH($bits(way) + 137)) u_chosen (
    .clk_i   (clk_i),
    .rst_ni  (rst_ni),
    .valid_i (short_valid || long_valid),
    .data_i  ({way, chosen_result, int_negative, int_zero, int_carry}),
    .valid_o (test_valid),
    .data_o  ({test_way, result, negative, zero, carry})
  );
  assign is_float = test_way.out.unit != sgx543_core_pkg::UnitInt;
  sgx543_test u_test (
    .is_float_i (is_float),
    .lanes_i    (result),
    .negative_i (negative),
    .zero_i     (zero),
    .stest_i    (test_way.out.stest),
    .ztest_i    (test_way.out.ztest),
    .and_i      (test_way.out.both),
    .chan_i     (test_way.out.chan),
    .pass_o     (pass),
    .chosen_o   (chosen)
  );
  always_comb begin
    tested = result;
    if (test_way.out.test_mask) for (int unsigned k = 0; k < 4; k++) tested[k*32 +: 32] = pass[k] ? test_way.out.literal : 32'd0;
  end
  sgx543_stage #(.ON(READERS == 1), .WIDTH($bits(way) + 161)) u_tested (
    .clk_i   (clk_i),
    .rst_ni  (rst_ni),
    .valid_i (test_valid),
    .data_i  ({test_way, tested, test_way.out.carries ? carry : chosen, result[31:0]}),
    .valid_o (convert_valid),
    .data_o  ({convert_way, convert_lanes, pred, value})
  );
  sgx543_convert_out #(.READERS(READERS)) u_convert_out (
    .clk_i     (clk_i),
    .rst_ni    (rst_ni),
    .valid_i   (convert_valid),
    .fmt_i     (convert_way.out.internal && convert_way.out.fmt >= sgx543_arith_pkg::FmtF16 ? sgx543_arith_pkg::FmtF32 : convert_way.out.fmt),
    .integer_i (convert_way.out.integer_result),
    .raw_i     (convert_way.raw),
    .nearest_i (convert_way.out.nearest),
    .bounded_i (convert_way.out.bounded),
    .lanes_i   (convert_lanes),
    .lanes_o   (out_lanes)
  );
  sgx543_stage #(.ON(READERS == 1), .WIDTH($bits(way) + 33)) u_rounded (
    .clk_i   (clk_i),
    .rst_ni  (rst_ni),
    .valid_i (convert_valid),
    .data_i  ({convert_way, pred, value}),
    .valid_o (rounded_valid),
    .data_o  ({rounded_way, rounded_pred, rounded_value})
  );
  sgx543_stage #(.ON(READERS == 1), .WIDTH($bits(way) + 161)) u_converted (
    .clk_i   (clk_i),
    .rst_ni  (rst_ni),
    .valid_i (rounded_valid),
    .data_i  ({rounded_way, out_lanes, rounded_pred, rounded_value}),
    .valid_o (pack_valid),
    .data_o  ({pack_way, pack_lanes, pack_pred, pack_value})
  );

  logic [127:0] words;
  logic [63:0]  old;
  logic [15:0]  be;
  logic [3:0]   mask;
  logic         unused;
  assign unused = ^pack_way.raw;   // used where lanes were converted
  assign old  = pack_way.old;
  assign mask = pack_way.mask;
  always_comb begin
    words = pack_lanes;
    be    = {{4{mask[3]}}, {4{mask[2]}}, {4{mask[1]}}, {4{mask[0]}}};
    if (!pack_way.out.internal) begin
      unique case (pack_way.out.fmt)
        sgx543_arith_pkg::FmtU8, sgx543_arith_pkg::FmtS8, sgx543_arith_pkg::FmtO8: begin
          words[31:0] = {pack_lanes[103:96], pack_lanes[71:64], pack_lanes[39:32], pack_lanes[7:0]};
          be          = {12'd0, mask};
        end
        sgx543_arith_pkg::FmtU16, sgx543_arith_pkg::FmtS16, sgx543_arith_pkg::FmtF16: begin
          words[63:0] = {pack_lanes[111:96], pack_lanes[79:64], pack_lanes[47:32], pack_lanes[15:0]};
          be          = {8'd0, {2{mask[3]}}, {2{mask[2]}}, {2{mask[1]}}, {2{mask[0]}}};
        end
        sgx543_arith_pkg::FmtC10: begin
          words[63:0] = old;
          if (mask[0]) words[9:0]   = pack_lanes[9:0];
          if (mask[1]) words[19:10] = pack_lanes[41:32];
          if (mask[2]) words[29:20] = pack_lanes[73:64];
          if (mask[3]) words[41:32] = pack_lanes[105:96];
          be = {8'd0, {4{mask[3]}}, {4{|mask[2:0]}}};
        end
        default: ;
      endcase
    end
    for (int unsigned n = 0; n < 8; n++) if (!be[n]) words[8*n +: 8] = old[8*n +: 8];
  end
  always_ff @(posedge out_clk) begin
    if (!rst_ni) valid_o <= 1'b0;
    else         valid_o <= pack_valid;
    if (pack_valid) begin
      tag_o     <= pack_way.tag;
      words_o   <= words;
      be_o      <= be;
      pred_we_o <= pack_way.out.pred_we;
      pred_o    <= pack_pred;
      value_o   <= pack_value;
    end
  end

  // ---- clocks in which something moves: where operands wait, in each unit, in what comes out. Floats have the one of what goes along ----
  common_gate u_lanes_clk (
    .clk_i(clk_i), .rst_ni(rst_ni), .clk_o(lanes_clk),
    .moves_i(takes != '0 || p_valid_q || picked_valid || e_valid_q));
  common_gate u_float_clk (
    .clk_i(clk_i), .rst_ni(rst_ni), .clk_o(float_clk),
    .moves_i(e_valid_q || valid_q != '0));
  common_gate #(.SPAN(Long + 1)) u_table_clk (
    .clk_i(clk_i), .rst_ni(rst_ni), .clk_o(table_clk),
    .moves_i({(Long + 1){e_valid_q && is_table}}));
  common_gate #(.SPAN(Short + 1)) u_int_clk (
    .clk_i(clk_i), .rst_ni(rst_ni), .clk_o(int_clk),
    .moves_i({(Short + 1){e_valid_q && is_int}}));
  common_gate u_out_clk (
    .clk_i(clk_i), .rst_ni(rst_ni), .clk_o(out_clk),
    .moves_i(pack_valid || valid_o));

`ifndef SYNTHESIS
  always_ff @(posedge clk_i) begin
    if (rst_ni) begin
      one_at_a_time: assert (!(short_valid && long_valid))
        else $error("two passes come out in one clock");
      computes_or_gathers: assert (!(valid_i && gather_i))
        else $error("a pass computes and gathers");
      carries_are_of_integers: assert (!p_valid_q || !p_uop_q.carries || p_uop_q.unit == sgx543_core_pkg::UnitInt)
        else $error("a carry of what has none");
      writes_what_its_mask_says: assert (!pack_valid || mask != '0 || be == '0)
        else $error("bytes %b are written for no lane", be);
    end
  end
`endif
endmodule
