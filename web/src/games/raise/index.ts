import type { GameFace } from '..'
import { t } from '$lib/i18n.svelte'
import Chip from './Chip.svelte'
import Overview from './Overview.svelte'
import { follower } from './fair'
import Result from './Result.svelte'
import Table from './Table.svelte'
import { tips } from './tips'
import { beat, cardName, cardOf, raise, recap, say, status } from './words'

const face: GameFace = {
  Table,
  Result,
  Chip,
  beat: (events) => beat(events),
  say,
  card: (card) => cardName(cardOf(card)),
  recap,
  status,
  acting: (view) => raise(view).public.acting,
  chip: (view, seat) => {
    const player = raise(view).public.players[seat]
    return t('raise-chip', { score: player?.score ?? 0, hand: player?.hand_count ?? 0, draw: player?.draw_count ?? 0 })
  },
  over: (view) => raise(view).public.result !== null,
  brief: (view, me) => {
    const result = raise(view).public.result
    return { won: me !== null && result?.winners.includes(me) ? 'yes' : 'no', points: result?.scores[me ?? result.winners[0] ?? 0] ?? 0, best: Math.max(0, ...(result?.scores ?? [])) }
  },
  overview: { title: () => t('raise-overview'), Card: Overview },
  follower,
  tips,
  keys: () => [
    { keys: ['1', '…', '6'], does: t('raise-key-card') },
    { keys: ['←', '→'], does: t('raise-key-next') },
    { keys: ['R'], does: t('raise-key-play') },
    { keys: ['P'], does: t('raise-key-pass') },
    { keys: ['U'], does: t('key-take-back') },
    { keys: ['Esc'], does: t('raise-key-drop') },
    { keys: ['S'], does: t('raise-key-scores') },
    { keys: ['O'], does: t('raise-key-pot') },
  ],
}

export default face
