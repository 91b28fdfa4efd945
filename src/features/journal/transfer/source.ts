import type { LocalDay } from '#platform/contract/dates.ts'
import type { RecordDataOf, RecordKind, Weather } from '../contract/records.ts'
import type { ImportProblem, ImportSource } from '../contract/transfer.ts'

export type SourceFile = { path: string; bytes: number }

/** What somebody brought: one file, or those of an archive, by path with `/` between the parts. Reading throws ArchiveError. */
export type Archive = {
  /** The uploaded file's own name. */
  name: string
  files: readonly SourceFile[]
  /** A whole text, in whatever encoding it comes; bounded, so not for media. */
  text(path: string): Promise<string>
}

/** At least an instant or a day. What the source leaves open is null: never guessed here. */
export type DraftWhen = {
  /** Epoch milliseconds. */
  at: number | null
  day: LocalDay | null
  /** Minutes after local midnight. */
  minutes: number | null
  /** IANA. */
  zone: string | null
  /** Minutes ahead of UTC, where a source has no zone and still knows this. */
  offset?: number | null
}

/** `level` null: only a name is known, and the person says which level it means. */
export type DraftMood = { level: number | null; name: string | null }

/** An entry on its way in. In its body, `attachment:import-<n>` names the n-th of its files. */
export type Draft = {
  type: 'entry'
  /** What the source calls it: the same in every export of the same journal. */
  sourceId: string
  /** How many of the file share it; they follow each other. */
  of: number
  /** What to call it when something is wrong with it. */
  label: string
  when: DraftWhen
  title: string
  body: string
  mood: DraftMood | null
  tags: readonly string[]
  /** Which of several journals of its source it is in; null: it has one, or does not say. */
  journal: string | null
  activities: readonly { name: string; group: string | null }[]
  place: string | null
  weather: Weather | null
  starred: boolean
  pinned: boolean
  files: readonly { path: string; name: string }[]
}

/** A record of an earlier export of ours, as it was; `path` has the bytes of an attachment. */
export type DraftRecord = {
  [K in RecordKind]: { type: 'record'; kind: K; id: string; data: RecordDataOf[K]; path: string | null }
}[RecordKind]

export type Item = Draft | DraftRecord | ({ type: 'problem' } & ImportProblem)

/** A format: whether an archive is of it, and what is in it, in an order that is the same every time. */
export type Format = {
  source: ImportSource
  recognises(archive: Archive): boolean | Promise<boolean>
  items(archive: Archive): AsyncIterable<Item> | Iterable<Item>
}

export const problem = (code: ImportProblem['code'], item: string): Item => ({ type: 'problem', code, item: item.slice(0, 200) })

/** A draft with nothing in it but what every entry has. */
export function draft(given: Partial<Draft> & Pick<Draft, 'sourceId' | 'label' | 'when'>): Draft {
  return {
    type: 'entry',
    of: 1,
    title: '',
    body: '',
    mood: null,
    tags: [],
    journal: null,
    activities: [],
    place: null,
    weather: null,
    starred: false,
    pinned: false,
    files: [],
    ...given,
  }
}

export const baseName = (path: string): string => path.slice(path.lastIndexOf('/') + 1)
export const folderOf = (path: string): string => path.slice(0, path.lastIndexOf('/') + 1)
export const stemOf = (path: string): string => baseName(path).replace(/\.[^.]*$/, '')
export const endingOf = (path: string): string => (/\.([^./]+)$/.exec(path)?.[1] ?? '').toLowerCase()

/** Files by name, for sources that name them without their folder; the first of a name wins. */
export function byName(files: readonly SourceFile[], nameOf: (path: string) => string = baseName): Map<string, string> {
  const map = new Map<string, string>()
  for (const { path } of files) {
    const name = nameOf(path).toLowerCase()
    if (!map.has(name)) map.set(name, path)
  }
  return map
}

/** A value of foreign JSON as what it should be, else nothing. */
export const asString = (value: unknown): string | null => (typeof value === 'string' ? value : null)
export const asNumber = (value: unknown): number | null => (typeof value === 'number' && Number.isFinite(value) ? value : null)
export const asList = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])
export const asObject = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : {}
export const asStrings = (value: unknown): string[] => asList(value).filter((item) => typeof item === 'string')

/** JSON, or undefined when it is none. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
