// What all slots share: memory (sheet 5.4) and the texture port (5.5); and instructions whose operands the front wants to see. One
// instruction at a time, from its first operands until it is sure to retire before any other, so that memory is used in the order of
// retires. The last instruction of an instance retires late, when the output record is stored: what used memory after it is not done
// before. Operands come by passes that gather them; a load's or an answer's words go back as passes that write them. Elements go one
// after the other, byte by byte of whatever words they are in.
module sgx543_shared #(
  parameter int unsigned CORE = 0
) (
  input  logic                               clk_i,
  input  logic                               rst_ni,
  input  logic                               clear_i,        // a word of local memory, after reset
  input  logic [9:0]                         clear_row_i,

  output logic                               ready_o,        // takes operands
  output logic                               owned_o,        // of this slot alone
  output sgx543_core_pkg::slot_t             slot_o,
  output sgx543_core_pkg::order_t            order_o,
  input  logic                               take_i,         // operands are on their way
  input  logic                               closing_i,      // the pass that retires the instruction is made
  input  logic                               close_i,        // it goes
  input  logic                               ends_i,         // it is the last one of its instance
  input  logic                               ended_valid_i,  // the last instruction of a slot retires
  input  sgx543_core_pkg::slot_t             ended_slot_i,
  input  logic                               valid_i,        // operands
  input  sgx543_core_pkg::pass_t             pass_i,
  input  logic [127:0]                       a_i,
  input  logic [127:0]                       b_i,
  input  logic [127:0]                       c_i,

  output logic                               done_o,         // all of the instruction is done; stays until closing_i
  output logic [31:0]                        value_o,        // of an operand that the front wants
  output logic                               oob_o,

  output logic                               inject_valid_o,
  input  logic                               inject_ready_i,
  output sgx543_core_pkg::pass_t             inject_o,
  output logic [127:0]                       inject_data_o,
  output logic [sgx543_core_pkg::Lines-1:0]  inject_reads_o,
  output logic [sgx543_core_pkg::Lines-1:0]  inject_writes_o,

  output logic                               mem_req_valid_o,
  input  logic                               mem_req_ready_i,
  output logic                               mem_req_write_o,
  output logic                               mem_req_tiled_o,
  output logic [31:0]                        mem_req_addr_o,
  output logic [3:0]                         mem_req_be_o,
  output logic [31:0]                        mem_req_data_o,
  input  logic                               mem_rsp_valid_i,
  input  logic [31:0]                        mem_rsp_data_i,

  output logic                               tex_req_valid_o,
  input  logic                               tex_req_ready_i,
  output logic [22:0]                        tex_req_head_o,
  output logic [447:0]                       tex_req_data_o,
  input  logic                               tex_rsp_valid_i,
  input  logic [4:0]                         tex_rsp_count_i,
  input  logic [511:0]                       tex_rsp_data_i
);
  typedef enum logic [3:0] {
    Idle   = 4'd0,
    Coming = 4'd1,   // operands are on their way
    Access = 4'd2,   // ask for a word
    Wait   = 4'd3,   // for what it holds
    Ask    = 4'd4,   // the texture unit
    Answer = 4'd5,
    Write  = 4'd6,
    More   = 4'd7,   // operands are still to come
    Done   = 4'd8,
    Close  = 4'd9    // the pass that retires it is on its way
  } state_e;
  state_e state_q;
  logic   work_clk;    // of an instruction
  common_gate u_work_clk (
    .clk_i(clk_i), .rst_ni(rst_ni), .clk_o(work_clk),
    .moves_i(state_q != Idle || take_i || valid_i || touched_q || late_q || oob_q));

  // ---- the instruction ----
  sgx543_core_pkg::pass_t pass_q;      // the last one that came
  logic [127:0]           data_q;      // of a store: lanes
  logic [447:0]           texture_q;
  logic [31:0]            w0, w1, value_q;
  logic [1:0]             space, size; // size: log2 of an element's bytes
  logic                   oob_q, is_load, is_sample, is_memory, is_last;
  assign w0        = pass_q.word[31:0];
  assign w1        = pass_q.word[63:32];
  assign space     = sgx543_pkg::get_mem_space(w1);
  assign size      = 2'd2 - sgx543_pkg::get_mem_dtype(w1);
  assign is_load   = pass_q.uop.kind == sgx543_core_pkg::KindLoad;
  assign is_sample = pass_q.uop.kind == sgx543_core_pkg::KindSample;
  assign is_memory = is_load || pass_q.uop.kind == sgx543_core_pkg::KindStore;
  assign is_last   = pass_q.iteration == pass_q.uop.count;
  assign ready_o   = state_q == Idle || state_q == More;
  assign owned_o   = state_q == More;
  assign slot_o    = pass_q.slot;
  assign order_o   = pass_q.order;
  assign value_o   = value_q;
  assign oob_o     = oob_q;

  // ---- the last instruction of an instance that used memory, until it retires ----
  logic                   touched_q;    // the instruction at hand used memory
  logic                   late, late_q;
  sgx543_core_pkg::slot_t late_slot_q;
  assign late   = close_i && ends_i && touched_q;
  assign done_o = state_q == Done && !(touched_q && late_q);
  always_ff @(posedge work_clk) begin
    touched_q <= state_q != Idle && (touched_q || state_q == Access);
    if (!rst_ni)                                           late_q <= 1'b0;
    else if (late)                                         late_q <= 1'b1;
    else if (ended_valid_i && ended_slot_i == late_slot_q) late_q <= 1'b0;
    if (late) late_slot_q <= pass_q.slot;
  end

  // ---- the address of the first element of what came ----
  logic [31:0] came0, came1, off1, off2, base;
  logic        came_immediate;
  logic [1:0]  came_size;
  assign came0          = pass_i.word[31:0];
  assign came1          = pass_i.word[63:32];
  assign came_immediate = pass_i.uop.b.bank == sgx543_core_pkg::BankImmediate;
  assign came_size      = 2'd2 - sgx543_pkg::get_mem_dtype(came1);
  always_comb begin
    off1 = came_immediate ? b_i[31:0] << came_size : b_i[31:0] - 32'h10000;
    off2 = pass_i.uop.kind == sgx543_core_pkg::KindLoad ? c_i[31:0] : 32'd0;
    base = a_i[31:0] + off2 + (sgx543_pkg::get_mem_dec(came1) ? -off1 : off1);
    // the fetch form adds four first; a store's operands come four elements at a time
    if (!sgx543_pkg::get_mem_moe(came1)) begin
      base = base + 32'd4;
      if (pass_i.uop.kind == sgx543_core_pkg::KindStore) base = base + (32'({pass_i.iteration, 2'd0}) << came_size);
    end
  end

  // ---- elements ----
  logic [3:0]  element_q, elements_q;   // the one at hand; less one
  logic [31:0] addr_q;                  // of the element
  logic        second_q;                // its second word
  logic [3:0]  bytes;
  logic [7:0]  wide_be;
  logic [3:0]  be;
  logic [63:0] wide_data, read_pair;
  logic [31:0] store_lane, element, low_q, word_addr, read;
  logic        crosses, word_done, element_done, local_q;
  assign bytes      = size == 2'd0 ? 4'h1 : size == 2'd1 ? 4'h3 : 4'hf;
  assign wide_be    = {4'd0, bytes} << addr_q[1:0];
  assign crosses    = wide_be[7:4] != '0;
  assign store_lane = data_q[{element_q[1:0], 5'd0} +: 32] & {{8{bytes[3]}}, {8{bytes[2]}}, {8{bytes[1]}}, {8{bytes[0]}}};
  assign wide_data  = {32'd0, store_lane} << {addr_q[1:0], 3'd0};
  assign be         = second_q ? wide_be[7:4] : wide_be[3:0];
  assign word_addr  = {addr_q[31:2], 2'b00} + (second_q ? 32'd4 : 32'd0);
  assign read_pair  = {read, second_q ? low_q : read};
  always_comb begin
    element = second_q ? 32'(read_pair >> {addr_q[1:0], 3'd0}) : read >> {addr_q[1:0], 3'd0};
    for (int unsigned n = 0; n < 4; n++) if (!bytes[n]) element[8*n +: 8] = '0;
  end

  // ---- words: global ones through the port, local ones here ----
  logic        is_local, local_word, global_word;
  logic [31:0] local_found, local_read;
  assign is_local        = space == 2'd1;
  assign mem_req_valid_o = state_q == Access && !is_local;
  assign mem_req_write_o = !is_load;
  assign mem_req_tiled_o = space == 2'd2;
  assign mem_req_addr_o  = word_addr;
  assign mem_req_be_o    = be;
  assign mem_req_data_o  = second_q ? wide_data[63:32] : wide_data[31:0];
  assign global_word     = mem_req_valid_o && mem_req_ready_i;
  assign local_word      = state_q == Access && is_local;
  common_ram #(.WIDTH(32), .DEPTH(1024), .GRANULE(8), .CORE(CORE), .TAP(sgx543_core_pkg::TapLocal), .BANK(0),
               .ASYNC(sgx543_core_pkg::Still)) u_local (
    .clk_i   (clk_i),
    .we_i    (clear_i ? 4'hf : local_word && !is_load ? be : 4'h0),
    .waddr_i (clear_i ? clear_row_i : word_addr[11:2]),
    .wdata_i (clear_i ? 32'd0 : mem_req_data_o),
    .re_i    (local_word),
    .raddr_i (word_addr[11:2]),
    .rdata_o (local_found)
  );
  if (sgx543_core_pkg::Still) begin : gen_apart
    always_ff @(posedge work_clk) if (local_word) local_read <= local_found;
  end else begin : gen_in_ram
    assign local_read = local_found;
  end
  assign read         = local_q ? local_read : mem_rsp_data_i;
  assign word_done    = is_load ? state_q == Wait && (local_q || mem_rsp_valid_i) : global_word || local_word;
  assign element_done = word_done && (second_q || !crosses);

  // ---- what goes to registers: a stream of bytes from the first word on, four words a pass, what is left of a word by itself ----
  logic [31:0] found_q [0:15];
  logic [6:0]  count_q;               // bytes
  logic [3:0]  at_q;                  // the first word of the pass
  logic [6:0]  left;
  logic        whole;                 // whole words
  logic [3:0]  words, lanes, exists;
  logic signed [17:0] target;
  sgx543_core_pkg::source_t source;
  sgx543_core_pkg::dest_t   dest;
  sgx543_core_pkg::uop_t    uop;
  logic        write_last;
  logic [5:0]  place;
  assign place  = 6'({element_q, 2'b00} >> (2'd2 - size));
  assign left   = count_q - {1'b0, at_q, 2'b00};
  assign whole  = left[6:2] != '0;
  assign words  = !whole ? 4'h1 : left >= 7'd16 ? 4'hf : left >= 7'd12 ? 4'h7 : left >= 7'd8 ? 4'h3 : 4'h1;
  assign lanes  = whole ? words : left[1:0] == 2'd1 ? 4'h1 : left[1:0] == 2'd2 ? 4'h3 : 4'h7;
  assign target = pass_q.target + $signed({14'd0, at_q});
  always_comb begin
    for (int unsigned k = 0; k < 4; k++) exists[k] = $unsigned(target) + 18'(k) < 18'd128;
  end
  // as a move of words or of bytes
  always_comb begin
    source       = '0;
    source.fmt   = whole ? sgx543_arith_pkg::FmtF32 : sgx543_arith_pkg::FmtU8;
    source.raw   = whole;
    source.swz   = 12'o3210;
    source.lanes = lanes;
    dest         = '0;
    dest.bank    = pass_q.dst.bank;
    dest.fmt     = source.fmt;
    dest.mask    = lanes;
    uop          = '0;
    uop.legal    = 1'b1;
    uop.b        = source;
    uop.dst      = dest;
    uop.unit     = sgx543_core_pkg::UnitFloat;
    uop.float_op = sgx543_arith_pkg::FloatPass;
    uop.moves    = 1'b1;
    uop.pick     = sgx543_core_pkg::PickB;
    uop.integer_result = !whole;
    inject_o         = '0;
    inject_o.what    = sgx543_core_pkg::PassInject;
    inject_o.slot    = pass_q.slot;
    inject_o.order   = pass_q.order;
    inject_o.met     = 1'b1;
    inject_o.keeps   = !whole;
    inject_o.dst     = {pass_q.dst.bank, target[6:0], exists};
    inject_o.uop     = uop;
  end
  assign inject_data_o  = {found_q[at_q + 4'd3], found_q[at_q + 4'd2], found_q[at_q + 4'd1], found_q[at_q]};
  assign inject_valid_o = state_q == Write && left != '0;
  assign write_last     = whole ? left[6:2] <= 5'd4 && left[1:0] == 2'd0 : 1'b1;
  sgx543_lines u_written (.bank_i(pass_q.dst.bank), .number_i(target[2:0]), .words_i(words & exists), .lines_o(inject_writes_o));
  assign inject_reads_o = whole ? '0 : inject_writes_o;

  // ---- textures ----
  assign tex_req_valid_o = state_q == Ask;
  assign tex_req_head_o  = {sgx543_pkg::get_smp_dest(w0), sgx543_pkg::get_smp_dpa(w1), sgx543_pkg::get_smp_mcount(w1), sgx543_pkg::get_smp_drc(w1),
                            sgx543_pkg::get_smp_s0type(w1), sgx543_pkg::get_smp_minp(w1), sgx543_pkg::get_smp_fconv(w1), sgx543_pkg::get_smp_sbmode(w1),
                            sgx543_pkg::get_smp_lod(w1), sgx543_pkg::get_smp_dim(w1)};
  assign tex_req_data_o  = texture_q;
  logic [127:0] coord, aux;           // lanes that the request has
  always_comb begin
    for (int unsigned k = 0; k < 4; k++) begin
      coord[32*k +: 32] = pass_i.uop.a.lanes[k] ? a_i[32*k +: 32] : 32'd0;
      aux[32*k +: 32]   = pass_i.uop.c.lanes[k] ? c_i[32*k +: 32] : 32'd0;
    end
  end

  // ---- walk ----
  state_e after;   // what follows an iteration
  assign after = is_last ? Done : More;
  always_ff @(posedge work_clk) begin
    if (!rst_ni) begin
      state_q <= Idle;
    end else begin
      unique case (state_q)
        Idle, More: if (take_i) state_q <= Coming;
        Coming: begin
          if (valid_i) begin
            if (!pass_i.met)                                                  state_q <= pass_i.iteration == pass_i.uop.count ? Done : More;
            else if (pass_i.uop.kind == sgx543_core_pkg::KindLoad
                     || pass_i.uop.kind == sgx543_core_pkg::KindStore)        state_q <= Access;
            else if (pass_i.iteration != pass_i.uop.count)                    state_q <= More;
            else                                                              state_q <= pass_i.uop.kind == sgx543_core_pkg::KindSample ? Ask : Done;
          end
        end
        Access: begin
          if (is_load) begin
            if (global_word || local_word) state_q <= Wait;
          end else if (element_done && element_q == elements_q) begin
            state_q <= after;
          end
        end
        Wait: begin
          if (word_done) state_q <= element_done && element_q == elements_q ? Write : Access;
        end
        Ask:     if (tex_req_ready_i) state_q <= Answer;
        Answer:  if (tex_rsp_valid_i) state_q <= Write;
        Write:   if (left == '0 || (inject_ready_i && write_last)) state_q <= after;
        Done:    if (closing_i) state_q <= Close;
        default: if (close_i) state_q <= Idle;
      endcase
    end
    if (state_q == Idle) oob_q <= 1'b0;
    else if (inject_valid_o && (words & ~exists) != '0) oob_q <= 1'b1;

    if (state_q == Coming && valid_i) begin
      pass_q     <= pass_i;
      data_q     <= c_i;
      value_q    <= pass_i.uop.kind == sgx543_core_pkg::KindSetl ? b_i[31:0] : pass_i.uop.kind == sgx543_core_pkg::KindPhas ? c_i[31:0] : a_i[31:0];
      addr_q     <= base;
      element_q  <= '0;
      elements_q <= '0;
      if (!sgx543_pkg::get_mem_moe(came1)) begin
        elements_q <= sgx543_pkg::get_mem_count(came1);
        if (pass_i.uop.kind == sgx543_core_pkg::KindStore)
          elements_q <= pass_i.iteration == pass_i.uop.count ? {2'd0, came1[13:12]} : 4'd3;
      end
      if (pass_i.iteration == 4'd0) texture_q <= {64'd0, aux, b_i, coord};
      else                          texture_q[447:352] <= aux[95:0];
    end
    if (state_q == Coming) begin
      second_q <= 1'b0;
      at_q     <= '0;
      count_q  <= '0;
    end
    local_q <= local_word;
    if (word_done) begin
      second_q <= !element_done;
      low_q    <= read;
      if (element_done) begin
        element_q <= element_q + 4'd1;
        addr_q    <= addr_q + (32'd1 << size);
      end
    end
    if (element_done && is_load) begin
      count_q <= {1'b0, place} + 7'(32'd1 << size);
      for (int unsigned n = 0; n < 16; n++) begin
        if (place[5:2] == 4'(n)) begin
          if (place[1:0] == 2'd0) found_q[n] <= element;
          else                    found_q[n] <= found_q[n] | element << {place[1:0], 3'd0};
        end
      end
    end else if (state_q == Answer && tex_rsp_valid_i) begin
      count_q <= {tex_rsp_count_i, 2'b00};
      for (int unsigned n = 0; n < 16; n++) found_q[n] <= tex_rsp_data_i[32*n +: 32];
    end
    if (state_q == Write && inject_ready_i) at_q <= at_q + (whole ? 4'($countones(words)) : 4'd0);
  end
  logic unused;
  assign unused = ^came0 ^ is_memory ^ is_sample;

  // ---- taps ----
  logic load_word;
  assign load_word = is_load && word_done;
  common_tap_mem #(.CORE(CORE), .SPACE(sgx543_core_pkg::SpaceGlobal), .LANES(1)) u_tap_global (
    .clk_i   (work_clk),
    .valid_i (global_word && !is_load),
    .warp_i  (8'(pass_q.slot)),
    .order_i (pass_q.order),
    .mask_i  (1'b1),
    .lane_i  (6'd0),
    .addr_i  (word_addr),
    .be_i    (be),
    .data_i  (mem_req_data_o)
  );
  common_tap_mem #(.CORE(CORE), .SPACE(sgx543_core_pkg::SpaceLocal), .LANES(1)) u_tap_local (
    .clk_i   (work_clk),
    .valid_i (local_word && !is_load),
    .warp_i  (8'(pass_q.slot)),
    .order_i (pass_q.order),
    .mask_i  (1'b1),
    .lane_i  (6'd0),
    .addr_i  ({20'd0, word_addr[11:0]}),
    .be_i    (be),
    .data_i  (mem_req_data_o)
  );
  common_tap_mem #(.CORE(CORE), .SPACE(sgx543_core_pkg::SpaceLoad), .LANES(1), .ADDR_BITS(33)) u_tap_load (
    .clk_i   (work_clk),
    .valid_i (load_word),
    .warp_i  (8'(pass_q.slot)),
    .order_i (pass_q.order),
    .mask_i  (1'b1),
    .lane_i  (6'd0),
    .addr_i  (is_local ? {21'h100000, word_addr[11:0]} : {1'b0, word_addr}),
    .be_i    (be),
    .data_i  (read)
  );

`ifndef SYNTHESIS
  logic more_q;   // operands came before
  always_ff @(posedge work_clk) begin
    if (!rst_ni || state_q == Idle) more_q <= 1'b0;
    else if (valid_i)               more_q <= 1'b1;
  end
  common_held #(.WIDTH(69)) stalled_request_stable (
    .clk_i   (clk_i),
    .rst_ni  (rst_ni),
    .valid_i (mem_req_valid_o),
    .ready_i (mem_req_ready_i),
    .data_i  ({mem_req_write_o, mem_req_addr_o, mem_req_be_o, mem_req_data_o})
  );
  common_held #(.WIDTH(471)) stalled_texture_stable (
    .clk_i   (clk_i),
    .rst_ni  (rst_ni),
    .valid_i (tex_req_valid_o),
    .ready_i (tex_req_ready_i),
    .data_i  ({tex_req_head_o, tex_req_data_o})
  );
  always_ff @(posedge clk_i) begin
    if (rst_ni) begin
      taken_when_ready: assert (!take_i || ready_o)
        else $error("operands come while others are worked on");
      closed_when_done: assert (!(closing_i && !done_o) && !(close_i && state_q != Close))
        else $error("an instruction retires that is not done");
      operands_were_taken: assert (!valid_i || state_q == Coming)
        else $error("operands come that nobody took");
      answer_was_asked_for: assert (!mem_rsp_valid_i || (state_q == Wait && !local_q))
        else $error("loaded data come that nobody asked for");
      texture_was_asked_for: assert (!tex_rsp_valid_i || state_q == Answer)
        else $error("texels come that nobody asked for");
      operands_are_of_who_asked: assert (!valid_i || !more_q || pass_i.slot == slot_o)
        else $error("operands of slot %0d come into an instruction of slot %0d", pass_i.slot, slot_o);
      operands_come_in_order: assert (!valid_i || !more_q || pass_i.iteration == pass_q.iteration + 4'd1)
        else $error("operands of iteration %0d come behind those of %0d", pass_i.iteration, pass_q.iteration);
      answer_fits: assert (!tex_rsp_valid_i || tex_rsp_count_i <= 5'd16)
        else $error("an answer of %0d words", tex_rsp_count_i);
    end
  end
`endif
endmodule
