"""The extension modules. Everything else about the package is in pyproject.toml."""

import hashlib
import importlib.util
import os
import shutil
import sys
import sysconfig
from pathlib import Path

from Cython.Build import cythonize
from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

SOURCE = Path("src/stammtisch/games")
FLAGS = ["-O3", "-ffp-contract=off"]  # nothing that rounds differently elsewhere

KERNELS = {  # what is compiled besides rules.py, by game
    "the_game": ["kernel", "signals", "judgement", "learning", "worlds", "lookahead", "opened"],
    "raise_game": ["kernel", "judgement", "foresight"],
}


def extensions() -> list[Extension]:
    """For each game its rules.py, compiled a second time as `_rules`, and its kernels."""
    found = []
    for game, kernels in KERNELS.items():
        folder = SOURCE / game
        rules = folder / "rules.py"
        digest = hashlib.sha256(rules.read_bytes()).hexdigest()
        sources = {"_rules": rules} | {kernel: folder / f"{kernel}.py" for kernel in kernels}
        # The rules' hash is compiled in; whatever depends on the rules is built again with them.
        depends = ["setup.py", str(rules), *map(str, sorted([*folder.glob("*.pxd"), *folder.glob("*.h")]))]
        for name, source in sources.items():
            found.append(
                Extension(
                    f"stammtisch.games.{game}.{name}",
                    [str(source)],
                    depends=depends,
                    include_dirs=[str(folder)],
                    define_macros=[("STAMMTISCH_RULES", f'"{digest}"')],
                    extra_compile_args=FLAGS,
                )
            )
    return found


class BuildCompiled(build_ext):
    """Builds side by side, and with the compiler of the `ziglang` wheel where the system has none."""

    def finalize_options(self) -> None:
        super().finalize_options()
        self.parallel = self.parallel or os.cpu_count()

    def run(self) -> None:
        if not self.inplace:
            super().run()
            return
        # pip gives an editable build a new folder each time, and everything would be built again.
        suffix = sysconfig.get_config_var("EXT_SUFFIX")
        self.build_lib, self.build_temp = f"build/lib{suffix}", f"build/temp{suffix}"
        super().run()
        self._tidy()

    def _tidy(self) -> None:
        """What this build has not made must not stand beside the sources: Python would take it first."""
        made = {Path(self.get_ext_fullpath(extension.name)).resolve() for extension in self.extensions}
        for left in Path("src").rglob(f"*{sysconfig.get_config_var('EXT_SUFFIX')}"):
            if left.resolve() not in made:
                left.unlink()

    def build_extensions(self) -> None:
        compiler = getattr(self.compiler, "compiler", None)
        if compiler and not os.environ.get("CC") and not shutil.which(compiler[0]):
            if importlib.util.find_spec("ziglang") is None:
                raise SystemExit(
                    f"no C compiler ({compiler[0]}) is here; install one, or the wheel 'ziglang'"
                )
            zig = [sys.executable, "-m", "ziglang", "cc"]
            self.compiler.set_executables(
                compiler=zig, compiler_so=[*zig, "-fPIC"], compiler_cxx=zig, linker_so=[*zig, "-shared"]
            )
        super().build_extensions()


ALL = extensions()
RULES = [extension for extension in ALL if extension.name.endswith("._rules")]


def compiled(extensions: list[Extension], **directives: bool) -> list[Extension]:
    return cythonize(
        extensions,
        include_path=["src"],
        build_dir="build/cython",
        compiler_directives={"language_level": 3, **directives},
    )


setup(
    ext_modules=[
        # In rules.py `int` means Python's int to its readers; the .pxd has the types.
        *compiled(RULES, annotation_typing=False),
        *compiled([extension for extension in ALL if extension not in RULES]),
    ],
    cmdclass={"build_ext": BuildCompiled},
)
