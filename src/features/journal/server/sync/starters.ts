import type { PersonKey } from '#platform/server/vault/vault.ts'
import type { RecordDataOf } from '../../contract/records.ts'
import { SETTINGS_ID } from '../../contract/records.ts'
import { defaultsOf } from '../../record-defaults.ts'
import words from './starters.json' with { type: 'json' }

type Starter = { [K in 'group' | 'activity' | 'settings']: { kind: K; id: string; data: RecordDataOf[K] } }[
  | 'group'
  | 'activity'
  | 'settings']

/**
 * The id of a starter record (UUIDv8, RFC 9562). It is constant for one person, so that a starter cannot be created twice. It is
 * keyed with the person's key, so that a row's id does not reveal which of our starter names is sealed in it.
 */
export function starterId(key: Pick<PersonKey, 'digest'>, slug: string): string {
  const bytes = key.digest('journal starter', slug).subarray(0, 16)
  bytes[6] = (bytes[6]! & 0x0f) | 0x80
  bytes[8] = (bytes[8]! & 0x3f) | 0x80
  const hex = bytes.toString('hex')
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-')
}

/** Records of a new person: eighteen activities in four groups, in their language, and default settings. */
export function starters(key: PersonKey, locale: string | null): Starter[] {
  const language = locale?.startsWith('de') ? 'de' : 'en'
  const all: Starter[] = [{ kind: 'settings', id: SETTINGS_ID, data: defaultsOf('settings') as RecordDataOf['settings'] }]
  words.groups.forEach((group, order) => {
    const groupId = starterId(key, group.slug)
    all.push({ kind: 'group', id: groupId, data: { name: group[language], order, archived: false } })
    group.activities.forEach((activity, place) => {
      const data = { name: activity[language], icon: activity.icon, groupId, order: place, archived: false }
      all.push({ kind: 'activity', id: starterId(key, `${group.slug}/${activity.slug}`), data })
    })
  })
  return all
}

/** The ids of a person's starters, by slug. */
export function starterIds(key: Pick<PersonKey, 'digest'>): Map<string, string> {
  const slugs = words.groups.flatMap((group) => [group.slug, ...group.activities.map(({ slug }) => `${group.slug}/${slug}`)])
  return new Map(slugs.map((slug) => [slug, starterId(key, slug)]))
}
