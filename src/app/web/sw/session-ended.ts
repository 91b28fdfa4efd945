/// <reference lib="webworker" />
import { SESSION_ENDED } from '#platform/web/leaving/session-ended.ts'
import { wipePerson } from '#platform/web/leaving/wipe-person.ts'
import { peopleWithDatabases } from '#platform/web/storage/person-databases.ts'
import { unsentStores } from '../unsent/stores.ts'

/**
 * The worker's own request was answered 401: nobody is signed in here any more. A page that is open sees to it; without one,
 * this browser is wiped now, and not only when somebody opens the app again.
 */
export async function sessionEnded(self: ServiceWorkerGlobalScope): Promise<void> {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  for (const page of pages) page.postMessage({ type: SESSION_ENDED })
  if (pages.length > 0) return
  for (const userId of await peopleWithDatabases()) await wipePerson(userId, 'seal', unsentStores)
}
