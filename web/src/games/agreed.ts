/** A table's options that differ from the default, in words. */
import { facts } from '$lib/state/facts.svelte'
import { maybe, t } from '$lib/text/i18n.svelte'
import type { TableInfo } from '$lib/net/wire'

export type Agreed = { what: string; how: string }

/** The game's own ones are known once the server has described its games. */
export function agreed(info: Pick<TableInfo, 'game' | 'options' | 'seats' | 'turn_time' | 'overdue'>): Agreed[] {
  const time = info.turn_time
    ? [
        { what: t('long-time'), how: t(`long-time-${info.turn_time}`) },
        { what: t('long-overdue'), how: t(`long-overdue-${info.overdue}`) },
      ]
    : []
  const own = (facts(info.game)?.options ?? []).flatMap(({ name, default: usual }) => {
    const value = info.options[name] ?? usual
    const key = `option-${info.game}-${name}`.replaceAll('_', '-')
    const what = maybe(key)
    const how = typeof value === 'number' && name === 'starter' ? info.seats[value]?.name : maybe(`${key}-${value}`)
    return value === usual || !what || !how ? [] : [{ what, how }]
  })
  return [...time, ...own]
}
