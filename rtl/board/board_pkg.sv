// What both ends of a board's link agree on; the host's half is bridge/link.c, the words are explained in rtl/board/link.md.
package board_pkg;
  localparam logic [7:0] Slots      = 8'd8;   // frames under way to the host
  localparam logic [5:0] FrameWords = 6'd60;  // payload of a frame, so that one with its zeros coded stays below 254 bytes

  // Kinds of frames, bits 1:0 of the first word: of the board, and of the host.
  typedef enum logic [1:0] {
    FrameAck   = 2'd0,  // which command was the last, without a place in the sequence
    FrameData  = 2'd1,  // a piece of the stream of events
    FrameHello = 2'd2   // what board this is, without a place in the sequence
  } frame_e;
  typedef enum logic [1:0] {
    HostAck     = 2'd0,  // which frames have come
    HostCommand = 2'd1,
    HostHello   = 2'd2   // a new session: core and link begin anew
  } host_e;

  // CRC-32C (Castagnoli), reflected; begun with all ones. CrcGood is left after a frame with its checksum, which is sent inverted.
  localparam logic [31:0] CrcPoly = 32'h82f6_3b78;
  localparam logic [31:0] CrcGood = 32'hb798_b438;
  function automatic logic [31:0] crc_byte(input logic [31:0] crc, input logic [7:0] data);
    logic [31:0] c;
    c = crc ^ {24'd0, data};
    for (int unsigned i = 0; i < 8; i++) c = {1'b0, c[31:1]} ^ (c[0] ? CrcPoly : 32'd0);
    crc_byte = c;
  endfunction
endpackage
