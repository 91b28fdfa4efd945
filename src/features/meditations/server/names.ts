import type { ActSubject } from '#platform/server/activity/acts.ts'
import type { HasDb, HasVault } from '#platform/server/app/app.ts'
import type { Person } from '#platform/server/auth/sessions.ts'
import { meditationIdOf } from './listening.ts'
import { visibleShared } from './shared-store.ts'
import { meditationById, openMeditation } from './store.ts'

/** Limit of names per request; a page of acts has no more. */
const NAMES_MOST = 60

/** Titles of the meditations in a person's listening acts. */
export async function meditationNames(
  { db, vault }: HasDb & HasVault,
  { id: userId }: Person,
  subjects: readonly ActSubject[],
): Promise<Map<string, string>> {
  const ids = subjects.flatMap(({ kind, subject }) => {
    const id = kind === 'listen' ? meditationIdOf(subject) : undefined
    return id === undefined ? [] : [[subject, id] as const]
  })
  const names = new Map<string, string>()
  if (ids.length === 0) return names
  const key = await vault.keyOf(userId)
  for (const [subject, id] of ids.slice(0, NAMES_MOST)) {
    const own = await meditationById(db, userId, id)
    const title = own ? openMeditation(key, own).title : (await visibleShared(db, userId, id))?.title
    if (title !== undefined) names.set(subject, title)
  }
  return names
}
