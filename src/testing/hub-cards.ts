import type { HubCard } from '#platform/contract/hub.ts'
import type { App } from '#platform/server/app.ts'
import type { Person } from '#platform/server/auth/sessions.ts'
import type { TestClient } from './test-client.ts'

/** What every feature has for a person's hub. */
export async function hubCardsOf(app: App, person: Person): Promise<HubCard[]> {
  return (await Promise.all(app.collect('hubCards').map(({ value }) => value(app, person)))).flat()
}

/** The person who is signed in on a device. */
export async function personOf(app: App, client: TestClient): Promise<Person> {
  return (await app.sessions.person(client.cookies.get('fernwell_session')!))!
}
