// Which bug of testbench/bugs/sgx543 is armed: +bug=N on the simulator's command line, none by default. Each patch
// guards its bug by (sgx543_bug_pkg::sel == N), so that one build holds them all.
package sgx543_bug_pkg;
  function automatic int armed();
    int number;
    if ($value$plusargs("bug=%d", number) == 0) number = 0;
    return number;
  endfunction

  int sel = armed();
endpackage
