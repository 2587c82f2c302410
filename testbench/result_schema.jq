# Checks records against docs/result.schema.json, of whose language it knows what that file uses and
# refuses the rest:
#   jq -n --slurpfile schema docs/result.schema.json -f testbench/result_schema.jq RECORDS
# Prints a line for each thing that is wrong; nothing is right.

def known: ["$schema", "title", "description", "type", "enum", "pattern", "minimum", "maximum", "items", "required",
  "properties", "additionalProperties"];

def fits($kind):
  if $kind == "integer" then type == "number" and . == floor else type == $kind end;

# The input against schema $s; $at says where it is.
def wrong($s; $at):
  . as $value
  | (($s | keys) - known | map("\($at): the schema says '\(.)', which is not known here") | .[]),
    (if $s.type and ([$s.type] | flatten | any(. as $t | $value | fits($t)) | not)
     then "\($at): \(tojson) is not \($s.type | tojson)" else empty end),
    (if $s.enum and ($s.enum | index([$value]) | not) then "\($at): \(tojson) is none of \($s.enum | tojson)" else empty end),
    (if $s.pattern and type == "string" and (test($s.pattern) | not) then "\($at): \(tojson) does not match \($s.pattern)" else empty end),
    (if type == "number" and ($s.minimum != null and . < $s.minimum or $s.maximum != null and . > $s.maximum)
     then "\($at): \(.) is out of range" else empty end),
    (if type == "array" and $s.items then to_entries[] | .key as $i | .value | wrong($s.items; "\($at)[\($i)]") else empty end),
    (if type == "object" then
       ((($s.required // []) - keys)[] | "\($at): no \(.)"),
       (to_entries[] | .key as $k | .value
        | if ($s.properties // {}) | has($k) then wrong($s.properties[$k]; "\($at).\($k)")
          elif $s.additionalProperties == false then "\($at): \($k) is not in the schema"
          elif $s.additionalProperties then wrong($s.additionalProperties; "\($at).\($k)")
          else empty end)
     else empty end);

inputs | . as $record | wrong($schema[0]; "\($record.program? // "record")")
