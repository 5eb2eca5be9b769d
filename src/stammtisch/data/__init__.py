"""Games as data: tables for polars and DuckDB, ready datasets, and a page of plots.

`docs/data.md` describes the tables. All of it needs the extra `stammtisch[data]`.
"""
