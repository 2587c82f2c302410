// The constants of bank special (sheet 1.3), the first word of each in bits 31:0. Combinational. In quarters: Yosys makes logic of so small a
// table, of one of 64 rows a memory.
module sgx543_constants (
  input  logic [5:0]  number_i,
  output logic [63:0] value_o
);
  logic [63:0] quarter0, quarter1, quarter2, quarter3;
  always_comb begin
    unique case (number_i[3:0])
      4'd1:    quarter0 = 64'h3f800000_00000000;
      4'd2:    quarter0 = 64'h00000000_3f800000;
      4'd3:    quarter0 = 64'h3f800000_3f800000;
      4'd4:    quarter0 = 64'h40800000_40000000;
      4'd5:    quarter0 = 64'h41800000_41000000;
      4'd6:    quarter0 = 64'h42800000_42000000;
      4'd7:    quarter0 = 64'h43800000_43000000;
      4'd8:    quarter0 = 64'h44800000_44000000;
      4'd9:    quarter0 = 64'h45800000_45000000;
      4'd10:   quarter0 = 64'h46800000_46000000;
      4'd11:   quarter0 = 64'h47800000_47000000;
      4'd12:   quarter0 = 64'h3e800000_3f000000;
      4'd13:   quarter0 = 64'h3d800000_3e000000;
      4'd14:   quarter0 = 64'h3c800000_3d000000;
      4'd15:   quarter0 = 64'h3b800000_3c000000;
      default: quarter0 = 64'd0;
    endcase
  end
  always_comb begin
    unique case (number_i[3:0])
      4'd0:    quarter1 = 64'h3a800000_3b000000;
      4'd1:    quarter1 = 64'h39800000_3a000000;
      4'd2:    quarter1 = 64'h38800000_39000000;
      4'd3:    quarter1 = 64'h37800000_38000000;
      4'd4:    quarter1 = 64'h3ebc5ab2_402df854;
      4'd5:    quarter1 = 64'h3f3504f3_3fb504f3;
      4'd6:    quarter1 = 64'h3fc90fdb_40490fdb;
      4'd7:    quarter1 = 64'h3ec90fdb_3f490fdb;
      4'd8:    quarter1 = 64'h41490fdb_40c90fdb;
      4'd9:    quarter1 = 64'h00000000_41c90fdb;
      4'd10:   quarter1 = 64'h38000000_37800000;
      4'd11:   quarter1 = 64'h38000100_37800080;
      4'd12:   quarter1 = 64'h37b60b61_35d00d01;
      4'd13:   quarter1 = 64'h3b2aaaab_39888889;
      4'd14:   quarter1 = 64'h3e000000_3caaaaab;
      4'd15:   quarter1 = 64'h3f800000_3f000000;
      default: quarter1 = 64'd0;
    endcase
  end
  always_comb begin
    unique case (number_i[3:0])
      4'd0:    quarter2 = 64'h3c000000_00000000;
      4'd2:    quarter2 = 64'h3c003c00_3c003c00;
      4'd3:    quarter2 = 64'h4c004800_44004000;
      4'd4:    quarter2 = 64'h5c005800_54005000;
      4'd5:    quarter2 = 64'h6c006800_64006000;
      4'd6:    quarter2 = 64'h00007800_74007000;
      4'd7:    quarter2 = 64'h2c003000_34003800;
      4'd8:    quarter2 = 64'h1c002000_24002800;
      4'd9:    quarter2 = 64'h0c001000_14001800;
      4'd10:   quarter2 = 64'h00000000_04000800;
      4'd11:   quarter2 = 64'h00000000_35e2416f;
      4'd12:   quarter2 = 64'h00000000_39a83da8;
      4'd13:   quarter2 = 64'h36483a48_3e484248;
      4'd14:   quarter2 = 64'h00004e48_4a484648;
      default: quarter2 = 64'd0;
    endcase
  end
  always_comb begin
    unique case (number_i[3:0])
      4'd0:    quarter3 = 64'h19550c44_00000000;
      4'd1:    quarter3 = 64'h3c003800_30002555;
      4'd8:    quarter3 = 64'h00000000_ffffffff;
      4'd9:    quarter3 = 64'h00000000_ffffffff;
      4'd10:   quarter3 = 64'h00000000_ffffffff;
      4'd11:   quarter3 = 64'h00000000_ffffffff;
      4'd12:   quarter3 = 64'h00000000_7fff7fff;
      4'd13:   quarter3 = 64'h00000000_7fff7fff;
      4'd14:   quarter3 = 64'h00000000_7fff7fff;
      4'd15:   quarter3 = 64'h00000000_7fff7fff;
      default: quarter3 = 64'd0;
    endcase
  end
  assign value_o = number_i[5] ? (number_i[4] ? quarter3 : quarter2) : number_i[4] ? quarter1 : quarter0;
endmodule
