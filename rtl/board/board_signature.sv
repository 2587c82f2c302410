// Between the events and the link: passes the records of the stream on, or folds those of an instruction into the signature of its warp,
// which is sent in their place. bridge/signature.c computes the same from the model; rtl/board/link.md says how. Keeps the last retires
// for whoever asks why the core hangs.
//
// A record comes word by word: at_i counts them, and words that are not kept are there all the same. Words 0 to 2 or 3 wait until the
// instruction is known that they are of.
module board_signature #(
  parameter int unsigned WARP_BITS = 5,
  parameter int unsigned RING_BITS = 8  // retires that are kept
) (
  input  logic        clk_i,
  input  logic        rst_ni,
  // settings: one clock each
  input  logic        mode_i,   // data_i: {every, order, mode and warp}
  input  logic        width_i,  // data_i: {.., width, file or space}
  input  logic        dump_i,
  input  logic [95:0] data_i,
  input  logic [95:0] link_i,   // what a dump says of the link
  // records
  input  logic        valid_i,
  output logic        ready_o,
  input  logic        keep_i,
  input  logic        last_i,
  input  logic [5:0]  at_i,
  input  logic [31:0] word_i,
  // the stream
  output logic        valid_o,
  input  logic        ready_i,
  output logic [31:0] word_o
);
  localparam logic [6:0] Retire = 7'd2, Register = 7'd3, Memory = 7'd4, Clock = 7'd5, Signature = 7'd66, Dump = 7'd67;
  localparam logic [31:0] Multiplier = 32'h9e37_79b1;

  // ---- Settings. Mode 0: all is passed on; 1: all is folded; 2: all but this warp from this order on, and there each retire has a signature.
  logic [1:0]  mode_q;
  logic [7:0]  which_q;
  logic [31:0] from_q, every_q;

  typedef enum logic [4:0] {
    Clear, Head, Seed, Replay, Body, Drain0, Drain1, Sum, Chain0, Chain1, Chain2, Chain3, Emit, Note, TellChain, TellOrder,
    TellWarp, TellNext, DumpHead, DumpRead, DumpNext, DumpWord
  } state_e;
  state_e      state_q;
  logic [6:0]  kind_q;
  logic        launch_q, forward_q, fold_q, told_q, done_q, dump_q, tell_q;
  logic [7:0]  warp_q;
  logic [31:0] order_q, pc_q, next_q, high_q;
  logic [5:0]  fields_q;
  logic [2:0]  replay_q, replayed_q;
  logic [1:0]  byte_q;
  logic [5:0]  lane_q;
  logic [3:0]  be_q;
  logic [31:0] key_q;
  logic [35:0] x_q;
  logic [31:0] p_q;
  logic [63:0] product_q, sum_q;
  logic        multiply_q, add_q;

  // ---- What is known of an instruction when its warp and order are.
  logic        raw, due, ours, known, begins;
  logic [31:0] order;
  logic [7:0]  warp;
  assign known = state_q == Head && valid_i;
  assign order = word_i;
  assign warp  = warp_q;
  assign ours  = mode_q == 2'd2 && warp == which_q;
  assign raw   = mode_q == 2'd0 || (ours && !(order - from_q >= 32'h8000_0000));
  assign due   = done_q || (order_q & every_q) == every_q || begins;
  // Behind this instruction the window begins. Where all warps are by then is told, since one of them may wait for another.
  assign begins = mode_q == 2'd2 && warp_q == which_q && order_q + 32'd1 == from_q;

  // ---- One byte a clock into the place of a word; the place of the word itself is one byte more.
  logic [7:0]  key_byte;
  logic [31:0] key;
  logic        key_word, element, key_last, retire_element;
  logic [6:0]  entry;
  logic        unused;
  assign unused = ^{data_i[31:16], data_i[7:6]};
  logic [31:0] bits;
  logic [3:0]  be;
  logic [5:0]  width;
  assign width = entry[5:0];
  always_comb begin
    key_word = 1'b0;
    key_last = 1'b1;
    key_byte = word_i[8*byte_q +: 8];
    if (kind_q == Register) begin
      key_word = at_i == 6'd3 || at_i == 6'd4 || at_i == 6'd5;
      key_last = at_i != 6'd5 || byte_q == 2'd1;
      if (at_i == 6'd3) key_byte = word_i[7:0] ^ warp_q;
      if (at_i >= 6'd10) key_byte = {2'd0, lane_q + at_i - 6'd10};
    end else if (kind_q == Memory) begin
      key_word = at_i == 6'd3 || at_i == 6'd4 || at_i == 6'd5 || at_i == 6'd6;
      key_last = at_i < 6'd5 || byte_q == 2'd3;
      if (at_i == 6'd4 && !entry[6]) key_byte = 8'd0;
      if (at_i == 6'd8) key_byte = 8'd0;
    end else begin
      key_byte = {2'd0, at_i};
    end
    if (state_q == Seed) key_byte = {1'b0, kind_q};
  end
  assign key = board_pkg::crc_byte(key_q, key_byte);

  // Of a retire: pc, its words, active, trap, done, and where it goes on in the place of the first arguments.
  always_comb begin
    case (at_i)
      6'd5, 6'd6:                         retire_element = fields_q[0];
      6'd9, 6'd10, 6'd11, 6'd12, 6'd13:   retire_element = fields_q[1];
      6'd14:                              retire_element = fields_q[2];
      6'd15:                              retire_element = fields_q[4];
      6'd16:                              retire_element = fields_q[5];
      6'd17, 6'd18:                       retire_element = fields_q[3] && !done_q;
      default:                            retire_element = 1'b0;
    endcase
    case (kind_q)
      Retire:   element = retire_element && !launch_q;
      Register: element = at_i >= 6'd10 && keep_i;
      default:  element = at_i == 6'd8;
    endcase
  end
  // Bits of a file or of a space, and of them the bytes that were written.
  always_comb begin
    be   = be_q;
    bits = '0;
    for (int unsigned b = 0; b < 32; b++) bits[b] = b < {26'd0, width} && be_q[b / 8];
    for (int unsigned b = 0; b < 4; b++) be[b] = be_q[b] && 8 * b < {26'd0, width};
  end

  logic take, accept, passes;
  assign passes  = forward_q && keep_i;
  assign accept  = state_q == Body && valid_i && (!passes || ready_i) && (!fold_q || !key_word || key_last);
  assign take    = accept && fold_q && element;
  assign ready_o = (state_q == Head && !(at_i == 6'd0 && dump_q)) || (state_q == Body && (!passes || ready_i) && (!fold_q || !key_word || key_last));

  // ---- Sums of instructions that have not retired by warp and order, and, in the upper half, by warp: the chain, and the last retire.
  localparam int unsigned Depth = 1 << (WARP_BITS + 7);
  logic                 we, ring_we;
  logic [WARP_BITS+6:0] address, waddress, clear_q;
  logic [63:0]          wdata, rdata, ring_rdata, added, chained;
  logic [RING_BITS-1:0] ring_q;
  logic [31:0]          retires_q;
  logic [10:0]          dumped_q;
  assign added   = rdata + sum_q;
  assign chained = {sum_q[31:0], sum_q[63:32]} + product_q;
  always_comb begin
    address = {1'b0, warp_q[WARP_BITS-1:0], order_q[5:0]};
    if (state_q == Chain0 || state_q == TellChain) address = {1'b1, warp_q[WARP_BITS-1:0], 6'd0};
    if (state_q == TellOrder) address = {1'b1, warp_q[WARP_BITS-1:0], 6'd1};
    if (state_q == DumpRead) address = {1'b1, dumped_q[WARP_BITS:1], 6'd1};
    waddress = {1'b0, warp_q[WARP_BITS-1:0], order_q[5:0]};
    we       = 1'b0;
    wdata    = '0;
    case (state_q)
      Clear: begin
        we       = 1'b1;
        waddress = clear_q;
      end
      Sum: begin
        we = 1'b1;
        if (kind_q != Retire) wdata = added;
      end
      Chain3: begin
        we       = 1'b1;
        waddress = {1'b1, warp_q[WARP_BITS-1:0], 6'd0};
        wdata    = chained;
      end
      Note: begin
        we       = 1'b1;
        waddress = {1'b1, warp_q[WARP_BITS-1:0], 6'd1};
        wdata    = {order_q, pc_q};
      end
      default: ;
    endcase
  end
  assign ring_we = state_q == Note;
  common_ram #(.WIDTH(64), .DEPTH(Depth), .GRANULE(64), .OLD(1'b0)) u_sums (
    .clk_i   (clk_i),
    .we_i    (we),
    .waddr_i (waddress),
    .wdata_i (wdata),
    .re_i    (1'b1),
    .raddr_i (address),
    .rdata_o (rdata)
  );
  common_ram #(.WIDTH(64), .DEPTH(1 << RING_BITS), .GRANULE(64), .OLD(1'b0)) u_ring (
    .clk_i   (clk_i),
    .we_i    (ring_we),
    .waddr_i (ring_q),
    .wdata_i ({warp_q, order_q[23:0], pc_q}),
    .re_i    (1'b1),
    .raddr_i (dumped_q[RING_BITS:1] + ring_q),
    .rdata_o (ring_rdata)
  );
  common_ram #(.WIDTH(7), .DEPTH(64), .GRANULE(7), .OLD(1'b0)) u_widths (
    .clk_i   (clk_i),
    .we_i    (width_i),
    .waddr_i (data_i[5:0]),
    .wdata_i (data_i[38:32]),
    .re_i    (state_q == Body && at_i == (kind_q == Memory ? 6'd3 : 6'd4)),
    .raddr_i ({kind_q == Memory, word_i[4:0]}),
    .rdata_o (entry)
  );

  // ---- What goes out.
  localparam logic [10:0] WarpWords = 11'd2 << WARP_BITS, RingWords = 11'd2 << RING_BITS;
  logic dump_ring_q;
  always_comb begin
    valid_o = 1'b0;
    word_o  = word_i;
    case (state_q)
      Replay: begin
        valid_o = 1'b1;
        case (replayed_q)
          3'd0:    word_o = {25'd0, kind_q};
          3'd1:    word_o = kind_q == Retire ? {31'd0, launch_q} : {24'd0, warp_q};
          3'd2:    word_o = kind_q == Retire ? {24'd0, warp_q} : order_q;
          default: word_o = order_q;
        endcase
      end
      Body: valid_o = valid_i && passes && (!fold_q || !key_word || key_last);
      Emit: begin
        valid_o = 1'b1;
        case (replayed_q)
          3'd0:    word_o = {25'd0, Signature};
          3'd1:    word_o = {24'd0, warp_q};
          3'd2:    word_o = order_q;
          3'd3:    word_o = sum_q[31:0];
          default: word_o = sum_q[63:32];
        endcase
      end
      DumpHead: begin
        valid_o = 1'b1;
        case (replayed_q)
          3'd0:    word_o = {25'd0, Dump};
          3'd1:    word_o = {21'd0, 11'd4 + WarpWords + RingWords};
          3'd2:    word_o = retires_q;
          3'd3:    word_o = link_i[31:0];
          3'd4:    word_o = link_i[63:32];
          default: word_o = link_i[95:64];
        endcase
      end
      DumpWord: begin
        valid_o = 1'b1;
        word_o  = dump_ring_q ? (dumped_q[0] ? ring_rdata[63:32] : ring_rdata[31:0]) : (dumped_q[0] ? sum_q[63:32] : sum_q[31:0]);
      end
      default: ;
    endcase
  end

  always_ff @(posedge clk_i) begin
    multiply_q <= 1'b0;
    add_q      <= multiply_q;
    product_q  <= {28'd0, x_q} * {32'd0, p_q};
    if (add_q) sum_q <= sum_q + product_q;
    if (take) begin
      multiply_q <= 1'b1;
      p_q        <= key;
      x_q        <= kind_q == Retire ? {4'd0, at_i == 6'd17 ? next_q : (at_i == 6'd18 ? high_q : word_i)} : {be, word_i & bits};
    end
    if (dump_i) dump_q <= 1'b1;
    if (mode_i) begin
      mode_q  <= data_i[1:0];
      which_q <= data_i[15:8];
      from_q  <= data_i[63:32];
      every_q <= data_i[95:64];
    end
    if (valid_o && ready_i && state_q != DumpHead && state_q != DumpWord && kind_q != Clock) told_q <= 1'b1;

    case (state_q)
      Clear: begin
        clear_q <= clear_q + 1'b1;
        if (&clear_q) state_q <= Head;
      end
      Head: begin
        replayed_q <= '0;
        byte_q     <= '0;
        key_q      <= '1;
        if (at_i == 6'd0 && dump_q) begin
          dump_q      <= dump_i;
          dumped_q    <= '0;
          dump_ring_q <= 1'b0;
          state_q     <= DumpHead;
        end else if (known) begin
          case (at_i)
            6'd0: begin
              kind_q    <= word_i[6:0];
              sum_q     <= '0;
              done_q    <= 1'b0;
              launch_q  <= 1'b0;
              replay_q  <= 3'd1;
              fold_q    <= 1'b0;
              forward_q <= 1'b1;
              if (word_i[6:0] == Clock) begin
                forward_q <= told_q || mode_q == 2'd0;
                state_q   <= (told_q || mode_q == 2'd0) ? Replay : Body;
              end else if (word_i[6:0] != Retire && word_i[6:0] != Register && word_i[6:0] != Memory) begin
                state_q <= Replay;
              end
            end
            6'd1: begin
              if (kind_q == Retire) launch_q <= word_i[0];
              else warp_q <= word_i[7:0];
            end
            6'd2: begin
              if (kind_q == Retire) begin
                warp_q <= word_i[7:0];
              end else begin
                order_q   <= order;
                replay_q  <= 3'd3;
                fold_q    <= !raw;
                forward_q <= raw;
                state_q   <= raw ? Replay : Seed;
              end
            end
            default: begin
              order_q   <= order;
              replay_q  <= 3'd4;
              fold_q    <= !raw;
              forward_q <= raw || launch_q;
              state_q   <= raw || launch_q ? Replay : Seed;
            end
          endcase
        end
      end
      Replay:
        if (ready_i) begin
          replayed_q <= replayed_q + 3'd1;
          if (replayed_q + 3'd1 == replay_q) state_q <= Seed;
        end
      Seed: begin
        key_q   <= key;
        state_q <= Body;
      end
      Body:
        if (valid_i) begin
          if (fold_q && key_word) begin
            // a word that is passed on, too, is a launch's, and has no place
            key_q  <= key;
            byte_q <= key_last ? 2'd0 : byte_q + 2'd1;
          end
          if (accept) begin
            case (kind_q)
              Retire: begin
                case (at_i)
                  6'd4:    fields_q <= word_i[5:0];
                  6'd5:    pc_q <= word_i;
                  6'd7:    next_q <= word_i;
                  6'd8:    high_q <= word_i;
                  6'd16:   done_q <= word_i[0];
                  default: ;
                endcase
              end
              Register: begin
                if (at_i == 6'd6) lane_q <= word_i[5:0];
                if (at_i == 6'd8) be_q <= word_i[3:0];
              end
              default: if (at_i == 6'd7) be_q <= word_i[3:0];
            endcase
            if (last_i) begin
              if (kind_q == Clock) told_q <= 1'b0;
              state_q <= fold_q ? Drain0 : (kind_q == Retire ? Note : Head);
            end
          end
        end
      Drain0: state_q <= Drain1;
      Drain1: state_q <= Sum;
      Sum: begin
        if (kind_q == Retire) sum_q <= added;
        state_q <= kind_q == Retire ? Chain0 : Head;
      end
      Chain0: state_q <= Chain1;
      Chain1: begin
        // rdata is the chain; the address was that of Chain0
        sum_q   <= added;
        x_q     <= {4'd0, added[31:0]};
        p_q     <= Multiplier;
        state_q <= Chain2;
      end
      Chain2: state_q <= Chain3;
      Chain3: begin
        sum_q      <= chained;
        replayed_q <= '0;
        state_q    <= (due && !launch_q) ? Emit : Note;
      end
      Emit:
        if (ready_i) begin
          replayed_q <= replayed_q + 3'd1;
          if (replayed_q == 3'd4) state_q <= tell_q ? TellNext : Note;
        end
      Note: begin
        ring_q    <= ring_q + 1'b1;
        retires_q <= retires_q + 32'd1;
        state_q   <= Head;
        if (begins) begin
          every_q <= '0;
          warp_q  <= '0;
          tell_q  <= 1'b1;
          state_q <= TellChain;
        end
      end
      TellChain: state_q <= TellOrder;
      TellOrder: begin
        sum_q   <= rdata;
        state_q <= TellWarp;
      end
      TellWarp: begin
        order_q    <= rdata[63:32];
        replayed_q <= '0;
        state_q    <= sum_q == '0 ? TellNext : Emit;  // a warp that has done nothing
      end
      TellNext: begin
        warp_q  <= warp_q + 8'd1;
        state_q <= TellChain;
        if (&warp_q[WARP_BITS-1:0]) begin
          tell_q  <= 1'b0;
          state_q <= Head;
        end
      end
      DumpHead:
        if (ready_i) begin
          replayed_q <= replayed_q + 3'd1;
          if (replayed_q == 3'd5) state_q <= DumpRead;
        end
      DumpRead: state_q <= DumpNext;
      DumpNext: begin
        sum_q   <= rdata;
        state_q <= DumpWord;
      end
      DumpWord:
        if (ready_i) begin
          dumped_q <= dumped_q + 11'd1;
          state_q  <= DumpRead;
          if (!dump_ring_q && dumped_q + 11'd1 == WarpWords) begin
            dump_ring_q <= 1'b1;
            dumped_q    <= '0;
          end
          if (dump_ring_q && dumped_q + 11'd1 == RingWords) state_q <= Head;
        end
      default: state_q <= Head;
    endcase
    if (!rst_ni) begin
      state_q    <= Clear;
      clear_q    <= '0;
      mode_q     <= '0;
      told_q     <= 1'b0;
      dump_q     <= 1'b0;
      tell_q     <= 1'b0;
      multiply_q <= 1'b0;
      add_q      <= 1'b0;
      ring_q     <= '0;
      retires_q  <= '0;
    end
  end

`ifndef SYNTHESIS
  logic [5:0] expected_q;  // word of a record
  always_ff @(posedge clk_i) begin
    if (!rst_ni)                 expected_q <= '0;
    else if (valid_i && ready_o) expected_q <= last_i ? 6'd0 : at_i + 6'd1;
  end
  always_ff @(posedge clk_i) begin
    if (rst_ni) begin
      words_come_in_order: assert (!valid_i || at_i == expected_q)
        else $error("word %0d of a record comes in the place of word %0d", at_i, expected_q);
      replays_what_it_kept: assert (state_q != Replay || replayed_q < replay_q)
        else $error("word %0d of %0d that were kept", replayed_q, replay_q);
      signature_is_five_words: assert (state_q != Emit || replayed_q < 3'd5)
        else $error("word %0d of a signature", replayed_q);
      products_are_in_the_sum: assert (state_q != Sum || !(multiply_q || add_q))
        else $error("a sum is taken before its last product");
      dump_stays_inside: assert (state_q != DumpWord || dumped_q < (dump_ring_q ? RingWords : WarpWords))
        else $error("word %0d of a dump", dumped_q);
    end
  end
`endif
endmodule
