// A destination from its bank and number (sheet 2.3 to 2.5). Combinational.
module sgx543_dest (
  input  logic [1:0]                bank_i,
  input  logic                      ext_i,
  input  logic [6:0]                number_i,
  input  logic                      six_i,      // the field has six bits
  input  logic                      doubled_i,
  output sgx543_core_pkg::dest_t    dest_o
);
  logic internal;
  assign internal = !ext_i && bank_i == 2'd0 && (six_i ? number_i[5:2] == 4'hf : number_i[6:2] == 5'h1f);

  sgx543_core_pkg::dest_t d;
  always_comb begin
    d        = '0;
    d.step   = sgx543_core_pkg::StepMoe;
    d.fmt    = sgx543_arith_pkg::FmtF32;
    d.bank   = ext_i ? sgx543_core_pkg::BankSa : {1'b0, bank_i};
    d.number = {1'b0, number_i};
    d.shift  = {1'b0, doubled_i};
    if (bank_i == 2'd3) begin
      d.indexed = 1'b1;
      d.index   = ext_i;
      d.bank    = {1'b0, six_i ? number_i[5:4] : number_i[6:5]};
      d.number  = {3'd0, !six_i && number_i[4], number_i[3:0]};
    end else if (ext_i && bank_i != 2'd0) begin
      d.bank    = bank_i == 2'd1 ? sgx543_core_pkg::BankSpecial : sgx543_core_pkg::BankIndex;
      d.shift   = 2'd0;
    end else if (internal) begin
      d.bank    = sgx543_core_pkg::BankInternal;
      d.number  = {6'd0, number_i[1:0]};
      d.shift   = 2'd0;
    end
    if (d.shift[0]) d.number = {d.number[6:0], 1'b0};
    dest_o = d;
  end
endmodule
