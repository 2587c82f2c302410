# The instructions of another program, which indexes vectors by pa0, with pa0 from -4 to 3: vectors
# that begin below register 0 and reach into the bank. What is compared is each write, with the
# model's.
BEGIN {
    print ".tags nobench\n.instances 16\n.pa 8\n.outputs o 0 8\n.expect trap OOB\n.input 0: \\"
    for (i = 0; i < 16; i++)
        print "    " (i % 8 + 65532) % 65536 " 0 0 0 1.0 2.0 3.0 4.0" (i < 15 ? " \\" : "")
}
!/^(\.|\/\/|    0x|$)/ { print }
