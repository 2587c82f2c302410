// What all lanes of all groups share: memory and images (sheet 6.1, 6.2), the texture port (6.3) and the divider. One
// instruction at a time; it retires before the next one begins, so memory is used in the order in which instructions
// retire. Loads overlap with each other, an element a clock; an atomic is a load and a store, lane after lane. With DEEP an element's
// address takes two clocks, and it goes in the third.
module vivante_shared #(
  parameter int unsigned GROUPS      = 4,
  parameter int unsigned LANES       = 4,
  parameter int unsigned LOCAL_BYTES = 8192,
  parameter bit          DEEP        = 1'b0,
  parameter int unsigned CORE        = 0
) (
  input  logic                     clk_i,
  input  logic                     rst_ni,
  input  logic                     clear_i,       // a row of local memory, after reset
  input  logic [15:0]              clear_row_i,
  input  logic [1:0]               halti_i,
  input  logic                     take_i,        // E: an instruction for this unit
  input  vivante_core_pkg::insn_t  insn_i,
  input  logic [LANES*128-1:0]     a_i,
  input  logic [LANES*128-1:0]     b_i,
  input  logic [LANES*128-1:0]     c_i,
  input  logic [LANES*32-1:0]      a0_i,          // component of a0 that the sampler's number is added to
  input  logic [LANES-1:0]         dst_ok_i,
  input  logic [LANES*7-1:0]       dst_i,
  input  logic [3:0]               killed_i,
  input  logic [3:0]               helper_i,
  output logic                     busy_o,

  output logic                     mem_req_valid_o,
  input  logic                     mem_req_ready_i,
  output logic                     mem_req_write_o,
  output logic [31:0]              mem_req_addr_o,  // multiple of 4
  output logic [3:0]               mem_req_be_o,
  output logic [31:0]              mem_req_data_o,
  input  logic                     mem_rsp_valid_i, // of loads, in order
  input  logic [31:0]              mem_rsp_data_i,

  output logic                     tex_req_valid_o,
  input  logic                     tex_req_ready_i,
  output logic [14:0]              tex_req_head_o,  // src2_use, src1_use, lanes[3:0], sampler[4:0], tex_op[3:0]
  output logic [LANES*384-1:0]     tex_req_data_o,  // of each lane coord, src1, src2
  input  logic                     tex_rsp_valid_i,
  input  logic [LANES*128-1:0]     tex_rsp_data_i,

  output logic                     x_valid_o,       // a write of temporaries; held until ready
  input  logic                     x_ready_i,
  output logic [LANES-1:0]         x_temp_o,
  output logic [LANES*7-1:0]       x_row_o,
  output logic [LANES*16-1:0]      x_be_o,
  output logic [LANES*128-1:0]     x_data_o,

  output logic                     done_o,          // one clock: all is done; the instruction
  output vivante_core_pkg::insn_t  done_insn_o
);
  typedef enum logic [3:0] {
    Idle    = 4'd0,
    Loads   = 4'd1,
    Stores  = 4'd2,
    Locals  = 4'd3,   // loads and stores of local memory
    Read    = 4'd4,   // an atomic: load
    Await   = 4'd5,
    Modify  = 4'd6,   // and store
    Ask     = 4'd7,   // texture
    Answer  = 4'd8,
    Divide  = 4'd9,
    Divides = 4'd10,
    Write   = 4'd11,
    Done    = 4'd12
  } state_e;
  state_e state_q;

  // ---- what the instruction is ----
  vivante_core_pkg::insn_t insn_q;
  logic [LANES*128-1:0]    a_q, b_q, c_q;
  logic [LANES-1:0]        dst_ok_q, writes_q;
  logic [LANES*7-1:0]      dst_q;
  logic [4:0]              sampler_q;
  logic [7:0]              op;
  logic is_load, is_store, is_image, is_3d, is_atomic, is_local;
  logic take_load, take_atomic, take_local;  // of what comes
  function automatic logic loads(input logic [7:0] of);
    loads = of == vivante_pkg::OP_LOAD || of == vivante_pkg::OP_IMG_LOAD || of == vivante_pkg::OP_IMG_LOAD_3D;
  endfunction
  function automatic logic stores_only(input logic [7:0] of);
    stores_only = of == vivante_pkg::OP_STORE || of == vivante_pkg::OP_IMG_STORE || of == vivante_pkg::OP_IMG_STORE_3D;
  endfunction
  function automatic logic in_local(input logic [7:0] of, input logic bit40);
    in_local = (of == vivante_pkg::OP_LOAD || of == vivante_pkg::OP_STORE) && bit40;
  endfunction
  function automatic logic image(input logic [7:0] of);
    image = of == vivante_pkg::OP_IMG_LOAD || of == vivante_pkg::OP_IMG_STORE || of == vivante_pkg::OP_IMG_LOAD_3D
            || of == vivante_pkg::OP_IMG_STORE_3D;
  endfunction
  assign op          = insn_q.uop.op;
  assign is_image    = image(op);
  assign is_3d       = op == vivante_pkg::OP_IMG_LOAD_3D || op == vivante_pkg::OP_IMG_STORE_3D;
  assign is_load     = loads(op);
  assign is_store    = stores_only(op);
  assign is_atomic   = !is_load && !is_store;
  assign is_local    = in_local(op, insn_q.words[40]);
  assign take_load   = loads(insn_i.uop.op);
  assign take_atomic = !take_load && !stores_only(insn_i.uop.op);
  assign take_local  = in_local(insn_i.uop.op, insn_i.words[40]);

  // Lanes that do anything: SKPHP leaves out helpers, stores and atomics leave out killed lanes.
  logic [3:0]  on;
  logic [15:0] elements;   // to be done: lane, component
  always_comb begin
    on = insn_i.lanes;
    if (insn_i.uop.unit == vivante_core_pkg::UnitMem) begin
      if (insn_i.words[39]) on = on & ~helper_i;  // SKPHP
      if (!take_load)       on = on & ~killed_i;
    end
    elements = '0;
    for (int unsigned l = 0; l < LANES; l++) begin
      if (on[l]) elements[4*l +: 4] = take_atomic ? 4'b0001 : (take_load && !insn_i.uop.we) ? 4'b0000 : insn_i.uop.comps;
    end
  end

  // ---- the next element, and its address ----
  logic         element_done;  // the one at the head goes
  logic [15:0]  rest_q, turn;
  logic [3:0]   at;        // its number
  logic [1:0]   lane, comp;
  logic [95:0]  a, b;
  logic [127:0] c;
  logic [1:0]   log_size;  // of TYPE
  logic [2:0]   ordinal;   // enabled components before it
  logic [31:0]  base, row, offset, value;
  logic [63:0]  base_row;  // both, with DEEP a clock later
  logic         in_image, last;
  assign turn = rest_q & (~rest_q + 16'd1);
  assign last = rest_q == turn;
  always_comb begin
    at = '0;
    for (int unsigned n = 0; n < 16; n++) if (turn[n]) at = 4'(n);
    lane    = at[3:2];
    comp    = at[1:0];
    a       = a_q[(32'(lane) % LANES)*128 +: 96];
    b       = b_q[(32'(lane) % LANES)*128 +: 96];
    c       = c_q[(32'(lane) % LANES)*128 +: 128];
    ordinal = '0;
    for (int unsigned k = 0; k < 4; k++) if (2'(k) < comp && insn_q.uop.comps[k]) ordinal = ordinal + 3'd1;
    unique case (insn_q.uop.dtype)
      vivante_core_pkg::S8, vivante_core_pkg::U8:                         log_size = 2'd0;
      vivante_core_pkg::S16, vivante_core_pkg::U16, vivante_core_pkg::F16: log_size = 2'd1;
      default:                                                            log_size = 2'd2;
    endcase
    row    = '0;
    in_image = 1'b1;
    if (is_atomic) begin
      base = a[31:0] + b[31:0];
    end else if (is_image) begin
      row    = b[63:32] * a[63:32];
      base   = a[31:0] + (is_3d ? b[95:64] : 32'd0) + (({b[29:0], 2'd0} + 32'(comp)) << log_size);
      in_image = !b[31] && !b[63] && b[31:0] < 32'(a[79:64]) && b[63:32] < 32'(a[95:80]);
    end else begin
      base = a[31:0] + (b[31:0] << insn_q.words[37:35]) + (32'(ordinal) << log_size);
    end
    value = c[{comp, 5'd0} +: 32];
  end

  // A word's bytes of an element
  typedef struct packed {
    logic        exists;
    logic [31:0] addr;
    logic [3:0]  be;
    logic [31:0] placed;
  } element_t;
  element_t    element, next;
  logic        there;   // an element
  logic        exists;
  logic [31:0] addr, placed;
  logic [3:0]  be;
  assign {exists, addr, be, placed} = next;
  if (DEEP) begin : gen_settles
    // Two clocks behind a new element what the registers have is of it.
    logic [1:0]  settles_q;
    logic [63:0] base_row_q;
    element_t    element_q;
    assign base_row = base_row_q;
    assign next     = element_q;
    assign there    = rest_q != '0 && settles_q == '0;
    always_ff @(posedge clk_i) begin
      base_row_q <= {base, row};
      element_q  <= element;
      if (!rst_ni)                     settles_q <= '0;
      else if (take_i || element_done) settles_q <= 2'd2;
      else if (settles_q != '0)        settles_q <= settles_q - 2'd1;
    end
  end else begin : gen_at_once
    assign base_row = {base, row};
    assign next     = element;
    assign there    = rest_q != '0;
  end
  always_comb begin
    offset         = base_row[63:32] + base_row[31:0];
    element.addr   = is_atomic ? offset & ~32'd3 : offset & ~((32'd1 << log_size) - 32'd1);
    element.exists = is_local ? element.addr < LOCAL_BYTES : in_image;
    unique case (log_size)
      2'd0:    begin element.be = 4'h1 << element.addr[1:0];      element.placed = {4{value[7:0]}}; end
      2'd1:    begin element.be = element.addr[1] ? 4'hc : 4'h3;  element.placed = {2{value[15:0]}}; end
      default: begin element.be = 4'hf;                           element.placed = value; end
    endcase
    for (int unsigned n = 0; n < 4; n++) if (!element.be[n]) element.placed[8*n +: 8] = '0;
  end
  function automatic logic [31:0] extract(input logic [31:0] word, input logic [1:0] low, input logic [1:0] log, input logic is_signed);
    logic [15:0] half;
    logic [7:0]  part;
    half = low[1] ? word[31:16] : word[15:0];
    part = low[0] ? half[15:8] : half[7:0];
    unique case (log)
      2'd0:    extract = {{24{is_signed && part[7]}}, part};
      2'd1:    extract = {{16{is_signed && half[15]}}, half};
      default: extract = word;
    endcase
  endfunction

  // ---- loads under way: which element each answer is ----
  logic [5:0] note;
  logic       note_valid, note_push, answer, unused_room;
  assign note_push = state_q == Loads && mem_req_valid_o && mem_req_ready_i;
  assign answer    = mem_rsp_valid_i && state_q != Await;
  common_fifo #(.WIDTH(6), .DEPTH(16)) u_notes (
    .clk_i   (clk_i),
    .rst_ni  (rst_ni),
    .valid_i (note_push),
    .ready_o (unused_room),
    .data_i  ({at, addr[1:0]}),
    .valid_o (note_valid),
    .ready_i (answer),
    .data_o  (note)
  );

  // ---- local memory: rows of sixteen words ----
  localparam int unsigned Rows = GROUPS * LOCAL_BYTES / 64;
  localparam int unsigned AW   = $clog2(Rows);
  logic [31:0]   local_addr, local_read;
  logic [511:0]  local_row;
  logic          local_write, local_note_q;
  logic [63:0]   local_be;
  logic [3:0]    local_word_q; // of the row
  logic [5:0]    local_at_q;
  assign local_addr  = 32'(insn_q.group) * LOCAL_BYTES + addr;
  assign local_be    = 64'(be) << {local_addr[5:2], 2'b00};
  assign local_write = state_q == Locals && is_store && there && exists;
  assign local_read  = local_row[{local_word_q, 5'd0} +: 32];
  always_ff @(posedge clk_i) local_word_q <= local_addr[5:2];
  common_ram #(.WIDTH(512), .DEPTH(Rows), .GRANULE(8), .CORE(CORE), .TAP(vivante_core_pkg::TapLocal), .BANK(0), .OLD(1'b0)) u_local (  // a store reads, too, but not for anybody
    .clk_i   (clk_i),
    .we_i    (clear_i ? '1 : local_write ? local_be : '0),
    .waddr_i (clear_i ? clear_row_i[AW-1:0] : local_addr[AW+5:6]),
    .wdata_i (clear_i ? '0 : {16{placed}}),
    .re_i    (state_q == Locals),
    .raddr_i (local_addr[AW+5:6]),
    .rdata_o (local_row)
  );

  // ---- atomics ----
  logic [31:0] old_q, stored;
  logic        stores;
  vivante_atomic u_atomic (
    .op_i        (op),
    .is_signed_i (insn_q.uop.is_signed),
    .old_i       (old_q),
    .value_i     (c[31:0]),
    .other_i     (c[63:32]),
    .new_o       (stored),
    .stores_o    (stores)
  );

  // ---- the memory port ----
  always_comb begin
    mem_req_valid_o = 1'b0;
    mem_req_write_o = 1'b0;
    mem_req_addr_o  = {addr[31:2], 2'b00};
    mem_req_be_o    = be;
    mem_req_data_o  = placed;
    unique case (state_q)
      Loads:  mem_req_valid_o = there && exists;
      Stores: begin
        mem_req_valid_o = there && exists;
        mem_req_write_o = 1'b1;
      end
      Read: begin
        mem_req_valid_o = there;
        mem_req_be_o    = 4'hf;
      end
      Modify: begin
        mem_req_valid_o = stores;
        mem_req_write_o = 1'b1;
        mem_req_be_o    = 4'hf;
        mem_req_data_o  = stored;
      end
      default: ;
    endcase
  end

  // ---- textures ----
  logic [3:0] tex_op;
  logic       reads_b, reads_c;
  always_comb begin
    tex_op  = 4'd0;
    reads_b = 1'b1;
    reads_c = 1'b1;
    unique case (op)
      vivante_pkg::OP_TEXLDB:    begin tex_op = 4'd1; reads_b = halti_i == vivante_core_pkg::Halti5; end
      vivante_pkg::OP_TEXLDD:    tex_op = 4'd2;
      vivante_pkg::OP_TEXLDL:    begin tex_op = 4'd3; reads_b = halti_i == vivante_core_pkg::Halti5; end
      vivante_pkg::OP_TEXLDPCF:  tex_op = 4'd4;
      vivante_pkg::OP_TXF:       tex_op = 4'd5;
      vivante_pkg::OP_TEXLDLPCF: tex_op = 4'd6;
      vivante_pkg::OP_TEXLDGPCF: tex_op = 4'd7;
      vivante_pkg::OP_TG4:       begin tex_op = 4'd8; reads_c = 1'b0; end
      default:                   reads_b = 1'b0;
    endcase
  end
  assign tex_req_valid_o = state_q == Ask;
  assign tex_req_head_o  = {reads_c && insn_q.words[99], reads_b && insn_q.words[70], insn_q.lanes, sampler_q, tex_op};
  for (genvar l = 0; l < LANES; l++) begin : gen_tex
    assign tex_req_data_o[l*384 +: 384] = {c_q[l*128 +: 128], b_q[l*128 +: 128], a_q[l*128 +: 128]};
  end
  logic [4:0] sampler_offset;  // of the lowest lane that executes
  always_comb begin
    sampler_offset = '0;
    for (int unsigned l = LANES; l > 0; l--) if (insn_i.lanes[l-1]) sampler_offset = a0_i[(l-1)*32 +: 5];
  end

  // ---- division ----
  logic        divided;
  logic [31:0] quotient, remainder;
  vivante_divide u_divide (
    .clk_i       (clk_i),
    .rst_ni      (rst_ni),
    .start_i     (state_q == Divide && rest_q != '0),
    .signed_i    (insn_q.uop.is_signed),
    .a_i         (a[31:0]),
    .b_i         (b[31:0]),
    .done_o      (divided),
    .quotient_o  (quotient),
    .remainder_o (remainder)
  );

  // ---- the result ----
  logic [LANES*128-1:0] found_q;
  for (genvar l = 0; l < LANES; l++) begin : gen_result
    vivante_result #(.HALVES(1'b0)) u_result (
      .valid_i (state_q == Write),
      .uop_i   (insn_q.uop),
      .value_i (found_q[l*128 +: 128]),
      .be_i    (16'hffff),
      .data_o  (x_data_o[l*128 +: 128]),
      .be_o    (x_be_o[l*16 +: 16])
    );
  end
  assign x_valid_o   = state_q == Write;
  assign x_temp_o    = writes_q & dst_ok_q & {LANES{insn_q.uop.comps != 4'd0}};
  assign x_row_o     = dst_q;
  assign done_o      = state_q == Done;
  assign done_insn_o = insn_q;
  assign busy_o      = state_q != Idle;

  always_comb begin
    unique case (state_q)
      Loads, Stores: element_done = there && (!exists || mem_req_ready_i);
      Locals:        element_done = there;
      Modify:        element_done = !stores || mem_req_ready_i;
      Divides:       element_done = divided;
      default:       element_done = 1'b0;
    endcase
  end
  always_ff @(posedge clk_i) begin
    if (!rst_ni) begin
      state_q      <= Idle;
      local_note_q <= 1'b0;
    end else begin
      local_note_q <= state_q == Locals && is_load && there && exists;
      unique case (state_q)
        Idle: begin
          if (take_i) begin
            unique case (insn_i.uop.unit)
              vivante_core_pkg::UnitTex: state_q <= Ask;
              vivante_core_pkg::UnitDiv: state_q <= Divide;
              default:                   state_q <= take_local ? Locals : take_atomic ? Read : take_load ? Loads : Stores;
            endcase
          end
        end
        Loads:   if (rest_q == '0 && !note_valid) state_q <= Write;
        Stores:  if (rest_q == '0) state_q <= Done;
        Locals:  if (rest_q == '0 && !local_note_q) state_q <= is_load ? Write : Done;
        Read: begin
          if (rest_q == '0)                  state_q <= Write;
          else if (there && mem_req_ready_i) state_q <= Await;
        end
        Await:   if (mem_rsp_valid_i) state_q <= Modify;
        Modify:  if (element_done) state_q <= last ? Write : Read;
        Ask:     if (tex_req_ready_i) state_q <= Answer;
        Answer:  if (tex_rsp_valid_i) state_q <= Write;
        Divide:  state_q <= rest_q == '0 ? Write : Divides;
        Divides: if (divided) state_q <= last ? Write : Divide;
        Write:   if (x_ready_i || x_temp_o == '0) state_q <= Done;
        default: state_q <= Idle;
      endcase
    end
    if (state_q == Idle && take_i) begin
      insn_q    <= insn_i;
      a_q       <= a_i;
      b_q       <= b_i;
      c_q       <= c_i;
      dst_ok_q  <= dst_ok_i;
      dst_q     <= dst_i;
      writes_q  <= LANES'(on) & {LANES{insn_i.uop.we}};
      rest_q    <= elements;
      found_q   <= '0;
      sampler_q <= 5'(insn_i.words[31:27]) + sampler_offset;
      if (insn_i.uop.unit == vivante_core_pkg::UnitDiv)
        for (int unsigned l = 0; l < LANES; l++) rest_q[4*l +: 4] <= {3'd0, insn_i.lanes[l]};
    end else if (element_done) begin
      rest_q <= rest_q & ~turn;
    end
    local_at_q <= {at, addr[1:0]};
    for (int unsigned l = 0; l < LANES; l++) begin
      for (int unsigned k = 0; k < 4; k++) begin
        if (answer && note[5:2] == 4'(4*l + k))
          found_q[l*128 + k*32 +: 32] <= extract(mem_rsp_data_i, note[1:0], log_size, insn_q.uop.is_signed);
        if (local_note_q && local_at_q[5:2] == 4'(4*l + k))
          found_q[l*128 + k*32 +: 32] <= extract(local_read, local_at_q[1:0], log_size, insn_q.uop.is_signed);
        if (state_q == Await && mem_rsp_valid_i && lane == 2'(l)) found_q[l*128 + k*32 +: 32] <= mem_rsp_data_i;
        if (divided && lane == 2'(l))
          found_q[l*128 + k*32 +: 32] <= op == vivante_pkg::OP_IDIV0 ? quotient : remainder;
        if (state_q == Answer && tex_rsp_valid_i)
          found_q[l*128 + k*32 +: 32] <= tex_rsp_data_i[l*128 + 32'(insn_q.words[35+2*k +: 2])*32 +: 32];
      end
    end
    if (state_q == Await) old_q <= mem_rsp_data_i;
  end

  // ---- taps ----
  common_tap_mem #(.CORE(CORE), .SPACE(vivante_core_pkg::SpaceGlobal), .LANES(1)) u_tap_global (
    .clk_i   (clk_i),
    .valid_i (mem_req_valid_o && mem_req_ready_i && mem_req_write_o),
    .warp_i  (8'(insn_q.group)),
    .order_i (insn_q.order),
    .mask_i  (1'b1),
    .lane_i  (6'd0),
    .addr_i  (mem_req_addr_o),
    .be_i    (mem_req_be_o),
    .data_i  (mem_req_data_o)
  );
  common_tap_mem #(.CORE(CORE), .SPACE(vivante_core_pkg::SpaceLocal), .LANES(1)) u_tap_local (
    .clk_i   (clk_i),
    .valid_i (local_write),
    .warp_i  (8'(insn_q.group)),
    .order_i (insn_q.order),
    .mask_i  (1'b1),
    .lane_i  (6'd0),
    .addr_i  ({local_addr[31:2], 2'b00}),
    .be_i    (be),
    .data_i  (placed)
  );

`ifndef SYNTHESIS
  common_held #(.WIDTH(69)) stalled_request_stable (
    .clk_i   (clk_i),
    .rst_ni  (rst_ni),
    .valid_i (mem_req_valid_o),
    .ready_i (mem_req_ready_i),
    .data_i  ({mem_req_write_o, mem_req_addr_o, mem_req_be_o, mem_req_data_o})
  );
  common_held #(.WIDTH(15 + LANES*384)) stalled_texture_stable (
    .clk_i   (clk_i),
    .rst_ni  (rst_ni),
    .valid_i (tex_req_valid_o),
    .ready_i (tex_req_ready_i),
    .data_i  ({tex_req_head_o, tex_req_data_o})
  );
  always_ff @(posedge clk_i) begin
    if (rst_ni) begin
      taken_by_its_kind: assert (!take_i || vivante_core_pkg::is_shared(insn_i.uop.unit))
        else $error("an instruction comes that is not of this unit");
      taken_by_somebody: assert (!take_i || insn_i.lanes != '0)
        else $error("an instruction comes that no lane executes");
      taken_without_halves: assert (!take_i || insn_i.uop.narrow != vivante_core_pkg::OpHalf)
        else $error("an instruction comes whose result is to become halves");
      taken_when_free: assert (!take_i || state_q == Idle)
        else $error("an instruction comes while another one is under way");
      answer_was_asked_for: assert (!answer || note_valid)
        else $error("loaded data come that nobody asked for");
      texture_was_asked_for: assert (!tex_rsp_valid_i || state_q == Answer)
        else $error("texels come that nobody asked for");
    end
  end
`endif
endmodule
