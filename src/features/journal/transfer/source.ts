import type { LocalDay } from '#platform/contract/dates.ts'
import type { RecordDataOf, RecordKind, Weather } from '../contract/records.ts'
import type { ImportProblem, ImportSource } from '../contract/transfer.ts'

export type SourceFile = { path: string; bytes: number }

/** An upload: one file, or the files of an archive, by path with `/` between the parts. Reading throws ArchiveError. */
export type Archive = {
  /** The uploaded file's own name. */
  name: string
  files: readonly SourceFile[]
  /** A whole text file in any supported encoding; limited in size, so not for media. */
  text(path: string): Promise<string>
}

/** At least an instant or a day. Facts missing in the source are null, never guessed here. */
export type DraftWhen = {
  /** Epoch milliseconds. */
  at: number | null
  day: LocalDay | null
  /** Minutes after local midnight. */
  minutes: number | null
  /** IANA. */
  zone: string | null
  /** Minutes ahead of UTC, for a source without a time zone. */
  offset?: number | null
}

/** `level` null: only the name is given, and the person assigns a level. */
export type DraftMood = { level: number | null; name: string | null }

/** An entry to import. In its body, `attachment:import-<n>` refers to the n-th of its files. */
export type Draft = {
  type: 'entry'
  /** The source's id: the same in every export of the same journal. */
  sourceId: string
  /** Number of entries of the file that share the id; they are consecutive. */
  of: number
  /** Its name in reported problems. */
  label: string
  when: DraftWhen
  title: string
  body: string
  mood: DraftMood | null
  tags: readonly string[]
  /** Its journal, when the source has several; null when there is one, or it is not stated. */
  journal: string | null
  activities: readonly { name: string; group: string | null }[]
  place: string | null
  weather: Weather | null
  starred: boolean
  pinned: boolean
  files: readonly { path: string; name: string }[]
}

/** An unchanged record of our own export; `path` is the file with an attachment's bytes. */
export type DraftRecord = {
  [K in RecordKind]: { type: 'record'; kind: K; id: string; data: RecordDataOf[K]; path: string | null }
}[RecordKind]

export type Item = Draft | DraftRecord | ({ type: 'problem' } & ImportProblem)

/** A format: detects whether an archive is of it, and reads its items in a stable order. */
export type Format = {
  source: ImportSource
  recognises(archive: Archive): boolean | Promise<boolean>
  items(archive: Archive): AsyncIterable<Item> | Iterable<Item>
}

export const problem = (code: ImportProblem['code'], item: string): Item => ({ type: 'problem', code, item: item.slice(0, 200) })

/** A draft with default values for all optional fields. */
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

/** Files by name, for sources that refer to them without their folder; the first of a name wins. */
export function byName(files: readonly SourceFile[], nameOf: (path: string) => string = baseName): Map<string, string> {
  const map = new Map<string, string>()
  for (const { path } of files) {
    const name = nameOf(path).toLowerCase()
    if (!map.has(name)) map.set(name, path)
  }
  return map
}

/** The value of foreign JSON if it has the expected type, else null. */
export const asString = (value: unknown): string | null => (typeof value === 'string' ? value : null)
export const asNumber = (value: unknown): number | null => (typeof value === 'number' && Number.isFinite(value) ? value : null)
export const asList = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])
export const asObject = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : {}
export const asStrings = (value: unknown): string[] => asList(value).filter((item) => typeof item === 'string')

/** Parses JSON; undefined when it is invalid. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** The value of an archive's first JSON file; undefined without a valid one. */
export async function firstJson(archive: Archive): Promise<unknown> {
  const file = archive.files.find(({ path }) => endingOf(path) === 'json')
  return file && parseJson(await archive.text(file.path))
}
