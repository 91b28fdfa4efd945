import { createHash } from 'node:crypto'
import type { RecordDataOf } from '../../contract/records.ts'
import { SETTINGS_ID } from '../../contract/records.ts'
import { defaultsOf } from '../../record-defaults.ts'
import words from './starters.json' with { type: 'json' }

type Starter = { [K in 'group' | 'activity' | 'settings']: { kind: K; id: string; data: RecordDataOf[K] } }[
  | 'group'
  | 'activity'
  | 'settings']

/** The id of a starter record of a person: always the same, so that it cannot come twice (UUIDv8, RFC 9562). */
export function starterId(userId: string, slug: string): string {
  const bytes = createHash('sha256').update(`${userId} journal starter ${slug}`).digest().subarray(0, 16)
  bytes[6] = (bytes[6]! & 0x0f) | 0x80
  bytes[8] = (bytes[8]! & 0x3f) | 0x80
  const hex = bytes.toString('hex')
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-')
}

/** What somebody begins with: eighteen activities in four groups, in their language, and their settings. */
export function starters({ id: userId, locale }: { id: string; locale: string | null }): Starter[] {
  const language = locale?.startsWith('de') ? 'de' : 'en'
  const all: Starter[] = [{ kind: 'settings', id: SETTINGS_ID, data: defaultsOf('settings') as RecordDataOf['settings'] }]
  words.groups.forEach((group, order) => {
    const groupId = starterId(userId, group.slug)
    all.push({ kind: 'group', id: groupId, data: { name: group[language], order, archived: false } })
    group.activities.forEach((activity, place) => {
      const data = { name: activity[language], icon: activity.icon, groupId, order: place, archived: false }
      all.push({ kind: 'activity', id: starterId(userId, `${group.slug}/${activity.slug}`), data })
    })
  })
  return all
}
