// Turns one beat of LANES accesses into requests of one LANES*4-byte segment each: the lowest waiting lane
// picks the segment, every lane inside it goes along. An access is naturally aligned and at most 16
// bytes, so it never crosses a segment. One request a clock; a held request does not change.
// Beside the requests goes a note for each response to come, for lanes that read 0 without one, and
// for the end of the instruction; it is handed over with its request.
module tesla_coalesce #(
  parameter int unsigned LANES = 8,
  parameter int unsigned TAG   = 1,  // width of what is carried along
  localparam int unsigned SB   = $clog2(LANES * 4)
) (
  input  logic                   clk_i,
  input  logic                   rst_ni,

  input  logic                   beat_valid_i,
  output logic                   beat_ready_o,
  output logic                   idle_o,        // every request has been taken
  input  logic                   beat_last_i,   // the last one of its instruction
  input  logic                   beat_store_i,
  input  logic                   beat_local_i,
  input  logic [2:0]             beat_log_i,    // log2 of the bytes a lane accesses, 0..4
  input  logic [LANES-1:0]       beat_mask_i,   // lanes that access memory
  input  logic [LANES-1:0]       beat_zero_i,   // lanes of a load that read 0 without access
  input  logic [LANES*32-1:0]    beat_addr_i,   // physical
  input  logic [LANES*128-1:0]   beat_data_i,
  input  tesla_core_pkg::warp_t  beat_warp_i,
  input  tesla_core_pkg::order_t beat_order_i,
  input  logic [TAG-1:0]         beat_tag_i,

  output logic                   mem_valid_o,
  input  logic                   mem_ready_i,
  output logic                   mem_write_o,
  output logic                   mem_local_o,
  output logic [31:0]            mem_addr_o,
  output logic [LANES*4-1:0]     mem_be_o,      // bytes stored or looked at
  output logic [LANES*32-1:0]    mem_data_o,
  output tesla_core_pkg::warp_t  mem_warp_o,
  output tesla_core_pkg::order_t mem_order_o,

  output logic                   note_valid_o,
  input  logic                   note_ready_i,
  output logic                   note_rsp_o,    // a response belongs to it
  output logic                   note_last_o,   // the instruction is complete with it
  output logic [LANES-1:0]       note_hit_o,    // lanes that the response answers
  output logic [LANES-1:0]       note_mask_o,   // those, and the ones that read 0
  output logic [LANES*SB-1:0]    note_off_o,    // byte offset of each lane in the segment
  output logic [TAG-1:0]         note_tag_o
);
  logic                   valid_q, last_q, store_q, local_q;
  logic [2:0]             log_q;
  logic [LANES-1:0]       todo_q, todo_d, zero_q, group;
  logic [LANES*32-1:0]    addr_q;
  logic [LANES*128-1:0]   data_q;
  tesla_core_pkg::warp_t  warp_q;
  tesla_core_pkg::order_t order_q;
  logic [TAG-1:0]         tag_q;
  logic                   step, out_ready, beat_done, out_req_q, out_note_q;

  // Moves while a beat, a request or a note is here.
  logic work_clk;
  common_gate u_work_clk (
    .clk_i(clk_i), .rst_ni(rst_ni), .clk_o(work_clk),
    .moves_i(beat_valid_i || !idle_o));

  assign todo_d       = todo_q & ~group;
  assign beat_done    = todo_d == '0;
  assign step         = valid_q && out_ready;
  assign beat_ready_o = !valid_q || (step && beat_done);

  always_ff @(posedge work_clk) begin
    if (!rst_ni)           valid_q <= 1'b0;
    else if (beat_ready_o) valid_q <= beat_valid_i;
    if (beat_ready_o) begin
      last_q  <= beat_last_i;
      store_q <= beat_store_i;
      local_q <= beat_local_i;
      log_q   <= beat_log_i;
      todo_q  <= beat_mask_i;
      zero_q  <= beat_store_i ? '0 : beat_zero_i;
      addr_q  <= beat_addr_i;
      data_q  <= beat_data_i;
      warp_q  <= beat_warp_i;
      order_q <= beat_order_i;
      tag_q   <= beat_tag_i;
    end else if (step) begin
      todo_q  <= todo_d;
      zero_q  <= '0;
    end
  end

  logic [31-SB:0] segment;
  always_comb begin
    segment = '0;
    for (int unsigned n = 0; n < LANES; n++) begin
      if (todo_q[LANES-1-n]) segment = addr_q[(LANES-1-n)*32+SB +: 32-SB];
    end
    for (int unsigned l = 0; l < LANES; l++) begin
      group[l] = todo_q[l] && addr_q[l*32+SB +: 32-SB] == segment;
    end
  end

  // A lane's bytes, repeated so that byte k of the segment finds its data at k mod 16.
  logic [LANES*128-1:0] spread;
  logic [LANES*SB-1:0]  offset;
  logic [SB-1:0]        keep;    // the offset bits that tell accesses apart
  assign keep = {SB{1'b1}} << log_q;
  always_comb begin
    for (int unsigned l = 0; l < LANES; l++) begin
      offset[l*SB +: SB] = addr_q[l*32 +: SB] & keep;
      unique case (log_q)
        3'd0:    spread[l*128 +: 128] = {16{data_q[l*128 +: 8]}};
        3'd1:    spread[l*128 +: 128] = {8{data_q[l*128 +: 16]}};
        3'd2:    spread[l*128 +: 128] = {4{data_q[l*128 +: 32]}};
        3'd3:    spread[l*128 +: 128] = {2{data_q[l*128 +: 64]}};
        default: spread[l*128 +: 128] = data_q[l*128 +: 128];
      endcase
    end
  end

  logic [LANES*4-1:0]  be;
  logic [LANES*32-1:0] data;
  always_comb begin
    be   = '0;
    data = '0;
    for (int unsigned k = 0; k < LANES * 4; k++) begin
      for (int unsigned l = 0; l < LANES; l++) begin  // the highest lane is the last to write
        if (group[l] && (k[SB-1:0] & keep) == offset[l*SB +: SB]) begin
          be[k]          = 1'b1;
          data[k*8 +: 8] = spread[l*128+(k%16)*8 +: 8];
        end
      end
    end
  end

  // Output: a request, a note, or both at once.
  logic new_req, new_note, req_done, note_done;

  assign new_req      = group != '0;
  assign new_note     = (last_q && beat_done) || (!store_q && (new_req || zero_q != '0));
  assign mem_valid_o  = out_req_q && (!out_note_q || note_ready_i);
  assign note_valid_o = out_note_q && (!out_req_q || mem_ready_i);
  assign req_done     = !out_req_q || (mem_valid_o && mem_ready_i);
  assign note_done    = !out_note_q || (note_valid_o && note_ready_i);
  assign out_ready    = req_done && note_done;
  assign idle_o       = !valid_q && !out_req_q && !out_note_q;

  always_ff @(posedge work_clk) begin
    if (!rst_ni) begin
      out_req_q  <= 1'b0;
      out_note_q <= 1'b0;
    end else if (out_ready) begin
      out_req_q  <= step && new_req;
      out_note_q <= step && new_note;
    end
    if (step) begin
      mem_write_o <= store_q;
      mem_local_o <= local_q;
      mem_addr_o  <= {segment, {SB{1'b0}}};
      mem_be_o    <= be;
      mem_data_o  <= data;
      mem_warp_o  <= warp_q;
      mem_order_o <= order_q;
      note_rsp_o  <= !store_q && new_req;
      note_last_o <= last_q && beat_done;
      note_hit_o  <= store_q ? '0 : group;
      note_mask_o <= store_q ? '0 : group | zero_q;
      note_off_o  <= offset;
      note_tag_o  <= tag_q;
    end
  end

`ifndef SYNTHESIS
  common_held #(.WIDTH(LANES*36 + 34)) stalled_request_stable (
    .clk_i   (clk_i),
    .rst_ni  (rst_ni),
    .valid_i (mem_valid_o),
    .ready_i (mem_ready_i),
    .data_i  ({mem_write_o, mem_local_o, mem_addr_o, mem_be_o, mem_data_o})
  );
  common_held #(.WIDTH(LANES*32)) stalled_beat_stable (
    .clk_i   (clk_i),
    .rst_ni  (rst_ni),
    .valid_i (beat_valid_i),
    .ready_i (beat_ready_o),
    .data_i  (beat_addr_i)
  );
`endif
endmodule
