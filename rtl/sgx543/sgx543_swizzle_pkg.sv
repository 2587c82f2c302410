// The swizzles of docs/isa/sgx543.md, 2.6, 3.1: of lane k bits 3k+2:3k, so the octal digits are lanes w, z, y, x. Lane w of a
// swizzle of three is channel x. Codes that are reserved give xyzw; who decodes them says that they are illegal.
package sgx543_swizzle_pkg;
  function automatic logic [11:0] mad_s0(input logic [2:0] code);
    unique case (code)
      3'd0:    mad_s0 = 12'o0000;  // xxxx
      3'd1:    mad_s0 = 12'o1111;  // yyyy
      3'd2:    mad_s0 = 12'o2222;  // zzzz
      3'd3:    mad_s0 = 12'o3333;  // wwww
      3'd4:    mad_s0 = 12'o3210;  // xyzw
      3'd5:    mad_s0 = 12'o3021;  // yzxw
      3'd6:    mad_s0 = 12'o3310;  // xyww
      default: mad_s0 = 12'o1032;  // zwxy
    endcase
  endfunction
  function automatic logic [11:0] mad_s1(input logic [2:0] code);
    unique case (code)
      3'd0:    mad_s1 = 12'o0000;  // xxxx
      3'd1:    mad_s1 = 12'o1111;  // yyyy
      3'd2:    mad_s1 = 12'o2222;  // zzzz
      3'd3:    mad_s1 = 12'o3333;  // wwww
      3'd4:    mad_s1 = 12'o3210;  // xyzw
      3'd5:    mad_s1 = 12'o2110;  // xyyz
      3'd6:    mad_s1 = 12'o3311;  // yyww
      default: mad_s1 = 12'o3213;  // wyzw
    endcase
  endfunction
  function automatic logic [11:0] mad_s2(input logic [2:0] code);
    unique case (code)
      3'd0:    mad_s2 = 12'o0000;  // xxxx
      3'd1:    mad_s2 = 12'o1111;  // yyyy
      3'd2:    mad_s2 = 12'o2222;  // zzzz
      3'd3:    mad_s2 = 12'o3333;  // wwww
      3'd4:    mad_s2 = 12'o3210;  // xyzw
      3'd5:    mad_s2 = 12'o3320;  // xzww
      3'd6:    mad_s2 = 12'o2100;  // xxyz
      default: mad_s2 = 12'o2210;  // xyzz
    endcase
  endfunction
  function automatic logic [11:0] sw4(input logic [3:0] code);
    unique case (code)
      4'd0:    sw4 = 12'o0000;  // xxxx
      4'd1:    sw4 = 12'o1111;  // yyyy
      4'd2:    sw4 = 12'o2222;  // zzzz
      4'd3:    sw4 = 12'o3333;  // wwww
      4'd4:    sw4 = 12'o3210;  // xyzw
      4'd5:    sw4 = 12'o3321;  // yzww
      4'd6:    sw4 = 12'o2210;  // xyzz
      4'd7:    sw4 = 12'o2100;  // xxyz
      4'd8:    sw4 = 12'o1010;  // xyxy
      4'd9:    sw4 = 12'o2310;  // xywz
      4'd10:   sw4 = 12'o3102;  // zxyw
      4'd11:   sw4 = 12'o3232;  // zwzw
      4'd12:   sw4 = 12'o2021;  // yzxz
      4'd13:   sw4 = 12'o1100;  // xxyy
      4'd14:   sw4 = 12'o3320;  // xzww
      default: sw4 = 12'o5210;  // xyz1
    endcase
  endfunction
  function automatic logic [11:0] sw4x(input logic [3:0] code);
    unique case (code)
      4'd0:    sw4x = 12'o3021;  // yzxw
      4'd1:    sw4x = 12'o1032;  // zwxy
      4'd2:    sw4x = 12'o1320;  // xzwy
      4'd3:    sw4x = 12'o3311;  // yyww
      4'd4:    sw4x = 12'o3213;  // wyzw
      4'd5:    sw4x = 12'o2323;  // wzwz
      4'd6:    sw4x = 12'o0210;  // xyzx
      4'd7:    sw4x = 12'o3322;  // zzww
      4'd8:    sw4x = 12'o0230;  // xwzx
      4'd9:    sw4x = 12'o0111;  // yyyx
      4'd10:   sw4x = 12'o2111;  // yyyz
      4'd11:   sw4x = 12'o3120;  // xzyw
      4'd12:   sw4x = 12'o1000;  // xxxy
      4'd13:   sw4x = 12'o3012;  // zyxw
      4'd14:   sw4x = 12'o2211;  // yyzz
      default: sw4x = 12'o1222;  // zzzy
    endcase
  endfunction
  function automatic logic [11:0] sw3(input logic [3:0] code);
    unique case (code)
      4'd0:    sw3 = 12'o0000;  // xxx
      4'd1:    sw3 = 12'o0111;  // yyy
      4'd2:    sw3 = 12'o0222;  // zzz
      4'd3:    sw3 = 12'o0333;  // www
      4'd4:    sw3 = 12'o0210;  // xyz
      4'd5:    sw3 = 12'o0321;  // yzw
      4'd6:    sw3 = 12'o0100;  // xxy
      4'd7:    sw3 = 12'o0010;  // xyx
      4'd8:    sw3 = 12'o0011;  // yyx
      4'd9:    sw3 = 12'o0211;  // yyz
      4'd10:   sw3 = 12'o0102;  // zxy
      4'd11:   sw3 = 12'o0120;  // xzy
      4'd12:   sw3 = 12'o0021;  // yzx
      4'd13:   sw3 = 12'o0012;  // zyx
      4'd14:   sw3 = 12'o0122;  // zzy
      default: sw3 = 12'o0510;  // xy1
    endcase
  endfunction
  function automatic logic [11:0] sw3x(input logic [3:0] code);
    unique case (code)
      4'd0:    sw3x = 12'o0110;  // xyy
      4'd1:    sw3x = 12'o0101;  // yxy
      4'd2:    sw3x = 12'o0200;  // xxz
      4'd3:    sw3x = 12'o0001;  // yxx
      4'd4:    sw3x = 12'o0410;  // xy0
      4'd5:    sw3x = 12'o0450;  // x10
      4'd6:    sw3x = 12'o0444;  // 000
      4'd7:    sw3x = 12'o0555;  // 111
      4'd8:    sw3x = 12'o0777;  // hhh
      4'd9:    sw3x = 12'o0666;  // 222
      4'd10:   sw3x = 12'o0440;  // x00
      default: sw3x = 12'o3210;
    endcase
  endfunction
  function automatic logic [11:0] dw4(input logic [3:0] code);
    unique case (code)
      4'd0:    dw4 = 12'o0000;  // xxxx
      4'd1:    dw4 = 12'o1111;  // yyyy
      4'd2:    dw4 = 12'o2222;  // zzzz
      4'd3:    dw4 = 12'o3333;  // wwww
      4'd4:    dw4 = 12'o3210;  // xyzw
      4'd5:    dw4 = 12'o3321;  // yzww
      4'd6:    dw4 = 12'o2210;  // xyzz
      4'd7:    dw4 = 12'o2100;  // xxyz
      4'd8:    dw4 = 12'o1010;  // xyxy
      4'd9:    dw4 = 12'o2310;  // xywz
      4'd10:   dw4 = 12'o3102;  // zxyw
      4'd11:   dw4 = 12'o3232;  // zwzw
      4'd12:   dw4 = 12'o4444;  // 0000
      4'd13:   dw4 = 12'o7777;  // hhhh
      4'd14:   dw4 = 12'o5555;  // 1111
      default: dw4 = 12'o6666;  // 2222
    endcase
  endfunction
  function automatic logic [11:0] dw4x(input logic [3:0] code);
    unique case (code)
      4'd0:    dw4x = 12'o3021;  // yzxw
      4'd1:    dw4x = 12'o1032;  // zwxy
      4'd2:    dw4x = 12'o1320;  // xzwy
      4'd3:    dw4x = 12'o3311;  // yyww
      4'd4:    dw4x = 12'o3213;  // wyzw
      4'd5:    dw4x = 12'o2323;  // wzwz
      4'd6:    dw4x = 12'o0210;  // xyzx
      4'd7:    dw4x = 12'o3322;  // zzww
      4'd8:    dw4x = 12'o0230;  // xwzx
      4'd9:    dw4x = 12'o0111;  // yyyx
      4'd10:   dw4x = 12'o2111;  // yyyz
      4'd11:   dw4x = 12'o3232;  // zwzw
      4'd12:   dw4x = 12'o2021;  // yzxz
      4'd13:   dw4x = 12'o1100;  // xxyy
      4'd14:   dw4x = 12'o3320;  // xzww
      default: dw4x = 12'o5210;  // xyz1
    endcase
  endfunction
  function automatic logic [11:0] dw3(input logic [3:0] code);
    unique case (code)
      4'd0:    dw3 = 12'o0000;  // xxx
      4'd1:    dw3 = 12'o0111;  // yyy
      4'd2:    dw3 = 12'o0222;  // zzz
      4'd3:    dw3 = 12'o0333;  // www
      4'd4:    dw3 = 12'o0210;  // xyz
      4'd5:    dw3 = 12'o0321;  // yzw
      4'd6:    dw3 = 12'o0100;  // xxy
      4'd7:    dw3 = 12'o0010;  // xyx
      4'd8:    dw3 = 12'o0011;  // yyx
      4'd9:    dw3 = 12'o0211;  // yyz
      4'd10:   dw3 = 12'o0102;  // zxy
      4'd11:   dw3 = 12'o0120;  // xzy
      4'd12:   dw3 = 12'o0444;  // 000
      4'd13:   dw3 = 12'o0777;  // hhh
      4'd14:   dw3 = 12'o0555;  // 111
      default: dw3 = 12'o0666;  // 222
    endcase
  endfunction
  function automatic logic [11:0] dw3x(input logic [3:0] code);
    unique case (code)
      4'd0:    dw3x = 12'o0110;  // xyy
      4'd1:    dw3x = 12'o0101;  // yxy
      4'd2:    dw3x = 12'o0200;  // xxz
      4'd3:    dw3x = 12'o0001;  // yxx
      4'd4:    dw3x = 12'o0410;  // xy0
      4'd5:    dw3x = 12'o0450;  // x10
      4'd6:    dw3x = 12'o0120;  // xzy
      4'd7:    dw3x = 12'o0021;  // yzx
      4'd8:    dw3x = 12'o0012;  // zyx
      4'd9:    dw3x = 12'o0122;  // zzy
      4'd10:   dw3x = 12'o0510;  // xy1
      default: dw3x = 12'o3210;
    endcase
  endfunction
endpackage
