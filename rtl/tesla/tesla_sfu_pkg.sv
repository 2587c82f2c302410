// Functions of tesla_sfu_lane.
package tesla_sfu_pkg;
  typedef enum logic [2:0] {FnRcp, FnRsqrt, FnLg2, FnSin, FnCos, FnEx2, FnPresin, FnPreex2} fn_e;
endpackage
