// What an atomic operation makes of a word, or of a pair of words, sheet 3.3: without a clock.
module tesla_atomic_op (
  input  logic [3:0]  op_i,        // w1[5:2]
  input  logic [2:0]  size_i,      // as in the instruction
  input  logic [31:0] low_i,       // the word in memory, or the even one of a pair
  input  logic [31:0] high_i,
  input  logic [1:0]  byte_i,      // of the word: which byte, or which half
  input  logic [31:0] data_i,      // operand; of 64 bits the low word, and swap_i the high one
  input  logic [31:0] swap_i,      // cas of 32 bits: the new value
  input  logic [63:0] fresh_i,     // cas of 64 bits: the new value
  output logic        modifies_o,  // others leave memory alone; it depends on op_i and size_i alone
  output logic [63:0] old_o,       // what was found, extended
  output logic [31:0] low_o,       // what is to be there
  output logic [31:0] high_o
);
  logic wide;
  assign wide = size_i == 3'd4;
  always_comb begin
    modifies_o = wide ? op_i <= 4'd2 : op_i <= 4'd7 || (op_i >= 4'ha && op_i <= 4'hc);
    if (size_i < 3'd4) modifies_o = 1'b0;
  end

  logic [31:0] up, down;
  logic [63:0] sum;
  logic [15:0] half;
  logic [7:0]  part;
  logic        equal;
  always_comb begin
    sum   = {high_i, low_i} + {swap_i, data_i};
    up    = low_i + 32'd1;
    down  = low_i - 32'd1;
    equal = low_i == data_i && (!wide || high_i == swap_i);
    half  = byte_i[1] ? low_i[31:16] : low_i[15:0];
    part  = byte_i[0] ? half[15:8] : half[7:0];
    unique case (size_i)
      3'd0:    old_o = {56'd0, part};
      3'd1:    old_o = {32'd0, {24{part[7]}}, part};
      3'd2:    old_o = {48'd0, half};
      3'd3:    old_o = {32'd0, {16{half[15]}}, half};
      default: old_o = {high_i, low_i};
    endcase
    low_o  = low_i;
    high_o = high_i;
    unique case (op_i)
      4'h0:    {high_o, low_o} = sum;
      4'h1:    {high_o, low_o} = {swap_i, data_i};
      4'h2:    if (equal) {high_o, low_o} = wide ? fresh_i : {high_i, swap_i};
      4'h4:    low_o = (up > data_i) ? 32'd0 : up;
      4'h5:    low_o = (down > data_i) ? data_i : down;
      4'h6:    if ((size_i == 3'd7) ? $signed(data_i) > $signed(low_i) : data_i > low_i) low_o = data_i;
      4'h7:    if ((size_i == 3'd7) ? $signed(data_i) < $signed(low_i) : data_i < low_i) low_o = data_i;
      4'ha:    low_o = low_i & data_i;
      4'hb:    low_o = low_i | data_i;
      4'hc:    low_o = low_i ^ data_i;
      default: ;
    endcase
  end
endmodule
