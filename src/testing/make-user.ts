import type { App } from '#platform/server/app/app.ts'
import { hashPassword } from '#platform/server/auth/password.ts'
import type { users } from '#platform/server/auth/tables.ts'
import { insertUser } from '#platform/server/auth/users.ts'
import { uuidv7 } from '#platform/server/core/ids.ts'
import type { TestClient } from './test-client.ts'

export const TEST_PASSWORD = 'mossy-lantern-42-otter'
let passwordHash: Promise<string> | undefined

export type TestUser = { id: string; username: string; email: string; password: string }

type Extra = Partial<Omit<typeof users.$inferInsert, 'usernameKey' | 'emailKey'>>

/** A person in the database, without going through registration. Their password is TEST_PASSWORD, their address unconfirmed. */
export async function makeUser(app: App, extra: Extra = {}): Promise<TestUser> {
  const id = extra.id ?? uuidv7()
  const username = extra.username ?? `u${id.replaceAll('-', '').slice(-16)}`
  const email = extra.email ?? `${username}@example.org`
  await insertUser(app.db, {
    passwordHash: await (passwordHash ??= hashPassword(TEST_PASSWORD)),
    role: 'member',
    zone: 'UTC',
    dayStart: 240,
    units: 'metric',
    createdAt: app.clock.now(),
    ...extra,
    id,
    username,
    email,
  })
  return { id, username, email, password: TEST_PASSWORD }
}

/** A device of a person who is signed in. */
export type SignedIn = TestClient & { user: TestUser }

/** A device on which a (new) person is signed in. */
export async function signedIn(server: { app: App; client(): TestClient }, extra: Extra = {}): Promise<SignedIn> {
  const user = await makeUser(server.app, extra)
  const client = server.client()
  const { token } = await server.app.sessions.create(server.app.db, user.id, 'Test device')
  client.cookies.set('fernwell_session', token)
  return Object.assign(client, { user })
}
