# SGX543: what the build knows of it; model/isas.mk explains the rows.
sgx543.title := SGX543 USSE2: one instance, unified scalar and vector shader
sgx543.model := decode.c fields.c
sgx543.hot   :=
sgx543.unit  := test_insns.c

sgx543.generated := rtl/sgx543/sgx543_pkg.sv
