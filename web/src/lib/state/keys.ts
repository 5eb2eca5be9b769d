/** Whether a key is meant for the table: no dialog is open, nobody is typing, no browser shortcut. */
export function plainKey(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return false
  const target = event.target as HTMLElement
  if (target.closest('input, textarea, select, [contenteditable], dialog')) return false
  return document.querySelector('dialog[open]') === null
}
