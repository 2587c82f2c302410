// From bytes to whole frames: COBS (a byte 0 ends a frame) with a CRC-32C at the end. What is too short, too long, has a bad code or a bad
// checksum is dropped; the next 0 begins anew. The first two words of a frame come out by themselves, since that is all of an
// acknowledgement; the words behind the first one of a command are read from the store, which the next command does not touch until
// it is accepted: accept_i turns the store's halves.
module board_receive (
  input  logic        clk_i,
  input  logic        rst_ni,
  input  logic        valid_i,
  input  logic        bad_i,    // a byte that came broken
  input  logic [7:0]  data_i,
  output logic        frame_o,  // one clock, behind its end: a good frame has come
  output logic [31:0] head_o,   // its words 0 and 1
  output logic [31:0] next_o,
  output logic [5:0]  words_o,  // how many words it has, without the checksum
  input  logic        accept_i, // with frame_o
  input  logic [5:0]  raddr_i,  // of the frame accepted last; word 0 is the head
  output logic [31:0] rdata_o   // a clock later
);
  logic [7:0]  left_q;    // bytes until the next code
  logic        zero_q;    // the code before implied a zero
  logic        begun_q, broken_q, half_q;
  logic [8:0]  count_q;   // bytes of the frame so far
  logic [31:0] crc_q, head_q, next_q;
  logic        byte_valid, ending, whole;
  logic [7:0]  byte_data;

  // A code is followed by that many bytes less one; a zero comes before the next code, but not before the first and not behind 255.
  assign ending     = valid_i && data_i == 8'd0;
  assign byte_valid = valid_i && !ending && (left_q != '0 || (begun_q && zero_q));
  assign byte_data  = left_q != '0 ? data_i : 8'd0;
  assign whole      = !broken_q && left_q == '0 && count_q >= 9'd8 && count_q[1:0] == 2'd0 && crc_q == board_pkg::CrcGood;

  assign head_o  = head_q;
  assign next_o  = next_q;

  // What is done with a frame takes long: a clock of its own. The first byte that comes then is a code, so head_q is still that frame's.
  always_ff @(posedge clk_i) begin
    frame_o <= rst_ni && ending && whole;
    if (ending) words_o <= count_q[7:2] - 6'd1;
  end

  always_ff @(posedge clk_i) begin
    if (bad_i) broken_q <= 1'b1;
    if (ending) begin
      left_q   <= '0;
      begun_q  <= 1'b0;
      zero_q   <= 1'b0;
      broken_q <= 1'b0;
      count_q  <= '0;
      crc_q    <= '1;
    end else if (valid_i) begin
      begun_q <= 1'b1;
      if (left_q != '0) begin
        left_q <= left_q - 8'd1;
      end else begin
        left_q <= data_i - 8'd1;
        zero_q <= data_i != 8'd255;
      end
      if (byte_valid) begin
        crc_q   <= board_pkg::crc_byte(crc_q, byte_data);
        count_q <= count_q + 9'd1;
        if (count_q == 9'd255) broken_q <= 1'b1;
        for (int unsigned b = 0; b < 4; b++) begin  // a place that is computed would be a shifter over all of it
          if (count_q == {7'd0, b[1:0]}) head_q[8*b +: 8] <= byte_data;
          if (count_q == {7'd1, b[1:0]}) next_q[8*b +: 8] <= byte_data;
        end
      end
    end
    if (frame_o && accept_i) half_q <= !half_q;
    if (!rst_ni) begin
      left_q   <= '0;
      begun_q  <= 1'b0;
      zero_q   <= 1'b0;
      broken_q <= 1'b1;  // what the line was in the middle of
      count_q  <= '0;
      crc_q    <= '1;
      half_q   <= 1'b0;
    end
  end

  logic [3:0] we;
  assign we = (byte_valid && !count_q[8]) ? 4'b0001 << count_q[1:0] : 4'b0000;
  common_ram #(.WIDTH(32), .DEPTH(128), .GRANULE(8), .OLD(1'b0)) u_store (
    .clk_i   (clk_i),
    .we_i    (we),
    .waddr_i ({half_q, count_q[7:2]}),
    .wdata_i ({4{byte_data}}),
    .re_i    (1'b1),
    .raddr_i ({!half_q, raddr_i}),
    .rdata_o (rdata_o)
  );

`ifndef SYNTHESIS
  always_ff @(posedge clk_i) begin
    if (rst_ni) begin
      store_is_not_overrun: assert (!byte_valid || broken_q || count_q <= 9'd256)
        else $error("more bytes than a frame may have");
      piece_has_its_code: assert (left_q == '0 || begun_q)
        else $error("%0d bytes of a piece are to come, and it had no code", left_q);
      good_frame_fits: assert (!(ending && whole) || count_q <= 9'd252)
        else $error("a frame of %0d bytes is good", count_q);
    end
  end
`endif
endmodule
