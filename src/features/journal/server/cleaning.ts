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

/** Text is counted as it is written; what versions let go of is only seen by counting anew. */
export const textCount: Job<Record<string, never>> = {
  name: 'journal-text-count',
  data: z.object({}),
  timeout: 1800,
  schedule: '57 3 * * *',
}

/** Empties the trash of what lay in it for thirty days, and forgets changes that nobody sends again. */
export async function clean(app: RecordDependencies, signal?: AbortSignal): Promise<void> {
  const now = app.clock.now().getTime()
  const before = new Date(now - TRASH_DAYS * DAY_MS)
  for (let after: { userId: string; id: string } | undefined; ;) {
    const overdue = await overdueTrash(app.db, before, AT_ONCE, after)
    for (const [userId, entries] of Map.groupBy(overdue, (row) => row.userId)) {
      signal?.throwIfAborted()
      const ids = entries.map(({ id }) => id)
      // One person whose rows are damaged must not keep everybody else's trash.
      await eraseOverdue(app, userId, before, ids).catch((error: unknown) => app.log.error({ err: error }, 'a trash could not be emptied'))
    }
    after = overdue.at(-1)
    if (overdue.length < AT_ONCE) break
  }
  await deleteOldChanges(app.db, new Date(now - CHANGE_DAYS * DAY_MS))
}

async function eraseOverdue(app: RecordDependencies, userId: string, before: Date, ids: string[]): Promise<void> {
  // Erasing takes acts back and records none: neither zone nor language plays a part.
  const author: Author = { id: userId, sessionId: 'trash', zone: 'UTC', dayStart: 0, locale: null }
  await UnitOfWork.run(app, author, async (unit) => {
    await unit.load(ids)
    for (const id of ids) {
      const data = unit.get(id)?.envelope?.data
      // Somebody may have taken it out again since we looked.
      if (data && 'trashedAt' in data && data.trashedAt && new Date(data.trashedAt) < before) unit.erase(id)
    }
  })
}

/** Counts everybody's text anew: between two times, what versions let go of is still counted. */
export async function recountText({ db }: HasDb): Promise<void> {
  const before = await countedTexts(db)
  const found = await sealedBytesOfAll(db)
  for (const { userId, bytes } of before) await setTextBytes(db, userId, bytes, found.get(userId) ?? 0)
}
