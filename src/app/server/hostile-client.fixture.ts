// One account of two, in a process of its own: argv is a Job. A hostile one requests the most expensive reads as fast as it can; a greedy
// one reads the same addresses again and again, ten at a time; an ordinary one acts like a person, and prints the time of each answer.
import { randomBytes } from 'node:crypto'
import process from 'node:process'
import { setTimeout as wait } from 'node:timers/promises'
import { PLAIN_HABIT } from '#features/habits/plain-habit.ts'
import { newEntry } from '#features/journal/server/sync/device.fixture.ts'
import { uuidv7 } from '#platform/server/core/ids.ts'

export type Job = {
  role: 'greedy' | 'hostile' | 'ordinary'
  url: string
  cookie: string
  seconds: number
  username: string
  paths?: string[]
}
export type Report = { answers: number; refused: Record<string, number>; p50: number; p99: number; slowest: number }

const job = JSON.parse(process.argv[2]!) as Job
const until = performance.now() + job.seconds * 1000
const isOver = () => performance.now() > until
const durations: number[] = []
const refused: Record<string, number> = {}

async function send(
  method: string,
  path: string,
  body?: unknown,
  raw?: { type: 'json' | 'octet-stream'; bytes: Buffer },
): Promise<unknown> {
  const start = performance.now()
  const response = await fetch(job.url + path, {
    method,
    headers: {
      cookie: job.cookie,
      origin: job.url,
      ...(raw ? { 'content-type': `application/${raw.type}` } : body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(raw ? { body: new Uint8Array(raw.bytes) } : body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  const text = await response.text()
  durations.push(performance.now() - start)
  if (!response.ok) {
    const name = `${method} ${path.replace(/[0-9a-f-]{36}/g, ':id').split('?')[0]} ${response.status}`
    refused[name] = (refused[name] ?? 0) + 1
    return undefined
  }
  return text.startsWith('{') ? JSON.parse(text) : undefined
}

/** The date of a test's clock; it is in the past for a real clock. */
const TODAY = '2026-05-04'
const markOf = (habitId: string) => ({
  id: uuidv7(),
  habitId,
  day: TODAY,
  at: `${TODAY}T09:00:00.000Z`,
  change: { op: 'add' as const, amount: 1 },
})

async function ordinary(): Promise<void> {
  const habitId = uuidv7()
  await send('PUT', `/api/habits/${habitId}`, { ...PLAIN_HABIT, name: 'Walk', order: 0, startDay: '2024-01-01' })
  const steps = [
    () => send('GET', '/api/hub'),
    () => send('GET', '/api/habits'),
    () => send('POST', '/api/habits/marks', { marks: [markOf(habitId)] }),
    () => send('POST', '/api/journal/changes', { changes: [newEntry({ body: 'A quiet day, and a long walk by the river. '.repeat(20) })] }),
    () => send('GET', `/api/journal/days?from=2026-05-01&to=2026-05-31`),
    () => send('POST', '/api/journal/search', { query: 'river' }),
    () => send('GET', '/api/soul'),
    () => send('GET', '/api/garden'),
    () => send('GET', '/api/user'),
  ]
  for (let n = 0; !isOver(); n++) {
    await steps[n % steps.length]!()
    await wait(20)
  }
}

const MARKUP = ['*a_', '[a](', '`a', '> ', '- [ ] ', '|-', '<p ', '&a;', '~~a ', '#', '\n', '    ', 'www.', '\\[']
const markup = (bytes: number) => {
  let text = ''
  while (text.length < bytes) text += MARKUP[Math.floor(Math.random() * MARKUP.length)]!.repeat(1 + Math.floor(Math.random() * 400))
  return text.slice(0, bytes)
}

const endless = async (work: (n: number) => Promise<unknown>) => {
  for (let n = 0; !isOver(); n++) await work(n).catch(() => wait(5))
}
const many = (lines: number, work: (n: number) => Promise<unknown>) => Array.from({ length: lines }, () => endless(work))

const greedy = async (paths: readonly string[]) => {
  await Promise.all(many(10, (n) => send('GET', paths[n % paths.length]!)))
}

async function hostile(): Promise<void> {
  const records = Array.from({ length: 8 }, () => uuidv7())
  // Built once: while this process builds its requests, it puts no load on the server.
  const pieces = records.map((id) =>
    Buffer.from(JSON.stringify({ ...newEntry({ body: markup(900_000) }, id), changeId: undefined }).slice(1)),
  )
  const pushOf = () =>
    Buffer.concat([
      Buffer.from('{"changes":['),
      ...pieces.flatMap((piece, n) => [Buffer.from(`${n ? ',' : ''}{"changeId":"${uuidv7()}",`), piece]),
      Buffer.from(']}'),
    ])
  const habits = Array.from({ length: 200 }, () => uuidv7())
  const habit = (n: number) => ({
    ...PLAIN_HABIT,
    name: `Habit ${n}`,
    order: n,
    startDay: '1900-01-01',
    pauses: Array.from({ length: 100 }, (_, p) => ({ from: `19${String(p % 90).padStart(2, '0')}-01-01`, to: null })),
  })
  await Promise.all([
    ...many(30, () => send('POST', '/api/journal/changes', undefined, { type: 'json', bytes: pushOf() })),
    ...many(4, (n) => send('PUT', `/api/habits/${habits[n % 200]}`, habit(n))),
    ...many(4, () => send('POST', '/api/habits/marks', { marks: habits.map(markOf) })),
    ...many(6, () => send('GET', '/api/habits')),
    ...many(6, () => send('GET', '/api/habits/analytics')),
    ...many(10, () => send('GET', '/api/hub')),
    ...many(6, (n) =>
      send('POST', '/api/journal/search', { query: ['a*', '"a b" -c', 'mood:1 has:photo', 'aaaa bbbb cccc dddd'][n % 4], limit: 100 }),
    ),
    ...many(4, () => send('GET', '/api/journal/insight')),
    ...many(3, () => send('GET', '/api/journal/records?since=0&limit=500')),
    ...many(2, () => send('GET', '/api/account/export')),
    ...many(2, () => send('GET', '/api/journal/book?from=2020-01-01&to=2029-12-31')),
    ...many(3, async () => {
      const id = uuidv7()
      const bytes = randomBytes(8 * 1024 * 1024)
      await send('POST', '/api/imports', { kind: 'journal', id, name: 'diary.zip', bytes: bytes.length, zone: 'UTC' })
      await send('PUT', `/api/imports/${id}/parts/0`, undefined, { type: 'octet-stream', bytes })
      await send('POST', `/api/imports/${id}/cancel`, {})
    }),
    ...many(4, (n) => send('POST', '/api/login', { username: n % 2 ? job.username : `nobody${n}`, password: `guess number ${n} of many` })),
    ...many(4, () =>
      send('PUT', `/api/reminders/${uuidv7()}`, { owner: 'journal', subject: 'mood', minutes: 1, weekdays: 127, enabled: true }),
    ),
  ])
}

if (job.role === 'ordinary') await ordinary()
else {
  void (job.role === 'greedy' ? greedy(job.paths!) : hostile())
  // On a busy machine the first answer may come late.
  while (!isOver() || durations.length === 0) await wait(100)
}
const sorted = durations.toSorted((a, b) => a - b)
const at = (share: number) => Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0)
process.stdout.write(JSON.stringify({ answers: sorted.length, refused, p50: at(0.5), p99: at(0.99), slowest: at(1) } satisfies Report))
// Requests that are still pending are not waited for.
process.exit(0)
