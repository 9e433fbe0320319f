#!/bin/sh
# Make or refresh a virtual environment, and do nothing when it is already right.
# Usage: tools/environment.sh FOLDER REQUIREMENTS [editable]
set -eu
folder=$1 requirements=$2 how=${3:-bare}
python=${PYTHON:-python3}

stop() {
    printf '%s\n' "$*" >&2
    exit 1
}

command -v "$python" >/dev/null 2>&1 ||
    stop "Saddlebag needs Python 3.11 or newer, and there is no $python: apt install python3 python3-venv"
"$python" -c 'import sys; sys.exit(sys.version_info < (3, 11))' ||
    stop "Saddlebag needs Python 3.11 or newer, and $python is $("$python" -V 2>&1): name a newer one with make PYTHON=..."
"$python" -c 'import venv, ensurepip' 2>/dev/null ||
    stop "Saddlebag needs Python's venv module, which $python lacks: apt install python3-venv"

interpreter=$("$python" -c 'import sys; print(sys.base_prefix, sys.version)')
stamp=$folder/.ready-$(basename "$requirements" .txt)
# The path belongs to it: an environment does not survive being moved with its checkout.
wanted=$(printf '%s\n' "$PWD" "$interpreter" "$how" && cat requirements*.txt pyproject.toml)
# What a contributor has installed holds all the rest.
for ready in "$stamp" "$folder/.ready-requirements-dev"; do
    [ "$(cat "$ready" 2>/dev/null)" != "$wanted" ] || exit 0
done

echo "Setting up $folder from $requirements (only when something changed) ..."
if [ "$(cat "$folder/.made-by" 2>/dev/null)" != "$PWD $interpreter" ]; then
    "$python" -m venv --clear "$folder"
    printf '%s\n' "$PWD $interpreter" >"$folder/.made-by"
fi
install() {
    "$folder/bin/python" -m pip --disable-pip-version-check -qq install "$@" ||
        stop "Could not install the packages of $requirements: the first run needs a way to a package index."
}
install -r "$requirements"
if [ "$how" = editable ]; then install --no-deps --no-build-isolation -e .; fi
printf '%s\n' "$wanted" >"$stamp"
