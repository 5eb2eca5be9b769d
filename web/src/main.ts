import { mount } from 'svelte'
import './app.css'
import App from './App.svelte'
import { speak } from '$lib/i18n.svelte'
import { firstLanguage } from '$lib/settings.svelte'

await speak(firstLanguage())
mount(App, { target: document.getElementById('app')! })
