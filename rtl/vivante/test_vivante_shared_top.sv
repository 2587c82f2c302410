// What test_vivante_shared.cpp drives: the members of an instruction that vivante_shared looks at, by themselves, and vectors of four
// lanes whatever LANES is.
module test_vivante_shared_top #(
  parameter int unsigned LANES       = 4,
  parameter bit          DEEP        = 1'b0,
  parameter int unsigned GROUPS      = 2,
  parameter int unsigned LOCAL_BYTES = 1024
) (
  input  logic          clk_i,
  input  logic          rst_ni,
  input  logic          clear_i,
  input  logic [15:0]   clear_row_i,
  input  logic [1:0]    halti_i,       // 0, 1, 2: HALTI 0, 2, 5

  input  logic          take_i,
  input  logic [4:0]    kind_i,        // enum Kind of the test
  input  logic [2:0]    type_i,        // TYPE
  input  logic          is_signed_i,
  input  logic          we_i,
  input  logic [3:0]    comps_i,
  input  logic [3:0]    lanes_i,
  input  logic [2:0]    group_i,
  input  logic          halves_i,     // its result is to become halves, which no result here does
  input  logic          local_i,
  input  logic [2:0]    shift_i,
  input  logic          skphp_i,
  input  logic [4:0]    tex_id_i,
  input  logic [7:0]    tex_swiz_i,
  input  logic          use_b_i,
  input  logic          use_c_i,
  input  logic [511:0]  a_i,
  input  logic [511:0]  b_i,
  input  logic [511:0]  c_i,
  input  logic [127:0]  a0_i,
  input  logic [3:0]    dst_ok_i,
  input  logic [27:0]   dst_i,
  input  logic [3:0]    killed_i,
  input  logic [3:0]    helper_i,
  output logic          busy_o,

  output logic          mem_req_valid_o,
  input  logic          mem_req_ready_i,
  output logic          mem_req_write_o,
  output logic [31:0]   mem_req_addr_o,
  output logic [3:0]    mem_req_be_o,
  output logic [31:0]   mem_req_data_o,
  input  logic          mem_rsp_valid_i,
  input  logic [31:0]   mem_rsp_data_i,

  output logic          tex_req_valid_o,
  input  logic          tex_req_ready_i,
  output logic [14:0]   tex_req_head_o,
  output logic [1535:0] tex_req_data_o,
  input  logic          tex_rsp_valid_i,
  input  logic [511:0]  tex_rsp_data_i,

  output logic          x_valid_o,
  input  logic          x_ready_i,
  output logic [3:0]    x_temp_o,
  output logic [27:0]   x_row_o,
  output logic [63:0]   x_be_o,
  output logic [511:0]  x_data_o,
  output logic          done_o
);
  vivante_core_pkg::insn_t insn, unused_done;
  vivante_pkg::op_e        op;
  vivante_core_pkg::unit_e unit;
  always_comb begin
    unit = vivante_core_pkg::UnitMem;
    unique case (kind_i)
      5'd0:    op = vivante_pkg::OP_LOAD;
      5'd1:    op = vivante_pkg::OP_STORE;
      5'd2:    op = vivante_pkg::OP_IMG_LOAD;
      5'd3:    op = vivante_pkg::OP_IMG_STORE;
      5'd4:    op = vivante_pkg::OP_IMG_LOAD_3D;
      5'd5:    op = vivante_pkg::OP_IMG_STORE_3D;
      5'd6:    op = vivante_pkg::OP_ATOMIC_ADD;
      5'd7:    op = vivante_pkg::OP_ATOMIC_XCHG;
      5'd8:    op = vivante_pkg::OP_ATOMIC_CMP_XCHG;
      5'd9:    op = vivante_pkg::OP_ATOMIC_MIN;
      5'd10:   op = vivante_pkg::OP_ATOMIC_MAX;
      5'd11:   op = vivante_pkg::OP_ATOMIC_OR;
      5'd12:   op = vivante_pkg::OP_ATOMIC_AND;
      5'd13:   op = vivante_pkg::OP_ATOMIC_XOR;
      5'd14:   begin op = vivante_pkg::OP_IDIV0;     unit = vivante_core_pkg::UnitDiv; end
      5'd15:   begin op = vivante_pkg::OP_IMOD0;     unit = vivante_core_pkg::UnitDiv; end
      5'd16:   begin op = vivante_pkg::OP_TEXLD;     unit = vivante_core_pkg::UnitTex; end
      5'd17:   begin op = vivante_pkg::OP_TEXLDB;    unit = vivante_core_pkg::UnitTex; end
      5'd18:   begin op = vivante_pkg::OP_TEXLDD;    unit = vivante_core_pkg::UnitTex; end
      5'd19:   begin op = vivante_pkg::OP_TEXLDL;    unit = vivante_core_pkg::UnitTex; end
      5'd20:   begin op = vivante_pkg::OP_TEXLDPCF;  unit = vivante_core_pkg::UnitTex; end
      5'd21:   begin op = vivante_pkg::OP_TXF;       unit = vivante_core_pkg::UnitTex; end
      5'd22:   begin op = vivante_pkg::OP_TEXLDLPCF; unit = vivante_core_pkg::UnitTex; end
      5'd23:   begin op = vivante_pkg::OP_TEXLDGPCF; unit = vivante_core_pkg::UnitTex; end
      default: begin op = vivante_pkg::OP_TG4;       unit = vivante_core_pkg::UnitTex; end
    endcase
    insn               = '0;
    insn.group         = group_i;
    insn.lanes         = lanes_i;
    insn.words[40]     = local_i;
    insn.words[39]     = skphp_i;
    insn.words[31:27]  = tex_id_i;
    insn.words[70]     = use_b_i;
    insn.words[99]     = use_c_i;
    if (unit == vivante_core_pkg::UnitTex) insn.words[42:35] = tex_swiz_i;
    else                                   insn.words[37:35] = shift_i;
    insn.uop.unit      = unit;
    insn.uop.op        = 8'(op);
    insn.uop.dtype     = type_i;
    insn.uop.is_signed = is_signed_i;
    insn.uop.we        = we_i;
    insn.uop.comps     = comps_i;
    insn.uop.narrow    = halves_i ? vivante_core_pkg::OpHalf : vivante_core_pkg::OpAsIs;
  end

  logic [LANES-1:0]     x_temp;
  logic [LANES*7-1:0]   x_row;
  logic [LANES*16-1:0]  x_be;
  logic [LANES*128-1:0] x_data;
  logic [LANES*384-1:0] tex_data;
  assign x_temp_o       = 4'(x_temp);
  assign x_row_o        = 28'(x_row);
  assign x_be_o         = 64'(x_be);
  assign x_data_o       = 512'(x_data);
  assign tex_req_data_o = 1536'(tex_data);
  vivante_shared #(.GROUPS(GROUPS), .LANES(LANES), .LOCAL_BYTES(LOCAL_BYTES), .DEEP(DEEP)) u_shared (
    .clk_i           (clk_i),
    .rst_ni          (rst_ni),
    .clear_i         (clear_i),
    .clear_row_i     (clear_row_i),
    .halti_i         (halti_i),
    .take_i          (take_i),
    .insn_i          (insn),
    .a_i             (a_i[LANES*128-1:0]),
    .b_i             (b_i[LANES*128-1:0]),
    .c_i             (c_i[LANES*128-1:0]),
    .a0_i            (a0_i[LANES*32-1:0]),
    .dst_ok_i        (dst_ok_i[LANES-1:0]),
    .dst_i           (dst_i[LANES*7-1:0]),
    .killed_i        (killed_i),
    .helper_i        (helper_i),
    .busy_o          (busy_o),
    .mem_req_valid_o (mem_req_valid_o),
    .mem_req_ready_i (mem_req_ready_i),
    .mem_req_write_o (mem_req_write_o),
    .mem_req_addr_o  (mem_req_addr_o),
    .mem_req_be_o    (mem_req_be_o),
    .mem_req_data_o  (mem_req_data_o),
    .mem_rsp_valid_i (mem_rsp_valid_i),
    .mem_rsp_data_i  (mem_rsp_data_i),
    .tex_req_valid_o (tex_req_valid_o),
    .tex_req_ready_i (tex_req_ready_i),
    .tex_req_head_o  (tex_req_head_o),
    .tex_req_data_o  (tex_data),
    .tex_rsp_valid_i (tex_rsp_valid_i),
    .tex_rsp_data_i  (tex_rsp_data_i[LANES*128-1:0]),
    .x_valid_o       (x_valid_o),
    .x_ready_i       (x_ready_i),
    .x_temp_o        (x_temp),
    .x_row_o         (x_row),
    .x_be_o          (x_be),
    .x_data_o        (x_data),
    .done_o          (done_o),
    .done_insn_o     (unused_done)
  );
endmodule
