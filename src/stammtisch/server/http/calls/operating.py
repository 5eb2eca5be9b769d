"""The calls for those who run the server, and for their proxies."""

from __future__ import annotations

from fastapi import APIRouter, Request, Response

from stammtisch.server.http.exchange import JSON, json_response
from stammtisch.server.http.schema import ref
from stammtisch.server.messages.operating import Alive, Ready
from stammtisch.server.operating.readiness import Readiness

__all__ = ["router"]

router = APIRouter()


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
