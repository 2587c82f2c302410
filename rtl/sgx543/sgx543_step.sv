// The register of an operand in an iteration (sheet 2.5, 2.7, 5.2): what an index register and the repeat add to it. Combinational;
// with one reader of registers a clock later, and what it is made from stays until then.
module sgx543_step #(
  parameter int unsigned READERS = 4
) (
  input  logic               clk_i,
  input  logic               rst_ni,
  input  logic               valid_i,
  input  logic [2:0]         bank_i,       // bank_e of sgx543_core_pkg
  input  logic [7:0]         number_i,
  input  logic               indexed_i,
  input  logic [15:0]        index_i,      // the index register's low half
  input  logic [1:0]         shift_i,      // of a step of MOE
  input  logic [2:0]         step_i,       // step_e
  input  logic [3:0]         iteration_i,
  input  logic               mode_i,       // of the operand's entry in MOE
  input  logic [7:0]         inc_i,
  input  logic [11:0]        base_i,
  input  logic               secondary_i,  // r, o and pa are sa
  output logic [2:0]         bank_o,
  output logic signed [17:0] number_o,     // of the first word; of an internal register 0 to 3
  output logic [3:0]         inside_o      // word k is a register that there is
);
  logic               internal;
  logic [7:0]         picked;
  logic signed [17:0] steps, offset, sum, far;
  logic               unused, unused_valid;
  assign internal = bank_i == sgx543_core_pkg::BankInternal;
  assign picked   = inc_i >> {iteration_i[1:0], 1'b0};
  assign unused   = ^picked[7:2];
  always_comb begin
    if (mode_i) steps = $signed({16'd0, picked[1:0]});
    else        steps = $signed({14'd0, iteration_i}) * 18'($signed(inc_i));
    steps = steps + $signed({6'd0, base_i});
    unique case (step_i)
      sgx543_core_pkg::StepMoe:  offset = internal ? steps : steps <<< shift_i;
      sgx543_core_pkg::StepOne:  offset = $signed({14'd0, iteration_i});
      sgx543_core_pkg::StepTwo:  offset = $signed({13'd0, iteration_i, 1'd0});
      sgx543_core_pkg::StepFour: offset = $signed({12'd0, iteration_i, 2'd0});
      default:                   offset = 18'sd0;
    endcase
    if (bank_i == sgx543_core_pkg::BankImmediate) offset = 18'sd0;
    sum = $signed({10'd0, number_i}) + offset;
    if (indexed_i) sum = sum + $signed({index_i[15], index_i, 1'b0});
  end
  sgx543_stage #(.ON(READERS == 1), .WIDTH(18)) u_far (
    .clk_i   (clk_i),
    .rst_ni  (rst_ni),
    .valid_i (valid_i),
    .data_i  (sum),
    .valid_o (unused_valid),
    .data_o  (far)
  );
  always_comb begin
    number_o = internal ? {16'd0, far[1:0]} : far;
    bank_o   = secondary_i && !bank_i[2] ? sgx543_core_pkg::BankSa : bank_i;
    for (int unsigned k = 0; k < 4; k++) inside_o[k] = internal || $unsigned(far) + 18'(k) < 18'd128;
    // a constant is one register, whatever lanes are read; an immediate is none
    if (bank_i == sgx543_core_pkg::BankSpecial)   inside_o = {4{inside_o[0]}};
    if (bank_i == sgx543_core_pkg::BankImmediate) inside_o = 4'hf;
  end
endmodule
