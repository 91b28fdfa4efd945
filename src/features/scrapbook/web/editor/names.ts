import type { Formatting } from '#platform/web/i18n/format.ts'
import type { Item } from '../../core/page.ts'
import type { en } from './prop-messages.ts'
import type { Translation } from '#platform/web/i18n/messages.ts'

type Words = Pick<Translation<typeof en>, 'kinds' | 'named' | 'locked' | 'patterns' | 'plants'>

const SHORT = 60

/** The name of an object in lists and for screen readers. */
export function nameOf(item: Item, t: Words, format: Formatting): string {
  const kind = t.kinds[item.kind]
  const pattern = t.patterns[(item.pattern ?? 'plain') as keyof Words['patterns']]
  const words =
    item.alt?.trim() ||
    (item.kind === 'text' ? item.text?.trim().replace(/\s+/g, ' ') : undefined) ||
    (item.kind === 'stamp' && item.day ? format.localDay(item.day) : undefined) ||
    (item.kind === 'sticker' ? t.plants[item.species ?? ''] : undefined) ||
    (item.kind === 'tape' || item.kind === 'paper' ? pattern : undefined)
  const name = words ? t.named(kind, words.length > SHORT ? `${words.slice(0, SHORT)}…` : words) : kind
  return item.locked ? `${name} (${t.locked})` : name
}
