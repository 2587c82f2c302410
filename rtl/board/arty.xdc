# Arty A7-35T and -100T: the pins that board_arty.sv has. Source: Digilent's master XDC; litex-boards has the same sites.
set_property -dict {PACKAGE_PIN E3  IOSTANDARD LVCMOS33} [get_ports clk100mhz]
create_clock -name pin -period 10.000 [get_ports clk100mhz]
set_property -dict {PACKAGE_PIN D10 IOSTANDARD LVCMOS33} [get_ports uart_rxd_out]
set_property -dict {PACKAGE_PIN A9  IOSTANDARD LVCMOS33} [get_ports uart_txd_in]
set_property -dict {PACKAGE_PIN C2  IOSTANDARD LVCMOS33} [get_ports ck_rst]
set_property -dict {PACKAGE_PIN H5  IOSTANDARD LVCMOS33} [get_ports {led[0]}]
set_property -dict {PACKAGE_PIN J5  IOSTANDARD LVCMOS33} [get_ports {led[1]}]
set_property -dict {PACKAGE_PIN T9  IOSTANDARD LVCMOS33} [get_ports {led[2]}]
set_property -dict {PACKAGE_PIN T10 IOSTANDARD LVCMOS33} [get_ports {led[3]}]

# These have synchronisers, or nobody's clock to meet.
set_false_path -from [get_ports {ck_rst uart_txd_in}]
set_false_path -to [get_ports {uart_rxd_out led[*]}]
set_property CFGBVS VCCO [current_design]
set_property CONFIG_VOLTAGE 3.3 [current_design]
