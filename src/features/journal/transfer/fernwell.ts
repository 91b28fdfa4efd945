import { Id } from '#platform/contract/ids.ts'
import type { RecordKind } from '../contract/records.ts'
import { RECORD_DATA } from './record-data.ts'
import {
  asList,
  asObject,
  asString,
  byName,
  parseJson,
  problem,
  stemOf,
  type Archive,
  type DraftRecord,
  type Format,
  type Item,
} from './source.ts'

export const FORMAT = 'fernwell-journal'
export const FORMAT_VERSION = 1

/** Lists of the JSON, in the order of import: records that others refer to come first. */
export const LISTS: readonly { name: string; kind: RecordKind }[] = [
  { name: 'groups', kind: 'group' },
  { name: 'activities', kind: 'activity' },
  { name: 'moods', kind: 'mood' },
  { name: 'templates', kind: 'template' },
  { name: 'journals', kind: 'journal' },
  { name: 'hardRanges', kind: 'hardRange' },
  { name: 'settings', kind: 'settings' },
  { name: 'entries', kind: 'entry' },
  { name: 'attachments', kind: 'attachment' },
]

const jsonOf = ({ files }: Archive) => files.find(({ path }) => /(^|\/)journal\.json$/.test(path))?.path

/** Our own export, which is imported without loss. */
export const fernwell: Format = {
  source: 'fernwell',
  async recognises(archive) {
    const path = jsonOf(archive)
    return path !== undefined && asObject(parseJson(await archive.text(path))).format === FORMAT
  },
  async *items(archive) {
    const journal = asObject(parseJson(await archive.text(jsonOf(archive)!)))
    const media = byName(
      archive.files.filter(({ path }) => /(^|\/)media\//.test(path)),
      stemOf,
    )
    for (const { name, kind } of LISTS) {
      for (const value of asList(journal[name])) yield recordItem(kind, asObject(value), media)
    }
  },
}

function recordItem(kind: RecordKind, value: Record<string, unknown>, media: Map<string, string>): Item {
  const label =
    [value.title, value.name, asObject(value.when).localDay].map(asString).find(Boolean) ?? `${kind} ${asString(value.id) ?? ''}`
  const id = Id.safeParse(value.id)
  const data = RECORD_DATA[kind].safeParse(value)
  if (!id.success || !data.success) return problem('unreadable', label)
  const path = kind === 'attachment' ? (media.get(id.data.toLowerCase()) ?? null) : null
  if (kind === 'attachment' && path === null) return problem('missing_file', label)
  return { type: 'record', kind, id: id.data, data: data.data, path } as DraftRecord
}
