// The constants of bank special (sheet 1.3), the first word of each in bits 31:0. Combinational.
module sgx543_constants (
  input  logic [5:0]  number_i,
  output logic [63:0] value_o
);
  always_comb begin
    unique case (number_i)
      6'd1:    value_o = 64'h3f800000_00000000;
      6'd2:    value_o = 64'h00000000_3f800000;
      6'd3:    value_o = 64'h3f800000_3f800000;
      6'd4:    value_o = 64'h40800000_40000000;
      6'd5:    value_o = 64'h41800000_41000000;
      6'd6:    value_o = 64'h42800000_42000000;
      6'd7:    value_o = 64'h43800000_43000000;
      6'd8:    value_o = 64'h44800000_44000000;
      6'd9:    value_o = 64'h45800000_45000000;
      6'd10:   value_o = 64'h46800000_46000000;
      6'd11:   value_o = 64'h47800000_47000000;
      6'd12:   value_o = 64'h3e800000_3f000000;
      6'd13:   value_o = 64'h3d800000_3e000000;
      6'd14:   value_o = 64'h3c800000_3d000000;
      6'd15:   value_o = 64'h3b800000_3c000000;
      6'd16:   value_o = 64'h3a800000_3b000000;
      6'd17:   value_o = 64'h39800000_3a000000;
      6'd18:   value_o = 64'h38800000_39000000;
      6'd19:   value_o = 64'h37800000_38000000;
      6'd20:   value_o = 64'h3ebc5ab2_402df854;
      6'd21:   value_o = 64'h3f3504f3_3fb504f3;
      6'd22:   value_o = 64'h3fc90fdb_40490fdb;
      6'd23:   value_o = 64'h3ec90fdb_3f490fdb;
      6'd24:   value_o = 64'h41490fdb_40c90fdb;
      6'd25:   value_o = 64'h00000000_41c90fdb;
      6'd26:   value_o = 64'h38000000_37800000;
      6'd27:   value_o = 64'h38000100_37800080;
      6'd28:   value_o = 64'h37b60b61_35d00d01;
      6'd29:   value_o = 64'h3b2aaaab_39888889;
      6'd30:   value_o = 64'h3e000000_3caaaaab;
      6'd31:   value_o = 64'h3f800000_3f000000;
      6'd32:   value_o = 64'h3c000000_00000000;
      6'd34:   value_o = 64'h3c003c00_3c003c00;
      6'd35:   value_o = 64'h4c004800_44004000;
      6'd36:   value_o = 64'h5c005800_54005000;
      6'd37:   value_o = 64'h6c006800_64006000;
      6'd38:   value_o = 64'h00007800_74007000;
      6'd39:   value_o = 64'h2c003000_34003800;
      6'd40:   value_o = 64'h1c002000_24002800;
      6'd41:   value_o = 64'h0c001000_14001800;
      6'd42:   value_o = 64'h00000000_04000800;
      6'd43:   value_o = 64'h00000000_35e2416f;
      6'd44:   value_o = 64'h00000000_39a83da8;
      6'd45:   value_o = 64'h36483a48_3e484248;
      6'd46:   value_o = 64'h00004e48_4a484648;
      6'd48:   value_o = 64'h19550c44_00000000;
      6'd49:   value_o = 64'h3c003800_30002555;
      6'd56:   value_o = 64'h00000000_ffffffff;
      6'd57:   value_o = 64'h00000000_ffffffff;
      6'd58:   value_o = 64'h00000000_ffffffff;
      6'd59:   value_o = 64'h00000000_ffffffff;
      6'd60:   value_o = 64'h00000000_7fff7fff;
      6'd61:   value_o = 64'h00000000_7fff7fff;
      6'd62:   value_o = 64'h00000000_7fff7fff;
      6'd63:   value_o = 64'h00000000_7fff7fff;
      default: value_o = 64'd0;
    endcase
  end
endmodule
