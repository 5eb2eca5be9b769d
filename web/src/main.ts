import { mount } from 'svelte'
import './palette.css'
import './grounds.css'
import './app.css'
import './contrast.css'
import App from './App.svelte'
import '$lib/state/focus'
import { speak } from '$lib/text/i18n.svelte'
import { firstLanguage } from '$lib/state/settings.svelte'

// After an update the parts of the old page are gone: take the new page, but only once.
addEventListener('vite:preloadError', () => {
  if (sessionStorage.getItem('stammtisch.renewed')) return
  sessionStorage.setItem('stammtisch.renewed', '1')
  location.reload()
})

await speak(firstLanguage())
mount(App, { target: document.getElementById('app')! })
