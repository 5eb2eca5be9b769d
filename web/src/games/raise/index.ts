import type { GameFace } from '..'
import { t } from '$lib/text/i18n.svelte'
import Chip from './Chip.svelte'
import Overview from './Overview.svelte'
import { follower } from './fair'
import { lesson } from './lesson'
import { review } from './review'
import Result from './Result.svelte'
import Table from './Table.svelte'
import { tips } from './tips'
import type { Event, RaiseView } from './wire'
import { beat, cardName, cardOf, recap, say, status } from './words'

const face: GameFace<RaiseView, Event> = {
  Table,
  Result,
  Chip,
  beat: (events) => beat(events),
  highlight: ({ news }) => news.some((one) => one.news === 'round-won'),
  say,
  line: ({ move, news }) => {
    const forAll = news.some((one) => one.news === 'turned-up')
    return { ...(forAll && { seat: null }), head: 'point' in move || 'starter' in move, passing: !forAll && ('choose' in move || 'hidden' in move) }
  },
  drawn: ({ move }, me) => ('deal' in move && move.deal[0] === me ? cardName(cardOf(`${move.deal[1]}`)) : null),
  recap,
  status,
  chip: (view, seat) => {
    const player = view.public.players[seat]
    return t('raise-chip', { score: player?.score ?? 0, hand: player?.hand_count ?? 0, draw: player?.draw_count ?? 0 })
  },
  brief: (view, me) => {
    const result = view.public.result
    return { won: me !== null && result?.winners.includes(me) ? 'yes' : 'no', points: result?.scores[me ?? result.winners[0] ?? 0] ?? 0, best: Math.max(0, ...(result?.scores ?? [])) }
  },
  overview: { title: () => t('raise-overview'), Card: Overview },
  lesson,
  review,
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
