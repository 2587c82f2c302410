// The lanes that an iteration writes: a dot product's mask turns left by a lane an iteration (sheet 2.7). Combinational.
module sgx543_mask (
  input  logic [3:0] mask_i,
  input  logic       rotates_i,
  input  logic [1:0] iteration_i,
  output logic [3:0] mask_o
);
  always_comb begin
    mask_o = mask_i;
    if (rotates_i) begin
      unique case (iteration_i)
        2'd0:    mask_o = mask_i;
        2'd1:    mask_o = {mask_i[2:0], mask_i[3]};
        2'd2:    mask_o = {mask_i[1:0], mask_i[3:2]};
        default: mask_o = {mask_i[0], mask_i[3:1]};
      endcase
    end
  end
endmodule
