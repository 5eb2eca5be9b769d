"""The extension modules, and the text of the package page. All else is in pyproject.toml."""

import hashlib
import importlib.util
import os
import runpy
import sys
import sysconfig
from pathlib import Path

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
                    include_dirs=[str(folder), str(SOURCE / "stammtisch" / "_kernel")],
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
        for extension, made in zip(self.extensions, compiled(self.extensions), strict=True):
            extension.sources, extension.depends = made.sources, made.depends
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
        if not runpy.run_path("tools/compiler.py")["found"]():
            if importlib.util.find_spec("ziglang") is None:
                raise SystemExit("no C compiler was found; install one, or the wheel 'ziglang'")
            zig = [sys.executable, "-m", "ziglang", "cc"]
            self.compiler.set_executables(
                compiler=zig, compiler_so=[*zig, "-fPIC"], compiler_cxx=zig, linker_so=[*zig, "-shared"]
            )
        # Some Pythons name the folder of their own library, which no kernel needs and no other machine has.
        if links := getattr(self.compiler, "linker_so", None):
            self.compiler.linker_so = [word for word in links if not word.startswith("-Wl,-rpath")]
        super().build_extensions()


def compiled(extensions: list[Extension]) -> list[Extension]:
    """The same modules, in the same order, as C sources; only building them needs Cython."""
    from Cython.Build import cythonize

    made = {}
    for rules in (True, False):
        made |= {
            extension.name: extension
            for extension in cythonize(
                [one for one in extensions if one.name.endswith("._kernel.rules") is rules],
                include_path=["src"],
                build_dir="build/kernels",
                # In rules.py `int` means Python's int to its readers; the .pxd has the types.
                compiler_directives={"language_level": 3, **({"annotation_typing": False} if rules else {})},
            )
        }
    return [made[extension.name] for extension in extensions]


setup(
    ext_modules=extensions(),
    cmdclass={"build_ext": BuildCompiled},
    long_description=runpy.run_path("tools/package_page.py")["package_page"](),
    long_description_content_type="text/markdown",
)
