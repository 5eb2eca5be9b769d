import { mount } from 'svelte'
import './palette.css'
import './grounds.css'
import './app.css'
import './contrast.css'
import '$lib/app/errors'
import App from './App.svelte'
import '$lib/state/focus'
import { speak } from '$lib/text/i18n.svelte'
import { firstLanguage } from '$lib/state/settings.svelte'

// After an update the parts of the old page are gone: take the new page, but only once.
addEventListener('vite:preloadError', () => {
  if (!navigator.onLine || sessionStorage.getItem('stammtisch.renewed')) return
  sessionStorage.setItem('stammtisch.renewed', '1')
  location.reload()
})

await speak(firstLanguage()).catch(() => undefined) // without a network its texts may be missing: then in English
mount(App, { target: document.getElementById('app')! })

// The first page has the network and the processor for itself.
function begin(): void {
  const later = window.requestIdleCallback ?? setTimeout
  later(() => void import('$lib/app/start.svelte').then(({ start }) => start()))
}
if (import.meta.env.PROD) document.readyState === 'complete' ? begin() : addEventListener('load', begin, { once: true })
