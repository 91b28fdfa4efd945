import { z } from 'zod'
import type { HasDb } from '#platform/server/app/app.ts'
import type { Job } from '#platform/server/jobs/jobs.ts'
import type { RecordDependencies } from './core/dependencies.ts'
import { deleteOldChanges, overdueTrash, sealedBytesOfAll } from './core/records-store.ts'
import type { Author } from './sync/author.ts'
import { countedTexts, setTextBytes } from '#platform/server/storage/usage.ts'
import { UnitOfWork } from './sync/unit-of-work.ts'

const TRASH_DAYS = 30
const CHANGE_DAYS = 400
const DAY_MS = 86_400_000
const AT_ONCE = 200

export const cleaning: Job<Record<string, never>> = {
  name: 'journal-cleaning',
  data: z.object({}),
  timeout: 1800,
  schedule: '7 * * * *',
}

/** Text is counted when it is written; only this recount notices the space that deleted versions free. */
export const textCount: Job<Record<string, never>> = {
  name: 'journal-text-count',
  data: z.object({}),
  timeout: 1800,
  schedule: '57 3 * * *',
}

/** Erases entries that were in the trash for thirty days, and deletes changes that no device sends again. */
export async function clean(app: RecordDependencies, signal?: AbortSignal): Promise<void> {
  const now = app.clock.now().getTime()
  const before = new Date(now - TRASH_DAYS * DAY_MS)
  for (let after: { userId: string; id: string } | undefined; ;) {
    const overdue = await overdueTrash(app.db, before, AT_ONCE, after)
    for (const [userId, entries] of Map.groupBy(overdue, (row) => row.userId)) {
      signal?.throwIfAborted()
      const ids = entries.map(({ id }) => id)
      // Damaged rows of one person must not block the trash of all others.
      await eraseOverdue(app, userId, before, ids).catch((error: unknown) => app.log.error({ err: error }, 'a trash could not be emptied'))
    }
    after = overdue.at(-1)
    if (overdue.length < AT_ONCE) break
  }
  await deleteOldChanges(app.db, new Date(now - CHANGE_DAYS * DAY_MS))
}

async function eraseOverdue(app: RecordDependencies, userId: string, before: Date, ids: string[]): Promise<void> {
  // Erasing only revokes acts, so zone and language do not matter.
  const author: Author = { id: userId, sessionId: 'trash', zone: 'UTC', dayStart: 0, locale: null }
  await UnitOfWork.run(app, author, async (unit) => {
    await unit.load(ids)
    for (const id of ids) {
      const data = unit.get(id)?.envelope?.data
      // The person may have restored it in the meantime.
      if (data && 'trashedAt' in data && data.trashedAt && new Date(data.trashedAt) < before) unit.erase(id)
    }
  })
}

/** Recounts the text of all people: until the next recount, text of deleted versions still counts. */
export async function recountText({ db }: HasDb): Promise<void> {
  const before = await countedTexts(db)
  const found = await sealedBytesOfAll(db)
  for (const { userId, bytes } of before) await setTextBytes(db, userId, bytes, found.get(userId) ?? 0)
}
