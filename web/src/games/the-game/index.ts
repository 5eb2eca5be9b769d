import type { GameFace } from '..'
import { t } from '$lib/text/i18n.svelte'
import { follower } from './fair'
import { lesson } from './lesson'
import { review } from './review'
import Result from './Result.svelte'
import Table from './Table.svelte'
import { tips } from './tips'
import type { Event, TheGameView } from './wire'
import { beat, recap, say, saySignals, status } from './words'

const face: GameFace<TheGameView, Event> = {
  Table,
  Result,
  say,
  aside: { is: ({ move }) => 'signal' in move, say: saySignals },
  line: ({ move }) => ({ head: 'start' in move, passing: 'end' in move || 'hidden' in move }),
  drawn: ({ move }, me) => ('deal' in move && move.deal[0] === me ? `${move.deal[1]}` : null),
  recap,
  status,
  chip: (view, seat) => t('seat-cards', { count: view.public.hand_counts[seat] ?? 0 }),
  mark: (view, seat) => {
    const word = view.public.signals[seat]?.self
    return word ? { icon: word, good: word === 'fine', words: t('the-game-mood', { word }) } : null
  },
  beat,
  lingers: (view) => (view.public.result?.won ? 3.2 : 1.8),
  brief: (view) => {
    const result = view.public.result
    return { left: result?.left ?? 0, won: result?.won ? 'yes' : 'no' }
  },
  silence: '4.2',
  lesson,
  review,
  follower,
  tips,
  keys: () => [
    { keys: ['1', '…', '8'], does: t('the-game-key-card') },
    { keys: ['←', '→'], does: t('the-game-key-next') },
    { keys: ['A', 'B', 'C', 'D'], does: t('the-game-key-pile') },
    { keys: ['E'], does: t('the-game-key-end') },
    { keys: ['U'], does: t('key-take-back') },
    { keys: ['Esc'], does: t('the-game-key-drop') },
    { keys: ['⇧ A', '…', '⇧ D'], does: t('the-game-key-signal') },
    { keys: ['T'], does: t('the-game-key-trouble') },
    { keys: ['F'], does: t('the-game-key-fine') },
    { keys: ['1', '2', '3'], does: t('the-game-key-claim') },
    { keys: ['H'], does: t('the-game-key-history') },
    { keys: ['R'], does: t('the-game-key-ring') },
  ],
}

export default face
