"""Fails unless every module of the installed meadhall that has a binary is really imported from it."""

import importlib
import importlib.util
import sys
from pathlib import Path

spec = importlib.util.find_spec("meadhall")
if spec is None or spec.origin is None:
    sys.exit("meadhall is not installed")
package = Path(spec.origin).parent
binaries = sorted(package.rglob("*.so"))
for binary in binaries:
    parts = binary.relative_to(package.parent).with_name(binary.name.partition(".")[0]).parts
    module = importlib.import_module(".".join(parts))
    if module.__file__ != str(binary):
        sys.exit(f"{module.__name__} was imported from {module.__file__}, not from {binary}")
if not binaries:
    sys.exit(f"no compiled module in {package}")
print(f"{len(binaries)} compiled modules")
