import { keep, keepText, kept } from './keep'
import { languages, speak } from '../text/i18n.svelte'

export type Theme = 'auto' | 'light' | 'dark'

/** What the cards lie on: the palette's baize, or one of grounds.css. */
export const GROUNDS = ['baize', 'sky', 'sand', 'rose'] as const
export type Ground = (typeof GROUNDS)[number]

class Settings {
  theme = $state<Theme>('auto')
  ground = $state<Ground>('baize')
  sound = $state(kept('sound', true))
  name = $state(kept('name', ''))
  /** My picture; empty: each table gives me one that nobody else there has. */
  avatar = $state(kept('avatar', ''))
  /** The bots' pace at tables created here, in seconds; null for the server's default. */
  pace = $state(kept<number | null>('pace', null))

  /** Whether the device vibrates when my turn has come; until it is chosen, unless less motion is wished for. */
  vibrates = $state(kept('vibrates', !calm()))

  /** Whether the coach asks before a costly move. */
  warn = $state(kept('warn', false))

  constructor() {
    const set = document.documentElement.dataset.theme
    if (set === 'light' || set === 'dark') this.theme = set
    this.ground = GROUNDS.find((one) => one === document.documentElement.dataset.ground) ?? 'baize'
    colourBar(this.theme)
  }

  setTheme(theme: Theme): void {
    this.theme = theme
    if (theme === 'auto') delete document.documentElement.dataset.theme
    else document.documentElement.dataset.theme = theme
    colourBar(theme)
    keepText('theme', theme === 'auto' ? null : theme) // plain text: theme.js reads it, too
  }

  setGround(ground: Ground): void {
    this.ground = ground
    if (ground === 'baize') delete document.documentElement.dataset.ground
    else document.documentElement.dataset.ground = ground
    keepText('ground', ground === 'baize' ? null : ground) // plain text, as the theme
  }

  setSound(on: boolean): void {
    this.sound = on
    keep('sound', on)
  }

  setVibrates(on: boolean): void {
    this.vibrates = on
    keep('vibrates', on)
  }

  setWarn(on: boolean): void {
    this.warn = on
    keep('warn', on)
  }

  setPace(pace: number): void {
    this.pace = pace
    keep('pace', pace)
  }

  setName(name: string): void {
    this.name = name.trim().slice(0, 24)
    keep('name', this.name)
  }

  setAvatar(avatar: string): void {
    this.avatar = avatar
    keep('avatar', avatar)
  }

  async setLanguage(language: string): Promise<void> {
    keep('language', language)
    await speak(language)
  }
}

/** The system's bar above an installed page has the page's colour, also where that is not the system's. */
function colourBar(theme: Theme): void {
  for (const bar of document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')) {
    const dark = theme === 'auto' ? bar.media.includes('dark') : theme === 'dark'
    bar.content = dark ? '#0d1a17' : '#e6eee8'
  }
}

export const settings = new Settings()

/** The language chosen before, else the browser's first supported one. */
export function firstLanguage(): string {
  const wanted = [kept('language', ''), ...navigator.languages.map((tag) => tag.split('-')[0] ?? '')]
  return wanted.find((language) => languages.includes(language)) ?? 'en'
}

export function calm(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches
}
