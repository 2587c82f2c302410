// Fields that several groups of instructions have alike (sheet 2).
package sgx543_decode_pkg;
  // The effective mask of VMAD2 and VMOV (rule W of 2.6); whole: of r, o, pa, sa, not indexed
  function automatic logic [3:0] mask_w(input logic internal, input logic whole, input logic half, input logic [3:0] mask);
    if (internal)   mask_w = mask;
    else if (!half) mask_w = mask & 4'b0011;
    else            mask_w = whole ? {{2{mask[2]}}, {2{mask[0]}}} : mask;
  endfunction

  // ---- predicates (2.2) ----
  // {sure, each, not met, number}
  function automatic logic [4:0] pred_ext(input logic [2:0] code);
    pred_ext = {code == 3'd0, code == 3'd7, code == 3'd5 || code == 3'd6, code[1:0] - 2'd1};
  endfunction
  function automatic logic [4:0] pred_vec(input logic [2:0] code);
    pred_vec = {code == 3'd0, code == 3'd7, code > 3'd3 && code != 3'd7, code == 3'd7 ? 2'd0 : code[2] ? code[1:0] : code[1:0] - 2'd1};
  endfunction
  function automatic logic [4:0] pred_sv(input logic [1:0] code);
    pred_sv = {code == 2'd0, code == 2'd3, code == 2'd2, 2'd0};
  endfunction
  function automatic logic [4:0] pred_short(input logic [1:0] code);
    pred_short = {code == 2'd0, 1'b0, code == 2'd3, 1'b0, code == 2'd2};
  endfunction
  function automatic logic [4:0] pred_kill(input logic [1:0] code);
    pred_kill = {code == 2'd0, 1'b0, code == 2'd1 || code == 2'd2, 1'b0, code == 2'd2};
  endfunction
endpackage
