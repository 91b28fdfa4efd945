// Thirty habits over ten years, and over one month: the list and all charts over HTTP, database included; asked for the first time (nothing
// remembered), again, and right after a mark.
import { addDays } from '#platform/contract/dates.ts'
import { uuidv7 } from '#platform/server/core/ids.ts'
import { getHabit, listHabits, putHabit, sendMarks, type HabitFields } from '#features/habits/contract.ts'
import { getHabitAnalytics } from '#features/habits/contract-analytics.ts'
import { PLAIN_HABIT } from '#features/habits/plain-habit.ts'
import { clearComputed } from '#features/habits/server/computed-per-habit.ts'
import { makeUser } from '#testing/make-user.ts'
import { testClient } from '#testing/test-client.ts'
import { benchServer } from './lib/bench-server.ts'
import { median, print, ratio, timed } from './lib/figures.ts'

const RUNS = 20
const HABITS = 30
const TODAY = '2026-05-04'
const server = await benchServer({ now: () => new Date(`${TODAY}T18:00:00Z`) })
const { app } = server.running

const kinds: Partial<HabitFields>[] = [
  {},
  { kind: 'atLeast', target: 20, unit: 'pages' },
  { kind: 'atMost', target: 2, unit: 'cups' },
  { schedule: { kind: 'perDays', times: 3, days: 7 } },
  { schedule: { kind: 'weekdays', weekdays: 31 } },
  { schedule: { kind: 'timesADay', times: 3 } },
]
const habitOf = (n: number, days: number): HabitFields => ({
  name: `Habit ${n}`,
  ...PLAIN_HABIT,
  order: n,
  startDay: addDays(TODAY, -days),
  ...kinds[n % kinds.length],
})

async function person(days: number) {
  const { id } = await makeUser(app, { createdAt: new Date(`${addDays(TODAY, -days)}T08:00:00Z`) })
  const { token } = await app.sessions.create(app.db, id, 'Bench')
  const client = testClient(server.url)
  client.cookies.set('fernwell_session', token)
  const habits = Array.from({ length: HABITS }, () => uuidv7())
  for (const [n, habit] of habits.entries()) await client.call(putHabit, { params: { id: habit }, body: habitOf(n, days) })
  // Nine of ten days hold something; entering them one by one would take minutes.
  await app.database.pool.query(
    `insert into habit_days (user_id, habit_id, day, value, is_skipped, is_entered, set_at, act_times, is_act)
     select $1, h, d::date, case when n % 6 = 1 then floor(random() * 40) else floor(random() * 4) end, random() < 0.03, true, now(), 1, false
     from unnest($2::uuid[]) with ordinality h(h, n), generate_series($3::date, $4::date, '1 day') d where random() < 0.9`,
    [id, habits, addDays(TODAY, -days), TODAY],
  )
  return { client, habits }
}

type Somebody = Awaited<ReturnType<typeof person>>
const [month, decade] = [await person(30), await person(3650)]
await app.db.execute('vacuum analyze')

const middle = async (work: () => Promise<unknown>) => median(await timed(RUNS, work))
const asks: Record<string, (who: Somebody) => Promise<unknown>> = {
  'list of all habits': ({ client }) => client.call(listHabits, { query: {} }),
  'all charts': ({ client }) => client.call(getHabitAnalytics),
  'one habit with all its days': ({ client, habits }) => client.call(getHabit, { params: { id: habits[1]! } }),
}
const goals: Record<string, number> = { 'all charts': 100 }
const press = ({ client, habits }: Somebody) => {
  const mark = { id: uuidv7(), habitId: habits[0]!, day: TODAY, at: `${TODAY}T17:00:00.000Z`, change: { op: 'set' as const, value: 1 } }
  return client.call(sendMarks, { body: { marks: [mark] } })
}

/** Milliseconds of `work` alone, with something done before each run that is not counted. */
async function after(before: () => unknown, work: () => Promise<unknown>): Promise<number> {
  const durations: number[] = []
  for (let n = 0; n < RUNS; n++) {
    await before()
    const started = performance.now()
    await work()
    durations.push(performance.now() - started)
  }
  return median(durations)
}

for (const [name, ask] of Object.entries(asks)) {
  console.log(`${name}: 30 habits, ten years`)
  const first = await after(clearComputed, () => ask(decade))
  const again = await middle(() => ask(decade))
  const marked = await after(
    () => press(decade),
    () => ask(decade),
  )
  const short = await middle(() => ask(month))
  const goal = goals[name]
  print('asked for the first time', `${first.toFixed(1)} ms`, ...(goal ? [{ text: `< ${goal} ms`, met: first < goal }] : []))
  print('asked again', `${again.toFixed(1)} ms`)
  print('asked right after a mark', `${marked.toFixed(1)} ms`)
  print('ten years : one month', ratio(again / short))
}
print('a mark, ten years', `${(await middle(() => press(decade))).toFixed(1)} ms`)
print('a mark, one month', `${(await middle(() => press(month))).toFixed(1)} ms`)
await server.close()
