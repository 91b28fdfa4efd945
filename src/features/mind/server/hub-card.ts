import type { HasDb, HasVault } from '#platform/server/app/app.ts'
import type { Person } from '#platform/server/auth/sessions.ts'
import type { FeatureCard } from '#platform/server/hub.ts'
import { notesOf } from './store.ts'

/** The newest note, which is still true on another day. Nothing before the first. */
export async function mindHubCards(app: HasDb & HasVault, person: Person): Promise<FeatureCard[]> {
  const [newest] = await notesOf(app.db, await app.vault.keyOf(person.id), person.id, 1)
  return newest ? [{ card: 'newest', data: { note: newest }, region: 'side', rank: 40, heights: [8, 8], lasts: ['note'] }] : []
}
