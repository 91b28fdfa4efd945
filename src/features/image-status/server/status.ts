import type { HasCollect, HasConfig, HasDb } from '#platform/server/app/app.ts'
import type { Person } from '#platform/server/auth/sessions.ts'
import type { SlowWork } from '#platform/server/slow-work/slow-work.ts'
import '#platform/server/slots.ts'
import { usageOf } from '#platform/server/storage/usage.ts'
import { WORKS_MOST, type ImageStatus, type Works } from '../contract.ts'

const ORDER: readonly SlowWork['state'][] = ['running', 'waiting', 'asks', 'failed', 'cancelled', 'done']

/** A person's work of all features that is in progress or ended recently; running work comes first. */
export async function worksOf(app: HasCollect, person: Person): Promise<Works> {
  const works = await Promise.all(app.collect('slowWork').map(({ value }) => value(person)))
  const sorted = works
    .flat()
    .toSorted((a, b) => ORDER.indexOf(a.state) - ORDER.indexOf(b.state) || b.at.getTime() - a.at.getTime())
    .slice(0, WORKS_MOST)
  return { works: sorted.map(({ at, ...work }) => ({ ...work, at: at.toISOString() })) }
}

/** The list, and the bytes that the person's files take. */
export async function imageStatusOf(app: HasCollect & HasConfig & HasDb, person: Person): Promise<ImageStatus> {
  const [{ works }, parts, used] = await Promise.all([
    worksOf(app, person),
    Promise.all(app.collect('exportBytes').map(async ({ feature, value }) => ({ feature, bytes: Math.round(await value(person.id)) }))),
    usageOf(app.db, person.id),
  ])
  return {
    works,
    storage: {
      used,
      limit: app.config.storageLimits.perPerson,
      parts: parts.filter(({ bytes }) => bytes > 0).toSorted((a, b) => b.bytes - a.bytes),
    },
  }
}
