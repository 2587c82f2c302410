// The SGX543 core: INSTANCES slots in flight, one iteration of an instruction a clock. README.md has the pipeline, the ports and the
// registers.
module sgx543_core #(
  parameter int unsigned INSTANCES  = 4,
  parameter int unsigned IMEM_INSTR = 1024,
  parameter int unsigned CORE       = 0
) (
  input  logic                 clk_i,
  input  logic                 rst_ni,

  // registers, before the start
  input  logic                 cfg_valid_i,
  input  logic [7:0]           cfg_addr_i,
  input  logic [31:0]          cfg_data_i,
  input  logic                 start_i,
  output logic                 busy_o,
  input  logic [INSTANCES-1:0] hold_i,           // slots that are not to go in this clock

  // records of the instances
  output logic                 in_req_valid_o,
  input  logic                 in_req_ready_i,
  output logic [31:0]          in_req_addr_o,
  input  logic                 in_rsp_valid_i,
  input  logic [31:0]          in_rsp_data_i,
  output logic                 out_req_valid_o,
  input  logic                 out_req_ready_i,
  output logic [31:0]          out_req_addr_o,
  output logic [31:0]          out_req_data_o,

  // global memory
  output logic                 mem_req_valid_o,
  input  logic                 mem_req_ready_i,
  output logic                 mem_req_write_o,
  output logic                 mem_req_tiled_o,  // space 2 of the instruction
  output logic [31:0]          mem_req_addr_o,
  output logic [3:0]           mem_req_be_o,
  output logic [31:0]          mem_req_data_o,
  input  logic                 mem_rsp_valid_i,
  input  logic [31:0]          mem_rsp_data_i,

  // textures
  output logic                 tex_req_valid_o,
  input  logic                 tex_req_ready_i,
  output logic [22:0]          tex_req_head_o,
  output logic [447:0]         tex_req_data_o,
  input  logic                 tex_rsp_valid_i,
  input  logic [4:0]           tex_rsp_count_i,
  input  logic [511:0]         tex_rsp_data_i,

  // what fixed functions are told
  output logic                 evt_valid_o,
  output logic [7:0]           evt_slot_o,
  output logic [2:0]           evt_kind_o,
  output logic [31:0]          evt_data_o,
  output logic [3:0]           evt_flags_o,
  output logic                 clip_valid_o,
  output logic [7:0]           clip_slot_o,
  output logic [2:0]           clip_plane_o,
  output logic [31:0]          clip_value_o
);
endmodule
