// Instructions retire a fixed time after their last pass went, when also what takes longest is written: so those of a slot stay in order,
// and one a clock is enough. The one that ends an instance is handed to sgx543_finish instead.
module sgx543_retire #(
  parameter int unsigned READERS = 4,
  parameter int unsigned CORE    = 0
) (
  input  logic                     clk_i,
  input  logic                     rst_ni,
  input  logic                     valid_i,
  input  sgx543_core_pkg::retire_t retire_i,
  output logic                     end_valid_o,
  output sgx543_core_pkg::retire_t end_o
);
  localparam int unsigned Wait = sgx543_core_pkg::ToRetire + (READERS == 4 ? 0 : sgx543_core_pkg::SerialPath);
  localparam int unsigned Room = 32;
  logic [$bits(retire_i)-1:0] store [0:Room-1];
  logic [4:0]                 now_q, then;
  logic [Wait-1:0]            valid_q;
  sgx543_core_pkg::retire_t   retire;
  assign then        = now_q - 5'(Wait);
  assign retire      = store[then];
  assign end_o       = retire;
  assign end_valid_o = valid_q[Wait-1] && retire.done;
  always_ff @(posedge clk_i) begin
    if (!rst_ni) begin
      now_q   <= '0;
      valid_q <= '0;
    end else begin
      now_q   <= now_q + 5'(valid_i || |valid_q);  // while something is on its way; else all is still
      valid_q <= {valid_q[Wait-2:0], valid_i};
    end
    if (valid_i) store[now_q] <= retire_i;
  end
  common_tap_retire #(.CORE(CORE), .PC_BITS(32)) u_tap (
    .clk_i     (clk_i),
    .valid_i   (valid_q[Wait-1] && !retire.done),
    .launch_i  (1'b0),
    .warp_i    (8'(retire.slot)),
    .order_i   (retire.order),
    .pc_i      (32'(retire.pc)),
    .nwords_i  (3'd2),
    .words_i   ({64'd0, retire.word}),
    .active_i  (32'd1),
    .next_pc_i (32'(retire.next_pc)),
    .trap_i    ({14'd0, retire.exception, retire.oob, 16'd0}),
    .done_i    (1'b0),
    .args_i    (128'd0)
  );

`ifndef SYNTHESIS
  always_ff @(posedge clk_i) begin
    if (rst_ni) begin
      illegal_is_the_end: assert (!valid_i || !(retire_i.illegal || retire_i.killed) || retire_i.done)
        else $error("slot %0d goes on behind an instruction that ends it", retire_i.slot);
      outside_is_illegal: assert (!valid_i || !retire_i.outside || retire_i.illegal)
        else $error("slot %0d does what is not in its code", retire_i.slot);
    end
  end
`endif
endmodule
