"""What a screen reader would say: the accessibility tree's names, roles and states, and the live regions."""

from __future__ import annotations

import re

from playwright.sync_api import Page, TimeoutError

LISTEN = """() => {
  window.heard = []
  const LIVE = '[aria-live], [role=log], [role=status], [role=alert]'
  const silent = region => region.getAttribute('aria-live') === 'off'
    || region.closest('[aria-hidden=true], [inert]')
    || (document.querySelector('dialog:modal') && !region.closest('dialog:modal'))
  new MutationObserver(changes => {
    for (const { type, target, addedNodes } of changes) {
      const region = (target.nodeType === 1 ? target : target.parentElement)?.closest(LIVE)
      if (!region || silent(region)) continue
      for (const node of type === 'characterData' ? [target] : addedNodes) {
        const text = node.textContent.trim()
        if (text) window.heard.push(text)
      }
    }
  }).observe(document, { subtree: true, childList: true, characterData: true })
}"""
NEXT = """([from, pattern]) => {
  const at = window.heard.findIndex((line, index) => index >= from && new RegExp(pattern).test(line))
  return at + 1
}"""


class Ear:
    """Hears every line that is added to a live region, in order, from the first page on."""

    def __init__(self, page: Page) -> None:
        self.page = page
        page.add_init_script(f"({LISTEN})()")
        page.reload()
        self._heard = 0

    def lines(self) -> list[str]:
        found: list[str] = self.page.evaluate("window.heard")
        return found

    def wait(self, pattern: str) -> str:
        """The next line of this kind, among those that were not waited for yet."""
        try:
            at: int = self.page.wait_for_function(NEXT, arg=[self._heard, pattern]).json_value()
        except TimeoutError as error:
            last = self.lines()[self._heard - 3 :]
            raise AssertionError(f"{pattern} was not heard after {last}") from error
        self._heard = at
        return self.lines()[at - 1]


def buttons(page: Page, role: str, name: str) -> list[str]:
    """The names of all buttons in a list or group, in order."""
    tree = page.get_by_role(role, name=re.compile(name)).aria_snapshot()  # type: ignore[arg-type]
    return re.findall(r'button "((?:[^"\\]|\\.)*)"', tree)


def press(page: Page, name: str) -> None:
    """Goes to the button with this name, as a screen reader does, and activates it by key."""
    page.get_by_role("button", name=re.compile(name)).first.press("Enter")


def focused(page: Page) -> None:
    """The focus is somewhere: what had it may be gone, but something else has taken over."""
    page.wait_for_function("document.activeElement !== document.body")
