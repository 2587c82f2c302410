// From a result to what is written (sheet 3.4 and 4.6): the second half of a two-output form, SAT, narrow conversion, mask.
// Combinational; 0 while not valid, so that an idle one stays still. HALVES 0: nothing is to become halves.
module vivante_result #(
  parameter bit HALVES = 1'b1
) (
  input  logic                   valid_i,
  input  vivante_core_pkg::uop_t uop_i,
  input  logic [127:0]           value_i,
  input  logic [15:0]            be_i,      // of SWIZZLE; else all
  output logic [127:0]           data_o,    // 0 in bytes that are not written
  output logic [15:0]            be_o
);
  logic [31:0] part;
  logic        earlier;  // a component before this one is enabled
  always_comb begin
    data_o  = '0;
    be_o    = '0;
    part    = '0;
    earlier = 1'b0;
    if (valid_i) begin
      for (int unsigned k = 0; k < 4; k++) begin
        part = value_i[k*32 +: 32];
        if (uop_i.pair && earlier) part = vivante_float_pkg::One;
        if (uop_i.sat) begin
          if (part[31] || part[30:0] > 31'h7f800000 || part[30:23] == 8'd0) part = 32'd0;
          else if (part[30:23] >= 8'd127)                                   part = vivante_float_pkg::One;
        end
        unique case (uop_i.narrow)
          vivante_core_pkg::OpSign8:  part = {{24{part[7]}}, part[7:0]};
          vivante_core_pkg::OpSign16: part = {{16{part[15]}}, part[15:0]};
          vivante_core_pkg::OpZero8:  part = {24'd0, part[7:0]};
          vivante_core_pkg::OpZero16: part = {16'd0, part[15:0]};
          vivante_core_pkg::OpHalf:   if (HALVES) part = {16'd0, vivante_convert_pkg::narrow(part, uop_i.rtne)};
          default: ;
        endcase
        for (int unsigned j = 0; j < 4; j++) begin
          if (uop_i.comps[k] && be_i[4*k+j]) begin
            be_o[4*k+j]              = 1'b1;
            data_o[k*32 + j*8 +: 8] = part[j*8 +: 8];
          end
        end
        earlier = earlier || uop_i.comps[k];
      end
    end
  end
endmodule
