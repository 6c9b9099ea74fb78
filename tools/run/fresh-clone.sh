#!/usr/bin/env bash
# Runs `npm test` as on a new machine: in a fresh clone, with an empty npm cache, an empty home and no browser named.
# What passes here does not depend on other files of this machine.
#   tools/run/fresh-clone.sh              the last commit
#   tools/run/fresh-clone.sh --tree       the working tree as it is (without what git ignores)
#   tools/run/fresh-clone.sh -- npm run build      another command than npm test
set -euo pipefail
root="$(cd "$(dirname "$0")/../.." && pwd)"
from=commit
if [ "${1:-}" = --tree ]; then from=tree; shift; fi
if [ "${1:-}" = -- ]; then shift; fi
[ $# -gt 0 ] || set -- npm test

place="$(mktemp -d "${TMPDIR:-/tmp}/honeybell-fresh.XXXXXX")"
trap 'rm -rf "$place"' EXIT
mkdir "$place/home" "$place/cache"
if [ "$from" = commit ]; then
  git clone --quiet "$root" "$place/honeybell"
else
  mkdir "$place/honeybell"
  git -C "$root" ls-files -z --cached --others --exclude-standard |
    (cd "$root" && while IFS= read -r -d '' file; do [ -e "$file" ] && printf '%s\0' "$file"; done) |
    tar -C "$root" --null -T - -cf - | tar -C "$place/honeybell" -xf -
fi

# Keeps the registry's address of this machine, but no other settings of npm.
registry="$(npm config get registry)"
cd "$place/honeybell"
unset CHROME_PATH npm_execpath
# As on a build server: some programs colour their output there, and open no browser.
export CI=true
started=$SECONDS
status=0
HOME="$place/home" npm_config_cache="$place/cache" npm_config_registry="$registry" "$@" || status=$?
echo "fresh clone ($from): $* took $((SECONDS - started)) s and ended with $status" >&2
exit "$status"
