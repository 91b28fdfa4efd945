import type { App } from '#platform/server/app.ts'
import type { PersonKey } from '#platform/server/vault/vault.ts'
import type { RecordKind } from '../../contract/records.ts'
import type { ImportSource } from '../../contract/transfer.ts'
import type { Format } from '../../transfer/source.ts'
import { ArchiveError, openArchive, type OpenArchive } from './archive.ts'
import { openDiarium } from './diarium.ts'
import type { ImportRow } from './store.ts'
import { openUpload } from './upload.ts'

export type Opened = { archive: OpenArchive; format: Format; close(): void }

/** The uploaded file of an import, opened as what it is. Throws ArchiveError. */
export async function openSource(app: App, key: PersonKey, { userId, id, bytes, words }: ImportRow): Promise<Opened> {
  const archive = await openArchive(openUpload(app, key, userId, id, bytes), words.name)
  const diarium = await openDiarium(app, archive)
  if (diarium) return { archive: diarium, format: diarium.format, close: () => diarium.close() }
  // Readers of other apps' formats, and of HTML with them, come with the first file to be read.
  const { formatOf } = await import('../../transfer/formats.ts')
  const format = await formatOf(archive)
  if (!format) throw new ArchiveError('unknown_format')
  return { archive, format, close: () => {} }
}

/** Tells an item from all others of all sources, without telling what it is called there. */
export const itemDigest = (key: PersonKey, source: ImportSource, kind: RecordKind, sourceId: string): Buffer =>
  key.digest('import', source, kind, sourceId)
