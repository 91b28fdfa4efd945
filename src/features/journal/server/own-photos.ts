import { pathOf } from '#platform/contract/endpoint.ts'
import type { LocalDay } from '#platform/contract/dates.ts'
import type { HasDb, HasLog, HasStorage, HasVault } from '#platform/server/app/app.ts'
import type { Person } from '#platform/server/auth/sessions.ts'
import type { OwnPhoto } from '#platform/server/own-photos.ts'
import { openSealed } from '#platform/server/vault/chunks.ts'
import { getAttachment } from '../contract/attachments.ts'
import { entriesWithPhotos, inScope, mayComeBack } from './core/entries-store.ts'
import { fileOf } from './core/files-store.ts'
import { attachmentsOf, readRecord } from './core/reading-store.ts'
import { journalScope } from './sync/journal-scope.ts'

/** Photos of these days, the latest first, without those of hard entries and of journals that ask for the lock. */
export async function journalPhotos(
  app: HasDb & HasLog & HasVault,
  person: Person,
  from: LocalDay,
  to: LocalDay,
  most: number,
): Promise<OwnPhoto[]> {
  const within = inScope(await journalScope(app, person.id))
  const entries = await entriesWithPhotos(app.db, person.id, { from, to, within, most })
  const days = new Map(entries.map(({ id, localDay }, place) => [id, { day: localDay!, place }]))
  const found = await attachmentsOf(app.db, await app.vault.keyOf(person.id), person.id, [...days.keys()])
  return found
    .filter(({ data }) => data.kind === 'photo' && data.state === 'ready')
    .toSorted((a, b) => days.get(a.data.entryId)!.place - days.get(b.data.entryId)!.place)
    .slice(0, most)
    .map(({ id, data: { entryId, caption, width, height } }) => ({
      id,
      day: days.get(entryId)!.day,
      caption,
      thumb: pathOf(getAttachment.path, { id, size: 'thumb' }),
      width,
      height,
    }))
}

export async function journalPhotoBytes(
  app: HasDb & HasLog & HasStorage & HasVault,
  person: Person,
  id: string,
): Promise<AsyncIterable<Uint8Array> | undefined> {
  const key = await app.vault.keyOf(person.id)
  const [record, file] = await Promise.all([readRecord(app.db, key, person.id, 'attachment', id), fileOf(app.db, person.id, id)])
  if (record?.data.kind !== 'photo' || record.data.state !== 'ready' || !file?.fullKey) return undefined
  const within = inScope(await journalScope(app, person.id))
  const { entryId } = record.data
  if (!(await mayComeBack(app.db, person.id, [entryId], within)).has(entryId)) return undefined
  return (await openSealed(app.storage, key, file.fullKey)).read() as AsyncIterable<Uint8Array>
}
