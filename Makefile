# make play   start the server on 127.0.0.1:8480 and open the browser
# make test   run all checks and tests
# make quick  run the tests of games, bots, kernels, core, review, environments and texts only
# make soak   run the long tests: whole games by touch on every screen (STAMMTISCH_PICTURES=folder keeps each stage)
# make lab    run the long tests of the laboratory: environments, Ray, data; other libraries (PyTorch needs 6 GB)
# make check  check formatting, types and import rules only
# make bench  measure speed on this machine
# make mutants  test whether the tests notice a changed rule (long)
# make pictures  take the screenshots in docs/pictures, and every page in every language in build/pictures
# make drawing  draw docs/house.md from the imports
# make docs   build the documentation in build/site; make check does it, too
# make dist   audit, make the source distribution and the wheel in dist, and check them
# make audit  look for known weaknesses and unfit licences; list all parts in build/sbom.cdx.json
# make lock   pin the newest packages

PYTHON ?= python3
BIN := .venv/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check --quiet
KERNELS := pyproject.toml setup.py $(wildcard src/stammtisch/games/*/rules.py) \
	$(shell find src -path '*/_kernel/*' -name '*.py' -o -path '*/_kernel/*.pxd' -o -path '*/_kernel/*.h')
INSTALL := $(PIP) install --no-deps --no-build-isolation --editable .
SITE := @mkdir -p build; NO_MKDOCS_2_WARNING=1 .venv/docs/bin/mkdocs build --strict >build/site.log 2>&1 || \
	{ cat build/site.log; exit 1; }
DESCRIBED := web/openapi.json
TYPES := web/src/lib/net/schema.d.ts
CLIENT := $(filter-out $(DESCRIBED) $(TYPES),$(wildcard web/*.json web/*.ts web/*.js web/*.html web/*.py) \
	$(shell find web/src web/public src/stammtisch/locales -type f 2>/dev/null))
DESCRIBE := $(BIN)/python -m stammtisch.server.http.openapi $(DESCRIBED)

# Neither a server nor a browser.
QUICK := src $(filter-out tests/browser/ tests/data/ tests/outside/ tests/server/ %cache__/,$(wildcard tests/*/)) \
	$(addprefix tests/test_,$(addsuffix .py, chance conformance fairness judges match notation playthroughs \
	position raise_words ratings reasons record record_files review rules_examples rules_texts texts))

.PHONY: play setup test quick soak lab check bench pictures mutants lock playthroughs clean drawing docs dist audit

play: setup
	@$(BIN)/stammtisch play

setup: .venv/.installed .venv/.client

test quick soak lab: export PYTHONDONTWRITEBYTECODE =  # children would compile every module again
test: setup .venv/.tools .venv/.lab .venv/.browser .venv/.postgres .venv/.proxies .venv/audit/.tools check
	$(BIN)/python -m pytest -n 4 --dist worksteal

quick: setup .venv/.tools .venv/.lab
	$(BIN)/python -m pytest -n 2 --dist worksteal $(QUICK)

soak: setup .venv/.tools .venv/.lab .venv/.browser .venv/.postgres .venv/.proxies
	$(BIN)/python -m pytest -n 2 --dist worksteal -m soak

lab: setup .venv/.tools .venv/.lab .venv/lab/.tools
	$(BIN)/python -m pytest -n 2 --dist worksteal -m lab
	.venv/lab/bin/python bench/batch.py
	.venv/lab/bin/python examples/ppo.py --minutes 1 --games 1000 --out build/ppo-try
	.venv/lab/bin/python examples/stable_baselines.py

check: .venv/.installed .venv/.tools .venv/.lab .venv/.client .venv/docs/.tools
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/python tools/house.py --check
	$(BIN)/python tools/game_names.py
	$(DESCRIBE)
	$(BIN)/python web/build.py check
	$(SITE)

bench: setup .venv/.tools .venv/.browser
	$(BIN)/stammtisch bench
	$(BIN)/python bench/server.py
	$(BIN)/python bench/page.py

pictures: setup .venv/.tools .venv/.browser
	$(BIN)/python tests/browser/pictures.py

mutants: setup .venv/.tools
	$(BIN)/mutmut run
	$(BIN)/mutmut results

drawing: setup .venv/.tools
	$(BIN)/python tools/house.py

docs: .venv/.installed .venv/docs/.tools
	$(DESCRIBE)
	$(SITE)

audit: .venv/.tools .venv/.lab .venv/.client .venv/audit/.tools
	.venv/audit/bin/python tools/audit.py

dist: audit .venv/dist/.tools
	rm -rf build/wheel dist
	.venv/dist/bin/python -m build --outdir build/wheel
	mkdir dist && cp build/wheel/*.tar.gz dist/
	@if [ "$$(uname -s)" = Linux ]; then PATH="$(CURDIR)/.venv/dist/bin:$$PATH" \
		.venv/dist/bin/auditwheel repair --wheel-dir dist build/wheel/*.whl; \
	else cp build/wheel/*.whl dist/; fi
	.venv/dist/bin/twine check --strict dist/*
	.venv/dist/bin/check-wheel-contents dist/*.whl

playthroughs: setup .venv/.tools
	$(BIN)/python tests/playthroughs.py

.venv/.python:
	$(PYTHON) -m venv .venv
	@touch $@

.venv/.packages: .venv/.python requirements/run.txt
	$(PIP) install --require-hashes -r requirements/run.txt
	@command -v cc >/dev/null || command -v gcc >/dev/null || \
		$(PIP) install --require-hashes -r requirements/compiler.txt
	@touch $@

.venv/.installed: .venv/.packages $(KERNELS)
	$(INSTALL)
	@touch $@

.venv/.client: .venv/.packages $(CLIENT)
	$(BIN)/python web/build.py
	@touch $@

.venv/.tools: .venv/.packages requirements/dev.txt
	$(PIP) install --require-hashes -r requirements/dev.txt
	@touch $@

# Environments, Ray and data.
.venv/.lab: .venv/.packages requirements/lab.txt
	$(PIP) install --require-hashes -r requirements/lab.txt
	@touch $@

.venv/.browser: .venv/.tools tests/browser/package-lock.json
	@for one in chromium chromium-browser google-chrome google-chrome-stable; do \
		command -v $$one >/dev/null && exit 0; done; \
	if [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; then \
		apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq chromium >/dev/null; \
	else $(BIN)/playwright install chromium; fi
	@command -v chromium-headless-shell >/dev/null || \
	if [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; then apt-get update -qq; \
		DEBIAN_FRONTEND=noninteractive apt-get install -y -qq chromium-headless-shell >/dev/null || true; fi
	@command -v firefox-esr >/dev/null || command -v firefox >/dev/null || \
	if [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; then \
		apt-get update -qq; DEBIAN_FRONTEND=noninteractive apt-get install -y -qq firefox-esr >/dev/null || true; fi
	$(BIN)/python web/build.py tests
	@touch $@

.venv/.postgres: .venv/.tools
	@command -v initdb >/dev/null || ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 || \
	if [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; then \
		mkdir -p /etc/postgresql-common/createcluster.d; \
		echo "create_main_cluster = false" >/etc/postgresql-common/createcluster.d/stammtisch.conf; \
		apt-get update -qq; DEBIAN_FRONTEND=noninteractive apt-get install -y -qq postgresql >/dev/null || true; fi
	@touch $@

# Installed, but not started: they would take the usual ports.
.venv/.proxies: .venv/.tools
	@missing=""; for one in haproxy nginx caddy; do command -v $$one >/dev/null || missing="$$missing $$one"; done; \
	if [ -n "$$missing" ] && [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; then \
		policy=/usr/sbin/policy-rc.d; [ -e $$policy ] || { trap "rm -f $$policy" EXIT; \
			printf '#!/bin/sh\nexit 101\n' >$$policy; chmod +x $$policy; }; \
		apt-get update -qq; for one in $$missing; do \
			DEBIAN_FRONTEND=noninteractive apt-get install -y -qq $$one >/dev/null || true; done; fi
	@touch $@

# Tools with environments of their own, which nothing else is tested with.
.venv/docs/.tools: .venv/.python requirements/docs.txt
	$(PYTHON) -m venv .venv/docs
	.venv/docs/bin/python -m pip --disable-pip-version-check --quiet install --require-hashes -r requirements/docs.txt
	@touch $@

# Libraries to compare the batch with and to learn with, beside stammtisch itself.
.venv/lab/.tools: .venv/.installed requirements/lab-bench.txt
	$(PYTHON) -m venv .venv/lab
	.venv/lab/bin/python -m pip --disable-pip-version-check --quiet install --require-hashes -r requirements/lab-bench.txt
	.venv/lab/bin/python -m pip --disable-pip-version-check --quiet install --no-deps --no-build-isolation --editable .
	@touch $@

.venv/dist/.tools: .venv/.python requirements/dist.txt
	$(PYTHON) -m venv .venv/dist
	.venv/dist/bin/python -m pip --disable-pip-version-check --quiet install --require-hashes -r requirements/dist.txt
	@touch $@

.venv/audit/.tools: .venv/.python requirements/audit.txt
	$(PYTHON) -m venv .venv/audit
	.venv/audit/bin/python -m pip --disable-pip-version-check --quiet install --require-hashes -r requirements/audit.txt
	@touch $@

LOCK := $(BIN)/uv pip compile --quiet --universal --generate-hashes --no-header --no-annotate --upgrade

lock: .venv/.python
	$(PIP) install uv
	$(LOCK) pyproject.toml --extra server --group build -o requirements/run.txt
	$(LOCK) pyproject.toml --extra postgres --group build -o requirements/postgres.txt
	$(LOCK) pyproject.toml --extra server --extra postgres --group build --group dev -o requirements/dev.txt
	$(LOCK) pyproject.toml --extra rl --extra openspiel --extra cluster --extra data --group lab -c requirements/dev.txt -o requirements/lab.txt
	$(LOCK) pyproject.toml --extra rl --extra openspiel --group build --group bench -c requirements/lab.txt -o requirements/lab-bench.txt
	$(LOCK) --group compiler -o requirements/compiler.txt
	$(LOCK) --group node -o requirements/node.txt
	$(LOCK) --group docs -o requirements/docs.txt
	$(LOCK) --group dist -o requirements/dist.txt
	$(LOCK) --group audit -c requirements/dev.txt -o requirements/audit.txt

clean:
	rm -rf .venv build src/*.egg-info mutants
	find src -name '*.so' -delete
