// Which mutants are armed: +mutant=N or +mutant=N,N,.. on the simulator's command line, none by default. The netlist that netlist.sh writes holds them
// all; mutant N asks for armed[N].
package mutant_pkg;
  typedef bit armed_t[65536];

  function automatic armed_t chosen();
    armed_t armed = '{default: 0};
    string  text;
    int     number = 0;
    if ($value$plusargs("mutant=%s", text) == 0) return armed;
    text = {text, ","};
    for (int i = 0; i < text.len(); i++) begin
      if (text[i] == ",") begin
        armed[16'(number)] = 1;
        number = 0;
      end else begin
        number = 10 * number + int'(text[i]) - int'("0");
      end
    end
    return armed;
  endfunction

  armed_t armed = chosen();
endpackage
