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

SOURCE = Path("src")
FLAGS = ["-O3", "-g0", "-ffp-contract=off"]  # nothing that rounds differently elsewhere


def extensions() -> list[Extension]:
    """Every module in a folder called `_kernel`; a game's rules.py is compiled there a second time."""
    folders = sorted(SOURCE.rglob("_kernel"))
    shared = [str(file) for folder in folders for file in sorted(folder.glob("*.h"))]
    found = []
    for folder in folders:
        package = ".".join(folder.relative_to(SOURCE).parts)
        rules = folder.parent / "rules.py"
        sources = {file.stem: file for file in sorted(folder.glob("*.py")) if file.stem != "__init__"}
        depends, macros = ["setup.py", *shared], []
        if rules.exists():
            sources["rules"] = rules
            # The hash of the rules is compiled in, so the game's kernel is built again with them.
            depends.append(str(rules))
            macros.append(("STAMMTISCH_RULES", f'"{hashlib.sha256(rules.read_bytes()).hexdigest()}"'))
        for name, source in sources.items():
            found.append(
                Extension(
                    f"{package}.{name}",
                    [str(source)],
                    depends=depends,
                    include_dirs=[str(folder)],
                    define_macros=macros,
                    extra_compile_args=FLAGS,
                )
            )
    return found


class BuildCompiled(build_ext):
    """Builds in parallel, and with the compiler of the `ziglang` wheel where the system has none."""

    def finalize_options(self) -> None:
        super().finalize_options()
        self.parallel = self.parallel or os.cpu_count()

    def run(self) -> None:
        if not self.inplace:
            super().run()
            return
        # pip gives an editable build a new folder each time; a fixed one lets unchanged modules be kept.
        suffix = sysconfig.get_config_var("EXT_SUFFIX")
        self.build_lib, self.build_temp = f"build/lib{suffix}", f"build/temp{suffix}"
        super().run()
        self._tidy()

    def _tidy(self) -> None:
        """Delete stale extension modules beside the sources: Python would load them first."""
        made = {Path(self.get_ext_fullpath(extension.name)).resolve() for extension in self.extensions}
        for left in Path("src").rglob(f"*{sysconfig.get_config_var('EXT_SUFFIX')}"):
            if left.resolve() not in made:
                left.unlink()

    def build_extensions(self) -> None:
        compiler = getattr(self.compiler, "compiler", None)
        if compiler and not os.environ.get("CC") and not shutil.which(compiler[0]):
            if importlib.util.find_spec("ziglang") is None:
                raise SystemExit(
                    f"no C compiler ({compiler[0]}) was found; install one, or the wheel 'ziglang'"
                )
            zig = [sys.executable, "-m", "ziglang", "cc"]
            self.compiler.set_executables(
                compiler=zig, compiler_so=[*zig, "-fPIC"], compiler_cxx=zig, linker_so=[*zig, "-shared"]
            )
        super().build_extensions()


ALL = extensions()
RULES = [extension for extension in ALL if extension.name.endswith("._kernel.rules")]


def compiled(extensions: list[Extension], **directives: bool) -> list[Extension]:
    return cythonize(
        extensions,
        include_path=["src"],
        build_dir="build/kernels",
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
