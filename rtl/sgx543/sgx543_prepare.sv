// Makes of a decoded pass what sgx543_issue lets go: whether its predicate holds, where its operands are, what it waits for. With the
// last pass of an instruction it is decided where the slot goes on (sheet 5.1, 5.2): branches, LINK, phases, the end; MOE and PHASE are
// written, fixed functions are told (5.6). With one reader of registers places are found in two clocks before; the pass and the slot's state stay.
module sgx543_prepare #(
  parameter int unsigned INSTANCES = 4,
  parameter int unsigned READERS   = 4,
  localparam int unsigned SW       = INSTANCES > 1 ? $clog2(INSTANCES) : 1
) (
  input  logic                               clk_i,
  input  logic                               rst_ni,
  input  logic                               secondary_i,
  input  sgx543_core_pkg::pc_t               prog_end_i,

  input  logic                               valid_i,
  input  sgx543_core_pkg::slot_t             slot_i,
  input  logic [63:0]                        word_i,
  input  sgx543_core_pkg::pc_t               pc_i,
  input  sgx543_core_pkg::fact_t             fact_i,
  input  logic [3:0]                         iteration_i,
  input  logic                               close_i,
  input  logic                               last_i,
  input  sgx543_core_pkg::uop_t              uop_i,
  input  logic [31:0]                        shared_value_i,
  input  logic                               shared_oob_i,

  // the slot's state, in the same clock; what is written there
  input  logic [3:0]                         pred_i,
  input  logic [63:0]                        index_i,
  input  logic [19:0]                        link_i,
  input  logic [104:0]                       moe_i,
  input  logic [34:0]                        phase_i,
  output sgx543_core_pkg::order_t            order_o,
  output logic                               link_we_o,
  output logic [19:0]                        link_o,
  output logic [4:0]                         moe_we_o,
  output logic [104:0]                       moe_o,
  output logic [1:0]                         phase_we_o,
  output logic [34:0]                        phase_o,

  // a launch: its number among the slot's events
  input  logic                               launch_valid_i,
  input  sgx543_core_pkg::slot_t             launch_slot_i,
  output sgx543_core_pkg::order_t            launch_order_o,

  output logic                               omitted_o,         // a counted write that is not done
  output logic                               restart_valid_o,
  output sgx543_core_pkg::pc_t               restart_pc_o,

  output logic                               push_o,
  output sgx543_core_pkg::pass_t             pass_o,
  output sgx543_core_pkg::retire_t           retire_o,
  output logic                               closes_o,
  output logic                               joined_o,          // the next pass is of the same dual instruction
  output logic                               long_o,
  output logic [sgx543_core_pkg::Lines-1:0]  reads_o,
  output logic [sgx543_core_pkg::Lines-1:0]  writes_o,

  output logic                               evt_valid_o,
  output logic [2:0]                         evt_kind_o,
  output logic [31:0]                        evt_data_o,
  output logic [3:0]                         evt_flags_o
);
  localparam logic [20:0] Step  = 21'h001000;
  localparam int unsigned Lines = sgx543_core_pkg::Lines;
  logic        valid;      // all of the pass is known
  logic [31:0] w0, w1;
  logic [4:0]  kind;
  logic        legal;
  assign w0    = word_i[31:0];
  assign w1    = word_i[63:32];
  assign kind  = uop_i.kind;
  assign legal = fact_i.legal;

  // ---- the predicate: of this iteration, of the whole instruction where operands are only read in parts ----
  logic [1:0] which;
  logic       met, by_parts;
  assign by_parts = kind == sgx543_core_pkg::KindSample || (kind == sgx543_core_pkg::KindStore && !sgx543_pkg::get_mem_moe(w1));
  assign which    = uop_i.pred.each ? (by_parts ? 2'd0 : iteration_i[1:0]) : uop_i.pred.number;
  assign met      = legal && (uop_i.pred.sure || pred_i[which] != uop_i.pred.not_met);

  // ---- operands ----
  sgx543_core_pkg::source_t c_source;
  sgx543_core_pkg::place_t  a, b, c, dst;
  logic [3:0]               oob;
  logic [Lines-1:0]         a_lines, b_lines, c_lines, old_lines, dst_lines;
  logic signed [17:0]       target;
  always_comb begin
    c_source = uop_i.c;
    // the last operands of a store may be fewer than four
    if (kind == sgx543_core_pkg::KindStore && !sgx543_pkg::get_mem_moe(w1) && iteration_i == uop_i.count) begin
      unique case (w1[13:12])
        2'd0:    c_source.lanes = 4'h1;
        2'd1:    c_source.lanes = 4'h3;
        2'd2:    c_source.lanes = 4'h7;
        default: c_source.lanes = 4'hf;
      endcase
    end
  end
  // found: a, b, c, destination
  logic [55:0]        places;
  logic [3:0]         outside;
  logic [5*Lines-1:0] lines;
  logic signed [17:0] number;
  sgx543_place #(.READERS(READERS)) u_a (
                    .clk_i(clk_i), .rst_ni(rst_ni), .valid_i(valid_i),
                    .source_i(uop_i.a), .iteration_i(iteration_i), .index_i(index_i), .moe_i(moe_i), .secondary_i(secondary_i),
                    .place_o(places[55:42]), .oob_o(outside[0]), .lines_o(lines[4*Lines +: Lines]));
  sgx543_place #(.READERS(READERS)) u_b (
                    .clk_i(clk_i), .rst_ni(rst_ni), .valid_i(valid_i),
                    .source_i(uop_i.b), .iteration_i(iteration_i), .index_i(index_i), .moe_i(moe_i), .secondary_i(secondary_i),
                    .place_o(places[41:28]), .oob_o(outside[1]), .lines_o(lines[3*Lines +: Lines]));
  sgx543_place #(.READERS(READERS)) u_c (
                    .clk_i(clk_i), .rst_ni(rst_ni), .valid_i(valid_i),
                    .source_i(c_source), .iteration_i(iteration_i), .index_i(index_i), .moe_i(moe_i), .secondary_i(secondary_i),
                    .place_o(places[27:14]), .oob_o(outside[2]), .lines_o(lines[2*Lines +: Lines]));
  sgx543_target #(.READERS(READERS)) u_dst (
                       .clk_i(clk_i), .rst_ni(rst_ni), .valid_i(valid_i),
                       .dest_i(uop_i.dst), .iteration_i(iteration_i), .index_i(index_i), .moe_i(moe_i), .secondary_i(secondary_i),
                       .place_o(places[13:0]), .number_o(number), .oob_o(outside[3]), .lines_o(lines[0 +: Lines]), .old_lines_o(lines[Lines +: Lines]));
  logic far_valid, far_valid_q;    // sgx543_step
  always_ff @(posedge clk_i) far_valid_q <= rst_ni && valid_i;
  assign far_valid = READERS == 4 ? valid_i : far_valid_q;
  sgx543_stage #(.ON(READERS == 1), .WIDTH(56 + 4 + 18 + 5 * Lines)) u_places (
    .clk_i   (clk_i),
    .rst_ni  (rst_ni),
    .valid_i (far_valid),
    .data_i  ({places, outside, number, lines}),
    .valid_o (valid),
    .data_o  ({a, b, c, dst, oob, target, a_lines, b_lines, c_lines, old_lines, dst_lines})
  );

  // ---- the pass ----
  logic [31:0] order_q [0:INSTANCES-1];
  logic [INSTANCES-1:0] oob_q;
  logic computes, does;
  assign computes = kind == sgx543_core_pkg::KindCompute || kind == sgx543_core_pkg::KindSavl;
  assign does     = met && !close_i;
  assign order_o  = order_q[slot_i[SW-1:0]];
  assign launch_order_o = order_q[launch_slot_i[SW-1:0]];
  always_comb begin
    pass_o           = '0;
    pass_o.slot      = slot_i;
    pass_o.order     = order_o;
    pass_o.met       = met;
    pass_o.iteration = iteration_i;
    pass_o.carry     = pred_i[uop_i.pdst];
    pass_o.a         = a;
    pass_o.b         = b;
    pass_o.c         = c;
    pass_o.dst       = dst;
    pass_o.target    = target;
    pass_o.word      = word_i;
    pass_o.uop       = uop_i;
    pass_o.uop.c     = c_source;
    if (kind == sgx543_core_pkg::KindSavl) pass_o.uop.literal = {12'd0, link_i};
    pass_o.keeps     = old_lines != '0;
    pass_o.counted   = fact_i.writes_pred || fact_i.writes_index;
    pass_o.what      = sgx543_core_pkg::PassNothing;
    if (fact_i.shared && !close_i) pass_o.what = sgx543_core_pkg::PassGather;
    else if (does && computes)     pass_o.what = sgx543_core_pkg::PassCompute;
  end
  assign push_o    = valid;
  assign closes_o  = close_i;
  assign joined_o  = fact_i.two && !last_i;
  assign long_o    = does && computes && (uop_i.unit == sgx543_core_pkg::UnitTable
                     || (uop_i.unit == sgx543_core_pkg::UnitFloat && (uop_i.float_op == sgx543_arith_pkg::FloatDot3
                                                                      || uop_i.float_op == sgx543_arith_pkg::FloatDot4)));
  assign reads_o   = does ? a_lines | b_lines | c_lines | old_lines : '0;
  assign writes_o  = does ? dst_lines : '0;
  assign omitted_o = valid && !does && (fact_i.writes_pred || fact_i.writes_index);

  // ---- the end of the instruction ----
  logic        acts, taken, excepted, killed, ends, phase_goes, done, illegal;
  logic [19:0] following, target_pc, next_pc;
  logic [34:0] phase;
  assign following = pc_i + 20'd1;
  assign acts      = valid && last_i && met;
  assign illegal   = !legal;
  always_comb begin
    taken     = 1'b0;
    excepted  = 1'b0;
    target_pc = sgx543_pkg::get_flow_off(w0);
    unique case (kind)
      sgx543_core_pkg::KindBa, sgx543_core_pkg::KindBr: begin
        excepted = acts && sgx543_pkg::get_flow_exc(w1);
        taken    = acts && !excepted;
        if (kind == sgx543_core_pkg::KindBr) target_pc = pc_i + sgx543_pkg::get_flow_off(w0);
      end
      sgx543_core_pkg::KindLapc: begin
        taken     = acts;
        target_pc = link_i;
      end
      default: ;
    endcase
  end
  assign killed  = acts && kind == sgx543_core_pkg::KindKill;
  always_comb begin
    link_we_o = taken && kind != sgx543_core_pkg::KindLapc && sgx543_pkg::get_flow_savelink(w1);
    link_o    = following;
    if (kind == sgx543_core_pkg::KindSetl) begin
      link_we_o = acts;
      link_o    = shared_value_i[19:0];
    end
  end

  // PHASE as a PHAS leaves it, then the end of a phase
  always_comb begin
    phase = phase_i;
    if (kind == sgx543_core_pkg::KindPhas) begin
      phase[14:0]  = {1'b1, sgx543_pkg::get_phas_mode(w1), sgx543_pkg::get_phas_rate(w1), sgx543_pkg::get_phas_wait(w1), sgx543_pkg::get_phas_tcount(w1)};
      phase[34:15] = sgx543_pkg::get_phas_imm(w1) ? sgx543_pkg::get_phas_exeaddr(w0) : shared_value_i[19:0];
    end
    next_pc    = taken ? target_pc : following;
    ends       = legal && !killed && (uop_i.ends || (prog_end_i != '0 && next_pc == prog_end_i));
    phase_goes = ends && phase[14] && phase[10:8] != 3'd7;
    done       = illegal || killed || (ends && !phase_goes);
    if (phase_goes) begin
      next_pc   = phase[34:15];
      phase[14] = 1'b0;
    end
    if (illegal) next_pc = pc_i;
    phase_o    = phase;
    phase_we_o = valid && last_i && legal ? {kind == sgx543_core_pkg::KindPhas, kind == sgx543_core_pkg::KindPhas || phase_goes} : 2'b00;
  end

  always_comb begin
    moe_we_o = '0;
    moe_o    = {21'd0, {4{Step}}};
    if (valid && last_i && legal) begin
      unique case (kind)
        sgx543_core_pkg::KindSmlsi: begin
          moe_we_o = 5'h1f;
          moe_o    = {9'd0, sgx543_pkg::get_smlsi_tlim(w1), sgx543_pkg::get_smlsi_plim(w1), sgx543_pkg::get_smlsi_slim(w1),
                      sgx543_pkg::get_smlsi_s2mode(w1), sgx543_pkg::get_smlsi_s2inc(w0), moe_i[74:63],
                      sgx543_pkg::get_smlsi_s1mode(w1), sgx543_pkg::get_smlsi_s1inc(w0), moe_i[53:42],
                      sgx543_pkg::get_smlsi_s0mode(w1), sgx543_pkg::get_smlsi_s0inc(w0), moe_i[32:21],
                      sgx543_pkg::get_smlsi_dmode(w1), sgx543_pkg::get_smlsi_dinc(w0), moe_i[11:0]};
        end
        sgx543_core_pkg::KindSmbo: begin
          moe_we_o = 5'h0f;
          moe_o    = {21'd0, moe_i[83:75], sgx543_pkg::get_smbo_s2off(w0), moe_i[62:54], sgx543_pkg::get_smbo_s1off(w0),
                      moe_i[41:33], sgx543_pkg::get_smbo_s0off(word_i), moe_i[20:12], sgx543_pkg::get_smbo_doff(w1)};
        end
        sgx543_core_pkg::KindPhas: moe_we_o = 5'h1f;
        default: ;
      endcase
      // the end of a phase sets all of it back
      if (phase_goes) begin
        moe_we_o = 5'h1f;
        moe_o    = {21'd0, {4{Step}}};
      end
    end
  end

  always_comb begin
    retire_o           = '0;
    retire_o.slot      = slot_i;
    retire_o.order     = order_o;
    retire_o.pc        = pc_i;
    retire_o.next_pc   = next_pc;
    retire_o.outside   = fact_i.outside;
    retire_o.word      = word_i;
    retire_o.illegal   = illegal;
    retire_o.killed    = killed;
    retire_o.oob       = legal && (oob_q[slot_i[SW-1:0]] || (does && oob != '0) || (close_i && shared_oob_i));
    retire_o.exception = excepted;
    retire_o.done      = done;
  end
  assign restart_valid_o = valid && last_i && fact_i.stops && !done;
  assign restart_pc_o    = next_pc;

  always_ff @(posedge clk_i) begin
    for (int unsigned s = 0; s < INSTANCES; s++) begin
      if (!rst_ni) begin
        order_q[s] <= '0;
        oob_q[s]   <= 1'b0;
      end else if (launch_valid_i && launch_slot_i == 4'(s)) begin
        order_q[s] <= order_q[s] + 32'd1;
      end else if (valid && slot_i == 4'(s)) begin
        if (last_i) order_q[s] <= order_q[s] + 32'd1;
        oob_q[s] <= !last_i && (oob_q[s] || (does && oob != '0));
      end
    end
  end

  // ---- fixed functions ----
  always_comb begin
    evt_valid_o = acts;
    evt_kind_o  = 3'd0;
    evt_data_o  = 32'd1;
    evt_flags_o = 4'd0;
    unique case (kind)
      sgx543_core_pkg::KindKill: ;
      sgx543_core_pkg::KindDepthf: begin
        evt_kind_o  = 3'd1;
        evt_data_o  = shared_value_i;
        evt_flags_o = {1'b0, sgx543_pkg::get_depthf_feedback(w1), sgx543_pkg::get_depthf_twosided(w1)};
      end
      sgx543_core_pkg::KindPcoeff: evt_kind_o = 3'd3;
      sgx543_core_pkg::KindPtoff:  evt_kind_o = 3'd4;
      sgx543_core_pkg::KindEmit: begin
        evt_kind_o  = 3'd5;
        evt_flags_o = {sgx543_pkg::get_emit_tgt(w1), sgx543_pkg::get_emit_ctl(w1)};
        evt_data_o  = {28'd0, evt_flags_o};
      end
      default: evt_valid_o = 1'b0;
    endcase
  end

`ifndef SYNTHESIS
  always_ff @(posedge clk_i) begin
    if (rst_ni) begin
      launched_when_nothing_runs: assert (!launch_valid_i || !(valid && slot_i == launch_slot_i))
        else $error("slot %0d is launched while it runs", slot_i);
      known_when_it_goes_on: assert (!(valid && last_i && done) || fact_i.stops)
        else $error("pc %0d ends an instance that fetches on", pc_i);
      slots_that_there_are: assert ((!valid || 32'(slot_i) < INSTANCES) && (!launch_valid_i || 32'(launch_slot_i) < INSTANCES))
        else $error("a pass of slot %0d, or a launch of slot %0d", slot_i, launch_slot_i);
      closes_with_its_last: assert (!(valid && close_i) || (last_i && fact_i.shared))
        else $error("pc %0d is closed and goes on", pc_i);
      illegal_is_one_pass: assert (!valid || legal || (last_i && iteration_i == '0 && !close_i))
        else $error("pc %0d is illegal and has passes", pc_i);
      iteration_is_one_of_its_own: assert (!valid || !legal || iteration_i <= uop_i.count)
        else $error("pc %0d: iteration %0d of %0d", pc_i, iteration_i, uop_i.count);
      goes_where_it_fetches: assert (!(valid && last_i && !fact_i.stops) || next_pc == following)
        else $error("pc %0d goes on at %0d, the fetch does not", pc_i, next_pc);
    end
  end
`endif
endmodule
