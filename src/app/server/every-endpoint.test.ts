import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { isBytes, pathOf, type Endpoint } from '#platform/contract/endpoint.ts'
import { recordActivity } from '#platform/server/activity/activity.ts'
import { uuidv7 } from '#platform/server/ids.ts'
import { brokenBodies } from '#testing/broken-bodies.ts'
import { signedIn } from '#testing/make-user.ts'
import { onEmbeddedDatabase, testServer } from '#testing/test-server.ts'
import { serverFeatures } from './features.ts'

const server = await testServer(serverFeatures, { worker: false })
const endpoints: readonly Endpoint[] = server.app.collect('routes').flatMap(({ value }) => value.map((route) => route.endpoint))
const writes = endpoints.filter((endpoint) => endpoint.method !== 'GET')
const name = ({ method, path }: Endpoint) => `${method} ${path}`

/** Parts of paths that name content everybody shares, or a form of one's own; every other id belongs to a person. */
const SHARED = ['/api/soul/tracks/:id', '/api/soul/categories/:id', '/api/soul/uploads/:id', '/api/habits/exports/:format']

let cookie: string
beforeAll(async () => {
  cookie = cookieOf(await signedIn(server))
})
afterAll(() => server.close())

const cookieOf = (client: { cookies: Map<string, string> }) => [...client.cookies].map(([key, value]) => `${key}=${value}`).join('; ')
const anyPath = (endpoint: Endpoint) =>
  pathOf(endpoint.path, Object.fromEntries([...endpoint.path.matchAll(/:(\w+)/g)].map(([, key]) => [key, uuidv7()])))

type Call = { headers?: Record<string, string>; payload?: string }
const inject = (endpoint: Endpoint, { headers = {}, payload }: Call = {}) =>
  server.server.inject({ method: endpoint.method, url: anyPath(endpoint), headers, ...(payload === undefined ? {} : { payload }) })

describe('every endpoint', () => {
  test('that is not public answers 401 without a session', async () => {
    for (const endpoint of endpoints.filter(({ auth }) => auth !== 'public')) {
      const response = await inject(endpoint)
      expect([name(endpoint), response.statusCode, response.json().error]).toEqual([name(endpoint), 401, 'unauthenticated'])
    }
  })

  test('for admins answers 403 to anyone else', async () => {
    const admin = endpoints.filter(({ auth }) => auth === 'admin')
    expect(admin.length).toBeGreaterThan(0)
    for (const endpoint of admin)
      expect([name(endpoint), (await inject(endpoint, { headers: { cookie } })).statusCode]).toEqual([name(endpoint), 403])
  })

  test('that writes refuses other sites, beacons and forms included', async () => {
    const strangers = [
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
      { origin: 'https://evil.example' },
      { origin: 'null' },
    ]
    for (const endpoint of writes) {
      for (const headers of strangers) {
        const response = await inject(endpoint, { headers: { cookie, ...headers } })
        expect([name(endpoint), response.statusCode]).toEqual([name(endpoint), 403])
      }
    }
  })

  test('with a body refuses wrong content types, broken JSON and too much of it', async () => {
    for (const endpoint of writes.filter(({ body, auth }) => body && !isBytes(body) && auth !== 'admin')) {
      const send = (type: string, payload: string) => inject(endpoint, { headers: { cookie, 'content-type': type }, payload })
      expect([name(endpoint), (await send('text/plain', '{}')).statusCode]).toEqual([name(endpoint), 415])
      expect([name(endpoint), (await send('application/x-www-form-urlencoded', 'a=b')).statusCode]).toEqual([name(endpoint), 415])
      expect([name(endpoint), (await send('application/json', '{"a":')).statusCode]).toEqual([name(endpoint), 400])
      const tooMuch = JSON.stringify('x'.repeat((endpoint.maxBytes ?? 1_048_576) + 1))
      expect([name(endpoint), (await send('application/json', tooMuch)).statusCode]).toEqual([name(endpoint), 413])
    }
  })

  // None of them reaches a statement: one database is enough.
  test.runIf(onEmbeddedDatabase())(
    'answers ten thousand broken bodies without falling over, and names what is wrong',
    async () => {
      const bodies = writes.filter((endpoint) => endpoint.body && !isBytes(endpoint.body) && endpoint.auth !== 'admin')
      const each = Math.ceil(10_000 / bodies.length)
      for (const endpoint of bodies) {
        for (const body of fc.sample(brokenBodies(endpoint.body as never), { seed: 20261121, numRuns: each })) {
          const payload = JSON.stringify(body) ?? 'null'
          const response = await inject(endpoint, { headers: { cookie, 'content-type': 'application/json' }, payload })
          if (response.statusCode >= 500) expect.fail(`${name(endpoint)} answered ${response.statusCode} to ${payload}`)
          if (response.statusCode === 400 && response.json().error !== 'invalid') expect.fail(`${name(endpoint)}: ${response.body}`)
        }
      }
      const refused = await inject(
        writes.find(({ path }) => path.endsWith('/session'))!,
        { headers: { cookie, 'content-type': 'application/json' }, payload: '{"listeningSeconds":"many"}' },
      )
      expect(refused.json()).toMatchObject({ error: 'invalid', fields: { listeningSeconds: expect.any(String) } })
    },
    120_000,
  )

  test('answers broken ids and queries with 400 or 404', async () => {
    const odd = ['%00', '..%2f..%2fetc', 'a'.repeat(190), '%F0%9F%8C%BF', "'--", '-1', 'null']
    for (const endpoint of endpoints) {
      for (const id of odd) {
        const url = `${endpoint.path.replace(/:\w+/g, id)}?v=${id}&limit=-1&v=twice`
        const { statusCode } = await server.server.inject({ method: endpoint.method, url, headers: { cookie } })
        if (statusCode >= 500) expect.fail(`${endpoint.method} ${url} answered ${statusCode}`)
      }
    }
  })

  test("keeps a person's things from another: 404, and nothing changed", async () => {
    const owner = await signedIn(server)
    const other = await signedIn(server)
    const theirs = await thingsOf(owner)
    const personal = endpoints.filter(
      ({ path, auth }) => auth === 'session' && path.includes(':') && !SHARED.some((shared) => path.startsWith(shared)),
    )
    for (const endpoint of personal) {
      const thing = theirs[name(endpoint)]
      if (!thing) expect.fail(`${name(endpoint)}: say in this test how a person comes to have one, or that it is shared`)
      const url = pathOf(endpoint.path, thing.params) + (thing.query ?? '')
      const before = await thing.look()
      const send = (client: { cookies: Map<string, string> }) =>
        server.server.inject({
          method: endpoint.method,
          url,
          headers: {
            cookie: cookieOf(client),
            'content-type': isBytes(endpoint.body) ? endpoint.body.contentTypes[0]! : 'application/json',
          },
          payload: typeof thing.body === 'string' ? thing.body : JSON.stringify(thing.body ?? {}),
        })
      expect([name(endpoint), (await send(other)).statusCode]).toEqual([name(endpoint), thing.strangerGets ?? 404])
      expect(await thing.look()).toEqual(before)
      expect([name(endpoint), (await send(owner)).statusCode]).toEqual([name(endpoint), 200])
    }
  })
})

type Thing = {
  params: Record<string, string>
  query?: string
  /** JSON, or the bytes of a file. */
  body?: object | string
  /** Where ids are made by whoever calls, the same id of another person is another thing: they may have one, or have none to remove. */
  strangerGets?: 200
  look(): Promise<unknown>
}

/** For each endpoint with a personal id: one such thing of the owner, and how to see that it is untouched. */
async function thingsOf(owner: Awaited<ReturnType<typeof signedIn>>): Promise<Record<string, Thing>> {
  const rows = (query: string) => async () => (await server.app.database.pool.query(query, [owner.user.id])).rows
  const start = await owner.fetch('/api/soul/tracks/night-rain/play-start', { method: 'POST' })
  const { sessionId } = (await start.json()) as { sessionId: string }
  const device = await server.app.sessions.create(server.app.db, owner.user.id, 'Another device')
  return {
    'POST /api/meditations/:sessionId/milestones': {
      params: { sessionId },
      body: { milestoneSeconds: 180, totalSeconds: 180 },
      look: rows('select * from listening_sessions where user_id = $1'),
    },
    'DELETE /api/sessions/:id': { params: { id: device.sessionId }, look: rows('select * from sessions where user_id = $1 order by id') },
    ...(await plantOf(owner)),
    ...(await entryOf(owner)),
    ...(await importsOf(owner)),
    ...(await habitOf(owner)),
    ...(await reminderOf(owner, rows('select * from reminders where user_id = $1'))),
    'POST /api/journal/reflect/answers/:id/stop': await runOf(owner.user.id, rows('select * from ai_runs where user_id = $1')),
    'DELETE /api/passkeys/:id': await passkeyOf(owner.user.id, rows('select * from account_passkeys where user_id = $1')),
  }
}

/** A model's answer that is being written for them. */
async function runOf(userId: string, look: () => Promise<unknown>): Promise<Thing> {
  const id = uuidv7()
  await server.app.database.pool.query(
    "insert into ai_runs (user_id, id, purpose, started_at) values ($1, $2, 'journal.reflections', now())",
    [userId, id],
  )
  return { params: { id }, look }
}

/** A plant that an act of theirs grew. */
async function plantOf(owner: Awaited<ReturnType<typeof signedIn>>): Promise<Record<string, Thing>> {
  const subject = uuidv7()
  const act = {
    key: `test:${subject}`,
    kind: 'habit',
    at: new Date(),
    zone: 'UTC',
    localDay: '2026-05-04',
    amount: 1,
    unit: 'times',
    points: 1,
  }
  await server.app.db.transaction((tx) => recordActivity(tx, { ...act, userId: owner.user.id, subject }))
  const params = { key: `habit~${subject}~0` }
  const look = async () => (await server.app.database.pool.query('select * from garden_plants where user_id = $1', [owner.user.id])).rows
  return {
    'GET /api/garden/plants/:key/acts': { params, look },
    'PUT /api/garden/plants/:key': { params, body: { name: 'Old oak' }, look },
  }
}

/** An entry with a version and something attached. */
async function entryOf(owner: Awaited<ReturnType<typeof signedIn>>): Promise<Record<string, Thing>> {
  const [id, attachment, another] = [uuidv7(), uuidv7(), uuidv7()]
  const when = { at: '2026-05-04T09:00:00.000Z', zone: 'UTC', localDay: '2026-05-04' }
  for (const patch of [
    { when, body: 'one' },
    { body: 'two', restoredFrom: uuidv7() },
  ]) {
    const change = { kind: 'entry', changeId: uuidv7(), recordId: id, base: 0, editedAt: when.at, device: 'Test device', patch }
    await owner.fetch('/api/journal/changes', {
      method: 'POST',
      body: JSON.stringify({ changes: [change] }),
      headers: { 'content-type': 'application/json' },
    })
  }
  const file = { method: 'PUT', body: 'a plain note', headers: { 'content-type': 'application/octet-stream' } }
  for (const one of [attachment, another]) await owner.fetch(`/api/journal/attachments/${one}?entryId=${id}`, file)
  const { versions } = (await (await owner.fetch(`/api/journal/entries/${id}/versions`)).json()) as { versions: { id: string }[] }
  const look = async () =>
    (await server.app.database.pool.query('select * from journal_records where user_id = $1 order by id', [owner.user.id])).rows
  return {
    'GET /api/journal/entries/:id': { params: { id }, look },
    'GET /api/journal/entries/:id/versions': { params: { id }, look },
    'GET /api/journal/entries/:id/versions/:versionId': { params: { id, versionId: versions[0]!.id }, look },
    'GET /api/journal/days/:day': { params: { day: '2026-05-04' }, strangerGets: 200, look },
    'PUT /api/journal/attachments/:id': { params: { id: another }, query: `?entryId=${id}`, body: file.body, strangerGets: 200, look },
    'GET /api/journal/attachments/:id/:size': { params: { id: attachment, size: 'full' }, look },
  }
}

/** Imports of the journal at the points where something can be done with them. */
async function importsOf(owner: Awaited<ReturnType<typeof signedIn>>): Promise<Record<string, Thing>> {
  const begun = async (state: string): Promise<string> => {
    const id = uuidv7()
    await owner.fetch('/api/journal/imports', {
      method: 'POST',
      body: JSON.stringify({ id, name: 'old.md', bytes: 12, zone: 'UTC' }),
      headers: { 'content-type': 'application/json' },
    })
    await server.app.database.pool.query('update imports set state = $1 where user_id = $2 and id = $3', [state, owner.user.id, id])
    return id
  }
  const look = async () =>
    (await server.app.database.pool.query('select * from imports where user_id = $1 order by id', [owner.user.id])).rows
  // The one that is over first: few may be open at a time.
  const [done, id] = [await begun('done'), await begun('uploading')]
  return {
    'GET /api/journal/imports/:id': { params: { id }, look },
    'PUT /api/journal/imports/:id/parts/:index': { params: { id, index: '0' }, body: 'a plain note', look },
    'POST /api/journal/imports/:id/start': { params: { id: await begun('ready') }, body: { zone: 'UTC', moods: [] }, look },
    'POST /api/journal/imports/:id/cancel': { params: { id: await begun('ready') }, look },
    'POST /api/journal/imports/:id/undo': { params: { id: done }, look },
  }
}

/** Habits and groups are made by whoever names them: the same id of another person is another thing. */
async function habitOf(owner: Awaited<ReturnType<typeof signedIn>>): Promise<Record<string, Thing>> {
  const [id, gone, group, goneGroup] = [uuidv7(), uuidv7(), uuidv7(), uuidv7()]
  const schedule = { kind: 'daily' }
  const words = { name: 'Stretch', question: '', notes: '', kind: 'yes', unit: '', timeOfDay: 'any', icon: 'leaf' }
  const numbers = { target: 1, hue: 140, groupId: null, order: 0, startDay: '2026-05-01', pauses: [], goalTotal: null, isArchived: false }
  const habit = { ...words, ...numbers, schedule }
  const named = { name: 'Morning', order: 0 }
  const put = (path: string, body: object) =>
    owner.fetch(path, { method: 'PUT', body: JSON.stringify(body), headers: { 'content-type': 'application/json' } })
  for (const one of [id, gone]) await put(`/api/habits/${one}`, habit)
  for (const one of [group, goneGroup]) await put(`/api/habit-groups/${one}`, named)
  const look = async () =>
    (
      await server.app.database.pool.query(
        'select id, group_id from habits where user_id = $1 union all select id, null from habit_groups where user_id = $1 order by id',
        [owner.user.id],
      )
    ).rows
  return {
    'GET /api/habits/:id': { params: { id }, look },
    'PUT /api/habits/:id': { params: { id }, body: habit, strangerGets: 200, look },
    'DELETE /api/habits/:id': { params: { id: gone }, strangerGets: 200, look },
    'PUT /api/habit-groups/:id': { params: { id: group }, body: named, strangerGets: 200, look },
    'DELETE /api/habit-groups/:id': { params: { id: goneGroup }, strangerGets: 200, look },
  }
}

async function reminderOf(owner: Awaited<ReturnType<typeof signedIn>>, look: () => Promise<unknown>): Promise<Record<string, Thing>> {
  const [id, gone, deliveryId] = [uuidv7(), uuidv7(), uuidv7()]
  const body = { owner: 'journal', subject: 'mood', minutes: 540, weekdays: 127, enabled: false }
  for (const one of [id, gone]) {
    await owner.fetch(`/api/reminders/${one}`, {
      method: 'PUT',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json' },
    })
  }
  await server.app.database.pool.query(
    "insert into reminder_deliveries (user_id, reminder_id, local_day, id, due_at, attempt, state) values ($1, $2, '2026-05-04', $3, now(), 0, 'sent')",
    [owner.user.id, id, deliveryId],
  )
  return {
    'PUT /api/reminders/:id': { params: { id }, body, strangerGets: 200, look },
    'POST /api/reminders/deliveries/:id/act': { params: { id: deliveryId }, body: { action: 'snooze' }, look },
    'DELETE /api/reminders/:id': { params: { id: gone }, strangerGets: 200, look },
  }
}

async function passkeyOf(userId: string, look: () => Promise<unknown>): Promise<Thing> {
  const id = uuidv7()
  await server.app.database.pool.query(
    "insert into account_passkeys (user_id, id, credential_id, public_key, counter, transports, rp_id, name, created_at) values ($1, $2, $3, '\\x00', 0, '{}', 'localhost', 'Test key', now())",
    [userId, id, `credential-${id}`],
  )
  return { params: { id }, look }
}
