"""Audits what is shipped: known weaknesses, licences, and a list of all parts (SBOM, CycloneDX).

`make audit` runs it in an environment with pip-audit and cyclonedx-py. It looks at the Python packages that a
host installs (`requirements`), at all that the extras install (as `.venv` has them) and at the npm packages
in the client's bundle. The list is written to `build/sbom.cdx.json`. What it finds fault with is printed line
by line, and the exit code is 1. An advisory service that does not answer is told and is no fault.
"""

from __future__ import annotations

import base64
import json
import os
import re
import subprocess
import sys
import tomllib
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any, NamedTuple

ROOT = Path(__file__).parents[1]
WEB = ROOT / "web"
NOTICES = ROOT / "src" / "stammtisch" / "server" / "client" / "licences"
LOCKS = tuple(ROOT / "requirements" / name for name in ("run.txt", "postgres.txt"))
FONTS = "@fontsource/"

ALLOWED = {
    "0BSD",
    "Apache-2.0",
    "BSD-2-Clause",
    "BSD-3-Clause",
    "CC0-1.0",
    "ISC",
    "MIT",
    "MIT-0",
    "MPL-2.0",
    "OFL-1.1",
    "PSF-2.0",
    "Python-2.0",
    "Zlib",
}
EXCEPTIONS = {"psycopg": {"LGPL-3.0-only"}, "psycopg-binary": {"LGPL-3.0-only"}}
"""Licences that are allowed to one package: decision 146 says why."""
SAID_ELSEWHERE = {"protobuf": "BSD-3-Clause", "ray": "Apache-2.0"}
"""Packages that name their licence in free words only."""
CLASSIFIERS = {
    "License :: OSI Approved :: Apache Software License": "Apache-2.0",
    "License :: OSI Approved :: BSD License": "BSD-3-Clause",
    "License :: OSI Approved :: MIT License": "MIT",
    "License :: OSI Approved :: Mozilla Public License 2.0 (MPL 2.0)": "MPL-2.0",
}
NO_MATTER: dict[str, str] = {}
"""Known weaknesses that do not concern us: the advisory's name, and why."""

Component = dict[str, Any]


class Part(NamedTuple):
    """An npm package whose code or font is in the bundle."""

    name: str
    version: str
    licence: str
    notice: bool
    """Whether its licence's text is shipped with it."""
    sha512: str


class Unanswered(Exception):
    """An advisory service that cannot be reached, in one line."""


# Parts


def locked(lock: Path) -> set[tuple[str, str]]:
    """The names and versions in a lock file."""
    return set(re.findall(r"^([\w.-]+)==([^\s;]+)", lock.read_text(encoding="utf-8"), re.M))


def bundled(notices: Path = NOTICES) -> list[Part]:
    """The packages in the built client: libraries as the build names them, fonts as they are locked."""
    libraries = notices / "libraries.txt"
    if not libraries.exists():
        sys.exit(f"{libraries} is missing: build the client first, by python web/build.py")
    packages = json.loads((WEB / "package-lock.json").read_text(encoding="utf-8"))["packages"]
    named = {
        (place.rpartition("node_modules/")[2], about.get("version")): about
        for place, about in packages.items()
    }
    said = libraries.read_text(encoding="utf-8")
    texts = {
        (name, version): text.strip()
        for name, version, text in re.findall(r"^## (\S+) - (\S+).*\n((?:(?!## ).*\n?)*)", said, re.M)
    }
    if missing := texts.keys() - named.keys():
        sys.exit(f"the client holds {missing}, which is not locked: build it again, by python web/build.py")
    found = []
    for (name, version), about in named.items():
        font = name.removeprefix(FONTS) if name.startswith(FONTS) else None
        if font or (name, version) in texts:
            licence = about.get("license", "")
            own = notices / f"{font or licence.lower()}.txt"
            digest = base64.b64decode(about["integrity"].removeprefix("sha512-")).hex()
            notice = bool(texts.get((name, version))) or own.exists()
            found.append(Part(name, version, licence, notice, digest))
    return found


def sbom(licences: Mapping[str, list[Component]], parts: Iterable[Part]) -> Component:
    """All parts of what is shipped; licences by the names of Python packages."""
    made: Component = {}
    components: dict[str, Component] = {}
    for lock in LOCKS:
        made = json.loads(_asked("cyclonedx-py", "requirements", str(lock)))
        for one in made["components"]:
            one["bom-ref"] = one["purl"]
            del one["description"]  # the line of the lock file
            one["licenses"] = licences.get(plain(one["name"]), [])
            components.setdefault(one["purl"], one)
    for part in parts:
        purl = f"pkg:npm/{part.name.replace('@', '%40')}@{part.version}"
        components[purl] = {
            "bom-ref": purl,
            "type": "library",
            "name": part.name,
            "version": part.version,
            "purl": purl,
            "licenses": [{"license": {"id": part.licence}}],
            "hashes": [{"alg": "SHA-512", "content": part.sha512}],
        }
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    itself = {
        "bom-ref": "stammtisch",
        "type": "application",
        "name": project["name"],
        "version": project["version"],
        "licenses": [{"license": {"id": project["license"]}}],
    }
    made["metadata"]["component"] = itself
    made["components"] = [components[purl] for purl in sorted(components)]
    made["dependencies"] = [{"ref": "stammtisch", "dependsOn": sorted(components)}]
    return made


def plain(name: str) -> str:
    """A Python package's name as indexes compare it."""
    return re.sub(r"[-_.]+", "-", name).lower()


# Licences


def installed() -> dict[str, list[Component]]:
    """What each package in `.venv` declares as its licence, by its plain name."""
    python = ROOT / ".venv" / "bin" / "python"
    found = json.loads(_asked("cyclonedx-py", "environment", str(python)))["components"]
    return {plain(one["name"]): one.get("licenses", []) for one in found}


def declared(name: str, licences: Iterable[Component]) -> list[str]:
    """As SPDX expressions; a classifier that says less than another is left out."""
    found: list[str] = []
    for one in licences:
        about = one.get("license", {})
        said: str = one.get("expression") or about.get("id") or about.get("name", "")
        if said != "License :: OSI Approved":
            found.append(CLASSIFIERS.get(said, said))
    return found or ([SAID_ELSEWHERE[name]] if name in SAID_ELSEWHERE else [])


def is_allowed(expression: str, more: Iterable[str] = ()) -> bool:
    """Whether all licences of an SPDX expression are allowed, or all of one that may be chosen."""
    known = ALLOWED | set(more)
    choices = [expression] if "(" in expression else expression.split(" OR ")
    return any(
        all(one in known for one in re.split(r" AND | OR |[()]+", choice) if one) for choice in choices
    )


def refused(licences: Mapping[str, Iterable[str]]) -> Iterator[str]:
    """One line for each package whose licence is unknown or not allowed."""
    for name, said in sorted(licences.items()):
        expressions = list(said)
        if not expressions:
            yield f"{name} does not say its licence"
        for one in expressions:
            if not is_allowed(one, EXCEPTIONS.get(name, ())):
                yield f"{name} has the licence {one}, which is not allowed (tools/audit.py has the list)"


def without_notice(parts: Iterable[Part]) -> Iterator[str]:
    """One line for each package in the bundle whose licence's text is not shipped."""
    for part in parts:
        if not part.notice:
            yield f"{part.name} is in the client, and the text of its licence ({part.licence}) is not"


# Known weaknesses


def weak_python(*locks: Path) -> Iterator[str]:
    """What is known against the locked packages; raises `Unanswered`."""
    words = ["--disable-pip", "--require-hashes", "--progress-spinner", "off", "--timeout", "15"]
    files = [word for lock in locks for word in ("-r", str(lock))]
    done = _run([_tool("pip-audit"), *words, "--format", "json", *files])
    try:
        found = json.loads(done.stdout)["dependencies"]
    except ValueError:
        raise Unanswered(_last(done.stderr)) from None
    if not any("vulns" in one for one in found):
        raise Unanswered(found[0]["skip_reason"] if found else "it was asked nothing")
    if skipped := [one["name"] for one in found if "vulns" not in one]:
        print(f"pip-audit knows nothing of {', '.join(skipped)}")
    for one in found:
        for weakness in one.get("vulns", ()):
            if not {weakness["id"], *weakness["aliases"]} & NO_MATTER.keys():
                mended = ", ".join(weakness["fix_versions"]) or "no version"
                yield f"{one['name']} {one['version']}: {weakness['id']}, mended in {mended}"


def weak_npm(bundle: Iterable[str]) -> Iterator[str]:
    """What is known against packages in the bundle; of those that only build it, it is printed."""
    try:
        done = _run(["npm", "audit", "--json", "--package-lock-only", "--fetch-retries=0"], WEB)
    except FileNotFoundError:
        raise Unanswered("there is no npm here") from None
    try:
        said = json.loads(done.stdout)
        found = said["vulnerabilities"]
    except ValueError:
        raise Unanswered(_last(done.stderr)) from None
    except KeyError:
        raise Unanswered(_last(said.get("message") or said.get("error", {}).get("summary", ""))) from None
    shipped = set(bundle)
    for name, about in sorted(found.items()):
        advisories = [one for one in about["via"] if isinstance(one, dict)]
        for one in advisories:
            if one["url"].rpartition("/")[2] in NO_MATTER:
                continue
            line = f"{name} {about['range']}: {one['title']} ({one['url']})"
            if name in shipped:
                yield line
            else:
                print(f"only builds the client: {line}")


def told(service: str, faults: Iterator[str]) -> list[str]:
    """All faults; one printed line and none if the service does not answer."""
    try:
        return list(faults)
    except Unanswered as silence:
        print(f"{service} has no answer, so known weaknesses were not looked for: {silence}")
        return []


# Tools


def _tool(name: str) -> str:
    """From the environment that this runs in."""
    return str(Path(sys.executable).with_name(name))


def _run(words: list[str], folder: Path = ROOT) -> subprocess.CompletedProcess[str]:
    path = os.pathsep.join([os.environ["PATH"], str(ROOT / ".venv" / "bin")])  # npm may be a Python wheel's
    return subprocess.run(
        words,
        cwd=folder,
        capture_output=True,
        encoding="utf-8",
        check=False,
        env={**os.environ, "PATH": path},
    )


def _asked(tool: str, *words: str) -> str:
    done = _run([_tool(tool), *words, "--output-format", "JSON", "--output-reproducible"])
    if done.returncode:
        sys.exit(f"{tool} {words[0]} failed: {_last(done.stderr)}")
    return done.stdout


def _last(text: str) -> str:
    """The last line, without addresses: a registry's may hold a key."""
    lines = text.strip().splitlines() or ["no reason"]
    return re.sub(r"https?://\S+", "…", lines[-1])[:200]


def main() -> None:
    out = ROOT / "build" / "sbom.cdx.json"
    parts, licences = bundled(), installed()
    faults = list(without_notice(parts))
    known = {name: declared(name, said) for name, said in licences.items()}
    faults += refused({**known, **{part.name: [part.licence] for part in parts}})
    made = sbom(licences, parts)
    out.parent.mkdir(exist_ok=True)
    out.write_text(json.dumps(made, indent=1, sort_keys=True) + "\n", encoding="utf-8")
    faults += told("pip-audit", weak_python(*LOCKS))
    faults += told("npm audit", weak_npm(part.name for part in parts))
    elsewhere = sorted({plain(name) for lock in LOCKS for name, _ in locked(lock)} - licences.keys())
    print(f"{len(known)} Python packages and {len(parts)} in the client: licences looked at")
    if elsewhere:
        print(f"not installed on this machine, so not among them: {', '.join(elsewhere)}")
    print(f"{out.relative_to(ROOT)} lists {len(made['components'])} parts")
    for fault in faults:
        print(f"fault: {fault}")
    sys.exit(1 if faults else 0)


if __name__ == "__main__":
    main()
