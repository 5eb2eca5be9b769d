import { t } from '../text/i18n.svelte'
import { toast } from '../state/toasts.svelte'

export async function copy(text: string, done = t('share-copied')): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
  } catch {
    // Without a secure context (a phone in the home network) there is no clipboard API: use the old way.
    if (!copied(text)) return void toast(text, 'info', 30_000) // then to be read and written down
  }
  toast(done, 'good')
}

function copied(text: string): boolean {
  const before = document.activeElement
  const area = document.createElement('textarea')
  area.value = text
  // An open dialog makes everything outside it inert.
  ;(document.querySelector('dialog[open]') ?? document.body).append(area)
  area.select()
  const done = document.execCommand('copy')
  area.remove()
  if (before instanceof HTMLElement) before.focus()
  return done
}

export async function share(link: string, text: string): Promise<void> {
  if (typeof navigator.share !== 'function') return copy(link)
  try {
    await navigator.share({ title: 'stammtisch', text, url: link })
  } catch (error) {
    if ((error as Error).name !== 'AbortError') await copy(link)
  }
}

/** Words without a link of their own. */
export async function shareWords(text: string): Promise<void> {
  if (typeof navigator.share !== 'function') return copy(text, t('daily-copied'))
  try {
    await navigator.share({ text })
  } catch (error) {
    if ((error as Error).name !== 'AbortError') await copy(text, t('daily-copied'))
  }
}
