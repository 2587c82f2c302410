// Which mutant is armed: +mutant=N on the simulator's command line, none by default. The netlist that netlist.sh writes holds them
// all, each guarded by a comparison with `sel`.
package mutant_pkg;
  function automatic int armed();
    int number;
    if ($value$plusargs("mutant=%d", number) == 0) number = 0;
    return number;
  endfunction

  int sel = armed();
endpackage
