import { sql } from '#platform/server/db/drizzle.ts'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { shared } from '#testing/shared.ts'
import { thoroughTest } from '#testing/depth.ts'
import { eraseAccount, register } from '#features/account/contract.ts'
import { exportAccount } from '#features/account/contract-export.ts'
import { isBytes, pathOf, type Endpoint } from '#platform/contract/endpoint.ts'
import { actKinds } from '#platform/server/activity/kinds.ts'
import { ensureDemoPerson } from '#testing/demo-person.ts'
import { everyRow, rowsWith } from '#testing/every-row.ts'
import { fakeAi } from '#testing/fake-ai.ts'
import { bodyOf, liveAll, type Lived, type LivingPerson, type OwnThing } from '#testing/life.ts'
import { signedIn } from '#testing/make-user.ts'
import { ownServer, testServer, type TestServer } from '#testing/test-server.ts'
import { unzip } from '#testing/unzip.ts'
import { serverFeatures } from './features.ts'
import { exportOf, importZip, undone } from './own-import.fixture.ts'

const ai = shared(fakeAi)
const server = shared(() => testServer(serverFeatures, { config: { ai: ai.config() } }))
let me: LivingPerson
let lived: Required<Lived>

beforeAll(async () => {
  me = await newcomer(server, 'wisteria')
  lived = await liveAll(server, me, serverFeatures)
})

/** A person with a new account, and a welcome mail. */
async function newcomer(at: TestServer, username: string): Promise<LivingPerson> {
  const client = at.client()
  const body = { username, email: `${username}@example.org`, password: 'harbour-violin-37-thistle' }
  const { id } = await client.call(register, { body })
  return Object.assign(client, { user: { id, ...body } })
}

async function exported(person: LivingPerson): Promise<Map<string, Buffer>> {
  const answer = await person.call(exportAccount)
  expect(answer.headers.get('content-type')).toBe('application/zip')
  return unzip(Buffer.from(await answer.arrayBuffer()))
}

describe('a whole life', () => {
  test('is in its export: every word, every number, every byte, and a README that explains each file', async () => {
    const files = await exported(me)
    const text = [...files.values()].map((content) => content.toString('utf8')).join('\n')
    // As they are written in JSON, or plainly in a note.
    const missing = lived.says.filter((stated) => !text.includes(String(stated)) && !text.includes(JSON.stringify(stated).slice(1, -1)))
    expect(missing).toEqual([])
    for (const [name, bytes] of Object.entries(lived.files)) expect([name, files.get(name)?.equals(bytes)]).toEqual([name, true])
    const readme = files.get('README.md')!.toString('utf8')
    for (const name of files.keys()) {
      if (name === 'README.md') continue
      const stated = name
        .split('/')
        .some((_, depth, parts) => readme.includes(`\`${parts.slice(0, depth + 1).join('/')}${depth + 1 < parts.length ? '/' : ''}\``))
      expect([name, stated]).toEqual([name, true])
    }
    expect(text).not.toMatch(/argon2|credential-/)
  })

  test('is protected from another person: 404, nothing changed, and no answer names the owner', async () => {
    const other = await signedIn(server)
    const before = await rowsWith(server, [me.user.id])
    for (const one of personal().filter(({ thing }) => !thing.begin)) await refuses(one, other)
    expect(await rowsWith(server, [me.user.id])).toEqual(before)
  })

  thoroughTest('has a demonstration year beside it, with data for every page of a single thing', async () => {
    const { pages } = await ensureDemoPerson(server.app)
    expect(Object.keys(pages).sort()).toEqual(Object.keys(lived.pages).sort())
  })

  test('records acts of exactly the kinds that its features describe, in their units', async () => {
    const { rows } = await server.app.db.execute<{ kind: string; unit: string }>(sql`select distinct kind, unit from activity_acts`)
    const described = [...actKinds(server.app)].map(([kind, { unit }]) => `${kind} ${unit}`)
    expect(rows.map(({ kind, unit }) => `${kind} ${unit}`).sort()).toEqual(described.sort())
  })

  test('is restored from its export into a new account of another installation, and its export there is equal', async () => {
    const files = await exported(me)
    const other = await ownServer(serverFeatures, { clock: server.clock })
    const away = await newcomer(other, 'laburnum')
    const { id, report } = await importZip(other, away, await exportOf(me))
    // The dry run reports the contents before anything is imported.
    expect(report!.parts.every(({ found, known }) => found > 0 && known === 0)).toBe(true)
    expect(report!.leftOut).toEqual({ unreadable: 0, withoutBytes: 0, badPaths: 0 })
    const again = await exported(away)
    expect(comparable(again)).toEqual(comparable(files))

    const twice = await importZip(other, away, await exportOf(me))
    expect(twice.imported).toEqual({})
    expect(comparable(await exported(away))).toEqual(comparable(files))

    expect(await undone(other, away, id)).toMatchObject({ state: 'undone', imported: {}, retained: 0 })
    const left = textOf(comparable(await exported(away)))
    expect(lived.says.filter((stated) => typeof stated === 'string' && stated.includes(' ') && left.includes(stated))).toEqual([])

    // By now the journal there has default activities of its own: those that also exist in the export get its ids.
    await importZip(other, away, await exportOf(me))
    const anew = await exported(away)
    const { says, files: media } = lived
    const text = textOf(comparable(anew))
    const before = textOf(comparable(files))
    expect(says.filter((stated) => before.includes(String(stated)) && !text.includes(String(stated)))).toEqual([])
    for (const [name, bytes] of Object.entries(media)) expect([name, anew.get(name)?.equals(bytes)]).toEqual([name, true])
    expect(recordsIn(anew)).toBe(recordsIn(files))
    for (const name of ['activity/points.json', 'garden/garden.json', 'soul/tracks.json'])
      expect([name, anew.get(name)?.toString()]).toEqual([name, files.get(name)?.toString()])
  })

  // After the export and its import: this uses the things, and deletes some of them.
  test('can be used by its owner through each of these endpoints, and no answer may be cached', async () => {
    const other = await signedIn(server)
    const before = await rowsOf(me.user.id)
    for (const one of personal()) {
      if (one.thing.begin) {
        await one.thing.begin()
        const started = await rowsWith(server, [me.user.id])
        await refuses(one, other)
        expect(await rowsWith(server, [me.user.id])).toEqual(started)
      }
      const { statusCode, headers } = await send(one, me)
      expect([nameOf(one.endpoint), statusCode]).toEqual([nameOf(one.endpoint), 200])
      // Pictures, recordings and exports too: a private response is cached nowhere.
      expect([nameOf(one.endpoint), headers['cache-control']]).toEqual([nameOf(one.endpoint), expect.stringContaining('no-store')])
      await server.app.jobs.idle(lived.jobs)
    }
    await putBack(before)
  })

  test('is erased with its account: no row, no file, no job and no mail of it remains', async () => {
    const words = [me.user.id, me.user.username, me.user.email, `new-${me.user.email}`, `next-${me.user.email}`]
    expect((await rowsWith(server, words)).length).toBeGreaterThan(50)
    expect((await filesWith(server.config.dataDir, words)).length).toBeGreaterThan(5)
    await me.call(eraseAccount)
    expect(await rowsWith(server, words)).toEqual([])
    expect(await filesWith(server.config.dataDir, words)).toEqual([])
  })
})

type Personal = { endpoint: Endpoint; thing: OwnThing }

/** Every endpoint with an id of a person's own in its path, and what the person has there. */
function personal(): Personal[] {
  const endpoints = server.app.collect('routes').flatMap(({ value }) => value.map(({ endpoint }): Endpoint => endpoint))
  expect(Object.keys(lived.things).filter((thing) => !endpoints.some((endpoint) => nameOf(endpoint) === thing))).toEqual([])
  return endpoints
    .filter(
      (endpoint) =>
        nameOf(endpoint) in lived.things ||
        (endpoint.auth === 'session' &&
          endpoint.path.includes(':') &&
          !lived.shared.some((beginning) => endpoint.path.startsWith(beginning))),
    )
    .map((endpoint) => {
      const thing = lived.things[nameOf(endpoint)]
      if (!thing) expect.fail(`${nameOf(endpoint)}: the feature's life.fixture.ts says how a person comes to have one, or it is shared`)
      return { endpoint, thing }
    })
}

const nameOf = ({ method, path: place }: Endpoint) => `${method} ${place}`

const send = ({ endpoint, thing }: Personal, client: LivingPerson) =>
  server.server.inject({
    method: endpoint.method,
    url: pathOf(endpoint.path, thing.params) + (thing.query ?? ''),
    headers: {
      cookie: [...client.cookies].map(([key, value]) => `${key}=${value}`).join('; '),
      'content-type': isBytes(endpoint.body) ? endpoint.body.contentTypes[0]! : 'application/json',
    },
    payload: bodyOf(thing),
  })

async function refuses(one: Personal, other: LivingPerson): Promise<void> {
  const { statusCode, body } = await send(one, other)
  expect([nameOf(one.endpoint), statusCode]).toEqual([nameOf(one.endpoint), one.thing.strangerGets ?? 404])
  for (const word of [me.user.username, me.user.email])
    expect([nameOf(one.endpoint), body]).toEqual([nameOf(one.endpoint), expect.not.stringContaining(word)])
}

/** Puts rows back into tables that have none of the person's any more, for the test of what an erasure removes. */
async function putBack(rows: readonly string[]): Promise<void> {
  const tableOf = (row: string) => row.slice(0, row.indexOf(': '))
  const left = new Set((await rowsOf(me.user.id)).map(tableOf))
  let wanted = rows.filter((row) => !left.has(tableOf(row)))
  while (wanted.length > 0) {
    // A row that refers to another of them is tried again after it.
    const refused: string[] = []
    for (const row of wanted) {
      const table = tableOf(row)
      const insert = `insert into ${table} select * from jsonb_populate_record(null::${table}, $1)`
      await server.app.database.pool.query(insert, [row.slice(table.length + 2)]).catch(() => refused.push(row))
    }
    expect(refused.length, refused[0]).toBeLessThan(wanted.length)
    wanted = refused
  }
  expect([...new Set((await rowsOf(me.user.id)).map(tableOf))]).toEqual(expect.arrayContaining([...new Set(rows.map(tableOf))]))
}

/** Data of one account only: its identity and sign-in, its consents, shares and imports. */
const NEVER_IMPORTED = [
  'README.md',
  'account.json',
  'review.json',
  'imports.json',
  'language-model-consents.json',
  'companion/voice-consents.json',
  'journal/starters.json',
  'meditations/shared.json',
  'meditations/others.json',
  'personality/shares.json',
  'therapist/shares.json',
  'scrapbook/links.json',
  'scrapbook/asked.json',
  'nutrition/list-link.json',
]

/** An export in a comparable form: without numbers that count an account's own changes. */
function comparable(files: Map<string, Buffer>): Record<string, unknown> {
  const names = [...files.keys()].filter((name) => !NEVER_IMPORTED.includes(name)).toSorted()
  return Object.fromEntries(
    names.map((name) => {
      const bytes = files.get(name)!
      if (!name.endsWith('.jsonl')) return [name, bytes.toString('latin1')]
      const lines = bytes.toString('utf8').trim().split('\n').filter(Boolean)
      const parsed = lines.map((line) => {
        const value = JSON.parse(line) as { id: string; kind?: string }
        // The time at which this server read the bytes of an attachment differs.
        return { ...value, seq: undefined, ...(value.kind === 'attachment' && { updatedAt: undefined }) }
      })
      if (name !== 'journal/records.jsonl') return [name, parsed]
      return [name, parsed.toSorted((a, b) => (a.id < b.id ? -1 : 1))]
    }),
  )
}

const textOf = (files: Record<string, unknown>) => JSON.stringify(files)
const recordsIn = (files: Map<string, Buffer>) => files.get('journal/records.jsonl')!.toString('utf8').trim().split('\n').length

/** Rows that name the person, except jobs. */
async function rowsOf(userId: string): Promise<string[]> {
  const found = [...(await everyRow(server))].flatMap(([table, rows]) =>
    rows.filter((row) => row.includes(userId)).map((row) => `${table}: ${row}`),
  )
  return found.filter((row) => !row.startsWith('jobs.'))
}

/** Files and folders below a folder whose path or content contains one of these words. */
async function filesWith(folder: string, words: readonly string[]): Promise<string[]> {
  const found = []
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const file = path.join(entry.parentPath, entry.name)
    const content = entry.isFile() ? await readFile(file, 'latin1') : ''
    if (words.some((word) => path.relative(folder, file).includes(word) || content.includes(word))) found.push(path.relative(folder, file))
  }
  return found
}
