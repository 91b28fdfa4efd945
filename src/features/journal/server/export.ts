import type { App } from '#platform/server/app.ts'
import type { ExportFile } from '#platform/server/export-file.ts'
import type { JournalRecord } from '../contract/records.ts'
import { openVersion } from './envelope.ts'
import { rowsAfter } from './records-store.ts'
import { opened } from './sync/read.ts'
import { allVersions } from './versions-store.ts'

/** Everything a person wrote, opened: records as they stand, and the earlier states of entries. */
export async function exportJournal(app: App, userId: string): Promise<ExportFile[]> {
  const records: JournalRecord[] = []
  for (let after = 0, more = true; more;) {
    const page = await rowsAfter(app.db, userId, after, 500, 16 * 1024 * 1024)
    records.push(...(await opened(app, userId, page.rows)).filter(({ data }) => data !== null))
    after = page.rows.at(-1)?.seq ?? after
    more = page.more
  }
  const key = await app.vault.keyOf(userId)
  const versions = (await allVersions(app.db, userId)).map((row) => ({
    entryId: row.entryId,
    id: row.id,
    at: row.at.toISOString(),
    reason: row.reason,
    ...openVersion(key, row),
  }))
  return [
    { name: 'journal/records.json', json: records },
    { name: 'journal/versions.json', json: versions },
  ]
}
