import { hashPassword } from '#platform/server/auth/password.ts'
import { insertUser, userByUsername } from '#platform/server/auth/users.ts'
import type { App } from '#platform/server/app/app.ts'
import { uuidv7 } from '#platform/server/core/ids.ts'

export const DEMO = { username: 'demo', password: 'a-walk-in-the-woods' }

/** A person with a year of history in every feature, for development and pictures. Made once per database. */
export async function ensureDemoPerson(app: App): Promise<{ id: string }> {
  const known = await userByUsername(app.db, DEMO.username)
  if (known) return known
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
  for (const { value: seed } of app.collect('seed')) await seed(app, person)
  await app.sessions.revoke(id, person.sessionId)
  return { id }
}
