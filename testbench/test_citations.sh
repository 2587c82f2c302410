#!/bin/sh
# Every citation of an ISA sheet must name a section that the sheet has, and every file that a
# document names must exist. A citation is "sheet 3.14", "ISA sheet, sections 2.5 and 2.6", "sheet
# 4.1 to 4.7", or "docs/isa/<isa>.md, 4.8"; it may go on in the next line of a comment. Which sheet
# is meant follows from the ISA's name in the file's path; a file of no ISA must name the sheet by
# its path. Within a sheet, "section 3.4" and a paragraph sign count. A heading that is cited as
# file.md, "Heading" must be in that file. Before that, trees with one planted error each must be
# refused, and one with none accepted. test_citations.sh [TREE]
tree=${1:-.}
work=$(mktemp -d) || exit 1
trap 'rm -rf "$work"' EXIT
passed=0 failed=0

verdict() { # verdict CONDITION-STATUS WHAT
    if [ "$1" = 0 ]; then
        passed=$((passed + 1))
    else
        failed=$((failed + 1))
        echo "failed: $2"
    fi
}

# files TREE: what may cite, one path a line
files() {
    (cd "$1" && find . \( -name .git -o -path ./build \) -prune -o -type f \( -name '*.[ch]' \
        -o -name '*.cpp' \
        -o -name '*.sv' -o -name '*.s' -o -name '*.def' -o -name '*.csv' -o -name '*.md' \
        -o -name '*.sh' \
        -o -name '*.mk' -o -name '*.vlt' -o -name '*.patch' -o -name Makefile \) \
        ! -name test_citations.sh -print | sed 's|^\./||' | sort)
}

# check TREE: prints an error line for each citation or path that leads nowhere, then how many there
# were
check() {
    files "$1" >"$work/files"
    (cd "$1" && awk -v list="$work/files" '
    # sections of the sheets: headings, and paragraphs that begin with a number
    function read_sheet(path, isa,   line, words) {
        isas[isa] = 1
        while ((getline line <path) > 0) {
            sub(/^#+ /, "", line)
            split(line, words, " ")
            sub(/\.$/, "", words[1])
            if (words[1] ~ /^[0-9]+(\.[0-9]+[a-z]?)?$/) section[isa, words[1]] = 1
        }
        close(path)
    }
    # the ISA whose file this is, or ""
    function isa_of(path,   parts, n, i, isa, best) {
        n = split(path, parts, "/")
        sub(/^test_/, "", parts[n])
        for (isa in isas) {
            for (i = 1; i < n; i++) if (parts[i] == isa) best = isa
            if (index(parts[n], isa "_") == 1 || index(parts[n], isa ".") == 1)
                if (length(isa) > length(best)) best = isa
        }
        return best
    }
    function plain(line) {
        sub(/^[ \t]*(\/\/+|\/\*+|\*+|#+|;+)?[ \t]*/, "", line)
        return line
    }
    function wrong(what) {
        print path ":" number ": error: " what
        errors++
    }
    # the section numbers at the head of text, "3.1 to 3.3, 4 and 4.5b"
    function numbers(text, isa,   one, next_one) {
        while (match(text, /^[0-9]+(\.[0-9]+[a-z]?)?/)) {
            one = substr(text, 1, RLENGTH)
            text = substr(text, RLENGTH + 1)
            citations++
            if (isa == "") wrong("section " one " of which sheet? name docs/isa/<isa>.md")
            else if (!((isa, one) in section)) wrong("docs/isa/" isa ".md has no section " one)
            if (!match(text, /^(,? and |,? to |,? or |, |; |\/)[0-9]/)) return
            text = substr(text, RLENGTH)
        }
    }
    function citations_in(line, behind,   text, own, isa, word) {
        own = length(line)
        text = line " " behind
        while (match(text, /[Ss]heet('"'"'s)?|[Ss]ections?|§|docs\/isa\/[a-z0-9_]+\.md|`[a-z0-9_]+\.md`|"[0-9]+\.[0-9]+"/)) {
            if (RSTART > own) return
            word = substr(text, RSTART, RLENGTH)
            own -= RSTART + RLENGTH - 1
            text = substr(text, RSTART + RLENGTH)
            isa = file_isa
            if (word ~ /^"/) { # the source column of an instruction table
                if (path ~ /\.def$/) numbers(substr(word, 2), isa)
                continue
            }
            if (word ~ /^.?[a-z0-9_\/]+\.md/) {
                isa = word
                gsub(/`|docs\/isa\/|\.md/, "", isa)
                if (!(isa in isas)) continue
            } else if (word ~ /ection/ && isa == "")
                continue # of some other document
            else if (word ~ /heet/)
                sub(/^[ ,]*"[^"0-9][^"]*"/, "", text)
            while (match(text, /^([ ,:(`§]|sections? |table |vectors|the |its |own )/)) {
                own -= RLENGTH
                text = substr(text, RLENGTH + 1)
            }
            numbers(text, isa)
        }
    }
    # paths of this tree that a document names; patterns and names in angle brackets do not count
    function paths_in(line,   text, name) {
        text = line
        while (match(text, /(bridge|docs|examples|model|programs|rtl|testbench|tools|waves)\/[A-Za-z0-9_.\/-]*[A-Za-z0-9_]/)) {
            name = substr(text, RSTART, RLENGTH)
            word = RSTART > 1 ? substr(text, RSTART - 1, 1) : " "
            text = substr(text, RSTART + RLENGTH)
            if (word ~ /[A-Za-z0-9_\/.-]/ || text ~ /^[<{*\/]/ || name !~ /\.(c|cpp|csv|def|h|hex|md|mk|patch|s|sh|shbin|sv|txt)$/)
                continue
            paths++
            if (!(name in exists)) wrong("there is no " name)
        }
    }
    # a heading of a document: file.md, "Heading"; the file is of the tree or in the folder of the
    # citing file
    function headings_in(line,   text, name, title) {
        text = line
        while (match(text, /[A-Za-z0-9_\/]+\.md`?,? "[A-Z][^"$]*"/)) {
            name = title = substr(text, RSTART, RLENGTH)
            text = substr(text, RSTART + RLENGTH)
            sub(/\.md.*/, ".md", name)
            sub(/^[^"]*"/, "", title)
            sub(/".*/, "", title)
            if (!(name in exists)) name = path_folder() name
            if (!(name in exists)) continue
            titles++
            if (!has_heading(name, title)) wrong(name " has no heading " title)
        }
    }
    function path_folder(   folder) {
        folder = path
        sub(/[^\/]*$/, "", folder)
        return folder
    }
    function has_heading(name, title,   line) {
        if (!(name in known)) {
            known[name] = "\n"
            while ((getline line <name) > 0)
                if (line ~ /^#/) {
                    gsub(/[`*]/, "", line)
                    known[name] = known[name] line "\n"
                }
            close(name)
        }
        gsub(/[`*]/, "", title)
        return index(known[name], title)
    }
    BEGIN {
        while ((getline path <list) > 0) {
            all[++count] = path
            if (path ~ /^docs\/isa\/[a-z0-9_]+\.md$/) {
                isa = path
                gsub(/docs\/isa\/|\.md/, "", isa)
                read_sheet(path, isa)
            }
        }
        while (("find . -type f" | getline path) > 0) exists[substr(path, 3)] = 1
        for (i = 1; i <= count; i++) {
            path = all[i]
            file_isa = isa_of(path)
            is_document = path ~ /\.md$/
            n = 0
            while ((getline line <path) > 0) lines[++n] = line
            close(path)
            for (number = 1; number <= n; number++) {
                citations_in(lines[number], number < n ? plain(lines[number + 1]) : "")
                if (is_document) paths_in(lines[number])
                headings_in(lines[number])
            }
        }
        print citations + 0 " citations of sheets, " paths + 0 " paths in documents, " titles + 0 " headings, " errors + 0 " errors"
        exit errors > 0 || citations == 0
    }')
}

# plant NAME FILE TEXT: a tree of one sheet and one file
plant() {
    mkdir -p "$work/$1/docs/isa" "$work/$1/$(dirname "$2")"
    printf '# Toy\n\n## 3. Instructions\n\n### 3.1 Table\n\n### 4.5b Odd\n\n6.2 A paragraph.\n' \
        >"$work/$1/docs/isa/toy.md"
    printf '%b\n' "$3" >"$work/$1/$2"
}

# accepts NAME FILE TEXT, refuses NAME FILE TEXT ERROR
accepts() {
    plant "$@"
    check "$work/$1" >"$work/out"
    verdict $? "$1: $(cat "$work/out")"
}
refuses() {
    plant "$1" "$2" "$3"
    check "$work/$1" >"$work/out" && verdict 1 "$1: accepted" && return
    grep -qF -- "$4" "$work/out"
    verdict $? "$1: $(cat "$work/out"); expected: $4"
}

accepts all_kinds model/toy/exec.c \
    '/* ISA sheet, sections 3 and 3.1; sheet 4.5b and\n * 6.2 of it. sheet "Toy", 3.1 to 4.5b */'
accepts by_name rtl/toy_core.sv '// sheet\n// 3.1'
accepts common model/common/float.c '/* docs/isa/toy.md, 3.1 */'
refuses missing model/toy/exec.c '/* sheet 3.2 */' \
    'model/toy/exec.c:1: error: docs/isa/toy.md has no section 3.2'
refuses second model/toy/exec.c '\n/* sheet 3.1, 3 and 9 */' \
    'model/toy/exec.c:2: error: docs/isa/toy.md has no section 9'
refuses range testbench/test_toy_core.cpp '// sheet 3.1 to 3.9' 'has no section 3.9'
refuses next_line programs/toy/a.s '// By hand (sheet\n// 7.1)' \
    'programs/toy/a.s:1: error: docs/isa/toy.md has no section 7.1'
refuses word_section rtl/toy/toy_a.sv '// see section 5' 'has no section 5'
refuses table model/toy/insns.def 'INSN(ADD, "3.3")\nINSN(SUB, "3.1")' \
    'model/toy/insns.def:1: error: docs/isa/toy.md has no section 3.3'
refuses whose model/common/float.c '/* sheet 3.1 */' 'section 3.1 of which sheet?'
refuses by_path model/common/float.c '/* docs/isa/toy.md, 3.7 */' 'has no section 3.7'
refuses within docs/isa/toy_more.md 'See `toy.md` §3.8.' 'docs/isa/toy.md has no section 3.8'
refuses no_file docs/own.md 'sheet: docs/isa/toy.md 3.1, `model/toy/gone.c`' \
    'docs/own.md:1: error: there is no model/toy/gone.c'
accepts heading model/toy/exec.c '/* docs/isa/toy.md, "Instructions", sheet 3.1 */'
refuses no_heading model/toy/exec.c '/* docs/isa/toy.md, "Gone", sheet 3.1 */' \
    'model/toy/exec.c:1: error: docs/isa/toy.md has no heading Gone'
refuses nothing model/toy/exec.c '/* no citation */' '0 citations'

check "$tree"
verdict $? "citations of $tree"
echo "$passed passed, $failed failed"
[ $failed = 0 ]
