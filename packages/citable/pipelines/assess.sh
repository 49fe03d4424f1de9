#!/usr/bin/env bash
# The step of a pipeline: assesses URL, keeps the results in OUT, and ends with the exit code of `citable assess`.
# Reads URL, PAGES, FAIL_UNDER, BASELINE (a file; compared when it is there, replaced after a run that passed), SOURCES, OUT and CITABLE (the command).
set -uo pipefail
citable=${CITABLE:-npx citable}
out=${OUT:-citable-results}
mkdir -p "$out"
options=(--evidence "$out/evidence.json" --out "$out/citable.json")
[ -n "${PAGES:-}" ] && options+=(--pages "$PAGES")
[ -n "${FAIL_UNDER:-}" ] && options+=(--fail-under "$FAIL_UNDER")
compared=()
[ -n "${BASELINE:-}" ] && [ -f "$BASELINE" ] && compared=(--baseline "$BASELINE")
$citable assess "$URL" "${options[@]}" "${compared[@]}"
code=$?
[ -f "$out/evidence.json" ] || exit "$code"
$citable judge "$out/evidence.json" --format sarif ${SOURCES:+--sources "$SOURCES"} --out "$out/citable.sarif" > "$out/result.json"
$citable judge "$out/evidence.json" --format junit --out "$out/citable.xml" > /dev/null
$citable judge "$out/evidence.json" --format markdown "${compared[@]}" > "$out/citable.md" 2> /dev/null
if [ -n "${BASELINE:-}" ] && [ "$code" -eq 0 ]; then
  mkdir -p "$(dirname "$BASELINE")"
  cp "$out/citable.json" "$BASELINE"
fi
exit "$code"
