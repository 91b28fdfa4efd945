// The generator, a plan of twelve weeks at a time, and a device's reads for a training: over ten years of four sessions a week against one
// month, over HTTP, database included. A phone at a quarter of this machine's pace takes four times as long for a plan.
import process from 'node:process'
import { uuidv7 } from '#platform/server/core/ids.ts'
import { getLift, getTraining } from '#features/workouts/contract/training.ts'
import { exercises } from '#features/workouts/content/exercises/table.ts'
import { generatePlan } from '#features/workouts/engine/generate.ts'
import { gym } from '#features/workouts/engine/places.fixture.ts'
import { trained, wishes } from '#features/workouts/server/training/training.fixture.ts'
import { keepSession } from '#features/workouts/server/training/training.ts'
import { makeUser } from '#testing/make-user.ts'
import { testClient } from '#testing/test-client.ts'
import { benchServer } from './lib/bench-server.ts'
import { median, print, ratio, timed } from './lib/figures.ts'

const PLANS = 60
const RUNS = 15
const TODAY = '2026-05-04T18:00:00Z'
const LIFTS = [
  'barbell-back-squat',
  'barbell-bench-press',
  'barbell-row',
  'barbell-deadlift',
  'barbell-overhead-press',
  'lat-pulldown',
  'dumbbell-curl',
  'plank',
]

let seed = 0
const plan = async () => void generatePlan({ ...wishes, level: 'advanced', days: 6, minutes: 90, weeks: 12, seed: seed++ }, exercises, gym)
await timed(PLANS, plan)
// Measured in CPU time, so that other processes on this machine do not count.
const before = process.cpuUsage()
await timed(PLANS, plan, 0)
const used = process.cpuUsage(before)
const each = (used.user + used.system) / 1000 / PLANS
// A phone at a quarter of this pace.
print('a plan of twelve weeks, four times as slow', `${(each * 4).toFixed(1)} ms`, { text: '≤ 50 ms', met: each * 4 <= 50 })

const server = await benchServer({ now: () => new Date(TODAY) })
const { app } = server.running

async function person(weeks: number) {
  const { id } = await makeUser(app, {})
  const { token } = await app.sessions.create(app.db, id, 'Bench')
  const client = testClient(server.url)
  client.cookies.set('fernwell_session', token)
  for (let week = weeks; week > 0; week--)
    for (const day of [0, 1, 3, 4]) {
      const start = Date.parse(TODAY) - week * 7 * 86_400_000 + day * 86_400_000
      const done = Array.from({ length: 6 }, (_, at) => ({
        exercise: LIFTS[(at + day * 3) % LIFTS.length]!,
        weight: 60 + (week % 40),
        amounts: [10, 9, 8, 8],
      }))
      await keepSession(app, { id, zone: 'UTC', dayStart: 240 }, { ...trained(start, done), id: uuidv7() })
    }
  return client
}
const [month, decade] = [await person(4), await person(520)]
await app.db.execute('vacuum analyze')
const asks = {
  'all that is needed to train': (client: typeof month) => client.call(getTraining),
  'one exercise over the years': (client: typeof month) => client.call(getLift, { params: { exercise: 'barbell-bench-press' } }),
}
for (const [name, ask] of Object.entries(asks)) {
  const [few, many] = [median(await timed(RUNS, () => ask(month))), median(await timed(RUNS, () => ask(decade)))]
  print(`${name}, ten years`, `${many.toFixed(1)} ms`, { text: '< 100 ms', met: many < 100 })
  print('ten years : one month', ratio(many / few))
}
await server.close()
