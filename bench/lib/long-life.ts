import { addDays } from '#platform/contract/dates.ts'
import type { EntryData } from '#features/journal/contract/records.ts'
import { defaultsOf } from '#features/journal/record-defaults.ts'
import { putRecords, type WholeRecord } from '#features/journal/server/sync/push.ts'
import { putHabit, sendMarks, type HabitFields } from '#features/habits/contract.ts'
import { PLAIN_HABIT } from '#features/habits/plain-habit.ts'
import { recordActivities, type Act } from '#platform/server/activity/activity.ts'
import type { App } from '#platform/server/app/app.ts'
import { uuidv7 } from '#platform/server/core/ids.ts'
import { testClient } from '#testing/test-client.ts'

const HABITS = 30
const ENTRIES_A_DAY = 10_000 / 3650

const habitOf = (n: number, today: string): HabitFields => ({
  name: `Habit ${n}`,
  ...PLAIN_HABIT,
  schedule: n % 3 === 0 ? { kind: 'perDays', times: 3, days: 7 } : { kind: 'daily' },
  order: n,
  startDay: addDays(today, -3650),
})

/** Gives a person a number of days of listening, writing and thirty habits, up to `today`. */
export async function liveLong(server: { app: App; url: string }, id: string, { days, today }: { days: number; today: string }) {
  const { app, url } = server
  const { token, sessionId } = await app.sessions.create(app.db, id, 'Bench')
  const client = testClient(url)
  client.cookies.set('fernwell_session', token)

  const acts = Array.from({ length: days }, (_, ago): Act => {
    const localDay = addDays(today, -ago)
    const at = new Date(`${localDay}T09:00:00Z`)
    return { userId: id, key: `soul:bench:${ago}`, kind: 'listen', at, zone: 'UTC', localDay, amount: 600, unit: 'seconds', points: 5 }
  })
  for (let n = 0; n < acts.length; n += 500) await app.db.transaction((tx) => recordActivities(tx, acts.slice(n, n + 500)))

  const author = { id, sessionId, zone: 'UTC', dayStart: 240, locale: 'en' }
  const records = Array.from({ length: Math.round(days * ENTRIES_A_DAY) }, (_, n): WholeRecord<'entry'> => {
    const localDay = addDays(today, -(n % days))
    const when = { at: `${localDay}T10:00:00.000Z`, zone: 'UTC', localDay }
    const body = `A day like many, with rain before noon and light after it. ${n} `.repeat(24)
    const data = {
      ...(defaultsOf('entry') as EntryData),
      when,
      createdAt: when.at,
      title: `Day ${n}`,
      body,
      mood: { level: 3 + (n % 3), moodId: null },
    }
    return { kind: 'entry', id: uuidv7(), data: data as EntryData }
  })
  for (let n = 0; n < records.length; n += 500) await putRecords(app, author, records.slice(n, n + 500))

  // A year of marks at most: reading looks no further back than a schedule does, and entering ten years takes minutes.
  for (let n = 0; n < (days > 0 ? HABITS : 0); n++) {
    const habitId = uuidv7()
    await client.call(putHabit, { params: { id: habitId }, body: habitOf(n, today) })
    const marked = Array.from({ length: Math.min(days, 200) }, (_, ago) => addDays(today, -ago - (n % 2)))
    const marks = marked.map((day) => ({
      id: uuidv7(),
      habitId,
      day,
      at: `${day}T09:00:00.000Z`,
      change: { op: 'set' as const, value: 1 },
    }))
    await client.call(sendMarks, { body: { marks } })
  }
  const found = await app.sessions.person(token)
  return { id, token, client, person: found! }
}
