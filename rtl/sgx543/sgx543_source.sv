// A source operand from its bank and number (sheet 2.3 to 2.5). Combinational.
module sgx543_source (
  input  logic [1:0]                  bank_i,
  input  logic                        ext_i,
  input  logic [6:0]                  number_i,
  input  logic                        six_i,      // the field has six bits
  input  logic                        doubled_i,
  input  logic [1:0]                  moe_i,
  output sgx543_core_pkg::source_t    source_o
);
  logic constant, indexed, internal;
  assign constant = ext_i && (bank_i == 2'd1 || bank_i == 2'd2);
  assign indexed  = ext_i && !constant;
  // internal registers are the last four of bank r
  assign internal = !ext_i && bank_i == 2'd0 && (six_i ? number_i[5:2] == 4'hf : number_i[6:2] == 5'h1f);

  sgx543_core_pkg::source_t s;
  always_comb begin
    s         = '0;
    s.moe     = moe_i;
    s.step    = sgx543_core_pkg::StepMoe;
    s.fmt     = sgx543_arith_pkg::FmtF32;
    s.swz     = 12'o3210;
    s.doubled = doubled_i && !constant && !internal;
    s.indexed = indexed;
    s.index   = indexed && bank_i[1];
    s.bank    = {1'b0, bank_i};
    s.number  = {1'b0, number_i};
    if (indexed) begin
      s.bank   = {1'b0, six_i ? number_i[5:4] : number_i[6:5]};
      s.number = {3'd0, !six_i && number_i[4], number_i[3:0]};
    end else if (constant) begin
      s.bank   = bank_i == 2'd1 ? sgx543_core_pkg::BankSpecial : sgx543_core_pkg::BankImmediate;
    end else if (internal) begin
      s.bank   = sgx543_core_pkg::BankInternal;
      s.number = {6'd0, number_i[1:0]};
    end
    if (s.doubled) s.number = {s.number[6:0], 1'b0};
    source_o = s;
  end
endmodule
