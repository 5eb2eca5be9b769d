import type { GameFace } from '..'
import { t } from '$lib/i18n.svelte'
import { follower } from './fair'
import Result from './Result.svelte'
import Table from './Table.svelte'
import { tips } from './tips'
import { beat, recap, say, saySignals, status, theGame } from './words'

const face: GameFace = {
  Table,
  Result,
  say,
  aside: { is: ({ move }) => 'signal' in move, say: saySignals },
  card: (card) => card,
  recap,
  status,
  acting: (view) => theGame(view).public.acting,
  chip: (view, seat) => t('seat-cards', { count: theGame(view).public.hand_counts[seat] ?? 0 }),
  beat,
  over: (view) => theGame(view).public.result !== null,
  lingers: (view) => (theGame(view).public.result?.won ? 3.2 : 1.8),
  brief: (view) => {
    const result = theGame(view).public.result
    return { left: result?.left ?? 0, won: result?.won ? 'yes' : 'no' }
  },
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
