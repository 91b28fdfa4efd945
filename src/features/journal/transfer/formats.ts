import { appleJournal } from './apple.ts'
import { daylioBackup } from './daylio-backup.ts'
import { daylioCsv } from './daylio-csv.ts'
import { dayOne } from './dayone.ts'
import { fernwell } from './fernwell.ts'
import { journey } from './journey.ts'
import { jrnl } from './jrnl.ts'
import { markdownNotes } from './markdown-notes.ts'
import { pixels } from './pixels.ts'
import type { Archive, Format } from './source.ts'

/** From the most to the least specific: any folder with a note in it is a folder of Markdown. */
const FORMATS: readonly Format[] = [fernwell, daylioBackup, daylioCsv, appleJournal, dayOne, journey, jrnl, pixels, markdownNotes]

/** The format of an archive; undefined when it is none we know. */
export async function formatOf(archive: Archive, also: readonly Format[] = []): Promise<Format | undefined> {
  for (const format of [...also, ...FORMATS]) if (await format.recognises(archive)) return format
  return undefined
}
