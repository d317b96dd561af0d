"""Is everything that `uv lock` chooses pinned in pyproject.toml? With --write, pin it."""

import re
import subprocess
import sys
import tomllib
from pathlib import Path

PYPROJECT = Path(__file__).resolve().parent.parent / "pyproject.toml"
EXPORT = "uv export --quiet --all-groups --all-extras --no-hashes --no-emit-project --no-annotate --no-header"


def main() -> int:
    export = subprocess.run(EXPORT.split(), cwd=PYPROJECT.parent, check=True, capture_output=True, text=True)
    chosen = export.stdout.splitlines()
    text = PYPROJECT.read_text(encoding="utf-8")
    pinned = tomllib.loads(text)["tool"]["uv"]["constraint-dependencies"]
    if chosen == pinned:
        return 0
    if "--write" in sys.argv[1:]:
        block = "".join(f'    "{pin}",\n' for pin in chosen)
        text = re.sub(r"(?ms)^constraint-dependencies = \[\n.*?^\]", f"constraint-dependencies = [\n{block}]", text)
        PYPROJECT.write_text(text, encoding="utf-8")
        return 0
    for pin in sorted({*chosen} - {*pinned}):
        print(f"not pinned: {pin}", file=sys.stderr)
    for pin in sorted({*pinned} - {*chosen}):
        print(f"pinned, but not chosen: {pin}", file=sys.stderr)
    print("renew with: uv run --no-project .ci/pins.py --write", file=sys.stderr)
    return 1


if __name__ == "__main__":
    sys.exit(main())
