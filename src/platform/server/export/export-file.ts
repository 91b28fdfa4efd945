/** The description of a file, or of a folder of them (`path` then ends in `/`), in the README of an export. */
export type ExportAbout = { path: string; en: string; de: string }

/** A file that a feature adds to a person's export. */
export type ExportFile = {
  /** Path in the export: `habits/groups.json`. */
  name: string
  /** Printed once for each path, from the first file that has it. */
  about: ExportAbout
  content: ExportContent
}

/**
 * A value that is small enough for memory; many values, one per line (JSON Lines); text; or raw bytes. Values need not
 * be plain JSON: other types are written as JSON.stringify does (a date as its instant).
 */
export type ExportContent =
  | { json: unknown }
  | { lines: AsyncIterable<unknown> | Iterable<unknown> }
  | { text: string }
  | { bytes: AsyncIterable<Uint8Array> }

type Words = Pick<ExportAbout, 'en' | 'de'>

export const jsonFile = (name: string, about: Words, json: unknown): ExportFile => ({
  name,
  about: { path: name, ...about },
  content: { json },
})

export const linesFile = (name: string, about: Words, lines: AsyncIterable<unknown> | Iterable<unknown>): ExportFile => ({
  name,
  about: { path: name, ...about },
  content: { lines },
})
