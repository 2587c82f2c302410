; transform.s once more, out of the container that `warpstep asm` makes of it.
.tags nobench
.shbin file "../kernels/transform.shbin" main
.uniform c0: file "../data/transform_c.hex"
.input 0: file "../data/transform_in.hex"
.expect output 0: file "../data/transform_out.hex"
