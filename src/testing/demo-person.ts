import { serverFeatures } from '#app/server/features.ts'
import { hashPassword } from '#platform/server/auth/password.ts'
import { insertUser, userByUsername } from '#platform/server/auth/users.ts'
import type { App } from '#platform/server/app/app.ts'
import { uuidv7 } from '#platform/server/core/ids.ts'
import { yearOf, type Lived } from './life.ts'

export const DEMO = { username: 'demo', password: 'a-walk-in-the-woods' }

/**
 * A person with a year of history in every feature, for development, pictures and benchmarks. Made once per database; `pages` says
 * at the time of making which things of theirs the pages with parameters can show.
 */
export async function ensureDemoPerson(app: App): Promise<{ id: string } & Required<Pick<Lived, 'pages'>>> {
  const known = await userByUsername(app.db, DEMO.username)
  if (known) return { id: known.id, pages: {} }
  const id = uuidv7()
  const passwordHash = await hashPassword(DEMO.password)
  await app.db.transaction((tx) =>
    insertUser(tx, {
      id,
      username: DEMO.username,
      email: 'demo@example.org',
      emailConfirmedAt: app.clock.now(),
      passwordHash,
      displayName: 'Robin',
      role: 'admin',
      locale: null,
      zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
      dayStart: 240,
      units: 'metric',
      createdAt: new Date(app.clock.now().getTime() - 366 * 86_400_000),
    }),
  )
  const { token } = await app.sessions.create(app.db, id, 'Seed')
  const person = await app.sessions.person(token)
  if (!person) throw new Error('The demo person could not be read back.')
  const pages: Required<Lived>['pages'] = {}
  for (const feature of serverFeatures) {
    const year = await yearOf(feature)
    if (year) Object.assign(pages, (await year(app, person)).pages)
  }
  await app.sessions.revoke(id, person.sessionId)
  return { id, pages }
}
