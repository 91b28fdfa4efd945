/** What the README of an export says of a file, or of a folder of them (`path` then ends in `/`). */
export type ExportAbout = { path: string; en: string; de: string }

/** Something a feature gives to a person's export: a file in it. */
export type ExportFile = {
  /** Path in the export: `habits/groups.json`. */
  name: string
  /** Said once for each path, by the first file that has it. */
  about: ExportAbout
  content: ExportContent
}

/**
 * A value that is small enough for memory; many values, one a line (JSON Lines); text; or bytes as they are. Values need not
 * be plain JSON: what JSON has no sign for is written as JSON.stringify does (a date as its instant).
 */
export type ExportContent = { json: unknown } | { lines: AsyncIterable<unknown> } | { text: string } | { bytes: AsyncIterable<Uint8Array> }

type Words = Pick<ExportAbout, 'en' | 'de'>

export const jsonFile = (name: string, about: Words, json: unknown): ExportFile => ({
  name,
  about: { path: name, ...about },
  content: { json },
})

export const linesFile = (name: string, about: Words, lines: AsyncIterable<unknown>): ExportFile => ({
  name,
  about: { path: name, ...about },
  content: { lines },
})
