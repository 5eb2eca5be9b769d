/** A lesson at a live table: only what the step asks for can be done, anything else gets a friendly hint. */
import type { GameFace, LessonFace } from '../../games'
import type { Board } from '$lib/state/board'
import { maybe, t } from '$lib/text/i18n.svelte'
import type { Hook } from '$lib/net/link.svelte'
import type { Live } from '$lib/net/live.svelte'
import { spelled } from '$lib/net/moves'
import { calm } from '$lib/state/settings.svelte'
import type { Event, LessonStep, Move, Refusal, TableInfo, TalkLine, View } from '$lib/net/wire'

/** How long the others' acts are shown before the next step. */
const LOOK = 900
/** A celebration comes first, such as a round that was won. */
const CHEER = 2400

type Walked = {
  /** The first step whose act has not been done; all steps before the last act done are behind us. */
  next: number
  past: number
  /** How many acts the others have made. */
  others: number
  /** The learner did something that no step asked for. */
  strayed: boolean
}

/** How far the journal goes through the lesson. */
export function walk(events: Event[], steps: LessonStep[], me: number, chance: string[]): Walked {
  const acts = steps.flatMap((step, at) => (step.wants.length ? [{ at, wants: step.wants.map(spelled) }] : []))
  let done = 0
  let others = 0
  let strayed = false
  for (const { move } of events) {
    if (!('seat' in move) || (move.hidden !== undefined && chance.includes(move.hidden))) continue
    const { seat, ...act } = move
    if (seat !== me) others++
    else if (acts[done]?.wants.includes(spelled(act))) done++
    else if (done < acts.length) strayed = true
  }
  return { next: acts[done]?.at ?? steps.length, past: done ? acts[done - 1]!.at + 1 : 0, others, strayed }
}

export class Course implements Board {
  readonly replay = false
  /** The hint for somebody who tries something else. */
  word = $state('')
  /** Counts such attempts, so that the coach can nod to each of them. */
  tries = $state(0)
  #read = $state(0)
  #looking = $state(false)
  #timer = 0

  constructor(
    readonly live: Live,
    readonly steps: LessonStep[],
    read: number,
    readonly face: GameFace,
  ) {
    this.#read = read
  }

  /** Whether all that has happened is here; after coming back it takes a moment. */
  readonly ready = $derived.by(() => this.live.ready && this.live.link.view !== null && this.live.link.at > 0 && this.live.events.length === this.live.link.at)
  readonly #walked = $derived.by(() => walk(this.live.events, this.steps, this.live.seat ?? 0, this.face.lesson?.chance ?? []))
  /** Which step is shown; after the last one the lesson is finished. */
  readonly at = $derived.by(() => Math.min(Math.max(this.#read, this.#walked.past), this.#walked.next))
  readonly finished = $derived.by(() => this.at >= this.steps.length)
  readonly step = $derived.by(() => this.steps[this.at] ?? null)
  /** The others are doing their part. */
  readonly waiting = $derived.by(() => {
    const due = this.steps.slice(0, this.at).reduce((sum, step) => sum + step.others, 0)
    return !this.strayed && (this.#looking || this.#walked.others < due)
  })
  readonly #legal = $derived.by(() => {
    const mine = this.live.link.view?.mine
    return new Set(mine ? [...mine.legal, ...mine.asides].map(spelled) : [])
  })
  /** The game has departed from the lesson, which cannot continue here. */
  readonly strayed = $derived.by(() => {
    if (!this.ready) return false
    if (this.#walked.strayed) return true
    const due = this.steps.slice(0, this.at).reduce((sum, step) => sum + step.others, 0)
    if (this.#looking || this.#walked.others < due || !this.step?.wants.length) return false
    return !this.step.wants.some((move) => this.#legal.has(spelled(move)))
  })
  /** Whether the coach has nothing more to say about what may be done. */
  readonly free = $derived.by(() => this.finished || this.strayed)
  readonly wants = $derived.by(() => (this.free || this.waiting ? [] : (this.step?.wants ?? [])))
  /** The table with only the acts on offer that the step asks for. */
  readonly view = $derived.by((): View => narrowed(this.live.view, this.wants, this.face.lesson))

  get info(): TableInfo {
    return this.live.info
  }
  get seat(): number | null {
    return this.live.seat
  }
  get names(): string[] {
    return this.live.names
  }
  get events(): Event[] {
    return this.live.events
  }
  get count(): number {
    return this.live.count
  }
  get talk(): TalkLine[] {
    return this.live.talk
  }
  get still(): boolean {
    return this.live.still
  }
  get seen(): Board['seen'] {
    return this.live.seen
  }
  set seen(seen: Board['seen']) {
    this.live.seen = seen
  }

  before(hook: Hook): () => void {
    return this.live.before(hook)
  }
  say(text: string): Promise<Refusal | null> {
    return this.live.say(text)
  }

  async play(move: Move): Promise<Refusal | null> {
    if (this.objects(move)) return null
    if (!this.free) this.word = ''
    return this.live.play(move)
  }

  /** A move that the rules allow, but that is not asked for now. */
  objects(move: Move): boolean {
    if (this.free || this.wants.some((wanted) => spelled(wanted) === spelled(move))) return false
    if (this.face.lesson?.explained?.(move) && !this.#legal.has(spelled(move))) return false
    this.word = this.#no()
    this.tries++
    return true
  }

  next(): void {
    this.word = ''
    if (this.step && !this.step.wants.length && !this.waiting) this.#read = this.at + 1
  }

  /** Makes the move for somebody who cannot find it. */
  show(): void {
    this.word = ''
    if (this.wants[0]) void this.live.play(this.wants[0])
  }

  /** Shows the others' acts before the next step; call with the events. */
  happened(events: Event[]): void {
    const others = events.some(({ move }) => 'seat' in move && move.seat !== this.seat && !('hidden' in move))
    const won = events.some((event) => this.face.highlight?.(event))
    if (events.length > 60 || !(others || won)) return
    this.#looking = true
    clearTimeout(this.#timer)
    this.#timer = window.setTimeout(() => (this.#looking = false), won ? CHEER : calm() ? 150 : LOOK)
  }

  close(): void {
    clearTimeout(this.#timer)
  }

  #no(): string {
    if (this.waiting) return t('learn-watch-wait')
    if (!this.step?.wants.length) return t('learn-wait')
    return maybe(`learn-${this.info.game}-${this.step.text}-no`, this.people) ?? t('learn-wait')
  }

  /** The others by the names that the texts know. */
  get people(): Record<string, string> {
    const others = this.names.filter((_, seat) => seat !== this.seat)
    return { mate: others[0] ?? '', other: others[1] ?? '' }
  }
}

function narrowed(view: View, wants: Move[], lesson: LessonFace | undefined): View {
  if (!view.mine) return view
  const mine = { ...view.mine, may_take_back: false }
  if (!wants.length) return { ...view, mine }
  const texts = new Set(wants.map(spelled))
  const wanted = (move: Move) => texts.has(spelled(move))
  return { ...view, mine: lesson?.narrowed?.(mine, wanted) ?? { ...mine, legal: mine.legal.filter(wanted), asides: mine.asides.filter(wanted) } }
}
