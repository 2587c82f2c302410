// The exported DPI function exists once and finds its core by the scope that was set; each core's generated file
// defines it unless another one has. Hence one compiler run for all, as those files say themselves.
#include "Vpica200_tapped__Dpi.cpp"
#include "Vtesla_tapped__Dpi.cpp"
