// What test_vivante_group.cpp drives: what a group is told of an instruction, by itself.
module test_vivante_group_top #(
  parameter int unsigned LANES = 4
) (
  input  logic        clk_i,
  input  logic        rst_ni,
  input  logic        launch_i,
  input  logic [3:0]  launch_lanes_i,
  input  logic        load_i,
  input  logic [3:0]  load_lanes_i,
  input  logic        load_alone_i,
  input  logic        load_stops_i,
  input  logic        load_flow_i,     // control flow
  input  logic        goes_i,
  input  logic        retires_i,
  input  logic        flows_i,
  input  logic [3:0]  flow_ends_i
);
  vivante_core_pkg::uop_t uop;
  always_comb begin
    uop      = '0;
    uop.unit = load_flow_i ? vivante_core_pkg::UnitFlow : vivante_core_pkg::UnitSelect;
  end
  vivante_group #(.LANES(LANES)) u_group (
    .clk_i          (clk_i),
    .rst_ni         (rst_ni),
    .hold_i         (1'b0),
    .start_pc_i     (16'd0),
    .end_pc_i       (16'd100),
    .launch_i       (launch_i),
    .launch_lanes_i (launch_lanes_i),
    .token_take_i   (1'b0),
    .fetch_i        (1'b0),
    .load_i         (load_i),
    .load_lanes_i   (load_lanes_i),
    .load_uop_i     (uop),
    .load_need_i    ('0),
    .load_write_i   ('0),
    .load_alone_i   (load_alone_i),
    .load_stops_i   (load_stops_i),
    .free_place_i   (3'b111),
    .shared_free_i  (1'b1),
    .told_i         (1'b1),
    .goes_i         (goes_i),
    .passes_i       (1'b0),
    .flows_i        (flows_i),
    .flow_lanes_i   (4'hf),
    .flow_pc_i      ({LANES{16'd0}}),
    .flow_ends_i    (flow_ends_i),
    .retires_i      (retires_i),
    .shared_done_i  (1'b0)
  );
endmodule
