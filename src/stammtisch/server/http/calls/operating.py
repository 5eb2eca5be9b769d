"""The calls for those who run the server, and for their proxies; and what pages tell them."""

from __future__ import annotations

from fastapi import APIRouter, Request, Response

from stammtisch.server import requests
from stammtisch.server.browser_errors import BrowserErrors
from stammtisch.server.http.exchange import JSON, answers, asks, body, json_response, limit
from stammtisch.server.http.schema import ref
from stammtisch.server.messages.operating import Alive, Ready
from stammtisch.server.operating.readiness import Readiness
from stammtisch.server.refusals import Refused

router = APIRouter()

LONGEST_ERROR = 2_000
"""Bytes of the report of an error."""


@router.head("/health", include_in_schema=False)
@router.get(
    "/health",
    summary="Whether the process is alive; under any host name, and without a limit",
    responses={200: {"description": "alive", "content": {JSON: {"schema": ref(Alive)}}}},
)
async def health() -> Response:
    return json_response(Alive(True))


@router.head("/ready", include_in_schema=False)
@router.get(
    "/ready",
    summary="Whether people can be sent here; under any host name, and without a limit",
    responses={
        200: {"description": "ready", "content": {JSON: {"schema": ref(Ready)}}},
        503: {"description": "not now", "content": {JSON: {"schema": ref(Ready)}}},
    },
)
async def ready(request: Request) -> Response:
    readiness: Readiness = request.app.state.readiness
    found = await readiness.look()
    return json_response(found, 200 if found.ready else 503)


@router.post(
    "/api/errors",
    status_code=204,
    summary="An error in the page, for the operator; where they are not taken, 404",
    responses=answers(None, 400, 404, 413, status=204),
    openapi_extra=asks(requests.BrowserError),
)
async def report_error(request: Request) -> Response:
    errors: BrowserErrors | None = request.app.state.browser_errors
    if errors is None:
        detail = "this server does not take browsers' errors"
        raise Refused(404, "not-found", "error-bad-request", detail=detail)
    limit(request, "errors")
    report = await body(request, requests.BrowserError, most=LONGEST_ERROR)
    errors.add(report.build, report.place, report.kind)
    return Response(status_code=204)
