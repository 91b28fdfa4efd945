import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { PLAIN_HABIT } from '#features/habits/plain-habit.ts'
import { newEntry } from '#features/journal/server/sync/device.fixture.ts'
import { uuidv7 } from '#platform/server/core/ids.ts'
import { signedIn } from '#testing/make-user.ts'
import { testServer, type TestServer } from '#testing/test-server.ts'
import { serverFeatures } from './features.ts'

/** Tables that belong to nobody: the same for everyone, or the installation's own. */
const SHARED = new Set(['installation_settings', 'wiki_articles', 'wiki_writings', 'marketing_posts', 'nutrition_products', 'soul_uploads'])
/** The use of all people together (STORAGE_TOTAL) is a sum over all rows, which are short: docs/scale.md has its limits. */
const SUMMED = 'storage_usage'
const TODAY = '2026-05-04'
const READS = [
  '/api/user',
  '/api/hub',
  '/api/habits',
  '/api/journal/records?since=0',
  '/api/journal/days?from=2026-04-01&to=2026-05-31',
  '/api/journal/entries',
  '/api/measurements',
  '/api/soul',
  '/api/garden',
  '/api/image-status',
  '/api/sessions',
]

type Statement = { text: string; values: unknown[] }
type Plan = Record<string, unknown> & { Plans?: Plan[] }

const seen = new Map<string, Statement>()
const query = pg.Client.prototype.query as (...args: unknown[]) => unknown
let server: TestServer

beforeAll(async () => {
  // Before the server opens any connection: each connection binds the method that exists then.
  Object.assign(pg.Client.prototype, {
    query(this: pg.Client, ...args: unknown[]) {
      const [first, values] = args as [string | { text?: string; values?: unknown[] } | undefined, unknown]
      const text = typeof first === 'string' ? first : first?.text
      const given = Array.isArray(values) ? values : typeof first === 'object' ? (first.values ?? []) : []
      if (text !== undefined && /^\s*(select|insert|update|delete|with)\b/i.test(text)) seen.set(text, { text, values: given })
      return query.apply(this, args)
    },
  })
  server = await testServer(serverFeatures, { worker: false })
})

afterAll(async () => {
  Object.assign(pg.Client.prototype, { query })
  await server.close()
})

test('every statement of everyday actions reads only one person’s rows', { timeout: 120_000 }, async () => {
  for (let n = 0; n < 3; n++) {
    const me = await signedIn(server)
    const send = async (method: string, path: string, body?: object) => {
      const json = body && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }
      const response = await me.fetch(path, { method, ...json })
      expect([path, response.status]).toEqual([path, 200])
      await response.text()
    }
    // Statements for sign-in and sign-up are not part of the test.
    seen.clear()
    const habitId = uuidv7()
    const at = `${TODAY}T09:00:00.000Z`
    await send('PUT', `/api/habits/${habitId}`, { ...PLAIN_HABIT, name: 'Walk', order: 0, startDay: '2026-01-01' })
    for (let mark = 0; mark < 2; mark++)
      await send('POST', '/api/habits/marks', { marks: [{ id: uuidv7(), habitId, day: TODAY, at, change: { op: 'set', value: 1 } }] })
    await send('POST', '/api/journal/changes', { changes: [newEntry({ body: 'A walk to the weir.' })] })
    await send('PUT', `/api/measurements/entries/${uuidv7()}`, { day: TODAY, at, values: { weight: 70 }, note: '' })
    for (const path of READS) await send('GET', path)
  }
  const statements = [...seen.values()].filter(({ text }) => !/\bjobs\./.test(text))
  expect(statements.length).toBeGreaterThan(30)

  const client = await server.app.database.pool.connect()
  const strays: string[] = []
  try {
    // Tables of three people fit into one page, and a scan of that page would be cheapest: this forces the use of existing indexes.
    await client.query('set enable_seqscan = off')
    for (const { text, values } of statements) {
      const { rows } = await client.query<{ 'QUERY PLAN': [{ Plan: Plan }] }>(`explain (format json) ${text}`, values as never[])
      for (const stray of straysOf(rows[0]!['QUERY PLAN'][0].Plan)) strays.push(`${stray} in: ${text.slice(0, 300)}`)
    }
  } finally {
    client.release(true)
  }
  expect(strays).toEqual([])
})

/** Scans of a plan that no index limits to one person's rows. */
function straysOf(plan: Plan): string[] {
  const below = (plan.Plans ?? []).flatMap(straysOf)
  const kind = String(plan['Node Type'])
  const table = plan['Relation Name'] as string | undefined
  if (SHARED.has(table ?? '')) return []
  if (table === SUMMED && kind === 'Seq Scan') return below
  if (kind === 'Seq Scan') return [...below, `all of ${table} is read`]
  if (!/^(?:Index|Index Only|Bitmap Index) Scan$/.test(kind)) return below
  const condition = String(plan['Index Cond'] ?? '')
  const isNarrow = /\buser_id = /.test(condition) || (/^users_pkey$/.test(String(plan['Index Name'])) && /\bid = /.test(condition))
  return isNarrow ? below : [...below, `${String(plan['Index Name'])} is read by ${condition || 'nothing'}`]
}
