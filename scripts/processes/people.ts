// Simulated people who write continuously through both apps, and a check of each acknowledged write.
import { isDeepStrictEqual } from 'node:util'
import { setTimeout as wait } from 'node:timers/promises'
import { PLAIN_HABIT } from '#features/habits/plain-habit.ts'
import { addDays } from '#platform/contract/dates.ts'
import { uuidv7 } from '#platform/server/core/ids.ts'
import { openDevice, type Device, type Tally } from './requests.ts'

const PAUSE_MS = 20
/** Share of acknowledged writes that are sent again, like by a device that did not receive the answer. */
const SENT_TWICE = 0.15
const DAYS = 20
/** Days of a habit in the file that each person imports. */
export const IMPORTED_DAYS = 400
export const PASSWORD = 'harbour-violin-37-thistle'

export type Person = {
  name: string
  device: Device
  habitId: string
  marks: number
  entries: Map<string, string>
  measurements: Map<string, number>
  importId: string
}

const NOW = new Date()
const TODAY = NOW.toISOString().slice(0, 10)
const dayAgo = (days: number) => addDays(TODAY, -days)

export async function newPerson(urls: readonly string[], tally: Tally, n: number): Promise<Person> {
  const device = openDevice(urls, tally)
  const name = `walker${n}x${process.pid}`
  const made = await device.once(n % 2, 'POST', '/api/register', {
    username: name,
    email: `${name}@example.org`,
    password: PASSWORD,
    zone: 'UTC',
  })
  if (made?.status !== 201) throw new Error(`A person could not sign up: ${JSON.stringify(made)}`)
  device.shareSession(n % 2)
  const habitId = uuidv7()
  const habit = { ...PLAIN_HABIT, name: 'Cups of tea', kind: 'atLeast', unit: 'cups', target: 3, order: 0, startDay: dayAgo(DAYS) }
  await device.untilDone('PUT', `/api/habits/${habitId}`, habit)
  return { name, device, habitId, marks: 0, entries: new Map(), measurements: new Map(), importId: uuidv7() }
}

/** Writes until `isOver`; a write in flight is retried until it is acknowledged. */
export async function keepWriting(person: Person, isOver: () => boolean): Promise<void> {
  const { device } = person
  const writes = [
    async () => {
      const mark = {
        id: uuidv7(),
        habitId: person.habitId,
        day: dayAgo(randomDay()),
        at: NOW.toISOString(),
        change: { op: 'add', amount: 1 },
      }
      await send(device, 'POST', '/api/habits/marks', { marks: [mark] })
      person.marks++
    },
    async () => {
      const recordId = uuidv7()
      const body = `A walk to the weir, ${recordId}`
      const localDay = dayAgo(1 + randomDay())
      const when = { at: `${localDay}T12:00:00.000Z`, zone: 'UTC', localDay }
      const change = {
        kind: 'entry',
        changeId: uuidv7(),
        recordId,
        base: 0,
        editedAt: NOW.toISOString(),
        device: 'Trial',
        patch: { when, body },
      }
      const answer = await send(device, 'POST', '/api/journal/changes', { changes: [change] })
      const [result] = (answer as { results: { status: string; problem?: string }[] }).results
      if (result?.status !== 'applied') throw new Error(`A journal change was ${result?.status}: ${result?.problem}`)
      person.entries.set(recordId, body)
    },
    async () => {
      const id = uuidv7()
      const weight = 60 + person.measurements.size / 100
      const entry = { day: dayAgo(randomDay()), at: NOW.toISOString(), values: { weight }, note: '' }
      await send(device, 'PUT', `/api/measurements/entries/${id}`, entry)
      person.measurements.set(id, weight)
    },
  ]
  for (let n = 0; !isOver(); n++) {
    await writes[n % writes.length]!()
    await wait(PAUSE_MS)
  }
}

const randomDay = () => Math.floor(Math.random() * DAYS)

async function send(device: Device, method: string, path: string, body: unknown): Promise<unknown> {
  const { body: answer } = await device.untilDone(method, path, body)
  if (Math.random() < SENT_TWICE) await device.untilDone(method, path, body)
  return answer
}

/** Announces, uploads and starts an import, each step at the first app that answers; the worker does the rest. */
export async function startImport({ device, importId }: Person): Promise<void> {
  const lines = Array.from({ length: IMPORTED_DAYS }, (_, n) => `Rowing,,,${dayAgo(n + 1)},1,\n`)
  const file = Buffer.from(`HabitName,HabitDescription,HabitCategory,CalendarDate,Value,CommentText\n${lines.join('')}`)
  await device.untilDone('POST', '/api/imports', { kind: 'habits', id: importId, name: 'old.csv', bytes: file.length, zone: 'UTC' })
  await device.untilDone('PUT', `/api/imports/${importId}/parts/0`, new Uint8Array(file))
  await untilImport(device, importId, 'ready')
  await device.untilDone('POST', `/api/imports/${importId}/start`, { choices: { dateOrder: null } })
}

export async function untilImport(device: Device, id: string, wanted: string): Promise<void> {
  for (;;) {
    const { body } = await device.untilDone('GET', `/api/imports/${id}`)
    const { state, failure } = body as { state: string; failure: string | null }
    if (state === wanted) return
    if (state === 'failed') throw new Error(`An import failed: ${failure}`)
    await wait(250)
  }
}

type Day = { value: number }
type Days = { days: Day[] }
type RecordRow = { id: string; kind: string; data: { body?: string } | null }

/** Differences between a person's data at one app and the acknowledged writes; empty if each is there exactly once. */
export async function differences({ device, ...person }: Person, app: number): Promise<string[]> {
  const read = async <T>(path: string): Promise<T> => {
    const answer = await device.once(app, 'GET', path)
    if (answer?.status !== 200) throw new Error(`GET ${path} answered ${answer?.status}`)
    return answer.body as T
  }
  const found: string[] = []
  const compare = (what: string, is: unknown, wanted: unknown) => {
    if (!isDeepStrictEqual(is, wanted))
      found.push(`${person.name} at app ${app + 1}: ${what} are ${JSON.stringify(is)}, not ${JSON.stringify(wanted)}`)
  }
  const sum = (days: readonly Day[]) => days.reduce((total, { value }) => total + value, 0)

  compare('cups', sum((await read<Days>(`/api/habits/${person.habitId}`)).days), person.marks)
  const { habits } = await read<{ habits: { habit: { id: string; name: string } }[] }>('/api/habits')
  const imported = habits.filter(({ habit }) => habit.name === 'Rowing')
  compare('imported habits', imported.length, 1)
  for (const { habit } of imported) compare('imported days', sum((await read<Days>(`/api/habits/${habit.id}`)).days), IMPORTED_DAYS)

  const entries = new Map<string, string | undefined>()
  for (let since = 0, more = true; more;) {
    const page: { records: RecordRow[]; next: number; more: boolean } = await read(`/api/journal/records?since=${since}&limit=500`)
    for (const { id, kind, data } of page.records) if (kind === 'entry') entries.set(id, data?.body)
    ;({ next: since, more } = page)
  }
  compare('entries', entries.size, person.entries.size)
  const lost = [...person.entries].filter(([id, body]) => entries.get(id) !== body)
  compare('lost or changed entries', lost.length, 0)

  const { entries: rows } = await read<{ entries: { id: string; values: { weight: number } }[] }>('/api/measurements?span=all')
  compare('weights', new Map(rows.map(({ id, values }) => [id, values.weight])).size, person.measurements.size)
  compare('lost or changed weights', rows.filter(({ id, values }) => person.measurements.get(id) !== values.weight).length, 0)
  return found
}

export const acknowledged = (people: readonly Person[]): number =>
  people.reduce((sum, { marks, entries, measurements }) => sum + marks + entries.size + measurements.size, 0)
