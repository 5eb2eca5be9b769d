export type Toast = { id: number; text: string; tone: 'info' | 'bad' | 'good' }

let next = 0
export const toasts = $state<Toast[]>([])

export function toast(text: string, tone: Toast['tone'] = 'info', milliseconds = 4200): void {
  if (toasts.some((shown) => shown.text === text)) return
  const id = next++
  toasts.push({ id, text, tone })
  if (toasts.length > 3) toasts.shift()
  setTimeout(() => drop(id), milliseconds)
}

export function drop(id: number): void {
  const at = toasts.findIndex((shown) => shown.id === id)
  if (at >= 0) toasts.splice(at, 1)
}
