import { addDays, localDayOf, wallClock } from '#platform/contract/dates.ts'
import { dayTotals, standingOf } from '#platform/server/activity/activity.ts'
import type { App } from '#platform/server/app/app.ts'
import type { Person } from '#platform/server/auth/sessions.ts'
import type { FeatureCard } from '#platform/server/hub.ts'
import type { TestClient } from './test-client.ts'

/** The hub cards of all features for a person now; a feature that fails contributes none, as on the hub. */
export async function hubCardsOf(app: App, person: Person): Promise<(FeatureCard & { feature: string })[]> {
  const today = localDayOf(app.clock.now(), person.zone, person.dayStart)
  const hour = Math.floor(wallClock(app.clock.now(), person.zone).minutes / 60)
  const standing = await standingOf(app.db, person.id, today)
  const totals = await dayTotals(app.db, person.id, addDays(today, -6), today)
  const all = app.collect('hubCards').map(async ({ feature, value }) => {
    const cards = await value.read(app, person, { today, hour, standing, totals }).catch(() => [])
    return cards.map((card) => ({ feature, ...card }))
  })
  return (await Promise.all(all)).flat()
}

/** The person who is signed in on a device. */
export async function personOf(app: App, client: TestClient): Promise<Person> {
  return (await app.sessions.person(client.cookies.get('fernwell_session')!))!
}
