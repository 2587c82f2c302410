// A register on the way where ON is 1, a wire where it is 0: for what a core with one reader of registers does in clocks of its own.
module sgx543_stage #(
  parameter bit          ON    = 1'b0,
  parameter int unsigned WIDTH = 1
) (
  input  logic             clk_i,
  input  logic             rst_ni,
  input  logic             valid_i,
  input  logic [WIDTH-1:0] data_i,
  output logic             valid_o,
  output logic [WIDTH-1:0] data_o
);
  if (ON) begin : gen_register
    always_ff @(posedge clk_i) begin
      valid_o <= rst_ni && valid_i;
      if (valid_i) data_o <= data_i;
    end
  end else begin : gen_wire
    logic unused;
    assign unused  = clk_i ^ rst_ni;
    assign valid_o = valid_i;
    assign data_o  = data_i;
  end
endmodule
